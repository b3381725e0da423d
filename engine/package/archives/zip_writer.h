// Writes a zip file whose bytes depend on nothing but the files in it.
#pragma once

#include <string>
#include <vector>

namespace hexholm {

struct ZipFile {
    std::string name;
    std::string bytes;
};

// The files in this order, dated 1980-01-01, without rights or owners. They are stored as they are:
// what compresses them differs from system to system, and pictures and sounds are compressed anyway.
std::string write_zip(const std::vector<ZipFile>& files);

}  // namespace hexholm
