#!/usr/bin/python3
"""Cuts Noto Sans CJK down to what Hexholm can need, into assets/fonts/.

usage: tools/art/fonts.py        (Debian packages fonts-noto-cjk and python3-fonttools)

One font for each of Korean, Japanese and simplified Chinese, regular and bold: the letters that are taught and typed
(all syllables of Hangul, JIS X 0208 level 1, GB 2312 level 1), so that players' names and strangers' mods show too,
and every letter of our own translations. Run it again when a translation has a letter that is in none of these;
tools/check_languages.py says so.
"""
import json
import pathlib
import sys

from fontTools import subset
from fontTools.ttLib import TTCollection

ROOT = pathlib.Path(__file__).resolve().parents[2]
SOURCE = pathlib.Path("/usr/share/fonts/opentype/noto")
OUT = ROOT / "assets/fonts"
# Language, its place in the collection, the code table and its rows, further ranges.
KANA = [(0x3041, 0x3096), (0x3099, 0x30FF)]
JAMO = [(0x3131, 0x318E)]
HANGUL = [(0xAC00, 0xD7A3)]
SIGNS = [(0x3000, 0x303F), (0xFF01, 0xFF60), (0xFFE0, 0xFFE6), (0x2460, 0x2473), (0x25A0, 0x25FF), (0x2600, 0x266F)]
FONTS = [
    ("ja", "JP", 0, "euc_jp", [*range(1, 9), *range(16, 48)], KANA),
    ("ko", "KR", 1, "euc_kr", [*range(1, 4)], JAMO + HANGUL),
    ("zh", "SC", 2, "gb2312", [*range(1, 4), *range(16, 56)], []),
]


def letters_of_rows(codec, rows):
    """The letters of the rows (1 to 94) of a national table of 94 by 94."""
    for row in rows:
        for cell in range(1, 95):
            try:
                yield from bytes([0xA0 + row, 0xA0 + cell]).decode(codec)
            except UnicodeDecodeError:
                pass  # an empty cell


def translated(language):
    files = [ROOT / f"assets/lang/{language}.json", *sorted(ROOT.glob(f"mods/*/lang/{language}.json"))]
    for file in files:
        if file.exists():
            yield from "".join(json.loads(file.read_text()).values())


def wanted(language, codec, rows, ranges):
    letters = {ord(letter) for letter in letters_of_rows(codec, rows)}
    letters |= {ord(letter) for letter in translated(language)}
    for first, last in SIGNS + ranges:
        letters |= set(range(first, last + 1))
    # Latin letters come from the fonts of the panels.
    return {letter for letter in letters if letter >= 0x2000}


def cut(weight, place, letters, out):
    font = TTCollection(SOURCE / f"NotoSansCJK-{weight}.ttc", lazy=True).fonts[place]
    options = subset.Options()
    options.hinting = False
    options.layout_features = []
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14]
    options.notdef_outline = True
    options.recalc_timestamp = False
    options.drop_tables += ["BASE", "DSIG", "GDEF", "GPOS", "GSUB", "VORG", "vhea", "vmtx"]
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=letters)
    cutter.subset(font)
    subset.save_font(font, out, options)
    return len(font.getBestCmap())


def main():
    for language, name, place, codec, rows, ranges in FONTS:
        letters = wanted(language, codec, rows, ranges)
        for weight in ("Regular", "Bold"):
            out = OUT / f"NotoSans{name}-{weight}.otf"
            count = cut(weight, place, letters, out)
            print(f"{out.relative_to(ROOT)}: {count} letters, {out.stat().st_size // 1024} KiB")


if __name__ == "__main__":
    sys.exit(main())
