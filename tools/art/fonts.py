#!/usr/bin/python3
"""Cuts the fonts that help out where those of the panels lack a letter, into assets/fonts/.

usage: tools/art/fonts.py [FILE...]     only these of assets/fonts, or all

Debian packages: fonts-noto-core, fonts-noto-cjk, python3-fonttools. The newer Cabin (it knows all Latin letters, Debian's
does not) and the outlines of emoji are in no Debian package; they come from npm and must lie in build/fonts:

    mkdir -p build/fonts && cd build/fonts
    npm pack @expo-google-fonts/cabin@0.4.2 && tar xf expo-google-fonts-cabin-0.4.2.tgz && mv package cabin
    npm pack @expo-google-fonts/noto-emoji@0.4.7 && tar xf expo-google-fonts-noto-emoji-0.4.7.tgz && mv package noto-emoji

Each file has the letters that people's names and strangers' mods are written with, and every letter of our own
translations. Run it again when a translation has a letter that is in none of them; tools/check_languages.py says so.
"""
import hashlib
import json
import pathlib
import sys

from fontTools import subset
from fontTools.ttLib import TTCollection, TTFont

ROOT = pathlib.Path(__file__).resolve().parents[2]
CJK = "/usr/share/fonts/opentype/noto/NotoSansCJK-{}.ttc"
CORE = "/usr/share/fonts/truetype/noto/"
NPM = ROOT / "build/fonts"
OUT = ROOT / "assets/fonts"
# What was taken from npm, so that the same files come out again.
SHA256 = {
    "cabin/400Regular/Cabin_400Regular.ttf": "e47570f20877067f12cbef70ce70a823c517b095ef461cc63cbc0f6ecaa2177b",
    "cabin/700Bold/Cabin_700Bold.ttf": "30aa1342d8f8ca7509fd23bc56498e74a6304ab5ca0079dce0bdb11602578799",
    "noto-emoji/400Regular/NotoEmoji_400Regular.ttf": "24aaa2a20c9c06ffe9bf04284bfd1f14376a329d10122f902abe2770817eb504",
}

# East Asia: language, its place in Noto's collection, tables of its letters, further ranges.
KANA = [(0x3041, 0x3096), (0x3099, 0x30FF)]
JAMO = [(0x1100, 0x11FF), (0x3131, 0x318E)]
HANGUL = [(0xAC00, 0xD7A3)]
SIGNS = [(0x3000, 0x303F), (0xFF01, 0xFF60), (0xFFE0, 0xFFE6), (0x2460, 0x2473), (0x25A0, 0x25FF), (0x2600, 0x266F)]
EAST_ASIA = {
    # JIS levels 1 to 3 and what IBM added: the letters of given and family names.
    "JP": ("ja", 0, [("euc_jp", range(1, 95)), ("euc_jis_2004", range(1, 95))], KANA),
    "KR": ("ko", 1, [("euc_kr", range(1, 4))], JAMO + HANGUL),
    "SC": ("zh", 2, [("gb2312", [*range(1, 4), *range(16, 88)])], []),
}
HAN = [(0x4E00, 0x9FFF), (0xF900, 0xFAFF), (0x20000, 0x3FFFF)]
# Extension A has thousands that only old books use; these of it are in China's table of names and common signs.
EXTENSION_A = (
    "㑇㑊㕮㘎㙍㙘㙦㛃㛚㛹㟃㠇㠓㤘㥄㧐㧑㧟㫰㬊㬎㬚㭎㭕㮾㰀㳇㳘㳚㴔㵐㶲㸆㸌㺄㻬㽏㿠䁖䂮䃅䃎䅟䌹䎃䎖䏝䏡䏲䐃"
    "䓖䓛䓨䓫䓬䗖䗛䗪䗴䜣䝙䢺䢼䣘䥽䦃䲟䲠䲢䴓䴔䴕䴖䴗䴘䴙䶮"
)

# Letters that European languages are written with, and the marks that are put over and under them.
EUROPE = [(0xA0, 0x58F), (0x1AB0, 0x1AFF), (0x1C80, 0x1C8F), (0x1D00, 0x1FFF), (0x2000, 0x214F), (0x2184, 0x2184),
          (0x2C60, 0x2C7F), (0x2DE0, 0x2E5F), (0xA640, 0xA69F), (0xA700, 0xA7FF), (0xAB30, 0xAB6F), (0xFE20, 0xFE2F),
          (0x25CC, 0x25CC), (0xFFFD, 0xFFFD)]
NEVER_ALONE = ["ccmp", "locl", "mark", "mkmk"]  # what puts marks in their places
SCRIPTS = ["Armenian", "Bengali", "Devanagari", "Ethiopic", "Georgian", "Gujarati", "Gurmukhi", "Kannada", "Khmer", "Lao",
           "Malayalam", "Myanmar", "Oriya", "Sinhala", "Tamil", "Telugu", "Thaana", "Thai"]
SYMBOLS = [(0x2100, 0x2BFF), (0x1F100, 0x1F1FF), (0x1F700, 0x1F8FF)]


def of_ranges(ranges):
    return {letter for first, last in ranges for letter in range(first, last + 1)}


def letters_of_rows(codec, rows):
    """The letters of the rows (1 to 94) of a national table of 94 by 94."""
    for row in rows:
        for cell in range(1, 95):
            try:
                yield from bytes([0xA0 + row, 0xA0 + cell]).decode(codec)
            except UnicodeDecodeError:
                pass  # an empty cell


