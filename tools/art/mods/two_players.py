#!/usr/bin/env python3
"""Writes the model of mods/two_players as a glTF binary: python3 tools/art/mods/two_players.py

Needs neither Blender nor packages. Axes and sizes: docs/art.md, "Models of mods".
"""
import pathlib
import shutil
import sys

ART = pathlib.Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ART), str(ART / "mods")]

from glb import Model  # noqa: E402

ASSETS = ART.parent.parent / "mods" / "two_players" / "assets"
RIM, FACE, ARROW = "#2f6f63", "#4fa08f", "#fff4d6"


def arrow(model, height, to):
    """Flat on the face of the coin, to the right or to the left."""
    front, behind = 0.066, 0.04
    outline = [(-0.15, 0.028), (0.03, 0.028), (0.03, 0.075), (0.16, 0.0), (0.03, -0.075), (0.03, -0.028),
               (-0.15, -0.028)]
    model.slab([(x * to, height + y, front) for x, y in outline], [(x * to, height + y, behind) for x, y in outline],
               ARROW)


def trade_token():
    """Two arrows that say: give and take."""
    model = Model()
    model.coin(0.31, 0.30, 0.10, RIM, FACE, 20)
    arrow(model, 0.395, 1)
    arrow(model, 0.225, -1)
    return model


# The knights that nobody plays look like those of the games that they stand in.
KNIGHTS = {"knight": ("barbarian_attack", "knight"), "ash_knight_1": ("cities_knights", "knight_1"),
           "ash_knight_2": ("cities_knights", "knight_2")}


def main():
    ASSETS.mkdir(exist_ok=True)
    path = ASSETS / "trade_token.glb"
    print(f"{path.name}: {trade_token().write(path)} triangles")
    for name, (mod, model) in KNIGHTS.items():
        shutil.copyfile(ART.parent.parent / "mods" / mod / "assets" / f"{model}.glb", ASSETS / f"{name}.glb")


if __name__ == "__main__":
    main()
