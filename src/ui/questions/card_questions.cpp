#include "src/ui/questions/card_questions.h"

#include <algorithm>
#include <array>
#include <functional>

#include "engine/game/view/card_places.h"

#include "src/ui/cards/card_sheet.h"
#include "src/ui/questions/choice_frame.h"
#include "src/ui/theme/card_art.h"
#include "src/ui/words/language.h"

namespace hexholm::ui {

namespace {

constexpr float kChoiceGap = 8;
// Units from one card to the next, the widest first: many cards are smaller, so that words stay legible.
constexpr std::array kChoiceCells = {96.0f, 76.0f, 61.0f};

// A card that can be pointed at and chosen.
struct Choice {
    std::string name;  // of its button
    CardFace face;
    std::string help;
    int copies = 1;
    std::optional<CardInfo> info{};  // grows when it is pointed at, in place of the help
};

// Rows of cards. Gives the number of the one that was clicked, or nothing.
std::optional<std::size_t> draw_choices(ChoiceFrame& frame,
                                        const Table& table,
                                        const std::vector<Choice>& choices,
                                        float cell_units) {
    Painter& painter = frame.painter();
    const Rect area = frame.area();
    const float cell_width = painter.u(cell_units);
    const float widest = cell_width - painter.u(kChoiceGap);
    const CellGrid grid(choices.size(), area.w, cell_width, widest * 1.4f + painter.u(kChoiceGap));
    std::optional<std::size_t> clicked;
    for (std::size_t at = 0; at < choices.size(); ++at) {
        const Rect cell = grid.cell(area.x, area.y + painter.u(4), at);
        const float width = std::min(widest, cell.w * 0.92f);
        const Rect card = {cell.center_x() - width / 2, cell.y, width, width * 1.4f};
        const ButtonState state = painter.area(choices[at].name, card);
        const float raised = state.hovered ? painter.u(4) : 0;
        if (choices[at].info)
            draw_portrait_card(painter, table, *choices[at].info, card.moved(0, -raised));
        else
            draw_card(painter, card.center_x(), card.center_y() - raised, width, choices[at].face);
        if (choices[at].copies > 1)
            painter.badge(card.right() - painter.u(6), card.y + painter.u(6),
                          std::to_string(choices[at].copies), 0xA92C20);
        if (state.hovered && choices[at].info)
            draw_grown(painter.desk(), table, *choices[at].info, card, 1);
        else if (state.hovered)
            painter.tooltip(choices[at].help);
        if (state.clicked) clicked = at;
    }
    return clicked;
}

// How wide cards stand, and how high all rows of them are; units.
struct CardRows {
    float cell;
    float height;
};

// The largest cards with which the question still fits into the dock.
CardRows rows_for(const Desk& desk, const Layout& layout, std::size_t count) {
    constexpr float kBeside = 160;  // for title, help and the way out
    CardRows rows{};
    for (const float cell : kChoiceCells) {
        const float high = (cell - kChoiceGap) * 1.4f + kChoiceGap;
        rows = {cell, CellGrid(count, ChoiceFrame::width_in(layout), cell, high).height()};
        if (rows.height + kBeside <= layout.dock.rect.h / desk.u(1)) break;
    }
    return rows;
}

Choice choice_of(const Table& table, const char* prefix, CardId card) {
    const Card& declared = table.content().cards[card];
    Choice choice = {prefix + declared.name, card_face(table.content(), table.looks, card),
                     title_and_help(declared.face)};
    if (is_card_table(table.content())) choice.info = info_of(table, card);
    return choice;
}

// What the question lays open to the viewer, the topmost card first.
std::vector<CardId> opened_to_viewer(const Table& table) {
    std::vector<CardId> cards;
    OpenedCards opened;
    if (!opened_cards(table.book, table.state(), table.viewer(), opened)) return cards;
    if (has_order(opened.place)) {
        for (int nth = card_count(table.book, table.state(), opened.place) - 1; nth >= 0; --nth)
            if (const CardId card = nth_card(table.book, table.state(), opened.place, nth);
                card.is_some())
                cards.push_back(card);
        return cards;
    }
    for (const CardId card : table.content().cards.ids())
        cards.insert(
            cards.end(),
            static_cast<std::size_t>(count_card(table.book, table.state(), opened.place, card)),
            card);
    return cards;
}

}  // namespace

void draw_good_choice(Desk& desk, const Layout& layout, const Table& table, Intents& intents) {
    std::vector<Choice> choices;
    for (const GoodId good : table.choices.goods) {
        const Good& declared = table.content().goods[good];
        choices.push_back({"choose_" + declared.name, good_face(table.content(), table.looks, good),
                           title_and_help(declared.face)});
    }
    const CardRows rows = rows_for(desk, layout, choices.size());
    ChoiceFrame frame(desk, "good_choice", words_for(table, tr("Choose one")), layout, table,
                      rows.height);
    if (const auto clicked = draw_choices(frame, table, choices, rows.cell))
        intents.choose = table.choices.goods[*clicked].number();
    frame.draw_decline(table, intents);
}

void draw_card_choice(Desk& desk, const Layout& layout, const Table& table, Intents& intents) {
    std::vector<Choice> choices;
    for (const CardId card : table.choices.cards) {
        choices.push_back(choice_of(table, "choose_card_", card));
        choices.back().copies = table.state().players[table.viewer()].hand[card];
    }
    const CardRows rows = rows_for(desk, layout, choices.size());
    ChoiceFrame frame(desk, "card_choice", words_for(table, tr("Choose one of your cards")), layout,
                      table, rows.height);
    if (const auto clicked = draw_choices(frame, table, choices, rows.cell))
        intents.choose = table.choices.cards[*clicked].number();
    frame.draw_decline(table, intents);
}

void draw_opened_cards(Desk& desk, const Layout& layout, const Table& table, Intents& intents) {
    std::vector<Choice> choices;
    for (const CardId card : opened_to_viewer(table)) {
        choices.push_back(choice_of(table, "", card));
        choices.back().name = "opened_card_" + std::to_string(choices.size() - 1);
    }
    const CardRows rows = rows_for(desk, layout, choices.size());
    ChoiceFrame frame(desk, "opened_cards", words_for(table, tr("Look at the cards")), layout,
                      table, rows.height);
    draw_choices(frame, table, choices, rows.cell);
    frame.draw_decline(table, intents);
}

void draw_reactions(Desk& desk, const Layout& layout, const Table& table, Intents& intents) {
    std::vector<Action> actions;
    std::vector<Choice> choices;
    for (const Action& action : table.legal) {
        if (table.content().kinds[action.kind].verb != Verb::react) continue;
        actions.push_back(action);
        choices.push_back(
            choice_of(table, "react_", CardId(table.content().kinds[action.kind].subject)));
    }
    if (actions.empty()) return;  // the banner shows the way out
    const CardRows rows = rows_for(desk, layout, choices.size());
    ChoiceFrame frame(desk, "reaction_choice", words_for(table, tr("Play a card, or leave it")),
                      layout, table, rows.height);
    if (const auto clicked = draw_choices(frame, table, choices, rows.cell))
        intents.actions.push_back(actions[*clicked]);
    frame.draw_decline(table, intents);
}

}  // namespace hexholm::ui
