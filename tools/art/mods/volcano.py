#!/usr/bin/env python3
"""Writes the models of mods/volcano as glTF binaries: python3 tools/art/mods/volcano.py

Needs neither Blender nor packages. Axes and sizes: docs/art.md, "Models of mods".
"""
import math
import pathlib
import sys

ART = pathlib.Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ART), str(ART / "mods")]

import palette as pal  # noqa: E402
from glb import Model, spot  # noqa: E402

ASSETS = ART.parent.parent / "mods" / "volcano" / "assets"
TAU = math.tau
RIM = 0.965

BASALT = ("#57474a", "#4d3f43", "#615054")
EDGE, SKIRT = "#6d5650", "#3b3034"
CONE = ("#4a3a3e", "#55434a", "#403237")
CONE_TOP = ("#7a4a3c", "#86543f", "#6d4238")
LAVA, LAVA_HOT, LAVA_DEEP = "#ff6a1e", "#ffb437", "#e0400f"
STONE, STONE_SIDE = "#c9bba4", "#8b7c6c"

# Where the pips of a die lie, in steps from its middle.
PIPS = {
    1: [(0, 0)],
    2: [(-1, -1), (1, 1)],
    3: [(-1, -1), (0, 0), (1, 1)],
    4: [(-1, -1), (1, -1), (-1, 1), (1, 1)],
    5: [(-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)],
    6: [(-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1)],
}


def at(radius, angle, y=0.0):
    """A point by its compass angle: 0 is north, then clockwise."""
    return radius * math.sin(angle), y, -radius * math.cos(angle)


