#!/usr/bin/env python3
"""Writes the models of mods/cities_knights as glTF binaries: python3 tools/art/mods/cities_knights.py

Needs neither Blender nor packages. Axes and sizes: docs/art.md, "Models of mods". What is read at
table distance is told by shape as well: the rank of a knight by helmet, spear and pennant, the
owner by shield and cloak.
"""
import math
import pathlib
import sys

ART = pathlib.Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ART), str(ART / "mods")]

import palette as pal  # noqa: E402
import cities_knights_cards  # noqa: E402
from glb import TAU, Model, turned  # noqa: E402
from seafarers import hull, sail  # noqa: E402

ASSETS = ART.parent.parent / "mods" / "cities_knights" / "assets"
HERE = turned((0, 0, 0), 0, 0, 1)
TRACKS = {"trade": ("#e0b52c", "#b8901a"), "politics": ("#3d6fd0", "#2a4f9c"),
          "science": ("#45a860", "#2f7d45")}


def owned(model, build):
    """What `build` adds becomes the owner's colour."""
    before = len(model.parts.setdefault("plain", []))
    build()
    model.parts.setdefault("team", []).extend(model.parts["plain"][before:])
    del model.parts["plain"][before:]


def cone(model, x, z, foot, top, radius, paint, sides=8):
    model.turning(x, z, [(foot, radius), (top, 0.0)], 1, paint, sides)


def star(model, height, radius, z, paint):
    points = []
    for k in range(10):
        r, a = radius * (1.0 if k % 2 == 0 else 0.42), TAU * k / 10 + TAU / 4
        points.append((r * math.cos(a), height + r * math.sin(a)))
    model.slab([(x, y, z + 0.035) for x, y in points], [(x, y, z) for x, y in points], paint)


def cloth():
    """Folded cloth, three layers and a ribbon."""
    model = Model()
    light, dark = TRACKS["trade"]
    for k, paint in enumerate((dark, light, "#f0d270")):
        model.block(HERE, (0, 0.06 + k * 0.12, 0), (0.56 - k * 0.03, 0.11, 0.44 - k * 0.03), paint)
    model.block(HERE, (0, 0.19, 0), (0.10, 0.38, 0.46), pal.CRIMSON)
    return model


def coin():
    """A stack of coins and one that leans on it."""
    model = Model()
    for k in range(4):
        x = 0.02 if k % 2 else -0.02
        model.turning(x, -0.05, [(k * 0.07, 0.22), (k * 0.07 + 0.06, 0.22), (k * 0.07 + 0.065, 0.0)],
                      1, pal.GOLD if k % 2 else pal.GOLD_LIGHT, 14)
    model.coin(0.24, 0.23, 0.07, pal.GOLD_DARK, pal.GOLD_LIGHT, 16)
    star(model, 0.24, 0.13, 0.04, pal.GOLD_DARK)
    return model


def paper():
    """A scroll with a green seal."""
    model = Model()
    model.block(HERE, (0, 0.29, 0), (0.40, 0.44, 0.03), pal.IVORY_LIGHT)
    for y in (0.06, 0.52):
        model.rod((-0.25, y, 0.01), (0.25, y, 0.01), 0.055, pal.IVORY, 9)
    for k in range(4):
        model.block(HERE, (0, 0.42 - k * 0.075, 0.02), (0.28, 0.018, 0.012), pal.INK)
    model.ball((0.10, 0.15, 0.03), 0.055, TRACKS["science"][1], 8, 4)
    return model


def gate(track):
    """Two towers and an arch before a city; wide enough to stand around it."""
    light, dark = TRACKS[track]
    model = Model()
    for side in (-1, 1):
        x = side * 0.33
        model.turning(x, 0.10, [(0.0, 0.095), (0.42, 0.085), (0.42, 0.11), (0.48, 0.11)], 1,
                      pal.STONE_LIGHT, 8)
        cone(model, x, 0.10, 0.48, 0.70, 0.125, light)
        model.rod((x, 0.68, 0.10), (x, 0.80, 0.10), 0.012, pal.GOLD)
        model.block(HERE, (x + 0.06 * side, 0.765, 0.10), (0.11, 0.06, 0.012), light)
    model.block(HERE, (0, 0.40, 0.24), (0.58, 0.10, 0.07), pal.STONE)
    model.block(HERE, (0, 0.31, 0.265), (0.20, 0.16, 0.03), light)
    model.block(HERE, (0, 0.22, 0.265), (0.12, 0.05, 0.03), dark)
    star(model, 0.33, 0.065, 0.27, pal.GOLD_LIGHT)
    return model


