"""The music: three pieces in D, three beats to the bar - a calm one of four minutes, a dance, and a quiet one - and the sea.

Strings carry the harmony, a thumb piano, a flute and bars of wood take turns with the tune, a soft chord of many voices lies
beneath. Written for this game.
"""
import numpy as np

from sounds_kit import bar, band, chance, faded, filtered, in_room, levelled, noise, pipe, pitch, put_round, room, samples, string, times, tongue

TAIL_S = 5.0  # in which the last notes die away
HALL = room("music hall", 2.6, 0.024, 4200)

# Bass note, then the voices that a hand on the strings finds, from low to high.
CHORDS = {
    "D": ("D2", "D3 A3 D4 F#4"), "D/F#": ("F#2", "F#3 A3 D4 F#4"), "Dmaj7": ("D2", "D3 A3 C#4 F#4"),
    "Bm": ("B2", "B3 D4 F#4 B4"), "Bm7": ("B2", "F#3 A3 B3 D4"), "G": ("G2", "G3 B3 D4 G4"), "Gmaj7": ("G2", "G3 B3 D4 F#4"),
    "Em7": ("E2", "E3 B3 D4 G4"), "Em": ("E2", "E3 B3 E4 G4"), "Em9": ("E2", "E3 B3 D4 F#4"), "A": ("A2", "A3 C#4 E4 A4"),
    "A/C#": ("C#3", "A3 C#4 E4 A4"), "Asus": ("A2", "A3 D4 E4 A4"), "A7": ("A2", "G3 C#4 E4 A4"), "F#m7": ("F#2", "F#3 A3 C#4 E4"),
    "Cmaj7": ("C3", "G3 B3 C4 E4"), "C": ("C3", "G3 C4 E4 G4"), "A9": ("A2", "G3 B3 C#4 E4"),
}

# A chord for every bar; in a tune the bars are parted by "|", "-" is a rest, numbers are beats (1 when not written).
OPENING = "D Gmaj7 D Gmaj7 Bm7 Gmaj7 Em9 A"
FIRST = "D Bm G D/F# Em7 G Asus A D Bm G D/F# Em7 A7 D D"
FIRST_TUNE = """A4 D5 E5 | F#5:2 E5 | D5:2 B4 | A4:3 | B4 D5 E5 | G5:2 F#5 | E5:2 D5 | E5:3 |
                A4 D5 E5 | F#5:1.5 G5:.5 A5 | B5:2 A5 | F#5:3 | G5 F#5 E5 | E5 D5 C#5 | D5:3 | -:3"""
FIRST_BELOW = """-:3 | D5:2 C#5 | B4:2 G4 | F#4:3 | G4 B4 C#5 | B4:2 D5 | C#5:2 B4 | C#5:3 |
                 -:3 | D5:1.5 E5:.5 F#5 | G5:2 F#5 | D5:3 | E5 D5 B4 | C#5 B4 A4 | A4:3 | -:3"""
SECOND = "Bm A/C# G D/F# Em Bm G A Bm A/C# G D/F# Em A7 D D"
SECOND_TUNE = """F#5:2 B5 | A5:2 E5 | G5:1.5 F#5:.5 D5 | F#5:3 | E5 G5 B5 | A5 F#5 D5 | B4 D5 G5 | E5:3 |
                 F#5:2 B5 | C#6:2 A5 | B5 A5 G5 | A5:3 | G5 B5 G5 | F#5 E5 C#5 | D5:3 | -:3"""
THIRD = "Gmaj7 Gmaj7 F#m7 Bm7 Em9 Cmaj7 Asus A Gmaj7 C F#m7 Bm Em9 Cmaj7 A9 A7"
THIRD_TUNE = """-:3 | -:1 B4 D5 | E5:3 | D5:2 A4 | -:3 | -:1 G4 B4 | D5:2 E5 | C#5:3 |
                -:3 | -:1 E5 G5 | E5:2 C#5 | D5:2 F#5 | -:1 G5 F#5 | E5:3 | -:1 B4 C#5 | E5:3"""
CLOSING = "D Gmaj7 D Gmaj7 Bm7 Em9 Asus A"
CLOSING_TUNE = "F#5:3 | -:3 | A5:2 F#5 | -:3 | D5:3 | -:1 F#5 E5 | D5:3 | -:3"

PARTS = (
    (OPENING, "sparse", [], 0.75),
    (FIRST, "strings", [(FIRST_TUNE, "tongue")], 0.85),
    (FIRST, "strings", [(FIRST_TUNE, "pipe"), (FIRST_BELOW, "bars")], 1.0),
    (SECOND, "strings", [(SECOND_TUNE, "pipe")], 1.0),
    (THIRD, "sparse", [(THIRD_TUNE, "tongue")], 0.8),
    (FIRST, "strings", [(FIRST_TUNE, "string"), (FIRST_BELOW, "tongue")], 0.9),
    (SECOND, "strings", [(SECOND_TUNE, "tongue"), (SECOND_TUNE, "pipe")], 1.0),
    (CLOSING, "sparse", [(CLOSING_TUNE, "pipe")], 0.75),
)

