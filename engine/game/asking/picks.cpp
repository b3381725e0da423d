#include "engine/game/asking/picks.h"

#include "engine/game/figures/standing.h"
#include "engine/game/hooks/hooks.h"
#include "engine/game/pawns/pawns.h"
#include "engine/game/standing/counters.h"
#include "engine/game/standing/harbours.h"
#include "engine/game/view/view.h"

namespace hexholm {
namespace {

bool is_whose(Whose whose, PlayerId owner, PlayerId player) {
    switch (whose) {
        case Whose::anybody: return true;
        case Whose::own: return owner == player;
        case Whose::others: return owner.is_some() && owner != player;
        case Whose::nobody: return owner.is_none();
    }
    return false;
}

bool fits_spot(const Pick& pick, const Spot& spot, PlayerId player) {
    if (pick.piece.is_some() && spot.piece() != pick.piece) return false;
    return is_whose(pick.whose, spot.empty() ? PlayerId::none() : spot.owner(), player);
}

bool touches_own(const Rulebook& book, const State& state, PlayerId player, EdgeId edge) {
    const auto& ends = book.board().ends(edge);
    return is_own(state.corners[ends[0]], player) || is_own(state.corners[ends[1]], player);
}

bool can_rob(const Rulebook& book, const State& state, PlayerId thief, PawnId pawn, PlayerId who) {
    const TileId tile = state.pawns[pawn];
    return tile.is_some() && has(victims_at(book, state, thief, pawn, tile), who);
}

bool fits_player(
    const Rulebook& book, const State& state, PlayerId player, const Pick& pick, PlayerId who) {
    if (!is_whose(pick.whose, who, player)) return false;
    if (pick.with_goods && hand_size(book, state, who) == 0) return false;
    if (pick.with_counter.is_some() && counter_of(book, state, pick.with_counter, who.index()) <= 0)
        return false;
    return pick.beside.is_none() || can_rob(book, state, player, pick.beside, who);
}

bool fits_counter(const Rulebook& book, const State& state, const Pick& pick, FigureId figure) {
    if (pick.with_counter.is_none()) return true;
    if (!has_counter(book, pick.with_counter, figure)) return false;
    const int value = figure_counter(book, state, pick.with_counter, figure);
    return value >= pick.least && value <= pick.most;
}

bool can_raise(const Rulebook& book, const State& state, CounterId counter, FigureId figure) {
    if (counter.is_none()) return true;
    if (!has_counter(book, counter, figure)) return false;
    const Counter& declared = book.content().counters[counter];
    const int next = figure_counter(book, state, counter, figure) + 1;
    return next <= declared.most && !value_is_used_up(book, state, declared, figure, next);
}

// Only what is on the board, or carried there.
bool fits_figure(
    const Rulebook& book, const State& state, PlayerId player, const Pick& pick, FigureId figure) {
    if (!is_in_play(state, figure)) return false;
    const Figure& one = figure_of(book, figure);
    if ((pick.figure.is_some() && one.kind != pick.figure) ||
        !is_whose(pick.whose, one.owner, player))
        return false;
    if (pick.loaded && cargo_size(book, state, figure) == 0) return false;
    if (pick.near.is_some()) {
        const FigurePlace here = place_on_board(state, figure);
        if (!has_own_piece_near(book, state, player, std::uint32_t{1} << pick.near.value,
                                here.place_kind(), here.number()))
            return false;
    }
    return fits_counter(book, state, pick, figure) && can_raise(book, state, pick.raises, figure);
}

bool fits(const Rulebook& book, const State& state, PlayerId player, const Pick& pick, int value) {
    switch (pick.type) {
        case ArgType::tile:
            // What lies face down has no terrain that anybody knows (S-92).
            return pick.terrains == Pick{}.terrains ||
                   (state.face_down[TileId(value)] == 0 &&
                    ((pick.terrains >> state.terrain[TileId(value)].value) & 1U) != 0);
        case ArgType::corner: return fits_spot(pick, state.corners[CornerId(value)], player);
        case ArgType::edge:
            return fits_spot(pick, state.edges[EdgeId(value)], player) &&
                   (!pick.touches_own || touches_own(book, state, player, EdgeId(value))) &&
                   (!pick.free_coast || may_lay_harbour(book, state, EdgeId(value)));
        case ArgType::player: return fits_player(book, state, player, pick, PlayerId(value));
        case ArgType::figure: return fits_figure(book, state, player, pick, FigureId(value));
        default: return true;
    }
}

}  // namespace

namespace {

// Those of the kind stand in a row, by seat.
PickRange figures_to_pick(const Rulebook& book, PlayerId player, const Pick& pick) {
    if (pick.figure.is_none()) return {0, static_cast<int>(book.content().figures.size()) - 1};
    const FigureKind& kind = book.content().figure_kinds[pick.figure];
    const bool own = kind.owned && pick.whose == Whose::own;
    const std::size_t seats = kind.owned && !own ? book.players() : 1;
    const std::size_t seat = own ? player.index() : 0;
    const auto first = static_cast<int>(kind.first.index() + seat * figures_of_seat(kind));
    return {first, first + static_cast<int>(seats * figures_of_seat(kind)) - 1};
}

}  // namespace

HookArg as_argument(ArgType type, int value) {
    if (type == ArgType::player) return of_player(PlayerId(value));
    if (type == ArgType::good) return {HookArg::Type::good, static_cast<std::int16_t>(value)};
    return of_place(value);
}

PickRange pick_range(const Rulebook& book, PlayerId player, const Pick& pick) {
    const auto all = [](std::size_t count) { return PickRange{0, static_cast<int>(count) - 1}; };
    switch (pick.type) {
        case ArgType::tile: return all(book.board().tile_count());
        case ArgType::corner: return all(book.board().corner_count());
        case ArgType::edge: return all(book.board().edge_count());
        case ArgType::player: return all(book.players());
        case ArgType::good: return all(book.goods());
        case ArgType::number: return {pick.least, pick.most};
        case ArgType::figure: return figures_to_pick(book, player, pick);
        default: return {};
    }
}

Reason may_pick(
    const Rulebook& book, const State& state, PlayerId player, PickId pick, int value, int first) {
    const Pick& declared = book.content().picks[pick];
    const PickRange range = pick_range(book, player, declared);
    if (value < range.first || value > range.last) return Reason::wrong_place;
    return may_pick_in_range(book, state, player, declared, value, first);
}

Reason may_pick_in_range(const Rulebook& book,
                         const State& state,
                         PlayerId player,
                         const Pick& pick,
                         int value,
                         int first) {
    if (!fits(book, state, player, pick, value)) return Reason::wrong_place;
    const bool is_allowed =
        pick.test.is_none() ||
        allows(book, state, pick.test,
               {of_player(player), as_argument(pick.type, value), of_number(first)});
    return is_allowed ? Reason::none : Reason::wrong_place;
}

bool can_pick(const Rulebook& book, const State& state, PlayerId player, PickId pick) {
    bool found = false;
    visit_picks(book, state, player, pick, -1, [&](std::int16_t) {
        found = true;
        return false;
    });
    return found;
}

void list_picks(const Rulebook& book,
                const State& state,
                PlayerId player,
                ActionKindId kind,
                PickId pick,
                ActionList& list) {
    visit_picks(book, state, player, pick, -1, [&](std::int16_t value) {
        if (list.size() < list.capacity()) list_action(list, kind, player, value);
        return list.size() < list.capacity();
    });
}

}  // namespace hexholm
