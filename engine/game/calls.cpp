#include "engine/game/calls.h"

#include <algorithm>

#include "engine/game/hooks.h"

namespace hexholm {
namespace {

bool hears_turns(const Rulebook& book) {
    return !book.listeners(Moment::turn_ended).empty() ||
           !book.listeners(Moment::round_ended).empty() ||
           !book.listeners(Moment::turn_began).empty();
}

// `known`: effects that certainly call no function.
class Quiet {
public:
    Quiet(const Rulebook& book, const EffectFlags& known) : book_(book), known_(known) {}

    bool effect(EffectId id) const {
        return std::ranges::all_of(book_.effect(id).steps,
                                   [&](const Step& each) { return step(each); });
    }

private:
    bool step(const Step& step) const {
        switch (step.op) {
            case Op::run: return false;
            case Op::start:
            case Op::each: return is_known(EffectId(step.a));
            case Op::place: return placing(PieceId(step.a));
            case Op::move_pawn: return moving(PawnId(step.a));
            case Op::choose_start:
            case Op::take_off: return !book_.hears(Moment::pawn_moved, PawnId(step.a).index());
            case Op::steal: return step.b != 0 || stealing();
            case Op::moment: return book_.listeners(static_cast<Moment>(step.a)).empty();
            case Op::after_roll: return tiles();
            case Op::bring: return rolling();
            case Op::end_turn: return !hears_turns(book_);
            default: return true;
        }
    }
    bool is_known(EffectId effect) const { return effect.is_none() || known_[effect] != 0; }
    bool placing(PieceId piece) const {
        const auto& choices = book_.choices_of(piece);
        return std::ranges::none_of(
            choices, [&](PieceId choice) { return book_.hears(Moment::placed, choice.index()); });
    }
    bool moving(PawnId pawn) const {
        return std::ranges::none_of(book_.choices_of(pawn), [&](PawnId choice) {
            return book_.hears(Moment::pawn_moved, choice.index());
        });
    }
    bool stealing() const {
        return std::ranges::all_of(book_.content().pawns,
                                   [&](const Pawn& pawn) { return is_known(pawn.loot); });
    }
    bool tiles() const {
        return std::ranges::all_of(book_.content().terrains,
                                   [&](const Terrain& terrain) { return is_known(terrain.after); });
    }
    bool rolling() const {
        return book_.listeners(Moment::produced).empty() && tiles() &&
               std::ranges::all_of(book_.content().on_roll,
                                   [&](const auto& total) { return is_known(total.second); });
    }

    const Rulebook& book_;
    const EffectFlags& known_;
};

// What a neutral piece on its way can set off.
bool sailing_runs(const Rulebook& book) {
    return std::ranges::any_of(book.sailing_pawns(), [&](PawnId id) {
        const Pawn& pawn = book.content().pawns[id];
        return pawn.arrival.is_some() || book.hears(Moment::pawn_moved, id.index()) ||
               (pawn.raid_prize.is_some() && book.runs_functions(pawn.raid_prize));
    });
}

bool roll_runs(const Rulebook& book) {
    return !book.listeners(Moment::rolled).empty() || sailing_runs(book) || hears_turns(book) ||
           book.runs_functions(book.bring_effect());
}

bool placing_runs(const Rulebook& book, const State& state, PieceId piece, int place) {
    if (!book.hears(Moment::placed, piece.index())) return false;
    const std::uint64_t about = std::uint64_t{1} << piece.index();
    return std::ranges::any_of(book.listeners(Moment::placed), [&](HookId id) {
        const Hook& hook = book.content().hooks[id];
        return (hook.about & about) != 0 && listens_at(book, state, hook, piece, place);
    });
}

// The effects under way go on with the answer.
bool answer_runs(const Rulebook& book, const State& state) {
    if (state.stage != Stage::play) return true;  // the first turn may begin
    return std::any_of(state.frames.begin(), state.frames.begin() + state.frame_count,
                       [&](const Frame& frame) { return book.runs_functions(frame.effect); });
}

}  // namespace

EffectFlags effects_that_run(const Rulebook& book) {
    EffectFlags quiet(book.effect_count());
    for (bool found = true; found;) {
        found = false;
        for (const EffectId effect : quiet.ids()) {
            if (quiet[effect] != 0 || !Quiet(book, quiet).effect(effect)) continue;
            quiet[effect] = 1;
            found = true;
        }
    }
    for (const EffectId effect : quiet.ids())
        quiet[effect] ^= 1U;
    return quiet;
}

bool may_run_functions(const Rulebook& book, const State& state, const Action& action) {
    const ActionKind& kind = book.content().kinds[action.kind];
    const auto runs = [&](EffectId effect) {
        return effect.is_some() && book.runs_functions(effect);
    };
    switch (kind.verb) {
        case Verb::end_turn: return hears_turns(book);
        case Verb::roll: return roll_runs(book);
        case Verb::build: return placing_runs(book, state, PieceId(kind.subject), action.args[0]);
        case Verb::move: return placing_runs(book, state, PieceId(kind.subject), action.args[1]);
        case Verb::play:
            return book.hears(Moment::card_played, kind.subject) ||
                   runs(book.content().cards[CardId(kind.subject)].effect);
        case Verb::act: return runs(book.content().deeds[DeedId(kind.subject)].effect);
        case Verb::buy:
        case Verb::buy_with:
        case Verb::reveal: return false;
        default: return answer_runs(book, state);
    }
}

}  // namespace hexholm
