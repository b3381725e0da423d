#include "src/ui/settings_page.h"

#include <algorithm>

#include "src/ui/dialog_frame.h"

namespace hexholm::ui {

const char* speed_name(Speed speed) {
    switch (speed) {
        case Speed::slow: return "slow";
        case Speed::normal: return "normal";
        case Speed::fast: return "fast";
        default: return "instant";
    }
}

double speed_factor(Speed speed) {
    switch (speed) {
        case Speed::slow: return 0.55;
        case Speed::normal: return 1.0;
        case Speed::fast: return 2.4;
        default: return 1000.0;
    }
}

// A label with a switch at its right end.
static void draw_switch(Painter& painter, const char* name, const char* label, Rect row, bool& on) {
    painter.text(Font::number, row.x, row.center_y(), rgba(kInk), label);
    const float width = painter.u(54);
    const Rect track = {row.right() - width, row.center_y() - painter.u(14), width, painter.u(28)};
    if (painter.area(name, track).clicked) on = !on;
    painter.fill(track, on ? rgba(kGood) : rgba(kInk, 0.25f), painter.u(14));
    const float x = on ? track.right() - painter.u(14) : track.x + painter.u(14);
    painter.list()->AddCircleFilled({x, track.center_y()}, painter.u(11), rgba(kCream), 28);
}

// A label with a value between two arrows.
static int draw_stepped(
    Painter& painter, const char* name, const char* label, Rect row, const std::string& value) {
    painter.text(Font::number, row.x, row.center_y(), rgba(kInk), label);
    const float right = row.right() - painter.u(12);
    const float left = right - painter.u(148);
    const std::string id = name;
    int change = 0;
    if (painter.stepper(id + "_less", left, row.center_y(), "<", true)) change = -1;
    if (painter.stepper(id + "_more", right, row.center_y(), ">", true)) change = 1;
    painter.text(Font::number, (left + right) / 2, row.center_y(), rgba(kInk), value,
                 Align::center);
    return change;
}

bool draw_settings(Desk& desk, Preferences& preferences) {
    draw_veil(desk, "settings_veil", 0.45f);
    DialogFrame frame(desk, "settings_page", "Settings", desk.width / 2, desk.height / 2, 500, 464,
                      Layer::top);
    Painter painter(desk, frame.list());
    Rect row = frame.inside();
    row.h = desk.u(44);
    row.y += desk.u(4);
    const auto next = [&] { row.y += desk.u(48); };
    const int speed =
        draw_stepped(painter, "set_speed", "Animations", row, speed_name(preferences.speed));
    preferences.speed = static_cast<Speed>((static_cast<int>(preferences.speed) + speed + 4) % 4);
    next();
    const int size = draw_stepped(painter, "set_scale", "Size of panels", row,
                                  std::to_string(preferences.scale_percent) + " %");
    preferences.scale_percent = std::clamp(preferences.scale_percent + size * 10, 70, 150);
    next();
    bool sounds = !preferences.muted;
    draw_switch(painter, "set_sounds", "Sounds of mods", row, sounds);
    preferences.muted = !sounds;
    next();
    const int volume = draw_stepped(painter, "set_volume", "Volume", row,
                                    std::to_string(preferences.volume_percent) + " %");
    preferences.volume_percent = std::clamp(preferences.volume_percent + volume * 10, 0, 100);
    next();
    draw_switch(painter, "set_water", "Still water", row, preferences.still_water);
    next();
    draw_switch(painter, "set_hands", "Hide hands between players", row, preferences.hide_hands);
    next();
    draw_switch(painter, "set_decline", "Decline offers I cannot pay", row,
                preferences.decline_unpayable);
    next();
    draw_switch(painter, "set_fullscreen", "Full screen", row, preferences.fullscreen);
    return frame.closed(painter);
}

MenuWish draw_menu(Desk& desk, std::string_view about) {
    draw_veil(desk, "menu_veil", 0.45f);
    DialogFrame frame(desk, "menu_page", "Hexholm", desk.width / 2, desk.height / 2, 320, 384,
                      Layer::top);
    Painter painter(desk, frame.list());
    const Rect area = frame.inside();
    Rect rect = {area.x + desk.u(20), area.y + desk.u(8), area.w - desk.u(40), desk.u(46)};
    MenuWish wish = MenuWish::none;
    const auto entry = [&](const char* name, const char* label, ButtonLook look, MenuWish what) {
        if (painter.button(name, rect, {.label = label, .look = look})) wish = what;
        rect.y += desk.u(56);
    };
    entry("menu_go_on", "Back to the game", ButtonLook::gold, MenuWish::go_on);
    entry("menu_settings", "Settings", ButtonLook::paper, MenuWish::settings);
    entry("menu_help", "How to play", ButtonLook::paper, MenuWish::help);
    entry("menu_title", "Leave the table", ButtonLook::paper, MenuWish::to_title);
    entry("menu_quit", "Quit", ButtonLook::paper, MenuWish::quit);
    painter.text(Font::small, area.center_x(), area.bottom() - desk.u(4), rgba(kInkSoft), about,
                 Align::center);
    return wish;
}

bool draw_hand_over(Desk& desk, std::string_view name, std::uint32_t color) {
    draw_veil(desk, "hand_over_veil", 0.82f);
    DialogFrame frame(desk, "hand_over", "", desk.width / 2, desk.height / 2, 460, 220, Layer::top);
    Painter painter(desk, frame.list());
    const Rect area = frame.inside();
    painter.list()->AddCircleFilled({area.center_x(), area.y + desk.u(24)}, desk.u(18), rgba(kInk),
                                    40);
    painter.list()->AddCircleFilled({area.center_x(), area.y + desk.u(24)}, desk.u(16), rgba(color),
                                    40);
    painter.text_within(Font::title, area.center_x(), area.y + desk.u(68), area.w, rgba(kInk),
                        std::string(name) + ", it is your turn", Align::center);
    painter.text(Font::text, area.center_x(), area.y + desk.u(96), rgba(kInkSoft),
                 "Nobody else should look at the screen now.", Align::center);
    const Rect button = {area.center_x() - desk.u(100), area.bottom() - desk.u(48), desk.u(200),
                         desk.u(46)};
    return painter.button("ready", button,
                          {.label = "I am ready", .look = ButtonLook::gold, .key = "Enter"});
}

}  // namespace hexholm::ui
