#!/usr/bin/env python3
"""Read the files for editors as an editor would, and fail where it could not complete or check with them.

usage: check_definitions.py HEXHOLM_CLI
"""
import json
import re
import subprocess
import sys

TOKEN = re.compile(r'\s*("[^"]*"|[A-Za-z_][\w.]*|[()\[\]{}<>,:|?]|\.\.\.)')
BUILT_IN = {"any", "nil", "boolean", "integer", "number", "string", "table", "function", "self",
            "true", "false"}


class Types:
    """The grammar of types in LuaCATS, as far as the definitions use it."""

    def __init__(self, text: str, known: set):
        self.tokens, self.at, self.known, self.text = [], 0, known, text
        place = 0
        while place < len(text):
            match = TOKEN.match(text, place)
            if not match:
                break
            self.tokens.append(match.group(1))
            place = match.end()

    def peek(self) -> str:
        return self.tokens[self.at] if self.at < len(self.tokens) else ""

    def take(self, wanted: str = "") -> str:
        token = self.peek()
        if not token or (wanted and token != wanted):
            raise ValueError(f"'{wanted or 'a type'}' is missing in: {self.text}")
        self.at += 1
        return token

    def union(self) -> None:
        self.one()
        while self.peek() == "|":
            self.take()
            self.one()

    def one(self) -> None:
        token = self.take()
        if token == "(":
            self.union()
            self.take(")")
        elif token == "fun":
            self.function()
        elif token == "{":
            self.table()
        elif not token.startswith('"') and token not in self.known | BUILT_IN:
            raise ValueError(f"the type '{token}' is unknown in: {self.text}")
        elif token == "table" and self.peek() == "<":
            self.take()
            self.union()
            self.take(",")
            self.union()
            self.take(">")
        while self.peek() in ("[", "?"):
            if self.take() == "[":
                self.take("]")

    def table(self) -> None:
        while self.peek() != "}":
            if self.take() == "[":  # else a name
                self.union()
                self.take("]")
            if self.peek() == "?":
                self.take()
            self.take(":")
            self.union()
            if self.peek() == ",":
                self.take()
        self.take("}")

    def function(self) -> None:
        self.take("(")
        while self.peek() != ")":
            self.take()  # a name
            if self.peek() == "?":
                self.take()
            if self.peek() == ":":
                self.take()
                self.union()
            if self.peek() == ",":
                self.take()
        self.take(")")
        if self.peek() == ":":
            self.take()
            self.union()


def check_line(line: str, known: set) -> None:
    word, _, rest = line[len("---@"):].partition(" ")
    if word in ("class", "meta"):
        return
    if word == "alias":
        rest = rest.split(" ", 1)[1]
    if word in ("param", "field"):
        rest = rest.split("] ", 1)[1] if rest.startswith("[") else rest.split(" ", 1)[1]
    if word not in ("alias", "param", "field", "return", "overload"):
        raise ValueError(f"unknown annotation: {line}")
    Types(rest, known).union()


def check_definitions(text: str) -> list:
    wrong = []
    known = set(re.findall(r"^---@(?:class|alias) ([\w.]+)", text, re.M))
    for line in text.splitlines():
        try:
            if line.startswith("---@"):
                check_line(line, known)
        except (ValueError, IndexError) as error:
            wrong.append(str(error) or line)
    for needed in (
        '---@overload fun(moment: "placed", call: fun(game: Game, player: integer, piece: string, place: integer, before: string?)',
        "---@field test? fun(game: Game, player: integer, place: integer, from: integer?): any",
        '---@field on? "corner"|"edge"',
        "---@field effect? hex.Steps",
        "---@field rows? hex.map.Fields.rows[]",
        "function game:give(player, good, count) end",
        '---@overload fun(kind: "piece", name: string): fun(fields: hex.piece.Patch)',
        "---@overload fun(self: Game, counter: string, value: integer): integer",
    ):
        if needed not in text:
            wrong.append(f"the definitions lack: {needed}")
    return wrong


def fits(value, schema: dict, where: str, wrong: list) -> None:
    """As much of JSON Schema as the manifest needs."""
    kinds = {"object": dict, "array": list, "string": str, "integer": int, "boolean": bool}
    allowed = schema.get("type", [])
    allowed = [allowed] if isinstance(allowed, str) else allowed
    if allowed and not any(isinstance(value, kinds[kind]) for kind in allowed):
        wrong.append(f"{where} is no {allowed}")
    if "enum" in schema and value not in schema["enum"]:
        wrong.append(f"{where} is none of {schema['enum']}")
    if isinstance(value, int) and not schema.get("minimum", value) <= value <= schema.get("maximum", value):
        wrong.append(f"{where} is out of range")
    if isinstance(value, list):
        for at, item in enumerate(value):
            fits(item, schema.get("items", {}), f"{where}[{at}]", wrong)
    if isinstance(value, dict) and "properties" in schema:
        wrong += [f"{where} lacks {name}" for name in schema.get("required", []) if name not in value]
        for name, inner in value.items():
            if name in schema["properties"]:
                fits(inner, schema["properties"][name], f"{where}.{name}", wrong)
            elif schema.get("additionalProperties") is False:
                wrong.append(f"{where} has the unknown {name}")


def check_schema(schema: dict) -> list:
    wrong = []
    for path in ["mods/base", "mods/seafarers", "mods/fishermen", "assets/new_mod"]:
        with open(f"{path}/mod.json", encoding="utf-8") as file:
            fits(json.load(file), schema, path, wrong)
    bad = []
    fits({"id": "a", "titel": "A", "version": "1.0.0", "api": 2, "options": [{"type": "colour"}]}, schema, "bad", bad)
    return wrong if len(bad) >= 6 else wrong + [f"the schema misses mistakes; it finds only {bad}"]


def main() -> int:
    def told(option: str) -> str:
        return subprocess.run([sys.argv[1], "docs", option], capture_output=True, text=True, check=True).stdout

    wrong = check_definitions(told("--definitions")) + check_schema(json.loads(told("--schema")))
    for line in wrong:
        print(line)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
