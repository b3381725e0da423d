"""All models of the base game: name -> (recipe, height of an unseen ground or None)."""
from emblems import EMBLEMS
from goods import GOODS
from pieces import PIECES
from tiles import TILES

BASE = {**TILES, **PIECES, **GOODS, **EMBLEMS}