def ground(model):
    rim = [at(RIM, TAU * k / 6) for k in range(6)]
    points = []
    for k in range(36):
        a, b = rim[k // 6], rim[(k // 6 + 1) % 6]
        part = k % 6 / 6
        points.append(tuple(x + (y - x) * part for x, y in zip(a, b)))
    low = [(x, -0.20, z) for x, _, z in points]
    shelf = [(x * 0.93, 0.012 + 0.014 * spot(1, k), z * 0.93) for k, (x, _, z) in enumerate(points)]
    inner = [at(0.47, TAU * k / 36, 0.016 + 0.012 * spot(2, k)) for k in range(36)]
    for k in range(36):
        n = (k + 1) % 36
        inside = (points[k][0] * 0.5, -0.5, points[k][2] * 0.5)
        model.facing([points[k], points[n], low[n], low[k]], (0, -0.1, 0), SKIRT)
        model.facing([points[k], points[n], shelf[n], shelf[k]], inside, EDGE)
        model.facing([shelf[k], shelf[n], inner[n]], inside, BASALT[k % 3])
        model.facing([shelf[k], inner[n], inner[k]], inside, BASALT[(k + 1) % 3])
    return inner


def lava_ring(model, inner):
    """The lake of lava in which the number lies."""
    count = len(inner)
    shore = [(x * 0.94, 0.004, z * 0.94) for x, _, z in inner]
    hot = [at(0.395, TAU * k / count, 0.004) for k in range(count)]
    crust = [at(0.345, TAU * k / count, 0.006) for k in range(count)]
    for k in range(count):
        n = (k + 1) % count
        below = (inner[k][0], -1, inner[k][2])
        model.facing([inner[k], inner[n], shore[n], shore[k]], below, SKIRT)
        model.facing([shore[k], shore[n], hot[n], hot[k]], below, LAVA if k % 4 else LAVA_DEEP, "glow")
        model.facing([hot[k], hot[n], crust[n], crust[k]], below, LAVA_HOT if k % 3 else LAVA, "glow")
    model.fan(crust, CONE[0])


def stream(model, angle, start, end, width):
    """A crooked tongue of lava that looks up."""
    last = None
    for step in range(7):
        part = step / 6
        radius = start + (end - start) * part
        bend = 0.035 * math.sin(step * 2.1 + angle * 3)
        x, _, z = at(radius, angle)
        side = (math.cos(angle), math.sin(angle))
        wide = width * (1 - 0.75 * part)
        pair = [(x + side[0] * (bend + s * wide), 0.036, z + side[1] * (bend + s * wide))
                for s in (-1, 1)]
        if last:
            model.fan([last[0], last[1], pair[1], pair[0]], LAVA_HOT if step < 3 else LAVA, "glow")
        last = pair


def cone(model, angle, radius, height, base, seed):
    """A mountain with a glowing mouth and lava running down towards the token."""
    x, _, z = at(radius, angle)
    sides = 12
    rows = [(0.0, 1.0), (0.13, 0.80), (0.36, 0.56), (0.66, 0.39), (1.0, 0.28)]
    loops = []
    for level, (up, wide) in enumerate(rows):
        loop = []
        for k in range(sides):
            a = TAU * k / sides
            r = base * wide * (1 + 0.10 * (spot(seed + level, k) - 0.5))
            y = height * up * (1 + (0.10 * (spot(seed + 9, k) - 0.5) if level == 4 else 0))
            loop.append((x + r * math.sin(a), y, z - r * math.cos(a)))
        loops.append(loop)
    # The stream takes the two sides that look to the token.
    down = round((angle + math.pi) / TAU * sides) % sides
    for level, (low, high) in enumerate(zip(loops, loops[1:])):
        middle = (x, low[0][1], z)
        for k in range(sides):
            n = (k + 1) % sides
            paint = (CONE_TOP if level > 1 else CONE)[(k + level + seed) % 3]
            flows = k == down or (k == (down + 4) % sides and level > 1)
            model.facing([low[k], low[n], high[n], high[k]], middle,
                         (LAVA_HOT if level > 2 else LAVA) if flows else paint,
                         "glow" if flows else "plain")
    mouth = [(x + (p[0] - x) * 0.62, height * 0.90, z + (p[2] - z) * 0.62) for p in loops[-1]]
    for k in range(sides):
        n = (k + 1) % sides
        model.facing([loops[-1][k], loops[-1][n], mouth[n], mouth[k]], (x, -9, z), CONE_TOP[2])
    model.fan(mouth, LAVA_HOT, "glow")


def boulder(model, angle, radius, size, seed):
    x, _, z = at(radius, angle)
    sides = 6
    low = [(x + size * math.sin(TAU * k / sides) * (0.85 + 0.3 * spot(seed, k)), 0.0,
            z - size * math.cos(TAU * k / sides) * (0.85 + 0.3 * spot(seed, k))) for k in range(sides)]
    high = [(x + (p[0] - x) * 0.55, size * (0.75 + 0.4 * spot(seed + 3, k)), z + (p[2] - z) * 0.55)
            for k, p in enumerate(low)]
    for k in range(sides):
        n = (k + 1) % sides
        model.facing([low[k], low[n], high[n], high[k]], (x, 0, z), CONE[(k + seed) % 3])
        model.facing([high[k], high[n], (x, size * 0.95, z)], (x, 0, z), CONE_TOP[(k + seed) % 3])


def die_face(model, corner, number):
    """A flat stone with pips, upright for who looks from the south."""
    x, _, z = at(0.635, TAU * corner / 6)
    half, cut, top = 0.128, 0.045, 0.034
    outline = [(-half, -half + cut), (-half + cut, -half), (half - cut, -half), (half, -half + cut),
               (half, half - cut), (half - cut, half), (-half + cut, half), (-half, half - cut)]
    upper = [(x + a, top, z + b) for a, b in outline]
    lower = [(x + a * 1.1, 0.0, z + b * 1.1) for a, b in outline]
    for k in range(8):
        n = (k + 1) % 8
        model.facing([lower[k], lower[n], upper[n], upper[k]], (x, 0, z), STONE_SIDE)
    model.fan(upper, STONE)
    for a, b in PIPS[number]:
        model.fan([(x + 0.074 * a + 0.032 * math.sin(TAU * k / 8), top + 0.004,
                    z + 0.074 * b + 0.032 * math.cos(TAU * k / 8)) for k in range(8)], pal.INK)


def volcano(turn):
    """Corner 0 is the northern one; a 1 stands `turn` corners further clockwise."""
    model = Model()
    lava_ring(model, ground(model))
    side = [TAU * (k + 0.5) / 6 for k in range(6)]
    cone(model, side[5], 0.60, 0.45, 0.27, 3)
    cone(model, side[0], 0.63, 0.31, 0.22, 11)
    for k in (1, 2, 3, 4):
        stream(model, side[k], 0.42, 0.74, 0.065)
        boulder(model, side[k] + 0.20, 0.67, 0.062, 20 + k)
        boulder(model, side[k] - 0.19, 0.72, 0.045, 30 + k)
    if turn is not None:
        for corner in range(6):
            die_face(model, corner, (corner - turn) % 6 + 1)
    return model


def owned(model, build):
    """What `build` adds becomes the owner's colour."""
    before = len(model.parts["plain"])
    build()
    model.parts.setdefault("team", []).extend(model.parts["plain"][before:])
    del model.parts["plain"][before:]


def fallen_city():
    """What stands of a hall and its wing; the tower lies beside them, and lava stones around."""
    model = Model()
    model.block(tuple, (0, 0.035, 0), (0.40, 0.07, 0.34), "#8d8178")
    owned(model, lambda: model.block(tuple, (-0.10, 0.14, 0.02), (0.15, 0.14, 0.17), "#ffffff"))
    owned(model, lambda: model.block(tuple, (0.02, 0.12, -0.06), (0.15, 0.10, 0.17), "#ffffff"))
    owned(model, lambda: model.rod((0.02, 0.12, 0.10), (0.27, 0.07, 0.14), 0.065, "#ffffff", 8))
    for k, (x, z, size) in enumerate(((0.15, -0.08, 0.05), (0.12, 0.0, 0.035), (-0.02, 0.16, 0.04))):
        model.ball((x, 0.07, z), size, "#6f655e" if k else BASALT[0], 6, 3)
    return model


def main():
    ASSETS.mkdir(parents=True, exist_ok=True)
    models = {"volcano": volcano(None), "fallen_city": fallen_city()}
    for turn in range(6):
        models[f"volcano_{turn}"] = volcano(turn)
    for name, model in models.items():
        count = model.write(ASSETS / (name + ".glb"))
        print(f"{name}: {count} triangles")


if __name__ == "__main__":
    main()