def wall():
    """A ring of eight pieces with merlons in the owner's colour."""
    model = Model()
    radius, count = 0.31, 8
    for k in range(count):
        angle = TAU * k / count
        put = turned((radius * math.cos(angle), 0, -radius * math.sin(angle)), angle + TAU / 4, 0, 1)
        model.block(put, (0, 0.06, 0), (0.25, 0.12, 0.06), pal.STONE if k % 2 else pal.STONE_LIGHT)
        for x in (-0.075, 0.0, 0.075):
            owned(model, lambda p=put, at=x: model.block(p, (at, 0.145, 0), (0.045, 0.05, 0.065),
                                                         pal.TEAM))
    return model


def knight(rank):
    """On a base of its owner's colour; the higher the rank, the taller, and the more it carries."""
    model = Model()
    tall = (0.30, 0.36, 0.42)[rank - 1]
    owned(model, lambda: model.turning(0, 0, [(0.0, 0.17), (0.045, 0.16), (0.05, 0.0)], 1, pal.TEAM,
                                       12))
    owned(model, lambda: model.turning(0, 0, [(0.05, 0.125), (tall * 0.55, 0.095), (tall * 0.8, 0.075),
                                              (tall * 0.85, 0.0)], 1, pal.TEAM, 8))
    model.ball((0, tall * 0.95, 0), 0.072, pal.STEEL, 8, 5)
    model.block(HERE, (0, tall * 0.95, 0.06), (0.09, 0.022, 0.03), pal.INK)
    shield = [(-0.07, 0.13), (0.07, 0.13), (0.07, 0.02), (0.0, -0.09), (-0.07, 0.02)]
    middle = tall * 0.52
    model.slab([(x - 0.04, middle + y, 0.14) for x, y in shield],
               [(x - 0.04, middle + y, 0.115) for x, y in shield], pal.STEEL_LIGHT)
    for k in range(rank):
        model.block(HERE, (-0.04, middle + 0.085 - k * 0.05, 0.145), (0.10, 0.026, 0.02), pal.CRIMSON)
    if rank == 1:
        cone(model, 0, 0, tall * 0.97, tall + 0.09, 0.078, pal.STEEL_DARK)
        return model
    spear = tall + (0.16 if rank == 2 else 0.26)
    model.rod((0.14, 0.04, 0.04), (0.14, spear, 0.04), 0.014, pal.WOOD_DARK, 6)
    cone(model, 0.14, 0.04, spear, spear + 0.07, 0.028, pal.STEEL_LIGHT, 6)
    for k in range(4):
        model.ball((0, tall + 0.075 - k * 0.02, -0.03 * k), 0.032, pal.CRIMSON if rank == 2
                   else pal.GOLD_LIGHT, 6, 3)
    if rank == 3:
        model.washer((0, tall + 0.02, 0), 0.085, 0.05, 10, pal.GOLD)
        for k in range(6):
            angle = TAU * k / 6
            cone(model, 0.07 * math.cos(angle), 0.07 * math.sin(angle), tall + 0.015, tall + 0.075, 0.022,
                 pal.GOLD, 4)
        flag = [(0.15, spear - 0.02), (0.34, spear - 0.07), (0.15, spear - 0.13)]
        owned(model, lambda: model.slab([(x, y, 0.048) for x, y in flag],
                                        [(x, y, 0.032) for x, y in flag], pal.TEAM))
    return model


def barbarian_ship():
    """A long ship: striped sail, shields along the side, a dragon's head."""
    model = Model()
    hull(model, 0.62, 0.24, 0.09, pal.BARK_DARK, pal.BARK, "plain", pal.WOOD_DARK)
    model.rod((0.0, 0.05, 0.0), (0.0, 0.50, 0.0), 0.016, pal.WOOD_DARK, 6)
    for k in range(6):
        z = -0.20 + 0.08 * k
        sail(model, [(0.03, 0.16, z), (0.03, 0.16, z + 0.08), (0.03, 0.46, z + 0.08),
                     (0.03, 0.46, z)], 0.03, pal.CRIMSON if k % 2 == 0 else pal.IVORY_LIGHT, "plain", 2)
    for k in range(5):
        for side in (-1, 1):
            model.ball((-0.20 + 0.09 * k, 0.10, side * 0.115), 0.030,
                       pal.GOLD if k % 2 else pal.STEEL_DARK, 6, 3)
    model.rod((0.29, 0.10, 0), (0.36, 0.30, 0), 0.022, pal.BARK, 6)
    model.rod((0.35, 0.30, 0), (0.43, 0.27, 0), 0.026, pal.CRIMSON, 6)
    return model


