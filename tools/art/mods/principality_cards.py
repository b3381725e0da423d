"""Land, pieces, knights and fleets of mods/principality: small scenes on an oval of ground."""
import math

import palette as pal
from glb import TAU, Model, turned
from principality_parts import (GRASS, HERE, SEA, banner, bar, bricks, chimney, coins, cone, crate, disc, door,
                                ground, house, logs, meadow, nuggets, owned, peak, pine, plate, roof, sheaf, sheep,
                                square, tower, tree, window)
from seafarers import hull, sail

GOOD_PAINTS = {"lumber": (pal.BARK, pal.HEARTWOOD), "brick": (pal.BRICK, pal.BRICK_LIGHT),
               "wool": (pal.WOOL, pal.IVORY), "grain": (pal.WHEAT, pal.WHEAT_LIGHT),
               "ore": (pal.IRON, pal.ORE_BLUE), "gold": (pal.GOLD, pal.GOLD_LIGHT)}


# Land

def farmland(m):
    ground(m, (pal.STUBBLE, pal.STUBBLE_LIGHT, pal.WHEAT), pal.SOIL_DARK)
    for row in range(6):
        x = -0.42 + 0.15 * row
        for k in range(6):
            z = -0.30 + 0.105 * k
            if (x / 0.52) ** 2 + (z / 0.38) ** 2 < 0.86 and not (row >= 3 and k >= 4):
                m.block(HERE, (x, 0.045, z), (0.075, 0.09 + 0.02 * ((row + k) % 2), 0.085),
                        (pal.WHEAT_LIGHT, pal.WHEAT, pal.WHEAT_DARK)[(row * 2 + k) % 3])
    sheaf(m, 0.12, 0.24, 0.20)
    sheaf(m, 0.30, 0.14, 0.22)


def mountains(m):
    ground(m, (pal.ALP, pal.ALP_LIGHT, pal.ALP), pal.ROCK_DARK)
    peak(m, -0.06, -0.12, 0.30, 0.62, 3)
    peak(m, 0.28, -0.02, 0.22, 0.42, 5)
    peak(m, -0.34, 0.02, 0.18, 0.32, 8, snow=False)
    nuggets(m, 0.02, 0.27, pal.IRON, pal.ORE_BLUE, 1.0)


def pasture(m):
    ground(m, GRASS, pal.SOIL_DARK)
    sheep(m, -0.18, 0.10, 0.4, 1.55)
    sheep(m, 0.20, 0.18, 2.7, 1.4)
    sheep(m, 0.05, -0.14, -0.3, 1.4)
    tree(m, -0.36, -0.14, 0.40, 2)
    for x in (0.16, 0.30, 0.42):
        m.rod((x, 0, -0.22), (x, 0.12, -0.22), 0.014, pal.WOOD_DARK, 5)
    m.rod((0.14, 0.09, -0.22), (0.44, 0.09, -0.22), 0.011, pal.WOOD, 5)


def forest(m):
    ground(m, (pal.MOSS, pal.MOSS_LIGHT, pal.MOSS), pal.SOIL_DARK)
    for k, (x, z, tall) in enumerate(((-0.36, -0.06, 0.42), (-0.18, -0.20, 0.56), (0.04, -0.16, 0.66),
                                      (0.26, -0.18, 0.52), (0.40, 0.00, 0.40), (-0.14, 0.06, 0.44),
                                      (0.18, 0.08, 0.46))):
        pine(m, x, z, tall, k)
    logs(m, -0.02, 0.26, 0.75)


def hills(m):
    ground(m, (pal.HEATH, pal.HEATH_LIGHT, pal.HEATH), pal.CLAY_DARK)
    for x, z, r, tall, paint in ((-0.22, -0.10, 0.27, 0.26, pal.CLAY), (0.20, -0.14, 0.25, 0.32, pal.CLAY_LIGHT),
                                 (0.02, -0.02, 0.20, 0.18, pal.CLAY_TOP)):
        m.turning(x, z, [(0.0, r), (tall * 0.45, r * 0.82), (tall * 0.85, r * 0.42), (tall, 0.0)], 1, paint, 9)
    bricks(m, -0.12, 0.24, 3, size=1.15)
    bricks(m, 0.24, 0.20, 2, size=1.0)


