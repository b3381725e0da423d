// What panels show of tracks, public goods and zones.
#include <algorithm>

#include <catch2/catch.hpp>

#include "src/anim/show/choreography.h"
#include "src/ui/table/layout.h"
#include "src/ui/table/shown_tracks.h"
#include "tests/src/words_table.h"

namespace hexholm {

TEST_CASE("tracks of a panel have a button there, and stand nowhere else") {
    const auto content = test::words_content("improvements");
    const auto tracks = ui::seat_tracks(*content);
    REQUIRE(tracks.size() == 2);
    for (const ui::ShownTrack& one : tracks) {
        CHECK(ui::stands_in_panel(*content, one.counter));
        CHECK(ui::stands_in_panel(*content, content->tracks[one.track].mod_action));
    }
    CHECK(ui::board_tracks(*content).empty());
    CHECK(ui::level_at(*content, tracks[0], 0) == nullptr);
    CHECK(ui::level_at(*content, tracks[0], 1)->title ==
          content->tracks[tracks[0].track].levels[0].title);
}

TEST_CASE("numbers of a panel stand side by side in it, and nowhere else") {
    const auto content = test::words_content("improvements");
    const auto numbers = ui::board_numbers(*content);
    REQUIRE(numbers.size() == 1);
    CHECK(ui::stands_in_panel(*content, numbers[0]));
    CHECK(ui::board_tracks(*content).empty());
    CHECK(ui::seat_numbers(*content).empty());
}

TEST_CASE("what comes after a scene waits for its end, and its numbers come before it") {
    const auto session = test::words_session("improvements");
    const Rulebook& book = session->rulebook();
    const Content& content = book.content();
    EventList events;
    const auto counted = [&](const char* name) {
        Event event{.kind = EventKind::counted};
        for (const CounterId id : content.counters.ids())
            if (content.counters[id].name == name) event.a = id.number();
        event.b = event.c = 0;
        events.push_back(event);
    };
    counted("threat");
    Event cue{.kind = EventKind::cue};
    for (const CueId id : content.cues.ids())
        if (content.cues[id].name == "raid") cue.a = id.number();
    REQUIRE(content.cues[CueId(cue.a)].is_scene());
    events.push_back(cue);
    counted("levy");
    const anim::Plan plan =
        anim::choreograph(book, view_for(book, session->state(), PlayerId(0)), events);
    const auto scene = std::ranges::find(plan.cues, anim::CueKind::scene, &anim::Cue::kind);
    REQUIRE(scene != plan.cues.end());
    REQUIRE(plan.shown.size() == 3);
    CHECK(plan.shown[0].at <= scene->start);
    CHECK(plan.shown[2].at >= scene->start + scene->length);
}

TEST_CASE("a game without tracks has no panels of tracks") {
    const auto content = test::words_content("wagon");
    CHECK(ui::seat_tracks(*content).empty());
    CHECK(ui::board_tracks(*content).empty());
}

}  // namespace hexholm
