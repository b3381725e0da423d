// Figures: things with an identity of their own that stand somewhere, move, and carry others.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "engine/content/things.h"

namespace hexholm {

enum class Whose : std::uint8_t { anybody, own, others, nobody };

// What steps along the sides of a tile cost on which such a figure of somebody else is.
struct Duty {
    FigureKindId figure;  // none: there is no duty
    Bundle goods;         // to the bank
    CounterId once;       // of the figure that moves: above 0 it has paid
};

// What the counter `one_by_one` of a figure says.
constexpr int kUnderWay = 1;
constexpr int kArrived = 2;

// How figures of a kind go from place to place. Those on corners cross edges, those on edges corners,
// those on tiles the sides of tiles.
struct FigureMoves {
    bool possible = false;
    std::array<int, 3> cost = {1, 1,
                               1};  // of a step, by whose route lies there: own, others', none
    std::uint8_t cost_routes = 0;   // bit per class of route that counts for it
    CounterId cost_counter;       // of what is crossed or entered: instead; negative: it cannot be
    HookId cost_hook;             // (game, figure, to, across): instead; nothing: it cannot be
    CounterId more;               // of what is crossed or entered: beside
    CounterId points;             // of the figure: so much can be spent
    int points_each = 0;          // without such a counter, in each movement; 0: any distance
    std::uint8_t on_routes = 0;   // bit per class; 0: it needs no route of its owner
    bool changes_at_own = false;  // from class to class only at own pieces, and where it starts
    Whose passes = Whose::anybody;  // whose pieces, and figures that occupy, it goes past
    CounterId must_stop;            // of the places: above 0 its way ends there
    HookId must_stop_test;          // (game, figure, place)
    CounterId no_stop;              // of the places: above 0 its way does not end there
    CounterId toll;     // of players: 1 to the owner for each step along a route of somebody else
    Bundle toll_goods;  // the same in goods
    Duty duty;
    EffectId step;                // runs after each step, about the place
    CounterId step_at;            // of its places: only where it is above 0
    std::uint32_t step_near = 0;  // bit per piece: only where one of its owner is
    bool reveals = false;         // tiles face down beside it are turned over after each step
    bool step_face_down = false;  // only beside tiles that lie face down
    CounterId spends;             // of the figure: above 0, and 0 after the movement
    CounterId one_by_one;  // of the figure: kUnderWay, or kArrived when its owner moved another one
    CounterId displaces;   // of figures: it drives away who has less of it
    EffectId displaced;    // of the owner of who was driven away, about the place
    int reason = -1;       // when none can go anywhere: place in Content::reasons
};

// A kind of figure.
struct FigureKind {
    std::string name;
    Face face;
    PlaceKind on = PlaceKind::corner;  // none: it is only carried
    bool owned = true;                 // by players
    PlayerId neutral;                  // the neutral colour of those that are not; may be none
    int supply = 1;                    // of each player, or in all
    Price cost;                        // none: it is not built
    bool occupies = false;             // neither a piece nor another that occupies stands there
    std::uint32_t shares = 0;          // bit per piece that may all the same
    int crowd = 0;                     // most of this kind in one place; 0: any number
    bool anchors = false;              // its owner's routes, like a building
    bool interrupts = false;           // others' routes do not pass through its corner
    bool blocks_production = false;    // of its tile
    bool needs_route = false;          // it is put where an own route is
    std::uint32_t near = 0;            // bit per piece; it is put where one of its owner is
    std::uint32_t beside = 0;          // bit per terrain, one of which its place touches; 0: any
    bool only_known = false;           // it is put where nothing beside lies face down
    bool rim = false;                  // or is at the rim of the board
    CounterId forbidden;               // of its places: above 0 it is never there
    HookId test;                       // (game, player, place, figure): may it stop there?
    int holds = 0;                     // places for other figures
    std::uint64_t carries = 0;         // bit per figure kind that it takes along
    bool in_holds = false;             // some piece holds it: it is put there
    int size = 1;                      // places that it takes itself
    bool loads = true;                 // players load and unload it
    bool lost_for_good = false;        // where a step removes it, it leaves the game
    bool own_holds = false;  // out of pieces' holds, and into them, only where they are theirs
    bool stays = false;      // players load it out of holds only ...
    CounterId stays_until;   // ... and where this counter of its place is above 0
    FigureMoves moves;
    Amount worth;                    // to bots, of each in play, in thousandths of a point
    std::vector<std::string> looks;  // models by the value of looks_by, from 1 on; no rule reads it
    CounterId looks_by;
    CounterId dim;   // drawn grey while this counter of it is 0
    FigureId first;  // all of a kind are numbered in a row, by seat
};

// One figure of a kind.
struct Figure {
    FigureKindId kind;
    PlayerId owner;  // none: neutral
    PlayerId side;   // whose routes it leaves alone: its owner's, or those of its neutral colour
};

}  // namespace hexholm
