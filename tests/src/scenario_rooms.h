// Every scenario at every kind of question, in a window that nobody sees.
#pragma once

#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include <catch2/catch.hpp>
#include <imgui.h>

#include "engine/game/asking/prompt.h"

#include "src/app/game_room/game_room.h"
#include "src/app/mods/catalogue.h"
#include "src/ui/parts/shell.h"
#include "tests/src/drawn.h"
#include "tests/support/random_game.h"

namespace hexholm::test {

struct Size {
    float width, height;
};

// A window without a screen: panels are laid out in it as anywhere else.
class BlindWindow {
public:
    BlindWindow() : context_(ImGui::CreateContext()), before_(ImGui::GetCurrentContext()) {
        ImGui::SetCurrentContext(context_);
        ImGui::GetIO().IniFilename = nullptr;
    }
    ~BlindWindow() {
        ImGui::DestroyContext(context_);
        ImGui::SetCurrentContext(before_ == context_ ? nullptr : before_);
    }
    BlindWindow(const BlindWindow&) = delete;
    BlindWindow& operator=(const BlindWindow&) = delete;

    void resize(Size size) {
        size_ = size;
        ImGui::GetIO().DisplaySize = {size.width, size.height};
        if (shell_.fit(size.width, size.height, 1)) ImGui::GetIO().Fonts->Build();
    }
    scene::Viewport viewport() const { return {size_.width, size_.height}; }
    scene::ModelNames& names() { return names_; }
    // What the panels cover when the room has come to rest.
    std::vector<ui::PanelSpot> shown(app::GameRoom& room) {
        draw(room);
        return panels_;
    }
    // What they say then.
    Drawn words(app::GameRoom& room) { return {draw(room), icons_}; }

    const ui::Hotspot* spot(const std::string& name) const {
        for (const ui::Hotspot& one : shell_.hotspots())
            if (one.name == name) return &one;
        return nullptr;
    }
    // Presses it and lets go.
    void click(app::GameRoom& room, const std::string& name) {
        INFO(name);
        REQUIRE(spot(name) != nullptr);
        const ui::Rect rect = spot(name)->rect;
        ImGuiIO& io = ImGui::GetIO();
        io.MousePos = {rect.center_x(), rect.center_y()};
        draw(room);
        for (const bool down : {true, false}) {
            io.MouseDown[0] = down;
            draw(room);
        }
        io.MousePos = {-1, -1};
    }

private:
    const ImDrawData& draw(app::GameRoom& room) {
        ui::Preferences preferences;
        preferences.speed = ui::Speed::instant;
        preferences.hide_hands = false;
        const ImDrawData* drawn = nullptr;
        for (int frame = 0; frame < 4; ++frame) {
            icons_.forget();
            for (int step = 0; step < 40; ++step)
                room.step(app::kStep_s, preferences);
            ImGui::GetIO().DeltaTime = 1.0f / 60;
            ui::Desk desk = shell_.begin(size_.width, size_.height, 1);
            room.draw(desk, preferences, false);
            panels_ = desk.panels;
            drawn = shell_.end();
        }
        return *drawn;
    }

    ImGuiContext* context_;
    ImGuiContext* before_;
    NumberedIcons icons_;
    scene::ModelNames names_;
    ui::Shell shell_{"assets/fonts", icons_, names_};
    Size size_{1280, 720};
    std::vector<ui::PanelSpot> panels_;  // of the last frame
};

// What is asked of whom: questions that look alike are looked at once.
inline std::string question_of(const Rulebook& book, const State& state) {
    Prompt prompt;
    if (!current_prompt(book, state, prompt))
        return "phase " + std::to_string(state.phase.is_some() ? state.phase.index() : 99) +
               (state.trade_waiting != 0 ? " trade" : "");
    return "ask " + std::to_string(static_cast<int>(prompt.op)) + " " +
           std::to_string(prompt.subject) + " " +
           std::to_string(prompt.ask.is_some() ? prompt.ask.index() : 999);
}

// The actions of a game at random, and after how many of them something is asked for the first time.
struct Course {
    std::vector<RecordedAction> played;
    std::map<std::string, std::size_t> questions;
};

inline Course course_of(const Rulebook& book, std::uint64_t seed) {
    constexpr std::size_t kMost = 900;
    RandomGame game(book, seed);
    Course course;
    do {
        course.questions.emplace(question_of(book, game.state), game.played.size());
    } while (game.played.size() < kMost && game.step());
    for (const Action& action : game.played)
        course.played.emplace_back().action = action;
    return course;
}

inline std::unique_ptr<app::GameRoom> room_at(const std::shared_ptr<const Content>& content,
                                              const Course& course,
                                              std::size_t position,
                                              BlindWindow& window) {
    app::RoomSetup setup;
    setup.content = content;
    setup.seed = 3;
    for (int seat = 0; seat < content->players; ++seat)
        setup.seats.push_back({"Seat " + std::to_string(seat + 1), "",
                               content->seat_colors[static_cast<std::size_t>(seat)]});
    setup.played.assign(course.played.begin(),
                        course.played.begin() + static_cast<std::ptrdiff_t>(position));
    auto room = app::GameRoom::open(std::move(setup), window.names(), window.viewport());
    INFO((room ? "" : room.problem().line()));
    REQUIRE(room);
    // Whoever must act sits down: until then no question is shown.
    room.value()->command(input::Command::choose, false, window.viewport());
    return std::move(room.value());
}

}  // namespace hexholm::test
