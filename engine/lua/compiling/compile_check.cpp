// What can only be judged when everything is compiled: games that could never go on are refused.
#include <algorithm>
#include <set>
#include <span>

#include "engine/base/check.h"
#include "engine/content/content_limits.h"
#include "engine/content/longest_list.h"
#include "engine/lua/compiling/derived_check.h"
#include "engine/lua/reading/suggest.h"
#include "engine/lua/words/draft.h"

namespace hexholm {
namespace {

void check_upgrades(const Content& content, const Places& places, Problems& problems) {
    for (const PieceId id : content.pieces.ids()) {
        const Piece& piece = content.pieces[id];
        if (piece.upgrades.is_none()) continue;
        PieceId below = piece.upgrades;
        for (std::size_t steps = 0; below.is_some() && below != id; ++steps) {
            if (steps > content.pieces.size()) break;
            below = content.pieces[below].upgrades;
        }
        const std::string subject = "piece " + in_quotes(piece.name) + ": 'upgrades' ";
        if (below.is_some())
            problems.add(places.of(Kind::piece)[id.index()],
                         subject + "leads in a circle back to a piece that it replaces",
                         "let the lowest piece upgrade nothing");
        else if (content.pieces[piece.upgrades].on != PlaceKind::corner)
            problems.add(places.of(Kind::piece)[id.index()], subject + "names a piece on edges",
                         "name a piece on corners");
    }
}

void check_lanes(const Content& content, const Places& places, Problems& problems) {
    for (const PieceId id : content.pieces.ids()) {
        const Piece& piece = content.pieces[id];
        if (piece.lanes.empty()) continue;
        const std::string& where = places.of(Kind::piece)[id.index()];
        const std::string subject = "piece " + in_quotes(piece.name) + ": 'lanes' ";
        if (piece.lanes.size() < static_cast<std::size_t>(content.players))
            problems.add(where, subject + "has fewer counters than there are players",
                         "name one for each seat");
        for (const CounterId lane : piece.lanes)
            if (content.counters[lane].per != Owner::edge)
                problems.add(where, subject + "names a counter that edges do not have",
                             R"(give the counter per = "edge")");
    }
}

void check_lines(const Content& content, const Places& places, Problems& problems) {
    for (const Effect& effect : content.effects)
        for (const Step& step : effect.steps)
            if ((step.op == Op::replace_in_line || step.op == Op::lose_in_line) &&
                !content.pieces[PieceId(step.a)].line)
                problems.add(places.of(Kind::piece)[static_cast<std::size_t>(step.a)],
                             effect.name + ": '" +
                                 (step.op == Op::lose_in_line ? "lose" : "replace") +
                                 "_in_line' names a piece that makes no line",
                             "give it lanes and line = true");
}

void check_gates(const Content& content, Problems& problems) {
    for (const Hook& hook : content.hooks)
        if (hook.gate.is_some() && content.counters[hook.gate].per != Owner::player &&
            content.counters[hook.gate].per != Owner::game)
            problems.add(hook.where, "'asked_while' names a counter of something else",
                         R"(give the counter per = "player" or per = "game")");
}

// Checks questions: the pick that chooses who is asked must be about players.
void check_asks(const Content& content, const Places& places, Problems& problems) {
    for (const Ask& ask : content.asks) {
        if (ask.only.is_none() || content.picks[ask.only].type == ArgType::player) continue;
        problems.add(places.of(Kind::pick)[ask.only.index()],
                     "pick " + in_quotes(content.picks[ask.only].name) +
                         ": is not about players, as 'only' wants it",
                     R"(give it what = "player")");
    }
}

// All players see a counter of ranks, so it must not depend on hidden goods.
void check_ranks(const Content& content, const Places& places, Problems& problems) {
    for (const CounterId id : content.counters.ids()) {
        const Counter& counter = content.counters[id];
        for (const auto& [field, good] :
             {std::pair("least_of", counter.least_of), std::pair("most_of", counter.most_of)})
            if (good.is_some() && !content.goods[good].is_public)
                problems.add(places.of(Kind::counter)[id.index()],
                             "counter " + in_quotes(counter.name) + ": '" + field +
                                 "' names a good that not everybody sees",
                             "write public = true in the good");
    }
}

void check_closed(const Content& content, const Places& places, Problems& problems) {
    for (const TerrainId id : content.terrains.ids()) {
        const auto& counters = content.terrains[id].closed_until;
        const std::string& where = places.of(Kind::terrain)[id.index()];
        const std::string subject =
            "terrain " + in_quotes(content.terrains[id].name) + ": 'closed_until' ";
        if (counters.size() > 1 && counters.size() < static_cast<std::size_t>(content.players))
            problems.add(where, subject + "has fewer counters than there are players",
                         "name one, or one for each seat");
        for (const CounterId counter : counters)
            if (content.counters[counter].per != Owner::tile)
                problems.add(where, subject + "names a counter that tiles do not have",
                             R"(give the counter per = "tile")");
        const CounterId look = content.terrains[id].looks_by;
        if (look.is_some() && content.counters[look].per != Owner::tile)
            problems.add(where,
                         "terrain " + in_quotes(content.terrains[id].name) +
                             ": 'looks_by' names a counter that tiles do not have",
                         R"(give the counter per = "tile")");
    }
}

// Does what has one of the counter fit the field that names it?
void check_owner(const Content& content,
                 const std::string& where,
                 const std::string& field,
                 CounterId counter,
                 Owner owner,
                 Problems& problems) {
    if (counter.is_none() || content.counters[counter].per == owner) return;
    const char* const word = owner == Owner::player ? "player"
                             : owner == Owner::tile ? "tile"
                                                    : "corner";
    problems.add(where, field + " names a counter that no " + word + " has",
                 "give the counter per = \"" + std::string(word) + "\"");
}

void check_owners(const Content& content, const Places& places, Problems& problems) {
    for (const PieceId id : content.pieces.ids()) {
        const Piece& piece = content.pieces[id];
        const std::string& where = places.of(Kind::piece)[id.index()];
        const std::string subject = "piece " + in_quotes(piece.name) + ": ";
        check_owner(content, where, subject + "'anchor'", piece.anchor, Owner::corner, problems);
        check_owner(content, where, subject + "'reserved'", piece.reserved, Owner::corner,
                    problems);
        for (const Apart& apart : piece.setup_apart)
            check_owner(content, where, subject + "'setup_apart'", apart.counter, Owner::corner,
                        problems);
    }
    for (const PawnId id : content.pawns.ids()) {
        const Pawn& pawn = content.pawns[id];
        const std::string& where = places.of(Kind::pawn)[id.index()];
        const std::string subject = "pawn " + in_quotes(pawn.name) + ": ";
        check_owner(content, where, subject + "'moved_by'", pawn.moved_by, Owner::player, problems);
        check_owner(content, where, subject + "'course'", pawn.course, Owner::tile, problems);
        check_owner(content, where, subject + "'raids'", pawn.raids, Owner::player, problems);
    }
}

// What a roll must be able to show, and where that is declared.
struct Totals {
    std::set<int> numbers;
    std::string subject;
    std::string where;
};

Totals totals_of_map(const Content& content, const std::string& where) {
    Totals totals{{}, "the map " + in_quotes(content.map.name), where};
    const auto add = [&](int token) {
        for (const int total : content.totals_of(token))
            if (total > 0) totals.numbers.insert(total);
    };
    for (const AreaSpec& area : content.map.areas)
        std::ranges::for_each(area.tokens, add);
    for (const TileSpec& tile : content.map.tiles)
        add(tile.token);
    return totals;
}

Totals totals_of(const Terrain& terrain, const std::string& where) {
    Totals totals{{}, "terrain " + in_quotes(terrain.name), where};
    totals.numbers.insert(terrain.own_tokens.begin(), terrain.own_tokens.end());
    totals.numbers.insert(terrain.numbers.begin(), terrain.numbers.end());
    return totals;
}

void check_totals(const Content& content, const Totals& totals, Problems& problems) {
    const std::vector<int> ways = ways_by_total(content);
    const auto is_shown = [&](int total) {
        return total >= 0 && total < static_cast<int>(ways.size()) &&
               ways[static_cast<std::size_t>(total)] > 0;
    };
    int least = 1;
    while (least < static_cast<int>(ways.size()) && !is_shown(least))
        ++least;
    for (const int token : totals.numbers) {
        const std::string start = totals.subject + " has the token " + std::to_string(token);
        if (!is_shown(token))
            problems.add(totals.where, start + ", which no roll can show",
                         "use tokens from " + std::to_string(least) + " to " +
                             std::to_string(static_cast<int>(ways.size()) - 1));
        if (content.effect_of_roll(token))
            problems.add(totals.where, start + ", but that roll does something else than produce",
                         "use another token");
    }
}

void check_terrains(const Content& content, const Places& places, Problems& problems) {
    for (const TerrainId id : content.terrains.ids()) {
        const Terrain& terrain = content.terrains[id];
        const std::string& where = places.of(Kind::terrain)[id.index()];
        check_totals(content, totals_of(terrain, where), problems);
        if (!terrain.numbers.empty() && (terrain.numbered || !terrain.own_tokens.empty()))
            problems.add(
                where,
                "terrain " + in_quotes(terrain.name) + ": 'numbers' stand in place of a token",
                "remove numbered and own_tokens, or numbers");
    }
}

// What the land gives besides goods.
void check_finds(const Content& content, const Places& places, Problems& problems) {
    DeckId limited;
    for (const TerrainId id : content.terrains.ids()) {
        const Terrain& terrain = content.terrains[id];
        const std::string& where = places.of(Kind::terrain)[id.index()];
        const std::string subject = "terrain " + in_quotes(terrain.name) + ": ";
        if (terrain.counts.is_some() && content.counters[terrain.counts].per != Owner::player)
            problems.add(where, subject + "'counts' names a counter that players do not have",
                         R"(give the counter per = "player")");
        if (terrain.draws.is_none() || content.decks[terrain.draws].hand_limit == 0) continue;
        if (limited.is_some() && limited != terrain.draws)
            problems.add(where, subject + "'draws' names a second deck with a hand_limit",
                         "only one such deck can be drawn by the dice");
        limited = terrain.draws;
    }
}

bool allows(const Content& content, const Phase& phase, Verb verb) {
    std::size_t at = 0;
    return std::ranges::any_of(content.kinds, [&](const ActionKind& kind) {
        return phase.actions.test(at++) && kind.verb == verb;
    });
}

// The declaration or the patch that spoke last of the phase.
std::string place_of_phase(const Draft& draft, const Places& places, const Phase& phase) {
    const std::vector<std::string>& names = draft.names.of(Kind::phase);
    const auto found = std::lower_bound(names.begin(), names.end(), phase.name);
    HEX_CHECK(found != names.end() && *found == phase.name);
    return places.of(Kind::phase)[static_cast<std::size_t>(found - names.begin())];
}

// Whether the phase can end: by itself, or by an action that is possible in it.
bool ends(const Content& content, const Phase& phase, Verb verb) {
    std::size_t at = 0;
    return phase.by_itself || allows(content, phase, verb) ||
           std::ranges::any_of(content.kinds, [&](const ActionKind& kind) {
               return phase.actions.test(at++) && kind.verb == Verb::act &&
                      content.mod_actions[ModActionId(kind.subject)].ends_phase;
           });
}

// A line of pieces is as long as a byte can tell.
void check_weights(const Content& content, const Places& places, Problems& problems) {
    constexpr int kLongest = 250;
    for (const RouteId id : content.routes.ids()) {
        const Route& route = content.routes[id];
        if (route.weight.is_none()) continue;
        const Counter& weight = content.counters[route.weight];
        const std::string subject = "route " + in_quotes(route.name) + ": 'weight' ";
        const std::string& where = places.of(Kind::route)[id.index()];
        int longest = 0;
        for (const Piece& piece : content.pieces)
            if (piece.route == id) longest += piece.supply * (1 + std::max(weight.most, 0));
        if (weight.per != Owner::edge)
            problems.add(where, subject + "names a counter that no edge has",
                         R"(give the counter per = "edge")");
        else if (longest > kLongest)
            problems.add(where, subject + "lets a route count " + std::to_string(longest),
                         "give the counter a smaller 'most': at most " + std::to_string(kLongest) +
                             " can be counted");
    }
}

void check_phases(const Draft& draft, const Places& places, Problems& problems) {
    const Content& content = draft.content;
    HEX_CHECK(!places.of(Kind::turn).empty());
    const std::string& where = places.of(Kind::turn).front();
    HEX_CHECK(content.turn_phases <= content.phases.size());
    const std::span<const Phase> turn(content.phases.begin(), content.turn_phases);
    for (const Phase& phase : content.phases) {
        const std::string& place = place_of_phase(draft, places, phase);
        if (phase.by_itself && phase.effect.is_none())
            problems.add(place, "nothing can be done in the phase " + in_quotes(phase.name),
                         "give it actions, or an effect");
        else if (!ends(content, phase, Verb::end_turn) && !ends(content, phase, Verb::roll))
            problems.add(place, "the phase " + in_quotes(phase.name) + " never ends",
                         R"(add "roll" or "end_turn" to its actions)");
    }
    if (turn.empty())
        problems.add(where, "the turn has no phases", "name at least one");
    else if (!ends(content, turn.back(), Verb::end_turn))
        problems.add(where, R"(the last phase of the turn does not allow "end_turn")",
                     "add it to its actions");
    else if (std::ranges::all_of(turn, [](const Phase& phase) { return phase.by_itself; }))
        problems.add(where, "nobody can do anything in a turn", "give one of its phases actions");
}

// What adds most to a list that is too long, with how much: "build_a 312, build_b 312".
std::string longest_kinds(const Content& content, const ActionWays& list) {
    constexpr std::size_t kNamed = 3;
    std::string names;
    for (std::size_t at = 0; at < std::min(kNamed, list.kinds.size()); ++at)
        names += (at > 0 ? ", " : "") + in_quotes(content.kinds[list.kinds[at].kind].name) + " " +
                 std::to_string(list.kinds[at].ways);
    return names;
}

// Refuses games whose lists of actions could be too long, since a list is never cut.
void check_lists(const Content& content, const Places& places, Problems& problems) {
    const ActionWays list = longest_list(content);
    if (list.ways <= most_of(Limit::offered_actions)) return;
    HEX_CHECK(!list.kinds.empty());
    const ActionKind& most = content.kinds[list.kinds.front().kind];
    const bool declared = most.verb == Verb::act;
    problems.add(
        declared ? places.of(Kind::action)[most.subject] : places.of(Kind::turn).front(),
        list.subject + " could offer " + so_many(list.ways, Limit::offered_actions) +
            " at one time (" + longest_kinds(content, list) + "); " +
            at_most(Limit::offered_actions),
        std::string(declared
                        ? "remove 'together', so that each pick is asked after the one before it"
                        : "let pieces need a route or an upgrade, or ask for the place in an "
                          "action's 'picks'"));
}

// An amount may only follow a counter of the player or of the game.
void check_followers(const Draft& draft, Problems& problems) {
    for (const DraftFollower& each : draft.followers) {
        const Owner per = draft.content.counters[each.counter].per;
        if (per != Owner::player && per != Owner::game)
            problems.add(each.where, each.field + " follows a counter of places",
                         R"(name one with per = "player" or per = "game")");
    }
}

void check_counters_of(const Content& content, const Places& places, Problems& problems) {
    const auto insist = [&](CounterId counter, Owner per, Kind kind, std::size_t at,
                            const std::string& field) {
        if (counter.is_none() || content.counters[counter].per == per) return;
        problems.add(
            places.of(kind)[at], field + " names a counter of another owner",
            per == Owner::player ? R"(give it per = "player")" : R"(give it per = "corner")");
    };
    for (const PieceId id : content.pieces.ids())
        insist(content.pieces[id].off, Owner::corner, Kind::piece, id.index(), "'off'");
    for (const ReliefId id : content.reliefs.ids())
        insist(content.reliefs[id].needs, Owner::player, Kind::relief, id.index(), "'needs'");
    for (const BankTradeId id : content.bank_trades.ids())
        insist(content.bank_trades[id].limit, Owner::player, Kind::bank_trade, id.index(),
               "'limit'");
}

}  // namespace

void check_whole_game(const Draft& draft, const Places& places, Problems& problems) {
    HEX_CHECK(!problems.any());
    check_upgrades(draft.content, places, problems);
    check_lanes(draft.content, places, problems);
    check_lines(draft.content, places, problems);
    check_gates(draft.content, problems);
    check_asks(draft.content, places, problems);
    check_ranks(draft.content, places, problems);
    check_derived(draft.content, places, problems);
    check_closed(draft.content, places, problems);
    check_owners(draft.content, places, problems);
    check_followers(draft, problems);
    check_counters_of(draft.content, places, problems);
    check_totals(draft.content, totals_of_map(draft.content, draft.map_where), problems);
    check_terrains(draft.content, places, problems);
    check_finds(draft.content, places, problems);
    check_zones(draft.content, places, problems);
    check_phases(draft, places, problems);
    check_lists(draft.content, places, problems);
    check_rolls(draft, places, problems);
    check_weights(draft.content, places, problems);
}

}  // namespace hexholm
