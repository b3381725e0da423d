// A short row with a fixed capacity: no allocation, copied as memory.
#pragma once

#include <array>
#include <cstddef>

#include "engine/base/check.h"

namespace hexholm {

template <class T, std::size_t kCapacity>
class FixedVector {
public:
    void push_back(const T& value) {
        HEX_CHECK(size_ < kCapacity);
        rows_[size_++] = value;
    }
    void pop_back() {
        HEX_CHECK(size_ > 0);
        --size_;
    }
    void clear() { size_ = 0; }
    void resize(std::size_t size) {
        HEX_CHECK(size <= kCapacity);
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
    std::array<T, kCapacity> rows_;
    std::size_t size_ = 0;
};

}  // namespace hexholm
