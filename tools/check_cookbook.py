#!/usr/bin/env python3
"""Cook every recipe of docs/modding/cookbook.md: run its test and two games with it, and fail where it does not work.

usage: check_cookbook.py HEXHOLM_CLI [RECIPE]
"""
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile

PAGE = pathlib.Path(__file__).resolve().parent.parent / "docs/modding/cookbook.md"
RECIPE = re.compile(
    r"^## (\d+)\..*?<!-- recipe: (\w+) -->\n(?:<!-- manifest: (.*?) -->\n)?```lua\n(.*?)```\n\n"
    r"<!-- test -->\n```lua\n(.*?)```",
    re.S | re.M,
)
LEAST = 20


def write(path: pathlib.Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def lay_out(folder: pathlib.Path, name: str, more: str, lua: str, test: str) -> None:
    manifest = {"id": name, "title": name.capitalize(), "version": "1.0.0", "api": 1, "depends": ["base"], "load": ["main.lua"]}
    manifest.update(json.loads("{" + (more or "") + "}"))
    write(folder / name / "mod.json", json.dumps(manifest))
    write(folder / name / "main.lua", lua)
    write(folder / name / "tests/recipe.lua", test)


def run(cli: pathlib.Path, folder: pathlib.Path, words: list) -> bool:
    env = dict(os.environ, XDG_DATA_HOME=str(folder / "data"))
    done = subprocess.run([str(cli), *words], cwd=folder, env=env, capture_output=True, text=True)
    if done.returncode != 0 or "0 passed" in done.stdout:
        print(" ".join(words) + "\n" + done.stdout + done.stderr)
        return False
    return True


def cook(cli: pathlib.Path, folder: pathlib.Path, name: str) -> bool:
    game = ["sim", "--mods", name, "--bots", "random,easy,random", "--games", "2", "--turns", "150", "--verify"]
    return run(cli, folder, ["test", name]) and run(cli, folder, game)


def main() -> int:
    cli = pathlib.Path(sys.argv[1]).resolve()
    recipes = RECIPE.findall(PAGE.read_text(encoding="utf-8"))
    failed = 0
    with tempfile.TemporaryDirectory() as place:
        folder = pathlib.Path(place)
        for at, (number, name, more, lua, test) in enumerate(recipes, 1):
            if sys.argv[2:] and name not in sys.argv[2:]:
                continue
            lay_out(folder, name, more, lua, test)
            good = int(number) == at and cook(cli, folder, name)
            print(f"{number}. {name}: {'ok' if good else 'FAILED'}")
            failed += not good
    print(f"{len(recipes)} recipes, {failed} failed")
    return 1 if failed or len(recipes) < LEAST else 0


if __name__ == "__main__":
    sys.exit(main())
