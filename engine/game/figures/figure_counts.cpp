#include "engine/game/figures/figure_counts.h"

#include <bit>

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
    for (std::uint64_t left = kinds; left != 0; left &= left - 1)
        note(book, state, FigureKindId(std::countr_zero(left)), one, without);
}

// The figures of a kind stand in a row, seat by seat.
void FigureCounts::note(const Rulebook& book,
                        const State& state,
                        FigureKindId id,
                        const Figure& one,
                        FigureId without) {
    const FigureKind& kind = book.content().figure_kinds[id];
    const PlaceKind on = book.content().figure_kinds[one.kind].on;
    const unsigned counted = id == one.kind ? 1 : 0;
    const std::size_t of_seat = figures_of_seat(kind);
    const std::size_t seats = kind.owned ? book.players() : 1;
    std::size_t at = kind.first.index();
    for (std::size_t seat = 0; seat < seats; ++seat) {
        const bool own = kind.owned ? PlayerId(seat) == one.owner : one.owner.is_none();
        const unsigned stands = !kind.occupies ? 0 : own ? kOwn : kOther;
        for (const std::size_t end = at + of_seat; at < end; ++at) {
            const FigurePlace place = state.figures[FigureId(at)];
            if (!place.is_on(on) || FigureId(at) == without) continue;
            HEX_CHECK(index(place.number()) < here_.size());
            std::uint8_t& here = here_[index(place.number())];
            const unsigned more = (here & kCount) < kCount ? counted : 0;
            here = static_cast<std::uint8_t>((here + more) | stands);
        }
    }
}

}  // namespace hexholm
