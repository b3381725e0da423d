#include "engine/lua/manual/definitions.h"

#include <span>
#include <string_view>
#include <vector>

#include "engine/lua/calls/game_call.h"
#include "engine/lua/declaring/mod_run.h"
#include "engine/lua/lessons/lesson.h"
#include "engine/lua/machine/library.h"
#include "engine/lua/machine/signature.h"
#include "engine/lua/manual/editor_types.h"
#include "engine/lua/manual/reference.h"
#include "engine/lua/trials/mod_test.h"
#include "engine/lua/words/draft.h"

namespace hexholm {
namespace {

constexpr std::string_view kHead =
    "---@meta\n"
    "-- Written by hexholm-cli reference --definitions. Editors with a Lua language server read "
    "it.\n\n"
    "---@class Game\nlocal game = {}\n\n---@class Test\n"
    "---@field game_state Game\nlocal t = {}\n\n---@class hexlib\n"
    "---@field players integer The number of players.\n"
    "---@field scenario string The part of the scenario's id after the colon.\n"
    "hex = {}\n\n"
    "---@alias hex.StepFunction fun(game: Game, player: integer, place: integer?, second: "
    "integer?): integer|boolean|nil\n"
    "---@alias hex.Steps (hex.Step|hex.StepFunction)[]\n"
    "---@alias hex.Amount integer|{ by: string, [integer]: integer }|fun(game: Game, player: "
    "integer): integer\n"
    "---@alias hex.Goods table<string, integer>\n"
    "---@alias hex.Price hex.Goods|{ by: string, [integer]: hex.Goods }|fun(game: Game, player: "
    "integer): hex.Goods\n";

// A class of LuaCATS: the fields of a table, and classes for the tables inside of it.
class ClassWriter {
public:
    ClassWriter(std::string& text, const std::vector<FieldDoc>& docs) : text_(text), docs_(docs) {}

    // The fields whose names begin with `path`; with `optional` all may be left out.
    void add(const std::string& name, const std::string& path, bool optional) {
        for (const FieldDoc& doc : docs_)
            if (is_in(doc, path) && has_inner(doc))
                add(name + "." + doc.name.substr(path.size()), doc.name + "[].", optional);
        text_ += "\n---@class " + name + "\n";
        for (const FieldDoc& doc : docs_)
            if (is_in(doc, path)) field(doc, name, path, optional);
    }

private:
    static bool is_in(const FieldDoc& doc, const std::string& path) {
        return doc.name.rfind(path, 0) == 0 &&
               doc.name.find("[].", path.size()) == std::string::npos;
    }
    bool has_inner(const FieldDoc& doc) const {
        for (const FieldDoc& other : docs_)
            if (other.name.rfind(doc.name + "[].", 0) == 0) return true;
        return false;
    }
    void field(const FieldDoc& doc,
               const std::string& name,
               const std::string& path,
               bool optional) {
        const std::string own = doc.name.substr(path.size());
        if (own.find(' ') != std::string::npos) {
            text_ += "---@field [integer] string " + doc.doc + "\n";
            return;
        }
        const bool needed = doc.initial == "needed" && !optional;
        const std::string type = has_inner(doc) ? name + "." + own + "[]" : editor_type(doc.type);
        text_ += "---@field " + own + (needed ? "" : "?") + " " + type + " " + doc.doc + "\n";
    }

    std::string& text_;
    const std::vector<FieldDoc>& docs_;
};

void add_kind(std::string& text, const KindSpec& spec) {
    if (spec.kind == Kind::on) return;
    const std::string word(kind_word(spec.kind));
    const std::vector<FieldDoc> docs = docs_of(spec);
    ClassWriter(text, docs).add("hex." + word + ".Fields", "", false);
    ClassWriter(text, docs).add("hex." + word + ".Patch", "", true);
    text += "---@field add? hex." + word +
            ".Patch Numbers are added, lists appended.\n"
            "---@field remove? table Back to what it is when left out.\n";
    text += "\n---" + std::string(spec.doc) + "\n";
    if (is_named(spec.kind))
        text += "---@param name string\n---@param fields? hex." + word +
                ".Fields\n---@return fun(fields: hex." + word + ".Fields)\nfunction hex." + word +
                "(name, fields) end\n";
    else
        text += "---@param fields hex." + word + ".Fields\nfunction hex." + word + "(fields) end\n";
}

std::string parameter_line(const Signature::Parameter& one,
                           const std::string& function,
                           bool last_ones) {
    std::string type = one.type.empty() ? "any" : one.type;
    if (function == "hex.test" && type == "function") type = "fun(t: Test)";
    return "---@param " + one.name + (one.optional && last_ones ? "?" : "") + " " + type + "\n";
}

// Adds a second form of a function in which an argument in the middle is left out and the others
// move up.
void add_overload(std::string& text, const Signature& called) {
    std::string arguments =
        called.is_method() ? "self: " + std::string(called.name()[0] == 'g' ? "Game" : "Test") : "";
    for (const Signature::Parameter& one : called.parameters())
        if (!one.optional)
            arguments += (arguments.empty() ? "" : ", ") + one.name + ": " + one.type;
    text += "---@overload fun(" + arguments + ")" +
            (called.returns().empty() ? "" : ": " + called.returns()) + "\n";
}

// Patches and moments: what the further arguments are follows from the first.
void add_special(std::string& text, const std::string& name) {
    if (name == "hex.on")
        for (const auto& [moment, arguments] : moments_in(api_reference()))
            text += "---@overload fun(moment: \"" + moment + "\", call: fun(" +
                    editor_arguments(arguments) + ")|hex.Steps, of?: table)\n";
    if (name == "hex.patch")
        for (const KindSpec& spec : kind_specs()) {
            if (spec.kind == Kind::on) continue;
            const std::string word(kind_word(spec.kind));
            text += "---@overload fun(kind: \"" + word + "\"" +
                    (is_named(spec.kind) ? ", name: string" : "") + "): fun(fields: hex." + word +
                    ".Patch)\n";
        }
}

// "game:goods(player: integer, good: string): integer" as annotations and an empty function.
void add_method(std::string& text, const ApiFunction& function) {
    const Signature called(function.signature);
    text += "\n---" + std::string(function.doc) + "\n";
    std::string names;
    bool seen_optional = false;
    bool gap = false;  // an optional argument before one that is needed
    for (const Signature::Parameter& one : called.parameters()) {
        gap = gap || (seen_optional && !one.optional);
        seen_optional = seen_optional || one.optional;
    }
    for (const Signature::Parameter& one : called.parameters()) {
        text += parameter_line(one, called.name(), !gap);
        names += (names.empty() ? "" : ", ") + one.name;
    }
    if (!called.returns().empty()) text += "---@return " + called.returns() + "\n";
    if (gap) add_overload(text, called);
    add_special(text, called.name());
    text += "function " + called.name() + "(" + names + ") end\n";
}

}  // namespace

std::string api_definitions() {
    std::string text(kHead);
    const std::vector<FieldDoc> steps = step_docs();
    ClassWriter(text, steps).add("hex.Step", "", true);
    for (const KindSpec& spec : kind_specs())
        add_kind(text, spec);
    for (const ApiFunction& function : hex_functions())
        add_method(text, function);
    for (const auto& functions : all_game_functions())
        for (const ApiFunction& function : functions)
            add_method(text, function);
    for (const auto& functions : {test_declarations(), test_arrangements(), test_actions(),
                                  test_questions(), lesson_declarations()})
        for (const ApiFunction& function : functions)
            add_method(text, function);
    return text;
}

}  // namespace hexholm
