// Mouse, keys and game-pad on their way to panels, pages and the game.
#include "src/app/input/finger_reach.h"
#include "src/app/run/app.h"

namespace hexholm::app {

using platform::InputKind;
using platform::Key;

static bool is_press(const platform::InputEvent& event) {
    return event.kind == InputKind::mouse_down || event.kind == InputKind::key_down ||
           event.kind == InputKind::pad_down || event.kind == InputKind::wheel;
}

void App::take_input() {
    if (script_)
        for (const platform::InputEvent& event :
             script_->due(clock_.frame(), display_.shell().hotspots()))
            display_.window().inject(event);
    const bool too_early = is_table_new();
    for (const platform::InputEvent& event : display_.window().poll())
        if (!too_early || !is_press(event)) waiting_.push_back(event);
    if (!waiting_.empty()) clock_.wake();
    while (!waiting_.empty() && !comes_too_soon(waiting_.front())) {
        take_event(waiting_.front());
        waiting_.pop_front();
    }
}

// The key that ends a line waits for the letters typed before it: on a slow machine they come in the same frame.
bool App::comes_too_soon(const platform::InputEvent& event) const {
    return event.kind == InputKind::key_down && event.key == Key::enter &&
           display_.shell().is_typing() && display_.glue().has_letters();
}

void App::take_event(const platform::InputEvent& event) {
    // A screen that is touched has keys, too, while somebody types.
    const bool is_keyboard = event.kind == InputKind::key_down && !display_.shell().is_typing();
    const bool was_touched = touch_.is_used();
    if (event.kind == InputKind::mouse_down || is_keyboard) touch_.leave();
    if (is_finger(event))
        take_finger(event);
    else
        feed(event);
    if (was_touched != touch_.is_used()) fit_shell();
}

void App::take_finger(const platform::InputEvent& event) {
    const float unit = display_.window().pixel_scale();
    if (event.kind == InputKind::finger_down)
        reach_ = reached(display_.shell().open_hotspots(), {event.x, event.y}, unit) -
                 scene::Vec2{event.x, event.y};
    platform::InputEvent meant = event;
    meant.x += reach_.x;
    meant.y += reach_.y;
    const bool over_panel = !on_table() || display_.shell().over_panel(meant.x, meant.y);
    for (const platform::InputEvent& told : touch_.take(meant, over_panel, unit, clock_.time_s()))
        feed(told);
}

// Whether the table is so new that a key or a click was not meant for it: the player may have
// pressed it while the game was being set up, or as the second half of a double click.
bool App::is_table_new() {
    constexpr double kDoubleClick_s = 0.25;
    if (waits() || screen_ != Screen::game) return false;
    if (clock_.frame() <= table_frame_ + 1) table_seen_s_ = clock_.time_s();
    return clock_.time_s() < table_seen_s_ + kDoubleClick_s;
}

void App::feed(const platform::InputEvent& event) {
    if (event.kind == InputKind::quit) return quit();
    if (event.kind == InputKind::file_drop) return take_drop(event.file);
    display_.glue().feed(event);
    if (event.kind == InputKind::mouse_down) {
        display_.shell().drop_focus();
        goes_by_focus_ = false;
    }
    if (event.kind == InputKind::mouse_down || event.kind == InputKind::key_down) leave_pad();
    if (event.kind >= InputKind::pad_down && event.kind <= InputKind::pad_removed)
        return feed_pad(event);
    if (event.kind == InputKind::focus_lost) held_keys_.release_all();
    if (event.kind == InputKind::focus_lost || event.kind == InputKind::focus_gained) {
        watched_ = event.kind == InputKind::focus_gained;
        fit_sound();
    }
    if (event.kind == InputKind::key_up) held_keys_.release(event.key);
    if (event.kind == InputKind::key_down) return feed_key(event);
    if (screen_ == Screen::game && room_ && page_ == Page::none)
        room_->feed(event, display_.shell().over_panel(event.x, event.y), viewport());
}

void App::feed_key(const platform::InputEvent& event) {
    if (event.alt && event.key == Key::enter) {
        if (!event.repeat) toggle_fullscreen();
        return;
    }
    if (dev_key(event)) return;
    if (display_.shell().is_typing()) {
        if (event.key != Key::escape && event.key != Key::enter) return;
        display_.shell().stop_typing();
        if (screen_ == Screen::saves) saves_room_.key(event.key);
        const bool is_together = screen_ == Screen::together || is_at_server();
        if (is_together && event.key == Key::enter) together_.enter();
        return;
    }
    if (chosen_key(event)) return;
    if (on_table() ? table_key(event) : focus_key(event)) return;
    if (screen_ == Screen::mods && page_ == Page::none && mods_room_.key(event.key)) return;
    if (screen_ == Screen::saves && page_ == Page::none && saves_room_.key(event.key)) return;
    held_keys_.press(event);
    const bool choosing = room_ && room_->choosing_place();
    if (const auto command = preferences_.keys.command_of(event, choosing))
        run_command(*command, event.shift);
}

// The settings wait for a key that shall mean something from now on.
bool App::chosen_key(const platform::InputEvent& event) {
    if (page_ != Page::settings || !memory_.settings.choosing) return false;
    if (event.repeat) return true;
    ui::Preferences wanted = preferences_;
    ui::choose_key({event.key, event.ctrl}, wanted.keys, memory_.settings);
    change_preferences(wanted);
    return true;
}

void App::run_command(input::Command command, bool shift) {
    using input::Command;
    if (command == Command::fullscreen) return toggle_fullscreen();
    if (page_ != Page::none) {
        const bool close =
            command == Command::cancel || command == Command::help || command == Command::menu;
        if (close) page_ = Page::none;
        return;
    }
    if (screen_ == Screen::game && room_) return room_->command(command, shift, viewport());
    title_key(command);
}

// Goes from button to button on everything but the table, whose keys have meanings of their own.
bool App::focus_key(const platform::InputEvent& event) {
    switch (event.key) {
        case Key::tab:
            return step_focus(event.shift ? ui::FocusStep::previous : ui::FocusStep::next);
        case Key::left: return step_focus(ui::FocusStep::left);
        case Key::right: return step_focus(ui::FocusStep::right);
        case Key::up: return step_focus(ui::FocusStep::up);
        case Key::down: return step_focus(ui::FocusStep::down);
        case Key::enter:
        case Key::space:
            if (event.repeat || !display_.shell().has_focus()) return false;
            display_.shell().press_focus();
            return true;
        default: return false;
    }
}

void App::title_key(input::Command command) {
    if (screen_ == Screen::loading) {
        if (command == input::Command::cancel) leave_loading();
        return;
    }
    if (command == input::Command::help) page_ = Page::help;
    if (screen_ == Screen::saves) {
        if (command == input::Command::cancel) leave_saves();
        return;
    }
    if (screen_ == Screen::together) {
        if (command == input::Command::cancel && together_.go_back().back) screen_ = Screen::title;
        return;
    }
    if (screen_ == Screen::mods) {
        if (command == input::Command::cancel) screen_ = Screen::title;
        return;
    }
    if (screen_ == Screen::new_game) {
        if (command == input::Command::cancel) screen_ = Screen::title;
        if (command == input::Command::choose && new_game_->problem().empty()) new_game_->start();
        return;
    }
    if (command == input::Command::choose) {
        if (learns_first())
            open_lessons();
        else if (unfinished_.empty())
            screen_ = Screen::new_game;
        else
            go_on();
    }
}

// Keys and sticks that move the eye for as long as they are held.
void App::push_eye(double seconds) {
    if (!on_table()) return;
    const EyePush push = held_keys_.push(preferences_.keys, pad_, !room_->choosing_place(),
                                         !display_.shell().is_covered());
    if (push.is_none()) return;
    room_->push_camera(push.pan, push.turn, push.zoom, seconds);
    clock_.wake();
}

}  // namespace hexholm::app
