#include "engine/lua/mods/relations.h"

#include <algorithm>

#include "engine/lua/reading/mod_names.h"
#include "engine/lua/reading/suggest.h"
#include "engine/lua/reading/version.h"

namespace hexholm {

std::string value_text(const Tree* tree) {
    if (tree == nullptr) return "";
    if (tree->type == Tree::Type::number) return std::to_string(tree->number);
    if (tree->type == Tree::Type::flag) return tree->flag ? "true" : "false";
    return tree->text;
}

std::vector<std::string> value_texts(const Tree& tree) {
    if (tree.items.empty()) return {value_text(&tree)};
    std::vector<std::string> values;
    for (const Tree& item : tree.items)
        values.push_back(value_text(&item));
    return values;
}

namespace {

// "lakes >=1.2 <2": the id up to the first space, then the range.
Dependency parse_dependency(const std::string& text) {
    const std::size_t space = std::min(text.find(' '), text.size());
    const std::size_t range = std::min(text.find_first_not_of(' ', space), text.size());
    return {text.substr(0, space), text.substr(range)};
}

void mods_field(Fields& fields,
                std::string_view name,
                std::vector<Dependency>& mods,
                std::string_view doc) {
    std::vector<std::string> texts;
    fields.texts(name, texts, doc);
    for (const std::string& text : texts) {
        Dependency mod = parse_dependency(text);
        if (!is_name(mod.id) || !VersionRange::parse(mod.range))
            fields.problem(name, "has " + in_quotes(text),
                           "write the id of a mod and perhaps versions, as in \"base\", \"base "
                           ">=1.2 <2\" or \"base ^1.0\"");
        else if (std::find(mods.begin(), mods.end(), mod.id) != mods.end())
            fields.problem(name, "names " + in_quotes(mod.id) + " twice", "remove one");
        else
            mods.push_back(std::move(mod));
    }
}

bool is_dependency(const Dependency& mod) {
    return is_name(mod.id) && VersionRange::parse(mod.range).has_value();
}

void read_values(const Tree* tree, ValuesByOption& values) {
    if (tree == nullptr) return;
    for (const auto& [name, value] : tree->fields)
        values.emplace_back(name, value_texts(value));
}

// "other", or { "mod": "other >=2", "why": "...", "scenario": "...", "players": 2, "options": {...} }.
Conflict conflict_of(const Tree& tree, Fields& fields) {
    Conflict conflict;
    if (tree.type != Tree::Type::table) {
        conflict.mod = parse_dependency(tree.text);
        return conflict;
    }
    const auto text = [&](const char* name) { return value_text(tree.find(name)); };
    conflict.mod = parse_dependency(text("mod"));
    conflict.why = text("why");
    conflict.scenario = text("scenario");
    if (const Tree* with = tree.find("with")) conflict.with = value_texts(*with);
    if (const Tree* players = tree.find("players"))
        conflict.players = static_cast<int>(players->number);
    read_values(tree.find("options"), conflict.options);
    read_values(tree.find("unless"), conflict.unless);
    for (const auto& [name, value] : tree.fields)
        if (name != "mod" && name != "why" && name != "with" && name != "scenario" &&
            name != "players" && name != "options" && name != "unless")
            fields.problem("conflicts", "has the unknown " + in_quotes(name),
                           name_remedy(name, {"mod", "why", "with", "scenario", "players",
                                              "options", "unless"}));
    return conflict;
}

void conflicts_field(Fields& fields, std::vector<Conflict>& conflicts) {
    const Tree* found = fields.raw(
        "conflicts", "list of mods, or of tables", "empty",
        "Mods that cannot be in the same game, perhaps with versions. In a table: 'mod'; 'why', "
        "which players are told; and when it is so, if not always: 'with', further mods of which "
        "one is in the game, too; 'scenario', 'players', 'options' with the values that do not "
        "fit; 'unless' with the values of options that do, where all others do not. With such "
        "conditions 'mod' may be left out.");
    if (found == nullptr) return;
    for (const Tree& item : found->items) {
        Conflict conflict = conflict_of(item, fields);
        const bool alone = conflict.mod.id.empty() && conflict.has_conditions();
        const auto same = [&](const Conflict& other) {
            return !other.has_conditions() && other.mod.id == conflict.mod.id;
        };
        if (!alone && !is_dependency(conflict.mod))
            fields.problem("conflicts", "has " + in_quotes(conflict.mod.id),
                           "write the id of a mod and perhaps versions, as in \"base\", or a table "
                           "{ \"mod\": \"base\", \"why\": \"...\" }");
        else if (!conflict.has_conditions() && std::ranges::any_of(conflicts, same))
            fields.problem("conflicts", "names " + in_quotes(conflict.mod.id) + " twice",
                           "remove one");
        else
            conflicts.push_back(std::move(conflict));
    }
    if (!found->fields.empty() || found->type != Tree::Type::table)
        fields.problem("conflicts", "must be a list", "write it in [ ]");
}

}  // namespace

void relation_fields(Fields& fields, ModFolder& mod) {
    mods_field(fields, "depends", mod.depends,
               "Mods that it builds on, perhaps with versions: \"base\", \"base >=1.2 <2\", "
               "\"base ^1.0\". They are loaded first. The signs are =, >, >=, <, <=, ^ (up to the "
               "next version that breaks things) and * (any); all must hold.");
    mods_field(fields, "optional", mod.optional,
               "Mods that it can do without but that are loaded first when they are on.");
    conflicts_field(fields, mod.conflicts);
    std::vector<Dependency> excluded;
    for (const Conflict& conflict : mod.conflicts)
        excluded.push_back(conflict.mod);
    const std::vector<Dependency>* lists[] = {&mod.depends, &mod.optional, &excluded};
    for (const std::vector<Dependency>* list : lists)
        if (std::find(list->begin(), list->end(), mod.id) != list->end())
            fields.problem("id", "is named among the other mods as well",
                           "a mod can neither need nor exclude itself");
    for (const Dependency& needed : mod.depends)
        if (std::find(mod.optional.begin(), mod.optional.end(), needed.id) != mod.optional.end())
            fields.problem("optional", "names " + in_quotes(needed.id) + ", as 'depends' does",
                           "remove one");
}

}  // namespace hexholm
