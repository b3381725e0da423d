#include "src/gfx/models/glb_data.h"

#include <cmath>
#include <cstring>
#include <string_view>

#include "engine/package/assets/asset_file.h"

namespace hexholm::gfx {

namespace {

constexpr std::size_t kJsonAt = 20;  // after the head of the file and of its first chunk
constexpr std::size_t kChunkHead = 8;
constexpr std::uint32_t kBinary = 0x004E4942;

struct PartType {
    std::size_t type, bytes;
};
constexpr std::array<PartType, 6> kPartTypes{
    {{5120, 1}, {5121, 1}, {5122, 2}, {5123, 2}, {5125, 4}, {5126, 4}}};

std::size_t part_bytes(std::size_t type) {
    for (const PartType& one : kPartTypes)
        if (one.type == type) return one.bytes;
    return 0;
}

std::size_t width_of(const Json& type) {
    if (type == "SCALAR") return 1;
    if (type == "VEC2") return 2;
    if (type == "VEC3") return 3;
    return type == "VEC4" ? 4 : 0;
}

template <class T>
T number_at(std::span<const std::uint8_t> bytes, std::size_t at) {
    T value{};
    std::memcpy(&value, bytes.data() + at, sizeof value);
    return value;
}

// A number where there is none: too large for everything.
float known(float value) {
    return std::isfinite(value) ? value : 1e30f;
}

// Whole numbers that stand for -1..1 or 0..1.
float scaled(float value, float most, bool normalized) {
    return normalized ? std::max(value / most, -1.0f) : value;
}

}  // namespace

const Json& member(const Json& table, const char* name) {
    static const Json kNull;
    if (!table.is_object()) return kNull;
    const auto found = table.find(name);
    return found == table.end() ? kNull : *found;
}

const Json& item(const Json& list, std::size_t index) {
    static const Json kNull;
    return list.is_array() && index < list.size() ? list[index] : kNull;
}

std::optional<std::size_t> whole(const Json& value, std::optional<std::size_t> otherwise) {
    if (value.is_null()) return otherwise;
    if (!value.is_number_unsigned()) return std::nullopt;
    const auto number = value.get<std::uint64_t>();
    if (number > UINT32_MAX) return std::nullopt;
    return static_cast<std::size_t>(number);
}

bool numbers(const Json& value, std::span<float> into) {
    if (value.is_null()) return true;
    if (!value.is_array() || value.size() != into.size()) return false;
    for (std::size_t i = 0; i < into.size(); ++i) {
        if (!value[i].is_number()) return false;
        const auto number = value[i].get<double>();
        if (!(std::abs(number) <= 1e6)) return false;
        into[i] = static_cast<float>(number);
    }
    return true;
}

float GlbRows::number(std::size_t row, std::size_t column) const {
    const std::size_t at = row * stride_ + column * part_bytes_;
    switch (type_) {
        case 5120: return scaled(number_at<std::int8_t>(bytes_, at), 127, normalized_);
        case 5121: return scaled(number_at<std::uint8_t>(bytes_, at), 255, normalized_);
        case 5122: return scaled(number_at<std::int16_t>(bytes_, at), 32767, normalized_);
        case 5123: return scaled(number_at<std::uint16_t>(bytes_, at), 65535, normalized_);
        case kFloat: return known(number_at<float>(bytes_, at));
        default: return static_cast<float>(number_at<std::uint32_t>(bytes_, at));
    }
}

std::uint32_t GlbRows::index(std::size_t row) const {
    const std::size_t at = row * stride_;
    if (type_ == 5121) return number_at<std::uint8_t>(bytes_, at);
    if (type_ == 5123) return number_at<std::uint16_t>(bytes_, at);
    return type_ == 5125 ? number_at<std::uint32_t>(bytes_, at) : UINT32_MAX;
}

bool GlbData::open(std::span<const std::uint8_t> bytes, std::string& error) {
    const std::string_view text(reinterpret_cast<const char*>(bytes.data()), bytes.size());
    if (const auto problem = asset_problem(AssetKind::model, text, "")) {
        error = problem->line();
        return false;
    }
    const std::size_t json_bytes = number_at<std::uint32_t>(bytes, kJsonAt - kChunkHead);
    json_ = Json::parse(text.substr(kJsonAt, json_bytes), nullptr, false);
    if (!json_.is_object()) {
        error = "the JSON in the model is damaged; export it anew";
        return false;
    }
    const std::span<const std::uint8_t> rest = bytes.subspan(kJsonAt + json_bytes);
    const bool elsewhere = !member(item(member(json_, "buffers"), 0), "uri").is_null();
    if (elsewhere || rest.size() < kChunkHead || number_at<std::uint32_t>(rest, 4) != kBinary ||
        number_at<std::uint32_t>(rest, 0) > rest.size() - kChunkHead) {
        error = "the numbers of the model are not in the file; export it as .glb, not as .gltf";
        return false;
    }
    numbers_ = rest.subspan(kChunkHead, number_at<std::uint32_t>(rest, 0));
    return true;
}

// All values are below 2^32, so no sum or product of two overflows.
std::optional<GlbRows> GlbData::rows(const Json& accessor_index) const {
    const auto index = whole(accessor_index);
    if (!index) return std::nullopt;
    const Json& accessor = item(member(json_, "accessors"), *index);
    const auto view_index = whole(member(accessor, "bufferView"));
    const Json& view = item(member(json_, "bufferViews"), view_index.value_or(SIZE_MAX));
    const auto view_at = whole(member(view, "byteOffset"), 0);
    const auto view_bytes = whole(member(view, "byteLength"));
    const auto at = whole(member(accessor, "byteOffset"), 0);
    const auto count = whole(member(accessor, "count"));
    const auto type = whole(member(accessor, "componentType"));
    const bool in_first_buffer = whole(member(view, "buffer")) == std::size_t{0};
    if (!view_at || !view_bytes || !at || !count || !type || !in_first_buffer || *count == 0 ||
        accessor.contains("sparse"))
        return std::nullopt;
    GlbRows rows;
    rows.type_ = *type;
    rows.part_bytes_ = part_bytes(*type);
    rows.width_ = width_of(member(accessor, "type"));
    const std::size_t row_bytes = rows.part_bytes_ * rows.width_;
    const auto stride = whole(member(view, "byteStride"), row_bytes);
    if (row_bytes == 0 || !stride || *stride < row_bytes || *stride > 252) return std::nullopt;
    if (*view_at + *view_bytes > numbers_.size()) return std::nullopt;
    if (*at + (*count - 1) * *stride + row_bytes > *view_bytes) return std::nullopt;
    rows.stride_ = *stride;
    rows.count_ = *count;
    rows.normalized_ = member(accessor, "normalized") == true;
    rows.bytes_ = numbers_.subspan(*view_at + *at, *view_bytes - *at);
    return rows;
}

}  // namespace hexholm::gfx
