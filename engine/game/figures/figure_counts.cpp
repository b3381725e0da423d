#include "engine/game/figures/figure_counts.h"

#include "engine/base/check.h"
#include "engine/game/places/place_graph.h"

namespace hexholm {

FigureCounts::FigureCounts(const Rulebook& book,
                           const State& state,
                           const Figure& one,
                           FigureId without) {
    const FigureKind& kind = book.content().figure_kinds[one.kind];
    const std::uint64_t own = kind.crowd > 0 ? std::uint64_t{1} << one.kind.value : 0;
    const std::uint64_t kinds = own | book.occupying_figures();
    any_ = kinds != 0;
    if (!any_) return;
    std::fill_n(here_.begin(), place_count(book.board(), kind.on), std::uint8_t{0});
    visit_kinds(book, kinds, [&](FigureId other) {
        if (other != without && state.figures[other].is_on(kind.on))
            note(book, other, one, state.figures[other].number());
    });
}

void FigureCounts::note(const Rulebook& book, FigureId other, const Figure& one, int place) {
    HEX_CHECK(index(place) < here_.size());
    std::uint8_t& here = here_[index(place)];
    if (figure_of(book, other).kind == one.kind && (here & kCount) < kCount) ++here;
    if (!kind_of(book, other).occupies) return;
    const bool own = figure_of(book, other).owner == one.owner;
    here = static_cast<std::uint8_t>(here | (own ? kOwn : kOther));
}

}  // namespace hexholm
