"""Small things of mods/seafarers: what lies on the board as a coin, a fortress, five wonders."""
import math

import palette as pal
from glb import TAU, Model, turned

HERE = turned((0, 0, 0), 0, 0, 1)
CLOTH, CLOTH_DARK, CLOTH_LIGHT = "#b0478f", "#8a3470", "#cf74b1"
MARBLE, MARBLE_SHADE = "#f1ece0", "#d8cfbc"


def roof(model, x, z, width, depth, foot, top, paint, wall):
    """A gabled roof whose ridge runs along x."""
    a, b = x - width / 2, x + width / 2
    near, far = z + depth / 2, z - depth / 2
    inside = (x, foot, z)
    model.facing([(a, foot, near), (b, foot, near), (b, top, z), (a, top, z)], inside, paint)
    model.facing([(a, foot, far), (b, foot, far), (b, top, z), (a, top, z)], inside, paint)
    for end in (a, b):
        model.facing([(end, foot, near), (end, foot, far), (end, top, z)], inside, wall)


def house(model, x, z, width, depth, tall, paint, wall=pal.WALL):
    model.block(HERE, (x, tall / 2, z), (width, tall, depth), wall)
    roof(model, x, z, width * 1.15, depth * 1.2, tall, tall + depth * 0.55, paint, wall)
    model.block(HERE, (x, tall * 0.3, z + depth / 2), (width * 0.22, tall * 0.6, 0.012), pal.DOOR)


def village():
    model = Model()
    model.turning(0, 0, [(0.0, 0.34), (0.03, 0.32), (0.035, 0.0)], 1, pal.GRASS, 12)
    house(model, -0.11, 0.05, 0.22, 0.17, 0.15, pal.THATCH)
    house(model, 0.14, -0.06, 0.19, 0.16, 0.19, CLOTH)
    model.rod((0.10, 0.03, 0.19), (0.10, 0.13, 0.19), 0.010, pal.WOOD_DARK)
    model.rod((0.28, 0.03, 0.19), (0.28, 0.13, 0.19), 0.010, pal.WOOD_DARK)
    model.block(HERE, (0.19, 0.115, 0.19), (0.19, 0.06, 0.012), CLOTH_LIGHT)
    return model


def cloth():
    """Two bolts of cloth and one across them."""
    model = Model()
    for x, z, y, heading, paint in ((0.0, 0.11, 0.10, 0.0, CLOTH), (0.0, -0.11, 0.10, 0.0, CLOTH_DARK),
                                    (0.0, 0.0, 0.27, 0.35, CLOTH_LIGHT)):
        model.log((x, y, z), heading, 0.27, 0.10, paint)
        model.log((x, y, z), heading, 0.285, 0.035, pal.HEARTWOOD)
    return model


def star(model, height, radius, z, paint):
    points = []
    for k in range(10):
        r, a = radius * (1.0 if k % 2 == 0 else 0.42), TAU * k / 10 + TAU / 4
        points.append((r * math.cos(a), height + r * math.sin(a)))
    model.slab([(x, y, z + 0.035) for x, y in points], [(x, y, z) for x, y in points], paint)


def chit():
    """A golden coin with a star: points."""
    model = Model()
    model.coin(0.30, 0.30, 0.07, pal.GOLD_DARK, pal.GOLD, 20)
    star(model, 0.30, 0.20, 0.04, pal.IVORY_LIGHT)
    return model


def gift(ribbon, lid):
    model = Model()
    model.block(HERE, (0, 0.16, 0), (0.40, 0.32, 0.36), pal.WOOD_LIGHT)
    model.block(HERE, (0, 0.34, 0), (0.44, 0.08, 0.40), lid)
    model.block(HERE, (0, 0.192, 0), (0.09, 0.385, 0.41), ribbon)
    model.block(HERE, (0, 0.192, 0), (0.45, 0.385, 0.09), ribbon)
    for side in (1, -1):
        model.ball((0.075 * side, 0.42, 0), 0.062, ribbon, 7, 4)
    return model


def gift_point():
    model = gift(pal.GOLD, pal.IVORY_LIGHT)
    star(model, 0.18, 0.13, 0.21, pal.GOLD_LIGHT)
    return model


def gift_card():
    model = gift(pal.ROYAL, pal.IVORY_LIGHT)
    card = [(-0.10, 0.06), (0.10, 0.06), (0.10, 0.32), (-0.10, 0.32)]
    model.slab([(x, y, 0.235) for x, y in card], [(x, y, 0.21) for x, y in card], pal.IVORY_LIGHT)
    inner = [(x * 0.72, 0.19 + (y - 0.19) * 0.78) for x, y in card]
    model.slab([(x, y, 0.243) for x, y in inner], [(x, y, 0.236) for x, y in inner], pal.ROYAL)
    return model