def merchant():
    """A stall with a striped roof, and the merchant before it."""
    model = Model()
    model.turning(0, 0, [(0.0, 0.20), (0.03, 0.19), (0.035, 0.0)], 1, pal.WOOD, 12)
    for x in (-0.13, 0.13):
        for z in (-0.11, 0.05):
            model.rod((x, 0.03, z), (x, 0.34, z), 0.014, pal.WOOD_DARK)
    for k in range(5):
        x = -0.16 + 0.08 * k
        model.block(turned((x, 0.37, -0.03), 0, 0, 1), (0, 0, 0), (0.08, 0.035, 0.24),
                    TRACKS["trade"][0] if k % 2 == 0 else pal.IVORY_LIGHT)
    model.block(HERE, (0, 0.11, 0.0), (0.26, 0.10, 0.10), pal.WOOD_LIGHT)
    model.ball((-0.06, 0.19, 0.0), 0.035, pal.CRIMSON, 7, 4)
    model.ball((0.04, 0.19, 0.0), 0.035, pal.GRASS_LIGHT, 7, 4)
    model.turning(0.0, 0.13, [(0.03, 0.07), (0.20, 0.045), (0.21, 0.0)], 1, TRACKS["trade"][1], 8)
    model.ball((0.0, 0.25, 0.13), 0.045, pal.HEARTWOOD, 7, 4)
    return model


def defender():
    """A shield with a star."""
    model = Model()
    shape = [(-0.24, 0.55), (0.24, 0.55), (0.24, 0.30), (0.0, 0.0), (-0.24, 0.30)]
    model.slab([(x, y, 0.04) for x, y in shape], [(x, y, -0.04) for x, y in shape], pal.STEEL_DARK)
    inner = [(x * 0.86, 0.03 + y * 0.89) for x, y in shape]
    model.slab([(x, y, 0.06) for x, y in inner], [(x, y, 0.03) for x, y in inner], pal.CRIMSON)
    star(model, 0.36, 0.15, 0.06, pal.GOLD_LIGHT)
    return model


def card(track):
    """A card of the colour of its stack with a round window."""
    light, dark = TRACKS[track]
    model = Model()
    model.block(HERE, (0, 0.30, 0), (0.42, 0.60, 0.04), pal.IVORY_LIGHT)
    model.block(HERE, (0, 0.30, 0.012), (0.36, 0.54, 0.04), light)
    points = [(0.13 * math.cos(TAU * k / 16), 0.33 + 0.13 * math.sin(TAU * k / 16)) for k in range(16)]
    model.slab([(x, y, 0.05) for x, y in points], [(x, y, 0.03) for x, y in points], dark)
    star(model, 0.33, 0.09, 0.05, pal.IVORY_LIGHT)
    model.block(HERE, (0, 0.11, 0.035), (0.26, 0.03, 0.02), dark)
    return model


def fallen_city():
    """A city whose tower lies beside it."""
    model = Model()
    model.block(HERE, (0, 0.03, 0), (0.42, 0.06, 0.36), pal.STONE_DARK)
    owned(model, lambda: model.block(HERE, (-0.10, 0.13, 0.02), (0.16, 0.14, 0.18), pal.TEAM))
    owned(model, lambda: model.rod((0.0, 0.11, 0.10), (0.27, 0.07, 0.14), 0.065, pal.TEAM, 8))
    for x, z, size in ((0.14, -0.08, 0.05), (0.10, 0.0, 0.035), (-0.02, 0.17, 0.04)):
        model.ball((x, 0.07, z), size, pal.STONE, 6, 3)
    return model


def models():
    made = cities_knights_cards.models() | {"cloth": cloth(), "coin": coin(), "paper": paper(), "wall": wall(),
            "barbarian_ship": barbarian_ship(), "merchant": merchant(), "defender": defender(),
            "fallen_city": fallen_city()}
    for track in TRACKS:
        made["gate_" + track] = gate(track)
        made["card_" + track] = card(track)
    for rank in (1, 2, 3):
        made[f"knight_{rank}"] = knight(rank)
    return made


def main():
    ASSETS.mkdir(parents=True, exist_ok=True)
    for name, model in models().items():
        count = model.write(ASSETS / (name + ".glb"))
        print(f"{name}: {count} triangles")


if __name__ == "__main__":
    main()
