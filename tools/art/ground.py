"""The hexagon under everything: tile bodies, where things may stand on them, the sand and the sea bed below."""
import math
import random

from kit import TAU, wobble
from palette import SAND, SAND_DEEP, SAND_WET, SOIL, SOIL_DARK, mix

APOTHEM = math.sqrt(3) / 2
RIM = 0.965       # circumradius of a tile's flat top
DEPTH = -0.20


def corner(k, radius=1.0):
    """Corner k of the hexagon, counter-clockwise; 0 is the north corner."""
    a = math.pi / 2 + k * TAU / 6
    return radius * math.cos(a), radius * math.sin(a)


def hex_distance(x, y):
    """0 in the centre, 1 on the border of the hexagon of circumradius 1."""
    return max(abs(x), abs(0.5 * x + APOTHEM * y), abs(-0.5 * x + APOTHEM * y)) / APOTHEM


def ease(low, high, x):
    t = max(0.0, min(1.0, (x - low) / (high - low)))
    return t * t * (3 - 2 * t)


def calm(x, y, inner=0.40, outer=0.56, edge=0.86):
    """1 where the ground may rise freely, 0 in the clearing and along the border."""
    return ease(inner, outer, math.hypot(x, y)) * (1 - ease(edge - 0.14, edge + 0.06, hex_distance(x, y)))


def spots(seed, count, gap, inner=0.53, outer=0.78, corners=0.25, avoid=()):
    """Up to count places at least gap apart, outside the clearing, the roads' border and the corners' buildings."""
    rng = random.Random(seed)
    found = []
    for _ in range(8000):
        if len(found) == count:
            break
        x, y = rng.uniform(-1, 1), rng.uniform(-1, 1)
        if hex_distance(x, y) > outer or math.hypot(x, y) < inner:
            continue
        if any(math.hypot(x - cx, y - cy) < corners for cx, cy in map(corner, range(6))):
            continue
        if any(math.hypot(x - ax, y - ay) < r for ax, ay, r in avoid):
            continue
        if all(math.hypot(x - px, y - py) > gap for px, py in found):
            found.append((x, y))
    return found


def _rings(radius, rings):
    """Points of a triangular grid, ring by ring."""
    result = [[(0.0, 0.0)]]
    for i in range(1, rings + 1):
        row = []
        for k in range(6):
            (ax, ay), (bx, by) = corner(k, radius), corner(k + 1, radius)
            for j in range(i):
                t = j / i
                row.append(((ax + (bx - ax) * t) * i / rings, (ay + (by - ay) * t) * i / rings))
        result.append(row)
    return result


def _grid_faces(rows):
    faces = []
    for i in range(1, len(rows)):
        inner, outer = rows[i - 1], rows[i]
        for k in range(6):
            for j in range(i):
                a = inner[(k * (i - 1) + j) % len(inner)]
                b, c = outer[k * i + j], outer[(k * i + j + 1) % len(outer)]
                faces.append((a, b, c))
                if j < i - 1:
                    faces.append((a, c, inner[(k * (i - 1) + j + 1) % len(inner)]))
    return faces


def _bands(m, border, levels):
    """Closed bands around a border: levels are (factor, z, colour)."""
    previous, n = border, len(border)
    for factor, z, colour in levels:
        below = [(x * factor, y * factor, z) for x, y, _ in border]
        faces = [(k, n + k, n + (k + 1) % n, (k + 1) % n) for k in range(n)]
        m.add(previous + below, faces, colour, jitter=0.03)
        previous = below


def tile(m, height, colour, rings=8, soil=SOIL, deep=SOIL_DARK):
    """Top surface with height(x, y) and colour(x, y, z, steepness 0..1), bevelled rim and earth below."""
    points, rows = [], []
    for i, row in enumerate(_rings(RIM, rings)):
        numbers = []
        for x, y in row:
            if 0 < i < rings:
                x += m.between(-0.22, 0.22) / rings
                y += m.between(-0.22, 0.22) / rings
            numbers.append(len(points))
            points.append((x, y, height(x, y) if i < rings else 0.0))
        rows.append(numbers)

    def face_colour(centre, normal):
        return colour(centre.x, centre.y, centre.z, 1 - abs(normal.z))

    m.add(points, _grid_faces(rows), face_colour, jitter=0.035)
    border = [points[k] for k in rows[-1]]
    lip = mix(colour(0.9, 0, 0, 0), "#ffffff", 0.08)
    dark_lip = mix(colour(0.9, 0, 0, 0), soil, 0.45)
    _bands(m, border, [(1.010, -0.018, lip), (1.012, -0.05, dark_lip), (1.004, -0.11, soil), (0.99, DEPTH, deep)])
    m.shelter = 0.38


def _coast(m, level, z):
    """A closed line around the hexagon at about the given size, rounder at the corners and a little ragged."""
    line, steps = [], 5
    for k in range(6):
        (ax, ay), (bx, by) = corner(k), corner(k + 1)
        for j in range(steps):
            t = j / steps
            x, y = ax + (bx - ax) * t, ay + (by - ay) * t
            round_off = 0.035 * (1 - math.sin(math.pi * t)) if level > 1.01 else 0.0
            ragged = m.between(-0.016, 0.016) if level > 1.08 and 0 < j else 0.0
            line.append((x * (level - round_off + ragged), y * (level - round_off + ragged), z))
    return line


def base_plate(m):
    """Sand below a tile and the beach around it."""
    levels = [(1.0, -0.045, SAND), (1.06, -0.068, SAND), (1.135, -0.12, mix(SAND, SAND_WET, 0.7)), (1.27, -0.30, SAND_DEEP)]
    lines = [_coast(m, level, z) for level, z, _ in levels]
    n = len(lines[0])
    m.add(lines[0] + [(0, 0, -0.045)], [(k, (k + 1) % n, n) for k in range(n)], SAND, jitter=0.03)
    for inner, outer, (_, _, colour) in zip(lines, lines[1:], levels[1:]):
        m.add(inner + outer, [(k, n + k, n + (k + 1) % n, (k + 1) % n) for k in range(n)], colour, jitter=0.025)


def sea_bed(m):
    rows = _rings(1.0, 4)
    points = [(x, y, -0.30 + (0.03 * wobble(x, y, 2.5, 3) if hex_distance(x, y) < 0.9 else 0)) for row in rows for x, y in row]
    numbers, at = [], 0
    for row in rows:
        numbers.append(list(range(at, at + len(row))))
        at += len(row)
    m.add(points, _grid_faces(numbers), lambda c, n: mix(SAND_DEEP, "#6d8f92", 0.5 + 0.5 * wobble(c.x, c.y, 3, 1)))


def scatter(m, places, height, things):
    """Puts a random one of things (functions of the model) on each place."""
    for x, y in places:
        with m.at(x=x, y=y, z=height(x, y)):
            m.pick(things)(m)


def clear_spots(seed, count, gap=0.10):
    """Places for low things inside the clearing and around it."""
    return spots(seed, count, gap, inner=0.37, outer=0.84, corners=0.2)
