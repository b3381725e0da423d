#!/usr/bin/env python3
"""Writes the models of mods/fishermen as glTF binaries: python3 tools/art/mods/fishermen.py

Needs neither Blender nor packages. Axes and sizes: docs/art.md, "Models of mods".
"""
import math
import pathlib
import sys

ART = pathlib.Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ART), str(ART / "mods")]

import palette as pal  # noqa: E402
from glb import Model, spot, turned  # noqa: E402

ASSETS = ART.parent.parent / "mods" / "fishermen" / "assets"
SEA = -0.12  # the water level
TAU = math.tau

FISH, FISH_LIGHT, FISH_DARK = "#5f8fb0", "#dfe9ee", "#3d6a8c"
SALMON, SALMON_DARK = "#e8875f", "#b95a3c"
BUOY_RED, BUOY_WHITE = "#d8402f", "#f6f1e4"
ROPE, CORK = "#c9ad7c", "#d99a52"
LEAF, LEAF_DARK, BLOSSOM = "#5b9a4b", "#3f7a3d", "#f3c6d3"
LAKE_RIM, LAKE_MID, LAKE_DEEP = "#8fd3d8", "#58b4cf", "#3690bd"


def fish(model, at, length, heading=0.0, pitch=0.0, back=FISH, belly=FISH_LIGHT, fin=FISH_DARK):
    """A fish with its middle at `at`, nose to +x before it is pitched and turned."""
    put = turned(at, heading, pitch, length)
    rings = [(-0.30, 0.035, 0.03), (-0.12, 0.12, 0.075), (0.10, 0.17, 0.10), (0.30, 0.12, 0.085)]
    sides = 8
    loops = []
    for x, tall, wide in rings:
        loops.append([put((x, tall * math.sin(TAU * k / sides), wide * math.cos(TAU * k / sides)))
                      for k in range(sides)])
    paint = [back if math.sin(TAU * (k + 0.5) / sides) > -0.2 else belly for k in range(sides)]
    for a, b in zip(loops, loops[1:]):
        for k in range(sides):
            n = (k + 1) % sides
            model.quad(a[k], b[k], b[n], a[n], paint[k])
    nose, stem = put((0.5, 0.0, 0)), put((-0.34, 0, 0))
    for k in range(sides):
        n = (k + 1) % sides
        model.tri(loops[-1][k], nose, loops[-1][n], paint[k])
        model.tri(loops[0][n], stem, loops[0][k], paint[k])
    tail = [(-0.30, 0.0), (-0.52, 0.17), (-0.45, 0.0), (-0.52, -0.17)]
    model.slab([put((x, y, 0.022)) for x, y in tail], [put((x, y, -0.022)) for x, y in tail], fin)
    top = [(0.16, 0.15), (-0.02, 0.27), (-0.16, 0.10)]
    model.slab([put((x, y, 0.02)) for x, y in top], [put((x, y, -0.02)) for x, y in top], fin)
    for side in (1, -1):
        model.ball(put((0.35, 0.045, 0.068 * side)), 0.028 * length, pal.INK, 6, 3)


def buoy(model, x, z, size=1.0):
    model.turning(x, z, [(SEA - 0.06, 0.04), (SEA + 0.0, 0.062), (SEA + 0.045, 0.062)], size,
                  BUOY_RED)
    model.turning(x, z, [(SEA + 0.045, 0.058), (SEA + 0.085, 0.036)], size, BUOY_WHITE)
    model.turning(x, z, [(SEA + 0.085, 0.034), (SEA + 0.115, 0.020), (SEA + 0.12, 0.0)], size,
                  BUOY_RED)


