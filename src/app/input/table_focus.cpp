#include "src/app/input/table_focus.h"

#include <string>

namespace hexholm::app {

using ui::FocusStep;

static constexpr std::string_view kPlace = "place_";

static bool is_place(const std::string& name) {
    return name.rfind(kPlace, 0) == 0;
}

static scene::Vec2 direction_of(FocusStep step) {
    switch (step) {
        case FocusStep::left: return {-1, 0};
        case FocusStep::right: return {1, 0};
        case FocusStep::up: return {0, -1};
        case FocusStep::down: return {0, 1};
        default: return {};
    }
}

bool TableFocus::step(FocusStep step, bool always) {
    if (shell.is_covered()) {
        shell.move_focus(step);
        return true;
    }
    if (shell.has_focus()) {
        shell.move_focus(step, direction_of(step) != scene::Vec2{});
        land();
        return true;
    }
    if (!room.targets().empty()) {
        if (!room.move_cursor(direction_of(step), viewport)) step_off_board(step);
        return true;
    }
    const bool turns = step == FocusStep::next || step == FocusStep::previous;
    if (!turns && !always) return false;
    to_main_button();
    return true;
}

// Moves the focus from the place under the cursor to the panels.
void TableFocus::step_off_board(FocusStep step) {
    const auto place = room.place_under_cursor();
    if (!place || !shell.focus_on(std::string(kPlace) + std::to_string(*place))) return;
    shell.move_focus(step);
    if (is_place(shell.focus_name())) shell.drop_focus();
}

// The step has led from a button to a place on the board: from now on the cursor is there.
void TableFocus::land() {
    const std::string name = shell.focus_name();
    if (!is_place(name)) return;
    shell.drop_focus();
    room.point_at(std::stoul(name.substr(kPlace.size())));
}

void TableFocus::to_main_button() {
    if (!shell.focus_on("roll") && !shell.focus_on("end_turn")) shell.move_focus(FocusStep::next);
}

}  // namespace hexholm::app
