"""The base game's terrains, three variants each. Everything stays out of the clearing, the borders and the corners."""
import math

from ground import CLEARING, calm, corner, ease, hex_distance, spots, tile
from houses import cottage, fence, kiln, windmill
from kit import GLOSS, GLOW, TAU, wobble
from nature import (birch, bush, cactus, flower, log, log_pile, mushroom, oak, palm, pine, pond, ribs, rock, sheep, skull, spruce, stump, tuft)
from palette import (ALP, ALP_LIGHT, BARK, BRICK, BRICK_LIGHT, CLAY, CLAY_DARK, CLAY_LIGHT, CLAY_TOP, DUNE, DUNE_DARK, DUNE_LIGHT, GRASS, GRASS_DARK,
                     GRASS_LIGHT, HAY, HEATH, HEATH_LIGHT, MOSS, MOSS_LIGHT, ORE_BLUE, ROCK, ROCK_DARK, ROCK_LIGHT, SAND, SLATE, SNOW, SNOW_SHADE,
                     STONE, STONE_LIGHT, STUBBLE, STUBBLE_LIGHT, THATCH, TIMBER, WATER, WATER_LIGHT, WHEAT, WHEAT_DARK, WHEAT_LIGHT, WOOD, WOOD_DARK, mix)


def scatter(m, places, height, things):
    """Puts a random one of things (functions of the model) on each place."""
    for x, y in places:
        with m.at(x=x, y=y, z=height(x, y)):
            m.pick(things)(m)


def clear_spots(seed, count, gap=0.10):
    """Places for low things inside the clearing and around it."""
    return spots(seed, count, gap, inner=0.37, outer=0.84, corners=0.2)


# -- forest --

def forest(m, variant):
    height = lambda x, y: calm(x, y) * (0.035 + 0.02 * wobble(x, y, 3, variant))
    path = mix("#8f8a52", MOSS_LIGHT, 0.45)

    def colour(x, y, z, steep):
        base = mix(MOSS, MOSS_LIGHT, 0.5 + 0.6 * wobble(x, y, 3.5, variant))
        return mix(path, base, ease(0.30, 0.44, math.hypot(x, y) + 0.06 * wobble(x, y, 5)))

    tile(m, height, colour, rings=7)
    avoid = []
    if variant == 0:
        avoid = [(-0.30, -0.53, 0.17)]
        with m.at(x=-0.30, y=-0.53, z=height(-0.30, -0.53), turn=0.5):
            log_pile(m, 0.19)
        trees = [lambda m: pine(m, m.between(0.95, 1.35))] * 4 + [lambda m: spruce(m, m.between(1.0, 1.3)), lambda m: oak(m, m.between(1.0, 1.25))]
    elif variant == 1:
        avoid = [(0.40, -0.46, 0.20)]
        with m.at(x=0.40, y=-0.46, z=height(0.40, -0.46), turn=0.7):
            cottage(m, 1.05, roof="#8a7448", wall="#9c7046")
        trees = [lambda m: oak(m, m.between(1.05, 1.4)), lambda m: oak(m, m.between(0.9, 1.2)), lambda m: birch(m, m.between(1.0, 1.3)),
                 lambda m: pine(m, m.between(0.9, 1.25))]
    else:
        avoid = [(0.58, 0.16, 0.14)]
        with m.at(x=0.58, y=0.16, z=height(0.58, 0.16) + 0.004, turn=1.2):
            log(m, 0.2, 0.028, BARK)
        trees = [lambda m: spruce(m, m.between(1.05, 1.5)), lambda m: spruce(m, m.between(0.9, 1.3)), lambda m: pine(m, m.between(1.0, 1.3))]
    scatter(m, spots(40 + variant, 30 if variant != 1 else 24, 0.125 if variant != 1 else 0.135, avoid=avoid), height, trees)
    low = [lambda m: bush(m, m.between(0.025, 0.038), m.pick(("#5d9440", "#77a348"))), lambda m: tuft(m, "#7fa84e"),
           lambda m: rock(m, m.between(0.02, 0.03)), stump, mushroom if variant == 2 else lambda m: flower(m, "#f0e4a0")]
    scatter(m, clear_spots(90 + variant, 13, 0.13), height, low)


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
    flock = spots(11 + variant, 6, 0.23, inner=0.50, outer=0.78, avoid=avoid)
    for k, (x, y) in enumerate(flock):
        with m.at(x=x, y=y, z=height(x, y), turn=m.between(0, TAU)):
            sheep(m, 1.25 if k else 0.85, wool="#f7f2e6" if k != 2 else "#4a423e", grazing=k % 2 == 1)
    low = [lambda m: tuft(m, "#6f9f3c"), lambda m: flower(m, m.pick(("#fff3c4", "#f7d54a", "#f29ab4", "#ffffff"))), lambda m: flower(m, "#f7d54a"),
           lambda m: bush(m, 0.026, "#76a53f")]
    scatter(m, clear_spots(70 + variant, 20, 0.10), height, low)


