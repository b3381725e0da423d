// The Mods screen within the program: opened by a button, a file that is dropped, or the command line.
#include "src/app/run/app.h"
#include "src/app/run/asked_game.h"
#include "src/app/saves/saved_games.h"
#include "src/ui/words/language.h"

namespace hexholm::app {

void App::open_mods() {
    screen_ = Screen::mods;
    page_ = Page::none;
    problem_.clear();
    mods_room_.refresh();
}

Status App::install_from_arguments() {
    if (arguments_.install.empty()) return Done{};
    const Status installed = mods_room_.install_or_ask(arguments_.install);
    if (!installed) return installed.problem();
    open_mods();
    return Done{};
}

void App::take_drop(const std::string& file) {
    if (screen_ == Screen::loading) leave_loading();
    if (screen_ == Screen::game && room_) {
        room_->toast(std::string(ui::tr(
            "Mods are installed from the title screen: leave the game first; it is saved.")));
        return;
    }
    if (file.ends_with(kJournalEnding)) {
        open_saves();
        return saves_room_.copy_in(file);
    }
    open_mods();
    mods_room_.look_at(file);
}

void App::draw_mods(ui::Desk& desk) {
    const ModsAnswer answer = mods_room_.draw(desk);
    if (!answer.clipboard.empty()) platform::Window::set_clipboard(answer.clipboard);
    if (answer.choices_changed) keep_choices();
    if (answer.mods_changed) look_is_old_ = true;
    if ((answer.mods_changed || answer.choices_changed) && new_game_) new_game_->refresh();
    if (answer.back) screen_ = Screen::title;
    if (answer.play.empty()) return;
    if (!new_game_) open_form();
    new_game_->choose_mod(answer.play);
    screen_ = Screen::new_game;
}

// Saves the mods that are checked on the new-game screen for the next time.
void App::keep_choices() {
    if (!save_mod_choices(choices_folder(arguments_, paths_), choices_))
        mods_room_.tell(
            std::string(
                ui::tr("The settings folder cannot be written: this is forgotten when you quit.")),
            true);
}

void App::keep_checked_mods() {
    if (new_game_->mods() == choices_.chosen) return;
    choices_.chosen = new_game_->mods();
    keep_choices();
}

std::string App::broken_mods_line() const {
    std::string names;
    int count = 0;
    for (const ModFolder& mod : catalogue_.mods()) {
        if (mod.usable() || catalogue_.is_disabled(mod.id)) continue;
        names += (count++ == 0 ? "" : ", ") + mod.id;
    }
    if (count == 0) return "";
    const std::string what = count == 1 ? ui::tr("This mod cannot be used: {1}.", {names})
                                        : ui::tr("These mods cannot be used: {1}.", {names});
    return what + " " +
           std::string(ui::tr("The Mods screen says why; everything else can be played."));
}

}  // namespace hexholm::app
