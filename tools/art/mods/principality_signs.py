"""Things and symbols of mods/principality: what lies alone on a card, what is counted, backs, and sides of the die."""
import math

import palette as pal
from glb import TAU, Model, turned
from principality_parts import HERE, bar, disc, ground, plate, square


def star_points(radius, tips=5, inner=0.42):
    return [((radius if k % 2 == 0 else radius * inner) * math.cos(TAU * k / (2 * tips) + TAU / 4),
             (radius if k % 2 == 0 else radius * inner) * math.sin(TAU * k / (2 * tips) + TAU / 4))
            for k in range(2 * tips)]


def blade(m, a, b, z=0.0, thick=0.05, paint=pal.STEEL_LIGHT):
    """A sword from its pommel to its tip."""
    (ax, ay), (bx, by) = a, b
    long = math.hypot(bx - ax, by - ay)
    dx, dy = (bx - ax) / long, (by - ay) / long
    bar(m, (ax + dx * 0.16, ay + dy * 0.16), (bx - dx * 0.06, by - dy * 0.06), 0.075, z, thick, paint)
    tip = (bx - dx * 0.06, by - dy * 0.06)
    plate(m, [(tip[0] - dy * 0.0375, tip[1] + dx * 0.0375), (tip[0] + dy * 0.0375, tip[1] - dx * 0.0375), (bx, by)], z,
          thick, paint)
    cross_at = (ax + dx * 0.17, ay + dy * 0.17)
    bar(m, (cross_at[0] - dy * 0.13, cross_at[1] + dx * 0.13), (cross_at[0] + dy * 0.13, cross_at[1] - dx * 0.13), 0.05,
        z + 0.01, thick, pal.GOLD)
    bar(m, (ax, ay), cross_at, 0.05, z, thick, pal.LEATHER)
    disc(m, ax, ay, 0.04, z + 0.005, thick, pal.GOLD, 12)


def alchemist(m):
    square(m, 41)
    m.turning(0, 0, [(0.0, 0.16), (0.05, 0.22), (0.16, 0.22), (0.30, 0.09), (0.46, 0.065), (0.50, 0.085), (0.501, 0.06)], 1,
              "#cfe6ee", 14)
    m.turning(0, 0, [(0.015, 0.165), (0.05, 0.228), (0.16, 0.228), (0.22, 0.172)], 1, "#9b4fc4", 14)
    for x, y, r in ((-0.05, 0.58, 0.04), (0.04, 0.66, 0.05), (-0.02, 0.76, 0.035)):
        m.ball((x, y, 0), r, "#c79be0", 8, 5)
    m.turning(0.34, 0.12, [(0.0, 0.07), (0.16, 0.05), (0.20, 0.03), (0.24, 0.04), (0.241, 0.0)], 1, "#5fae7a", 10)
    m.block(turned((-0.32, 0.05, 0.14), 0.5, 0, 1), (0, 0, 0), (0.22, 0.09, 0.16), pal.CRIMSON)
    m.block(turned((-0.32, 0.05, 0.145), 0.5, 0, 1), (0.01, 0, 0), (0.21, 0.06, 0.16), pal.IVORY_LIGHT)


def spy(m):
    ground(m, ("#4a3f5c", "#554869", "#4a3f5c"), "#2f2840", seed=42)
    m.turning(0, -0.04, [(0.0, 0.24), (0.26, 0.17), (0.42, 0.11), (0.56, 0.13), (0.66, 0.06), (0.70, 0.0)], 1, "#3a3150", 12)
    m.ball((0, 0.50, 0.06), 0.09, pal.INK, 9, 6)
    for side in (-1, 1):
        m.ball((side * 0.038, 0.51, 0.138), 0.022, pal.LAMP, 7, 4)
    m.rod((0.16, 0.26, 0.12), (0.26, 0.40, 0.20), 0.020, pal.LEATHER, 6)
    m.rod((0.25, 0.39, 0.195), (0.32, 0.52, 0.25), 0.022, pal.STEEL_LIGHT, 5)
    plate(m, [(-0.11, -0.08), (0.11, -0.08), (0.11, 0.08), (-0.11, 0.08)], 0.22, 0.02, pal.IVORY_LIGHT, (-0.24, 0.16))
    disc(m, -0.24, 0.13, 0.035, 0.235, 0.02, pal.CRIMSON, 12)


