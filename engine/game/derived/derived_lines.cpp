// What is derived for lines along lanes: which of their pieces could go elsewhere.
#include "engine/base/check.h"
#include "engine/game/derived/derived.h"
#include "engine/game/derived/line.h"

namespace hexholm {
namespace {

bool keeps_lines(const Rulebook& book) {
    return book.layout().derived.movable != DerivedPlaces::kNone;
}

// Is there a free edge with the number of that on which the piece stands?
bool could_go(const Rulebook& book, const State& state, EdgeId edge) {
    const Spot spot = state.edges[edge];
    const Line line(book, state, spot.owner(), spot.piece());
    bool is_free = false;
    line.visit_free(line.number(edge), [&](EdgeId) {
        is_free = true;
        return false;
    });
    return is_free;
}

// Marks the pieces of lines at the corner, an open end, that could move.
void derive_at_end(
    const Rulebook& book, State& state, PlayerId player, CornerId corner, std::uint64_t* movable) {
    for (const EdgeId edge : book.board().edges(corner)) {
        const Spot& spot = state.edges[edge];
        if (is_own(spot, player) && is_among(book.line_pieces(), spot) &&
            could_go(book, state, edge))
            put_in_set(movable, edge, true);
    }
}

void derive_lines_of(const Rulebook& book, State& state, PlayerId player) {
    const DerivedPlaces& places = book.layout().derived;
    HEX_CHECK(places.movable != DerivedPlaces::kNone && player.index() < book.players());
    std::uint64_t* const movable =
        state.derived.data() + places.movable + player.index() * places.edge_words;
    std::fill_n(movable, places.edge_words, 0);
    const std::uint64_t* const own = corners_of(book, state, player);
    for (const RouteId route : book.content().routes.ids()) {
        if (!in_mask(book.line_routes(), route)) continue;
        const std::uint64_t* const touched = touched_corners(book, state, player, route);
        const std::uint64_t* const shared = shared_corners(book, state, player, route);
        for (std::size_t at = 0; at < places.corner_words; ++at)
            for (std::uint64_t open = touched[at] & ~shared[at] & ~own[at]; open != 0;
                 open &= open - 1) {
                const auto bit = static_cast<std::size_t>(std::countr_zero(open));
                derive_at_end(book, state, player, CornerId(64 * at + bit), movable);
            }
    }
}

// Derives the movable pieces of lines of all seats in the mask.
void derive_lines_of(const Rulebook& book, State& state, PlayerMask players) {
    for (const PlayerId player : all_ids<PlayerId>(book.players()))
        if (has(players, player)) derive_lines_of(book, state, player);
}
PlayerMask owner_of(Spot spot) {
    return spot.empty() ? PlayerMask{0} : mask_of(spot.owner());
}

}  // namespace

void derive_lines(const Rulebook& book, State& state) {
    if (!keeps_lines(book)) return;
    for (const PlayerId player : all_ids<PlayerId>(book.players()))
        derive_lines_of(book, state, player);
}

void follow_lines(const Rulebook& book, State& state, EdgeId edge, Spot was) {
    if (!keeps_lines(book)) return;
    unsigned players = book.lanes_over(edge);
    for (const Spot& spot : {was, state.edges[edge]})
        if (const RouteId route = book.route_of(spot);
            route.is_some() && in_mask(book.line_routes(), route))
            players |= owner_of(spot);
    derive_lines_of(book, state, static_cast<PlayerMask>(players));
}

void follow_lines(const Rulebook& book, State& state, CornerId corner, Spot was) {
    if (!keeps_lines(book)) return;
    const unsigned players = owner_of(was) | owner_of(state.corners[corner]);
    derive_lines_of(book, state, static_cast<PlayerMask>(players));
}

}  // namespace hexholm
