// A small list of folders and files, to choose one with mouse or keyboard.
#pragma once

#include <string>
#include <vector>

#include "src/ui/parts/scroll_area.h"
#include "src/ui/theme/painter.h"

namespace hexholm::ui {

struct FileEntry {
    std::string name;
    bool is_folder = false;
    std::string size;  // of a file, for reading
};

// What the file or the folder is wanted for. A folder is asked for with a name for the new file.
struct FileQuestion {
    std::string title;
    std::string nothing;  // where there is neither folder nor file to choose
    std::string note{};
    std::string* new_name = nullptr;  // typed by the player
    std::string ok{};                 // the label of the button that takes folder and name
};

struct FolderModel {
    const std::string& path;
    const std::vector<FileEntry>& entries;
    const std::string& problem;  // why the folder cannot be shown; empty when it can
};

struct FileWish {
    enum class Kind { none, cancel, up, home, open, here } kind = Kind::none;
    std::size_t entry = 0;  // for open
};

FileWish draw_file_dialog(Desk& desk,
                          const FileQuestion& question,
                          const FolderModel& folder,
                          Scroll& scroll);

}  // namespace hexholm::ui
