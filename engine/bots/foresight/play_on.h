// Plays a position on by habit, as far as somebody's next turn, and says how likely he is to win there.
#pragma once

#include <optional>

#include "engine/bots/levels/normal_bot.h"
#include "engine/bots/search/turn_search.h"

namespace hexholm {

// Takes its memory once, where the game has no functions of mods.
class PlayOn {
public:
    // A decision may play so many actions in all; the positions that are planned in a turn at the end, at most
    // `turn_budget` each time, count among them.
    PlayOn(const Rulebook& book, const JudgeWeights& weights, int most_actions, int turn_budget);

    // A new decision begins. While the flag is true the answer counts for nothing; null: it always counts.
    void begin(const std::atomic<bool>* given_up);

    // Does what the row says, as far as it is allowed there; what it leaves open `me` answers by habit.
    void follow(const TurnRow& row, PlayerId me, State& world, Random& chance);
    // Answers all questions that are open, whosever they are, by habit; at most so many.
    void settle(State& world, int most, Random& chance);
    // The chance of `me` (kScoreBits) in his turn after so many of his turns; 0: as soon as the set-up is
    // over. Nothing when the decision has been given up, or has played too much.
    // REQUIRES: nothing of the world is hidden.
    std::optional<std::int64_t> chance_after(State& world, PlayerId me, int turns, Random& chance);

    int played() const { return played_; }  // actions, in this decision

private:
    bool is_stopped() const;
    void note_played(int actions = 1);
    bool may_end_turn(const State& world, PlayerId me) const;
    void act(State& world, PlayerId player, Random& chance);
    std::optional<std::int64_t> planned_chance(const State& world, PlayerId me);

    const Rulebook& book_;
    int most_actions_;
    NormalBot habits_;
    LearnedJudge judge_;
    TurnSearch search_;
    View view_;
    ActionList legal_;
    const std::atomic<bool>* given_up_ = nullptr;
    int played_ = 0;
};

}  // namespace hexholm
