#!/usr/bin/env python3
"""Writes the models of mods/seafarers as glTF binaries: python3 tools/art/mods/seafarers.py

Needs neither Blender nor packages. Axes and sizes: docs/art.md, "Models of mods". Ships lie along x,
bow to +x, with their origin on the water level.
"""
import math
import pathlib
import sys

ART = pathlib.Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ART), str(ART / "mods")]

import palette as pal  # noqa: E402
from glb import Model, turned  # noqa: E402
from seafarers_signs import SIGNS  # noqa: E402

ASSETS = ART.parent.parent / "mods" / "seafarers" / "assets"

TAR, TAR_LIGHT, TAR_DECK = "#2b2327", "#413439", "#5a4438"
CLOTH_BLACK, CLOTH_TORN = "#2d2a33", "#3a3641"
HERE = turned((0, 0, 0), 0, 0, 1)


def width_at(part):
    """Half the beam, from the stern (0) to the bow (1), of a hull of half beam 1."""
    return max(0.03, (1 - max(0.0, part - 0.45) ** 2 / 0.3025) * (0.80 + 0.20 * min(1.0, part / 0.3)))


def hull(model, length, beam, height, wood, strake, material, deck, stations=9):
    """Planks below, a strake in `strake` above them, a rim, and a deck within."""
    rows = []
    for i in range(stations):
        part = i / (stations - 1)
        x = (part - 0.5) * length
        wide = beam / 2 * width_at(part)
        sheer = height * (1 + 0.75 * (2 * part - 0.85) ** 2)
        rows.append([(x * 0.90, -0.05, wide * 0.45), (x * 0.97, height * 0.35, wide * 0.92),
                     (x, sheer, wide), (x * 0.985, sheer, wide * 0.80),
                     (x * 0.97, height * 0.72, wide * 0.76)])
    skin = ((wood, "plain"), (strake, material), (pal.WOOD_LIGHT, "plain"), (wood, "plain"))
    for side in (1, -1):
        lines = [[(x, y, z * side) for x, y, z in row] for row in rows]
        for a, b in zip(lines, lines[1:]):
            for k, (paint, kind) in enumerate(skin):
                corners = [a[k], b[k], b[k + 1], a[k + 1]]
                model.quad(*(corners if side < 0 else corners[::-1]), paint, kind)
    for a, b in zip(rows, rows[1:]):
        left, right = (a[4][0], a[4][1], -a[4][2]), (b[4][0], b[4][1], -b[4][2])
        model.fan([a[4], b[4], right, left], deck)
    stern = rows[0]
    board = [stern[0], stern[1], stern[2]] + [(x, y, -z) for x, y, z in (stern[2], stern[1], stern[0])]
    model.facing(board, (0, 0, 0), strake, material)


def sail(model, corners, bulge, paint, material="plain", steps=5, stripe=None):
    """Cloth between four corners (foot, foot, head, head), blown out along its normal."""
    (ax, ay, az), (bx, by, bz), (cx, cy, cz), (dx, dy, dz) = corners
    ux, uz = bx - ax, bz - az
    length = math.hypot(ux, uz)
    out = (uz / length, 0.0, -ux / length)

    def at(i, j, behind):
        u, v = i / steps, j / steps
        low = (ax + (bx - ax) * u, ay + (by - ay) * u, az + (bz - az) * u)
        high = (dx + (cx - dx) * u, dy + (cy - dy) * u, dz + (cz - dz) * u)
        push = bulge * 4 * u * (1 - u) * (0.35 + 2.6 * v * (1 - v)) - 0.011 * behind
        return tuple(a + (b - a) * v + o * push for a, b, o in zip(low, high, out))

    for i in range(steps):
        for j in range(steps):
            colour, kind = (stripe, "plain") if stripe and j == 2 else (paint, material)
            front = [at(i, j, 0), at(i + 1, j, 0), at(i + 1, j + 1, 0), at(i, j + 1, 0)]
            back = [at(i, j, 1), at(i + 1, j, 1), at(i + 1, j + 1, 1), at(i, j + 1, 1)]
            inside = tuple((a + b) / 2 for a, b in zip(front[0], back[2]))
            ahead = tuple(p - o for p, o in zip(inside, out))
            behind = tuple(p + o for p, o in zip(inside, out))
            model.facing(front, ahead, colour, kind)
            model.facing(back, behind, colour, kind)


def pennant(model, x, y, z, long, tall, paint, material="plain"):
    front = [(x, y, z + 0.006), (x, y + tall, z + 0.006), (x - long, y + tall * 0.6, z + 0.03)]
    back = [(x, y, z - 0.006), (x, y + tall, z - 0.006), (x - long, y + tall * 0.6, z + 0.018)]
    middle = (x - long / 3, y + tall / 2, z + 0.008)
    model.facing(front, (middle[0], middle[1], middle[2] - 1), paint, material)
    model.facing(back, (middle[0], middle[1], middle[2] + 1), paint, material)


def braced(x, foot, head, low, high, turn):
    """A square sail's corners on a yard at x, turned so that its belly looks ahead and sideways."""
    dx, dz = math.sin(turn), math.cos(turn)
    return [(x + dx * foot, low, dz * foot), (x - dx * foot, low, -dz * foot),
            (x - dx * head, high, -dz * head), (x + dx * head, high, dz * head)]


