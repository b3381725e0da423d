// The program for authors of mods, started with --dev: saved files take hold at once, and a console.
#include <cmath>

#include "engine/base/terminal.h"

#include "src/app/dev/dev_tools.h"
#include "src/app/run/app.h"
#include "src/platform/clock.h"

namespace hexholm::app {

// The mods to watch: those of the game in play, or without one all that could be chosen.
static std::vector<WatchedMod> mods_to_watch(const Catalogue& catalogue,
                                             const GameRoom* room,
                                             std::map<std::string, std::string>& folders) {
    for (const ModFolder& mod : catalogue.mods())
        folders[mod.id] = mod.path;
    std::vector<WatchedMod> mods;
    if (room == nullptr) {
        for (const ModFolder& mod : catalogue.mods())
            mods.push_back({mod.id, mod.path});
        return mods;
    }
    for (const ModInfo& mod : room->setup().content->mods)
        if (const auto found = folders.find(mod.id); found != folders.end())
            mods.push_back({mod.id, found->second});
    return mods;
}

void App::step_dev() {
    if (!dev_) return;
    dev_->watch.watch(mods_to_watch(catalogue_, room_.get(), dev_->folders));
    const std::optional<Saved> saved = dev_->watch.look(clock_.time_s());
    if (!saved) return;
    clock_.wake();
    if (saved->manifest) {
        catalogue_.reread();
        mods_room_.refresh();
    }
    look_is_old_ |= saved->assets || saved->manifest;
    if (new_game_ && !room_) new_game_->refresh();
    // What a game elsewhere is played by is settled there.
    const bool is_own = room_ && room_->session().full() != nullptr && !room_->setup().lesson;
    if (is_own && saved->rules) reload_rules(*saved);
}

void App::reload_rules(const Saved& saved) {
    const double begun_s = platform::now_s();
    const auto change = dev_->reloader.take(saved, *room_, catalogue_.roots());
    room_->pause(dev_->reloader.asks());
    if (change) change_rules(*change, begun_s);
    if (dev_->reloader.news() != nullptr)
        print_error_lines("hexholm: " + dev_->reloader.news_text());
}

void App::change_rules(const RulesChange& change, double begun_s) {
    dev_->console.forget_game();
    const Status done = room_->change_rules(change.content, change.played, viewport());
    if (!done) {
        leave_room();
        problem_ = "The game cannot go on with the new rules. " + done.problem().line();
        return;
    }
    const auto milliseconds = static_cast<int>(std::lround((platform::now_s() - begun_s) * 1000));
    const std::string line = change.told + " in " + std::to_string(milliseconds) + " ms";
    room_->toast(line, false);
    print_error_line("hexholm: %s", line.c_str());
}

// Begins the game on this table again from the start, with the same seed.
void App::begin_anew(std::shared_ptr<const Content> content) {
    RoomSetup setup = room_->setup();
    setup.content = std::move(content);
    setup.played.clear();
    setup.replay.clear();
    start_new(std::move(setup));
}

void App::forget_dev_game() {
    if (!dev_) return;
    dev_->reloader.forget();
    dev_->console = DevConsole();
    new_game_.reset();  // its island is of the rules as they were before
}

bool App::dev_key(const platform::InputEvent& event) {
    if (!dev_ || !room_ || screen_ != Screen::game || page_ != Page::none) return false;
    if (event.key == platform::Key::f12) {
        display_.shell().stop_typing();
        if (!event.repeat) dev_->console.toggle(*room_);
        return true;
    }
    return dev_->console.key(event, display_.shell().is_typing(), *room_);
}

void App::draw_dev(ui::Desk& desk) {
    if (!dev_ || page_ != Page::none) return;
    dev_->console.show_printed(dev_->printed->take());
    dev_->console.draw(desk, *room_);
    const ui::ReloadNews* news = dev_->reloader.news();
    switch (news == nullptr ? ui::ReloadWish::none : ui::draw_reload(desk, *news)) {
        case ui::ReloadWish::hide:
        case ui::ReloadWish::keep_old: dev_->reloader.forget(); break;
        case ui::ReloadWish::go_on_before: {
            const double begun_s = platform::now_s();
            if (const auto change = dev_->reloader.go_on_before(*room_))
                change_rules(*change, begun_s);
            break;
        }
        case ui::ReloadWish::new_game: begin_anew(dev_->reloader.waiting()); break;
        case ui::ReloadWish::none: break;
    }
    if (room_) room_->pause(dev_->reloader.asks());
}

}  // namespace hexholm::app
