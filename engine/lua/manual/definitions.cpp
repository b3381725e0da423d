#include "engine/lua/manual/definitions.h"

#include <span>
#include <string_view>
#include <vector>

#include "engine/lua/calls/game_call.h"
#include "engine/lua/declaring/mod_run.h"
#include "engine/lua/lessons/lesson.h"
#include "engine/lua/machine/library.h"
#include "engine/lua/manual/reference.h"
#include "engine/lua/trials/mod_test.h"
#include "engine/lua/words/draft.h"

namespace hexholm {
namespace {

constexpr std::string_view kHead =
    "---@meta\n"
    "-- Written by hexholm-cli reference --definitions. Editors with a Lua language server read "
    "it.\n\n"
    "---@class Game\ngame = {}\n\n---@class Test\n"
    "---@field game_state Game\nt = {}\n\n---@class hexlib\n"
    "---@field players integer The number of players.\n"
    "---@field scenario string The part of the scenario's id after the colon.\n"
    "hex = {}\n";

// What the manual calls a kind of value, as editors know it.
std::string type_of(std::string_view words) {
    const auto begins = [&](std::string_view start) {
        return words.substr(0, start.size()) == start;
    };
    if (begins("whole number")) return "integer";
    if (begins("true or false")) return "boolean";
    if (begins("function(")) return "fun(...): any";
    if (begins("list of names") || begins("list of texts")) return "string[]";
    if (begins("list, each a whole number")) return "integer[]";
    if (begins("numbers by name")) return "table<string, integer>";
    if (begins("list")) return "table[]";
    if (begins("text") || begins("name of") || begins("color") || begins("\"")) return "string";
    return "any";
}

void add_fields(std::string& text, const std::vector<FieldDoc>& docs) {
    for (const FieldDoc& doc : docs) {
        const bool inner = doc.name.find_first_of("[. ") != std::string::npos;
        if (inner) continue;
        text += "---@field " + doc.name + (doc.initial == "needed" ? "" : "?") + " " +
                type_of(doc.type) + " " + doc.doc + "\n";
    }
}

void add_kind(std::string& text, const KindSpec& spec) {
    if (spec.kind == Kind::on) return;
    const std::string word(kind_word(spec.kind));
    text += "\n---@class hex." + word + ".Fields\n";
    add_fields(text, docs_of(spec));
    text += "\n---" + std::string(spec.doc) + "\n";
    if (is_named(spec.kind))
        text += "---@param name string\n---@param fields? hex." + word +
                ".Fields\n---@return fun(fields: hex." + word + ".Fields)\nfunction hex." + word +
                "(name, fields) end\n";
    else
        text += "---@param fields hex." + word + ".Fields\nfunction hex." + word + "(fields) end\n";
}

// "game:goods(player: integer, good: string): integer" as annotations and an empty function.
void add_method(std::string& text, const ApiFunction& function) {
    const std::string_view signature = function.signature;
    const std::size_t open = signature.find('(');
    const std::size_t close = signature.rfind(')');
    text += "\n---" + std::string(function.doc) + "\n";
    std::string names;
    std::string_view rest = signature.substr(open + 1, close - open - 1);
    while (!rest.empty()) {
        const std::size_t comma = std::min(rest.find(", "), rest.size());
        const std::string_view part = rest.substr(0, comma);
        const std::size_t colon = std::min(part.find(": "), part.size());
        const std::string name(part.substr(0, colon));
        const std::string type(colon < part.size() ? part.substr(colon + 2) : "any");
        text += "---@param " + name + " " + type + "\n";
        names += (names.empty() ? "" : ", ") + name;
        rest = comma < rest.size() ? rest.substr(comma + 2) : "";
    }
    if (close + 3 < signature.size())
        text += "---@return " + std::string(signature.substr(close + 3)) + "\n";
    text += "function " + std::string(signature.substr(0, open)) + "(" + names + ") end\n";
}

}  // namespace

std::string api_definitions() {
    std::string text(kHead);
    for (const KindSpec& spec : kind_specs())
        add_kind(text, spec);
    for (const ApiFunction& function : hex_functions())
        add_method(text, function);
    for (const auto& functions :
         {game_questions(), game_places(), game_figures(), game_changes(), figure_changes()})
        for (const ApiFunction& function : functions)
            add_method(text, function);
    for (const auto& functions : {test_declarations(), test_arrangements(), test_actions(),
                                  test_questions(), lesson_declarations()})
        for (const ApiFunction& function : functions)
            add_method(text, function);
    return text;
}

}  // namespace hexholm
