#include "src/app/mods/mods_room.h"

#include <algorithm>
#include <utility>

#include "engine/base/crypto.h"

#include "src/app/mods/mod_entries.h"
#include "src/platform/page.h"
#include "src/ui/words/language.h"

namespace hexholm::app {

ModsRoom::ModsRoom(Catalogue& catalogue, ModChoices& choices, std::string installed)
    : catalogue_(catalogue),
      choices_(choices),
      installed_(std::move(installed)),
      health_(catalogue) {}

void ModsRoom::refresh() {
    entries_ = mod_entries(catalogue_, health_, pictures_, installed_);
}

void ModsRoom::tell(std::string message, bool bad) {
    message_ = std::move(message);
    bad_ = bad;
}

const ModFolder* ModsRoom::chosen() const {
    const std::size_t at = form_.chosen;
    const auto& mods = catalogue_.mods();
    if (at < mods.size()) return &mods[at];
    return at - mods.size() < catalogue_.hidden().size() ? &catalogue_.hidden()[at - mods.size()]
                                                         : nullptr;
}

// After the folders have changed; the mod of this id is chosen if it is still there.
void ModsRoom::reread(const std::string& show) {
    catalogue_.reread();
    health_.reset();
    pictures_.forget();
    refresh();
    for (std::size_t at = 0; at < entries_.size(); ++at)
        if (entries_[at].id == show) form_.chosen = at;
    form_.shows_chosen = true;
    form_.details = {};
    answer_.mods_changed = true;
}

void ModsRoom::close_dialogs() {
    folder_.reset();
    package_.reset();
    removing_ = false;
}

static ui::PackageInfo refused(const Problem& problem) {
    ui::PackageInfo info;
    info.title = ui::tr("This file cannot be installed");
    info.refusal = ui::told(problem);
    return info;
}

ui::PackageInfo ModsRoom::info_on(const PackedMod& packed) const {
    const ModFolder& mod = packed.manifest;
    ui::PackageInfo info;
    info.title = mod.title;
    info.byline = byline(mod);
    info.description = mod.description;
    const auto row = [&](std::string_view name, std::string value) {
        info.rows.emplace_back(name, std::move(value));
    };
    row(ui::tr("Short name"), mod.id);
    row(ui::tr("Licence"), mod.licence.empty() ? std::string(ui::tr("not told")) : mod.licence);
    row(ui::tr("Size"), ui::tr_count(static_cast<int>(packed.files), "{2} in {1} file",
                                     "{2} in {1} files", {size_text(packed.bytes)}));
    row(ui::tr("Rules"), short_name(packed.hash.digest));
    for (const Dependency& needed : mod.depends) {
        const bool here = catalogue_.mod(needed.id) != nullptr;
        const std::string name = catalogue_.title_of(needed.id) + " " + needed.range;
        row(ui::tr("Needs"), here ? name : ui::tr("{1} (is not installed)", {name}));
    }
    if (!mod.usable()) info.refusal = ui::told(mod.problems.front());
    const ModFolder* there = catalogue_.mod(mod.id);
    if (there == nullptr) return info;
    if (there->origin != installed_)
        info.refusal = ui::tr(
            "A mod with the short name {1} came with the game: {2}. The one in this file needs "
            "another name.",
            {mod.id, catalogue_.title_of(mod.id)});
    else
        info.replaces = ui::tr("It replaces the installed version {1} of {2}.",
                               {there->version, catalogue_.title_of(mod.id)});
    return info;
}

void ModsRoom::look_at(const std::string& file) {
    close_dialogs();
    message_.clear();
    const Result<PackedMod> packed = look_into(file);
    ui::PackageInfo info = packed ? info_on(packed.value()) : refused(packed.problem());
    info.rows.emplace_back(ui::tr("File"), file);
    package_ = Package{file, std::move(info), {}};
}

Status ModsRoom::install(const std::string& file, bool replace) {
    const Result<PackedMod> packed = look_into(file);
    if (!packed) return packed.problem();
    const ui::PackageInfo info = info_on(packed.value());
    if (!info.refusal.empty()) return Problem{file, info.refusal, ""};
    const Result<PackedMod> installed = install_mod(file, installed_, replace);
    if (!installed) return installed.problem();
    const ModFolder& mod = installed.value().manifest;
    reread(mod.id);
    tell(ui::tr("{1} {2} is installed.", {catalogue_.title_of(mod.id), mod.version}), false);
    return Done{};
}

Status ModsRoom::install_or_ask(const std::string& file) {
    const Result<PackedMod> packed = look_into(file);
    if (!packed) return packed.problem();
    if (info_on(packed.value()).replaces.empty()) return install(file, false);
    look_at(file);
    return Done{};
}

void ModsRoom::install_shown() {
    const std::string file = package_->file;
    const bool replace = !package_->info.replaces.empty();
    close_dialogs();
    const Status installed = install(file, replace);
    if (!installed) tell(installed.problem());
}

void ModsRoom::remove_chosen() {
    removing_ = false;
    const ModFolder* mod = chosen();
    if (mod == nullptr) return;
    const std::string title = catalogue_.title_of(mod->id);
    const Result<ModFolder> removed = remove_mod(mod->id, installed_);
    reread("");
    if (removed)
        tell(ui::tr("{1} is removed.", {title}), false);
    else
        tell(removed.problem());
}

void ModsRoom::toggle(const std::string& id) {
    std::vector<std::string>& off = choices_.disabled;
    const auto here = std::find(off.begin(), off.end(), id);
    if (here == off.end())
        off.push_back(id);
    else
        off.erase(here);
    catalogue_.disable(off);
    refresh();
    answer_.choices_changed = true;
}

void ModsRoom::open_folder(const std::string& path) {
    folder_ = list_folder(path, ".zip");
    folder_scroll_ = {};
    last_folder_ = path;
}

void ModsRoom::obey(ui::ModsWish wish) {
    const ModFolder* mod = chosen();
    if (wish != ui::ModsWish::none) message_.clear();
    switch (wish) {
        case ui::ModsWish::back: answer_.back = true; break;
        case ui::ModsWish::install:
            if (platform::ask_for_file(".zip")) break;
            open_folder(last_folder_.empty() ? home_folder() : last_folder_);
            break;
        case ui::ModsWish::play:
            if (mod != nullptr) answer_.play = mod->id;
            break;
        case ui::ModsWish::toggle:
            if (mod != nullptr) toggle(mod->id);
            break;
        case ui::ModsWish::remove: removing_ = mod != nullptr && mod->origin == installed_; break;
        case ui::ModsWish::copy:
            if (mod == nullptr) break;
            answer_.clipboard = report_on(*mod, entries_[form_.chosen].problems);
            tell(std::string(ui::tr("Report copied. Please send it to the mod's author.")), false);
            break;
        default: break;
    }
}

void ModsRoom::check_health(ui::Desk& desk) {
    if (!health_.step()) return;
    refresh();
    desk.lively = true;
}

ModsAnswer ModsRoom::draw(ui::Desk& desk) {
    check_health(desk);
    const ui::ModsWish wish = ui::draw_mods(desk, {entries_, message_, bad_}, form_);
    if (!is_asking()) obey(wish);
    draw_dialogs(desk);
    return std::exchange(answer_, {});
}

void ModsRoom::draw_dialogs(ui::Desk& desk) {
    if (folder_)
        draw_files(desk);
    else if (package_)
        draw_package(desk);
    else if (removing_)
        draw_removal(desk);
}

void ModsRoom::draw_files(ui::Desk& desk) {
    const ui::FileWish wish = ui::draw_file_dialog(
        desk,
        {.title = std::string(ui::tr("Which file do you want to install?")),
         .nothing = std::string(ui::tr("There are no folders or .zip files here.")),
         .note = std::string(ui::tr("You will see what is in it before anything is installed."))},
        folder_->model(), folder_scroll_);
    switch (wish.kind) {
        case ui::FileWish::Kind::cancel: folder_.reset(); break;
        case ui::FileWish::Kind::up: open_folder(folder_above(folder_->path)); break;
        case ui::FileWish::Kind::home: open_folder(home_folder()); break;
        case ui::FileWish::Kind::open: {
            const ui::FileEntry& entry = folder_->entries[wish.entry];
            const std::string path = folder_->path_of(entry);
            if (entry.is_folder)
                open_folder(path);
            else
                look_at(path);
            break;
        }
        default: break;
    }
}

void ModsRoom::draw_package(ui::Desk& desk) {
    const ui::DialogWish wish = ui::draw_package(desk, package_->info, package_->scroll);
    if (wish == ui::DialogWish::no) package_.reset();
    if (wish == ui::DialogWish::yes) install_shown();
}

void ModsRoom::draw_removal(ui::Desk& desk) {
    const ModFolder* mod = chosen();
    if (mod == nullptr) return;
    const std::string title = mod->title.empty() ? mod->id : mod->title;
    const ui::DialogWish wish = ui::draw_removal(desk, title, mod->path);
    if (wish == ui::DialogWish::no) removing_ = false;
    if (wish == ui::DialogWish::yes) remove_chosen();
}

bool ModsRoom::key(platform::Key key) {
    const bool asked = is_asking();
    switch (key) {
        case platform::Key::escape:
            if (asked) close_dialogs();
            return asked;
        case platform::Key::backspace:
            if (folder_) open_folder(folder_above(folder_->path));
            return asked;
        case platform::Key::erase:
            if (!asked) obey(ui::ModsWish::remove);
            return true;
        case platform::Key::enter:
            if (package_ && package_->info.refusal.empty())
                install_shown();
            else if (removing_)
                remove_chosen();
            return true;
        default: return false;
    }
}

}  // namespace hexholm::app
