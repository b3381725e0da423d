// What hands do without thinking at the table: clicking twice, clicking a card, resting the mouse.
#include "src/ui/words/language.h"
#include "tests/src/clicker.h"

namespace hexholm {
namespace {

app::Arguments at_speed(ui::Speed speed) {
    app::Arguments arguments = offscreen();
    arguments.start = true;
    arguments.speed = speed;
    return arguments;
}

const State& now_shown(const app::App& app) {
    return app.room()->presenter().shown().state;
}

// Plays until the player may roll.
void play_to_roll(Clicker& player) {
    for (int moves = 0; moves < 400 && player.spot("roll") == nullptr; ++moves)
        if (!player.play()) player.frames(2);
    REQUIRE(player.spot("roll") != nullptr);
}

TEST_CASE("a double click on the roll does not end the turn at instant speed") {
    auto app = opened(at_speed(ui::Speed::instant), test_paths("double_click"));
    Clicker player(*app);
    play_to_roll(player);
    const PlayerId me = now_shown(*app).active;
    player.click("roll");
    player.frames(2);
    if (player.spot("end_turn") == nullptr) return;  // a seven asks something first
    player.click("end_turn");
    CHECK(now_shown(*app).active == me);
    player.frames(30);
    REQUIRE(player.click("end_turn"));
    player.frames(2);
    CHECK(now_shown(*app).turn > 1);
}

TEST_CASE("a click on a card of the hand puts it into a trade") {
    auto app = opened(at_speed(ui::Speed::instant), test_paths("card_click"));
    Clicker player(*app);
    const Content& content = app->room()->session().rulebook().content();
    GoodId held;
    for (int moves = 0; moves < 400 && held.is_none(); ++moves) {
        const View& view = app->room()->presenter().shown();
        for (const GoodId good : content.goods.ids())
            if (player.spot("trade") != nullptr && view.state.players[view.viewer].goods[good] > 0)
                held = good;
        if (held.is_none() && !player.play()) player.frames(2);
    }
    REQUIRE(held.is_some());
    const std::string good = content.goods[held].name;
    REQUIRE(player.click("good_" + good));
    player.frames(2);
    CHECK(player.spot("give_" + good + "_less") != nullptr);
}

TEST_CASE("a trade that is open is closed when the turn ends, and with it what was put together") {
    auto app = opened(at_speed(ui::Speed::instant), test_paths("trade_closed"));
    Clicker player(*app);
    for (int moves = 0; moves < 400 && player.spot("trade") == nullptr; ++moves)
        if (!player.play()) player.frames(2);
    player.frames(30);
    REQUIRE(player.click("trade"));
    player.frames(2);
    REQUIRE(player.spot("clear_trade") != nullptr);
    const int turn = now_shown(*app).turn;
    REQUIRE(player.click("end_turn"));
    player.frames(1);
    CHECK(now_shown(*app).turn > turn);
    CHECK(player.spot("clear_trade") == nullptr);
    for (int moves = 0; moves < 400 && now_shown(*app).turn < turn + 2; ++moves)
        if (!player.play()) player.frames(2);
    CHECK(player.spot("clear_trade") == nullptr);
}

TEST_CASE("pages over the table are as wide as a window that is higher than wide") {
    app::Arguments arguments = at_speed(ui::Speed::instant);
    arguments.width = 720;
    arguments.height = 1280;
    auto app = opened(arguments, test_paths("upright_pages"));
    Clicker player(*app);
    player.frames(5);
    player.press(platform::Key::f1);
    player.frames(5);
    REQUIRE(player.spot("close") != nullptr);
    CHECK(player.spot("close")->rect.right() > 680);
}

TEST_CASE("speed and language of the command line are not written into the settings") {
    ui::Preferences from_file;
    from_file.speed = ui::Speed::slow;
    from_file.language = "ja";
    app::Arguments arguments;
    arguments.speed = ui::Speed::instant;
    arguments.language = "de";
    ui::Preferences now = from_file;
    now.speed = ui::Speed::instant;
    now.language = "de";
    CHECK(app::lasting(now, from_file, arguments) == from_file);
    now.speed = ui::Speed::fast;
    CHECK(app::lasting(now, from_file, arguments).speed == ui::Speed::fast);
}

}  // namespace
}  // namespace hexholm
