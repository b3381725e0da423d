// The developer's console: what lies where, what everybody has, any question, and the past.
#pragma once

#include <deque>
#include <functional>
#include <string>
#include <vector>

#include "src/ui/dev/console_input.h"
#include "src/ui/parts/scroll_area.h"

namespace hexholm::ui {

enum class ConsoleTab { place, player, game, past };

// A name with a value; without a value it is a heading, without a name a line of its own.
struct ConsoleRow {
    std::string name;
    std::string value;
    bool operator==(const ConsoleRow&) const = default;
};

struct ConsoleSeat {
    std::string name;
    std::uint32_t color = 0;
};

struct ConsoleAnswer {
    std::string question;
    std::string answer;
    bool bad = false;
};

// All that one frame shows; borrowed.
struct ConsoleModel {
    const std::vector<ConsoleRow>& rows;             // of the tab that is open; unused for the past
    std::function<std::string(std::size_t)> action;  // the n-th since the start, as in journals
    std::size_t count = 0;                           // of the actions
    std::size_t at = 0;                              // so many lie behind the shown state
    const std::vector<ConsoleSeat>& seats;
    const std::deque<ConsoleAnswer>& answers;  // the newest last
    Rect place;

    bool in_past() const { return at < count; }
};

// What the console remembers between two frames.
struct ConsoleForm {
    ConsoleTab tab = ConsoleTab::place;
    std::size_t seat = 0;
    ConsoleInput input;
    Scroll rows;
    Scroll past;
    Scroll answers;
    bool newest = false;  // the newest answer comes into view in the next frame
    bool enter = false;   // Enter was pressed in the input since the last frame
    bool focus = false;   // the cursor goes to the input in the next frame
    bool follow = true;   // the list of the past scrolls to the shown state in the next frame
};

struct ConsoleWish {
    bool close = false;
    bool ask = false;  // what stands in the input
    int go_to = -1;    // the state after so many actions
};

ConsoleWish draw_console(Desk& desk, const ConsoleModel& model, ConsoleForm& form);

// The button that opens it.
bool draw_console_button(Desk& desk, Rect rect);

}  // namespace hexholm::ui
