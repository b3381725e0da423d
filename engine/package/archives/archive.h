// A packed mod in memory: read, judged as a whole, and only then unpacked.
#pragma once

#include <string>
#include <vector>

#include "engine/base/result.h"
#include "engine/package/archives/file_rules.h"
#include "engine/package/archives/zip_reader.h"

namespace hexholm {

struct Archive {
    struct File {
        std::string path;  // inside the mod
        ZipEntry entry;
    };
    std::string where;  // the file's name
    std::string zip;
    std::string id;  // as the manifest has it; which folder the archive has around it is no matter
    std::vector<File> files;

    std::vector<FileInMod> listed() const;
};

// Judges the whole list of entries before the first of them is looked into.
Result<Archive> read_archive(const std::string& file);

// Writes the files to FOLDER/ID, which is that folder's name afterwards.
// REQUIRES: nobody else writes to the folder, and there is no FOLDER/ID.
Result<std::string> unpack_archive(const Archive& archive, const std::string& folder);

}  // namespace hexholm
