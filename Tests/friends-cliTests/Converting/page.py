"""Reads a page as people do, and prints what came of it: usage: page.py FILE"""

import subprocess
import sys
import tempfile
from pathlib import Path

# No file is left beside the sources.
sys.dont_write_bytecode = True
sys.path.insert(0, str(Path(__file__).resolve().parents[3] / "Scripts"))
from chromium import Page

FOLDS = """[...document.querySelectorAll("details:not([hidden])")].map(group =>
  group.querySelector("h2").textContent + (group.open ? " open" : " closed")).join(", ")"""
SHOWN = """[...document.querySelectorAll("li")].filter(friend => friend.checkVisibility(
  {contentVisibilityAuto: true})).map(friend => friend.querySelector("bdi").textContent).join(" | ")"""
STATUS = "document.querySelector('[role=status]').textContent"
LABEL = "document.querySelector('button').textContent"
SMALL = """[...document.querySelectorAll("summary, input, button")].filter(target =>
  Math.round(target.getBoundingClientRect().height) < 44).length"""


def complaints(page):
    """What the browser found wrong."""
    return [event for event in page.events if event["method"] in ("Log.entryAdded", "Runtime.exceptionThrown")]


def printed(page):
    """How many groups and friends are on paper."""
    with tempfile.NamedTemporaryFile(suffix=".pdf") as file:
        page.pdf(file.name)
        text = subprocess.run(["pdftotext", file.name, "-"], capture_output=True, text=True).stdout
    words = ("Family", "工作", "Club", "Émile", "onerror", "document.title")
    return f"{sum(word in text for word in words)} of {len(words)}"


def main(file):
    with Page(file) as page:
        page.size(800)
        page.open()
        print("# as it was written")
        print(page.evaluate(FOLDS))
        loaded = [event for event in page.events if event["method"] == "Network.requestWillBeSent"]
        print(f"lang {page.evaluate('document.documentElement.lang')}, "
              f"title {page.evaluate('document.title')}, "
              f"images {page.evaluate('document.images.length')}, "
              f"scripts {page.evaluate('document.scripts.length')}, "
              f"loaded {len(loaded)}, complaints {len(complaints(page))}")
        print("shown:", page.evaluate(SHOWN))

        print("# a search opens what it finds, without accents, and clearing restores")
        for text in "emile", "ANNA", "family", "nobody", "":
            page.evaluate("document.querySelector('input').select()")
            if text:
                page.type(text)
            else:
                page.press("Backspace", 8)
            print(f"{text or '(cleared)'}: {page.evaluate(STATUS)}; {page.evaluate(FOLDS)}; "
                  f"shown: {page.evaluate(SHOWN)}")

        print("# the keyboard")
        page.open()
        for _ in range(3):
            page.press("Tab", 9)
        page.press("Enter", 13, text="\r")
        print("tab, tab, tab, enter:", page.evaluate(FOLDS).split(", ")[0])
        page.press(" ", 32, text=" ")
        print("space:", page.evaluate(FOLDS).split(", ")[0])

        print("# the button")
        for _ in range(2):
            print(page.evaluate(LABEL), end=": ")
            page.evaluate("document.querySelector('button').click()")
            print(page.evaluate(FOLDS))

        print("# colours and sizes")
        colors = []
        for scheme in "light", "dark":
            page.scheme(scheme)
            color = page.evaluate("getComputedStyle(document.body).backgroundColor")
            colors.append(f"{scheme} {color}")
        print(", ".join(colors))
        for width in 320, 800, 1400:
            page.size(width)
            page.evaluate("for (const group of document.querySelectorAll('details')) group.open = true")
            wide = page.evaluate("document.documentElement.scrollWidth")
            print(f"{width}:", "no wider than the screen," if wide <= width else f"{wide} wide,",
                  "targets of 44" if page.evaluate(SMALL) == 0 else "small targets")

        print("# printed, all groups are on the paper; afterwards they are as before")
        page.open()
        print(f"{printed(page)}, {page.evaluate(FOLDS)}")

        print("# without its script")
        page.open(scripts=False)
        tools = page.evaluate("getComputedStyle(document.querySelector('.tools')).display")
        print(f"{page.evaluate(FOLDS)}; tools {tools}")
        page.evaluate("document.querySelectorAll('summary')[1].click()")
        print("a click:", page.evaluate(FOLDS).split(", ")[1])
        print(printed(page), "printed")

        print("# a script that is not ours")
        text = page.file.read_text().replace("</main>", "<script>document.title = 'hacked'</script></main>")
        page.file = page.file.with_name("hacked.html")
        page.file.write_text(text)
        page.open()
        print(f"complaints {len(complaints(page))}, title {page.evaluate('document.title')}")


main(sys.argv[1])
