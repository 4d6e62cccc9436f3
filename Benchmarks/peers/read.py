"""Does in Python what friends-cli does, to the same letters: read.py json|plist|msgspec TASK FILE."""

import sys

reader, task, path = sys.argv[1:]


def load():
    with open(path, "rb") as file:
        if reader == "json":
            import json

            return json.load(file)
        import plistlib

        return plistlib.load(file)


def load_typed():
    import msgspec

    class Friend(msgspec.Struct):
        name: str
        intro: str
        icon: str
        vip: int

    class Group(msgspec.Struct):
        name: str
        online: int
        # The fastest reading known: friends that nobody asked for stay bytes.
        friends: list[msgspec.Raw] if task == "list" else list[Friend]

    with open(path, "rb") as file:
        groups = msgspec.json.decode(file.read(), type=list[Group])
    for group in groups:
        friends = group.friends
        if task != "list":
            friends = ({"name": f.name, "intro": f.intro, "vip": f.vip} for f in friends)
        yield {"name": group.name, "online": group.online, "friends": friends, "total": len(group.friends)}


groups = load_typed() if reader == "msgspec" else load()
write = sys.stdout.write

if task == "list":
    for number, group in enumerate(groups, 1):
        total = group.get("total", len(group["friends"]))
        write(f"{number}\tclosed\t{group['online']}\t{total}\t{group['name']}\n")
elif task == "tree":
    for number, group in enumerate(groups, 1):
        total = group["total"] if "total" in group else len(group["friends"])
        write(f"group\t{number}\tclosed\t{group['online']}\t{total}\t{group['name']}\n")
        for place, friend in enumerate(group["friends"], 1):
            write(f"friend\t{number}\t{place}\t\t{friend['vip']}\t{friend['name']}\t{friend['intro']}\n")
elif task == "convert":
    import json

    json.dump(groups, sys.stdout, ensure_ascii=False, indent=2)
else:
    groups[0]["opened"] = not groups[0].get("opened", False)
    with open(path + ".out", "wb") as file:
        if reader == "json":
            import json

            file.write(json.dumps(groups, ensure_ascii=False).encode())
        else:
            import plistlib

            binary = path.endswith(".bplist")
            plistlib.dump(groups, file, fmt=plistlib.FMT_BINARY if binary else plistlib.FMT_XML)
