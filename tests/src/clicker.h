// A player for tests: opens the client without a screen and clicks and types in it.
#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <string>

#include <catch2/catch.hpp>

#include "src/app/run/app.h"

namespace hexholm {

// A folder of this test, which another checkout that is tested at the same time does not touch.
inline std::filesystem::path test_folder(const std::string& name) {
    const std::string checkout = std::filesystem::current_path().string();
    return std::filesystem::temp_directory_path() /
           ("hexholm-test-" + std::to_string(std::hash<std::string>{}(checkout))) / name;
}

// Folders of its own, so that no game of the person who runs the tests is touched.
inline platform::Paths test_paths(const std::string& name) {
    const std::filesystem::path folder = test_folder(name);
    std::filesystem::remove_all(folder);
    platform::Paths paths;
    paths.assets = "assets";
    paths.mods = "mods";
    paths.user_data = (folder / "data").string();
    paths.user_config = (folder / "config").string();
    return paths;
}

// A player who clicks on whatever is offered.
class Clicker {
public:
    explicit Clicker(app::App& app) : app_(app) {}

    const ui::Hotspot* spot(const std::string& name) const {
        for (const ui::Hotspot& one : app_.shell().hotspots())
            if (one.name == name && one.enabled && one.in_view) return &one;
        return nullptr;
    }
    // Are goods to be chosen, and is there something to choose or to confirm?
    bool asks_for_goods() const {
        for (const char* good : {"brick", "grain", "lumber", "ore", "wool"})
            if (spot(std::string("pick_") + good + "_more") != nullptr) return true;
        return spot("confirm") != nullptr;
    }
    // Lets the mouse rest there.
    void point_at(ui::Rect rect) {
        send(platform::InputKind::mouse_move, rect);
        frames(2);
    }
    bool click(const std::string& name) {
        const ui::Hotspot* found = spot(name);
        if (found == nullptr) return false;
        const ui::Rect rect = found->rect;
        send(platform::InputKind::mouse_move, rect);
        frames(2);
        send(platform::InputKind::mouse_down, rect);
        frames(1);
        send(platform::InputKind::mouse_up, rect);
        frames(2);
        return true;
    }
    // Turns the wheel over a button of a list until another one comes into view.
    bool scroll_to(const std::string& name, const std::string& over, int notches = -1) {
        constexpr int kMost = 40;
        for (int turn = 0; turn < kMost && spot(name) == nullptr; ++turn) {
            const ui::Hotspot* there = spot(over);
            if (there != nullptr) wheel_at_ = there->rect;
            platform::InputEvent event;
            event.kind = platform::InputKind::wheel;
            event.wheel = static_cast<float>(notches);
            event.x = wheel_at_.center_x();
            event.y = wheel_at_.center_y();
            send(platform::InputKind::mouse_move, wheel_at_);
            frames(1);
            app_.window().inject(event);
            frames(2);
        }
        frames(20);  // the list comes to rest
        return spot(name) != nullptr;
    }
    void press(platform::Key key) {
        platform::InputEvent event;
        event.kind = platform::InputKind::key_down;
        event.key = key;
        app_.window().inject(event);
        frames(1);
        event.kind = platform::InputKind::key_up;
        app_.window().inject(event);
        frames(1);
    }
    void type(const std::string& letters) {
        for (const char letter : letters) {
            platform::InputEvent event;
            event.kind = platform::InputKind::text;
            event.text[0] = letter;
            app_.window().inject(event);
            frames(1);
        }
    }
    void frames(int count) {
        for (int at = 0; at < count && !app_.is_done(); ++at)
            app_.frame(1.0 / 60);
    }
    // One thing that a player would do now; false when it is not his move.
    bool play() {
        if (give_back()) return true;
        for (const char* name : {"reject", "choose_player_1", "choose_player_2", "choose_player_3",
                                 "choose_player_4", "place_0"})
            if (click(name)) return true;
        if (spot("roll") != nullptr) {
            press(platform::Key::space);
            return true;
        }
        return click("end_turn");
    }

private:
    // Where goods are to be chosen: whatever the hand has, until it is enough.
    bool give_back() {
        for (const char* good : {"brick", "grain", "lumber", "ore", "wool"})
            while (spot("confirm") == nullptr && click(std::string("pick_") + good + "_more")) {
            }
        return click("confirm");
    }
    void send(platform::InputKind kind, ui::Rect rect) {
        platform::InputEvent event;
        event.kind = kind;
        event.x = rect.center_x();
        event.y = rect.center_y();
        app_.window().inject(event);
    }

    app::App& app_;
    ui::Rect wheel_at_;
};

inline std::unique_ptr<app::App> opened(const app::Arguments& arguments,
                                        const platform::Paths& paths) {
    auto app = app::App::open(arguments, paths);
    INFO((app ? "" : app.problem().line()));
    REQUIRE(app);
    return std::move(app.value());
}

inline app::Arguments offscreen() {
    app::Arguments arguments;
    arguments.offscreen = true;
    arguments.width = 960;
    arguments.height = 540;
    arguments.speed = ui::Speed::instant;
    arguments.seed = 4;
    return arguments;
}

}  // namespace hexholm
