// How much the mods of one game may bring: the table by which content is checked while it is read, which the
// manual prints, and which a test fills row by row.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "engine/base/limits.h"
#include "engine/board/board.h"

namespace hexholm {

// Every list, set and id space that content fills.
enum class Limit : std::uint8_t {
    // Limits for all mods together; the kinds of declarations come first.
    goods,
    terrains,
    pieces,
    pawns,
    raiders,
    figure_kinds,
    figures,
    routes,
    counters,
    decks,
    cards,
    deck_cards,
    zones,
    zone_places,
    hand_limits,
    limits_at_once,
    awards,
    harbours,
    payments,
    bonuses,
    reliefs,
    bank_trades,
    tracks,
    panels,
    statistics,
    achievements,
    piece_sets,
    bots,
    aims,
    threats,
    maps,
    replacements,
    shores,
    phases,
    colours,
    picks,
    cues,
    moments,
    guards,
    effects,
    functions,
    begun_at_moment,
    action_kinds,
    step_numbers,
    step_details,
    tags,
    token_pairs,
    // Limits for one board or one map.
    tiles,
    corners,
    edges,
    tile_corners,
    corner_tiles,
    corner_edges,
    harbour_sites,
    areas,
    regions,
    // Limits for one declaration.
    effect_steps,
    action_picks,
    answers_kept,
    ways,
    pick_numbers,
    rows,
    levels,
    part_payments,
    setup_rounds,
    turn_parts,
    seats,
    dice,
    die_sides,
    // Limits for a game in play.
    state_bytes,
    offered_actions,
    nested_effects
};

struct ContentLimit {
    Limit limit;
    std::string_view what;  // "steps", as in "the game has 12 ..." and "has 12 ..."
    std::string_view of;    // "of an effect", ", of all maps": what else the manual says of it
    std::size_t most;
};

inline constexpr auto kContentLimits = std::to_array<ContentLimit>({
    {Limit::goods, "kinds of goods", "", kMaxGoods},
    {Limit::terrains, "kinds of terrains", "", kMaxTerrains},
    {Limit::pieces, "kinds of pieces", "", kMaxPieces},
    {Limit::pawns, "kinds of neutral pieces", "", kMaxPawns},
    // Each can begin an effect for every player, and only so many can be under way.
    {Limit::raiders, "neutral pieces that raid", "", 2},
    {Limit::figure_kinds, "kinds of figures", "", kMaxFigureKinds},
    {Limit::figures, "figures", "of all kinds and players", kMaxFigures},
    {Limit::routes, "kinds of routes", "", kMaxRoutes},
    {Limit::counters, "counters", "", 1000},
    {Limit::decks, "decks", "", kMaxDecks},
    {Limit::cards, "kinds of cards", "", kMaxCards},
    {Limit::deck_cards, "cards", "in all decks", kMaxDeckCards},
    {Limit::zones, "zones", "", kMaxZones},
    // An event tells a zone and its owner in a byte.
    {Limit::zone_places, "places of zones",
     ", one for the game, or for each player, stack or corner", 250},
    {Limit::hand_limits, "hand limits", "", kMaxHandLimits},
    // Each can begin an effect for every player, and few effects fit on the stack.
    {Limit::limits_at_once, "hand limits of one deck", "with over = at_once or before_end", 2},
    {Limit::awards, "awards", "", kMaxAwards},
    {Limit::harbours, "kinds of harbours", "", kMaxHarbours},
    {Limit::payments, "payments", "", 50},
    {Limit::bonuses, "bonuses", "", 64},
    {Limit::reliefs, "reliefs", "", 16},
    {Limit::bank_trades, "bank trades", "", 32},
    {Limit::tracks, "tracks", "", 32},
    {Limit::panels, "panels", "", 32},
    {Limit::statistics, "statistics", "", 32},
    {Limit::achievements, "achievements", "", 64},
    {Limit::piece_sets, "sets of pieces", "", 16},
    {Limit::bots, "bots", "", 32},
    {Limit::aims, "aims", "", 64},
    {Limit::threats, "threats", "", 8},
    {Limit::maps, "maps", "", 400},
    {Limit::replacements, "replacements", "", 200},
    // Each tile names the area or the shore to which it belongs.
    {Limit::shores, "shores", "", 7},
    {Limit::phases, "phases", "", 100},
    {Limit::colours, "colours", "of players and of nobody", kMaxOwners},
    {Limit::picks, "picks", "", 2000},
    {Limit::cues, "cues", "", 500},
    {Limit::moments, "moments", "of mods", 250},  // a byte, and one value for none
    {Limit::guards, "guards", "", 1000},
    {Limit::effects, "effects", ", with those of actions, cards, levels and all else", kMaxEffects},
    {Limit::functions, "functions and listeners", "", 8000},  // a step names one in sixteen bits
    {Limit::begun_at_moment, "listeners with an effect", "at one moment", 12},
    {Limit::action_kinds, "kinds of actions", ", with those of pieces, cards, figures and picks",
     kMaxActionKinds},
    {Limit::step_numbers, "numbers of steps",
     "that follow the game, or belong to set, if_goods, if_cards or if_die", 250},
    {Limit::step_details, "details of steps",
     ": what is asked, looked at, moved, marked, shared or counted on tiles; and picks of cards",
     8000},
    {Limit::tags, "tags", "of goods", 32},  // a bit for each
    {Limit::token_pairs, "tokens of two numbers", ", of all maps together",
     175},  // above the plain ones in a byte
    {Limit::tiles, "tiles", "of a board", kMaxTiles},
    {Limit::corners, "corners", "of a board", kMaxCorners},
    {Limit::edges, "edges", "of a board", kMaxEdges},
    {Limit::tile_corners, "corners", "of a tile", kSides},
    {Limit::corner_tiles, "tiles", "at a corner", kTilesAtCorner},
    {Limit::corner_edges, "edges", "at a corner", kEdgesAtCorner},
    {Limit::harbour_sites, "harbours", "of a map, with those left over", kMaxHarbourSites},
    {Limit::areas, "areas", "of a map", 8},
    {Limit::regions, "regions", "of a map", 31},  // a bit for each, and one for all else
    {Limit::effect_steps, "steps", "of an effect", 32},
    {Limit::action_picks, "picks", "of an action", 32},
    {Limit::answers_kept, "picks", "one after the other, at which later steps look back",
     kMaxAnswers},
    {Limit::ways, "ways", "of a choice", 12},            // buttons in one dialog
    {Limit::pick_numbers, "numbers", "of a pick", 200},  // each is an action of its own
    {Limit::rows, "rows", "of an amount or a price", 64},
    {Limit::levels, "levels", "of a track", 50},
    {Limit::part_payments, "ways to pay", "with a payment", 200},  // each is an action of its own
    {Limit::setup_rounds, "rounds", "of the set-up", 100},
    {Limit::turn_parts, "parts", "of a turn, in hex.turn", 100},
    {Limit::seats, "seats", "in hex.seats", kMaxPlayers},
    {Limit::dice, "dice", "", kMaxDice},
    {Limit::die_sides, "sides", "of a die", 20},
    {Limit::state_bytes, "bytes of the state", ": all that changes in a game", kMaxStateBytes},
    {Limit::offered_actions, "actions", "that can be possible at one time", kMaxActions - 1},
    // Beside these a roll and a card are under way, with what they bring.
    {Limit::nested_effects, "effects", "begun in each other, as declarations say", 12},
});

// Every limit has its row, in order.
static_assert([] {
    for (std::size_t at = 0; at < kContentLimits.size(); ++at)
        if (kContentLimits[at].limit != static_cast<Limit>(at)) return false;
    return kContentLimits.size() == static_cast<std::size_t>(Limit::nested_effects) + 1;
}());

constexpr const ContentLimit& row_of(Limit limit) {
    return kContentLimits[static_cast<std::size_t>(limit)];
}
constexpr std::size_t most_of(Limit limit) {
    return row_of(limit).most;
}
// "12 steps".
inline std::string so_many(std::size_t count, Limit limit) {
    return std::to_string(count) + " " + std::string(row_of(limit).what);
}
// "at most 32 are possible", as the remedy of a problem or the start of one.
inline std::string at_most(Limit limit) {
    return "at most " + std::to_string(most_of(limit)) + " are possible";
}

}  // namespace hexholm
