#include "engine/base/bytes.h"

namespace hexholm {
namespace {

constexpr unsigned kBitsOfByte = 7;
constexpr std::uint8_t kMore = 0x80;  // another byte of the same number follows

}  // namespace

void ByteWriter::number(std::uint64_t value) {
    for (; value >= kMore; value >>= kBitsOfByte)
        byte(static_cast<std::uint8_t>(value | kMore));
    byte(static_cast<std::uint8_t>(value));
}

void ByteReader::fail(std::string_view fault) {
    if (failed()) return;
    fault_ = fault;
    at_ = bytes_.size();
}

std::uint8_t ByteReader::byte() {
    if (at_end()) {
        fail("it ends too early");
        return 0;
    }
    return bytes_[at_++];
}

std::uint64_t ByteReader::number(std::uint64_t most) {
    std::uint64_t value = 0;
    for (unsigned shift = 0;; shift += kBitsOfByte) {
        const std::uint8_t next = byte();
        const std::uint64_t bits = next & ~kMore;
        if (shift >= 64 || bits << shift >> shift != bits) {
            fail("a number is too large");
            return 0;
        }
        value |= bits << shift;
        if ((next & kMore) == 0) break;
    }
    if (value > most) fail("a number is too large");
    return failed() ? 0 : value;
}

std::int64_t ByteReader::signed_number(std::int64_t least, std::int64_t most) {
    const std::uint64_t bits = number();
    const auto value = static_cast<std::int64_t>(bits >> 1U ^ (~(bits & 1U) + 1U));
    if (value < least || value > most) fail("a number is out of its bounds");
    return failed() ? 0 : value;
}

ByteSpan ByteReader::raw(std::uint64_t count) {
    if (count > left()) {
        fail("it ends too early");
        return {};
    }
    const ByteSpan values = bytes_.subspan(at_, static_cast<std::size_t>(count));
    at_ += values.size();
    return values;
}

}  // namespace hexholm
