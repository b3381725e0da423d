#!/usr/bin/env python3
"""Writes the models of mods/event_cards as glTF binaries: python3 tools/art/mods/event_cards.py

Each event is a card that stands upright and looks to +z, with an emblem on it. Needs neither Blender
nor packages. Axes and sizes: docs/art.md, "Models of mods".
"""
import math
import pathlib
import sys

ART = pathlib.Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ART), str(ART / "mods")]

import palette as pal  # noqa: E402
from glb import TAU, Model, turned  # noqa: E402

ASSETS = ART.parent.parent / "mods" / "event_cards" / "assets"
HERE = turned((0, 0, 0), 0, 0, 1)
PAPER, EDGE = "#f4ecd8", "#c8a86a"
RED, DARK_RED, GREEN, DARK_GREEN = "#cf4436", "#93291f", "#5c9a46", "#3f7a3d"
BLUE, SKY, STEEL, STEEL_DARK = "#3690bd", "#8fd3d8", "#b9c2cb", "#6d7884"
SUN, BROWN, CLAY, INK = "#f2b632", "#7a5230", "#b5532f", "#3a3a40"
FACE = 0.045  # where the paper ends and the emblem begins


def shape(model, points, paint, thick=0.03, z=FACE):
    model.slab([(x, y, z + thick) for x, y in points], [(x, y, z - 0.005) for x, y in points], paint)


def round_shape(model, x, y, radius, paint, thick=0.03, z=FACE, sides=16, part=TAU, start=0.0):
    count = max(3, round(sides * part / TAU))
    points = [(x + radius * math.cos(start + part * k / count), y + radius * math.sin(start + part * k / count))
              for k in range(count + (0 if part == TAU else 1))]
    shape(model, points, paint, thick, z)


def box(model, x, y, wide, tall, paint, thick=0.03, z=FACE):
    shape(model, [(x - wide / 2, y - tall / 2), (x + wide / 2, y - tall / 2),
                  (x + wide / 2, y + tall / 2), (x - wide / 2, y + tall / 2)], paint, thick, z)


def star(model, x, y, radius, paint, tips=5, inner=0.42, thick=0.04):
    points = []
    for k in range(2 * tips):
        r, a = radius * (1.0 if k % 2 == 0 else inner), TAU * k / (2 * tips) + TAU / 4
        points.append((x + r * math.cos(a), y + r * math.sin(a)))
    shape(model, points, paint, thick)


def card(ground):
    model = Model()
    model.block(HERE, (0, 0.30, 0), (0.46, 0.60, 0.06), EDGE)
    model.block(HERE, (0, 0.30, 0.006), (0.41, 0.55, 0.06), PAPER)
    model.block(HERE, (0, 0.30, 0.01), (0.35, 0.49, 0.064), ground)
    return model


def robber(model, x, paint):
    shape(model, [(x - 0.10, 0.13), (x + 0.10, 0.13), (x + 0.07, 0.33), (x - 0.07, 0.33)], paint)
    round_shape(model, x, 0.38, 0.072, paint, 0.05)


def robber_attacks():
    model = card(RED)
    robber(model, 0.0, INK)
    for side in (1, -1):
        box(model, 0.025 * side, 0.385, 0.022, 0.018, pal.IVORY_LIGHT, 0.06)
    return model


def robber_flees():
    model = card("#e2c98e")
    robber(model, -0.05, "#6d675d")
    shape(model, [(0.05, 0.25), (0.11, 0.25), (0.11, 0.21), (0.165, 0.275), (0.11, 0.34), (0.11, 0.30),
                  (0.05, 0.30)], CLAY, 0.05)
    return model


def quiet_day():
    model = card(SKY)
    star(model, 0.05, 0.40, 0.12, SUN, 12, 0.72)
    shape(model, [(-0.17, 0.07), (0.17, 0.07), (0.17, 0.20), (0.02, 0.26), (-0.17, 0.17)], GREEN)
    return model


def epidemic():
    model = card("#a9b48a")
    shape(model, [(-0.11, 0.12), (0.11, 0.12), (0.11, 0.30), (0.0, 0.40), (-0.11, 0.30)], STEEL_DARK)
    for a, b in ((0.045, 0.16), (0.16, 0.045)):
        box(model, 0, 0.24, a, b, RED, 0.05)
    for x, y in ((-0.12, 0.45), (0.0, 0.48), (0.12, 0.44)):
        round_shape(model, x, y, 0.028, DARK_GREEN)
    return model


def zigzag(model, paint):
    line = [(-0.06, 0.50), (0.03, 0.40), (-0.05, 0.32), (0.05, 0.22), (-0.03, 0.10)]
    shape(model, [(x - 0.02, y) for x, y in line] + [(x + 0.035, y) for x, y in line[::-1]], paint, 0.05)


def earthquake():
    model = card("#c9a06a")
    for x in (-0.11, 0.11):
        box(model, x, 0.30, 0.10, 0.40, "#e9dcc4")
    zigzag(model, BROWN)
    return model


def hand(model, x, y, flip, paint):
    shape(model, [(x - 0.11 * flip, y - 0.045), (x + 0.05 * flip, y - 0.045), (x + 0.10 * flip, y),
                  (x + 0.02 * flip, y + 0.03), (x - 0.11 * flip, y + 0.045)], paint, 0.04)


