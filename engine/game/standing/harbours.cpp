#include "engine/game/standing/harbours.h"

#include <algorithm>

#include "engine/game/derived/derived.h"
#include "engine/game/standing/awards.h"
#include "engine/game/standing/counters.h"
#include "engine/game/standing/following.h"

namespace hexholm {

std::size_t laid_harbours(const Rulebook& book, const State& state) {
    std::size_t laid = 0;
    while (laid < book.harbour_count() && state.harbour_edges[HarbourSiteId(laid)].is_some())
        ++laid;
    return laid;
}

// Calls visit(harbour) for each that serves the player.
template <class Visit>
static void visit_harbours_used(const Rulebook& book,
                                const State& state,
                                PlayerId player,
                                Visit visit) {
    const Content& content = book.content();
    for (const HarbourSiteId site : all_ids<HarbourSiteId>(book.harbour_count())) {
        if (state.harbour_edges[site].is_none()) return;
        const auto& ends = book.board().ends(state.harbour_edges[site]);
        const bool served = std::ranges::any_of(ends, [&](CornerId corner) {
            const Spot& spot = state.corners[corner];
            return is_own(spot, player) && content.pieces[spot.piece()].uses_harbours &&
                   !is_off(book, state, corner);
        });
        if (served) visit(content.harbours[state.harbours[site]]);
    }
}

static int rate_without_harbours(const Rulebook& book,
                                 const State& state,
                                 PlayerId player,
                                 GoodId good) {
    const int usual = book.content().rules.bank_rate;
    const int own = row_now(book, state, player, book.content().goods[good].rate);
    return own > 0 ? std::min(own, usual) : usual;
}

void refresh_rates(const Rulebook& book, State& state, PlayerId player) {
    const Content& content = book.content();
    auto& rates = state.players[player].rates;
    for (const GoodId good : content.goods.ids())
        rates[good] = static_cast<std::uint8_t>(rate_without_harbours(book, state, player, good));
    visit_harbours_used(book, state, player, [&](const Harbour& harbour) {
        const auto rate = static_cast<std::uint8_t>(harbour.rate);
        for (const GoodId good : content.goods.ids())
            if (harbour.good.is_none() || harbour.good == good)
                rates[good] = std::min(rates[good], rate);
    });
}

int harbour_rate(const Rulebook& book, const State& state, PlayerId player) {
    int best = UINT8_MAX;
    visit_harbours_used(book, state, player, [&](const Harbour& harbour) {
        if (harbour.good.is_none()) best = std::min(best, harbour.rate);
    });
    return best;
}

bool lay_harbour(const Play& play, EdgeId edge, HarbourId harbour) {
    State& state = play.state;
    const std::size_t laid = laid_harbours(play.book, state);
    auto* const first = state.harbours.begin() + laid;
    auto* const last = state.harbours.end();
    auto* const found = harbour.is_none() ? first : std::find(first, last, harbour);
    if (found == last) return false;
    std::rotate(first, found, found + 1);
    state.harbour_edges[HarbourSiteId(laid)] = edge;
    play.tell({.kind = EventKind::harbour_laid,
               .player = state.acting,
               .a = static_cast<std::int16_t>(laid),
               .b = edge.number(),
               .c = state.harbours[HarbourSiteId(laid)].number()});
    for (const PlayerId player : all_ids<PlayerId>(play.book.players())) {
        refresh_rates(play.book, state, player);
        measure_harbours(play, player);
        count_pieces(play, player);
    }
    return true;
}

bool may_lay_harbour(const Rulebook& book, const State& state, EdgeId edge) {
    return is_coast_edge(book, state, edge) &&
           std::ranges::none_of(book.board().ends(edge), [&](CornerId corner) {
               return is_at_harbour(book, state, corner);
           });
}

SpotSet<EdgeId> free_coast(const Rulebook& book, const State& state) {
    const PlaceSets& sets = book.place_sets();
    const std::size_t words = sets.edge_words();
    auto coast = SpotSet<EdgeId>::of(coast_edges(book, state), words);
    for (const HarbourSiteId site : all_ids<HarbourSiteId>(laid_harbours(book, state)))
        for (const CornerId corner : book.board().ends(state.harbour_edges[site]))
            coast.remove(sets.spokes(corner.index()), words);
    return coast;
}

}  // namespace hexholm
