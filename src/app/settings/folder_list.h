// What a folder holds, for choosing a file.
#pragma once

#include <string>
#include <vector>

#include "src/ui/shelves/file_dialog.h"

namespace hexholm::app {

struct FolderList {
    std::string path;
    std::vector<ui::FileEntry> entries;  // folders first, then files of one ending, by name
    std::string problem;

    ui::FolderModel model() const { return {path, entries, problem}; }
    std::string path_of(const ui::FileEntry& entry) const;
};

// Hidden files are left out, and so is everything beyond the first thousands.
FolderList list_folder(const std::string& path, const std::string& ending);
std::string folder_above(const std::string& path);
std::string home_folder();

// "12.4 MiB"
std::string size_text(std::uintmax_t bytes);

}  // namespace hexholm::app
