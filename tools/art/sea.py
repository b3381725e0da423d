"""What stands or swims in the sea: piers, rocks, boats, a gull, a tail. Registers models in COMMON."""
import math

from kit import GLOSS, TAU
from palette import BARK_DARK, CRIMSON, IVORY, STEEL_DARK, WOOD, WOOD_DARK, WOOD_LIGHT
from table import common


@common()
def pier(m):
    count = 9
    for k in range(count):
        with m.at(x=0.5 * (k + 0.5) / count, z=-0.018, turn=m.between(-0.05, 0.05), y=m.between(-0.006, 0.006)):
            m.box(0.5 / count * 0.82, 0.13, 0.018, m.pick((WOOD, WOOD_LIGHT, "#b98a58")), jitter=0.06)
    for y in (-0.045, 0.045):
        with m.at(x=0.25, y=y, z=-0.04):
            m.box(0.5, 0.016, 0.022, WOOD_DARK)
        for x in (0.06, 0.25, 0.44):
            m.beam((x, y * 1.35, -0.30), (x, y * 1.35, 0.035), 0.013, BARK_DARK, 6)


@common()
def dock(m):
    """Planks cut to a circle."""
    count, radius = 11, 0.36
    for k in range(count):
        y0, y1 = radius * (2 * k / count - 1), radius * (2 * (k + 1) / count - 1)
        x0, x1 = (math.sqrt(max(0.0, radius * radius - y * y)) for y in (y0 * 0.985, y1 * 0.985))
        gap = 0.004
        with m.at(z=-0.022):
            m.prism([(-x0, y0 + gap), (x0, y0 + gap), (x1, y1 - gap), (-x1, y1 - gap)], 0.022, m.pick((WOOD, WOOD_LIGHT, "#b98a58")), jitter=0.06)
    with m.at(z=-0.05):
        m.lathe([(0.29, 0), (0.31, 0), (0.31, 0.028), (0.29, 0.028), (0.29, 0)], 16, WOOD_DARK)
    for k in range(8):
        a = (k + 0.5) * TAU / 8
        x, y = 0.33 * math.cos(a), 0.33 * math.sin(a)
        m.beam((x, y, -0.30), (x, y, 0.045 if k % 2 else 0.02), 0.020, BARK_DARK, 6)


def _sea_rock(m, parts):
    for x, y, r, tall in parts:
        with m.at(x=x, y=y, z=-0.05):
            points = []
            for k in range(9):
                a = k * TAU / 9
                points.append((r * 1.15 * m.between(0.85, 1.1) * math.cos(a), r * m.between(0.85, 1.1) * math.sin(a), 0))
                points.append((r * m.between(0.55, 0.9) * math.cos(a), r * m.between(0.55, 0.9) * math.sin(a), tall * m.between(0.4, 0.8)))
            points += [(r * m.between(-0.2, 0.2), r * m.between(-0.2, 0.2), tall), (r * 0.25, r * 0.1, tall * 0.92)]
            m.hull(points, lambda c, n: "#7d8a78" if n.z > 0.75 else ("#4c535c" if c.z < 0.05 else "#6e747e"), bottom=False, jitter=0.07)


@common()
def sea_rock_0(m):
    _sea_rock(m, ((0, 0, 0.11, 0.22), (0.12, 0.04, 0.07, 0.13), (-0.07, -0.11, 0.06, 0.10)))


@common()
def sea_rock_1(m):
    _sea_rock(m, ((0, 0, 0.13, 0.13), (-0.14, 0.05, 0.06, 0.09)))


@common()
def sea_rock_2(m):
    _sea_rock(m, ((0, 0.02, 0.08, 0.30), (0.09, -0.05, 0.07, 0.16), (-0.10, 0.0, 0.05, 0.12), (0.02, 0.13, 0.05, 0.08)))


def hull_of_boat(m, length, beam, height, colour, inside):
    """Bow to +x, keel a little below z = 0."""
    stations = 9
    points = []
    for i in range(stations):
        t = i / (stations - 1)
        x = (t - 0.45) * length
        width = beam * (math.sin(math.pi * (0.18 + 0.82 * t)) ** 0.7 if t < 1 else 0.02)
        sheer = height * (1 + 0.9 * (t - 0.4) ** 2)
        points += [(x, -width, sheer), (x, -width * 0.62, -0.02), (x, 0, -0.035), (x, width * 0.62, -0.02), (x, width, sheer),
                   (x, width * 0.84, sheer), (x, width * 0.7, height * 0.35), (x, -width * 0.7, height * 0.35), (x, -width * 0.84, sheer)]
    faces, colours = [], []
    for i in range(stations - 1):
        for k in range(9):
            faces.append((i * 9 + k, i * 9 + (k + 1) % 9, (i + 1) * 9 + (k + 1) % 9, (i + 1) * 9 + k))
            colours.append((colour, WOOD_DARK, WOOD_DARK, colour, WOOD_LIGHT, inside, inside, inside, WOOD_LIGHT)[k])
    faces.append(tuple(reversed(range(9))))
    faces.append(tuple(range((stations - 1) * 9, stations * 9)))
    colours += [colour, colour]
    m.add(points, faces, colours, jitter=0.04)


