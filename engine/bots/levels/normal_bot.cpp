#include "engine/bots/levels/normal_bot.h"

#include <algorithm>
#include <memory>

#include "engine/base/check.h"
#include "engine/bots/choices/own_turn.h"
#include "engine/bots/trying/fallback.h"
#include "engine/bots/trying/random_choice.h"
#include "engine/bots/trying/trial.h"
#include "engine/game/asking/prompt.h"

namespace hexholm {
namespace {

constexpr std::size_t kRoundsOfSilence = 2;
constexpr int kMostTried = 48;  // answers to one question
constexpr int kWidth = 3;       // answers to what is asked after it

std::optional<Action> legal_with(const Position& position, Verb verb) {
    const ActionKindId kind = position.book.kind(verb);
    for (const Action& action : position.legal)
        if (action.kind == kind) return action;
    return std::nullopt;
}

// Questions of mods, and those that the game asks in their words.
Action tried_answer(const Position& position, Random& chance) {
    const ActionList answers = without_undoing(position.book, position.state, position.legal);
    if (position.planner != nullptr)
        return position.planner->best_of(answers, kMostTried, kWidth).action;
    return best_by_trial(position.book, {position.me, position.state}, answers, chance);
}

// Are goals what decides this? Neutral pieces, and what is found out by trial, are chosen without them.
bool looks_at_goals(const Rulebook& book, const State& state, const ActionList& legal) {
    if (state.stage != Stage::play) return false;
    switch (book.verb(legal[0].kind)) {
        case Verb::place:
        case Verb::choose_good:
        case Verb::choose_goods:
        case Verb::discard:
        case Verb::give: return true;
        case Verb::move_pawn:
        case Verb::choose_player: return false;
        default: break;
    }
    Prompt prompt;
    return !current_prompt(book, state, prompt);
}

Action with_goods(Action action, Bundle goods) {
    action.goods[0] = goods;
    return action;
}

// May what is given be left? These lists end with that.
bool is_gift(const Rulebook& book, const ActionList& legal) {
    if (legal.size() < 2 || book.verb(legal[legal.size() - 1].kind) != Verb::decline) return false;
    const Verb verb = book.verb(legal[0].kind);
    return verb == Verb::place || verb == Verb::place_figure || verb == Verb::choose_player ||
           verb == Verb::choose_goods;
}

}  // namespace

Action NormalBot::decide(const Rulebook& book,
                         const View& view,
                         const ActionList& legal,
                         Random& chance) {
    HEX_CHECK(!legal.empty() && view.viewer.is_some());
    objection_ = Objection::none;
    if (is_gift(book, legal)) {
        ActionList taken = legal;
        taken.pop_back();
        return decide(book, view, taken, chance);
    }
    if (legal.size() == 1 && !is_template(book, legal[0])) return legal[0];
    remember_turn(book, view.state);
    // Moves are tried where mods have a say: that needs cards in every pile and hand.
    const bool tries =
        !book.content().hooks.empty() || !book.content().mod_actions.empty() || book.has_figures();
    const State state = tries ? imagine(book, view, chance) : view.state;
    const Outlook& outlook = kept_outlook_.find(book, state, view.viewer, temper_);
    std::unique_ptr<Planner> planner;
    if (tries) planner = std::make_unique<Planner>(book, state, outlook, given_up());
    static const GoalList no_goals;
    const GoalList& goals =
        looks_at_goals(book, state, legal)
            ? kept_goals_.find(book, view, state, outlook, planner.get(), kept_outlook_.table())
            : no_goals;
    const Position position{book, state, legal, view.viewer, outlook, goals, planner.get()};
    if (const auto answered = answer(position, chance)) return *answered;
    return take_turn(position, chance);
}

std::optional<Action> NormalBot::answer(const Position& position, Random& chance) {
    const Rulebook& book = position.book;
    const ActionKind& kind = book.content().kinds[position.legal[0].kind];
    Prompt prompt;
    const bool asked = current_prompt(book, position.state, prompt);
    switch (kind.verb) {
        case Verb::place:
            return book.content().pieces[PieceId(kind.subject)].on == PlaceKind::edge
                       ? choose_edge(position)
                       : choose_corner(position);
        case Verb::move_pawn: return choose_pawn_tile(position);
        case Verb::choose_player: return choose_victim(position);
        case Verb::choose_good: return choose_good(position);
        case Verb::discard:
        case Verb::give:
            return with_goods(
                position.legal[0],
                goods_to_discard(position, discard_count(book, position.state, position.me),
                                 prompt.of));
        case Verb::choose_goods:
            return with_goods(position.legal[0], goods_to_take(position, prompt.count, prompt.of));
        default: break;
    }
    if (asked) return tried_answer(position, chance);
    if (!has(position.state.trade_waiting, position.me)) return std::nullopt;
    const Action said = answer_to_offer(position, !countered_);
    if (book.verb(said.kind) == Verb::offer_trade) countered_ = true;
    if (book.verb(said.kind) == Verb::reject_trade) objection_ = objection_to_offer(position);
    return said;
}

Action NormalBot::take_turn(const Position& position, Random& chance) {
    const auto roll = legal_with(position, Verb::roll);
    if (const auto card = card_to_play(position, roll.has_value())) return *card;
    if (roll) return *roll;
    if (const auto deal = confirmed_deal(position)) return *deal;
    if (const auto action = free_action(position)) return *action;
    if (const auto action = far_sighted_action(position)) return *action;
    if (const auto paid = worthwhile_payment(position.book, {position.me, position.state},
                                             position.legal, chance))
        return *paid;
    if (const auto bought = purchase(position)) return *bought;
    if (const auto moved = useful_move(position)) return *moved;
    if (const auto exchange = useful_exchange(position)) return *exchange;
    if (const auto toll = earned_toll(position)) return *toll;
    if (const auto offer = make_offer(position)) return *offer;
    if (const auto end = legal_with(position, Verb::end_turn)) return *end;
    return choose_at_random(position.book, position.state, position.legal, chance);
}

std::optional<Action> NormalBot::make_offer(const Position& position) {
    if (offers_ >= temper_.skill.offers || said_.size() == said_.capacity()) return std::nullopt;
    const auto offer = offer_to_others(position, said_, offers_ > 0);
    if (!offer) return std::nullopt;
    ++offers_;
    said_.push_back({offer->goods[0], offer->goods[1]});
    return offer;
}

void NormalBot::remember_turn(const Rulebook& book, const State& state) {
    if (turn_ == state.turn) return;
    turn_ = state.turn;
    offers_ = 0;
    countered_ = false;
    if (state.turn < forget_at_) return;
    said_.clear();
    forget_at_ = static_cast<std::uint16_t>(state.turn + kRoundsOfSilence * book.players());
}

}  // namespace hexholm
