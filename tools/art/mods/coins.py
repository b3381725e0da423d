#!/usr/bin/env python3
"""Writes the models of mods/coins as glTF binaries: python3 tools/art/mods/coins.py

Needs neither Blender nor packages. Axes and sizes: docs/art.md, "Models of mods".
"""
import math
import pathlib
import sys

ART = pathlib.Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ART), str(ART / "mods")]

from glb import Model  # noqa: E402

ASSETS = ART.parent.parent / "mods" / "coins" / "assets"
GOLD, LIGHT, DARK = "#d9a520", "#f4cf57", "#a87812"


def coin():
    """Stands upright with a hexagon struck on it."""
    model = Model()
    model.coin(0.3, 0.27, 0.09, DARK, GOLD, 24)
    def hexagon(radius, z):
        return [(radius * math.cos(math.tau * (k + 0.5) / 6),
                 0.3 + radius * math.sin(math.tau * (k + 0.5) / 6), z) for k in range(6)]
    low, high = hexagon(0.17, 0.045), hexagon(0.14, 0.075)
    for k in range(6):
        n = (k + 1) % 6
        model.facing([low[k], low[n], high[n], high[k]], (0, 0.3, 0), DARK)
    model.facing(high, (0, 0.3, 0), LIGHT)
    return model


def main():
    ASSETS.mkdir(parents=True, exist_ok=True)
    print("coin", coin().write(ASSETS / "coin.glb"), "triangles")


if __name__ == "__main__":
    main()
