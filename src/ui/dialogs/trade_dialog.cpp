#include "src/ui/dialogs/trade_dialog.h"

#include <algorithm>
#include <optional>

#include "engine/game/trade/bank_rates.h"

#include "src/ui/dialogs/goods_picker.h"
#include "src/ui/parts/dialog_frame.h"
#include "src/ui/table/prompt_text.h"
#include "src/ui/theme/card_art.h"
#include "src/ui/words/language.h"

namespace hexholm::ui {

namespace {

bool is_own_turn(const Table& table) {
    return table.state().active == table.viewer();
}

PlayerMask all_but(const Table& table, PlayerId player) {
    const auto all = static_cast<PlayerMask>((1U << table.seats.size()) - 1U);
    return static_cast<PlayerMask>(all & ~mask_of(player));
}

GoodId last_of(const Content& content, const Bundle& goods) {
    GoodId last;
    for (const GoodId good : content.goods.ids())
        if (goods[good] > 0) last = good;
    return last;
}

// The trades with the bank that this draft amounts to: each kind of good given at its rate.
std::vector<Action> bank_trades(const Table& table, const TradeDraft& draft) {
    const ActionKindId kind = table.book.kind(Verb::trade_bank);
    if (kind.is_none() || draft.give.empty() || draft.get.empty()) return {};
    Bundle wanted = draft.get;
    std::vector<Action> trades;
    for (const GoodId good : table.content().goods.ids()) {
        for (int left = draft.give[good]; left > 0;) {
            const GoodId get = last_of(table.content(), wanted);
            if (get.is_none()) return {};
            const BankDeal deal = bank_deal(table.book, table.state(), table.viewer(), good, get);
            if (!deal.possible() || left < deal.give || wanted[get] < deal.get) return {};
            trades.push_back({kind, table.viewer(), {good.number(), get.number(), -1}, {}});
            left -= deal.give;
            wanted.add(get, -deal.get);
        }
    }
    return wanted.empty() ? trades : std::vector<Action>();
}

// What the bank asks for a good: for the one that is wanted, or else for any.
std::string rate_text(const Table& table, const TradeDraft& draft, GoodId good) {
    const GoodId get = last_of(table.content(), draft.get);
    BankDeal deal = {usual_rate(table.book, table.state(), table.viewer(), good), 1, {}};
    if (get.is_some() && get != good)
        deal = bank_deal(table.book, table.state(), table.viewer(), good, get);
    if (!deal.possible() || deal.give == 0) return "";
    return tr("bank {1}:{2}", {std::to_string(deal.give), std::to_string(deal.get)});
}

Action offer_of(const Table& table, const TradeDraft& draft) {
    Action offer;
    offer.kind = table.book.kind(Verb::offer_trade);
    offer.player = table.viewer();
    const PlayerMask asked =
        is_own_turn(table) ? static_cast<PlayerMask>(draft.asked & all_but(table, table.viewer()))
                           : mask_of(table.state().active);
    offer.args[0] = asked;
    offer.goods = {draft.give, draft.get};
    return offer;
}

// Whom the offer goes to: a row of names that can be switched.
void draw_asked(
    Painter& painter, const Table& table, float x, float y, float width, TradeDraft& draft) {
    const float step = width / static_cast<float>(std::max<std::size_t>(1, table.seats.size() - 1));
    for (const PlayerId player : all_ids<PlayerId>(table.seats.size())) {
        if (player == table.viewer()) continue;
        const Rect rect = {x, y, std::min(painter.u(104), step - painter.u(6)), painter.u(28)};
        const bool on = has(draft.asked, player);
        const std::string name = "ask_" + std::to_string(player.index() + 1);
        const ButtonState state = painter.area(name, rect);
        painter.fill(rect, on ? rgba(table.color(player)) : rgba(kInk, 0.10f), painter.u(14));
        painter.frame(rect, rgba(on ? 0x33241A : 0x7A5A36, on ? 0.9f : 0.5f), painter.u(14),
                      painter.u(state.hovered ? 2.2f : 1.2f));
        const bool dark = !on || wants_dark_ink(table.color(player));
        painter.text_within(Font::bold, rect.center_x(), rect.center_y(), rect.w - painter.u(16),
                            rgba(dark ? kInk : kCream, on ? 1 : 0.6f), table.seat(player).name,
                            Align::center);
        if (state.clicked) draft.asked = static_cast<PlayerMask>(draft.asked ^ mask_of(player));
        x += std::min(painter.u(110), step);
    }
}

void draw_pickers(Painter& painter, const Table& table, Rect area, TradeDraft& draft) {
    const PlayerState& own = table.state().players[table.viewer()];
    PickerSpec give;
    give.name = "give";
    give.most = [&](GoodId good) { return draft.get[good] > 0 ? 0 : int{own.goods[good]}; };
    give.note = [&](GoodId good) { return rate_text(table, draft, good); };
    PickerSpec get;
    get.name = "get";
    get.most = [&](GoodId good) { return draft.give[good] > 0 ? 0 : 9; };
    const float half = area.w / 2;
    painter.text(Font::number, area.x, area.y + painter.u(10), rgba(kInk), tr("You give"));
    painter.text(Font::number, area.x + half + painter.u(10), area.y + painter.u(10), rgba(kInk),
                 tr("You get"));
    const float top = area.y + painter.u(30);
    draw_picker(painter, table, give, area.x, top, half - painter.u(16), draft.give);
    draw_picker(painter, table, get, area.x + half + painter.u(10), top, half - painter.u(16),
                draft.get);
    painter.list()->AddLine({area.x + half - painter.u(3), area.y + painter.u(6)},
                            {area.x + half - painter.u(3), area.y + painter.u(128)},
                            rgba(0x7A5A36, 0.35f), painter.u(1.2f));
}

// What one asked player says to the viewer's open offer.
void draw_answer(
    Painter& painter, const Table& table, PlayerId player, Rect row, Intents& intents) {
    const State& state = table.state();
    const Offer& own = state.offers[table.viewer()];
    const Offer& counter = state.offers[player];
    painter.fill(row, rgba(kInk, 0.06f), painter.u(8));
    painter.seat_dot(row.x + painter.u(16), row.center_y(), painter.u(7.5f), player.index(),
                     table.color(player));
    painter.text_within(Font::bold, row.x + painter.u(30), row.center_y(), painter.u(110),
                        rgba(kInk), table.seat(player).name);
    const float at = row.x + painter.u(150);
    const ActionKindId kind = table.book.kind(Verb::confirm_trade);
    const Action confirm = {kind, table.viewer(), {player.number(), -1, -1}, {}};
    if (counter.open != 0) {
        const std::string_view gives = tr("gives#goods for goods");
        painter.text(Font::text, at, row.center_y(), rgba(kInkSoft), gives);
        float x = at + painter.text_width(Font::text, gives) + painter.u(10);
        x += draw_goods_row(painter, table.content(), table.looks, counter.give, x, row.center_y(),
                            painter.u(14), rgba(kInk));
        const std::string_view in_return = tr("for#goods for goods");
        painter.text(Font::text, x, row.center_y(), rgba(kInkSoft), in_return);
        x += painter.text_width(Font::text, in_return) + painter.u(10);
        draw_goods_row(painter, table.content(), table.looks, counter.get, x, row.center_y(),
                       painter.u(14), rgba(kInk));
    } else if (has(own.accepted, player)) {
        painter.text(Font::bold, at, row.center_y(), rgba(shaded(kGood, -0.25f)), tr("accepts"));
    } else if (has(state.trade_waiting, player)) {
        painter.text(Font::text, at, row.center_y(), rgba(kInkSoft), tr("thinks it over …"));
    } else {
        painter.text(Font::text, at, row.center_y(), rgba(kBad), tr("declines"));
    }
    const bool possible = kind.is_some() && (counter.open != 0 || has(own.accepted, player)) &&
                          table.check(confirm).ok();
    if (!possible) return;
    const Rect button = {row.right() - painter.u(112), row.y + painter.u(3), painter.u(106),
                         row.h - painter.u(6)};
    if (painter.button(
            "confirm_" + std::to_string(player.index() + 1), button,
            {.label = tr("Trade#with this player"), .look = ButtonLook::gold, .font = Font::bold}))
        intents.actions.push_back(confirm);
}

// The viewer's offer stands: who says what.
void draw_answers(Painter& painter, const Table& table, Rect area, Intents& intents) {
    const Offer& own = table.state().offers[table.viewer()];
    float x = area.x;
    painter.text(Font::bold, x, area.y + painter.u(12), rgba(kInk), tr("You offer"));
    x += painter.text_width(Font::bold, tr("You offer")) + painter.u(8);
    x += draw_goods_row(painter, table.content(), table.looks, own.give, x, area.y + painter.u(12),
                        painter.u(18), rgba(kInk));
    painter.text(Font::bold, x, area.y + painter.u(12), rgba(kInk), tr("for#goods for goods"));
    x += painter.text_width(Font::bold, tr("for#goods for goods")) + painter.u(10);
    draw_goods_row(painter, table.content(), table.looks, own.get, x, area.y + painter.u(12),
                   painter.u(18), rgba(kInk));
    Rect row = {area.x, area.y + painter.u(34), area.w, painter.u(36)};
    for (const PlayerId player : all_ids<PlayerId>(table.seats.size())) {
        if (player == table.viewer() || !has(own.asked, player)) continue;
        draw_answer(painter, table, player, row, intents);
        row.y += row.h + painter.u(5);
    }
    Action withdraw;
    if (!table.can(Verb::withdraw_trade, &withdraw)) return;
    const Rect button = {area.right() - painter.u(140), area.bottom() - painter.u(36),
                         painter.u(140), painter.u(34)};
    if (painter.button("withdraw", button, {.label = tr("Withdraw"), .font = Font::number}))
        intents.actions.push_back(withdraw);
}

std::string why(const Table& table, const Refusal& refusal) {
    return refusal.ok() ? "" : refusal_text(table.content(), refusal);
}

void draw_bank_button(
    Painter& painter, const Table& table, Rect rect, TradeDraft& draft, Intents& intents) {
    const std::vector<Action> trades = bank_trades(table, draft);
    const Refusal refusal = trades.empty() ? Refusal{} : table.check(trades.front());
    const bool possible = !trades.empty() && refusal.ok();
    if (!painter.button(
            "bank_trade", rect,
            {.label = tr("With the bank"),
             .look = possible ? ButtonLook::gold : ButtonLook::paper,
             .enabled = possible,
             .font = Font::number,
             .help = trades.empty() ? std::string(tr("Choose as many equal cards as the bank asks "
                                                     "for each card that you get."))
                                    : why(table, refusal)}))
        return;
    intents.actions.insert(intents.actions.end(), trades.begin(), trades.end());
    draft.give = draft.get = Bundle();
}

void draw_offer_button(
    Painter& painter, const Table& table, Rect rect, TradeDraft& draft, Intents& intents) {
    const Action offer = offer_of(table, draft);
    const Refusal refusal =
        offer.kind.is_some() ? table.check(offer) : Refusal{Reason::not_now, {}, 0};
    const bool counter = !is_own_turn(table);
    if (painter.button("offer", rect,
                       {.label = counter ? tr("Propose") : tr("Offer to players"),
                        .look = refusal.ok() ? ButtonLook::gold : ButtonLook::paper,
                        .enabled = refusal.ok(),
                        .font = Font::number,
                        .help = why(table, refusal)}))
        intents.actions.push_back(offer);
}

void draw_making(
    Painter& painter, const Table& table, Rect area, TradeDraft& draft, Intents& intents) {
    draw_pickers(painter, table, area, draft);
    const float low = area.bottom() - painter.u(36);
    if (is_own_turn(table)) {
        const std::string_view offer_to = tr("Offer to");
        const float left = painter.text_width(Font::small, offer_to) + painter.u(12);
        painter.text(Font::small, area.x, low - painter.u(24), rgba(kInkSoft), offer_to);
        draw_asked(painter, table, area.x + left, low - painter.u(38), area.w - left, draft);
    } else {
        painter.text(Font::bold, area.x, low - painter.u(24), rgba(kInk),
                     tr("To {1}, whose turn it is", {table.seat(table.state().active).name}));
    }
    const Rect clear = {area.x, low, painter.u(90), painter.u(34)};
    if (painter.button("clear_trade", clear,
                       {.label = tr("Clear"), .look = ButtonLook::quiet, .font = Font::number}))
        draft.give = draft.get = Bundle();
    const Rect bank = {area.right() - painter.u(352), low, painter.u(172), painter.u(34)};
    const Rect offer = {area.right() - painter.u(172), low, painter.u(172), painter.u(34)};
    if (is_own_turn(table)) draw_bank_button(painter, table, bank, draft, intents);
    draw_offer_button(painter, table, offer, draft, intents);
}

// Who has made the viewer an offer that he can take up now; none when nobody has.
PlayerId offerer(const Table& table) {
    const State& state = table.state();
    if (table.is_watching() || state.active.is_none()) return PlayerId();
    if (state.active != table.viewer())
        return has(state.trade_waiting, table.viewer()) ? state.active : PlayerId();
    if (state.offers[table.viewer()].open != 0) return PlayerId();  // shown among the answers
    for (const PlayerId player : all_ids<PlayerId>(table.seats.size()))
        if (player != table.viewer() && state.offers[player].open != 0) return player;
    return PlayerId();
}

std::optional<Action> acceptance(const Table& table, PlayerId from) {
    const Verb verb =
        table.state().active == table.viewer() ? Verb::confirm_trade : Verb::accept_trade;
    for (const Action& action : table.legal)
        if (table.content().kinds[action.kind].verb == verb && action.args[0] == from.number())
            return action;
    return std::nullopt;
}

// What the viewer lacks of what is wanted.
std::string why_not_accepted(const Table& table, PlayerId from) {
    const bool own = table.state().active == table.viewer();
    const ActionKindId kind = table.book.kind(own ? Verb::confirm_trade : Verb::accept_trade);
    if (kind.is_none()) return "";
    return why(table, table.check({kind, table.viewer(), {from.number(), -1, -1}, {}}));
}

void draw_offer_line(Painter& painter, const Table& table, PlayerId from, Rect area) {
    const Offer& offer = table.state().offers[from];
    const float y = area.y + painter.u(16);
    painter.seat_dot(area.x + painter.u(9), y, painter.u(9), from.index(), table.color(from));
    painter.text_within(Font::number, area.x + painter.u(24), y, painter.u(150), rgba(kInk),
                        table.seat(from).name);
    constexpr float kCard = 32;
    const float low = area.y + painter.u(54);
    float x = area.x;
    painter.text(Font::bold, x, low, rgba(kInk), tr("gives you"));
    x += painter.text_width(Font::bold, tr("gives you")) + painter.u(8);
    x += draw_goods_row(painter, table.content(), table.looks, offer.give, x, low, painter.u(kCard),
                        rgba(kInk));
    painter.text(Font::bold, x + painter.u(4), low, rgba(kInk), tr("and wants"));
    x += painter.text_width(Font::bold, tr("and wants")) + painter.u(14);
    draw_goods_row(painter, table.content(), table.looks, offer.get, x, low, painter.u(kCard),
                   rgba(kInk));
}

void begin_counter(const Table& table, PlayerId from, TableMemory& memory) {
    const Offer& offer = table.state().offers[from];
    const PlayerState& own = table.state().players[table.viewer()];
    memory.trade = {};
    memory.trade.get = offer.give;
    for (const GoodId good : table.content().goods.ids())
        memory.trade.give.set(good, std::min(offer.get[good], int{own.goods[good]}));
    memory.trade.asked = mask_of(from);
    memory.dialog = Dialog::trade;
}

}  // namespace

std::vector<Action> trade_wish(const Table& table, const TradeDraft& draft) {
    const std::vector<Action> trades = bank_trades(table, draft);
    if (!trades.empty() && table.check(trades.front()).ok()) return trades;
    const Action offer = offer_of(table, draft);
    if (offer.kind.is_some() && table.check(offer).ok()) return {offer};
    return {};
}

void draw_trade(
    Desk& desk, const Layout& layout, const Table& table, TableMemory& memory, Intents& intents) {
    const bool standing = table.state().offers[table.viewer()].open != 0;
    const float height =
        standing ? 152.0f + 41.0f * static_cast<float>(table.seats.size() - 1) : 290.0f;
    const float width = std::max(664.0f, 140.0f * static_cast<float>(table.content().goods.size()));
    DialogFrame frame(desk, "trade_dialog", tr("Trade#title"), layout.center_x,
                      desk.height - desk.u(130) - desk.u(height) / 2, width, height);
    Painter painter(desk, frame.list());
    if (standing)
        draw_answers(painter, table, frame.inside(), intents);
    else
        draw_making(painter, table, frame.inside(), memory.trade, intents);
    if (frame.closed(painter)) memory.dialog = Dialog::none;
}

void draw_incoming(
    Desk& desk, const Layout& layout, const Table& table, TableMemory& memory, Intents& intents) {
    const PlayerId from = offerer(table);
    if (from.is_none() || memory.dialog == Dialog::trade) return;
    // At the lower right, where it hides little of the table.
    const float y = layout.turn.y - desk.u(88);
    const bool crowded = layout.players.back().bottom() > y - desk.u(80);
    const float right = crowded ? layout.players.back().x : desk.width;
    DialogFrame frame(desk, "incoming", "", right - desk.u(12 + 222), y - desk.u(8), 444, 168);
    Painter painter(desk, frame.list());
    const Rect area = frame.inside();
    draw_offer_line(painter, table, from, area);
    const std::optional<Action> accept = acceptance(table, from);
    const float low = area.bottom() - painter.u(36);
    const Rect yes = {area.right() - painter.u(140), low, painter.u(140), painter.u(34)};
    if (painter.button("accept", yes,
                       {.label = tr("Accept"),
                        .look = ButtonLook::gold,
                        .enabled = accept.has_value(),
                        .font = Font::number,
                        .key = painter.desk().key(input::Command::accept),
                        .help = accept ? "" : why_not_accepted(table, from)}))
        intents.actions.push_back(*accept);
    Action reject;
    const bool may_reject = table.can(Verb::reject_trade, &reject);
    const Rect no = {yes.x - painter.u(140), low, painter.u(130), painter.u(34)};
    if (may_reject && painter.button("reject", no,
                                     {.label = tr("Decline"),
                                      .font = Font::number,
                                      .key = painter.desk().key(input::Command::decline)}))
        intents.actions.push_back(reject);
    const Rect other = {area.x, low, painter.u(138), painter.u(34)};
    if (table.can(Verb::offer_trade) && table.state().active != table.viewer() &&
        painter.button(
            "counter", other,
            {.label = tr("Other offer"), .look = ButtonLook::quiet, .font = Font::number}))
        begin_counter(table, from, memory);
}

}  // namespace hexholm::ui
