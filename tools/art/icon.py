#!/usr/bin/env python3
"""Draws the program's icon from a list of flat shapes: assets/icons/hexholm.svg and PNGs of several sizes.

Needs Pillow (python3-pil) for the PNGs.
"""
import math
import os

from PIL import Image, ImageDraw

from palette import mix

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
TARGET = os.path.join(ROOT, "assets", "icons")
SIZES = (32, 48, 64, 128, 256)
FINE = 2048  # the PNGs are shrunk from a picture of this size


def hexagon(radius, x=0.0, y=0.0):
    """Pointy-topped; y grows downwards."""
    return [(x + radius * math.sin(k * math.tau / 6), y - radius * math.cos(k * math.tau / 6)) for k in range(6)]


def rhombus(k, radius):
    """One third of the hexagon: 0 on top, then clockwise."""
    ring = hexagon(radius)
    return [(0.0, 0.0), ring[(2 * k + 5) % 6], ring[2 * k % 6], ring[(2 * k + 1) % 6]]


def inside(k, u, v, radius):
    """A point of rhombus k; u and v run along its two sides from the middle of the icon."""
    _, a, _, b = rhombus(k, radius)
    return u * a[0] + v * b[0], u * a[1] + v * b[1]


def furrows(radius):
    """Rows of grain on the third to the lower left."""
    shapes = []
    for row in range(4):
        v0, v1 = 0.14 + row * 0.22, 0.26 + row * 0.22
        shapes.append((("#f7d469", "#efc24f")[row % 2], [inside(2, 0.05, v0, radius), inside(2, 0.95, v0, radius), inside(2, 0.95, v1, radius), inside(2, 0.05, v1, radius)]))
    return shapes


def tree(x, y, size):
    shapes = [("#5b3c25", [(x - size * 0.12, y), (x + size * 0.12, y), (x + size * 0.12, y - size * 0.3), (x - size * 0.12, y - size * 0.3)])]
    for level, tone in enumerate(("#1f5638", "#28663f", "#368049")):
        w, base = size * (0.62 - 0.14 * level), y - size * (0.18 + 0.40 * level)
        shapes.append((tone, [(x - w, base), (x + w, base), (x, base - size * 0.70)]))
    return shapes


def house(x, y, size):
    """Front and side of a house; its outline keeps it apart from the ground."""
    def at(points):
        return [(x + px * size, y - py * size) for px, py in points]

    dark = "#33231a"
    return [
        (dark, at([(-0.75, -0.08), (0.92, -0.08), (0.92, 0.62), (1.06, 0.66), (0.66, 1.40), (-0.22, 1.40), (-0.88, 0.60), (-0.75, 0.60)])),
        ("#e9d7b2", at([(-0.66, 0.0), (0.22, 0.0), (0.22, 0.62), (-0.22, 1.18), (-0.66, 0.62)])),
        ("#c9b084", at([(0.22, 0.0), (0.83, 0.0), (0.83, 0.62), (0.22, 0.62)])),
        ("#b3222f", at([(0.55, 1.60), (0.75, 1.60), (0.75, 1.15), (0.55, 1.15)])),
        ("#de2c3b", at([(-0.22, 1.31), (0.60, 1.31), (0.97, 0.60), (0.30, 0.60)])),
        ("#f0555f", at([(-0.22, 1.31), (-0.10, 1.31), (0.42, 0.60), (0.26, 0.60)])),
        ("#a81f2d", at([(-0.22, 1.31), (-0.80, 0.60), (-0.66, 0.56), (-0.22, 1.10), (0.22, 0.56), (0.32, 0.60)])),
        ("#6b3f22", at([(-0.36, 0.0), (-0.06, 0.0), (-0.06, 0.40), (-0.21, 0.52), (-0.36, 0.40)])),
        ("#ffd27a", at([(0.38, 0.22), (0.66, 0.22), (0.66, 0.46), (0.38, 0.46)])),
    ]


def shapes():
    """(colour, polygon) from back to front; the icon spans -1..1."""
    land = 0.77
    result = [("#123247", hexagon(0.99)), ("#1f7ba6", hexagon(0.93)), ("#54b7d3", hexagon(0.865)), ("#ecd9a6", hexagon(land + 0.045))]
    result += [("#7fa845", rhombus(0, land)), ("#c2603f", rhombus(1, land)), ("#dba63a", rhombus(2, land))]
    result += furrows(land)
    for step in range(3):
        u = 0.30 + step * 0.24
        result.append((("#d77a52", "#b04e34")[step % 2], [inside(1, u, 0.06, land), inside(1, u + 0.13, 0.06, land), inside(1, u + 0.13, 0.94, land), inside(1, u, 0.94, land)]))
    for x, y, size in ((-0.36, -0.26, 0.17), (0.46, -0.22, 0.18), (-0.13, -0.46, 0.16), (0.16, -0.46, 0.17)):
        result += tree(x, y, size)
    return result + house(-0.04, 0.36, 0.50)


def svg(parts):
    lines = ['<svg xmlns="http://www.w3.org/2000/svg" viewBox="-1 -1 2 2">', "<title>Hexholm</title>"]
    for colour, points in parts:
        lines.append(f'<polygon fill="{colour}" points="' + " ".join(f"{x:.4f},{y:.4f}" for x, y in points) + '"/>')
    return "\n".join(lines + ["</svg>", ""])


def picture(parts):
    image = Image.new("RGBA", (FINE, FINE), (18, 50, 71, 0))
    pen = ImageDraw.Draw(image)
    for colour, points in parts:
        pen.polygon([((x + 1) * FINE / 2, (y + 1) * FINE / 2) for x, y in points], fill=tuple(round(255 * c) for c in mix(colour, colour, 0)) + (255,))
    return image


def main():
    parts = shapes()
    os.makedirs(TARGET, exist_ok=True)
    with open(os.path.join(TARGET, "hexholm.svg"), "w", encoding="ascii") as out:
        out.write(svg(parts))
    fine = picture(parts)
    for size in SIZES:
        fine.resize((size, size), Image.LANCZOS).save(os.path.join(TARGET, f"hexholm-{size}.png"), optimize=True)


main()
