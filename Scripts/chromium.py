"""Drives a headless Chromium through its debugging pipe, with nothing but Python's own library."""

import base64
import json
import os
import shutil
import subprocess
import tempfile
from pathlib import Path


class Page:
    """A page of a browser of its own, and everything that the browser reports about it."""

    def __init__(self, file):
        self.profile = tempfile.mkdtemp(prefix="friends-chromium-")
        self.events = []
        self.number = 0
        commands, self.output = os.pipe()
        self.input, answers = os.pipe()

        def connect():
            # The browser reads commands from file 3 and writes answers to file 4.
            high = [os.dup2(end, target) for end, target in ((commands, 103), (answers, 104))]
            for end, target in zip(high, (3, 4)):
                os.dup2(end, target)

        self.process = subprocess.Popen(
            ["chromium", "--headless", "--no-sandbox", "--disable-gpu", "--no-first-run",
             "--disable-dev-shm-usage", "--disable-background-networking", "--hide-scrollbars",
             "--remote-debugging-pipe", f"--user-data-dir={self.profile}", "about:blank"],
            preexec_fn=connect, close_fds=False,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        )
        os.close(commands)
        os.close(answers)
        self.answers = os.fdopen(self.input, "rb")
        self.session = None
        targets = self.send("Target.getTargets")["targetInfos"]
        target = next(each["targetId"] for each in targets if each["type"] == "page")
        self.session = self.send("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in "Page", "Network", "Log", "Runtime":
            self.send(f"{domain}.enable")
        self.file = Path(file).resolve()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.session = None
        self.send("Browser.close")
        self.process.wait()
        shutil.rmtree(self.profile, ignore_errors=True)

    def send(self, method, **parameters):
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        os.write(self.output, json.dumps(message).encode() + b"\0")
        while True:
            answer = self.read()
            if answer.get("id") == self.number:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']}")
                return answer["result"]

    def read(self):
        bytes_ = bytearray()
        while (byte := self.answers.read(1)) != b"\0":
            if not byte:
                raise EOFError("the browser is gone")
            bytes_ += byte
        answer = json.loads(bytes_)
        if "method" in answer:
            self.events.append(answer)
        return answer

    def open(self, scripts=True):
        self.send("Emulation.setScriptExecutionDisabled", value=not scripts)
        self.events.clear()
        self.send("Page.navigate", url=self.file.as_uri())
        while not any(event["method"] == "Page.loadEventFired" for event in self.events):
            self.read()

    def size(self, width, height=800):
        self.send("Emulation.setDeviceMetricsOverride", width=width, height=height,
                  deviceScaleFactor=1, mobile=False)

    def scheme(self, name):
        self.send("Emulation.setEmulatedMedia",
                  features=[{"name": "prefers-color-scheme", "value": name}])

    def evaluate(self, script):
        answer = self.send("Runtime.evaluate", expression=script, returnByValue=True)
        if "exceptionDetails" in answer:
            raise RuntimeError(answer["exceptionDetails"])
        return answer["result"].get("value")

    def type(self, text):
        self.send("Input.insertText", text=text)

    def press(self, key, code, text=None):
        key = {"key": key, "code": key, "windowsVirtualKeyCode": code}
        self.send("Input.dispatchKeyEvent", type="keyDown", **key, **({"text": text} if text else {}))
        self.send("Input.dispatchKeyEvent", type="keyUp", **key)

    def picture(self, file, **options):
        answer = self.send("Page.captureScreenshot", **options)
        Path(file).write_bytes(base64.b64decode(answer["data"]))

    def pdf(self, file):
        answer = self.send("Page.printToPDF", printBackground=True)
        Path(file).write_bytes(base64.b64decode(answer["data"]))
