"""The short sounds: wood, dice, paper and a few notes. Each function gives one, as played beside the listener's table.

The notes of all of them come from D major, as the music does, so that they never clash with it.
"""
import numpy as np

from sounds_kit import bar, chance, faded, filtered, in_room, knock, levelled, noise, pipe, put, ringing, room, samples, string, times, tongue, trimmed

SMALL_ROOM = room("small room", 0.45, 0.006, 5200)
HALL = room("hall", 1.6, 0.018, 5000)

SOUNDS = {}  # name: (function, loudness in dB, hall instead of small room, part of the room)


def effect(name, loud_db, wet=0.20, hall=False):
    def enter(function):
        SOUNDS[name] = (function, loud_db, hall, wet)
        return function
    return enter


def made(name):
    function, loud_db, hall, wet = SOUNDS[name]
    # The encoder smears a little forwards: room for it.
    plain = np.pad(faded(function(chance(name)), 0.0, 0.01), (samples(0.005), 0))
    sound = in_room(plain, HALL if hall else SMALL_ROOM, wet)
    # What rings before the first knock would come round to the end and be taken for a part of it.
    clean = filtered(np.pad(sound, ((0, 0), (0, samples(0.2)))), lambda hertz: hertz ** 4 / (hertz ** 4 + 45.0 ** 4))[:, :sound.shape[-1]]
    return levelled(trimmed(faded(clean, 0.004)), loud_db)


def silence(seconds):
    return np.zeros(samples(seconds))


def die_hit(hertz):
    def one(random):
        sound = knock(random, hertz, 0.07, 0.62, 0.55, 175, 0.25)
        put(sound, knock(random, hertz * 1.31, 0.05, 0.6, 0.2, 175, 0.2), 0.011, 0.35)
        return sound
    return one


for number, hertz in enumerate((1180, 1320, 1460, 1270)):
    effect(f"die_hit_{number}", -21, 0.16)(die_hit(hertz))


def corner_piece(hertz):
    def one(random):
        sound = knock(random, hertz, 0.16, 0.48, 0.9, 118, 0.6)
        put(sound, knock(random, hertz * 1.04, 0.11, 0.4, 0.35, 118, 0.4), 0.085, 0.16)
        return sound
    return one


for number, hertz in enumerate((452, 424)):
    effect(f"place_corner_{number}", -18)(corner_piece(hertz))


def edge_piece(hertz):
    """A stick: its second end comes down a little later."""
    def one(random):
        sound = knock(random, hertz, 0.12, 0.52, 0.5, 150, 0.5)
        put(sound, knock(random, hertz * 0.93, 0.13, 0.5, 0.5, 140, 0.4), 0.034, 0.7)
        return sound
    return one


for number, hertz in enumerate((655, 610)):
    effect(f"place_edge_{number}", -18)(edge_piece(hertz))


@effect("upgrade", -17, 0.22, True)
def upgrade(random):
    sound = np.pad(corner_piece(392)(random), (0, samples(1.3)))
    for at_s, note in ((0.07, "D5"), (0.15, "A5")):
        put(sound, bar(note), at_s, 0.42)
    return sound


@effect("fall", -19)
def fall(random):
    sound = silence(0.9)
    for at_s, hertz, gain in ((0.0, 410, 1.0), (0.11, 380, 0.6), (0.19, 430, 0.4), (0.25, 370, 0.22)):
        put(sound, knock(random, hertz, 0.13, 0.5, 0.7, 110, 0.4), at_s, gain)
    put(sound, faded(noise(random, 0.3, 300, 1800), 0.02, 0.25), 0.02, 0.05)
    return sound


@effect("pawn", -17, 0.24)
def pawn(random):
    """A heavy figure, set down with a scrape."""
    sound = silence(0.9)
    put(sound, knock(random, 268, 0.24, 0.42, 1.3, 88, 0.7), 0.0)
    scrape = noise(random, 0.16, 350, 1600) * (0.6 + 0.4 * np.abs(np.sin(2 * np.pi * 38 * times(0.16))))
    put(sound, faded(scrape, 0.03, 0.12), 0.05, 0.05)
    put(sound, knock(random, 262, 0.15, 0.35, 0.5, 88, 0.5), 0.15, 0.18)
    return sound


