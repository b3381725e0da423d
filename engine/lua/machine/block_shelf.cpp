#include "engine/lua/machine/block_shelf.h"

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <new>
#include <utility>

#include "engine/base/check.h"

namespace hexholm {

// NOLINTBEGIN(cppcoreguidelines-no-malloc): what lua_Alloc asks for
BlockShelf::~BlockShelf() {
    while (pieces_ != nullptr)
        std::free(std::exchange(pieces_, pieces_->next));
}

void* BlockShelf::move(void* block, std::size_t old_size, std::size_t new_size) {
    HEX_CHECK((block == nullptr) == (old_size == 0));
    if (new_size == 0) {
        if (block != nullptr) give(block, old_size);
        return nullptr;
    }
    if (block == nullptr) return take(new_size);
    if (!is_small(old_size) && !is_small(new_size)) return std::realloc(block, new_size);
    if (is_small(old_size) && is_small(new_size) && shelf_of(old_size) == shelf_of(new_size))
        return block;
    void* const moved = take(new_size);
    // Lua relies on it that a block can always become smaller.
    if (moved == nullptr) return new_size < old_size ? block : nullptr;
    std::memcpy(moved, block, std::min(old_size, new_size));
    give(block, old_size);
    return moved;
}

void* BlockShelf::take(std::size_t size) {
    HEX_CHECK(size > 0);
    if (!is_small(size)) return std::malloc(size);
    Free*& first = free_[shelf_of(size)];
    if (first != nullptr) {
        Free* const found = first;
        first = found->next;
        return found;
    }
    const std::size_t bytes = shelf_of(size) * kStep;
    if (left_ < bytes) {
        auto* const piece = static_cast<std::byte*>(std::malloc(kPiece));
        if (piece == nullptr) return nullptr;
        pieces_ = new (piece) Free{pieces_};
        rest_ = piece + kStep;
        left_ = kPiece - kStep;
    }
    std::byte* const cut = rest_;
    rest_ += bytes;
    left_ -= bytes;
    return cut;
}

void BlockShelf::give(void* block, std::size_t size) {
    HEX_CHECK(block != nullptr && size > 0);
    if (!is_small(size)) {
        std::free(block);
        return;
    }
    Free* const freed = new (block) Free{free_[shelf_of(size)]};
    free_[shelf_of(size)] = freed;
}
// NOLINTEND(cppcoreguidelines-no-malloc)

}  // namespace hexholm
