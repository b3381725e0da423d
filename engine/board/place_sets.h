// What touches what on a board, as sets of bits: a few words say what loops over places would.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "engine/board/board.h"

namespace hexholm {

// A set is as many words as the board needs, corner_words() or edge_words().
class PlaceSets {
public:
    explicit PlaceSets(const Board& board);

    std::size_t corner_words() const { return corner_words_; }
    std::size_t edge_words() const { return edge_words_; }
    // The edges that end at the corner, and the corners at their other ends.
    const std::uint64_t* spokes(std::size_t corner) const { return &spokes_[corner * edge_words_]; }
    const std::uint64_t* around(std::size_t corner) const {
        return &around_[corner * corner_words_];
    }
    // The sides of the tile, and its corners.
    const std::uint64_t* sides(std::size_t tile) const { return &sides_[tile * edge_words_]; }
    const std::uint64_t* rim(std::size_t tile) const { return &rims_[tile * corner_words_]; }
    // Both corners.
    const std::uint64_t* ends(std::size_t edge) const { return &ends_[edge * corner_words_]; }

private:
    std::size_t corner_words_;
    std::size_t edge_words_;
    std::vector<std::uint64_t> spokes_;
    std::vector<std::uint64_t> around_;
    std::vector<std::uint64_t> sides_;
    std::vector<std::uint64_t> rims_;
    std::vector<std::uint64_t> ends_;
};

}  // namespace hexholm
