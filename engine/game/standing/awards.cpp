#include "engine/game/standing/awards.h"

#include <algorithm>
#include <utility>

#include "engine/base/check.h"
#include "engine/game/derived/derived.h"
#include "engine/game/routes/routes.h"
#include "engine/game/standing/harbours.h"
#include "engine/game/standing/measures.h"

namespace hexholm {
namespace {

constexpr int kLongestRoute = 255;  // the most that a measure can hold

struct Lead {
    int most = 0;
    int sharers = 0;
    PlayerId leader;
};

// Makes exact the measures on which the lead depends: those of rivals who could have at least as
// much as the best is known to have, and the holder's unless he is ahead in any case.
void settle_leaders(const Play& play, AwardId award) {
    const auto owners = all_ids<PlayerId>(play.book.owners());
    const PlayerId holder = play.state.award_holder[award];
    int most = play.book.content().awards[award].least;
    for (const PlayerId owner : owners)
        most = std::max<int>(most, measured(play.state, award, owner).least);
    bool is_ahead = true;
    for (const PlayerId owner : owners) {
        const Measured& of_owner = measured(play.state, award, owner);
        if (owner == holder || of_owner.most < most) continue;
        settle_measure(play.book, play.state, award, owner);
        most = std::max<int>(most, of_owner.least);
        is_ahead = is_ahead && holder.is_some() &&
                   of_owner.least < measured(play.state, award, holder).least;
    }
    if (holder.is_some() && !is_ahead) settle_measure(play.book, play.state, award, holder);
}

Lead lead_of(const Play& play, AwardId award) {
    if (play.book.has_moves()) settle_leaders(play, award);
    Lead lead;
    for (const PlayerId player : all_ids<PlayerId>(play.book.owners())) {
        const int measure = measured(play.state, award, player).least;
        if (measure > lead.most) lead = {measure, 0, player};
        if (measure == lead.most) ++lead.sharers;
    }
    return lead;
}

bool may_hold(const Play& play, const Award& award, PlayerId player) {
    return award.needs.is_none() || play.book.is_neutral(player) ||
           counter_value(play.state, play.book.content().counters[award.needs], player.index()) > 0;
}

// The player who should hold the award now. `broken`: the holder's own measure went down (B-199 to
// B-202).
PlayerId rightful_holder(const Play& play, AwardId award, bool broken) {
    const Award& declared = play.book.content().awards[award];
    const PlayerId holder = play.state.award_holder[award];
    const Lead lead = lead_of(play, award);
    if (lead.most < declared.least) return PlayerId::none();
    if (lead.sharers == 1)
        return may_hold(play, declared, lead.leader) ? lead.leader : PlayerId::none();
    if (declared.tie_frees) return PlayerId::none();
    const bool holder_shares =
        holder.is_some() && measured(play.state, award, holder).least == lead.most;
    return holder_shares && (!broken || declared.tie_keeps_holder) ? holder : PlayerId::none();
}

void update_holder(const Play& play, AwardId award, bool broken) {
    const PlayerId old = play.state.award_holder[award];
    const PlayerId now = rightful_holder(play, award, broken);
    if (now == old) return;
    play.state.award_holder[award] = now;
    for (const PlayerId player : {old, now})
        if (player.is_some()) derive_points(play.book, play.state, player);
    const PlayerId named = now.is_some() ? now : old;
    play.tell({.kind = EventKind::award_moved,
               .player = now,
               .other = old,
               .a = award.number(),
               .b = static_cast<std::int16_t>(measure_of(play.book, play.state, award, named))});
}

// Stores an exact measure. Returns true when the measure of the award's holder went down.
bool set_measure(const Play& play, AwardId award, PlayerId player, int value) {
    HEX_CHECK(value >= 0);
    Measured& measure = measured(play.state, award, player);
    const bool broken = value < measure.least && play.state.award_holder[award] == player;
    measure.least = measure.most = static_cast<std::uint8_t>(std::min(value, kLongestRoute));
    return broken;
}

// The number of edges at the corner with pieces of other players than `spared`.
int others_at(const Play& play, CornerId corner, PlayerId spared) {
    int others = 0;
    for (const EdgeId edge : play.book.board().edges(corner)) {
        const Spot spot = play.state.edges[edge];
        others += !spot.empty() & (spot.owner() != spared);
    }
    return others;
}

// Whether a building at the corner may change the player's routes. His own building joins two
// classes of route, another player's cuts them: both need two of his edges here. Where only closed
// routes count, a building at the end of one closes it (S-44).
bool may_change(const Play& play, const Award& award, PlayerId player, CornerId corner) {
    int own = 0;
    for (const EdgeId edge : play.book.board().edges(corner))
        own += is_own(play.state.edges[edge], player) ? 1 : 0;
    const auto routes = play.book.content().routes.ids();
    const bool closes = std::ranges::any_of(routes, [&](RouteId route) {
        return ((award.routes >> route.value) & 1U) != 0 &&
               play.book.content().routes[route].only_closed;
    });
    return own >= (closes ? 1 : 2);
}

int harbour_points(const Play& play, PlayerId player, bool each_harbour) {
    const Content& content = play.book.content();
    int points = 0;
    const auto own = own_spots(play.state.corners, player);
    own.visit([&](CornerId corner) {
        int times = 0;
        for_each_harbour(play.book, play.state, corner, [&](HarbourSiteId) { ++times; });
        if (!each_harbour) times = std::min(times, 1);
        if (times > 0 && !is_off(play.book, play.state, corner))
            points += times * content.pieces[play.state.corners[corner].piece()].harbour_points;
        return true;
    });
    return points;
}

// Whether routes are stored as bounds instead of exact lengths. This needs that a piece lengthens a
// route by a limited number, and that at most three edges meet at a corner: at a fourth, one piece
// could change the routes of two players at once, and then the holder must be known.
bool keeps_bounds(const Rulebook& book) {
    return book.has_moves() && !book.has_closed_routes() && !book.has_weights() &&
           book.board().most_spokes() == kUsualSpokes;
}

// The measure from which on the award is decided: with it the holder keeps the award, and another
// player may get it.
int enough_for(const Play& play, AwardId award, PlayerId player) {
    const PlayerId holder = play.state.award_holder[award];
    const int least = play.book.content().awards[award].least;
    if (holder.is_none()) return least;
    if (holder != player) return measured(play.state, award, holder).least;
    int enough = least;
    for (const PlayerId other : all_ids<PlayerId>(play.book.owners()))
        if (other != player) enough = std::max(enough, measured(play.state, award, other).most + 1);
    return enough;
}

// Makes the measures of all rivals exact who may have as much as the holder. Mostly they turn out
// to have less, and then their next turns need no search either.
void settle_rivals(const Play& play, AwardId award, PlayerId holder) {
    const int least = measured(play.state, award, holder).least;
    for (const PlayerId other : all_ids<PlayerId>(play.book.owners()))
        if (other != holder && measured(play.state, award, other).most >= least)
            settle_measure(play.book, play.state, award, other);
}

// Whether there is a line on the edge that the award counts.
bool counts_for(const Play& play, const Award& award, EdgeId edge) {
    const RouteId route = play.book.route_of(play.state.edges[edge]);
    return award.metric == Metric::route && route.is_some() &&
           ((award.routes >> route.value) & 1U) != 0;
}

// Stores new bounds of the player's route after a piece came to the edge. The route is measured
// exactly only if the award may depend on it.
void keep_bounds(const Play& play, AwardId award, PlayerId player, Measured now, EdgeId edge) {
    Measured& kept = measured(play.state, award, player);
    const Measured before = std::exchange(kept, now);
    const PlayerId holder = play.state.award_holder[award];
    const bool holds = holder == player;
    int enough = enough_for(play, award, player);
    const auto is_decided = [&] {
        if (holds) return kept.least >= enough;
        // When there is no holder, the player may have shared the lead before and have lost it now.
        return kept.most < enough && (holder.is_some() || before.most < enough);
    };
    if (is_decided()) return;
    // A player who has moved the last piece of his longest route often has another one of equal
    // length.
    if (holds) lengthen_trail(play.book, play.state, award, player);
    if (is_decided()) return;
    narrow_bounds(play.book, play.state, award, player, before, edge);
    if (is_decided()) return;
    // The holder's lower bound may be too low after his moves; a few steps along his trail often
    // raise it enough.
    if (!holds && holder.is_some() && !measured(play.state, award, holder).is_known()) {
        lengthen_trail(play.book, play.state, award, holder);
        enough = enough_for(play, award, player);
        if (is_decided()) return;
    }
    if (holds) {
        settle_rivals(play, award, player);
        enough = enough_for(play, award, player);
        if (is_decided()) return;
    }
    settle_measure(play.book, play.state, award, player);
    if (is_decided()) return;
    // If the holder's length was not exact, no rival could reach his lower bound, so only this
    // player can have passed him.
    update_holder(play, award, holds && kept.least < before.least);
}

}  // namespace

void measure_routes_with(const Play& play, PlayerId player, EdgeId edge) {
    const Content& content = play.book.content();
    for (const AwardId award : content.awards.ids()) {
        const Award& declared = content.awards[award];
        if (!counts_for(play, declared, edge)) continue;
        if (keeps_bounds(play.book)) {
            const Measured before = measured(play.state, award, player);
            keep_bounds(play, award, player,
                        bounds_with(play.book, play.state, award, player, before, edge), edge);
            continue;
        }
        const int known = measured(play.state, award, player).least;
        const int length =
            longest_route_with(play.book, play.state, player, declared.routes, edge, known);
        if (length != known) update_holder(play, award, set_measure(play, award, player, length));
    }
}

namespace {

// Measures the player's routes for all awards. `longest` returns the length of the longest route as
// an award counts it.
template <class Longest>
void measure_all_routes(const Play& play, PlayerId player, Longest longest) {
    const Content& content = play.book.content();
    for (const AwardId award : content.awards.ids()) {
        if (content.awards[award].metric != Metric::route) continue;
        update_holder(play, award, set_measure(play, award, player, longest(award)));
    }
}

// Clears the stored trail of the owner, which is no longer valid.
void forget_trail(const Play& play, PlayerId owner, AwardId award) {
    if (play.book.has_moves()) keep_trail(play.book, play.state, owner, award, {});
}

// Removes the line that left the edge from the stored trail. Returns true when the trail may have
// become shorter: it had the line, or none is stored.
bool leave_trail(const Play& play, PlayerId owner, AwardId award, EdgeId edge) {
    std::uint64_t* const trail = play.state.derived.data() + trail_of(play.book, award, owner);
    if (is_in_set(trail, edge)) {
        put_in_set(trail, edge, false);
        return true;
    }
    const std::size_t words = play.book.place_sets().edge_words();
    return std::all_of(trail, trail + words, [](std::uint64_t word) { return word == 0; });
}

}  // namespace

void measure_routes_after_move(const Play& play, PlayerId player, EdgeId from, EdgeId to) {
    if (!keeps_bounds(play.book)) return measure_routes_after_edge(play, player);
    const Content& content = play.book.content();
    for (const AwardId award : content.awards.ids()) {
        if (!counts_for(play, content.awards[award], to)) continue;
        const Measured before = measured(play.state, award, player);
        Measured now = bounds_with(play.book, play.state, award, player, before, to);
        if (leave_trail(play, player, award, from) && now.least > 0) --now.least;
        keep_bounds(play, award, player, now, to);
    }
}

void measure_routes_after_edge(const Play& play, PlayerId player) {
    measure_all_routes(play, player, [&](AwardId award) {
        forget_trail(play, player, award);
        return longest_route(play.book, play.state, player,
                             play.book.content().awards[award].routes);
    });
}

void measure_routes_after_corner(const Play& play, CornerId corner, PlayerId spared) {
    // Fewer edges of other players cannot change anything; see may_change().
    if (others_at(play, corner, spared) < (play.book.has_closed_routes() ? 1 : 2)) return;
    const Content& content = play.book.content();
    for (const AwardId award : content.awards.ids()) {
        const Award& declared = content.awards[award];
        if (declared.metric != Metric::route) continue;
        bool broken = false;
        for (const PlayerId other : all_ids<PlayerId>(play.book.owners())) {
            if (other == spared || !may_change(play, declared, other, corner)) continue;
            forget_trail(play, other, award);
            const int length = longest_route(play.book, play.state, other, declared.routes);
            broken |= set_measure(play, award, other, length);
        }
        update_holder(play, award, broken);
    }
}

namespace {

// Whether the player's edges of different classes meet at the corner, which only his own building
// joins.
bool joins_classes(const Play& play, PlayerId player, CornerId corner) {
    RouteId first;
    for (const EdgeId edge : play.book.board().edges(corner)) {
        if (!is_own(play.state.edges[edge], player)) continue;
        const RouteId route = play.book.route_of(play.state.edges[edge]);
        if (route.is_none() || route == first) continue;
        if (first.is_some()) return true;
        first = route;
    }
    return false;
}

}  // namespace

void measure_routes_after_building(const Play& play, CornerId corner, PlayerId builder) {
    const bool changes_own = play.book.has_closed_routes() || joins_classes(play, builder, corner);
    measure_routes_after_corner(play, corner, changes_own ? PlayerId::none() : builder);
}

void measure_harbours(const Play& play, PlayerId player) {
    // Harbours are for trade, and only players trade (X-H-4, X-2-1).
    if (play.book.is_neutral(player)) return;
    const Content& content = play.book.content();
    for (const AwardId award : content.awards.ids())
        if (content.awards[award].metric == Metric::harbour)
            update_holder(
                play, award,
                set_measure(play, award, player,
                            harbour_points(play, player, content.awards[award].each_harbour)));
}

void measure_counter(const Play& play, PlayerId player, CounterId counter) {
    const Content& content = play.book.content();
    for (const AwardId award : content.awards.ids()) {
        const Award& declared = content.awards[award];
        if (declared.needs == counter) update_holder(play, award, false);
        if (declared.metric != Metric::counter || declared.counter != counter) continue;
        const int value = counter_value(play.state, content.counters[counter], player.index());
        update_holder(play, award, set_measure(play, award, player, value));
    }
}

}  // namespace hexholm
