#include "src/ui/questions/question_dialogs.h"

#include <algorithm>

#include "src/ui/questions/card_questions.h"
#include "src/ui/questions/choice_frame.h"
#include "src/ui/questions/goods_question.h"
#include "src/ui/table/prompt_text.h"
#include "src/ui/table/refusal_text.h"
#include "src/ui/theme/card_art.h"
#include "src/ui/words/language.h"

namespace hexholm::ui {

namespace {

// How many cards there are to be taken.
void draw_hand_size(Painter& painter, const Table& table, PlayerId player, float right, float y) {
    const std::string count = std::to_string(hand_size(table.book, table.state(), player));
    painter.text(Font::bold, right, y, rgba(kInk), count, Align::right);
    const float width = painter.u(14);
    draw_card_back(painter, table.content(), table.looks, DeckId(),
                   right - painter.text_width(Font::bold, count) - painter.u(6) - width / 2, y,
                   width, -0.08f);
}

constexpr float kPlayerRow = 46;

void draw_player_choice(Desk& desk, const Layout& layout, const Table& table, Intents& intents) {
    const CellGrid rows(table.choices.players.size(), ChoiceFrame::width_in(layout), 250,
                        kPlayerRow);
    ChoiceFrame frame(desk, "player_choice", words_for(table, tr("Choose a player")), layout, table,
                      rows.height());
    Painter& painter = frame.painter();
    const CellGrid grid(table.choices.players.size(), frame.area().w, desk.u(250),
                        desk.u(kPlayerRow));
    for (std::size_t at = 0; at < table.choices.players.size(); ++at) {
        const PlayerId player = table.choices.players[at];
        const Rect rect = grid.cell(frame.area().x, frame.area().y, at).inset(desk.u(3));
        const std::string name = "choose_player_" + std::to_string(player.index() + 1);
        if (painter.button(name, rect, {.label = "", .font = Font::number}))
            intents.choose = player.number();
        painter.seat_dot(rect.x + desk.u(16), rect.center_y(), desk.u(8), player.index(),
                         table.color(player));
        painter.text_within(Font::number, rect.x + desk.u(30), rect.center_y(), rect.w - desk.u(86),
                            rgba(kInk), table.seat(player).name);
        draw_hand_size(painter, table, player, rect.right() - desk.u(10), rect.center_y());
    }
    frame.draw_decline(table, intents);
}

constexpr float kNumber = 60;             // units from one to the next
constexpr std::size_t kMostButtons = 30;  // of numbers; more are counted up and down

void draw_number_buttons(Desk& desk, const Layout& layout, const Table& table, Intents& intents) {
    const std::vector<std::int16_t>& numbers = table.choices.numbers;
    const CellGrid rows(numbers.size(), ChoiceFrame::width_in(layout), kNumber, kNumber * 0.84f);
    ChoiceFrame frame(desk, "number_choice", words_for(table, tr("Choose a number")), layout, table,
                      rows.height());
    Painter& painter = frame.painter();
    const CellGrid grid(numbers.size(), frame.area().w, desk.u(kNumber), desk.u(kNumber * 0.84f));
    for (std::size_t at = 0; at < numbers.size(); ++at) {
        const Rect rect = grid.cell(frame.area().x, frame.area().y, at).inset(desk.u(4));
        const std::string text = std::to_string(numbers[at]);
        if (painter.button("choose_number_" + text, rect, {.label = text}))
            intents.choose = numbers[at];
    }
    frame.draw_decline(table, intents);
}

// One of several ways, each on a button; those that cannot be gone say why.
void draw_ways(
    Desk& desk, const Layout& layout, const Table& table, const Ask& ask, Intents& intents) {
    ChoiceFrame frame(desk, "way_choice", words_for(table, tr("Choose one")), layout, table,
                      static_cast<float>(ask.ways.size()) * 46);
    Painter& painter = frame.painter();
    const Rect area = frame.area();
    for (std::size_t at = 0; at < ask.ways.size(); ++at) {
        const int way = static_cast<int>(at) + 1;
        const Refusal refusal = why_not_way(table.book, table.state(), table.viewer(), way);
        const Rect rect = {area.x, area.y + desk.u(46) * static_cast<float>(at) + desk.u(4), area.w,
                           desk.u(38)};
        const std::string help = refusal.ok() ? std::string(help_of(ask.ways[at].face))
                                              : refusal_text(table.content(), refusal);
        if (painter.button("choose_way_" + std::to_string(way), rect,
                           {.label = std::string(title_of(ask.ways[at].face)),
                            .enabled = refusal.ok(),
                            .help = help}))
            intents.choose = static_cast<std::int16_t>(way);
    }
    frame.draw_decline(table, intents);
}

// The place in the list that lies `by` further, as far as it goes.
int moved(int at, int by, std::size_t count) {
    return std::clamp(at + by, 0, static_cast<int>(count) - 1);
}

void draw_number_counter(
    Desk& desk, const Layout& layout, const Table& table, TableMemory& memory, Intents& intents) {
    const std::vector<std::int16_t>& numbers = table.choices.numbers;
    ChoiceFrame frame(desk, "number_counter", words_for(table, tr("Choose a number")), layout,
                      table, 104);
    Painter& painter = frame.painter();
    const Rect area = frame.area();
    const float y = area.y + desk.u(24);
    const float x = area.center_x();
    int& at = memory.number;
    at = moved(at, 0, numbers.size());
    if (painter.stepper("number_much_less", x - desk.u(110), y, "<", at > 0))
        at = moved(at, -10, numbers.size());
    if (painter.stepper("number_less", x - desk.u(74), y, "-", at > 0))
        at = moved(at, -1, numbers.size());
    if (painter.stepper("number_more", x + desk.u(74), y, "+", true))
        at = moved(at, 1, numbers.size());
    if (painter.stepper("number_much_more", x + desk.u(110), y, ">", true))
        at = moved(at, 10, numbers.size());
    const std::int16_t number = numbers[static_cast<std::size_t>(at)];
    painter.text(Font::huge, x, y, rgba(kInk), std::to_string(number), Align::center);
    const Rect button = {x - desk.u(75), area.y + desk.u(58), desk.u(150), desk.u(38)};
    if (painter.button("confirm", button, {.label = tr("Choose"), .look = ButtonLook::gold}))
        intents.choose = number;
    frame.draw_decline(table, intents);
}

// What stands on buttons; goods have a dialog of their own.
void draw_answers(
    Desk& desk, const Layout& layout, const Table& table, TableMemory& memory, Intents& intents) {
    if (const Ask* const ask = asked_now(table); ask != nullptr) {
        if (!ask->ways.empty()) return draw_ways(desk, layout, table, *ask, intents);
        if (ask->window.is_some()) return draw_reactions(desk, layout, table, intents);
    }
    Prompt prompt;
    if (current_prompt(table.book, table.state(), prompt) && prompt.op == Op::look &&
        has(prompt.waiting, table.viewer()))
        return draw_opened_cards(desk, layout, table, intents);
    if (!table.choices.goods.empty()) draw_good_choice(desk, layout, table, intents);
    if (!table.choices.players.empty()) draw_player_choice(desk, layout, table, intents);
    if (!table.choices.cards.empty()) draw_card_choice(desk, layout, table, intents);
    if (asks_for_pile(table)) return;
    if (table.choices.numbers.size() > kMostButtons)
        draw_number_counter(desk, layout, table, memory, intents);
    else if (!table.choices.numbers.empty())
        draw_number_buttons(desk, layout, table, intents);
}

}  // namespace

void draw_questions(
    Desk& desk, const Layout& layout, const Table& table, TableMemory& memory, Intents& intents) {
    if (table.is_watching() || table.busy) return;
    if (draw_goods_question(desk, layout, table, memory, intents)) return;
    memory.picks = Bundle();
    memory.proposed = false;
    desk.asks = true;
    draw_answers(desk, layout, table, memory, intents);
    desk.asks = false;
}

}  // namespace hexholm::ui
