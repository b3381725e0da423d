"""What the pictures of mods/principality are put together from: grounds, houses, trees, people, ships.

Every picture is a small scene that looks to +z; it is about 1 wide, and stands on y = 0.
"""
import math

import palette as pal
from glb import TAU, spot, turned
from land import crown

HERE = turned((0, 0, 0), 0, 0, 1)


def owned(model, build):
    """What `build` adds becomes the owner's colour."""
    before = len(model.parts.setdefault("plain", []))
    build()
    model.parts.setdefault("team", []).extend(model.parts["plain"][before:])
    del model.parts["plain"][before:]


def cone(model, x, z, foot, top, radius, paint, sides=8):
    model.turning(x, z, [(foot, radius), (top, 0.0)], 1, paint, sides)


def tower(model, x, z, foot, top, radius, paint, sides=8):
    """A round or many-sided body with a flat top."""
    model.turning(x, z, [(foot, radius), (top, radius), (top + 0.001, 0.0)], 1, paint, sides)


def ground(model, paint, rim, wide=0.56, deep=0.42, sides=22, seed=1):
    """An oval of land with a slope round it."""
    def loop(size, y, wobble):
        return [(wide * size * math.cos(TAU * k / sides) * (1 + wobble * (spot(seed, k) - 0.5)), y,
                 deep * size * math.sin(TAU * k / sides) * (1 + wobble * (spot(seed, k) - 0.5)))
                for k in range(sides)]
    low, high = loop(1.0, -0.07, 0.05), loop(0.94, 0.0, 0.05)
    for k in range(sides):
        n = (k + 1) % sides
        model.facing([low[k], low[n], high[n], high[k]], (0, -0.2, 0), rim)
    for k in range(sides):
        n = (k + 1) % sides
        middle = (0.0, 0.0, 0.0)
        model.fan([middle, high[k], high[n]], paint[k % len(paint)])


GRASS = (pal.GRASS, pal.GRASS_LIGHT, pal.GRASS)
PAVED = (pal.STONE_LIGHT, pal.STONE, pal.STONE_LIGHT)
EARTH = (pal.SOIL, pal.SAND_WET, pal.SOIL)
SEA = (pal.WATER, pal.WATER_LIGHT, pal.WATER)


def meadow(model, seed=1):
    ground(model, GRASS, pal.SOIL_DARK, seed=seed)


def square(model, seed=1):
    ground(model, PAVED, pal.STONE_DARK, seed=seed)


def roof(model, x, z, foot, wide, deep, tall, paint, along=True):
    """A ridge roof; `along`: the ridge runs along x, so that its slope looks to the eye."""
    half, back = wide / 2, deep / 2
    if along:
        ridge = [(x - half, foot + tall, z), (x + half, foot + tall, z)]
        eaves = [[(x - half, foot, z + s * back), (x + half, foot, z + s * back)] for s in (1, -1)]
    else:
        ridge = [(x, foot + tall, z - back), (x, foot + tall, z + back)]
        eaves = [[(x + s * half, foot, z - back), (x + s * half, foot, z + back)] for s in (1, -1)]
    inside = (x, foot + tall * 0.3, z)
    for a, b in eaves:
        model.facing([a, b, ridge[1], ridge[0]], inside, paint)
    for end in (0, 1):
        model.facing([eaves[0][end], eaves[1][end], ridge[end]], inside, pal.WALL_SHADE)
    model.facing([eaves[0][0], eaves[0][1], eaves[1][1], eaves[1][0]], (x, foot + 1, z), pal.WOOD_DARK)


def door(model, x, z, wide=0.06, tall=0.11, foot=0.0, paint=pal.DOOR):
    model.block(HERE, (x, foot + tall / 2, z), (wide, tall, 0.014), paint)


def window(model, x, y, z, size=0.045, paint=pal.LAMP):
    model.block(HERE, (x, y, z), (size, size * 1.15, 0.012), paint)


def house(model, x, z, wide, deep, tall, wall=pal.WALL, top=pal.CLAY, ridge=0.14, along=True, foot=0.0,
          windows=2):
    """Walls, beams, a roof, a door and lit windows."""
    model.block(HERE, (x, foot + tall / 2, z), (wide, tall, deep), wall)
    front = z + deep / 2
    for side in (-1, 1):
        model.block(HERE, (x + side * (wide / 2 - 0.012), foot + tall / 2, front), (0.022, tall, 0.012),
                    pal.TIMBER)
    model.block(HERE, (x, foot + tall - 0.012, front), (wide, 0.022, 0.012), pal.TIMBER)
    roof(model, x, z, foot + tall, wide + 0.05, deep + 0.06, ridge, top, along)
    door(model, x, front + 0.004, foot=foot, tall=min(0.12, tall * 0.7))
    for k in range(windows):
        side = -1 if k % 2 == 0 else 1
        window(model, x + side * wide * 0.30, foot + tall * 0.62, front + 0.004)


