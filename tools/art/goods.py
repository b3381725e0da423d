"""The base game's goods as small still lifes. Each fits a box of 0.6 and looks south."""
import math

from kit import GLOSS, TAU
from nature import log
from palette import (BARK_DARK, BRICK, BRICK_LIGHT, LEAVES, ORE_BLUE, ROCK, ROCK_DARK, ROCK_LIGHT, WHEAT,
                     WHEAT_DARK, WHEAT_LIGHT, WOOL, mix)


def lumber(m):
    """Three logs, cut ends in sight, and a green twig."""
    with m.at(turn=-0.72):
        for y, z, turned, bark in ((-0.105, 0.0, 0.05, "#7d5638"), (0.100, 0.0, -0.04, "#8a6142"), (-0.005, 0.170, 0.02, "#75502f")):
            with m.at(y=y, z=z, turn=turned):
                log(m, 0.46, 0.100, bark, 12)
                for k in range(4):
                    with m.at(x=m.between(-0.17, 0.17), y=m.between(-0.05, 0.05), z=0.192, turn=m.between(-0.1, 0.1)):
                        m.box(0.10, 0.010, 0.008, "#5c3d26")
        m.beam((0.09, -0.02, 0.33), (0.13, -0.05, 0.43), 0.022, BARK_DARK, 6, 0.014)
        for turned, size in ((0.4, 1.0), (2.4, 0.8), (-1.2, 0.9)):
            with m.at(x=0.135, y=-0.055, z=0.43, turn=turned, lean=-0.55, scale=size):
                m.hull([(0, 0, 0), (0.05, 0.030, 0.008), (0.05, -0.030, 0.008), (0.115, 0, 0.0), (0.05, 0, -0.006), (0.05, 0, 0.014)], LEAVES[1], jitter=0.08)


def _brick_block(m, tone):
    m.box(0.24, 0.13, 0.095, tone, bevel=0.011, jitter=0.06)
    for x in (-0.055, 0.055):
        with m.at(x=x, z=0.0945):
            m.prism([(0.030 * math.cos(k * TAU / 10), 0.030 * math.sin(k * TAU / 10)) for k in range(10)], 0.0012, "#6e2a20", bottom=False)


def brick(m):
    """A small heap of fired bricks."""
    tones = (BRICK, BRICK_LIGHT, "#a83a2a", "#c4503a")
    layout = [(-0.13, -0.075, 0, 0.03), (0.13, -0.085, 0, -0.05), (-0.13, 0.085, 0, -0.02), (0.125, 0.080, 0, 0.04),
              (-0.085, -0.01, 0.097, 1.50), (0.105, 0.0, 0.097, 1.62), (0.0, -0.01, 0.194, 0.28)]
    for k, (x, y, z, turned) in enumerate(layout):
        with m.at(turn=-0.35):
            with m.at(x=x, y=y, z=z, turn=turned):
                _brick_block(m, tones[k % 4])


def wool(m):
    """A sheep of many curls."""
    with m.at(turn=-0.75, scale=1.0):
        for x in (-0.10, 0.09):
            for y in (-0.065, 0.065):
                with m.at(x=x, y=y):
                    m.tube(0.024, 0.028, 0.13, 6, "#3a322f", top=False)
        with m.at(z=0.225, scale=(1.28, 1.0, 0.92)):
            m.ball(0.140, WOOL, detail=2, rough=0.03, jitter=0.02, shade=(0.86, 1.05))
            for k in range(22):
                t = (k + 0.5) / 22
                up, a = 1 - 1.55 * t, k * 2.399963
                r = math.sqrt(max(0.0, 1 - up * up))
                with m.at(x=0.122 * r * math.cos(a), y=0.122 * r * math.sin(a), z=0.122 * up, turn=a):
                    m.ball(0.062, WOOL, detail=1, rough=0.08, jitter=0.03, shade=(0.90, 1.05))
        with m.at(x=0.215, z=0.285, lean=0.5, scale=(1.25, 0.85, 0.92)):
            m.ball(0.068, "#3a322f", detail=2, smooth=True, jitter=0)
        with m.at(x=0.18, z=0.345):
            m.ball(0.060, WOOL, detail=2, rough=0.06, jitter=0.02)
        for side in (-1, 1):
            with m.at(x=0.175, y=side * 0.078, z=0.305, roll=side * -0.5, scale=(0.7, 1.6, 0.5)):
                m.ball(0.026, "#3a322f", detail=2, smooth=True, jitter=0)
            with m.at(x=0.262, y=side * 0.034, z=0.305):
                m.ball(0.013, "#ffffff", detail=1, jitter=0)
            with m.at(x=0.273, y=side * 0.036, z=0.306):
                m.ball(0.0065, "#141218", detail=1, jitter=0)


