#include "src/ui/question_dialogs.h"

#include <algorithm>

#include "src/ui/card_art.h"
#include "src/ui/dialog_frame.h"
#include "src/ui/goods_picker.h"
#include "src/ui/prompt_text.h"

namespace hexholm::ui {

namespace {

// The template among the legal actions that is completed with goods, if there is one.
bool goods_template(const Table& table, Action& action) {
    for (const Action& one : table.legal) {
        const Verb verb = table.content().kinds[one.kind].verb;
        if (verb != Verb::discard && verb != Verb::choose_goods) continue;
        action = one;
        return true;
    }
    return false;
}

int wanted_count(const Table& table, Verb verb) {
    if (verb == Verb::discard) return discard_count(table.book, table.state(), table.viewer());
    Prompt prompt;
    return current_prompt(table.book, table.state(), prompt) ? prompt.count : 0;
}

void draw_goods_question(Desk& desk,
                         const Layout& layout,
                         const Table& table,
                         Action action,
                         TableMemory& memory,
                         Intents& intents) {
    const bool giving = table.content().kinds[action.kind].verb == Verb::discard;
    const int count = wanted_count(table, table.content().kinds[action.kind].verb);
    const std::string title = (giving ? "Give back " : "Take ") + std::to_string(count) +
                              (count == 1 ? " card" : " cards");
    const float width = std::max(440.0f, 84.0f * static_cast<float>(table.content().goods.size()));
    DialogFrame frame(desk, "goods_question", title, layout.center_x,
                      desk.height - desk.u(130 + 120), width, 232);
    Painter painter(desk, frame.list());
    PickerSpec spec;
    spec.name = "pick";
    spec.total = count;
    spec.card_width = 50;
    const PlayerState& own = table.state().players[table.viewer()];
    spec.most = [&](GoodId good) {
        return giving ? int{own.goods[good]} : int{table.state().bank[good]};
    };
    const Rect area = frame.inside();
    draw_picker(painter, table, spec, area.x, area.y + desk.u(8), area.w, memory.picks);
    action.goods[0] = memory.picks;
    const bool right = memory.picks.total() == count && table.check(action).ok();
    const std::string left = std::to_string(memory.picks.total()) + " of " + std::to_string(count);
    painter.text(Font::number, area.x, area.bottom() - desk.u(17), rgba(kInkSoft), left);
    const Rect button = {area.right() - desk.u(150), area.bottom() - desk.u(36), desk.u(150),
                         desk.u(36)};
    if (painter.button("confirm", button,
                       {.label = giving ? "Give back" : "Take",
                        .look = right ? ButtonLook::gold : ButtonLook::paper,
                        .enabled = right,
                        .font = Font::number,
                        .key = "Enter"}))
        intents.actions.push_back(action);
}

void draw_good_choice(Desk& desk, const Layout& layout, const Table& table, Intents& intents) {
    const auto count = static_cast<float>(table.choices.goods.size());
    DialogFrame frame(desk, "good_choice", "Choose one", layout.center_x, desk.height * 0.5f,
                      std::max(300.0f, count * 104 + 40), 212);
    Painter painter(desk, frame.list());
    const Rect area = frame.inside();
    const float step = area.w / std::max(1.0f, count);
    const float width = std::min(desk.u(84), step * 0.86f);
    for (std::size_t at = 0; at < table.choices.goods.size(); ++at) {
        const GoodId good = table.choices.goods[at];
        const float x = area.x + (static_cast<float>(at) + 0.5f) * step;
        const float y = area.y + desk.u(6) + width * 0.7f;
        const Rect card = {x - width / 2, y - width * 0.7f, width, width * 1.4f};
        const Face& face = table.content().goods[good].face;
        const ButtonState state = painter.area("choose_" + table.content().goods[good].name, card);
        draw_card(painter, x, y - (state.hovered ? desk.u(4) : 0), width,
                  good_face(table.content(), table.looks, good));
        painter.text_within(Font::bold, x, card.bottom() + desk.u(14), step, rgba(kInk), face.title,
                            Align::center);
        if (state.clicked) intents.choose = good.number();
    }
}

void draw_player_choice(Desk& desk, const Layout& layout, const Table& table, Intents& intents) {
    const auto count = static_cast<float>(table.choices.players.size());
    DialogFrame frame(desk, "player_choice", "Choose a player", layout.center_x,
                      desk.height - desk.u(210), std::max(320.0f, count * 160 + 30), 112);
    Painter painter(desk, frame.list());
    const Rect area = frame.inside();
    const float step = area.w / std::max(1.0f, count);
    for (std::size_t at = 0; at < table.choices.players.size(); ++at) {
        const PlayerId player = table.choices.players[at];
        const Rect rect = {area.x + step * static_cast<float>(at) + desk.u(4), area.y + desk.u(4),
                           step - desk.u(8), desk.u(40)};
        if (painter.button("choose_player_" + std::to_string(player.index() + 1), rect,
                           {.label = table.seat(player).name, .font = Font::number}))
            intents.choose = player.number();
        painter.dot(rect.x + desk.u(16), rect.center_y(), desk.u(8), table.color(player));
    }
}

void draw_number_choice(Desk& desk, const Layout& layout, const Table& table, Intents& intents) {
    const auto count = static_cast<float>(table.choices.numbers.size());
    DialogFrame frame(desk, "number_choice", "Choose a number", layout.center_x, desk.height * 0.5f,
                      std::max(280.0f, count * 64 + 40), 120);
    Painter painter(desk, frame.list());
    const Rect area = frame.inside();
    const float step = area.w / std::max(1.0f, count);
    for (std::size_t at = 0; at < table.choices.numbers.size(); ++at) {
        const std::int16_t number = table.choices.numbers[at];
        const Rect rect = {area.x + step * static_cast<float>(at) + desk.u(4), area.y + desk.u(4),
                           step - desk.u(8), desk.u(44)};
        const std::string text = std::to_string(number);
        if (painter.button("choose_number_" + text, rect, {.label = text})) intents.choose = number;
    }
}

}  // namespace

void draw_questions(
    Desk& desk, const Layout& layout, const Table& table, TableMemory& memory, Intents& intents) {
    if (table.is_watching() || table.busy) return;
    Action action;
    if (goods_template(table, action))
        return draw_goods_question(desk, layout, table, action, memory, intents);
    memory.picks = Bundle();
    if (!table.choices.goods.empty()) draw_good_choice(desk, layout, table, intents);
    if (!table.choices.players.empty()) draw_player_choice(desk, layout, table, intents);
    if (!table.choices.numbers.empty()) draw_number_choice(desk, layout, table, intents);
}

}  // namespace hexholm::ui
