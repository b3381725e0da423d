// The state of the screen of saved games: what is chosen, asked and told there, and what is done to
// the files.
#pragma once

#include <optional>
#include <string>

#include "src/app/saves/save_list.h"
#include "src/app/settings/folder_list.h"
#include "src/platform/input_event.h"
#include "src/ui/shelves/saves_dialogs.h"
#include "src/ui/words/language.h"

namespace hexholm::app {

// What the room wishes of the program.
struct SavesAnswer {
    bool back = false;
    std::string go_on;  // a journal
    std::string watch;  // a journal
    bool to_table = false;
    std::string save_to;  // where the journal of the table shall be written from now on
};

class SavesRoom {
public:
    SavesRoom(const Catalogue& catalogue, GamePlaces places);

    // The screen was opened; `playing` is the journal of the table behind it.
    void open(const std::string& playing);
    // Where the journal of the table shall be copied to is asked on this screen.
    void ask_copy_out(const std::string& journal_path);
    // Asks on this screen where to save a journal that cannot be written where it is.
    void ask_save_elsewhere(const std::string& journal_path);
    // Adds the game in this file.
    void copy_in(const std::string& path);
    void tell(std::string message, bool bad);
    void tell(const Problem& problem) { tell(ui::told(problem), true); }

    SavesAnswer draw(ui::Desk& desk);
    // See SaveList::wait() and platform::Errand::finish().
    void wait(bool on) { list_.wait(on); }
    void finish() { list_.finish(); }
    // Keys that mean something here; true when it was one of them.
    bool key(platform::Key key);

private:
    enum class Asks : std::uint8_t { nothing, name, removal, copy_out, copy_in, move };

    const ui::SaveEntry* chosen() const;
    void reread(const std::string& show);
    void obey(ui::SavesWish wish);
    void go_on(const ui::SaveEntry& save);
    void draw_dialogs(ui::Desk& desk);
    void draw_files(ui::Desk& desk);
    void draw_name(ui::Desk& desk);
    void draw_removal(ui::Desk& desk);
    void open_folder(const std::string& path);
    void take_file(const ui::FileWish& wish);
    void copy_out();
    void rename();
    void remove();

    GamePlaces places_;
    SaveList list_;
    std::string playing_;
    ui::SavesForm form_;
    std::string message_;
    bool bad_ = false;
    Asks asks_ = Asks::nothing;
    std::string name_;     // typed by the player
    std::string subject_;  // the journal that is asked about
    FolderList files_;
    ui::Scroll files_scroll_;
    std::string last_folder_;
    SavesAnswer answer_;
};

}  // namespace hexholm::app
