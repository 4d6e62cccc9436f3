"""Writes a friend list of a size in three formats: make.py FRIENDS FOLDER."""

import json
import os
import plistlib
import sys

count, folder = int(sys.argv[1]), sys.argv[2]
sizes = [5, 10, 6, 3] if count == 24 else [1000] * (count // 1000)
groups = [
    {
        "name": f"组{g}",
        "online": g % 7,
        "friends": [
            {"icon": f"{i % 30:03}.png", "intro": f"签名{g}-{i}的个性签名", "name": f"好友{g}-{i}", "vip": i % 2}
            for i in range(size)
        ],
    }
    for g, size in enumerate(sizes)
]
with open(os.path.join(folder, f"{count}.json"), "w") as file:
    json.dump(groups, file, ensure_ascii=False)
with open(os.path.join(folder, f"{count}.plist"), "wb") as file:
    plistlib.dump(groups, file)
with open(os.path.join(folder, f"{count}.bplist"), "wb") as file:
    plistlib.dump(groups, file, fmt=plistlib.FMT_BINARY)
