#include "engine/game/asking/deeds.h"

#include <algorithm>

#include "engine/game/asking/effects.h"
#include "engine/game/asking/picks.h"
#include "engine/game/cards/cards.h"
#include "engine/game/hooks/amounts.h"
#include "engine/game/hooks/hooks.h"
#include "engine/game/occupancy/occupancy.h"
#include "engine/game/standing/counters.h"
#include "engine/game/trade/prices.h"
#include "engine/game/view/view.h"

namespace hexholm {
namespace {

bool is_used_up(const Rulebook& book, const State& state, PlayerId player, const Deed& deed) {
    return deed.limit.is_some() && counter_of(book, state, deed.limit, player.index()) >=
                                       book.content().counters[deed.limit].most;
}

bool can_pay_counter(const Rulebook& book, const State& state, PlayerId player, const Deed& deed) {
    return deed.pay_counter.is_none() || counter_of(book, state, deed.pay_counter, player.index()) -
                                                 amount_now(book, state, player, deed.pay_count) >=
                                             book.content().counters[deed.pay_counter].least;
}

bool measures_enough(const State& state, PlayerId player, const Deed& deed) {
    return deed.needs_award.is_none() ||
           state.players[player].measure[deed.needs_award] >= deed.needs_measure;
}

bool is_left(const Rulebook& book, const State& state, const Deed& deed) {
    if (deed.needs_none.is_none()) return true;
    return std::ranges::none_of(all_ids<PlayerId>(book.players()), [&](PlayerId who) {
        return counter_of(book, state, deed.needs_none, who.index()) > 0;
    });
}

// What must be so on the table; the points are counted last, for that takes longest.
bool is_time_for(const Rulebook& book, const State& state, PlayerId player, const Deed& deed) {
    return (deed.needs_supply.is_none() || state.players[player].supply[deed.needs_supply] > 0) &&
           (deed.needs_figure.is_none() ||
            figure_in_supply(book, state, deed.needs_figure, player).is_some()) &&
           measures_enough(state, player, deed) && is_left(book, state, deed) &&
           (deed.needs_points == 0 || all_points(book, state, player) >= deed.needs_points);
}

// What the player must have without paying it, and not have used up.
Refusal check_needs(const Rulebook& book, const State& state, PlayerId player, const Deed& deed) {
    if (deed.needs_open.is_some() && state.players[player].open[deed.needs_open] == 0)
        return {Reason::no_such_card};
    if (deed.needs_card.is_some() && state.players[player].hand[deed.needs_card] == 0)
        return {Reason::no_such_card};
    if (deed.needs_counter.is_some() &&
        counter_of(book, state, deed.needs_counter, player.index()) < deed.needs_count)
        return {Reason::not_allowed};
    if (deed.needs_piece.is_some() && book.content().pieces[deed.needs_piece].supply -
                                              state.players[player].supply[deed.needs_piece] <
                                          deed.needs_pieces)
        return {Reason::not_allowed};
    if (is_used_up(book, state, player, deed)) return {Reason::used_up};
    return {is_time_for(book, state, player, deed) ? Reason::none : Reason::not_allowed};
}

// All but the picks and the mod's own test.
Refusal check_means(const Rulebook& book, const State& state, PlayerId player, const Deed& deed) {
    const Refusal needs = check_needs(book, state, player, deed);
    if (!needs.ok()) return needs;
    if (deed.pay_deck.is_some()) {
        const int value = amount_now(book, state, player, deed.pay_value);
        if (!can_pay_with_cards(book, state, player, deed.pay_deck, value))
            return {Reason::too_few_cards, {}, value};
    }
    if (!can_pay_counter(book, state, player, deed))
        return {Reason::too_little, {}, amount_now(book, state, player, deed.pay_count)};
    const Refusal price = check_price(book, state, player, deed.cost);
    if (!price.ok()) return price;
    const bool has_some = deed.effect.is_none() || has_effect(book, state, player, deed.effect);
    return {has_some ? Reason::none : Reason::no_effect};
}

// Each further choice that does not depend on those before it must be possible. A pick that may not name
// the same thing twice needs one candidate more each time.
bool can_go_on(const Rulebook& book, const State& state, PlayerId player, const Deed& deed) {
    for (std::size_t at = 0; at < deed.stages.size(); ++at) {
        const PickId id = deed.stages[at];
        const Pick& pick = book.content().picks[id];
        if (pick.needs_answers()) continue;
        int wanted = 1;
        if (pick.differs)
            wanted += static_cast<int>(
                std::ranges::count(deed.picks, id) +
                std::count(deed.stages.begin(),
                           deed.stages.begin() + static_cast<std::ptrdiff_t>(at), id));
        if (!can_pick(book, state, player, id, {}, wanted)) return false;
    }
    return true;
}

Answers picked_first(const Rulebook& book, const Deed& deed, const Action& action) {
    Answers answers;
    for (std::size_t at = 0; at < deed.picks.size(); ++at)
        answers.push_back({book.content().picks[deed.picks[at]].type, action.args[at]});
    return answers;
}

Refusal ask_tests(const Rulebook& book,
                  const State& state,
                  const Action& action,
                  const Deed& deed) {
    if (deed.test.is_none()) return {};
    HookArgList args = arguments(action.player, picked_first(book, deed, action));
    while (args.size() < 3)
        args.push_back(of_place(-1));
    return refused_by(book, refusing(book, state, deed.test, HookArgs(args.begin(), args.size())));
}

}  // namespace

Refusal why_no_deed(const Rulebook& book, const State& state, PlayerId player, DeedId deed) {
    return check_means(book, state, player, book.content().deeds[deed]);
}

Refusal check_deed(const Rulebook& book, const State& state, const Action& action, DeedId deed) {
    const Deed& declared = book.content().deeds[deed];
    const Refusal means = check_means(book, state, action.player, declared);
    if (!means.ok()) return means;
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

void pay_deed(const Play& play, PlayerId player, DeedId id) {
    const Deed& deed = play.book.content().deeds[id];
    // What follows the game is what it was before anything was paid.
    const int value = amount_now(play.book, play.state, player, deed.pay_value);
    const int count = amount_now(play.book, play.state, player, deed.pay_count);
    pay(play, player, deed.cost);
    if (deed.pay_deck.is_some()) pay_with_cards(play, player, deed.pay_deck, value);
    if (deed.pay_counter.is_some())
        add_to_counter(play, player, deed.pay_counter, player.index(), -count);
    if (deed.limit.is_some()) add_to_counter(play, player, deed.limit, player.index(), 1);
}

void apply_deed(const Play& play, const Action& action, DeedId deed) {
    const Deed& declared = play.book.content().deeds[deed];
    // With further choices it is paid when they have been made.
    if (declared.stages.empty()) pay_deed(play, action.player, deed);
    if (declared.effect.is_none()) return;
    if (begin_effect(play, action.player, declared.effect) == nullptr) return;
    begin_with_answers(play.book, play.state, picked_first(play.book, declared, action),
                       play.state.frame_count - 1U);
}

void list_deed(const Rulebook& book,
               const State& state,
               PlayerId player,
               ActionKindId kind,
               DeedId deed,
               ActionList& list) {
    const Deed& declared = book.content().deeds[deed];
    if (!check_means(book, state, player, declared).ok() ||
        !can_go_on(book, state, player, declared))
        return;
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