def chimney(model, x, z, foot, top, paint=pal.BRICK):
    model.block(HERE, (x, (foot + top) / 2, z), (0.05, top - foot, 0.05), paint)
    model.block(HERE, (x, top, z), (0.066, 0.02, 0.066), pal.STONE_DARK)


def pine(model, x, z, tall, seed=0):
    model.rod((x, 0, z), (x, tall * 0.4, z), tall * 0.06, pal.BARK, 6)
    for k in range(3):
        cone(model, x, z, tall * (0.18 + 0.25 * k), tall * (0.58 + 0.21 * k), tall * (0.27 - 0.06 * k),
             pal.PINES[(k + seed) % 3], 8)


def tree(model, x, z, tall, seed=0):
    model.rod((x, 0, z), (x, tall * 0.5, z), tall * 0.06, pal.BARK, 6)
    crown(model, (x, tall * 0.72, z), tall * 0.30, tall * 0.30, pal.LEAVES, seed + 3)


def peak(model, x, z, radius, tall, seed=0, snow=True):
    """A rock with facets that are lit in their own way."""
    sides = 7
    loops = []
    for level, (up, wide) in enumerate(((0.0, 1.0), (0.38, 0.66), (0.72, 0.30))):
        loops.append([(x + radius * wide * (0.85 + 0.3 * spot(seed + level, k)) * math.cos(TAU * k / sides),
                       tall * up * (1 if level == 0 else 0.9 + 0.2 * spot(seed + 9, k)),
                       z + radius * wide * 0.9 * math.sin(TAU * k / sides)) for k in range(sides)])
    inside = (x, tall * 0.2, z)
    rocks = (pal.ROCK, pal.ROCK_LIGHT, pal.ROCK_DARK)
    for level, (low, high) in enumerate(zip(loops, loops[1:])):
        for k in range(sides):
            n = (k + 1) % sides
            paint = rocks[int(spot(seed + 5 + level, k) * 3) % 3]
            model.facing([low[k], low[n], high[n], high[k]], inside, paint)
    top = (x, tall, z)
    for k in range(sides):
        n = (k + 1) % sides
        paint = (pal.SNOW if k % 2 else pal.SNOW_SHADE) if snow else rocks[k % 3]
        model.facing([loops[2][k], loops[2][n], top], inside, paint)


def sheep(model, x, z, heading=0.0, size=1.0):
    put = turned((x, 0, z), heading, 0, size)
    model.ball(put((0, 0.085, 0)), 0.065 * size, pal.WOOL, 8, 5)
    model.ball(put((0.045, 0.095, 0)), 0.045 * size, pal.WOOL, 7, 4)
    model.ball(put((0.095, 0.115, 0)), 0.030 * size, pal.FACE, 6, 4)
    for dx in (-0.035, 0.035):
        for dz in (-0.025, 0.025):
            model.rod(put((dx, 0, dz)), put((dx, 0.05, dz)), 0.010 * size, pal.FACE, 5)


def sheaf(model, x, z, tall=0.16):
    """Wheat that stands bound together."""
    for k in range(7):
        a = TAU * k / 7
        model.rod((x + 0.035 * math.cos(a), 0, z + 0.035 * math.sin(a)),
                  (x + 0.05 * math.cos(a), tall, z + 0.05 * math.sin(a)), 0.012,
                  pal.WHEAT_LIGHT if k % 2 else pal.WHEAT, 5)
    model.turning(x, z, [(tall * 0.42, 0.046), (tall * 0.56, 0.046)], 1, pal.WHEAT_DARK, 8)


def person(model, x, z, cloak, hat=None, size=1.0, foot=0.0, skin=pal.HEARTWOOD):
    tall = 0.34 * size
    model.turning(x, z, [(foot, 0.11 * size), (foot + tall * 0.55, 0.075 * size),
                         (foot + tall * 0.74, 0.055 * size), (foot + tall * 0.78, 0.0)], 1, cloak, 10)
    model.ball((x, foot + tall * 0.92, z), 0.066 * size, skin, 8, 5)
    if hat:
        model.turning(x, z, [(foot + tall * 0.98, 0.085 * size), (foot + tall * 1.02, 0.07 * size),
                             (foot + tall * 1.22, 0.0)], 1, hat, 10)