def civil_war(m):
    ground(m, ("#8a6a4a", "#96775a", "#8a6a4a"), pal.SOIL_DARK, seed=43)
    blade(m, (-0.34, 0.06), (0.30, 0.72), 0.05)
    blade(m, (0.34, 0.06), (-0.30, 0.72), 0.0)
    for side, paint in ((-1, pal.CRIMSON), (1, "#3d6fd0")):
        m.rod((side * 0.42, 0.0, -0.08), (side * 0.36, 0.52, -0.08), 0.014, pal.WOOD_DARK, 6)
        plate(m, [(0.0, 0.0), (side * -0.17, -0.05), (side * -0.08, -0.10), (side * -0.16, -0.16), (0.0, -0.18)], -0.09, 0.02,
              paint, (side * 0.365, 0.50))


def conflict(m):
    ground(m, ("#7d8a72", "#8a977e", "#7d8a72"), pal.SOIL_DARK, seed=44)
    shape = [(-0.19, 0.24), (0.19, 0.24), (0.19, 0.0), (0.0, -0.28), (-0.19, 0.0)]
    for x, z, paint, mark in ((-0.17, 0.0, pal.CRIMSON, pal.GOLD_LIGHT), (0.17, 0.08, "#3d6fd0", pal.IVORY_LIGHT)):
        plate(m, shape, z, 0.04, pal.STEEL_LIGHT, (x, 0.36), 1.12)
        plate(m, shape, z + 0.015, 0.04, paint, (x, 0.36), 0.96)
        plate(m, star_points(0.11), z + 0.03, 0.04, mark, (x, 0.38))


def plague(m):
    ground(m, ("#6d7350", "#7a8059", "#6d7350"), "#454a33", seed=45)
    m.turning(0, 0, [(0.10, 0.12), (0.16, 0.20), (0.34, 0.24), (0.48, 0.17), (0.55, 0.0)], 1, pal.BONE, 13)
    m.block(HERE, (0, 0.10, 0.06), (0.22, 0.14, 0.16), pal.BONE)
    for side in (-1, 1):
        m.ball((side * 0.085, 0.31, 0.185), 0.062, pal.INK, 9, 6)
    plate(m, [(-0.03, 0.0), (0.03, 0.0), (0.0, 0.07)], 0.215, 0.02, pal.INK, (0, 0.20))
    for k in range(4):
        m.block(HERE, (-0.066 + 0.044 * k, 0.09, 0.142), (0.010, 0.10, 0.01), pal.INK)
    for x, z, s in ((-0.34, 0.16, 1), (0.36, 0.12, -1)):
        m.ball((x, 0.05, z), 0.062, "#5b5048", 8, 5)
        m.ball((x + s * 0.07, 0.05, z + 0.01), 0.036, "#5b5048", 7, 4)
        m.rod((x - s * 0.05, 0.03, z), (x - s * 0.18, 0.02, z + 0.04), 0.010, "#c98f86", 5)


def progress(m):
    square(m, 46)
    points = []
    for k in range(40):
        r = 0.27 if k % 4 in (0, 1) else 0.21
        points.append((r * math.cos(TAU * k / 40), r * math.sin(TAU * k / 40)))
    plate(m, points, -0.06, 0.05, pal.GOLD, (0.06, 0.42))
    disc(m, 0.06, 0.42, 0.09, -0.05, 0.05, pal.GOLD_DARK, 16)
    for side in (-1, 1):
        m.block(turned((side * 0.155 - 0.04, 0.07, 0.17), 0, side * 0.16, 1), (0, 0, 0), (0.30, 0.035, 0.26), pal.IVORY_LIGHT)
        m.block(turned((side * 0.155 - 0.04, 0.045, 0.17), 0, side * 0.16, 1), (0, 0, 0), (0.32, 0.03, 0.28), "#3d6fd0")
        for k in range(3):
            m.block(turned((side * 0.155 - 0.04, 0.092, 0.10 + 0.07 * k), 0, side * 0.16, 1), (0, 0, 0), (0.22, 0.008, 0.018),
                    pal.INK)


