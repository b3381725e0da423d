// No panel lies over the board: every kind of question of every scenario, in windows of many shapes.
#include <algorithm>
#include <set>
#include <span>

#include "engine/lua/loading/loader.h"

#include "src/anim/places/places.h"
#include "src/anim/places/stands.h"
#include "src/app/new_game/lesson_shelf.h"
#include "tests/src/clicker.h"
#include "tests/src/scenario_rooms.h"

namespace hexholm {
namespace {

using namespace test;

// The smallest, the usual and the upright window for every scenario, large ones for those with the most to show.
constexpr Size kSizes[] = {{1024, 640}, {1280, 720}, {720, 1280}};
constexpr Size kLargeSizes[] = {{1920, 1080}, {2560, 1080}};
constexpr std::string_view kCrowded[] = {"base", "cities_knights", "seafarers:pirate_islands"};

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

// Does the bowl with the dice hide land, or a tile that nobody knows yet?
bool hides_land(const app::GameRoom& room, scene::Viewport viewport) {
    const scene::TrayPlace& tray = room.tray();
    const float half = tray.size * viewport.height / 2;
    const ui::Rect bowl = {tray.place.x * viewport.width - half,
                           tray.place.y * viewport.height - half * 0.8f, 2 * half, 1.6f * half};
    const State& state = room.presenter().shown().state;
    const auto land = anim::land_to_show(room.session().rulebook(), state);
    return std::ranges::any_of(land, [&](scene::Vec3 place) {
        const auto seen = scene::project(room.eye(), viewport, place);
        return seen && bowl.contains(seen->x, seen->y);
    });
}

std::string list_of(const std::set<std::string>& names) {
    std::string list;
    for (const std::string& name : names)
        (list += list.empty() ? "" : ", ") += name;
    return list;
}

// Every kind of question of the scenario in these windows.
void check_board(const ScenarioSpec& scenario, std::span<const Size> sizes) {
    BlindWindow window;
    const app::Catalogue catalogue({"mods"}, {});
    const auto content = load_content(catalogue.request(scenario.id, scenario.players_most));
    REQUIRE(content);
    const Rulebook book(content.value());
    const Course course = course_of(book, 3);
    for (const Size size : sizes) {
        window.resize(size);
        for (const auto& [question, position] : course.questions) {
            const auto room = room_at(content.value(), course, position, window);
            const auto panels = window.shown(*room);
            INFO(scenario.id << " at " << size.width << "x" << size.height << ", " << question
                             << ", after " << position << " actions");
            CHECK(list_of(covering(*room, panels, window.viewport())) == "");
            CHECK_FALSE(hides_land(*room, window.viewport()));
            // What the player opens lies over a board that has no room for it, and does not move it. A question that
            // has moved the board gives it back when something else lies in its place.
            const bool is_led = std::ranges::any_of(panels, [](const ui::PanelSpot& panel) {
                return panel.stay == ui::PanelStay::passing;
            });
            const scene::Camera before = room->eye();
            room->command(input::Command::trade, false, window.viewport());
            window.shown(*room);
            CHECK((is_led || room->eye() == before));
        }
    }
}

// Those whose place in the list leaves this rest, so that two processors share the work.
void check_half(std::size_t rest) {
    const app::Catalogue catalogue({"mods"}, {});
    for (std::size_t at = rest; at < catalogue.scenarios().size(); at += 2)
        check_board(catalogue.scenarios()[at], kSizes);
}

}  // namespace

TEST_CASE("no panel covers a tile, a harbour or a place to choose, whatever is asked", "[slow]") {
    check_half(0);
}

TEST_CASE("no panel covers a place of the other scenarios either", "[slow]") {
    check_half(1);
}

TEST_CASE("the room for the words of a lesson covers neither board nor dice") {
    BlindWindow window;
    const app::Catalogue catalogue({"mods"}, {});
    const app::LessonShelf shelf(catalogue, test_paths("lesson-room").user_config);
    for (const Size size : {Size{1280, 720}, Size{1920, 1080}}) {
        window.resize(size);
        for (std::size_t lesson = 0; lesson < shelf.rows().size(); ++lesson) {
            auto setup = shelf.load(lesson, 0)();
            REQUIRE(setup);
            auto opened =
                app::GameRoom::open(std::move(setup.value()), window.names(), window.viewport());
            REQUIRE(opened);
            app::GameRoom& room = *opened.value();
            const auto panels = window.shown(room);
            const auto kept = std::ranges::find(panels, "lesson", &ui::PanelSpot::name);
            const auto paper = std::ranges::find(panels, "lesson_paper", &ui::PanelSpot::name);
            REQUIRE(kept != panels.end());
            REQUIRE(paper != panels.end());
            INFO(shelf.id(lesson) << " at " << size.width << "x" << size.height);
            for (const auto& p : panels)
                if (p.rect.x < kept->rect.right() && p.rect.right() > kept->rect.x &&
                    p.rect.y < kept->rect.bottom() && p.rect.bottom() > kept->rect.y)
                    UNSCOPED_INFO(p.name << " " << int(p.stay));
            CHECK(list_of(covering(room, {*kept}, window.viewport())) == "");
            CHECK_FALSE(scene::overlap(
                scene::box_of(room.tray(), window.viewport()),
                {kept->rect.x, kept->rect.y, kept->rect.right(), kept->rect.bottom()}));
            // Another place is taken where it covers even less.
            CHECK(list_of(covering(room, {*paper}, window.viewport())) == "");
            if (paper->rect.x == kept->rect.x) CHECK(paper->rect.h <= kept->rect.h);
        }
    }
}

TEST_CASE("no panel covers a place in a large window") {
    const app::Catalogue catalogue({"mods"}, {});
    for (const std::string_view id : kCrowded)
        check_board(catalogue.scenarios()[catalogue.find(std::string(id))], kLargeSizes);
}

}  // namespace hexholm
