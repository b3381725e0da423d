"""All models of the base game: name -> (recipe, height of an unseen ground or None)."""
from pieces import city, road, robber, settlement
from tiles import TILES

BASE = dict(TILES)
BASE.update({
    "road": (road, 0), "settlement": (settlement, 0), "city": (city, 0), "robber": (robber, 0),
})
