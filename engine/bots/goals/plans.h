// What actions of mods would bring, found out by doing them to their end on a copy: further choices and
// questions of the player's own are answered as the judge likes best, those of others by chance.
// REQUIRES: nothing of the state is hidden (imagine()).
#pragma once

#include <atomic>
#include <optional>
#include <span>

#include "engine/base/fixed_vector.h"
#include "engine/base/random.h"
#include "engine/bots/worth/judge.h"
#include "engine/game/core/action.h"

namespace hexholm {

// An action that the player could do, and what it would bring.
struct Plan {
    Action action{};
    int worth = 0;      // in thousandths of a victory point
    bool wins = false;  // the game
    // Its result depends on others, or it lets figures move that stand still now. A search of the
    // player's own turn cannot tell its worth.
    bool goes_beyond = false;
};

class Planner {
public:
    // Once `given_up` is true nothing is tried any more, and plans are worth nothing (see Bot::heed).
    Planner(const Rulebook& book,
            const State& now,
            const Outlook& outlook,
            const std::atomic<bool>* given_up = nullptr);

    const Judge& judge() const { return judge_; }

    // The plan that follows from an action that is legal now. `width`: how many answers to its
    // first question are tried; to each further question half as many.
    Plan follow(const Action& action, int width);
    // The best of these; ties go to the first. What depends on chance or on others is tried several times.
    // REQUIRES: there is one.
    Plan best_of(const ActionList& legal, int most, int width);
    // The best of these actions of one kind. When there are more than `most`, only those that lead
    // towards the aims are tried. REQUIRES: `same` is not empty.
    Plan best_likely(const ActionList& same, int most, int width);
    // The best of these by what comes next as well: where figures can go then that cannot go now, or have less in
    // their way. The worth is that beyond what is possible without it.
    Plan best_beyond(const ActionList& same, int most, int width);
    // The best action of a kind with a price in goods, as if that lay in the hand: an action of a mod, or
    // a figure that is built. Nothing when it is not possible.
    // `is_near`: it can be paid for soon; what is far off is tried in fewer ways.
    std::optional<Plan> best_of_kind(ActionKindId kind, Bundle price, bool is_near);

private:
    using Few = FixedVector<Action, 16>;

    Plan follow_from(const State& state, const Action& action, int width);
    void go_on(const State& state, int width, int depth, Plan& plan);
    bool let_others_answer(State& state);
    void end_at(const State& state, Plan& plan);
    int best_step(const State& state);
    Plan on_average(const Action& action, int width);
    void list_kind(const State& state, ActionKindId kind);
    Few likely(std::span<const Action> list, int most) const;
    int liking(const Action& action) const;

    const Rulebook& book_;
    const State& now_;
    PlayerId me_;
    Judge judge_;
    Random chance_;
    const std::atomic<bool>* given_up_;
    ActionList list_;
    bool is_open_ = false;       // the last plan depends on chance or on others
    bool looks_beyond_ = false;  // plans count what figures could do next
    std::optional<int> best_step_now_;
};

}  // namespace hexholm
