"""The base game's playing pieces."""
import math

from houses import battlements, body, chimney, door, flag, gable_roof, spire, timbers, window
from kit import GLOW, TAU, TEAM_COLOUR
from palette import CRIMSON, LEATHER, STEEL_DARK, STONE, STONE_DARK, STONE_LIGHT, TEAM, WALL, WALL_SHADE

KERB = "#3f342e"


def road(m):
    """A dark kerb under two lanes of paving in the owner's colour: a clear line from above, stones from near."""
    end = [(0.255 + 0.055 * math.cos(a), 0.075 * math.sin(a)) for a in [(-0.5 + k / 6) * math.pi for k in range(7)]]
    m.prism(end + [(-x, -y) for x, y in end], 0.030, KERB, taper=0.985, bottom=False, jitter=0.02)
    count = 6
    for lane in (-1, 1):
        x = -0.275
        while x < 0.27:
            length = min(0.275 - x, 0.55 / count * m.between(0.85, 1.15))
            if 0.275 - (x + length) < 0.04:
                length = 0.275 - x
            with m.at(x=x + length / 2, y=lane * 0.0305, z=0.026, turn=m.between(-0.02, 0.02)):
                near_end = abs(x + length / 2) > 0.22
                m.box(length - 0.007, 0.056 if not near_end else 0.050, 0.026 + m.between(-0.002, 0.002), TEAM, bevel=0.006, bottom=False,
                      material=TEAM_COLOUR, jitter=0.07)
            x += length
    m.shelter = 0.15


def settlement(m):
    """A half-timbered house; its large roof shows the owner."""
    with m.at(scale=1.16):
        m.box(0.235, 0.275, 0.020, STONE, bevel=0.006, bottom=False)
        with m.at(z=0.016):
            _house(m)
    m.shelter = 0.25


def _house(m):
    body(m, 0.185, 0.215, 0.105, 0.115, WALL)
    with m.at(z=0.105):
        gable_roof(m, 0.185, 0.215, 0.115, over=0.026, thick=0.02)
    with m.at(y=-0.1075):
        timbers(m, 0.185, 0.105, (-0.086, 0.086))
        with m.at(x=-0.035):
            door(m, 0.052, 0.082)
        with m.at(x=0.048, z=0.038):
            window(m, 0.036, 0.036)
        with m.at(z=0.125):
            window(m, 0.026, 0.03)
    with m.at(y=0.1075, turn=math.pi):
        timbers(m, 0.185, 0.105, (-0.086, 0.086))
        for x in (-0.04, 0.04):
            with m.at(x=x, z=0.042):
                window(m, 0.032, 0.036)
    for turned in (math.pi / 2, -math.pi / 2):
        with m.at(turn=turned):
            with m.at(y=-0.0925):
                timbers(m, 0.215, 0.105, (0,))
                for x in (-0.055, 0.055):
                    with m.at(x=x, z=0.04):
                        window(m, 0.034, 0.036)
    with m.at(x=0.05, y=0.055, z=0.12):
        chimney(m, 0.115, 0.036)


def _tower(m, radius, height, sides=8):
    m.lathe([(radius * 1.14, 0), (radius * 1.1, 0.02), (radius, 0.05), (radius * 0.96, height), (radius * 1.2, height + 0.016), (radius * 1.2, height + 0.03),
             (radius * 0.8, height + 0.03)], sides, lambda c, n: STONE_LIGHT if c.z > height * 0.95 else (WALL_SHADE if c.z > 0.05 else STONE),
            start=TAU / sides / 2, jitter=0.04, shade=(0.92, 1.04))
    with m.at(z=height + 0.028):
        battlements(m, radius * 1.1, sides)


def city(m):
    """A walled town: great hall, keep with a spire and a flag, gate tower."""
    with m.at(scale=1.1):
        outline = [(0.21 * math.cos(a), 0.19 * math.sin(a)) for a in [(k + 0.5) * TAU / 10 for k in range(10)]]
        m.prism(outline, 0.022, STONE_DARK, taper=0.97, bottom=False)
        with m.at(z=0.02, x=0.075, y=0.02):
            _hall(m)
        with m.at(x=-0.085, y=0.055, z=0.015):
            _keep(m)
        with m.at(x=-0.075, y=-0.105, z=0.015):
            _tower(m, 0.052, 0.13, 6)
            with m.at(z=0.158):
                spire(m, 0.044, 0.10, 6, start=TAU / 12, flare=1.2)
        with m.at(x=-0.005, y=-0.135, z=0.015):
            m.box(0.11, 0.036, 0.085, STONE_LIGHT, bottom=False)
            with m.at(y=-0.018, x=0.012):
                door(m, 0.05, 0.07)
            for x in (-0.03, 0.012, 0.046):
                with m.at(x=x, z=0.085):
                    m.box(0.02, 0.036, 0.018, STONE_LIGHT, bottom=False)
    m.shelter = 0.3


