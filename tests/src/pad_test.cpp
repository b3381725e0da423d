// The whole program with a game-pad or the keyboard alone.
#include "tests/src/clicker.h"

namespace hexholm {
namespace {

using platform::Key;
using platform::PadAxis;
using platform::PadButton;

// A player who has nothing but a game-pad in his hands.
class PadPlayer {
public:
    explicit PadPlayer(app::App& app) : app_(app), eyes_(app) {}

    void press(PadButton button) {
        send(button, platform::InputKind::pad_down);
        send(button, platform::InputKind::pad_up);
    }
    void push(PadAxis axis, float amount) {
        platform::InputEvent event;
        event.kind = platform::InputKind::pad_axis;
        event.axis = axis;
        event.amount = amount;
        app_.window().inject(event);
        eyes_.frames(1);
    }
    const std::string& at() const { return app_.shell().focus_name(); }
    bool sees(const std::string& name) const { return eyes_.spot(name) != nullptr; }
    void frames(int count) { eyes_.frames(count); }
    // Steps until the focus is there.
    bool go_to(const std::string& name) {
        for (int step = 0; step < 200 && at() != name; ++step)
            press(PadButton::right_shoulder);
        return at() == name;
    }
    // One thing that a player would do now.
    void play() {
        if (sees("reject") && go_to("reject")) return press(PadButton::a);
        if (eyes_.asks_for_goods()) return give_back();
        for (const char* name : {"choose_player_1", "choose_player_2", "choose_player_3"})
            if (sees(name) && go_to(name)) return press(PadButton::a);
        if (sees("place_0")) {
            press(PadButton::right);
            return press(PadButton::a);
        }
        press(PadButton::y);
        frames(1);
    }

private:
    void give_back() {
        for (const char* good : {"brick", "grain", "lumber", "ore", "wool"}) {
            const std::string more = std::string("pick_") + good + "_more";
            while (!sees("confirm") && sees(more) && go_to(more))
                press(PadButton::a);
        }
        if (go_to("confirm")) press(PadButton::a);
    }
    void send(PadButton button, platform::InputKind kind) {
        platform::InputEvent event;
        event.kind = kind;
        event.pad = button;
        app_.window().inject(event);
        eyes_.frames(1);
    }

    app::App& app_;
    Clicker eyes_;
};

TEST_CASE("a game is started and its first rounds are played with the game-pad alone") {
    auto app = opened(offscreen(), test_paths("pad"));
    PadPlayer player(*app);
    player.frames(3);
    player.press(PadButton::down);
    REQUIRE(player.go_to("new_game"));
    player.press(PadButton::a);
    player.frames(3);
    REQUIRE(app->screen() == app::Screen::new_game);
    REQUIRE(player.go_to("players_less"));
    player.press(PadButton::a);
    player.frames(2);
    REQUIRE(player.go_to("start"));
    player.press(PadButton::a);
    player.frames(3);
    REQUIRE(app->screen() == app::Screen::game);
    for (int moves = 0; moves < 4000 && app->room()->presenter().shown().state.round < 3; ++moves)
        player.play();
    REQUIRE(app->room()->presenter().shown().state.round == 3);
}

TEST_CASE("from the board the game-pad comes to the panels, and B goes back") {
    app::Arguments arguments = offscreen();
    arguments.start = true;
    arguments.players = 3;
    auto app = opened(arguments, test_paths("pad-panels"));
    PadPlayer player(*app);
    for (int frame = 0; frame < 600 && !player.sees("place_0"); ++frame)
        player.frames(1);
    player.press(PadButton::right);
    REQUIRE(app->room()->place_under_cursor());
    for (int step = 0; step < 60 && !app->shell().has_focus(); ++step)
        player.press(PadButton::down);
    REQUIRE(app->shell().has_focus());
    for (int step = 0; step < 60 && app->shell().has_focus(); ++step)
        player.press(PadButton::up);
    REQUIRE(app->room()->place_under_cursor());
    player.press(PadButton::start);
    player.frames(2);
    REQUIRE(player.sees("menu_settings"));
    REQUIRE(player.at() == "menu_go_on");
    player.press(PadButton::b);
    player.frames(2);
    REQUIRE_FALSE(player.sees("menu_settings"));
}

TEST_CASE("the sticks move the eye, and a held direction steps on") {
    app::Arguments arguments = offscreen();
    arguments.start = true;
    auto app = opened(arguments, test_paths("pad-sticks"));
    PadPlayer player(*app);
    for (int frame = 0; frame < 600 && app->room()->moving(); ++frame)
        player.frames(1);
    player.push(PadAxis::right_x, 0.1f);  // no more than a stick that rests badly
    player.frames(2);
    REQUIRE_FALSE(app->room()->moving());
    player.push(PadAxis::right_x, 0.9f);
    player.frames(3);
    REQUIRE(app->room()->moving());
    player.push(PadAxis::right_x, 0);
    player.frames(60);
    REQUIRE_FALSE(app->room()->moving());
    player.press(PadButton::start);
    player.frames(2);
    const std::string first = player.at();
    player.push(PadAxis::left_y, 1);
    const std::string second = player.at();
    REQUIRE(second != first);
    player.frames(40);
    REQUIRE(player.at() != second);
}

TEST_CASE("a pad that is pulled out leaves nothing pressed") {
    app::Arguments arguments = offscreen();
    arguments.start = true;
    auto app = opened(arguments, test_paths("pad-gone"));
    PadPlayer player(*app);
    player.frames(10);
    player.push(PadAxis::right_x, 1);
    platform::InputEvent gone;
    gone.kind = platform::InputKind::pad_removed;
    app->window().inject(gone);
    player.frames(90);
    REQUIRE_FALSE(app->room()->moving());
}

TEST_CASE("Tab leads to the panels' buttons when nothing is to be chosen, Escape leaves them") {
    app::Arguments arguments = offscreen();
    arguments.start = true;
    arguments.demo = true;
    arguments.speed = ui::Speed::slow;  // so that no button comes or goes meanwhile
    auto app = opened(arguments, test_paths("tab-panels"));
    Clicker player(*app);
    player.frames(2);
    player.press(Key::tab);
    REQUIRE(app->shell().has_focus());
    const std::string first = app->shell().focus_name();
    player.press(Key::right);
    REQUIRE(app->shell().focus_name() != first);
    player.press(Key::escape);
    REQUIRE_FALSE(app->shell().has_focus());
    REQUIRE(player.spot("menu_go_on") == nullptr);
}

TEST_CASE("Alt and Enter change to full screen without choosing anything") {
    app::Arguments arguments = offscreen();
    arguments.start = true;
    arguments.bots = {"human", "human", "human", "human"};
    auto app = opened(arguments, test_paths("alt-enter"));
    Clicker player(*app);
    player.frames(5);
    const auto actions = app->room()->session().view(PlayerId()).state.actions;
    platform::InputEvent event;
    event.kind = platform::InputKind::key_down;
    event.key = Key::enter;
    event.alt = true;
    app->window().inject(event);
    player.frames(2);
    REQUIRE(app->preferences().fullscreen);
    REQUIRE(app->room()->session().view(PlayerId()).state.actions == actions);
}

}  // namespace
}  // namespace hexholm
