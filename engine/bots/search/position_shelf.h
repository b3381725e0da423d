// Positions that a search has put away, side by side in memory that is taken once.
#pragma once

#include <cstring>
#include <memory>
#include <span>

#include "engine/base/check.h"
#include "engine/game/core/state.h"

namespace hexholm {

class PositionShelf {
public:
    // All positions are of the game whose layout this is.
    PositionShelf(const Layout& layout, std::size_t capacity)
        : bytes_(State(layout).bytes()),
          capacity_(capacity),
          rows_(new std::byte[bytes_ * capacity]) {}

    void put(std::size_t at, const State& state) {
        HEX_CHECK(at < capacity_ && state.bytes() == bytes_);
        std::memcpy(rows_.get() + at * bytes_, state.data(), bytes_);
    }
    State get(std::size_t at) const {
        HEX_CHECK(at < capacity_);
        return State(std::span<const std::byte>(rows_.get() + at * bytes_, bytes_));
    }

private:
    std::size_t bytes_;
    std::size_t capacity_;
    std::unique_ptr<std::byte[]> rows_;
};

}  // namespace hexholm
