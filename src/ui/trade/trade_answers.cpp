#include "src/ui/trade/trade_answers.h"

#include "engine/game/view/points.h"
#include "engine/game/view/view.h"

#include "src/ui/theme/card_art.h"
#include "src/ui/words/language.h"

namespace hexholm::ui {

float draw_swap(Painter& painter,
                const Table& table,
                const Bundle& give,
                const Bundle& get,
                float x,
                float y,
                float card) {
    const auto goods = [&](const Bundle& some) {
        x += draw_goods_row(painter, table.content(), table.looks, some, x, y, card, rgba(kInk));
    };
    goods(give);
    const std::string_view between = tr("for#goods for goods");
    painter.text(Font::bold, x, y, rgba(kInkSoft), between);
    x += painter.text_width(Font::bold, between) + painter.u(8);
    goods(get);
    return x;
}

namespace {

// "gives [goods] for [goods]".
void draw_exchange(Painter& painter,
                   const Table& table,
                   std::string_view begins,
                   const Offer& offer,
                   float x,
                   float y,
                   float card) {
    painter.text(Font::bold, x, y, rgba(kInkSoft), begins);
    draw_swap(painter, table, offer.give, offer.get,
              x + painter.text_width(Font::bold, begins) + painter.u(8), y, card);
}

// Why somebody declines. A bot says it where the game is played here; of a replay only what everybody can see is told.
std::string_view reason_of(const Table& table, PlayerId player, const Offer& own) {
    constexpr int kNear = 2;  // points from the end
    if (!table.seat(player).is_bot() || !table.bots_talk) return tr("declines");
    switch (table.objections == nullptr ? Objection::none : (*table.objections)[player.index()]) {
        case Objection::about_to_win: return tr("declines: you are close to winning");
        case Objection::lacks_goods: return tr("declines: doesn't have it");
        case Objection::lacks_room: return tr("declines: cannot hold more of it");
        case Objection::needs_goods: return tr("declines: needs it");
        case Objection::too_little: return tr("declines: the offer is too low");
        case Objection::leads: return tr("declines: you are ahead");
        case Objection::none: break;
    }
    const int target = target_of(table.book, table.state(), table.viewer());
    if (public_points(table.book, table.state(), table.viewer()) + kNear >= target)
        return tr("declines: you are close to winning");
    if (own.give.total() < own.get.total()) return tr("declines: the offer is too low");
    return tr("declines: has other plans");
}

// Draws the answer of one asked player to the viewer's open offer.
void draw_answer(
    Painter& painter, const Table& table, PlayerId player, Rect row, Intents& intents) {
    const State& state = table.state();
    const Offer& own = state.offers[table.viewer()];
    const Offer& counter = state.offers[player];
    painter.fill(row, rgba(kInk, 0.06f), painter.u(8));
    const float y = row.y + painter.u(16);
    painter.seat_dot(row.x + painter.u(16), y, painter.u(7.5f), player.index(),
                     table.color(player));
    painter.text_within(Font::bold, row.x + painter.u(30), y, painter.u(88), rgba(kInk),
                        table.seat(player).name);
    const float at = row.x + painter.u(124);
    if (counter.open != 0)
        draw_exchange(painter, table, tr("gives#goods for goods"), counter, row.x + painter.u(16),
                      row.y + painter.u(44), painter.u(16));
    else if (has(own.accepted, player))
        painter.text(Font::bold, at, y, rgba(shaded(kGood, -0.25f)), tr("accepts"));
    else if (has(state.trade_waiting, player) || player == state.active)
        painter.text(Font::text, at, y, rgba(kInkSoft), tr("thinking …"));
    else
        painter.text_within(Font::text, at, y, row.right() - at - painter.u(8), rgba(kBad),
                            reason_of(table, player, own));
    const ActionKindId kind = table.book.kind(Verb::confirm_trade);
    const Action confirm = {kind, table.viewer(), {player.number(), -1, -1}, {}};
    const bool possible = kind.is_some() && (counter.open != 0 || has(own.accepted, player)) &&
                          table.check(confirm).ok();
    if (!possible) return;
    const Rect button = {row.right() - painter.u(104), row.y + painter.u(2), painter.u(102),
                         painter.u(28)};
    if (painter.button(
            "confirm_" + std::to_string(player.index() + 1), button,
            {.label = tr("Trade#with this player"), .look = ButtonLook::gold, .font = Font::bold}))
        intents.actions.push_back(confirm);
}

constexpr float kAnswer = 32;   // units of a row,
constexpr float kCounter = 60;  // where another offer stands in it
constexpr float kAnswerGap = 5;

float answer_height(const Table& table, PlayerId player) {
    return table.state().offers[player].open != 0 ? kCounter : kAnswer;
}

bool is_asked(const Table& table, PlayerId player) {
    return player != table.viewer() && has(table.state().offers[table.viewer()].asked, player);
}

}  // namespace

float answers_height(const Table& table) {
    float height = 76;
    for (const PlayerId player : all_ids<PlayerId>(table.seats.size()))
        if (is_asked(table, player)) height += answer_height(table, player) + kAnswerGap;
    return height;
}

// The viewer's offer stands: who says what.
void draw_answers(Painter& painter, const Table& table, Rect area, Intents& intents) {
    draw_exchange(painter, table, tr("You offer"), table.state().offers[table.viewer()], area.x,
                  area.y + painter.u(12), painter.u(18));
    Rect row = {area.x, area.y + painter.u(34), area.w, 0};
    for (const PlayerId player : all_ids<PlayerId>(table.seats.size())) {
        if (!is_asked(table, player)) continue;
        row.h = painter.u(answer_height(table, player));
        draw_answer(painter, table, player, row, intents);
        row.y += row.h + painter.u(kAnswerGap);
    }
    Action withdraw;
    if (!table.can(Verb::withdraw_trade, &withdraw)) return;
    const Rect button = {area.right() - painter.u(140), area.bottom() - painter.u(34),
                         painter.u(140), painter.u(32)};
    if (painter.button("withdraw", button, {.label = tr("Withdraw"), .font = Font::number}))
        intents.actions.push_back(withdraw);
}

}  // namespace hexholm::ui
