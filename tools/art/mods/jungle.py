#!/usr/bin/env python3
"""Writes the models of mods/jungle as glTF binaries: python3 tools/art/mods/jungle.py

Needs neither Blender nor packages. Axes and sizes: docs/art.md, "Models of mods".
"""
import math
import pathlib
import sys

ART = pathlib.Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ART), str(ART / "mods")]

import palette as pal  # noqa: E402
from glb import TAU, Model, spot  # noqa: E402
from land import at, blade, crown, ground  # noqa: E402

ASSETS = ART.parent.parent / "mods" / "jungle" / "assets"
FLOOR = ("#2c5b32", "#346738", "#274f2d")
CANOPY = (("#14532f", "#1f6e3c", "#2f8a48"), ("#1a5f3a", "#2a7d40", "#49994a"),
          ("#0f4a34", "#1a6548", "#2a8259"))
FROND = ("#3f9a45", "#58b04b")
FERN = ("#3c8a3f", "#2c7440")
RUIN = ("#a39a83", "#b7ae95", "#8d8570")
MOSS = "#5f8a45"
BLOOMS = ("#e2557d", "#f4a62a", "#b85fd0")
JADE, JADE_LIGHT, JADE_DARK = "#1f8f7c", "#37b79a", "#14665c"


def tree(model, radius, degrees, tall, seed):
    x, _, z = at(radius, degrees)
    model.rod((x, 0, z), (x, tall * 0.7, z), 0.020, pal.BARK_DARK, 4)
    paints = CANOPY[seed % 3]
    crown(model, (x, tall * 0.70, z), tall * 0.42, tall * 0.27, paints, seed, 6)
    if tall < 0.26:
        return
    turn = TAU * spot(seed, 9)
    crown(model, (x + 0.055 * math.cos(turn), tall * 0.48, z + 0.055 * math.sin(turn)), tall * 0.30,
          tall * 0.20, paints, seed + 50, 5)


def palm(model, radius, degrees, tall, seed):
    x, _, z = at(radius, degrees)
    lean = TAU * spot(seed, 1)
    bend = [(x + 0.07 * s * s * math.cos(lean), tall * s, z + 0.07 * s * s * math.sin(lean))
            for s in (0, 0.5, 1)]
    for low, high in zip(bend, bend[1:]):
        model.rod(low, high, 0.015, pal.BARK, 5)
    head = bend[-1]
    for k in range(7):
        a = TAU * (k + 0.5 * spot(seed, 2)) / 7
        mid = (head[0] + 0.075 * math.cos(a), head[1] + 0.028, head[2] + 0.075 * math.sin(a))
        tip = (head[0] + 0.155 * math.cos(a), head[1] - 0.035, head[2] + 0.155 * math.sin(a))
        side = (-math.sin(a) * 0.024, math.cos(a) * 0.024)
        wide = [(mid[0] + s * side[0], mid[1] - 0.010, mid[2] + s * side[1]) for s in (1, -1)]
        for a3, b3, c3 in ((head, mid, wide[0]), (head, wide[1], mid), (wide[0], mid, tip),
                           (mid, wide[1], tip)):
            model.tri(a3, b3, c3, FROND[k % 2])
            model.tri(a3, c3, b3, FROND[k % 2])
    model.ball((head[0], head[1] - 0.015, head[2]), 0.022, pal.BARK_DARK, 5, 3)


def fern(model, radius, degrees, size, seed):
    x, _, z = at(radius, degrees)
    for k in range(6):
        a = TAU * (k + spot(seed, k)) / 6
        blade(model, (x, 0.004, z), (x + size * math.cos(a), size * 0.62, z + size * math.sin(a)), 0.020,
              FERN[k % 2])


def bloom(model, radius, degrees, paint):
    x, _, z = at(radius, degrees)
    model.ball((x, 0.035, z), 0.024, paint, 5, 3)


def ruin(model, radius, degrees):
    """A stepped temple that the trees have not swallowed yet; its door looks south."""
    x, _, z = at(radius, degrees)
    level = 0.0
    for k, (half, tall) in enumerate(((0.155, 0.075), (0.120, 0.070), (0.085, 0.065))):
        model.block(lambda p: (x + p[0], level + p[1], z + p[2]), (0, tall / 2, 0),
                    (2 * half, tall, 2 * half), RUIN[k])
        model.block(lambda p: (x + p[0], level + p[1], z + p[2]), (half * 0.45, tall, -half * 0.5),
                    (half * 0.9, 0.012, half * 0.8), MOSS)
        level += tall
    model.block(lambda p: (x + p[0], level + p[1], z + p[2]), (0, 0.04, 0), (0.11, 0.08, 0.10), RUIN[0])
    model.block(lambda p: (x + p[0], level + p[1], z + p[2]), (0, 0.033, 0.05), (0.042, 0.06, 0.01),
                pal.INK)
    model.block(lambda p: (x + p[0], level + p[1], z + p[2]), (0, 0.092, 0), (0.14, 0.022, 0.13), RUIN[1])
    for k in range(6):
        model.block(lambda p: (x + p[0], p[1], z + p[2]),
                    (0, 0.018 + 0.035 * k, 0.205 - 0.024 * k), (0.075, 0.036, 0.05), RUIN[k % 3])


