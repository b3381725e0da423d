#include "engine/game/asking/pick_filters.h"

#include <algorithm>
#include <bit>

#include "engine/base/check.h"
#include "engine/game/asking/figure_filters.h"
#include "engine/game/core/zones.h"
#include "engine/game/figures/figure_counts.h"
#include "engine/game/figures/graph.h"
#include "engine/game/figures/standing.h"
#include "engine/game/hooks/amounts.h"
#include "engine/game/pawns/pawns.h"
#include "engine/game/pieces/building.h"
#include "engine/game/pieces/open_ends.h"
#include "engine/game/standing/counters.h"
#include "engine/game/standing/harbours.h"
#include "engine/game/view/card_places.h"
#include "engine/game/view/points.h"
#include "engine/game/view/view.h"

namespace hexholm {
namespace {

constexpr std::uint32_t kAllTerrains = Pick{}.terrains;

bool is_whose(Whose whose, PlayerId owner, PlayerId player) {
    switch (whose) {
        case Whose::anybody: return true;
        case Whose::own: return owner == player;
        case Whose::others: return owner.is_some() && owner != player;
        case Whose::nobody: return owner.is_none();
    }
    return false;
}

bool is_enough(const Pick& pick, int value) {
    return value >= pick.with_least && value <= pick.with_most;
}

bool counts_enough(const Rulebook& book, const State& state, const Pick& pick, std::size_t owner) {
    return pick.with_counter.is_none() ||
           is_enough(pick, counter_of(book, state, pick.with_counter, owner));
}

bool counts_at(const Rulebook& book, const State& state, const Pick& pick, std::size_t place) {
    return pick.at.is_none() || counter_of(book, state, pick.at, place) > 0;
}

// Of what is asked of places of each kind: none of the figures stands there, and the further counter.
bool is_open_place(
    const Rulebook& book, const State& state, const Pick& pick, PlaceKind kind, int place) {
    return counts_at(book, state, pick, static_cast<std::size_t>(place)) &&
           (pick.without_figure.is_none() ||
            !has_figure_at(book, state, FigurePlace::on(kind, place),
                           std::uint64_t{1} << pick.without_figure.value));
}

bool has_token(const State& state, const Pick& pick, TileId tile) {
    if (pick.tokens == 0) return true;
    const unsigned token = state.token[tile];
    return state.face_down[tile] == 0 && token < 64 && ((pick.tokens >> token) & 1U) != 0;
}

// Does a figure of the edge piece's owner stand at an end where he has no other edge piece?
bool ties_figure(const Rulebook& book, const State& state, const Pick& pick, EdgeId edge) {
    const Spot& spot = state.edges[edge];
    if (pick.strands == 0 || spot.empty()) return false;
    return std::ranges::any_of(book.board().ends(edge), [&](CornerId end) {
        bool stands = false;
        visit_figures_at(book, state, FigurePlace::on(PlaceKind::corner, end.number()),
                         [&](FigureId figure) {
                             const Figure& one = figure_of(book, figure);
                             stands = stands || (one.owner == spot.owner() &&
                                                 ((pick.strands >> one.kind.value) & 1U) != 0);
                         });
        return stands && std::ranges::none_of(book.board().edges(end), [&](EdgeId other) {
                   return other != edge && is_own(state.edges[other], spot.owner());
               });
    });
}

// The places of one kind that touch a place, and the place itself; for corners and edges the
// neighbours, too.
bool touches(const Board& board, ArgType type, int value, const Answer& other) {
    const auto among = [&](const auto& row) {
        return std::ranges::any_of(
            row, [&](auto id) { return id.is_some() && id.number() == other.value; });
    };
    switch (type) {
        case ArgType::tile: {
            const TileId tile(value);
            if (other.type == ArgType::corner) return among(board.corners(tile));
            if (other.type == ArgType::edge) return among(board.edges(tile));
            return std::ranges::any_of(board.edges(tile),
                                       [&](EdgeId edge) { return among(board.tiles(edge)); });
        }
        case ArgType::corner: {
            const CornerId corner(value);
            if (other.type == ArgType::tile) return among(board.tiles(corner));
            if (other.type == ArgType::edge) return among(board.edges(corner));
            return value == other.value || among(board.around(corner));
        }
        default: {
            const EdgeId edge(value);
            if (other.type == ArgType::tile) return among(board.tiles(edge));
            if (other.type == ArgType::corner) return among(board.ends(edge));
            return std::ranges::any_of(board.ends(edge),
                                       [&](CornerId end) { return among(board.edges(end)); });
        }
    }
}

bool is_place(ArgType type) {
    return type == ArgType::tile || type == ArgType::corner || type == ArgType::edge;
}

PlaceKind place_kind(ArgType type) {
    if (type == ArgType::tile) return PlaceKind::tile;
    return type == ArgType::corner ? PlaceKind::corner : PlaceKind::edge;
}

// What was picked last among the places, or where the figure is that was picked last.
[[gnu::noinline]] bool is_near_picked(
    const Rulebook& book, const State& state, const Pick& pick, int value, const Answers& before) {
    for (std::size_t at = before.size(); at > 0; --at) {
        const Answer& answer = before[at - 1];
        if (is_place(answer.type))
            return answer.value >= 0 && touches(book.board(), pick.type, value, answer);
        if (answer.type != ArgType::figure) continue;
        const FigureId figure(answer.value);
        return answer.value >= 0 && is_in_play(state, figure) &&
               places_touching(book.board(), place_on_board(state, figure), place_kind(pick.type))
                   .has(PlaceNumber(value));
    }
    return true;
}

bool is_known_as(const State& state, TileId tile, std::uint32_t terrains) {
    // What lies face down has no terrain that anybody knows (S-92).
    return state.face_down[tile] == 0 && ((terrains >> state.terrain[tile].value) & 1U) != 0;
}

bool is_by_terrains(const State& state, const Pick& pick, const auto& tiles) {
    return pick.by_terrains == kAllTerrains || std::ranges::any_of(tiles, [&](TileId tile) {
               return tile.is_some() && is_known_as(state, tile, pick.by_terrains);
           });
}

bool fits_spot(const Pick& pick, const Spot& spot, PlayerId player) {
    if (pick.piece.is_some() && spot.piece() != pick.piece) return false;
    return is_whose(pick.whose, spot.empty() ? PlayerId::none() : spot.owner(), player);
}

bool is_on_routes(
    const Rulebook& book, const State& state, PlayerId player, const Pick& pick, EdgeId edge) {
    const Spot& spot = state.edges[edge];
    if (!is_own(spot, player)) return false;
    const RouteId route = book.route_of(spot);
    return route.is_some() && ((pick.on_routes >> route.index()) & 1U) != 0;
}

// The edge that was picked last.
EdgeId picked_edge(const Answers& before) {
    for (std::size_t at = before.size(); at > 0; --at)
        if (before[at - 1].type == ArgType::edge && before[at - 1].value >= 0)
            return EdgeId(before[at - 1].value);
    return {};
}

bool has_room(const Rulebook& book,
              const State& state,
              PlayerId player,
              const Pick& pick,
              int place,
              EdgeId without = {}) {
    if (pick.free_for.is_none()) return true;
    const bool is_there = without.is_some() || state.players[player].supply[pick.free_for] > 0;
    const Placing placing{
        .flags = pick.unconnected ? kPlaceSetup : 0, .touching = -1, .without = without};
    return is_there &&
           may_stand(book, state, player, pick.free_for, place, placing) == Reason::none;
}

// Could the player put one there? One of the kind that was picked before is gone then.
[[gnu::noinline]] bool is_free_for_figure(const Rulebook& book,
                                          const State& state,
                                          PlayerId player,
                                          const Pick& pick,
                                          int place,
                                          const Answers& before) {
    const FigureKindId id = pick.free_for_figure;
    if (id.is_none()) return true;
    const FigureKind& kind = book.content().figure_kinds[id];
    // Told at once for most places.
    if (kind.near != 0 && !has_own_piece_near(book, state, player, kind.near, kind.on, place))
        return false;
    FigureId gone;
    for (const Answer& answer : before)
        if (answer.type == ArgType::figure && answer.value >= 0 &&
            figure_of(book, FigureId(answer.value)).kind == id)
            gone = FigureId(answer.value);
    const FigureId figure = gone.is_some() ? gone : figure_in_supply(book, state, id, player);
    return figure.is_some() && may_put(book, state, player, figure, place,
                                       FigureCounts(book, state, figure_of(book, figure), gone,
                                                    FigureCounts::Places::few)) == Reason::none;
}

bool has_zone_room(const Rulebook& book, const State& state, const Pick& pick, CornerId corner) {
    if (pick.room_in.is_none()) return true;
    const std::size_t run = run_of(book, pick.room_in, corner.index());
    return zone_size(book, state, run) < static_cast<int>(book.content().zone_runs[run].room);
}

PlayerId land_of(const Rulebook& book, TileId tile) {
    const int seat = book.content().map.tiles[tile.index()].seat;
    return seat == 0 ? PlayerId::none() : PlayerId(seat - 1);
}

[[gnu::noinline]] bool fits_tile(
    const Rulebook& book, const State& state, PlayerId player, const Pick& pick, TileId tile) {
    return is_whose(pick.land, land_of(book, tile), player) &&
           (pick.terrains == kAllTerrains || is_known_as(state, tile, pick.terrains)) &&
           has_token(state, pick, tile) && counts_enough(book, state, pick, tile.index()) &&
           is_open_place(book, state, pick, PlaceKind::tile, tile.number()) &&
           (!pick.touches_own ||
            std::ranges::any_of(book.board().corners(tile), [&](CornerId corner) {
                return is_own(state.corners[corner], player);
            }));
}

[[gnu::noinline]] bool fits_corner(
    const Rulebook& book, const State& state, PlayerId player, const Pick& pick, CornerId corner) {
    const auto any_edge = [&](auto test) {
        return std::ranges::any_of(book.board().edges(corner), test);
    };
    return is_whose(pick.land, book.land_of(corner), player) &&
           fits_spot(pick, state.corners[corner], player) &&
           counts_enough(book, state, pick, corner.index()) &&
           is_open_place(book, state, pick, PlaceKind::corner, corner.number()) &&
           has_zone_room(book, state, pick, corner) &&
           is_by_terrains(state, pick, book.board().tiles(corner)) &&
           (!pick.touches_own ||
            any_edge([&](EdgeId edge) { return is_own(state.edges[edge], player); })) &&
           (pick.on_routes == 0 ||
            any_edge([&](EdgeId edge) { return is_on_routes(book, state, player, pick, edge); })) &&
           has_room(book, state, player, pick, corner.number());
}

[[gnu::noinline]] bool fits_edge(const Rulebook& book,
                                 const State& state,
                                 PlayerId player,
                                 const Pick& pick,
                                 EdgeId edge,
                                 const Answers& before) {
    return fits_spot(pick, state.edges[edge], player) &&
           (!pick.touches_own || std::ranges::any_of(book.board().ends(edge),
                                                     [&](CornerId end) {
                                                         return is_own(state.corners[end], player);
                                                     })) &&
           (!pick.free_coast || may_lay_harbour(book, state, edge)) &&
           counts_enough(book, state, pick, edge.index()) &&
           is_open_place(book, state, pick, PlaceKind::edge, edge.number()) &&
           !ties_figure(book, state, pick, edge) &&
           (!pick.open_end || is_at_open_end(book, state, edge)) &&
           is_by_terrains(state, pick, book.board().tiles(edge)) &&
           (pick.on_routes == 0 || is_on_routes(book, state, player, pick, edge)) &&
           has_room(book, state, player, pick, edge.number(),
                    pick.without_picked ? picked_edge(before) : EdgeId());
}

bool can_rob(const Rulebook& book, const State& state, PlayerId thief, PawnId pawn, PlayerId who) {
    const TileId tile = state.pawns[pawn];
    return tile.is_some() && has(victims_at(book, state, thief, pawn, tile), who);
}

// Hidden cards of one of these decks; bit per deck.
bool holds_any(const Rulebook& book, const State& state, PlayerId who, std::uint64_t decks) {
    for (; decks != 0; decks &= decks - 1)
        if (cards_held(book, state, who, DeckId(std::countr_zero(decks))) > 0) return true;
    return false;
}

bool leads(const Rulebook& book, const State& state, Lead lead, PlayerId who, PlayerId than) {
    if (lead == Lead::any) return true;
    const int ahead = public_points(book, state, who) - public_points(book, state, than);
    if (lead == Lead::not_fewer) return ahead >= 0;
    return lead == Lead::more ? ahead > 0 : ahead < 0;
}

[[gnu::noinline]] bool fits_player(
    const Rulebook& book, const State& state, PlayerId player, const Pick& pick, PlayerId who) {
    if (pick.free_for.is_some() && !has_place(book, state, who, pick.free_for, {})) return false;
    if (pick.neutral) return true;
    return is_whose(pick.whose, who, player) &&
           (!pick.with_goods || hand_size(book, state, who) > 0) &&
           counts_enough(book, state, pick, who.index()) &&
           (pick.deck.is_none() || cards_held(book, state, who, pick.deck) > 0) &&
           (pick.decks == 0 || holds_any(book, state, who, pick.decks)) &&
           leads(book, state, pick.points, who, player) &&
           (pick.beside.is_none() || can_rob(book, state, player, pick.beside, who));
}

bool fits_counter(const Rulebook& book, const State& state, const Pick& pick, FigureId figure) {
    if (pick.with_counter.is_none()) return true;
    if (!has_counter(book, pick.with_counter, figure)) return false;
    return is_enough(pick, figure_counter(book, state, pick.with_counter, figure));
}

bool can_raise(
    const Rulebook& book, const State& state, PlayerId player, const Pick& pick, FigureId figure) {
    const CounterId counter = pick.raises;
    if (counter.is_none()) return true;
    if (!has_counter(book, counter, figure)) return false;
    const Counter& declared = book.content().counters[counter];
    const int next = figure_counter(book, state, counter, figure) + 1;
    return next <= declared.most && next <= amount_now(book, state, player, pick.raises_to) &&
           !value_is_used_up(book, state, declared, figure, next);
}

// Could the piece be placed where the figure is, or at an end of that?
bool has_room_beside(
    const Rulebook& book, const State& state, PlayerId player, const Pick& pick, FigurePlace here) {
    if (pick.free_for.is_none()) return true;
    bool found = false;
    places_touching(book.board(), here, book.content().pieces[pick.free_for].on)
        .visit([&](PlaceNumber place) {
            found = has_room(book, state, player, pick, place.number());
            return !found;
        });
    return found;
}

bool touches_terrain(const Rulebook& book, const State& state, const Pick& pick, FigurePlace here) {
    if (pick.by_terrains == kAllTerrains) return true;
    return any_corner_at(book.board(), here.place_kind(), here.number(), [&](CornerId corner) {
        return is_by_terrains(state, pick, book.board().tiles(corner));
    });
}

bool stands_on_routes(
    const Rulebook& book, const State& state, PlayerId player, const Pick& pick, FigurePlace here) {
    if (pick.on_routes == 0) return true;
    const auto is_on = [&](EdgeId edge) { return is_on_routes(book, state, player, pick, edge); };
    if (here.is_on(PlaceKind::edge)) return is_on(EdgeId(here.number()));
    return here.is_on(PlaceKind::corner) &&
           std::ranges::any_of(book.board().edges(CornerId(here.number())), is_on);
}

bool is_beside(const Rulebook& book, const State& state, PawnId pawn, FigurePlace here) {
    if (pawn.is_none()) return true;
    const TileId tile = state.pawns[pawn];
    return tile.is_some() &&
           touch(book.board(), here, FigurePlace::on(PlaceKind::tile, tile.number()));
}

// Only what is on the board, or carried there. One function for each type: together they would save more of the
// registers than most questions need.
[[gnu::noinline]] bool fits_figure(
    const Rulebook& book, const State& state, PlayerId player, const Pick& pick, FigureId figure) {
    if (!is_in_play(state, figure)) return false;
    const Figure& one = figure_of(book, figure);
    if ((pick.figure.is_some() && one.kind != pick.figure) ||
        !is_whose(pick.whose, one.owner, player) || !fits_counter(book, state, pick, figure))
        return false;
    // What is told at once comes first.
    if (pick.loaded || pick.of_figure.cargo != 0) {
        const Cargo cargo = cargo_of(book, state, figure);
        if ((pick.loaded && cargo.size == 0) ||
            (pick.of_figure.cargo != 0 && (cargo.kinds & pick.of_figure.cargo) == 0))
            return false;
    }
    const FigurePlace here = place_on_board(state, figure);
    if (pick.at.is_some() &&
        (book.content().counters[pick.at].per != owner_of(here.place_kind()) ||
         !counts_at(book, state, pick, static_cast<std::size_t>(here.number()))))
        return false;
    if (!can_raise(book, state, player, pick, figure) ||
        !touches_terrain(book, state, pick, here) ||
        !stands_on_routes(book, state, player, pick, here) ||
        !is_beside(book, state, pick.beside, here) ||
        !fits(book, state, player, pick.of_figure, figure))
        return false;
    if (pick.near.is_some() &&
        !has_own_piece_near(book, state, player, std::uint32_t{1} << pick.near.value,
                            here.place_kind(), here.number()))
        return false;
    return has_room_beside(book, state, player, pick, here);
}

// Who has what may be picked: the player, or whose hand was laid open; none when nobody has it.
const PlayerState* hand_at(const State& state,
                           PlayerId player,
                           PickSource from,
                           const Answers& before) {
    const PlayerId whose = from == PickSource::own ? player : picked_player(before);
    return whose.is_some() ? &state.players[whose] : nullptr;
}

bool is_any_other(const Rulebook& book, PlayerId player, auto test) {
    for (const PlayerId other : all_ids<PlayerId>(book.players()))
        if (other != player && test(other)) return true;
    return false;
}

bool has_room_for(
    const Rulebook& book, const State& state, PlayerId player, PickSource whose, GoodId good) {
    const auto has_room = [&](PlayerId who) { return room_for(book, state, who, good) > 0; };
    if (whose == PickSource::own) return has_room(player);
    // How much others hold of what nobody sees is not told in this way.
    return whose != PickSource::others || !in_mask(book.public_goods(), good) ||
           is_any_other(book, player, has_room);
}

bool fits_good(const Rulebook& book,
               const State& state,
               PlayerId player,
               const Pick& pick,
               GoodId good,
               const Answers& before) {
    if (!in_mask(pick.goods, good) || !has_room_for(book, state, player, pick.room, good))
        return false;
    if (pick.from == PickSource::any) return true;
    if (pick.from == PickSource::others)
        return in_mask(book.public_goods(), good) &&
               is_any_other(book, player, [&](PlayerId other) {
                   return state.players[other].goods[good] >= pick.holds;
               });
    if (pick.from == PickSource::bank) return state.bank[good] >= pick.holds;
    const PlayerState* const hand = hand_at(state, player, pick.from, before);
    return hand != nullptr && hand->goods[good] >= pick.holds;
}

[[gnu::noinline]] bool fits_card(const Rulebook& book,
                                 const State& state,
                                 PlayerId player,
                                 const Pick& pick,
                                 CardId card,
                                 const Answers& before) {
    if (pick.deck.is_some() && book.content().cards[card].deck != pick.deck) return false;
    if (pick.cards >= 0) {
        CardPlace place;
        const CardSource& source = book.content().looks[static_cast<std::size_t>(pick.cards)];
        if (source.decks != 0 && !in_mask(source.decks, book.content().cards[card].deck))
            return false;
        return find_place(book, source, player, before, place) &&
               count_card(book, state, place, card, source.top) > 0;
    }
    if (pick.from == PickSource::any) return true;
    if (pick.from == PickSource::discards) return state.removed[card] > 0;
    const PlayerState* const hand = hand_at(state, player, pick.from, before);
    return hand != nullptr && hand->hand[card] > 0;
}

// Counted from 1, the lowest card.
[[gnu::noinline]] bool has_nth(const Rulebook& book,
                               const State& state,
                               PlayerId player,
                               const Pick& pick,
                               int nth,
                               const Answers& before) {
    CardPlace place;
    const CardSource& source = book.content().looks[static_cast<std::size_t>(pick.cards)];
    return find_place(book, source, player, before, place) && nth >= 1 &&
           nth <= card_count(book, state, place);
}

}  // namespace

bool fits(const Rulebook& book,
          const State& state,
          PlayerId player,
          const Pick& pick,
          int value,
          const Answers& before) {
    HEX_CHECK(value >= 0 || pick.type == ArgType::number);
    if (pick.near_picked && !is_near_picked(book, state, pick, value, before)) return false;
    if (pick.free_for_figure.is_some() && is_place(pick.type) &&
        !is_free_for_figure(book, state, player, pick, value, before))
        return false;
    switch (pick.type) {
        case ArgType::tile: return fits_tile(book, state, player, pick, TileId(value));
        case ArgType::corner: return fits_corner(book, state, player, pick, CornerId(value));
        case ArgType::edge: return fits_edge(book, state, player, pick, EdgeId(value), before);
        case ArgType::player: return fits_player(book, state, player, pick, PlayerId(value));
        case ArgType::good: return fits_good(book, state, player, pick, GoodId(value), before);
        case ArgType::figure: return fits_figure(book, state, player, pick, FigureId(value));
        case ArgType::card: return fits_card(book, state, player, pick, CardId(value), before);
        case ArgType::number:
            if (pick.stack_of.is_some())
                return zone_size(book, state,
                                 run_of(book, pick.stack_of, static_cast<std::size_t>(value) - 1)) >
                       0;
            return pick.cards < 0 || has_nth(book, state, player, pick, value, before);
        default: return true;
    }
}

}  // namespace hexholm
