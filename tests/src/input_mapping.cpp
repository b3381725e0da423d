#include "src/app/input/input_script.h"
#include "src/app/run/arguments.h"
#include "src/input/bindings.h"
#include "src/input/camera_control.h"
#include "src/input/draft.h"
#include "src/input/targets.h"
#include "src/scene/pick.h"
#include "tests/src/table.h"

namespace hexholm {
namespace {

using test::seated;

PlayerId who_acts(const FullSession& session) {
    for (const PlayerId player : all_ids<PlayerId>(session.seats().size()))
        if (has(session.to_act(), player)) return player;
    return PlayerId();
}

TEST_CASE("a question for a place lights up exactly the legal places") {
    const auto session = seated(4, 2, "");
    ActionList legal;
    session->legal(who_acts(*session), legal);
    const Content& content = session->rulebook().content();
    const input::Choices choices = input::choices_of(content, legal, {});
    REQUIRE(choices.places.size() == legal.size());
    for (const input::Place place : choices.places)
        REQUIRE(place.kind == PlaceKind::corner);
}

TEST_CASE("choosing a place of a one-argument action completes it") {
    const auto session = seated(4, 2, "");
    ActionList legal;
    session->legal(who_acts(*session), legal);
    const Content& content = session->rulebook().content();
    const input::Choices choices = input::choices_of(content, legal, {});
    const input::Place place = choices.places[7];
    const input::DraftStep step = input::choose(content, legal, {}, place.index, place.kind);
    REQUIRE(step.done.has_value());
    REQUIRE(step.done->args[0] == place.index);
    REQUIRE(session->check(*step.done).ok());
}

TEST_CASE("an action with two places is chosen in two steps") {
    Content content;
    ActionKind move;
    move.name = "move_thing";
    move.args = {ArgType::edge, ArgType::corner};
    const ActionKindId kind = content.kinds.add(move);
    ActionList legal;
    legal.push_back({kind, PlayerId(0), {3, 10, -1}, {}});
    legal.push_back({kind, PlayerId(0), {3, 11, -1}, {}});
    legal.push_back({kind, PlayerId(0), {5, 12, -1}, {}});
    input::ActionDraft draft;
    draft.kind = kind;
    REQUIRE(input::choices_of(content, legal, draft).places.size() == 2);
    const input::DraftStep first = input::choose(content, legal, draft, 3, PlaceKind::edge);
    REQUIRE_FALSE(first.done.has_value());
    const input::Choices rest = input::choices_of(content, legal, first.next);
    REQUIRE(rest.places ==
            std::vector<input::Place>{{PlaceKind::corner, 10}, {PlaceKind::corner, 11}});
    const input::DraftStep second =
        input::choose(content, legal, first.next, 11, PlaceKind::corner);
    REQUIRE(second.done.has_value());
    REQUIRE(*second.done == legal[1]);
}

TEST_CASE("players, goods and numbers are offered by the types of arguments alone") {
    Content content;
    ActionKind name;
    name.args = {ArgType::player, ArgType::good, ArgType::number};
    const ActionKindId kind = content.kinds.add(name);
    ActionList legal;
    legal.push_back({kind, PlayerId(0), {2, 1, 4}, {}});
    input::ActionDraft draft;
    draft.kind = kind;
    REQUIRE(input::choices_of(content, legal, draft).players == std::vector{PlayerId(2)});
    draft = input::choose(content, legal, draft, 2).next;
    REQUIRE(input::choices_of(content, legal, draft).goods == std::vector{GoodId(1)});
    draft = input::choose(content, legal, draft, 1).next;
    REQUIRE(input::choices_of(content, legal, draft).numbers == std::vector<std::int16_t>{4});
    REQUIRE(input::choose(content, legal, draft, 4).done.has_value());
}

TEST_CASE("the corner nearest to the mouse is picked, and none when it is far") {
    const auto session = seated(4, 2, "");
    const Board& board = session->rulebook().board();
    std::vector<input::Place> places;
    for (std::int16_t corner = 0; corner < 20; ++corner)
        places.push_back({PlaceKind::corner, corner});
    const std::vector<input::Target> targets = input::targets_at(board, places);
    for (std::size_t at = 0; at < targets.size(); ++at)
        REQUIRE(input::nearest(targets, targets[at].position + scene::Vec3{0.1f, 0, -0.1f}) == at);
    REQUIRE_FALSE(input::nearest(targets, {100, 0, 100}).has_value());
}

TEST_CASE("arrow keys find the next place in their direction") {
    const auto session = seated(4, 2, "");
    const Board& board = session->rulebook().board();
    const std::vector<input::Target> targets = input::targets_at(
        board, {{PlaceKind::tile, 0}, {PlaceKind::tile, 1}, {PlaceKind::tile, 2}});
    const scene::Camera camera;
    REQUIRE(input::next_target(targets, 0, camera, {}, {1, 0}) == 1);
    REQUIRE(input::next_target(targets, 1, camera, {}, {1, 0}) == 2);
    REQUIRE(input::next_target(targets, 2, camera, {}, {-1, 0}) == 1);
    REQUIRE(input::next_target(targets, 2, camera, {}, {}) == 0);
}

TEST_CASE("the wheel zooms to the point under the mouse") {
    const auto session = seated(4, 2, "");
    input::CameraControl control;
    const scene::Viewport viewport{1280, 720};
    const anim::Extent extent = anim::extent_of(session->rulebook().board());
    control.frame(extent, {extent.middle}, viewport, {});
    const scene::Vec2 mouse{500, 300};
    const auto before = scene::pick_ground(control.goal(), viewport, mouse);
    platform::InputEvent wheel;
    wheel.kind = platform::InputKind::wheel;
    wheel.wheel = 3;
    wheel.x = mouse.x;
    wheel.y = mouse.y;
    REQUIRE(control.feed(wheel, viewport));
    const auto after = scene::pick_ground(control.goal(), viewport, mouse);
    REQUIRE(before);
    REQUIRE(after);
    REQUIRE(scene::ground_distance(*before, *after) < 0.05f);
    for (int step = 0; step < 300; ++step)
        control.step(1.0 / 60);
    REQUIRE_FALSE(control.moving());
    REQUIRE(control.camera(1) == control.goal());
}

TEST_CASE("keys mean what they are delivered with") {
    platform::InputEvent key;
    key.kind = platform::InputKind::key_down;
    key.key = platform::Key::space;
    REQUIRE(input::Bindings().command_of(key, false) == input::Command::roll);
    key.key = platform::key_of('3');
    REQUIRE(input::Bindings().command_of(key, false) == input::Command::build_3);
    key.key = platform::Key::left;
    REQUIRE_FALSE(input::Bindings().command_of(key, false).has_value());
    REQUIRE(input::Bindings().command_of(key, true) == input::Command::target_left);
    key.key = platform::key_of('e');
    key.repeat = true;
    REQUIRE_FALSE(input::Bindings().command_of(key, false).has_value());
}

TEST_CASE("recorded input waits for the button it wants to press") {
    auto script = app::InputScript::parse("# a comment\n+0 click roll\n+5 key e\n", "test");
    REQUIRE(script);
    app::InputScript& input = script.value();
    for (int frame = 0; frame < 10; ++frame)
        REQUIRE(input.due(frame, {}).empty());
    REQUIRE(input.waiting_for() == "test:2: +0 click roll");
    // It is there, and cannot be pressed yet.
    for (int frame = 0; frame < 10; ++frame)
        REQUIRE(input.due(frame, {{"roll", {10, 20, 100, 40}, false}}).empty());
    const std::vector<ui::Hotspot> spots = {{"roll", {10, 20, 100, 40}}};
    const auto moved = input.due(10, spots);
    REQUIRE(moved.size() == 1);
    REQUIRE(moved[0].kind == platform::InputKind::mouse_move);
    REQUIRE(moved[0].x == 60);
    REQUIRE(input.due(11, spots)[0].kind == platform::InputKind::mouse_down);
    REQUIRE(input.due(12, spots)[0].kind == platform::InputKind::mouse_up);
    for (int frame = 13; frame < 17; ++frame)
        REQUIRE(input.due(frame, spots).empty());
    REQUIRE(input.due(17, spots)[0].kind == platform::InputKind::key_down);
    REQUIRE(input.finished());
}

TEST_CASE("a line of recorded input that makes no sense is a problem with its number") {
    REQUIRE(app::InputScript::parse("+1 jump 3\n", "x").problem().where == "x:1");
    REQUIRE(app::InputScript::parse("\nsoon key e\n", "x").problem().where == "x:2");
    REQUIRE(app::InputScript::parse("+1 click\n", "x").problem().where == "x:1");
    REQUIRE(app::InputScript::load("/nonexistent/file").problem().where == "/nonexistent/file");
}

TEST_CASE("the command line is understood, and what is wrong with it is said in one line") {
    const auto good =
        app::parse_arguments({"--scenario", "base", "--players", "5", "--seed", "7", "--bots",
                              "easy,normal", "--options", "a=1,b=2", "--shot", "30:x.png", "--size",
                              "800x600", "--speed", "instant", "--offscreen"});
    REQUIRE(good);
    REQUIRE(good.value().players == 5);
    REQUIRE(good.value().bots == std::vector<std::string>{"easy", "normal"});
    REQUIRE(good.value().options.size() == 2);
    REQUIRE(good.value().shots[0].file == "x.png");
    REQUIRE(good.value().height == 600);
    REQUIRE(good.value().start);
    for (const std::vector<std::string>& words : {std::vector<std::string>{"--players", "9"},
                                                  {"--players"},
                                                  {"--seed", "x"},
                                                  {"--shot", "x.png"},
                                                  {"--size", "10"},
                                                  {"--speed", "soon"},
                                                  {"--options", "a"},
                                                  {"--no"},
                                                  {"--resume", "a", "--replay", "b"}}) {
        const auto bad = app::parse_arguments(words);
        REQUIRE_FALSE(bad);
        REQUIRE(bad.problem().line().find('\n') == std::string::npos);
    }
}

}  // namespace
}  // namespace hexholm
