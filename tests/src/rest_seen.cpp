// What has been played is seen, even when nothing moves any more.
#include <algorithm>

#include "tests/src/scenario_rooms.h"
#include "tests/src/table.h"

namespace hexholm {

namespace {
using namespace test;
}  // namespace

TEST_CASE("what comes to rest between two pictures is drawn once more") {
    BlindWindow window;
    window.resize({1280, 720});
    const auto content = base_content(3);
    const Rulebook book(content);
    const Course course = course_of(book, 3);
    const auto roll = std::ranges::find_if(course.played, [&](const RecordedAction& one) {
        return book.verb(one.action.kind) == Verb::roll;
    });
    REQUIRE(roll != course.played.end());
    const auto before = static_cast<std::size_t>(roll - course.played.begin());
    for (const ui::Speed speed : {ui::Speed::instant, ui::Speed::fast}) {
        const auto room = room_at(content, course, before, window);
        window.words(*room);
        REQUIRE_FALSE(room->moving());
        room->command(input::Command::roll, false, window.viewport());
        ui::Preferences preferences;
        preferences.speed = speed;
        for (int step = 0; step < 600 || room->presenter().moving(); ++step)
            room->step(app::kStep_s, preferences);
        CHECK(room->moving());
        window.words(*room);
        CHECK_FALSE(room->moving());
    }
}

}  // namespace hexholm
