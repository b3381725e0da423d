#include "engine/game/asking/mod_actions.h"

#include <algorithm>

#include "engine/game/asking/effects.h"
#include "engine/game/cards/cards.h"
#include "engine/game/hooks/amounts.h"
#include "engine/game/hooks/hooks.h"
#include "engine/game/occupancy/occupancy.h"
#include "engine/game/picking/candidates.h"
#include "engine/game/picking/picks.h"
#include "engine/game/standing/counters.h"
#include "engine/game/standing/measures.h"
#include "engine/game/trade/prices.h"
#include "engine/game/trade/trade.h"
#include "engine/game/view/points.h"
#include "engine/game/view/view.h"

namespace hexholm {
namespace {

bool is_used_up(const Rulebook& book,
                const State& state,
                PlayerId player,
                const ModAction& mod_action) {
    return mod_action.limit.is_some() &&
           counter_of(book, state, mod_action.limit, player.index()) >=
               book.content().counters[mod_action.limit].most;
}

bool can_pay_counter(const Rulebook& book,
                     const State& state,
                     PlayerId player,
                     const ModAction& mod_action) {
    return mod_action.pay_counter.is_none() ||
           counter_of(book, state, mod_action.pay_counter, player.index()) -
                   amount_now(book, state, player, mod_action.pay_count) >=
               book.content().counters[mod_action.pay_counter].least;
}

Refusal too_little_to_pay(const Rulebook& book,
                          const State& state,
                          PlayerId player,
                          const ModAction& mod_action) {
    return {Reason::too_little, {}, amount_now(book, state, player, mod_action.pay_count)};
}

bool measures_enough(const Rulebook& book,
                     const State& state,
                     PlayerId player,
                     const ModAction& mod_action) {
    if (mod_action.needs_award.is_none()) return true;
    const Measured known = measured(state, mod_action.needs_award, player);
    if (known.least >= mod_action.needs_measure) return true;
    return known.most >= mod_action.needs_measure &&
           measure_of(book, state, mod_action.needs_award, player) >= mod_action.needs_measure;
}

bool is_left(const Rulebook& book, const State& state, const ModAction& mod_action) {
    if (mod_action.needs_none.is_none()) return true;
    return std::ranges::none_of(all_ids<PlayerId>(book.players()), [&](PlayerId who) {
        return counter_of(book, state, mod_action.needs_none, who.index()) > 0;
    });
}

// Whether the action's conditions hold. Points are counted last because that takes longest.
bool is_time_for(const Rulebook& book,
                 const State& state,
                 PlayerId player,
                 const ModAction& mod_action) {
    return (mod_action.needs_supply.is_none() ||
            state.players[player].supply[mod_action.needs_supply] > 0) &&
           (mod_action.needs_figure.is_none() ||
            figure_in_supply(book, state, mod_action.needs_figure, player).is_some()) &&
           is_left(book, state, mod_action) && measures_enough(book, state, player, mod_action) &&
           (mod_action.needs_points == 0 ||
            all_points(book, state, player) >= mod_action.needs_points) &&
           (!has_amount(mod_action.needs_goods) ||
            hand_size(book, state, player) >=
                amount_now(book, state, player, mod_action.needs_goods));
}

// What the player must have without paying it, and not have used up.
Refusal check_needs(const Rulebook& book,
                    const State& state,
                    PlayerId player,
                    const ModAction& mod_action) {
    if (mod_action.needs_open.is_some() && state.players[player].open[mod_action.needs_open] == 0)
        return {Reason::no_such_card};
    if (mod_action.needs_card.is_some() && state.players[player].hand[mod_action.needs_card] == 0)
        return {Reason::no_such_card};
    if (mod_action.needs_counter.is_some() &&
        counter_of(book, state, mod_action.needs_counter, player.index()) < mod_action.needs_count)
        return mod_action.needs_counter == mod_action.pay_counter
                   ? too_little_to_pay(book, state, player, mod_action)
                   : Refusal{Reason::not_allowed};
    if (mod_action.needs_piece.is_some() &&
        book.content().pieces[mod_action.needs_piece].supply -
                state.players[player].supply[mod_action.needs_piece] <
            mod_action.needs_pieces)
        return {Reason::not_allowed};
    if (is_used_up(book, state, player, mod_action)) return {Reason::used_up};
    return {is_time_for(book, state, player, mod_action) ? Reason::none : Reason::not_allowed};
}

bool has_some_effect(const Rulebook& book,
                     const State& state,
                     PlayerId player,
                     const ModAction& mod_action) {
    return mod_action.effect.is_none() || has_effect(book, state, player, mod_action.effect);
}

// All but the picks and the mod's own test. `listed`: the menu has asked for goods and cards to pay with.
Refusal check_means(const Rulebook& book,
                    const State& state,
                    PlayerId player,
                    const ModAction& mod_action,
                    bool listed = false) {
    const Refusal needs = check_needs(book, state, player, mod_action);
    if (!needs.ok()) return needs;
    if (mod_action.pay_deck.is_some() && !(listed && !mod_action.pay_value.follows())) {
        const int value = amount_now(book, state, player, mod_action.pay_value);
        if (!can_pay_with_cards(book, state, player, mod_action.pay_deck, value))
            return {Reason::too_few_cards, {}, value};
    }
    if (!can_pay_counter(book, state, player, mod_action))
        return too_little_to_pay(book, state, player, mod_action);
    if (!listed && has_price(mod_action.cost)) {
        const Refusal price = check_price(book, state, player, mod_action.cost);
        if (!price.ok()) return price;
    }
    if (!has_some_effect(book, state, player, mod_action)) return {Reason::no_effect};
    const bool has_choice =
        mod_action.needs_pick.is_none() || can_pick(book, state, player, mod_action.needs_pick);
    return {has_choice ? Reason::none : Reason::not_allowed};
}

// Each further choice that does not depend on those before it must be possible. A pick that may not name
// the same thing twice needs one candidate more each time.
bool can_go_on(const Rulebook& book,
               const State& state,
               PlayerId player,
               const ModAction& mod_action) {
    for (std::size_t at = 0; at < mod_action.stages.size(); ++at) {
        const PickId id = mod_action.stages[at];
        const Pick& pick = book.content().picks[id];
        if (pick.needs_answers()) continue;
        int wanted = 1;
        if (pick.differs)
            wanted += static_cast<int>(
                std::ranges::count(mod_action.picks, id) +
                std::count(mod_action.stages.begin(),
                           mod_action.stages.begin() + static_cast<std::ptrdiff_t>(at), id));
        if (!can_pick(book, state, player, id, {}, wanted)) return false;
    }
    return true;
}

Answers picked_first(const Rulebook& book, const ModAction& mod_action, const Action& action) {
    Answers answers;
    for (std::size_t at = 0; at < mod_action.picks.size(); ++at)
        answers.push_back({book.content().picks[mod_action.picks[at]].type, action.args[at]});
    return answers;
}

Refusal ask_tests(const Rulebook& book,
                  const State& state,
                  const Action& action,
                  const ModAction& mod_action) {
    if (mod_action.test.is_none()) return {};
    HookArgList args = arguments(action.player, picked_first(book, mod_action, action));
    while (args.size() < 3)
        args.push_back(of_place(-1));
    return refused_by(book,
                      refusing(book, state, mod_action.test, HookArgs(args.begin(), args.size())));
}

// Where the player lacks what the action needs, the mod's own words say what that is.
Refusal in_own_words(const ModAction& mod_action, Refusal refusal) {
    if (refusal.reason == Reason::not_allowed) refusal.number = mod_action.reason + 1;
    return refusal;
}

}  // namespace

Refusal why_no_mod_action(const Rulebook& book,
                          const State& state,
                          PlayerId player,
                          ModActionId mod_action) {
    const ModAction& declared = book.content().mod_actions[mod_action];
    return in_own_words(declared, check_means(book, state, player, declared));
}

Refusal check_mod_action(const Rulebook& book,
                         const State& state,
                         const Action& action,
                         ModActionId mod_action) {
    const ModAction& declared = book.content().mod_actions[mod_action];
    const Refusal means = check_means(book, state, action.player, declared);
    if (!means.ok()) return in_own_words(declared, means);
    Answers before;
    for (const Answer& answer : picked_first(book, declared, action)) {
        const PickId pick = declared.picks[before.size()];
        const Reason reason = may_pick(book, state, action.player, pick, answer.value, before);
        if (reason != Reason::none) return {reason};
        before.push_back(answer);
    }
    const Refusal refusal = ask_tests(book, state, action, declared);
    if (!refusal.ok()) return refusal;
    return {can_go_on(book, state, action.player, declared) ? Reason::none : Reason::not_allowed};
}

bool can_do_for_less(const Rulebook& book,
                     const State& state,
                     PlayerId player,
                     ModActionId mod_action,
                     Bundle discount) {
    const ModAction& declared = book.content().mod_actions[mod_action];
    const Bundle price = less(price_of(book, state, player, declared.cost), discount);
    return check_needs(book, state, player, declared).ok() &&
           holds_price(book, state, player, price) &&
           ask_tests(book, state, {.player = player}, declared).ok();
}

void pay_less(const Play& play, PlayerId player, ModActionId mod_action, Bundle discount) {
    const Price& cost = play.book.content().mod_actions[mod_action].cost;
    pay(play, player, less(price_of(play.book, play.state, player, cost), discount));
}

bool can_pay_mod_action(const Rulebook& book, const State& state, PlayerId player, ModActionId id) {
    const ModAction& declared = book.content().mod_actions[id];
    const int value = amount_now(book, state, player, declared.pay_value);
    return can_pay(book, state, player, declared.cost) &&
           can_pay_counter(book, state, player, declared) &&
           (declared.pay_deck.is_none() ||
            can_pay_with_cards(book, state, player, declared.pay_deck, value));
}

void pay_mod_action(const Play& play, PlayerId player, ModActionId id) {
    const ModAction& mod_action = play.book.content().mod_actions[id];
    // Amounts that follow the game are computed before anything is paid.
    const int value = amount_now(play.book, play.state, player, mod_action.pay_value);
    const int count = amount_now(play.book, play.state, player, mod_action.pay_count);
    const Bundle price = price_of(play.book, play.state, player, mod_action.cost);
    pay(play, player, price);
    // Paying goods is a purchase (B-80); other prices are not.
    if (!price.empty() && play.book.content().rules.trade_before_build) note_built(play);
    if (mod_action.pay_deck.is_some()) pay_with_cards(play, player, mod_action.pay_deck, value);
    if (mod_action.pay_counter.is_some())
        add_to_counter(play, player, mod_action.pay_counter, player.index(), -count);
    if (mod_action.limit.is_some())
        add_to_counter(play, player, mod_action.limit, player.index(), 1);
}

void apply_mod_action(const Play& play, const Action& action, ModActionId mod_action) {
    const ModAction& declared = play.book.content().mod_actions[mod_action];
    // An action with further choices is paid when they have been made.
    if (declared.stages.empty()) pay_mod_action(play, action.player, mod_action);
    if (declared.effect.is_none()) return;
    if (begin_effect(play, action.player, declared.effect) == nullptr) return;
    begin_with_answers(play.book, play.state, picked_first(play.book, declared, action),
                       play.state.frame_count - 1U);
}

void list_mod_action(const Rulebook& book,
                     const State& state,
                     PlayerId player,
                     ActionKindId kind,
                     ModActionId mod_action,
                     ActionList& list,
                     bool is_bare) {
    const ModAction& declared = book.content().mod_actions[mod_action];
    if (!declared.picks.empty() && !may_find_any(book, state, player, declared.picks[0])) return;
    if (!(is_bare ? has_some_effect(book, state, player, declared)
                  : check_means(book, state, player, declared, true).ok()) ||
        !can_go_on(book, state, player, declared))
        return;
    if (declared.picks.empty() && declared.test.is_none()) return list_action(list, kind, player);
    const auto offer = [&](std::int16_t first, std::int16_t second) {
        list_action(list, kind, player, first, second);
        if (!ask_tests(book, state, list.back(), declared).ok()) list.pop_back();
        return true;
    };
    if (declared.picks.empty()) {
        offer(-1, -1);
        return;
    }
    const Answers none;
    const Candidates firsts(book, state, player, declared.picks[0], none);
    if (declared.picks.size() == 1 && declared.test.is_none()) return firsts.list(kind, list);
    firsts.visit([&](std::int16_t first) {
        if (declared.picks.size() == 1) return offer(first, -1);
        Answers before;
        before.push_back({book.content().picks[declared.picks[0]].type, first});
        Candidates(book, state, player, declared.picks[1], before).visit([&](std::int16_t second) {
            return offer(first, second);
        });
        return true;
    });
}

}  // namespace hexholm
