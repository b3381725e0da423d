// Messages as bytes: whole numbers seven bits a byte, the lowest first. What is read came from a stranger.
#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <span>
#include <string_view>
#include <vector>

namespace hexholm {

using Bytes = std::vector<std::uint8_t>;
using ByteSpan = std::span<const std::uint8_t>;

// Appends to bytes of somebody else.
class ByteWriter {
public:
    explicit ByteWriter(Bytes& bytes) : bytes_(bytes) {}

    void byte(std::uint8_t value) { bytes_.push_back(value); }
    void number(std::uint64_t value);
    // Small numbers are short, whatever their sign.
    void signed_number(std::int64_t value) {
        number(static_cast<std::uint64_t>(value) << 1U ^ static_cast<std::uint64_t>(value >> 63));
    }
    void raw(ByteSpan values) { bytes_.insert(bytes_.end(), values.begin(), values.end()); }

private:
    Bytes& bytes_;
};

// Reads from front to back and takes no memory. After the first mistake it gives 0 for all that is asked, so that one
// look at fault() is enough before anything is believed.
class ByteReader {
public:
    explicit ByteReader(ByteSpan bytes) : bytes_(bytes) {}

    std::uint8_t byte();
    std::uint64_t number(std::uint64_t most = std::numeric_limits<std::uint64_t>::max());
    std::int64_t signed_number(std::int64_t least, std::int64_t most);
    // Reads `count` bytes unchanged; returns an empty span after a mistake.
    ByteSpan raw(std::uint64_t count);

    std::size_t at() const { return at_; }
    std::size_t left() const { return bytes_.size() - at_; }
    bool at_end() const { return left() == 0; }
    // What is wrong, as "it ends too early"; empty: nothing so far.
    std::string_view fault() const { return fault_; }
    bool failed() const { return !fault_.empty(); }
    void fail(std::string_view fault);

private:
    ByteSpan bytes_;
    std::size_t at_ = 0;
    std::string_view fault_;
};

}  // namespace hexholm
