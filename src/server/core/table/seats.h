// The people at a table: players in seats, bots, and onlookers.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "src/net/protocol/table_message.h"
#include "src/server/core/table/head.h"
#include "src/server/outlet.h"

namespace hexholm::server {

// Somebody on a line, as the server knows him.
struct Guest {
    LineId line = 0;
    std::string account;
    std::string name;
};

// How far somebody on a line has been told of the game.
struct Watching {
    LineId line = 0;             // 0: it is lost
    net::UpdateNumber told = 0;  // 0: a whole view is due
    int rows_dropped = 0;        // because he read too slowly
    bool knows_end = false;
};

struct SeatState {
    Watching watching;
    bool is_ready = false;
    std::int64_t asked_ms = 0;  // what was asked for last and is not answered yet; 0: nothing
    int fetched_percent = net::kNotFetching;
    bool is_out_of_time = false;  // in this turn
    std::int64_t lost_ms = 0;     // since when there is no line
    int stand_in_turns = 0;
    std::uint32_t counted_turn = 0;
    std::string content;  // hashes of what was compiled at the other end
    std::string layout;
};

struct Onlooker {
    Guest guest;
    Watching watching;
};

}  // namespace hexholm::server
