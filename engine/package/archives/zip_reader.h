// Reads the zip files of strangers: first the list of what is in them, strictly, then the files.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/result.h"

namespace hexholm {

// What the archive says about an entry. Only the place of its data has been checked.
struct ZipEntry {
    std::string name;  // any bytes
    std::size_t bytes = 0;
    std::size_t packed = 0;
    std::size_t header = 0;  // where its local header is
    std::size_t data = 0;
    std::uint32_t checksum = 0;
    std::uint32_t mode = 0;  // file type and rights as on Unix; 0 when none are given
    bool deflated = false;
};

// Refuses what no ordinary packer of a mod writes: encryption, several disks, more than 4 GB, odd
// methods, a list that disagrees with the entries, and entries that share bytes.
Result<std::vector<ZipEntry>> read_zip(const std::string& where, std::string_view zip);

// The entry's content; stops as soon as there is more than the archive said.
// REQUIRES: the entry is from read_zip of the same bytes, and entry.bytes is a size that fits.
Result<std::string> unpack_entry(const std::string& where,
                                 std::string_view zip,
                                 const ZipEntry& entry);

}  // namespace hexholm
