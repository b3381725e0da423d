// What players do with the files of saved games: rename, delete, copy, rescue, tidy up.
#include <algorithm>
#include <cctype>
#include <cerrno>
#include <filesystem>

#include "engine/journal/journal_file.h"

#include "src/app/saves/save_about.h"
#include "src/app/saves/saved_games.h"
#include "src/text/clusters.h"

namespace hexholm::app {

namespace fs = std::filesystem;

static constexpr std::size_t kLongestName = 60;  // letters
static constexpr std::size_t kMostNameBytes = 200;

std::vector<std::string> saved_journals(const std::string& folder) {
    std::vector<std::string> paths;
    std::error_code failed;
    fs::directory_iterator at(folder, failed);
    for (; !failed && at != fs::directory_iterator(); at.increment(failed)) {
        std::error_code ignored;
        if (at->path().extension() == kJournalEnding && at->is_regular_file(ignored))
            paths.push_back(at->path().string());
    }
    return paths;
}

// "2026-11-21_16-05-40", perhaps with "_2" behind it.
bool is_named_by_itself(const std::string& journal_path) {
    constexpr std::string_view kPattern = "0000-00-00_00-00-00";
    const std::string stem = fs::path(journal_path).stem().string();
    if (stem.size() < kPattern.size()) return false;
    for (std::size_t at = 0; at < stem.size(); ++at) {
        const char wanted = at < kPattern.size() ? kPattern[at] : at == kPattern.size() ? '_' : '0';
        const bool digit = std::isdigit(static_cast<unsigned char>(stem[at])) != 0;
        if (wanted == '0' ? !digit : stem[at] != wanted) return false;
    }
    return true;
}

std::string sound_name(const std::string& wish) {
    std::string name;
    for (const char letter : wish) {
        const bool bad = static_cast<unsigned char>(letter) < ' ' || letter == '/' ||
                         letter == '\\' || letter == '\x7f' || (name.empty() && letter == '.');
        if (!bad && (letter != ' ' || !name.empty())) name += letter;
    }
    name.resize(text::first_clusters(name, kLongestName, kMostNameBytes).size());
    while (!name.empty() && (name.back() == ' ' || name.back() == '.'))
        name.pop_back();
    return name;
}

static std::vector<std::string> companions(const std::string& journal_path) {
    return {finished_mark(journal_path), about_path(journal_path)};
}

static Problem busy(const std::string& journal_path) {
    return Problem{journal_path, /*tr*/ "this game is being played",
                   /*tr*/ "leave that game first"};
}

static Problem failure(const std::string& path, Saying what, int error) {
    return Problem{path, linked(std::move(what), ": ", system_saying(error)), ""};
}

Result<std::string> rename_saved(const std::string& journal_path, const std::string& name) {
    const std::string sound = sound_name(name);
    if (sound.empty()) return Problem{"", /*tr*/ "a game needs a name", ""};
    const fs::path from(journal_path);
    const std::string to = (from.parent_path() / (sound + kJournalEnding)).string();
    std::error_code failed;
    if (to == journal_path) return to;
    if (journal_in_use(journal_path)) return busy(journal_path);
    if (fs::exists(to, failed))
        return Problem{"", {/*tr*/ "there is a game with the name {1} already", sound}, ""};
    fs::rename(from, to, failed);
    if (failed) return failure(journal_path, /*tr*/ "it cannot be renamed", failed.value());
    const std::vector<std::string> before = companions(journal_path);
    const std::vector<std::string> after = companions(to);
    for (std::size_t at = 0; at < before.size(); ++at)
        fs::rename(before[at], after[at], failed);
    return to;
}

Status remove_saved(const std::string& journal_path) {
    if (journal_in_use(journal_path)) return busy(journal_path);
    std::error_code failed;
    fs::remove(journal_path, failed);
    if (failed) return failure(journal_path, /*tr*/ "it cannot be deleted", failed.value());
    for (const std::string& path : companions(journal_path))
        fs::remove(path, failed);
    return Done{};
}

static Status write_new(const std::string& path, const std::string& text) {
    std::error_code failed;
    if (fs::exists(path, failed)) return Problem{path, /*tr*/ "this file is there already", ""};
    JournalFile file;
    if (file.replace(path, text, true)) return Done{};
    return failure(path, /*tr*/ "it cannot be written", errno);
}

Status copy_saved(const std::string& journal_path, const std::string& to) {
    const Result<std::string> text = read_text(journal_path);
    if (!text) return text.problem();
    return write_new(to, text.value());
}

Status put_finished(const std::string& journal_path, const std::string& text) {
    const Status written = write_new(journal_path, text);
    if (written) mark_finished(journal_path);
    return written;
}

Result<std::string> rescue_saved(const std::string& journal_path) {
    const Result<std::string> text = read_text(journal_path);
    if (!text) return text.problem();
    const Result<JournalText> journal = parse_journal(text.value(), journal_path);
    if (!journal) return journal.problem();
    const std::string path = new_journal_path(fs::path(journal_path).parent_path().string());
    const Status written = write_new(path, text.value().substr(0, journal.value().sound_bytes));
    if (!written) return written.problem();
    return path;
}

static bool is_empty_game(const std::string& path) {
    constexpr std::uintmax_t kLargestHead = 8192;
    std::error_code failed;
    if (fs::file_size(path, failed) > kLargestHead) return false;
    const Result<JournalText> journal = read_journal(path);
    return journal && journal.value().lines.empty() && !journal.value().torn;
}

int prune_saved(const std::string& folder, int keep) {
    std::error_code failed;
    std::vector<std::pair<fs::file_time_type, std::string>> own;
    for (const std::string& path : saved_journals(folder))
        if (is_named_by_itself(path) && !journal_in_use(path))
            own.emplace_back(fs::last_write_time(path, failed), path);
    std::sort(own.rbegin(), own.rend());
    int finished = 0;
    int open = 0;
    int removed = 0;
    for (const auto& [written, path] : own) {
        int& count = fs::exists(finished_mark(path), failed) ? finished : open;
        const bool too_many = keep > 0 && count >= keep;
        if (!too_many && !is_empty_game(path))
            ++count;
        else
            removed += remove_saved(path).ok() ? 1 : 0;
    }
    return removed;
}

}  // namespace hexholm::app
