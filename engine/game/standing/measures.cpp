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

// Nobody but who measures routes leaves anything open.
int find_route(
    const Rulebook& book, const State& state, AwardId award, PlayerId owner, EdgeIds& trail) {
    const Award& declared = book.content().awards[award];
    HEX_CHECK(declared.metric == Metric::route);
    const Measured known = measured(state, award, owner);
    return std::min(
        longest_route_between(book, state, owner, declared.routes, known.least, known.most, trail),
        kMost);
}

// Does another line of the owner's end at the corner than the one of the class that has come there?
bool goes_on(
    const Rulebook& book, const State& state, PlayerId owner, RouteId route, CornerId corner) {
    bool goes_on = is_in_set(shared_corners(book, state, owner, route), corner);
    for (const RouteId other : book.content().routes.ids())
        goes_on |= other != route && is_in_set(touched_corners(book, state, owner, other), corner);
    return goes_on;
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
    const std::optional<int> longest = longest_route_from(
        book, state, owner, book.content().awards[award].routes, edge, known.most, trail);
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
    const RouteId route = book.route_of(state.edges[edge]);
    if (route.is_none()) return before;
    const auto& ends = book.board().ends(edge);
    const bool joins_first = goes_on(book, state, owner, route, ends[0]);
    const bool joins_second = goes_on(book, state, owner, route, ends[1]);
    if (!joins_first && !joins_second)
        return {before.least, std::max<std::uint8_t>(before.most, 1)};
    if (joins_first && joins_second) {
        const int most = std::min(count_lines(book, state, owner), kMost);
        return {before.least, static_cast<std::uint8_t>(most)};
    }
    if (branches_off(book, state, owner, book.content().awards[award].routes, edge)) return before;
    return {before.least, static_cast<std::uint8_t>(std::min(before.most + 1, kMost))};
}

}  // namespace hexholm