def ship(armed=False):
    """A merchantman: hull and sails in the owner's colour, seen from any side of an edge; or armed,
    with guns, a lion's gold and dark stripes."""
    model = Model()
    hull(model, 0.66, 0.22, 0.115, pal.WOOD, pal.TEAM, "team", pal.WOOD_LIGHT)
    model.block(HERE, (-0.235, 0.135, 0), (0.13, 0.075, 0.135), pal.WOOD)
    model.block(HERE, (-0.235, 0.178, 0), (0.15, 0.018, 0.155), pal.WOOD_LIGHT)
    model.rod((0.0, 0.05, 0), (0.0, 0.60, 0), 0.015, pal.WOOD_DARK, 6)
    model.rod((0.26, 0.17, 0), (0.43, 0.245, 0), 0.011, pal.WOOD_DARK, 5)
    turn = math.radians(60)  # a good half of it is seen on all three ways an edge can lie
    main = braced(0.02, 0.185, 0.155, 0.20, 0.53, turn)
    model.rod(main[2], main[3], 0.012, pal.WOOD_DARK, 5)
    sail(model, main, 0.105, pal.TEAM, "team", stripe="#2b2a33" if armed else "#f7f0dd")
    jib = [(0.075, 0.225, 0.02), (0.40, 0.235, 0.0), (0.09, 0.50, 0.0), (0.075, 0.50, 0.0)]
    sail(model, [jib[1], jib[0], jib[3], jib[2]], -0.055, "#f7f0dd", steps=4)
    pennant(model, 0.0, 0.585, 0, 0.15, 0.065, pal.TEAM, "team")
    model.ball((0.0, 0.605, 0), 0.018, pal.GOLD, 6, 3)
    if armed:
        for k in range(3):
            for side in (1, -1):
                x = -0.12 + 0.12 * k
                model.rod((x, 0.115, 0.07 * side), (x, 0.125, 0.165 * side), 0.020, pal.INK, 6)
        model.ball((0.345, 0.18, 0), 0.035, pal.GOLD, 7, 4)
    return model


def skull(model, at, size, out):
    """White bones on cloth, a little ahead of it."""
    x, y, z = at
    along = (out[1], -out[0])

    def put(u, v, away=0.0):
        return (x + along[0] * u * size + out[0] * away, y + v * size, z + along[1] * u * size + out[1] * away)

    def patch(points, paint, away):
        flat = [put(u, v, away) for u, v in points]
        model.facing(flat, put(0, 0, away - 1), paint)

    for sign in (1, -1):
        patch([(-0.62 * sign, -0.62), (-0.50 * sign, -0.74), (0.62 * sign, -0.18), (0.52 * sign, -0.05)],
              pal.BONE, 0.0)
    patch([(-0.40, 0.05), (-0.20, -0.20), (0.20, -0.20), (0.40, 0.05), (0.42, 0.38), (0.22, 0.62),
           (-0.22, 0.62), (-0.42, 0.38)], pal.BONE, 0.006)
    patch([(-0.18, -0.42), (0.18, -0.42), (0.20, -0.18), (-0.20, -0.18)], pal.BONE, 0.006)
    for sign in (1, -1):
        patch([(0.08 * sign, 0.10), (0.30 * sign, 0.12), (0.28 * sign, 0.33), (0.09 * sign, 0.30)],
              CLOTH_BLACK, 0.011)


def pirate():
    """A dark brig with black sails, a red flag and a lantern at the stern."""
    model = Model()
    hull(model, 0.92, 0.30, 0.15, TAR, TAR_LIGHT, "plain", TAR_DECK)
    model.block(HERE, (-0.34, 0.19, 0), (0.18, 0.12, 0.20), TAR_LIGHT)
    model.block(HERE, (-0.34, 0.255, 0), (0.20, 0.02, 0.22), pal.TIMBER)
    for k in range(3):
        for side in (1, -1):
            x = -0.16 + 0.15 * k
            model.rod((x, 0.12, 0.10 * side), (x, 0.13, 0.185 * side), 0.020, pal.INK, 6)
            model.block(HERE, (x, 0.125, 0.150 * side), (0.06, 0.055, 0.012), pal.CRIMSON)
    model.rod((0.36, 0.22, 0), (0.58, 0.33, 0), 0.013, pal.TIMBER, 5)
    turn = math.radians(52)
    for x, size, tall in ((0.16, 0.92, 0.70), (-0.15, 1.05, 0.78)):
        model.rod((x, 0.08, 0), (x, tall + 0.06, 0), 0.018, pal.TIMBER, 6)
        low = braced(x + 0.02, 0.21 * size, 0.18 * size, 0.26, tall * 0.70, turn)
        high = braced(x + 0.02, 0.165 * size, 0.12 * size, tall * 0.73, tall, turn)
        for cloth in (low, high):
            model.rod(cloth[2], cloth[3], 0.013, pal.TIMBER, 5)
        sail(model, low, 0.10, CLOTH_BLACK)
        sail(model, high, 0.06, CLOTH_TORN, steps=4)
    out = (math.cos(turn), -math.sin(turn))
    skull(model, (0.18 + 0.118 * out[0], 0.395, 0.118 * out[1]), 0.14, out)
    pennant(model, -0.15, 0.80, 0, 0.20, 0.09, "#d8202c")
    pennant(model, 0.16, 0.72, 0, 0.14, 0.06, "#d8202c")
    model.rod((-0.44, 0.26, 0), (-0.46, 0.34, 0), 0.010, pal.INK, 5)
    lantern = Model()
    lantern.ball((-0.46, 0.37, 0), 0.034, "#ffb648", 7, 4)
    model.parts["glow"] = lantern.parts["plain"]
    return model


def main():
    ASSETS.mkdir(parents=True, exist_ok=True)
    models = {"ship": ship(), "warship": ship(armed=True), "pirate": pirate()}
    models.update((name, make()) for name, make in SIGNS.items())
    for name, model in models.items():
        count = model.write(ASSETS / (name + ".glb"))
        print(f"{name}: {count} triangles")


if __name__ == "__main__":
    main()
