"""Pictures of the progress cards of mods/cities_knights: a card of its stack's colour with an emblem.

Emblems are flat shapes in a window of the card, given from its middle and from -12 to 12.
"""
import math

import palette as pal
from glb import TAU, Model, turned

HERE = turned((0, 0, 0), 0, 0, 1)
TRACKS = {"trade": ("#e0b52c", "#b8901a"), "politics": ("#3d6fd0", "#2a4f9c"),
          "science": ("#45a860", "#2f7d45")}
MIDDLE = 0.33
FRONT = 0.052
SIZE = 0.0122


class Emblem:
    """Draws on the window; later shapes lie before earlier ones."""

    def __init__(self, model):
        self.model = model
        self.layer = 0

    def plate(self, points, paint):
        z = FRONT + 0.004 * self.layer
        self.layer += 1
        place = [(x * SIZE, MIDDLE + y * SIZE) for x, y in points]
        self.model.slab([(x, y, z + 0.012) for x, y in place], [(x, y, z) for x, y in place], paint)

    def box(self, x, y, wide, high, paint):
        self.plate([(x - wide / 2, y - high / 2), (x + wide / 2, y - high / 2),
                    (x + wide / 2, y + high / 2), (x - wide / 2, y + high / 2)], paint)

    def disc(self, x, y, radius, paint, sides=16, high=1.0):
        self.plate([(x + radius * math.cos(TAU * k / sides),
                     y + high * radius * math.sin(TAU * k / sides)) for k in range(sides)], paint)

    def ring(self, x, y, radius, paint, inner, hole):
        self.disc(x, y, radius, paint)
        self.disc(x, y, inner, hole)

    def bar(self, a, b, wide, paint):
        (ax, ay), (bx, by) = a, b
        long = math.hypot(bx - ax, by - ay)
        u, v = (by - ay) / long * wide / 2, -(bx - ax) / long * wide / 2
        self.plate([(ax + u, ay + v), (bx + u, by + v), (bx - u, by - v), (ax - u, ay - v)], paint)


def commercial_harbor(e, _light, dark):
    e.ring(0, 8.5, 3, pal.STEEL_LIGHT, 1.5, dark)
    e.bar((0, 6), (0, -9), 2.4, pal.STEEL_LIGHT)
    e.bar((-4, 3.5), (4, 3.5), 2, pal.STEEL_LIGHT)
    for side in (-1, 1):
        e.plate([(0, -10.5), (side * 5.5, -8), (side * 8.5, -3), (side * 6, -3.5), (side * 4.5, -6.5),
                 (0, -8)], pal.STEEL_LIGHT)


def master_merchant(e, _light, _dark):
    e.bar((0, 9), (0, -9), 1.8, pal.WOOD_DARK)
    e.bar((-9, 6), (9, 6), 1.8, pal.WOOD_DARK)
    for side in (-1, 1):
        e.bar((side * 8, 6), (side * 5, -1), 0.8, pal.INK)
        e.bar((side * 8, 6), (side * 11, -1), 0.8, pal.INK)
        e.plate([(side * 4, -1), (side * 12, -1), (side * 10, -4), (side * 6, -4)], pal.GOLD_LIGHT)
    e.box(0, -9.5, 9, 2.4, pal.WOOD_DARK)


def merchant(e, _light, _dark):
    for k in range(5):
        e.box(-8 + 4 * k, 5, 4, 6, pal.CRIMSON if k % 2 == 0 else pal.IVORY_LIGHT)
    for side in (-1, 1):
        e.bar((side * 8.5, 3), (side * 8.5, -10), 1.8, pal.WOOD_DARK)
    e.box(0, -5.5, 17, 3, pal.WOOD_LIGHT)
    for x, paint in ((-4.5, pal.CRIMSON), (0, pal.GOLD_LIGHT), (4.5, pal.GRASS_LIGHT)):
        e.disc(x, -2, 2.2, paint, 10)


def merchant_fleet(e, _light, _dark):
    for x, size in ((-5, 1.0), (5.5, 0.75)):
        e.bar((x, -4), (x, 9 * size), 1, pal.WOOD_DARK)
        e.plate([(x - 5 * size, -1), (x + 5 * size, -1), (x + 3 * size, 7 * size),
                 (x - 3 * size, 7 * size)], pal.IVORY_LIGHT)
        e.plate([(x - 7 * size, -3), (x + 7 * size, -3), (x + 5 * size, -7), (x - 5 * size, -7)],
                pal.BARK)
    e.box(0, -8.5, 20, 1.6, "#3d8fc4")


def resource_monopoly(e, _light, _dark):
    for x, y, paint in ((-5, -5.5, "#b4552d"), (5, -5.5, "#8d949c"), (0, 3.5, "#e5c158")):
        e.box(x, y, 9, 8, paint)
        e.box(x, y, 9, 1.4, pal.WOOD_DARK)
    e.plate([(-4, 8), (4, 8), (5, 12), (2, 10), (0, 12.5), (-2, 10), (-5, 12)], pal.GOLD_LIGHT)