DANCE = "D D G D Bm Em A A D D G D Em A7 D D"
DANCE_TUNE = """D4 F#4 A4 | A4:2 F#4 | G4 B4 A4 | F#4:3 | D4 F#4 B4 | B4 A4 G4 | E4 F#4 G4 | A4:3 |
                D4 F#4 A4 | D5:2 A4 | B4 A4 G4 | F#4:2 A4 | G4 F#4 E4 | C#4 E4 G4 | F#4 D4:2 | D4:3"""
ROUND = "Bm F#m7 G D Em Bm A A Bm F#m7 G D Em A7 D D"
ROUND_TUNE = """F#4 B4 D5 | C#5:2 A4 | B4:2 D5 | A4:3 | G4 B4 E5 | D5 C#5 B4 | A4 B4 C#5 | E5:3 |
                F#5 D5 B4 | C#5:2 F#4 | G4 B4 D5 | D5:2 A4 | B4 G4 E4 | C#5 B4 G4 | A4 F#4:2 | D4:3"""
BREATH = "G D Em Bm G D A A G D Em Bm Em A7 D D"
BREATH_TUNE = """-:3 | F#4:2 A4 | G4:3 | D4:2 F#4 | -:1 B4 A4 | A4:2 F#4 | E4:3 | -:3 |
                 -:1 B4 D5 | A4:2 F#4 | G4 A4 B4 | B4:2 F#4 | G4:2 E4 | C#4:2 E4 | D4:3 | -:3"""

NIGHT = "Gmaj7 D/F# Em9 Bm7 Gmaj7 D/F# Asus A Bm7 Gmaj7 Em9 F#m7 Gmaj7 Em7 Asus D"
NIGHT_TUNE = """-:3 | A4:3 | -:1 B4:2 | F#4:3 | -:3 | A4:2 D5 | E5:3 | C#5:3 |
                -:3 | D5:2 B4 | -:1 F#4 G4 | E4:3 | -:3 | B4:2 D5 | E5:3 | D5:3"""
DAWN = "Gmaj7 D/F# Em9 Bm7 Gmaj7 Em9 Asus D"
DAWN_TUNE = "D5:3 | -:1 A4:2 | G4:3 | F#4:3 | -:1 B4 D5 | F#5:2 E5 | E5:3 | D5:3"

# Each has how long a beat is, and parts: (chords, what plays them, [(tune, who plays it)], loudness).
PIECES = {
    "music": (60 / 82, PARTS),
    "music_dance": (60 / 126, (
        (DANCE, "strings", [(DANCE_TUNE, "tongue")], 0.85),
        (ROUND, "dance", [(ROUND_TUNE, "pipe")], 1.0),
        (BREATH, "sparse", [(BREATH_TUNE, "tongue")], 0.8),
        (DANCE, "dance", [(DANCE_TUNE, "pipe"), (DANCE_TUNE, "bars")], 1.0),
    )),
    "music_quiet": (60 / 66, (
        (NIGHT, "still", [(NIGHT_TUNE, "tongue")], 0.8),
        (DAWN, "still", [(DAWN_TUNE, "pipe")], 0.8),
    )),
}

# Which string is plucked on which half beat: 0 is the lowest voice.
PATTERNS = {
    "strings": ((0, 0.0), (2, 0.5), (1, 1.0), (3, 1.5), (2, 2.0), (1, 2.5)),
    "sparse": ((0, 0.0), (1, 1.0), (3, 1.5), (2, 2.0)),
    "dance": ((0, 0.0), (2, 1.0), (3, 1.0), (2, 2.0), (3, 2.0)),
    "still": ((0, 0.0), (2, 1.0)),
}


def bars_of(tune):
    """(beat from the start, note, beats) of a tune."""
    for number, written in enumerate(tune.split("|")):
        beat = 0.0
        for word in written.split():
            note, _, beats = word.partition(":")
            beats = float(beats or 1)
            if note != "-":
                yield number * 3 + beat, note, beats
            beat += beats
        assert beat == 3, f"a bar of {beat} beats: {written}"


