"""The base game's forest, pasture and fields. Everything stays out of the clearing, the borders and the corners."""
import math

from ground import calm, clear_spots, corner, ease, hex_distance, scatter, spots, tile
from houses import cottage, fence, windmill
from kit import TAU, wobble
from nature import birch, bush, flower, log, log_pile, mushroom, oak, pine, pond, rock, sheep, spruce, stump, tuft
from palette import (BARK, GRASS, GRASS_DARK, GRASS_LIGHT, HAY, MOSS, MOSS_LIGHT, STONE, STONE_LIGHT, STUBBLE,
                     STUBBLE_LIGHT, THATCH, WHEAT, WHEAT_LIGHT, WOOD_DARK, mix)


def _woods(m, seed, count, gap, avoid, height, kinds):
    """Trees that grow taller away from the clearing, and low again at the rim, where they would hide roads behind
    them; kinds are functions of (model, size)."""
    for x, y in spots(seed, count, gap, inner=0.505, outer=0.78, corners=0.225, avoid=avoid):
        rim = 1 - 0.34 * ease(0.60, 0.78, hex_distance(x, y))
        size = (0.80 + 0.36 * ease(0.52, 0.66, math.hypot(x, y))) * rim * m.between(0.9, 1.1)
        with m.at(x=x, y=y, z=height(x, y)):
            m.pick(kinds)(m, size)


def forest(m, variant):
    height = lambda x, y: calm(x, y) * (0.035 + 0.02 * wobble(x, y, 3, variant))

    def colour(x, y, z, steep):
        floor = mix("#6f8046", "#8b9256", 0.5 + 0.8 * wobble(x, y, 6, variant))
        base = mix(MOSS, MOSS_LIGHT, 0.5 + 0.6 * wobble(x, y, 3.5, variant))
        return mix(floor, base, ease(0.34, 0.52, math.hypot(x, y) + 0.07 * wobble(x, y, 4)))

    tile(m, height, colour, rings=7)
    if variant == 0:
        avoid = [(-0.30, -0.53, 0.17)]
        with m.at(x=-0.30, y=-0.53, z=height(-0.30, -0.53), turn=0.5):
            log_pile(m, 0.20)
        kinds = [pine] * 5 + [spruce, spruce, oak]
    elif variant == 1:
        avoid = [(0.42, -0.47, 0.19)]
        with m.at(x=0.42, y=-0.47, z=height(0.42, -0.47), turn=0.7):
            cottage(m, 1.05, roof="#8a7448", wall="#9c7046")
        kinds = [oak, oak, birch, pine, pine]
    else:
        avoid = [(0.60, 0.12, 0.15)]
        with m.at(x=0.60, y=0.12, z=height(0.60, 0.12) + 0.004, turn=1.2):
            log(m, 0.2, 0.028, BARK)
        kinds = [spruce, spruce, spruce, pine, birch]
    _woods(m, 40 + variant, 23 if variant == 1 else 33, 0.128 if variant == 1 else 0.108, avoid, height, kinds)
    low = [lambda m: bush(m, m.between(0.025, 0.040), m.pick(("#5d9440", "#77a348", "#4c8440"))), lambda m: tuft(m, "#7fa84e"),
           lambda m: rock(m, m.between(0.02, 0.03)), stump, mushroom if variant == 2 else lambda m: flower(m, "#f0e4a0")]
    scatter(m, spots(90 + variant, 7, 0.14, inner=0.37, outer=0.60), height, low)
    scatter(m, spots(95 + variant, 16, 0.12, inner=0.70, outer=0.89, corners=0.19), height,
            [lambda m: bush(m, m.between(0.030, 0.046), m.pick(("#4f8a3d", "#629a42", "#3f7a3c"))), lambda m: tuft(m, "#6f9b45", 0.035)])


# -- pasture --

def _walls(m, points, height):
    """A dry stone wall."""
    for (ax, ay), (bx, by) in zip(points, points[1:]):
        steps = max(1, round(math.hypot(bx - ax, by - ay) / 0.045))
        for k in range(steps):
            t = (k + 0.5) / steps
            x, y = ax + (bx - ax) * t, ay + (by - ay) * t
            with m.at(x=x, y=y, z=height(x, y), turn=math.atan2(by - ay, bx - ax) + m.between(-0.12, 0.12)):
                m.box(0.052, 0.034, m.between(0.034, 0.05), m.pick((STONE, STONE_LIGHT, "#a8a08f")), bottom=False, jitter=0.06)


def _arc(radius, start, end, count):
    return [(radius * math.cos(start + (end - start) * k / (count - 1)), radius * math.sin(start + (end - start) * k / (count - 1))) for k in range(count)]