def trade_monopoly(e, _light, _dark):
    e.box(-5, -5, 10, 8, "#d9b13b")
    e.box(-5, -5, 2.4, 8, pal.CRIMSON)
    e.disc(6, -5, 4.6, pal.GOLD_LIGHT)
    e.disc(6, -5, 3, pal.GOLD_DARK)
    e.box(0, 4.5, 8, 7, pal.IVORY_LIGHT)
    for k in range(3):
        e.box(0, 6.5 - 2 * k, 5, 0.8, pal.INK)


def bishop(e, _light, _dark):
    e.plate([(-6, -8), (6, -8), (8, 1), (0, 11), (-8, 1)], pal.IVORY_LIGHT)
    e.box(0, 0, 2, 14, pal.GOLD)
    e.box(0, 1, 9, 2, pal.GOLD)
    e.box(0, -7.5, 12.5, 3, pal.GOLD)


def constitution(e, _light, _dark):
    e.box(0, 0, 13, 17, pal.IVORY_LIGHT)
    for y in (8.5, -8.5):
        e.box(0, y, 17, 3, pal.IVORY)
    for k in range(4):
        e.box(0, 5 - 2.6 * k, 9, 1, pal.INK)
    e.disc(4, -6, 3, pal.CRIMSON)


def deserter(e, _light, _dark):
    e.plate([(-8, 9), (2, 9), (2, 1), (-3, -6), (-8, 1)], pal.STEEL_LIGHT)
    e.bar((-9, 10), (3, -6), 1.4, pal.CRIMSON)
    e.plate([(1, -3), (6, -3), (6, -6), (12, -1.5), (6, 3), (6, 0), (1, 0)], pal.GOLD_LIGHT)


def diplomat(e, _light, _dark):
    e.bar((-11, -6), (-3, -1), 4, pal.WOOD_LIGHT)
    e.bar((3, 2), (11, 7), 4, pal.WOOD_LIGHT)
    e.bar((-4, 7), (4, -7), 1.6, pal.CRIMSON)
    e.bar((-1, 9), (7, -5), 1.6, pal.CRIMSON)


def intrigue(e, _light, _dark):
    e.plate([(-1.6, 1), (1.6, 1), (1.6, -8), (0, -12), (-1.6, -8)], pal.STEEL_LIGHT)
    e.box(0, 1.6, 10, 2, pal.GOLD)
    e.box(0, 5.5, 2.4, 6.5, pal.WOOD_DARK)
    e.disc(0, 9.5, 2.2, pal.GOLD_LIGHT)


def saboteur(e, _light, _dark):
    e.disc(-1, -3, 8, pal.INK)
    e.box(4, 5, 4, 4, pal.STEEL_DARK)
    e.bar((5, 6), (9, 9.5), 1.2, pal.IVORY)
    e.disc(9.5, 10, 2.2, pal.GOLD_LIGHT, 8)
    e.disc(-4, 0, 1.8, pal.STEEL_LIGHT, 10)


def spy(e, _light, dark):
    e.plate([(-12, 0), (-6, 5.5), (0, 7), (6, 5.5), (12, 0), (6, -5.5), (0, -7), (-6, -5.5)],
            pal.IVORY_LIGHT)
    e.disc(0, 0, 5, dark)
    e.disc(0, 0, 2.5, pal.INK)
    e.disc(1.4, 1.6, 1, pal.IVORY_LIGHT, 8)


def warlord(e, _light, _dark):
    for side in (-1, 1):
        e.bar((-side * 7, -7), (side * 9, 9), 2, pal.STEEL_LIGHT)
        e.bar((-side * 8.5, -3), (-side * 3, -8.5), 1.8, pal.GOLD)
        e.bar((-side * 7, -7), (-side * 10, -10), 2, pal.WOOD_DARK)


def wedding(e, _light, dark):
    e.ring(-4, -1, 6.5, pal.GOLD, 4.6, dark)
    e.ring(4, -1, 6.5, pal.GOLD_LIGHT, 4.6, dark)
    e.plate([(-2.4, 9), (0, 11), (2.4, 9), (0, 6)], pal.IVORY_LIGHT)


def alchemist(e, _light, _dark):
    e.plate([(-2, 9), (2, 9), (2, 3), (8, -8), (6, -10), (-6, -10), (-8, -8), (-2, 3)],
            pal.IVORY_LIGHT)
    e.plate([(-4.2, -1.5), (4.2, -1.5), (7, -7.5), (5.5, -9), (-5.5, -9), (-7, -7.5)], pal.CRIMSON)
    e.box(0, 9.5, 6, 2, pal.WOOD)
    for x, y, size in ((-2, -5, 1.2), (2.4, -4, 0.9), (0.6, -7, 1.0)):
        e.disc(x, y, size, pal.IVORY_LIGHT, 8)


