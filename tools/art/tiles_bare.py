"""The base game's hills, mountains and desert. Everything stays out of the clearing, the borders and the corners."""
import math

from ground import calm, corner, ease, hex_distance, scatter, spots, tile
from houses import kiln
from kit import GLOSS, GLOW, TAU, wobble
from nature import bush, cactus, palm, pine, pond, rock, skull, spruce, tuft
from palette import (ALP, ALP_LIGHT, BRICK, BRICK_LIGHT, CLAY, CLAY_DARK, CLAY_LIGHT, CLAY_TOP, DESERT, DESERT_DARK,
                     DESERT_LEE, DESERT_LIGHT, HEATH, HEATH_LIGHT, ORE_BLUE, ROCK, ROCK_DARK, ROCK_LIGHT, SNOW, SNOW_SHADE,
                     TIMBER, WOOD, WOOD_DARK, mix)


def _reach(a, size):
    """Distance from the centre at which direction a meets the hexagon of that size, less near the corners."""
    return min(size / hex_distance(math.cos(a), math.sin(a)), 0.775)


def _terrace(m, start, end, layers, ground):
    """A clay pit's wall along the border: steps that rise outwards, grass on the uppermost."""
    z = ground - 0.012
    for k in range(layers):
        a0, a1 = start + 0.13 * k + m.between(-0.03, 0.03), end - 0.13 * k + m.between(-0.03, 0.03)
        count = max(3, round((a1 - a0) / 0.20))
        inner = [(0.485 + 0.062 * k) * m.between(0.965, 1.045) for _ in range(count + 1)]
        angles = [a0 + (a1 - a0) * j / count for j in range(count + 1)]
        outline = [(inner[j] * math.cos(a), inner[j] * math.sin(a)) for j, a in reversed(list(enumerate(angles)))]
        for a in angles:
            r = (_reach(a, 0.835) - 0.012 * k) * m.between(0.975, 1.0)
            outline.append((r * math.cos(a), r * math.sin(a)))
        cx, cy = sum(x for x, _ in outline) / len(outline), sum(y for _, y in outline) / len(outline)
        step = m.between(0.052, 0.070)
        top = mix(CLAY_TOP, CLAY_LIGHT, 0.9 - 0.3 * k) if k < layers - 1 else m.pick(("#a3ad55", "#b2b25c"))
        with m.at(x=cx, y=cy, z=z):
            m.prism([(x - cx, y - cy) for x, y in outline], step, (CLAY_DARK, CLAY, "#b24c33", CLAY)[k % 4], taper=0.965, bottom=False,
                    top_colour=top, jitter=0.06)
        z += step
    return z


