#!/usr/bin/env python3
"""Writes the set of wooden pieces of all mods: python3 tools/art/mods/wooden.py

Needs neither Blender nor packages. Axes and sizes: docs/art.md, "Models of mods". Blocks as they are sawn out of a
board: one outline, even thickness, edges broken; all of it takes the owner's colour.
"""
import math
import pathlib
import sys

ART = pathlib.Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ART), str(ART / "mods")]

import palette as pal  # noqa: E402
from glb import TAU, Model, ears, linear, spot, turned  # noqa: E402

MODS = ART.parent.parent / "mods"
BEVEL = 0.014
DARK = "#4a4650"
BARE = "#e6cfa0"  # wood without paint
WHITE = "#ffffff"

SETTLEMENT = [(-0.13, 0.0), (0.13, 0.0), (0.13, 0.15), (0.0, 0.275), (-0.13, 0.15)]
CITY = [(-0.215, 0.0), (0.215, 0.0), (0.215, 0.19), (0.005, 0.19), (0.005, 0.33), (-0.105, 0.445), (-0.215, 0.33)]
ROAD = [(-0.062, 0.0), (0.062, 0.0), (0.062, 0.072), (-0.062, 0.072)]
SHIP = [(-0.17, 0.0), (0.17, 0.0), (0.285, 0.135), (0.045, 0.135), (0.045, 0.20), (0.20, 0.215), (0.03, 0.50),
        (-0.015, 0.50), (-0.015, 0.135), (-0.24, 0.135)]
WARSHIP = SHIP[:3] + [(0.245, 0.165), (0.20, 0.135)] + SHIP[3:8] + [(-0.015, 0.33), (-0.19, 0.35), (-0.17, 0.19),
                                                                  (-0.015, 0.18), (-0.015, 0.135), (-0.24, 0.135)]
WALL = [(-0.30, 0.0), (0.30, 0.0), (0.30, 0.15), (0.20, 0.15), (0.20, 0.10), (0.10, 0.10), (0.10, 0.15), (-0.10, 0.15),
        (-0.10, 0.10), (-0.20, 0.10), (-0.20, 0.15), (-0.30, 0.15)]
BRIDGE = [(-0.31, 0.0), (-0.19, 0.0), (-0.12, 0.07), (0.12, 0.07), (0.19, 0.0), (0.31, 0.0), (0.31, 0.05), (0.15, 0.145),
          (-0.15, 0.145), (-0.31, 0.05)]
HARBOUR = [(-0.21, 0.0), (0.21, 0.0), (0.21, 0.11), (0.07, 0.11), (0.07, 0.21), (-0.07, 0.33), (-0.21, 0.21)]
TRADER = [(-0.25, 0.0), (0.20, 0.0), (0.31, 0.14), (-0.31, 0.14), (-0.31, 0.10)]
SAIL = [(-0.02, 0.14), (0.02, 0.14), (0.02, 0.24), (0.19, 0.26), (0.02, 0.56), (-0.02, 0.56)]
RIDER = [(-0.13, 0.0), (-0.08, 0.0), (-0.07, 0.09), (0.07, 0.09), (0.08, 0.0), (0.13, 0.0), (0.13, 0.16), (0.21, 0.19),
         (0.20, 0.25), (0.12, 0.27), (0.05, 0.18), (0.045, 0.33), (0.0, 0.38), (-0.045, 0.33), (-0.05, 0.18),
         (-0.14, 0.17)]
CART = [(-0.19, 0.07), (0.19, 0.07), (0.19, 0.16), (-0.19, 0.16)]
# Turned on a lathe: height, radius.
CONE_HEAD = [(0.0, 0.075), (0.13, 0.0)]
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


def joined(*models):
    """One model of several; each a pair with where it is moved to, or a model that stays where it is."""
    whole = Model()
    for part in models:
        model, (dx, dy, dz) = part if isinstance(part, tuple) else (part, (0, 0, 0))
        for material, triangles in model.parts.items():
            whole.parts.setdefault(material, []).extend(
                (tuple((x + dx, y + dy, z + dz) for x, y, z in corners), light) for corners, light in triangles)
    return whole


def turned_wood(profile, sides=14):
    """Turned on a lathe, in the owner's colour."""
    model = Model()
    model.turning(0, 0, profile, 1, WHITE, sides)
    model.parts = {"team": model.parts["plain"]}
    return model


