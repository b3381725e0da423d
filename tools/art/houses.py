"""Parts of buildings. Each stands on z = 0; fronts look south (-y), which is +z in the game."""
import math

from kit import GLOW, PLAIN, TAU, TEAM_COLOUR, VENT
from palette import BRICK, BRICK_DARK, DOOR, LAMP, SLATE, STONE, STONE_DARK, STONE_LIGHT, TEAM, TIMBER, WALL, WOOD, WOOD_DARK


def body(m, width, depth, wall, rise, colour=WALL):
    """Walls with gables to the south and north; the ridge runs along y."""
    w = width / 2
    m.plate([(-w, 0), (w, 0), (w, wall), (0, wall + rise), (-w, wall)], depth, colour, bottom=True, jitter=0.03, shade=(0.93, 1.04))


def gable_roof(m, width, depth, rise, over=0.022, thick=0.018, rows=3, colour=TEAM, material=TEAM_COLOUR):
    """Two slopes of overlapping courses above a body whose wall top is z = 0."""
    w, reach = width / 2, depth / 2 + over
    slope = rise / w
    for side in (-1, 1):
        for row in range(rows):
            inner = (w + over) * row / rows
            outer = (w + over) * (row + 1) / rows
            lift = thick * 0.45
            z0, z1 = rise - slope * inner, rise - slope * outer
            # Each course is a wedge, thick at its lower end, so that the courses cast small shadow lines.
            outline = [(inner, z0), (outer, z1), (outer, z1 + thick + lift), (inner, z0 + thick)]
            outline = [(side * x, z) for x, z in outline]
            if side < 0:
                outline.reverse()
            m.plate(outline, 2 * reach, colour, material=material, jitter=0.035)
    with m.at(z=rise + thick * 0.75):
        m.box(0.022, 2 * reach + 0.006, 0.016, colour, bevel=0.004, material=material, jitter=0.02)


def spire(m, radius, height, sides=4, colour=TEAM, material=TEAM_COLOUR, start=0.0, flare=1.25):
    """A pointed roof whose eaves flare out."""
    profile = [(radius * 0.9, -0.004), (radius * flare, 0.0), (radius * 0.66, height * 0.34), (0, height)]
    m.lathe(profile, sides, colour, start=start, material=material, jitter=0.05)


def chimney(m, height=0.1, width=0.034, colour=BRICK):
    m.box(width, width, height, colour, jitter=0.05)
    with m.at(z=height):
        m.box(width * 1.35, width * 1.35, 0.012, STONE_DARK, bevel=0.003)
        with m.at(z=0.012):
            m.tube(width * 0.3, width * 0.26, 0.016, 6, BRICK_DARK, material=VENT)


def panel(m, width, height, colour, out=0.006, **look):
    """A flat box on a wall in the plane y = 0, without the back that nobody sees; centred in x, from z = 0 up."""
    with m.at(z=height / 2, roll=math.pi / 2):
        m.box(width, height, out, colour, bottom=False, **look)


def door(m, width=0.045, height=0.075):
    """On a wall in the plane y = 0, opening to the south."""
    w = width / 2
    arch = [(-w, 0), (w, 0), (w, height * 0.72), (w * 0.6, height * 0.92), (0, height), (-w * 0.6, height * 0.92), (-w, height * 0.72)]
    with m.at(roll=math.pi / 2):
        m.prism([(x * 1.3, z * 1.08) for x, z in arch], 0.010, STONE_LIGHT, bottom=False, jitter=0.03)
        m.prism(arch, 0.014, DOOR, bottom=False, jitter=0.04)
    with m.at(y=-0.03):
        m.box(width * 1.5, 0.04, 0.012, STONE, bevel=0.003, bottom=False)


def window(m, width=0.032, height=0.038, lit=True):
    """On a wall in the plane y = 0, looking south."""
    panel(m, width * 1.35, height * 1.25, TIMBER, 0.007, jitter=0.03)
    with m.at(z=height * 0.125):
        panel(m, width, height, LAMP if lit else "#3b5266", 0.010, material=GLOW if lit else PLAIN, jitter=0.02)
        if width > 0.03:
            panel(m, width * 0.14, height, TIMBER, 0.012)


def timbers(m, width, wall, posts):
    """Half-timber beams on the wall plane y = 0: one sill, posts at the given x."""
    with m.at(z=wall - 0.014):
        panel(m, width, 0.014, TIMBER)
    for x in posts:
        with m.at(x=x):
            panel(m, 0.013, wall, TIMBER, 0.005)


