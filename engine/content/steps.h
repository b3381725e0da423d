// Effects: the steps that the engine carries out one after the other.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "engine/base/limits.h"
#include "engine/content/things.h"

namespace hexholm {

// One step of an effect, run natively. What a and b mean stands at each operation.
enum class Op : std::uint8_t {
    place,  // a: piece, b: PlaceFlags. The player places it without paying; skipped when he cannot
    discard,  // a: least hand that must discard; everybody over it gives half, rounded down (B-99)
    move_pawn,      // a: pawn (B-104)
    steal,          // a: pawn; one random good from an owner of a piece next to it (B-107);
                    // none: from any opponent (X-F-27), b 1: from the player who was picked, or
                    // b 2: from the owner of what stands on the place that was picked
    take,           // a: number of goods of choice from the bank (B-179)
    collect,        // name a good, everybody else hands it all over (B-181)
    count,          // a: counter of the player or game, b: what to add
    gain,           // goods: from the bank
    draw,           // a: deck, b: cards
    choose_start,   // a: pawn; choose its start among its start tiles (B-229)
    choose_spiral,  // choose the tile at which the number tokens start (B-48)
    run,            // a: hook (game, player, place, second)
    start,          // a: effect that is done in between
    each,           // a: effect, b: Whom; in turn order, `second` names who caused it
    pick,           // a: pick; the answer is the effect's place, -1 when there is none
    take_off,       // a: pawn; off the board (X-F-25)
    after_roll,     // what the tiles of the last roll do then; of the engine's own effects only
    moment,         // a: Moment, told to all that listen; of the engine's own effects only
    bring,          // what the roll brings; of the engine's own effects only
    end_turn,       // the turn ends when nothing else is under way (S-154)
    exchange,       // a: deck; give one card of it for a random one, or not (X-F-20)
    produce,        // a: total, 0: the number that was picked; what a roll of it brings
    set_die,        // a: die, from 0; the next roll shows the number that was picked on it
    begin_phase,    // a: phase, -1: that of the frame's count; then the one before it goes on
    tell,           // a: place in Content::moments
    travel,  // a: figure kind, b: TravelFlags; one of them is moved now, or the one it is about
    place_figure,  // a: figure kind; the player puts one of the supply where it may stand
    stop,          // the movement under way ends here
    go_on,         // the movement under way; of the engine's own effects only
    make_room,     // who was displaced and has not gone; of the engine's own effects only
    stage,         // a: pick; as `pick`, but one of the choices of an action, b: Unanswered
    pay,           // a: action of a mod that was chosen to the end and is paid now
    give,          // a: ask; goods of the players' choice
    choose,        // a: ask; one of several ways
    poll,          // a: ask; each player points at something, and does something with it
    wait,          // a: ask; a window in which cards can be played
    keep_limit,    // a: hand limit; the player puts away what is too much (K-186)
    look,          // a: of Content::looks; laid open to the player until he has seen it
    move_cards,    // a: of Content::card_moves
    shuffle,       // a: of Content::looks; these cards get a new order
    keep,          // which tile gives or takes a good; of the engine's own effects only
    relief,        // who received nothing gets something; of the engine's own effects only
    draw_within,   // a: deck, b: hand limit; draws one and ends the effect while there is room
    if_die,        // a: die; ends the effect unless it shows no more than the amount
    if_counter,    // a: counter of the player or game; ends the effect unless it is above 0, or
                   // above `than`
    advance,       // a: track, b: AdvanceMode, goods: discount. What the level reached brings
    // The next steps end the effect, as if_counter does, unless the condition is so, or with b 1 if
    // it is so:
    if_cards,     // a: deck; the player holds as many hidden cards of it as the amount says
    if_goods,     // the player has as many goods of those in `of` as the amount says
    if_picked,    // something was picked last
    if_any,       // a: of Content::looks; a card lies there
    lose,         // the player gives all goods of those in `of` to the bank
    count_tiles,  // a: of Content::tile_counts
    set,  // a: counter, b: Whom; it becomes the amount, or without one what was picked last. Counters
          // of figures: of all theirs in play, or of the one that was picked; of places: of the one
          // that the effect is about
    raise,            // the same, but so much is added
    mark,             // a: of Content::leads
    replace_in_line,  // a: piece; the rearmost other one of the player's line becomes this one
    lose_in_line,     // a: piece; the foremost one of the player's line goes back to the supply
    replace,          // a: piece; what stands at the place that it is about becomes this one
    move_figure,      // the figure that was picked goes to the place that was picked last
    cue,              // a: cue
    // The next steps are about figures:
    remove_figure,  // the one that was picked goes back to the supply, with all that it carries
    put_figure,  // a: kind, b 1: only where no figure is; one of the supply goes to the place that
                 // was picked last, or aboard the figure that was
    end_travel,  // a: kind; those of the player that are under way have arrived
    throw_for,  // a: counter, b: sides of a die; a counter of the player or game becomes what it shows;
                // of places the first at which it is that is what follows about, and without one
                // the effect ends
    // As if_cards and what stands beside it:
    if_award,        // a: award; the player holds it
    if_most,         // a: counter of players; the player has more of it than anybody else
    start_card,      // a: of Content::looks; what the card on top there starts
    collect_picked,  // everybody else hands over the good that was picked, b: at most; 0: all
    // What the effect is about:
    reveal,       // the tile is turned face up
    gather,       // what a piece of yield 1 receives from the tile
    lay_harbour,  // a: harbour; one that is left over is laid on the edge
    share,        // a: of Content::shares
    finish        // a: counter; the game ends, and who has the most points wins
};

// What becomes of an action whose further choices are declined, or cannot be made.
enum class Unanswered : std::uint8_t {
    forced,  // it cannot be declined, and is undone when nothing can be chosen
    undone,  // nothing was paid, nothing happens
    kept     // it is done with what was chosen until then
};

enum PlaceFlags : std::int16_t {
    kPlaceSetup = 1,     // no route needed; terrains forbidden for set-up are refused
    kPlaceTouching = 2,  // must touch the piece placed last in this effect (B-62)
    kPlaceIncome = 4,    // one card for each adjacent producing tile (B-63)
    kPlaceUnbought = 8,  // an upgrade piece placed straight away on a free corner (B-74)
    kPlacePicked = 16,   // the piece of the neutral colour that was picked
    kPlaceNeutral = 32   // so many, and one for each colour before it: the piece of this colour
};

enum AdvanceMode : std::int16_t {
    kAdvanced = 0,     // the counter has grown already
    kAdvanceFree = 1,  // one step further
    kAdvancePaid = 2   // for its cost less the discount, where the player could go further
};

enum MoveFlags : std::int16_t {
    kMoveExactly = 1  // this neutral piece, none that stands for it
};

enum TravelFlags : std::int16_t {
    kTravelFree = 1,     // needs and spends no points; any distance
    kTravelDecline = 2,  // the player may leave it
    kTravelOne = 4       // the figure that the effect is about, no other
};

struct Step {
    Op op = Op::place;
    std::int16_t a = 0;
    std::int16_t b = 0;
    Bundle goods{};
    AmountId amount{};        // instead of a
    GoodMask of = kAllGoods;  // goods that it is about
    CounterId than{};         // if_counter: another counter of the player or game; if_goods: of
                              // tiles, goods kept where it is above 0 do not count
    PickId each{};            // gain: so often as there are things that could be picked so
    bool optional = false;    // place, place_figure, steal, take: the player may leave it
    bool operator==(const Step&) const = default;
};

// A step that changes a counter of each tile at which the player has a piece on a corner.
struct TileCount {
    CounterId counter;
    int add = 1;
    CounterId by;              // so often as this counter of the tile says; none: once
    std::uint32_t beside = 0;  // bit per piece of which one must stand there; 0: any
    // Not at a piece with so much of this counter at a corner all of whose tiles are the piece's, too.
    CounterId spared_by;
    int spared_from = 1;
    bool operator==(const TileCount&) const = default;
};

// A step that finds who has the most or the least of a counter of players, with ties.
struct LeadCount {
    CounterId marks;     // becomes 1 for those, and 0 for all others
    CounterId of;        // who has the most of it, and some
    bool least = false;  // who has the least instead, and be it nothing
    int at_least = 1;    // of the most
    PickId among;        // only players who could pick something
    CounterId alone;     // a single one is not marked, but has 1 more of this
    bool operator==(const LeadCount&) const = default;
};

// A step that gives 1 of a counter to each player in the queue of a place: from what the place has, then
// from what all have together.
struct Share {
    CounterId what;
    CounterId from;    // of the place
    CounterId beside;  // of the game; may be none
    CounterId queue;   // of the place
    bool operator==(const Share&) const = default;
};

struct Effect {
    std::string name;  // "card monopoly", for messages
    std::vector<Step> steps;
    std::vector<PickId>
        given{};  // answers with which it begins: picks that are arguments of its action
};

}  // namespace hexholm
