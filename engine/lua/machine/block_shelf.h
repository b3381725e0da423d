// Memory for the small things of one Lua state: blocks that are given back are kept by size and given out again.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace hexholm {

// A call of a function makes a few small tables and texts and lets them go. Each size has a list of free
// blocks; new ones are cut from larger pieces, which live as long as the shelf.
class BlockShelf {
public:
    BlockShelf() = default;
    ~BlockShelf();
    BlockShelf(const BlockShelf&) = delete;
    BlockShelf& operator=(const BlockShelf&) = delete;

    // Allocates, resizes or frees a block as lua_Alloc does: returns null for a size of 0, or when
    // there is no memory. REQUIRES: `block` is null and `old_size` 0, or the block came from here
    // with that size.
    void* move(void* block, std::size_t old_size, std::size_t new_size);

private:
    static constexpr std::size_t kStep = 16;
    static constexpr std::size_t kSmall = 512;  // what is larger comes from the system
    static constexpr std::size_t kPiece = std::size_t{16} * 1024;

    struct Free {
        Free* next;
    };
    static std::size_t shelf_of(std::size_t size) { return (size + kStep - 1) / kStep; }
    static bool is_small(std::size_t size) { return size <= kSmall; }
    void* take(std::size_t size);
    void give(void* block, std::size_t size);

    std::array<Free*, kSmall / kStep + 1> free_{};
    Free* pieces_ = nullptr;     // each begins with where the one before it is
    std::byte* rest_ = nullptr;  // of the last piece
    std::size_t left_ = 0;
};

}  // namespace hexholm