def flag(m, height=0.09, colour=TEAM, material=TEAM_COLOUR):
    m.tube(0.005, 0.004, height, 5, WOOD_DARK)
    with m.at(z=height):
        m.tube(0.009, 0, 0.014, 5, "#e6b23c", bottom=True)
    outline = [(0.004, -0.045), (0.035, -0.040), (0.072, -0.026), (0.036, -0.013), (0.004, -0.004)]
    with m.at(z=height - 0.004, turn=-0.5):
        m.plate(outline, 0.006, colour, material=material, jitter=0.02)


def battlements(m, radius, sides, height=0.022, colour=STONE_LIGHT):
    for k in range(sides):
        with m.at(turn=k * TAU / sides):
            with m.at(x=radius):
                m.box(0.018, 0.030, height, colour, bottom=False, jitter=0.05)


def fence(m, points, height, post=0.010, colour=WOOD):
    """points: x, y along the fence; height(x, y) is the ground."""
    for x, y in points:
        with m.at(x=x, y=y, z=height(x, y)):
            m.box(post * 1.5, post * 1.5, 0.062, colour, bottom=False)
    for (ax, ay), (bx, by) in zip(points, points[1:]):
        for z in (0.026, 0.048):
            m.beam((ax, ay, height(ax, ay) + z), (bx, by, height(bx, by) + z), 0.006, colour, 4)


def cottage(m, scale=1.0, roof="#a98a50", wall=WALL):
    """A small hut for decoration; its roof has no owner's colour."""
    with m.at(scale=scale):
        body(m, 0.15, 0.17, 0.075, 0.075, wall)
        with m.at(z=0.075):
            gable_roof(m, 0.15, 0.17, 0.075, rows=2, colour=roof, material=PLAIN)
        with m.at(y=-0.085):
            door(m, 0.04, 0.06)
        with m.at(x=0.036, y=0.03, z=0.10):
            chimney(m, 0.06, 0.026, STONE)


def windmill(m, scale=1.0):
    with m.at(scale=scale):
        m.lathe([(0.085, 0), (0.09, 0.012), (0.076, 0.014), (0.052, 0.19), (0.058, 0.2), (0.0, 0.2)], 8, WALL, jitter=0.03,
                shade=(0.92, 1.04), start=TAU / 16)
        with m.at(z=0.2):
            m.lathe([(0.058, 0), (0.064, 0.006), (0.048, 0.045), (0, 0.078)], 8, SLATE, start=TAU / 16)
        with m.at(y=-0.076):
            door(m, 0.034, 0.058)
        with m.at(y=-0.058, z=0.115, roll=-0.12):
            window(m, 0.022, 0.026)
        m.beam((0, -0.02, 0.205), (0, -0.085, 0.205), 0.010, WOOD_DARK, 6)
        with m.at(y=-0.08, z=0.205):
            for k in range(4):
                with m.at(lean=0.5 + k * TAU / 4):
                    m.beam((0, 0, 0), (0, 0, 0.165), 0.0045, WOOD_DARK, 4)
                    m.plate([(0.004, 0.035), (0.042, 0.035), (0.042, 0.16), (0.004, 0.16)], 0.006, "#efe6d0", jitter=0.03)
                    for z in (0.075, 0.115):
                        with m.at(x=0.023, y=-0.004, z=z):
                            m.box(0.038, 0.003, 0.005, WOOD)


def kiln(m, scale=1.0):
    """A domed brick oven with embers."""
    with m.at(scale=scale):
        rings = lambda c, n: BRICK if int(c.z / 0.022) % 2 else "#c9573f"
        m.lathe([(0.085, 0), (0.088, 0.03), (0.082, 0.06), (0.062, 0.092), (0.03, 0.11), (0.028, 0.145), (0.034, 0.147), (0.034, 0.16), (0.02, 0.16), (0.018, 0.15), (0, 0.15)],
                10, rings, jitter=0.06)
        with m.at(z=0.15):
            m.tube(0.017, 0.016, 0.003, 6, BRICK_DARK, material=VENT)
        with m.at(y=-0.078):
            m.plate([(-0.042, 0), (0.042, 0), (0.042, 0.035), (0.022, 0.058), (-0.022, 0.058), (-0.042, 0.035)], 0.03, STONE)
        with m.at(y=-0.092):
            m.plate([(-0.026, 0), (0.026, 0), (0.026, 0.028), (0.012, 0.042), (-0.012, 0.042), (-0.026, 0.028)], 0.006, "#ff9a3c", material=GLOW)