def stream(m):
    ground(m, (pal.ALP, pal.ALP_LIGHT, pal.GRASS), pal.ROCK_DARK)
    peak(m, -0.22, -0.14, 0.24, 0.46, 4)
    peak(m, 0.24, -0.16, 0.22, 0.38, 6)
    points = [(0.02, -0.22), (0.08, -0.10), (0.00, 0.02), (0.06, 0.14), (-0.04, 0.30)]
    for k, (a, b) in enumerate(zip(points, points[1:])):
        wide = 0.045 + 0.018 * k
        m.fan([(a[0] - wide, 0.008, a[1]), (b[0] - wide - 0.018, 0.008, b[1]),
               (b[0] + wide + 0.018, 0.008, b[1]), (a[0] + wide, 0.008, a[1])],
              pal.WATER if k % 2 else pal.WATER_LIGHT)
    nuggets(m, 0.26, 0.18, pal.GOLD, pal.GOLD_LIGHT, 0.95)
    nuggets(m, -0.26, 0.18, pal.GOLD_LIGHT, pal.GOLD, 0.75)


# Pieces

def road(m):
    ground(m, GRASS, pal.SOIL_DARK)
    for k in range(7):
        for j in range(2):
            m.block(HERE, (-0.45 + 0.15 * k + 0.03 * j, 0.012, -0.05 + 0.13 * j), (0.135, 0.03, 0.115),
                    (pal.STONE_LIGHT, pal.STONE, pal.SAND_WET)[(k + j) % 3])
    tree(m, -0.30, -0.24, 0.30, 4)
    m.rod((0.22, 0, -0.18), (0.22, 0.30, -0.18), 0.014, pal.WOOD_DARK, 6)
    owned(m, lambda: m.block(HERE, (0.28, 0.25, -0.17), (0.20, 0.07, 0.018), pal.TEAM))


def settlement(m):
    meadow(m)
    house(m, -0.20, -0.02, 0.30, 0.24, 0.17, ridge=0.15)
    house(m, 0.20, 0.06, 0.26, 0.22, 0.15, wall=pal.WALL_SHADE, ridge=0.13, along=False)
    owned(m, lambda: roof(m, -0.20, -0.02, 0.172, 0.37, 0.31, 0.17, pal.TEAM))
    owned(m, lambda: roof(m, 0.20, 0.06, 0.152, 0.33, 0.29, 0.15, pal.TEAM, False))
    chimney(m, -0.28, -0.06, 0.20, 0.40)
    tree(m, 0.02, -0.24, 0.38, 6)
    tree(m, 0.42, -0.12, 0.28, 9)


def city(m):
    square(m)
    for x in (-0.46, -0.16, 0.16, 0.46):
        tower(m, x, 0.22 if abs(x) < 0.3 else 0.06, 0, 0.22, 0.075, pal.STONE_LIGHT)
        owned(m, lambda at=x: cone(m, at, 0.22 if abs(at) < 0.3 else 0.06, 0.22, 0.38, 0.092, pal.TEAM))
    m.block(HERE, (0, 0.075, 0.22), (0.26, 0.15, 0.05), pal.STONE)
    for side in (-1, 1):
        put = turned((side * 0.31, 0, 0.14), -side * 0.49 + (math.pi if side < 0 else 0), 0, 1)
        m.block(put, (0, 0.075, 0), (0.28, 0.15, 0.05), pal.STONE)
    door(m, 0, 0.25, 0.10, 0.13)
    house(m, -0.20, -0.06, 0.22, 0.18, 0.24, ridge=0.12)
    house(m, 0.24, -0.08, 0.20, 0.18, 0.20, wall=pal.WALL_SHADE, ridge=0.12)
    tower(m, 0.02, -0.12, 0, 0.46, 0.095, pal.WALL)
    owned(m, lambda: cone(m, 0.02, -0.12, 0.46, 0.72, 0.125, pal.TEAM))
    window(m, 0.02, 0.36, -0.02, 0.05)


# Knights

def figure(m, cloak, tall=0.5, helm=pal.STEEL, x=0.0, z=0.0, wide=1.0):
    """A knight in armour with a cloak; gives the height of the shoulders."""
    m.turning(x, z, [(0.0, 0.19 * wide), (tall * 0.30, 0.15 * wide), (tall * 0.62, 0.13 * wide),
                     (tall * 0.70, 0.09 * wide), (tall * 0.71, 0.0)], 1, cloak, 12)
    m.block(turned((x, 0, z), 0, 0, 1), (0, tall * 0.46, 0.10 * wide), (0.16 * wide, tall * 0.34, 0.07), pal.STEEL)
    m.block(turned((x, 0, z), 0, 0, 1), (0, tall * 0.30, 0.13 * wide), (0.18 * wide, 0.03, 0.05), pal.LEATHER)
    for side in (-1, 1):
        m.ball((x + side * 0.125 * wide, tall * 0.60, z + 0.03), 0.062 * wide, pal.STEEL_LIGHT, 8, 5)
        m.rod((x + side * 0.14 * wide, tall * 0.58, z + 0.03), (x + side * 0.17 * wide, tall * 0.36, z + 0.10),
              0.036 * wide, pal.STEEL_DARK, 7)
    m.ball((x, tall * 0.80, z), 0.095 * wide, helm, 10, 6)
    m.block(turned((x, 0, z), 0, 0, 1), (0, tall * 0.79, 0.085 * wide), (0.12 * wide, 0.024, 0.03), pal.INK)
    m.block(turned((x, 0, z), 0, 0, 1), (0, tall * 0.745, 0.086 * wide), (0.016, 0.07, 0.03), pal.STEEL_DARK)
    return tall * 0.60


