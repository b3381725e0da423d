#!/usr/bin/env python3
"""Writes the signs of mods/victories as glTF binaries: python3 tools/art/mods/victories.py

Needs neither Blender nor packages. Axes and sizes: docs/art.md, "Models of mods".
"""
import math
import pathlib
import sys

ART = pathlib.Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ART), str(ART / "mods")]

from glb import TAU, Model  # noqa: E402

ASSETS = ART.parent.parent / "mods" / "victories" / "assets"
WOOD, DARK_WOOD, GLASS, SAND = "#9a6a3a", "#6f4624", "#bfe3ee", "#e7b94c"
SEA, WAVE, FOAM = "#1f6fae", "#3f97d8", "#f2fbff"
EARTH, GRASS = "#8a6a45", "#6fa24a"


def hourglass():
    """Sand lies in the lower half and still fills a third of the upper one."""
    model = Model()
    for low in (0.02, 0.56):
        model.turning(0, 0, [(low, 0.0), (low, 0.22), (low + 0.06, 0.22), (low + 0.06, 0.0)], 1, WOOD, 14)
    model.turning(0, 0, [(0.08, 0.16), (0.19, 0.15), (0.26, 0.09)], 1, SAND, 14)
    model.turning(0, 0, [(0.26, 0.09), (0.32, 0.03), (0.36, 0.06)], 1, SAND, 14)
    model.turning(0, 0, [(0.36, 0.06), (0.45, 0.15), (0.56, 0.17)], 1, GLASS, 14)
    for k in range(3):
        turn = TAU * (k + 0.25) / 3
        x, z = 0.19 * math.cos(turn), 0.19 * math.sin(turn)
        model.rod((x, 0.06, z), (x, 0.58, z), 0.022, DARK_WOOD, 6)
    return model


def crest(left, foot, size):
    """A breaking wave as an outline: up its back and down inside the curl."""
    back = [(0.0, 0.0), (0.06, 0.12), (0.16, 0.24), (0.28, 0.30), (0.38, 0.28), (0.44, 0.20)]
    curl = [(0.37, 0.22), (0.30, 0.21), (0.26, 0.14), (0.30, 0.05), (0.40, 0.0)]
    return [(left + size * x, foot + size * y) for x, y in back + curl]


def water():
    """Two waves that break over the sea."""
    model = Model()

    def plate(outline, front, thick, colour):
        model.slab([(x, y, front) for x, y in outline], [(x, y, front - thick) for x, y in outline], colour)
    plate([(-0.36, 0.04), (0.36, 0.04), (0.36, 0.22), (-0.36, 0.22)], 0.05, 0.12, SEA)
    for left, size in ((-0.36, 0.95), (0.02, 0.72)):
        plate(crest(left, 0.20, size), 0.03, 0.08, WAVE)
        tip = [(left + size * x, 0.20 + size * y) for x, y in ((0.16, 0.24), (0.28, 0.30), (0.38, 0.28),
                                                               (0.44, 0.20), (0.37, 0.22), (0.28, 0.245))]
        plate(tip, 0.06, 0.12, FOAM)
    plate([(-0.36, 0.10), (0.36, 0.10), (0.36, 0.13), (-0.36, 0.13)], 0.065, 0.02, WAVE)
    return model


def dike():
    """A bank of earth under grass that keeps out the sea."""
    model = Model()

    def bank(outline, front, colour):
        model.slab([(x, y, front) for x, y in outline], [(x, y, -front) for x, y in outline], colour)
    bank([(-0.40, 0.02), (0.02, 0.02), (0.02, 0.25), (-0.40, 0.25)], 0.15, WAVE)
    bank([(-0.30, 0.02), (0.40, 0.02), (0.20, 0.38), (-0.04, 0.38)], 0.19, EARTH)
    bank([(-0.10, 0.30), (-0.02, 0.30), (0.02, 0.34), (0.16, 0.34), (0.34, 0.04), (0.44, 0.04), (0.23, 0.44),
          (-0.06, 0.44)], 0.20, GRASS)
    return model


def main():
    ASSETS.mkdir(parents=True, exist_ok=True)
    for sign in (hourglass, water, dike):
        print(sign.__name__, sign().write(ASSETS / f"{sign.__name__}.glb"), "triangles")


if __name__ == "__main__":
    main()