# -- fields --

def _crop_row(m, angle, shift, allowed, tones, crop=0.055, width=0.030):
    """One row of grain: runs of short blocks of uneven height, as long as allowed(x, y) says."""
    ux, uy = math.cos(angle), math.sin(angle)
    step, run = 0.085, []
    rows = []
    for k in range(-11, 12):
        x, y = ux * k * step - uy * shift, uy * k * step + ux * shift
        if allowed(x, y):
            run.append((x, y))
        elif run:
            rows.append(run)
            run = []
    for places in rows + ([run] if run else []):
        if len(places) < 2:
            continue
        points = []
        for k, (x, y) in enumerate(places):
            h = crop * m.between(0.78, 1.12) * (0.8 if k in (0, len(places) - 1) else 1)
            w = width * m.between(0.9, 1.05)
            for side, lift in ((-1, 0.0), (-0.62, h), (0.62, h), (1, 0.0)):
                points.append((x + uy * w * side * -1, y + ux * w * side, lift))
        faces, colours = [], []
        for k in range(len(places) - 1):
            a, b = 4 * k, 4 * k + 4
            faces += [(a + 1, b + 1, b, a), (a + 2, b + 2, b + 1, a + 1), (a + 3, b + 3, b + 2, a + 2)]
            colours += [tones[0], tones[1], tones[0]]
        last = 4 * (len(places) - 1)
        faces += [(3, 2, 1, 0), (last, last + 1, last + 2, last + 3)]
        colours += [tones[0], tones[0]]
        faces = [tuple(reversed(f)) for f in faces]
        m.add(points, faces, colours, jitter=0.07, shade=(0.82, 1.06))


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
    sights = {0: [(0.52, 0.32, 0.17)], 1: [(-0.44, 0.44, 0.12), (0.60, -0.18, 0.11), (0.42, -0.5, 0.1)], 2: [(-0.48, -0.36, 0.19), (0.5, 0.4, 0.1)]}[variant]

    def allowed(side):
        def test(x, y):
            if hex_distance(x, y) > 0.845 or math.hypot(x, y) < 0.385 or lane(x, y) < 0.055:
                return False
            if any(math.hypot(x - cx, y - cy) < 0.205 for cx, cy in map(corner, range(6))):
                return False
            if any(math.hypot(x - ax, y - ay) < r for ax, ay, r in sights):
                return False
            return (-math.sin(cut) * x + math.cos(cut) * y > 0) == side
        return test

    tones = {True: (WHEAT_DARK, WHEAT_LIGHT), False: ("#a87322", WHEAT)}
    angles = {True: cut + 0.42, False: cut - 0.55}
    for side in (True, False):
        for row in range(-13, 14):
            _crop_row(m, angles[side], row * 0.071, allowed(side), tones[side])
    if variant == 0:
        with m.at(x=0.52, y=0.32, turn=0.35):
            windmill(m, 1.15)
        with m.at(x=0.40, y=0.40):
            _haycock(m, 0.6)
    elif variant == 1:
        for x, y, s in ((-0.44, 0.44, 1.0), (0.60, -0.18, 0.9), (0.42, -0.50, 0.75)):
            with m.at(x=x, y=y):
                _haycock(m, s)
    else:
        with m.at(x=-0.48, y=-0.36, turn=0.9):
            cottage(m, 1.1, roof="#7a5a3c", wall="#b0834f")
        with m.at(x=0.5, y=0.4):
            _scarecrow(m)
        with m.at(x=-0.36, y=-0.22, turn=0.4):
            _bale(m)
    for x, y in spots(5 + variant, 7, 0.16, inner=0.36, outer=0.82, corners=0.16):
        if lane(x, y) < 0.07 or math.hypot(x, y) < 0.39:
            with m.at(x=x, y=y):
                tuft(m, WHEAT, 0.026)
    for x, y in _arc(0.79, cut, cut + TAU, 13)[:-1]:
        if 0.83 < hex_distance(x, y) < 0.92 and lane(x, y) > 0.1:
            with m.at(x=x, y=y):
                flower(m, m.pick(("#d8452f", "#5f7fd0")))
    m.shelter = 0.25