def boat(model, x, z, heading, level):
    """A small rowing boat with a basket of fish."""
    put = turned((x, level, z), heading, 0.0, 1.0)
    outline = [(0.185, 0.0), (0.11, 0.062), (-0.02, 0.078), (-0.15, 0.055), (-0.15, -0.055),
               (-0.02, -0.078), (0.11, -0.062)]
    rim = [put((a, 0.065 + (0.03 if a > 0.15 else 0), b)) for a, b in outline]
    keel = [put((a * 0.80, -0.05, b * 0.62)) for a, b in outline]
    lip = [put((a * 0.88, 0.062, b * 0.80)) for a, b in outline]
    floor = [put((a * 0.74, 0.012, b * 0.62)) for a, b in outline]
    n = len(outline)
    for k in range(n):
        m = (k + 1) % n
        model.quad(rim[m], rim[k], keel[k], keel[m], pal.WOOD)
        model.quad(rim[k], rim[m], lip[m], lip[k], pal.WOOD_LIGHT)
        model.quad(lip[k], lip[m], floor[m], floor[k], pal.WOOD_DARK)
    model.fan(floor[::-1], pal.WOOD_DARK)
    for bench in (-0.09, 0.05):
        model.block(put, (bench, 0.048, 0), (0.032, 0.012, 0.118), pal.WOOD_LIGHT)
    for side in (1, -1):
        model.rod(put((-0.02, 0.075, 0.06 * side)), put((-0.10, 0.01, 0.19 * side)), 0.008,
                  pal.HEARTWOOD)


def net(model, around, level):
    """Corks on a rope along points (x, z), and meshes that hang from it."""
    for (ax, az), (bx, bz) in zip(around, around[1:]):
        model.rod((ax, level + 0.012, az), (bx, level + 0.012, bz), 0.009, ROPE)
    for at, (x, z) in enumerate(around):
        model.ball((x, level + 0.012, z), 0.026, CORK if at % 2 else BUOY_WHITE, 6, 4)


def raft(model):
    """Carries the number of the ground."""
    for k in range(6):
        a = TAU * (k + 0.5) / 6
        model.log((0.27 * math.cos(a), SEA + 0.005, 0.27 * math.sin(a)), a + TAU / 4, 0.17, 0.055,
                  pal.WOOD_DARK if k % 2 else pal.TIMBER)
    planks = 7
    for k in range(planks):
        z = (k - (planks - 1) / 2) * 0.096
        half = math.sqrt(max(0.02, 0.37 ** 2 - z ** 2))
        paint = (pal.WOOD, pal.WOOD_LIGHT, pal.HEARTWOOD)[(k * 2) % 3]
        model.block(turned((0, 0, 0), 0, 0, 1), (0.012 * (k % 3 - 1), -0.035, z),
                    (2 * half, 0.05, 0.088), paint)


def ring(radius, wobble, count, seed):
    return [(math.cos(TAU * k / count), math.sin(TAU * k / count),
             radius + wobble * (math.sin(3 * TAU * k / count + seed)
                                + 0.6 * math.sin(5 * TAU * k / count + 2 * seed)))
            for k in range(count)]


def splash(model, x, z, radius, level):
    for k, (r, paint) in enumerate(((radius, pal.WATER_LIGHT), (radius * 0.62, "#e8f6fa"))):
        model.washer((x, level + 0.004 + 0.004 * k, z), r, r * 0.80, 14, paint)


def ground():
    model = Model()
    raft(model)
    for k in range(4):
        a = TAU * (0.36 + 0.155 * k)
        buoy(model, 0.60 * math.cos(a), 0.60 * math.sin(a), 1.15)
    net(model, [(0.60 * math.cos(TAU * (0.36 + 0.0258 * k)),
                 0.60 * math.sin(TAU * (0.36 + 0.0258 * k))) for k in range(19)], SEA)
    boat(model, 0.50, 0.33, math.radians(-62), SEA + 0.03)
    fish(model, (0.34, 0.045, -0.49), 0.30, math.radians(20), math.radians(38))
    splash(model, 0.24, -0.46, 0.11, SEA)
    fish(model, (0.58, -0.06, -0.22), 0.22, math.radians(200), math.radians(-50), SALMON,
         FISH_LIGHT, SALMON_DARK)
    splash(model, 0.54, -0.22, 0.085, SEA)
    return model


def shore_point(corner, share):
    """On the hexagon with a corner to the north, between a corner and the next."""
    a, b = (TAU * (corner + k) / 6 - TAU / 4 for k in (0, 1))
    return tuple(0.965 * (math.cos(a) * (1 - share) + math.cos(b) * share) if axis == 0
                 else 0.965 * (math.sin(a) * (1 - share) + math.sin(b) * share)
                 for axis in (0, 1))


