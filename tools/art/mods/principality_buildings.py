"""The buildings of mods/principality, and what its actions and events show as small scenes."""
import math

import palette as pal
from glb import TAU, Model, turned
from principality_cards import figure, lance, shield
from principality_parts import (EARTH, HERE, SEA, banner, barrel, bricks, chimney, coins, cone, crate, disc, door,
                                ground, house, logs, meadow, nuggets, peak, person, pine, plate, roof, sack, sheaf,
                                sheep, square, tower, tree, window)


def columns(m, xs, z, foot, top, radius=0.032, paint=pal.IVORY_LIGHT):
    for x in xs:
        m.turning(x, z, [(foot, radius * 1.25), (foot + 0.02, radius), (top - 0.02, radius * 0.9),
                         (top, radius * 1.25), (top + 0.001, 0.0)], 1, paint, 9)


def hall(m, wide, deep, tall, wall, top, ridge=0.18, x=0.0, z=0.0):
    house(m, x, z, wide, deep, tall, wall, top, ridge, True, 0.0, 4)
    for k in range(2):
        window(m, x + (-0.12 + 0.24 * k) * wide / 0.5, tall * 0.34, z + deep / 2 + 0.004)


def wheel(m, x, y, z, radius, paint=pal.WOOD, spokes=8):
    """A water wheel that looks to +z."""
    for k in range(16):
        a, b = TAU * k / 16, TAU * (k + 1) / 16
        m.rod((x + radius * math.cos(a), y + radius * math.sin(a), z),
              (x + radius * math.cos(b), y + radius * math.sin(b), z), 0.018, paint, 5)
    for k in range(spokes):
        a = TAU * k / spokes
        m.rod((x, y, z), (x + radius * 1.08 * math.cos(a), y + radius * 1.08 * math.sin(a), z), 0.012,
              pal.WOOD_DARK, 5)


# Green buildings

def abbey(m):
    meadow(m, 11)
    hall(m, 0.44, 0.24, 0.20, pal.STONE_LIGHT, pal.CLAY_DARK, 0.18, -0.08)
    tower(m, 0.24, -0.02, 0, 0.40, 0.085, pal.STONE_LIGHT)
    cone(m, 0.24, -0.02, 0.40, 0.62, 0.11, pal.CLAY_DARK)
    m.rod((0.24, 0.60, -0.02), (0.24, 0.72, -0.02), 0.011, pal.GOLD, 5)
    m.rod((0.20, 0.68, -0.02), (0.28, 0.68, -0.02), 0.011, pal.GOLD, 5)
    person(m, 0.06, 0.26, pal.LEATHER, None, 0.62)
    tree(m, -0.42, 0.08, 0.28, 3)


def garrison(m):
    meadow(m, 12)
    m.block(HERE, (0, 0.11, 0), (0.52, 0.22, 0.26), pal.STONE)
    for side in (-1, 1):
        m.block(HERE, (side * 0.26, 0.19, 0.05), (0.17, 0.38, 0.20), pal.STONE_LIGHT)
        for k in range(3):
            m.block(HERE, (side * 0.26 - 0.058 + 0.058 * k, 0.41, 0.14), (0.034, 0.06, 0.034), pal.STONE_LIGHT)
        window(m, side * 0.26, 0.28, 0.154, 0.04, pal.INK)
    for k in range(5):
        m.block(HERE, (-0.14 + 0.07 * k, 0.245, 0.12), (0.042, 0.05, 0.034), pal.STONE)
    door(m, 0, 0.135, 0.13, 0.17, paint=pal.WOOD_DARK)
    banner(m, 0.0, -0.04, 0.20, 0.62, pal.CRIMSON, 0.22, 0.16)


