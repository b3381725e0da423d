#include "engine/package/archives/temporary_folder.h"

#include <cstdlib>
#include <filesystem>
#include <utility>

namespace hexholm {

namespace fs = std::filesystem;

Result<TemporaryFolder> TemporaryFolder::make() {
    std::error_code error;
    const fs::path parent = fs::temp_directory_path(error);
    return make_in(error ? "/tmp" : parent.string());
}

Result<TemporaryFolder> TemporaryFolder::make_in(const std::string& parent) {
    // A folder whose name begins with a dot is not taken for a mod while it is still being written.
    std::string path = (fs::path(parent) / ".hexholm-XXXXXX").string();
    if (mkdtemp(path.data()) != nullptr) return TemporaryFolder(std::move(path));
    return Problem{parent, /*tr*/ "no folder can be made here",
                   /*tr*/ "check the folder's permissions and the free disk space"};
}

TemporaryFolder::TemporaryFolder(TemporaryFolder&& other) noexcept
    : path_(std::exchange(other.path_, "")) {}

TemporaryFolder& TemporaryFolder::operator=(TemporaryFolder&& other) noexcept {
    std::swap(path_, other.path_);
    return *this;
}

TemporaryFolder::~TemporaryFolder() {
    std::error_code ignored;
    if (!path_.empty()) fs::remove_all(path_, ignored);
}

}  // namespace hexholm
