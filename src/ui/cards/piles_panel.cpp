#include "src/ui/cards/piles_panel.h"

#include <algorithm>

#include "engine/game/trade/prices.h"

#include "src/ui/cards/card_sheet.h"
#include "src/ui/table/prompt_text.h"
#include "src/ui/words/language.h"

namespace hexholm::ui {

namespace {

constexpr float kPilesRim = 10;  // units
constexpr float kPileGap = 6;
constexpr float kPileWidth = 92;  // at most
constexpr float kPileRatio = 1.4f;
constexpr float kPileWords = 26;  // how many cards they have, below each
constexpr std::size_t kMostColumns = 9;
constexpr float kPilesHeight = 142;  // where they stand in one row
constexpr float kPileFoot = 52;      // room for buttons between them and the bar

// Cards that lie on each other.
struct Pile {
    std::string name;  // of its button
    const Face* face = nullptr;
    DeckId deck;  // its back
    int count = 0;
    CardId top{};  // as far as it is seen
    bool open = false;
    ZoneId zone{};   // none: the pile of a deck
    int number = 0;  // of the stack, from 1; 0: there is only one
};

bool is_dealt_out(const Content& content, DeckId deck) {
    int cards = 0;
    for (const Card& card : content.cards)
        if (card.deck == deck) cards += card.copies;
    for (const Zone& zone : content.zones)
        if (zone.deals_from == deck) cards -= zone.deals * zone.stacks;
    return cards <= 0;
}

DeckId back_of(const Content& content, const Zone& zone) {
    for (const DeckId deck : content.decks.ids())
        if (zone.decks == 0 || (zone.decks >> deck.index() & 1U) != 0) return deck;
    return {};
}

void add_stacks(const Table& table, ZoneId id, std::vector<Pile>& piles) {
    const Content& content = table.content();
    const Zone& zone = content.zones[id];
    for (int stack = 0; stack < zone.stacks; ++stack) {
        const ZoneRun& run = content.zone_runs[zone.first_run + static_cast<std::size_t>(stack)];
        Pile pile = {.name = "pile_" + zone.name,
                     .face = &zone.face,
                     .deck = back_of(content, zone),
                     .count = table.state().counters[run.cell],
                     .open = zone.seen == Visibility::all,
                     .zone = id};
        if (zone.stacks > 1) {
            pile.number = stack + 1;
            pile.name += "_" + std::to_string(pile.number);
        }
        const int top =
            pile.count == 0
                ? 0
                : table.state().counters[run.cell + static_cast<std::size_t>(pile.count)];
        if (pile.open && top > 0) pile.top = CardId(top - 1);
        piles.push_back(std::move(pile));
    }
}

// A row for each zone of several stacks; all others together in the last one.
std::vector<std::vector<Pile>> rows_of(const Table& table) {
    const Content& content = table.content();
    std::vector<std::vector<Pile>> rows;
    std::vector<Pile> single;
    for (const DeckId deck : content.decks.ids()) {
        if (is_dealt_out(content, deck)) continue;
        single.push_back({.name = "deck_" + std::to_string(deck.index()),
                          .face = &content.decks[deck].face,
                          .deck = deck,
                          .count = deck_left(table.state(), deck)});
    }
    for (const ZoneId id : content.zones.ids()) {
        const Zone& zone = content.zones[id];
        if (zone.per_player || zone.per_corner || zone.face.title.empty()) continue;
        std::vector<Pile>& row = zone.stacks > 1 ? rows.emplace_back() : single;
        add_stacks(table, id, row);
    }
    if (!single.empty()) rows.push_back(std::move(single));
    return rows;
}

// Whether a click on the stack answers what is asked now.
bool is_asked_for(const Table& table, const Pile& pile) {
    const PickId pick = picked_now(table);
    if (pick.is_none() || pile.zone.is_none() || pile.number == 0) return false;
    const auto& numbers = table.choices.numbers;
    return stacks_of(table.content(), pick) == pile.zone &&
           std::ranges::find(numbers, pile.number) != numbers.end();
}

// The least price for choosing a card from such a stack; 0 when there is no such action.
int price_to_choose(const Table& table, const Pile& pile) {
    const Content& content = table.content();
    const PlayerId player = table.viewer().is_some() ? table.viewer() : table.state().active;
    if (pile.zone.is_none() || pile.number == 0 || player.is_none()) return 0;
    int price = 0;
    for (const ModAction& mod_action : content.mod_actions) {
        const bool about = std::ranges::any_of(mod_action.picks, [&](PickId pick) {
            return content.picks[pick].stack_of == pile.zone;
        });
        if (!about || mod_action.effect.is_none()) continue;
        for (const Step& step : content.effects[mod_action.effect].steps) {
            if (step.op != Op::give) continue;
            const Amount& count = content.asks[AskId(step.a)].count;
            const int now = hexholm::price_of(table.book, table.state(), player, count);
            if (now > 0 && (price == 0 || now < price)) price = now;
        }
    }
    return price;
}

// A looking glass, how much is to be paid, and the back of what it is paid with.
void draw_search_price(Painter& painter, const Table& table, int price, Rect rect) {
    const std::string words = std::to_string(price);
    const float high = painter.desk().font_size(Font::bold) * 1.16f;
    const float card = high * 0.52f;
    const float glass = high * 0.22f;
    const float wide = glass * 3.4f + painter.text_width(Font::bold, words) + card + painter.u(9);
    const Rect pill = {rect.center_x() - wide / 2, rect.bottom() - high * 0.86f, wide, high};
    painter.fill(pill, rgba(0xFBF6EA, 0.96f), high / 2);
    painter.frame(pill, rgba(kInk, 0.5f), high / 2, painter.u(1));
    float x = pill.x + painter.u(3) + glass * 1.5f;
    const float y = pill.center_y();
    ImDrawList* const list = painter.list();
    list->AddCircle({x, y - glass * 0.3f}, glass, rgba(kInk), 16, painter.u(1.6f));
    list->AddLine({x + glass * 0.7f, y + glass * 0.4f}, {x + glass * 1.5f, y + glass * 1.2f},
                  rgba(kInk), painter.u(2));
    x += glass * 1.9f;
    painter.text(Font::bold, x, y, rgba(kInk), words);
    x += painter.text_width(Font::bold, words) + painter.u(2) + card / 2;
    draw_card_back(painter, table.content(), table.looks, DeckId(), x, y, card);
}

// Draws more cards below the topmost one the higher the pile is.
void draw_pile(Painter& painter, const Table& table, const Pile& pile, Rect rect) {
    if (pile.count == 0) {
        painter.fill(rect, rgba(0x120B07, 0.35f), rect.w * 0.12f);
        painter.frame(rect, rgba(kCream, 0.18f), rect.w * 0.12f, painter.u(1.2f));
        return;
    }
    const int below = std::min(3, (pile.count - 1) / 3);
    for (int at = below; at > 0; --at)
        draw_card_back(painter, table.content(), table.looks, pile.deck,
                       rect.center_x() + painter.u(1.6f) * static_cast<float>(at),
                       rect.center_y() + painter.u(1.6f) * static_cast<float>(at), rect.w);
    if (pile.top.is_some())
        draw_card(painter, rect.center_x(), rect.center_y(), rect.w, info_of(table, pile.top).face);
    else
        draw_card_back(painter, table.content(), table.looks, pile.deck, rect.center_x(),
                       rect.center_y(), rect.w);
}

std::string words_of(const Table& table, const Pile& pile) {
    std::string title(title_of(*pile.face));
    if (pile.number > 0) title += " " + std::to_string(pile.number);
    std::string text = tr("{1}: {2} {2|card|cards} left", {title, std::to_string(pile.count)});
    const std::string_view help = help_of(*pile.face);
    if (!help.empty()) (text += "\n") += help;
    // Actions with this pile are explained in their own words.
    for (const ModAction& mod_action : table.content().mod_actions) {
        const bool about = std::ranges::any_of(mod_action.picks, [&](PickId pick) {
            return pile.zone.is_some() && table.content().picks[pick].stack_of == pile.zone;
        });
        if (!about || mod_action.face.title.empty()) continue;
        text += "\n" + tr("{1}: {2}", {title_of(mod_action.face), help_of(mod_action.face)});
    }
    return text;
}

void draw_at(Painter& painter,
             const Table& table,
             const Pile& pile,
             Rect rect,
             Anchors& anchors,
             Intents& intents) {
    const bool asked = is_asked_for(table, pile);
    const ButtonState state = painter.area(pile.name, rect, asked);
    draw_pile(painter, table, pile, rect.moved(0, state.hovered && asked ? -painter.u(3) : 0));
    if (asked)
        painter.frame(rect.inset(-painter.u(2)), rgba(state.hovered ? kCream : kGold),
                      rect.w * 0.14f, painter.u(3));
    painter.text(Font::bold, rect.center_x(), rect.bottom() + painter.u(12), rgba(kCream),
                 std::to_string(pile.count), Align::center);
    if (pile.number > 0)
        painter.badge(rect.center_x(), rect.y + rect.h * 0.40f, std::to_string(pile.number));
    const int price = pile.count > 0 ? price_to_choose(table, pile) : 0;
    if (price > 0) draw_search_price(painter, table, price, rect);
    if (pile.deck.is_some() && pile.zone.is_none()) anchors.decks[pile.deck.index()] = rect;
    if (state.hovered && pile.top.is_some())
        draw_grown(painter.desk(), table, info_of(table, pile.top), rect, 1);
    else if (state.hovered)
        painter.tooltip(words_of(table, pile));
    if (state.clicked) intents.choose = static_cast<std::int16_t>(pile.number);
}

std::vector<std::vector<Pile>> in_one_row(const std::vector<std::vector<Pile>>& rows) {
    std::vector<std::vector<Pile>> one(rows.empty() ? 0 : 1);
    for (const auto& row : rows)
        one.front().insert(one.front().end(), row.begin(), row.end());
    return one;
}

// Below the players; in a window that is higher than wide over the hand, with room for buttons between.
Rect panel_in(const Desk& desk, const Layout& layout) {
    if (desk.height > desk.width) {
        const float high = desk.u(kPilesHeight);
        const float bottom = layout.actions.bottom() - desk.u(kPileFoot);
        return {layout.actions.x, bottom - high, layout.actions.w, high};
    }
    const Rect above = layout.players.back();
    const float top = above.bottom() + desk.u(9);
    return {above.x, top, above.w, layout.turn.y - desk.u(kPileFoot) - top};
}

// How wide piles can be when at most so many stand side by side.
float width_with(const Painter& painter,
                 const std::vector<std::vector<Pile>>& rows,
                 std::size_t columns,
                 Rect area) {
    std::size_t lines = 0;
    for (const auto& row : rows)
        lines += (row.size() + columns - 1) / columns;
    const auto across = static_cast<float>(columns);
    const float width = (area.w - painter.u(kPileGap) * (across - 1)) / across - painter.u(3);
    const float high = area.h / static_cast<float>(lines) - painter.u(kPileWords);
    return std::min({width, high / kPileRatio, painter.u(kPileWidth)});
}

// Draws the piles as large as they can be, all of one size; those of one zone in lines of their
// own.
void draw_rows(Painter& painter,
               const Table& table,
               const std::vector<std::vector<Pile>>& rows,
               Rect area,
               Anchors& anchors,
               Intents& intents) {
    std::size_t columns = 1;
    for (std::size_t some = 2; some <= kMostColumns; ++some)
        if (width_with(painter, rows, some, area) > width_with(painter, rows, columns, area))
            columns = some;
    const float width = std::max(painter.u(16), width_with(painter, rows, columns, area));
    const float step = std::min((area.w - width) / std::max(1.0f, static_cast<float>(columns) - 1),
                                width + painter.u(14));
    float y = area.y + painter.u(2);
    for (const auto& row : rows) {
        for (std::size_t first = 0; first < row.size(); first += columns) {
            const std::size_t count = std::min(columns, row.size() - first);
            float x = area.center_x() - (step * static_cast<float>(count - 1) + width) / 2;
            for (std::size_t at = first; at < first + count; ++at, x += step)
                draw_at(painter, table, row[at], {x, y, width, width * kPileRatio}, anchors,
                        intents);
            y += width * kPileRatio + painter.u(kPileWords);
        }
    }
}

}  // namespace

void draw_piles(
    Desk& desk, const Layout& layout, const Table& table, Anchors& anchors, Intents& intents) {
    const Rect panel = panel_in(desk, layout);
    anchors.bank = panel;
    anchors.decks.assign(table.content().decks.size(), panel);
    std::vector<std::vector<Pile>> rows = rows_of(table);
    if (panel.w > panel.h * 2) rows = in_one_row(rows);
    if (rows.empty() || panel.h < desk.u(60)) return;
    Sheet sheet(desk, "piles", panel);
    Painter painter(desk, sheet.list());
    painter.wood(panel);
    draw_rows(painter, table, rows, panel.inset(desk.u(kPilesRim)), anchors, intents);
}

}  // namespace hexholm::ui
