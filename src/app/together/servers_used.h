// The servers where one has been, the last one first, kept in a file of the player.
#pragma once

#include <string>
#include <vector>

#include "src/net/protocol/link.h"

namespace hexholm::app {

class ServersUsed {
public:
    static constexpr std::size_t kMost = 12;

    // A file that is not there, or holds something else, is an empty list.
    explicit ServersUsed(std::string path);

    // Links to the servers themselves, not to tables at them.
    const std::vector<net::Link>& links() const { return links_; }
    std::vector<std::string> names() const;
    void note(const net::Link& link);
    void forget(std::size_t at);

private:
    void write() const;

    std::string path_;
    std::vector<net::Link> links_;
};

// "play.example.org", with the port where it is not a usual one.
std::string name_of(const net::Link& link);

}  // namespace hexholm::app
