// What lies on the table: goods, terrains, pieces, neutral pieces, harbours, counters, awards.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "engine/base/bundle.h"
#include "engine/base/id.h"
#include "engine/content/amount.h"

namespace hexholm {

// A sound that a mod brings; nothing where the program's own is heard.
struct OwnSound {
    std::string mod;   // among whose assets it is
    std::string file;  // "bell.ogg"
    bool operator==(const OwnSound&) const = default;
};

// How a thing is shown and called. No rule reads it; it is left out of the content hash.
struct Face {
    std::string mod;        // the mod that declared it; assets are looked for there
    std::string title;      // "Road"
    std::string help;       // one or two sentences for a tooltip
    std::string title_mod;  // the mod whose words the title is: who patches it translates it
    std::string help_mod;   // and the help
    std::string model;      // name of a 3D model in the mod's pack; may be empty
    std::string icon;       // model or picture shown in the interface; may be empty
    std::uint32_t color = 0xC8C8C8;  // 0xRRGGBB
    OwnSound sound;
    // The models in sets of Content::piece_sets, by their places. When one is empty or missing,
    // `model` is used.
    std::vector<std::string> set_models;
    bool operator==(const Face&) const = default;
};

// Another look of pieces, which each player may choose for himself.
struct PieceSet {
    std::string name;
    Face face;
};

// A colour that nobody plays: it owns pieces, and receives nothing (X-2-1).
struct Neutral {
    std::string name;
    Face face;
};

using TagMask = std::uint32_t;  // bit n = tag n of Content::tags

// A kind of card in a player's hand that pays for things (B-4).
struct Good {
    std::string name;
    Face face;
    int bank = 19;  // cards in the bank at the start; at most 255
    TagMask tags = 0;
    bool is_public = false;  // everybody sees how many a player has
    bool safe = false;       // not stolen, collected or discarded; public
    bool counted = true;     // part of the size of a hand; if not, public
    bool endless = false;    // the bank never runs out of it; public
    bool bank_trade = true;  // the bank takes and gives it at the usual rates
    CounterId kept;          // of tiles: it lies there, not in a hand (C-18)
    Amount rate;             // so many for one, beside the bank's rate and harbours; 0: none
};

// A kind of tile (B-2, B-5).
struct Terrain {
    std::string name;
    Face face;
    bool land = true;
    bool numbered = false;         // takes part when number tokens are laid
    std::vector<int> own_tokens;   // it gets one of these, however others are dealt (T-18)
    std::vector<int> numbers;      // it produces on these totals, whatever its token (X-F-11)
    bool inland = false;           // never dealt to the coast (X-F-2)
    Bundle produces;               // per yield 1 of a piece
    int choose = 0;                // goods of the owner's choice per yield 1 (T-8)
    CounterId counts;              // a counter of the owner that grows by the yield (T-43)
    DeckId draws;                  // a deck of which the owner draws a card per yield 1 (X-F-9)
    bool setup_income = true;      // a set-up piece with income receives from it (B-63, T-53)
    bool blockable = true;         // neutral pieces can stop its production (T-34)
    EffectId after;                // runs when its number was rolled and all had been given (T-20)
    bool setup_forbidden = false;  // no set-up piece may touch it (B-65)
    bool border = false;           // the rim: nothing stands between two such tiles (S-8, S-9)
    std::vector<int> not_tokens;   // never dealt these number tokens (S-74, S-175)
    // Counters of tiles, one for all or one for each seat: while the counter is 0 nothing is built
    // around the tile.
    std::vector<CounterId> closed_until;
    std::vector<std::string> looks;  // models by the value of looks_by, from 1 on; no rule reads it
    std::string looks_mod;           // which has them
    CounterId looks_by;              // of tiles
};

enum class PlaceKind : std::uint8_t { none, tile, corner, edge };

// A class of lines on the board that join into one: roads, ships.
struct Route {
    std::string name;
    bool only_closed = false;  // counts in awards only where it links own buildings (S-44)
    CounterId weight;          // of edges: a piece there counts so many more (X-C-17)
};

// The least distance in edges from corners where a counter is above 0.
struct Apart {
    CounterId counter;
    int edges = 1;
};

// A kind of piece that players own and place (B-14).
struct Piece {
    std::string name;
    Face face;
    PlaceKind on = PlaceKind::corner;  // corner or edge
    int supply = 0;                    // per player
    Price cost;
    int points = 0;
    int yield = 0;  // how often an adjacent tile's goods are received (B-88)
    std::vector<std::pair<TerrainId, Bundle>> yields;  // instead, from these terrains
    CounterId off;             // of corners: above 0 this one yields nothing and uses no harbour
    int off_points = 0;        // victory points while it is off
    int distance = 0;          // least number of edges to any other piece with a distance
    bool needs_route = false;  // corner piece: must touch an own route outside set-up
    bool interrupts = false;   // others' routes cannot pass through its corner (B-193)
    bool ends_routes = false;  // corner piece: its owner's routes do not go on from it (S-145)
    bool uses_harbours = false;
    int harbour_points = 0;    // towards awards that measure harbours (B-241)
    PieceId upgrades;          // it can only replace this own piece (B-161)
    RouteId route;             // edge piece: the class of route it belongs to
    std::uint32_t beside = 0;  // edge piece: bit per terrain, one of which it must touch (S-17)
    PieceId stands_for;        // effects that place that piece may place this one (S-24, S-46)
    bool moves = false;        // edge piece: an open end of a route moves once a turn (S-31)
    CounterId anchor;          // corner counter: above 0 it holds an end like a building (S-128)
    std::vector<CounterId> lanes;  // edge piece, by seat: above 0 its edges bear it (S-143)
    bool line = false;             // along the lane, from its greatest number down (S-143, S-144)
    CounterId reserved;            // corner piece: above 0 the corner is for that seat (S-145)
    PieceId kept_for;  // so many of the supply stay there as the player has of it (S-140)
    std::vector<Apart> setup_apart;   // corner piece: what a set-up piece stays away from (S-161)
    int together = 0;                 // most of all players on the board; 0: no limit
    std::uint32_t together_with = 0;  // and of these pieces; bit per piece
    bool at_building = false;         // edge piece: a building of its owner is at an end of it
    CounterId forbidden;              // of its places: above 0 it does not stand there
    CounterId only_at;                // of its places: above 0 it may stand there, and nowhere else
    bool only_known = false;          // nothing beside its place lies face down
    int holds = 0;                    // corner piece: so many places for figures of its owner
    std::uint64_t carries = 0;        // bit per figure kind that it holds
    HookId test;                      // (game, player, place): may it stand there?
    Amount worth;  // to bots, beside points and income, in thousandths of a point