def _knoll(m, x, y, radius, layers, ground):
    """A free standing block of clay with a grassy cap."""
    sides = 9
    base = [m.between(0.82, 1.14) for _ in range(sides)]
    with m.at(x=x, y=y, z=ground - 0.01, turn=m.between(0, TAU)):
        z, r = 0.0, radius
        for k in range(layers):
            step = m.between(0.050, 0.064)
            outline = [(r * w * math.cos(a * TAU / sides), r * w * math.sin(a * TAU / sides)) for a, w in enumerate(base)]
            with m.at(z=z, x=0.012 * k):
                top = mix(CLAY_TOP, CLAY_LIGHT, 0.7) if k < layers - 1 else "#a9b058"
                m.prism(outline, step, (CLAY, CLAY_DARK)[k % 2], taper=0.92, bottom=False, top_colour=top, jitter=0.07)
            z += step
            r *= m.between(0.66, 0.78)


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
    walls = [[(0.75, 2.55, 4), (3.60, 4.40, 2)], [(1.75, 3.30, 4), (0.10, 0.80, 3)], [(5.45, 7.10, 4), (2.40, 3.50, 3)]][variant]
    knolls = [[(0.61, -0.02, 0.13, 3)], [(-0.42, -0.46, 0.17, 3), (0.62, -0.14, 0.12, 2)], [(-0.16, -0.61, 0.15, 2)]][variant]
    sight = [(0.36, -0.50), (0.20, -0.56), (0.02, 0.60)][variant]

    def colour(x, y, z, steep):
        a = math.atan2(y, x)
        along = min(max(s - (a + o), (a + o) - e) for s, e, _ in walls for o in (0, TAU))
        near = min([math.hypot(x - kx, y - ky) - r for kx, ky, r, _ in knolls] + [max(along * math.hypot(x, y), 0.46 - math.hypot(x, y))])
        near = min(near, math.hypot(x - sight[0], y - sight[1]) - 0.13)
        grass = mix(HEATH, HEATH_LIGHT, 0.5 + 0.7 * wobble(x, y, 4, variant))
        clay = mix(CLAY_LIGHT, CLAY_TOP, 0.5 + 0.7 * wobble(x, y, 6))
        return mix(clay, grass, ease(-0.02, 0.15, near + 0.10 * wobble(x, y, 5, 2)))

    tile(m, height, colour, rings=8, soil="#a05a3c", deep="#7d432f")
    for start, end, layers in walls:
        _terrace(m, start, end, layers, 0.02)
    for x, y, r, layers in knolls:
        _knoll(m, x, y, r, layers, height(x, y))
    sx, sy = sight
    with m.at(x=sx, y=sy, z=height(sx, sy), turn=math.atan2(sy, sx) + (math.pi / 2 if variant else 0.4)):
        if variant == 0:
            kiln(m, 1.3)
        elif variant == 1:
            with m.at(turn=0.5, scale=1.25):
                _cart(m)
        else:
            pond(m, 0.12, shore=CLAY, squash=0.8)
    stacks = [[(0.14, -0.59, 0.3), (0.60, -0.27, 1.2)], [(0.42, -0.46, 0.8)], [(0.30, 0.54, 0.5), (-0.24, 0.56, 1.0)]][variant]
    for x, y, turned in stacks:
        with m.at(x=x, y=y, z=height(x, y), turn=turned, scale=1.2):
            _brick_stack(m)
    avoid = [(x, y, r) for x, y, r, _ in knolls] + [(sx, sy, 0.17)] + [(x, y, 0.11) for x, y, _ in stacks]
    low = [lambda m: bush(m, m.between(0.026, 0.038), m.pick(("#7f9a48", "#93a94f"))), lambda m: rock(m, m.between(0.022, 0.038), "#b8684a"),
           lambda m: tuft(m, "#b9ad55"), lambda m: pine(m, 0.6, ("#56763a", "#648542", "#73944b"))]

    def on_wall(x, y):
        a = math.atan2(y, x)
        return math.hypot(x, y) > 0.42 and any(s - 0.08 < a + o < e + 0.08 for s, e, _ in walls for o in (0, TAU))

    free = [p for p in spots(33 + variant, 30, 0.115, inner=0.475, outer=0.85, corners=0.2, avoid=avoid) if not on_wall(*p)]
    scatter(m, free, height, low)
    for start, end, layers in walls:                       # shrubs on the grassy top
        top = 0.02 + layers * 0.058
        for a in (start + 0.13 * layers + 0.1, (start + end) / 2, end - 0.13 * layers - 0.1):
            r = _reach(a, 0.80) - 0.035
            with m.at(x=r * math.cos(a), y=r * math.sin(a), z=top - 0.008):
                m.pick(low[:1] + low[2:])(m)


# -- mountains --

def _keep_out(x, y):
    """Moves a point out of the clearing, in from the border and away from the corners' buildings."""
    for cx, cy in map(corner, range(6)):
        away = math.hypot(x - cx, y - cy)
        if away < 0.19:
            x, y = cx + (x - cx) * 0.19 / away, cy + (y - cy) * 0.19 / away
    if math.hypot(x, y) < 0.445:
        grow = 0.445 / math.hypot(x, y)
        return x * grow, y * grow
    shrink = min(1.0, 0.93 / hex_distance(x, y))
    return x * shrink, y * shrink


