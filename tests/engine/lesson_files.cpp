// Lessons: what a mod may write, what is said about mistakes, and that those we ship run to their end.
#include <filesystem>

#include "engine/game/game.h"
#include "engine/lua/lessons/lesson.h"
#include "engine/lua/mods/rules_hash.h"

#include "tests/engine/lua_support.h"
#include "tests/support/text.h"

namespace hexholm::test {
namespace {

const char* const kTwoSteps = R"(
hex.lesson "two" {
    title = "Two steps", players = 3, seed = 5, options = { first_player = "seat_1" },
    steps = {
        { text = "Look at it.", points_at = { { tile = { 0, 0 } }, { part = "hand" } } },
        { text = "Settle.", act = { "place_settlement", { 0, 0, "N" } }, hint = "There." },
    },
})";

// Everything that is wrong with the mod "trial", whose only lesson file has this text.
std::vector<std::string> mistakes_in(const std::string& text) {
    const TrialMods mods;
    mods.lua("");
    mods.write("trial/lessons/one.lua", text);
    const ModFolder mod = read_manifest(mods.folder("trial"));
    std::vector<Problem> problems;
    for (LessonDraft draft : read_lessons(mod, problems)) {
        draft.scenario = "base";
        if (const auto settled = play_out_lesson(draft, find_mods(mods.roots())); !settled)
            problems.push_back(settled.problem());
    }
    std::vector<std::string> lines;
    for (const Problem& problem : problems)
        lines.push_back(problem.line());
    return lines;
}

// The same with another second step.
std::string mistake_in_step(const std::string& step) {
    std::string text = kTwoSteps;
    const std::string old =
        R"({ text = "Settle.", act = { "place_settlement", { 0, 0, "N" } }, hint = "There." })";
    const std::size_t at = text.find(old);
    REQUIRE(at != std::string::npos);
    const std::vector<std::string> all = mistakes_in(text.replace(at, old.size(), step));
    REQUIRE(all.size() == 1);
    return all.front();
}

}  // namespace

TEST_CASE("a lesson is read with its steps, and its course is known") {
    const TrialMods mods;
    mods.lua("");
    mods.write("trial/lessons/one.lua", kTwoSteps);
    std::vector<Problem> problems;
    std::vector<LessonDraft> drafts = read_lessons(read_manifest(mods.folder("trial")), problems);
    REQUIRE(problems.empty());
    REQUIRE(drafts.size() == 1);
    REQUIRE(drafts[0].id == "trial:two");
    REQUIRE(drafts[0].where == "trial/lessons/one.lua:2");
    drafts[0].scenario = "base";
    const auto lesson = play_out_lesson(drafts[0], find_mods(mods.roots()));
    REQUIRE(lesson);
    const Lesson& two = *lesson.value();
    REQUIRE(two.steps.size() == 2);
    REQUIRE(two.steps[0].points.size() == 2);
    REQUIRE(two.steps[0].points[0].place == PlaceKind::tile);
    REQUIRE(two.steps[0].points[1].part == "hand");
    REQUIRE(two.steps[1].acts);
    REQUIRE(two.course.size() == 1);
}

TEST_CASE("a lesson with mistakes says where, what and what to do") {
    REQUIRE(
        contains(mistake_in_step(R"({ text = "x", act = { "place_setlement", { 0, 0, "N" } } })"),
                 "trial/lessons/one.lua:2: lesson 'trial:two', step 2: there is no action "
                 "'place_setlement'; did you mean 'place_settlement'?"));
    REQUIRE(
        contains(mistake_in_step(R"({ text = "x", act = { "place_settlement", { 9, 9, "N" } } })"),
                 "there is no tile at 9, 9"));
    REQUIRE(
        contains(mistake_in_step(R"({ text = "x", act = { "place_settlement", { 0, 0, "E" } } })"),
                 "'E' is no corner; there are N, NE"));
    REQUIRE(contains(mistake_in_step(R"({ text = "x", act = { "place_settlement" } })"),
                     "'place_settlement' needs 1 arguments, there are 0"));
    REQUIRE(contains(mistake_in_step(R"({ text = "x", act = { "roll" } })"),
                     "player 1: 'roll' is refused: "));
    REQUIRE(contains(mistake_in_step(R"({ text = "x", first = { { 4, "roll" } } })"),
                     "a player is a seat from 1 to 3"));
    REQUIRE(contains(mistake_in_step(R"({ text = "x", points_at = { part = "bnk" } })"),
                     "there is no part of the screen 'bnk'; did you mean 'bank'?"));
    REQUIRE(contains(mistake_in_step(R"({ text = "x", points_at = { hex = { 0, 0 } } })"),
                     "nothing can be pointed at as 'hex'"));
    REQUIRE(
        contains(mistake_in_step(R"({ text = "x", opens = "cardz" })"), "did you mean 'cards'?"));
    REQUIRE(contains(mistake_in_step(R"({ txt = "x", text = "y" })"), "did you mean 'text'?"));
    REQUIRE(contains(mistake_in_step(R"({ hint = "x" })"), "is missing"));
    REQUIRE(contains(mistake_in_step(R"({ text = "x", act = function() end })"),
                     "it has no functions"));
}

TEST_CASE("files of lessons may declare nothing else, and run in the sandbox") {
    REQUIRE(contains(mistakes_in(R"(hex.good "ore" {})").at(0), "trial/lessons/one.lua:1"));
    REQUIRE(contains(mistakes_in("while true do end").at(0), "trial/lessons/one.lua"));
    REQUIRE(contains(mistakes_in(R"(hex.lesson "Bad Name" {})").at(0), "is no name"));
    REQUIRE(contains(mistakes_in(R"(hex.lesson "a" { title = "A", players = 3, seed = 1 })").at(0),
                     "'steps' has no step"));
}

TEST_CASE("lessons are no rules: they do not count to the hash that journals name") {
    const TrialMods mods;
    mods.lua("");
    const Fingerprint without = rules_hash(mods.folder("trial")).value();
    mods.write("trial/lessons/one.lua", kTwoSteps);
    REQUIRE(rules_hash(mods.folder("trial")).value() == without);
    mods.write("trial/more.lua", kTwoSteps);
    REQUIRE(rules_hash(mods.folder("trial")).value() != without);
}

TEST_CASE("every lesson that we ship runs from its first step to its last") {
    const std::vector<ModFolder> library = find_mods({"mods"});
    std::size_t lessons = 0;
    for (const ModFolder& mod : library) {
        std::vector<Problem> problems;
        for (const LessonDraft& draft : read_lessons(mod, problems)) {
            const auto lesson = play_out_lesson(draft, library);
            INFO((lesson ? draft.id : lesson.problem().line()));
            REQUIRE(lesson);
            REQUIRE(lesson.value()->steps.back().end() == lesson.value()->course.size());
            ++lessons;
        }
        INFO((problems.empty() ? "" : problems.front().line()));
        REQUIRE(problems.empty());
    }
    REQUIRE(lessons > 0);
}

}  // namespace hexholm::test