def sail(m, corners, bulge, colour, **look):
    """A triangle of cloth, blown to one side; thin but closed. corners: three points."""
    if bulge > 0:
        corners = (corners[0], corners[2], corners[1])  # keeps the thicker side outside
    (ax, ay, az), (bx, by, bz), (cx, cy, cz) = corners
    n, points, index = 4, [], {}
    for side in (0, 1):
        for i in range(n + 1):
            for j in range(n + 1 - i):
                u, v = i / n, j / n
                w = 1 - u - v
                push = bulge * 6.5 * (u * v + v * w + u * w) / 2 + 0.008 * side
                edge = min(u, v, w) < 1e-6
                key = (i, j, 0 if edge else side)
                if key not in index:
                    index[key] = len(points)
                    points.append((ax * w + bx * u + cx * v, ay * w + by * u + cy * v + (push if not edge else push - 0.008 * side), az * w + bz * u + cz * v))
                index[(i, j, side)] = index[key]
    faces = []
    for side in (0, 1):
        for i in range(n):
            for j in range(n - i):
                a, b, c = index[(i, j, side)], index[(i + 1, j, side)], index[(i, j + 1, side)]
                triangles = [(a, b, c)]
                if j < n - i - 1:
                    triangles.append((b, index[(i + 1, j + 1, side)], c))
                faces += triangles if side == 0 else [tuple(reversed(t)) for t in triangles]
    m.add(points, faces, colour, jitter=0.03, **look)


@common()
def boat_0(m):
    hull_of_boat(m, 0.40, 0.075, 0.055, "#8a5a35", "#b98a5a")
    m.beam((0.02, 0, 0.0), (0.02, 0, 0.36), 0.010, WOOD_DARK, 6, 0.007)
    m.beam((0.02, 0, 0.09), (-0.17, 0, 0.085), 0.006, WOOD_DARK, 5)
    sail(m, ((0.012, 0, 0.10), (-0.16, 0, 0.10), (0.012, 0, 0.345)), 0.030, IVORY)
    sail(m, ((0.21, 0, 0.09), (0.034, 0, 0.09), (0.034, 0, 0.31)), 0.024, "#e9d8b0")


@common()
def boat_1(m):
    hull_of_boat(m, 0.36, 0.085, 0.06, "#4f6b72", "#a98a64")
    m.beam((0.0, 0, 0.0), (0.0, 0, 0.30), 0.011, WOOD_DARK, 6, 0.007)
    m.beam((-0.13, 0, 0.13), (0.15, 0, 0.31), 0.006, WOOD_DARK, 5)
    sail(m, ((0.14, -0.006, 0.295), (-0.12, -0.006, 0.135), (0.05, -0.006, 0.085)), -0.02, "#d9b98a")
    with m.at(x=-0.10, z=0.03):
        m.tube(0.03, 0.026, 0.05, 8, WOOD, jitter=0.06)
    with m.at(x=0.10, z=0.03):
        m.box(0.05, 0.05, 0.04, WOOD_LIGHT)


@common()
def buoy(m):
    m.lathe([(0.03, -0.06), (0.07, -0.01), (0.07, 0.02), (0.035, 0.10), (0.03, 0.13), (0, 0.13)], 10,
            lambda c, n: IVORY if 0.02 < c.z < 0.08 else CRIMSON, jitter=0.03)
    with m.at(z=0.13):
        m.tube(0.008, 0.008, 0.03, 5, STEEL_DARK)
    with m.at(z=0.17):
        m.ball(0.018, "#ffd27a", detail=1, material=GLOSS)


@common()
def seagull(m):
    m.hull([(0.075, 0, 0.006), (0.05, 0.012, 0), (0.05, -0.012, 0), (0.05, 0, 0.016), (-0.01, 0.016, -0.002), (-0.01, -0.016, -0.002),
            (-0.01, 0, 0.018), (-0.06, 0.004, 0.0), (-0.06, -0.004, 0.0), (0.0, 0, -0.014)], "#f4f4f0", jitter=0.03)
    m.hull([(0.07, 0.004, 0.004), (0.07, -0.004, 0.004), (0.07, 0, 0.010), (0.093, 0, 0.002)], "#e9a52f")
    m.hull([(-0.05, 0.003, 0.002), (-0.05, -0.003, 0.002), (-0.09, 0.022, 0.003), (-0.09, -0.022, 0.003), (-0.06, 0, 0.008)], "#dfe3e6")
    for side in (-1, 1):
        m.hull([(0.025, side * 0.008, 0.006), (-0.02, side * 0.008, 0.006), (0.0, side * 0.008, 0.013), (0.024, side * 0.06, 0.035),
                (-0.012, side * 0.06, 0.033), (0.005, side * 0.06, 0.040)], "#e3e8ec", jitter=0.03)
        m.hull([(0.024, side * 0.06, 0.035), (-0.012, side * 0.06, 0.033), (0.005, side * 0.06, 0.040), (-0.022, side * 0.12, 0.024)], "#8b949c", jitter=0.03)


@common()
def whale_tail(m):
    stem = [(0.075, -0.10), (0.058, 0.0), (0.034, 0.06), (0.024, 0.10)]
    m.lathe(stem, 8, "#4a5f74", jitter=0.04)
    with m.at(z=0.085, roll=0.5, scale=1.25):
        for side in (-1, 1):
            m.hull([(0, 0.012, 0), (0, -0.012, 0), (0, 0, 0.045), (side * 0.07, 0.008, 0.035), (side * 0.07, -0.008, 0.035),
                    (side * 0.13, 0, 0.095), (side * 0.10, 0.004, 0.10), (side * 0.035, 0.005, 0.06)], "#546b82", jitter=0.05, shade=(0.9, 1.1))