# -- hills --

def _mesa(m, x, y, radius, layers, ground):
    """Terraces of clay: each layer an uneven polygon, smaller than the one below."""
    sides = 11
    base = [m.between(0.84, 1.12) for _ in range(sides)]
    with m.at(x=x, y=y, z=ground - 0.01, turn=m.between(0, TAU)):
        z, r = 0.0, radius
        for k in range(layers):
            step = m.between(0.044, 0.062)
            outline = [(r * w * m.between(0.95, 1.05) * math.cos(a * TAU / sides), r * w * m.between(0.95, 1.05) * math.sin(a * TAU / sides)) for a, w in enumerate(base)]
            with m.at(z=z, x=m.between(-0.01, 0.01), y=m.between(-0.01, 0.01)):
                wall = (CLAY_DARK, CLAY, "#b24c33", CLAY)[k % 4]
                top = mix(CLAY_TOP, CLAY_LIGHT, 0.8 - 0.35 * k)
                if k == layers - 1:
                    top = mix(top, "#9db25a", 0.25)
                m.prism(outline, step, wall, taper=0.90, bottom=False, top_colour=top, jitter=0.06)
            z += step
            r *= m.between(0.66, 0.76)
        return z


def _brick_stack(m, width=3):
    for layer in range(3):
        count = max(1, width - layer)
        for k in range(count):
            with m.at(x=(k - (count - 1) / 2) * 0.056, z=layer * 0.030, turn=m.between(-0.06, 0.06)):
                m.box(0.052, 0.084, 0.030, m.pick((BRICK, BRICK_LIGHT, "#c4553c")), jitter=0.07)


def _cart(m):
    with m.at(z=0.032):
        m.hull([(-0.05, -0.03, 0), (0.05, -0.03, 0), (-0.05, 0.03, 0), (0.05, 0.03, 0), (-0.066, -0.042, 0.04), (0.066, -0.042, 0.04), (-0.066, 0.042, 0.04),
                (0.066, 0.042, 0.04)], WOOD)
        with m.at(z=0.036):
            m.ball(0.042, CLAY, detail=1, rough=0.15, squash=0.6)
    for x in (-0.034, 0.034):
        for y in (-0.042, 0.034):
            with m.at(x=x, y=y + 0.008, z=0.024, roll=math.pi / 2):
                m.tube(0.024, 0.024, 0.008, 8, WOOD_DARK, bottom=True)
    m.beam((0.06, 0, 0.045), (0.13, 0, 0.02), 0.005, WOOD_DARK, 4)


def hills(m, variant):
    height = lambda x, y: calm(x, y) * (0.03 + 0.03 * wobble(x, y, 3, variant))
    mesas = [[(-0.47, 0.40, 0.27, 4), (0.06, 0.62, 0.17, 2), (0.56, 0.22, 0.20, 3), (-0.60, -0.22, 0.16, 2)],
             [(0.44, 0.43, 0.26, 4), (-0.56, 0.26, 0.20, 3), (-0.40, -0.50, 0.17, 2), (0.62, -0.06, 0.15, 2)],
             [(-0.56, -0.16, 0.22, 3), (0.40, -0.47, 0.25, 4), (0.56, 0.26, 0.18, 3), (-0.12, 0.62, 0.16, 2)]][variant]
    pit = [(0.42, -0.46), (0.10, -0.60), (-0.46, 0.42)][variant]

    def colour(x, y, z, steep):
        near = min(math.hypot(x - a, y - b) - r for a, b, r, _ in mesas)
        grass = mix(HEATH, HEATH_LIGHT, 0.5 + 0.7 * wobble(x, y, 4, variant))
        clay = mix(CLAY_LIGHT, CLAY_TOP, 0.5 + 0.5 * wobble(x, y, 6))
        return mix(clay, grass, ease(0.0, 0.16, near + 0.1 * wobble(x, y, 5, 2)) * ease(0.06, 0.20, math.hypot(x - pit[0], y - pit[1])))

    tile(m, height, colour, rings=8, soil="#a05a3c", deep="#7d432f")
    for x, y, r, layers in mesas:
        _mesa(m, x, y, r, layers, height(x, y))
    px, py = pit
    with m.at(x=px, y=py, z=height(px, py), turn=math.atan2(py, px) + math.pi / 2):
        if variant == 0:
            kiln(m, 1.25)
        elif variant == 1:
            _cart(m)
        else:
            pond(m, 0.11, shore=CLAY, squash=0.8)
    stacks = [[(0.22, -0.58, 0.3), (0.62, -0.22, 1.2)], [(0.32, -0.52, 1.0), (-0.10, -0.66, 0.1)], [(-0.30, 0.52, 0.9), (-0.62, 0.24, 0.2)]][variant]
    for x, y, turned in stacks:
        with m.at(x=x, y=y, z=height(x, y), turn=turned):
            _brick_stack(m)
    avoid = [(x, y, r * 0.9) for x, y, r, _ in mesas] + [(px, py, 0.14)] + [(x, y, 0.09) for x, y, _ in stacks]
    low = [lambda m: bush(m, m.between(0.028, 0.045), m.pick(("#7f9a48", "#93a94f"))), lambda m: rock(m, m.between(0.022, 0.038), "#b8684a"),
           lambda m: tuft(m, "#b9ad55"), lambda m: pine(m, 0.6, ("#56763a", "#648542", "#73944b"))]
    scatter(m, [p for p in spots(33 + variant, 16, 0.12, inner=0.44, outer=0.83, corners=0.2, avoid=avoid)], height, low)


