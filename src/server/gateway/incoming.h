// Collects a message from the pieces in which it arrives, and stops as soon as it is known to be too long.
#pragma once

#include <cstddef>

#include "engine/base/bytes.h"

namespace hexholm::server {

class Incoming {
public:
    explicit Incoming(std::size_t most) : most_(most) {}

    // `announced`: so many bytes of this frame are still to come, as the other end says. `is_last`: the message ends
    // with this piece. False: it is too long.
    bool add(ByteSpan piece, std::uint64_t announced, bool is_last) {
        const std::size_t room = most_ - collected_.size();
        if (piece.size() > room || announced > room - piece.size()) return false;
        // Most messages come in one piece and are never copied.
        whole_ = piece;
        if (is_last && collected_.empty()) return true;
        collected_.insert(collected_.end(), piece.begin(), piece.end());
        whole_ = collected_;
        return true;
    }
    // After the last piece, until clear() or the memory of that piece is used again.
    ByteSpan message() const { return whole_; }
    void clear() { *this = Incoming(most_); }

private:
    std::size_t most_;
    Bytes collected_;
    ByteSpan whole_;
};

}  // namespace hexholm::server
