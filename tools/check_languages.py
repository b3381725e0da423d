#!/usr/bin/env python3
"""Fail when a translation of the program lacks a text, has one that nobody uses, or breaks a place to be filled.

usage: tools/check_languages.py [--missing CODE] [ROOT]

Keys are the English texts in engine/ and src/: arguments of tr(), tr_count() and say(), and literals after /*tr*/;
besides, what the engine says when it refuses an action, and its words for actions. In files whose problems players
read, every sentence must be such a key. --missing prints what a language lacks, ready to be filled in. Each mod that comes with the program must have every language, with the texts of its manifest
and the same texts in all of them; whether these are all that it declares is looked at by `hexholm-cli check`.
"""
import json
import pathlib
import re
import struct
import sys

CODES = ["de", "ja", "ko", "zh"]
LITERAL = r'"(?:[^"\\]|\\.)*"'
TEXT = rf"{LITERAL}(?:\s*{LITERAL})*"
CALL = re.compile(rf"\b(?:tr|say)\(\s*({TEXT})")
COUNTED = re.compile(rf"\btr_count\(\s*[^\"]*?,\s*({TEXT})\s*,\s*({TEXT})", re.S)
MARKED = re.compile(rf"/\*tr\*/\s*({TEXT})")
# What the Latin fonts have beside letters (src/ui/theme/theme.cpp); the rest is in the font of a language.
LATIN_SIGNS = "–—‘’‚“”„•…"
PLACE = re.compile(r"\{([1-9])\}")
# Texts of the engine that the program translates: files and what to look for in them.
ENGINE = [
    ("engine/game/core/action.cpp", re.compile(rf"return ({LITERAL});")),
    ("engine/lua/compiling/kind_maker.cpp", re.compile(rf"\{{Verb::\w+,\s*{LITERAL},\s*({LITERAL})")),
]
# Files of the engine whose problems players read, and what of them only authors and programmers do.
TOLD = [
    "engine/base/saying.cpp",
    *(f"engine/journal/{name}.cpp" for name in ("action_text", "header", "line", "reader", "writer")),
    *(f"engine/lua/{name}.cpp" for name in ("loading/loader", "mods/options", "mods/plan", "reading/suggest")),
    *(f"engine/package/archives/{name}.cpp" for name in ("archive", "file_rules", "temporary_folder", "zip_reader")),
    "engine/package/install.cpp",
    *(f"engine/session/{name}.cpp" for name in ("game_record", "played_table", "replay", "table_seats")),
    *(f"src/app/saves/{name}.cpp" for name in ("journal_mods", "save_files")),
]
NOT_TOLD = {
    "is not a valid value",
    "is not the number of players",
    "there is",
    "there are",
    "hexholm journal",
    "a game that is watched has no journal",
    "join names with +, as in one+two, or write none",
    "remove one of them from 'depends' or 'optional' of the one before it",
}
NO_TEXT = re.compile(r"^#include.*|//.*", re.M)


def unquoted(text):
    return "".join(json.loads(part) for part in re.findall(LITERAL, text))


def keys(root):
    """Every key with the first place that uses it."""
    found = {}
    for path in sorted([*root.glob("engine/**/*.[ch]*"), *root.glob("src/**/*.[ch]*")]):
        text = path.read_text()
        for match in [*CALL.finditer(text), *COUNTED.finditer(text), *MARKED.finditer(text)]:
            line = 1 + text.count("\n", 0, match.start())
            for group in match.groups():
                found.setdefault(unquoted(group), f"{path.relative_to(root)}:{line}")
    for name, pattern in ENGINE:
        for match in pattern.finditer((root / name).read_text()):
            found.setdefault(unquoted(match.group(1)), name)
    return {key: place for key, place in found.items() if key}


def untold(root):
    """What is said to players that no language can translate."""
    for name in TOLD:
        for match in re.finditer(TEXT, MARKED.sub("", NO_TEXT.sub("", (root / name).read_text()))):
            words = unquoted(match.group()).strip()
            if re.search(r"[a-z] [a-z]", words) and words not in NOT_TOLD:
                yield f"{name}: '{words}' is not told to players; write it behind /*tr*/"


# A number and what it counts. Where the number is never 1, the sentence stands below.
NUMBERED = re.compile(
    r"\{[1-9]\} (?:more |other )*(?:cards|moves|players|points|rolls|turns|rounds|seats|steps|files|lines|bots|games|days|times)\b(?! the| a | over| \{)"
)
NEVER_ONE = {
    "at most {1} times",
    "{1} cards worth {2}",
    "On a {1}: {2} of {3} cards",
    "On a {1}: {2} of {3} rolls",
    "On average {1} cards in {2} rolls; {3} of them yield something",
    "{1} of {2} rolls",
    "there are more than {1} files",
    "From now on {1} points are needed to win",
    "{1} proposes that from now on {2} points are enough to win.",
    "The first player to have {1} points on their own turn wins. You score points for:",
    "there must be 1 to {1} players",
    "The {1} moves",  # a title
}


