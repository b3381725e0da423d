// A line to a server: messages go out and come in whole, and somebody says why it has ended.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>

#include "engine/base/bytes.h"
#include "engine/base/result.h"

#include "src/net/protocol/link.h"

namespace hexholm::net {

// The longest message that is taken from a server, and how much may wait to be sent or to be polled.
inline constexpr std::size_t kMostMessageFromServer = std::size_t{256} << 10;
inline constexpr std::size_t kMostWaitingInLine = std::size_t{1} << 20;

enum class LineEnd : std::uint8_t {
    no_such_host,
    nobody_there,     // no program has the port
    not_reached,      // the network says nothing for too long
    not_trusted,      // a certificate is missing, or that of somebody else
    another_program,  // it does not speak as we do
    turned_away,      // by a server that is full, or was asked too often
    said_goodbye,     // by the server, which says why
    lost,
};

struct LineEvent {
    enum class Kind : std::uint8_t { opened, message, closed };

    Kind kind = Kind::opened;
    bool is_text = false;  // of a message
    Bytes bytes;
    LineEnd end = LineEnd::lost;
    Problem why;
};

// A line to a server. None of its functions wait.
class Line {
public:
    virtual ~Line() = default;

    // Opens the link; what was open before is dropped and tells nothing more.
    virtual void open(const Link& link) = 0;
    // Sends a message, or keeps it until the line is open. False when too much waits already.
    virtual bool send(bool is_text, Bytes message) = 0;
    // The oldest news. After `closed` there is none until it is opened again.
    virtual std::optional<LineEvent> poll() = 0;
    // Once what waits has gone out, or has had a second for it; nothing more is told.
    virtual void close() = 0;
};

std::unique_ptr<Line> make_line();

}  // namespace hexholm::net
