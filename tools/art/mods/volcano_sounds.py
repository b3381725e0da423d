#!/usr/bin/python3
"""Writes the sound of the eruption in mods/volcano: tools/art/mods/volcano_sounds.py

Needs python3-numpy and vorbis-tools.
"""
import pathlib
import sys

import numpy as np

ART = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ART))

import sounds  # noqa: E402
from sounds_effects import HALL  # noqa: E402
from sounds_kit import chance, faded, filtered, in_room, knock, levelled, noise, put, samples, times, trimmed  # noqa: E402


def eruption():
    """The ground growls, the crater opens, stones come down."""
    random = chance("eruption")
    seconds = 1.9
    t = times(seconds)
    growl = noise(random, seconds, 70, 420) * (0.6 + 0.4 * np.sin(2 * np.pi * 9 * t + 2 * np.sin(2 * np.pi * 2.3 * t)))
    sound = faded(growl * np.exp(-1.5 * t), 0.02, 0.5)
    put(sound, faded(noise(random, 0.9, 300, 1900), 0.01, 0.8), 0.05, 0.45)
    for stone in range(9):
        at_s = 0.45 + 0.11 * stone + random.uniform(0, 0.05)
        put(sound, knock(random, random.uniform(260, 520), 0.09, 0.5, 0.8, 110, 0.3), at_s, 1.1 * 0.84 ** stone)
    heard = in_room(np.pad(sound, (samples(0.005), samples(0.2))), HALL, 0.25)
    clean = filtered(heard, lambda hertz: hertz ** 4 / (hertz ** 4 + 45.0 ** 4))
    return levelled(trimmed(faded(clean, 0.004)), -17)


if __name__ == "__main__":
    sounds.TARGET = str(ART.parent.parent / "mods" / "volcano" / "assets")
    sounds.encode("eruption", eruption(), sounds.EFFECT_QUALITY)
    sys.exit(sounds.check([sounds.TARGET + "/eruption.ogg"]))
