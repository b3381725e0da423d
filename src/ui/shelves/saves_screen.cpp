#include "src/ui/shelves/saves_screen.h"

#include <algorithm>

#include "src/ui/parts/dialog_frame.h"
#include "src/ui/words/language.h"

namespace hexholm::ui {

namespace {

constexpr float kSavesRow = 76;  // units

std::uint32_t state_color(SaveState state) {
    switch (state) {
        case SaveState::unfinished: return 0x3B7A28;
        case SaveState::finished: return 0x5A6B86;
        case SaveState::playing: return 0x2C6BA8;
        case SaveState::elsewhere: return 0x8A5A10;
        case SaveState::damaged:
        case SaveState::closed: return kBad;
        default: return 0x8C7B66;
    }
}

void draw_players(Painter& painter, const std::vector<SavePlayer>& players, float x, float y) {
    std::size_t seat = 0;
    for (const SavePlayer& player : players) {
        painter.seat_dot(x + painter.u(6), y, painter.u(6), seat++,
                         shown_color(player.color, painter.desk().seats.palette));
        if (player.winner) painter.star(x + painter.u(6), y, painter.u(5), rgba(kCream));
        x += painter.u(15);
        if (player.points < 0) continue;
        const std::string points = std::to_string(player.points);
        painter.text(Font::small, x, y, rgba(kInk), points);
        x += painter.text_width(Font::small, points) + painter.u(9);
    }
}

// True when it was chosen, by mouse or by the keyboard coming along.
bool draw_row(Painter& painter, const SaveEntry& save, Rect rect, bool chosen) {
    const ButtonState state = painter.area("save_row_" + save.file, rect);
    painter.fill(rect, chosen ? rgba(kGold, 0.38f) : rgba(kInk, state.hovered ? 0.10f : 0.05f),
                 painter.u(8));
    if (chosen) painter.frame(rect, rgba(0xB9831A), painter.u(8), painter.u(1.6f));
    const float side = rect.h - painter.u(10);
    draw_sketch(painter, save.sketch, {rect.x + painter.u(5), rect.y + painter.u(5), side, side});
    const float x = rect.x + side + painter.u(18);
    const float room = rect.right() - painter.u(10) - x;
    const std::string words = save_state_text(save.state);
    const float pill = painter.text_width(Font::small, words) + painter.u(16);
    painter.text_within(Font::number, x, rect.y + painter.u(16), room, rgba(kInk), save.name);
    painter.text_within(
        Font::small, x, rect.y + painter.u(36), room, rgba(kInkSoft),
        save.game.empty() ? save.when : save.when + std::string(tr(", ")) + save.game);
    draw_players(painter, save.players, x, rect.y + painter.u(55));
    painter.pill(rect.right() - painter.u(10) - pill, rect.y + painter.u(54), words,
                 rgba(state_color(save.state)), rgba(kCream));
    return state.clicked || state.focused;
}

void draw_list(Painter& painter, const SavesModel& model, Rect area, SavesForm& form) {
    ScrollArea list(painter, "save_list", area, form.list);
    for (std::size_t at = 0; at < model.saves.size(); ++at) {
        Rect row = list.row(painter.u(kSavesRow));
        row.h -= painter.u(6);
        row.w -= painter.u(2);
        if (!list.sees(row)) {
            // Only for the keyboard, which goes through all of them.
            if (painter.area("save_row_" + model.saves[at].file, row).focused) form.chosen = at;
            continue;
        }
        if (draw_row(painter, model.saves[at], row, at == form.chosen)) form.chosen = at;
    }
}

float draw_player_rows(Painter& painter, const SaveEntry& save, Rect area) {
    float y = area.y;
    std::size_t seat = 0;
    for (const SavePlayer& player : save.players) {
        painter.seat_dot(area.x + painter.u(7), y + painter.u(10), painter.u(7), seat++,
                         shown_color(player.color, painter.desk().seats.palette));
        const std::string name =
            player.bot ? tr("{1} (bot)", {player.name}) : std::string(player.name);
        painter.text_within(Font::text, area.x + painter.u(22), y + painter.u(10),
                            area.w - painter.u(100), rgba(kInk), name);
        if (player.points >= 0)
            painter.text(Font::bold, area.right() - painter.u(22), y + painter.u(10), rgba(kInk),
                         std::to_string(player.points), Align::right);
        if (player.winner)
            painter.star(area.right() - painter.u(9), y + painter.u(10), painter.u(8),
                         rgba(0xB9831A));
        y += painter.u(23);
    }
    return y;
}

float draw_fact(Painter& painter, std::string_view name, const std::string& value, Rect row) {
    if (value.empty()) return row.y;
    painter.text(Font::bold, row.x, row.y + painter.u(9), rgba(kInkSoft), name);
    const float x = row.x + painter.u(84);
    const float height =
        painter.paragraph(Font::small, x, row.y + painter.u(2), row.right() - x, rgba(kInk), value);
    return row.y + std::max(painter.u(22), height + painter.u(7));
}

const char* go_on_label(SaveState state) {
    switch (state) {
        case SaveState::playing: return /*tr*/ "Back to the game";
        case SaveState::elsewhere: return /*tr*/ "Continue from a copy";
        case SaveState::damaged: return /*tr*/ "Recover a copy";
        case SaveState::finished: return /*tr*/ "Watch";
        default: return /*tr*/ "Continue";
    }
}

SavesWish draw_buttons(Painter& painter, SaveState state, Rect area) {
    const bool own = may_be_changed(state);
    const bool usable = state != SaveState::closed && state != SaveState::checking;
    const bool finished = state == SaveState::finished;
    const bool watchable = usable && state != SaveState::damaged;
    SavesWish wish = SavesWish::none;
    const float gap = painter.u(10);
    const float small = painter.u(40);
    // A finished game can only be watched: one button says so.
    const Rect main = {area.x, area.y, finished ? area.w : area.w * 0.6f - gap, painter.u(46)};
    const Rect watch = {main.right() + gap, area.y, area.right() - main.right() - gap, main.h};
    const ButtonLook look = usable ? ButtonLook::gold : ButtonLook::paper;
    const SavesWish meant = finished ? SavesWish::watch : SavesWish::go_on;
    if (painter.button("save_go_on", main,
                       {.label = tr(go_on_label(state)), .look = look, .enabled = usable}))
        wish = meant;
    if (!finished &&
        painter.button("save_watch", watch, {.label = tr("Watch"), .enabled = watchable}))
        wish = SavesWish::watch;
    const float y = main.bottom() + gap;
    const float width = (area.w - 2 * gap) / 3;
    const auto small_button = [&](int at, const char* name, std::string_view label, bool can,
                                  SavesWish what) {
        const Rect rect = {area.x + static_cast<float>(at) * (width + gap), y, width, small};
        if (painter.button(name, rect, {.label = label, .enabled = can, .font = Font::number}))
            wish = what;
    };
    small_button(0, "save_rename", tr("Rename"), own, SavesWish::rename);
    small_button(1, "save_copy_out", tr("Export"), state != SaveState::checking,
                 SavesWish::copy_out);
    small_button(2, "save_remove", tr("Delete"), own, SavesWish::remove);
    return wish;
}

SavesWish draw_details(Painter& painter, const SaveEntry& save, Rect area) {
    const float buttons = painter.u(96);
    const float side = std::min(painter.u(236), area.w * 0.42f);
    draw_sketch(painter, save.sketch, {area.x, area.y, side, side});
    const float x = area.x + side + painter.u(20);
    const float room = area.right() - x;
    painter.text_within(Font::title, x, area.y + painter.u(14), room, rgba(kInk), save.name);
    painter.text_within(Font::text, x, area.y + painter.u(40), room, rgba(kInkSoft), save.when);
    painter.text_within(Font::text, x, area.y + painter.u(62), room, rgba(kInkSoft), save.game);
    draw_player_rows(painter, save, {x, area.y + painter.u(84), room, 0});
    float y = area.y + side + painter.u(16);
    if (save.problem)
        y += painter.paragraph(Font::text, area.x, y, area.w, rgba(kBad), told(*save.problem)) +
             painter.u(12);
    const Rect row = {area.x, y, area.w, 0};
    y = draw_fact(painter, tr("Mods"), save.mods, row);
    draw_fact(painter, tr("File"), save.place, {area.x, y, area.w, 0});
    return draw_buttons(painter, save.state, {area.x, area.bottom() - buttons, area.w, buttons});
}

void draw_message(Painter& painter, const SavesModel& model, Rect place) {
    const ImU32 color = rgba(model.bad ? kBad : 0x3B7A28);
    const float height =
        std::min(place.h, painter.paragraph_height(Font::small, place.w, model.message));
    ImGui::PushClipRect({place.x, place.y}, {place.right(), place.bottom()}, true);
    painter.paragraph(Font::small, place.x, place.center_y() - height / 2, place.w, color,
                      model.message);
    ImGui::PopClipRect();
    if (painter.area("saves_message", place, false).hovered && !model.message.empty())
        painter.tooltip(model.message);
}

SavesWish draw_bottom(Painter& painter, const SavesModel& model, Rect row) {
    const Rect back = {row.x, row.y, painter.u(130), row.h};
    const Rect copy_in = {row.right() - painter.u(220), row.y, painter.u(220), row.h};
    SavesWish wish = SavesWish::none;
    if (painter.button("back", back,
                       {.label = tr("Back"), .key = painter.desk().key(input::Command::cancel)}))
        wish = SavesWish::back;
    if (painter.button("save_copy_in", copy_in, {.label = tr("Import ...")}))
        wish = SavesWish::copy_in;
    const float x = back.right() + painter.u(20);
    draw_message(painter, model, {x, row.y, copy_in.x - painter.u(20) - x, row.h});
    return wish;
}

}  // namespace

bool may_be_changed(SaveState state) {
    return state == SaveState::unfinished || state == SaveState::finished ||
           state == SaveState::damaged || state == SaveState::closed;
}

std::string save_state_text(SaveState state) {
    switch (state) {
        case SaveState::unfinished: return std::string(tr("unfinished"));
        case SaveState::finished: return std::string(tr("finished"));
        case SaveState::playing: return std::string(tr("on the table"));
        case SaveState::elsewhere: return std::string(tr("in another window"));
        case SaveState::damaged: return std::string(tr("damaged"));
        case SaveState::closed: return std::string(tr("cannot be opened"));
        default: return "...";
    }
}

SavesWish draw_saves(Desk& desk, const SavesModel& model, SavesForm& form) {
    const PageSize size = page_size(desk, {1130, 650});
    DialogFrame frame(desk, "saves_page", tr("Saved games"), desk.width / 2, desk.height / 2,
                      size.width, size.height);
    Painter painter(desk, frame.list());
    const Rect area = frame.inside();
    const PageParts parts = page_parts(desk, area, 0.46f);
    SavesWish wish = SavesWish::none;
    if (model.saves.empty()) {
        painter.text(Font::text, area.center_x(), area.center_y(), rgba(kInkSoft),
                     tr("There are no saved games yet. Every game is saved automatically."),
                     Align::center);
    } else {
        draw_list(painter, model, parts.list, form);
        form.chosen = std::min(form.chosen, model.saves.size() - 1);
        wish = draw_details(painter, model.saves[form.chosen], parts.chosen);
    }
    const SavesWish other = draw_bottom(painter, model, parts.buttons);
    return other == SavesWish::none ? wish : other;
}

}  // namespace hexholm::ui
