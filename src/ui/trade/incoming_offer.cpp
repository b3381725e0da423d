#include "src/ui/trade/incoming_offer.h"

#include <algorithm>
#include <optional>

#include "src/ui/parts/dialog_frame.h"
#include "src/ui/table/refusal_text.h"
#include "src/ui/theme/card_art.h"
#include "src/ui/words/language.h"

namespace hexholm::ui {

namespace {

// The player who has made the viewer an offer that he can take up now; none when nobody has.
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
    const Refusal refusal = table.check({kind, table.viewer(), {from.number(), -1, -1}, {}});
    return refusal.ok() ? "" : refusal_text(table.content(), refusal);
}

void draw_offer_line(Painter& painter, const Table& table, PlayerId from, Rect area) {
    const Offer& offer = table.state().offers[from];
    const float y = area.y + painter.u(8);
    painter.seat_dot(area.x + painter.u(9), y, painter.u(9), from.index(), table.color(from));
    painter.text_within(Font::number, area.x + painter.u(24), y, area.w - painter.u(30), rgba(kInk),
                        table.seat(from).name);
    const auto line = [&](std::string_view words, const Bundle& goods, float down) {
        const float middle = area.y + painter.u(down);
        painter.text_within(Font::bold, area.x, middle, painter.u(96), rgba(kInk), words);
        draw_goods_row(painter, table.content(), table.looks, goods, area.x + painter.u(102),
                       middle, painter.u(30), rgba(kInk));
    };
    line(tr("gives you"), offer.give, 46);
    line(tr("and wants"), offer.get, 94);
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

void draw_incoming(
    Desk& desk, const Layout& layout, const Table& table, TableMemory& memory, Intents& intents) {
    const PlayerId from = offerer(table);
    if (from.is_none() || memory.dialog == Dialog::trade) return;
    Action reject;
    const bool may_reject = table.can(Verb::reject_trade, &reject);
    const bool may_counter = table.can(Verb::offer_trade) && table.state().active != table.viewer();
    const bool second = may_counter || may_reject;
    DialogFrame frame(desk, "incoming", "", layout.dock, second ? 232 : 192);
    Painter painter(desk, frame.list());
    const Rect area = frame.inside();
    draw_offer_line(painter, table, from, area);
    const std::optional<Action> accept = acceptance(table, from);
    const float row = painter.u(40);
    const float low = area.bottom() - painter.u(34) - (second ? row : 0);
    const float half = (area.w - painter.u(8)) / 2;
    const Rect yes = {area.right() - half, low, half, painter.u(34)};
    if (painter.button("accept", yes,
                       {.label = tr("Accept"),
                        .look = ButtonLook::gold,
                        .enabled = accept.has_value(),
                        .font = Font::number,
                        .key = painter.desk().key(input::Command::accept),
                        .help = accept ? "" : why_not_accepted(table, from)}))
        intents.actions.push_back(*accept);
    if (may_reject && painter.button("reject", {area.x, low, half, painter.u(34)},
                                     {.label = tr("Decline"),
                                      .font = Font::number,
                                      .key = painter.desk().key(input::Command::decline)}))
        intents.actions.push_back(reject);
    if (may_counter &&
        painter.button(
            "counter", {area.right() - half, low + row, half, painter.u(34)},
            {.label = tr("Counter-offer"), .look = ButtonLook::quiet, .font = Font::number}))
        begin_counter(table, from, memory);
    if (may_reject &&
        painter.button(
            "no_more_offers", {area.x, low + row, half, painter.u(34)},
            {.label = tr("No more this turn"),
             .look = ButtonLook::quiet,
             .font = Font::bold,
             .help = std::string(tr("Declines this offer and all others until the turn ends."))}))
        memory.deaf_turn = table.state().turn;
}

}  // namespace hexholm::ui
