"""Tones, noises and rooms from which sounds.py builds everything that is heard. Needs numpy.

A sound is an array of floats, one row per channel (mono: one dimension). Chance comes from generators with fixed seeds, so
the same script gives the same sound.
"""
import numpy as np

RATE = 44100


def samples(seconds):
    return int(round(seconds * RATE))


def times(seconds):
    return np.arange(samples(seconds)) / RATE


def chance(name):
    """A generator of its own for every sound, so that changing one leaves the others alone."""
    return np.random.default_rng([ord(letter) for letter in name])


def pitch(note):
    """Hertz of "A4", "F#5"."""
    steps = {"C": -9, "D": -7, "E": -5, "F": -4, "G": -2, "A": 0, "B": 2}[note[0]]
    steps += note.count("#") - note.count("b") + 12 * (int(note[-1]) - 4)
    return 440.0 * 2 ** (steps / 12)


def filtered(sound, gain):
    """The sound with its spectrum multiplied by gain(hertz). Its end runs into its beginning, which loops want; other
    sounds end in silence."""
    count = sound.shape[-1]
    return np.fft.irfft(np.fft.rfft(sound) * gain(np.fft.rfftfreq(count, 1 / RATE)), count)


def band(low, high, steep=2):
    """A gain that lets hertz from low to high pass."""
    def gain(hertz):
        hertz = np.maximum(hertz, 1e-3)
        return 1 / np.sqrt((1 + (low / hertz) ** (2 * steep)) * (1 + (hertz / high) ** (2 * steep)))
    return gain


def noise(random, seconds, low, high, steep=2):
    sound = filtered(random.standard_normal(samples(seconds)), band(low, high, steep))
    return sound / np.sqrt(np.mean(sound ** 2))


def faded(sound, rise_s=0.0, fall_s=0.0):
    """Starts and ends without a click."""
    sound = sound.copy()
    rise, fall = samples(rise_s), samples(fall_s)
    if rise:
        sound[..., :rise] *= np.sin(np.linspace(0, np.pi / 2, rise)) ** 2
    if fall:
        sound[..., -fall:] *= np.cos(np.linspace(0, np.pi / 2, fall)) ** 2
    return sound


def put(target, sound, at_s, gain=1.0):
    """Adds the sound; what would stand behind the end is cut."""
    start = samples(at_s)
    count = min(sound.shape[-1], target.shape[-1] - start)
    if count > 0:
        target[..., start:start + count] += gain * sound[..., :count]


def put_round(target, sound, at_s, gain=1.0):
    """The same in a loop: what would stand behind the end stands at the beginning."""
    total, start, done = target.shape[-1], samples(at_s) % target.shape[-1], 0
    while done < sound.shape[-1]:
        count = min(sound.shape[-1] - done, total - start)
        target[..., start:start + count] += gain * sound[..., done:done + count]
        start, done = 0, done + count


def ringing(partials, seconds, rise_s=0.0008):
    """The sum of (hertz, loudness, seconds until a thousandth is left)."""
    t = times(seconds)
    sound = np.zeros_like(t)
    for number, (hertz, loud, rest_s) in enumerate(partials):
        if hertz < RATE * 0.45:
            sound += loud * np.exp(-6.9 * t / rest_s) * np.sin(2 * np.pi * hertz * t + 0.7 * number)
    return faded(sound, rise_s, min(0.02, seconds / 4))


def knock(random, hertz, rest_s, bright=0.5, body=0.6, body_hertz=130, seconds=0.5):
    """A piece of wood set down on a wooden table: the piece rings, the table thumps, the contact crackles."""
    ratios = (1, 1.62, 2.43, 3.31, 4.58, 6.2)
    partials = [(hertz * ratio * random.uniform(0.98, 1.02), bright ** n, rest_s / (1 + 0.75 * n))
                for n, ratio in enumerate(ratios)]
    sound = ringing(partials, seconds)
    put(sound, ringing([(body_hertz, 1, 0.16), (body_hertz * 1.71, 0.5, 0.11)], seconds, 0.002), 0, body)
    contact = faded(noise(random, 0.008, 900, 5200), 0.0005, 0.006)
    put(sound, contact, 0, 0.22 * bright)
    return sound


def bar(note, rest_s=0.9, bright=0.35, seconds=1.4):
    """A wooden bar under a soft mallet."""
    hertz = pitch(note)
    return ringing([(hertz, 1, rest_s), (hertz * 3.93, 0.30 * bright, rest_s * 0.25), (hertz * 9.2, 0.12 * bright, rest_s * 0.08),
                    (hertz * 2.0, 0.05, rest_s * 0.5)], seconds, 0.003)