class Band:
    """The players, each with a place between left and right."""

    def __init__(self, piece, seconds, beat_s):
        self.random = chance(piece)
        self.beat_s = beat_s
        self.sound = np.zeros((2, samples(seconds)))
        self.plucked = {}

    def play(self, sound, at_s, gain, side):
        angle = (side + 1) * np.pi / 4
        # Nobody plays like a clock.
        at_s = max(0.0, at_s + self.random.normal(0, 0.007))
        gain *= self.random.uniform(0.9, 1.06)
        put_round(self.sound, np.stack([sound * np.cos(angle), sound * np.sin(angle)]) * np.sqrt(2), at_s, gain)

    def known(self, kind, note):
        if (kind, note) not in self.plucked:
            make = {"string": lambda: string(note, 3.4, 2.9), "bass": lambda: string(note, 3.0, 2.4, 0.4, 1.9),
                    "tongue": lambda: tongue(note, 2.6, 2.0), "bars": lambda: bar(note, 1.3, 0.3, 1.7)}[kind]
            self.plucked[kind, note] = make()
        return self.plucked[kind, note]

    def lay(self, notes, at_s, seconds, gain):
        """Many soft voices that come and go slowly."""
        length = seconds + 2.2
        t = times(length)
        for place, note in enumerate(notes):
            for cents in (-5, 0, 6):
                hertz = pitch(note) * 2 ** (cents / 1200)
                drift = 1.5 * np.sin(2 * np.pi * (0.11 + 0.03 * place) * t + cents)
                tone = sum(np.sin(2 * np.pi * hertz * k * t + drift + 0.9 * k * cents) / k ** 2.1 for k in (1, 2, 3, 4))
                self.play(faded(tone, 1.3, 2.0), at_s - 0.35 if at_s > 0.4 else at_s, gain, cents / 9)

    def accompany(self, chord, pattern, at_s, gain, bars_left):
        bass, voices = CHORDS[chord]
        voices = voices.split()
        self.play(self.known("bass", bass), at_s, 0.33 * gain, -0.08)
        for voice, beat in PATTERNS[pattern]:
            accent = 1.0 if beat == 0 else 0.78 if beat.is_integer() else 0.62
            # The last bar of a part breathes out.
            if bars_left == 0 and beat > 1:
                continue
            self.play(self.known("string", voices[voice]), at_s + beat * self.beat_s, 0.22 * gain * accent, -0.35)

    def lead(self, tune, player, at_s, gain):
        notes = list(bars_of(tune))
        highest = max(pitch(note) for _, note, _ in notes)
        for beat, note, beats in notes:
            # A tune swells as it rises.
            loud = gain * (0.82 + 0.22 * np.log2(pitch(note) / highest) + (0.06 if beat % 3 == 0 else 0))
            when = at_s + beat * self.beat_s
            if player == "pipe":
                self.play(pipe(self.random, note, beats * self.beat_s + 0.10, beats < 2), when, 0.20 * loud, 0.22)
            else:
                size = {"tongue": 0.60, "string": 0.80, "bars": 0.42}[player]
                side = {"tongue": 0.30, "string": 0.05, "bars": -0.15}[player]
                self.play(self.known(player, note), when, size * loud, side)


def music(piece):
    beat_s, parts = PIECES[piece]
    bar_s = 3 * beat_s
    band_of_four = Band(piece, sum(len(chords.split()) for chords, _, _, _ in parts) * bar_s + TAIL_S, beat_s)
    at_s = 0.0
    for chords, pattern, tunes, loud in parts:
        names = chords.split()
        for number, chord in enumerate(names):
            begin = at_s + number * bar_s
            band_of_four.accompany(chord, pattern, begin, loud, len(names) - 1 - number)
            soft = 0.022 if pattern in ("strings", "dance") else 0.034
            band_of_four.lay(CHORDS[chord][1].split()[:3], begin, bar_s, soft * loud)
        for tune, player in tunes:
            band_of_four.lead(tune, player, at_s, loud * (0.75 if len(tunes) > 1 and player != "pipe" else 1.0))
        at_s += len(names) * bar_s
    sound = in_room(band_of_four.sound, HALL, 0.34, rounds=True)
    sound = filtered(sound, lambda hertz: band(38, 11000, 2)(hertz) * (1 + 0.75 * hertz ** 2 / (hertz ** 2 + 1100.0 ** 2)))
    return levelled(sound, -21, 3.0, 0.80)


def sea():
    """Waves that come and go in their own time; in 46 seconds all of them have come round."""
    random, seconds = chance("sea"), 46.0
    t = times(seconds)

    def swell(rounds, phase, sharp):
        # Waves rise faster than they run out.
        angle = 2 * np.pi * (rounds * t / seconds) + phase
        return (0.5 + 0.5 * np.sin(angle + 0.55 * np.sin(angle))) ** sharp

    sound = np.zeros((2, len(t)))
    for low, high, loud, layers in ((80, 300, 0.46, ((4, 0.0, 1.0), (7, 2.0, 1.0))), (300, 1000, 0.42, ((5, 1.0, 1.6), (7, 4.1, 1.8))),
                                    (1000, 3600, 0.10, ((5, 0.7, 3.0), (6, 3.2, 3.6), (7, 4.0, 3.0)))):
        for number, (rounds, phase, sharp) in enumerate(layers):
            wave = swell(rounds, phase, sharp) * 0.9 + 0.14
            side = (-0.5, 0.5, 0.0)[number]
            for channel, near in ((0, 1 - 0.6 * max(side, 0)), (1, 1 + 0.6 * min(side, 0))):
                sound[channel] += loud * near * wave * noise(random, seconds, low, high)
    return levelled(sound, -27, 3.0, 0.6)
