#include "engine/bots/goals/kept_goals.h"

#include "engine/base/hash.h"
#include "engine/game/game.h"
#include "engine/game/standing/measures.h"

namespace hexholm {
namespace {

// What changes with every roll and every trade, and what says only whose turn it is and what was offered.
void clear_passing_things(const Rulebook& book, State& state) {
    const Layout& layout = book.layout();
    const State blank(layout);
    StateNumbers& numbers = state;
    numbers = blank;
    numbers.stage = Stage::play;
    for (const PlayerId player : all_ids<PlayerId>(book.players())) {
        state.offers[player] = {};
        state.players[player].goods = {};
        state.players[player].unknown_goods = 0;
    }
}

std::uint64_t mark_of_own(const Rulebook& book, const State& state, PlayerId player) {
    const PlayerState& own = state.players[player];
    std::uint64_t mark = 0;
    const auto add = [&](std::uint64_t value) {
        const std::uint64_t both[] = {mark, value};
        mark = hash_words(both, 2);
    };
    for (const PieceId piece : book.content().pieces.ids())
        add(own.supply[piece]);
    for (const CardId card : book.content().cards.ids())
        add(own.hand[card] * 256U + own.open[card]);
    for (const AwardId award : book.content().awards.ids())
        add(static_cast<unsigned>(measure_of(book, state, award, player)) * 256U +
            (state.award_holder[award] == player ? 1U : 0U));
    return mark;
}

}  // namespace

const GoalList& KeptGoals::find(const Rulebook& book,
                                const View& view,
                                const State& state,
                                const Outlook& outlook,
                                Planner* planner) {
    // Without anything to be tried they are found as quickly as they are looked up.
    if (planner == nullptr) {
        find_goals(book, state, outlook, planner, goals_);
        return goals_;
    }
    const Marks marks = marks_of(book, view);
    if (is_kept(view, marks)) {
        wait_anew(outlook, goals_);
        return goals_;
    }
    find_goals(book, state, outlook, planner, goals_);
    player_ = view.viewer;
    marks_ = marks;
    return goals_;
}

KeptGoals::Marks KeptGoals::marks_of(const Rulebook& book, const View& view) {
    State table = view.state;
    clear_passing_things(book, table);
    return {mark_of_own(book, view.state, view.viewer), digest(table)};
}

bool KeptGoals::is_kept(const View& view, const Marks& marks) const {
    if (player_ != view.viewer || marks_.own != marks.own) return false;
    return view.state.active != view.viewer || marks_.table == marks.table;
}

}  // namespace hexholm