def _ear(m, tone, tall):
    """A stalk with grains and a beard."""
    m.tube(0.0085, 0.0065, tall, 3, mix(WHEAT_DARK, "#a8a850", 0.3), top=False)
    for k in range(5):
        with m.at(z=tall - 0.03 + k * 0.034, turn=k * 0.7):
            m.lathe([(0.010, 0), (0.037 - 0.0035 * k, 0.018), (0.0, 0.056)], 4, tone, jitter=0.10)
    for side in (-1, 1):
        m.beam((0, 0, tall + 0.12), (side * 0.022, 0, tall + 0.20), 0.003, WHEAT_LIGHT, 3, 0.001)


def grain(m):
    """A sheaf, tied with a red ribbon."""
    for k in range(15):
        a, r = k * 2.399963, 0.0255 * math.sqrt(k + 0.3)
        with m.at(x=r * math.cos(a) * 0.5, y=r * math.sin(a) * 0.5, turn=a, lean=0.46 * r / 0.10):
            _ear(m, (WHEAT, WHEAT_LIGHT, "#eebd48")[k % 3], m.between(0.285, 0.325) - 0.25 * r)
    m.lathe([(0.125, 0), (0.100, 0.03), (0.064, 0.10), (0.058, 0.14), (0.075, 0.20), (0.105, 0.27), (0.0, 0.24)], 12, ["#d2a03c", WHEAT_DARK, "#c79232"], jitter=0.10)
    with m.at(z=0.13):
        m.lathe([(0.058, -0.028), (0.075, -0.022), (0.075, 0.022), (0.058, 0.028)], 12, "#b5402f", jitter=0.04)
        with m.at(y=-0.080):
            for side in (-1, 1):
                m.hull([(0, 0, 0.012), (0, 0, -0.012), (side * 0.055, -0.012, 0.034), (side * 0.062, -0.012, -0.004), (side * 0.05, 0.01, 0.016)], "#c44b36")
                m.hull([(0, 0, 0), (side * 0.014, -0.004, -0.002), (side * 0.045, -0.022, -0.085), (side * 0.020, -0.022, -0.09), (side * 0.03, -0.006, -0.085)], "#a5382a")
            m.ball(0.018, "#c44b36", detail=1)


def _boulder(m, radius, tall, tones):
    points = []
    for k in range(14):
        t, a = (k + 0.5) / 14, k * 2.399963
        up = 1 - 2 * t
        r = math.sqrt(1 - up * up) * m.between(0.84, 1.12)
        points.append((radius * r * math.cos(a), radius * r * math.sin(a), max(-radius * 0.45, radius * tall * up)))
    with m.at(z=radius * 0.45):
        m.hull(points, lambda c, n: tones[int((n.x * 3 + n.z * 5 + 9) * 3) % len(tones)], jitter=0.05, shade=(0.82, 1.14))


def _crag(m, radius, tall, tones):
    """A split rock with a slanting top."""
    points = []
    for k in range(8):
        a = (k + m.between(-0.2, 0.2)) * TAU / 8
        points.append((radius * math.cos(a), radius * math.sin(a), 0))
        points.append((radius * 0.92 * math.cos(a), radius * 0.92 * math.sin(a), tall * (0.45 + 0.18 * math.cos(a + 0.8))))
        points.append((radius * 0.45 * math.cos(a) - 0.02, radius * 0.45 * math.sin(a), tall * (0.88 + 0.16 * math.cos(a + 2.4))))
    m.hull(points, lambda c, n: tones[int((n.x * 3 + n.z * 5 + 9) * 3) % len(tones)], bottom=False, jitter=0.05, shade=(0.80, 1.14))


def _shard(m, length, radius, tone):
    m.lathe([(radius * 0.85, 0), (radius, length * 0.62), (0, length)], 6, [tone, mix(tone, "#ffffff", 0.35), mix(tone, "#20405c", 0.25)], material=GLOSS, jitter=0.05)


def ore(m):
    tones = (ROCK, ROCK_LIGHT, ROCK_DARK, "#8c919e")
    with m.at(x=-0.01, y=0.07):
        _crag(m, 0.205, 0.40, tones)
    with m.at(x=0.12, y=0.10):
        _crag(m, 0.13, 0.27, tones)
    for x, y, r, tall in ((-0.175, -0.055, 0.125, 0.95), (0.175, -0.045, 0.13, 0.9), (0.015, -0.185, 0.095, 0.85)):
        with m.at(x=x, y=y, turn=m.between(0, TAU)):
            _boulder(m, r, tall, tones)
    for x, y, z, turned, lean, size in ((0.05, -0.10, 0.19, -1.2, 0.75, 1.25), (0.085, -0.075, 0.23, -0.9, 0.5, 1.0), (0.015, -0.095, 0.235, -1.9, 0.55, 0.9),
                                        (-0.16, -0.13, 0.10, -1.9, 0.8, 0.85), (-0.13, -0.12, 0.14, -1.4, 0.45, 0.7), (0.20, -0.11, 0.12, -1.0, 0.7, 0.8),
                                        (0.155, -0.12, 0.14, -1.6, 0.5, 0.65)):
        with m.at(x=x, y=y, z=z, turn=turned, lean=lean):
            _shard(m, 0.115 * size, 0.028 * size, ORE_BLUE)


GOODS = {f.__name__: (f, 0) for f in (lumber, brick, wool, grain, ore)}
