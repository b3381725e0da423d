#include "src/ui/dialogs/cards_dialog.h"

#include <algorithm>

#include "src/ui/cards/card_sheet.h"
#include "src/ui/parts/cell_grid.h"
#include "src/ui/parts/dialog_frame.h"
#include "src/ui/table/figure_facts.h"
#include "src/ui/table/refusal_text.h"
#include "src/ui/table/turn_bar.h"
#include "src/ui/theme/card_art.h"
#include "src/ui/words/language.h"

namespace hexholm::ui {

namespace {

constexpr float kHeldCell = 100;                      // units from one card to the next
constexpr float kHeldCard = 88;                       // of a card
constexpr float kHeldHeight = kHeldCard * 1.4f + 46;  // with its button
constexpr float kHelpRim = 10;                        // units about the words below
// Up to this many cards are drawn large enough to be read. With more, the card under the mouse is
// explained below.
constexpr std::size_t kMostRead = 2;
constexpr float kReadCard = 232;  // units; the width of a single one
constexpr float kUseHeight = 46;  // of the button under it, with what is around

struct Held {
    CardId card;
    int hidden = 0;
    int fresh = 0;
    int open = 0;
};

std::vector<Held> held_cards(const Table& table) {
    std::vector<Held> held;
    const PlayerState& own = table.state().players[table.viewer()];
    for (const CardId card : table.content().cards.ids())
        if (own.hand[card] + own.open[card] > 0)
            held.push_back({card, own.hand[card], own.fresh[card], own.open[card]});
    return held;
}

std::string state_text(const Table& table, const Held& held, ActionKindId play) {
    if (held.hidden == 0) return std::string(tr("On the table"));
    const Card& card = table.content().cards[held.card];
    if (held.fresh >= held.hidden && !card.playable_fresh) return std::string(tr("New this turn"));
    if (play.is_some() && table.viewer_acts()) {
        const Refusal refusal = table.why_not(play);
        if (refusal.reason == Reason::card_limit || refusal.reason == Reason::no_effect ||
            refusal.reason == Reason::cannot_pay)
            return refusal_text(table.content(), {refusal.reason});
    }
    if (card.points > 0) return std::string(tr("Counts at once, unseen by others"));
    return "";
}

// The button under a card: play it, or lay it open.
void draw_use(Painter& painter,
              const Table& table,
              const Held& held,
              Rect rect,
              TableMemory& memory,
              Intents& intents) {
    const std::size_t subject = held.card.index();
    const ActionKindId play = table.book.kind(Verb::play, subject);
    const ActionKindId reveal = table.book.kind(Verb::reveal, subject);
    Action action;
    const bool may_play = play.is_some() && table.can(play, &action);
    const bool may_reveal = !may_play && reveal.is_some() && table.can(reveal, &action);
    if (may_play || may_reveal) {
        const ButtonSpec spec = {.label = may_play ? tr("Play") : tr("Show"),
                                 .look = ButtonLook::gold,
                                 .font = Font::number};
        if (!painter.button("use_" + table.content().cards[held.card].name, rect, spec)) return;
        intents.actions.push_back(action);
        memory.dialog = Dialog::none;
        return;
    }
    painter.middle_lines(Font::small, rect.center_x(), rect.center_y(), rect.w + painter.u(10),
                         rgba(kInkSoft), state_text(table, held, play));
}

// What the card costs, and why it cannot be played now.
std::string notes_on_held(const Table& table, const Held& held) {
    const Card& card = table.content().cards[held.card];
    std::string text;
    const ActionKindId play = table.book.kind(Verb::play, held.card.index());
    if (has_price(card.cost))
        text += "\n" + tr("Costs {1}.", {price_text(table.content(), price_of(table, card.cost))});
    if (held.hidden == 0 || play.is_none() || table.can(play)) return text;
    const std::string why = why_not_text(table, play);
    return why.empty() ? text : text + "\n" + why;
}

std::string help_of_held(const Table& table, const Held& held) {
    return title_and_help(table.content().cards[held.card].face) + notes_on_held(table, held);
}

// Only what lies in the hand is as bright as it can be.
void draw_face(Painter& painter, const Table& table, const Held& held, Rect rect, bool read) {
    const CardInfo info = info_of(table, held.card);
    const int first = painter.first_vertex();
    if (read)
        draw_sheet(painter, table, info, rect);
    else
        draw_portrait_card(painter, table, info, rect);
    if (held.hidden == 0) painter.turn_since(first, rect.center_x(), rect.center_y(), 0, 1, 0.6f);
}

// Whether the mouse or the keyboard is at it.
bool draw_held(Painter& painter,
               const Table& table,
               const Held& held,
               Rect card,
               bool read,
               TableMemory& memory,
               Intents& intents) {
    const int count = held.hidden + held.open;
    draw_face(painter, table, held, card, read);
    if (count > 1)
        painter.badge(card.right() - painter.u(6), card.y + painter.u(6), std::to_string(count),
                      0xA92C20);
    const ButtonState state = painter.area("card_" + table.content().cards[held.card].name, card);
    draw_use(painter, table, held, {card.x, card.bottom() + painter.u(6), card.w, painter.u(30)},
             memory, intents);
    const std::string notes = read && state.hovered ? notes_on_held(table, held) : "";
    if (!notes.empty()) painter.tooltip(notes.substr(1));
    return state.hovered || state.focused;
}

CellGrid grid_of(const std::vector<Held>& held, float unit, float room) {
    return {held.size(), room, kHeldCell * unit, kHeldHeight * unit};
}

// Room for the longest help, so that the dialog keeps its size from card to card; units.
float help_height(Desk& desk, const Table& table, const std::vector<Held>& held, float room) {
    const Painter painter(desk, list_over_all());
    const float width = desk.u(room - 2 * kHelpRim);
    float tallest = 0;
    for (const Held& one : held)
        tallest = std::max(tallest,
                           painter.paragraph_height(Font::text, width, help_of_held(table, one)));
    return tallest / desk.u(1) + 2 * kHelpRim;
}

// The card that is explained while none is pointed at: the first that can be played, otherwise the
// first.
std::size_t told_first(const Table& table, const std::vector<Held>& held) {
    for (std::size_t at = 0; at < held.size(); ++at) {
        const ActionKindId play = table.book.kind(Verb::play, held[at].card.index());
        if (play.is_some() && table.can(play)) return at;
    }
    return 0;
}

void draw_hand_of_cards(Painter& painter,
                        const Table& table,
                        const std::vector<Held>& held,
                        Rect area,
                        TableMemory& memory,
                        Intents& intents) {
    std::size_t told = told_first(table, held);
    const CellGrid grid = grid_of(held, painter.u(1), area.w);
    for (std::size_t at = 0; at < held.size(); ++at) {
        const Rect cell = grid.cell(area.x, area.y + painter.u(4), at);
        const float width = std::min(painter.u(kHeldCard), cell.w - painter.u(8));
        const Rect card = {cell.center_x() - width / 2, cell.y, width, width * 1.4f};
        if (draw_held(painter, table, held[at], card, false, memory, intents)) told = at;
    }
    const float top = area.y + grid.height() + painter.u(4);
    const Rect words = {area.x, top, area.w, area.bottom() - top};
    painter.fill(words, rgba(kInk, 0.07f), painter.u(8));
    painter.paragraph(Font::text, words.x + painter.u(kHelpRim), words.y + painter.u(kHelpRim),
                      words.w - painter.u(2 * kHelpRim), rgba(kInk),
                      help_of_held(table, held[told]));
}

// Side by side, each as wide as its part of the room allows; units.
float read_width(const std::vector<Held>& held, float room) {
    const auto count = static_cast<float>(held.size());
    return std::min(kReadCard, (room - 10 * (count - 1)) / count);
}

float read_height(Desk& desk, const Table& table, const std::vector<Held>& held, float room) {
    const Painter painter(desk, list_over_all());
    const float width = desk.u(read_width(held, room));
    float tallest = 0;
    for (const Held& one : held)
        tallest = std::max(tallest, sheet_height(painter, info_of(table, one.card), width));
    return tallest / desk.u(1);
}

void draw_read_cards(Painter& painter,
                     const Table& table,
                     const std::vector<Held>& held,
                     Rect area,
                     TableMemory& memory,
                     Intents& intents) {
    const float width = painter.u(read_width(held, area.w / painter.u(1)));
    const float gap = painter.u(10);
    const auto count = static_cast<float>(held.size());
    Rect card = {area.center_x() - (width * count + gap * (count - 1)) / 2, area.y + painter.u(4),
                 width, area.h - painter.u(kUseHeight)};
    for (const Held& one : held) {
        draw_held(painter, table, one, card, true, memory, intents);
        card.x += width + gap;
    }
}

}  // namespace

std::vector<CardId> shown_cards(const Table& table) {
    std::vector<CardId> cards;
    for (const Held& held : held_cards(table))
        cards.push_back(held.card);
    return cards;
}

void draw_cards(
    Desk& desk, const Layout& layout, const Table& table, TableMemory& memory, Intents& intents) {
    const std::vector<Held> held = held_cards(table);
    const float room = layout.dock.width - 2 * kDialogRim;
    const bool read = held.size() <= kMostRead;
    const float cards =
        held.empty() ? 58.0f
        : read       ? read_height(desk, table, held, room) + kUseHeight
                     : grid_of(held, 1, room).height() + help_height(desk, table, held, room);
    const float height = 72 + cards;
    DialogFrame frame(desk, "cards_dialog", tr("Your cards"), layout.dock, height);
    Painter painter(desk, frame.list());
    const Rect area = frame.inside();
    if (held.empty())
        painter.text(Font::text, area.center_x(), area.y + desk.u(26), rgba(kInkSoft),
                     tr("You have no cards yet."), Align::center);
    else if (read)
        draw_read_cards(painter, table, held, area, memory, intents);
    else
        draw_hand_of_cards(painter, table, held, area, memory, intents);
    if (frame.closed(painter)) memory.dialog = Dialog::none;
}

static void draw_cost_row(Painter& painter, const Table& table, ActionKindId kind, Rect row) {
    const Content& content = table.content();
    const ActionKind& what = content.kinds[kind];
    const bool build = what.verb == Verb::build;
    const Face& face = built_face(content, kind);
    if (painter.area("cost_" + what.name, row).hovered && !face.help.empty())
        painter.tooltip(title_and_help(face));
    const float side = row.h - painter.u(6);
    const std::uint32_t color = table.is_watching() ? 0xFFFFFF : table.color(table.viewer());
    const Rect picture = {row.x, row.y + painter.u(3), side, side};
    if (build)
        painter.icon(table.looks.piece_icons[PieceId(what.subject)], color, picture);
    else if (what.verb == Verb::build_figure)
        draw_figure_icon(painter, table, FigureKindId(what.subject), color, picture, 1);
    else
        draw_card_back(painter, content, table.looks, DeckId(what.subject), row.x + side / 2,
                       row.center_y(), side * 0.62f);
    painter.text(Font::number, row.x + side + painter.u(12), row.y + row.h * 0.30f, rgba(kInk),
                 title_of(face));
    const int points = build ? content.pieces[PieceId(what.subject)].points : 0;
    if (points > 0) {
        const float x = row.right() - painter.u(20);
        painter.text(Font::number, x, row.center_y(), rgba(kInk), std::to_string(points));
        painter.star(x - painter.u(14), row.center_y(), painter.u(9), rgba(0xC98A1B));
    }
    draw_goods_row(painter, content, table.looks, price_of(table, kind),
                   row.x + side + painter.u(12), row.y + row.h * 0.70f, painter.u(18),
                   rgba(kInkSoft));
}

void draw_costs(Desk& desk, const Layout& layout, const Table& table, TableMemory& memory) {
    const std::vector<ActionKindId> kinds = build_kinds(table.content());
    const float height = 76 + 64 * static_cast<float>(kinds.size());
    DialogFrame frame(desk, "costs_dialog", tr("Prices"), layout.center_x, desk.height * 0.46f, 380,
                      height);
    Painter painter(desk, frame.list());
    Rect row = frame.inside();
    row.h = desk.u(60);
    row.y += desk.u(4);
    for (const ActionKindId kind : kinds) {
        draw_cost_row(painter, table, kind, row);
        row.y += desk.u(64);
    }
    if (frame.closed(painter)) memory.dialog = Dialog::none;
}

}  // namespace hexholm::ui