def uncounted(root):
    """Sentences that would say '1 cards': they belong in tr_count() or have forms, as '{1} {1|card|cards}'."""
    counted = set()
    for path in [*root.glob("src/**/*.cpp"), *root.glob("src/**/*.h")]:
        for match in COUNTED.finditer(path.read_text()):
            counted |= {unquoted(group) for group in match.groups()}
    for key, place in sorted(keys(root).items()):
        if NUMBERED.search(key) and key not in counted and key not in NEVER_ONE:
            yield f"{place}: '{key}' would say '1 ...s'; use tr_count() or write forms, as {{1|card|cards}}"


def places(text):
    return sorted(PLACE.findall(text))


def letters_of(root, code):
    """The letters of the font that shows this language, read from its table of them (format 4)."""
    font = {"ja": "NotoSansJP", "ko": "NotoSansKR", "zh": "NotoSansSC"}.get(code)
    path = root / f"assets/fonts/{font}-Regular.otf"
    if not font or not path.exists():
        return set()
    data = path.read_bytes()
    tables = {data[at : at + 4]: struct.unpack(">II", data[at + 8 : at + 16]) for at in range(12, 12 + 16 * number(data, 4), 16)}
    start = tables[b"cmap"][0]
    for record in range(start + 4, start + 4 + 8 * number(data, start + 2), 8):
        table = start + struct.unpack(">I", data[record + 4 : record + 8])[0]
        if number(data, table) == 4:
            return segments(data, table)
    return set()


def number(data, at):
    return struct.unpack(">H", data[at : at + 2])[0]


def segments(data, table):
    size = number(data, table + 6)
    letters = set()
    for at in range(table + 14, table + 14 + size, 2):
        letters |= set(range(number(data, at + size + 2), number(data, at) + 1))
    return letters


def once(pairs):
    table = {}
    for key, value in pairs:
        if key in table:
            raise ValueError(f"'{key}' is there twice")
        table[key] = value
    return table


def problems_of(root, code, wanted):
    name = f"assets/lang/{code}.json"
    try:
        texts = json.loads((root / name).read_text(), object_pairs_hook=once)
    except (OSError, ValueError) as error:
        yield f"{name}: {error}"
        return
    for key, place in sorted(wanted.items()):
        if not texts.get(key):
            yield f"{name}: '{key}' of {place} is not translated"
    for key, text in texts.items():
        if key not in wanted:
            yield f"{name}: '{key}' is used nowhere; remove it"
        elif places(key) != places(text):
            yield f"{name}: '{key}' has the places {places(key)}, its translation {places(text)}"
    known = letters_of(root, code)
    if known or code == "de":
        yield from unknown_letters(root, code, known)


def manifest_texts(folder):
    """Titles, descriptions and helps that stand in the manifest itself."""
    manifest = json.loads((folder / "mod.json").read_text())
    parts = [manifest, *manifest.get("scenarios", []), *manifest.get("options", [])]
    shown = [part for part in parts if part.get("type") != "players"]
    return {part[name] for part in shown for name in ("title", "description", "help") if part.get(name)}


def without_form(text):
    """The title that a text is a form of, as of 'Knight#a'; a text that is none is its own."""
    return re.sub("#(a|the)$", "", text)


def problems_of_mod(folder):
    texts = {}
    for code in CODES:
        try:
            file = json.loads((folder / f"lang/{code}.json").read_text(), object_pairs_hook=once)
            texts[code] = {without_form(key) for key, text in file.items() if text}
        except (OSError, ValueError) as error:
            yield f"{folder.name}/lang/{code}.json: {error}"
    wanted = manifest_texts(folder).union(*texts.values())
    english = folder / "lang/en.json"
    if english.exists():
        for key in sorted(map(without_form, json.loads(english.read_text(), object_pairs_hook=once))):
            if key in wanted:
                continue
            yield f"{folder.name}/lang/en.json: '{key}' is no text of the mod"
    for code, known in texts.items():
        for key in sorted(wanted - known):
            yield f"{folder.name}/lang/{code}.json: '{key}' is not translated"


def unknown_letters(root, code, known):
    """Letters of our translations, the mods' too, that would show as a question mark."""
    for path in [root / f"assets/lang/{code}.json", *sorted(root.glob(f"mods/*/lang/{code}.json"))]:
        strange = {letter for letter in path.read_text() if ord(letter) >= 0x2000 and ord(letter) not in known}
        strange -= set(LATIN_SIGNS)
        if strange:
            yield f"{path.relative_to(root)}: no font has {''.join(sorted(strange))}; run tools/art/fonts.py"


def main(arguments):
    missing = arguments[1] if arguments[:1] == ["--missing"] else None
    rest = arguments[2:] if missing else arguments
    root = pathlib.Path(rest[0] if rest else ".")
    wanted = keys(root)
    if missing:
        path = root / f"assets/lang/{missing}.json"
        texts = json.loads(path.read_text()) if path.exists() else {}
        lacking = {key: "" for key in wanted if not texts.get(key)}
        print(json.dumps(lacking, ensure_ascii=False, indent=1))
        return 0
    found = [*untold(root), *uncounted(root), *(problem for code in CODES for problem in problems_of(root, code, wanted))]
    for manifest in sorted(root.glob("mods/*/mod.json")):
        found += problems_of_mod(manifest.parent)
    print("\n".join(found))
    return bool(found)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
