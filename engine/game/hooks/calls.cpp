#include "engine/game/hooks/calls.h"

#include <algorithm>
#include <bit>

#include "engine/base/check.h"
#include "engine/game/core/effect_calls.h"
#include "engine/game/core/rolled_tiles.h"
#include "engine/game/hooks/hooks.h"
#include "engine/game/standing/counters.h"

namespace hexholm {
namespace {

bool does_something(const Phase& phase) {
    return phase.effect.is_some() || phase.by_itself;
}

// Are functions told of the moment as the turn goes on? Only what parts of a turn do could open a gate of
// the game before.
bool is_told_now(const Rulebook& book, const State& state, Moment moment) {
    return std::ranges::any_of(book.listeners(moment), [&](HookId id) {
        const CounterId gate = book.content().hooks[id].gate;
        if (gate.is_none()) return true;
        const Counter& counter = book.content().counters[gate];
        return counter.per != Owner::game || counter.is_derived() || counter.reset_each_turn ||
               counter_of(book, state, gate, 0) > 0 ||
               std::ranges::any_of(book.content().phases, does_something);
    });
}

// Does the next part of the turn begin, in which somebody has to act?
const Phase* next_part(const Rulebook& book, const State& state) {
    const auto& phases = book.content().phases;
    const std::size_t next = state.phase.index() + 1;
    if (state.back_to != 0 || next >= book.content().turn_phases) return nullptr;
    if (phases[state.phase].who == Who::others) return nullptr;
    const Phase& phase = phases[PhaseId(next)];
    return phase.by_itself ? nullptr : &phase;
}

// Another part of the turn, or another turn, begins.
bool turning_runs(const Rulebook& book, const State& state) {
    const bool heard = hears_turns(book);
    if (!heard && !book.runs_functions(book.end_phase_effect())) return false;
    if (is_told_now(book, state, Moment::phase_began) ||
        is_told_now(book, state, Moment::phase_ended))
        return true;
    if (const Phase* const phase = next_part(book, state); phase != nullptr)
        return phase->effect.is_some() && book.runs_functions(phase->effect);
    return !heard || is_told_now(book, state, Moment::turn_ended) ||
           is_told_now(book, state, Moment::round_ended) ||
           is_told_now(book, state, Moment::turn_began);
}

// What plain dice are about to show.
int total_to_come(const Rulebook& book, const State& state) {
    Random random = state.random;
    int total = 0;
    for (const std::uint32_t sides : book.plain_dice())
        total += static_cast<int>(random.below(sides)) + 1;
    return total;
}

// Most rolls meet no tile that does something.
bool bringing_runs(const Rulebook& book, const State& state) {
    if (!book.runs_functions(book.bring_effect())) return false;
    if (!book.only_tiles_run_on_rolls() || book.plain_dice().empty() ||
        std::bit_cast<std::uint32_t>(state.set_dice) != 0)
        return true;
    return does_a_tile_act(book, state, total_to_come(book, state));
}

bool roll_runs(const Rulebook& book, const State& state) {
    return book.rolls_run() || bringing_runs(book, state) || turning_runs(book, state);
}

bool placing_runs(const Rulebook& book, const State& state, PieceId piece, int place) {
    if (!book.hears(Moment::placed, piece.index())) return false;
    return std::ranges::any_of(book.listeners(Moment::placed), [&](HookId id) {
        const Hook& hook = book.content().hooks[id];
        return hook.about[piece.index()] && listens_at(book, state, hook, piece, place);
    });
}

// The effects under way go on with the answer.
bool answer_runs(const Rulebook& book, const State& state) {
    if (state.stage != Stage::play) return true;  // the first turn may begin
    return std::any_of(
        state.frames.begin(), state.frames.begin() + state.frame_count,
        [&](const Frame& frame) { return book.runs_functions(frame.effect, frame.step); });
}

}  // namespace

bool may_run_functions(const Rulebook& book, const State& state, const Action& action) {
    HEX_CHECK(action.kind.index() < book.content().kinds.size());
    if (!book.can_run_functions(action.kind)) return false;
    if (book.hears_anything()) return true;
    const ActionKind& kind = book.content().kinds[action.kind];
    switch (kind.verb) {
        case Verb::end_turn: return turning_runs(book, state);
        case Verb::roll: return roll_runs(book, state);
        case Verb::build: return placing_runs(book, state, PieceId(kind.subject), action.args[0]);
        case Verb::move: return placing_runs(book, state, PieceId(kind.subject), action.args[1]);
        case Verb::play:
        case Verb::act:
        case Verb::build_figure:
        case Verb::unload: return true;
        case Verb::travel:
            return book.runs_functions(book.go_on_effect()) || answer_runs(book, state);
        default: return answer_runs(book, state);
    }
}

}  // namespace hexholm
