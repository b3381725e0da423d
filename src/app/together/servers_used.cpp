#include "src/app/together/servers_used.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "engine/files/text_file.h"

#include "src/platform/paths.h"

namespace hexholm::app {

static net::Link without_table(net::Link link) {
    link.table.clear();
    link.invitation.clear();
    return link;
}

std::string name_of(const net::Link& link) {
    constexpr std::uint16_t kWeb = 80;
    constexpr std::uint16_t kSecureWeb = 443;
    const bool is_usual =
        link.port == net::kUsualPort || link.port == (link.is_encrypted ? kSecureWeb : kWeb);
    return is_usual ? link.host : link.host + ":" + std::to_string(link.port);
}

ServersUsed::ServersUsed(std::string path) : path_(std::move(path)) {
    constexpr std::size_t kMostListBytes = kMost * (net::kMostLinkBytes + 1);
    const auto text = read_text_file(path_, kMostListBytes);
    if (!text) return;
    std::istringstream lines(text.value());
    for (std::string line; links_.size() < kMost && std::getline(lines, line);)
        if (const auto link = net::read_link(line)) links_.push_back(without_table(link.value()));
}

std::vector<std::string> ServersUsed::names() const {
    std::vector<std::string> names;
    for (const net::Link& link : links_)
        names.push_back(name_of(link));
    return names;
}

void ServersUsed::note(const net::Link& link) {
    const net::Link server = without_table(link);
    std::erase(links_, server);
    links_.insert(links_.begin(), server);
    if (links_.size() > kMost) links_.resize(kMost);
    write();
}

void ServersUsed::forget(std::size_t at) {
    if (at >= links_.size()) return;
    links_.erase(links_.begin() + static_cast<std::ptrdiff_t>(at));
    write();
}

// Writes the list. If that fails, the list lasts until the program ends: no game depends on it.
void ServersUsed::write() const {
    std::string text;
    for (const net::Link& link : links_)
        text += net::text_of(link) + "\n";
    platform::make_folder(std::filesystem::path(path_).parent_path().string());
    std::ofstream(path_) << text;
}

}  // namespace hexholm::app
