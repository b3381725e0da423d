#include "engine/session/bots/advice.h"

#include <utility>

#include "engine/bots/judge/general_judge.h"
#include "engine/game/game.h"

namespace hexholm {

bool may_ask(const Rulebook& book, const State& state, PlayerId player) {
    return has(to_act(book, state), player);
}

std::vector<Advice> advice_for(const Rulebook& book,
                               Adviser& adviser,
                               const View& view,
                               const std::atomic<bool>& given_up) {
    ActionList legal;
    legal_actions(book, view.state, view.viewer, legal);
    adviser.heed(&given_up);
    // Not the game's own seed: worlds that are imagined tell nothing of what is hidden.
    Random chance{view.state.actions, 0};
    std::vector<Advice> best = adviser.best(view, legal, chance);
    adviser.heed(nullptr);
    return given_up ? std::vector<Advice>() : best;
}

Retrospect::Retrospect(const Rulebook& book,
                       const GameSeed& seed,
                       std::vector<RecordedAction> played)
    : book_(book),
      seed_(seed),
      played_(std::move(played)),
      hindsight_(book, judge_for(book)),
      state_(start_game(book, seed)) {}

bool Retrospect::step() {
    if (done_ == played_.size()) return false;
    const RecordedAction& one = played_[done_++];
    if (one.is_settled()) {
        settle(book_, state_, one.action.player, *one.settled, nullptr);
        return true;
    }
    seed_.begin_action(state_.random, state_.actions);
    hindsight_.see(state_, one.action);
    apply(book_, state_, one.action, nullptr,
          one.passed_over ? Failures::passed_over : Failures::undo_action);
    return true;
}

LookBack Retrospect::conclude() {
    hindsight_.conclude(state_);
    return {hindsight_.curve(), hindsight_.dearest(kDearest, PlayerId())};
}

LookBack look_back(const Rulebook& book,
                   const GameSeed& seed,
                   const std::vector<RecordedAction>& played,
                   const std::atomic<bool>& given_up,
                   std::atomic<std::size_t>& done) {
    Retrospect reading(book, seed, played);
    while (!given_up && reading.step())
        done = reading.done();
    return given_up ? LookBack() : reading.conclude();
}

}  // namespace hexholm