def smithy(m):
    meadow(m, 13)
    house(m, -0.12, -0.10, 0.40, 0.26, 0.18, pal.STONE, pal.SLATE, 0.16)
    chimney(m, -0.22, -0.08, 0.2, 0.50)
    m.turning(0.20, 0.20, [(0.0, 0.085), (0.09, 0.06), (0.10, 0.0)], 1, pal.WOOD_DARK, 9)
    m.block(HERE, (0.20, 0.125, 0.20), (0.24, 0.055, 0.10), pal.IRON)
    m.block(HERE, (0.34, 0.130, 0.20), (0.08, 0.035, 0.06), pal.STEEL_DARK)
    m.rod((0.10, 0.16, 0.26), (0.24, 0.27, 0.26), 0.014, pal.WOOD, 6)
    m.block(turned((0.26, 0.28, 0.26), 0, 0.67, 1), (0, 0, 0), (0.06, 0.10, 0.06), pal.STEEL)
    m.block(HERE, (-0.14, 0.06, 0.05), (0.16, 0.10, 0.03), pal.LAMP)
    person(m, -0.02, 0.24, pal.LEATHER, None, 0.72)


def grain_mill(m):
    meadow(m, 14)
    m.turning(0.04, -0.06, [(0.0, 0.19), (0.42, 0.13), (0.421, 0.0)], 1, pal.WALL, 10)
    cone(m, 0.04, -0.06, 0.42, 0.60, 0.16, pal.CLAY)
    door(m, 0.04, 0.125, 0.08, 0.14)
    window(m, 0.04, 0.30, 0.10, 0.05)
    for k in range(4):
        a = TAU * k / 4 + 0.5
        c, s = math.cos(a), math.sin(a)
        m.rod((0.04, 0.44, 0.14), (0.04 + 0.33 * c, 0.44 + 0.33 * s, 0.14), 0.014, pal.WOOD_DARK, 5)
        near, far, wide = 0.09, 0.33, 0.085
        m.slab([(0.04 + near * c, 0.44 + near * s, 0.155), (0.04 + far * c, 0.44 + far * s, 0.155),
                (0.04 + far * c - wide * s, 0.44 + far * s + wide * c, 0.155),
                (0.04 + near * c - wide * s, 0.44 + near * s + wide * c, 0.155)],
               [(0.04 + near * c, 0.44 + near * s, 0.145), (0.04 + far * c, 0.44 + far * s, 0.145),
                (0.04 + far * c - wide * s, 0.44 + far * s + wide * c, 0.145),
                (0.04 + near * c - wide * s, 0.44 + near * s + wide * c, 0.145)], pal.IVORY_LIGHT)
    sheaf(m, -0.32, 0.14, 0.20)
    sack(m, 0.32, 0.18, 1.1)


def sawmill(m):
    meadow(m, 15)
    house(m, -0.06, -0.10, 0.40, 0.24, 0.18, pal.WOOD, pal.THATCH, 0.16)
    disc(m, 0.24, 0.16, 0.13, 0.10, 0.02, pal.STEEL_LIGHT, 18)
    m.block(HERE, (0.24, 0.10, 0.16), (0.34, 0.04, 0.14), pal.WOOD_LIGHT)
    m.rod((0.08, 0.155, 0.19), (0.42, 0.155, 0.19), 0.045, pal.BARK, 8)
    m.rod((0.41, 0.155, 0.19), (0.424, 0.155, 0.19), 0.04, pal.HEARTWOOD, 8)
    logs(m, -0.28, 0.20, 0.85)
    pine(m, -0.44, -0.10, 0.36, 1)


def brick_factory(m):
    ground(m, EARTH, pal.CLAY_DARK, seed=16)
    m.turning(-0.16, -0.06, [(0.0, 0.22), (0.22, 0.19), (0.34, 0.10), (0.345, 0.0)], 1, pal.BRICK, 11)
    chimney(m, -0.16, -0.08, 0.30, 0.58)
    m.block(HERE, (-0.16, 0.06, 0.14), (0.11, 0.12, 0.03), pal.LAMP)
    m.block(HERE, (-0.16, 0.13, 0.145), (0.15, 0.03, 0.03), pal.BRICK_DARK)
    bricks(m, 0.22, 0.14, 4, size=1.15)
    bricks(m, 0.22, -0.08, 5, size=1.0)


