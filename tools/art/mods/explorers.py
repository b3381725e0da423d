#!/usr/bin/env python3
"""Writes the models of mods/explorers as glTF binaries: python3 tools/art/mods/explorers.py

Needs neither Blender nor packages. Axes and sizes: docs/art.md, "Models of mods". Ships lie along x,
bow to +x, with their origin on the water level.
"""
import math
import pathlib
import sys

ART = pathlib.Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ART), str(ART / "mods")]

import palette as pal  # noqa: E402
from fishermen import buoy, fish  # noqa: E402
from glb import Model, turned  # noqa: E402
from land import ground, stone  # noqa: E402
from seafarers import hull, pennant, pirate, sail  # noqa: E402
from seafarers_signs import roof  # noqa: E402

ASSETS = ART.parent.parent / "mods" / "explorers" / "assets"
HERE = turned((0, 0, 0), 0, 0, 1)
TEAM, TAR = "#ffffff", "#2b2327"


def part_of(model, material, make):
    """What make(model) draws belongs to the material."""
    inner = Model()
    make(inner)
    model.parts.setdefault(material, []).extend(inner.parts["plain"])


def ship():
    """A broad trader with an open deck, on which cargo is seen, and one sail of its owner."""
    model = Model()
    hull(model, 0.66, 0.27, 0.11, pal.WOOD, TEAM, "team", pal.WOOD_LIGHT)
    model.rod((0.19, 0.06, 0), (0.19, 0.62, 0), 0.017, pal.WOOD_DARK, 6)
    head = [(0.19, 0.24, 0.17), (0.19, 0.24, -0.17), (0.17, 0.56, -0.12), (0.17, 0.56, 0.12)]
    model.rod(head[2], head[3], 0.012, pal.WOOD_DARK, 5)
    sail(model, head, 0.08, TEAM, "team")
    pennant(model, 0.19, 0.64, 0, 0.14, 0.06, TEAM, "team")
    model.block(HERE, (-0.25, 0.15, 0), (0.09, 0.07, 0.17), pal.WOOD_LIGHT)
    return model


def coin_pile(model, x, z, count, radius=0.12):
    for k in range(count):
        model.turning(x + 0.012 * (k % 2), z, [(0.045 * k, radius), (0.045 * k + 0.036, radius)], 1,
                      pal.GOLD if k % 2 else pal.GOLD_LIGHT, 12)


def gold():
    """A pile of coins."""
    model = Model()
    coin_pile(model, -0.13, 0.06, 4, 0.15)
    coin_pile(model, 0.16, 0.09, 2, 0.15)
    coin_pile(model, 0.03, -0.15, 6, 0.15)
    return model


def harbour_settlement():
    """Two houses with roofs of their owner, and a jetty with a crane."""
    model = Model()
    for x, z, wide, deep, tall in ((-0.09, -0.05, 0.20, 0.24, 0.17), (0.12, -0.09, 0.17, 0.20, 0.13)):
        model.block(HERE, (x, tall / 2, z), (wide, tall, deep), pal.WALL)
        inner = Model()
        roof(inner, x, z, wide + 0.05, deep + 0.05, tall, tall + 0.13, TEAM, TEAM)
        model.parts.setdefault("team", []).extend(inner.parts["plain"])
    model.block(HERE, (0.02, 0.03, 0.17), (0.44, 0.03, 0.15), pal.WOOD_LIGHT)
    for x in (-0.18, 0.02, 0.22):
        model.rod((x, -0.06, 0.22), (x, 0.07, 0.22), 0.018, pal.WOOD_DARK, 6)
    model.rod((0.20, 0.03, 0.14), (0.20, 0.36, 0.14), 0.018, pal.WOOD_DARK, 6)
    model.rod((0.20, 0.35, 0.14), (0.02, 0.40, 0.20), 0.013, pal.WOOD_DARK, 5)
    model.rod((0.03, 0.40, 0.20), (0.03, 0.20, 0.20), 0.006, pal.INK, 4)
    model.block(HERE, (0.03, 0.16, 0.20), (0.07, 0.07, 0.07), pal.WOOD)
    return model


def person(model, x, z, size, paint, material="plain"):
    def body(part):
        part.turning(x, z, [(0.0, 0.085 * size), (0.16 * size, 0.055 * size), (0.20 * size, 0.0)], 1, paint, 8)
    if material == "plain":
        body(model)
    else:
        part_of(model, material, body)
    model.ball((x, 0.235 * size, z), 0.052 * size, pal.IVORY, 7, 4)


def settler():
    """A family in their owner's colour with a chest."""
    model = Model()
    person(model, -0.10, 0.02, 1.15, TEAM, "team")
    person(model, 0.06, -0.05, 1.0, TEAM, "team")
    model.block(HERE, (0.10, 0.05, 0.10), (0.15, 0.09, 0.10), pal.WOOD)
    model.block(HERE, (0.10, 0.10, 0.10), (0.16, 0.02, 0.11), pal.GOLD_DARK)
    return model


def crew():
    """One armed sailor."""
    model = Model()
    person(model, 0, 0, 1.25, TEAM, "team")
    model.rod((0.10, 0.05, 0.03), (0.13, 0.36, 0.03), 0.012, pal.INK, 5)
    model.block(HERE, (0.13, 0.34, 0.03), (0.05, 0.06, 0.012), pal.GOLD)
    return model


