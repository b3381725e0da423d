"""Plants, stones and animals that tiles are dressed with. Each stands on z = 0."""
import math

from kit import ALIVE, GLOSS, TAU
from palette import (BARK, BARK_DARK, BIRCH, BONE, CACTUS, CACTUS_LIGHT, FACE, HEARTWOOD, LEAVES, PINES, ROCK, SPRUCES,
                     WATER, WATER_LIGHT, WOOD, WOOD_DARK, WOOL, mix)


def pine(m, scale=1.0, tones=PINES):
    with m.at(scale=scale, turn=m.between(0, TAU)):
        m.tube(0.020, 0.016, 0.06, 5, BARK, top=False)
        z = 0.045
        for k, (radius, height) in enumerate(((0.094, 0.115), (0.076, 0.105), (0.054, 0.10))):
            with m.at(z=z, turn=k * 0.45, lean=m.between(-0.04, 0.04)):
                m.tube(radius, 0, height, 7, tones[k], jitter=0.09, shade=(0.86, 1.14))
            z += 0.058


def spruce(m, scale=1.0, tones=SPRUCES):
    """Slender, four skirts."""
    with m.at(scale=scale, turn=m.between(0, TAU)):
        m.tube(0.016, 0.014, 0.05, 5, BARK_DARK, top=False)
        z = 0.035
        for k, (radius, height) in enumerate(((0.072, 0.10), (0.062, 0.09), (0.049, 0.085), (0.034, 0.085))):
            with m.at(z=z, turn=k * 0.6):
                m.tube(radius, 0, height, 6, tones[min(k, 2)], jitter=0.09, shade=(0.85, 1.15))
            z += 0.056


def _crown(m, radius, colour, squash=0.9):
    m.ball(radius, colour, detail=2, rough=0.10, squash=squash, jitter=0.06, shade=(0.80, 1.15), open_below=0)


def oak(m, scale=1.0, tone=None):
    tone = tone or m.pick(LEAVES)
    with m.at(scale=scale, turn=m.between(0, TAU)):
        m.tube(0.022, 0.016, 0.09, 5, BARK, top=False)
        with m.at(z=0.125):
            _crown(m, 0.078, tone)
        with m.at(x=0.045, y=0.01, z=0.105):
            m.ball(0.046, mix(tone, "#2f5f28", 0.2), detail=1, rough=0.1, jitter=0.06, shade=(0.85, 1.1), open_below=0)


def birch(m, scale=1.0):
    with m.at(scale=scale, turn=m.between(0, TAU)):
        m.tube(0.013, 0.010, 0.12, 5, [BIRCH, BIRCH, "#8d8a84", BIRCH, BIRCH], top=False)
        with m.at(z=0.165, scale=(0.8, 0.8, 1.25)):
            _crown(m, 0.06, m.pick(("#93b94a", "#a4c257", "#86ad45")))


def bush(m, radius, colour):
    with m.at(z=radius * 0.35, turn=m.between(0, TAU)):
        m.ball(radius, colour, detail=1, rough=0.14, squash=0.8, jitter=0.09, shade=(0.85, 1.12), open_below=0)


def rock(m, radius, colour=ROCK, flat=0.75):
    with m.at(z=radius * 0.3 * flat, turn=m.between(0, TAU)):
        points = []
        for k in range(11):
            a, t = k * 2.4, (k + 0.5) / 11
            r = math.sqrt(1 - (1 - 2 * t) ** 2) * m.between(0.78, 1.1)
            points.append((radius * r * math.cos(a), radius * r * math.sin(a), radius * flat * (1 - 2 * t)))
        m.hull(points, colour, jitter=0.07, shade=(0.85, 1.08), open_below=0)


def flower(m, colour):
    """Two or three blossoms."""
    for k in range(m.pick((2, 3))):
        a = k * 2.1 + m.between(0, 1)
        with m.at(x=0.026 * math.cos(a), y=0.026 * math.sin(a), turn=a):
            m.tube(0.014, 0, 0.017, 4, colour, jitter=0.08)


def tuft(m, colour, size=0.03):
    for k in range(3):
        a = k * TAU / 3 + m.between(-0.3, 0.3)
        with m.at(x=0.3 * size * math.cos(a), y=0.3 * size * math.sin(a), turn=a, lean=0.35):
            m.tube(size * 0.28, 0, size, 3, colour, jitter=0.1, shade=(0.8, 1.15))


def log(m, length, radius, bark=WOOD_DARK, sides=8):
    """Lies along x, on z = 0; cut ends show rings."""
    with m.at(x=-length / 2, z=radius, lean=math.pi / 2):
        m.tube(radius, radius, length, sides, bark, top=False, jitter=0.10)
        for z, turned in ((length, 0.0), (0.0, math.pi)):
            with m.at(z=z, roll=turned):
                m.tube(radius, radius * 0.9, 0.0005, sides, bark, top=False, jitter=0)
                with m.at(z=0.0005):
                    m.prism([(radius * 0.9 * math.cos(k * TAU / sides), radius * 0.9 * math.sin(k * TAU / sides))
                             for k in range(sides)], radius * 0.03, WOOD, taper=0.8, bottom=False, top_colour=HEARTWOOD,
                            jitter=0.02)


def stump(m, radius=0.03):
    m.tube(radius * 1.25, radius, radius * 0.9, 7, BARK, top=False, jitter=0.08)
    with m.at(z=radius * 0.9):
        m.prism([(radius * math.cos(k * TAU / 7), radius * math.sin(k * TAU / 7)) for k in range(7)], 0.002, WOOD, taper=0.8,
                bottom=False, top_colour=HEARTWOOD)