def barrel(model, x, z, size=1.0, paint=pal.WOOD):
    model.turning(x, z, [(0.0, 0.04 * size), (0.05 * size, 0.05 * size), (0.10 * size, 0.04 * size),
                         (0.101 * size, 0.0)], 1, paint, 10)


def crate(model, x, z, size=0.09, paint=pal.WOOD_LIGHT, foot=0.0):
    model.block(HERE, (x, foot + size / 2, z), (size, size, size), paint)
    model.block(HERE, (x, foot + size / 2, z + size / 2), (size * 1.04, size * 0.16, 0.010), pal.WOOD_DARK)


def sack(model, x, z, size=1.0, paint=pal.IVORY_DARK):
    model.turning(x, z, [(0.0, 0.055 * size), (0.05 * size, 0.062 * size), (0.095 * size, 0.03 * size),
                         (0.105 * size, 0.022 * size), (0.125 * size, 0.034 * size),
                         (0.126 * size, 0.0)], 1, paint, 9)


def coins(model, x, z, count, radius=0.05):
    for k in range(count):
        model.turning(x + 0.008 * (k % 2), z, [(k * 0.022, radius), (k * 0.022 + 0.018, radius),
                                               (k * 0.022 + 0.019, 0.0)], 1,
                      pal.GOLD if k % 2 else pal.GOLD_LIGHT, 12)


def bricks(model, x, z, rows, paint=pal.BRICK, light=pal.BRICK_LIGHT, size=1.0):
    for row in range(rows):
        for k in range(3 - row % 2):
            shift = 0.0 if row % 2 == 0 else 0.045 * size
            model.block(HERE, (x + (-0.09 + 0.09 * k) * size + shift, (0.022 + 0.046 * row) * size, z),
                        (0.084 * size, 0.042 * size, 0.09 * size), light if (k + row) % 2 else paint)


def logs(model, x, z, size=1.0):
    for row, count in ((0, 3), (1, 2), (2, 1)):
        for k in range(count):
            dx = (k - (count - 1) / 2) * 0.082 * size
            y = (0.042 + 0.072 * row) * size
            model.rod((x + dx, y, z - 0.13 * size), (x + dx, y, z + 0.13 * size), 0.041 * size, pal.BARK, 9)
            model.rod((x + dx, y, z + 0.128 * size), (x + dx, y, z + 0.134 * size), 0.036 * size,
                      pal.HEARTWOOD, 9)


def nuggets(model, x, z, paint, light, size=1.0):
    for k, (dx, dz, r) in enumerate(((-0.07, 0.0, 0.065), (0.06, 0.02, 0.055), (0.0, 0.06, 0.05),
                                     (0.0, -0.05, 0.06))):
        model.ball((x + dx * size, r * 0.7 * size, z + dz * size), r * size, light if k % 2 else paint, 6, 3)


def banner(model, x, z, foot, top, paint, wide=0.16, tall=0.11):
    model.rod((x, foot, z), (x, top, z), 0.010, pal.WOOD_DARK, 6)
    flag = [(x, top), (x + wide, top - tall * 0.35), (x, top - tall)]
    model.slab([(px, py, z + 0.008) for px, py in flag], [(px, py, z - 0.008) for px, py in flag], paint)


def plate(model, points, z, thick, paint, middle=(0.0, 0.0), size=1.0):
    """A flat shape that looks to +z; points about `middle`."""
    place = [(middle[0] + x * size, middle[1] + y * size) for x, y in points]
    model.slab([(x, y, z + thick) for x, y in place], [(x, y, z) for x, y in place], paint)


def disc(model, x, y, radius, z, thick, paint, sides=20):
    plate(model, [(radius * math.cos(TAU * k / sides), radius * math.sin(TAU * k / sides))
                  for k in range(sides)], z, thick, paint, (x, y))


def bar(model, a, b, wide, z, thick, paint):
    (ax, ay), (bx, by) = a, b
    long = math.hypot(bx - ax, by - ay)
    u, v = (by - ay) / long * wide / 2, -(bx - ax) / long * wide / 2
    plate(model, [(ax + u, ay + v), (bx + u, by + v), (bx - u, by - v), (ax - u, ay - v)], z, thick, paint)
