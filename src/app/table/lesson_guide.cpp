#include "src/app/table/lesson_guide.h"

#include <algorithm>

#include "engine/game/trade/bank_rates.h"

#include "src/ui/cards/card_facts.h"
#include "src/ui/table/prompt_text.h"

namespace hexholm::app {

using ui::Dialog;
using ui::Rect;

Dialog dialog_of(Verb verb) {
    switch (verb) {
        case Verb::trade_bank:
        case Verb::offer_trade:
        case Verb::confirm_trade:
        case Verb::withdraw_trade: return Dialog::trade;
        case Verb::play:
        case Verb::reveal: return Dialog::cards;
        default: return Dialog::none;
    }
}

Dialog dialog_named(std::string_view name) {
    if (name == "advice") return Dialog::advice;
    if (name == "cards") return Dialog::cards;
    if (name == "costs") return Dialog::costs;
    if (name == "statistics") return Dialog::statistics;
    return name == "trade" ? Dialog::trade : Dialog::none;
}

// The card or stepper that brings the picked goods nearer to the wanted ones; empty when they agree.
static std::string pick_towards(const Content& content,
                                const std::string& picker,
                                const Bundle& picked,
                                const Bundle& wanted) {
    for (const GoodId good : content.goods.ids())
        if (picked[good] > wanted[good]) return picker + "_" + content.goods[good].name + "_less";
    for (const GoodId good : content.goods.ids())
        if (picked[good] < wanted[good]) return picker + "_" + content.goods[good].name;
    return "";
}

static std::string trade_click(const GuideSetting& setting, const Action& wanted) {
    const Content& content = setting.book.content();
    const bool bank = content.kinds[wanted.kind].verb == Verb::trade_bank;
    Bundle give = wanted.goods[0];
    Bundle get = wanted.goods[1];
    if (bank) {
        const GoodId given(wanted.args[0]);
        const GoodId got(wanted.args[1]);
        const BankDeal deal = bank_deal(setting.book, setting.state, wanted.player, given, got);
        give.set(given, deal.give);
        get.set(got, deal.get);
    }
    std::string click = pick_towards(content, "give", setting.memory.trade.give, give);
    if (click.empty()) click = pick_towards(content, "get", setting.memory.trade.get, get);
    if (!click.empty() || bank) return click.empty() ? "bank_trade" : click;
    const auto asked = static_cast<PlayerMask>(wanted.args[0]);
    for (const PlayerId player : all_ids<PlayerId>(setting.book.players()))
        if (player != wanted.player &&
            has(setting.memory.trade.asked, player) != has(asked, player))
            return "ask_" + std::to_string(player.index() + 1);
    return "offer";
}

static std::string goods_click(const GuideSetting& setting, const Action& wanted) {
    const std::string pick =
        pick_towards(setting.book.content(), "pick", setting.memory.picks, wanted.goods[0]);
    return pick.empty() ? "confirm" : pick;
}

static std::string click_in_dialog(const GuideSetting& setting, const Action& wanted) {
    const Content& content = setting.book.content();
    const ActionKind& kind = content.kinds[wanted.kind];
    switch (kind.verb) {
        case Verb::confirm_trade: return "confirm_" + std::to_string(wanted.args[0] + 1);
        case Verb::withdraw_trade: return "withdraw";
        case Verb::play:
        case Verb::reveal: return "use_" + content.cards[CardId(kind.subject)].name;
        default: return trade_click(setting, wanted);
    }
}

// The button of a question's dialog; places are chosen on the board.
static std::string pick_click(const Content& content, PickId pick, std::int16_t value) {
    switch (content.picks[pick].type) {
        case ArgType::number: return "choose_number_" + std::to_string(value);
        case ArgType::card: return "choose_card_" + content.cards[CardId(value)].name;
        case ArgType::good: return "choose_" + content.goods[GoodId(value)].name;
        case ArgType::player: return "player_" + std::to_string(value + 1);
        default: return "place_0";
    }
}

// The next click for an action of a mod: its button first, then what it asks.
static std::string act_click(const GuideSetting& setting, const Action& wanted) {
    const Content& content = setting.book.content();
    const ActionKind& kind = content.kinds[wanted.kind];
    if (setting.draft.kind != wanted.kind) return kind.name;
    const auto& picks = content.mod_actions[ModActionId(kind.subject)].picks;
    const std::size_t next = setting.draft.chosen.size();
    return next < picks.size() ? pick_click(content, picks[next], wanted.args[next]) : "place_0";
}

// Where cards lie on the table: the stack or the card of the hand that is wanted; empty elsewhere.
static std::string click_on_cards(const GuideSetting& setting, const Action& wanted) {
    const Content& content = setting.book.content();
    const ActionKind& kind = content.kinds[wanted.kind];
    if (!ui::is_card_table(content)) return "";
    if (kind.verb == Verb::play) return "hand_" + content.cards[CardId(kind.subject)].name;
    PickId pick;
    if (kind.verb == Verb::answer) pick = PickId(kind.subject);
    if (kind.verb == Verb::act) {
        const ModAction& mod_action = content.mod_actions[ModActionId(kind.subject)];
        const bool begun = setting.draft.kind == wanted.kind;
        if (!begun && mod_action.needs_card.is_some())
            return "hand_" + content.cards[mod_action.needs_card].name;
        if (begun && !mod_action.picks.empty()) pick = mod_action.picks.front();
    }
    const ZoneId stacks = ui::stacks_of(content, pick);
    if (stacks.is_none()) return "";
    return "pile_" + content.zones[stacks].name + "_" + std::to_string(wanted.args[0]);
}

std::string next_click(const GuideSetting& setting, const Action& wanted) {
    const Content& content = setting.book.content();
    const ActionKind& kind = content.kinds[wanted.kind];
    if (const std::string click = click_on_cards(setting, wanted); !click.empty()) return click;
    const Dialog dialog = dialog_of(kind.verb);
    if (dialog != Dialog::none && setting.memory.dialog != dialog)
        return dialog == Dialog::trade ? "trade" : "cards";
    if (dialog != Dialog::none) return click_in_dialog(setting, wanted);
    switch (kind.verb) {
        case Verb::roll: return "roll";
        case Verb::end_turn: return "end_turn";
        case Verb::accept_trade: return "accept";
        case Verb::reject_trade: return "reject";
        case Verb::decline: return "decline";
        case Verb::discard:
        case Verb::give:
        case Verb::choose_goods: return goods_click(setting, wanted);
        case Verb::choose_player: return "player_" + std::to_string(wanted.args[0] + 1);
        case Verb::choose_good: return "choose_" + content.goods[GoodId(wanted.args[0])].name;
        case Verb::choose_card: return "choose_card_" + content.cards[CardId(wanted.args[0])].name;
        case Verb::choose_way: return "choose_way_" + std::to_string(wanted.args[0]);
        case Verb::answer: return pick_click(content, PickId(kind.subject), wanted.args[0]);
        case Verb::buy: return kind.name;
        case Verb::build:
        case Verb::build_figure:
        case Verb::move: return setting.draft.kind == wanted.kind ? "place_0" : kind.name;
        case Verb::act: return act_click(setting, wanted);
        default: return "place_0";
    }
}

bool find_spot(const ui::Desk& desk, const std::string& name, Rect& rect) {
    if (desk.hotspots == nullptr) return false;
    const auto& spots = *desk.hotspots;
    const auto found = std::find_if(spots.rbegin(), spots.rend(), [&](const ui::Hotspot& spot) {
        return spot.name == name && spot.in_view;
    });
    if (found == spots.rend()) return false;
    rect = found->rect;
    return true;
}

static Rect bounds_of(Rect a, Rect b) {
    const float x = std::min(a.x, b.x);
    const float y = std::min(a.y, b.y);
    return {x, y, std::max(a.right(), b.right()) - x, std::max(a.bottom(), b.bottom()) - y};
}

std::vector<Rect> part_of_screen(const ui::Desk& desk,
                                 const ScreenParts& parts,
                                 const std::string& name) {
    const ui::Layout& layout = parts.layout;
    if (name == "bank") return {layout.bank};
    if (name == "builds") return {layout.builds};
    if (name == "dice") return {parts.dice};
    if (name == "hand") return {layout.hand};
    if (name == "line")
        return parts.line.w > 0 ? std::vector<Rect>{parts.line} : std::vector<Rect>{};
    if (name == "log") return {{layout.log.x, layout.log.y, layout.log.w * 0.75f, desk.u(132)}};
    if (name == "turn") return {layout.turn};
    if (name == "players") return {bounds_of(layout.players.front(), layout.players.back())};
    for (std::size_t at = 0; at < layout.players.size(); ++at)
        if (name == "player_" + std::to_string(at + 1)) return {layout.players[at]};
    Rect rect;
    if (find_spot(desk, name, rect)) return {rect};
    // One button stands for both, whichever may be pressed.
    const bool main = name == "roll" || name == "end_turn";
    if (main && find_spot(desk, name == "roll" ? "end_turn" : "roll", rect)) return {rect};
    return {};
}

}  // namespace hexholm::app
