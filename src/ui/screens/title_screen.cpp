#include "src/ui/screens/title_screen.h"

#include <algorithm>
#include <utility>

#include "src/ui/parts/dialog_frame.h"
#include "src/ui/screens/loading_screen.h"
#include "src/ui/words/language.h"

namespace hexholm::ui {

static void draw_name(Painter& painter, float x, float y) {
    const float shift = painter.u(3);
    painter.text(Font::huge, x + shift, y + shift, rgba(0x000000, 0.45f), "Hexholm", Align::center);
    painter.text(Font::huge, x, y, rgba(kCream), "Hexholm", Align::center);
    painter.text(Font::text, x, y + painter.u(48), rgba(kCreamSoft),
                 tr("an island, some dice, and your neighbours"), Align::center);
}

static void draw_problem(Painter& painter, const std::string& problem) {
    const Desk& desk = painter.desk();
    const float width = std::min(desk.u(760), desk.width - desk.u(60));
    const float height = painter.paragraph_height(Font::text, width, problem);
    const Rect rect = {(desk.width - width) / 2 - desk.u(16), desk.height - height - desk.u(50),
                       width + desk.u(32), height + desk.u(22)};
    painter.shadow(rect, 12, 0.5f);
    painter.fill(rect, rgba(0x7A2418, 0.95f), desk.u(10));
    painter.paragraph(Font::text, rect.x + desk.u(16), rect.y + desk.u(11), width, rgba(kCream),
                      problem);
}

// Draws the button in the upper right corner, apart from the entries that begin a game.
static bool draw_profile_button(Desk& desk, const TitleModel& model) {
    Painter painter(desk, ImGui::GetWindowDrawList());
    const Rect rect = {desk.width - desk.u(196), desk.u(16), desk.u(180), desk.u(48)};
    return painter.button("profile", rect, {.label = tr("Profile"), .help = model.record});
}

// Where the island will be: beside the buttons, or over them.
static void draw_sign_of_loading(Painter& painter) {
    const Desk& desk = painter.desk();
    const Rect place = desk.is_upright() ? Rect{desk.width * 0.1f, desk.height * 0.1f,
                                                desk.width * 0.8f, desk.height * 0.34f}
                                         : Rect{desk.width * 0.45f, desk.height * 0.18f,
                                                desk.width * 0.47f, desk.height * 0.66f};
    draw_rising_island(painter, place, Font::title, tr("The island rises from the sea ..."));
}

// How many games by mail wait for me, on the button that leads to them.
static void draw_turns(Painter& painter, const std::vector<std::string>& turns, Rect button) {
    painter.badge(button.right() - painter.u(8), button.y + painter.u(6),
                  std::to_string(turns.size()), 0xA92C20);
}

static std::string turn_words(const std::vector<std::string>& turns) {
    if (turns.empty()) return "";
    std::string words(tr("It is your turn:"));
    for (const std::string& turn : turns)
        (words += '\n') += turn;
    return words;
}

TitleWish draw_title(Desk& desk, const TitleModel& model) {
    Sheet sheet(desk, "title", {0, 0, desk.width, desk.height});
    Painter painter(desk, sheet.list());
    if (model.loading) draw_sign_of_loading(painter);
    const float entries = (model.unfinished.empty() ? 7.0f : 8.3f) + (model.lessons ? 1.0f : 0.0f) +
                          (model.may_quit ? 1.0f : 0.0f);
    // With one entry more they stand closer, so that all fit into a low window.
    const float apart = entries > 8.5f ? 48.0f : 54.0f;
    const float tall = 168 + apart * entries;
    const ZoomToFit zoom(desk, desk.is_upright() ? 400 : 2 * 360, tall + 12);
    const float step = desk.u(apart);
    const float height = desk.u(tall);
    // Beside the island, or under it.
    const float middle = desk.is_upright() ? desk.width * 0.5f : desk.width * 0.21f;
    const float above = desk.is_upright() ? 0.9f : 0.45f;
    const Rect board = {middle - desk.u(180), (desk.height - height) * above, desk.u(360), height};
    const float x = board.center_x();
    painter.wood(board);
    draw_name(painter, x, board.y + desk.u(62));
    TitleWish wish = TitleWish::none;
    Rect rect = {x - desk.u(140), board.y + desk.u(146), desk.u(280), step - desk.u(10)};
    Font font = Font::title;
    const auto entry = [&](const char* name, std::string_view label, ButtonLook look,
                           TitleWish what, std::string help = {}) {
        if (painter.button(name, rect,
                           {.label = label, .look = look, .font = font, .help = std::move(help)}))
            wish = what;
        rect.y += step;
    };
    if (!model.unfinished.empty()) {
        entry("continue", tr("Continue"), ButtonLook::gold, TitleWish::go_on);
        painter.text(Font::text, x, rect.y, rgba(kCream, 0.9f), model.unfinished, Align::center);
        rect.y += desk.u(18);
    }
    const ButtonLook first = model.unfinished.empty() ? ButtonLook::gold : ButtonLook::paper;
    if (model.first_start)
        entry("lessons", tr("Learn to play"), ButtonLook::gold, TitleWish::lessons);
    entry("new_game", tr("New game"), model.first_start ? ButtonLook::paper : first,
          TitleWish::new_game);
    // Both are for a short while, and share a row.
    const Rect row = rect;
    if (model.puzzles) {
        rect.w = row.w * 0.62f;
        font = Font::number;
    }
    entry("daily", tr("Island of the day"), ButtonLook::paper, TitleWish::daily,
          std::string(tr("Today everybody plays this island, against the same bots. At the end "
                         "there is a line to "
                         "send to your friends.")));
    const float below = rect.y;
    if (model.puzzles) {
        rect = {row.x + row.w * 0.65f, row.y, row.w * 0.35f, row.h};
        entry("puzzles", tr("Puzzles"), ButtonLook::paper, TitleWish::puzzles,
              std::string(tr("Find the best turn in positions of real games.")));
    }
    rect = {row.x, below, row.w, row.h};
    font = Font::title;
    const Rect together = rect;
    entry("together", tr("Play together"), ButtonLook::paper, TitleWish::together,
          turn_words(model.turns));
    if (!model.turns.empty()) draw_turns(painter, model.turns, together);
    if (model.lessons && !model.first_start)
        entry("lessons", tr("Learn to play"), ButtonLook::paper, TitleWish::lessons);
    entry("saves", tr("Saved games"), ButtonLook::paper, TitleWish::saves);
    entry("mods", tr("Mods"), ButtonLook::paper, TitleWish::mods);
    entry("settings", tr("Settings"), ButtonLook::paper, TitleWish::settings);
    entry("help", tr("How to play"), ButtonLook::paper, TitleWish::help);
    if (model.may_quit) entry("quit", tr("Quit"), ButtonLook::paper, TitleWish::quit);
    if (draw_profile_button(desk, model)) wish = TitleWish::profile;
    if (!model.problem.empty()) draw_problem(painter, model.problem);
    return wish;
}

}  // namespace hexholm::ui