SHIELD = [(-0.11, 0.14), (0.11, 0.14), (0.11, 0.0), (0.0, -0.16), (-0.11, 0.0)]


def shield(m, x, y, z, paint, mark, sign="bar"):
    plate(m, SHIELD, z, 0.03, pal.STEEL_LIGHT, (x, y), 1.12)
    plate(m, SHIELD, z + 0.012, 0.03, paint, (x, y), 0.94)
    if sign == "bar":
        bar(m, (x - 0.09, y + 0.09), (x + 0.06, y - 0.09), 0.045, z + 0.025, 0.025, mark)
    elif sign == "cross":
        bar(m, (x, y + 0.12), (x, y - 0.12), 0.035, z + 0.025, 0.025, mark)
        bar(m, (x - 0.09, y + 0.03), (x + 0.09, y + 0.03), 0.035, z + 0.025, 0.025, mark)
    elif sign == "disc":
        disc(m, x, y + 0.01, 0.055, z + 0.025, 0.025, mark, 14)
    elif sign == "chief":
        plate(m, [(-0.10, 0.13), (0.10, 0.13), (0.10, 0.05), (-0.10, 0.05)], z + 0.025, 0.025, mark, (x, y))
    elif sign == "star":
        points = []
        for k in range(10):
            r, a = 0.075 * (1.0 if k % 2 == 0 else 0.42), TAU * k / 10 + TAU / 4
            points.append((r * math.cos(a), r * math.sin(a)))
        plate(m, points, z + 0.025, 0.025, mark, (x, y + 0.01))


def sword(m, x, z, foot, top, wide=0.030):
    m.block(HERE, (x, (foot + top) / 2 + 0.06, z), (wide, top - foot - 0.12, 0.018), pal.STEEL_LIGHT)
    cone(m, x, z, top, top + 0.05, wide * 0.7, pal.STEEL_LIGHT, 4)
    m.block(HERE, (x, foot + 0.10, z), (0.13, 0.026, 0.03), pal.GOLD)
    m.rod((x, foot, z), (x, foot + 0.09, z), 0.018, pal.LEATHER, 6)
    m.ball((x, foot, z), 0.026, pal.GOLD, 7, 4)


def lance(m, x, z, top, paint, flag=True):
    m.rod((x, 0.0, z), (x, top, z), 0.016, pal.WOOD_LIGHT, 6)
    cone(m, x, z, top, top + 0.09, 0.034, pal.STEEL_LIGHT, 6)
    if flag:
        banner(m, x + 0.012, z, top - 0.20, top - 0.02, paint, 0.20, 0.13)


def plume(m, y, paint, x=0.0, z=0.0, long=5):
    for k in range(long):
        m.ball((x, y + 0.035 - 0.006 * k * k, z - 0.035 * k + 0.02), 0.044 - 0.003 * k, paint, 7, 4)


def siegfried(m):
    meadow(m, 2)
    figure(m, pal.MOSS, 0.52, pal.STEEL_DARK)
    m.rod((0.24, 0.0, 0.08), (0.24, 0.46, 0.08), 0.026, pal.WOOD, 7)
    m.ball((0.24, 0.48, 0.08), 0.055, pal.WOOD_DARK, 8, 5)
    shield(m, -0.17, 0.26, 0.19, pal.WOOD_LIGHT, pal.WOOD_DARK, "cross")


def conrad(m):
    meadow(m, 3)
    figure(m, "#3d6fd0", 0.54, pal.STEEL)
    for side in (-1, 1):  # wings at the helmet
        plate(m, [(0.0, 0.0), (side * 0.15, 0.13), (side * 0.13, 0.05), (side * 0.11, 0.0), (0.0, -0.05)], 0.02,
              0.025, pal.IVORY_LIGHT, (side * 0.085, 0.46))
    sword(m, 0.25, 0.10, 0.14, 0.60)
    shield(m, -0.17, 0.27, 0.19, "#3d6fd0", pal.IVORY_LIGHT, "bar")


