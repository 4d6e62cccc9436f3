window.YTD.following.part0 = [
  {
    "following": {
      "accountId": "1000001",
      "userLink": "https://twitter.com/intent/user?user_id=1000001"
    }
  },
  {
    "following": {
      "accountId": "1000002",
      "userLink": "https://twitter.com/intent/user?user_id=1000002"
    }
  },
  {
    "following": {
      "accountId": "12345678901234567890",
      "userLink": "https://twitter.com/intent/user?user_id=12345678901234567890"
    }
  }
]
