#include "engine/lua/manual/manifest_schema.h"

#include <charconv>
#include <string_view>
#include <vector>

#include <nlohmann/json.hpp>

#include "engine/base/check.h"
#include "engine/lua/mods/manifest.h"

namespace hexholm {
namespace {

using Schema = nlohmann::ordered_json;

// "whole number from 1 to 6", "whole number, 1".
Schema range_schema(std::string_view words) {
    std::vector<int> numbers;
    for (std::size_t at = 0; at < words.size(); ++at) {
        int number = 0;
        const auto [stop, error] =
            std::from_chars(words.data() + at, words.data() + words.size(), number);
        if (error != std::errc()) continue;
        numbers.push_back(number);
        at = static_cast<std::size_t>(stop - words.data());
    }
    Schema schema = {{"type", "integer"}};
    if (numbers.empty()) return schema;
    HEX_CHECK(numbers.front() <= numbers.back());
    schema["minimum"] = numbers.front();
    schema["maximum"] = numbers.back();
    return schema;
}

Schema words_schema(std::string_view words) {
    Schema schema = {{"enum", Schema::array()}};
    for (std::size_t open = words.find('"'); open != std::string_view::npos;) {
        const std::size_t close = words.find('"', open + 1);
        schema["enum"].push_back(std::string(words.substr(open + 1, close - open - 1)));
        open = words.find('"', close + 1);
    }
    return schema;
}

Schema value_schema(std::string_view type) {
    const auto begins = [&](std::string_view start) {
        return type.substr(0, start.size()) == start;
    };
    const Schema any_value = {{"type", {"string", "integer", "boolean"}}};
    if (begins("whole number")) return range_schema(type);
    if (begins("true or false")) return {{"type", "boolean"}};
    if (begins("\"")) return words_schema(type);
    if (begins("list of mods, or of tables"))
        return {{"type", "array"}, {"items", {{"type", {"string", "object"}}}}};
    if (begins("list of texts")) return {{"type", "array"}, {"items", {{"type", "string"}}}};
    if (begins("text, number")) return any_value;
    if (begins("text")) return {{"type", "string"}};
    if (begins("values by name")) return {{"type", "object"}, {"additionalProperties", any_value}};
    return {{"type", "object"}};
}

// The table of all fields whose names begin with `path`.
Schema table_schema(const std::vector<FieldDoc>& docs, const std::string& path) {
    Schema schema = {{"type", "object"},
                     {"properties", Schema::object()},
                     {"required", Schema::array()},
                     {"additionalProperties", false}};
    for (const FieldDoc& doc : docs) {
        if (doc.name.rfind(path, 0) != 0) continue;
        const std::string name = doc.name.substr(path.size());
        if (name.find("[].") != std::string::npos) continue;
        const bool tables = doc.type.rfind("list of tables", 0) == 0;
        Schema value =
            tables ? Schema{{"type", "array"}, {"items", table_schema(docs, doc.name + "[].")}}
                   : value_schema(doc.type);
        value["description"] = doc.doc;
        schema["properties"][name] = std::move(value);
        if (doc.initial == "needed") schema["required"].push_back(name);
    }
    return schema;
}

}  // namespace

std::string manifest_schema() {
    Schema schema = {{"$schema", "http://json-schema.org/draft-07/schema#"},
                     {"title", "mod.json of Hexholm"}};
    schema.update(table_schema(manifest_docs(), ""));
    return schema.dump(2) + "\n";
}

}  // namespace hexholm