def string(note, seconds=3.2, rest_s=2.6, place=0.27, soft=1.0):
    """A gut string plucked with the finger."""
    hertz = pitch(note)
    rest_s = rest_s * (220 / hertz) ** 0.45
    partials = []
    for k in range(1, 25):
        loud = abs(np.sin(np.pi * k * place)) / k ** (0.75 + 0.25 * soft)
        partials.append((hertz * k * np.sqrt(1 + 8e-5 * k * k), loud, rest_s / (1 + 0.13 * (k - 1))))
    sound = ringing(partials, seconds, 0.0025)
    # The fingertip leaves the string.
    put(sound, faded(noise(chance(note), 0.012, 900, 4200), 0.002, 0.009), 0, 0.05)
    return sound


def tongue(note, seconds=2.2, rest_s=1.7):
    """A thumb piano: a steel tongue on a wooden box."""
    hertz = pitch(note)
    sound = ringing([(hertz, 1, rest_s * (440 / hertz) ** 0.4), (hertz * 2.005, 0.20, 0.7), (hertz * 5.42, 0.16, 0.22),
                     (hertz * 8.9, 0.06, 0.08)], seconds, 0.002)
    put(sound, ringing([(190, 1, 0.06), (320, 0.5, 0.04)], 0.12, 0.002), 0, 0.10)
    return sound


def pipe(random, note, seconds, legato=False):
    """A wooden flute, with breath and a vibrato that comes late."""
    hertz = pitch(note)
    t = times(seconds)
    depth = 0.0035 * np.clip((t - 0.35) / 0.6, 0, 1)
    phase = 2 * np.pi * np.cumsum(hertz * (1 + depth * np.sin(2 * np.pi * 4.7 * t))) / RATE
    swell = 0.86 + 0.14 * np.sin(np.pi * np.clip(t / seconds, 0, 1))
    tone = sum(loud * np.sin(k * phase + 0.4 * k) for k, loud in ((1, 1), (2, 0.36), (3, 0.17), (4, 0.07), (5, 0.035)))
    breath = noise(random, seconds, hertz * 0.8, min(hertz * 3.2, 9000)) * 0.045
    return faded((tone + breath) * swell, 0.05 if legato else 0.09, min(0.16, seconds / 3))


def room(name, seconds, predelay_s=0.012, bright=4500, width=1.0):
    """What a room answers to a click, as two channels of energy 1: dense, darker as it dies."""
    random = chance(name)
    t = times(seconds)
    answer = np.zeros((2, len(t)))
    for low, high, rest in ((60, 500, 1.0), (500, 1800, 0.8), (1800, bright, 0.5)):
        grain = np.stack([noise(random, seconds, low, high) for _ in range(2)])
        middle = grain.mean(axis=0)
        answer += (middle + width * (grain - middle)) * np.exp(-6.9 * t / (seconds * rest))
    answer[:, :samples(0.004)] *= np.linspace(0, 1, samples(0.004))
    answer = np.pad(answer, ((0, 0), (samples(predelay_s), 0)))
    return answer / np.sqrt(np.sum(answer ** 2, axis=1, keepdims=True))


def in_room(sound, answer, wet, rounds=False):
    """The sound with so much of the room, as two channels. rounds: the echo of the end is heard at the beginning."""
    dry = sound if sound.ndim == 2 else np.stack([sound, sound])
    count = dry.shape[-1] + (0 if rounds else answer.shape[-1])
    echo = np.fft.irfft(np.fft.rfft(dry, count) * np.fft.rfft(answer, count), count)
    echo[:, :dry.shape[-1]] = echo[:, :dry.shape[-1]] * wet + dry
    echo[:, dry.shape[-1]:] *= wet
    return echo


def _weighted(sound):
    """As the ear weighs it: less of the deep, more of the bright (the curve of ITU-R BS.1770, roughly)."""
    rows = np.atleast_2d(sound)
    return filtered(np.pad(rows, ((0, 0), (0, samples(0.1)))), lambda hertz: np.sqrt(
        (hertz / 60) ** 4 / (1 + (hertz / 60) ** 4)) * (1 + 0.585 * hertz ** 2 / (hertz ** 2 + 1500 ** 2)))


def loudness_db(sound, window_s=0.1):
    """Of the loudest stretch of this length, against a full square wave."""
    power = np.mean(_weighted(sound) ** 2, axis=0)
    window = min(samples(window_s), len(power))
    sums = np.cumsum(np.pad(power, (1, 0)))
    return 10 * np.log10(np.max(sums[window:] - sums[:-window]) / window + 1e-12)


def levelled(sound, target_db, window_s=0.1, peak=0.84):
    """At this loudness, but never over the peak."""
    gain = 10 ** ((target_db - loudness_db(sound, window_s)) / 20)
    return sound * min(gain, peak / np.max(np.abs(sound)))


def trimmed(sound, floor_db=-52, fall_s=0.1):
    """Without the silence at its end."""
    loud = np.max(np.abs(np.atleast_2d(sound)), axis=0)
    heard = np.nonzero(loud > np.max(loud) * 10 ** (floor_db / 20))[0]
    end = min(sound.shape[-1], heard[-1] + samples(fall_s))
    return faded(sound[..., :end], 0.0, min(fall_s, end / RATE / 3))