def foundry(m):
    ground(m, EARTH, pal.ROCK_DARK, seed=17)
    m.block(HERE, (-0.12, 0.12, -0.08), (0.42, 0.24, 0.26), pal.STONE_DARK)
    roof(m, -0.12, -0.08, 0.24, 0.48, 0.32, 0.14, pal.SLATE)
    for x in (-0.26, -0.02):
        chimney(m, x, -0.12, 0.28, 0.60, pal.STONE)
    m.block(HERE, (-0.12, 0.08, 0.06), (0.18, 0.14, 0.03), pal.LAMP)
    m.turning(0.26, 0.12, [(0.0, 0.06), (0.10, 0.10), (0.16, 0.105), (0.161, 0.08)], 1, pal.IRON, 10)
    m.turning(0.26, 0.12, [(0.150, 0.085), (0.151, 0.0)], 1, pal.LAMP, 10)
    nuggets(m, 0.04, 0.25, pal.IRON, pal.ORE_BLUE, 0.9)


def woolen_mill(m):
    meadow(m, 18)
    house(m, -0.12, -0.10, 0.40, 0.24, 0.20, pal.WALL, pal.CLAY, 0.16)
    wheel(m, 0.20, 0.18, -0.02, 0.18)
    for k, paint in enumerate((pal.CRIMSON, "#4fa3d9", pal.GOLD_LIGHT)):
        m.block(HERE, (-0.26 + 0.15 * k, 0.12, 0.18), (0.12, 0.16, 0.012), paint)
    m.rod((-0.36, 0.205, 0.18), (0.10, 0.205, 0.18), 0.010, pal.WOOD_DARK, 5)
    for x in (-0.35, 0.09):
        m.rod((x, 0, 0.18), (x, 0.21, 0.18), 0.012, pal.WOOD_DARK, 5)
    sheep(m, 0.34, 0.22, 2.6, 1.3)


# Red buildings

def aqueduct(m):
    square(m, 19)
    for level, (foot, count, tall) in enumerate(((0.0, 4, 0.26), (0.30, 4, 0.16))):
        for k in range(count + 1):
            x = -0.46 + 0.92 * k / count
            m.block(HERE, (x, foot + tall / 2, 0), (0.06, tall, 0.10), pal.STONE_LIGHT)
        m.block(HERE, (0, foot + tall + 0.02, 0), (1.0, 0.05, 0.13), pal.STONE)
        for k in range(count):
            x = -0.46 + 0.92 * (k + 0.5) / count
            for side in (-1, 1):
                m.block(HERE, (x + side * 0.065, foot + tall - 0.018, 0), (0.045, 0.04, 0.10), pal.STONE_LIGHT)
    m.block(HERE, (0, 0.52, 0), (1.0, 0.03, 0.08), pal.WATER)
    m.block(HERE, (0, 0.51, 0.055), (1.0, 0.05, 0.02), pal.STONE_LIGHT)
    tree(m, -0.22, 0.26, 0.24, 7)
    tree(m, 0.30, 0.24, 0.28, 8)


def bath_house(m):
    square(m, 20)
    m.block(HERE, (0, 0.10, -0.10), (0.62, 0.20, 0.22), pal.IVORY_LIGHT)
    m.turning(0, -0.10, [(0.20, 0.20), (0.28, 0.18), (0.36, 0.11), (0.40, 0.0)], 1, "#4f97a8", 12)
    columns(m, (-0.26, -0.13, 0.13, 0.26), 0.04, 0.0, 0.20)
    m.block(HERE, (0, 0.215, 0.03), (0.64, 0.03, 0.09), pal.IVORY)
    m.block(HERE, (0, 0.02, 0.22), (0.50, 0.05, 0.20), pal.STONE_LIGHT)
    m.block(HERE, (0, 0.036, 0.22), (0.44, 0.03, 0.15), pal.WATER_LIGHT)
    door(m, 0, 0.015, 0.10, 0.14)