    bool has_limits() const {
        return reserved.is_some() || kept_for.is_some() || !setup_apart.empty();
    }
};

// A neutral piece that players move (B-104).
struct Pawn {
    std::string name;
    Face face;
    PlaceKind on = PlaceKind::tile;
    bool blocks_production = false;
    std::uint32_t may_enter = 0;       // bit per terrain
    bool numbered_only = false;        // only tiles with a number token (B-105)
    std::vector<TerrainId> starts_on;  // the first of these that lies on the board (T-5)
    bool start_chosen = false;         // several start tiles: the first player chooses (B-229)
    int spares_points = 0;             // > 0: not next to players with at most so many (B-240)
    std::uint32_t guards = 0;          // bit per piece that is not placed or moved beside it (S-63)
    std::uint32_t robs = 0;    // bit per piece whose owners it robs (S-62); 0: all that yield
    PawnId stands_for;         // effects that move that pawn may move this one (S-60)
    EffectId loot;             // instead of a random good, about its tile (S-132)
    CounterId moved_by;        // only players who have some of it may move it (S-131)
    CounterId course;          // of tiles: after each roll it goes on by the lowest die (S-147)
    HookId arrival;            // (game, player, tile): where it comes to buildings so (S-148)
    CounterId raids;           // of players: it robs who has less of it than the lowest die (S-150)
    bool raids_alone = false;  // only where a single player lives (S-148)
    PieceId raid_more;         // a raid costs one good, and one more for each of these (S-150)
    EffectId raid_prize;       // of who has more than the die shows (S-151)
    CueId raid_cue;
    HookId test;  // (game, player, tile): may the player move it there?
};

enum class Owner : std::uint8_t { game, player, tile, corner, edge, figure };

// Whose counters are those of such places?
constexpr Owner owner_of(PlaceKind kind) {
    return kind == PlaceKind::tile   ? Owner::tile
           : kind == PlaceKind::edge ? Owner::edge
                                     : Owner::corner;
}
enum class Visibility : std::uint8_t { all, owner, none };

// A whole number that a mod keeps in the state.
struct Counter {
    std::string name;
    Face face;
    Owner per = Owner::player;
    int start = 0;
    int least = 0;
    int most = 0;
    Visibility visible = Visibility::all;
    bool reset_each_turn = false;
    int points = 0;               // victory points for each 1 (player counters)
    std::vector<int> point_rows;  // instead: those of each value, from the least on
    int wins_at = 0;              // who acts and has so many has won; 0: never
    std::uint32_t pieces = 0;     // bit per piece: it counts those of the player on the board
    bool at_harbour = false;      // pieces: only those at a harbour
    std::uint64_t figures = 0;  // bit per figure kind: it counts those on the place, at the rim of
                                // a tile, too, or those of the player that are in play
    CounterId sums;  // figures: the sum of this counter of theirs; game: of all players or places
    CounterId only_with;     // figures: only those of which this counter is above 0
    CounterId only_without;  // figures: only those of which it is 0
    CounterId more;          // 1 where this is greater than `than`, and that above 0
    CounterId than;
    int than_number = kNoNumber;   // or this number
    std::vector<CounterId> adds;   // the sum of these of the same owner
    std::vector<CounterId> times;  // and the product of these
    int divided_by = 1;            // only one for each so many of that
    CounterId drops;           // whenever it falls, this one of the same owner becomes its least
    CounterId renews;          // figures: as a turn of their player begins it becomes this one
    EffectId full;             // game: what follows when it reaches its most
    GoodId least_of;           // 1 for all players who have the least of this good, else 0
    GoodId most_of;            // 1 for a single player who has the most of this good, else 0
    int together = 0;          // most of all players together; 0: no limit
    FigureKindId of;           // figures: only these have one; none: all
    int each_value = 0;        // most figures on the board of a player with the same value; 0: any
    bool marked_only = false;  // exists only at the places that the map marks, or
                               // of the figures of one kind
    std::vector<std::uint16_t> places;  // these places, sorted
    std::vector<std::uint16_t> nth;     // of a place: which of them it is, or kNotMarked
    Amount worth;                       // to bots, for each 1, in thousandths of a point
    std::vector<int> worth_rows;        // beside: that of each value, from the least on
    bool keeps = false;                 // it counts a good that is kept on tiles
    bool marker = false;                // lies on the board for all to see
    std::vector<HookId> listeners;      // are told when it changes
    std::size_t cell = 0;               // first cell in State::counters