def hagen(m):
    meadow(m, 4)
    figure(m, pal.INK, 0.56, pal.STEEL_DARK)
    m.turning(0, -0.02, [(0.36, 0.14), (0.47, 0.125), (0.58, 0.05), (0.60, 0.0)], 1, "#3a3440", 10)
    m.ball((0, 0.45, 0.07), 0.078, pal.STEEL_DARK, 8, 5)
    m.block(HERE, (0, 0.455, 0.135), (0.10, 0.022, 0.03), pal.CRIMSON)
    lance(m, 0.26, 0.06, 0.68, pal.INK, False)
    shield(m, -0.17, 0.27, 0.19, pal.INK, pal.CRIMSON, "disc")


def pippin(m):
    meadow(m, 5)
    figure(m, "#d9a92f", 0.40, pal.STEEL, wide=1.12)
    plume(m, 0.40, pal.CRIMSON)
    lance(m, 0.27, 0.06, 0.66, "#d9a92f")
    shield(m, -0.20, 0.19, 0.20, "#d9a92f", pal.CRIMSON, "chief")


def walter(m):
    meadow(m, 6)
    figure(m, "#7a4a8c", 0.54, pal.STEEL)
    plume(m, 0.52, pal.IVORY_LIGHT)
    m.rod((0.25, 0.0, 0.06), (0.25, 0.60, 0.06), 0.018, pal.WOOD_DARK, 6)
    for side in (-1, 1):  # an axe with two blades
        plate(m, [(0.0, 0.06), (side * 0.13, 0.11), (side * 0.15, 0.0), (side * 0.13, -0.11), (0.0, -0.06)], 0.05,
              0.03, pal.STEEL_LIGHT, (0.25, 0.52))
    shield(m, -0.17, 0.27, 0.19, "#7a4a8c", pal.IVORY_LIGHT, "chief")


def otto(m):
    meadow(m, 7)
    figure(m, "#8a5a3c", 0.54, pal.IRON, wide=1.08)
    for side in (-1, 1):  # horns
        m.rod((side * 0.08, 0.48, 0.0), (side * 0.17, 0.53, 0.0), 0.030, pal.BONE, 7)
        m.rod((side * 0.165, 0.525, 0.0), (side * 0.20, 0.63, 0.0), 0.020, pal.BONE, 7)
    m.turning(0, 0.06, [(0.30, 0.08), (0.37, 0.085), (0.40, 0.05)], 1, pal.CLAY_LIGHT, 9)
    m.rod((0.26, 0.05, 0.10), (0.26, 0.50, 0.10), 0.022, pal.WOOD_DARK, 6)
    m.ball((0.26, 0.54, 0.10), 0.072, pal.STEEL_DARK, 8, 5)
    for k in range(8):
        a = TAU * k / 8
        m.rod((0.26, 0.54, 0.10), (0.26 + 0.115 * math.cos(a), 0.54 + 0.115 * math.sin(a), 0.10), 0.014,
              pal.STEEL_LIGHT, 5)
    shield(m, -0.19, 0.26, 0.20, "#8a5a3c", pal.BONE, "disc")


def falk(m):
    meadow(m, 8)
    figure(m, pal.IVORY_LIGHT, 0.56, pal.GOLD_LIGHT)
    plume(m, 0.54, "#4fa3d9", long=6)
    lance(m, 0.27, 0.06, 0.74, "#4fa3d9")
    shield(m, -0.17, 0.28, 0.19, "#4fa3d9", pal.GOLD_LIGHT, "star")


def goetz(m):
    meadow(m, 9)
    figure(m, pal.STEEL_DARK, 0.56, pal.STEEL_DARK, wide=1.1)
    m.rod((0.17, 0.32, 0.06), (0.30, 0.46, 0.12), 0.055, pal.IRON, 8)  # the fist of iron
    m.block(turned((0.32, 0.52, 0.13), 0, 0.25, 1), (0, 0, 0), (0.15, 0.15, 0.13), pal.STEEL_LIGHT)
    for k in range(4):
        m.block(turned((0.275 + 0.036 * k, 0.545 + 0.009 * k, 0.20), 0, 0.25, 1), (0, 0, 0), (0.030, 0.10, 0.03),
                pal.STEEL)
    shield(m, -0.19, 0.27, 0.20, pal.CRIMSON, pal.INK, "cross")