def church(m):
    square(m, 21)
    house(m, 0.10, -0.06, 0.42, 0.26, 0.24, pal.WALL, pal.SLATE, 0.20)
    m.block(HERE, (-0.22, 0.22, 0.0), (0.17, 0.44, 0.18), pal.WALL)
    cone(m, -0.22, 0.0, 0.44, 0.76, 0.15, pal.SLATE, 4)
    m.rod((-0.22, 0.74, 0.0), (-0.22, 0.88, 0.0), 0.012, pal.GOLD, 5)
    m.rod((-0.26, 0.83, 0.0), (-0.18, 0.83, 0.0), 0.012, pal.GOLD, 5)
    for k in range(3):
        m.block(HERE, (0.0 + 0.12 * k, 0.14, 0.075), (0.045, 0.13, 0.012), "#4fa3d9")
    disc(m, -0.22, 0.34, 0.042, 0.09, 0.012, pal.LAMP, 12)
    door(m, -0.22, 0.095, 0.09, 0.15)


def library(m):
    square(m, 22)
    m.block(HERE, (0, 0.15, -0.10), (0.60, 0.30, 0.24), pal.WALL)
    roof(m, 0, -0.06, 0.30, 0.66, 0.40, 0.17, pal.CLAY_DARK)
    columns(m, (-0.24, -0.08, 0.08, 0.24), 0.08, 0.02, 0.29)
    m.block(HERE, (0, 0.012, 0.10), (0.62, 0.03, 0.14), pal.STONE_LIGHT)
    for k, (x, paint) in enumerate(((-0.14, pal.CRIMSON), (0.0, "#3d6fd0"), (0.14, pal.MOSS))):
        m.block(turned((x, 0.035 + 0.02 * k, 0.28), 0.3 * (k - 1), 0, 1), (0, 0, 0), (0.16, 0.045, 0.12), paint)
        m.block(turned((x, 0.035 + 0.02 * k, 0.285), 0.3 * (k - 1), 0, 1), (0, 0, 0), (0.15, 0.03, 0.12),
                pal.IVORY_LIGHT)


def colossus(m):
    ground(m, SEA, "#2f7d9f", seed=23)
    bronze, dark = "#b98a4a", "#8f6730"
    for side in (-1, 1):
        m.block(HERE, (side * 0.20, 0.07, 0), (0.18, 0.16, 0.18), pal.STONE_LIGHT)
        m.rod((side * 0.18, 0.14, 0), (side * 0.08, 0.42, 0), 0.062, bronze, 9)
    m.turning(0, 0, [(0.40, 0.12), (0.52, 0.10), (0.64, 0.15), (0.68, 0.07), (0.69, 0.0)], 1, bronze, 10)
    m.turning(0, 0, [(0.34, 0.15), (0.44, 0.125), (0.441, 0.0)], 1, dark, 10)
    m.ball((0, 0.76, 0), 0.078, bronze, 10, 6)
    for k in range(7):
        a = math.pi * k / 6
        m.rod((0.06 * math.cos(a), 0.79 + 0.06 * math.sin(a), 0), (0.13 * math.cos(a), 0.79 + 0.13 * math.sin(a), 0),
              0.012, pal.GOLD_LIGHT, 5)
    m.rod((0.14, 0.62, 0), (0.24, 0.80, 0.04), 0.038, bronze, 8)
    m.turning(0.245, 0.04, [(0.80, 0.03), (0.86, 0.055), (0.861, 0.0)], 1, dark, 8)
    m.turning(0.245, 0.04, [(0.86, 0.045), (0.93, 0.03), (0.99, 0.0)], 1, pal.LAMP, 7)
    m.rod((-0.14, 0.62, 0), (-0.21, 0.44, 0.05), 0.036, bronze, 8)