    // Where the number for this place stands in State::counters; kNoCell where the map has no mark.
    static constexpr std::size_t kNoCell = static_cast<std::size_t>(-1);
    static constexpr std::uint16_t kNotMarked = 0xFFFF;
    static constexpr int kNoNumber = -1;
    // Does it follow figures or other counters, so that no rule sets it?
    bool is_derived() const {
        return sums.is_some() || more.is_some() || !adds.empty() || !times.empty() ||
               (figures != 0 && per == Owner::player);
    }
    std::size_t cell_of(std::size_t owner) const {
        if (!marked_only) return cell + owner;
        return owner < nth.size() && nth[owner] != kNotMarked ? cell + nth[owner] : kNoCell;
    }
    // Victory points for this value of it.
    int points_at(int value) const {
        if (point_rows.empty()) return points * value;
        const auto row = static_cast<std::size_t>(value - least);
        return point_rows[row < point_rows.size() ? row : point_rows.size() - 1];
    }
    void mark(std::vector<std::uint16_t> sorted_places);
};

// A cue of a mod: how it is seen and heard. No rule reads it.
struct Cue {
    std::string name;
    Face face;          // the color is that of the particles
    int particles = 0;  // how many
    int rise = 2;       // how high they fly, in tiles
    int spread = 1;     // how far, in tiles
    int shake = 0;      // of the table, 0 to 10
    int duration_ms = 1200;
    // A scene: two numbers of the game against each other, what each player adds, and who is marked.
    std::array<CounterId, 2> compares{};
    CounterId shares;  // of players
    CounterId marks;   // of players: above 0

    bool is_scene() const { return compares[0].is_some(); }
};

enum class Metric : std::uint8_t { route, counter, harbour };

// A card that the player who leads in something holds (B-187, B-204, B-241).
struct Award {
    std::string name;
    Face face;
    int points = 2;
    int least = 0;
    Metric metric = Metric::counter;
    std::uint8_t routes = 0;       // metric route: bit per RouteId
    CounterId counter;             // metric counter
    bool tie_keeps_holder = true;  // after a break with a tie (B-201)
    bool each_harbour = true;      // metric harbour: a piece counts for each that it touches
    bool tie_frees = false;        // nobody holds it while several lead (C-107)
    CounterId needs;               // of players: a leader without any leaves it to nobody (C-105)
};

// A kind of harbour (B-13).
struct Harbour {
    std::string name;
    Face face;
    int rate = 3;
    GoodId good;  // none: any good
};

}  // namespace hexholm
