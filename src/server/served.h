// What a server does with lines and messages. All of it is called on one thread.
#pragma once

#include <cstdint>
#include <string>

#include "src/server/outlet.h"

namespace hexholm::server {

// Clocks are read by whoever calls: tests make time up.
struct Now {
    std::int64_t steady_ms = 0;  // goes on evenly, from anywhere
    std::int64_t unix_s = 0;     // what people call the time; it may be set back
};

// Whoever is at the other end of a line.
struct Caller {
    std::string address;  // for limits only; nobody else ever sees it
    std::string origin;   // of the web page that has opened it; empty for programs
};

class Served {
public:
    virtual ~Served() = default;

    virtual void opened(LineId line, const Caller& caller, Now now) = 0;
    // A whole message, as long as kMostMessageBytes at most.
    virtual void received(LineId line, bool is_text, ByteSpan message, Now now) = 0;
    virtual void closed(LineId line, Now now) = 0;
    // Clocks, bots, and lines of journals that have come to the disk. To be called again after so many milliseconds at
    // the latest, and at once when `wake` of the setup was called.
    virtual std::int64_t go_on(Now now) = 0;
    // Tells all guests that the server stops and will be back in so many seconds (0: unknown). All
    // tables are put to sleep, with everything written to the disk.
    virtual void put_to_sleep(std::int64_t back_in_s, Now now) = 0;
    // The text of /metrics.
    virtual std::string metrics() const = 0;
};

}  // namespace hexholm::server
