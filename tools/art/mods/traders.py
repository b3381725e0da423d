#!/usr/bin/env python3
"""Writes the models of mods/traders: python3 tools/art/mods/traders.py

Needs neither Blender nor packages. Axes and sizes: docs/art.md, "Models of mods".
"""
import pathlib
import sys

ART = pathlib.Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ART), str(ART / "mods")]

import land  # noqa: E402
from barbarian_attack import WHITE, barbarian, tower  # noqa: E402
from glb import Model, turned  # noqa: E402

ASSETS = ART.parent.parent / "mods" / "traders" / "assets"
GRASS = ["#86a860", "#7c9f58", "#90b068"]
ROCK = ["#a9a294", "#9c9588", "#b5ae9f"]
SAND_GROUND = ["#cdbb88", "#c3b07c", "#d6c594"]
PAVING, WALL, WALL_DARK, ROOF, WOOD = "#cfc6b2", "#b9b6ae", "#96938c", "#8a4a36", "#6d4a2c"
MARBLE, GLASS, IRON, SAND, CLOTH = "#f0ece4", "#8fd0d8", "#5f656d", "#dcc27a", "#d8cdb4"


def plaza(paints, edge, seed):
    """A paved place in the middle; paths lead to the corners, so what stands there keeps off them."""
    model = Model()
    land.ground(model, paints, edge, seed)
    model.turning(0, 0, [(0, 0.27), (0.03, 0.26), (0.03, 0.0)], 1, PAVING, 12)
    return model


def castle():
    model = plaza(GRASS, "#6f8a4e", 11)
    for side in range(6):
        x, _, z = land.at(0.56, 30 + 60 * side)
        if side % 2 == 0:
            tower(model, x, z, 0.22, 0.1)
        else:
            put = turned((x, 0, z), 0, 0, 1.0)
            model.block(put, (0, 0.08, 0), (0.2, 0.16, 0.14), WALL)
            model.block(put, (0, 0.18, 0), (0.23, 0.04, 0.17), ROOF)
    return model


def quarry():
    model = plaza(ROCK, "#8d8678", 12)
    for side in range(6):
        x, _, z = land.at(0.58, 30 + 60 * side)
        if side % 2 == 0:
            land.stone(model, x, z, 0.17, 0.26, ROCK, 30 + side)
        else:
            put = turned((x, 0, z), 0.4 * side, 0, 1.0)
            model.block(put, (0, 0.05, 0), (0.16, 0.1, 0.11), MARBLE)
            model.block(put, (0.02, 0.13, 0), (0.11, 0.07, 0.09), MARBLE)
    return model


def glassworks():
    model = plaza(SAND_GROUND, "#a99662", 13)
    for side in range(6):
        x, _, z = land.at(0.56, 30 + 60 * side)
        if side % 2 == 0:
            model.turning(x, z, [(0, 0.13), (0.12, 0.12), (0.2, 0.06), (0.32, 0.05)], 1, ROOF, 8)
        else:
            put = turned((x, 0, z), 0.3 * side, 0, 1.0)
            for at in (-0.06, 0.0, 0.06):
                model.block(put, (at, 0.08, 0), (0.03, 0.16, 0.12), GLASS)
    return model


def load(model, put, what, y):
    """What lies on a wagon."""
    if what == "glass":
        for at in (-0.05, 0.0, 0.05):
            model.block(put, (at, y + 0.06, 0), (0.025, 0.12, 0.1), GLASS)
    elif what == "marble":
        model.block(put, (-0.03, y + 0.04, 0), (0.1, 0.08, 0.1), MARBLE)
        model.block(put, (0.06, y + 0.025, 0), (0.06, 0.05, 0.08), MARBLE)
    elif what == "tools":
        for at in (-0.05, 0.0, 0.05):
            model.rod(put((at, y, -0.04)), put((at, y + 0.13, 0.04)), 0.01, WOOD)
            model.block(put, (at, y + 0.13, 0.04), (0.03, 0.035, 0.05), IRON)
    elif what == "sand":
        x, _, z = put((0, 0, 0))
        model.turning(x, z, [(y, 0.095), (y + 0.1, 0.0)], 1, SAND, 8)


def wagon():
    """Stands along x; its bottom shows the owner, and what it carries lies on it."""
    model = Model()
    put = turned((0, 0, 0), 0, 0, 1.0)
    for x in (-0.11, 0.11):
        for z in (-0.085, 0.085):
            for turn in range(4):
                model.block(turned((x, 0.055, z), 0, turn * 0.7854, 1.0), (0, 0, 0),
                            (0.1, 0.02, 0.016), WOOD)
    for middle, size in (((0, 0.1, 0), (0.34, 0.07, 0.17)),):
        half = [s / 2 for s in size]
        corner = [tuple(m + h * s for m, h, s in zip(middle, half, signs))
                  for signs in ((-1, -1, -1), (1, -1, -1), (1, 1, -1), (-1, 1, -1),
                                (-1, -1, 1), (1, -1, 1), (1, 1, 1), (-1, 1, 1))]
        for face in ((0, 1, 2, 3), (4, 5, 6, 7), (0, 1, 5, 4), (3, 2, 6, 7), (0, 3, 7, 4),
                     (1, 2, 6, 5)):
            model.facing([corner[k] for k in face], middle, WHITE, "team")
    for z in (-0.08, 0.08):
        model.block(put, (0, 0.145, z), (0.32, 0.05, 0.014), WOOD)
    return model


def crate():
    model = Model()
    put = turned((0, 0, 0), 0.5, 0, 1.0)
    model.block(put, (0, 0.1, 0), (0.2, 0.2, 0.2), WOOD)
    for z in (-0.105, 0.105):
        model.block(put, (0, 0.1, z), (0.22, 0.03, 0.01), CLOTH)
    return model


def alone(what):
    model = Model()
    load(model, turned((0, 0, 0), 0.5, 0, 1.6), what, 0.0)
    return model


def main():
    ASSETS.mkdir(parents=True, exist_ok=True)
    models = {"castle": castle(), "quarry": quarry(), "glassworks": glassworks(),
              "barbarian": barbarian(), "crate": crate(), "wagon": wagon()}
    for what in ("glass", "marble", "tools", "sand"):
        models[what] = alone(what)
    for name, model in models.items():
        print(name, model.write(ASSETS / (name + ".glb")), "triangles")


if __name__ == "__main__":
    main()