def stall(m, x, z, stripe, size=1.0):
    for dx in (-0.13, 0.13):
        m.rod((x + dx * size, 0, z + 0.07 * size), (x + dx * size, 0.28 * size, z + 0.07 * size), 0.012, pal.WOOD_DARK, 5)
    m.block(HERE, (x, 0.06 * size, z + 0.03 * size), (0.27 * size, 0.12 * size, 0.12 * size), pal.WOOD_LIGHT)
    for k in range(5):
        m.block(turned((x - 0.13 * size + 0.065 * size * k, 0.30 * size, z + 0.02 * size), 0, 0, size), (0, 0, 0),
                (0.065, 0.045, 0.24), stripe if k % 2 == 0 else pal.IVORY_LIGHT)
    for k, paint in enumerate((pal.CRIMSON, pal.GOLD_LIGHT, pal.LEAVES[1])):
        m.ball((x + (-0.08 + 0.08 * k) * size, 0.145 * size, z + 0.05 * size), 0.034 * size, paint, 7, 4)


def marketplace(m):
    square(m, 24)
    stall(m, -0.26, -0.08, pal.CRIMSON, 1.1)
    stall(m, 0.24, -0.10, "#3d6fd0", 1.1)
    stall(m, 0.0, 0.12, pal.GOLD, 1.15)
    person(m, 0.32, 0.20, "#7a4a8c", None, 0.6)
    person(m, -0.32, 0.22, pal.MOSS, None, 0.6)


def counting_house(m):
    square(m, 25)
    hall(m, 0.50, 0.26, 0.30, pal.WALL, pal.CLAY_DARK, 0.18, 0.0, -0.10)
    m.block(HERE, (0, 0.06, 0.20), (0.46, 0.12, 0.12), pal.WOOD)
    coins(m, -0.15, 0.22, 3, 0.045)
    for k in range(3):
        m.turning(-0.15 + 0.13 * k, 0.20, [(0.12 + 0.0, 0.048), (0.16 + 0.03 * k, 0.048), (0.161 + 0.03 * k, 0.0)], 1,
                  pal.GOLD_LIGHT if k % 2 else pal.GOLD, 12)
    sack(m, 0.36, 0.16, 1.3)


def merchant_guild(m):
    square(m, 26)
    for k, (x, wall, top, tall) in enumerate(((-0.28, "#d9b98a", pal.CLAY, 0.34), (0.0, pal.WALL, "#3d6fd0", 0.42),
                                              (0.28, "#d2a07a", pal.CLAY_DARK, 0.36))):
        house(m, x, -0.06, 0.25, 0.24, tall, wall, top, 0.20, False, 0.0, 2)
        window(m, x, tall * 0.9, 0.066, 0.05)
    banner(m, 0.0, 0.09, 0.34, 0.48, pal.GOLD, 0.13, 0.10)
    crate(m, -0.16, 0.22, 0.11)
    crate(m, 0.02, 0.26, 0.09)
    barrel(m, 0.20, 0.24, 1.1)
    sack(m, 0.34, 0.20, 1.0)


def mint(m):
    square(m, 27)
    hall(m, 0.46, 0.26, 0.24, pal.STONE_LIGHT, pal.SLATE, 0.16, -0.08, -0.12)
    chimney(m, -0.24, -0.12, 0.26, 0.52)
    disc(m, 0.0, 0.14, 0.13, 0.14, 0.04, pal.GOLD_DARK)
    disc(m, 0.0, 0.14, 0.105, 0.16, 0.04, pal.GOLD_LIGHT)
    coins(m, 0.30, 0.16, 5, 0.075)
    coins(m, -0.30, 0.18, 3, 0.07)


