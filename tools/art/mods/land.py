"""The hexagon of a tile, and what grows on it, for the models of mods. Sizes: docs/art.md."""
import math

from glb import TAU, spot

RIM = 0.965  # circumradius of a tile
SKIRT = -0.20


def at(radius, degrees, y=0.0):
    """A point by its compass angle: 0 is north, then clockwise."""
    angle = math.radians(degrees)
    return radius * math.sin(angle), y, -radius * math.cos(angle)


def border(degrees):
    """How far the border of the tile is from its centre in this direction."""
    off = math.radians((degrees % 60) - 30)
    return RIM * math.cos(math.pi / 6) / math.cos(off)


def ground(model, paints, edge, seed, height=0.016, rings=9):
    """A body with a surface of small facets: flat at the rim, a little uneven inside."""
    def point(ring, step):
        if ring == 0:
            return 0.0, height * 0.5, 0.0
        side, part = step // ring % 6, step % ring / ring
        a, b = at(RIM * ring / rings, 60 * side), at(RIM * ring / rings, 60 * side + 60)
        low = ring == rings
        y = 0.0 if low else height * (0.35 + 0.65 * spot(seed + ring, step % (6 * ring)))
        return a[0] + (b[0] - a[0]) * part, y, a[2] + (b[2] - a[2]) * part

    number = 0
    for ring in range(1, rings + 1):
        for step in range(6 * ring):
            inner = step - step // ring
            three = [point(ring, step), point(ring, step + 1), point(ring - 1, inner)]
            model.fan(three, paints[int(spot(seed, number) * len(paints))])
            number += 1
            if ring > 1 and (step + 1) % ring != 0:
                three = [point(ring - 1, inner), point(ring, step + 1), point(ring - 1, inner + 1)]
                model.fan(three, paints[int(spot(seed + 7, number) * len(paints))])
                number += 1
    for side in range(6):
        a, b = at(RIM, 60 * side), at(RIM, 60 * side + 60)
        model.facing([a, b, (b[0], SKIRT, b[2]), (a[0], SKIRT, a[2])], (0, 0, 0), edge)


def crown(model, middle, radius, tall, paints, seed, around=7):
    """Leaves: an uneven ball that is darker below."""
    rows = [(-0.9, 0.45), (-0.25, 1.0), (0.45, 0.82)]
    loops = []
    for level, (up, wide) in enumerate(rows):
        loop = []
        for k in range(around):
            r = radius * wide * (0.86 + 0.28 * spot(seed + level, k))
            a = TAU * (k + level * 0.5) / around
            loop.append((middle[0] + r * math.cos(a), middle[1] + tall * up, middle[2] + r * math.sin(a)))
        loops.append(loop)
    top = (middle[0], middle[1] + tall, middle[2])
    foot = (middle[0], middle[1] - tall, middle[2])
    for k in range(around):
        n = (k + 1) % around
        model.facing([loops[0][k], loops[0][n], foot], middle, paints[0])
        for level, (low, high) in enumerate(zip(loops, loops[1:])):
            paint = paints[min(level + (spot(seed + 5, k) > 0.6), len(paints) - 1)]
            model.facing([low[k], low[n], high[k]], middle, paint)
            model.facing([low[n], high[n], high[k]], middle, paint)
        model.facing([loops[-1][k], loops[-1][n], top], middle, paints[-1])


def stone(model, x, z, size, tall, paints, seed, material="plain", base=0.0):
    """A cut stone that stands on the ground."""
    sides = 6
    low = [(x + size * math.cos(TAU * k / sides) * (0.8 + 0.4 * spot(seed, k)), base,
            z + size * math.sin(TAU * k / sides) * (0.8 + 0.4 * spot(seed, k))) for k in range(sides)]
    high = [(x + (p[0] - x) * 0.6, base + tall * (0.6 + 0.3 * spot(seed + 1, k)), z + (p[2] - z) * 0.6)
            for k, p in enumerate(low)]
    top = (x, base + tall, z)
    for k in range(sides):
        n = (k + 1) % sides
        model.facing([low[k], low[n], high[n], high[k]], (x, base, z), paints[k % len(paints)], material)
        model.facing([high[k], high[n], top], (x, base, z), paints[(k + 1) % len(paints)], material)


def blade(model, foot, tip, width, colour):
    """A leaf with two sides and a keel: three corners at the foot, one at the tip."""
    dx, dz = tip[0] - foot[0], tip[2] - foot[2]
    length = math.hypot(dx, dz) or 1.0
    side = (-dz / length * width, dx / length * width)
    a = (foot[0] + side[0], foot[1], foot[2] + side[1])
    b = (foot[0] - side[0], foot[1], foot[2] - side[1])
    model.tri(a, b, tip, colour)
    model.tri(b, a, tip, colour)
