#!/usr/bin/env python3
"""Writes the models of mods/barbarian_attack: python3 tools/art/mods/barbarian_attack.py

Needs neither Blender nor packages. Axes and sizes: docs/art.md, "Models of mods".
"""
import pathlib
import sys

ART = pathlib.Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ART), str(ART / "mods")]

import land  # noqa: E402
from glb import Model, turned  # noqa: E402

ASSETS = ART.parent.parent / "mods" / "barbarian_attack" / "assets"
GRASS = ["#86a860", "#7c9f58", "#90b068"]
WALL, WALL_DARK, ROOF, WOOD, IRON = "#b9b6ae", "#96938c", "#6b4a3a", "#6d4a2c", "#55585e"
SKIN, FUR, FUR_DARK, WHITE = "#c99a72", "#5b4a42", "#43362f", "#ffffff"


def tower(model, x, z, tall, wide):
    model.turning(x, z, [(0, wide), (tall, wide * 0.9)], 1, WALL, 8)
    model.turning(x, z, [(tall, wide * 1.15), (tall + 0.05, wide * 1.15)], 1, WALL_DARK, 8)
    model.turning(x, z, [(tall + 0.05, wide * 1.2), (tall + 0.2, 0.0)], 1, ROOF, 8)


def castle():
    """Four towers and a keep on a green."""
    model = Model()
    land.ground(model, GRASS, "#6f8a4e", 11)
    put = turned((0, 0, 0), 0, 0, 1.0)
    for x, z, size in ((0, 0.36, (0.72, 0.14, 0.06)), (0, -0.36, (0.72, 0.14, 0.06)),
                       (0.36, 0, (0.06, 0.14, 0.72)), (-0.36, 0, (0.06, 0.14, 0.72))):
        model.block(put, (x, 0.07, z), size, WALL)
    model.block(put, (0, 0.06, 0.39), (0.14, 0.12, 0.02), WOOD)
    for x in (-0.36, 0.36):
        for z in (-0.36, 0.36):
            tower(model, x, z, 0.2, 0.09)
    model.block(put, (0, 0.13, -0.1), (0.3, 0.26, 0.24), WALL_DARK)
    return model


def barbarian():
    """A figure in fur with an axe; looks to +z."""
    model = Model()
    put = turned((0, 0, 0), 0, 0, 1.0)
    model.turning(0, 0, [(0, 0.09), (0.16, 0.075), (0.26, 0.05)], 1, FUR, 8)
    model.turning(0, 0, [(0.22, 0.085), (0.27, 0.04)], 1, FUR_DARK, 8)
    model.ball((0, 0.31, 0), 0.05, SKIN)
    model.turning(0, 0, [(0.325, 0.055), (0.37, 0.0)], 1, IRON, 8)
    model.rod((0.11, 0.02, 0.03), (0.11, 0.36, 0.03), 0.012, WOOD)
    model.block(put, (0.135, 0.33, 0.03), (0.06, 0.07, 0.015), IRON)
    return model


def rider(model):
    """The parts of a knight on horseback that show the owner."""
    team = []
    for middle, size in (((0, 0.15, 0), (0.2, 0.07, 0.11)), ((0, 0.25, 0), (0.07, 0.12, 0.08))):
        half = [s / 2 for s in size]
        corner = [tuple(m + h * s for m, h, s in zip(middle, half, signs))
                  for signs in ((-1, -1, -1), (1, -1, -1), (1, 1, -1), (-1, 1, -1),
                                (-1, -1, 1), (1, -1, 1), (1, 1, 1), (-1, 1, 1))]
        team.append((corner, middle))
    for corner, middle in team:
        for face in ((0, 1, 2, 3), (4, 5, 6, 7), (0, 1, 5, 4), (3, 2, 6, 7), (0, 3, 7, 4),
                     (1, 2, 6, 5)):
            model.facing([corner[k] for k in face], middle, WHITE, "team")


def knight():
    """Rides along x."""
    model = Model()
    put = turned((0, 0, 0), 0, 0, 1.0)
    for x in (-0.08, 0.08):
        for z in (-0.035, 0.035):
            model.block(put, (x, 0.055, z), (0.03, 0.11, 0.03), WOOD)
    model.block(put, (0.13, 0.22, 0), (0.05, 0.12, 0.05), WOOD)
    model.block(put, (0.17, 0.265, 0), (0.08, 0.045, 0.05), WOOD)
    rider(model)
    model.ball((0, 0.345, 0), 0.045, IRON)
    model.rod((-0.02, 0.2, 0.07), (0.2, 0.36, 0.07), 0.01, WALL)
    return model


def number_back():
    """The back of a number token: a wooden disc with a ring."""
    model = Model()
    model.turning(0, 0, [(0, 0.17), (0.03, 0.17)], 1, "#8a6b47", 20)
    model.turning(0, 0, [(0.03, 0.16), (0.034, 0.12)], 1, "#5b4a42", 20)
    model.turning(0, 0, [(0.034, 0.12), (0.036, 0.0)], 1, "#a5855c", 20)
    return model


def main():
    ASSETS.mkdir(parents=True, exist_ok=True)
    for name, model in (("castle", castle()), ("barbarian", barbarian()), ("knight", knight()),
                        ("number_back", number_back())):
        print(name, model.write(ASSETS / (name + ".glb")), "triangles")


if __name__ == "__main__":
    main()