def town_hall(m):
    square(m, 28)
    hall(m, 0.60, 0.26, 0.28, pal.WALL, pal.CLAY, 0.20, 0.0, -0.08)
    m.block(HERE, (0, 0.30, -0.02), (0.17, 0.60, 0.18), pal.WALL_SHADE)
    cone(m, 0, -0.02, 0.60, 0.86, 0.15, pal.SLATE, 4)
    disc(m, 0, 0.50, 0.062, 0.07, 0.014, pal.IVORY_LIGHT, 16)
    m.rod((0, 0.50, 0.09), (0, 0.545, 0.09), 0.007, pal.INK, 4)
    m.rod((0, 0.50, 0.09), (0.032, 0.50, 0.09), 0.007, pal.INK, 4)
    door(m, 0, 0.075, 0.11, 0.17)
    for side in (-1, 1):
        banner(m, side * 0.20 - 0.04, 0.07, 0.24, 0.44, pal.CRIMSON, 0.13, 0.12)


def harbor(m):
    ground(m, SEA, "#2f7d9f", seed=29)
    m.block(HERE, (-0.10, 0.03, -0.14), (0.70, 0.10, 0.26), pal.STONE)
    house(m, -0.26, -0.14, 0.26, 0.18, 0.22, pal.WALL, pal.CLAY, 0.13, True, 0.08)
    m.rod((0.10, 0.08, -0.10), (0.10, 0.50, -0.10), 0.020, pal.WOOD_DARK, 6)
    m.rod((0.10, 0.48, -0.10), (0.36, 0.56, 0.02), 0.016, pal.WOOD, 6)
    m.rod((0.35, 0.55, 0.02), (0.35, 0.28, 0.02), 0.006, pal.INK, 4)
    crate(m, 0.35, 0.02, 0.11, pal.WOOD_LIGHT, 0.18)
    for k in range(4):
        m.block(HERE, (0.02, 0.045, 0.02 + 0.075 * k), (0.17, 0.022, 0.062), pal.WOOD_LIGHT if k % 2 else pal.WOOD)
    barrel(m, 0.16, -0.22, 1.1)
    m.turning(0.34, 0.16, [(0.0, 0.02), (0.03, 0.10), (0.06, 0.11), (0.061, 0.08)], 1, pal.WOOD_DARK, 9)
    m.rod((0.34, 0.04, 0.16), (0.34, 0.30, 0.16), 0.010, pal.WOOD, 5)
    plate(m, [(0, 0), (0.13, 0.02), (0, 0.20)], 0.16, 0.01, pal.IVORY_LIGHT, (0.35, 0.08))


# Actions and events that show people and places

def caravan(m):
    ground(m, (pal.SAND, pal.DUNE, pal.SAND_WET), pal.DESERT_DARK, seed=30)
    m.block(HERE, (-0.06, 0.15, 0), (0.46, 0.06, 0.24), pal.WOOD)
    for x in (-0.20, 0.10):
        for z in (-0.13, 0.13):
            disc(m, x, 0.10, 0.10, z, 0.03, pal.WOOD_DARK, 14)
            disc(m, x, 0.10, 0.035, z + 0.006, 0.03, pal.WOOD_LIGHT, 10)
    m.turning(-0.06, 0.0, [(0.18, 0.20), (0.30, 0.19), (0.38, 0.12), (0.40, 0.0)], 1, pal.IVORY_LIGHT, 12)
    sack(m, 0.32, 0.20, 1.1)
    crate(m, 0.32, -0.02, 0.11, "#d2a07a")
    m.rod((0.16, 0.14, 0.0), (0.44, 0.12, 0.0), 0.014, pal.WOOD_DARK, 5)


def merchant(m):
    square(m, 31)
    stall(m, 0.0, -0.04, "#7a4a8c", 1.7)
    person(m, 0.22, 0.22, "#7a4a8c", pal.GOLD, 0.9)
    coins(m, -0.22, 0.26, 4, 0.06)


def scout(m):
    meadow(m, 32)
    peak(m, -0.28, -0.16, 0.20, 0.36, 2)
    pine(m, 0.36, -0.16, 0.36, 1)
    person(m, 0.02, 0.08, pal.MOSS, pal.LEATHER, 1.35)
    m.rod((0.06, 0.44, 0.16), (0.24, 0.52, 0.26), 0.034, pal.WOOD_DARK, 8)
    m.rod((0.22, 0.515, 0.255), (0.33, 0.56, 0.31), 0.044, pal.GOLD, 8)


