#include "tests/src/monkey/life.h"

#include <algorithm>
#include <array>
#include <filesystem>

#include <sys/time.h>

#include "tests/src/monkey/beginnings.h"

namespace hexholm::monkey {

namespace {

constexpr int kPictureEvery = 97;  // frames; the graphics are slow without a card
constexpr int kWayOnEvery = 1500;  // frames
constexpr int kPatience = 4000;    // frames until a game must have gone on
constexpr int kFrozen_s = 120;     // of processor time; a frame that takes longer is none

// What answers a question or ends a turn, the first that there is. Places come before what would be put there instead,
// and cards last: in one's own turn they may be looked at for ever.
constexpr std::array kWaysOn = {
    "menu_go_on", "ready",    "trouble_go_on", "confirm", "number_more", "decline",
    "reject",     "choose_",  "buy_way_",      "place_",  "rival_",      "roll",
    "end_turn",   "withdraw", "dialog_cancel", "pile_",   "hand_"};

// Ends the program after so much processor time, 0: never. A clock would blame a busy machine on the client.
void end_after(int seconds) {
    itimerval limit{};
    limit.it_value.tv_sec = seconds;
    setitimer(ITIMER_PROF, &limit, nullptr);
}

platform::Paths paths_in(const std::string& folder) {
    platform::Paths paths;
    paths.assets = "assets";
    paths.mods = "mods";
    paths.user_data = folder + "/data";
    paths.user_config = folder + "/config";
    return paths;
}

}  // namespace

Life::Life(std::uint64_t seed, const std::string& folder)
    : chance_{seed, 0}, hands_(seed ^ 0x4A4D), paths_(paths_in(folder)), trail_(folder + "/trail") {
    std::filesystem::create_directories(folder + "/home");
    setenv("HOME", (folder + "/home").c_str(), 1);  // where dialogs for files begin
}

std::string Life::told() const {
    return std::to_string(frames_) + " frames, " + std::to_string(starts_) + " starts, " +
           std::to_string(most_actions_) + " actions at the longest table";
}

std::optional<std::string> Life::open(const app::Arguments& arguments) {
    trail_ << "# " << words_of(arguments) << std::endl;
    app_.reset();
    auto opened = app::App::open(arguments, paths_);
    if (!opened) return "the program does not start: " + opened.problem().line();
    app_ = std::move(opened.value());
    frame_ = 0;
    ++starts_;
    return std::nullopt;
}

std::optional<std::string> Life::live(int frames) {
    const app::Arguments first = any_beginning(paths_, chance_);
    app::Arguments again = first;
    again.start = false;
    again.lesson = again.resume = again.replay = "";
    if (auto wrong = open(first)) return wrong;
    while (frames_ < frames) {
        if (app_->is_done())
            if (auto wrong = open(again)) return wrong;
        if (auto wrong = frame(hands_.act(*app_))) return wrong;
        if (frames_ % kWayOnEvery == 0)
            if (auto wrong = find_way_on()) return wrong;
    }
    return app_->room() == nullptr ? std::nullopt : complaint_about_journal(*app_->room());
}

std::optional<std::string> Life::frame(const std::vector<std::string>& lines) {
    for (const std::string& line : lines) {
        platform::InputEvent event;
        if (is_out_of_bounds(*app_, line) || !platform::parse_event(line.c_str(), event)) continue;
        trail_ << frame_ << " " << line << std::endl;
        app_->window().inject(event);
    }
    end_after(kFrozen_s);
    app_->frame(1.0 / 60);
    if (++frames_ % kPictureEvery == 0 && !app_->is_done()) app_->picture();
    end_after(0);
    ++frame_;
    if (app_->room() != nullptr)
        most_actions_ = std::max(most_actions_, app_->room()->game().state().actions);
    return app_->is_done() ? std::nullopt : referee_.complaint(*app_);
}

// Nobody need act, or a show goes on by itself, or a mod has ended the game.
bool Life::may_stand_still() const {
    const app::GameRoom* room = app_->room();
    if (room == nullptr || app_->screen() != app::Screen::game) return true;
    const app::RoomSetup& setup = room->setup();
    return setup.lesson != nullptr || setup.watch || !setup.replay.empty() ||
           room->session().to_act() == 0;
}

const ui::Hotspot* Life::way_on() const {
    for (const std::string_view way : kWaysOn)
        for (const ui::Hotspot& spot : app_->shell().hotspots())
            if (spot.enabled && spot.in_view && spot.name.starts_with(way)) return &spot;
    for (const ui::Hotspot& spot : app_->shell().hotspots())
        if (spot.enabled && spot.in_view && spot.name.starts_with("pick_") &&
            spot.name.ends_with("_more"))
            return &spot;
    return nullptr;
}

std::string Life::buttons() const {
    std::string names;
    for (const ui::Hotspot& spot : app_->shell().hotspots())
        if (spot.enabled && spot.in_view) names += " " + spot.name;
    return names;
}

std::optional<std::string> Life::click_on(const ui::Hotspot& spot) {
    const std::string place = std::to_string(static_cast<int>(spot.rect.center_x())) + " " +
                              std::to_string(static_cast<int>(spot.rect.center_y()));
    for (const std::string& line :
         {"move " + place, std::string(), "down left " + place, "up left " + place, std::string()})
        if (auto wrong = frame({line})) return wrong;
    return std::nullopt;
}

// Whatever the hands held is let go, whatever they opened is closed, and the whole board is looked at.
std::optional<std::string> Life::close_dialogs() {
    hands_.rest();
    for (const char* line : {"up left 1 1", "up right 1 1", "up middle 1 1", "stick left_x 0",
                             "stick left_y 0", "stick right_x 0", "stick right_y 0"})
        if (auto wrong = frame({line})) return wrong;
    for (int times = 0; times < 6 && !app_->is_done(); ++times)
        for (const char* line : {"key escape", "keyup escape", "", ""})
            if (auto wrong = frame({line})) return wrong;
    for (const char* line : {"key home", "keyup home", ""}) {
        if (app_->is_done()) break;
        if (auto wrong = frame({line})) return wrong;
    }
    return std::nullopt;
}

std::optional<std::string> Life::find_way_on() {
    if (auto wrong = close_dialogs()) return wrong;
    if (app_->is_done()) return std::nullopt;
    const auto& spots = app_->shell().hotspots();
    if (std::ranges::none_of(spots, [](const ui::Hotspot& spot) { return spot.enabled; }))
        return "nothing can be pressed";
    const app::GameRoom* room = app_->room();
    const std::uint32_t actions = room == nullptr ? 0 : room->game().state().actions;
    const int until = frames_ + kPatience;
    while (!app_->is_done() && !may_stand_still() && app_->room() == room &&
           room->game().state().actions == actions) {
        if (frames_ >= until) return "the game does not go on; what can be pressed:" + buttons();
        const ui::Hotspot* way = way_on();
        if (auto wrong = way == nullptr ? frame({}) : click_on(*way)) return wrong;
        if (way == nullptr && (until - frames_) % 200 == 0)
            if (auto wrong = close_dialogs()) return wrong;
    }
    return std::nullopt;
}

}  // namespace hexholm::monkey
