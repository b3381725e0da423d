#include "engine/session/advice.h"

#include "engine/bots/judge/general_judge.h"
#include "engine/game/game.h"

namespace hexholm {

static constexpr std::size_t kDearest = 3;

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

LookBack look_back(const Rulebook& book,
                   const GameSeed& seed,
                   const std::vector<RecordedAction>& played,
                   const std::atomic<bool>& given_up,
                   std::atomic<std::size_t>& done) {
    Hindsight hindsight(book, judge_for(book));
    State state = start_game(book, seed);
    for (const RecordedAction& one : played) {
        if (given_up) return {};
        seed.begin_action(state.random, state.actions);
        hindsight.see(state, one.action);
        apply(book, state, one.action, nullptr,
              one.passed_over ? Failures::passed_over : Failures::undo_action);
        ++done;
    }
    hindsight.conclude(state);
    return {hindsight.curve(), hindsight.dearest(kDearest, PlayerId())};
}

}  // namespace hexholm
