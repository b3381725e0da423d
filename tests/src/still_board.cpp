// The board and the bowl stay where they are, whatever is opened; and every place that may be chosen can be clicked.
#include <algorithm>
#include <set>

#include "engine/lua/loading/loader.h"

#include "src/anim/places/stands.h"
#include "src/scene/hex_space.h"
#include "tests/src/scenario_rooms.h"

namespace hexholm {
namespace {

using namespace test;

constexpr Size kCommon = {1280, 720};

// Where the table lies in the window.
struct Lie {
    scene::Camera eye;
    scene::TrayPlace bowl;
    bool operator==(const Lie&) const = default;
};

Lie lie_of(const app::GameRoom& room) {
    return {room.eye(), room.tray()};
}

std::string told(const Lie& lie) {
    return std::to_string(lie.eye.distance) + " " + std::to_string(lie.eye.shift.x) + " " +
           std::to_string(lie.eye.shift.y) + " bowl " + std::to_string(lie.bowl.place.x) + " " +
           std::to_string(lie.bowl.place.y) + " " + std::to_string(lie.bowl.size);
}

// Its room may have been made by moving a wide board aside.
bool is_asked_in_dialog(const std::vector<ui::PanelSpot>& panels) {
    return std::ranges::find(panels, ui::PanelStay::passing, &ui::PanelSpot::stay) != panels.end();
}

// Positions of a game of which so many are looked at, spread over all of it.
std::vector<std::size_t> some_positions(const Course& course, std::size_t count) {
    std::vector<std::size_t> positions;
    for (std::size_t at = 0; at < count; ++at)
        positions.push_back(course.played.size() * at / count);
    return positions;
}

struct OpenedScenario {
    std::string id;
    std::shared_ptr<const Content> content;
    Course course;
};

OpenedScenario opened_scenario(const app::Catalogue& catalogue, std::size_t at) {
    const ScenarioSpec& scenario = catalogue.scenarios()[at];
    const auto content = load_content(catalogue.request(scenario.id, scenario.players_most));
    REQUIRE(content);
    const Rulebook book(content.value());
    return {scenario.id, content.value(), course_of(book, 3)};
}

// Places that could not be clicked: outside of the window, or under a panel.
std::set<std::string> out_of_reach(BlindWindow& window, app::GameRoom& room) {
    std::set<std::string> why;
    const std::vector<ui::PanelSpot> panels = window.shown(room);
    for (const input::Target& target : room.targets()) {
        const auto seen = scene::project(room.eye(), window.viewport(), target.position);
        if (!seen || seen->x < 0 || seen->y < 0 || seen->x > kCommon.width ||
            seen->y > kCommon.height) {
            why.insert("(outside of the window)");
            continue;
        }
        for (const ui::PanelSpot& panel : panels)
            if (panel.stay != ui::PanelStay::kept && panel.rect.contains(seen->x, seen->y))
                why.insert(panel.name);
    }
    return why;
}

// Buttons that lead to a choice of places: of pieces, and of what mods declare.
std::vector<std::string> beginnings(const BlindWindow& window, const Content& content) {
    std::vector<std::string> names;
    for (const ActionKind& kind : content.kinds)
        if (const ui::Hotspot* const spot = window.spot(kind.name);
            spot != nullptr && spot->enabled && !kind.args.empty())
            names.push_back(kind.name);
    return names;
}

void check_places(const OpenedScenario& opened) {
    constexpr std::size_t kPositions = 5;
    BlindWindow window;
    window.resize(kCommon);
    for (const std::size_t position : some_positions(opened.course, kPositions)) {
        const auto room = room_at(opened.content, opened.course, position, window);
        INFO(opened.id << " after " << position << " actions");
        CHECK(out_of_reach(window, *room) == std::set<std::string>());
        for (const std::string& name : beginnings(window, *opened.content)) {
            INFO(name);
            const auto begun = room_at(opened.content, opened.course, position, window);
            window.shown(*begun);
            window.click(*begun, name);
            CHECK(out_of_reach(window, *begun) == std::set<std::string>());
        }
    }
}

void check_stillness(const OpenedScenario& opened) {
    constexpr std::size_t kPositions = 3;
    BlindWindow window;
    window.resize(kCommon);
    for (const std::size_t position : some_positions(opened.course, kPositions)) {
        const auto room = room_at(opened.content, opened.course, position, window);
        if (is_asked_in_dialog(window.shown(*room))) continue;
        const Lie before = lie_of(*room);
        const auto check = [&](const std::string& what) {
            window.shown(*room);
            INFO(opened.id << " after " << position << " actions: " << what << " moves "
                           << told(before) << " to " << told(lie_of(*room)));
            CHECK(lie_of(*room) == before);
        };
        using input::Command;
        for (const Command command :
             {Command::trade, Command::cards, Command::advice, Command::log, Command::statistics}) {
            room->command(command, false, window.viewport());
            check("command " + std::to_string(static_cast<int>(command)));
            room->command(Command::cancel, false, window.viewport());
            check("closing");
        }
        if (window.spot("fold_actions") == nullptr) continue;
        window.click(*room, "fold_actions");
        check("unfolding the actions");
    }
}

// As long as the same is known of the map, and nothing is asked that stands in a dialog, the board lies the same: whatever
// part of the turn it is and whoever acts.
void check_sameness(const OpenedScenario& opened) {
    BlindWindow window;
    window.resize(kCommon);
    const Rulebook book(opened.content);
    std::vector<scene::Vec3> known;
    Lie first;
    for (const auto& [question, position] : opened.course.questions) {
        const auto room = room_at(opened.content, opened.course, position, window);
        if (is_asked_in_dialog(window.shown(*room))) continue;
        const auto places = anim::places_to_show(book, room->presenter().shown().state);
        if (known.empty()) first = lie_of(*room);
        if (known.empty()) known = places;
        INFO(opened.id << ", " << question << " after " << position << " actions: " << told(first)
                       << " and " << told(lie_of(*room)));
        // Cards are read from the side of whoever looks at them.
        if (places == known && room->eye().yaw_rad == first.eye.yaw_rad)
            CHECK(lie_of(*room) == first);
    }
}

// With as many players as there can be, for their map is the widest.
void check_numbers(const OpenedScenario& opened) {
    constexpr float kReadable = 30;
    BlindWindow window;
    window.resize(kCommon);
    const auto room = room_at(opened.content, opened.course, 0, window);
    window.shown(*room);
    scene::Scene scene;
    room->fill(1, window.viewport(), scene);
    INFO(opened.id << ", numbers of " << scene.token_size << " of their usual size");
    for (const scene::Tile& tile : scene.tiles)
        if (tile.token.number != 0)
            CHECK(scene::kTokenWidth * scene.token_size *
                      scene::pixels_per_unit(room->eye(), window.viewport(), tile.position) >=
                  kReadable - 0.5f);
}

// Those whose place in the list leaves this rest, so that two processors share the work.
template <class Check>
void check_half(std::size_t rest, Check check) {
    const app::Catalogue catalogue({"mods"}, {});
    for (std::size_t at = rest; at < catalogue.scenarios().size(); at += 2)
        check(opened_scenario(catalogue, at));
}

}  // namespace

TEST_CASE("the numbers of every map are wide enough to be read at 1280x720") {
    check_half(0, check_numbers);
    check_half(1, check_numbers);
}

TEST_CASE("every place that may be chosen lies in the free part of the window", "[slow]") {
    check_half(0, check_places);
}

TEST_CASE("so does every place of the other scenarios", "[slow]") {
    check_half(1, check_places);
}

TEST_CASE("nothing that opens moves the board or the bowl", "[slow]") {
    check_half(0, check_stillness);
}

TEST_CASE("nothing that opens moves them in the other scenarios either", "[slow]") {
    check_half(1, check_stillness);
}

TEST_CASE("the board lies the same in every part of a turn", "[slow]") {
    check_half(0, check_sameness);
    check_half(1, check_sameness);
}

TEST_CASE("what the picture before said of a way is gone from the next one") {
    const app::Catalogue catalogue({"mods"}, {});
    const OpenedScenario opened = opened_scenario(catalogue, catalogue.find("base"));
    BlindWindow window;
    window.resize(kCommon);
    const auto room = room_at(opened.content, opened.course, 0, window);
    scene::Scene scene;
    scene.labels.push_back({.text = "4"});
    room->fill(1, window.viewport(), scene);
    CHECK(scene.labels.empty());
}

}  // namespace hexholm
