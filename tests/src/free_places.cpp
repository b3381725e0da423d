// Building with one click on the place, without a button before it.
#include "tests/src/clicker.h"

namespace hexholm {
namespace {

// Plays on until something can be built by a click on the board.
bool comes_to_free_place(Clicker& player) {
    for (int tries = 0; tries < 3000; ++tries) {
        if (player.spot("free_0") != nullptr) return true;
        if (!player.play()) player.frames(1);
    }
    return false;
}

}  // namespace

TEST_CASE("one click on a free place builds there, and undo takes it back") {
    app::Arguments arguments = offscreen();
    arguments.start = true;
    arguments.players = 3;
    arguments.bots = {"random", "random"};
    const auto app = opened(arguments, test_paths("free"));
    Clicker player(*app);
    REQUIRE(comes_to_free_place(player));
    const auto built = [&] {
        const auto& actions = app->room()->game().timeline().actions();
        return app->room()->session().rulebook().verb(actions.back().action.kind) == Verb::build;
    };
    const std::size_t before = app->room()->game().timeline().size();
    REQUIRE_FALSE(built());
    REQUIRE(player.click("free_0"));
    player.frames(3);
    CHECK(app->room()->game().timeline().size() == before + 1);
    CHECK(built());
    REQUIRE(player.click("undo"));
    player.frames(3);
    CHECK(app->room()->game().timeline().size() == before);
}

TEST_CASE("nothing is built by a click while a question is open or another is to act") {
    app::Arguments arguments = offscreen();
    arguments.start = true;
    arguments.players = 3;
    arguments.bots = {"random", "random"};
    const auto app = opened(arguments, test_paths("free-asked"));
    Clicker player(*app);
    for (int tries = 0; tries < 300; ++tries) {
        if (player.spot("place_0") != nullptr) REQUIRE(player.spot("free_0") == nullptr);
        const bool own = app->room()->game().state().active == PlayerId(0);
        if (!own) REQUIRE(player.spot("free_0") == nullptr);
        if (!player.play()) player.frames(1);
    }
}

}  // namespace hexholm