def gift_harbour():
    model = gift(pal.WATER, pal.IVORY_LIGHT)
    for x in (-0.09, 0.0, 0.09):
        model.rod((x, 0.06, 0.20), (x, 0.30, 0.20), 0.026, pal.WOOD_DARK, 6)
    model.block(HERE, (0, 0.26, 0.215), (0.28, 0.05, 0.05), pal.WOOD_LIGHT)
    model.block(HERE, (0, 0.15, 0.215), (0.28, 0.05, 0.05), pal.WOOD_LIGHT)
    return model


def landing():
    """A flag on a mound: here somebody may land."""
    model = Model()
    model.turning(0, 0, [(0.0, 0.26), (0.06, 0.20), (0.09, 0.0)], 1, pal.SAND, 10)
    model.rod((-0.10, 0.05, 0), (-0.10, 0.62, 0), 0.020, pal.WOOD_DARK, 6)
    flag = [(-0.09, 0.34), (0.26, 0.40), (0.20, 0.48), (0.26, 0.60), (-0.09, 0.60)]
    model.slab([(x, y, 0.015) for x, y in flag], [(x, y, -0.015) for x, y in flag], pal.CRIMSON)
    return model


def strait():
    """Two cliffs with water between them."""
    model = Model()
    model.block(HERE, (0, 0.03, 0), (0.60, 0.06, 0.46), pal.WATER)
    for k in range(3):
        model.block(HERE, (0.0, 0.065, 0.15 - 0.15 * k), (0.14, 0.012, 0.03), pal.WATER_LIGHT)
    for side in (1, -1):
        model.turning(0.24 * side, 0.0, [(0.0, 0.17), (0.22, 0.14), (0.34, 0.06), (0.36, 0.0)], 1,
                      pal.ROCK if side > 0 else pal.ROCK_LIGHT, 7)
    return model


def wasteland():
    """Dry ground with a bleached skull of a beast and a thorn."""
    model = Model()
    model.turning(0, 0, [(0.0, 0.32), (0.04, 0.29), (0.05, 0.0)], 1, pal.DUNE, 11)
    model.ball((-0.06, 0.14, 0.08), 0.11, pal.BONE, 8, 5)
    model.block(HERE, (-0.06, 0.075, 0.19), (0.10, 0.08, 0.12), pal.BONE)
    for side in (1, -1):
        model.rod((-0.06 + 0.08 * side, 0.20, 0.06), (-0.06 + 0.22 * side, 0.30, 0.02), 0.022, pal.BONE)
        model.ball((-0.06 + 0.05 * side, 0.15, 0.175), 0.028, pal.INK, 6, 3)
    model.rod((0.19, 0.03, -0.10), (0.19, 0.34, -0.10), 0.045, pal.CACTUS, 7)
    model.rod((0.19, 0.18, -0.10), (0.28, 0.27, -0.10), 0.030, pal.CACTUS_LIGHT, 6)
    return model


