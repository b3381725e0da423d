// Mouse and keys on their way to panels, pages and the game.
#include <algorithm>

#include "src/app/app.h"

namespace hexholm::app {

using platform::EventKind;
using platform::Key;

void App::take_input() {
    if (script_)
        for (const platform::InputEvent& event : script_->due(frame_, shell_->hotspots()))
            window_->inject(event);
    for (const platform::InputEvent& event : window_->poll()) {
        frames_due_ = kFramesAfterInput;
        feed(event);
    }
}

void App::feed(const platform::InputEvent& event) {
    if (event.kind == EventKind::quit) {
        done_ = true;
        return;
    }
    if (event.kind == EventKind::file_drop) return take_drop(event.file);
    glue_->feed(event);
    if (event.kind == EventKind::mouse_down) shell_->drop_focus();
    if (event.kind == EventKind::focus_lost) held_.fill(false);
    if (event.kind == EventKind::focus_lost || event.kind == EventKind::focus_gained) {
        watched_ = event.kind == EventKind::focus_gained;
        fit_sound();
    }
    if (event.kind == EventKind::key_up) held_[static_cast<std::size_t>(event.key)] = false;
    if (event.kind == EventKind::key_down) return feed_key(event);
    if (screen_ == Screen::game && room_ && page_ == Page::none)
        room_->feed(event, shell_->over_panel(event.x, event.y), viewport());
}

void App::feed_key(const platform::InputEvent& event) {
    if (dev_key(event)) return;
    if (shell_->is_typing()) {
        if (event.key == Key::escape || event.key == Key::enter) shell_->stop_typing();
        if (event.key == Key::enter && screen_ == Screen::saves) saves_room_->key(event.key);
        return;
    }
    if (focus_key(event)) return;
    if (screen_ == Screen::mods && page_ == Page::none && mods_room_->key(event.key)) return;
    if (screen_ == Screen::saves && page_ == Page::none && saves_room_->key(event.key)) return;
    held_[static_cast<std::size_t>(event.key)] = !event.ctrl;
    const bool choosing = room_ && room_->choosing_place();
    const auto command = input::command_of(event, choosing);
    if (!command) return;
    if (*command == input::Command::fullscreen) {
        ui::Preferences wanted = preferences_;
        wanted.fullscreen = !wanted.fullscreen;
        return change_preferences(wanted);
    }
    if (page_ != Page::none) {
        const bool close = *command == input::Command::cancel || *command == input::Command::help ||
                           *command == input::Command::menu;
        if (close) page_ = Page::none;
        return;
    }
    if (screen_ == Screen::game && room_) return room_->command(*command, event.shift, viewport());
    title_key(*command);
}

// Goes from button to button on everything but the table, whose keys have meanings of their own.
bool App::focus_key(const platform::InputEvent& event) {
    if (screen_ == Screen::game && page_ == Page::none) return false;
    switch (event.key) {
        case Key::tab:
            shell_->move_focus(event.shift ? ui::FocusStep::previous : ui::FocusStep::next);
            return true;
        case Key::left: shell_->move_focus(ui::FocusStep::left); return true;
        case Key::right: shell_->move_focus(ui::FocusStep::right); return true;
        case Key::up: shell_->move_focus(ui::FocusStep::up); return true;
        case Key::down: shell_->move_focus(ui::FocusStep::down); return true;
        case Key::enter:
        case Key::space:
            if (event.repeat || !shell_->has_focus()) return false;
            shell_->press_focus();
            return true;
        default: return false;
    }
}

void App::title_key(input::Command command) {
    if (command == input::Command::help) page_ = Page::help;
    if (screen_ == Screen::saves) {
        if (command == input::Command::cancel) leave_saves();
        return;
    }
    if (screen_ == Screen::mods) {
        if (command == input::Command::cancel) screen_ = Screen::title;
        return;
    }
    if (screen_ == Screen::new_game) {
        if (command == input::Command::cancel) screen_ = Screen::title;
        if (command == input::Command::choose && new_game_->problem().empty())
            start_new(new_game_->setup());
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

// Keys that move the eye for as long as they are held.
void App::held_keys(double seconds) {
    if (!room_ || page_ != Page::none || screen_ != Screen::game) return;
    const auto is_held = [&](Key key) { return held_[static_cast<std::size_t>(key)]; };
    const auto axis = [&](Key less, Key more) {
        return static_cast<float>(is_held(more)) - static_cast<float>(is_held(less));
    };
    scene::Vec2 pan;
    if (!room_->choosing_place()) pan = {axis(Key::left, Key::right), axis(Key::down, Key::up)};
    const float turn = axis(platform::key_of('q'), platform::key_of('z'));
    const bool nearer = is_held(platform::key_of('+')) || is_held(platform::key_of('='));
    const float zoom =
        static_cast<float>(nearer) - static_cast<float>(is_held(platform::key_of('-')));
    if (pan == scene::Vec2{} && turn == 0 && zoom == 0) return;
    room_->push_camera(pan, turn, zoom, seconds);
    frames_due_ = kFramesAfterInput;
}

}  // namespace hexholm::app
