#!/usr/bin/env python3
"""Builds everything that is heard from nothing but numbers: assets/sounds/*.ogg, and the table of what came out.

    tools/art/sounds.py             everything (about a minute)
    tools/art/sounds.py turn music  only these

What came out is measured by check_sounds.py. Needs python3-numpy and vorbis-tools. Run tools/art/manifest.py afterwards.
"""
import os
import subprocess
import sys

import numpy as np

from check_sounds import check
from sounds_effects import SOUNDS, made
from sounds_kit import RATE, chance
from sounds_music import PIECES, music, sea

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
TARGET = os.path.join(ROOT, "assets", "sounds")
LONG = {"sea": (sea, 0.0), **{name: (lambda name=name: music(name), 0.6) for name in PIECES}}  # name: (function, quality of the encoder)
EFFECT_QUALITY = 3.0


def encode(name, sound, quality):
    """Steps of 16 bits with a little noise instead of steps that are heard; the same bytes every time."""
    dither = chance("dither " + name).uniform(-0.5, 0.5, sound.shape) if name in LONG else 0
    steps = np.clip(np.round(sound * 32767 + dither), -32768, 32767).astype("<i2")
    command = ["oggenc", "--quiet", "--raw", "--raw-rate", str(RATE), "--raw-chan", "2", "--serial", "1", "-q", str(quality),
               "--output", os.path.join(TARGET, name + ".ogg"), "-"]
    subprocess.run(command, input=steps.T.tobytes(), check=True)


def main():
    wanted = sys.argv[1:] or [*SOUNDS, *LONG]
    os.makedirs(TARGET, exist_ok=True)
    for name in wanted:
        sound, quality = (LONG[name][0](), LONG[name][1]) if name in LONG else (made(name), EFFECT_QUALITY)
        encode(name, sound, quality)
    return check()


if __name__ == "__main__":
    sys.exit(main())