def year_end(m):
    ground(m, ("#dfe8f0", "#eef3f8", "#dfe8f0"), "#9fb2c4", seed=47)
    for y in (0.05, 0.66):
        m.turning(0, 0, [(y - 0.04, 0.23), (y + 0.03, 0.23), (y + 0.031, 0.0)], 1, pal.WOOD, 16)
    for k in range(4):
        a = TAU * (k + 0.5) / 4
        m.rod((0.19 * math.cos(a), 0.06, 0.19 * math.sin(a)), (0.19 * math.cos(a), 0.64, 0.19 * math.sin(a)), 0.020,
              pal.WOOD_DARK, 6)
    m.turning(0, 0, [(0.08, 0.14), (0.18, 0.14), (0.36, 0.025), (0.54, 0.14), (0.62, 0.14)], 1, "#cfe6ee", 14)
    m.turning(0, 0, [(0.075, 0.15), (0.13, 0.14), (0.22, 0.0)], 1, pal.DUNE, 14)


# What is counted: thick signs on a round ground

def sign(m, ground_paint):
    m.coin(0.5, 0.46, 0.08, pal.GOLD_DARK, ground_paint, 28)


def strength(m):
    sign(m, pal.CRIMSON)
    blade(m, (0.0, 0.16), (0.0, 0.88), 0.06, 0.05)


def tournament(m):
    sign(m, "#3d6fd0")
    for side in (-1, 1):
        bar(m, (-side * 0.26, 0.24), (side * 0.24, 0.76), 0.055, 0.06 + 0.012 * side, 0.04, pal.WOOD_LIGHT)
        plate(m, [(0.0, 0.0), (side * -0.10, -0.02), (side * 0.02, -0.10)], 0.075, 0.03, pal.STEEL_LIGHT,
              (side * 0.30, 0.82))
    plate(m, star_points(0.15), 0.09, 0.04, pal.GOLD_LIGHT, (0, 0.50))


def commerce(m):
    sign(m, "#4c8f5b")
    for k in range(4):
        a = TAU * k / 4 + 0.42
        c, s = math.cos(a), math.sin(a)
        bar(m, (0, 0.5), (0.36 * c, 0.5 + 0.36 * s), 0.035, 0.07, 0.03, pal.WOOD_DARK)
        near, far, wide = 0.10, 0.36, 0.12
        plate(m, [(near * c, near * s), (far * c, far * s), (far * c - wide * s, far * s + wide * c),
                  (near * c - wide * s, near * s + wide * c)], 0.06, 0.03, pal.IVORY_LIGHT, (0, 0.5))
    disc(m, 0, 0.5, 0.06, 0.08, 0.04, pal.GOLD, 14)


def larger_hand(m):
    sign(m, "#6a5796")
    for k in (-1, 0, 1):
        put = turned((0.14 * k, 0.50 - 0.03 * abs(k), 0.06 + 0.012 * k), 0, 0, 1)
        m.block(put, (0, 0, 0), (0.22, 0.34, 0.03), pal.IVORY_LIGHT)
        m.block(put, (0, 0, 0.012), (0.17, 0.29, 0.03), (pal.CRIMSON, pal.GOLD, "#4c8f5b")[k + 1])


def knight_token(m):
    shape = [(-0.34, 0.84), (0.34, 0.84), (0.34, 0.42), (0.0, 0.0), (-0.34, 0.42)]
    plate(m, shape, 0.0, 0.07, pal.GOLD, (0, 0))
    plate(m, [(x * 0.86, 0.06 + y * 0.88) for x, y in shape], 0.02, 0.07, pal.CRIMSON)
    blade(m, (0.0, 0.20), (0.0, 0.80), 0.07, 0.04)


def mill_token(m):
    shape = [(-0.34, 0.84), (0.34, 0.84), (0.34, 0.42), (0.0, 0.0), (-0.34, 0.42)]
    plate(m, shape, 0.0, 0.07, pal.GOLD, (0, 0))
    plate(m, [(x * 0.86, 0.06 + y * 0.88) for x, y in shape], 0.02, 0.07, "#4c8f5b")
    for k in range(4):
        a = TAU * k / 4 + 0.42
        c, s = math.cos(a), math.sin(a)
        near, far, wide = 0.06, 0.26, 0.09
        plate(m, [(near * c, near * s), (far * c, far * s), (far * c - wide * s, far * s + wide * c),
                  (near * c - wide * s, near * s + wide * c)], 0.07, 0.03, pal.IVORY_LIGHT, (0, 0.50))


