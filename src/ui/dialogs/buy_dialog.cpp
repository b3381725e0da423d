#include "src/ui/dialogs/buy_dialog.h"

#include <algorithm>

#include "src/ui/parts/dialog_frame.h"
#include "src/ui/parts/scroll_area.h"
#include "src/ui/theme/card_art.h"
#include "src/ui/words/language.h"

namespace hexholm::ui {

namespace {

constexpr float kBuyRow = 48;
constexpr std::size_t kMostRows = 8;  // more are scrolled

Bundle without(Bundle price, const Bundle& part) {
    for (const GoodId good : all_ids<GoodId>(kMaxGoods))
        price.set(good, price[good] - part[good]);
    return price;
}

// "[what is still given] and 2 x Coins for [what these replace]"
void draw_words(Painter& painter, const Table& table, const Action& way, Bundle price, Rect row) {
    const Content& content = table.content();
    const ActionKind& kind = content.kinds[way.kind];
    const float card = painter.u(19);
    const float y = row.center_y();
    float x = row.x + painter.u(14);
    const Bundle rest = without(price, way.goods[0]);
    if (!rest.empty())
        x += draw_goods_row(painter, content, table.looks, rest, x, y, card, rgba(kInk));
    if (kind.verb != Verb::buy_with) return;
    const PaymentId payment(kind.subject);
    if (!rest.empty()) {
        painter.text(Font::text, x, y, rgba(kInkSoft), tr("and"));
        x += painter.text_width(Font::text, tr("and")) + painter.u(8);
    }
    if (table.looks.payments[payment] != scene::kNoModel) {
        painter.icon(table.looks.payments[payment], table.color(table.viewer()),
                     {x, y - painter.u(12), painter.u(24), painter.u(24)});
        x += painter.u(28);
    }
    const Face& counter = content.counters[content.payments[payment].counter].face;
    const std::string_view title =
        title_of(counter.title.empty() ? content.payments[payment].face : counter);
    const std::string words =
        tr("{1} × {2} instead of", {std::to_string(way.goods[0].total()), title});
    const float goods = goods_row_width(painter, content, way.goods[0], card);
    const float room = row.right() - goods - painter.u(16) - x;
    painter.text_within(Font::bold, x, y, room, rgba(kInk), words);
    x += std::min(room, painter.text_width(Font::bold, words)) + painter.u(8);
    draw_goods_row(painter, content, table.looks, way.goods[0], x, y, card, rgba(kInk));
}

// Whether this way was chosen.
bool draw_way(Painter& painter,
              const Table& table,
              const Action& way,
              Bundle price,
              const std::string& name,
              Rect row) {
    row.h -= painter.u(6);
    const bool chosen = painter.button(name, row, {.label = ""});
    draw_words(painter, table, way, price, row);
    return chosen;
}

}  // namespace

std::vector<Action> ways_to_buy(const Table& table, DeckId deck) {
    std::vector<Action> ways;
    const Content& content = table.content();
    for (const Action& action : table.legal) {
        const ActionKind& kind = content.kinds[action.kind];
        if (kind.verb == Verb::buy && DeckId(kind.subject) == deck)
            ways.insert(ways.begin(), action);
        if (kind.verb == Verb::buy_with && content.payments[PaymentId(kind.subject)].deck == deck)
            ways.push_back(action);
    }
    return ways;
}

void draw_buy(
    Desk& desk, const Layout& layout, const Table& table, TableMemory& memory, Intents& intents) {
    const std::vector<Action> ways = ways_to_buy(table, memory.buying);
    if (ways.empty()) {
        memory.dialog = Dialog::none;
        return;
    }
    const Deck& deck = table.content().decks[memory.buying];
    const auto rows = static_cast<float>(std::min(ways.size(), kMostRows));
    DialogFrame frame(desk, "buy_dialog", tr("Pay for: {1}", {title_of(deck.face)}), layout.dock,
                      76 + kBuyRow * rows);
    Painter painter(desk, frame.list());
    {
        ScrollArea list(painter, "ways", frame.inside(), memory.buy_scroll);
        for (std::size_t at = 0; at < ways.size(); ++at) {
            if (!draw_way(painter, table, ways[at], deck.cost.fixed,
                          "buy_way_" + std::to_string(at), list.row(desk.u(kBuyRow))))
                continue;
            intents.actions.push_back(ways[at]);
            memory.dialog = Dialog::none;
        }
    }
    if (frame.closed(painter)) memory.dialog = Dialog::none;
}

}  // namespace hexholm::ui
