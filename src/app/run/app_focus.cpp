// Goes from choice to choice without a mouse: among buttons, and on the table among places too.
#include <string>

#include "src/app/run/app.h"

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

bool App::step_focus(FocusStep step) {
    if (on_table()) return step_on_table(step);
    shell_->move_focus(step);
    return true;
}

// Dialogs first; then from a button to the nearest button or place; then from place to place, and
// where none lies in that direction to the panels. False where there is nothing to go to, so that
// the key can move the table instead.
bool App::step_on_table(FocusStep step) {
    if (shell_->is_covered()) {
        shell_->move_focus(step);
        return true;
    }
    if (shell_->has_focus()) {
        shell_->move_focus(step, direction_of(step) != scene::Vec2{});
        land_focus();
        return true;
    }
    if (!room_->targets().empty()) {
        if (!room_->move_cursor(direction_of(step), viewport())) step_off_board(step);
        return true;
    }
    const bool turns = step == FocusStep::next || step == FocusStep::previous;
    if (!turns && !pad_used_) return false;
    focus_main();
    return true;
}

// From the place under the cursor to the panels.
void App::step_off_board(FocusStep step) {
    const auto place = room_->place_under_cursor();
    if (!place || !shell_->focus_on(std::string(kPlace) + std::to_string(*place))) return;
    shell_->move_focus(step);
    if (is_place(shell_->focus_name())) shell_->drop_focus();
}

// The step has led from a button to a place on the board: from now on the cursor is there.
void App::land_focus() {
    const std::string name = shell_->focus_name();
    if (!is_place(name)) return;
    shell_->drop_focus();
    room_->point_at(std::stoul(name.substr(kPlace.size())));
}

// To what will most likely be pressed.
void App::focus_main() {
    if (!shell_->focus_on("roll") && !shell_->focus_on("end_turn"))
        shell_->move_focus(FocusStep::next);
}

// Who holds a game-pad always sees where he is when a page or a dialog has opened.
void App::keep_pad_focus() {
    const bool needed = !on_table() || shell_->is_covered();
    if (!pad_used_ || !needed || shell_->has_focus() || shell_->is_typing()) return;
    shell_->move_focus(FocusStep::next);
    if (shell_->has_focus()) frames_due_ = std::max(frames_due_, 2);
}

// Keys that lead from choice to choice in a game, whatever the player has made of them.
bool App::table_key(const platform::InputEvent& event) {
    using input::Command;
    using platform::Key;
    if (event.key == Key::enter || event.key == Key::space) {
        if (event.repeat || !shell_->has_focus()) return false;
        shell_->press_focus();
        return true;
    }
    const auto command = preferences_.keys.command_of(event, true);
    if (!command) return false;
    switch (*command) {
        case Command::next_target:
            return step_focus(event.shift ? FocusStep::previous : FocusStep::next);
        case Command::target_left: return step_focus(FocusStep::left);
        case Command::target_right: return step_focus(FocusStep::right);
        case Command::target_up: return step_focus(FocusStep::up);
        case Command::target_down: return step_focus(FocusStep::down);
        case Command::cancel: {
            const bool leaves = shell_->has_focus() && !shell_->is_covered();
            shell_->drop_focus();
            return leaves;
        }
        default: return false;
    }
}

}  // namespace hexholm::app
