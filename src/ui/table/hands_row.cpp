#include "src/ui/table/hands_row.h"

#include "src/ui/theme/card_art.h"
#include "src/ui/words/language.h"

namespace hexholm::ui {

namespace {

constexpr float kHandCard = 11;

// Whose hand lies open to the viewer: all of them, or his own.
const PlayerState* open_hand(const Table& table, PlayerId player) {
    if (table.open != nullptr) return &table.open->players[player];
    return player == table.shown.viewer ? &table.state().players[player] : nullptr;
}

GoodRange range_of(const Table& table, PlayerId player, GoodId good) {
    if (const PlayerState* hand = open_hand(table, player); hand != nullptr)
        return {hand->goods[good], hand->goods[good]};
    if (table.known != nullptr) return table.known->of(player, good);
    return {0, hand_size(table.book, table.state(), player)};
}

std::string text_of(GoodRange range) {
    if (range.is_exact()) return std::to_string(range.least);
    return std::to_string(range.least) + "–" + std::to_string(range.most);
}

}  // namespace

bool shows_hands(const Table& table) {
    return table.known != nullptr || table.open != nullptr;
}

void draw_hands_row(Painter& painter, const Table& table, PlayerId player, Rect row) {
    const Content& content = table.content();
    const float step = row.w / static_cast<float>(content.goods.size());
    float x = row.x;
    for (const GoodId good : content.goods.ids()) {
        const GoodRange range = range_of(table, player, good);
        const bool none = range.most == 0;
        draw_card(painter, x + painter.u(kHandCard / 2 + 1), row.center_y(), painter.u(kHandCard),
                  good_face(content, table.looks, good), 0, none ? 0.3f : 1.0f);
        const float left = painter.u(kHandCard + 4);
        if (!none)
            painter.text_within(Font::bold, x + left, row.center_y(), step - left - painter.u(1),
                                range.is_exact() ? rgba(kCream) : rgba(kCreamSoft), text_of(range));
        x += step;
    }
}

std::string hands_text(const Table& table, PlayerId player) {
    const Content& content = table.content();
    std::string text;
    for (const GoodId good : content.goods.ids()) {
        const GoodRange range = range_of(table, player, good);
        if (range.most > 0)
            text += '\n' + tr("{1}: {2}", {title_of(content.goods[good].face), text_of(range)});
    }
    return text + open_cards_text(table, player);
}

std::string open_cards_text(const Table& table, PlayerId player, DeckId deck) {
    const Content& content = table.content();
    std::string text;
    const PlayerState* hand = open_hand(table, player);
    if (hand == nullptr || table.hands_hidden) return text;
    for (const CardId card : content.cards.ids())
        if (hand->hand[card] > 0 && (deck.is_none() || content.cards[card].deck == deck))
            text += '\n' + tr("{1}: {2}", {title_of(content.cards[card].face),
                                           std::to_string(hand->hand[card])});
    return text;
}

}  // namespace hexholm::ui
