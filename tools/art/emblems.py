"""Pictures of the base game's cards and awards. Each fits a box of 0.6 and looks south."""
import math

from houses import door
from kit import GLOSS, GLOW, TAU
from palette import (CRIMSON, GOLD, GOLD_DARK, GOLD_LIGHT, GRASS, GRASS_DARK, INK, IVORY, LEATHER, PINES, ROYAL,
                     SLATE, STEEL, STEEL_DARK, STEEL_LIGHT, STONE, STONE_LIGHT, WALL, WOOD, WOOD_DARK, WOOD_LIGHT)
from nature import pine


def sword(m, length=0.5):
    """Point down at z = 0, hilt on top."""
    blade = length * 0.7
    m.hull([(0, 0, 0), (-0.026, 0, 0.06), (0.026, 0, 0.06), (0, -0.009, 0.06), (0, 0.009, 0.06), (-0.030, 0, blade), (0.030, 0, blade), (0, -0.010, blade),
            (0, 0.010, blade)], [STEEL_LIGHT, STEEL, STEEL_LIGHT, "#c3cad4"], material=GLOSS, jitter=0.03)
    with m.at(z=blade):
        m.hull([(-0.095, -0.014, 0.012), (0.095, -0.014, 0.012), (-0.095, 0.014, 0.012), (0.095, 0.014, 0.012), (-0.03, -0.018, -0.008), (0.03, 0.018, -0.008),
                (-0.03, 0.018, -0.008), (0.03, -0.018, -0.008), (-0.09, 0, 0.030), (0.09, 0, 0.030)], GOLD, material=GLOSS)
    with m.at(z=blade + 0.025):
        m.lathe([(0.016, 0), (0.020, length * 0.09), (0.016, length * 0.18)], 7, LEATHER, jitter=0.08)
    with m.at(z=blade + 0.025 + length * 0.20):
        m.ball(0.028, GOLD, detail=2, material=GLOSS, jitter=0.03)


def shield(m, size=0.2, field=CRIMSON, charge=GOLD_LIGHT):
    """Stands upright, centre at z = 0, looks south."""
    half = [(0, -1.18), (0.42, -0.78), (0.74, -0.22), (0.84, 0.36), (0.84, 0.90), (0.44, 0.84), (0, 0.98)]
    outline = [(x * size, z * size) for x, z in half] + [(-x * size, z * size) for x, z in half[::-1][1:-1]]
    m.plate(outline, 0.036, STEEL, material=GLOSS, jitter=0.02)
    inner = [(x * 0.86, z * 0.86) for x, z in outline]
    n = len(inner)
    points = [(x, -0.018, z) for x, z in inner] + [(x * 0.55, -0.044, z * 0.55) for x, z in inner]
    faces = [(k, (k + 1) % n, n + (k + 1) % n, n + k) for k in range(n)] + [tuple(range(n, 2 * n))]
    m.add(points, faces, field, jitter=0.05)
    bar = [(-0.13, -0.75), (0.13, -0.75), (0.13, 0.62), (-0.13, 0.62)]
    with m.at(y=-0.046):
        m.plate([(x * size, z * size) for x, z in bar], 0.012, charge, material=GLOSS, jitter=0.02)
        m.plate([(z * size * 0.86, (x + 0.12) * size) for x, z in bar[::-1]], 0.0118, charge, material=GLOSS, jitter=0.02)


