window.YTD.follower.part0 = [
  {
    "follower": {
      "accountId": "2000001",
      "userLink": "https://twitter.com/intent/user?user_id=2000001"
    }
  },
  {
    "follower": {
      "accountId": "2000002",
      "userLink": "https://twitter.com/intent/user?user_id=2000002"
    }
  }
]
