#include "engine/game/hooks/calls.h"

#include <algorithm>

#include "engine/base/check.h"
#include "engine/game/core/effect_calls.h"
#include "engine/game/hooks/hooks.h"

namespace hexholm {
namespace {

// What a neutral piece on its way can set off.
bool sailing_runs(const Rulebook& book) {
    return std::ranges::any_of(book.sailing_pawns(), [&](PawnId id) {
        const Pawn& pawn = book.content().pawns[id];
        return pawn.arrival.is_some() || book.hears(Moment::pawn_moved, id.index()) ||
               (pawn.raid_prize.is_some() && book.runs_functions(pawn.raid_prize));
    });
}

// What a card in the place of the dice can set off.
bool roll_cards_run(const Rulebook& book) {
    const DeckId deck = book.content().rules.roll_from;
    return deck.is_some() && std::ranges::any_of(book.content().cards, [&](const Card& card) {
               return card.deck == deck && card.effect.is_some() &&
                      book.runs_functions(card.effect);
           });
}

// Another part of the turn, or another turn, begins.
bool turning_runs(const Rulebook& book) {
    return hears_turns(book) || book.runs_functions(book.end_phase_effect());
}

bool roll_runs(const Rulebook& book) {
    return roll_cards_run(book) || turning_runs(book) || !book.listeners(Moment::rolled).empty() ||
           sailing_runs(book) ||
           std::ranges::any_of(book.face_effects(),
                               [&](EffectId effect) { return book.runs_functions(effect); }) ||
           book.runs_functions(book.bring_effect());
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
    return std::any_of(state.frames.begin(), state.frames.begin() + state.frame_count,
                       [&](const Frame& frame) { return book.runs_functions(frame.effect); });
}

}  // namespace

bool may_run_functions(const Rulebook& book, const State& state, const Action& action) {
    if (book.hears_anything()) return true;
    HEX_CHECK(action.kind.index() < book.content().kinds.size());
    const ActionKind& kind = book.content().kinds[action.kind];
    const auto runs = [&](EffectId effect) {
        return effect.is_some() && book.runs_functions(effect);
    };
    switch (kind.verb) {
        case Verb::end_turn: return turning_runs(book);
        case Verb::roll: return roll_runs(book);
        case Verb::build: return placing_runs(book, state, PieceId(kind.subject), action.args[0]);
        case Verb::move: return placing_runs(book, state, PieceId(kind.subject), action.args[1]);
        case Verb::play:
            return book.hears(Moment::card_played, kind.subject) ||
                   runs(book.content().cards[CardId(kind.subject)].effect);
        case Verb::act: {
            const ModAction& mod_action = book.content().mod_actions[ModActionId(kind.subject)];
            return book.is_heard(mod_action) || runs(mod_action.effect);
        }
        case Verb::build_figure:
        case Verb::unload: return book.hears(Moment::figure_placed, kind.subject);
        case Verb::travel:
            return book.runs_functions(book.go_on_effect()) || answer_runs(book, state);
        case Verb::load: return false;
        case Verb::buy:
        case Verb::buy_with:
        case Verb::reveal: return false;
        default: return answer_runs(book, state);
    }
}

}  // namespace hexholm
