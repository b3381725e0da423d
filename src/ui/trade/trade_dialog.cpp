#include "src/ui/trade/trade_dialog.h"

#include <algorithm>

#include "engine/game/trade/bank_rates.h"

#include "src/ui/parts/cell_grid.h"
#include "src/ui/parts/dialog_frame.h"
#include "src/ui/table/refusal_text.h"
#include "src/ui/trade/goods_picker.h"
#include "src/ui/trade/trade_actions.h"
#include "src/ui/trade/trade_answers.h"
#include "src/ui/words/language.h"

namespace hexholm::ui {

namespace {

// What the bank asks for a good: for the one that is wanted, or else for any.
std::string rate_text(const Table& table, const TradeDraft& draft, GoodId good) {
    const GoodId get = last_of(table.content(), draft.get);
    BankDeal deal = {usual_rate(table.book, table.state(), table.viewer(), good), 1, {}};
    if (get.is_some() && get != good)
        deal = bank_deal(table.book, table.state(), table.viewer(), good, get);
    if (!deal.possible() || deal.give == 0) return "";
    return tr("bank {1}:{2}", {std::to_string(deal.give), std::to_string(deal.get)});
}

constexpr float kAskedName = 98;  // units from one name to the next
constexpr float kAskedRow = 32;

CellGrid names_grid(const Table& table, float unit, float room) {
    return {table.seats.size() - 1, room, kAskedName * unit, kAskedRow * unit};
}

// Whom the offer goes to: names that can be switched.
void draw_asked(Painter& painter, const Table& table, Rect area, TradeDraft& draft) {
    const CellGrid grid = names_grid(table, painter.u(1), area.w);
    std::size_t at = 0;
    for (const PlayerId player : all_ids<PlayerId>(table.seats.size())) {
        if (player == table.viewer()) continue;
        const Rect rect = grid.cell(area.x, area.y, at++).inset(painter.u(2));
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
    }
}

constexpr float kPickerLabel = 27;  // units above the cards

PickerSpec give_spec(const Table& table, const TradeDraft& draft) {
    PickerSpec give;
    give.name = "give";
    give.most = [&](GoodId good) {
        const PlayerState& own = table.state().players[table.viewer()];
        return draft.get[good] > 0 ? 0 : int{own.goods[good]};
    };
    give.note = [&](GoodId good) { return rate_text(table, draft, good); };
    return give;
}

PickerSpec get_spec(const TradeDraft& draft) {
    PickerSpec get;
    get.name = "get";
    get.most = [&](GoodId good) { return draft.give[good] > 0 ? 0 : 9; };
    return get;
}

void draw_pickers(Painter& painter, const Table& table, Rect area, TradeDraft& draft) {
    const PickerSpec give = give_spec(table, draft);
    const PickerSpec get = get_spec(draft);
    float y = area.y;
    painter.text(Font::number, area.x, y + painter.u(8), rgba(kInk), tr("You give"));
    y += painter.u(kPickerLabel);
    draw_picker(painter, table, give, area.x, y, area.w, draft.give);
    y += painter.u(picker_height(table, give, area.w / painter.u(1)));
    painter.text(Font::number, area.x, y + painter.u(8), rgba(kInk), tr("You get"));
    draw_picker(painter, table, get, area.x, y + painter.u(kPickerLabel), area.w, draft.get);
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
             .help = trades.empty() ? std::string(tr("For each card you get, choose as many cards "
                                                     "of one kind as the bank asks for."))
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

constexpr float kReadyRow = 36;  // units

// A line for each trade that one click makes; gives the one that was clicked.
const ReadyTrade* draw_ready(Painter& painter,
                             const Table& table,
                             Rect area,
                             const std::vector<ReadyTrade>& ready) {
    const ReadyTrade* clicked = nullptr;
    Rect row = {area.x, area.y, area.w, painter.u(kReadyRow - 6)};
    for (std::size_t at = 0; at < ready.size(); ++at, row.y += painter.u(kReadyRow)) {
        const ReadyTrade& trade = ready[at];
        const ButtonState state = painter.area("ready_" + std::to_string(at + 1), row);
        painter.gradient(row, painter.u(8), rgba(state.hovered ? 0xFFF6D8 : 0xFBEDC4),
                         rgba(0xEFD488));
        painter.frame(row, rgba(kGold), painter.u(8), painter.u(1.4f));
        const float y = row.center_y();
        const float x = draw_swap(painter, table, trade.give, trade.get, row.x + painter.u(10), y,
                                  painter.u(17));
        painter.text_within(Font::bold, row.right() - painter.u(10), y,
                            row.right() - painter.u(14) - x, rgba(kInk),
                            trade.with_bank      ? tr("With the bank")
                            : is_own_turn(table) ? tr("Offer to players")
                                                 : tr("Propose"),
                            Align::right);
        if (state.clicked) clicked = &trade;
    }
    return clicked;
}

void draw_making(
    Painter& painter, const Table& table, Rect area, TradeDraft& draft, Intents& intents) {
    draw_pickers(painter, table, area, draft);
    const float low = area.bottom() - painter.u(34);
    const float names = painter.u(names_grid(table, 1, area.w / painter.u(1)).height());
    const Rect asked = {area.x, low - names - painter.u(6), area.w, names};
    if (is_own_turn(table)) {
        painter.text(Font::small, area.x, asked.y - painter.u(9), rgba(kInkSoft), tr("Offer to"));
        draw_asked(painter, table, asked, draft);
    } else {
        painter.text_within(
            Font::bold, area.x, asked.y + painter.u(12), area.w, rgba(kInk),
            tr("To {1}, whose turn it is", {table.seat(table.state().active).name}));
    }
    const Rect clear = {area.right() - painter.u(72), area.y - painter.u(6), painter.u(72),
                        painter.u(26)};
    if (painter.button("clear_trade", clear,
                       {.label = tr("Clear"), .look = ButtonLook::quiet, .font = Font::bold}))
        draft.give = draft.get = Bundle();
    const float half = (area.w - painter.u(8)) / 2;
    const Rect bank = {area.x, low, half, painter.u(34)};
    const Rect offer = {area.right() - half, low, half, painter.u(34)};
    if (is_own_turn(table)) draw_bank_button(painter, table, bank, draft, intents);
    draw_offer_button(painter, table, offer, draft, intents);
}

float making_height(const Table& table, const TradeDraft& draft, float room) {
    return 2 * kPickerLabel + picker_height(table, give_spec(table, draft), room) +
           picker_height(table, get_spec(draft), room) + names_grid(table, 1, room).height() + 62;
}

}  // namespace

void draw_trade(
    Desk& desk, const Layout& layout, const Table& table, TableMemory& memory, Intents& intents) {
    const bool standing = table.state().offers[table.viewer()].open != 0;
    const float room = layout.dock.width - 2 * kDialogRim;
    const float below = standing ? answers_height(table) : making_height(table, memory.trade, room);
    std::vector<ReadyTrade> ready;
    if (!standing) ready = ready_trades(table, memory.trade);
    const float free = layout.dock.rect.h / desk.u(1) - 72 - below;
    ready.resize(
        std::min(ready.size(), static_cast<std::size_t>(std::max(0.0f, free) / kReadyRow)));
    const float lines = ready.empty() ? 0 : kReadyRow * static_cast<float>(ready.size()) + 6;
    DialogFrame frame(desk, "trade_dialog", tr("Trade#title"), layout.dock, 66 + lines + below);
    Painter painter(desk, frame.list());
    Rect area = frame.inside();
    if (standing) {
        draw_answers(painter, table, area, intents);
    } else {
        const ReadyTrade* const chosen = draw_ready(painter, table, area, ready);
        area.y += painter.u(lines);
        area.h -= painter.u(lines);
        draw_making(painter, table, area, memory.trade, intents);
        if (chosen != nullptr) {
            intents.actions = chosen->actions;
            // When the missing goods are there, the plan that they were for goes on.
            if (chosen->with_bank && !memory.trade.keep.empty()) memory.dialog = Dialog::none;
            memory.trade = {};
        }
    }
    if (frame.closed(painter)) memory.dialog = Dialog::none;
}

}  // namespace hexholm::ui
