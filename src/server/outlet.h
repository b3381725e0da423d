// Where the messages of a server go: sockets, or the wires of a test.
#pragma once

#include <cstdint>
#include <memory>
#include <string_view>

#include "engine/base/bytes.h"

namespace hexholm::server {

// A connection while it is open; a number is never used again.
using LineId = std::uint64_t;

// One message. Its bytes are shared where several people get the same.
struct Frame {
    bool is_text = false;  // JSON of the lobby; else bytes of a table
    std::shared_ptr<const Bytes> bytes;
};

class Outlet {
public:
    virtual ~Outlet() = default;

    // After what was sent before. A line that is closed swallows it.
    virtual void send(LineId line, Frame frame) = 0;
    // Once what was sent before has gone out. `closed()` is not called for it.
    virtual void close(LineId line, std::string_view why) = 0;
    // Sent and not gone out yet: a reader who is too slow is told less.
    virtual std::size_t waiting_bytes(LineId line) const = 0;
    // What waits of a table is never sent: something newer comes in its place. Texts are; they are said once.
    virtual void drop_waiting(LineId line) = 0;
};

}  // namespace hexholm::server
