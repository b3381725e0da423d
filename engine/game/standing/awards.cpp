#include "engine/game/standing/awards.h"

#include <algorithm>

#include "engine/base/check.h"
#include "engine/game/derived/derived.h"
#include "engine/game/routes/routes.h"
#include "engine/game/standing/harbours.h"

namespace hexholm {
namespace {

constexpr int kLongestRoute = 255;  // that a measure can hold

struct Lead {
    int most = 0;
    int sharers = 0;
    PlayerId leader;
};

Lead lead_of(const Play& play, AwardId award) {
    Lead lead;
    for (const PlayerId player : all_ids<PlayerId>(play.book.owners())) {
        const int measure = play.player(player).measure[award];
        if (measure > lead.most) lead = {measure, 0, player};
        if (measure == lead.most) ++lead.sharers;
    }
    return lead;
}

bool may_hold(const Play& play, const Award& award, PlayerId player) {
    return award.needs.is_none() || play.book.is_neutral(player) ||
           counter_value(play.state, play.book.content().counters[award.needs], player.index()) > 0;
}

// Who should hold the award now. `broken`: the holder's own measure went down (B-199 to B-202).
PlayerId rightful_holder(const Play& play, AwardId award, bool broken) {
    const Award& declared = play.book.content().awards[award];
    const PlayerId holder = play.state.award_holder[award];
    const Lead lead = lead_of(play, award);
    if (lead.most < declared.least) return PlayerId::none();
    if (lead.sharers == 1)
        return may_hold(play, declared, lead.leader) ? lead.leader : PlayerId::none();
    if (declared.tie_frees) return PlayerId::none();
    const bool holder_shares = holder.is_some() && play.player(holder).measure[award] == lead.most;
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
               .b = play.player(named).measure[award]});
}

// True when the measure of the award's holder went down.
bool set_measure(const Play& play, AwardId award, PlayerId player, int value) {
    HEX_CHECK(value >= 0);
    auto& measure = play.player(player).measure[award];
    const bool broken = value < measure && play.state.award_holder[award] == player;
    measure = static_cast<std::uint8_t>(std::min(value, kLongestRoute));
    return broken;
}

// Edges at the corner with pieces of anybody but the one.
int others_at(const Play& play, CornerId corner, PlayerId spared) {
    int others = 0;
    for (const EdgeId edge : play.book.board().edges(corner)) {
        const Spot spot = play.state.edges[edge];
        others += !spot.empty() & (spot.owner() != spared);
    }
    return others;
}

// An own building joins two classes of route, another's cuts: both need two edges here. Where only
// closed routes count, a building at the end of one closes it (S-44).
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

}  // namespace

void measure_routes_with(const Play& play, PlayerId player, EdgeId edge) {
    const Content& content = play.book.content();
    for (const AwardId award : content.awards.ids()) {
        const Award& declared = content.awards[award];
        if (declared.metric != Metric::route) continue;
        const int known = play.player(player).measure[award];
        EdgeIds trail;
        const int length = longest_route_with(play.book, play.state, player, declared.routes, edge,
                                              known, play.book.has_moves() ? &trail : nullptr);
        if (length == known) continue;
        if (play.book.has_moves()) keep_trail(play.book, play.state, player, award, trail);
        update_holder(play, award, set_measure(play, award, player, length));
    }
}

namespace {

// `longest`: finds the longest route as this award counts it.
template <class Longest>
void measure_all_routes(const Play& play, PlayerId player, Longest longest) {
    const Content& content = play.book.content();
    for (const AwardId award : content.awards.ids()) {
        if (content.awards[award].metric != Metric::route) continue;
        update_holder(play, award, set_measure(play, award, player, longest(award)));
    }
}

// What is kept of the owner's longest trail tells nothing of the routes as they are now.
void forget_trail(const Play& play, PlayerId owner, AwardId award) {
    if (play.book.has_moves()) keep_trail(play.book, play.state, owner, award, {});
}

}  // namespace

void measure_routes_after_move(const Play& play, PlayerId player, EdgeId from, EdgeId to) {
    measure_all_routes(play, player, [&](AwardId award) {
        EdgeIds trail = longest_trail(play.book, play.state, player, award);
        const int length = longest_route_after_move(play.book, play.state, player,
                                                    play.book.content().awards[award].routes, from,
                                                    to, play.player(player).measure[award], trail);
        keep_trail(play.book, play.state, player, award, trail);
        return length;
    });
}

void measure_routes_after_edge(const Play& play, PlayerId player) {
    measure_all_routes(play, player, [&](AwardId award) {
        forget_trail(play, player, award);
        return longest_route(play.book, play.state, player,
                             play.book.content().awards[award].routes);
    });
}

void measure_routes_after_corner(const Play& play, CornerId corner, PlayerId spared) {
    // May any change? See may_change().
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

// Do edges of different classes meet there, which only an own building joins?
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
