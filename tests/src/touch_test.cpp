// What fingers mean: to click, to read, to move the table, to scroll, to turn and zoom.
#include "src/app/input/touch.h"

#include <cmath>

#include <catch2/catch.hpp>

#include "src/app/input/finger_reach.h"
#include "src/input/camera_control.h"

namespace hexholm {
namespace {

using platform::InputEvent;
using platform::InputKind;
using platform::MouseButton;

// A hand whose events are told as short words.
class Hand {
public:
    explicit Hand(bool over_panel) : over_panel_(over_panel) {}

    Hand& down(int finger, float x, float y) { return tell(InputKind::finger_down, finger, x, y); }
    Hand& move(int finger, float x, float y) { return tell(InputKind::finger_move, finger, x, y); }
    Hand& up(int finger, float x, float y) { return tell(InputKind::finger_up, finger, x, y); }
    Hand& wait(double seconds) {
        now_s_ += seconds;
        return *this;
    }
    std::string words() const {
        std::string all;
        for (const InputEvent& event : told_)
            all += (all.empty() ? "" : " ") + word_of(event);
        return all;
    }
    const std::vector<InputEvent>& told() const { return told_; }

private:
    static std::string word_of(const InputEvent& event) {
        const bool middle = event.button == MouseButton::middle;
        switch (event.kind) {
            case InputKind::mouse_move: return "move";
            case InputKind::mouse_down: return middle ? "hold" : "press";
            case InputKind::mouse_up: return middle ? "let" : "release";
            case InputKind::mouse_left: return "gone";
            case InputKind::wheel: return "wheel";
            case InputKind::turn: return "turn";
            default: return "?";
        }
    }
    Hand& tell(InputKind kind, int finger, float x, float y) {
        InputEvent event;
        event.kind = kind;
        event.finger = finger;
        event.x = x;
        event.y = y;
        for (const InputEvent& one : touch_.take(event, over_panel_, 2, now_s_)) {
            CHECK(one.touch);
            told_.push_back(one);
        }
        return *this;
    }

    app::Touch touch_;
    bool over_panel_;
    double now_s_ = 0;
    std::vector<InputEvent> told_;
};

}  // namespace

TEST_CASE("fingers: a small button is reached over 44 points, and the nearest of two is meant") {
    using scene::Vec2;
    const std::vector<ui::Hotspot> buttons = {
        {"left", {100, 100, 30, 30}},
        {"right", {140, 100, 30, 30}},
        {.name = "place", .rect = {300, 100, 10, 10}, .on_board = true},
        {"wide", {100, 200, 200, 60}}};
    const auto at = [&](float x, float y) { return app::reached(buttons, {x, y}, 1); };
    CHECK(at(94, 115) == Vec2{101, 115});
    CHECK(at(92, 115) == Vec2{92, 115});
    CHECK(at(115, 94) == Vec2{115, 101});
    CHECK(at(133, 115) == Vec2{129, 115});
    CHECK(at(137, 115) == Vec2{141, 115});
    CHECK(at(120, 120) == Vec2{120, 120});
    CHECK(at(297, 105) == Vec2{297, 105});
    CHECK(at(150, 262) == Vec2{150, 262});
    CHECK(app::reached(buttons, {80, 115}, 2) == Vec2{101, 115});
}

TEST_CASE("touch: a tap clicks, and still means the place on the table afterwards") {
    CHECK(Hand(false).down(7, 100, 100).wait(0.1).move(7, 104, 98).up(7, 104, 98).words() ==
          "move press release");
    CHECK(Hand(true).down(7, 100, 100).up(7, 100, 100).words() == "move press release gone");
}

TEST_CASE("touch: a finger that rests reads, and clicks nothing") {
    CHECK(Hand(false).down(1, 9, 9).wait(0.6).up(1, 9, 9).words() == "move gone");
    CHECK(Hand(true).down(1, 9, 9).wait(0.6).up(1, 9, 9).words() == "move gone");
}

TEST_CASE("touch: a finger drawn over the table moves it, over panels it scrolls or pulls") {
    CHECK(Hand(false).down(1, 0, 0).move(1, 40, 0).move(1, 80, 0).up(1, 80, 0).words() ==
          "move hold move move let");
    Hand scrolls(true);
    scrolls.down(1, 0, 100).move(1, 2, 60).move(1, 2, 26).up(1, 2, 26);
    CHECK(scrolls.words() == "move wheel gone");
    CHECK(scrolls.told()[1].wheel == Approx(-0.5f));
    CHECK(Hand(true).down(1, 0, 0).move(1, 40, 4).up(1, 40, 4).words() ==
          "move press move release gone");
}

TEST_CASE("touch: two fingers zoom, turn and move, and what follows is no click") {
    Hand hand(false);
    hand.down(1, 100, 100).down(2, 200, 100).move(2, 100, 300).up(2, 100, 300).up(1, 100, 100);
    CHECK(hand.words() == "move hold move wheel turn let");
    CHECK(hand.told()[3].wheel == Approx(std::log(0.5f) / std::log(0.88f)));
    CHECK(hand.told()[4].amount == Approx(scene::radians(90)));
    CHECK(hand.told()[4].x == Approx(100));
    CHECK(hand.told()[4].y == Approx(200));
}

TEST_CASE("touch: a second finger over a panel does nothing, nor does a third one anywhere") {
    CHECK(Hand(true).down(1, 0, 0).down(2, 50, 0).move(2, 90, 0).up(1, 0, 0).up(2, 90, 0).words() ==
          "move gone");
    CHECK(Hand(false)
              .down(1, 0, 0)
              .down(2, 50, 0)
              .down(3, 90, 0)
              .move(3, 99, 9)
              .up(3, 99, 9)
              .words() == "move hold");
}

TEST_CASE("touch: the table turns with the fingers") {
    input::CameraControl camera;
    InputEvent turn;
    turn.kind = InputKind::turn;
    turn.amount = 0.5f;
    const float before = camera.goal().yaw_rad;
    CHECK(camera.feed(turn, {800, 600}));
    CHECK(camera.goal().yaw_rad == Approx(before + 0.5f));
}

TEST_CASE("touch: recorded fingers are read") {
    InputEvent event;
    CHECK(platform::parse_event("finger down 2 10 20", event));
    CHECK(event.kind == InputKind::finger_down);
    CHECK(event.finger == 2);
    CHECK(event.y == 20);
    CHECK_FALSE(platform::parse_event("finger wave 2 10 20", event));
    CHECK_FALSE(platform::parse_event("finger down", event));
}

}  // namespace hexholm
