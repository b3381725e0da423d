#!/usr/bin/env python3
"""Do what the tutorial for authors says, word by word, and fail where it does not work.

usage: check_tutorial.py HEXHOLM_CLI
"""
import os
import pathlib
import re
import shlex
import subprocess
import sys
import tempfile

PAGE = pathlib.Path(__file__).resolve().parent.parent / "docs/modding/tutorial.md"
BLOCK = re.compile(r"<!-- (file|append): (\S+) -->\n```\w+\n(.*?)```|^    (hexholm|hexholm-cli) ([^\n]*)$", re.S | re.M)


def write(folder: pathlib.Path, how: str, name: str, text: str) -> None:
    (folder / name).parent.mkdir(parents=True, exist_ok=True)
    with open(folder / name, "a" if how == "append" else "w", encoding="utf-8") as file:
        file.write(("\n" if how == "append" else "") + text)


def run(folder: pathlib.Path, cli: pathlib.Path, name: str, words: str) -> bool:
    program = cli.with_name(name)
    if not program.exists():
        print(f"{name} {words}: passed over, the client is not built")
        return True
    if name == "hexholm":
        words += " --offscreen --frames 20"
    env = dict(os.environ, XDG_DATA_HOME=str(folder / "data"), XDG_CONFIG_HOME=str(folder / "config"))
    done = subprocess.run([str(program), *shlex.split(words)], cwd=folder, env=env, capture_output=True, text=True)
    print(f"{name} {words}: {'ok' if done.returncode == 0 else 'failed'}")
    if done.returncode != 0:
        print(done.stdout + done.stderr)
    return done.returncode == 0


def main() -> int:
    cli = pathlib.Path(sys.argv[1]).resolve()
    steps = 0
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        for how, path, text, program, words in BLOCK.findall(PAGE.read_text(encoding="utf-8")):
            steps += 1
            if how:
                write(folder, how, path, text)
            elif not run(folder, cli, program, words.split("#")[0]):
                return 1
    return 0 if steps >= 16 else 1


if __name__ == "__main__":
    sys.exit(main())
