#include "src/server/run/data_folder.h"

#include <cerrno>
#include <cstdlib>
#include <filesystem>
#include <utility>

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

namespace hexholm::server {
namespace {

namespace fs = std::filesystem;

std::string variable(const char* name) {
    const char* const value = std::getenv(name);
    return value != nullptr && *value == '/' ? value : "";
}

Problem not_writable(const std::string& path, int error) {
    return {path,
            {"the folder of the server cannot be written: {1}", system_saying(error)},
            "give it to the user that runs the server, or choose another with --data"};
}

}  // namespace

std::string usual_data_folder() {
    if (const std::string data = variable("XDG_DATA_HOME"); !data.empty())
        return data + "/hexholm/server";
    if (const std::string home = variable("HOME"); !home.empty())
        return home + "/.local/share/hexholm/server";
    return "/var/lib/hexholm";
}

Result<DataFolder> DataFolder::open(const std::string& path) {
    std::error_code failed;
    for (const char* room : {"", "/games", "/packages"}) {
        fs::create_directories(path + room, failed);
        if (failed) return not_writable(path, failed.value());
    }
    // The files in it tell who plays, and open tables, so only the owner may read them.
    fs::permissions(path, fs::perms::owner_all, failed);
    const std::string name = path + "/lock";
    const int lock = ::open(name.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    if (lock < 0) return not_writable(path, errno);
    if (::flock(lock, LOCK_EX | LOCK_NB) != 0) {
        ::close(lock);
        return Problem{path, "another hexholm-server keeps this folder",
                       "end it, or choose another folder with --data"};
    }
    return DataFolder(path, lock);
}

DataFolder::DataFolder(DataFolder&& other) noexcept
    : path_(std::move(other.path_)), lock_(std::exchange(other.lock_, -1)) {}

DataFolder& DataFolder::operator=(DataFolder&& other) noexcept {
    std::swap(path_, other.path_);
    std::swap(lock_, other.lock_);
    return *this;
}

DataFolder::~DataFolder() {
    if (lock_ >= 0) ::close(lock_);
}

}  // namespace hexholm::server