def jungle():
    model = Model()
    ground(model, FLOOR, "#3a2f22", 17, rings=7)
    ruin(model, 0.62, 0)
    for k, (radius, degrees, tall) in enumerate((
            (0.66, 62, 0.38), (0.53, 44, 0.25), (0.76, 38, 0.27), (0.75, 78, 0.26),
            (0.65, 122, 0.34), (0.53, 143, 0.22), (0.73, 146, 0.26), (0.66, 181, 0.30), (0.74, 200, 0.24),
            (0.54, 204, 0.22), (0.66, 240, 0.40), (0.58, 262, 0.26), (0.74, 258, 0.27), (0.66, 299, 0.35),
            (0.55, 320, 0.25), (0.76, 322, 0.26))):
        tree(model, radius, degrees, tall, 3 * k + 1 + k % 3)
    for k, (radius, degrees, tall) in enumerate(((0.76, 102, 0.36), (0.60, 164, 0.30), (0.74, 222, 0.36),
                                                 (0.74, 280, 0.38), (0.52, 66, 0.33), (0.52, 284, 0.30))):
        palm(model, radius, degrees, tall, 70 + k)
    for k, (radius, degrees) in enumerate(((0.47, 20), (0.47, 105), (0.46, 125), (0.46, 185), (0.47, 222),
                                           (0.46, 244), (0.47, 302), (0.46, 340))):
        fern(model, radius, degrees, 0.085, 120 + k)
    for k, degrees in enumerate((28, 95, 115, 172, 195, 232, 292, 332)):
        bloom(model, 0.45 + 0.03 * (k % 2), degrees, BLOOMS[k % 3])
    return model


def discovery():
    """An old mask of jade and gold."""
    model = Model()
    outline = [(-0.17, 0.50), (0.17, 0.50), (0.23, 0.36), (0.20, 0.16), (0.09, 0.03), (-0.09, 0.03),
               (-0.20, 0.16), (-0.23, 0.36)]

    def plate(scale, front, back, paint, material):
        face = [(x * scale, 0.28 + (y - 0.28) * scale, front) for x, y in outline]
        rear = [(x * scale, 0.28 + (y - 0.28) * scale, back) for x, y in outline]
        model.facing(face, (0, 0.28, back), paint, material)
        model.facing(rear, (0, 0.28, front), paint, material)
        for k in range(len(outline)):
            n = (k + 1) % len(outline)
            model.facing([face[k], face[n], rear[n], rear[k]], (0, 0.28, (front + back) / 2), paint, material)

    plate(1.0, 0.03, -0.05, pal.GOLD, "gloss")
    plate(0.84, 0.065, 0.03, JADE, "plain")
    put = tuple
    model.block(put, (0, 0.44, 0.075), (0.26, 0.035, 0.035), JADE_LIGHT)
    model.block(put, (0, 0.305, 0.085), (0.055, 0.16, 0.05), JADE_LIGHT)
    model.block(put, (0, 0.135, 0.072), (0.15, 0.036, 0.025), JADE_DARK)
    for side in (-1, 1):
        model.block(put, (0.095 * side, 0.345, 0.072), (0.092, 0.055, 0.02), JADE_DARK)
        model.ball((0.095 * side, 0.345, 0.086), 0.022, pal.GOLD_LIGHT, 6, 4)
        model.ball((0.235 * side, 0.28, 0.0), 0.05, pal.GOLD_DARK, 6, 4)
    for k in range(5):
        x = (k - 2) * 0.085
        tall = 0.10 - 0.018 * abs(k - 2)
        model.slab([(x - 0.03, 0.49, 0.015), (x + 0.03, 0.49, 0.015), (x, 0.50 + tall, 0.015)],
                   [(x - 0.03, 0.49, -0.03), (x + 0.03, 0.49, -0.03), (x, 0.50 + tall, -0.03)],
                   (pal.GOLD, pal.GOLD_LIGHT)[k % 2])
    return model


def main():
    ASSETS.mkdir(parents=True, exist_ok=True)
    for name, model in (("jungle", jungle()), ("discovery", discovery())):
        print(f"{name}: {model.write(ASSETS / (name + '.glb'))} triangles")


if __name__ == "__main__":
    main()
