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
    std::string_view words{};        // under its title in a line beside it; empty: it has none
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

// The largest cards with which the question still fits into so many units.
CardRows rows_for(const Layout& layout, std::size_t count, float room) {
    CardRows rows{};
    for (const float cell : kChoiceCells) {
        const float high = (cell - kChoiceGap) * 1.4f + kChoiceGap;
        rows = {cell, CellGrid(count, ChoiceFrame::width_in(layout), cell, high).height()};
        if (rows.height <= room) break;
    }
    return rows;
}

// Small cards below each other with their names, and with what they do where there is room.
class Lines {
public:
    // `room`: units from the first to the last.
    Lines(Desk& desk, const Layout& layout, const std::vector<Choice>& choices, float room) {
        const Painter measure(desk, list_under_all());
        const float width = desk.u(ChoiceFrame::width_in(layout) - kTextAt - kRowRim);
        for (const bool tells : {true, false}) {
            tells_ = tells;
            heights_.clear();
            height_ = 0;
            for (const Choice& choice : choices) {
                const float text =
                    tells ? measure.paragraph_height(Font::text, width, choice.words) / desk.u(1)
                          : 0;
                heights_.push_back(std::max(kLeast, kTitle + text + 2 * kRowRim));
                height_ += heights_.back() + kRowGap;
            }
            fits_ = height_ <= room;
            if (fits_) break;
        }
        fits_ = fits_ && std::ranges::all_of(choices, [](const Choice& choice) {
                    return !choice.info && !choice.words.empty();
                });
    }

    bool fit() const { return fits_; }
    float height() const { return height_; }  // units
    // Gives the number of the one that was clicked, or nothing.
    std::optional<std::size_t> draw(ChoiceFrame& frame, const std::vector<Choice>& choices) const {
        std::optional<std::size_t> clicked;
        Rect row = frame.area();
        for (std::size_t at = 0; at < choices.size(); ++at) {
            row.h = frame.painter().u(heights_[at]);
            if (draw_line(frame.painter(), row, choices[at], tells_)) clicked = at;
            row.y += row.h + frame.painter().u(kRowGap);
        }
        return clicked;
    }

private:
    static constexpr float kLeast = 60;  // units, as all of these: high enough for the card
    static constexpr float kRowGap = 4;
    static constexpr float kRowRim = 6;
    static constexpr float kCardWidth = 36;
    static constexpr float kTextAt = 2 * kRowRim + kCardWidth;
    static constexpr float kTitle = 20;

    static bool draw_line(Painter& painter, Rect row, const Choice& choice, bool tells) {
        const ButtonState state = painter.area(choice.name, row);
        painter.fill(row, rgba(kInk, state.hovered ? 0.14f : 0.05f), painter.u(8));
        const float card = row.x + painter.u(kRowRim + kCardWidth / 2);
        draw_card(painter, card, row.center_y(), painter.u(kCardWidth), choice.face);
        if (choice.copies > 1)
            painter.badge(card + painter.u(kCardWidth / 2 - 3), row.y + painter.u(kRowRim + 3),
                          std::to_string(choice.copies), 0xA92C20);
        const float left = row.x + painter.u(kTextAt);
        const float width = row.w - painter.u(kTextAt + kRowRim);
        const float title = tells ? row.y + painter.u(kRowRim + kTitle / 2) : row.center_y();
        painter.text_within(Font::bold, left, title, width, rgba(kInk), choice.face.title);
        if (tells)
            painter.paragraph(Font::text, left, row.y + painter.u(kRowRim + kTitle), width,
                              rgba(kInkSoft), choice.words);
        else if (state.hovered)
            painter.tooltip(choice.words);
        return state.clicked;
    }

    bool tells_ = false;
    bool fits_ = false;
    std::vector<float> heights_;
    float height_ = 0;
};

Choice choice_of(const Table& table, const char* prefix, CardId card) {
    const Card& declared = table.content().cards[card];
    Choice choice = {.name = prefix + declared.name,
                     .face = card_face(table.content(), table.looks, card),
                     .help = title_and_help(declared.face),
                     .words = help_of(declared.face)};
    if (is_card_table(table.content())) choice.info = info_of(table, card);
    return choice;
}

// Gives the number of the one that was clicked, or nothing.
std::optional<std::size_t> draw_question(Desk& desk,
                                         const char* name,
                                         std::string_view plain,
                                         const Layout& layout,
                                         const Table& table,
                                         const std::vector<Choice>& choices,
                                         Intents& intents) {
    const Words words = words_for(table, plain);
    const float room =
        layout.dock.rect.h / desk.u(1) - ChoiceFrame::height_beside(desk, words, layout, table);
    const Lines lines(desk, layout, choices, room);
    const CardRows rows = rows_for(layout, choices.size(), room);
    ChoiceFrame frame(desk, name, words, layout, table, lines.fit() ? lines.height() : rows.height);
    const std::optional<std::size_t> clicked =
        lines.fit() ? lines.draw(frame, choices) : draw_choices(frame, table, choices, rows.cell);
    frame.draw_decline(table, intents);
    return clicked;
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
    if (const auto clicked =
            draw_question(desk, "good_choice", tr("Choose one"), layout, table, choices, intents))
        intents.choose = table.choices.goods[*clicked].number();
}

void draw_card_choice(Desk& desk, const Layout& layout, const Table& table, Intents& intents) {
    std::vector<Choice> choices;
    for (const CardId card : table.choices.cards) {
        choices.push_back(choice_of(table, "choose_card_", card));
        choices.back().copies = table.state().players[table.viewer()].hand[card];
    }
    if (const auto clicked = draw_question(desk, "card_choice", tr("Choose one of your cards"),
                                           layout, table, choices, intents))
        intents.choose = table.choices.cards[*clicked].number();
}

void draw_opened_cards(Desk& desk, const Layout& layout, const Table& table, Intents& intents) {
    std::vector<Choice> choices;
    for (const CardId card : opened_to_viewer(table)) {
        choices.push_back(choice_of(table, "", card));
        choices.back().name = "opened_card_" + std::to_string(choices.size() - 1);
    }
    draw_question(desk, "opened_cards", tr("Look at the cards"), layout, table, choices, intents);
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
    if (const auto clicked = draw_question(desk, "reaction_choice", tr("Play a card, or pass"),
                                           layout, table, choices, intents))
        intents.actions.push_back(actions[*clicked]);
}

}  // namespace hexholm::ui
