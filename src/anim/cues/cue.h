// One thing that moves on the table for a moment: a die that rolls, a card that flies.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "engine/game/core/event.h"

namespace hexholm::anim {

enum class AnchorKind : std::uint8_t {
    none,
    tile,
    corner,
    edge,
    figure,  // aboard this one
    player,  // the player's panel, or the own hand
    bank,
    deck,
    middle  // of the window
};

// The start or the end of a movement. Whoever draws knows where it is on the screen.
struct Anchor {
    AnchorKind kind = AnchorKind::none;
    int index = -1;
    bool operator==(const Anchor&) const = default;
};

enum class CueKind : std::uint8_t {
    roll,         // dice; `dice` are the results
    glow,         // the tile `to` lights up
    fly_good,     // thing: good (-1: its back is shown), from -> to
    fly_card,     // thing: card (-1: its back), from -> to
    fly_award,    // thing: award, from -> to
    drop,         // thing: piece, lands on `to`
    fall,         // thing: piece, tips over on `from` and is gone
    hop,          // thing: pawn, from -> to (tiles)
    sail,         // thing: piece (from -> to are edges) or pawn (tiles), over the water
    travel,       // thing: figure, from -> to
    appear,       // thing: figure, comes down on `to`
    vanish,       // thing: figure, is gone from `from`
    unveil,       // the fog over the tile `to` lifts
    pop,          // thing: counter, whose marker at the place number to.index changes
    show_card,    // thing: card, goes to where all can read it
    proclaim,     // thing: a Call; a word in the middle of the window
    throw_die,    // one more die: thing: its face, dice[0]: its sides
    burst,        // thing: a cue of a mod: sparks at `to`, and the table shakes
    scene,        // thing: a cue of a mod: two numbers against each other
    dust,         // thing: piece, pawn or -1; what came down on `to` whirls it up, or splashes
    rise,         // a harbour comes up at the edge `to`
    trace,        // thing: award; the line of `player` that leads lights up from end to end
    shake_hands,  // `from` and `to`, both players, over a trade
    celebrate     // `player` has won
};

enum class Call : std::uint8_t { turn, victory };

struct Cue {
    CueKind kind = CueKind::roll;
    double start = 0;  // seconds from the start of its plan
    double length = 0;
    Anchor from;
    Anchor to;
    int thing = -1;
    PlayerId player;
    std::array<int, 4> dice{};

    // 0 before it starts, 1 when it is over.
    float progress(double now) const {
        if (now <= start) return 0;
        return now >= start + length ? 1 : static_cast<float>((now - start) / length);
    }
    bool is_on(double now) const { return now >= start && now < start + length; }
};

// When an event becomes true in what is shown.
struct ShownEvent {
    double at = 0;
    Event event;
};

// The show of one update: its cues, and its events in the order of time.
struct Plan {
    std::vector<Cue> cues;
    std::vector<ShownEvent> shown;
    double length = 0;
};

}  // namespace hexholm::anim