def log_pile(m, length=0.2, radius=0.024):
    for row, count in enumerate((3, 2, 1)):
        for k in range(count):
            with m.at(y=(k - (count - 1) / 2) * radius * 2.05, z=row * radius * 1.75, turn=m.between(-0.03, 0.03)):
                log(m, length * m.between(0.94, 1.04), radius, m.pick((BARK, BARK_DARK, WOOD_DARK)), 7)


def mushroom(m, cap="#c8402f"):
    m.tube(0.007, 0.006, 0.018, 5, BIRCH, top=False)
    with m.at(z=0.016):
        m.tube(0.019, 0.0, 0.016, 6, cap, bottom=True)


def sheep(m, scale=1.0, face=FACE, wool=WOOL, grazing=False):
    """Looks to +x, and moves about in the game."""
    with m.at(scale=scale):
        for x in (-0.030, 0.028):
            for y in (-0.019, 0.019):
                with m.at(x=x, y=y):
                    m.tube(0.008, 0.009, 0.036, 4, face, top=False, jitter=0.02, material=ALIVE)
        with m.at(z=0.060, scale=(1.28, 0.98, 0.92)):
            m.ball(0.049, wool, detail=2, rough=0.06, jitter=0.025, shade=(0.88, 1.05), open_below=0, material=ALIVE)
        with m.at(x=0.070, z=0.040 if grazing else 0.078, lean=0.95 if grazing else 0.45, scale=(1.25, 0.85, 0.9)):
            m.ball(0.022, face, detail=1, jitter=0.03, material=ALIVE)
        with m.at(x=0.056, z=0.062 if grazing else 0.096):
            m.ball(0.021, wool, detail=1, rough=0.1, jitter=0.02, material=ALIVE)
        for y in (-0.024, 0.024):
            with m.at(x=0.058, y=y, z=0.052 if grazing else 0.086, scale=(0.6, 1.5, 0.5)):
                m.ball(0.009, face, detail=1, material=ALIVE)


def cactus(m, scale=1.0):
    with m.at(scale=scale, turn=m.between(0, TAU)):
        ribs = lambda a, z: 1.0 + 0.06 * math.cos(4 * a)
        m.lathe([(0.028, 0), (0.033, 0.07), (0.031, 0.14), (0.018, 0.172), (0, 0.18)], 8, [CACTUS, CACTUS_LIGHT], ribs, jitter=0.04)
        for side, z, tall in ((1, 0.055, 0.075), (-1, 0.085, 0.055)):
            m.beam((side * 0.02, 0, z), (side * 0.072, 0, z + 0.008), 0.016, CACTUS, 6)
            with m.at(x=side * 0.072, z=z - 0.006):
                m.lathe([(0.008, -0.008), (0.018, 0.0), (0.018, tall), (0.010, tall + 0.014), (0, tall + 0.018)], 6, [CACTUS_LIGHT, CACTUS], jitter=0.04)
        with m.at(z=0.178):
            m.tube(0.012, 0, 0.014, 5, "#e8648c")


def palm(m, scale=1.0, lean=0.28):
    with m.at(scale=scale, turn=m.between(0, TAU)):
        a = (0.0, 0.0, 0.0)
        for k in range(4):
            t = (k + 1) / 4
            b = (lean * 0.20 * t * t, 0.0, 0.055 * (k + 1))
            m.beam(a, b, 0.019 - 0.002 * k, m.pick((BARK, WOOD_DARK)), 6, 0.014 - 0.002 * k)
            a = b
        with m.at(x=a[0], z=a[2]):
            for k in range(7):
                with m.at(turn=k * TAU / 7 + m.between(-0.15, 0.15)):
                    _frond(m, m.pick(("#4f9a45", "#5fae4c", "#3f8a40")))
            for k in range(3):
                with m.at(x=0.016 * math.cos(k * 2.1), y=0.016 * math.sin(k * 2.1), z=-0.014):
                    m.ball(0.013, BARK, detail=1)


def _frond(m, colour):
    m.hull([(0, 0, 0.012), (0, 0, -0.002), (0.065, -0.032, 0.020), (0.065, 0.032, 0.020), (0.065, 0, 0.040), (0.070, 0, 0.014), (0.150, 0, -0.032)],
           colour, jitter=0.09)


def skull(m):
    """Of an ox; looks to +x."""
    m.hull([(-0.03, -0.026, 0.0), (-0.03, 0.026, 0.0), (-0.034, -0.03, 0.03), (-0.034, 0.03, 0.03), (0.0, -0.024, 0.034),
            (0.0, 0.024, 0.034), (0.055, -0.013, 0.014), (0.055, 0.013, 0.014), (0.05, -0.012, 0.0), (0.05, 0.012, 0.0)], BONE)
    for side in (-1, 1):
        m.beam((-0.025, side * 0.022, 0.026), (-0.03, side * 0.056, 0.036), 0.009, BONE, 5, 0.007)
        m.beam((-0.03, side * 0.054, 0.035), (-0.014, side * 0.074, 0.06), 0.007, BONE, 5, 0.001)
        with m.at(x=0.003, y=side * 0.021, z=0.026):
            m.ball(0.0075, "#4a3b30", detail=1)


def pond(m, radius, sides=11, squash=0.75, shore=None, depth=0.004):
    """A thin disc of water with a shore, slightly above the ground."""
    wave = [m.between(0.88, 1.1) for _ in range(sides)]
    outline = [(radius * w * math.cos(k * TAU / sides), radius * squash * w * math.sin(k * TAU / sides)) for k, w in enumerate(wave)]
    m.prism([(x * 1.22, y * 1.22) for x, y in outline], depth * 2, shore, taper=0.93, bottom=False)
    with m.at(z=depth * 2):
        m.prism(outline, depth * 0.5, mix(WATER, WATER_LIGHT, 0.12), taper=0.97, bottom=False, material=GLOSS, jitter=0.02)