# Sides of the event die: signs without a ground

def die_knight(m):
    blade(m, (-0.30, 0.12), (0.26, 0.84), 0.04, 0.05, pal.STEEL_DARK)
    blade(m, (0.30, 0.12), (-0.26, 0.84), 0.0, 0.05, pal.STEEL_DARK)


def die_mill(m):
    for k in range(4):
        a = TAU * k / 4 + 0.42
        c, s = math.cos(a), math.sin(a)
        near, far, wide = 0.10, 0.42, 0.15
        plate(m, [(near * c, near * s), (far * c, far * s), (far * c - wide * s, far * s + wide * c),
                  (near * c - wide * s, near * s + wide * c)], 0.0, 0.05, "#4c8f5b", (0, 0.5))
    disc(m, 0, 0.5, 0.08, 0.02, 0.05, pal.GOLD_DARK, 14)


def die_club(m):
    plate(m, [(-0.05, 0.0), (0.05, 0.0), (0.16, 0.60), (0.12, 0.84), (0.0, 0.92), (-0.12, 0.84), (-0.16, 0.60)], 0.0, 0.06,
          pal.WOOD_DARK)
    for x, y in ((-0.07, 0.62), (0.07, 0.70), (-0.03, 0.80), (0.05, 0.54)):
        disc(m, x, y, 0.035, 0.03, 0.05, pal.STEEL_LIGHT, 9)


def die_sun(m):
    plate(m, star_points(0.46, 10, 0.62), 0.0, 0.05, pal.GOLD, (0, 0.5))
    disc(m, 0, 0.5, 0.23, 0.02, 0.05, pal.GOLD_LIGHT, 20)


def die_question(m):
    for k in range(9):
        a, b = math.pi * (1.0 - k / 7.2), math.pi * (1.0 - (k + 1) / 7.2)
        bar(m, (0.22 * math.cos(a), 0.66 + 0.20 * math.sin(a)), (0.22 * math.cos(b), 0.66 + 0.20 * math.sin(b)), 0.13, 0.0,
            0.05, "#3f6ea5")
    bar(m, (0.06, 0.50), (0.0, 0.30), 0.12, 0.0, 0.05, "#3f6ea5")
    disc(m, 0.0, 0.12, 0.085, 0.0, 0.05, "#3f6ea5", 14)


# Backs of the cards

def back_expansion(m):
    sign(m, pal.CRIMSON)
    for x, foot, tall in ((-0.20, 0.30, 0.24), (0.0, 0.30, 0.40), (0.20, 0.30, 0.24)):
        m.block(HERE, (x, foot + tall / 2, 0.06), (0.14, tall, 0.05), pal.IVORY_LIGHT)
        plate(m, [(-0.10, 0.0), (0.10, 0.0), (0.0, 0.15)], 0.05, 0.05, pal.GOLD_LIGHT, (x, foot + tall))


def back_regions(m):
    sign(m, "#7fb0c9")
    plate(m, [(-0.34, 0.30), (-0.10, 0.72), (0.04, 0.48), (0.14, 0.62), (0.34, 0.30)], 0.05, 0.04, pal.ROCK)
    plate(m, [(-0.175, 0.59), (-0.10, 0.72), (-0.03, 0.60), (-0.10, 0.55)], 0.07, 0.04, pal.SNOW)
    plate(m, [(-0.36, 0.34), (0.36, 0.34), (0.28, 0.20), (-0.28, 0.20)], 0.08, 0.04, pal.GRASS)


def back_events(m):
    sign(m, "#2f5580")
    plate(m, star_points(0.30, 8, 0.55), 0.06, 0.05, pal.GOLD_LIGHT, (0, 0.5))
    disc(m, 0, 0.5, 0.11, 0.08, 0.05, pal.CRIMSON, 16)


def models():
    made = {}
    for paint in (alchemist, spy, civil_war, conflict, plague, progress, year_end, strength, tournament, commerce,
                  larger_hand, knight_token, mill_token, die_knight, die_mill, die_club, die_sun, die_question,
                  back_expansion, back_regions, back_events):
        made[paint.__name__] = Model()
        paint(made[paint.__name__])
    return made