def knight(rank):
    """As many bare rings as its rank; a ball, a point or a crown on top."""
    tall = 0.19 + 0.07 * rank
    model = turned_wood([(0.0, 0.17), (0.05, 0.165), (0.06, 0.11), (tall, 0.085), (tall + 0.01, 0.0)])
    for ring in range(rank):
        middle = 0.105 + ring * 0.07
        model.turning(0, 0, [(middle - 0.018, 0.112), (middle + 0.018, 0.112)], 1, BARE, 14)
        model.washer((0, middle + 0.018, 0), 0.112, 0.05, 14, BARE)
    if rank == 1:
        model.ball((0, tall + 0.055, 0), 0.075, BARE, 12, 6)
    if rank == 2:
        model.turning(0, 0, [(tall + height, radius) for height, radius in CONE_HEAD], 1, BARE, 14)
    if rank == 3:
        model.turning(0, 0, [(tall, 0.06), (tall + 0.07, 0.08), (tall + 0.071, 0.0)], 1, BARE, 14)
        for k in range(5):
            x, z = 0.064 * math.cos(TAU * k / 5), 0.064 * math.sin(TAU * k / 5)
            model.turning(x, z, [(tall + 0.06, 0.03), (tall + 0.13, 0.0)], 1, BARE, 5)
    return model


def person(tall):
    """A peg with a round head."""
    model = turned_wood([(0.0, 0.085), (tall * 0.25, 0.075), (tall * 0.72, 0.045), (tall * 0.73, 0.0)])
    model.ball((0, tall * 0.82, 0), tall * 0.18, BARE, 10, 6)
    return model


def lying_city():
    """The block of a city on its side."""
    model = sawn(CITY, 0.22)
    for triangles in model.parts.values():
        triangles[:] = [(tuple((x, z + 0.11, 0.2 - y) for x, y, z in corners), light) for corners, light in triangles]
    return model


def wall():
    """Four sides without paint, so that the city inside stands out."""
    model = joined((sawn(WALL, 0.09), (0, 0, 0.19)), (sawn(WALL, 0.09), (0, 0, -0.19)),
                   (sawn(WALL, 0.09, along_x=True), (-0.27, 0, 0)), (sawn(WALL, 0.09, along_x=True), (0.27, 0, 0)))
    model.parts = {"plain": [(corners, linear(BARE)) for corners, _ in model.parts["team"]]}
    return model


def wagon():
    model = sawn(CART, 0.18)
    for x in (-0.12, 0.12):
        for z in (-0.105, 0.105):
            model.rod((x, 0.06, z - 0.014), (x, 0.06, z + 0.014), 0.06, BARE, 10)
    return model


def merchant():
    model = pawn(pal.GOLD)
    model.block(turned((0, 0, 0), 0, 0, 1), (0, 0.42, 0), (0.16, 0.035, 0.16), pal.GOLD_DARK)
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
        "cities_knights/assets/wooden_knight_1": knight(1),
        "cities_knights/assets/wooden_knight_2": knight(2),
        "cities_knights/assets/wooden_knight_3": knight(3),
        "cities_knights/assets/wooden_wall": wall(),
        "cities_knights/assets/wooden_fallen_city": lying_city(),
        "volcano/assets/wooden_fallen_city": lying_city(),
        "cities_knights/assets/wooden_merchant": merchant(),
        "rivers/assets/wooden_bridge": sawn(BRIDGE, 0.16),
        "explorers/assets/wooden_harbour_settlement": sawn(HARBOUR, 0.22),
        "explorers/assets/wooden_ship": joined(sawn(TRADER, 0.24), (sawn(SAIL, 0.10), (0.13, 0, 0))),
        "explorers/assets/wooden_settler": joined((person(0.24), (-0.07, 0, 0.03)), (person(0.21), (0.08, 0, -0.04))),
        "explorers/assets/wooden_crew": person(0.28),
        "barbarian_attack/assets/wooden_knight": sawn(RIDER, 0.10),
        "barbarian_attack/assets/wooden_barbarian": pawn("#7a4a34"),
        "traders/assets/wooden_wagon": wagon(),
    }
    for name, model in models.items():
        count = model.write(MODS / (name + ".glb"))
        print(f"{name}: {count} triangles")


if __name__ == "__main__":
    main()
