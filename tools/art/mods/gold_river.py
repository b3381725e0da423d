#!/usr/bin/env python3
"""Writes the model of mods/gold_river as a glTF binary: python3 tools/art/mods/gold_river.py

Needs neither Blender nor packages. Axes and sizes: docs/art.md, "Models of mods".
"""
import math
import pathlib
import sys

ART = pathlib.Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ART), str(ART / "mods")]

import palette as pal  # noqa: E402
from glb import Model, spot  # noqa: E402
from land import at, blade, border, crown, ground, stone  # noqa: E402

ASSETS = ART.parent.parent / "mods" / "gold_river" / "assets"
STEPS = 30
MEADOW = ("#6f9a45", "#7aa54c", "#658f40")
BANK, BANK_DARK = "#e2c891", "#a98752"
WATER = ("#e9a91f", "#f3bd36", "#dd9a17")
GLINT = "#ffe38a"
REED, REED_LIGHT, CATTAIL = "#4f7a34", "#7f9c3f", "#6d4326"


def course(part):
    """Compass angle and distance of the middle of the river; it comes in at one side of the tile,
    bends round the number and leaves at the side opposite."""
    bend = abs(2 * part - 1) ** 3.2
    return 210 + 180 * part, 0.545 + 0.30 * bend


def bank_point(part, offset, y):
    degrees, radius = course(part)
    ahead = at(course(part + 0.01)[1], course(part + 0.01)[0])
    here = at(radius, degrees)
    dx, dz = ahead[0] - here[0], ahead[2] - here[2]
    length = math.hypot(dx, dz)
    x, z = here[0] - dz / length * offset, here[2] + dx / length * offset
    direction = math.degrees(math.atan2(x, -z)) % 360
    reach = math.hypot(x, z)
    fits = min(reach, border(direction) - 0.002)
    if fits < reach:
        y = min(y, 0.012)
    return x * fits / reach, y, z * fits / reach


def river(model):
    """Bank, water, streaks of light, bank: strips along the course."""
    wobble = [0.012 * (spot(3, k) - 0.5) for k in range(STEPS + 1)]
    rows = [(-0.150, 0.000), (-0.112, 0.044), (-0.088, 0.022), (-0.030, 0.024), (0.030, 0.024),
            (0.088, 0.022), (0.112, 0.044), (0.150, 0.000)]
    lines = [[bank_point(k / STEPS, offset + wobble[k] * (1 if offset > 0 else -1), y)
              for k in range(STEPS + 1)] for offset, y in rows]
    for row in range(len(rows) - 1):
        wet = 2 <= row <= 4
        for k in range(STEPS):
            if wet:
                paint = WATER[(k + row) % 3] if spot(row + 20, k) < 0.84 else GLINT
            else:
                paint = BANK if row in (0, 6) else BANK_DARK
            a, b = lines[row], lines[row + 1]
            model.fan([a[k], b[k], b[k + 1], a[k + 1]], paint, "gloss" if wet else "plain")


def nuggets(model):
    for k in range(13):
        part = 0.05 + 0.9 * k / 12
        side = (-0.125, 0.03, 0.12, -0.04)[k % 4]
        x, _, z = bank_point(part, side, 0)
        size = 0.026 + 0.022 * spot(8, k)
        base = 0.012 if abs(side) < 0.08 else 0.026
        stone(model, x, z, size, size * 1.25, (pal.GOLD, pal.GOLD_LIGHT), 40 + k, "gloss", base)


def reeds(model, part, offset, count, seed):
    for k in range(count):
        x, _, z = bank_point(part + 0.018 * (k - count / 2), offset + 0.03 * (spot(seed, k) - 0.5), 0)
        tall = 0.12 + 0.09 * spot(seed + 1, k)
        lean = (0.05 * (spot(seed + 2, k) - 0.5), 0.05 * (spot(seed + 3, k) - 0.5))
        blade(model, (x, 0.0, z), (x + lean[0] * 2, tall, z + lean[1] * 2), 0.014,
              (REED, REED_LIGHT)[k % 2])
        if k % 3 == 0:
            top = (x - lean[0], tall + 0.03, z - lean[1])
            model.rod((x, 0.0, z), top, 0.004, REED, 3)
            model.rod((top[0], top[1] - 0.015, top[2]), (top[0], top[1] + 0.035, top[2]), 0.013,
                      CATTAIL, 5)


def tree(model, radius, degrees, tall, seed):
    x, _, z = at(radius, degrees)
    model.rod((x, 0, z), (x, tall * 0.6, z), 0.022, pal.BARK)
    crown(model, (x, tall * 0.66, z), tall * 0.36, tall * 0.34, pal.LEAVES, seed)


def lode(model, radius, degrees):
    """Rocks from which the gold comes, with a vein of it in each."""
    for k, (dx, dz, size, tall) in enumerate(((0, 0, 0.125, 0.30), (0.12, 0.05, 0.085, 0.17),
                                              (-0.10, 0.08, 0.075, 0.13))):
        x, _, z = at(radius, degrees)
        x, z = x + dx, z + dz
        stone(model, x, z, size, tall, (pal.ROCK, pal.ROCK_LIGHT, pal.ROCK_DARK), 60 + k)
        stone(model, x - size * 0.45, z + size * 0.55, size * 0.36, tall * 0.62,
              (pal.GOLD, pal.GOLD_LIGHT), 70 + k, "gloss")


def sluice(model, radius, degrees):
    """The trough in which sand is washed, on two trestles, and a heap of what it gave."""
    x, _, z = at(radius, degrees)
    for side in (-1, 1):
        model.rod((x - 0.11, 0.10, z + 0.03 * side), (x + 0.11, 0.05, z + 0.03 * side), 0.011, pal.WOOD, 4)
        model.rod((x + 0.085 * side, 0, z - 0.03), (x + 0.085 * side, 0.075 - 0.02 * side, z - 0.03), 0.011,
                  pal.WOOD_DARK, 4)
        model.rod((x + 0.085 * side, 0, z + 0.03), (x + 0.085 * side, 0.075 - 0.02 * side, z + 0.03), 0.011,
                  pal.WOOD_DARK, 4)
    model.rod((x - 0.10, 0.085, z), (x + 0.10, 0.04, z), 0.026, pal.WOOD_LIGHT, 4)
    stone(model, x + 0.15, z + 0.02, 0.05, 0.055, (pal.GOLD, pal.GOLD_LIGHT, pal.GOLD_DARK), 91, "gloss")


def gold_river():
    model = Model()
    ground(model, MEADOW, pal.SOIL, 5)
    river(model)
    nuggets(model)
    for part, offset, count, seed in ((0.16, 0.15, 6, 11), (0.36, -0.15, 7, 12), (0.62, -0.15, 6, 13),
                                      (0.86, 0.15, 7, 14)):
        reeds(model, part, offset, count, seed)
    lode(model, 0.66, 120)
    tree(model, 0.66, 62, 0.30, 31)
    tree(model, 0.56, 80, 0.22, 32)
    tree(model, 0.66, 178, 0.27, 33)
    tree(model, 0.74, 160, 0.20, 34)
    sluice(model, 0.60, 148)
    for k, degrees in enumerate((246, 296, 352)):
        crown(model, at(0.75, degrees, 0.04), 0.055, 0.05, pal.LEAVES, 80 + k, 6)
    return model


def main():
    ASSETS.mkdir(parents=True, exist_ok=True)
    print("gold_river:", gold_river().write(ASSETS / "gold_river.glb"), "triangles")


if __name__ == "__main__":
    main()
