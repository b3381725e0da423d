// No panel lies over the board: every kind of question of every scenario, in windows of many shapes.
#include <map>
#include <set>

#include <catch2/catch.hpp>
#include <imgui.h>

#include "engine/game/asking/prompt.h"

#include "src/anim/places/places.h"
#include "src/anim/places/stands.h"
#include "src/app/mods/catalogue.h"
#include "src/app/play/game_room.h"
#include "src/ui/parts/shell.h"
#include "tests/support/random_game.h"

namespace hexholm {
namespace {

struct Size {
    float width, height;
};
constexpr Size kSizes[] = {{1024, 640}, {1280, 720}, {1920, 1080}, {2560, 1080}, {720, 1280}};

struct NoIcons : scene::IconSource {
    std::uintptr_t icon(const scene::IconKey& /*key*/) override { return 0; }
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
        ui::Preferences preferences;
        preferences.speed = ui::Speed::instant;
        preferences.hide_hands = false;
        std::vector<ui::PanelSpot> panels;
        for (int frame = 0; frame < 4; ++frame) {
            for (int step = 0; step < 40; ++step)
                room.step(app::kStep_s, preferences);
            ImGui::GetIO().DeltaTime = 1.0f / 60;
            ui::Desk desk = shell_.begin(size_.width, size_.height, 1);
            room.draw(desk, preferences, false);
            panels = desk.panels;
            shell_.end();
        }
        return panels;
    }

private:
    ImGuiContext* context_;
    ImGuiContext* before_;
    NoIcons icons_;
    scene::ModelNames names_;
    ui::Shell shell_{"assets/fonts", icons_, names_};
    Size size_{1280, 720};
};

// What is asked of whom: questions that look alike are looked at once.
std::string question_of(const Rulebook& book, const State& state) {
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

Course course_of(const Rulebook& book, std::uint64_t seed) {
    constexpr std::size_t kMost = 900;
    test::RandomGame game(book, seed);
    Course course;
    do {
        course.questions.emplace(question_of(book, game.state), game.played.size());
    } while (game.played.size() < kMost && game.step());
    for (const Action& action : game.played)
        course.played.emplace_back().action = action;
    return course;
}

std::unique_ptr<app::GameRoom> room_at(const std::shared_ptr<const Content>& content,
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
    return std::move(room.value());
}

std::vector<scene::Vec3> all_places(const app::GameRoom& room) {
    const Rulebook& book = room.session().rulebook();
    std::vector<scene::Vec3> places = anim::places_to_show(book, room.presenter().shown().state);
    for (const input::Target& target : room.targets())
        places.push_back(target.position);
    return places;
}

// The panels that lie over a place of the board.
std::set<std::string> covering(const app::GameRoom& room,
                               const std::vector<ui::PanelSpot>& panels,
                               scene::Viewport viewport) {
    std::set<std::string> names;
    for (const scene::Vec3 place : all_places(room)) {
        const auto seen = scene::project(room.eye(), viewport, place);
        if (!seen) names.insert("(out of sight)");
        if (seen &&
            (seen->x < 0 || seen->y < 0 || seen->x > viewport.width || seen->y > viewport.height))
            names.insert("(outside of the window)");
        for (const ui::PanelSpot& panel : panels)
            if (panel.stay != ui::PanelStay::kept && seen && panel.rect.contains(seen->x, seen->y))
                names.insert(panel.name);
    }
    return names;
}

std::string list_of(const std::set<std::string>& names) {
    std::string list;
    for (const std::string& name : names)
        (list += list.empty() ? "" : ", ") += name;
    return list;
}

}  // namespace

TEST_CASE("no panel covers a tile, a harbour or a place to choose, whatever is asked") {
    BlindWindow window;
    const app::Catalogue catalogue({"mods"}, {});
    for (const ScenarioSpec& scenario : catalogue.scenarios()) {
        const auto content = load_content(catalogue.request(scenario.id, scenario.players_most));
        REQUIRE(content);
        const Rulebook book(content.value());
        const Course course = course_of(book, 3);
        for (const Size size : kSizes) {
            window.resize(size);
            for (const auto& [question, position] : course.questions) {
                const auto room = room_at(content.value(), course, position, window);
                const auto panels = window.shown(*room);
                INFO(scenario.id << " at " << size.width << "x" << size.height << ", " << question
                                 << ", after " << position << " actions");
                CHECK(list_of(covering(*room, panels, window.viewport())) == "");
                room->command(input::Command::trade, false, window.viewport());
                CHECK(list_of(covering(*room, window.shown(*room), window.viewport())) == "");
            }
        }
    }
}

}  // namespace hexholm
