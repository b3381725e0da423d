#!/usr/bin/env python3
"""Builds everything that is heard from nothing but numbers: assets/sounds/*.ogg, and the table of what came out.

    tools/art/sounds.py             everything (about a minute)
    tools/art/sounds.py turn music  only these
    tools/art/sounds.py --check     only looks at the files that are there

Needs python3-numpy and oggenc (vorbis-tools); `--check` also oggdec. Run tools/art/manifest.py afterwards.
"""
import io
import os
import subprocess
import sys
import wave

import numpy as np

from sounds_effects import SOUNDS, made
from sounds_kit import RATE, chance, loudness_db
from sounds_music import music, sea

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
TARGET = os.path.join(ROOT, "assets", "sounds")
LOOPS = {"music": (music, 0.6), "sea": (sea, 0.0)}  # name: (function, quality of the encoder)
EFFECT_QUALITY = 3.0
MOST_BYTES = 4_000_000


def encode(name, sound, quality):
    """Steps of 16 bits with a little noise instead of steps that are heard; the same bytes every time."""
    dither = chance("dither " + name).uniform(-0.5, 0.5, sound.shape) if name in LOOPS else 0
    steps = np.clip(np.round(sound * 32767 + dither), -32768, 32767).astype("<i2")
    command = ["oggenc", "--quiet", "--raw", "--raw-rate", str(RATE), "--raw-chan", "2", "--serial", "1", "-q", str(quality),
               "--output", os.path.join(TARGET, name + ".ogg"), "-"]
    subprocess.run(command, input=steps.T.tobytes(), check=True)


def decode(name):
    plain = subprocess.run(["oggdec", "--quiet", "--output", "-", os.path.join(TARGET, name + ".ogg")], check=True, capture_output=True).stdout
    with wave.open(io.BytesIO(plain)) as source:
        assert source.getframerate() == RATE and source.getnchannels() == 2
    return np.frombuffer(plain[44:], "<i2").reshape(-1, 2).T / 32767


def centre_hertz(sound):
    power = np.abs(np.fft.rfft(sound.mean(axis=0))) ** 2
    return np.sum(power * np.fft.rfftfreq(sound.shape[1], 1 / RATE)) / np.sum(power)


def faults(name, sound):
    """What would be heard as a fault; numbers are the only ears of this script."""
    peak = np.max(np.abs(sound))
    if peak > 0.97:
        yield f"peak {peak:.2f}: it may be cut off"
    if abs(sound.mean()) > 0.002:
        yield "not centred"
    if not np.isfinite(sound).all():
        yield "no numbers"
    if name in LOOPS:
        seam = np.max(np.abs(sound[:, 0] - sound[:, -1]))
        step = np.max(np.abs(np.diff(sound)))
        if seam > step:
            yield f"its end does not lead into its beginning ({seam:.3f}, usual steps are {step:.3f})"
    else:
        for where, edge in (("begins", sound[:, :2]), ("ends", sound[:, -8:])):
            if np.max(np.abs(edge)) > 0.02 * peak:
                yield f"{where} with a click"


def check():
    failed, total = False, 0
    print(f"{'name':16} {'s':>6} {'peak':>5} {'loud dB':>7} {'centre Hz':>9} {'bytes':>8}")
    for name in sorted([*SOUNDS, *LOOPS]):
        sound, size = decode(name), os.path.getsize(os.path.join(TARGET, name + ".ogg"))
        total += size
        print(f"{name:16} {sound.shape[1] / RATE:6.2f} {np.max(np.abs(sound)):5.2f} {loudness_db(sound, 3.0 if name in LOOPS else 0.1):7.1f} "
              f"{centre_hertz(sound):9.0f} {size:8}")
        for fault in faults(name, sound):
            print(f"{name}: {fault}")
            failed = True
    print(f"{total} bytes in all, {MOST_BYTES} allowed")
    return 1 if failed or total > MOST_BYTES else 0


def main():
    wanted = [word for word in sys.argv[1:] if not word.startswith("-")] or [*SOUNDS, *LOOPS]
    os.makedirs(TARGET, exist_ok=True)
    for name in wanted if "--check" not in sys.argv else ():
        sound, quality = (LOOPS[name][0](), LOOPS[name][1]) if name in LOOPS else (made(name), EFFECT_QUALITY)
        encode(name, sound, quality)
    return check()


if __name__ == "__main__":
    sys.exit(main())
