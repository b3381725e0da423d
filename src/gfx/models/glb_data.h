// The numbers in a .glb file: finds them and hands them out, and lets nobody read beside them.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>

#include <nlohmann/json.hpp>

namespace hexholm::gfx {

using Json = nlohmann::json;

// A member; null when there is none or `table` is not an object.
const Json& member(const Json& table, const char* name);
// One of `list`; null when there is none.
const Json& item(const Json& list, std::size_t index);
// A count or place below 2^32; `otherwise` when it is missing, nothing when it is something else.
std::optional<std::size_t> whole(const Json& value, std::optional<std::size_t> otherwise = {});
// `into.size()` numbers; false when it is not just that. A missing value leaves `into` as it is.
bool numbers(const Json& value, std::span<float> into);

// Rows of one to four numbers.
class GlbRows {
public:
    std::size_t count() const { return count_; }
    std::size_t width() const { return width_; }
    bool is_whole() const { return !normalized_ && type_ != kFloat; }
    // REQUIRES: row < count(), column < width().
    float number(std::size_t row, std::size_t column) const;
    std::uint32_t index(std::size_t row) const;

private:
    friend class GlbData;
    static constexpr std::size_t kFloat = 5126;

    std::span<const std::uint8_t> bytes_;
    std::size_t stride_ = 0, count_ = 0, width_ = 0, type_ = 0, part_bytes_ = 0;
    bool normalized_ = false;
};

class GlbData {
public:
    // Nothing, and what is wrong, when this is not such a file.
    bool open(std::span<const std::uint8_t> bytes, std::string& error);

    const Json& json() const { return json_; }
    // The rows of an accessor; nullopt when it is not there or its numbers are not all in the file.
    std::optional<GlbRows> rows(const Json& accessor_index) const;

private:
    Json json_;
    std::span<const std::uint8_t> numbers_;
};

}  // namespace hexholm::gfx
