"""The base game's tiles: six terrains, three variants each."""
from tiles_bare import desert, hills, mountains
from tiles_green import fields, forest, pasture

TERRAINS = (forest, hills, pasture, fields, mountains, desert)


def _recipe(terrain, variant):
    return lambda m: terrain(m, variant), None


TILES = {f"{t.__name__}_{v}": _recipe(t, v) for t in TERRAINS for v in range(3)}