def fortress():
    """A dark keep behind a wall with four towers, in the owner's colour at flag and roofs."""
    model = Model()
    stone, shade = "#6d6a73", "#55525c"
    model.block(HERE, (0, 0.06, 0), (0.46, 0.12, 0.46), shade)
    model.block(HERE, (0, 0.22, 0), (0.22, 0.36, 0.22), stone)
    for k in range(4):
        x, z = (0.08 if k % 2 else -0.08), (0.08 if k // 2 else -0.08)
        model.block(HERE, (x, 0.425, z), (0.06, 0.05, 0.06), stone)
    for k in range(4):
        x, z = (0.21 if k % 2 else -0.21), (0.21 if k // 2 else -0.21)
        model.turning(x, z, [(0.0, 0.078), (0.24, 0.066), (0.25, 0.080)], 1, stone, 8)
        cone = Model()
        cone.turning(x, z, [(0.25, 0.088), (0.36, 0.0)], 1, pal.TEAM, 8)
        model.parts.setdefault("team", []).extend(cone.parts["plain"])
    model.block(HERE, (0, 0.055, 0.235), (0.09, 0.11, 0.02), pal.INK)
    model.rod((0, 0.40, 0), (0, 0.66, 0), 0.012, pal.WOOD_DARK, 5)
    front = [(0.0, 0.54, 0.008), (0.20, 0.58, 0.02), (0.0, 0.66, 0.008)]
    back = [(0.0, 0.54, -0.008), (0.20, 0.58, 0.004), (0.0, 0.66, -0.008)]
    model.facing(front, (0.05, 0.6, -1), pal.TEAM, "team")
    model.facing(back, (0.05, 0.6, 1), pal.TEAM, "team")
    return model


def steps(model, count, width, depth, rise, paint):
    for k in range(count):
        part = 1 - 0.14 * k
        model.block(HERE, (0, rise * (k + 0.5), 0), (width * part, rise, depth * part), paint)
    return rise * count


def columns(model, places, foot, tall, radius):
    for x, z in places:
        model.rod((x, foot, z), (x, foot + tall, z), radius, MARBLE, 7)


def theatre():
    """Rows of seats round half a stage."""
    model = Model()
    for ring in range(4):
        radius, height = 0.14 + 0.07 * ring, 0.06 * (ring + 1)
        for k in range(9):
            a = math.pi * (k + 0.5) / 9
            put = turned((radius * math.cos(a), 0, -radius * math.sin(a)), a + TAU / 4, 0, 1)
            model.block(put, (0, height / 2, 0), (radius * 0.37, height, 0.072), MARBLE if ring % 2 else MARBLE_SHADE)
    model.block(HERE, (0, 0.03, 0.10), (0.40, 0.06, 0.16), pal.CRIMSON)
    columns(model, [(-0.17, 0.15), (0.0, 0.15), (0.17, 0.15)], 0.06, 0.16, 0.022)
    return model


def bridge():
    model = Model()
    model.block(HERE, (0, 0.02, 0), (0.62, 0.04, 0.40), pal.WATER)
    for x in (-0.20, 0.0, 0.20):
        model.block(HERE, (x, 0.13, 0), (0.07, 0.24, 0.22), pal.STONE)
    model.block(HERE, (0, 0.275, 0), (0.66, 0.06, 0.26), pal.STONE_LIGHT)
    for side in (1, -1):
        model.block(HERE, (0, 0.33, 0.115 * side), (0.66, 0.05, 0.03), pal.STONE_DARK)
        for x in (-0.30, 0.30):
            model.block(HERE, (x, 0.36, 0.115 * side), (0.06, 0.12, 0.06), pal.STONE)
    return model


def monument():
    model = Model()
    foot = steps(model, 3, 0.46, 0.46, 0.05, MARBLE_SHADE)
    base, top = 0.085, 0.05
    loops = [[(sx * r, y, sz * r) for sx, sz in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
             for y, r in ((foot, base), (0.55, top))]
    for k in range(4):
        n = (k + 1) % 4
        model.facing([loops[0][k], loops[0][n], loops[1][n], loops[1][k]], (0, 0.3, 0), MARBLE)
        model.facing([loops[1][k], loops[1][n], (0, 0.66, 0)], (0, 0.5, 0), pal.GOLD)
    return model


def wall():
    model = Model()
    for k in range(5):
        x, z = -0.28 + 0.14 * k, 0.07 * math.sin(k * 1.4)
        tall = 0.20 + 0.03 * (k % 2)
        model.block(HERE, (x, tall / 2, z), (0.15, tall, 0.14), pal.STONE_LIGHT if k % 2 else pal.STONE)
        for edge in (1, -1):
            model.block(HERE, (x, tall + 0.025, z + 0.055 * edge), (0.06, 0.05, 0.03), pal.STONE_DARK)
    for x in (-0.28, 0.28):
        model.block(HERE, (x, 0.18, 0.07 * math.sin((x + 0.28) / 0.14 * 1.4)), (0.13, 0.36, 0.19), pal.STONE)
        roof(model, x, 0.07 * math.sin((x + 0.28) / 0.14 * 1.4), 0.17, 0.22, 0.36, 0.46, pal.SLATE, pal.STONE)
    return model


def cathedral():
    model = Model()
    model.block(HERE, (0.06, 0.14, 0), (0.42, 0.28, 0.22), MARBLE)
    roof(model, 0.06, 0, 0.44, 0.26, 0.28, 0.44, pal.ROYAL, MARBLE)
    for side in (1, -1):
        z = 0.085 * side
        model.block(HERE, (-0.20, 0.24, z), (0.13, 0.48, 0.13), MARBLE_SHADE)
        model.turning(-0.20, z, [(0.48, 0.085), (0.68, 0.0)], 1, pal.ROYAL, 6)
    model.block(HERE, (0.06, 0.15, 0.115), (0.05, 0.16, 0.012), pal.GOLD_LIGHT)
    model.block(HERE, (0.19, 0.15, 0.115), (0.05, 0.16, 0.012), pal.GOLD_LIGHT)
    return model


SIGNS = {"village": village, "cloth": cloth, "chit": chit, "gift_point": gift_point,
         "gift_card": gift_card, "gift_harbour": gift_harbour, "landing": landing,
         "strait": strait, "wasteland": wasteland,
         "fortress": fortress, "theatre": theatre, "great_bridge": bridge, "monument": monument,
         "great_wall": wall, "cathedral": cathedral}
