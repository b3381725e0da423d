#include "src/net/online/visit_file.h"

#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <sstream>
#include <string_view>
#include <utility>
#include <vector>

#include <fcntl.h>
#include <unistd.h>

#include "engine/files/text_file.h"

namespace hexholm::net {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kMostBytes = 1024;
constexpr std::string_view kFirstLine = "hexholm visit 1";
constexpr std::string_view kFirstOfAddress = "hexholm address 1";
constexpr std::string_view kTakesMods = "takes mods";

std::string folder_in(const char* variable, const char* below) {
    const char* const value = std::getenv(variable);
    return value != nullptr && *value == '/' ? std::string(value) + below : std::string();
}

// Letters, digits and a few signs stand for themselves, so that two names never give one file.
std::string file_name(std::string_view text) {
    constexpr std::string_view kDigits = "0123456789abcdef";
    std::string name;
    for (const char letter : text) {
        const bool is_plain = (letter >= 'a' && letter <= 'z') ||
                              (letter >= '0' && letter <= '9') || letter == '.' || letter == '-';
        if (is_plain) {
            name += letter;
            continue;
        }
        const auto byte = static_cast<unsigned char>(letter);
        name += {'%', kDigits[byte >> 4U], kDigits[byte & 15U]};
    }
    return name;
}

bool write_all(int file, std::string_view text) {
    while (!text.empty()) {
        const auto written = ::write(file, text.data(), text.size());
        if (written <= 0) return false;
        text.remove_prefix(static_cast<std::size_t>(written));
    }
    return true;
}

// It holds what opens somebody's seat.
bool write_for_owner(const std::string& path, std::string_view text) {
    const int file = ::open(path.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
    if (file < 0) return false;
    const bool is_written = write_all(file, text) && ::fsync(file) == 0;
    const int error = errno;
    ::close(file);
    errno = error;
    return is_written;
}

// The lines after the first one; empty when the first one is not as expected.
std::vector<std::string> lines_of(const std::string& path, std::string_view first) {
    const Result<std::string> text = read_text_file(path, kMostBytes);
    std::istringstream all(text ? text.value() : "");
    std::vector<std::string> lines;
    std::string line;
    if (!std::getline(all, line) || line != first) return {};
    while (std::getline(all, line))
        lines.push_back(line);
    return lines;
}

Status put_in_place(const std::string& path, const std::string& text) {
    std::error_code ignored;
    fs::create_directories(fs::path(path).parent_path(), ignored);
    // Two programs may do this at the same time.
    const std::string beside = path + "." + std::to_string(::getpid()) + ".new";
    if (write_for_owner(beside, text) && std::rename(beside.c_str(), path.c_str()) == 0)
        return Done{};
    const int error = errno;
    ::unlink(beside.c_str());
    return Problem{path,
                   {/*tr*/ "the data of the server cannot be saved: {1}", system_saying(error)},
                   /*tr*/ "free some space, or make its folder writable"};
}

}  // namespace

Result<std::string> usual_visits_folder() {
    if (const std::string state = folder_in("XDG_STATE_HOME", "/hexholm/servers"); !state.empty())
        return state;
    if (const std::string home = folder_in("HOME", "/.local/state/hexholm/servers"); !home.empty())
        return home;
    return Problem{"", /*tr*/ "there is no folder for the data of servers",
                   /*tr*/ "set HOME or XDG_STATE_HOME"};
}

Visits::Visits(std::string folder, const Link& link, const std::string& who)
    : folder_(std::move(folder)),
      who_(who.empty() ? "" : "_" + file_name(who)),
      address_(folder_ + "/" + file_name(link.host) + "_" + std::to_string(link.port) + who_) {}

std::string Visits::path_of(const std::string& server) const {
    return folder_ + "/server_" + file_name(server) + who_;
}

Visit Visits::last() const {
    const auto lines = lines_of(address_, kFirstOfAddress);
    return lines.empty() ? Visit() : of(lines[0]);
}

Visit Visits::of(const std::string& server) const {
    const auto lines = lines_of(path_of(server), kFirstLine);
    if (lines.size() < 2) return {};
    return {lines[1], lines[0], lines.size() > 2 && lines[2] == kTakesMods};
}

Status Visits::save(const std::string& server, const Visit& visit) const {
    std::string text = std::string(kFirstLine) + '\n' + visit.token + '\n' + visit.name + '\n';
    if (visit.takes_mods) text += std::string(kTakesMods) + '\n';
    const Status kept = put_in_place(path_of(server), text);
    const auto lines = lines_of(address_, kFirstOfAddress);
    if (!kept || lines == std::vector{server}) return kept;
    return put_in_place(address_, std::string(kFirstOfAddress) + '\n' + server + '\n');
}

void Visits::forget(const std::string& server) const {
    ::unlink(path_of(server).c_str());
}

}  // namespace hexholm::net