def _peak(m, x, y, radius, tall, ground, snow=0.60):
    """A crag: five rings of jittered corners from foot to tip, ridges and gullies alternating, snow above a jagged line."""
    sides = 10 if tall > 0.2 else 8
    spin = m.between(0, TAU)
    ridge = [(1.12 if k % 2 else 0.86) * m.between(0.9, 1.1) for k in range(sides)]
    rings = [(1.0, 0.0), (0.74, 0.26), (0.50, 0.52), (0.27, 0.77)]
    drift = (m.between(-0.1, 0.1) * radius, m.between(-0.1, 0.1) * radius)
    points = []
    for share, level in rings:
        for k in range(sides):
            a = spin + (k + m.between(-0.16, 0.16)) * TAU / sides
            r = radius * share * (ridge[k] * (1 - level * 0.4) + level * 0.4)
            lift = tall * level * m.between(0.88, 1.12) if level else 0.0
            px, py = _keep_out(x + r * math.cos(a) + drift[0] * level, y + r * math.sin(a) + drift[1] * level)
            points.append((px - x, py - y, lift))
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

    with m.at(x=x, y=y, z=ground - 0.008):
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
    peaks = [[(0.0, 0.64, 0.25, 0.405), (-0.55, 0.33, 0.25, 0.37), (0.50, 0.34, 0.20, 0.29), (-0.60, -0.14, 0.15, 0.19), (0.28, 0.56, 0.14, 0.22), (0.62, 0.08, 0.14, 0.17), (-0.32, 0.54, 0.15, 0.20), (-0.42, -0.46, 0.13, 0.13), (0.60, -0.26, 0.11, 0.11)],
             [(-0.55, 0.32, 0.26, 0.40), (0.55, 0.31, 0.24, 0.36), (0.02, 0.62, 0.19, 0.26), (0.60, -0.14, 0.16, 0.21), (-0.27, 0.57, 0.15, 0.24), (-0.40, -0.50, 0.14, 0.16), (0.31, 0.55, 0.14, 0.19), (-0.63, 0.02, 0.13, 0.17), (0.46, -0.44, 0.12, 0.12)],
             [(0.55, 0.32, 0.26, 0.41), (0.0, 0.63, 0.22, 0.33), (-0.56, -0.31, 0.23, 0.34), (-0.56, 0.24, 0.17, 0.22), (0.60, -0.02, 0.14, 0.18), (-0.24, -0.58, 0.13, 0.15), (0.29, 0.57, 0.15, 0.22), (-0.30, 0.55, 0.13, 0.17), (0.56, -0.30, 0.11, 0.12)]][variant]
    height = lambda x, y: calm(x, y) * (0.04 + 0.025 * wobble(x, y, 4, variant))
    sight = [(0.30, -0.50), (0.16, -0.56), (0.22, -0.55)][variant]

    def colour(x, y, z, steep):
        meadow = mix(ALP, ALP_LIGHT, 0.5 + 0.7 * wobble(x, y, 4, variant))
        near = min(math.hypot(x - a, y - b) - r for a, b, r, _ in peaks)
        return mix(mix(ROCK, ROCK_LIGHT, 0.45), meadow, ease(0.0, 0.20, near + 0.08 * wobble(x, y, 6)))

    tile(m, height, colour, rings=7, soil="#77736f", deep="#5d5a5a")
    for x, y, r, tall in peaks:
        _peak(m, x, y, r * 1.12, tall, height(x, y))
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

    def phase(x, y):
        """0..1 along one dune: it rises slowly to 0.68, then falls steeply."""
        return ((x * math.cos(angle) + y * math.sin(angle) + 0.17 * wobble(x, y, 1.8, variant)) * 2.1) % 1.0

    def height(x, y):
        t = phase(x, y)
        wave = t / 0.68 if t < 0.68 else (1 - t) / 0.32
        dune = wave * (0.13 + 0.08 * wobble(x, y, 1.6, 4 + variant))
        # Low ripples run on through the clearing, where a figure may stand.
        return calm(x, y, 0.38, 0.58, 0.92) * (dune + 0.01) + 0.030 * wave * calm(x, y, 0.16, 0.34, 0.86)

    def colour(x, y, z, steep):
        t = phase(x, y)
        crest = ease(0.30, 0.66, t) * (1 - ease(0.68, 0.72, t))
        sand = mix(mix(DESERT_DARK, DESERT, 0.55 + 0.5 * wobble(x, y, 3.5)), DESERT_LIGHT, crest)
        lee = 0.75 * ease(0.70, 0.76, t) * (1 - ease(0.93, 1.0, t))
        return mix(sand, DESERT_LEE, lee * ease(0.12, 0.34, math.hypot(x, y)))

    tile(m, height, colour, rings=11, soil="#bf9557", deep="#a07c45")
    avoid = (_camp, _gate, _oasis)[variant](m, height)
    bones = [(-0.12, -0.58), (0.14, 0.60), (-0.46, 0.40)][variant]
    with m.at(x=bones[0], y=bones[1], z=height(*bones) + 0.002, turn=0.8, scale=1.3):
        skull(m)
    avoid.append((*bones, 0.16))
    low = [lambda m: rock(m, m.between(0.026, 0.05), "#b98650"), lambda m: rock(m, m.between(0.02, 0.036), "#cf9f5f"), lambda m: tuft(m, "#98935a", 0.045)]
    scatter(m, spots(7 + variant, 9, 0.16, inner=0.42, outer=0.84, corners=0.2, avoid=avoid), height, low)


