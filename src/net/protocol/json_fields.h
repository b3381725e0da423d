// Fields of messages in JSON. What a message consists of is told once, to a writer or to a reader: so both always agree.
// A reader takes nothing that is longer or greater than the field's limit; what is missing stays as it was, and what it
// does not know is a later version's.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json.hpp>

namespace hexholm::net {

using Json = nlohmann::ordered_json;

// What a text may be.
enum class TextKind : std::uint8_t {
    line,  // of people, without control characters
    id     // of letters, digits and a few signs, for programs
};
struct TextRule {
    TextKind kind = TextKind::line;
    std::size_t most_signs = 0;
};
inline constexpr TextRule kIdText = {TextKind::id, 80};

// The fault of the text; empty when there is none.
std::string fault_of_text(std::string_view text, TextRule rule);

// Depth, number of values and encoding are looked at before any of it is kept.
std::optional<Json> parse_json(std::string_view text);

class JsonWriter {
public:
    explicit JsonWriter(Json& json) : json_(json) { json_ = Json::object(); }

    void text(const char* name, const std::string& value, TextRule) {
        if (!value.empty()) json_[name] = value;
    }
    template <class Number>
    void number(const char* name, const Number& value, std::int64_t, std::int64_t) {
        json_[name] = value;
    }
    void yes(const char* name, bool value) { json_[name] = value; }
    template <class Word, std::size_t kCount>
    void word(const char* name,
              const Word& value,
              const std::array<std::string_view, kCount>& words) {
        json_[name] = words[static_cast<std::size_t>(value)];
    }
    template <class Value>
    void part(const char* name, const Value& value) {
        JsonWriter inner(json_[name]);
        describe(inner, value);
    }
    template <class Value>
    void list(const char* name, const std::vector<Value>& values, std::size_t) {
        Json& rows = json_[name] = Json::array();
        for (const Value& value : values) {
            rows.emplace_back();
            JsonWriter inner(rows.back());
            describe(inner, value);
        }
    }
    void texts(const char* name, const std::vector<std::string>& values, TextRule, std::size_t) {
        json_[name] = values;
    }
    void numbers(const char* name, const std::vector<int>& values, int, int, std::size_t) {
        json_[name] = values;
    }

private:
    Json& json_;
};

class JsonReader {
public:
    // `fault` tells the first mistake, by the name of its field; empty so far.
    JsonReader(const Json& json, std::string& fault) : json_(json), fault_(fault) {
        if (!json.is_object()) fail("a part", "is no object");
    }

    void text(const char* name, std::string& value, TextRule rule);
    template <class Number>
    void number(const char* name, Number& value, std::int64_t least, std::int64_t most) {
        std::int64_t read = value;
        read_number(name, read, least, most);
        value = static_cast<Number>(read);
    }
    void yes(const char* name, bool& value);
    template <class Word, std::size_t kCount>
    void word(const char* name, Word& value, const std::array<std::string_view, kCount>& words) {
        std::string read;
        text(name, read, kIdText);
        if (read.empty()) return;
        const auto found = std::find(words.begin(), words.end(), read);
        if (found == words.end()) return fail(name, "is no word that is known");
        value = static_cast<Word>(found - words.begin());
    }
    template <class Value>
    void part(const char* name, Value& value) {
        if (const Json* json = find(name)) {
            JsonReader inner(*json, fault_);
            if (fault_.empty()) describe(inner, value);
        }
    }
    template <class Value>
    void list(const char* name, std::vector<Value>& values, std::size_t most) {
        const Json* const rows = find_list(name, most);
        for (std::size_t at = 0; rows != nullptr && at < rows->size() && fault_.empty(); ++at) {
            JsonReader inner((*rows)[at], fault_);
            values.emplace_back();
            if (fault_.empty()) describe(inner, values.back());
        }
    }
    void texts(const char* name, std::vector<std::string>& values, TextRule rule, std::size_t most);
    void numbers(
        const char* name, std::vector<int>& values, int least, int most, std::size_t count);

private:
    const Json* find(const char* name) const;
    const Json* find_list(const char* name, std::size_t most);
    void read_number(const char* name, std::int64_t& value, std::int64_t least, std::int64_t most);
    void take_number(const char* name,
                     const Json& json,
                     std::int64_t& value,
                     std::int64_t least,
                     std::int64_t most);
    void take_text(const char* name, const Json& json, std::string& value, TextRule rule);
    void fail(std::string_view name, std::string_view what) {
        if (fault_.empty()) fault_ = std::string(name) + " " + std::string(what);
    }

    const Json& json_;
    std::string& fault_;
};

}  // namespace hexholm::net
