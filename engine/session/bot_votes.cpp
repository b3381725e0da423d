#include "engine/session/bot_votes.h"

#include <array>

#include "engine/base/check.h"
#include "engine/bots/choices/votes.h"
#include "engine/game/view/points.h"

namespace hexholm {

using Points = std::array<int, kMaxPlayers>;

static Points points_of(const Rulebook& book, const State& state) {
    Points points{};
    for (const PlayerId player : all_ids<PlayerId>(book.players()))
        points[player.index()] = public_points(book, state, player);
    return points;
}

// Only those tables are looked at of which the timeline has copies.
int still_rounds(const Rulebook& book, const Timeline& timeline) {
    const State now = timeline.state_at(timeline.size());
    const Points points = points_of(book, now);
    int first = now.round;
    for (std::size_t at = timeline.size() - timeline.size() % Timeline::kSpacing;;
         at -= Timeline::kSpacing) {
        const State before = timeline.state_at(at);
        if (points_of(book, before) != points) break;
        first = before.round;
        if (at == 0) break;
    }
    return now.round - first;
}

bool bot_agrees(const FullSession& session, PlayerId bot, const Accord& accord) {
    const Rulebook& book = session.rulebook();
    HEX_CHECK(session.seats()[bot.index()].is_bot());
    HEX_CHECK(check_accord(book, session.state(), accord).ok());
    return agrees(book, session.view(bot), accord, still_rounds(book, session.timeline()));
}

}  // namespace hexholm