def karl(m):
    meadow(m, 10)
    figure(m, pal.CRIMSON, 0.60, pal.STEEL_LIGHT, wide=1.12)
    m.washer((0, 0.535, 0), 0.115, 0.06, 12, pal.GOLD)
    for k in range(8):
        a = TAU * k / 8
        cone(m, 0.092 * math.cos(a), 0.092 * math.sin(a), 0.525, 0.62, 0.030, pal.GOLD_LIGHT, 5)
    m.turning(0, 0, [(0.50, 0.105), (0.54, 0.108), (0.541, 0.0)], 1, pal.GOLD, 12)
    sword(m, 0.28, 0.12, 0.12, 0.72, 0.042)
    shield(m, -0.20, 0.29, 0.21, pal.CRIMSON, pal.GOLD_LIGHT, "star")


# Fleets

def fleet(m, good):
    dark, light = GOOD_PAINTS[good]
    ground(m, SEA, "#2f7d9f")
    parts = Model()
    hull(parts, 0.86, 0.30, 0.13, pal.WOOD_DARK, dark, "plain", pal.WOOD_LIGHT)
    put = turned((0.0, 0.05, 0.02), 0.42, 0, 1)
    for material, triangles in parts.parts.items():
        m.parts.setdefault(material, []).extend((tuple(put(p) for p in three), paint) for three, paint in triangles)
    mast = put((0.02, 0, 0))
    m.rod((mast[0], 0.10, mast[2]), (mast[0], 0.70, mast[2]), 0.018, pal.WOOD_DARK, 6)
    left, right = put((0.05, 0, 0.25)), put((0.05, 0, -0.25))
    for k in range(3):
        a = tuple(p + (q - p) * k / 3 for p, q in zip(left, right))
        b = tuple(p + (q - p) * (k + 1) / 3 for p, q in zip(left, right))
        sail(m, [(a[0], 0.26, a[2]), (b[0], 0.26, b[2]), (b[0], 0.62, b[2]), (a[0], 0.62, a[2])], 0.05,
             light if k == 1 else pal.IVORY_LIGHT, "plain", 3)
    banner(m, mast[0], mast[2], 0.66, 0.80, dark, 0.18, 0.10)
    x, _, z = put((-0.26, 0, 0.0))
    if good == "ore":
        nuggets(m, x, z + 0.02, dark, light, 0.7)
    else:
        for dx, dz in ((0, 0), (0.08, -0.02), (0.03, 0.05)):
            crate(m, x + dx, z + dz, 0.085, light, 0.12)


# Goods: what lies on the land

def lumber(m):
    logs(m, 0, 0, 1.6)


def brick(m):
    bricks(m, 0, 0, 4, size=1.7)


def wool(m):
    for x, y, z, r in ((-0.12, 0.12, 0.04, 0.14), (0.12, 0.12, 0.04, 0.14), (0.0, 0.14, -0.10, 0.15),
                       (0.0, 0.27, 0.0, 0.15)):
        m.ball((x, y, z), r, pal.WOOL if y < 0.2 else "#ffffff", 9, 6)


def grain(m):
    sheaf(m, 0, 0, 0.46)
    for k in range(9):
        a = TAU * k / 9
        m.rod((0.03 * math.cos(a), 0.2, 0.03 * math.sin(a)), (0.17 * math.cos(a), 0.52, 0.17 * math.sin(a)), 0.024,
              pal.WHEAT_LIGHT if k % 2 else pal.WHEAT, 6)
        m.ball((0.18 * math.cos(a), 0.54, 0.18 * math.sin(a)), 0.045, pal.WHEAT_LIGHT, 6, 4)
    m.turning(0, 0, [(0.20, 0.075), (0.28, 0.075)], 1, pal.CRIMSON, 9)


def ore(m):
    nuggets(m, 0, 0, pal.IRON, pal.ORE_BLUE, 2.6)


def gold(m):
    coins(m, -0.12, 0.0, 7, 0.13)
    coins(m, 0.14, 0.05, 4, 0.13)
    coins(m, 0.02, 0.20, 2, 0.13)


def models():
    made = {}
    for paint in (farmland, mountains, pasture, forest, hills, stream, road, settlement, city, siegfried, conrad,
                  hagen, pippin, walter, otto, falk, goetz, karl, lumber, brick, wool, grain, ore, gold):
        made[paint.__name__] = Model()
        paint(made[paint.__name__])
    for good in GOOD_PAINTS:
        made[good + "_fleet"] = Model()
        fleet(made[good + "_fleet"], good)
    return made
