#include "src/ui/screens/help_page.h"

#include <algorithm>

#include "src/input/shortcuts.h"
#include "src/ui/parts/dialog_frame.h"
#include "src/ui/words/language.h"

namespace hexholm::ui {

static constexpr const char* kIntroduction =
    /*tr*/
    "The line at the top says who has to do what. On your turn, roll the dice, then trade and "
    "build as you like, then end your turn. Choose what to build at the lower right: possible "
    "places light up, and a click builds there. Point at anything to learn what it is; a "
    "greyed-out button says why it is grey.";

// "1 - 9" for a row of digits, else every key of every command.
static std::string keys_of(const Desk& desk, const input::ShortcutHelp& row) {
    if (row.commands.empty() || desk.keys == nullptr) return std::string(tr(row.keys));
    const input::Bindings& bindings = desk.keys->bindings();
    const bool span = row.commands.front() == input::Command::build_1;
    std::string keys;
    for (const input::Command command : row.commands) {
        const std::string title =
            span ? chord_title(bindings.chord(command, 0)) : keys_title(bindings, command);
        if (title.empty()) continue;
        keys += (keys.empty() ? "" : span ? " - " : ", ") + title;
    }
    return keys.empty() ? "–" : keys;
}

static void draw_rows(Painter& painter, Rect area) {
    const auto& rows = input::shortcut_help();
    const bool beside = area.w >= painter.u(640);
    const std::size_t half = beside ? (rows.size() + 1) / 2 : rows.size();
    const float column = beside ? area.w / 2 : area.w;
    for (std::size_t at = 0; at < rows.size(); ++at) {
        const float x = area.x + (at < half ? 0 : column);
        const float y =
            area.y + static_cast<float>(at < half ? at : at - half) * painter.u(27) + painter.u(12);
        const std::string keys = keys_of(painter.desk(), rows[at]);
        const float width = painter.text_width(Font::bold, keys) + painter.u(14);
        painter.fill({x, y - painter.u(11), width, painter.u(22)}, rgba(kInk, 0.10f), painter.u(5));
        painter.text(Font::bold, x + painter.u(7), y, rgba(kInk), keys);
        const float left = painter.u(152);
        painter.text_within(Font::text, x + left, y, column - left - painter.u(10), rgba(kInkSoft),
                            tr(rows[at].meaning));
    }
}

static void draw_keys(Painter& painter, Rect area) {
    const Desk& desk = painter.desk();
    const float height = painter.paragraph(Font::text, area.x, area.y + desk.u(8), area.w,
                                           rgba(kInk), tr(kIntroduction));
    area.y += height + desk.u(28);
    draw_rows(painter, area);
}

// Which of both is shown.
static void draw_tabs(Painter& painter, Rect row, HelpMemory& memory) {
    const float width = painter.u(200);
    const auto tab = [&](const char* name, std::string_view label, bool keys, float x) {
        const ButtonSpec spec = {.label = label,
                                 .look = memory.keys == keys ? ButtonLook::gold : ButtonLook::quiet,
                                 .font = Font::number};
        if (painter.button(name, {x, row.y, width, row.h}, spec)) memory.keys = keys;
    };
    tab("help_game", tr("This game"), false, row.x);
    tab("help_keys", tr("Mouse and keyboard"), true, row.x + width + painter.u(10));
}

bool draw_help(Desk& desk, const GameToTell* game, HelpMemory& memory) {
    draw_veil(desk, "help_veil", 0.45f);
    const std::string_view title = game == nullptr ? tr("How to play") : game->title;
    // In an upright window more of the rules is seen at once.
    const float taller = std::clamp(desk.height / desk.width * 0.9f, 1.0f, 1.5f);
    const PageSize size = fitting_size(desk, {860, game == nullptr ? 500 : 630 * taller});
    DialogFrame frame(desk, "help_page", title, desk.width / 2, desk.height / 2, size.width,
                      size.height, Layer::top);
    Painter painter(desk, frame.list());
    Rect area = frame.inside();
    if (game != nullptr) {
        draw_tabs(painter, {area.x, area.y + desk.u(6), area.w, desk.u(34)}, memory);
        area.y += desk.u(52);
        area.h -= desk.u(52);
    }
    if (game == nullptr || memory.keys)
        draw_keys(painter, area);
    else
        draw_rules_page(painter, *game, area, memory.scroll);
    return frame.closed(painter);
}

}  // namespace hexholm::ui
