// Searches the rest of one's own turn: whole rows of actions, each judged by where it ends.
#pragma once

#include <atomic>
#include <optional>
#include <vector>

#include "engine/bots/judge/learned_judge.h"
#include "engine/bots/search/position_shelf.h"
#include "engine/bots/worth/style.h"
#include "engine/game/game.h"

namespace hexholm {

inline constexpr int kMostInRow = 24;                 // actions of one turn that are planned
using TurnRow = FixedVector<Action, kMostInRow + 1>;  // there is room for the turn's end

struct TurnEnd {
    int node = 0;
    std::int64_t odds = 0;
};
using TurnEnds = FixedVector<TurnEnd, 8>;

// Takes its memory once. Half-done turns are never judged: exchange at the bank and what is bought
// for it, a card and all that it asks, count together.
class TurnSearch {
public:
    // `budget`: the most positions that are looked at for one decision.
    TurnSearch(const Rulebook& book, const JudgeWeights& weights, int budget);

    // The first action of the best row; the turn's end where nothing is better.
    // REQUIRES: nothing of the state is hidden (imagine()); `me` may end his turn.
    Action best(const State& now, PlayerId me);
    // The answer with which the best row begins; nothing where its answers are not planned.
    // REQUIRES: as best(), but `me` is asked something in his own turn.
    std::optional<Action> best_answer(const State& now, PlayerId me);
    // The chances at the end of the best row, in kScoreBits; see LearnedJudge::odds().
    std::int64_t best_odds() const { return ends_[0].odds; }
    // Where rows of the last decision end, the best first; some of the best.
    const TurnEnds& ends() const { return ends_; }
    TurnRow row_of(const TurnEnd& end) const;

    // Turns are liked better in which this is done.
    void like(const Style& style) { style_ = style; }
    // While this is true the answer counts for nothing; null: it always counts.
    void heed(const std::atomic<bool>* given_up) { given_up_ = given_up; }
    int budget() const { return budget_; }
    int looked_at() const { return static_cast<int>(nodes_.size()); }  // for the last decision

private:
    struct Node {
        Action action;  // the last one of the row that leads there
        int before = -1;
        int actions = 0;
        bool is_end = false;
        std::int64_t liked = 0;  // of the row that leads there; see Style::liking()
    };

    void begin(const State& state, PlayerId me);
    void try_rows();
    void try_all(int at);
    void try_goods(const State& from, int at, Action choice);
    void try_action(const State& from, int at, const Action& action);
    void keep_end(int node, std::int64_t odds);
    void settle(State& state);
    bool is_new(const State& state);
    bool is_tried(int at, Verb verb) const;
    bool is_full() const {
        return looked_at() >= budget_ ||
               (given_up_ != nullptr && given_up_->load(std::memory_order_relaxed));
    }
    std::int64_t odds_of(const State& state);
    std::int64_t liking(const Action& action) const;

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
    TurnEnds ends_;
    Style style_;
    const std::atomic<bool>* given_up_ = nullptr;
};

// Puts cards that are worth points below all others in the piles that the player would draw from: nobody
// plans to draw them.
void hide_lucky_draws(const Rulebook& book, State& state);

}  // namespace hexholm
