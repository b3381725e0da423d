#include "engine/bots/worth/aims.h"

#include <algorithm>

#include "engine/base/check.h"
#include "engine/game/figures/standing.h"
#include "engine/game/hooks/amounts.h"
#include "engine/game/picking/candidates.h"

namespace hexholm {
namespace {

constexpr int kUsualReach = 4;  // of figures that go any distance

// The cost, as Journey counts it, at which half of the worth is left.
int half_way(const Content& content, const FigureMoves& moves) {
    int reach = kUsualReach;
    if (moves.points.is_some()) {
        const Counter& points = content.counters[moves.points];
        reach = points.start > 0 ? points.start : points.most;
    } else if (moves.points_each > 0) {
        reach = moves.points_each;
    }
    return 2 * (Journey::kOneCost + 1) * std::max(1, reach);
}

bool is_meant(const Aim& aim, std::uint64_t cargo) {
    if (aim.cargo != 0 && (aim.cargo & cargo) == 0) return false;
    return aim.laden == Laden::any || (aim.laden == Laden::loaded) == (cargo != 0);
}

// Where the thing is that a pick names: a place, or that of a figure that nobody carries.
FigurePlace place_of(const State& state, ArgType type, int value) {
    switch (type) {
        case ArgType::tile: return FigurePlace::on(PlaceKind::tile, value);
        case ArgType::corner: return FigurePlace::on(PlaceKind::corner, value);
        case ArgType::edge: return FigurePlace::on(PlaceKind::edge, value);
        default: return state.figures[FigureId(value)];
    }
}

}  // namespace

Aims::Aims(const Rulebook& book, const State& now, PlayerId player)
    : book_(book), now_(now), player_(player) {}

bool Aims::has_aim(FigureKindId kind) const {
    return std::ranges::any_of(book_.content().aims,
                               [&](const Aim& aim) { return aim.figure == kind; });
}

int Aims::worth(const State& state) const {
    if (book_.content().aims.empty()) return 0;
    int worth = 0;
    for (const Aim& aim : book_.content().aims)
        if (aim.counter.is_some()) worth += worth_of_counter(state, aim);
    for (const FigureKindId kind : book_.content().figure_kinds.ids())
        if (has_aim(kind)) worth += worth_of_figures(state, kind);
    return worth;
}

// The worth of an aim of a counter, in proportion to how far the counter has come.
int Aims::worth_of_counter(const State& state, const Aim& aim) const {
    const Counter& counter = book_.content().counters[aim.counter];
    const int whole = std::max(1, aim.value - counter.start);
    const int gone = counter_value(state, counter, player_.index()) - counter.start;
    return amount_now(book_, state, player_, aim.worth) * std::clamp(gone, 0, whole) / whole;
}

int Aims::worth_of_figures(const State& state, FigureKindId kind) const {
    int worth = 0;
    visit_figures(book_, kind, player_, [&](FigureId figure) {
        if (!is_in_play(state, figure)) return;
        const FigurePlace place = place_on_board(state, figure);
        if (place.is_on(book_.content().figure_kinds[kind].on))
            worth += worth_at(state, kind, place.number(), cargo_kinds(book_, state, figure));
    });
    return worth;
}

int Aims::worth_at(const State& state, FigureKindId kind, int place, std::uint64_t cargo) const {
    int most = 0;
    const std::vector<Aim>& aims = book_.content().aims;
    const FigureMoves& moves = book_.content().figure_kinds[kind].moves;
    const int half = half_way(book_.content(), moves);
    const int tolls = payable_tolls(book_, state, player_, moves);
    for (std::size_t at = 0; at < aims.size(); ++at) {
        if (aims[at].figure != kind || !is_meant(aims[at], cargo)) continue;
        const int far = journey(at).distance(place, tolls);
        if (far == Journey::kNoWay) continue;
        const int whole = amount_now(book_, state, player_, aims[at].worth);
        most = std::max(most, whole * half / (half + far));
    }
    return most;
}

const Journey& Aims::journey(std::size_t at) const {
    const std::vector<Aim>& aims = book_.content().aims;
    HEX_CHECK(at < aims.size() && at < 64);  // a bit for each in measured_
    if (journeys_.empty()) journeys_.resize(aims.size());
    if (((measured_ >> at) & 1U) == 0) {
        journeys_[at] = Journey(book_, now_, player_, aims[at].figure, goals_of(aims[at]));
        measured_ |= std::uint64_t{1} << at;
    }
    return journeys_[at];
}

PlaceSet Aims::goals_of(const Aim& aim) const {
    const PlaceKind on = book_.content().figure_kinds[aim.figure].on;
    const ArgType type = book_.content().picks[aim.to].type;
    PlaceSet goals;
    const Answers none;
    Candidates(book_, now_, player_, aim.to, none).visit([&](std::int16_t value) {
        const FigurePlace place = place_of(now_, type, value);
        if (place.is_on_board()) goals.add(book_.touching().at(place, on));
        return true;
    });
    return goals;
}

}  // namespace hexholm
