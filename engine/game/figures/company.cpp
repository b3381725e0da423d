#include "engine/game/figures/company.h"

#include "engine/game/core/place_graph.h"

namespace hexholm {

Company::Company(const Rulebook& book, const State& state, const Figure& one, FigureId without) {
    const FigureKind& kind = book.content().figure_kinds[one.kind];
    any_ = kind.crowd > 0 || book.occupying_figures() != 0;
    if (!any_) return;
    std::fill_n(here_.begin(), place_count(book.board(), kind.on), std::uint8_t{0});
    for (const FigureId other : book.content().figures.ids())
        if (other != without && state.figures[other].is_on(kind.on))
            note(book, other, one, state.figures[other].number());
}

void Company::note(const Rulebook& book, FigureId other, const Figure& one, int place) {
    std::uint8_t& here = here_[index(place)];
    if (figure_of(book, other).kind == one.kind && (here & kCount) < kCount) ++here;
    if (!kind_of(book, other).occupies) return;
    const bool own = figure_of(book, other).owner == one.owner;
    here = static_cast<std::uint8_t>(here | (own ? kOwn : kOther));
}

}  // namespace hexholm
