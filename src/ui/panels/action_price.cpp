#include "src/ui/panels/action_price.h"

#include <algorithm>

#include "engine/game/trade/prices.h"

#include "src/ui/table/turn_bar.h"
#include "src/ui/theme/card_art.h"
#include "src/ui/words/language.h"

namespace hexholm::ui {

namespace {

constexpr float kPriceCard = 13;  // units, as are these
constexpr float kPriceIcon = 18;
constexpr float kPriceGap = 8;

const ModAction* priced_action(const Content& content, ActionKindId kind) {
    const ActionKind& what = content.kinds[kind];
    return what.verb == Verb::act ? &content.mod_actions[ModActionId(what.subject)] : nullptr;
}

// How much of its currency it costs now.
int amount_asked(const Table& table, ActionKindId kind) {
    const ModAction* const declared = priced_action(table.content(), kind);
    if (declared == nullptr || table.viewer().is_none()) return 0;
    const Amount& amount = declared->pay_deck.is_some() ? declared->pay_value : declared->pay_count;
    return price_of(table.book, table.state(), table.viewer(), amount);
}

const Face& face_of_currency(const Content& content, Currency currency) {
    return currency.deck.is_some() ? content.decks[currency.deck].face
                                   : content.counters[currency.counter].face;
}

bool is_currency(Currency currency) {
    return currency.deck.is_some() || currency.counter.is_some();
}

void draw_currency_sign(
    Painter& painter, const Table& table, Currency currency, float x, float y, float alpha) {
    const float side = painter.u(kPriceIcon);
    const scene::ModelId icon = currency.deck.is_some() ? table.looks.decks[currency.deck]
                                                        : table.looks.counters[currency.counter];
    if (icon != scene::kNoModel)
        painter.icon(icon, 0xFFFFFF, {x, y - side / 2, side, side}, alpha);
    else
        painter.dot(x + side / 2, y, side * 0.4f, face_of_currency(table.content(), currency).color,
                    alpha);
}

}  // namespace

Currency currency_of(const Content& content, ActionKindId kind) {
    const ModAction* const declared = priced_action(content, kind);
    if (declared == nullptr) return {};
    if (declared->pay_deck.is_some()) return {.deck = declared->pay_deck};
    if (declared->pay_counter.is_none()) return {};
    // A right that is used up is no sum, and nobody saves up what he is not told of.
    const Counter& counter = content.counters[declared->pay_counter];
    return counter.most > 1 && !counter.face.title.empty()
               ? Currency{.counter = declared->pay_counter}
               : Currency{};
}

int held_of(const Table& table, Currency currency) {
    const Content& content = table.content();
    if (currency.counter.is_some())
        return table.state()
            .counters[content.counters[currency.counter].cell_of(table.viewer().index())];
    int sum = 0;
    for (const CardId card : content.cards.ids())
        if (content.cards[card].deck == currency.deck)
            sum += table.state().players[table.viewer()].hand[card] * content.cards[card].value;
    return sum;
}

float price_width(const Painter& painter, const Table& table, ActionKindId kind) {
    const Bundle goods = price_of(table, kind);
    float width = 0;
    if (!goods.empty())
        width += goods_row_width(painter, table.content(), goods, painter.u(kPriceCard)) +
                 painter.u(kPriceGap);
    if (is_currency(currency_of(table.content(), kind)))
        width += painter.u(kPriceIcon + kPriceGap + 2) +
                 painter.text_width(Font::bold, std::to_string(amount_asked(table, kind)));
    return width;
}

void draw_price_on(
    Painter& painter, const Table& table, ActionKindId kind, float right, float y, float alpha) {
    float x = right - price_width(painter, table, kind) + painter.u(kPriceGap);
    if (const Bundle goods = price_of(table, kind); !goods.empty()) {
        const int first = painter.first_vertex();
        x += draw_goods_row(painter, table.content(), table.looks, goods, x, y,
                            painter.u(kPriceCard), rgba(kInk)) +
             painter.u(kPriceGap);
        painter.turn_since(first, 0, 0, 0, 1, alpha);
    }
    const Currency currency = currency_of(table.content(), kind);
    if (!is_currency(currency)) return;
    const std::string count = std::to_string(amount_asked(table, kind));
    painter.text(Font::bold, x, y, rgba(kInk, alpha), count);
    draw_currency_sign(painter, table, currency,
                       x + painter.text_width(Font::bold, count) + painter.u(2), y, alpha);
}

std::vector<Currency> currencies_of(const Content& content,
                                    const std::vector<ActionKindId>& kinds) {
    std::vector<Currency> found;
    for (const ActionKindId kind : kinds)
        if (const Currency currency = currency_of(content, kind);
            is_currency(currency) && std::ranges::find(found, currency) == found.end())
            found.push_back(currency);
    return found;
}

float currency_width(const Painter& painter, const Table& table, Currency currency) {
    const std::string held = std::to_string(held_of(table, currency));
    return painter.u(kPriceIcon + 24) + painter.text_width(Font::number, held);
}

void draw_currency(Painter& painter, const Table& table, Currency currency, Rect pill) {
    painter.wood(pill);
    const std::string held = std::to_string(held_of(table, currency));
    draw_currency_sign(painter, table, currency, pill.x + painter.u(8), pill.center_y(), 1);
    painter.text(Font::number, pill.right() - painter.u(10), pill.center_y(), rgba(kCream), held,
                 Align::right);
    const Face& face = face_of_currency(table.content(), currency);
    const std::string name = currency.deck.is_some()
                                 ? table.content().decks[currency.deck].name
                                 : table.content().counters[currency.counter].name;
    if (painter.area("held_" + name, pill).hovered)
        painter.tooltip(tr("You have {1}: {2}", {title_of(face), held}));
}

}  // namespace hexholm::ui
