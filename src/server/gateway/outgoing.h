// What waits to be sent on one line, as frames whose bytes others may share, given out in pieces.
#pragma once

#include <cstddef>
#include <vector>

#include "src/server/outlet.h"

namespace hexholm::server {

// The most that is sent at once, since the library copies what the system does not take.
inline constexpr std::size_t kPieceBytes = std::size_t{16} << 10;

struct Piece {
    ByteSpan bytes;
    bool is_text = false;
    bool is_first = false;  // of its frame
    bool is_last = false;
};

class Outgoing {
public:
    void add(Frame frame);
    bool empty() const { return next_ == frames_.size(); }
    std::size_t bytes() const { return bytes_; }
    bool is_inside_frame() const { return sent_ > 0; }

    // REQUIRES: !empty(). Its bytes stay until taken() is called.
    Piece next() const;
    void taken();
    // All of tables, but for a frame of which a piece was sent: the other end waits for the rest of it.
    void drop();

private:
    void forget_sent();

    std::vector<Frame> frames_;  // those before next_ are gone
    std::size_t next_ = 0;
    std::size_t sent_ = 0;  // of the frame at next_
    std::size_t bytes_ = 0;
};

}  // namespace hexholm::server
