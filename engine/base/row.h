// Rows whose length is known only when a game is loaded, in one block of memory with what owns them.
#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>

#include "engine/base/byte_row.h"
#include "engine/base/check.h"
#include "engine/base/id.h"

namespace hexholm {

// Stands in a block and finds its data behind itself, by their distance: so whoever copies the block as
// memory copies the row, too, and a row alone cannot be copied.
class RowPlace {
public:
    RowPlace() = default;
    RowPlace(const RowPlace&) = delete;
    RowPlace& operator=(const RowPlace&) = delete;

    std::size_t size() const { return size_; }
    bool empty() const { return size_ == 0; }
    // Tells the row where its data begin and how many things they are. REQUIRES: `data` lies behind the
    // row, in the same block.
    void lay(const std::byte* data, std::size_t size) {
        distance_ = static_cast<std::uint16_t>(data - reinterpret_cast<const std::byte*>(this));
        size_ = static_cast<std::uint16_t>(size);
    }

protected:
    // The address is computed as a number, since the compiler assumes that a pointer to a row does
    // not reach beyond the row.
    std::byte* bytes() {
        return reinterpret_cast<std::byte*>(reinterpret_cast<std::uintptr_t>(this) + distance_);
    }
    const std::byte* bytes() const {
        return reinterpret_cast<const std::byte*>(reinterpret_cast<std::uintptr_t>(this) +
                                                  distance_);
    }
    // Checks, in builds for finding mistakes, that nobody reads beyond his row.
    void check_place([[maybe_unused]] std::size_t at) const {
#if defined(HEX_CHECK_ROWS)
        HEX_CHECK(at < size_);
#endif
    }

private:
    std::uint16_t distance_ = 0;
    std::uint16_t size_ = 0;
};

constexpr std::size_t row_index(std::size_t at) {
    return at;
}
template <class Tag, class Int>
constexpr std::size_t row_index(Id<Tag, Int> id) {
    return id.index();
}

// Indexed by an id, or by plain numbers where the things have none.
template <class IdType, class T>
class Row : public RowPlace {
public:
    T& operator[](IdType id) {
        check_place(row_index(id));
        return data()[row_index(id)];
    }
    const T& operator[](IdType id) const {
        check_place(row_index(id));
        return data()[row_index(id)];
    }
    T* data() { return reinterpret_cast<T*>(bytes()); }
    const T* data() const { return reinterpret_cast<const T*>(bytes()); }
    T* begin() { return data(); }
    T* end() { return data() + size(); }
    const T* begin() const { return data(); }
    const T* end() const { return data() + size(); }
    void fill(const T& value) { std::fill(begin(), end(), value); }
    // REQUIRES: both have as many entries.
    void set_all(const Row& other) {
        HEX_CHECK(size() == other.size());
        std::copy(other.begin(), other.end(), begin());
    }
    // Is there nothing but 0? REQUIRES: the memory behind it is 0 up to a multiple of eight bytes.
    bool is_clear() const {
        std::uint64_t all = 0;
        for (std::size_t at = 0; at < size() * sizeof(T); at += sizeof all) {
            std::uint64_t word = 0;
            std::memcpy(&word, bytes() + at, sizeof word);
            all |= word;
        }
        return all == 0;
    }
    bool has_only(const T& value) const {
        return std::all_of(begin(), end(), [&](const T& each) { return each == value; });
    }
    bool operator==(const Row& other) const {
        return std::equal(begin(), end(), other.begin(), other.end());
    }
};

// A set of ids, a bit for each.
template <class IdType>
class BitRow : public RowPlace {
public:
    static constexpr std::size_t words_for(std::size_t ids) { return (ids + 63) / 64; }

    bool has(IdType id) const {
        check_place(id.index() / 64);
        return ((words()[id.index() / 64] >> (id.index() % 64)) & 1U) != 0;
    }
    void add(IdType id) {
        check_place(id.index() / 64);
        words()[id.index() / 64] |= std::uint64_t{1} << (id.index() % 64);
    }
    bool empty() const {
        std::uint64_t all = 0;
        for (std::size_t at = 0; at < size(); ++at)
            all |= words()[at];
        return all == 0;
    }
    void clear() { std::fill(words(), words() + size(), 0); }
    // A bit for each id, from the lowest on; as many words as size() says.
    const std::uint64_t* words() const { return reinterpret_cast<const std::uint64_t*>(bytes()); }

private:
    std::uint64_t* words() { return reinterpret_cast<std::uint64_t*>(bytes()); }
};

// Stands last in its block's head, and its data right behind it: no distance need be looked up. For what
// is asked about most.
template <class IdType, class T>
class FrontRow {
public:
    FrontRow() = default;
    FrontRow(const FrontRow&) = delete;
    FrontRow& operator=(const FrontRow&) = delete;

    T& operator[](IdType id) { return *at(id); }
    const T& operator[](IdType id) const { return *at(id); }
    std::size_t size() const { return size_; }
    void set_size(std::size_t size) { size_ = size; }

private:
    T* at(IdType id) const {
#if defined(HEX_CHECK_ROWS)
        HEX_CHECK(id.index() < size_);
#endif
        return reinterpret_cast<T*>(reinterpret_cast<std::uintptr_t>(this) + sizeof *this) +
               id.index();
    }

    std::uint64_t size_ = 0;
};

// Calls visit(id) for each entry of a row of bytes that is not 0. Sixteen are looked at at once; the rows
// behind it are longer than what is read beyond its end.
template <class IdType, class Visit>
[[gnu::always_inline]] inline void visit_filled(const Row<IdType, std::uint8_t>& row, Visit visit) {
    for (std::size_t at = 0; at < row.size(); at += kBytesInRow) {
        unsigned found = ~bytes_like(row.data() + at, 0xFF, 0) & 0xFFFFU;
        if (row.size() - at < kBytesInRow) found &= (1U << (row.size() - at)) - 1U;
        for (; found != 0; found &= found - 1)
            visit(IdType(at + static_cast<std::size_t>(std::countr_zero(found))));
    }
}

}  // namespace hexholm
