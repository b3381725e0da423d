#!/usr/bin/env python3
"""Writes the models of mods/caravans as glTF binaries: python3 tools/art/mods/caravans.py

Needs neither Blender nor packages. Axes and sizes: docs/art.md, "Models of mods".
"""
import math
import pathlib
import sys

ART = pathlib.Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ART), str(ART / "mods")]

import land  # noqa: E402
from glb import Model, turned  # noqa: E402

ASSETS = ART.parent.parent / "mods" / "caravans" / "assets"
COAT, COAT_DARK, SADDLE, LOAD = "#c99a5b", "#9c7440", "#b5402f", "#e6d3a8"
SANDS = ["#e7cf98", "#dfc48a", "#edd9a8"]
WATER, WATER_LIGHT, LEAF, LEAF_DARK, TRUNK, STONE = (
    "#3f9fc0", "#79c7d6", "#4f9a45", "#36763a", "#8a6238", "#cbb184")


def camel(heading):
    """Walks along x; 1 goes to +x, 2 to -x."""
    model = Model()
    put = turned((0, 0, 0), 0 if heading == 1 else math.pi, 0, 1.0)
    for x in (-0.085, 0.085):
        for z in (-0.035, 0.035):
            model.block(put, (x, 0.06, z), (0.03, 0.12, 0.03), COAT_DARK)
    model.block(put, (0, 0.155, 0), (0.24, 0.085, 0.1), COAT)
    model.block(put, (-0.04, 0.215, 0), (0.06, 0.05, 0.07), COAT)
    model.block(put, (0.05, 0.215, 0), (0.06, 0.05, 0.07), COAT)
    model.block(put, (0.005, 0.205, 0), (0.05, 0.035, 0.115), SADDLE)
    for z in (-0.068, 0.068):
        model.block(put, (0.0, 0.15, z), (0.1, 0.07, 0.035), LOAD)
    model.block(put, (0.135, 0.2, 0), (0.035, 0.13, 0.04), COAT)
    model.block(put, (0.165, 0.265, 0), (0.085, 0.04, 0.045), COAT)
    model.block(put, (0.14, 0.295, 0), (0.02, 0.025, 0.05), COAT_DARK)
    return model


def palm(model, radius, degrees, tall):
    x, _, z = land.at(radius, degrees)
    top = (x + 0.03, tall, z)
    model.rod((x, 0, z), top, 0.022, TRUNK, 6)
    for k in range(6):
        a = math.tau * k / 6
        tip = (top[0] + 0.15 * math.cos(a), tall - 0.05, top[2] + 0.15 * math.sin(a))
        land.blade(model, top, tip, 0.05, LEAF if k % 2 else LEAF_DARK)


def oasis():
    """A pool among palms; arrows at the corners N, SE and SW show where camels set out."""
    model = Model()
    land.ground(model, SANDS, "#d6b878", 7)
    ring = [(0.33 * math.cos(math.tau * k / 14), 0.024, 0.33 * math.sin(math.tau * k / 14))
            for k in range(14)]
    model.fan(ring[::-1], WATER, "gloss")
    model.fan([(0.6 * x, 0.03, 0.6 * z) for x, _, z in ring][::-1], WATER_LIGHT, "gloss")
    for degrees, tall in ((30, 0.32), (50, 0.26), (70, 0.36), (180, 0.34), (160, 0.28), (300, 0.3),
                          (320, 0.36)):
        palm(model, 0.5, degrees, tall)
    for degrees in (0, 120, 240):
        tip, foot = land.at(0.84, degrees, 0.035), land.at(0.62, degrees, 0.035)
        side = (foot[2] - tip[2], 0, tip[0] - foot[0])
        left = tuple(f + 0.5 * s for f, s in zip(foot, side))
        right = tuple(f - 0.5 * s for f, s in zip(foot, side))
        model.fan([tip, left, right], SADDLE)
    return model


def main():
    ASSETS.mkdir(parents=True, exist_ok=True)
    for name, model in (("oasis", oasis()), ("camel_1", camel(1)), ("camel_2", camel(2))):
        print(name, model.write(ASSETS / (name + ".glb")), "triangles")


if __name__ == "__main__":
    main()
