// What two people agree on at a table of a server, by clicks at two screens.
#include "tests/src/together/two_people.h"

namespace hexholm::test {
namespace {

const State& on_table(Screen& screen) {
    return screen.game().presenter().shown().state;
}

void wish(Evening& evening, Screen& screen, net::VoteKind kind, int target = 0) {
    REQUIRE(screen.game().ends());
    screen.game().wish_end({kind, true, net::kNoSeat, target});
    evening.pass(6);
}

TEST_CASE("votes: one wishes the end, the other is asked, and what both want comes true") {
    Evening evening;
    evening.begin();
    evening.play(6);
    wish(evening, evening.ann, net::VoteKind::agree);
    CHECK(evening.ann.can_click("vote_withdraw_agree"));
    CHECK_FALSE(evening.ann.can_click("vote_yes_agree_1"));
    CHECK(evening.bea.shows("Ann proposes to end the game now"));
    CHECK(evening.bea.shows("1 of 2 agree"));
    CHECK_FALSE(evening.bea.can_click("vote_withdraw_agree"));
    evening.bea.click("vote_yes_agree_2");
    evening.pass(10);
    for (Screen* const screen : {&evening.ann, &evening.bea}) {
        CHECK(on_table(*screen).stage == Stage::over);
        CHECK(screen->shows("All have agreed to end the game"));
        CHECK_FALSE(screen->game().ends());
        CHECK(screen->can_click("rematch"));
    }
}

TEST_CASE("votes: who is against it stops it, and both are told") {
    Evening evening;
    evening.begin();
    wish(evening, evening.ann, net::VoteKind::call_off);
    evening.bea.click("vote_no_call_off_2");
    evening.pass(6);
    CHECK(evening.ann.shows("too few players agreed"));
    CHECK(evening.bea.shows("too few players agreed"));
    CHECK_FALSE(evening.ann.can_click("vote_withdraw_call_off"));
    CHECK(on_table(evening.ann).stage != Stage::over);
}

TEST_CASE("votes: a wish is taken back, and nobody is asked any more") {
    Evening evening;
    evening.begin();
    wish(evening, evening.bea, net::VoteKind::target, 6);
    CHECK(evening.ann.shows("Bea proposes that from now on 6"));
    evening.bea.click("vote_withdraw_target");
    evening.pass(6);
    CHECK(evening.ann.shows("The proposal was withdrawn."));
    CHECK_FALSE(evening.ann.can_click("vote_yes_target_1"));
}

TEST_CASE("votes: fewer points win at both screens, and the log says so") {
    Evening evening;
    evening.begin();
    evening.play(6);
    wish(evening, evening.ann, net::VoteKind::target, 6);
    evening.bea.click("vote_yes_target_2");
    evening.pass(10);
    for (Screen* const screen : {&evening.ann, &evening.bea}) {
        CHECK(screen->shows("From now on 6 points are needed to win"));
        CHECK(screen->shows("/6"));
    }
    const std::uint32_t before = evening.actions(evening.ann);
    evening.play(6);
    evening.pass(10);
    CHECK(evening.actions(evening.ann) > before);
    CHECK(evening.actions(evening.ann) == evening.actions(evening.bea));
}

TEST_CASE("votes: of two the other has won when one gives up") {
    Evening evening;
    evening.begin();
    evening.play(4);
    wish(evening, evening.bea, net::VoteKind::resign);
    evening.pass(6);
    CHECK(evening.ann.shows("Ann wins!"));
    CHECK(evening.bea.shows("The other player has given up"));
    CHECK(on_table(evening.bea).winner == PlayerId(0));
}

TEST_CASE("votes: who comes back while something is asked is asked, too") {
    Evening evening;
    evening.begin();
    evening.house.keep_away(2);
    evening.pass(40);
    wish(evening, evening.ann, net::VoteKind::agree);
    evening.house.let_back(2);
    evening.pass(700);
    REQUIRE(evening.bea.can_click("vote_yes_agree_2"));
    evening.bea.click("vote_yes_agree_2");
    evening.pass(10);
    CHECK(on_table(evening.ann).stage == Stage::over);
}

TEST_CASE("votes: nobody answers in time, and the game goes on") {
    Evening evening;
    evening.begin();
    wish(evening, evening.ann, net::VoteKind::agree);
    for (int at = 0; at < 50; ++at) {
        evening.house.run(2500);
        evening.pass(1);
    }
    CHECK_FALSE(evening.bea.can_click("vote_yes_agree_2"));
    CHECK(on_table(evening.ann).stage != Stage::over);
}

}  // namespace
}  // namespace hexholm::test