def lake_bowl(model):
    count = 36
    hexagon = [shore_point(k // 6, k % 6 / 6) for k in range(count)]
    grass, sand, deep = [], [], []
    for k, (x, z) in enumerate(hexagon):
        a = math.atan2(z, x)
        bay = 0.035 * math.sin(3 * a + 0.6) + 0.025 * math.sin(5 * a + 1.7)
        grass.append((0.765 + bay, a))
        sand.append((0.70 + bay, a))
        deep.append((0.50 + bay * 0.8, a))

    def at(loop, y, shrink=1.0):
        return [(r * shrink * math.cos(a), y, r * shrink * math.sin(a)) for r, a in loop]

    rim = [(x, 0.0, z) for x, z in hexagon]
    skirt = [(x, -0.20, z) for x, z in hexagon]
    knoll = at([(0.5 * (r + math.hypot(*hexagon[k])), a) for k, (r, a) in enumerate(grass)], 0.028)
    bank = at(grass, 0.022)
    beach = at(sand, -0.016)
    shallow = at(sand, -0.010, 0.985)
    middle = at([(0.5 * (s[0] + d[0]), s[1]) for s, d in zip(sand, deep)], -0.010)
    inner = at(deep, -0.010)
    for k in range(count):
        n = (k + 1) % count
        green = (pal.GRASS, pal.GRASS_LIGHT, pal.GRASS_DARK)[(k * 7 // 3) % 3]
        model.quad(rim[n], rim[k], skirt[k], skirt[n], pal.SOIL)
        model.quad(rim[k], rim[n], knoll[n], knoll[k], pal.GRASS)
        model.quad(knoll[k], knoll[n], bank[n], bank[k], green)
        model.quad(bank[k], bank[n], beach[n], beach[k], pal.SAND if k % 5 else pal.SAND_WET)
        model.quad(shallow[k], shallow[n], middle[n], middle[k], LAKE_RIM, "gloss")
        model.quad(middle[k], middle[n], inner[n], inner[k], LAKE_MID, "gloss")
        model.tri(inner[k], (0, -0.010, 0), inner[n], LAKE_DEEP, "gloss")


def reeds(model, x, z, count, seed):
    for k in range(count):
        a, r = TAU * spot(seed, k), 0.02 + 0.055 * spot(seed + 9, k)
        px, pz = x + r * math.cos(a), z + r * math.sin(a)
        tall = 0.12 + 0.10 * spot(seed + 4, k)
        lean = (spot(seed + 2, k) - 0.5) * 0.06
        model.rod((px, -0.03, pz), (px + lean, tall, pz + lean), 0.0085,
                  LEAF if k % 2 else LEAF_DARK)
        if k % 2 == 0:
            model.rod((px + lean, tall - 0.01, pz + lean),
                      (px + lean * 1.2, tall + 0.05, pz + lean * 1.2), 0.015, pal.BARK)


def lily(model, x, z, size, open_at, blossom=False):
    leaf = [(x + size * math.cos(open_at + t), z + size * math.sin(open_at + t))
            for t in [0.25 + k * (TAU - 0.5) / 9 for k in range(10)]]
    model.fan([(x, 0.002, z)] + [(a, 0.002, b) for a, b in leaf][::-1], LEAF)
    if blossom:
        for k in range(6):
            a = TAU * k / 6
            model.tri((x, 0.004, z), (x + 0.034 * math.cos(a + 0.5), 0.022, z + 0.034 * math.sin(a + 0.5)),
                      (x + 0.034 * math.cos(a - 0.5), 0.022, z + 0.034 * math.sin(a - 0.5)), BLOSSOM)
        model.ball((x, 0.014, z), 0.012, pal.GOLD_LIGHT, 6, 3)


def lake():
    model = Model()
    lake_bowl(model)
    for k, (a, r) in enumerate(((0.35, 0.70), (0.62, 0.72), (2.75, 0.71), (4.45, 0.69))):
        reeds(model, r * math.cos(a), r * math.sin(a), 7, k)
    for k, (a, r, size) in enumerate(((1.05, 0.60, 0.065), (1.24, 0.55, 0.05), (0.92, 0.52, 0.045),
                                      (3.25, 0.60, 0.06), (3.42, 0.54, 0.045))):
        lily(model, r * math.cos(a), r * math.sin(a), size, a, k in (0, 3))
    for k, (a, r, size) in enumerate(((2.2, 0.75, 0.065), (2.32, 0.70, 0.04), (5.35, 0.74, 0.055))):
        model.ball((r * math.cos(a), 0.0, r * math.sin(a)), size, pal.ROCK_LIGHT if k % 2 else pal.ROCK,
                   7, 4)
    boat(model, -0.20, 0.52, math.radians(15), 0.010)
    fish(model, (0.10, 0.10, -0.50), 0.26, math.radians(-20), math.radians(35))
    splash(model, 0.01, -0.50, 0.10, -0.008)
    pier = turned((-0.70, 0, -0.28), math.radians(-22), 0, 1)
    for k in range(5):
        model.block(pier, (0.045 * k, 0.030, 0), (0.038, 0.014, 0.11),
                    pal.WOOD_LIGHT if k % 2 else pal.WOOD)
    for x in (0.05, 0.19):
        for z in (-0.05, 0.05):
            model.rod(pier((x, -0.03, z)), pier((x, 0.06, z)), 0.012, pal.WOOD_DARK)
    return model


def token(count):
    """A shell-edged coin that stands upright and shows so many fish."""
    model = Model()
    model.coin(0.30, 0.30, 0.07, "#2f6f95", "#d7e9ef", 20)
    heights = {1: [0.30], 2: [0.40, 0.21], 3: [0.45, 0.30, 0.15]}[count]
    size = {1: 0.42, 2: 0.34, 3: 0.27}[count]
    for k, y in enumerate(heights):
        paint = (FISH, SALMON)[k % 2], FISH_LIGHT, (FISH_DARK, SALMON_DARK)[k % 2]
        fish(model, (0.0 if count == 1 else 0.03 * (-1) ** k, y, 0.05), size,
             math.pi if k % 2 else 0.0, 0.0, *paint)
    return model


def boot():
    """An old boot with a worn toe and a fish bone's worth of holes."""
    model = Model()
    side = [(-0.17, 0.03), (0.24, 0.03), (0.27, 0.10), (0.22, 0.17), (0.10, 0.20), (0.03, 0.26),
            (0.04, 0.52), (-0.17, 0.56), (-0.15, 0.28), (-0.19, 0.14)]
    front = [(x, y, 0.10) for x, y in side]
    back = [(x, y, -0.10) for x, y in side]
    model.slab(front, back, pal.LEATHER)
    sole = [(-0.20, 0.0), (0.26, 0.0), (0.29, 0.035), (-0.19, 0.035)]
    model.slab([(x, y, 0.115) for x, y in sole], [(x, y, -0.115) for x, y in sole], pal.TIMBER)
    cuff = [(-0.185, 0.49), (0.055, 0.45), (0.055, 0.52), (-0.185, 0.57)]
    model.slab([(x, y, 0.112) for x, y in cuff], [(x, y, -0.112) for x, y in cuff], pal.BARK_DARK)
    toe = [(0.15, 0.04), (0.272, 0.04), (0.285, 0.10), (0.235, 0.165), (0.17, 0.12)]
    model.slab([(x, y, 0.106) for x, y in toe], [(x, y, -0.106) for x, y in toe], "#96653a")
    for k in range(4):
        y = 0.27 + 0.055 * k
        model.rod((-0.06, y, 0.105), (0.045, y + 0.02, 0.105), 0.011, pal.HEARTWOOD)
    patch = [(-0.12, 0.13), (-0.03, 0.12), (-0.02, 0.20), (-0.11, 0.21)]
    model.slab([(x, y, 0.106) for x, y in patch], [(x, y, 0.09) for x, y in patch], "#56718c")
    return model


def main():
    ASSETS.mkdir(parents=True, exist_ok=True)
    models = {"ground": ground(), "lake": lake(), "old_boot": boot(),
              "fish_1": token(1), "fish_2": token(2), "fish_3": token(3)}
    for name, model in models.items():
        count = model.write(ASSETS / (name + ".glb"))
        print(f"{name}: {count} triangles")


if __name__ == "__main__":
    main()
