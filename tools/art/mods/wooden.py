#!/usr/bin/env python3
"""Writes the set of wooden pieces of mods/base and mods/seafarers: python3 tools/art/mods/wooden.py

Needs neither Blender nor packages. Axes and sizes: docs/art.md, "Models of mods". Blocks as they are sawn out of a
board: one outline, even thickness, edges broken; all of it takes the owner's colour.
"""
import pathlib
import sys

ART = pathlib.Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ART), str(ART / "mods")]

import palette as pal  # noqa: E402
from glb import Model, ears, spot  # noqa: E402

MODS = ART.parent.parent / "mods"
BEVEL = 0.014
DARK = "#4a4650"

SETTLEMENT = [(-0.13, 0.0), (0.13, 0.0), (0.13, 0.15), (0.0, 0.275), (-0.13, 0.15)]
CITY = [(-0.215, 0.0), (0.215, 0.0), (0.215, 0.19), (0.005, 0.19), (0.005, 0.33), (-0.105, 0.445), (-0.215, 0.33)]
ROAD = [(-0.062, 0.0), (0.062, 0.0), (0.062, 0.072), (-0.062, 0.072)]
SHIP = [(-0.17, 0.0), (0.17, 0.0), (0.285, 0.135), (0.045, 0.135), (0.045, 0.20), (0.20, 0.215), (0.03, 0.50),
        (-0.015, 0.50), (-0.015, 0.135), (-0.24, 0.135)]
WARSHIP = SHIP[:3] + [(0.245, 0.165), (0.20, 0.135)] + SHIP[3:8] + [(-0.015, 0.33), (-0.19, 0.35), (-0.17, 0.19),
                                                                  (-0.015, 0.18), (-0.015, 0.135), (-0.24, 0.135)]
# Turned on a lathe: height, radius.
PAWN = [(0.0, 0.105), (0.035, 0.115), (0.05, 0.10), (0.08, 0.06), (0.18, 0.105), (0.25, 0.09), (0.29, 0.05),
        (0.32, 0.075), (0.37, 0.085), (0.42, 0.06), (0.44, 0.0)]


def area(outline):
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(outline, outline[1:] + outline[:1])) / 2


def inset(outline, by):
    """The outline with each side moved inwards; it runs counter-clockwise."""
    moved = []
    for before, here, after in zip(outline[-1:] + outline[:-1], outline, outline[1:] + outline[:1]):
        normals = []
        for a, b in ((before, here), (here, after)):
            dx, dy = b[0] - a[0], b[1] - a[1]
            length = (dx * dx + dy * dy) ** 0.5
            normals.append((-dy / length, dx / length))
        (ax, ay), (bx, by_) = normals
        share = by / (1 + ax * bx + ay * by_)
        moved.append((here[0] + (ax + bx) * share, here[1] + (ay + by_) * share))
    return moved


def shade(seed, number, light=1.0):
    """White wood, a little lighter or darker from side to side; the owner's colour is laid over it."""
    value = round(255 * light * (0.93 + 0.07 * spot(seed, number)))
    return f"#{value:02x}{value:02x}{value:02x}"


def sawn(outline, thick, along_x=False):
    """A block: the outline across, `thick` deep, its edges broken."""
    assert area(outline) > 0
    model = Model()
    small = inset(outline, BEVEL)
    half = thick / 2

    def at(point, depth):
        return (depth, point[1], -point[0]) if along_x else (point[0], point[1], depth)

    rings = [(small, -half), (outline, BEVEL - half), (outline, half - BEVEL), (small, half)]
    for number, (low, high) in enumerate(zip(rings, rings[1:])):
        for k in range(len(outline)):
            n = (k + 1) % len(outline)
            light = 1.0 if number == 1 else 0.96
            model.quad(*[at(*corner) for corner in ((high[0][k], high[1]), (high[0][n], high[1]),
                                                    (low[0][n], low[1]), (low[0][k], low[1]))],
                       shade(7, number * 31 + k, light), "team")
    for side, depth in ((1, half), (-1, -half)):
        flat = [at(point, depth) for point in small]
        for a, b, c in ears(flat if side > 0 else flat[::-1]):
            face = flat if side > 0 else flat[::-1]
            model.tri(face[a], face[b], face[c], shade(11, side + 1, 0.90), "team")
    return model


def pawn(colour):
    model = Model()
    model.turning(0, 0, PAWN, 1, colour, sides=16)
    return model


def main():
    models = {
        "base/assets/wooden_road": sawn(ROAD, 0.58, along_x=True),
        "base/assets/wooden_settlement": sawn(SETTLEMENT, 0.20),
        "base/assets/wooden_city": sawn(CITY, 0.22),
        "base/assets/wooden_robber": pawn(DARK),
        "seafarers/assets/wooden_ship": sawn(SHIP, 0.13),
        "seafarers/assets/wooden_warship": sawn(WARSHIP, 0.13),
        "seafarers/assets/wooden_pirate": pawn(pal.INK),
    }
    for name, model in models.items():
        count = model.write(MODS / (name + ".glb"))
        print(f"{name}: {count} triangles")


if __name__ == "__main__":
    main()
