#!/usr/bin/env python3
"""Writes the models of mods/rivers as glTF binaries: python3 tools/art/mods/rivers.py

Needs neither Blender nor packages. Axes and sizes: docs/art.md, "Models of mods".
"""
import math
import pathlib
import sys

ART = pathlib.Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ART), str(ART / "mods")]

import palette as pal  # noqa: E402
from glb import TAU, Model, spot, turned  # noqa: E402

ASSETS = ART.parent.parent / "mods" / "rivers" / "assets"
HERE = turned((0, 0, 0), 0, 0, 1)
MOSS, MUD, POND, REED, HEAD = "#7d8a4c", "#5f5a3a", "#4f7f78", "#7f9a45", "#6b4a2b"


def bridge():
    """Along x like a road: a wooden arch with the owner's colour on its planks."""
    model = Model()
    steps = 8
    for k in range(steps):
        x = (k + 0.5) / steps * 0.62 - 0.31
        rise = 0.10 * math.cos(math.pi * x / 0.66)
        put = turned((x, 0.03 + rise, 0), 0, -0.45 * math.sin(math.pi * x / 0.66), 1)
        model.block(put, (0, 0, 0), (0.074, 0.03, 0.17), pal.WOOD if k % 2 else pal.WOOD_LIGHT)
        model.facing([put((-0.037, 0.017, 0.055)), put((0.037, 0.017, 0.055)), put((0.037, 0.017, -0.055)),
                      put((-0.037, 0.017, -0.055))], put((0, -1, 0)), "#ffffff", "team")
        for side in (1, -1):
            model.rod(put((0, 0, 0.08 * side)), put((0, 0.075, 0.08 * side)), 0.009, pal.WOOD_DARK)
    return model


def swamp():
    """A tile of moss with ponds and reeds around its middle."""
    model = Model()
    rim = [(0.965 * math.sin(TAU * k / 6), 0.0, -0.965 * math.cos(TAU * k / 6)) for k in range(6)]
    foot = [(x, -0.2, z) for x, _, z in rim]
    model.fan(rim, MOSS)
    for k in range(6):
        n = (k + 1) % 6
        model.facing([rim[k], rim[n], foot[n], foot[k]], (0, -0.1, 0), MUD)
    for k in range(6):
        angle = TAU * (k + 0.5 + 0.3 * spot(5, k)) / 6
        x, z = 0.60 * math.cos(angle), 0.60 * math.sin(angle)
        model.turning(x, z, [(0.0, 0.17), (0.012, 0.155)], 1, MUD, 11)
        model.fan([(x + 0.15 * math.cos(TAU * i / 11), 0.014, z + 0.15 * math.sin(TAU * i / 11))
                   for i in range(11)], POND, "gloss")
        for reed in range(5):
            turn = TAU * spot(k + 11, reed)
            a, b = x + 0.17 * math.cos(turn), z + 0.17 * math.sin(turn)
            tall = 0.16 + 0.10 * spot(k + 31, reed)
            model.rod((a, 0, b), (a + 0.015, tall, b), 0.010, REED, 4)
            model.rod((a + 0.015, tall - 0.05, b), (a + 0.016, tall + 0.02, b), 0.020, HEAD, 5)
    return model


def main():
    ASSETS.mkdir(exist_ok=True)
    for make in (bridge, swamp):
        path = ASSETS / f"{make.__name__}.glb"
        print(f"{path.name}: {make().write(path)} triangles")


if __name__ == "__main__":
    main()
