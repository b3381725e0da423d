// Choosing figures and their goals.
#include <catch2/catch.hpp>

#include "src/anim/places/figure_stands.h"
#include "src/input/targets.h"
#include "tests/src/words_table.h"

namespace hexholm {
namespace {

ActionKindId kind_named(const Content& content, const std::string& name) {
    const auto kind = content.kind_named(name);
    REQUIRE(kind.has_value());
    return *kind;
}

}  // namespace

TEST_CASE("a movement is chosen by a click on the figure and one on its goal") {
    const auto content = test::words_content("wagon");
    const ActionKindId travel = kind_named(*content, "travel_wagon");
    ActionList legal;
    for (const int figure : {3, 4})
        for (const int goal : {10, 11, 12})
            legal.push_back(
                {.kind = travel,
                 .player = PlayerId(0),
                 .args = {static_cast<std::int16_t>(figure), static_cast<std::int16_t>(goal)}});
    CHECK(input::begins_with_place(content->kinds[travel]));
    const input::ActionDraft begun = {travel, {}};
    const input::Choices figures = input::choices_of(*content, legal, begun);
    REQUIRE(figures.places.size() == 2);
    CHECK(figures.places[1] == input::Place{PlaceKind::none, 4, true});
    CHECK(figures.asks_nothing());
    const input::DraftStep first = input::choose(*content, legal, begun, figures.places[1]);
    REQUIRE_FALSE(first.done.has_value());
    const input::Choices goals = input::choices_of(*content, legal, first.next);
    REQUIRE(goals.places.size() == 3);
    CHECK(goals.places[0].kind == PlaceKind::corner);
    const input::DraftStep second = input::choose(*content, legal, first.next, goals.places[2]);
    REQUIRE(second.done.has_value());
    CHECK(second.done->args[0] == 4);
    CHECK(second.done->args[1] == 12);
}

TEST_CASE("a figure is pointed at where it is seen, and one in the supply is not") {
    const auto content = test::words_content("wagon");
    const Rulebook book(content);
    State state = start_game(book, 7);
    const FigureId wagon = content->figure_kinds[content->figures[FigureId(0)].kind].first;
    const std::vector<input::Place> places = {{PlaceKind::none, wagon.number(), true}};
    state.figures[wagon] = FigurePlace();
    CHECK(input::targets_at(book, state, places).empty());
    state.figures[wagon] = FigurePlace::on(PlaceKind::corner, 20);
    const auto targets = input::targets_at(book, state, places);
    REQUIRE(targets.size() == 1);
    CHECK(targets[0].position == anim::figure_stand(book, state, wagon).position);
    CHECK(input::nearest(targets, targets[0].position) == 0u);
}

}  // namespace hexholm
