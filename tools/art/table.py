"""What lies on any table: coin, die, tray, targets, symbols. Registers models in COMMON."""
import math

from ground import base_plate, sea_bed
from kit import GLOSS, TAU, TEAM_COLOUR
from palette import (CRIMSON, GOLD, GOLD_DARK, GOLD_LIGHT, INK, IVORY, IVORY_DARK, IVORY_LIGHT, SAND, TEAM, WOOD,
                     WOOD_LIGHT)

COMMON = {}


def common(floor=None):
    def keep(build):
        COMMON[build.__name__] = (build, floor)
        return build
    return keep


def coin(m, radius, face, rim_colour, sides=36):
    """A disc with a raised rim; the flat face is at z = 0.050."""
    edge = [(radius * 0.96, 0), (radius, 0.012), (radius * 0.985, 0.054), (face + 0.014, 0.058)]
    m.lathe(edge, sides, rim_colour, smooth=True, jitter=0)
    m.lathe([(face + 0.014, 0.058), (face, 0.050), (0, 0.050)], sides, lambda c, n: IVORY_LIGHT if n.z > 0.99 else IVORY_DARK, jitter=0)


common()(base_plate)
common()(sea_bed)


@common(floor=0)
def token(m):
    coin(m, 0.34, 0.29, IVORY)


@common(floor=0)
def harbour_sign(m):
    coin(m, 0.272, 0.25, IVORY)
    with m.at(z=0.026):
        m.torus(0.278, 0.022, 36, 4, lambda c, n: "#c9a46a" if int(math.atan2(c.y, c.x) / TAU * 36 + 36) % 2 else "#b08a52", smooth=False, jitter=0.03)


PIPS = {1: [(0, 0)], 2: [(-1, -1), (1, 1)], 3: [(-1, -1), (0, 0), (1, 1)], 4: [(-1, -1), (1, 1), (-1, 1), (1, -1)],
        5: [(-1, -1), (1, 1), (-1, 1), (1, -1), (0, 0)], 6: [(-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1)]}
# Turns that bring the kit's up to the face of that number (game axes: 1 up, 2 south, 3 east).
FACES = {1: {}, 6: {"roll": math.pi}, 2: {"roll": math.pi / 2}, 5: {"roll": -math.pi / 2},
         3: {"lean": math.pi / 2}, 4: {"lean": -math.pi / 2}}


@common()
def die(m):
    half, cut = 0.18, 0.030
    points = []
    for sx in (-1, 1):
        for sy in (-1, 1):
            for sz in (-1, 1):
                c = [s * (half - cut) for s in (sx, sy, sz)]
                for axis, s in enumerate((sx, sy, sz)):
                    p = list(c)
                    p[axis] = s * half
                    points.append(tuple(p))
                soft = cut * (1 - 1 / math.sqrt(2)) * 0.95
                for axis, s in enumerate((sx, sy, sz)):
                    p = [v + s2 * (cut - soft) for v, s2 in zip(c, (sx, sy, sz))]
                    p[axis] = c[axis]
                    points.append(tuple(p))
                points.append(tuple(v + s * cut * 0.577 for v, s in zip(c, (sx, sy, sz))))
    m.hull(points, TEAM, material=TEAM_COLOUR, smooth=True, jitter=0)
    for number, turned in FACES.items():
        radius = 0.042 if number == 1 else 0.029
        with m.at(**turned):
            for x, y in PIPS[number]:
                with m.at(x=x * 0.082, y=y * 0.082, z=half + 0.0006):
                    m.lathe([(radius, 0), (radius * 0.86, 0.0012), (0, 0.0012)], 12, CRIMSON if number == 1 else INK, jitter=0)


@common(floor=-0.06)
def dice_tray(m):
    sides = 24
    m.lathe([(0, 0), (0.955, 0)][::-1], sides, TEAM, material=TEAM_COLOUR, jitter=0)
    m.lathe([(1.03, -0.06), (1.08, -0.03), (1.08, 0.10), (1.055, 0.12), (0.985, 0.12), (0.955, 0.095), (0.955, 0.0)], sides,
            lambda c, n: [WOOD, "#9c6a3c", "#b3804d"][int(math.atan2(c.y, c.x) / TAU * sides + sides) % 3], jitter=0.04)
    for k in range(6):
        with m.at(turn=(k + 0.5) * TAU / 6):
            with m.at(x=1.02, z=0.12):
                m.lathe([(0.022, 0), (0.018, 0.010), (0, 0.014)], 8, GOLD, material=GLOSS, jitter=0)


@common(floor=0)
def ghost_ring(m):
    m.lathe([(0.13, 0), (0.18, 0), (0.176, 0.022), (0.168, 0.03), (0.142, 0.03), (0.134, 0.022), (0.13, 0)], 36, TEAM, material=TEAM_COLOUR, jitter=0)


@common(floor=0)
def ghost_bar(m):
    outline = [(0.23 + 0.08 * math.cos(a), 0.08 * math.sin(a)) for a in [(-0.5 + k / 8) * math.pi for k in range(9)]]
    outline += [(-x, -y) for x, y in outline]
    m.prism(outline, 0.03, TEAM, taper=0.96, material=TEAM_COLOUR, jitter=0)


