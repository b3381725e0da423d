// What the digit keys, Enter and Escape mean, which depends on what is open.
#include <algorithm>

#include "src/app/play/game_room.h"
#include "src/ui/dialogs/buy_dialog.h"
#include "src/ui/dialogs/cards_dialog.h"
#include "src/ui/panels/actions_bar.h"
#include "src/ui/table/prompt_text.h"
#include "src/ui/table/turn_bar.h"
#include "src/ui/trade/trade_dialog.h"

namespace hexholm::app {

// The question for goods that is on the table, if there is one.
bool GameRoom::goods_question(Action& action) const {
    for (const Action& one : legal_) {
        const Verb verb = content().kinds[one.kind].verb;
        if (verb != Verb::discard && verb != Verb::give && verb != Verb::choose_goods) continue;
        action = one;
        return true;
    }
    return false;
}

static void change(Bundle& goods, GoodId good, int by, int most) {
    goods.set(good, std::clamp(goods[good] + by, 0, std::min(most, Bundle::kMaxOfOne)));
}

void GameRoom::press_number(std::size_t number, bool shift) {
    Action question;
    const GoodId good(number);
    const bool is_good = number < content().goods.size();
    const PlayerId viewer = presenter_->shown().viewer;
    if (viewer.is_none() || presenter_->busy()) return;
    if (goods_question(question)) {
        if (is_good) pick_good(question, good, shift ? -1 : 1);
        return;
    }
    if (press_choice(number)) return;
    if (memory_.dialog == ui::Dialog::trade && is_good) return press_trade_good(good, shift);
    if (memory_.dialog == ui::Dialog::cards) return press_card(number);
    press_build(number);
}

void GameRoom::pick_good(const Action& question, GoodId good, int by) {
    const State& state = presenter_->shown().state;
    const PlayerId viewer = presenter_->shown().viewer;
    Prompt prompt;
    if (!current_prompt(session_->rulebook(), state, prompt)) return;
    const bool giving = content().kinds[question.kind].verb != Verb::choose_goods;
    if (!in_mask(prompt.of, good)) return;
    const int wanted = giving ? discard_count(session_->rulebook(), state, viewer) : prompt.count;
    if (by > 0 && memory_.picks.total() >= wanted) return;
    change(memory_.picks, good, by, giving ? state.players[viewer].goods[good] : state.bank[good]);
}

// The n-th of the players, goods or numbers that are offered.
bool GameRoom::press_choice(std::size_t number) {
    const auto take = [&](std::int16_t value) {
        choose_value(value, PlaceKind::none);
        return true;
    };
    if (number < choices_.goods.size()) return take(choices_.goods[number].number());
    if (number < choices_.players.size()) return take(choices_.players[number].number());
    if (number < choices_.cards.size()) return take(choices_.cards[number].number());
    if (number < choices_.numbers.size()) return take(choices_.numbers[number]);
    if (number >= rivals_.kinds.size()) return false;
    prefer(rivals_.kinds[number]);
    return true;
}

void GameRoom::press_trade_good(GoodId good, bool shift) {
    const PlayerState& own = presenter_->shown().state.players[presenter_->shown().viewer];
    if (shift) {
        change(memory_.trade.get, good, 1, 9);
        memory_.trade.give.set(good, 0);
    } else {
        change(memory_.trade.give, good, 1, own.goods[good]);
        memory_.trade.get.set(good, 0);
    }
}

void GameRoom::press_card(std::size_t number) {
    const std::vector<CardId> cards = ui::shown_cards(table());
    if (number >= cards.size()) return;
    for (const Verb verb : {Verb::play, Verb::reveal}) {
        const ActionKindId kind = session_->rulebook().kind(verb, cards[number].index());
        Action action;
        if (kind.is_none() || !table().can(kind, &action)) continue;
        memory_.dialog = ui::Dialog::none;
        return submit({action});
    }
}

void GameRoom::press_build(std::size_t number) {
    std::vector<ActionKindId> kinds = ui::build_kinds(content());
    const std::vector<ActionKindId> mod_actions = ui::mod_action_kinds(table());
    kinds.insert(kinds.end(), mod_actions.begin(), mod_actions.end());
    if (number >= kinds.size()) return;
    const ActionKindId kind = kinds[number];
    const ActionKind& what = content().kinds[kind];
    if (what.verb == Verb::buy) {
        const std::vector<Action> ways = ui::ways_to_buy(table(), DeckId(what.subject));
        if (!ways.empty() && ways.back().kind != kind) return buy(DeckId(what.subject));
    }
    Action action;
    if (!table().can(kind, &action)) return refuse(table().why_not(kind));
    if (content().kinds[kind].args.empty()) return submit({action});
    if (begun_by_player_ && draft_.kind == kind) return cancel();
    begin_kind(kind);
}

// Whatever is most clearly meant: the place under the cursor, the dialog, or the turn. False when
// nothing is.
bool GameRoom::press_enter(bool may_end) {
    Action question;
    if (hovered_ != kNoTarget) {
        choose_target(hovered_);
        return true;
    }
    if (goods_question(question)) {
        question.goods[0] = memory_.picks;
        if (session_->check(question).ok()) submit({question});
        return true;
    }
    if (memory_.dialog == ui::Dialog::trade) {
        const std::vector<Action> wish = ui::trade_wish(table(), memory_.trade);
        if (wish.empty()) return false;
        submit(wish);
        memory_.trade.give = memory_.trade.get = Bundle();
        return true;
    }
    if (!targets_.empty() || !(may_end || table().can(Verb::roll))) return false;
    press_main(may_end);
    return true;
}

void GameRoom::press_escape() {
    if (begun_by_player_)
        step_back();
    else if (memory_.dialog != ui::Dialog::none)
        memory_.dialog = ui::Dialog::none;
    else
        pending_.menu = true;
}

}  // namespace hexholm::app
