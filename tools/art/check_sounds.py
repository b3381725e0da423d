#!/usr/bin/python3
"""Measures every sound of the program and of the mods that come with it, and fails on what would be heard as a fault.

    tools/art/check_sounds.py             assets/sounds and mods/*/assets
    tools/art/check_sounds.py FILE.ogg... only these, as sounds of mods

Numbers are its only ears: it finds clicks, cut peaks, silence before and after, and sounds that are louder or softer than their
kind (LEVELS). Needs python3-numpy and oggdec (vorbis-tools); without them it says so and ends with 77, which CTest takes for "left
out". A few seconds; `sounds.py` makes the sounds.
"""
import glob
import io
import os
import shutil
import subprocess
import sys
import wave

try:
    import numpy as np
except ImportError:
    np = None

LEFT_OUT = 77
ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
RATE = 44100
MOST_BYTES = 4_000_000  # of the program's own together

# What docs/art.md promises, in dB: (begin of the name, loudness, by how much it may differ).
LEVELS = (
    ("music", -21, 1), ("sea", -27, 1), ("button", -26, 1), ("good", -27, 1), ("die_hit", -21, 1), ("place", -18, 1),
    ("card_draw", -24, 1), ("discard", -22, 1), ("refused", -22, 1), ("glide", -21, 1), ("card_play", -20, 1),
    ("fall", -19, 1), ("offer", -19, 1), ("asked", -19, 1), ("trade", -19, 1), ("unveil", -18, 1), ("award", -17, 1),
    ("pawn", -17, 1), ("turn", -17, 1), ("upgrade", -17, 1), ("victory", -16, 1),
)
MOD_LEVEL = (-20, 8)  # of a mod's sounds: among those of the table
LONG = ("music", "sea")  # begins of their names; they lead into their beginning

MOST_PEAK = 0.97
MOST_OFFSET = 0.002
MOST_EDGE = 0.02  # of the peak, at the first and last samples
MOST_LEAD_S = 0.06  # below a fiftieth of the peak; a tenth of a second would be heard as late
MOST_TAIL_S = 0.35  # below a thousandth of the peak; a voice is held for it
LEAST_CENTRE_HZ = 150  # small loudspeakers give nothing below
MOST_CENTRE_HZ = 6000  # hisses


def decoded(path):
    plain = subprocess.run(["oggdec", "--quiet", "--output", "-", path], check=True, capture_output=True).stdout
    with wave.open(io.BytesIO(plain)) as source:
        channels, rate = source.getnchannels(), source.getframerate()
    return np.frombuffer(plain[44:], "<i2").reshape(-1, channels).T.astype(np.float32) / 32767, rate


def weight(hertz):
    """Power as the ear weighs it: the curve of ITU-R BS.1770, roughly, as in sounds_kit.py."""
    deep = (hertz / 60) ** 4
    return deep / (1 + deep) * (1 + 0.585 * hertz ** 2 / (hertz ** 2 + 1500 ** 2)) ** 2