def _cacti(m, height, places):
    for x, y, scale in places:
        with m.at(x=x, y=y, z=height(x, y) - 0.004):
            cactus(m, scale)
    return [(x, y, 0.14) for x, y, _ in places]


def _tent(m, radius, tall):
    """Of cloth in two colours, with an entrance to -y."""
    m.tube(radius * 1.04, radius, tall * 0.30, 10, ["#e9dcba", "#8d5f3c"], top=False, jitter=0.03)
    with m.at(z=tall * 0.30):
        m.tube(radius * 1.12, 0.006, tall * 0.70, 10, ["#f0e5c8", "#9c6a43"], top=False, jitter=0.03)
    with m.at(z=tall * 0.98):
        m.tube(0.006, 0.004, 0.04, 5, WOOD_DARK)
    m.hull([(-0.026, -radius * 1.06, 0), (0.026, -radius * 1.06, 0), (0, -radius * 1.06, tall * 0.36), (0, -radius * 0.8, 0.01)], "#4a3626")


def _camp(m, height):
    """Two tents and a fire."""
    places = ((0.44, 0.44, 0.108, 0.20, 0.7), (0.62, 0.10, 0.080, 0.15, 0.2))
    for x, y, radius, tall, turn in places:
        with m.at(x=x, y=y, z=height(x, y) - 0.006, turn=-turn):
            _tent(m, radius, tall)
    with m.at(x=0.50, y=0.25, z=height(0.50, 0.25)):
        for k in range(5):
            with m.at(x=0.030 * math.cos(k * 1.26), y=0.030 * math.sin(k * 1.26)):
                rock(m, 0.012, ROCK_DARK)
        m.tube(0.018, 0, 0.034, 5, "#ffb347", material=GLOW)
    avoid = [(0.44, 0.44, 0.2), (0.62, 0.10, 0.17), (0.50, 0.25, 0.08)]
    return avoid + _cacti(m, height, ((-0.58, -0.32, 1.35), (-0.52, 0.44, 1.1)))


def _gate(m, height):
    """An arch of sandstone, which the wind has made."""
    x, y = -0.50, 0.34
    with m.at(x=x, y=y, z=height(x, y) - 0.01, turn=0.5, scale=1.18):
        _arch(m)
    return [(x, y, 0.26)] + _cacti(m, height, ((0.60, -0.30, 1.35), (0.40, -0.54, 1.1)))


def _oasis(m, height):
    x, y = 0.48, -0.36
    with m.at(x=x, y=y, z=height(x, y) + 0.004, turn=0.75):
        pond(m, 0.135, shore="#8fae52")
    for px, py, scale in ((0.68, -0.14, 1.08), (0.34, -0.60, 1.0), (0.64, -0.40, 0.9)):
        with m.at(x=px, y=py, z=height(px, py) - 0.004):
            palm(m, scale)
    for bx, by in ((0.40, -0.20), (0.36, -0.40), (0.56, -0.28)):
        with m.at(x=bx, y=by, z=height(bx, by)):
            tuft(m, "#7fa24a", 0.05)
    return [(x, y, 0.26)]


def _arch(m):
    """A sandstone arch: uneven rings along a half circle."""
    stations, sides, points = 9, 7, []
    for k in range(stations):
        a = math.pi * k / (stations - 1)
        thick = 0.052 + 0.030 * abs(math.cos(a)) ** 2
        for s in range(sides):
            b = s * TAU / sides
            r = thick * m.between(0.82, 1.18)
            reach = 0.125 + r * math.cos(b)
            points.append((reach * math.cos(a), 1.15 * r * math.sin(b), max(-0.012, 1.55 * reach * math.sin(a) - 0.01)))
    faces = []
    for k in range(stations - 1):
        for s in range(sides):
            a, b = k * sides + s, k * sides + (s + 1) % sides
            faces.append((a, a + sides, b + sides, b))
    m.add(points, [tuple(reversed(f)) for f in faces], lambda c, n: ("#cf9358", "#dba76c", "#bd7f46")[int((c.z + 1) * 26) % 3], jitter=0.05)
    for x, y, r in ((-0.21, -0.06, 0.04), (0.20, 0.08, 0.05), (0.0, -0.07, 0.03)):
        with m.at(x=x, y=y):
            rock(m, r, "#cf9a60")
