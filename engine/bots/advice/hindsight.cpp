#include "engine/bots/advice/hindsight.h"

#include <algorithm>

#include "engine/base/check.h"

namespace hexholm {
namespace {

constexpr int kPositionsOfBest = 600;
constexpr std::int64_t kThousandth = 1000;

}  // namespace

Hindsight::Hindsight(const Rulebook& book, std::shared_ptr<const JudgeWeights> weights)
    : book_(book),
      weights_(std::move(weights)),
      adviser_(book, weights_),
      judge_(book, *weights_),
      search_(book, *weights_, kPositionsOfBest),
      reasons_(book) {}

// Begins a turn. The better way is searched without knowing what was hidden in piles.
void Hindsight::begin_turn(const State& state) {
    legal_actions(book_, state, state.active, legal_);
    if (std::ranges::none_of(legal_, [&](const Action& action) {
            return book_.verb(action.kind) == Verb::end_turn;
        }))
        return;
    State now = state;
    hide_lucky_draws(book_, now);
    search_.best(now, state.active);
    begun_ = state.turn;
    best_ = search_.best_odds();
    turn_ = {state.active, state.actions, 0, search_.row_of(search_.ends()[0]), {}};
    for (const Action& action : turn_.better)
        if (now.stage != Stage::over && check(book_, now, action).ok()) apply(book_, now, action);
    turn_.reasons = reasons_.between(state, now, state.active);
}

void Hindsight::end_turn(const State& state) {
    curve_.push_back({state.actions, adviser_.chances(state)});
    if (begun_ != state.turn) return;
    begun_ = 0;
    judge_.look_from(state, turn_.player);
    const std::int64_t lost = chance_of(best_) - chance_of(judge_.odds(state));
    turn_.cost = static_cast<int>((lost * kThousandth) >> kScoreBits);
    if (turn_.cost > 0) missed_.push_back(turn_);
}

void Hindsight::see(const State& before, const Action& action) {
    HEX_CHECK(action.kind.is_some());
    if (before.stage != Stage::play || before.active.is_none()) return;
    const bool is_free = action.player == before.active && before.frame_count == 0;
    if (!is_free) return;
    if (begun_ != before.turn) begin_turn(before);
    if (book_.verb(action.kind) == Verb::end_turn) end_turn(before);
}

void Hindsight::conclude(const State& last) {
    curve_.push_back({last.actions, adviser_.chances(last)});
}

std::vector<MissedTurn> Hindsight::dearest(std::size_t most, PlayerId player) const {
    std::vector<MissedTurn> found;
    for (const MissedTurn& turn : missed_)
        if (player.is_none() || turn.player == player) found.push_back(turn);
    std::ranges::stable_sort(found, std::ranges::greater{}, &MissedTurn::cost);
    if (found.size() > most) found.resize(most);
    return found;
}

}  // namespace hexholm