def _helmet(m):
    m.lathe([(0.125, 0), (0.135, 0.02), (0.118, 0.06), (0.112, 0.10)], 12, STEEL_DARK, start=TAU / 24, material=GLOSS, jitter=0.04)
    with m.at(z=0.08):
        m.lathe([(0.118, 0), (0.128, 0.10), (0.118, 0.18), (0.080, 0.245), (0, 0.275)], 12, [STEEL, STEEL_LIGHT], start=TAU / 24, material=GLOSS, jitter=0.03)
    with m.at(y=-0.112, z=0.17):
        m.box(0.165, 0.030, 0.026, INK)
    m.hull([(0, -0.150, 0.085), (-0.105, -0.085, 0.10), (0.105, -0.085, 0.10), (0, -0.158, 0.165), (-0.112, -0.092, 0.165), (0.112, -0.092, 0.165),
            (-0.1, -0.05, 0.1), (0.1, -0.05, 0.1), (-0.1, -0.05, 0.16), (0.1, -0.05, 0.16)], STEEL_LIGHT, material=GLOSS, jitter=0.03)
    for x in (-0.045, 0.0, 0.045):
        with m.at(x=x, y=-0.142 + abs(x) * 0.6, z=0.105):
            m.box(0.010, 0.014, 0.036, INK)
    # The crest runs from brow to neck, a row of feathers on top.
    ridge = [(-0.125, 0.215), (-0.075, 0.315), (0.0, 0.362), (0.075, 0.325), (0.125, 0.235)]
    m.hull([(x, y, z - 0.01) for y, z in ridge for x in (-0.013, 0.013)] + [(0, y * 1.06, z + 0.016) for y, z in ridge], GOLD, material=GLOSS)
    for k in range(7):
        t = k / 6
        y, z = -0.085 + 0.27 * t, 0.372 + 0.06 * math.sin(math.pi * (0.25 + 0.75 * t)) - 0.14 * t * t
        with m.at(y=y, z=z, roll=-0.9 * t - 0.1, scale=(0.62, 1.0, 1.35)):
            m.ball(0.056 - 0.010 * t, CRIMSON, detail=1, rough=0.10, jitter=0.09, shade=(0.85, 1.12))


def card_knight(m):
    """A plumed helmet before a shield and two swords."""
    with m.at(y=0.12, z=0.26):
        shield(m, 0.225, "#8f2434")
    for side in (-1, 1):
        with m.at(x=side * 0.215, y=0.07, z=0.0, lean=-side * 0.78):
            sword(m, 0.62)
    with m.at(x=0.0, y=-0.07, turn=0.10, scale=0.92):
        _helmet(m)


def _milestone(m, height=0.16):
    m.lathe([(0.062, 0), (0.052, 0.02), (0.046, height * 0.75), (0.028, height), (0, height * 1.06)], 8, [STONE_LIGHT, STONE], jitter=0.05)


def _paved(m, places, width, tones=(STONE_LIGHT, STONE, "#c7bfae")):
    """Two lanes of flag stones along a way of (x, y, z)."""
    for (ax, ay, az), (bx, by, bz) in zip(places, places[1:]):
        with m.at(x=(ax + bx) / 2, y=(ay + by) / 2, z=(az + bz) / 2, turn=math.atan2(by - ay, bx - ax), lean=-math.asin(max(-1, min(1, (bz - az) / max(1e-6, math.dist((ax, ay, az), (bx, by, bz))))))):
            for lane in (-0.25, 0.25):
                with m.at(y=lane * width, z=m.between(0, 0.006)):
                    m.box(math.dist((ax, ay, az), (bx, by, bz)) * 0.90, width * 0.46, 0.03, m.pick(tones), bevel=0.008, bottom=False, jitter=0.04)


