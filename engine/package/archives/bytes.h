// Numbers as zip files write them: little-endian, side by side.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace hexholm {

// REQUIRES: at + count <= bytes.size(), count <= 4.
inline std::uint32_t number_at(std::string_view bytes, std::size_t at, std::size_t count) {
    std::uint32_t number = 0;
    for (std::size_t place = count; place-- > 0;)
        number = number << 8 | static_cast<unsigned char>(bytes[at + place]);
    return number;
}

inline void add_number(std::string& bytes, std::size_t number, std::size_t count) {
    for (std::size_t place = 0; place < count; ++place)
        bytes += static_cast<char>(number >> (8 * place) & 0xFF);
}

}  // namespace hexholm
