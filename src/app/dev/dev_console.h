// The developer's console over a game in play: asks, looks behind the cards and into the past.
#pragma once

#include <deque>
#include <optional>
#include <string>
#include <vector>

#include "src/app/game_room/game_room.h"
#include "src/ui/dev/console.h"

namespace hexholm::app {

class DevConsole {
public:
    bool is_open() const { return open_; }
    void toggle(GameRoom& room);
    // True when the key means something to the open console.
    bool key(const platform::InputEvent& event, bool typing, GameRoom& room);
    // The console, or the button that opens it.
    void draw(ui::Desk& desk, GameRoom& room);
    // Shows the lines that mods have printed since the last time.
    void show_printed(const std::vector<std::string>& lines);
    // The game is another one, or has other rules.
    void forget_game();

private:
    void go_to(std::size_t actions, GameRoom& room);
    void ask(const GameRoom& room);
    void point(ui::Desk& desk, GameRoom& room);
    const State& state(const GameRoom& room) const;
    std::vector<ui::ConsoleRow> rows(const GameRoom& room) const;

    bool open_ = false;
    ui::ConsoleForm form_;
    std::deque<ui::ConsoleAnswer> answers_;
    std::optional<State> past_;
    std::size_t at_ = 0;    // actions behind the past that is shown
    input::Place pinned_;   // clicked
    input::Place pointed_;  // under the mouse, or else the one clicked
};

}  // namespace hexholm::app
