#!/usr/bin/env python3
"""Fail when a translation calls a thing by another word than the glossary, or one English text has two translations.

usage: tools/check_words.py [ROOT]

The words stand in docs/glossary.md under "In five languages", in tables that people read too. What is looked for:

- a word behind "not" in a cell, in translations of texts that contain the English term; the words of all terms
  that the text contains are left out first, so that a forbidden word inside an allowed one is no fault;
- a title that is nothing but a term, and is translated by another word;
- one English text with several translations in the program and the mods;
- signs that the language does not write: half-width ones after Chinese and Japanese letters, Korean particles that
  do not fit the letter before them, Chinese figures without a space beside them.

The table "Texts that differ on purpose" excuses a text from one of these, with the reason.
"""
import json
import pathlib
import re
import sys
from collections import defaultdict
from typing import NamedTuple

# Stands for the program where mods are named.
PROGRAM = "assets"
CODES = ["de", "ja", "ko", "zh"]
GLOSSARY = "docs/glossary.md"
WORDS = "## In five languages"
EXCUSES = "### Texts that differ on purpose"
HAN = "\u3005\u3040-\u30ff\u3400-\u9fff"
# Syllables of Hangul stand in rows of 28, of which the first has no closing letter.
FIRST_SYLLABLE, LETTERS_THAT_CLOSE = 0xAC00, 28
PLACE = re.compile(r"\{[1-9]\}")


class Word(NamedTuple):
    """One language's word for a term, and words that are not used for it."""

    text: str
    refused: list[str]


class Term(NamedTuple):
    english: re.Pattern[str]
    titles: list[str]
    words: dict[str, Word]
    mods: list[str]


class Text(NamedTuple):
    """A translation: where it is from, its English key and what it says."""

    mod: str
    code: str
    key: str
    says: str

    def __str__(self):
        return f"{file_of(self.mod, self.code)}: '{self.key}'"


def file_of(mod, code):
    return f"assets/lang/{code}.json" if mod == PROGRAM else f"mods/{mod}/lang/{code}.json"


def rows_of(page):
    """The cells of every table row of a piece of the page, without headings and rulers."""
    lines = [line for line in page.splitlines() if line.startswith("| ")]
    rows = [[cell.strip() for cell in line.split("|")[1:-1]] for line in lines]
    return [row for row in rows if row[0] not in ("English", "text", "---")]


def word_of(cell):
    """'村庄 (座); not 定居点' is the word 村庄, its counter and a word that is refused."""
    text, _, refused = cell.partition("; not ")
    return Word(text.split(" (")[0].strip(), [word.strip() for word in refused.split(",") if word.strip()])


def plural(english):
    return english[:-1] + "(?:y|ies)" if english.endswith("y") else english + "(?:s|es)?"


def terms_of(rows):
    for row in rows:
        titles = [name.strip().lower() for name in row[0].split(",")]
        names = "|".join(plural(re.escape(name)) for name in titles)
        english = re.compile(rf"(?<![A-Za-z])(?:{names})(?![A-Za-z])", re.I)
        words = {code: word_of(cell) for code, cell in zip(CODES, row[1:5]) if word_of(cell).text}
        yield Term(english, titles, words, row[5].split())


def texts_of(root):
    """Every translation of the program and of the mods that come with it."""
    mods = [PROGRAM, *sorted(path.parent.name for path in root.glob("mods/*/mod.json"))]
    for mod in mods:
        for code in CODES:
            path = root / file_of(mod, code)
            try:
                says_of = json.loads(path.read_text())
            except (OSError, ValueError):
                continue  # check_languages.py tells what is wrong with the file.
            for key, says in says_of.items():
                yield Text(mod, code, key, says)


def part_of(word, text, code):
    """Whether a word is in the text; a German one begins there, or it would be found within others."""
    return re.search(rf"(?<!\w){re.escape(word)}", text) if code == "de" else word in text