def pasture(m, variant):
    height = lambda x, y: calm(x, y) * 0.075 * max(0.0, wobble(x, y, 1.9, 3 + variant) + 0.35)

    def colour(x, y, z, steep):
        base = mix(GRASS, GRASS_LIGHT, 0.45 + 0.8 * wobble(x, y, 2.6, 5 + variant) + z * 4)
        return mix(base, GRASS_DARK, 0.5 * ease(0.15, 0.5, wobble(x, y, 5, 9 + variant)))

    tile(m, height, colour, rings=8)
    avoid = []
    if variant == 0:
        fence(m, _arc(0.70, 1.85, 3.3, 8), height)
        avoid = [(0.70 * math.cos(a), 0.70 * math.sin(a), 0.12) for a in (1.85, 2.1, 2.35, 2.6, 2.85, 3.1, 3.3)]
        avoid.append((0.50, -0.42, 0.16))
        with m.at(x=0.50, y=-0.42, z=height(0.50, -0.42), turn=0.4):
            pond(m, 0.105, shore="#a58f5c")
    elif variant == 1:
        avoid = [(-0.48, 0.38, 0.22)]
        with m.at(x=-0.48, y=0.38, z=height(-0.48, 0.38), turn=-0.5):
            cottage(m, 1.0, roof=THATCH)
        line = _arc(0.72, -0.75, 0.35, 6)
        fence(m, line, height)
        avoid += [(x, y, 0.1) for x, y in line]
    else:
        line = [(-0.62, -0.25), (-0.52, -0.42), (-0.33, -0.56), (-0.12, -0.62)]
        _walls(m, line, height)
        avoid = [(x, y, 0.13) for x, y in line] + [(0.42, 0.46, 0.14), (0.58, 0.26, 0.1)]
        for x, y, s in ((0.42, 0.46, 1.35), (0.60, 0.25, 1.1)):
            with m.at(x=x, y=y, z=height(x, y)):
                oak(m, s, "#6fa03c")
                for k in range(6):
                    a = k * 2.2
                    with m.at(x=0.07 * s * math.cos(a), y=0.07 * s * math.sin(a), z=s * (0.11 + 0.02 * (k % 3))):
                        m.ball(0.012, "#d8452f", detail=1)
    flock = spots(11 + variant, 6, 0.23, inner=0.565, outer=0.80, corners=0.22, avoid=avoid)
    for k, (x, y) in enumerate(flock):
        with m.at(x=x, y=y, z=height(x, y), turn=m.between(0, TAU)):
            sheep(m, 1.3 if k else 0.9, wool="#f7f2e6" if k != 2 else "#4a423e", grazing=k % 2 == 1)
    low = [lambda m: tuft(m, "#6f9f3c"), lambda m: flower(m, m.pick(("#fff3c4", "#f7d54a", "#f29ab4", "#ffffff"))), lambda m: flower(m, "#f7d54a"),
           lambda m: bush(m, 0.026, "#76a53f")]
    scatter(m, clear_spots(70 + variant, 20, 0.10), height, low)


# -- fields --

def _crop_row(m, angle, shift, allowed, tones, crop=0.052, width=0.027):
    """One row of grain: ragged ridges, as long as allowed(x, y) says."""
    ux, uy, step = math.cos(angle), math.sin(angle), 0.062
    runs = [[]]
    for k in range(-16, 17):
        x, y = ux * k * step - uy * shift, uy * k * step + ux * shift
        if allowed(x, y):
            runs[-1].append((x, y))
        elif runs[-1]:
            runs.append([])
    for run in runs:
        if len(run) < 2:
            continue
        points = []
        for k, (x, y) in enumerate(run):
            end = k in (0, len(run) - 1)
            tip = m.between(-0.008, 0.008)
            for side, lift in ((-1, 0.0), (0, crop * m.between(0.72, 1.15) * (0.75 if end else 1)), (1, 0.0)):
                out = width * side * m.between(0.85, 1.15) + (tip if side == 0 else 0)
                points.append((x - uy * out, y + ux * out, lift))
        faces = [(2, 1, 0)]
        for a in range(0, 3 * (len(run) - 1), 3):
            faces += [(a, a + 1, a + 4), (a, a + 4, a + 3), (a + 1, a + 2, a + 5), (a + 1, a + 5, a + 4)]
        last = 3 * (len(run) - 1)
        faces = [tuple(reversed(f)) for f in faces] + [(last + 2, last + 1, last)]
        m.add(points, faces, list(tones), jitter=0.08, shade=(0.86, 1.12), soften=0.45)


