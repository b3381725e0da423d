#!/usr/bin/env python3
"""Writes the models of mods/rivers as glTF binaries: python3 tools/art/mods/rivers.py

Needs neither Blender nor packages. Axes and sizes: docs/art.md, "Models of mods".
"""
import math
import pathlib
import struct
import sys

ART = pathlib.Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ART), str(ART / "mods")]

import palette as pal  # noqa: E402
from glb import TAU, Model, spot, turned  # noqa: E402
from land import ground, stone  # noqa: E402

MODS = ART.parent.parent / "mods"
ASSETS = MODS / "rivers" / "assets"
MOSS, MUD, POND, REED, HEAD = "#7d8a4c", "#5f5a3a", "#4f7f78", "#7f9a45", "#6b4a2b"
BANK, FLOW, FOAM = "#c9b483", "#4f9fc0", "#a6d6e4"
MATERIALS = {0: "plain", 1: "team", 2: "glow", 3: "gloss", 4: "vent", 5: "alive"}

# From side to side in a bend around the token, which lies in the middle: so the rivers of neighbours join.
WAY = ((-1.0, 0.0), (-0.84, 0.0), (-0.66, 0.07), (-0.52, 0.24), (-0.36, 0.43), (-0.18, 0.53), (0.0, 0.56),
       (0.18, 0.53), (0.36, 0.43), (0.52, 0.24), (0.66, 0.07), (0.84, 0.0), (1.0, 0.0))
SPRING = 5  # of the way: where a river rises
# The way of the river, turned so that it leads from the south-western side to the north-eastern one.
ACROSS = tuple((x / 2 + z * 3 ** 0.5 / 2, z / 2 - x * 3 ** 0.5 / 2) for x, z in WAY)


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


def off(way, x, z):
    """How far a point is from the way."""
    def from_part(a, b):
        dx, dz = b[0] - a[0], b[1] - a[1]
        along = max(0.0, min(1.0, ((x - a[0]) * dx + (z - a[1]) * dz) / (dx * dx + dz * dz)))
        return math.hypot(x - a[0] - along * dx, z - a[1] - along * dz)
    return min(from_part(a, b) for a, b in zip(way, way[1:]))


def strip(model, way, wide, height, colour, material="plain"):
    """A ribbon along the way; beyond the tile it falls to the water of the sea."""
    sides = []
    for k, (x, z) in enumerate(way):
        a, b = way[max(k - 1, 0)], way[min(k + 1, len(way) - 1)]
        dx, dz = b[0] - a[0], b[1] - a[1]
        length = math.hypot(dx, dz)
        w = wide * (0.9 + 0.2 * spot(7, k)) if math.hypot(x, z) < 0.8 else wide
        y = height if math.hypot(x, z) < 0.9 else -0.13
        sides.append(((x - dz / length * w, y, z + dx / length * w), (x + dz / length * w, y, z - dx / length * w)))
    for (a, b), (c, d) in zip(sides, sides[1:]):
        model.facing([a, b, d, c], (a[0], -9, a[2]), colour, material)


def water(model, way):
    strip(model, way, 0.155, 0.012, BANK)
    strip(model, way, 0.115, 0.018, FLOW, "gloss")
    for k, (x, z) in enumerate(way[2:-2]):
        if spot(3, k) < 0.6:
            model.fan([(x - 0.05, 0.021, z + 0.03), (x + 0.05, 0.021, z + 0.045), (x + 0.05, 0.021, z + 0.03),
                       (x - 0.05, 0.021, z + 0.018)], FOAM, "gloss")


def of_pack(name):
    """The triangles of a model of the base game: three points, their colour, and the material."""
    pack = (MODS / "base" / "assets" / "models.hxm").read_bytes()
    at, count = 12, struct.unpack_from("<I", pack, 8)[0]
    for _ in range(count):
        length = pack[at]
        found = pack[at + 1:at + 1 + length].decode()
        at += (1 + length + 3) // 4 * 4
        vertices, indices = struct.unpack_from("<II", pack, at)
        rows = at + 32
        order = struct.unpack_from(f"<{indices}H", pack, rows + 20 * vertices)
        at = rows + 20 * vertices + (2 * indices + 3) // 4 * 4
        if found != name:
            continue
        points = [struct.unpack_from("<3f3bB3BB", pack, rows + 20 * k) for k in range(vertices)]
        for k in range(0, indices, 3):
            three = [points[order[k + j]] for j in range(3)]
            paint = "#%02x%02x%02x" % three[0][7:10]
            yield [p[:3] for p in three], paint, MATERIALS[three[0][6]]
        return


def bodies(triangles):
    """Triangles that hang together."""
    home = {}

    def root(p):
        while home.setdefault(p, p) != p:
            home[p] = home[home[p]]
            p = home[p]
        return p
    keys = [[tuple(round(v * 2000) for v in p) for p in three] for three, _, _ in triangles]
    for a, b, c in keys:
        home[root(a)] = root(b)
        home[root(b)] = root(c)
    found = {}
    for triangle, three in zip(triangles, keys):
        found.setdefault(root(three[0]), []).append(triangle)
    return list(found.values())