def _hall(m):
    body(m, 0.15, 0.245, 0.135, 0.095, WALL)
    with m.at(z=0.135):
        gable_roof(m, 0.15, 0.245, 0.095, over=0.02, thick=0.02)
    for turned in (0.0, math.pi):
        with m.at(turn=turned):
            with m.at(y=-0.1225):
                timbers(m, 0.15, 0.135, (-0.07, 0.07))
                for x, z in ((0.0, 0.155), (-0.035, 0.07), (0.035, 0.07)):
                    with m.at(x=x, z=z):
                        window(m, 0.026, 0.034)
    with m.at(turn=math.pi / 2):
        with m.at(y=-0.075):
            for x in (-0.07, 0.0, 0.07):
                with m.at(x=x, z=0.06):
                    window(m, 0.028, 0.044)
    with m.at(x=0.03, y=0.075, z=0.16):
        chimney(m, 0.09, 0.034)


def _keep(m):
    _tower(m, 0.075, 0.235)
    with m.at(z=0.262):
        spire(m, 0.064, 0.165, 8, start=TAU / 16, flare=1.2)
    with m.at(z=0.42):
        flag(m, 0.075)
    for turned in (0.0, -TAU / 8, math.pi):
        with m.at(turn=turned):
            with m.at(y=-0.067, z=0.15):
                window(m, 0.02, 0.036)


def robber(m):
    """A hooded stranger with a lantern and a sack; looks south."""
    with m.at(scale=1.22):
        _cloak(m)
        with m.at(z=0.312, y=-0.004, roll=0.12):
            _hood(m)
        with m.at(x=-0.088, y=0.035, z=0.205):
            _sack(m)
        with m.at(x=0.088, y=-0.062, z=0.175):
            _lantern_arm(m)
    m.shelter = 0.3


CLOAK, HOOD, LINING = "#3a3546", "#453e52", "#5b2530"


def _cloak(m):
    hem = lambda a, z: 1.0 + 0.07 * math.cos(5 * a) * max(0.0, 1 - z / 0.16)
    m.lathe([(0.135, 0), (0.128, 0.02), (0.100, 0.10), (0.078, 0.19), (0.070, 0.24)], 15, CLOAK, hem, start=TAU / 4, smooth=True, jitter=0, shade=(0.82, 1.12))
    with m.at(y=-0.100, roll=-0.33):                      # the cloak falls open
        m.hull([(-0.022, 0, 0.012), (0.022, 0, 0.012), (0, 0, 0.20), (-0.022, 0.03, 0.012), (0.022, 0.03, 0.012), (0, 0.02, 0.20)], LINING)
    m.lathe([(0.086, 0.214), (0.100, 0.226), (0.092, 0.250), (0.052, 0.272)], 12, HOOD, smooth=True, jitter=0)
    with m.at(z=0.13):
        m.torus(0.096, 0.010, 12, 4, LEATHER, jitter=0.03)


def _hood(m):
    m.lathe([(0.040, -0.062), (0.066, -0.040), (0.076, 0.0), (0.066, 0.040), (0.036, 0.074), (0.0, 0.098)], 12, HOOD, smooth=True, jitter=0)
    with m.at(y=-0.036, z=-0.004, scale=(0.80, 0.72, 1.0)):
        m.ball(0.060, "#14121a", detail=2, smooth=True, jitter=0)
    for side in (-1, 1):
        with m.at(x=side * 0.020, y=-0.077, z=0.006, lean=side * 0.25, scale=(1.5, 0.7, 0.75)):
            m.ball(0.0085, "#ffd95e", detail=1, material=GLOW, jitter=0)
    with m.at(y=-0.070, z=-0.026, scale=(1, 0.5, 0.55)):
        m.ball(0.036, CRIMSON, detail=1, jitter=0.03)


def _sack(m):
    m.ball(0.070, "#b08a55", detail=2, rough=0.05, squash=1.12, jitter=0.04, shade=(0.82, 1.1))
    with m.at(x=0.030, y=-0.022, z=0.060, lean=0.6, roll=0.3):
        m.lathe([(0.030, -0.01), (0.018, 0.012), (0.030, 0.034), (0, 0.030)], 6, "#9a7646")


def _lantern_arm(m):
    m.beam((-0.020, 0.045, 0.045), (0.010, -0.018, -0.006), 0.026, CLOAK, 7, 0.020)
    with m.at(x=0.012, y=-0.022, z=-0.010):
        m.ball(0.017, "#d9ab82", detail=1)
        m.beam((0, 0, 0), (0, -0.012, -0.028), 0.004, STEEL_DARK, 4)
        with m.at(y=-0.012, z=-0.085):
            m.tube(0.024, 0.024, 0.010, 6, STEEL_DARK, bottom=True)
            with m.at(z=0.010):
                m.tube(0.018, 0.018, 0.034, 6, "#ffc65a", material=GLOW, top=False, jitter=0)
            with m.at(z=0.044):
                m.tube(0.025, 0.006, 0.016, 6, STEEL_DARK, bottom=True)


PIECES = {f.__name__: (f, 0) for f in (road, settlement, city, robber)}