def crane(e, _light, _dark):
    e.bar((-5, -10), (-5, 9), 2.4, pal.WOOD_DARK)
    e.bar((-6, 8), (8, 8), 2.2, pal.WOOD_DARK)
    e.bar((-4, 1), (2, 7.5), 1.6, pal.WOOD)
    e.bar((7, 8), (7, 0), 0.8, pal.INK)
    e.box(7, -2.5, 6, 5, pal.STONE_LIGHT)
    e.box(-5, -10, 9, 2.4, pal.STONE)


def engineer(e, _light, _dark):
    for row in range(3):
        for k in range(3 if row % 2 == 0 else 2):
            shift = 0 if row % 2 == 0 else 3.3
            e.box(-6.6 + 6.6 * k + shift, -7 + 4.4 * row, 6, 3.8, pal.STONE_LIGHT if k % 2 else pal.STONE)
    for k in range(3):
        e.box(-6.6 + 6.6 * k, 6.3, 3.6, 4, pal.STONE_LIGHT)


def inventor(e, light, _dark):
    points = []
    for k in range(32):
        r = 10 if k % 4 in (0, 1) else 7.6
        points.append((r * math.cos(TAU * k / 32), r * math.sin(TAU * k / 32)))
    e.plate(points, pal.GOLD)
    e.disc(0, 0, 4.4, light)
    e.disc(0, 0, 1.8, pal.GOLD_DARK)


def irrigation(e, _light, _dark):
    for x in (-5, 0, 5):
        e.bar((x, -4), (x, 8), 1.1, "#e5c158")
        for y in (3, 5.5, 8):
            e.disc(x - 1.4, y, 1.4, pal.GOLD_LIGHT, 8, 1.4)
            e.disc(x + 1.4, y, 1.4, pal.GOLD_LIGHT, 8, 1.4)
    for k, y in enumerate((-6, -9.5)):
        for x in (-6, 0, 6):
            e.disc(x + 2 * k - 1, y, 3.6, "#3d8fc4", 12, 0.4)


def medicine(e, _light, _dark):
    e.disc(0, 0, 11, pal.IVORY_LIGHT, 20)
    e.box(0, 0, 5, 16, pal.CRIMSON)
    e.box(0, 0, 16, 5, pal.CRIMSON)


def mining(e, _light, _dark):
    e.bar((-7, -9), (4, 6), 2, pal.WOOD)
    e.plate([(-6, 9), (1, 10.5), (7, 7), (10, 1), (10.5, -3), (7.5, 1), (4, 5), (-1, 7)],
            pal.STEEL_LIGHT)
    e.plate([(2, -10), (5, -5), (9, -6), (11, -10)], pal.STONE)


def printer(e, _light, _dark):
    e.box(-3, 0, 12, 17, pal.IVORY)
    e.box(0, -1.5, 12, 17, pal.IVORY_LIGHT)
    e.box(-3, 4, 3.5, 3.5, pal.CRIMSON)
    e.box(2.5, 4, 5, 1, pal.INK)
    for k in range(4):
        e.box(0, 0 - 2.3 * k, 9, 1, pal.INK)


def road_building(e, _light, _dark):
    e.bar((-10, -7), (-1, 2), 4.4, pal.WOOD_LIGHT)
    e.bar((0, 1), (10, 7), 4.4, pal.WOOD_LIGHT)
    for x, y in ((-8, -5), (-5.5, -2.5), (-3, 0)):
        e.bar((x - 1.6, y + 1.6), (x + 1.6, y - 1.6), 0.8, pal.WOOD_DARK)
    for x, y in ((3, 2.8), (5.8, 4.5), (8.4, 6.1)):
        e.bar((x - 1.2, y + 2), (x + 1.2, y - 2), 0.8, pal.WOOD_DARK)


def smith(e, _light, _dark):
    e.plate([(-10, 1), (8, 1), (8, -2), (3, -4), (3, -7), (6, -10), (-6, -10), (-3, -7), (-3, -4),
             (-6, -2)], pal.STEEL_DARK)
    e.bar((-2, 4), (8, 10), 1.8, pal.WOOD)
    e.bar((-5, 6), (-1, 1.5), 4, pal.STEEL_LIGHT)


STACKS = {
    "trade": (commercial_harbor, master_merchant, merchant, merchant_fleet, resource_monopoly,
              trade_monopoly),
    "politics": (bishop, constitution, deserter, diplomat, intrigue, saboteur, spy, warlord, wedding),
    "science": (alchemist, crane, engineer, inventor, irrigation, medicine, mining, printer,
                road_building, smith),
}


def card(track, emblem):
    light, dark = TRACKS[track]
    model = Model()
    model.block(HERE, (0, 0.30, 0), (0.42, 0.60, 0.04), pal.IVORY_LIGHT)
    model.block(HERE, (0, 0.30, 0.012), (0.38, 0.56, 0.04), light)
    model.block(HERE, (0, 0.33, 0.020), (0.31, 0.36, 0.05), dark)
    emblem(Emblem(model), light, dark)
    model.block(HERE, (0, 0.08, 0.035), (0.24, 0.025, 0.02), dark)
    return model


def models():
    return {"card_" + emblem.__name__: card(track, emblem)
            for track, emblems in STACKS.items() for emblem in emblems}
