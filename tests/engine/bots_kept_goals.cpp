// What a bot keeps in mind between decisions is what it would find anew.
#include <algorithm>

#include <catch2/catch.hpp>

#include "engine/bots/goals/kept_goals.h"
#include "engine/bots/goals/kept_outlook.h"

#include "tests/engine/trial_table.h"

namespace hexholm::test {
namespace {

constexpr const char* kDikes = R"(
hex.counter "dikes" { title = "Dikes", per = "player", most = 5, worth = 400 }
hex.action "build_dike" { title = "Build a dike", phases = { "main" }, limit = "dikes", cost = { wool = 1 } }
)";
const PlayerId kA{0};
const PlayerId kB{1};

// A has a settlement and a road, and it is A's turn.
Tabletop begun(const TrialGame& game) {
    Tabletop table = game.table();
    table.settlement(kA, table.corner(0, 0, "N"));
    table.road(kA, table.book().board().edges(table.corner(0, 0, "N"))[0]);
    table.main_phase_of(kA);
    return table;
}

// What a bot keeps in mind.
struct Kept {
    KeptOutlook outlook;
    KeptGoals goals;
};

GoalList found(Kept& kept, const Tabletop& table) {
    const Rulebook& book = table.book();
    Random chance{1, 1};
    const View view = view_for(book, table.state, kA);
    const State state = imagine(book, view, chance);
    const Outlook& outlook = kept.outlook.find(book, state, kA, {});
    Planner planner(book, state, outlook);
    return kept.goals.find(book, view, state, outlook, &planner, kept.outlook.table());
}
GoalList found_anew(const Tabletop& table) {
    Kept nothing;
    return found(nothing, table);
}

bool are_alike(const GoalList& some, const GoalList& others) {
    return std::equal(some.begin(), some.end(), others.begin(), others.end(),
                      [](const Goal& one, const Goal& other) {
                          return one.action == other.action && one.price == other.price &&
                                 one.worth == other.worth && one.wait == other.wait &&
                                 one.score == other.score;
                      });
}

bool strives_for(const GoalList& goals, const Rulebook& book, Verb verb) {
    return std::any_of(goals.begin(), goals.end(),
                       [&](const Goal& goal) { return book.verb(goal.action.kind) == verb; });
}

}  // namespace

TEST_CASE("bots: kept goals are waited for with the goods at hand") {
    const TrialGame game(kDikes);
    Tabletop table = begun(game);
    Kept kept;
    const GoalList poor = found(kept, table);
    REQUIRE(strives_for(poor, table.book(), Verb::act));
    table.give(kA, "1 wool");
    const GoalList rich = found(kept, table);
    CHECK(rich.size() == poor.size());
    const auto is_deed = [&](const Goal& goal) {
        return table.book().verb(goal.action.kind) == Verb::act;
    };
    CHECK(std::find_if(poor.begin(), poor.end(), is_deed)->wait > 0);
    CHECK(std::find_if(rich.begin(), rich.end(), is_deed)->wait == 0);
    CHECK(std::is_sorted(rich.begin(), rich.end(), [](const Goal& one, const Goal& other) {
        return one.score > other.score;
    }));
}

TEST_CASE("bots: kept goals are found anew in the own turn when the board has changed") {
    const TrialGame game(kDikes);
    Tabletop table = begun(game);
    Kept kept;
    const GoalList before = found(kept, table);
    table.settlement(kB, table.corner(0, 0, "SE"));
    const GoalList after = found(kept, table);
    CHECK(are_alike(after, found_anew(table)));
    CHECK_FALSE(are_alike(after, before));
}

TEST_CASE("bots: in others' turns goals are kept until something of one's own has changed") {
    const TrialGame game(kDikes);
    Tabletop table = begun(game);
    Kept kept;
    const GoalList before = found(kept, table);
    table.main_phase_of(kB);
    table.settlement(kB, table.corner(0, 0, "SE"));
    CHECK(are_alike(found(kept, table), before));
    table.city(kA, table.corner(0, 0, "N"));
    CHECK(are_alike(found(kept, table), found_anew(table)));
    CHECK_FALSE(are_alike(found(kept, table), before));
}

}  // namespace hexholm::test
