#include "src/net/protocol/json_fields.h"

#include "engine/base/plain_text.h"

#include "src/net/protocol/limits.h"

namespace hexholm::net {
namespace {

std::size_t signs_in(std::string_view text) {
    return static_cast<std::size_t>(std::ranges::count_if(
        text, [](char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U; }));
}

bool is_id_sign(char sign) {
    return (sign >= '0' && sign <= '9') || (sign >= 'a' && sign <= 'z') ||
           (sign >= 'A' && sign <= 'Z') ||
           std::string_view("-_.:+@/").find(sign) != std::string_view::npos;
}

// Values are counted by what stands between them; what stands in texts is none.
bool is_of_sound_size(std::string_view text) {
    std::size_t depth = 0;
    std::size_t values = 1;
    bool in_text = false;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const char sign = text[at];
        if (in_text && sign == '\\') ++at;
        if (sign == '"') in_text = !in_text;
        if (in_text) continue;
        if (sign == '[' || sign == '{') ++depth;
        if ((sign == ']' || sign == '}') && depth > 0) --depth;
        if (sign == ',' || sign == '[' || sign == '{') ++values;
        if (depth > kMostLobbyDepth || values > kMostLobbyValues) return false;
    }
    return true;
}

}  // namespace

std::string fault_of_text(std::string_view text, TextRule rule) {
    if (text.size() > rule.most_signs * kMostBytesOfSign || signs_in(text) > rule.most_signs)
        return "has more than " + std::to_string(rule.most_signs) + " signs";
    if (rule.kind == TextKind::id)
        return std::ranges::all_of(text, is_id_sign) ? "" : "has a sign that no name has";
    const bool is_line = is_plain_text(text) && text.find('\n') == std::string_view::npos;
    return is_line ? "" : "is no plain line of text";
}

std::optional<Json> parse_json(std::string_view text) {
    if (text.size() > kMostLobbyBytes || !is_of_sound_size(text)) return std::nullopt;
    Json json = Json::parse(text, nullptr, false);
    if (json.is_discarded()) return std::nullopt;
    return json;
}

const Json* JsonReader::find(const char* name) const {
    const auto found = json_.find(name);
    return found == json_.end() || !fault_.empty() ? nullptr : &*found;
}

const Json* JsonReader::find_list(const char* name, std::size_t most) {
    const Json* const rows = find(name);
    if (rows == nullptr) return nullptr;
    if (!rows->is_array()) fail(name, "is no list");
    if (rows->size() > most) fail(name, "is too long");
    return fault_.empty() ? rows : nullptr;
}

void JsonReader::take_text(const char* name, const Json& json, std::string& value, TextRule rule) {
    if (!json.is_string()) return fail(name, "is no text");
    const auto& text = json.get_ref<const std::string&>();
    if (const std::string fault = fault_of_text(text, rule); !fault.empty())
        return fail(name, fault);
    value = text;
}

void JsonReader::take_number(const char* name,
                             const Json& json,
                             std::int64_t& value,
                             std::int64_t least,
                             std::int64_t most) {
    const bool is_too_great = json.is_number_unsigned() &&
                              json.get<std::uint64_t>() > static_cast<std::uint64_t>(INT64_MAX);
    if (!json.is_number_integer() || is_too_great) return fail(name, "is no whole number");
    const auto number = json.get<std::int64_t>();
    if (number < least || number > most) return fail(name, "is out of its range");
    value = number;
}

void JsonReader::text(const char* name, std::string& value, TextRule rule) {
    if (const Json* const json = find(name)) take_text(name, *json, value, rule);
}

void JsonReader::read_number(const char* name,
                             std::int64_t& value,
                             std::int64_t least,
                             std::int64_t most) {
    if (const Json* const json = find(name)) take_number(name, *json, value, least, most);
}

void JsonReader::yes(const char* name, bool& value) {
    const Json* const json = find(name);
    if (json == nullptr) return;
    if (!json->is_boolean()) return fail(name, "is neither true nor false");
    value = json->get<bool>();
}

void JsonReader::texts(const char* name,
                       std::vector<std::string>& values,
                       TextRule rule,
                       std::size_t most) {
    const Json* const rows = find_list(name, most);
    for (std::size_t at = 0; rows != nullptr && at < rows->size() && fault_.empty(); ++at)
        take_text(name, (*rows)[at], values.emplace_back(), rule);
}

void JsonReader::numbers(
    const char* name, std::vector<int>& values, int least, int most, std::size_t count) {
    const Json* const rows = find_list(name, count);
    for (std::size_t at = 0; rows != nullptr && at < rows->size() && fault_.empty(); ++at) {
        std::int64_t value = least;
        take_number(name, (*rows)[at], value, least, most);
        values.push_back(static_cast<int>(value));
    }
}

}  // namespace hexholm::net
