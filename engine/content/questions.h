// What players are asked, and what they may point at.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "engine/content/amount.h"
#include "engine/content/figures.h"
#include "engine/content/things.h"

namespace hexholm {

// What a pick says that leaves out no terrain.
inline constexpr std::uint32_t kAllTerrains = ~std::uint32_t{0};

enum class ArgType : std::uint8_t {
    tile,
    corner,
    edge,
    player,
    players,
    good,
    goods,
    number,
    card,
    figure
};

// Whose goods or cards are looked at.
enum class PickSource : std::uint8_t {
    any,       // all kinds there are
    own,       // in the hand of who picks
    picked,    // in the hand of the player that was picked before, laid open to who picks
    bank,      // goods in the bank
    discards,  // cards that were played and removed
    others     // goods in the hand of anybody else
};

enum class Lead : std::uint8_t { any, more, fewer, not_fewer };

// Which figures may be picked, beside their kind, owner and counters.
struct FigurePick {
    std::uint64_t cargo = 0;     // it carries one of these kinds; bit per kind
    FigureKindId room_for;       // its hold has room for one more of the kind
    FigureKindId in_the_way_of;  // it lies in a hold of the player that could take one but is full
    FigureKindId swaps_with;     // one of these of the player that touches it carries another kind
    FigureKindId meets;          // such a figure of somebody else is where its place touches
    FigureKindId by_own;         // such a figure of the player is where its place touches
    bool can_travel = false;     // it is one that the player could move now
    bool in_piece = false;       // it lies in the hold of a piece of the player
    bool none_left = false;      // no figure of its kind is left in the supply
    bool aboard_picked = false;  // the figure that was picked before carries it
    bool operator==(const FigurePick&) const = default;
};

// What a player may point at: in a question or as a part of an action.
struct Pick {
    std::string name;  // for messages
    Face face;
    ArgType type = ArgType::tile;
    std::uint32_t terrains = kAllTerrains;  // tile: bit per terrain
    PieceId piece;                 // corner, edge: this piece stands there; none: see `whose`
    Whose whose = Whose::anybody;  // corner, edge, player: whose; nobody: an empty place
    bool free_coast = false;       // edge: where a harbour can be laid (S-114, S-170)
    bool open_end = false;         // edge: of what stands there, an end or a loose ring
    bool touches_own = false;      // tile, corner, edge: beside a piece of the player (S-114)
    bool reached = false;          // tile: at a corner a piece of the player stands, or ends
    bool face_down = false;        // tile: only those that nobody knows
    bool neutral = false;          // player: only colours that nobody plays
    bool with_goods = false;       // player: who has goods in the hand
    CounterId with_counter;        // place, player, figure: who has so much of it
    int with_least = 1;
    int with_most = INT16_MAX;
    CounterId at;                 // place: with some of it; figure: where it stands is some of it
    FigureKindId without_figure;  // place: where none of the kind stands
    std::uint64_t tokens = 0;     // tile: only with these, bit per token; 0: with any or none
    bool other_token = false;     // tile: not with the token of the tile that was picked before
    std::uint64_t strands = 0;    // edge: not what alone ties such a figure; bit per figure kind
    std::uint64_t decks = 0;      // player: who holds hidden cards of one of these; 0: whoever
    GoodMask goods = kAllGoods;   // good: one of these
    PawnId
        beside;  // player: whom this neutral piece can rob where it is (S-132); figure: at its tile
    int least = 0;  // number: the range
    int most = 0;
    Amount up_to{.fixed = INT16_MAX, .by = {}, .rows = {}, .call = {}};  // and no more
    FigureKindId figure;  // figure: of this kind; none: of any
    CounterId raises;     // figure: this counter of it can still grow by 1
    Amount raises_to{.fixed = INT16_MAX, .by = {}, .rows = {}, .call = {}};  // but not beyond
    int holds = 1;                      // good: where it is looked for there are so many
    PickSource room = PickSource::any;  // good: who picks, or anybody else, has room for one more
    bool loaded = false;                // figure: it carries something
    PieceId near;                       // figure: such a piece of the player stands where it is
    FigurePick of_figure;               // figure: more of what can be asked of one
    HookId test;               // (game, player, value, ...): may it be picked, after these answers?
    bool optional = false;     // in a question: the player may decline
    bool takes_only = false;   // in an effect: the only candidate is picked without a question
    bool takes_first = false;  // in an effect: the first is, of however many
    CounterId other_than;      // number: not what this counter of the game is

    std::uint32_t by_terrains = kAllTerrains;  // corner, edge: touches one of these
    std::uint8_t on_routes = 0;  // corner, edge, figure: on an own route of these; bit per class
    PieceId free_for;  // where the player could place this piece; figure: there or beside;
                       // player: who could place it somewhere
    bool without_picked = false;   // free_for: as if the piece on the picked edge were gone
    bool unconnected = false;      // free_for: as in the set-up, without a route
    FigureKindId free_for_figure;  // tile, corner, edge: where the player could put one of the kind
    bool near_picked = false;      // tile, corner, edge: touches what was picked before
    bool differs = false;          // not what was picked before
    DeckId deck;                   // player: who holds hidden cards of it; card: of this deck
    Lead points = Lead::any;       // player: with more or fewer points than who picks
    PickSource from = PickSource::any;  // good, card
    HookId list;              // (game, player, ...): all that may be picked, after these answers
    std::int16_t cards = -1;  // card, number: of these cards, or their places; of Content::looks
    Whose land = Whose::anybody;  // tile, corner: whose the tiles are, as the map says
    ZoneId room_in;               // corner: where this zone has room
    ZoneId stack_of;              // number: of a stack of this zone in which cards lie
    bool depends = false;  // test, list or cards look at the answers before, or at what is hidden

    // Corner, edge, figure: is all said by its kind, by whose it or its land is, by counters, by the room of a
    // zone, and by what coast is free or touches an own building?
    bool plain = false;

    // Can it be said what may be picked before anything else was?
    bool needs_answers() const {
        return depends || near_picked || without_picked || other_token || of_figure.aboard_picked ||
               from == PickSource::picked;
    }
};

enum class Whom : std::uint8_t {
    everybody,
    others,  // all but the player whose effect it is
    player,  // whose effect it is
    active,  // whose turn it is
    picked   // the player that was picked before
};

enum class GiveTo : std::uint8_t {
    bank,
    player,  // whose effect it is
    picked,  // the player that was picked before
    left     // the player to the left of each who gives
};

// One way to go on, of several that a question offers.
struct AskWay {
    Face face;
    HookId test;         // (game, player, ...): is it possible, after these answers?
    Amount needs_goods;  // of any kind, that the player must have
    EffectId effect;
};

// What a step asks of one or several players at once.
struct Ask {
    std::string name;  // for messages
    Face face;
    Whom whom = Whom::player;
    CounterId with_counter;  // only who has some of it
    PickId only;             // only whom the player of the effect could pick so
    bool optional = false;   // who is asked may decline

    Amount count;                // give: so many goods
    GoodMask goods = kAllGoods;  // of these
    GiveTo to = GiveTo::bank;

    std::vector<AskWay> ways;  // choose
    PickId pick;               // poll
    EffectId effect;           // poll: what each player does then, about what he picked
    WindowId window;           // wait: cards that are played in it
};

}  // namespace hexholm