def card_road_building(m):
    """A paved fork with a signpost, a shovel and a heap of stones."""
    outline = [(0.29 * math.cos(k * TAU / 14), 0.27 * math.sin(k * TAU / 14)) for k in range(14)]
    m.prism(outline, 0.05, "#7d6a48", taper=1.02, top_colour=GRASS, jitter=0.03)
    stem = [(-0.05, -0.25 + 0.075 * k, 0.045) for k in range(4)]
    _paved(m, stem, 0.16)
    _paved(m, [(-0.06 - 0.055 * k, 0.0 + 0.06 * k, 0.045) for k in range(4)], 0.13)
    _paved(m, [(-0.02 + 0.07 * k, 0.0 + 0.05 * k, 0.045) for k in range(4)], 0.13)
    with m.at(x=0.02, y=0.17, z=0.05):
        m.beam((0, 0, 0), (0, 0, 0.44), 0.018, WOOD_DARK, 6)
        for z, turned, way in ((0.36, 0.20, 1), (0.26, -0.15, -1)):
            with m.at(z=z, turn=turned, y=-0.022):
                board = [(-0.10, -0.038), (0.10, -0.038), (0.155, 0.0), (0.10, 0.038), (-0.10, 0.038)]
                m.plate(board if way > 0 else [(-x, z2) for x, z2 in board[::-1]], 0.024, WOOD_LIGHT, jitter=0.04)
                for x in (-0.06, 0.06):
                    with m.at(x=x, y=-0.012):
                        m.ball(0.009, STEEL_DARK, detail=1)
    with m.at(x=0.185, y=-0.13, z=0.05, lean=0.32, roll=0.25):
        m.beam((0, 0, 0.08), (0, 0, 0.37), 0.013, WOOD, 6)
        m.beam((-0.04, 0, 0.37), (0.04, 0, 0.37), 0.013, WOOD_DARK, 6)
        m.plate([(-0.03, -0.05), (0.03, -0.05), (0.055, 0.02), (0.055, 0.10), (-0.055, 0.10), (-0.055, 0.02)], 0.014, STEEL, material=GLOSS)
    for k in range(6):
        with m.at(x=-0.22 + 0.05 * (k % 3), y=-0.10 - 0.05 * (k // 3), z=0.05 + (0.035 if k == 4 else 0)):
            m.ball(0.032, m.pick((STONE, STONE_LIGHT)), detail=1, rough=0.2, jitter=0.06)


def gear(m, radius, thick, teeth, colour, hole=0.36):
    """Upright wheel, axis along y, centre at z = 0; spokes show the hole."""
    outer, inner = [], []
    for k in range(teeth * 4):
        a = (k + 0.5) * TAU / (teeth * 4)
        r = radius * (1.0 if k % 4 in (1, 2) else 0.82)
        outer.append((r * math.cos(a), r * math.sin(a)))
        inner.append((radius * 0.62 * math.cos(a), radius * 0.62 * math.sin(a)))
    n = len(outer)
    points = [(x, s * thick / 2, z) for s in (-1, 1) for ring_points in (outer, inner) for x, z in ring_points]
    faces = []
    for k in range(n):
        j = (k + 1) % n
        faces += [(k, j, n + j, n + k), (2 * n + j, 2 * n + k, 3 * n + k, 3 * n + j), (j, k, 2 * n + k, 2 * n + j), (n + k, n + j, 3 * n + j, 3 * n + k)]
    m.add(points, faces, colour, material=GLOSS, jitter=0.03)
    for k in range(3):
        with m.at(lean=k * TAU / 6):
            m.box(radius * 1.28, thick * 0.6, radius * 0.16, colour, material=GLOSS, jitter=0.03)
    with m.at(y=thick * 0.62, roll=math.pi / 2):
        m.tube(radius * 0.24, radius * 0.24, thick * 1.24, 10, GOLD_DARK, bottom=True, material=GLOSS, jitter=0.03)


def card_invention(m):
    """Cog wheels and a lamp that has just been lit."""
    with m.at(x=-0.10, y=0.06, z=0.22):
        gear(m, 0.21, 0.06, 10, GOLD)
    with m.at(x=0.155, y=0.03, z=0.125, lean=0.2):
        gear(m, 0.125, 0.055, 7, STEEL)
    with m.at(x=0.145, y=-0.05, z=0.22):
        m.lathe([(0.050, 0.0), (0.056, 0.02), (0.046, 0.045), (0.054, 0.06), (0.050, 0.085)], 10, STEEL_DARK, material=GLOSS)
        with m.at(z=0.085):
            m.lathe([(0.046, 0), (0.060, 0.035), (0.105, 0.110), (0.112, 0.165), (0.085, 0.225), (0.040, 0.250), (0, 0.255)], 12, "#ffe08a", material=GLOW, jitter=0.02, shade=(0.86, 1.08))
    m.box(0.50, 0.30, 0.035, WOOD, bevel=0.01, jitter=0.03)
    with m.at(x=-0.10, y=-0.10, z=0.036, turn=0.25):
        m.box(0.24, 0.10, 0.006, IVORY, jitter=0.01)
        for k, w in enumerate((0.16, 0.19, 0.12)):
            with m.at(x=-0.02, y=0.028 - 0.028 * k, z=0.0065):
                m.box(w, 0.008, 0.001, ROYAL)


def _coins(m, count, radius=0.07):
    for k in range(count):
        with m.at(x=m.between(-0.008, 0.008), y=m.between(-0.008, 0.008), z=k * 0.028, turn=m.between(0, 1)):
            m.lathe([(radius, 0), (radius * 1.04, 0.006), (radius * 1.04, 0.022), (0, 0.026)], 11, (GOLD, GOLD_LIGHT, GOLD_DARK)[k % 2], material=GLOSS, jitter=0.02)


def card_monopoly(m):
    """Scales that lean to one side, over towers of coins."""
    m.lathe([(0.115, 0), (0.12, 0.022), (0.085, 0.034), (0.06, 0.05), (0.026, 0.075)], 12, WOOD, jitter=0.03)
    m.lathe([(0.026, 0.06), (0.020, 0.30), (0.030, 0.315), (0.018, 0.335), (0.018, 0.47), (0.032, 0.485), (0, 0.53)], 8, GOLD, material=GLOSS, jitter=0.03)
    tilt = 0.24
    for side in (-1, 1):
        x, z = side * 0.235 * math.cos(tilt), 0.45 + side * 0.235 * math.sin(tilt)
        m.beam((0, 0, 0.45), (x, 0, z), 0.017, GOLD_DARK, 6, 0.012, material=GLOSS)
        pan = z - 0.20
        for k in range(3):
            a = k * TAU / 3 + 0.5
            m.beam((x, 0, z), (x + 0.085 * math.cos(a), 0.085 * math.sin(a), pan), 0.004, GOLD_DARK, 4)
        with m.at(x=x, z=pan):
            m.lathe([(0, -0.028), (0.06, -0.020), (0.098, 0.006), (0.098, 0.014)], 12, GOLD_LIGHT, material=GLOSS, jitter=0.02)
            m.lathe([(0.098, 0.014), (0.058, -0.010), (0, -0.016)], 12, GOLD, material=GLOSS, jitter=0.02)
        if side < 0:
            with m.at(x=x, z=pan - 0.008):
                _coins(m, 3, 0.048)
                with m.at(x=0.03, y=-0.035, z=0.01):
                    _coins(m, 2, 0.04)
    for x, y, count in ((0.20, -0.11, 3), (0.07, -0.17, 2), (-0.13, -0.15, 1)):
        with m.at(x=x, y=y):
            _coins(m, count, 0.062)


def laurel(m, radius, tone="#6f9f3c", leaves=9):
    """Two branches, open at the top, standing upright in the plane y = 0 around z = radius."""
    for side in (-1, 1):
        for k in range(leaves):
            a = -math.pi / 2 + side * (0.22 + k * 2.25 / leaves)
            x, z = radius * math.cos(a), radius + radius * math.sin(a)
            for spread in (-1, 1):
                with m.at(x=x, z=z, lean=math.pi / 2 - (a + side * (math.pi / 2 + spread * 0.52)), y=-0.006 * spread):
                    m.hull([(0, 0, 0), (-0.020, 0, 0.038), (0.020, 0, 0.038), (0, -0.009, 0.036), (0, 0.009, 0.036), (0, 0, 0.098)],
                           m.pick((tone, "#86b34a", "#5d8d37")), jitter=0.06)


def card_victory_point(m):
    """A small palace under a golden star."""
    m.box(0.52, 0.34, 0.03, STONE, bevel=0.008)
    with m.at(z=0.03):
        m.box(0.46, 0.28, 0.022, STONE_LIGHT, bevel=0.005)
    with m.at(z=0.052, y=0.02):
        m.box(0.38, 0.18, 0.19, WALL)
    for k in range(5):
        with m.at(x=-0.17 + 0.085 * k, y=-0.095, z=0.052):
            m.lathe([(0.026, 0), (0.026, 0.012), (0.019, 0.018), (0.017, 0.168), (0.026, 0.176), (0.026, 0.19)], 8, IVORY, jitter=0.02)
    with m.at(y=-0.071, z=0.052):
        door(m, 0.06, 0.13)
    with m.at(z=0.242):
        m.box(0.44, 0.28, 0.026, STONE_LIGHT, bevel=0.005)
        with m.at(z=0.026):
            with m.at(y=0.0):
                m.plate([(-0.225, 0), (0.225, 0), (0, 0.105)], 0.27, SLATE, jitter=0.05)
            with m.at(y=-0.136):
                m.plate([(-0.17, 0.014), (0.17, 0.014), (0, 0.09)], 0.006, IVORY)
    with m.at(z=0.46):
        points = [(0, -0.034, 0), (0, 0.034, 0)]
        for k in range(10):
            r, a = (0.135, 0.057)[k % 2], math.pi / 2 + k * TAU / 10
            points.append((r * math.cos(a), 0, r * math.sin(a)))
        faces = [f for k in range(10) for f in ((0, 2 + k, 2 + (k + 1) % 10), (1, 2 + (k + 1) % 10, 2 + k))]
        m.add(points, faces, [GOLD_LIGHT, GOLD_LIGHT, GOLD, GOLD], material=GLOSS, jitter=0.03)


def award_longest_road(m):
    """A way that winds up a green hill to a flag, in a laurel wreath."""
    m.lathe([(0.27, 0), (0.275, 0.03), (0.235, 0.09), (0.165, 0.17), (0.085, 0.225), (0, 0.24)], 15, lambda c, n: GRASS if n.z > 0.4 else GRASS_DARK, jitter=0.06)
    way = []
    for k in range(13):
        t = k / 12
        a, r = -2.4 + 3.9 * t, 0.262 * (1 - t) ** 0.8 + 0.03
        z = 0.035 + 0.195 * t ** 0.85
        way.append((r * math.cos(a), r * math.sin(a) * 0.95, z))
    _paved(m, way, 0.085, ("#e3d2a4", "#d6c192", "#efdfb6"))
    with m.at(x=0.01, y=0.02, z=0.22):
        m.beam((0, 0, 0), (0, 0, 0.25), 0.011, WOOD_DARK, 6)
        with m.at(z=0.25):
            m.ball(0.020, GOLD, detail=1, material=GLOSS)
        m.plate([(0.008, 0.12), (0.17, 0.145), (0.115, 0.185), (0.17, 0.225), (0.008, 0.24)], 0.012, CRIMSON, jitter=0.03)
    for x, y, s in ((-0.16, 0.10, 1.0), (0.15, 0.14, 0.85), (0.19, -0.03, 0.7)):
        with m.at(x=x, y=y, z=0.09):
            pine(m, s, PINES)
    with m.at(x=-0.10, y=-0.215, z=0.03):
        _milestone(m, 0.10)


def award_largest_army(m):
    """Two crossed swords and a shield in a wreath."""
    with m.at(y=0.05, z=0.02):
        laurel(m, 0.255, "#c9a437", 9)
    for side in (-1, 1):
        with m.at(x=side * 0.205, y=0.0, z=0.0, lean=-side * 0.72):
            sword(m, 0.64)
    with m.at(y=-0.05, z=0.24):
        shield(m, 0.185, ROYAL)


EMBLEMS = {f.__name__: (f, 0) for f in (card_knight, card_road_building, card_invention, card_monopoly, card_victory_point, award_longest_road, award_largest_army)}