def added_by_ibm():
    for first in range(0xFA, 0xFD):
        for second in range(0x40, 0xFD):
            try:
                yield from bytes([first, second]).decode("cp932")
            except UnicodeDecodeError:
                pass


def translated(language):
    files = [ROOT / f"assets/lang/{language}.json", *sorted(ROOT.glob(f"mods/*/lang/{language}.json"))]
    for file in files:
        if file.exists():
            yield from "".join(json.loads(file.read_text()).values())


def of_country(name):
    language, _, tables, ranges = EAST_ASIA[name]
    letters = {ord(letter) for letter in translated(language)} | of_ranges(SIGNS + ranges)
    for codec, rows in tables:
        letters |= {ord(letter) for letter in letters_of_rows(codec, rows) if ord(letter) > 0x2000}
    if name == "JP":
        letters |= {ord(letter) for letter in added_by_ibm()}
    # Latin letters come from the fonts of the panels.
    return {letter for letter in letters if letter >= 0x1100}


def of_hong_kong():
    for first in range(0x81, 0xFF):
        for second in range(0x40, 0xFF):
            try:
                yield from bytes([first, second]).decode("big5hkscs")
            except UnicodeDecodeError:
                pass


def rare_han():
    """Signs of Han beyond those that China teaches: rare names, and what is written in Taiwan and Hong Kong. Left out is
    what the Japanese font draws in the very same way."""
    letters = of_ranges(HAN) | {ord(letter) for letter in [*EXTENSION_A, *of_hong_kong()] if "㐀" <= letter <= "䶿"}
    fonts = TTCollection(CJK.format("Regular"), lazy=True).fonts
    japan, china = (fonts[EAST_ASIA[name][1]].getBestCmap() for name in ("JP", "SC"))
    same = {letter for letter in of_country("JP") if japan.get(letter) == china.get(letter)}
    return letters - of_country("SC") - same


def from_npm(path):
    file = NPM / path
    found = hashlib.sha256(file.read_bytes()).hexdigest()
    if found != SHA256[path]:
        sys.exit(f"{file} is not the file that was used before; its sha256 is {found}")
    return TTFont(file)


def cut(font, letters, out, features):
    options = subset.Options()
    options.hinting = False
    options.layout_features = features
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14]
    options.notdef_outline = True
    options.recalc_timestamp = False
    options.drop_tables += ["BASE", "DSIG", "VORG", "vhea", "vmtx", "STAT", "gasp", "MATH"]
    if features == []:
        options.drop_tables += ["GDEF", "GPOS", "GSUB"]
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=letters & set(font.getBestCmap()))
    cutter.subset(font)
    subset.save_font(font, str(out), options)
    return len(font.getBestCmap())


def country(name, weight):
    return TTCollection(CJK.format(weight), lazy=True).fonts[EAST_ASIA[name][1]], of_country(name), []


def core(name, letters, features):
    font = TTFont(CORE + name)
    return font, letters & set(font.getBestCmap()), features


def script(name):
    font = TTFont(CORE + f"NotoSans{name}-Regular.ttf")
    return font, set(font.getBestCmap()), subset.Options().layout_features


def files():
    """Name in assets/fonts, and what makes its font, its letters and its features."""
    for name in EAST_ASIA:
        for weight in ("Regular", "Bold"):
            yield f"NotoSans{name}-{weight}.otf", lambda n=name, w=weight: country(n, w)
    yield "NotoSansHan-Regular.otf", lambda: (country("SC", "Regular")[0], rare_han(), [])
    for weight, folder in (("Regular", "400Regular"), ("Bold", "700Bold")):
        yield f"CabinMore-{weight}.ttf", lambda f=folder, w=weight: (
            from_npm(f"cabin/{f}/Cabin_{f}.ttf"), of_ranges([(0x20, 0x2FFF)]), NEVER_ALONE)
    for name in ("NotoSans-Regular", "NotoSans-Bold", "NotoSerif-Bold"):
        yield f"{name}.ttf", lambda n=name: core(f"{n}.ttf", of_ranges([(0x20, 0x7E), *EUROPE]), NEVER_ALONE)
    for name in ("Arabic", "Hebrew"):
        for weight in ("Regular", "Bold"):
            yield f"NotoSans{name}-{weight}.ttf", lambda n=name, w=weight: core(
                f"NotoSans{n}-{w}.ttf", of_ranges([(0x20, 0xFFFF)]), subset.Options().layout_features)
    for name in SCRIPTS:
        yield f"NotoSans{name}-Regular.ttf", lambda n=name: script(n)
    for name in ("Symbols", "Symbols2", "Math"):
        yield f"NotoSans{name}-Regular.ttf", lambda n=name: core(f"NotoSans{n}-Regular.ttf", of_ranges(SYMBOLS), [])
    yield "NotoEmoji-Regular.ttf", lambda: (
        from_npm("noto-emoji/400Regular/NotoEmoji_400Regular.ttf"), of_ranges([(0x20, 0x1FFFF), (0xE0020, 0xE007F)]),
        subset.Options().layout_features)


def main():
    wanted = set(sys.argv[1:])
    for name, make in files():
        if wanted and name not in wanted:
            continue
        font, letters, features = make()
        count = cut(font, letters, OUT / name, features)
        print(f"{name}: {count} letters, {(OUT / name).stat().st_size // 1024} KiB")


if __name__ == "__main__":
    sys.exit(main())
