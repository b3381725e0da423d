#!/usr/bin/env python3
"""Writes the pictures of mods/principality as glTF binaries: python3 tools/art/mods/principality.py

Needs neither Blender nor packages. One picture for each kind of card, of land, of goods, and of symbols.
"""
import pathlib
import sys

ART = pathlib.Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ART), str(ART / "mods")]

import principality_buildings  # noqa: E402
import principality_cards  # noqa: E402
import principality_signs  # noqa: E402

ASSETS = ART.parent.parent / "mods" / "principality" / "assets"


def main():
    ASSETS.mkdir(parents=True, exist_ok=True)
    wanted = sys.argv[1:]
    for part in (principality_cards, principality_buildings, principality_signs):
        for name, model in part.models().items():
            if wanted and name not in wanted:
                continue
            print(f"{name}: {model.write(ASSETS / (name + '.glb'))} triangles")


if __name__ == "__main__":
    main()