def good_neighbors():
    model = card("#9fc58a")
    hand(model, -0.04, 0.18, 1, "#e7b88f")
    hand(model, 0.04, 0.42, -1, "#c68f63")
    for x, y in ((0.10, 0.24), (-0.10, 0.36)):
        box(model, x, y, 0.06, 0.06, CLAY, 0.05)
    return model


def assistance():
    model = card("#e6c06a")
    hand(model, -0.01, 0.17, 1, "#e7b88f")
    for side in (1, -1):
        round_shape(model, 0.052 * side, 0.385, 0.062, RED, 0.05, sides=14)
    shape(model, [(-0.112, 0.37), (0.0, 0.25), (0.112, 0.37), (0.0, 0.40)], RED, 0.05)
    return model


def shield(model, x, y, size, paint, thick=0.03):
    points = [(-0.5, 0.5), (0.5, 0.5), (0.5, 0.05), (0.28, -0.38), (0.0, -0.6), (-0.28, -0.38), (-0.5, 0.05)]
    shape(model, [(x + size * a, y + size * b) for a, b in points], paint, thick)


def tournament():
    model = card("#5470a8")
    shield(model, 0, 0.32, 0.26, STEEL)
    shield(model, 0, 0.32, 0.19, RED, 0.045)
    star(model, 0, 0.33, 0.06, SUN, thick=0.06)
    return model


def sword(model, lean):
    put = turned((0, 0.30, 0), 0, lean, 1)

    def turned_shape(points, paint, thick):
        shape(model, [put((a, b, 0))[:2] for a, b in points], paint, thick)
    turned_shape([(-0.018, -0.08), (0.018, -0.08), (0.018, 0.17), (0, 0.22), (-0.018, 0.17)], STEEL, 0.03)
    turned_shape([(-0.07, -0.11), (0.07, -0.11), (0.07, -0.08), (-0.07, -0.08)], SUN, 0.04)
    turned_shape([(-0.015, -0.19), (0.015, -0.19), (0.015, -0.11), (-0.015, -0.11)], BROWN, 0.035)


def conflict():
    model = card(DARK_RED)
    sword(model, 0.62)
    sword(model, -0.62)
    return model


def calm_seas():
    model = card(SKY)
    for k in range(3):
        y = 0.10 + 0.05 * k
        shape(model, [(-0.17, y - 0.02), (0.17, y - 0.02), (0.17, y + 0.012), (0.085, y + 0.028),
                      (0.0, y + 0.012), (-0.085, y + 0.028), (-0.17, y + 0.012)],
              (BLUE, "#58b4cf", BLUE)[k], 0.02 + 0.012 * (2 - k))
    shape(model, [(-0.11, 0.25), (0.11, 0.25), (0.07, 0.19), (-0.07, 0.19)], BROWN, 0.05)
    shape(model, [(0.0, 0.28), (0.12, 0.28), (0.0, 0.48)], pal.IVORY_LIGHT, 0.04)
    box(model, -0.008, 0.36, 0.016, 0.24, BROWN, 0.045)
    return model


def trade_advantage():
    model = card("#c9a06a")
    box(model, 0, 0.32, 0.02, 0.34, BROWN, 0.03)
    box(model, 0, 0.46, 0.28, 0.02, BROWN, 0.04)
    box(model, 0, 0.14, 0.14, 0.03, BROWN, 0.04)
    for side, y in ((1, 0.27), (-1, 0.31)):
        x = 0.12 * side
        box(model, x, (y + 0.46) / 2, 0.008, 0.46 - y, INK, 0.03)
        round_shape(model, x, y, 0.06, SUN, 0.05, part=TAU / 2, start=TAU / 2)
    return model


def plentiful_year():
    model = card("#e9d28a")
    shape(model, [(-0.13, 0.12), (0.13, 0.12), (0.16, 0.27), (-0.16, 0.27)], BROWN)
    for x, y, paint in ((-0.10, 0.31, RED), (0.0, 0.33, SUN), (0.10, 0.31, GREEN), (-0.05, 0.40, GREEN),
                        (0.06, 0.40, RED)):
        round_shape(model, x, y, 0.056, paint, 0.04)
    return model


def new_year():
    model = card("#2f3d66")
    for x, y, radius, paint in ((-0.07, 0.40, 0.10, SUN), (0.09, 0.30, 0.08, RED), (-0.06, 0.19, 0.09, SKY)):
        star(model, x, y, radius, paint, 8, 0.35)
    return model


def damaged():
    """A road that is broken in two: large and light, for it lies on a coin."""
    model = Model()
    for side in (1, -1):
        put = turned((0.17 * side, 0, 0), 0.35 * side, 0, 1)
        model.block(put, (0, 0.05, 0), (0.26, 0.10, 0.22), "#f1ece0")
        model.block(put, (0, 0.06, 0), (0.20, 0.10, 0.14), RED)
    return model


def main():
    ASSETS.mkdir(exist_ok=True)
    for make in (robber_attacks, robber_flees, quiet_day, epidemic, earthquake, good_neighbors, assistance,
                 tournament, conflict, calm_seas, trade_advantage, plentiful_year, new_year, damaged):
        path = ASSETS / f"{make.__name__}.glb"
        print(f"{path.name}: {make().write(path)} triangles")


if __name__ == "__main__":
    main()
