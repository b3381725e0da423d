// One line: who speaks on it, and how much has come.
#pragma once

#include <string>

#include "src/net/protocol/lobby.h"
#include "src/server/core/lines/bucket.h"
#include "src/server/served.h"

namespace hexholm::server {

struct Line {
    LineId id = 0;
    Caller caller;
    Bucket messages;
    Bucket bytes;
    std::string account;  // empty before `hello`
    std::string name;
    std::string table;  // at which it is; empty: at none
    bool watches_lobby = false;
    net::ListTables watched;  // how the lobby is looked at
    int warnings = 0;
    std::int64_t opened_ms = 0;
    std::int64_t heard_ms = 0;
    std::int64_t spoke_ms = 0;  // in a chat
    bool has_spoken = false;
};

}  // namespace hexholm::server