def haul():
    """A barrel with two fish."""
    model = Model()
    model.turning(0, 0, [(0.0, 0.13), (0.12, 0.16), (0.24, 0.13), (0.24, 0.0)], 1, pal.WOOD, 10)
    fish(model, (-0.03, 0.27, 0.03), 0.30, 0.4)
    fish(model, (0.04, 0.31, -0.03), 0.28, -0.5)
    return model


def sack():
    """A tied sack of spices."""
    model = Model()
    model.turning(0, 0, [(0.0, 0.13), (0.07, 0.17), (0.18, 0.14), (0.25, 0.05), (0.31, 0.09), (0.31, 0.0)], 1,
                  "#c8a468", 9)
    model.turning(0, 0, [(0.245, 0.062), (0.265, 0.062)], 1, pal.CRIMSON, 9)
    return model


def lair():
    """Crossed cutlasses on a coin."""
    model = Model()
    model.coin(0.28, 0.28, 0.06, pal.GOLD_DARK, TAR, 20)
    for side in (1, -1):
        model.rod((-0.15 * side, 0.15, 0.05), (0.15 * side, 0.42, 0.05), 0.024, pal.BONE, 6)
    return model



def gold_field():
    """Yellow rocks with nuggets."""
    model = Model()
    ground(model, ("#b99552", "#c8a660", "#a98445"), "#8d6a37", 7)
    for k in range(6):
        x, z = (0.64 * math.cos(math.radians(60 * k + 30)), 0.64 * math.sin(math.radians(60 * k + 30)))
        stone(model, x, z, 0.19, 0.26, ("#9a7b4a", "#b08d55", "#86693e"), 11 + k)
        model.ball((x + 0.10, 0.07, z - 0.06), 0.06, pal.GOLD_LIGHT, 7, 4)
        model.ball((x - 0.09, 0.06, z + 0.09), 0.05, pal.GOLD, 7, 4)
    return model


def shoal():
    """Fish that leap between buoys."""
    model = Model()
    for k in range(5):
        turn = math.radians(72 * k)
        fish(model, (0.5 * math.cos(turn), 0.02, 0.5 * math.sin(turn)), 0.30, turn + 1.3, 0.3)
    buoy(model, 0.0, -0.72)
    buoy(model, 0.0, 0.72)
    return model


def village(mark):
    """Round huts on green land, and a sign of what its friends gain."""
    model = Model()
    ground(model, ("#6f8f45", "#7ea052", "#5f7d3b"), "#5a6b34", 5)
    for k in range(5):
        turn = math.radians(72 * k + 18)
        x, z = 0.62 * math.cos(turn), 0.62 * math.sin(turn)
        model.turning(x, z, [(0.0, 0.13), (0.12, 0.13)], 1, pal.WALL, 9)
        model.turning(x, z, [(0.12, 0.17), (0.30, 0.0)], 1, "#b9823f", 9)
    mark(model)
    return model


def swift(model):
    hull(model, 0.5, 0.2, 0.1, pal.WOOD, pal.WOOD_LIGHT, "plain", pal.WOOD_LIGHT)
    sail(model, [(0.05, 0.14, 0.14), (0.05, 0.14, -0.14), (0.04, 0.42, -0.10), (0.04, 0.42, 0.10)], 0.06,
         pal.IVORY_LIGHT)


def hunt(model):
    for side in (1, -1):
        model.rod((-0.20 * side, 0.02, 0), (0.20 * side, 0.44, 0), 0.026, pal.INK, 6)
        model.ball((0.20 * side, 0.45, 0), 0.05, pal.CRIMSON, 7, 4)


def trade(model):
    coin_pile(model, -0.10, 0.05, 4)
    coin_pile(model, 0.13, -0.05, 6)


def dock():
    """An anchor on a coin."""
    model = Model()
    model.turning(0, 0, [(0.0, 0.26), (0.06, 0.26), (0.06, 0.0)], 1, pal.WOOD_LIGHT, 14)
    model.rod((0, 0.08, 0), (0, 0.46, 0), 0.028, pal.INK, 6)
    model.rod((-0.11, 0.38, 0), (0.11, 0.38, 0), 0.022, pal.INK, 6)
    for side in (1, -1):
        model.rod((0, 0.10, 0), (0.15 * side, 0.22, 0), 0.026, pal.INK, 6)
    return model


def council():
    """A hall with a dome on a small island."""
    model = Model()
    model.turning(0, 0, [(-0.12, 0.50), (0.0, 0.44), (0.03, 0.40), (0.03, 0.0)], 1, pal.SAND, 14)
    model.turning(0, 0, [(0.03, 0.24), (0.22, 0.22)], 1, pal.WALL, 12)
    model.turning(0, 0, [(0.22, 0.25), (0.32, 0.19), (0.40, 0.0)], 1, pal.ROYAL, 12)
    pennant(model, 0.0, 0.56, 0, 0.18, 0.08, pal.GOLD)
    model.rod((0, 0.38, 0), (0, 0.58, 0), 0.012, pal.WOOD_DARK, 5)
    return model


SIGNS = {
    "ship": ship, "gold": gold, "harbour_settlement": harbour_settlement, "settler": settler, "crew": crew,
    "haul": haul, "sack": sack, "lair": lair, "gold_field": gold_field, "shoal": shoal, "dock": dock,
    "council": council, "pirate_ship": pirate, "village_swift": lambda: village(swift),
    "village_chase": lambda: village(hunt), "village_gold": lambda: village(trade),
}


def main():
    ASSETS.mkdir(parents=True, exist_ok=True)
    for name, make in SIGNS.items():
        count = make().write(ASSETS / (name + ".glb"))
        print(f"{name}: {count} triangles")


if __name__ == "__main__":
    main()
