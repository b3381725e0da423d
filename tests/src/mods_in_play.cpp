// What mods declare for play, clicked through without a screen.
#include "src/input/draft.h"
#include "tests/src/trial_mod.h"

namespace hexholm {
namespace {

using platform::Key;

const State& shown(const app::App& app) {
    return app.room()->presenter().shown().state;
}

int counter(const app::App& app, const std::string& name, std::size_t owner = 0) {
    const Content& content = *app.room()->setup().content;
    for (const Counter& one : content.counters)
        if (one.name == name) return shown(app).counters[one.cell + owner];
    FAIL("there is no counter " << name);
    return 0;
}

bool reach(Clicker& player, const char* button) {
    for (int moves = 0; moves < 3000 && player.spot(button) == nullptr; ++moves)
        if (!player.play()) player.frames(1);
    return player.spot(button) != nullptr;
}

// `play` ends the turn when nothing else is to do; here it must not.
std::unique_ptr<app::App> own_turn(const std::string& name) {
    auto app = trial_table(name);
    Clicker player(*app);
    REQUIRE(reach(player, "do_dig"));
    return app;
}

TEST_CASE("an action of a mod is clicked with its picks, its questions answered and declined") {
    const auto app = own_turn("dig");
    Clicker player(*app);
    const int shells = counter(*app, "shells");
    REQUIRE(player.click("do_dig"));
    REQUIRE(player.spot("cancel") != nullptr);
    REQUIRE(player.spot("decline") == nullptr);
    REQUIRE(player.click("place_3"));
    REQUIRE(player.spot("choose_player_1") == nullptr);
    REQUIRE(player.click("choose_player_2"));
    player.frames(5);
    REQUIRE(counter(*app, "shells") == shells - 1);
    REQUIRE(counter(*app, "tide") == 1);
    REQUIRE(player.spot("place_3") != nullptr);
    REQUIRE(player.click("decline"));
    player.frames(5);
    REQUIRE(player.spot("place_3") == nullptr);
    REQUIRE(player.spot("decline") == nullptr);  // this question must be answered
    REQUIRE(player.click("number_more"));
    REQUIRE(player.click("confirm"));
    player.frames(5);
    REQUIRE(player.spot("do_dig") != nullptr);
}

TEST_CASE("who plays without a mouse finds the focus at the first answer of each question") {
    const auto app = own_turn("focus");
    Clicker player(*app);
    const ui::Shell& shell = app->shell();
    for (int step = 0; step < 200 && shell.focus_name() != "do_dig"; ++step)
        player.press(Key::tab);
    player.press(Key::enter);
    player.press(Key::right);
    player.press(Key::enter);
    player.frames(2);
    REQUIRE(shell.first_answer().starts_with("choose_player_"));
    CHECK(shell.focus_name() == shell.first_answer());
    CHECK(shell.has_focus());
    player.press(Key::enter);
    player.frames(5);
    player.press(Key::right);
    player.press(Key::enter);
    player.frames(5);
    REQUIRE(shell.first_answer().starts_with("number_"));
    CHECK(shell.focus_name() == shell.first_answer());
}

TEST_CASE("a question leaves the focus alone when the mouse has been used") {
    const auto app = own_turn("no-focus");
    Clicker player(*app);
    player.press(Key::tab);
    REQUIRE(player.click("do_dig"));
    REQUIRE(player.click("place_3"));
    CHECK_FALSE(app->shell().first_answer().empty());
    CHECK_FALSE(app->shell().has_focus());
}

TEST_CASE("an action that was begun can be given up before its last pick") {
    const auto app = own_turn("give-up");
    Clicker player(*app);
    REQUIRE(player.click("do_dig"));
    REQUIRE(player.click("place_0"));
    REQUIRE(player.spot("choose_player_2") != nullptr);
    REQUIRE(player.click("decline"));
    player.frames(2);
    REQUIRE(player.spot("choose_player_2") == nullptr);
    REQUIRE(counter(*app, "tide") == 0);
}

TEST_CASE("what a counter replaces is chosen when a card is bought") {
    const auto app = own_turn("buy-with");
    Clicker player(*app);
    const std::uint32_t actions = shown(*app).actions;
    REQUIRE(player.click("buy_development"));
    REQUIRE(player.spot("buy_way_0") != nullptr);
    REQUIRE(player.spot("buy_way_1") != nullptr);
    REQUIRE(shown(*app).actions == actions);
    const int shells = counter(*app, "shells");
    REQUIRE(player.click("buy_way_1"));
    player.frames(5);
    REQUIRE(counter(*app, "shells") < shells);
    REQUIRE(shown(*app).actions == actions + 1);
}

TEST_CASE("a mod that fails is told, and the player decides") {
    const auto app = own_turn("trouble");
    Clicker player(*app);
    const std::uint32_t actions = shown(*app).actions;
    REQUIRE(player.click("do_break"));
    REQUIRE(player.spot("trouble_undo") != nullptr);
    REQUIRE(player.click("trouble_undo"));
    player.frames(3);
    REQUIRE(player.spot("trouble_undo") == nullptr);
    REQUIRE(shown(*app).actions == actions);
    REQUIRE(player.click("do_break"));
    REQUIRE(player.click("trouble_go_on"));
    player.frames(3);
    REQUIRE(shown(*app).actions == actions + 1);
    REQUIRE(counter(*app, "tide") == 0);
    REQUIRE(player.click("do_break"));
    REQUIRE(player.click("trouble_leave"));
    player.frames(3);
    REQUIRE(app->screen() == app::Screen::title);
    // It goes on where it was left, with the move that was made without what failed.
    REQUIRE(player.click("continue"));
    player.frames(3);
    REQUIRE(app->screen() == app::Screen::game);
    REQUIRE(app->room()->session().view(PlayerId()).state.actions == actions + 1);
}

TEST_CASE("a game that nobody has won ends at the scores") {
    const auto app = own_turn("nobody");
    Clicker player(*app);
    REQUIRE(player.click("do_give_up"));
    player.frames(5);
    REQUIRE(app->room()->is_over());
    REQUIRE(shown(*app).winner.is_none());
    REQUIRE(player.spot("rematch") != nullptr);
}

TEST_CASE("own cards are offered by the type of the argument") {
    Content content;
    ActionKind exchange;
    exchange.args = {ArgType::card};
    const ActionKindId kind = content.kinds.add(exchange);
    ActionList legal;
    legal.push_back({kind, PlayerId(0), {4, -1, -1}, {}});
    input::ActionDraft draft;
    draft.kind = kind;
    const input::Choices choices = input::choices_of(content, legal, draft);
    REQUIRE(choices.cards == std::vector{CardId(4)});
    REQUIRE(choices.numbers.empty());
    REQUIRE(input::choose(content, legal, draft, 4).done.has_value());
}

TEST_CASE("a figure comes onto the board from beside it") {
    app::Arguments arguments = offscreen();
    arguments.scenario = "fishermen";
    arguments.start = arguments.demo = true;
    arguments.speed = ui::Speed::fast;
    auto app = opened(arguments, test_paths("from_beside"));
    const anim::Presenter& presenter = app->room()->presenter();
    const auto is_beside = [&] { return presenter.shown().state.pawns[PawnId(0)].is_none(); };
    REQUIRE(is_beside());
    for (int frame = 0; frame < 20000 && is_beside(); ++frame)
        app->frame(1.0 / 60);
    CHECK_FALSE(is_beside());
}

}  // namespace
}  // namespace hexholm
