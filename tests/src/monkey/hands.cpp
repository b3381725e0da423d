#include "tests/src/monkey/hands.h"

#include <algorithm>
#include <array>
#include <sstream>

namespace hexholm::monkey {

namespace {

constexpr std::array kUseful = {
    "ready",       "roll",        "place_",   "end_turn",    "confirm",    "pick_",   "choose_",
    "rival_",      "accept",      "reject",   "decline",     "build_",     "buy_",    "use_",
    "do_",         "trade",       "offer",    "bank_trade",  "give_",      "get_",    "number_",
    "continue",    "start",       "new_game", "pile_",       "hand_",      "rematch", "lesson_here",
    "lesson_read", "lesson_show", "trouble_", "replay_play", "show_scores"};

// From button to button, as people go through the program; "*" stands for any ending.
constexpr std::array kPlans = {
    "menu menu_settings tab_general set_language_more close",
    "menu menu_settings tab_general set_language_less close",
    "menu menu_settings tab_table set_* set_* close",
    "menu menu_settings tab_colors palette_* close",
    "menu menu_settings tab_keys key_* close",
    "menu menu_title new_game scenario_* players_* mod_* start",
    "menu menu_title new_game scenario_* option_* option_* seat_* seat_* start",
    "menu menu_title saves save_row_* save_watch",
    "menu menu_saves save_row_* save_go_on",
    "menu menu_saves save_row_* save_copy_out file_here back",
    "menu menu_saves save_row_* save_rename dialog_ok back",
    "menu menu_saves save_row_* save_remove dialog_ok back",
    "menu menu_title lessons lesson_anew_*",
    "menu menu_title mods mod_row_* mod_toggle back",
    "menu menu_help close",
    "menu_undo",
    "new_game scenario_* players_* start",
    "new_game mod_* mod_* random_seed start",
    "saves save_row_* save_watch",
    "lessons lesson_*",
    "settings tab_* set_* close",
    "mods mod_row_* mod_toggle mod_toggle back",
    "trade give_* get_* ask_* offer",
    "trade give_* get_* bank_trade close",
    "cards use_*",
    "advice advice_* close",
    "advice advice_* place_*",
    "replay_chances missed_* chances_curve missed_* close",
    "show_statistics close",
    "speed",
    "undo",
    "replay_view replay_rate replay_scrub replay_take_over take_*",
    "save_elsewhere file_here",
    "look_at_table show_scores rematch"};

bool fits(std::string_view name, std::string_view wanted) {
    if (!wanted.ends_with('*')) return name == wanted;
    return name.starts_with(wanted.substr(0, wanted.size() - 1));
}

bool can_be_pressed(const ui::Hotspot& spot) {
    return spot.enabled && spot.in_view;
}

std::string at(std::string_view what, int x, int y) {
    return std::string(what) + " " + std::to_string(x) + " " + std::to_string(y);
}

bool is_there(app::App& app, std::string_view name) {
    return std::ranges::any_of(app.shell().hotspots(),
                               [&](const ui::Hotspot& spot) { return spot.name == name; });
}

}  // namespace

bool is_useful(std::string_view name) {
    return std::ranges::any_of(kUseful,
                               [&](std::string_view one) { return name.starts_with(one); });
}

// In dialogs for files the way up is barred: the folder at which they begin is the hands' own.
bool is_out_of_bounds(app::App& app, const std::string& line) {
    if (!is_there(app, "folder_up")) return false;
    std::istringstream words(line);
    std::string verb;
    words >> verb;
    if (verb == "key" || verb == "pad")
        return line.ends_with("backspace") || app.shell().focus_name() == "folder_up";
    if (verb != "down" && verb != "up") return false;
    std::string button;
    float x = 0;
    float y = 0;
    words >> button >> x >> y;
    return std::ranges::any_of(app.shell().hotspots(), [&](const ui::Hotspot& spot) {
        const ui::Rect& rect = spot.rect;
        return spot.name == "folder_up" && x >= rect.x && x <= rect.right() && y >= rect.y &&
               y <= rect.bottom();
    });
}

std::vector<std::string> Hands::act(app::App& app) {
    if (later_.empty()) think(app);
    if (later_.empty()) return {};
    std::vector<std::string> lines = std::move(later_.front());
    later_.pop_front();
    return lines;
}

void Hands::rest() {
    later_.clear();
    plan_.clear();
    mood_lasts_ = 0;
}

int Hands::from_to(int least, int most) {
    return least + static_cast<int>(chance_.below(static_cast<std::uint32_t>(most - least + 1)));
}

void Hands::choose_mood() {
    constexpr std::array kMoods = {Mood::play, Mood::play, Mood::play, Mood::play,  Mood::play,
                                   Mood::plan, Mood::plan, Mood::plan, Mood::mouse, Mood::mouse,
                                   Mood::keys, Mood::keys, Mood::pad,  Mood::wild};
    mood_ = kMoods[chance_.below(kMoods.size())];
    mood_lasts_ = mood_ == Mood::play ? from_to(10, 60) : from_to(3, 25);
}

void Hands::think(app::App& app) {
    if (!plan_.empty()) return follow_plan(app);
    if (mood_lasts_-- <= 0) choose_mood();
    switch (mood_) {
        case Mood::play: play(app); break;
        case Mood::plan: {
            std::istringstream names(kPlans[chance_.below(kPlans.size())]);
            for (std::string name; names >> name;)
                plan_.push_back(name);
            if (one_in(2)) pause(from_to(0, 40));
            break;
        }
        case Mood::mouse: use_mouse(app); break;
        case Mood::keys: use_keys(app); break;
        case Mood::pad: use_pad(); break;
        case Mood::wild:
            if (one_in(3))
                disturb();
            else if (one_in(2))
                use_mouse(app);
            else
                use_keys(app);
            break;
    }
}

const ui::Hotspot* Hands::any_spot(app::App& app, bool useful) {
    std::vector<const ui::Hotspot*> spots;
    for (const ui::Hotspot& spot : app.shell().hotspots())
        if (can_be_pressed(spot) && (!useful || is_useful(spot.name))) spots.push_back(&spot);
    if (spots.empty()) return nullptr;
    return spots[chance_.below(static_cast<std::uint32_t>(spots.size()))];
}

void Hands::play(app::App& app) {
    const ui::Hotspot* spot = any_spot(app, !one_in(12));
    if (spot == nullptr) return pause(from_to(1, 10));
    click(app, *spot);
    pause(from_to(1, 4));
}

void Hands::follow_plan(app::App& app) {
    const std::string wanted = plan_.front();
    plan_.pop_front();
    std::vector<const ui::Hotspot*> spots;
    for (const ui::Hotspot& spot : app.shell().hotspots())
        if (can_be_pressed(spot) && fits(spot.name, wanted)) spots.push_back(&spot);
    if (spots.empty()) return;
    click(app, *spots[chance_.below(static_cast<std::uint32_t>(spots.size()))]);
    pause(from_to(2, 6));
}

void Hands::click(app::App& app, const ui::Hotspot& spot) {
    click(app, static_cast<int>(spot.rect.center_x()), static_cast<int>(spot.rect.center_y()));
}

void Hands::click(app::App& app, int x, int y) {
    then(at("move", x, y));
    if (one_in(4)) pause(from_to(1, 40));
    const std::string down = one_in(15) ? "right" : one_in(40) ? "middle" : "left";
    const std::string press = at("down " + down, x, y);
    if (is_out_of_bounds(app, press)) return;
    for (int times = one_in(12) ? 2 : 1; times > 0; --times) {
        then(press);
        then(at("up " + down, x, y));
    }
}

void Hands::drag(app::App& app, int x, int y) {
    const std::string button = one_in(2) ? "left" : one_in(2) ? "right" : "middle";
    if (is_out_of_bounds(app, at("down " + button, x, y))) return;
    then(at("down " + button, x, y));
    for (int step = from_to(1, 8); step > 0; --step) {
        x += from_to(-120, 120);
        y += from_to(-120, 120);
        then(at("move", x, y));
    }
    if (!one_in(10)) then(at("up " + button, x, y));
}

void Hands::use_mouse(app::App& app) {
    int x = from_to(-5, app.window().width() + 5);
    int y = from_to(-5, app.window().height() + 5);
    const auto& spots = app.shell().hotspots();
    if (!spots.empty() && !one_in(3)) {
        const ui::Hotspot& spot = spots[chance_.below(static_cast<std::uint32_t>(spots.size()))];
        x = static_cast<int>(spot.rect.center_x());
        y = static_cast<int>(spot.rect.center_y());
    }
    switch (chance_.below(6)) {
        case 0: click(app, x, y); break;
        case 1: drag(app, x, y); break;
        case 2: then("wheel " + std::to_string(from_to(-4, 4)) + at("", x, y)); break;
        default:
            then(at("move", x, y));
            pause(one_in(3) ? from_to(20, 50) : from_to(0, 3));  // until a tip comes up, or not
    }
}

void Hands::use_keys(app::App& app) {
    constexpr std::array kNamed = {"tab",    "enter",  "escape", "space",  "backspace",
                                   "delete", "insert", "left",   "right",  "up",
                                   "down",   "home",   "end",    "pageup", "pagedown"};
    constexpr std::array kTexts = {"a",    "Zoë", "0",     "99999999999999999999", "-1", "../x",
                                   "日本", "한",  "%s{1}", "\xF0\x9F\x8E\xB2"};
    std::string key = kNamed[chance_.below(kNamed.size())];
    if (one_in(3)) key = std::string(1, static_cast<char>(from_to('!', '~')));
    if (one_in(10)) key = "f" + std::to_string(from_to(1, 12));
    std::string held;
    if (one_in(8)) held += "ctrl ";
    if (one_in(8)) held += "shift ";
    if (one_in(12)) held += "alt ";
    const std::string press = "key " + held + key;
    if (is_out_of_bounds(app, press)) return;
    then(press);
    pause(one_in(6) ? from_to(5, 30) : 0);
    if (!one_in(10)) then("keyup " + key);
    if (one_in(5)) then(std::string("text ") + kTexts[chance_.below(kTexts.size())]);
}

void Hands::use_pad() {
    constexpr std::array kButtons = {"a",
                                     "b",
                                     "x",
                                     "y",
                                     "back",
                                     "start",
                                     "left_stick",
                                     "right_stick",
                                     "left_shoulder",
                                     "right_shoulder",
                                     "up",
                                     "down",
                                     "left",
                                     "right"};
    constexpr std::array kAxes = {"left_x",  "left_y",       "right_x",
                                  "right_y", "left_trigger", "right_trigger"};
    if (one_in(4)) {
        const std::string axis = std::string("stick ") + kAxes[chance_.below(kAxes.size())] + " ";
        then(axis + (one_in(2) ? "1" : "-0.7"));
        pause(from_to(0, 30));
        return then(axis + "0");
    }
    const std::string button = kButtons[chance_.below(kButtons.size())];
    then("pad " + button);
    then("padup " + button);
    pause(from_to(0, 4));
}

void Hands::disturb() {
    constexpr std::array kSizes = {"640 480",  "640 360",   "1280 720",  "1920 1080", "1024 768",
                                   "720 1280", "1080 1920", "2560 1080", "480 640",   "900 900"};
    constexpr std::array kDrops = {"nothing_there.zip", "tests/journals/format-1.journal",
                                   "mods/base", "README.md"};
    if (one_in(5)) return then(std::string("drop ") + kDrops[chance_.below(kDrops.size())]);
    then(std::string("resize ") + kSizes[chance_.below(kSizes.size())]);
    pause(from_to(0, 5));
}

}  // namespace hexholm::monkey