@effect("glide", -21, 0.18)
def glide(random):
    """A hull through the water: it swells, laps three times and runs out; some wood creaks."""
    seconds = 1.3
    t = times(seconds) / seconds
    swell = np.sin(np.pi * t ** 0.7) ** 2 * (0.55 + 0.45 * np.sin(2 * np.pi * 3 * t - 0.6) ** 2)
    sound = noise(random, seconds, 260, 1500) * swell * 0.5 + noise(random, seconds, 1500, 4200) * swell ** 2 * 0.10
    for at_s, hertz in ((0.28, 310), (0.62, 285)):
        put(sound, knock(random, hertz, 0.10, 0.3, 0.3, 120, 0.3), at_s, 0.10)
    return faded(sound, 0.08, 0.2)


@effect("unveil", -18, 0.28, True)
def unveil(random):
    """Fog that is drawn away, and a view that opens upwards."""
    sound = silence(3.2)
    air = noise(random, 1.3, 500, 2600) * np.sin(np.pi * (times(1.3) / 1.3) ** 0.5) ** 2
    put(sound, air, 0.0, 0.14)
    for step, note in enumerate(("G3", "D4", "B4", "F#5", "A5")):
        put(sound, string(note, 2.4, 2.4), 0.22 + 0.09 * step, 0.62)
    put(sound, tongue("D6", 1.6), 0.76, 0.20)
    return sound


def good(note):
    """A token laid on a pile; several in a row make a small tune."""
    def one(random):
        sound = bar(note, 0.22, 0.5, 0.4)
        put(sound, knock(random, 980, 0.05, 0.5, 0.35, 190, 0.2), 0, 0.55)
        return sound
    return one


for number, note in enumerate(("A4", "B4", "D5", "E5", "F#5")):
    effect(f"good_{number}", -27, 0.18)(good(note))


def slide(random, seconds, low, high, peak_at):
    """Paper drawn over paper: its fibres catch, so the hiss is grainy."""
    t = times(seconds) / seconds
    swell = np.where(t < peak_at, t / peak_at, (1 - t) / (1 - peak_at)) ** 1.4
    grain = 0.55 + 0.45 * np.clip(noise(random, seconds, 20, 260), -1.5, 1.5) / 1.5
    return faded(noise(random, seconds, low, high) * swell * grain, 0.005, 0.02)


def pat(random):
    """A card comes to lie."""
    sound = ringing([(170, 1, 0.07), (310, 0.5, 0.05)], 0.15, 0.0015)
    put(sound, faded(noise(random, 0.02, 700, 4200), 0.0008, 0.016), 0, 0.30)
    return sound


@effect("card_draw", -24)
def card_draw(random):
    sound = silence(0.5)
    put(sound, slide(random, 0.19, 1400, 5600, 0.7), 0, 0.5)
    put(sound, faded(noise(random, 0.018, 1200, 5000), 0.001, 0.015), 0.178, 0.7)
    return sound


@effect("card_play", -20, 0.22, True)
def card_play(random):
    sound = silence(1.9)
    put(sound, slide(random, 0.12, 1500, 5200, 0.6), 0, 0.30)
    put(sound, pat(random), 0.11, 1.0)
    for at_s, note in ((0.16, "D4"), (0.21, "A4"), (0.26, "E5")):
        put(sound, string(note, 1.6, 1.6), at_s, 0.34)
    return sound


@effect("discard", -22)
def discard(random):
    sound = silence(0.75)
    for at_s, gain in ((0.0, 0.8), (0.12, 1.0), (0.25, 0.7)):
        put(sound, slide(random, 0.13, 1000, 4300, 0.3), at_s, 0.30 * gain)
        put(sound, pat(random), at_s + 0.09, 0.6 * gain)
    return sound


