#!/usr/bin/env python3
"""Writes assets/manifest.txt: each shipped asset with size, checksum, licence and the script it comes from.

--check compares instead and fails when a file changed without a new manifest.
"""
import hashlib
import os
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
FOLDERS = ("assets", "mods/base/assets")
TARGET = "assets/manifest.txt"
SOURCES = {".hxm": "tools/art/make.py", ".png": "tools/art/icon.py", ".svg": "tools/art/icon.py", ".ogg": "tools/art/sounds.py"}
HEAD = "# size sha256 licence source path (written by tools/art/manifest.py)\n"


def assets():
    for folder in FOLDERS:
        for at, folders, files in os.walk(os.path.join(ROOT, folder)):
            folders.sort()
            for name in sorted(files):
                path = os.path.relpath(os.path.join(at, name), ROOT)
                if path != TARGET and os.path.splitext(name)[1] in (".hxm", ".png", ".svg", ".ttf", ".otf", ".ogg"):
                    yield path


def line(path):
    with open(os.path.join(ROOT, path), "rb") as source:
        data = source.read()
    kind = os.path.splitext(path)[1]
    licence = "OFL-1.1" if kind in (".ttf", ".otf") else "CC0-1.0"
    return f"{len(data)} {hashlib.sha256(data).hexdigest()} {licence} {SOURCES.get(kind, 'assets/fonts/README.md')} {path}\n"


def main():
    text = HEAD + "".join(line(p) for p in assets())
    target = os.path.join(ROOT, TARGET)
    if "--check" in sys.argv:
        with open(target, encoding="ascii") as source:
            if source.read() == text:
                return 0
        print(f"{TARGET} is out of date: run tools/art/manifest.py")
        return 1
    with open(target, "w", encoding="ascii") as out:
        out.write(text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
