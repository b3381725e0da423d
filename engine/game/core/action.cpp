#include "engine/game/core/action.h"

#include "engine/content/content.h"

namespace hexholm {

// Answers to questions that several may be asked at once; some of these kinds name a card of a hand.
static bool answers_in_secret(Verb verb) {
    return verb == Verb::answer || verb == Verb::decline || verb == Verb::give ||
           verb == Verb::choose_way || verb == Verb::react;
}

std::string_view reason_text(Reason reason) {
    switch (reason) {
        case Reason::none: return "it is allowed";
        case Reason::malformed: return "there is no such action";
        case Reason::game_over: return "the game is over";
        case Reason::not_your_turn: return "it is not your turn";
        case Reason::not_now: return "that is not possible at this point of the turn";
        case Reason::cannot_pay: return "you cannot pay for it";
        case Reason::no_piece_left: return "you have none of these pieces left in your supply";
        case Reason::occupied: return "that place is already taken";
        case Reason::too_close: return "that is too close to another building";
        case Reason::not_connected: return "that is not connected to your network";
        case Reason::wrong_place: return "it cannot go there";
        case Reason::forbidden_terrain: return "nobody may start next to this terrain";
        case Reason::nothing_to_upgrade: return "you have nothing there to upgrade";
        case Reason::deck_empty: return "the pile is empty";
        case Reason::no_such_card: return "you do not have such a card";
        case Reason::card_too_new: return "you received this card this turn";
        case Reason::card_limit: return "you have already played a card this turn";
        case Reason::no_effect: return "it would do nothing now";
        case Reason::bank_empty: return "the bank has none left";
        case Reason::same_good: return "you cannot give and get the same resource";
        case Reason::gift: return "each side must give something";
        case Reason::no_such_offer: return "there is no such offer";
        case Reason::wrong_count: return "that is not the right number of cards";
        case Reason::must_move: return "it must move to another tile";
        case Reason::spared: return "a player there has too few points to be robbed";
        case Reason::nobody_there: return "that player has nothing there";
        case Reason::trade_is_over: return "you cannot trade after building this turn";
        case Reason::must_answer: return "a question must be answered first";
        case Reason::used_up: return "this cannot be done again";
        case Reason::too_few_cards: return "your cards of this kind are not worth enough";
        case Reason::too_little: return "you do not have enough for this";
        case Reason::not_allowed: return "the rules do not allow this now";
        case Reason::hand_full: return "you cannot hold more cards of this kind";
        case Reason::guarded: return "a neutral piece is in the way";
        case Reason::held: return "it is not the open end of a route";
        case Reason::just_placed: return "it was placed this turn";
        case Reason::too_far: return "it cannot move that far";
        case Reason::no_room: return "there is no room left";
        case Reason::forbidden: return "this place is closed";
        case Reason::mod_failed: return "a mod caused an error";
    }
    return "";
}

Action seen_by(const Content& content, const Action& action, PlayerId viewer) {
    if (viewer.is_some() && action.player == viewer) return action;
    const bool is_known =
        action.kind.is_some() && !answers_in_secret(content.kinds[action.kind].verb);
    return {is_known ? action.kind : ActionKindId::none(), action.player, {-1, -1, -1}, {}};
}

const ReasonText* own_reason(const Content& content, const Refusal& refusal) {
    if (refusal.reason != Reason::not_allowed || refusal.number <= 0) return nullptr;
    return &content.reasons[static_cast<std::size_t>(refusal.number) - 1];
}

std::string_view refusal_reason(const Content& content, const Refusal& refusal) {
    const ReasonText* const own = own_reason(content, refusal);
    return own == nullptr ? reason_text(refusal.reason) : own->text;
}

}  // namespace hexholm