@common(floor=0)
def ghost_hex(m):
    levels = [(0.84, 0), (0.94, 0), (0.935, 0.024), (0.925, 0.03), (0.855, 0.03), (0.845, 0.024), (0.84, 0)]
    m.lathe(levels, 6, TEAM, start=math.pi / 2, material=TEAM_COLOUR, jitter=0)


@common(floor=0)
def star(m):
    points, faces = [(0, -0.055, 0.3), (0, 0.055, 0.3)], []
    for k in range(10):
        r, a = (0.29, 0.122)[k % 2], math.pi / 2 + k * TAU / 10
        points.append((r * math.cos(a), 0, 0.3 + r * math.sin(a)))
    for k in range(10):
        a, b = 2 + k, 2 + (k + 1) % 10
        faces += [(0, a, b), (1, b, a)]
    with m.at(z=-0.03):
        m.add(points, faces, [GOLD_LIGHT, GOLD_LIGHT, GOLD, GOLD], material=GLOSS, jitter=0.03)


@common(floor=0)
def crown(m):
    sides, points, faces = 10, [], []
    for k in range(sides):
        a = k * TAU / sides
        top = 0.34 if k % 2 == 0 else 0.19
        for r, z in ((0.22, 0.03), (0.26 if k % 2 == 0 else 0.235, top), (0.235 if k % 2 == 0 else 0.215, top), (0.195, 0.03)):
            points.append((r * math.cos(a), r * math.sin(a), z))
    for k in range(sides):
        a, b = 4 * k, 4 * ((k + 1) % sides)
        faces += [(a + j, b + j, b + (j + 1) % 4, a + (j + 1) % 4) for j in range(4)]
    m.add(points, faces, GOLD, material=GLOSS, jitter=0.05, shade=(0.9, 1.12))
    m.lathe([(0.19, 0), (0.235, 0), (0.245, 0.02), (0.235, 0.045), (0.19, 0.045), (0.19, 0)], 20, GOLD_LIGHT, material=GLOSS, jitter=0.02)
    m.lathe([(0.192, 0.02), (0.18, 0.14), (0.11, 0.20), (0, 0.215)], 12, CRIMSON, jitter=0.03)
    for k in range(5):
        a = k * TAU / 5
        with m.at(x=0.247 * math.cos(a), y=0.247 * math.sin(a), z=0.355):
            m.ball(0.026, "#f7f3ea", detail=2, material=GLOSS, jitter=0.02)
        b = a + TAU / 10
        with m.at(x=0.236 * math.cos(b), y=0.236 * math.sin(b), z=0.10):
            m.ball(0.026, ("#2f6fd0", CRIMSON)[k % 2], detail=1, material=GLOSS)


@common(floor=0)
def chest(m):
    m.box(0.46, 0.28, 0.20, WOOD, bevel=0.012, jitter=0.04)
    with m.at(z=0.2, y=0.13, roll=-0.9):
        with m.at(y=-0.14):
            lid = [(-0.14, 0), (0.14, 0), (0.13, 0.06), (0.07, 0.10), (-0.07, 0.10), (-0.13, 0.06)]
            with m.at(turn=math.pi / 2):
                m.plate(lid, 0.46, WOOD_LIGHT, jitter=0.04)
                for x in (-0.17, 0.17):
                    with m.at(y=x):
                        m.plate([(a * 1.06, z * 1.06) for a, z in lid], 0.03, GOLD_DARK, material=GLOSS)
    for x in (-0.17, 0.17):
        with m.at(x=x, y=-0.142):
            m.box(0.03, 0.01, 0.2, GOLD_DARK, material=GLOSS)
    for k in range(14):
        a, r = k * 2.4, 0.045 * math.sqrt(k)
        with m.at(x=r * 1.25 * math.cos(a), y=r * 0.66 * math.sin(a), z=0.205 + 0.02 * (1 - r / 0.2), roll=m.between(-0.5, 0.5), lean=m.between(-0.5, 0.5)):
            m.tube(0.042, 0.042, 0.014, 10, m.pick((GOLD, GOLD_LIGHT)), bottom=True, material=GLOSS, jitter=0.04)
    with m.at(y=-0.146, z=0.10):
        m.box(0.06, 0.02, 0.075, GOLD, bevel=0.006, material=GLOSS)


@common(floor=0)
def hourglass(m):
    for z in (0.0, 0.45):
        with m.at(z=z):
            m.lathe([(0, 0), (0.16, 0), (0.17, 0.015), (0.17, 0.035), (0.16, 0.05), (0, 0.05)], 14, WOOD, jitter=0.04)
    m.lathe([(0.12, 0.05), (0.125, 0.10), (0.10, 0.18), (0.022, 0.25), (0.10, 0.32), (0.125, 0.40), (0.12, 0.45)], 12, "#cfe6ea", material=GLOSS, jitter=0.03)
    m.lathe([(0.129, 0.052), (0.133, 0.09), (0.11, 0.13), (0.0, 0.20)], 12, SAND, jitter=0.04)
    for k in range(4):
        a = (k + 0.5) * TAU / 4
        m.beam((0.148 * math.cos(a), 0.148 * math.sin(a), 0.04), (0.148 * math.cos(a), 0.148 * math.sin(a), 0.46), 0.014, GOLD_DARK, 6)
