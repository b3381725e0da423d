// What people show each other at a table of a server, and whom one does not want to hear.
#include "src/ui/together/talk_sheet.h"
#include "tests/src/together/two_people.h"

namespace hexholm::test {
namespace {

TEST_CASE("talk: a face at the table shows what its player feels") {
    Evening evening;
    evening.begin();
    evening.bea.click("open_talk");
    evening.bea.click("emote_7");
    evening.pass(4);
    const auto& faces = evening.ann.game().faces();
    REQUIRE(faces.size() == 2);
    CHECK(faces[1].mood == ui::Mood::sad);
    CHECK(faces[1].line == ui::emote_line(6));
    CHECK(faces[0].mood == ui::Mood::calm);
}

TEST_CASE("talk: who is muted is not heard until he is let speak again") {
    Evening evening;
    evening.begin();
    evening.ann.click("open_talk");
    evening.ann.click("mute_2");
    evening.pass(2);
    evening.bea.click("open_talk");
    evening.bea.click("emote_8");
    evening.pass(4);
    CHECK_FALSE(evening.ann.shows("Bea: Ha ha!"));
    CHECK(evening.bea.shows("Bea: Ha ha!"));
    evening.ann.click("mute_2");
    evening.pass(30);  // one thing a second is said
    evening.bea.click("emote_1");
    evening.pass(4);
    CHECK(evening.ann.shows("Bea: Hello!"));
}

TEST_CASE("talk: the owner settles what may be said at the table") {
    Evening evening;
    evening.sit_down();
    evening.ann.click("talk_more");
    evening.pass(5);
    CHECK(evening.bea.can_click("emote_1"));
    CHECK_FALSE(evening.bea.can_click("talk"));
    evening.ann.click("talk_more");
    evening.pass(5);
    CHECK_FALSE(evening.bea.can_click("emote_1"));
    evening.ann.click("talk_more");
    evening.pass(5);
    CHECK(evening.bea.can_click("talk"));
}

TEST_CASE("talk: who does not want to hear others hears nobody, and says nothing") {
    Evening evening;
    evening.sit_down();
    evening.bea.room().listen(false);
    evening.ann.click("emote_1");
    evening.pass(5);
    CHECK(evening.ann.shows("Ann: Hello!"));
    CHECK_FALSE(evening.bea.shows("Ann: Hello!"));
    CHECK_FALSE(evening.bea.can_click("talk"));
    evening.bea.room().listen(true);
    evening.ann.click("emote_2");
    evening.pass(5);
    CHECK(evening.bea.shows("Ann: Well played!"));
}

}  // namespace
}  // namespace hexholm::test
