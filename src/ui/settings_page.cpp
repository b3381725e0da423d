#include "src/ui/settings_page.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "src/ui/dialog_frame.h"
#include "src/ui/language.h"

namespace hexholm::ui {

const char* speed_name(Speed speed) {
    switch (speed) {
        case Speed::slow: return /*tr*/ "slow";
        case Speed::normal: return /*tr*/ "normal";
        case Speed::fast: return /*tr*/ "fast";
        default: return /*tr*/ "instant";
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

namespace {

constexpr float kSettingsRow = 44;  // units
constexpr float kTwoColumns = 700;  // wide enough for two
constexpr int kVolumeStep = 5;      // percent

// Rows one below the other; a label at the left, what it sets at the right.
class Column {
public:
    Column(Painter& painter, Rect place) : painter_(painter), place_(place), y_(place.y) {}

    float bottom() const { return y_; }
    void heading(std::string_view words);
    // A switch.
    void toggle(const char* name, std::string_view label, bool& on);
    // A value between two arrows; gives -1, 0 or 1.
    int stepped(const char* name, std::string_view label, const std::string& value);
    // A bar to be dragged, between two arrows.
    void percent(const char* name, std::string_view label, int& value);

private:
    Rect row() {
        const Rect rect = {place_.x, y_, place_.w, painter_.u(kSettingsRow)};
        y_ += rect.h;
        return rect;
    }
    Rect labelled_row(std::string_view label);

    Painter& painter_;
    Rect place_;
    float y_;
};

void Column::heading(std::string_view words) {
    const Rect rect = row();
    painter_.text(Font::title, rect.x, rect.center_y(), rgba(kInk), words);
    painter_.fill({rect.x, rect.bottom() - painter_.u(7), rect.w, painter_.u(1.5f)},
                  rgba(kInk, 0.22f));
}

Rect Column::labelled_row(std::string_view label) {
    const Rect rect = row();
    painter_.text_within(Font::number, rect.x, rect.center_y(), rect.w - painter_.u(176),
                         rgba(kInk), label);
    return rect;
}

void Column::toggle(const char* name, std::string_view label, bool& on) {
    const Rect rect = row();
    painter_.text_within(Font::number, rect.x, rect.center_y(), rect.w - painter_.u(66), rgba(kInk),
                         label);
    const float width = painter_.u(54);
    const Rect track = {rect.right() - width, rect.center_y() - painter_.u(14), width,
                        painter_.u(28)};
    if (painter_.area(name, track).clicked) on = !on;
    painter_.fill(track, on ? rgba(kGood) : rgba(kInk, 0.25f), painter_.u(14));
    const float x = on ? track.right() - painter_.u(14) : track.x + painter_.u(14);
    painter_.list()->AddCircleFilled({x, track.center_y()}, painter_.u(11), rgba(kCream), 28);
}

int Column::stepped(const char* name, std::string_view label, const std::string& value) {
    const Rect rect = labelled_row(label);
    const float right = rect.right() - painter_.u(12);
    const float left = right - painter_.u(148);
    const std::string id = name;
    int change = 0;
    if (painter_.stepper(id + "_less", left, rect.center_y(), "<", true)) change = -1;
    if (painter_.stepper(id + "_more", right, rect.center_y(), ">", true)) change = 1;
    painter_.text_within(Font::number, (left + right) / 2, rect.center_y(), painter_.u(120),
                         rgba(kInk), value, Align::center);
    return change;
}

void Column::percent(const char* name, std::string_view label, int& value) {
    const Rect rect = labelled_row(label);
    const std::string id = name;
    const float right = rect.right() - painter_.u(12);
    const float left = right - painter_.u(148);
    const float y = rect.center_y();
    int wanted = value;
    if (painter_.stepper(id + "_less", left, y, "-", value > 0)) wanted -= kVolumeStep;
    if (painter_.stepper(id + "_more", right, y, "+", value < 100)) wanted += kVolumeStep;
    const Rect bar = {left + painter_.u(22), y - painter_.u(12), right - left - painter_.u(44),
                      painter_.u(24)};
    if (painter_.area(id, bar).held) {
        const float part = (ImGui::GetIO().MousePos.x - bar.x) / bar.w;
        const int steps = static_cast<int>(std::lround(part * 100 / kVolumeStep));
        wanted = steps * kVolumeStep;
    }
    value = std::clamp(wanted, 0, 100);
    const Rect groove = {bar.x, y - painter_.u(4), bar.w, painter_.u(8)};
    const float filled = groove.w * static_cast<float>(value) / 100;
    painter_.fill(groove, rgba(kInk, 0.18f), painter_.u(4));
    painter_.fill({groove.x, groove.y, filled, groove.h}, rgba(kGood), painter_.u(4));
    const ImVec2 knob = {groove.x + filled, y};
    painter_.list()->AddCircleFilled(knob, painter_.u(9), rgba(0x6B4C2C), 28);
    painter_.list()->AddCircleFilled(knob, painter_.u(7), rgba(kCream), 28);
}

// The language after (before) the one spoken now, in the list of all.
std::string neighbour_language(int step) {
    const auto count = static_cast<int>(kLanguages.size());
    int at = 0;
    while (at < count && kLanguages[static_cast<std::size_t>(at)].code != language_code())
        ++at;
    return std::string(kLanguages[static_cast<std::size_t>((at + step + count) % count)].code);
}

// 10, 20, 50, 100, 200, all; in a circle.
int next_kept(int kept, int step) {
    constexpr std::array<int, 6> kSteps = {10, 20, 50, 100, 200, 0};
    if (step == 0) return kept;
    const auto here = std::find(kSteps.begin(), kSteps.end(), kept) - kSteps.begin();
    const auto next = (here + step + 12) % static_cast<std::ptrdiff_t>(kSteps.size());
    return kSteps[static_cast<std::size_t>(next)];
}

void draw_table_settings(Column& column, Preferences& preferences) {
    column.heading(tr("Table"));
    const int language =
        column.stepped("set_language", tr("Language"), std::string(language_name()));
    if (language != 0) preferences.language = neighbour_language(language);
    const int speed = column.stepped("set_speed", tr("Animations"),
                                     std::string(tr(speed_name(preferences.speed))));
    preferences.speed = static_cast<Speed>((static_cast<int>(preferences.speed) + speed + 4) % 4);
    const int size = column.stepped("set_scale", tr("Size of panels"),
                                    std::to_string(preferences.scale_percent) + " %");
    preferences.scale_percent = std::clamp(preferences.scale_percent + size * 10, 70, 150);
    column.toggle("set_water", tr("Still water"), preferences.still_water);
    column.toggle("set_hands", tr("Hide hands between players"), preferences.hide_hands);
    column.toggle("set_decline", tr("Decline offers I cannot pay"), preferences.decline_unpayable);
    column.toggle("set_track", tr("Keep track of seen cards"), preferences.track_hands);
    column.toggle("set_fullscreen", tr("Full screen"), preferences.fullscreen);
    const std::string kept = preferences.kept_games == 0 ? std::string(tr("all"))
                                                         : std::to_string(preferences.kept_games);
    const int keep = column.stepped("set_kept", tr("Old games kept"), kept);
    preferences.kept_games = next_kept(preferences.kept_games, keep);
}

void draw_sound_settings(Column& column, Preferences& preferences) {
    column.heading(tr("Sound"));
    bool sounds = !preferences.muted;
    column.toggle("set_sounds", tr("Sounds"), sounds);
    preferences.muted = !sounds;
    column.percent("set_table_volume", tr("Table#sounds"), preferences.loudness.table);
    column.percent("set_button_volume", tr("Buttons"), preferences.loudness.buttons);
    column.percent("set_sea_volume", tr("Sea"), preferences.loudness.sea);
    column.percent("set_music_volume", tr("Music"), preferences.loudness.music);
    column.toggle("set_quiet", tr("Silent in the background"), preferences.quiet_unwatched);
}

}  // namespace

bool draw_settings(Desk& desk, Preferences& preferences, Scroll& scroll) {
    draw_veil(desk, "settings_veil", 0.45f);
    DialogFrame frame(desk, "settings_page", tr("Settings"), desk.width / 2, desk.height / 2, 860,
                      508, Layer::top);
    Painter painter(desk, frame.list());
    Rect inside = frame.inside();
    inside.w -= desk.u(10);  // the bar of the list
    {
        ScrollArea list(painter, "settings_bar", inside, scroll);
        const bool beside = inside.w >= desk.u(kTwoColumns);
        const float width = beside ? (inside.w - desk.u(40)) / 2 : inside.w;
        const float top = list.row(0).y;
        Column left(painter, {inside.x, top, width, 0});
        draw_table_settings(left, preferences);
        Column right(painter, beside ? Rect{inside.x + width + desk.u(40), top, width, 0}
                                     : Rect{inside.x, left.bottom(), width, 0});
        draw_sound_settings(right, preferences);
        list.row(std::max(left.bottom(), right.bottom()) - top);
    }
    return frame.closed(painter);
}

MenuWish draw_menu(Desk& desk, const UndoHint& undo, std::string_view about) {
    draw_veil(desk, "menu_veil", 0.45f);
    DialogFrame frame(desk, "menu_page", "Hexholm", desk.width / 2, desk.height / 2, 340, 496,
                      Layer::top);
    Painter painter(desk, frame.list());
    const Rect area = frame.inside();
    Rect rect = {area.x + desk.u(20), area.y + desk.u(8), area.w - desk.u(40), desk.u(46)};
    MenuWish wish = MenuWish::none;
    const auto entry = [&](const char* name, std::string_view label, ButtonLook look,
                           MenuWish what) {
        const bool enabled = what != MenuWish::undo || undo.allowed;
        if (painter.button(name, rect, {.label = label, .look = look, .enabled = enabled}))
            wish = what;
        rect.y += desk.u(56);
    };
    entry("menu_go_on", tr("Back to the game"), ButtonLook::gold, MenuWish::go_on);
    entry("menu_undo", undo.allowed ? std::string_view(undo.words) : tr("Take back"),
          ButtonLook::paper, MenuWish::undo);
    entry("menu_saves", tr("Saved games"), ButtonLook::paper, MenuWish::saves);
    entry("menu_settings", tr("Settings"), ButtonLook::paper, MenuWish::settings);
    entry("menu_help", tr("How to play"), ButtonLook::paper, MenuWish::help);
    entry("menu_title", tr("Leave the table"), ButtonLook::paper, MenuWish::to_title);
    entry("menu_quit", tr("Quit"), ButtonLook::paper, MenuWish::quit);
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
                        tr("{1}, it is your turn", {name}), Align::center);
    painter.text(Font::text, area.center_x(), area.y + desk.u(96), rgba(kInkSoft),
                 tr("Nobody else should look at the screen now."), Align::center);
    const Rect button = {area.center_x() - desk.u(100), area.bottom() - desk.u(48), desk.u(200),
                         desk.u(46)};
    return painter.button(
        "ready", button,
        {.label = tr("I am ready"), .look = ButtonLook::gold, .key = tr("Enter#key")});
}

}  // namespace hexholm::ui