# -- mountains --

def _peak(m, x, y, radius, tall, ground, snow=0.62):
    """A crag: five rings of jittered corners from foot to tip, ridges and gullies alternating, snow above a jagged line."""
    sides = 10
    ridge = [(1.12 if k % 2 else 0.86) * m.between(0.9, 1.1) for k in range(sides)]
    rings = [(1.0, 0.0), (0.74, 0.26), (0.50, 0.52), (0.27, 0.77)]
    drift = (m.between(-0.1, 0.1) * radius, m.between(-0.1, 0.1) * radius)
    points = []
    for share, level in rings:
        for k in range(sides):
            a = (k + m.between(-0.16, 0.16)) * TAU / sides
            r = radius * share * (ridge[k] * (1 - level * 0.4) + level * 0.4)
            lift = tall * level * m.between(0.88, 1.12) if level else 0.0
            points.append((r * math.cos(a) + drift[0] * level, r * math.sin(a) + drift[1] * level, lift))
    points.append((drift[0], drift[1], tall))
    faces = []
    for row in range(len(rings) - 1):
        for k in range(sides):
            a, b = row * sides + k, row * sides + (k + 1) % sides
            faces += [(a, b, b + sides), (a, b + sides, a + sides)] if k % 2 else [(a, b, a + sides), (b, b + sides, a + sides)]
    last = (len(rings) - 1) * sides
    faces += [(last + k, last + (k + 1) % sides, len(points) - 1) for k in range(sides)]

    def colour(c, n):
        line = tall * snow + 0.05 * math.sin(math.atan2(c.y, c.x) * 5 + x * 9)
        if tall > 0.24 and c.z > line and n.z > 0.2:
            return SNOW if n.z > 0.42 else SNOW_SHADE
        band = 0.5 + 0.5 * math.sin(c.z * 42 + 3 * wobble(c.x + x, c.y + y, 3))
        rocky = mix(ROCK_DARK, ROCK_LIGHT, 0.25 + 0.5 * band * n.z + 0.25 * n.z)
        return mix(ALP, rocky, ease(0.0, tall * 0.22, c.z))

    with m.at(x=x, y=y, z=ground - 0.008, turn=m.between(0, TAU)):
        m.add(points, faces, colour, jitter=0.06)


