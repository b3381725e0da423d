#include "src/app/settings/folder_list.h"

#include <algorithm>
#include <cctype>
#include <cstdio>
#include <cstdlib>
#include <filesystem>

#include "src/ui/words/language.h"

namespace hexholm::app {

namespace fs = std::filesystem;

static constexpr std::size_t kMostEntries = 4000;

static std::string lower(std::string text) {
    for (char& letter : text)
        letter = static_cast<char>(std::tolower(static_cast<unsigned char>(letter)));
    return text;
}

std::string size_text(std::uintmax_t bytes) {
    char text[32];
    const auto number = static_cast<double>(bytes);
    if (bytes < 1024)
        std::snprintf(text, sizeof text, "%d bytes", static_cast<int>(bytes));
    else if (bytes < 1024 * 1024)
        std::snprintf(text, sizeof text, "%.1f KiB", number / 1024);
    else
        std::snprintf(text, sizeof text, "%.1f MiB", number / 1024 / 1024);
    return text;
}

static bool take(const fs::directory_entry& from, const std::string& ending, ui::FileEntry& to) {
    std::error_code ignored;
    to.name = from.path().filename().string();
    to.is_folder = from.is_directory(ignored);
    if (to.name.empty() || to.name[0] == '.') return false;
    if (to.is_folder) return true;
    if (lower(from.path().extension().string()) != ending || !from.is_regular_file(ignored))
        return false;
    const std::uintmax_t size = from.file_size(ignored);
    to.size = ignored ? "" : size_text(size);
    return true;
}

FolderList list_folder(const std::string& path, const std::string& ending) {
    FolderList list;
    list.path = path;
    std::error_code failed;
    fs::directory_iterator at(path, failed);
    for (; !failed && at != fs::directory_iterator() && list.entries.size() < kMostEntries;
         at.increment(failed)) {
        ui::FileEntry entry;
        if (take(*at, ending, entry)) list.entries.push_back(std::move(entry));
    }
    if (failed) list.problem = ui::tr("This folder cannot be read ({1}).", {failed.message()});
    std::sort(list.entries.begin(), list.entries.end(),
              [](const ui::FileEntry& a, const ui::FileEntry& b) {
                  if (a.is_folder != b.is_folder) return a.is_folder;
                  return lower(a.name) < lower(b.name);
              });
    return list;
}

std::string FolderList::path_of(const ui::FileEntry& entry) const {
    return (fs::path(path) / entry.name).string();
}

std::string folder_above(const std::string& path) {
    const fs::path above = fs::path(path).parent_path();
    return above.empty() ? path : above.string();
}

std::string home_folder() {
    const char* home = std::getenv("HOME");
    std::error_code ignored;
    return home != nullptr && fs::is_directory(home, ignored) ? home : "/";
}

}  // namespace hexholm::app
