"""Every colour of the models, as sRGB hex values; docs/art.md shows the same table."""


def rgb(colour):
    """'#rrggbb' or an (r, g, b) tuple -> tuple of floats 0..1, still sRGB encoded."""
    if not isinstance(colour, str):
        return tuple(colour)
    return tuple(int(colour[i:i + 2], 16) / 255 for i in (1, 3, 5))


def mix(a, b, t):
    t = max(0.0, min(1.0, t))
    return tuple(x + (y - x) * t for x, y in zip(rgb(a), rgb(b)))


TEAM = "#ffffff"  # multiplied with the owner's colour

SAND, SAND_WET, SAND_DEEP = "#e9d5a0", "#cdb27a", "#8fa08a"
SOIL, SOIL_DARK = "#8a6a45", "#6b5036"

GRASS, GRASS_LIGHT, GRASS_DARK = "#779f43", "#92b455", "#628a3b"
MOSS, MOSS_LIGHT = "#4e7a3b", "#6c9448"
PINES = ("#1f5638", "#28663f", "#347a48")
SPRUCES = ("#1d4d43", "#275d4c", "#346f58")
LEAVES = ("#4f8f36", "#649f3c", "#7fb246")
BARK, BARK_DARK, BIRCH = "#6d4a30", "#51361f", "#e6e0d2"
WOOD, WOOD_LIGHT, WOOD_DARK = "#a87544", "#cfa06a", "#6f4a2a"
TIMBER = "#5b3c25"
HEARTWOOD = "#efd09c"

CLAY, CLAY_LIGHT, CLAY_DARK, CLAY_TOP = "#bf583a", "#d2754d", "#993f2c", "#d99564"
BRICK, BRICK_LIGHT, BRICK_DARK = "#b8432f", "#cf5f40", "#8f3126"
HEATH, HEATH_LIGHT = "#a7a552", "#bdb560"

ROCK, ROCK_LIGHT, ROCK_DARK = "#7e8492", "#a3a9b5", "#5c616f"
SNOW, SNOW_SHADE = "#f6f9fd", "#d5e1ee"
ALP, ALP_LIGHT = "#7f9068", "#98a57c"
ORE_BLUE, IRON = "#7fb4d8", "#69707e"

WHEAT, WHEAT_LIGHT, WHEAT_DARK = "#dfa93a", "#f6cf5e", "#b98026"
STUBBLE, STUBBLE_LIGHT = "#cf9f48", "#dfb760"
HAY = "#e3bd58"

DUNE = "#e2c384"
DESERT, DESERT_LIGHT, DESERT_DARK, DESERT_LEE = "#dcb46c", "#f4dfaa", "#c99d58", "#a8773c"
CACTUS, CACTUS_LIGHT = "#5d8f55", "#76a765"
BONE = "#f2ead6"

WOOL, FACE = "#f7f2e6", "#3a322f"
WALL, WALL_SHADE = "#ead8b4", "#cfb88e"
STONE, STONE_LIGHT, STONE_DARK = "#9c958a", "#b9b2a5", "#76706a"
THATCH, SLATE = "#b08d4e", "#5f6673"
DOOR, LAMP = "#6b3f22", "#ffd27a"

GOLD, GOLD_LIGHT, GOLD_DARK = "#eab030", "#ffd764", "#b57b1c"
STEEL, STEEL_LIGHT, STEEL_DARK = "#aab2be", "#d4dae2", "#747d8b"
CRIMSON, ROYAL, LEATHER = "#b3263a", "#4a3a8c", "#7d4f2d"
IVORY, IVORY_LIGHT, IVORY_DARK = "#e6d3a6", "#f2e5c6", "#c8ad78"
INK = "#2a2430"
WATER, WATER_LIGHT = "#3f9cc4", "#7cc9de"

# How a seat is shown. Checked in docs/art.md against colour blindness and against the terrains.
PLAYERS = {
    "red": "#de2c3b",
    "blue": "#2458d6",
    "white": "#f6f3ee",
    "orange": "#ff8d1e",
    "green": "#0b9c78",
    "brown": "#682a34",
}
