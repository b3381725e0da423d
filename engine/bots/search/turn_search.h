// Searches the rest of one's own turn: whole rows of actions, each judged by where it ends.
#pragma once

#include <vector>

#include "engine/bots/judge/learned_judge.h"
#include "engine/bots/search/position_shelf.h"
#include "engine/game/game.h"

namespace hexholm {

// Takes its memory once. Half-done turns are never judged: exchange at the bank and what is bought
// for it, a card and all that it asks, count together.
class TurnSearch {
public:
    // At most so many positions are looked at for one decision.
    TurnSearch(const Rulebook& book, const JudgeWeights& weights, int budget);

    // The first action of the best row; the turn's end where nothing is better.
    // REQUIRES: nothing of the state is hidden (imagine()); `me` may end his turn.
    Action best(const State& now, PlayerId me);

    int budget() const { return budget_; }
    int looked_at() const { return static_cast<int>(nodes_.size()); }  // for the last decision

private:
    struct Node {
        Action first;  // of the row that leads there
        bool is_end = false;
    };

    void try_all(const State& from, Node node, bool is_first);
    void try_goods(const State& from, Node node, Action choice);
    void try_action(const State& from, Node node, const Action& action);
    void settle(State& state);
    bool is_new(const State& state);
    bool is_full() const { return static_cast<int>(nodes_.size()) >= budget_; }
    std::int64_t odds_of(const State& state);

    const Rulebook& book_;
    int budget_;
    LearnedJudge judge_;
    PositionShelf shelf_;
    PlayerId me_;
    std::vector<Node> nodes_;  // of what is on the shelf
    std::vector<std::uint64_t>
        known_;  // fingerprints of positions, each as near as possible to its place
    ActionList list_;
    ActionList answers_;
    std::int64_t most_ = 0;
    Action best_;
};

// Puts cards that are worth points below all others in the piles that the player would draw from: nobody
// plans to draw them.
void hide_lucky_draws(const Rulebook& book, State& state);

}  // namespace hexholm