def terms_of_key(text, terms):
    """The terms that the English text of a translation contains, with their word in its language."""
    key = text.key.split("#")[0]
    for term in terms:
        if text.code in term.words and (not term.mods or text.mod in term.mods) and term.english.search(key):
            yield term, term.words[text.code]


def other_words(text, terms):
    """The words in a translation that the glossary refuses for a term of its key."""
    here = list(terms_of_key(text, terms))
    rest = text.says
    for word in sorted((word.text for _, word in here), key=len, reverse=True):
        rest = rest.replace(word, "\0")
    for term, word in here:
        for refused in word.refused:
            if part_of(refused, rest, text.code):
                yield f"{text}: '{refused}' for {term.titles[0]}; the word is '{word.text}'"


def other_titles(text, terms):
    """A title that is nothing but a term, and is translated by another word."""
    for term, word in terms_of_key(text, terms):
        named = text.key[:1].isupper() and text.key.lower() in term.titles
        if named and text.says.lower() != word.text.lower():
            yield f"{text}: '{text.says}' for {term.titles[0]}; the word is '{word.text}'"


def closed(letter):
    return (ord(letter) - FIRST_SYLLABLE) % LETTERS_THAT_CLOSE != 0


def wrong_particles(says):
    """Korean particles that do not fit the letter before them; after a vowel verbs end like particles."""
    for match in re.finditer(r"([가-힣])[를와](?![가-힣])", says):
        if closed(match.group(1)):
            yield match.group()
    yield from re.findall(r"님[는가를와](?![가-힣])", says)


def wrong_signs(text):
    """What a native never writes, whatever the text is about."""
    if text.code in ("ja", "zh"):
        for match in re.finditer(rf"[{HAN}][,:;?!]|[{HAN}]\.(?!\.)", text.says):
            yield f"{text}: '{match.group()}' has a half-width sign"
    if text.code == "ja" and "；" in text.says:
        yield f"{text}: '；' is no Japanese sign"
    if text.code == "zh":
        for match in re.finditer(rf"[0-9](?=[{HAN}])|[{HAN}](?=[0-9])", PLACE.sub("", text.says)):
            yield f"{text}: a space is missing between '{match.group()}' and what follows"
    if text.code == "ko":
        for found in wrong_particles(text.says):
            yield f"{text}: '{found}' has a particle that does not fit"


def several_translations(texts):
    found = defaultdict(lambda: defaultdict(list))
    for text in texts:
        found[text.code, text.key][text.says].append(text.mod)
    for (code, key), ways in found.items():
        if len(ways) > 1:
            told = "; ".join(f"'{says}' in {', '.join(mods)}" for says, mods in ways.items())
            yield key, f"{code}: '{key}' is translated in several ways: {told}"


def problems(root):
    page = (root / GLOSSARY).read_text()
    if WORDS not in page or EXCUSES not in page:
        yield f"{GLOSSARY}: the parts '{WORDS}' and '{EXCUSES}' are missing"
        return
    tables, excuses = page.split(WORDS)[1].split(EXCUSES)
    excused = {row[0].strip("`") for row in rows_of(excuses)}
    rows = rows_of(tables)
    yield from (f"{GLOSSARY}: the row of '{row[0]}' has {len(row)} cells instead of 6" for row in rows if len(row) != 6)
    terms = list(terms_of(row for row in rows if len(row) == 6))
    texts = list(texts_of(root))
    for text in texts:
        if text.key not in excused:
            yield from other_words(text, terms)
            yield from other_titles(text, terms)
        yield from wrong_signs(text)
    yield from (told for key, told in several_translations(texts) if key not in excused)
    known = {text.key for text in texts}
    yield from (f"{GLOSSARY}: '{key}' is no text of the program or a mod" for key in excused - known)


def main(arguments):
    found = sorted(problems(pathlib.Path(arguments[0] if arguments else ".")))
    for told in found:
        print(told)
    return bool(found)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