def bishop(m):
    square(m, 33)
    person(m, 0, 0, pal.IVORY_LIGHT, None, 1.55)
    plate(m, [(-0.10, 0.0), (0.10, 0.0), (0.12, 0.12), (0.0, 0.26), (-0.12, 0.12)], -0.03, 0.07, pal.CRIMSON, (0, 0.55))
    m.block(HERE, (0, 0.66, 0.04), (0.028, 0.18, 0.02), pal.GOLD_LIGHT)
    m.block(HERE, (0, 0.565, 0.04), (0.20, 0.03, 0.02), pal.GOLD_LIGHT)
    m.block(HERE, (0, 0.22, 0.135), (0.06, 0.34, 0.04), pal.CRIMSON)
    m.rod((0.26, 0.0, 0.06), (0.26, 0.66, 0.06), 0.018, pal.GOLD, 6)
    for k in range(7):
        a, b = TAU * k / 9 - 0.6, TAU * (k + 1) / 9 - 0.6
        m.rod((0.20 + 0.07 * math.cos(a), 0.70 + 0.07 * math.sin(a), 0.06),
              (0.20 + 0.07 * math.cos(b), 0.70 + 0.07 * math.sin(b), 0.06), 0.016, pal.GOLD_LIGHT, 5)


def herb_woman(m):
    meadow(m, 34)
    person(m, -0.12, -0.02, "#5f7d4a", "#7a4a8c", 1.4)
    m.turning(0.20, 0.14, [(0.0, 0.08), (0.06, 0.13), (0.15, 0.14), (0.151, 0.11)], 1, pal.INK, 11)
    m.turning(0.20, 0.14, [(0.135, 0.12), (0.136, 0.0)], 1, "#7fbf5a", 11)
    for k, (x, y) in enumerate(((0.14, 0.22), (0.22, 0.29), (0.26, 0.22))):
        m.ball((x, y, 0.14), 0.032 - 0.004 * k, "#a8d987", 7, 4)
    for x, z, paint in ((-0.38, 0.16, "#d95f8a"), (-0.30, 0.24, "#e8c95a"), (0.40, 0.0, "#d95f8a")):
        m.rod((x, 0, z), (x, 0.11, z), 0.010, pal.MOSS, 5)
        m.ball((x, 0.13, z), 0.034, paint, 7, 4)


def arsonist(m):
    meadow(m, 35)
    house(m, -0.02, -0.04, 0.40, 0.26, 0.20, pal.WALL_SHADE, pal.INK, 0.16)
    for x, z, tall, wide in ((-0.14, 0.06, 0.36, 0.10), (0.04, 0.04, 0.46, 0.12), (0.18, 0.06, 0.30, 0.09),
                             (-0.02, 0.14, 0.26, 0.07)):
        m.turning(x, z, [(0.22, wide * 0.7), (0.22 + tall * 0.25, wide), (0.22 + tall, 0.0)], 1, "#e2573f", 7)
        m.turning(x, z + 0.05, [(0.22, wide * 0.45), (0.22 + tall * 0.2, wide * 0.6), (0.22 + tall * 0.62, 0.0)], 1,
                  pal.LAMP, 7)
    person(m, 0.38, 0.20, pal.INK, None, 0.75)
    m.rod((0.32, 0.18, 0.28), (0.26, 0.34, 0.30), 0.014, pal.WOOD, 5)
    m.turning(0.255, 0.305, [(0.33, 0.03), (0.37, 0.04), (0.46, 0.0)], 1, pal.LAMP, 6)