def heard_powers(sound, window):
    """The weighted power of one stretch after the other; and the power by hertz of them all. Short stretches overlap."""
    hertz = np.fft.rfftfreq(window, 1 / RATE)
    weights = weight(hertz)
    powers, spectrum = [], np.zeros(len(hertz))
    count = max(sound.shape[1], window)
    padded = np.pad(sound, ((0, 0), (0, count - sound.shape[1])))
    for start in range(0, count - window + 1, window if window > RATE else window // 8):
        power = (np.abs(np.fft.rfft(padded[:, start:start + window])) ** 2).mean(axis=0)
        powers.append(2 * np.sum(power * weights) / window ** 2)
        spectrum += power
    return np.array(powers), hertz, spectrum


class Measured:
    """One sound in numbers."""

    def __init__(self, name, sound):
        self.name, self.sound = name, sound
        self.loops = name.startswith(LONG)
        size = np.max(np.abs(sound), axis=0)
        self.peak = float(np.max(size))
        self.seconds = sound.shape[1] / RATE
        powers, hertz, spectrum = heard_powers(sound, 3 * RATE if self.loops else RATE // 10)
        self.loud_db = 10 * np.log10(np.max(powers) + 1e-12)
        self.centre_hz = np.sum(spectrum * hertz) / (np.sum(spectrum) + 1e-12)
        self.lead_s = float(np.argmax(size > self.peak * 0.02)) / RATE
        self.tail_s = float(np.argmax(size[::-1] > self.peak * 0.001)) / RATE

    def line(self):
        return (f"{self.name:28} {self.seconds:6.2f} {self.peak:5.2f} {self.loud_db:7.1f} {self.centre_hz:9.0f} "
                f"{1000 * self.lead_s:7.0f} {1000 * self.tail_s:7.0f}")


def level_of(name, of_mod):
    if of_mod:
        return MOD_LEVEL
    for begin, loud_db, margin in LEVELS:
        if name.startswith(begin):
            return loud_db, margin
    return None


def edge_faults(one):
    if one.loops:
        sound = one.sound
        seam = np.max(np.abs(sound[:, 0] - sound[:, -1]))
        usual = np.max(np.abs(np.diff(np.concatenate((sound[:, -RATE:], sound[:, :RATE]), axis=1))[:, np.r_[0:RATE - 1, RATE:2 * RATE - 1]]))
        if seam > usual:
            yield f"its end does not lead into its beginning ({seam:.3f}, usual steps there are {usual:.3f})"
        return
    for where, edge in (("begins", one.sound[:, :2]), ("ends", one.sound[:, -8:])):
        if np.max(np.abs(edge)) > MOST_EDGE * one.peak:
            yield f"{where} with a click"
    if one.lead_s > MOST_LEAD_S:
        yield f"begins {1000 * one.lead_s:.0f} ms late"
    if one.tail_s > MOST_TAIL_S:
        yield f"ends with {one.tail_s:.1f} s of silence"


def faults(one, of_mod):
    if one.peak > MOST_PEAK:
        yield f"peak {one.peak:.2f}: it may be cut off"
    offset = float(np.max(np.abs(one.sound.mean(axis=1))))
    if offset > MOST_OFFSET:
        yield f"not centred ({offset:.4f})"
    level = level_of(one.name, of_mod)
    if level is None:
        yield "LEVELS in tools/art/check_sounds.py does not say how loud it should be"
    elif abs(one.loud_db - level[0]) > level[1]:
        yield f"{one.loud_db:.1f} dB loud instead of {level[0]} (+-{level[1]})"
    if not LEAST_CENTRE_HZ <= one.centre_hz <= MOST_CENTRE_HZ:
        yield f"its middle is at {one.centre_hz:.0f} Hz; small loudspeakers would not give it, or only hiss"
    yield from edge_faults(one)


def check(files=()):
    """Of these files, or of all; 1 when something is wrong."""
    if np is None or shutil.which("oggdec") is None:
        print("left out: python3-numpy or oggdec (vorbis-tools) is missing")
        return LEFT_OUT
    given = [(path, True) for path in files]
    own = [(path, False) for path in sorted(glob.glob(os.path.join(ROOT, "assets", "sounds", "*.ogg")))]
    mods = [(path, True) for path in sorted(glob.glob(os.path.join(ROOT, "mods", "*", "assets", "**", "*.ogg"), recursive=True))]
    failed, total = False, 0
    print(f"{'name':28} {'s':>6} {'peak':>5} {'loud dB':>7} {'centre Hz':>9} {'lead ms':>7} {'tail ms':>7}")
    for path, of_mod in given or own + mods:
        sound, rate = decoded(path)
        total += 0 if of_mod else os.path.getsize(path)
        name = os.path.basename(path)[:-4]
        if rate != RATE:
            print(f"{name}: {rate} samples a second instead of {RATE}")
            failed = True
            continue
        one = Measured(name, sound)
        print(one.line())
        for fault in faults(one, of_mod):
            print(f"{name}: {fault}")
            failed = True
    print(f"{total} bytes of the program's own, {MOST_BYTES} allowed")
    return 1 if failed or total > MOST_BYTES else 0


if __name__ == "__main__":
    sys.exit(check(sys.argv[1:]))
