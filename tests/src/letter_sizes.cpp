// Nothing is written so small that it cannot be read.
#include "engine/lua/loading/loader.h"

#include "tests/src/scenario_rooms.h"

namespace hexholm {
namespace {

using namespace test;

constexpr float kLeast_px = 13.9f;  // at 1280x720; fonts are built for whole pixels

std::string too_small(const Drawn& drawn) {
    std::string words;
    for (const DrawnWord& word : drawn.words())
        if (word.pixels < kLeast_px)
            (words += words.empty() ? "" : "|") +=
                word.text + " (" + std::to_string(word.pixels) + ")";
    return words;
}

}  // namespace

TEST_CASE("no letter is smaller than 14 pixels in a window of 1280x720, whatever is asked",
          "[slow]") {
    BlindWindow window;
    window.resize({1280, 720});
    const app::Catalogue catalogue({"mods"}, {});
    for (const ScenarioSpec& scenario : catalogue.scenarios()) {
        const auto content = load_content(catalogue.request(scenario.id, scenario.players_most));
        REQUIRE(content);
        const Rulebook book(content.value());
        const Course course = course_of(book, 3);
        std::size_t last = 0;
        for (const auto& [question, position] : course.questions) {
            const auto room = room_at(content.value(), course, position, window);
            INFO(scenario.id << ", " << question << ", after " << position << " actions");
            CHECK(too_small(window.words(*room)) == "");
            last = std::max(last, position);
        }
        const auto room = room_at(content.value(), course, last, window);
        for (const input::Command dialog : {input::Command::trade, input::Command::cards,
                                            input::Command::costs, input::Command::statistics}) {
            room->command(dialog, false, window.viewport());
            INFO(scenario.id << ", " << input::command_name(dialog));
            CHECK(too_small(window.words(*room)) == "");
        }
    }
}

}  // namespace hexholm
