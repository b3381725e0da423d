#include "engine/game/watch/figure_invariants.h"

#include "engine/game/asking/effects.h"
#include "engine/game/figures/graph.h"
#include "engine/game/figures/standing.h"
#include "engine/game/places/place_graph.h"
#include "engine/game/standing/counters.h"

namespace hexholm {
namespace {

using Fault = std::optional<std::string>;

std::string figure_name(const Rulebook& book, FigureId figure) {
    return "the figure " + kind_of(book, figure).name + " (" + std::to_string(figure.index()) + ")";
}

Fault check_aboard(const Rulebook& book, const State& state, FigureId figure) {
    const FigureId carrier = state.figures[figure].carrier();
    if (carrier.index() >= book.content().figures.size() || !state.figures[carrier].is_on_board())
        return figure_name(book, figure) + " is aboard of nothing that is on the board";
    const FigureKind& kind = kind_of(book, carrier);
    if (((kind.carries >> figure_of(book, figure).kind.value) & 1U) == 0 ||
        cargo_size(book, state, carrier) > kind.holds)
        return figure_name(book, carrier) + " carries too much";
    return {};
}

Fault check_place(const Rulebook& book, const State& state, FigureId figure) {
    const FigurePlace place = state.figures[figure];
    const FigureKind& kind = kind_of(book, figure);
    const auto count = place_count(book.board(), place.place_kind());
    if (static_cast<std::size_t>(place.number()) >= count)
        return figure_name(book, figure) + " stands nowhere";
    const bool held = kind.in_holds && place.is_on(PlaceKind::corner) &&
                      is_in_hold(book, state, figure, CornerId(place.number()));
    if (!held && !place.is_on(kind.on))
        return figure_name(book, figure) + " stands where its kind does not";
    if (held) {
        const CornerId corner(place.number());
        const Piece& piece = book.content().pieces[state.corners[corner].piece()];
        if (cargo_size(book, state, corner) > piece.holds)
            return "the hold of corner " + std::to_string(place.number()) + " is too full";
    }
    return {};
}

// A figure that is driven away stays beside the other until its owner has answered.
Fault check_alone(const Rulebook& book, const State& state, FigureId figure) {
    const FigurePlace place = state.figures[figure];
    int others = 0;
    visit_figures_at(book, state, place, [&](FigureId other) {
        others += other != figure && kind_of(book, other).occupies ? 1 : 0;
    });
    if (others > 0 && !is_asking(state) && state.stage != Stage::over)
        return figure_name(book, figure) + " shares the place that it occupies";
    return {};
}

// Counters of figures tell how many stand on each corner or edge.
Fault check_counter_of_places(const Rulebook& book, const State& state, const Counter& counter) {
    const PlaceKind kind = counter.per == Owner::corner ? PlaceKind::corner : PlaceKind::edge;
    std::array<int, kMostPlaces> count{};
    for (const FigureId figure : book.content().figures.ids()) {
        const FigurePlace place = state.figures[figure];
        if (place.is_on(kind) &&
            ((counter.figures >> book.content().figures[figure].kind.value) & 1U) != 0)
            ++count[static_cast<std::size_t>(place.number())];
    }
    for (std::size_t at = 0; at < place_count(book.board(), kind); ++at)
        if (counter.cell_of(at) != Counter::kNoCell &&
            counter_value(state, counter, at) != count[at])
            return "the counter " + counter.name + " of place " + std::to_string(at) +
                   " is not up to date";
    return {};
}

// Checks the counters of figures on places, on tiles and around them.
Fault check_figure_counters(const Rulebook& book, const State& state) {
    for (const CounterId id : book.figure_counters()) {
        const Counter& counter = book.content().counters[id];
        if (counter.per != Owner::tile) {
            const Fault fault = check_counter_of_places(book, state, counter);
            if (fault) return fault;
            continue;
        }
        std::array<int, kMaxTiles> count{};
        for (const FigureId figure : book.content().figures.ids()) {
            const FigurePlace place = state.figures[figure];
            if (!place.is_on_board() ||
                ((counter.figures >> book.content().figures[figure].kind.value) & 1U) == 0)
                continue;
            TileId last;
            any_tile_at(book.board(), place.place_kind(), place.number(), [&](TileId tile) {
                if (tile != last) ++count[tile.index()];
                last = tile;
                return false;
            });
        }
        for (const TileId tile : all_ids<TileId>(book.board().tile_count()))
            if (counter.cell_of(tile.index()) != Counter::kNoCell &&
                counter_value(state, counter, tile.index()) != count[tile.index()])
                return "the counter " + counter.name + " of tile " + std::to_string(tile.index()) +
                       " is not up to date";
    }
    return {};
}

}  // namespace

Fault check_figures(const Rulebook& book, const State& state) {
    for (const FigureId figure : book.content().figures.ids()) {
        const FigurePlace place = state.figures[figure];
        Fault fault;
        if (place.is_aboard()) fault = check_aboard(book, state, figure);
        if (place.is_on_board()) fault = check_place(book, state, figure);
        if (!fault && place.is_on_board() && kind_of(book, figure).occupies)
            fault = check_alone(book, state, figure);
        if (fault) return fault;
    }
    return check_figure_counters(book, state);
}

}  // namespace hexholm
