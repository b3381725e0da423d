#include "engine/game/hooks/calls.h"

#include <algorithm>
#include <bit>

#include "engine/base/check.h"
#include "engine/game/core/effect_calls.h"
#include "engine/game/core/rolled_tiles.h"
#include "engine/game/hooks/hearing.h"
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

// What an effect that begins now can lead to.
enum class Comes : std::uint8_t { to_nothing, to_end_of_turn, to_more };

// Steps that ask for counters stand first in effects that mostly do nothing.
Comes what_comes_of(const Rulebook& book, const State& state, EffectId id, PlayerId player) {
    const auto& counters = book.content().counters;
    const auto is_of_place = [&](CounterId counter) {
        return counter.is_some() && counters[counter].per != Owner::game &&
               counters[counter].per != Owner::player;
    };
    const auto value = [&](CounterId counter) {
        const bool of_game = counters[counter].per == Owner::game;
        return counter_of(book, state, counter, of_game ? 0 : player.index());
    };
    const std::vector<Step>& steps = book.effect(id).steps;
    for (std::size_t at = 0; at < steps.size(); ++at) {
        const Step& step = steps[at];
        if (step.op == Op::end_turn && at + 1 == steps.size()) return Comes::to_end_of_turn;
        if (step.op != Op::if_counter || is_of_place(CounterId(step.a)) || is_of_place(step.than))
            return Comes::to_more;
        const int than = step.than.is_some() ? value(step.than) : 0;
        if ((value(CounterId(step.a)) > than) == (step.b != 0)) return Comes::to_nothing;
    }
    return Comes::to_nothing;
}

// Goes through the parts of turns that begin, up to one in which somebody has to act.
class PartsToCome {
public:
    PartsToCome(const Rulebook& book, const State& state)
        : book_(book), phases_(book.content().phases), state_(state) {}

    // Whether an effect of the turn's parts from this one on calls functions.
    bool run_from(std::size_t phase, PlayerId player) {
        for (; phase < book_.content().turn_phases; ++phase) {
            const Phase& part = phases_[PhaseId(phase)];
            if (part.who != Who::active) return true;  // too seldom to look further
            bool goes_on = part.by_itself;
            if (part.effect.is_some()) {
                const Comes comes =
                    is_as_now_ ? what_comes_of(book_, state_, part.effect, player) : Comes::to_more;
                if (comes == Comes::to_more && book_.runs_functions(part.effect)) return true;
                goes_on |= comes == Comes::to_end_of_turn;
                is_as_now_ &= comes != Comes::to_more;
            }
            if (!goes_on) return false;
        }
        all_end_ = true;
        return false;
    }
    bool all_end() const { return all_end_; }
    void begin_turn() {
        all_end_ = false;
        is_as_now_ &= !book_.has_turn_work();
    }

private:
    const Rulebook& book_;
    const Table<PhaseId, Phase>& phases_;
    const State& state_;
    bool is_as_now_ = true;  // nothing has changed that the effects ask for
    bool all_end_ = false;   // all of them were gone through
};

// The next part of the turn only waits for somebody to act. Told apart, for it comes after every roll.
bool only_waits(const Rulebook& book, PhaseId id) {
    const Phase& phase = book.content().phases[id];
    return phase.effect.is_none() && !phase.by_itself &&
           book.listeners(Moment::phase_began).empty() &&
           book.listeners(Moment::phase_ended).empty();
}

// Another part of the turn, or another turn, begins.
bool turning_runs(const Rulebook& book, const State& state) {
    const std::size_t next = state.phase.index() + 1;
    const bool goes_on_in_order =
        state.back_to == 0 && book.content().phases[state.phase].who == Who::active;
    if (goes_on_in_order && next < book.content().turn_phases && only_waits(book, PhaseId(next)))
        return false;
    const bool heard = hears_turns(book);
    if (!heard && !book.runs_functions(book.end_phase_effect())) return false;
    if (is_told_now(book, state, Moment::phase_began) ||
        is_told_now(book, state, Moment::phase_ended))
        return true;
    PartsToCome parts(book, state);
    if (goes_on_in_order) {
        if (parts.run_from(next, state.active)) return true;
        if (!parts.all_end()) return false;
    }
    if (book.hears_resets() || is_told_now(book, state, Moment::turn_ended) ||
        is_told_now(book, state, Moment::round_ended) ||
        is_told_now(book, state, Moment::turn_began))
        return true;
    if (!goes_on_in_order) return !heard;
    parts.begin_turn();
    return parts.run_from(0, next_player(book, state.active)) || parts.all_end();
}

// What plain dice are about to show.
int total_to_come(const Rulebook& book, const State& state) {
    Random random = state.random;
    int total = 0;
    for (const std::uint32_t sides : book.plain_dice())
        total += static_cast<int>(random.below(sides)) + 1;
    return total;
}

// Most rolls meet no tile that does something, nor a place that hears of its number.
[[gnu::noinline]] bool bringing_runs(const Rulebook& book, const State& state) {
    if (!book.only_totals_run_on_rolls() || book.plain_dice().empty() ||
        std::bit_cast<std::uint32_t>(state.set_dice) != 0)
        return true;
    const int total = total_to_come(book, state);
    const EffectId effect = book.roll_effect(total);
    return (effect.is_some() && book.runs_functions(effect)) ||
           production_runs(book, state, total) ||
           (book.has_after() && does_a_tile_act(book, state, total));
}

// What a full counter does may call functions.
bool fills_counter(const Rulebook& book, const State& state) {
    return std::ranges::any_of(book.filled_by_rolls(), [&](const Rulebook::Filled& filled) {
        return counter_of(book, state, filled.counter, 0) + filled.by >=
               book.content().counters[filled.counter].most;
    });
}

bool roll_runs(const Rulebook& book, const State& state) {
    return book.rolls_run() || fills_counter(book, state) ||
           (book.runs_functions(book.bring_effect()) && bringing_runs(book, state)) ||
           turning_runs(book, state);
}

bool placing_runs(
    const Rulebook& book, const State& state, PlayerId player, PieceId piece, int place) {
    return std::ranges::any_of(book.listeners(Moment::placed), [&](HookId id) {
        const Hook& hook = book.content().hooks[id];
        return hook.about[piece.index()] && book.runs(hook) &&
               listens_at(book, state, hook, player, piece, place);
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
    // Most of these come to places where nobody listens.
    if (kind.verb == Verb::build || kind.verb == Verb::move) {
        const int place = action.args[kind.verb == Verb::move ? 1 : 0];
        return book.hears_at(Moment::placed, PieceId(kind.subject), place) &&
               placing_runs(book, state, action.player, PieceId(kind.subject), place);
    }
    switch (kind.verb) {
        case Verb::end_turn: return turning_runs(book, state);
        case Verb::roll: return roll_runs(book, state);
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
