#include "engine/journal/timeline.h"

#include "engine/base/check.h"
#include "engine/game/game.h"
#include "engine/game/hooks/hooks.h"

namespace hexholm {

static Failures failures_of(const RecordedAction& record) {
    return record.passed_over ? Failures::passed_over : Failures::undo_action;
}

static bool carry_out(const Rulebook& book,
                      const GameSeed& seed,
                      State& state,
                      const RecordedAction& record,
                      EventList* events) {
    if (record.is_settled()) {
        settle(book, state, record.action.player, *record.settled, events);
        return true;
    }
    seed.begin_action(state.random, state.actions);
    return apply(book, state, record.action, events, failures_of(record));
}

Timeline::Timeline(const Rulebook& book, const State& start, const GameSeed& seed)
    : book_(book), seed_(seed), copies_{KeptState(start)} {}

State Timeline::state_at(std::size_t count) const {
    HEX_CHECK(count <= size());
    // The players were told of what fails here when it happened.
    const FailureCollector ignoring(nullptr);
    State state = copies_[count / kSpacing].state();
    for (std::size_t at = count - count % kSpacing; at < count; ++at)
        carry_out(book_, seed_, state, actions_[at], nullptr);
    return state;
}

void Timeline::push(const RecordedAction& action, const State& after) {
    actions_.push_back(action);
    if (size() % kSpacing == 0) copies_.emplace_back(after);
}

Refusal Timeline::play(const RecordedAction& action, State& state, EventList* events) {
    const Refusal refusal = action.is_settled() ? check_accord(book_, state, *action.settled)
                                                : check(book_, state, action.action);
    if (!refusal.ok()) return refusal;
    const Random before = state.random;
    if (!carry_out(book_, seed_, state, action, events)) {
        state.random = before;
        return {Reason::mod_failed, {}, 0};
    }
    RecordedAction done = action;
    done.digest = digest(state);
    push(done, state);
    return {};
}

void Timeline::take_back(std::size_t count) {
    HEX_CHECK(count <= size());
    actions_.resize(size() - count);
    const auto kept = static_cast<std::ptrdiff_t>(size() / kSpacing + 1);
    copies_.erase(copies_.begin() + kept, copies_.end());
}

}  // namespace hexholm
