#include "engine/game/figures/figure_counts.h"

#include <bit>

#include "engine/base/check.h"
#include "engine/game/places/place_graph.h"

namespace hexholm {

FigureCounts::FigureCounts(
    const Rulebook& book, const State& state, const Figure& one, FigureId without, Places asked)
    : book_(book),
      state_(state),
      one_(one),
      without_(without),
      asked_(asked),
      on_(book.content().figure_kinds[one.kind].on),
      kinds_(book.occupying_figures()) {
    if (book.content().figure_kinds[one.kind].crowd > 0)
        kinds_ |= std::uint64_t{1} << one.kind.value;
    kinds_ &= kinds_there(book, state, PlayerId(0), Where::anybodys);
    if (kinds_ == 0 || asked_ == Places::few) return;
    std::fill_n(here_.begin(), place_count(book.board(), on_), std::uint8_t{0});
    for (std::uint64_t left = kinds_; left != 0; left &= left - 1)
        note_kind(FigureKindId(std::countr_zero(left)));
}

// The figures of a kind stand in a row, seat by seat.
void FigureCounts::note_kind(FigureKindId id) {
    const FigureKind& kind = book_.content().figure_kinds[id];
    const unsigned counted = id == one_.kind ? 1 : 0;
    const std::size_t seats = kind.owned ? book_.players() : 1;
    // Bytes that are written could lie in anything that is read again.
    const std::size_t supply = figures_of_seat(kind);
    const PlaceKind on = on_;
    const FigureId without = without_;
    std::size_t at = kind.first.index();
    for (std::size_t seat = 0; seat < seats; ++seat, at += supply) {
        const std::uint64_t there = kinds_there(book_, state_, PlayerId(seat), Where::on_board);
        if (((there >> id.value) & 1U) == 0) continue;
        const bool own = kind.owned ? PlayerId(seat) == one_.owner : one_.owner.is_none();
        const unsigned stands = !kind.occupies ? 0 : own ? kOwn : kOther;
        const FigurePlace* const row = state_.figures.data() + at;
        for (std::size_t nth = 0; nth < supply; ++nth) {
            const FigurePlace place = row[nth];
            if (!place.is_on(on) || FigureId(at + nth) == without) continue;
            HEX_CHECK(index(place.number()) < here_.size());
            std::uint8_t& here = here_[index(place.number())];
            const unsigned more = (here & kCount) < kCount ? counted : 0;
            here = static_cast<std::uint8_t>((here + more) | stands);
        }
    }
}

unsigned FigureCounts::look_at(int place) const {
    unsigned here = 0;
    visit_figures_at(book_, state_, FigurePlace::on(on_, place), [&](FigureId other) {
        const Figure& figure = figure_of(book_, other);
        if (((kinds_ >> figure.kind.value) & 1U) == 0 || other == without_) return;
        if (figure.kind == one_.kind && (here & kCount) < kCount) ++here;
        if (kind_of(book_, other).occupies) here |= figure.owner == one_.owner ? kOwn : kOther;
    });
    return here;
}

}  // namespace hexholm
