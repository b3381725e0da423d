// A short row with a fixed capacity: no allocation. Room for thousands costs nothing while it is empty.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <type_traits>

#include "engine/base/check.h"

namespace hexholm {

// What a row does with more than there is room for: it breaks a promise, or is lost; then the last one
// is written over.
enum class Overflow { breaks, is_lost };

template <class T, std::size_t kCapacity, Overflow kOverflow = Overflow::breaks>
class FixedVector {
    static_assert(std::is_trivially_copyable_v<T> && std::is_trivially_destructible_v<T>);

public:
    FixedVector() {}
    FixedVector(const FixedVector& other) : size_(other.size_) {
        std::copy(other.begin(), other.end(), begin());
    }
    FixedVector& operator=(const FixedVector& other) {
        size_ = other.size_;
        std::copy(other.begin(), other.end(), begin());
        return *this;
    }

    void push_back(const T& value) {
        make_room();
        rows_[size_++] = value;
    }
    // Without a branch, for what nobody can foresee.
    void push_back_if(const T& value, bool wanted) {
        make_room();
        rows_[size_] = value;
        size_ += wanted;
    }
    // A new last row to be filled: what it holds is anything.
    T& grow() {
        make_room();
        return *(begin() + size_++);
    }
    // For a writer that fills the rows from end() on himself: the room that is left, and a new end.
    std::size_t room() const { return kCapacity - size_; }
    void end_at(const T* end) {
        HEX_CHECK(end >= begin() && end <= begin() + kCapacity);
        size_ = static_cast<std::size_t>(end - begin());
    }
    void pop_back() {
        HEX_CHECK(size_ > 0);
        --size_;
    }
    void clear() { size_ = 0; }
    // Keeps the first ones.
    void shorten(std::size_t size) {
        HEX_CHECK(size <= size_);
        size_ = size;
    }
    std::size_t size() const { return size_; }
    bool empty() const { return size_ == 0; }
    static constexpr std::size_t capacity() { return kCapacity; }
    T& operator[](std::size_t at) { return rows_[at]; }
    const T& operator[](std::size_t at) const { return rows_[at]; }
    T& back() { return rows_[size_ - 1]; }
    const T& back() const { return rows_[size_ - 1]; }
    T* begin() { return rows_.data(); }
    T* end() { return rows_.data() + size_; }
    const T* begin() const { return rows_.data(); }
    const T* end() const { return rows_.data() + size_; }

private:
    void make_room() {
        if constexpr (kOverflow == Overflow::breaks)
            HEX_CHECK(size_ < kCapacity);
        else if (size_ >= kCapacity) [[unlikely]]
            size_ = kCapacity - 1;
    }

    // Left as it is: clearing the rows of a long list would take longer than most questions.
    union {
        std::array<T, kCapacity> rows_;
    };
    std::size_t size_ = 0;
};

}  // namespace hexholm
