// What keys and panels mean, which depends on what is open.
#include <algorithm>
#include <string>

#include "src/app/play/table_control.h"
#include "src/ui/dialogs/buy_dialog.h"
#include "src/ui/dialogs/cards_dialog.h"
#include "src/ui/panels/actions_bar.h"
#include "src/ui/table/prompt_text.h"
#include "src/ui/table/refusal_text.h"
#include "src/ui/table/turn_bar.h"
#include "src/ui/trade/trade_actions.h"
#include "src/ui/words/language.h"

namespace hexholm::app {

// The question for goods that is on the table, if there is one.
bool TableControl::goods_question(Action& action) const {
    for (const Action& one : allowed_.actions) {
        const Verb verb = content().kinds[one.kind].verb;
        if (verb != Verb::discard && verb != Verb::give && verb != Verb::choose_goods) continue;
        action = one;
        return true;
    }
    return false;
}

static constexpr std::size_t kNumberKeys = 9;

static void change(Bundle& goods, GoodId good, int by, int most) {
    goods.set(good, std::clamp(goods[good] + by, 0, std::min(most, Bundle::kMaxOfOne)));
}

void TableControl::press_number(std::size_t number, bool shift) {
    Action question;
    const GoodId good(number);
    const bool is_good = number < content().goods.size();
    const PlayerId viewer = show_.viewer();
    if (viewer.is_none() || show_.busy()) return;
    if (goods_question(question)) {
        if (is_good) pick_good(question, good, shift ? -1 : 1);
        return;
    }
    if (press_choice(number)) return;
    if (memory_.dialog == ui::Dialog::trade && is_good) return press_trade_good(good, shift);
    if (memory_.dialog == ui::Dialog::cards) return press_card(number);
    press_build(shift ? number + kNumberKeys : number);
}

void TableControl::pick_good(const Action& question, GoodId good, int by) {
    const State& state = show_.state();
    const PlayerId viewer = show_.viewer();
    Prompt prompt;
    if (!current_prompt(show_.book(), state, prompt)) return;
    const bool giving = content().kinds[question.kind].verb != Verb::choose_goods;
    if (!in_mask(prompt.of, good)) return;
    const int wanted = giving ? discard_count(show_.book(), state, viewer) : prompt.count;
    if (by > 0 && memory_.picks.total() >= wanted) return;
    change(memory_.picks, good, by, giving ? state.players[viewer].goods[good] : state.bank[good]);
}

// The n-th of the players, goods or numbers that are offered.
bool TableControl::press_choice(std::size_t number) {
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

void TableControl::press_trade_good(GoodId good, bool shift) {
    const PlayerState& own = show_.state().players[show_.viewer()];
    if (shift) {
        change(memory_.trade.get, good, 1, 9);
        memory_.trade.give.set(good, 0);
    } else {
        change(memory_.trade.give, good, 1, own.goods[good]);
        memory_.trade.get.set(good, 0);
    }
}

void TableControl::press_card(std::size_t number) {
    const std::vector<CardId> cards = ui::shown_cards(table());
    if (number >= cards.size()) return;
    for (const Verb verb : {Verb::play, Verb::reveal}) {
        const ActionKindId kind = show_.book().kind(verb, cards[number].index());
        Action action;
        if (kind.is_none() || !table().can(kind, &action)) continue;
        memory_.dialog = ui::Dialog::none;
        return submit({action});
    }
}

void TableControl::press_build(std::size_t number) {
    std::vector<ActionKindId> kinds = ui::build_kinds(content());
    const std::vector<ActionKindId> mod_actions = ui::numbered_action_kinds(content());
    kinds.insert(kinds.end(), mod_actions.begin(), mod_actions.end());
    if (number >= kinds.size()) return;
    const ActionKindId kind = kinds[number];
    const ActionKind& what = content().kinds[kind];
    if (what.verb == Verb::buy) {
        const std::vector<Action> ways = ui::ways_to_buy(table(), DeckId(what.subject));
        if (!ways.empty() && ways.back().kind != kind) return buy(DeckId(what.subject));
    }
    Action action;
    if (!table().can(kind, &action)) {
        const auto trade = ui::trade_for(table(), kind);
        return trade ? put_together(*trade) : mode_->refuse(table().why_not(kind));
    }
    if (content().kinds[kind].args.empty()) return submit({action});
    if (begun_by_player_ && draft_.kind == kind) return cancel();
    begin_kind(kind);
}

bool TableControl::press_enter(bool may_end) {
    Action question;
    if (pointer_.target != kNoTarget) {
        choose_target(pointer_.target);
        return true;
    }
    if (goods_question(question)) {
        question.goods[0] = memory_.picks;
        if (show_.session().check(question).ok()) submit({question});
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

void TableControl::press_escape() {
    if (begun_by_player_)
        step_back();
    else if (memory_.dialog != ui::Dialog::none)
        memory_.dialog = ui::Dialog::none;
    else
        wish_.menu = true;
}

void TableControl::press_main(bool or_end) {
    Action action;
    if (table().can(Verb::roll, &action)) return submit({action});
    const bool ends = or_end && table().can(Verb::end_turn, &action);
    if (ends && !ends_by_mistake(action)) submit({action});
}

// One button rolls and then ends the turn: a double click on it means the roll.
bool TableControl::ends_by_mistake(const Action& action) const {
    constexpr double kDoubleClick_s = 0.4;
    const bool ends = content().kinds[action.kind].verb == Verb::end_turn;
    return ends && rolled_s_ && show_.clock_s() - *rolled_s_ < kDoubleClick_s;
}

void TableControl::press_accept() {
    const bool own = show_.state().active == show_.viewer();
    do_first(own ? Verb::confirm_trade : Verb::accept_trade);
}

void TableControl::open_dialog(ui::Dialog dialog) {
    memory_.dialog = memory_.dialog == dialog ? ui::Dialog::none : dialog;
}

// What the button does, and where it is greyed what its tip says.
void TableControl::press_trade() {
    if (memory_.dialog == ui::Dialog::trade || ui::may_trade(table()))
        return open_dialog(ui::Dialog::trade);
    show_.toast(ui::why_not_text(table(), Verb::offer_trade));
}

void TableControl::press_cards() {
    if (table().is_watching()) return;
    // The cards would cover the question.
    if (is_asked()) return show_.toast(ui::refusal_text(content(), {Reason::must_answer}));
    if (memory_.dialog == ui::Dialog::cards || ui::has_cards(table()))
        return open_dialog(ui::Dialog::cards);
    show_.toast(std::string(ui::tr("You have no cards yet.")));
}

void TableControl::press_advice() {
    switch (advice_) {
        case ui::AdviceOffer::given: return open_dialog(ui::Dialog::advice);
        case ui::AdviceOffer::forbidden:
            return show_.toast(std::string(ui::tr("Hints are switched off in this game.")));
        default: return;
    }
}

// A click on a good of the own hand: one of it is given back where that is asked for, else offered.
void TableControl::press_good(GoodId good) {
    Action question;
    if (goods_question(question)) return pick_good(question, good, 1);
    if (!ui::may_trade(table())) return show_.toast(ui::why_not_text(table(), Verb::offer_trade));
    memory_.dialog = ui::Dialog::trade;
    press_trade_good(good, false);
}

// A click on a good of the bank: a card of it is wanted.
void TableControl::press_bank_good(GoodId good) {
    if (memory_.dialog != ui::Dialog::trade) put_together({});
    press_trade_good(good, true);
}

void TableControl::put_together(const ui::TradeDraft& draft) {
    memory_.trade = draft;
    memory_.dialog = ui::Dialog::trade;
}

// Buys a card at once, or after the player has chosen how to pay.
void TableControl::buy(DeckId deck) {
    memory_.buying = deck;
    memory_.buy_scroll = {};
    memory_.dialog = ui::Dialog::buy;
}

void TableControl::decline() {
    do_first(table().can(Verb::decline) ? Verb::decline : Verb::reject_trade);
}

void TableControl::command(input::Command command, bool shift, scene::Viewport viewport) {
    using input::Command;
    if (command >= Command::build_1 && command <= Command::build_9)
        return press_number(
            static_cast<std::size_t>(command) - static_cast<std::size_t>(Command::build_1), shift);
    switch (command) {
        case Command::roll: press_main(false); break;
        case Command::end_turn: do_first(Verb::end_turn); break;
        case Command::trade: press_trade(); break;
        case Command::cards: press_cards(); break;
        case Command::costs: open_dialog(ui::Dialog::costs); break;
        case Command::statistics: open_dialog(ui::Dialog::statistics); break;
        case Command::log: memory_.long_log = !memory_.long_log; break;
        case Command::accept: press_accept(); break;
        case Command::decline: decline(); break;
        case Command::advice: press_advice(); break;
        case Command::withdraw: do_first(Verb::withdraw_trade); break;
        case Command::next_target: move_cursor({}, viewport); break;
        case Command::target_left: move_cursor({-1, 0}, viewport); break;
        case Command::target_right: move_cursor({1, 0}, viewport); break;
        case Command::target_up: move_cursor({0, -1}, viewport); break;
        case Command::target_down: move_cursor({0, 1}, viewport); break;
        case Command::choose: press_enter(true); break;
        case Command::cancel: press_escape(); break;
        case Command::skip_animation: show_.presenter().skip(); break;
        case Command::faster: wish_.next_speed = true; break;
        case Command::home_view: eye_.camera().home(); break;
        case Command::flat_view: eye_.camera().toggle_flat(); break;
        case Command::help: wish_.help = true; break;
        case Command::menu: wish_.menu = true; break;
        default: break;
    }
}

void TableControl::obey(const ui::Intents& intents) {
    if (!intents.actions.empty() && !ends_by_mistake(intents.actions.front()))
        submit(intents.actions);
    if (!intents.plan.empty()) submit(playable_part(intents.plan));
    if (intents.buy) buy(*intents.buy);
    if (intents.begin) begin_kind(*intents.begin);
    if (intents.choose) choose_value(*intents.choose, PlaceKind::none);
    if (intents.prefer) prefer(*intents.prefer);
    if (intents.cancel) step_back();
    if (intents.good) press_good(*intents.good);
    if (intents.bank_good) press_bank_good(*intents.bank_good);
    if (intents.trade) put_together(*intents.trade);
    const bool is_page = intents.open == ui::Dialog::menu || intents.open == ui::Dialog::help;
    if (intents.open && !is_page) open_dialog(*intents.open);
    if (intents.ready) show_to(show_.called());
}

}  // namespace hexholm::app
