#include "engine/game/figures/duty.h"

#include "engine/game/occupancy/occupancy.h"
#include "engine/game/standing/counters.h"
#include "engine/game/trade/prices.h"

namespace hexholm {
namespace {

// Calls visit(places) for the places at each tile where somebody else's figure lies in wait.
template <class Visit>
void visit_duty(const Rulebook& book, const State& state, FigureId figure, Visit visit) {
    const FigureKind& kind = kind_of(book, figure);
    visit_figures(book, kind.moves.duty.figure, [&](FigureId other) {
        const FigurePlace place = state.figures[other];
        if (place.is_on(PlaceKind::tile) &&
            figure_of(book, other).owner != figure_of(book, figure).owner)
            visit(book.graph(kind.on).at_tile(TileId(place.number())));
    });
}

}  // namespace

bool is_due(const Rulebook& book, const State& state, FigureId figure) {
    const Duty& duty = kind_of(book, figure).moves.duty;
    if (duty.figure.is_none() || figure_of(book, figure).owner.is_none()) return false;
    return duty.once.is_none() || figure_counter(book, state, duty.once, figure) <= 0;
}

PlaceSet places_of_duty(const Rulebook& book, const State& state, FigureId figure) {
    PlaceSet places;
    if (is_due(book, state, figure))
        visit_duty(book, state, figure, [&](const PlaceSet& there) { places.add(there); });
    return places;
}

PlaceSet places_barred(const Rulebook& book, const State& state, FigureId figure) {
    if (!is_due(book, state, figure) || check_price(book, state, figure_of(book, figure).owner,
                                                    kind_of(book, figure).moves.duty.goods)
                                            .ok())
        return {};
    return places_of_duty(book, state, figure);
}

void pay_duty(const Play& play, FigureId figure, int from, int next) {
    if (!is_due(play.book, play.state, figure)) return;
    bool owes = false;
    visit_duty(play.book, play.state, figure, [&](const PlaceSet& there) {
        owes = owes || there.has(PlaceNumber(from)) || there.has(PlaceNumber(next));
    });
    if (!owes) return;
    const Duty& duty = kind_of(play.book, figure).moves.duty;
    const PlayerId owner = figure_of(play.book, figure).owner;
    pay(play, owner, duty.goods);
    if (duty.once.is_some()) set_counter(play, owner, duty.once, figure.index(), 1);
}

}  // namespace hexholm
