#include "src/app/saves/saves_room.h"

#include <algorithm>
#include <filesystem>
#include <utility>

#include "src/platform/page.h"
#include "src/ui/words/language.h"

namespace hexholm::app {

namespace fs = std::filesystem;
using ui::tr;

SavesRoom::SavesRoom(const Catalogue& catalogue, GamePlaces places)
    : places_(std::move(places)), list_(catalogue, places_) {}

void SavesRoom::open(const std::string& playing) {
    playing_ = playing;
    message_.clear();
    asks_ = Asks::nothing;
    form_ = {};
    list_.reread(playing);
}

void SavesRoom::tell(std::string message, bool bad) {
    message_ = std::move(message);
    bad_ = bad;
}

const ui::SaveEntry* SavesRoom::chosen() const {
    return form_.chosen < list_.entries().size() ? &list_.entries()[form_.chosen] : nullptr;
}

void SavesRoom::reread(const std::string& show) {
    list_.reread(playing_);
    for (std::size_t at = 0; at < list_.entries().size(); ++at)
        if (list_.path(at) == show) form_.chosen = at;
}

SavesAnswer SavesRoom::draw(ui::Desk& desk) {
    desk.lively |= list_.step();
    const ui::SavesWish wish = ui::draw_saves(desk, {list_.entries(), message_, bad_}, form_);
    if (asks_ == Asks::nothing) obey(wish);
    draw_dialogs(desk);
    return std::exchange(answer_, {});
}

void SavesRoom::obey(ui::SavesWish wish) {
    const ui::SaveEntry* save = chosen();
    if (wish != ui::SavesWish::none) message_.clear();
    if (wish == ui::SavesWish::back) answer_.back = true;
    if (wish == ui::SavesWish::copy_in && !platform::ask_for_file(kJournalEnding)) {
        asks_ = Asks::copy_in;
        open_folder(last_folder_.empty() ? home_folder() : last_folder_);
    }
    if (save == nullptr) return;
    subject_ = save->place;
    switch (wish) {
        case ui::SavesWish::go_on: go_on(*save); break;
        case ui::SavesWish::watch: answer_.watch = save->place; break;
        case ui::SavesWish::rename:
            asks_ = Asks::name;
            name_ = save->name;
            break;
        case ui::SavesWish::copy_out:
            if (!platform::hand_out(save->place)) ask_copy_out(save->place);
            break;
        case ui::SavesWish::remove: asks_ = Asks::removal; break;
        default: break;
    }
}

void SavesRoom::go_on(const ui::SaveEntry& save) {
    if (save.state == ui::SaveState::playing) {
        answer_.to_table = true;
        return;
    }
    if (save.state == ui::SaveState::unfinished) {
        answer_.go_on = save.place;
        return;
    }
    // If another program plays the game, or its file is damaged, a copy is played.
    const Result<std::string> copy = rescue_saved(save.place);
    if (!copy) return tell(copy.problem());
    if (save.state == ui::SaveState::elsewhere) {
        answer_.go_on = copy.value();
        return;
    }
    reread(copy.value());
    tell(std::string(tr("The undamaged part is now a separate saved game.")), false);
}

void SavesRoom::draw_dialogs(ui::Desk& desk) {
    switch (asks_) {
        case Asks::name: return draw_name(desk);
        case Asks::removal: return draw_removal(desk);
        case Asks::copy_out:
        case Asks::move:
        case Asks::copy_in: return draw_files(desk);
        default: return;
    }
}

void SavesRoom::draw_name(ui::Desk& desk) {
    const ui::DialogWish wish = ui::draw_rename(desk, name_, !sound_name(name_).empty());
    if (wish == ui::DialogWish::no) asks_ = Asks::nothing;
    if (wish == ui::DialogWish::yes) rename();
}

void SavesRoom::rename() {
    if (sound_name(name_).empty()) return;
    asks_ = Asks::nothing;
    const Result<std::string> renamed = rename_saved(subject_, name_);
    if (!renamed) return tell(renamed.problem());
    const std::vector<std::string> elsewhere = journals_elsewhere(places_);
    if (std::ranges::find(elsewhere, subject_) != elsewhere.end())
        remember_elsewhere(places_, renamed.value());
    reread(renamed.value());
}

void SavesRoom::draw_removal(ui::Desk& desk) {
    const ui::SaveEntry* save = chosen();
    if (save == nullptr) return;
    const ui::DialogWish wish = ui::draw_save_removal(desk, *save);
    if (wish == ui::DialogWish::no) asks_ = Asks::nothing;
    if (wish == ui::DialogWish::yes) remove();
}

void SavesRoom::remove() {
    asks_ = Asks::nothing;
    const Status removed = remove_saved(subject_);
    reread("");
    if (removed)
        tell(std::string(tr("Saved game deleted.")), false);
    else
        tell(removed.problem());
}

void SavesRoom::ask_copy_out(const std::string& journal_path) {
    subject_ = journal_path;
    asks_ = Asks::copy_out;
    name_ = fs::path(journal_path).stem().string();
    open_folder(last_folder_.empty() ? home_folder() : last_folder_);
}

void SavesRoom::ask_save_elsewhere(const std::string& journal_path) {
    ask_copy_out(journal_path);
    asks_ = Asks::move;
}

void SavesRoom::open_folder(const std::string& path) {
    files_ = list_folder(path, kJournalEnding);
    files_scroll_ = {};
    last_folder_ = path;
}

void SavesRoom::draw_files(ui::Desk& desk) {
    ui::FileQuestion question;
    if (asks_ == Asks::copy_in) {
        question.title = tr("Which saved game do you want to add?");
        question.nothing = tr("There are no folders or .journal files here.");
        question.note = tr("The file itself stays where it is.");
    } else {
        question.title = tr("Where do you want to save the copy?");
        question.new_name = &name_;
        question.ok = tr("Save here");
    }
    take_file(ui::draw_file_dialog(desk, question, files_.model(), files_scroll_));
}

void SavesRoom::take_file(const ui::FileWish& wish) {
    using Kind = ui::FileWish::Kind;
    if (wish.kind == Kind::cancel) asks_ = Asks::nothing;
    if (wish.kind == Kind::up) open_folder(folder_above(files_.path));
    if (wish.kind == Kind::home) open_folder(home_folder());
    if (wish.kind == Kind::here) copy_out();
    if (wish.kind != Kind::open) return;
    const ui::FileEntry entry = files_.entries[wish.entry];
    const std::string path = files_.path_of(entry);
    if (entry.is_folder) return open_folder(path);
    if (asks_ == Asks::copy_in) return copy_in(path);
    name_ = fs::path(path).stem().string();
}

void SavesRoom::copy_in(const std::string& path) {
    asks_ = Asks::nothing;
    const Result<JournalHeader> header = read_header(path);
    if (!header) return tell(header.problem());
    std::error_code ignored;
    fs::create_directories(places_.games, ignored);
    std::string to = (fs::path(places_.games) / fs::path(path).filename()).string();
    if (fs::exists(to, ignored)) to = new_journal_path(places_.games);
    const Status copied = copy_saved(path, to);
    if (!copied) return tell(copied.problem());
    reread(to);
    tell(std::string(tr("Saved game added.")), false);
}

void SavesRoom::copy_out() {
    const std::string name = sound_name(name_);
    if (name.empty()) return;
    const bool moves = asks_ == Asks::move;
    asks_ = Asks::nothing;
    const std::string to = (fs::path(files_.path) / (name + kJournalEnding)).string();
    if (moves) {
        answer_.save_to = to;
        return;
    }
    const Status copied = copy_saved(subject_, to);
    if (copied)
        tell(tr("Copied to {1}", {to}), false);
    else
        tell(copied.problem());
}

bool SavesRoom::key(platform::Key key) {
    const bool asked = asks_ != Asks::nothing;
    const bool files = asks_ == Asks::copy_in || asks_ == Asks::copy_out || asks_ == Asks::move;
    switch (key) {
        case platform::Key::escape: asks_ = Asks::nothing; return asked;
        case platform::Key::backspace:
            if (files) open_folder(folder_above(files_.path));
            return asked;
        case platform::Key::erase: {
            const ui::SaveEntry* save = chosen();
            if (!asked && save != nullptr && ui::may_be_changed(save->state))
                obey(ui::SavesWish::remove);
            return true;
        }
        case platform::Key::enter:
            if (asks_ == Asks::name) rename();
            if (asks_ == Asks::removal) remove();
            return asked;
        default: return false;
    }
}

}  // namespace hexholm::app
