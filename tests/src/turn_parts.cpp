// What the button says that ends a part of one's own turn, and what is not opened over a question.
#include "engine/game/game.h"

#include "tests/src/scenario_rooms.h"
#include "tests/src/table.h"

namespace hexholm {
namespace {

using namespace test;

constexpr int kTries = 3;  // of each outcome

// After this action the same player goes on, in a part of his turn in which he acts.
bool goes_on(const Rulebook& book, State state, const Action& action) {
    const std::uint16_t turn = state.turn;
    apply(book, state, action);
    return state.stage == Stage::play && state.turn == turn && state.acting == action.player &&
           book.content().phases[state.phase].actions.any();
}

// Where turns and their parts end in a game at random, as many of either as are wanted.
std::map<std::size_t, bool> ends_in(const Rulebook& book, Course& course) {
    std::map<std::size_t, bool> ends;
    int found[2] = {};
    RandomGame game(book, 3);
    for (State before = game.state; game.played.size() < 600 && game.step(); before = game.state) {
        const Action& action = game.played.back();
        course.played.emplace_back().action = action;
        if (book.verb(action.kind) != Verb::end_turn) continue;
        const bool on = goes_on(book, before, action);
        if (found[on]++ < kTries) ends.emplace(game.played.size() - 1, on);
    }
    return ends;
}

}  // namespace

TEST_CASE("the button that ends a part of one's turn says whether the turn goes on") {
    for (const char* scenario : {"base", "traders", "barbarian_attack", "principality"}) {
        BlindWindow window;
        window.resize({1280, 720});
        const auto content = scenario_content(scenario, 2);
        Course course;
        for (const auto& [position, on] : ends_in(Rulebook(content), course)) {
            CAPTURE(scenario, position);
            const auto room = room_at(content, course, position, window);
            const Drawn drawn = window.words(*room);
            CHECK(drawn.says("Continue") == on);
            CHECK(drawn.says("End turn") != on);
        }
    }
}

TEST_CASE("the cards are not opened over a question") {
    BlindWindow window;
    window.resize({1280, 720});
    const auto content = scenario_content("principality", 2);
    const Course course = course_of(Rulebook(content), 3);
    bool opened = false;
    for (const auto& [question, position] : course.questions) {
        const auto room = room_at(content, course, position, window);
        window.words(*room);
        room->command(input::Command::cards, false, window.viewport());
        const bool shown = window.words(*room).says("Your cards");
        CAPTURE(question, position);
        if (question.starts_with("ask")) CHECK_FALSE(shown);
        opened |= shown;
    }
    CHECK(opened);
}

}  // namespace hexholm
