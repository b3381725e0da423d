// Games by mail: which servers have some of mine, and at which tables there it is my turn, for the title.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "src/app/together/connection.h"
#include "src/app/together/servers_used.h"

namespace hexholm::app {

class MailGames {
public:
    static constexpr std::int64_t kEvery_ms = 300'000;  // servers are asked again
    static constexpr std::int64_t kPatience_ms = 15'000;

    struct Turn {
        net::Link server;
        std::string words;  // "Table of Ann (play.example.org)"
    };

    // `path`: the file with the servers that have games by mail of mine.
    MailGames(ConnectionParts parts, const std::string& path)
        : parts_(std::move(parts)), servers_(path) {}

    void note(const net::Link& server);
    // Called when the title is not shown. It closes the connection, since an account may connect
    // only once.
    void rest();
    // The title is shown. True when what it says has changed.
    bool step();
    bool is_asking() const { return connection_ != nullptr; }
    const std::vector<Turn>& turns() const { return turns_; }

private:
    void ask_next();
    void take_rows();

    ConnectionParts parts_;
    ServersUsed servers_;
    std::unique_ptr<Connection> connection_;
    std::size_t next_ = 0;       // of the servers
    std::int64_t begun_ms_ = 0;  // the present question
    std::int64_t again_ms_ = 0;  // not before
    bool has_asked_ = false;
    std::vector<Turn> found_;  // in this round
    std::vector<Turn> turns_;
};

}  // namespace hexholm::app
