#include "engine/game/standing/measures.h"

#include <algorithm>
#include <limits>
#include <optional>

#include "engine/base/check.h"
#include "engine/game/derived/derived.h"
#include "engine/game/routes/routes.h"

namespace hexholm {
namespace {

constexpr int kMost = std::numeric_limits<std::uint8_t>::max();

// Searches the length between the known bounds. Only awards for routes have open bounds.
int find_route(
    const Rulebook& book, const State& state, AwardId award, PlayerId owner, EdgeIds& trail) {
    const Award& declared = book.content().awards[award];
    HEX_CHECK(declared.metric == Metric::route);
    const Measured known = measured(state, award, owner);
    return std::min(
        longest_route_between(book, state, owner, declared.routes, known.least, known.most, trail),
        kMost);
}

}  // namespace

int measure_of(const Rulebook& book, const State& state, AwardId award, PlayerId owner) {
    const Measured known = measured(state, award, owner);
    if (known.is_known()) return known.least;
    EdgeIds trail = longest_trail(book, state, owner, award);
    return find_route(book, state, award, owner, trail);
}

void narrow_bounds(const Rulebook& book,
                   State& state,
                   AwardId award,
                   PlayerId owner,
                   Measured before,
                   EdgeId edge) {
    Measured& known = measured(state, award, owner);
    EdgeIds trail;
    const std::optional<int> longest =
        longest_route_from(book, state, owner, book.content().awards[award].routes, edge,
                           known.least, known.most, trail);
    if (!longest) return;
    const auto found = static_cast<std::uint8_t>(std::min(*longest, kMost));
    known.most = std::max(before.most, found);
    HEX_CHECK(known.least <= known.most);
    if (found <= known.least) return;
    known.least = found;
    keep_trail(book, state, owner, award, trail);
}

void lengthen_trail(const Rulebook& book, State& state, AwardId award, PlayerId owner) {
    EdgeIds trail = longest_trail(book, state, owner, award);
    if (trail.empty()) return;
    Measured& known = measured(state, award, owner);
    known.least = static_cast<std::uint8_t>(
        lengthen_route(book, state, owner, book.content().awards[award].routes, known.most, trail));
    keep_trail(book, state, owner, award, trail);
}

void settle_measure(const Rulebook& book, State& state, AwardId award, PlayerId owner) {
    Measured& known = measured(state, award, owner);
    if (known.is_known()) return;
    EdgeIds trail = longest_trail(book, state, owner, award);
    const int found = find_route(book, state, award, owner, trail);
    HEX_CHECK(found >= known.least && found <= known.most);
    known.least = known.most = static_cast<std::uint8_t>(found);
    keep_trail(book, state, owner, award, trail);
}

void settle_measures(const Rulebook& book, State& state) {
    if (!book.has_moves()) return;
    for (const AwardId award : book.content().awards.ids())
        for (const PlayerId owner : all_ids<PlayerId>(book.owners()))
            settle_measure(book, state, award, owner);
}

Measured bounds_with(const Rulebook& book,
                     const State& state,
                     AwardId award,
                     PlayerId owner,
                     Measured before,
                     EdgeId edge) {
    const unsigned routes = book.content().awards[award].routes;
    const auto up_to = [&](int most) {
        return Measured{before.least, static_cast<std::uint8_t>(std::min(most, kMost))};
    };
    switch (growth_by(book, state, owner, routes, edge)) {
        case Growth::none: return before;
        case Growth::alone: return up_to(std::max<int>(before.most, 1));
        case Growth::by_one: return up_to(before.most + 1);
        // Two routes without it, one at each end, are in the longest with it.
        case Growth::open:
            return up_to(std::min(2 * before.most + 1, count_lines(book, state, owner)));
    }
    return before;
}

}  // namespace hexholm