def brigands(m):
    ground(m, (pal.MOSS, pal.MOSS_LIGHT, pal.MOSS), pal.SOIL_DARK, seed=36)
    pine(m, -0.38, -0.16, 0.46, 1)
    pine(m, 0.38, -0.18, 0.52, 2)
    for x, cloak in ((-0.18, pal.LEATHER), (0.16, "#4a5568")):
        person(m, x, 0.0, cloak, pal.INK, 1.15)
        m.block(HERE, (x, 0.345, 0.07), (0.13, 0.045, 0.03), pal.INK)
        m.rod((x + 0.13, 0.10, 0.10), (x + 0.20, 0.36, 0.12), 0.014, pal.STEEL_LIGHT, 5)
    sack(m, 0.0, 0.24, 1.6)
    coins(m, 0.16, 0.28, 2, 0.045)


def black_knight(m):
    meadow(m, 37)
    figure(m, pal.INK, 0.58, pal.INK, wide=1.12)
    m.block(HERE, (0, 0.46, 0.10), (0.11, 0.024, 0.035), pal.CRIMSON)
    for k in range(5):
        m.ball((0, 0.59 - 0.008 * k * k, -0.035 * k + 0.02), 0.048, pal.CRIMSON, 7, 4)
    lance(m, 0.29, 0.08, 0.76, pal.CRIMSON)
    shield(m, -0.20, 0.28, 0.21, pal.INK, pal.CRIMSON, "chief")


def master_builder(m):
    square(m, 38)
    for row in range(4):
        for k in range(4 - row % 2):
            m.block(HERE, (-0.30 + 0.13 * k + 0.065 * (row % 2), 0.045 + 0.085 * row, -0.06), (0.122, 0.078, 0.14),
                    pal.STONE_LIGHT if (k + row) % 2 else pal.STONE)
    m.rod((0.26, 0.0, -0.06), (0.26, 0.66, -0.06), 0.026, pal.WOOD_DARK, 6)
    m.rod((0.32, 0.64, -0.06), (-0.16, 0.70, -0.06), 0.020, pal.WOOD, 6)
    m.rod((0.26, 0.40, -0.06), (0.06, 0.66, -0.06), 0.014, pal.WOOD, 6)
    m.rod((-0.12, 0.69, -0.06), (-0.12, 0.52, -0.06), 0.006, pal.INK, 4)
    m.block(HERE, (-0.12, 0.48, -0.06), (0.12, 0.08, 0.12), pal.STONE_LIGHT)
    person(m, 0.12, 0.22, "#3d6fd0", pal.GOLD, 0.85)


def productive_year(m):
    ground(m, (pal.STUBBLE, pal.STUBBLE_LIGHT, pal.GRASS), pal.SOIL_DARK, seed=39)
    m.turning(0, 0.06, [(0.0, 0.16), (0.14, 0.22), (0.15, 0.20), (0.151, 0.0)], 1, pal.WOOD, 13)
    for k, (x, z, r, paint) in enumerate(((-0.10, 0.10, 0.075, pal.CRIMSON), (0.02, 0.14, 0.07, "#e8983a"),
                                          (0.12, 0.08, 0.075, "#a8c94a"), (-0.02, 0.0, 0.08, pal.GOLD_LIGHT),
                                          (0.10, -0.04, 0.07, "#7a4a8c"))):
        m.ball((x, 0.19, z), r, paint, 8, 5)
    sheaf(m, -0.32, -0.06, 0.34)
    sheaf(m, 0.34, -0.06, 0.34)
    sheaf(m, -0.12, -0.22, 0.36)
    sheaf(m, 0.14, -0.22, 0.38)


def models():
    made = {}
    for paint in (abbey, garrison, smithy, grain_mill, sawmill, brick_factory, foundry, woolen_mill, aqueduct,
                  bath_house, church, library, colossus, marketplace, counting_house, merchant_guild, mint, town_hall,
                  harbor, caravan, merchant, scout, bishop, herb_woman, arsonist, brigands, black_knight,
                  master_builder, productive_year):
        made[paint.__name__] = Model()
        paint(made[paint.__name__])
    return made