@effect("trade", -19, 0.22, True)
def trade(random):
    """A hand laid into a hand, and agreement."""
    sound = silence(1.8)
    put(sound, pat(random), 0.0, 0.8)
    put(sound, knock(random, 330, 0.10, 0.4, 0.7, 140, 0.4), 0.015, 0.35)
    for at_s, note in ((0.06, "F#4"), (0.06, "D5"), (0.17, "A5")):
        put(sound, bar(note, 0.8, 0.3), at_s, 0.40)
    return sound


@effect("award", -17, 0.26, True)
def award(random):
    sound = silence(2.8)
    for step, note in enumerate(("D4", "A4", "D5", "F#5", "A5", "D6")):
        put(sound, string(note, 2.2, 2.2), step * 0.075 + random.uniform(0, 0.006), 0.9 - 0.06 * step)
    return sound


@effect("turn", -17, 0.26, True)
def turn(random):
    sound = silence(1.9)
    put(sound, bar("A4", 1.0), 0.0, 0.8)
    put(sound, bar("D5", 1.2), 0.16, 1.0)
    put(sound, tongue("D5", 1.6), 0.16, 0.22)
    return sound


@effect("offer", -19, 0.22, True)
def offer(random):
    """Somebody knocks, and wants something."""
    sound = silence(1.7)
    put(sound, knock(random, 520, 0.11, 0.45, 0.6, 140, 0.4), 0.0, 0.7)
    put(sound, knock(random, 540, 0.11, 0.45, 0.6, 140, 0.4), 0.13, 0.8)
    put(sound, tongue("E5", 1.3), 0.27, 0.55)
    put(sound, tongue("F#5", 1.3), 0.40, 0.45)
    return sound


@effect("asked", -19, 0.22, True)
def asked(random):
    sound = silence(1.7)
    put(sound, bar("F#4", 0.9), 0.0, 0.8)
    put(sound, bar("E4", 1.0), 0.17, 0.8)
    put(sound, tongue("E5", 1.2), 0.17, 0.15)
    return sound


@effect("victory", -16, 0.30, True)
def victory(random):
    """A run over the strings, three chords, and a flute above them."""
    sound = silence(6.6)
    run = ("D3", "A3", "D4", "E4", "F#4", "A4", "B4", "D5", "E5", "F#5", "A5", "D6")
    for step, note in enumerate(run):
        put(sound, string(note, 3.0), 0.058 * step + random.uniform(0, 0.005), 0.55 + 0.03 * step)
    chords = ((0.95, ("G3", "D4", "B4", "G5")), (1.55, ("A3", "E4", "C#5", "E5")), (2.15, ("D3", "A3", "D4", "A4", "D5", "F#5", "D6")))
    for at_s, notes in chords:
        for step, note in enumerate(notes):
            put(sound, string(note, 3.6, 3.2), at_s + 0.02 * step, 0.75)
            if step > 1:
                put(sound, bar(note, 1.2), at_s + 0.02 * step, 0.28)
    for at_s, note, seconds in ((0.95, "D5", 0.34), (1.25, "G5", 0.34), (1.55, "A5", 0.62), (2.15, "F#5", 0.30), (2.42, "A5", 2.4)):
        put(sound, pipe(random, note, seconds, True), at_s, 0.20)
    return faded(sound, 0.0, 1.2)


@effect("refused", -22, 0.12)
def refused(random):
    sound = silence(0.45)
    put(sound, knock(random, 236, 0.09, 0.30, 0.9, 98, 0.3), 0.0)
    put(sound, knock(random, 205, 0.09, 0.30, 0.9, 92, 0.3), 0.105, 0.8)
    return sound


def click(hertz):
    return lambda random: knock(random, hertz, 0.045, 0.42, 0.35, 210, 0.2)


for number, hertz in enumerate((870, 930)):
    effect(f"button_{number}", -26, 0.10)(click(hertz))
