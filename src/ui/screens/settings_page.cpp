#include "src/ui/screens/settings_page.h"

#include <algorithm>

#include "src/ui/parts/dialog_frame.h"
#include "src/ui/words/language.h"

namespace hexholm::ui {

namespace {

constexpr float kTwoColumns = 700;  // units; wide enough for two

// The language after (before) the one spoken now, in the list of all.
std::string neighbour_language(int step) {
    const auto count = static_cast<int>(kLanguages.size());
    int at = 0;
    while (at < count && kLanguages[static_cast<std::size_t>(at)].code != language_code())
        ++at;
    return std::string(kLanguages[static_cast<std::size_t>((at + step + count) % count)].code);
}

// The next (last) of some values, in a circle; the first where `now` is none of them.
template <typename Value, std::size_t kCount>
Value neighbour(const std::array<Value, kCount>& values, const Value& now, int step) {
    if (step == 0) return now;
    const auto found = std::find(values.begin(), values.end(), now);
    if (found == values.end()) return values.front();
    const auto count = static_cast<std::ptrdiff_t>(kCount);
    return values[static_cast<std::size_t>((found - values.begin() + step + count) % count)];
}

// The next larger (smaller) of some sizes; stays at the ends.
int next_size(int now, int step) {
    constexpr std::array<int, 9> kSizes = {75, 85, 100, 110, 125, 140, 150, 175, 200};
    if (step > 0)
        return *std::min(std::upper_bound(kSizes.begin(), kSizes.end(), now), kSizes.end() - 1);
    if (step < 0) {
        const auto* at = std::lower_bound(kSizes.begin(), kSizes.end(), now);
        return at == kSizes.begin() ? kSizes.front() : *(at - 1);
    }
    return now;
}

std::string_view quality_title(std::string_view preset) {
    if (preset == "software") return tr("simple#picture");
    if (preset == "medium") return tr("medium#picture");
    return tr("high#picture");
}

void choose_quality(SettingRows& column, const SettingsFacts& facts, Preferences& preferences) {
    static const std::array<std::string, 4> kQualities = {"automatic", "software", "medium",
                                                          "high"};
    const bool automatic = preferences.quality == "automatic";
    const int step = column.stepped(
        "set_quality", tr("Graphics quality"),
        std::string(automatic ? tr("automatic") : quality_title(preferences.quality)));
    preferences.quality = neighbour(kQualities, preferences.quality, step);
    if (automatic) column.note(tr("Now: {1}", {quality_title(facts.quality)}));
}

void draw_video(SettingRows& column, const SettingsFacts& facts, Preferences& preferences) {
    column.toggle("set_fullscreen", tr("Full screen"), preferences.fullscreen);
    choose_quality(column, facts, preferences);
    column.toggle("set_water", tr("Calm water"), preferences.still_water);
    const int size = column.stepped("set_scale", tr("UI size"),
                                    tr("{1}%", {std::to_string(preferences.scale_percent)}));
    preferences.scale_percent = next_size(preferences.scale_percent, size);
}

void draw_motion(SettingRows& column, Preferences& preferences) {
    const int speed = column.stepped("set_speed", tr("Animations"),
                                     std::string(tr(speed_name(preferences.speed))));
    preferences.speed = static_cast<Speed>((static_cast<int>(preferences.speed) + speed + 4) % 4);
    const int camera = column.stepped("set_camera", tr("Camera speed"),
                                      tr("{1}%", {std::to_string(preferences.camera_percent)}));
    preferences.camera_percent =
        std::clamp(preferences.camera_percent + camera * 25, kLeastCamera, kMostCamera);
    column.toggle("set_follow", tr("Camera follows the action"), preferences.follow);
    const int language =
        column.stepped("set_language", tr("Language"), std::string(language_name()));
    if (language != 0) preferences.language = neighbour_language(language);
}

void draw_sound(SettingRows& column, Preferences& preferences) {
    bool sounds = !preferences.muted;
    column.toggle("set_sounds", tr("Sounds"), sounds);
    preferences.muted = !sounds;
    column.toggle("set_quiet", tr("Mute when in the background"), preferences.quiet_unwatched);
}

void draw_volumes(SettingRows& column, Preferences& preferences) {
    column.percent("set_table_volume", tr("Table#sounds"), preferences.loudness.table);
    column.percent("set_button_volume", tr("Buttons"), preferences.loudness.buttons);
    column.percent("set_sea_volume", tr("Sea"), preferences.loudness.sea);
    column.percent("set_music_volume", tr("Music"), preferences.loudness.music);
}

void draw_table(SettingRows& column, Preferences& preferences) {
    column.toggle("set_hands", tr("Hide hands between players"), preferences.hide_hands);
    column.note(
        tr("When several people share one screen, the next player is called before their cards are "
           "shown."));
    column.toggle("set_decline", tr("Auto-decline offers I can't afford"),
                  preferences.decline_unpayable);
    column.toggle("set_track", tr("Keep track of cards you have seen"), preferences.track_hands);
    column.toggle("set_hints", tr("Highlight good spots"), preferences.hints);
    column.note(tr("Building spots are green where the dice yield the most."));
}

// Turns that end by themselves, in seconds; 0: none does.
void choose_turn_limit(SettingRows& column, Preferences& preferences) {
    constexpr std::array<int, 7> kLimits = {0, 30, 45, 60, 90, 120, 180};
    const int limit = preferences.turn_limit_s;
    const std::string words =
        limit == 0 ? std::string(tr("off#option")) : tr("{1} s", {std::to_string(limit)});
    preferences.turn_limit_s =
        neighbour(kLimits, limit, column.stepped("set_turn_limit", tr("Turn time limit"), words));
}

void draw_keeping(SettingRows& column, Preferences& preferences) {
    column.toggle("set_talk", tr("Bots chat"), preferences.talk);
    column.toggle("set_others_talk", tr("Show messages from others"), preferences.others_talk);
    choose_turn_limit(column, preferences);
    constexpr std::array<int, 6> kKept = {10, 20, 50, 100, 200, 0};
    const std::string kept = preferences.kept_games == 0 ? std::string(tr("all"))
                                                         : std::to_string(preferences.kept_games);
    const int keep = column.stepped("set_kept", tr("Old games to keep"), kept);
    preferences.kept_games = neighbour(kKept, preferences.kept_games, keep);
    column.note(
        tr("How many finished and how many unfinished games are kept; older ones are removed."));
}

// Rows in two columns where there is room for two, else one below the other.
template <typename Left, typename Right>
void draw_columns(
    Painter& painter, ScrollArea& list, Rect area, const Left& left, const Right& right) {
    const float top = list.row(0).y;
    const bool beside = area.w >= painter.u(kTwoColumns);
    const float gap = painter.u(40);
    const float width = beside ? (area.w - gap) / 2 : area.w;
    SettingRows first(painter, {area.x, top, width, 0});
    left(first);
    SettingRows second(painter, beside ? Rect{area.x + width + gap, top, width, 0}
                                       : Rect{area.x, first.bottom(), width, 0});
    right(second);
    list.row(std::max(first.bottom(), second.bottom()) - top);
}

struct TabWords {
    SettingsTab tab;
    const char* name;
    const char* title;
};
constexpr std::array<TabWords, kSettingsTabs> kTabs = {{
    {SettingsTab::general, "tab_general", /*tr*/ "General#settings"},
    {SettingsTab::sound, "tab_sound", /*tr*/ "Sound"},
    {SettingsTab::table, "tab_table", /*tr*/ "Table"},
    {SettingsTab::colors, "tab_colors", /*tr*/ "Colours"},
    {SettingsTab::keys, "tab_keys", /*tr*/ "Keys"},
}};

void draw_tab(Painter& painter, const TabWords& words, Rect rect, SettingsMemory& memory) {
    const bool open = memory.tab == words.tab;
    const ButtonState state = painter.area(words.name, rect);
    const float radius = painter.u(9);
    if (open || state.hovered)
        painter.list()->AddRectFilled({rect.x, rect.y}, {rect.right(), rect.bottom()},
                                      open ? rgba(0xFFFBF0, 0.9f) : rgba(kInk, 0.06f), radius,
                                      ImDrawFlags_RoundCornersTop);
    painter.text_within(Font::number, rect.center_x(), rect.center_y(), rect.w - painter.u(12),
                        rgba(kInk, open ? 1.0f : 0.7f), tr(words.title), Align::center);
    const float line = painter.u(open ? 3.0f : 1.5f);
    painter.fill({rect.x, rect.bottom() - line, rect.w, line},
                 open ? rgba(0xB9831A) : rgba(kInk, 0.22f));
    if (!state.clicked) return;
    memory.tab = words.tab;
    memory.choosing.reset();
    memory.said.clear();
}

void draw_tab_content(Painter& painter,
                      const SettingsFacts& facts,
                      Rect area,
                      Preferences& preferences,
                      SettingsMemory& memory) {
    if (memory.tab == SettingsTab::keys)
        return draw_key_settings(painter, area, preferences, memory);
    ScrollArea list(painter, "settings_bar", area,
                    memory.scrolls[static_cast<std::size_t>(memory.tab)]);
    const auto columns = [&](const auto& left, const auto& right) {
        draw_columns(painter, list, area, left, right);
    };
    if (memory.tab == SettingsTab::general)
        columns([&](SettingRows& to) { draw_video(to, facts, preferences); },
                [&](SettingRows& to) { draw_motion(to, preferences); });
    if (memory.tab == SettingsTab::sound)
        columns([&](SettingRows& to) { draw_sound(to, preferences); },
                [&](SettingRows& to) { draw_volumes(to, preferences); });
    if (memory.tab == SettingsTab::table)
        columns([&](SettingRows& to) { draw_table(to, preferences); },
                [&](SettingRows& to) { draw_keeping(to, preferences); });
    if (memory.tab == SettingsTab::colors) {
        const float top = list.row(0).y;
        SettingRows column(painter, {area.x, top, area.w, 0});
        draw_color_settings(painter, column, facts, preferences);
        list.row(column.bottom() - top);
    }
}

}  // namespace

bool draw_settings(Desk& desk,
                   const SettingsFacts& facts,
                   Preferences& preferences,
                   SettingsMemory& memory) {
    draw_veil(desk, "settings_veil", 0.45f);
    const PageSize size = fitting_size(desk, {880, 520});
    DialogFrame frame(desk, "settings_page", tr("Settings"), desk.width / 2, desk.height / 2,
                      size.width, size.height, Layer::top);
    Painter painter(desk, frame.list());
    Rect inside = frame.inside();
    Rect tab = {inside.x, inside.y, inside.w / static_cast<float>(kSettingsTabs), desk.u(42)};
    for (const TabWords& words : kTabs) {
        draw_tab(painter, words, tab, memory);
        tab.x += tab.w;
    }
    const float used = tab.h + desk.u(12);
    const Rect area = {inside.x, inside.y + used, inside.w - desk.u(10), inside.h - used};
    draw_tab_content(painter, facts, area, preferences, memory);
    return frame.closed(painter);
}

}  // namespace hexholm::ui