def river_on(name, way):
    """A tile of the base game through which a river flows; what stands in its way is left out."""
    model = Model()
    for body in bodies(list(of_pack(name))):
        is_ground = any(math.hypot(p[0], p[2]) > 0.93 for three, _, _ in body for p in three)
        if not is_ground and any(off(way, p[0], p[2]) < 0.17 for three, _, _ in body for p in three):
            continue
        for three, paint, material in body:
            flat = [(x, min(y, 0.3 * max(0.0, off(way, x, z) - 0.17)) if is_ground and y > 0 else y, z)
                    for x, y, z in three]
            model.tri(*flat, paint, material)
    water(model, way)
    return model


def spring(model, x, z):
    """A round pool in which a river rises."""
    for radius, height, colour, material in ((0.175, 0.0125, BANK, "plain"), (0.14, 0.0185, FLOW, "gloss")):
        model.fan([(x + radius * math.cos(TAU * k / 14), height, z + radius * math.sin(TAU * k / 14))
                   for k in range(14)], colour, material)
    for k in range(5):
        turn = TAU * k / 5 + 0.4
        stone(model, x + 0.165 * math.cos(turn), z + 0.165 * math.sin(turn), 0.035, 0.05,
              (pal.ROCK, pal.ROCK_LIGHT), 60 + k)


def rising(way, at):
    model = river_on("mountains_0", way)
    spring(model, *way[at])
    return model


def river_mountains_east():
    return rising(WAY[SPRING:], 0)


def river_mountains_west():
    return rising(WAY[:-SPRING], -1)


def river_mountains_northeast():
    return rising(ACROSS[SPRING:], 0)


def river_mountains_southwest():
    return rising(ACROSS[:-SPRING], -1)


def river_hills():
    return river_on("hills_0", WAY)


def river_hills_northeast():
    return river_on("hills_0", ACROSS)


def river_pasture():
    return river_on("pasture_0", WAY)


def river_pasture_northeast():
    return river_on("pasture_0", ACROSS)


def wetland(way):
    """A tile of moss with ponds and reeds, through which a river flows into the sea."""
    model = Model()
    ground(model, (MOSS, "#748247", "#86934f"), MUD, 5, 0.008)
    for k in range(7):
        angle = TAU * (0.56 + 0.42 * (k + 0.3 * spot(5, k)) / 6)
        x, z = 0.62 * math.cos(angle), 0.62 * math.sin(angle)
        if off(way, x, z) > 0.3:
            model.turning(x, z, [(0.0, 0.15), (0.012, 0.135)], 1, MUD, 11)
            model.fan([(x + 0.13 * math.cos(TAU * i / 11), 0.014, z + 0.13 * math.sin(TAU * i / 11))
                       for i in range(11)], POND, "gloss")
        for reed in range(5):
            turn = TAU * spot(k + 11, reed)
            a, b = x + 0.17 * math.cos(turn), z + 0.17 * math.sin(turn)
            if off(way, a, b) < 0.15:
                continue
            tall = 0.16 + 0.10 * spot(k + 31, reed)
            model.rod((a, 0, b), (a + 0.015, tall, b), 0.010, REED, 4)
            model.rod((a + 0.015, tall - 0.05, b), (a + 0.016, tall + 0.02, b), 0.020, HEAD, 5)
    for k in range(14):
        x, z = way[2 + k % 9]
        a, b = x + 0.3 * (spot(41, k) - 0.5), z + (0.19 if k % 2 else -0.19) + 0.03 * spot(43, k)
        if off(way, a, b) < 0.15 or math.hypot(a, b) < 0.42 or math.hypot(a, b) > 0.78:
            continue
        model.rod((a, 0, b), (a + 0.01, 0.15, b), 0.010, REED, 4)
        model.rod((a + 0.01, 0.11, b), (a + 0.011, 0.17, b), 0.018, HEAD, 5)
    water(model, way)
    return model


def swamp():
    return wetland(WAY)


def swamp_northeast():
    return wetland(ACROSS)


def poor_settler():
    """An empty bowl."""
    model = Model()
    model.turning(0, 0, [(0.02, 0.12), (0.10, 0.25), (0.24, 0.31), (0.25, 0.28)], 1, pal.WOOD, 16)
    model.washer((0, 0.25, 0), 0.31, 0.27, 16, pal.WOOD_LIGHT)
    model.fan([(0.27 * math.cos(TAU * k / 16), 0.22, 0.27 * math.sin(TAU * k / 16)) for k in range(16)],
              pal.WOOD_DARK)
    return model


def main():
    ASSETS.mkdir(exist_ok=True)
    for make in (bridge, swamp, swamp_northeast, river_mountains_east, river_mountains_west, river_mountains_northeast,
                 river_mountains_southwest, river_hills, river_hills_northeast, river_pasture, river_pasture_northeast,
                 poor_settler):
        path = ASSETS / f"{make.__name__}.glb"
        print(f"{path.name}: {make().write(path)} triangles")


if __name__ == "__main__":
    main()
