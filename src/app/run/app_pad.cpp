// The game-pad within the program, and going from choice to choice without a mouse.
#include <utility>

#include "src/app/run/app.h"
#include "src/ui/words/language.h"

namespace hexholm::app {

using platform::InputEvent;
using platform::PadButton;
using ui::FocusStep;

bool App::step_focus(FocusStep step) {
    goes_by_focus_ = true;
    if (on_table()) return table_focus().step(step, pad_.is_used());
    display_.shell().move_focus(step);
    return true;
}

// Keys that lead from choice to choice in a game, whatever the player has made of them.
bool App::table_key(const InputEvent& event) {
    using input::Command;
    using platform::Key;
    ui::Shell& shell = display_.shell();
    if (event.key == Key::enter || event.key == Key::space) {
        if (event.repeat || !shell.has_focus()) return false;
        shell.press_focus();
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
            const bool leaves = shell.has_focus() && !shell.is_covered();
            shell.drop_focus();
            return leaves;
        }
        default: return false;
    }
}

// Panels say what the keys are called of whatever was used last.
void App::note_pad(bool was_used) {
    if (was_used == pad_.is_used()) return;
    fit_shell();
    clock_.wake();
}

void App::leave_pad() {
    const bool was_used = pad_.is_used();
    pad_.leave();
    note_pad(was_used);
}

void App::feed_pad(const InputEvent& event) {
    const bool was_used = pad_.is_used();
    const Pad::Meaning meaning = pad_.feed(event, !on_table() || display_.shell().is_covered());
    note_pad(was_used);
    if (meaning.step) step_focus(*meaning.step);
    if (meaning.press) press_pad(*meaning.press);
    if (!meaning.plugged || !room_) return;
    room_->toast(std::string(*meaning.plugged ? ui::tr("Controller connected.")
                                              : ui::tr("Controller disconnected.")),
                 !*meaning.plugged);
}

void App::hold_pad(double seconds) {
    if (!pad_.is_holding()) return;
    clock_.wake();  // stay awake until it counts again
    if (const auto step = pad_.hold(seconds)) step_focus(*step);
}

// An event of a key whose meaning cannot be changed.
static InputEvent key_event(platform::Key key) {
    InputEvent event;
    event.kind = platform::InputKind::key_down;
    event.key = key;
    return event;
}

void App::press_pad(PadButton button) {
    using input::Command;
    switch (button) {
        case PadButton::a: return press_pad_a();
        case PadButton::b: return feed_key(key_event(platform::Key::escape));
        case PadButton::x: return run_command(Command::trade, false);
        case PadButton::y:
            if (on_table()) room_->press_main(true);
            return;
        case PadButton::back: return run_command(Command::undo, false);
        case PadButton::start: return run_command(Command::menu, false);
        case PadButton::left_stick: return run_command(Command::home_view, false);
        case PadButton::right_stick: return run_command(Command::flat_view, false);
        default: return;
    }
}

// It never ends a turn by itself: who has just skipped an animation would not have meant it.
void App::press_pad_a() {
    ui::Shell& shell = display_.shell();
    if (memory_.settings.choosing) return;
    if (shell.is_typing() || !on_table()) return feed_key(key_event(platform::Key::enter));
    if (shell.has_focus()) return shell.press_focus();
    if (!room_->confirm(viewport())) table_focus().to_main_button();
}

// A player with a game-pad always sees where he is when a page or a dialog has opened.
void App::keep_pad_focus() {
    ui::Shell& shell = display_.shell();
    const bool needed = !on_table() || shell.is_covered();
    if (!pad_.is_used() || !needed || shell.has_focus() || shell.is_typing()) return;
    shell.move_focus(FocusStep::next);
    if (shell.has_focus()) clock_.wake(2);
}

// Moves a player who goes from choice to choice to the answers when something is asked, and keeps
// him there from one question to the next. When the answers are places, the arrows lead over the
// board at once.
void App::keep_focus_at_question() {
    ui::Shell& shell = display_.shell();
    const bool keeps = on_table() && goes_by_focus_;
    const std::string answer = keeps ? shell.first_answer() : "";
    const bool has_places = keeps && !room_->targets().empty();
    const bool shows_places = !std::exchange(places_asked_, has_places) && has_places;
    if (shows_places && answer.empty() && !shell.is_covered()) shell.drop_focus();
    const bool is_new = std::exchange(question_seen_, answer) != answer;
    if (answer.empty() || shell.is_typing()) return;
    const bool was_lost = !shell.focus_name().empty() && !shell.has_focus();
    if ((is_new || was_lost) && shell.focus_on(answer)) clock_.wake(2);
}

}  // namespace hexholm::app