def _mine(m):
    """A tunnel mouth with rails and a small waggon; the mouth looks south."""
    with m.at(y=0.02):
        m.hull([(x, y, z) for x, y, z in ((-0.10, 0.10, 0), (0.10, 0.10, 0), (-0.095, -0.03, 0), (0.095, -0.03, 0), (-0.07, -0.02, 0.11), (0.07, -0.02, 0.11), (0, -0.01, 0.145),
                                          (-0.05, 0.1, 0.12), (0.05, 0.1, 0.12))], ROCK, jitter=0.07)
    with m.at(y=-0.012):
        m.plate([(-0.05, 0), (0.05, 0), (0.05, 0.07), (0.03, 0.09), (-0.03, 0.09), (-0.05, 0.07)], 0.01, "#1e1c22", jitter=0)
    for x in (-0.052, 0.052):
        with m.at(x=x, y=-0.022):
            m.box(0.016, 0.016, 0.085, TIMBER)
    with m.at(y=-0.022, z=0.082):
        m.box(0.135, 0.018, 0.018, TIMBER)
    for k in range(4):
        with m.at(y=-0.05 - k * 0.035):
            m.box(0.075, 0.012, 0.006, WOOD_DARK, bottom=False)
    for x in (-0.022, 0.022):
        with m.at(x=x, y=-0.095, z=0.005):
            m.box(0.007, 0.15, 0.007, "#8d939c", bottom=False)
    with m.at(y=-0.115, z=0.018):
        m.hull([(-0.024, -0.03, 0), (0.024, -0.03, 0), (-0.024, 0.03, 0), (0.024, 0.03, 0), (-0.034, -0.038, 0.036), (0.034, -0.038, 0.036), (-0.034, 0.038, 0.036), (0.034, 0.038, 0.036)], "#5c4a3e")
        with m.at(z=0.034):
            m.ball(0.028, ORE_BLUE, detail=1, rough=0.2, squash=0.7, material=GLOSS)


def _crystals(m):
    for k in range(4):
        with m.at(x=0.02 * math.cos(k * 1.7), y=0.02 * math.sin(k * 1.7), turn=k * 1.7, lean=0.35):
            m.lathe([(0.012, -0.01), (0.014, 0.03), (0, 0.052)], 5, ORE_BLUE, material=GLOSS, jitter=0.08)


def mountains(m, variant):
    # The tall peaks stand towards corners: there the border behind them is furthest away, so they hide no road.
    peaks = [[(0.0, 0.62, 0.26, 0.44), (-0.53, 0.33, 0.25, 0.38), (0.50, 0.34, 0.20, 0.29), (-0.60, -0.14, 0.15, 0.19), (0.28, 0.56, 0.14, 0.22), (0.60, -0.06, 0.13, 0.15)],
             [(-0.53, 0.31, 0.27, 0.43), (0.53, 0.30, 0.24, 0.37), (0.02, 0.62, 0.19, 0.26), (0.60, -0.14, 0.16, 0.21), (-0.27, 0.57, 0.15, 0.24), (-0.40, -0.50, 0.13, 0.14)],
             [(0.53, 0.31, 0.27, 0.42), (0.0, 0.63, 0.22, 0.33), (-0.54, -0.30, 0.23, 0.35), (-0.56, 0.24, 0.17, 0.22), (0.57, -0.22, 0.14, 0.18), (-0.28, -0.56, 0.13, 0.15)]][variant]
    height = lambda x, y: calm(x, y) * (0.04 + 0.025 * wobble(x, y, 4, variant))
    sight = [(0.30, -0.50), (0.16, -0.56), (0.22, -0.55)][variant]

    def colour(x, y, z, steep):
        meadow = mix(ALP, ALP_LIGHT, 0.5 + 0.7 * wobble(x, y, 4, variant))
        near = min(math.hypot(x - a, y - b) - r for a, b, r, _ in peaks)
        return mix(mix(ROCK, ROCK_LIGHT, 0.5), meadow, ease(-0.02, 0.14, near + 0.08 * wobble(x, y, 6)))

    tile(m, height, colour, rings=7, soil="#77736f", deep="#5d5a5a")
    for x, y, r, tall in peaks:
        _peak(m, x, y, r, tall, height(x, y))
    sx, sy = sight
    with m.at(x=sx, y=sy, z=height(sx, sy), turn=math.atan2(sy, sx) - math.pi / 2):
        if variant == 0:
            _mine(m)
        elif variant == 1:
            pond(m, 0.12, shore=ROCK_LIGHT, squash=0.7)
        else:
            for k in range(3):
                with m.at(x=0.07 * (k - 1), y=0.03 * (k % 2)):
                    rock(m, 0.06 - 0.01 * k)
                    with m.at(z=0.03, y=-0.02):
                        _crystals(m)
    avoid = [(x, y, r * 0.95) for x, y, r, _ in peaks] + [(sx, sy, 0.16)]
    low = [lambda m: pine(m, m.between(0.62, 0.85), ("#2c5a4a", "#356a55", "#427a60")), lambda m: spruce(m, m.between(0.7, 0.9)),
           lambda m: rock(m, m.between(0.03, 0.055), ROCK_LIGHT), lambda m: rock(m, m.between(0.022, 0.04))]
    scatter(m, spots(5 + variant, 13, 0.12, inner=0.52, outer=0.82, corners=0.2, avoid=avoid), height, low)
    scatter(m, spots(8 + variant, 7, 0.14, inner=0.38, outer=0.6, corners=0.2, avoid=avoid), height, [lambda m: rock(m, 0.02), lambda m: tuft(m, "#8fa36c", 0.025)])
    m.shelter = 0.42


