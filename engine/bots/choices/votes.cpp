#include "engine/bots/choices/votes.h"

#include <algorithm>
#include <limits>

#include "engine/game/view/points.h"

namespace hexholm {
namespace {

constexpr int kStandstill = 8;   // rounds without a point: more than dry dice bring about
constexpr int kAlmostThere = 2;  // points that somebody still needs who will hardly be stopped
constexpr int kHopelessGap = 4;  // points further away than that

// Points to victory: of the viewer with what he hides, of the best of the others by what is seen.
struct PointsLeft {
    int mine = 0;
    int others = std::numeric_limits<int>::max();

    bool is_led() const { return mine < others; }
    bool is_hopeless() const { return others <= kAlmostThere && mine >= others + kHopelessGap; }
};

PointsLeft points_left(const Rulebook& book, const View& view) {
    PointsLeft left;
    const State& state = view.state;
    left.mine = target_of(book, state, view.viewer) - all_points(book, state, view.viewer);
    for (const PlayerId player : all_ids<PlayerId>(book.players()))
        if (player != view.viewer)
            left.others = std::min(
                left.others, target_of(book, state, player) - public_points(book, state, player));
    return left;
}

}  // namespace

bool agrees(const Rulebook& book, const View& view, const Accord& accord, int still_rounds) {
    if (still_rounds >= kStandstill) return true;
    // Where other things than points win, nobody can see from them who is ahead.
    if (!book.content().rules.points_win) return false;
    const PointsLeft left = points_left(book, view);
    switch (accord.kind) {
        case AccordKind::agreed: return left.is_led() || left.is_hopeless();
        case AccordKind::called_off: return left.is_hopeless();
        case AccordKind::target: return left.mine <= left.others;
        default: return true;
    }
}

}  // namespace hexholm
