// A table at which a lesson is given: the course flows, waits for the learner, and can be gone back in.
#include <catch2/catch.hpp>

#include "engine/game/game.h"
#include "engine/session/lesson_table.h"

#include "tests/engine/lua_support.h"

namespace hexholm::test {
namespace {

std::shared_ptr<const Lesson> first_lesson() {
    static const auto lesson = [] {
        const std::vector<ModFolder> library = find_mods({"mods"});
        std::vector<Problem> problems;
        for (const ModFolder& mod : library)
            for (const LessonDraft& draft : read_lessons(mod, problems))
                if (draft.id == "base:first_steps") return play_out_lesson(draft, library).value();
        FAIL("the lesson is gone");
        return std::shared_ptr<const Lesson>();
    }();
    return lesson;
}

std::unique_ptr<LessonTable> table_at(std::size_t step) {
    SessionSetup setup;
    setup.content = first_lesson()->content;
    setup.seed = first_lesson()->seed;
    setup.seats = {{"You", "", 0}, {"Brunel", "easy", 0}, {"Curie", "easy", 0}};
    auto table = LessonTable::open(setup, first_lesson(), step);
    REQUIRE(table);
    return std::move(table.value());
}

void drain(LessonTable& table) {
    FullUpdate update;
    while (table.poll_full(0, update)) {
    }
}

std::size_t step_that_acts(std::size_t from) {
    while (!first_lesson()->steps.at(from).acts)
        ++from;
    return from;
}

}  // namespace

TEST_CASE("nothing is legal in a lesson but what its step wants") {
    const auto table = table_at(step_that_acts(0));
    drain(*table);
    ActionList list;
    table->legal(Lesson::kLearner, list);
    REQUIRE(list.size() == 1);
    REQUIRE(list[0] == table->wanted());
    Action other = table->wanted();
    other.args[0] = static_cast<std::int16_t>(other.args[0] == 0 ? 5 : 0);
    const std::uint64_t before = digest(table->state());
    REQUIRE(table->submit(other).reason == Reason::not_now);
    REQUIRE(digest(table->state()) == before);
    table->legal(PlayerId(1), list);
    REQUIRE(list.empty());
}

TEST_CASE("the wanted action ends a step, and what others do flows by itself") {
    const auto table = table_at(0);
    drain(*table);
    while (table->step() < first_lesson()->steps.size()) {
        const std::size_t step = table->step();
        drain(*table);
        REQUIRE(table->is_ready());
        REQUIRE(table->state().actions == first_lesson()->steps[step].ready);
        if (table->wanted().kind.is_some())
            REQUIRE(table->submit(table->wanted()).ok());
        else
            table->next();
        REQUIRE(table->step() == step + 1);
        table->let_bots_act(true);
    }
    drain(*table);
    REQUIRE(table->state().actions == first_lesson()->course.size());
    REQUIRE(table->wanted().kind.is_none());
}

TEST_CASE("others wait while the learner still looks at what has happened") {
    std::size_t step = 0;
    while (first_lesson()->steps.at(step).ready == first_lesson()->steps.at(step).begin)
        ++step;
    const auto table = table_at(step - 1);
    drain(*table);
    table->next();
    drain(*table);
    REQUIRE_FALSE(table->is_ready());
    REQUIRE(table->wanted().kind.is_none());
    table->let_bots_act(true);
    drain(*table);
    REQUIRE(table->is_ready());
}

TEST_CASE("who does not want to watch what others do comes to the words at once") {
    std::size_t step = 0;
    while (first_lesson()->steps.at(step).ready < first_lesson()->steps.at(step).begin + 2)
        ++step;
    const auto table = table_at(step - 1);
    drain(*table);
    table->next();
    table->hurry();
    drain(*table);
    REQUIRE(table->step() == step);
    REQUIRE(table->is_ready());
    REQUIRE(table->state().actions == first_lesson()->steps[step].ready);
}

TEST_CASE("a step back lays the table as it was") {
    const std::size_t step = step_that_acts(0);
    const auto table = table_at(step);
    drain(*table);
    const std::uint64_t before = digest(table->state());
    table->next();
    drain(*table);
    REQUIRE(digest(table->state()) != before);
    table->go_to(step);
    drain(*table);
    REQUIRE(digest(table->state()) == before);
    REQUIRE(table->wanted().kind.is_some());
}

}  // namespace hexholm::test
