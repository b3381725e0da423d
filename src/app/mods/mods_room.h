// The state of the Mods screen: what is chosen, asked and told there, and what is done to mods.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/package/package.h"

#include "src/app/mods/catalogue.h"
#include "src/app/mods/mod_choices.h"
#include "src/app/mods/mod_health.h"
#include "src/app/mods/mod_pictures.h"
#include "src/app/settings/folder_list.h"
#include "src/platform/input_event.h"
#include "src/ui/shelves/mod_dialogs.h"
#include "src/ui/shelves/mods_screen.h"
#include "src/ui/words/language.h"

namespace hexholm::app {

// What the room wishes of the program.
struct ModsAnswer {
    bool back = false;
    bool mods_changed = false;     // on disk: everything made of them must be made anew
    bool choices_changed = false;  // what is disabled
    std::string clipboard;         // a text to be put there
    std::string play;              // a mod with which a game is to be set up; often empty
};

class ModsRoom {
public:
    // Installs into the folder `installed`.
    ModsRoom(Catalogue& catalogue, ModChoices& choices, std::string installed);

    ModPictures& pictures() { return pictures_; }
    // Whether draw() waits until the mod that is looked at is known: see ModHealth::wait().
    void wait_for_health(bool on) { health_.wait(on); }
    // The screen was opened, or the pictures were lost.
    void refresh();
    // Shows what is in the file and asks whether to install it.
    void look_at(const std::string& file);
    // Without a question; a version that is there gives way only with `replace`.
    Status install(const std::string& file, bool replace);
    // Installs the mod, but asks on the screen first when a version is installed already.
    Status install_or_ask(const std::string& file);
    void tell(std::string message, bool bad);
    void tell(const Problem& problem) { tell(ui::told(problem), true); }

    ModsAnswer draw(ui::Desk& desk);
    // Keys that mean something here; true when it was one of them.
    bool key(platform::Key key);

private:
    void check_health(ui::Desk& desk);
    void draw_dialogs(ui::Desk& desk);
    void draw_files(ui::Desk& desk);
    void draw_package(ui::Desk& desk);
    void draw_removal(ui::Desk& desk);
    void obey(ui::ModsWish wish);
    void toggle(const std::string& id);
    void open_folder(const std::string& path);
    void install_shown();
    void remove_chosen();
    void reread(const std::string& show);
    void close_dialogs();
    bool is_asking() const { return folder_ || package_ || removing_; }
    const ModFolder* chosen() const;
    ui::PackageInfo info_on(const PackedMod& packed) const;

    struct Package {
        std::string file;
        ui::PackageInfo info;
        ui::Scroll scroll;
    };

    Catalogue& catalogue_;
    ModChoices& choices_;
    std::string installed_;
    ModHealth health_;
    ModPictures pictures_;
    std::vector<ui::ModEntry> entries_;
    ui::ModsForm form_;
    std::string message_;
    bool bad_ = false;
    std::optional<FolderList> folder_;
    std::string last_folder_;
    ui::Scroll folder_scroll_;
    std::optional<Package> package_;
    bool removing_ = false;
    ModsAnswer answer_;
};

}  // namespace hexholm::app