def _haycock(m, scale=1.0):
    with m.at(scale=scale, turn=m.between(0, TAU)):
        m.lathe([(0.062, 0), (0.072, 0.03), (0.058, 0.075), (0.028, 0.105), (0, 0.118)], 9, HAY, jitter=0.08, shade=(0.82, 1.1))


def _bale(m):
    """A round bale on its side."""
    with m.at(z=0.042, y=-0.035, roll=-math.pi / 2):
        m.tube(0.042, 0.042, 0.07, 10, HAY, bottom=True, jitter=0.06)


def _scarecrow(m):
    m.beam((0, 0, 0), (0, 0, 0.16), 0.007, WOOD_DARK, 5)
    m.beam((-0.06, 0, 0.115), (0.06, 0, 0.115), 0.006, WOOD_DARK, 5)
    m.hull([(-0.05, -0.012, 0.122), (0.05, -0.012, 0.122), (-0.05, 0.012, 0.122), (0.05, 0.012, 0.122), (-0.026, -0.014, 0.055), (0.026, -0.014, 0.055),
            (-0.026, 0.014, 0.055), (0.026, 0.014, 0.055)], "#77573f")
    with m.at(z=0.148):
        m.ball(0.021, "#e3c58a", detail=1)
    with m.at(z=0.158):
        m.tube(0.040, 0.036, 0.004, 8, HAY, bottom=True)
        m.tube(0.022, 0.004, 0.03, 7, HAY)


def fields(m, variant):
    height = lambda x, y: 0.0
    cut = [0.25, -0.6, 1.35][variant]                         # direction of the lane that parts the patches

    def lane(x, y):
        return abs(-math.sin(cut) * x + math.cos(cut) * y)

    def colour(x, y, z, steep):
        base = mix(STUBBLE, STUBBLE_LIGHT, 0.5 + 0.6 * wobble(x, y, 3, variant))
        return mix("#b98e54", base, ease(0.03, 0.07, lane(x, y)))

    tile(m, height, colour, rings=6, soil="#9a7443")
    sights = {0: [(0.57, 0.34, 0.14), (0.40, 0.44, 0.08)], 1: [(-0.44, 0.44, 0.12), (0.60, -0.18, 0.11), (0.42, -0.5, 0.1)], 2: [(-0.48, -0.36, 0.19), (0.5, 0.4, 0.1)]}[variant]

    def allowed(side):
        def test(x, y):
            if hex_distance(x, y) > 0.845 or math.hypot(x, y) < 0.385 or lane(x, y) < 0.045:
                return False
            if any(math.hypot(x - cx, y - cy) < 0.205 for cx, cy in map(corner, range(6))):
                return False
            if any(math.hypot(x - ax, y - ay) < r for ax, ay, r in sights):
                return False
            return (-math.sin(cut) * x + math.cos(cut) * y > 0) == side
        return test

    tones = {True: (WHEAT, WHEAT_LIGHT, "#ecbc4a"), False: ("#d59c36", WHEAT, "#e3b045")}
    angles = {True: cut + 0.42, False: cut - 0.55}
    for side in (True, False):
        for row in range(-15, 16):
            _crop_row(m, angles[side], row * 0.062, allowed(side), tones[side])
    if variant == 0:
        with m.at(x=0.57, y=0.34, turn=0.35):
            windmill(m, 1.15)
        with m.at(x=0.40, y=0.46):
            _haycock(m, 0.7)
    elif variant == 1:
        for x, y, s in ((-0.44, 0.44, 1.0), (0.60, -0.18, 0.9), (0.42, -0.50, 0.75)):
            with m.at(x=x, y=y):
                _haycock(m, s)
    else:
        with m.at(x=-0.48, y=-0.36, turn=0.9):
            cottage(m, 1.1, roof="#7a5a3c", wall="#b0834f")
        with m.at(x=0.5, y=0.4):
            _scarecrow(m)
        with m.at(x=-0.34, y=-0.50, turn=0.4):
            _bale(m)
    for x, y in spots(5 + variant, 7, 0.16, inner=0.36, outer=0.82, corners=0.16):
        if lane(x, y) < 0.07 or math.hypot(x, y) < 0.39:
            with m.at(x=x, y=y):
                tuft(m, WHEAT, 0.026)
    for x, y in _arc(0.79, cut, cut + TAU, 13)[:-1]:
        if 0.83 < hex_distance(x, y) < 0.92 and lane(x, y) > 0.1:
            with m.at(x=x, y=y):
                flower(m, m.pick(("#d8452f", "#5f7fd0")))
    m.shelter = 0.16