# -- desert --

def desert(m, variant):
    angle = (0.6, 2.2, 4.0)[variant]

    def height(x, y):
        u = x * math.cos(angle) + y * math.sin(angle) + 0.13 * wobble(x, y, 2.2, variant)
        t = (u * 2.6) % 1.0
        wave = t / 0.74 if t < 0.74 else (1 - t) / 0.26
        return calm(x, y, 0.34, 0.56, 0.9) * (0.105 * wave * (0.55 + 0.5 * wobble(x, y, 1.6, 4 + variant)) + 0.01)

    def colour(x, y, z, steep):
        return mix(mix(DUNE_DARK, DUNE, 0.75 + 0.5 * wobble(x, y, 4)), DUNE_LIGHT, ease(0.01, 0.09, z) - steep * 0.6)

    tile(m, height, colour, rings=12, soil="#c7a468", deep="#a5834f")
    sight = [(0.46, 0.40), (-0.50, 0.34), (0.48, -0.38)][variant]
    sx, sy = sight
    avoid = [(sx, sy, 0.22)]
    if variant == 0:
        scatter(m, [(0.46, 0.40), (0.60, 0.20), (-0.54, -0.30)], height, [lambda m: cactus(m, m.between(1.0, 1.35))])
        avoid += [(0.60, 0.20, 0.12), (-0.54, -0.30, 0.14)]
    elif variant == 1:
        with m.at(x=sx, y=sy, z=height(sx, sy), turn=0.5):
            _arch(m)
        scatter(m, [(0.56, -0.28)], height, [lambda m: cactus(m, 1.1)])
        avoid += [(0.56, -0.28, 0.12)]
    else:
        with m.at(x=sx, y=sy, z=height(sx, sy) + 0.002):
            pond(m, 0.12, shore="#9fb45a")
        for k, (x, y) in enumerate(((0.60, -0.26), (0.36, -0.50), (0.52, -0.47))):
            with m.at(x=x, y=y, z=height(x, y)):
                palm(m, 1.15 - 0.12 * k)
    bones = [(-0.12, -0.58), (0.14, 0.60), (-0.46, 0.40)][variant]
    with m.at(x=bones[0], y=bones[1], z=height(*bones) + 0.002, turn=0.8):
        skull(m)
        if variant != 2:
            with m.at(x=-0.12, y=0.02, turn=0.3):
                ribs(m)
    avoid.append((*bones, 0.16))
    low = [lambda m: rock(m, m.between(0.02, 0.04), "#c99f63"), lambda m: rock(m, m.between(0.02, 0.034), "#d8b47c"), lambda m: tuft(m, "#b3a45c", 0.035)]
    scatter(m, spots(7 + variant, 11, 0.16, inner=0.42, outer=0.84, corners=0.2, avoid=avoid), height, low)


def _arch(m):
    """A sandstone arch: blocks along a half circle."""
    blocks = 9
    for k in range(blocks):
        a = math.pi * (k + 0.5) / blocks
        x, z = 0.125 * math.cos(a), 0.20 * math.sin(a)
        thick = 0.075 if k in (0, blocks - 1) else (0.062 if k in (1, blocks - 2) else 0.050)
        points = []
        for _ in range(12):
            u, v, w = m.between(-1, 1), m.between(-1, 1), m.between(-1, 1)
            size = math.sqrt(u * u + v * v + w * w) or 1
            points.append((x + thick * u / size * 0.9, thick * v / size * 1.15, max(-0.01, z + thick * w / size)))
        m.hull(points, m.pick(("#cf9358", "#d9a468", "#c08248")), jitter=0.06)
    for x, y, r in ((-0.19, -0.04, 0.035), (0.17, 0.07, 0.04)):
        with m.at(x=x, y=y):
            rock(m, r, "#cf9a60")


TILES = {}
for _kind in (forest, hills, pasture, fields, mountains, desert):
    for _variant in range(3):
        TILES[f"{_kind.__name__}_{_variant}"] = (lambda m, kind=_kind, variant=_variant: kind(m, variant), None)
