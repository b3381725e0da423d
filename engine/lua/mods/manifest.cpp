#include "engine/lua/mods/manifest.h"

#include <algorithm>
#include <array>
#include <filesystem>

#include "engine/base/limits.h"
#include "engine/lua/mods/options.h"
#include "engine/lua/mods/relations.h"
#include "engine/lua/reading/fields.h"
#include "engine/lua/reading/files.h"
#include "engine/lua/reading/json_tree.h"
#include "engine/lua/reading/limits.h"
#include "engine/lua/reading/mod_names.h"
#include "engine/lua/reading/suggest.h"
#include "engine/lua/reading/version.h"

namespace hexholm {
namespace {

namespace fs = std::filesystem;

constexpr int kApi = 1;
constexpr int kPlayers = static_cast<int>(kMaxPlayers);
constexpr int kMostOption = 1000000;

constexpr auto kOptionTypes =
    std::to_array<Choice<OptionSpec::Type>>({{"choice", OptionSpec::Type::choice},
                                             {"integer", OptionSpec::Type::integer},
                                             {"flag", OptionSpec::Type::flag},
                                             {"names", OptionSpec::Type::names},
                                             {"map", OptionSpec::Type::map},
                                             {"players", OptionSpec::Type::players}});

void check_name(Fields& fields, std::string_view field, const std::string& name) {
    if (fields.documenting() || name.empty() || is_name(name)) return;
    fields.problem(field, "is " + in_quotes(name),
                   "names are made of a-z, 0-9 and _, begin with a letter and are short");
}

// Whose names a value of several names takes.
void of_field(Fields& fields, OptionSpec& option) {
    std::string word;
    fields.text("of", word,
                "names: what they are names of, as in \"terrain\". Others than those of the game "
                "and of 'values' are mistakes; without it all names are taken.");
    if (word.empty()) return;
    const std::vector<std::string> kinds = kind_words();
    const auto found = std::ranges::find(kinds, word);
    if (option.type != OptionSpec::Type::names)
        fields.problem("of", "is for options of type \"names\"", "remove it");
    else if (found == kinds.end())
        fields.problem("of", "names nothing that mods declare", name_remedy(word, kinds));
    else
        option.of = static_cast<Kind>(found - kinds.begin());
}

OptionSpec option_fields(Fields& fields) {
    OptionSpec option;
    fields.text("name", option.name, "How Lua and the command line call it.", Need::needed);
    fields.text("title", option.title, "How players see it.", Need::needed);
    fields.text("help", option.help, "A sentence or two for a tooltip.");
    fields.text("group", option.group, "The title under which screens show it with others.");
    fields.choice("type", option.type, kOptionTypes, "What values it takes.");
    fields.texts("values", option.values,
                 "The values of a choice; suggestions for a map or for names.");
    of_field(fields, option);
    option.default_value =
        value_text(fields.raw("default", "text, number or true/false", "needed, but for players",
                              "The value at the start."));
    fields.number("least", option.least, -kMostOption, kMostOption, "Least integer.");
    fields.number("most", option.most, -kMostOption, kMostOption, "Greatest integer.");
    fields.flag("can_be_off", option.can_be_off, R"(An integer that may also be "off".)");
    fields.flag("points_to_win", option.is_target,
                "An integer by which the points to win are told: screens offer no more than a "
                "player could have.");
    const Tree* when = fields.raw("when", "value or list of values by name of an option", "always",
                                  "Screens show it only while these other options, of the mod or "
                                  "of those that it needs, have these values. It counts all the "
                                  "same.");
    if (when != nullptr)
        for (const auto& [name, value] : when->fields)
            option.when.emplace_back(name, value_texts(value));
    const Tree* brings = fields.raw("brings", "mod or list of mods by value", "none",
                                    "Mods that are in the game as well while it has this value and "
                                    "is shown.");
    if (brings != nullptr)
        for (const auto& [value, mods] : brings->fields)
            option.brings.emplace_back(value, value_texts(mods));
    if (!fields.documenting() && !option.name.empty() && !is_option_name(option.name))
        fields.problem("name", "is " + in_quotes(option.name),
                       "names of options are made of letters, digits and _, begin with a small "
                       "letter, and may be joined by dots, as in \"house.mayTrade\"");
    if (fields.documenting() || option.type == OptionSpec::Type::players) return option;
    const std::optional<Problem> unfit = value_problem(option, option.default_value);
    if (unfit && !fields.has("default"))
        fields.problem("default", "is missing", unfit->remedy);
    else if (unfit)
        fields.problem("default", "does not fit: " + unfit->what.english(), unfit->remedy);
    for (const auto& [value, mods] : option.brings)
        if (const std::optional<Problem> wrong = value_problem(option, value))
            fields.problem("brings", "does not fit: " + wrong->what.english(), wrong->remedy);
    return option;
}

void start_fields(Fields& fields, ModFolder& mod) {
    OptionStart start;
    fields.text("option", start.option, "Which option, of this mod or another.", Need::needed);
    start.value = value_text(fields.raw("value", "text, number or true/false", "none",
                                        "The value with which it starts; a scenario's own counts "
                                        "more."));
    fields.number("add", start.add, -kMostOption, kMostOption,
                  "Or so much more, for an integer: beside what the scenario says and others add, "
                  "within its bounds.");
    fields.texts("with", start.with, "Only beside one of these further mods.");
    fields.text("scenario", start.scenario, "Only in this scenario: \"mod:name\".");
    fields.number("players", start.players, 0, kPlayers, "Only with so many players; 0: any.");
    const Tree* options = fields.raw("options", "value or list of values by name of an option",
                                     "always", "Only while these options have these values.");
    if (options != nullptr)
        for (const auto& [name, value] : options->fields)
            start.options.emplace_back(name, value_texts(value));
    if (!fields.documenting() && start.value.empty() == (start.add == 0))
        fields.problem("value", "or 'add' must be there, and not both", "remove one of them");
    mod.starts.push_back(std::move(start));
}

IdleOptions idle_fields(Fields& fields) {
    IdleOptions idle;
    fields.texts("options", idle.options, "Their names, of this mod or others.");
    fields.texts("with", idle.with, "Only beside one of these further mods.");
    fields.texts("without", idle.without, "Only where none of these mods is in the game.");
    const Tree* when = fields.raw("when", "value or list of values by name of an option", "always",
                                  "Only while these options have these values.");
    if (when != nullptr)
        for (const auto& [name, value] : when->fields)
            idle.when.emplace_back(name, value_texts(value));
    if (!fields.documenting() && idle.options.empty())
        fields.problem("options", "must name an option", "as in [\"house_rule\"]");
    return idle;
}

PresetSpec preset_fields(Fields& fields) {
    PresetSpec preset;
    fields.text("title", preset.title,
                "How players see it. One called Beginner also lets the advice open by itself.",
                Need::needed);
    fields.text("help", preset.help, "A sentence or two for a tooltip.");
    const Tree* options = fields.raw("options", "values by name of an option", "empty",
                                     "Which values they get, of this mod's options. All others of "
                                     "the mod start as usual.");
    if (options != nullptr)
        for (const auto& [name, value] : options->fields)
            preset.options.emplace_back(name, value_text(&value));
    return preset;
}

ScenarioSpec scenario_fields(Fields& fields) {
    ScenarioSpec scenario;
    fields.text("id", scenario.name, "Its name; empty for the mod's main scenario.");
    fields.text("title", scenario.title, "How players see it.", Need::needed);
    fields.text("description", scenario.description, "A few sentences about it.");
    fields.number("players_least", scenario.players_least, 1, kPlayers, "Fewest players.");
    fields.number("players_most", scenario.players_most, 1, kPlayers, "Most players.");
    const Tree* options = fields.raw("options", "values by name of an option", "empty",
                                     "Options that start with another value in this scenario.");
    if (options != nullptr)
        for (const auto& [name, value] : options->fields)
            scenario.options.emplace_back(name, value_text(&value));
    check_name(fields, "id", scenario.name);
    if (scenario.players_least > scenario.players_most)
        fields.problem("players_least", "is greater than players_most");
    return scenario;
}

void file_fields(Fields& fields, ModFolder& mod) {
    fields.texts("load", mod.load, "The Lua files to run, in this order.");
    for (const std::string& file : mod.load)
        if (!is_mod_path(file))
            fields.problem("load", "has the path " + in_quotes(file),
                           "paths are made of a-z, 0-9, _, - and ., stay inside the mod and "
                           "name no folder above it");
    if (mod.load.size() > kMaxModFiles) fields.problem("load", "has too many files");
}

bool is_web_address(std::string_view text) {
    const bool web = text.rfind("https://", 0) == 0 || text.rfind("http://", 0) == 0;
    return web && std::ranges::all_of(text, [](char letter) {
               return letter > ' ' && letter < 127 && letter != '"' && letter != '\\';
           });
}

void page_fields(Fields& fields, ModFolder& mod) {
    fields.text("homepage", mod.homepage, "Where to read more: an address in the web.");
    fields.text("picture", mod.picture, "A PNG file of the mod that stands beside its title.");
    if (fields.documenting()) return;
    if (!mod.homepage.empty() && !is_web_address(mod.homepage))
        fields.problem("homepage", "is " + in_quotes(mod.homepage),
                       "write an address that begins with https://");
    const std::string_view picture = mod.picture;
    const bool png = picture.size() > 4 && picture.substr(picture.size() - 4) == ".png";
    if (!picture.empty() && !(png && is_mod_path(picture)))
        fields.problem("picture", "is " + in_quotes(picture),
                       R"(name a PNG file inside the mod, as in "assets/picture.png")");
}

void manifest_fields(Fields& fields, ModFolder& mod) {
    int api = kApi;
    std::string schema;
    fields.text("$schema", schema, "For editors only: where the schema of this file is.");
    fields.text("id", mod.id, "Its short name, the same as the folder's.", Need::needed);
    fields.text("title", mod.title, "How players see it.", Need::needed);
    fields.text("version", mod.version, R"(Three numbers, "1.0.0"; for tests "1.1.0-beta.2".)",
                Need::needed);
    fields.text("description", mod.description, "A few sentences about it.");
    fields.texts("authors", mod.authors, "Who made it.");
    fields.text("licence", mod.licence, "Under which licence others may use it.");
    fields.number("api", api, kApi, kApi, "The version of this manual that it follows.",
                  Need::needed);
    page_fields(fields, mod);
    relation_fields(fields, mod);
    file_fields(fields, mod);
    fields.each("options", "Choices that the players make before the game.",
                [&](Fields& inner) { mod.options.push_back(option_fields(inner)); });
    fields.each("starts",
                "Options that start with another value while this mod is in a game; players may "
                "choose another one all the same.",
                [&](Fields& inner) { start_fields(inner, mod); });
    fields.each("idle",
                "Options that mean nothing while this mod is in a game: screens do not show them, "
                "and they bring no mods.",
                [&](Fields& inner) { mod.idle.push_back(idle_fields(inner)); });
    fields.each("presets", "Choices of several options at once, for the new-game screen.",
                [&](Fields& inner) { mod.presets.push_back(preset_fields(inner)); });
    fields.each("scenarios", "Games to choose on the new-game screen.",
                [&](Fields& inner) { mod.scenarios.push_back(scenario_fields(inner)); });
    check_name(fields, "id", mod.id);
    if (is_name(mod.id) && !is_mod_id(mod.id))
        fields.problem("id", "is " + in_quotes(mod.id),
                       "some systems call a device so; choose another");
}

void check_when(const ModFolder& mod, const OptionSpec& option, Fields& fields) {
    for (const auto& [name, values] : option.when) {
        const auto other =
            std::find_if(mod.options.begin(), mod.options.end(),
                         [&wanted = name](const OptionSpec& spec) { return spec.name == wanted; });
        const std::string told = in_quotes(option.name) + ", shown when " + in_quotes(name);
        if (other == mod.options.end()) {
            // It may be one of a mod that this one needs, which is not known here.
            if (mod.depends.empty())
                fields.problem("options", "has " + told + " is set, which is no option of the mod");
            continue;
        }
        if (other->type == OptionSpec::Type::players) continue;
        for (const std::string& value : values)
            if (const std::optional<Problem> wrong = value_problem(*other, value))
                fields.problem("options", "has " + told + " does not fit: " + wrong->what.english(),
                               wrong->remedy);
    }
}

void check_presets(ModFolder& mod, Fields& fields) {
    for (PresetSpec& preset : mod.presets) {
        preset.mod = mod.id;
        for (const auto& [name, value] : preset.options) {
            const auto option = std::ranges::find(mod.options, name, &OptionSpec::name);
            if (option == mod.options.end()) {
                fields.problem("presets",
                               "names " + in_quotes(name) + ", which is no option of the mod");
                continue;
            }
            if (const std::optional<Problem> wrong = value_problem(*option, value))
                fields.problem("presets",
                               "has a value of " + in_quotes(name) +
                                   " that does not fit: " + wrong->what.english(),
                               wrong->remedy);
        }
    }
}

void check_manifest(ModFolder& mod, Fields& fields) {
    const std::string folder = fs::path(mod.path).filename().string();
    if (!mod.version.empty() && !Version::parse(mod.version))
        fields.problem("version", "is " + in_quotes(mod.version),
                       R"(write it as "1.0.0" or "1.0.0-beta.1")");
    if (is_name(mod.id) && mod.id != folder)
        fields.problem("id", "is " + in_quotes(mod.id) + " but the folder is " + in_quotes(folder),
                       "give both the same name");
    for (OptionSpec& option : mod.options) {
        option.mod = mod.id;
        const auto same = [&](const OptionSpec& other) { return other.name == option.name; };
        if (std::count_if(mod.options.begin(), mod.options.end(), same) > 1)
            fields.problem("options", "has " + in_quotes(option.name) + " twice", "remove one");
        check_when(mod, option, fields);
    }
    check_presets(mod, fields);
    for (ScenarioSpec& scenario : mod.scenarios) {
        scenario.id = scenario.name.empty() ? mod.id : mod.id + ":" + scenario.name;
        const auto same = [&](const ScenarioSpec& other) { return other.name == scenario.name; };
        if (std::count_if(mod.scenarios.begin(), mod.scenarios.end(), same) > 1)
            fields.problem("scenarios", "has " + in_quotes(scenario.name) + " twice",
                           "give each but one an 'id' of its own");
    }
}

}  // namespace

bool is_of_use(const OptionSpec& option, const std::vector<OptionValue>& values) {
    const auto holds = [&](const ValuesByOption& wanted) {
        return std::ranges::all_of(wanted, [&](const auto& needed) {
            return std::ranges::any_of(values, [&](const OptionValue& one) {
                return one.name == needed.first &&
                       std::ranges::find(needed.second, one.value) != needed.second.end();
            });
        });
    };
    return holds(option.when) && std::ranges::none_of(option.idle, holds);
}

ModFolder read_manifest(const std::string& folder) {
    ModFolder mod;
    mod.path = folder;
    mod.id = fs::path(folder).filename().string();
    const std::string where = mod.id + "/mod.json";
    const Result<std::string> read = read_mod_text(folder, mod.id, "mod.json", kMaxManifestBytes);
    const std::string text = read ? read.value() : "";
    Result<Tree> tree = read ? parse_json(where, text) : read.problem();
    if (!tree) {
        mod.problems.push_back(tree.problem());
        return mod;
    }
    Problems problems;
    if (tree.value().type != Tree::Type::table || !tree.value().items.empty()) {
        mod.problems.push_back({where, "the manifest must be a JSON object", "begin it with {"});
        return mod;
    }
    const JsonLines lines(text);
    Fields fields(&tree.value(),
                  {where, "", mod.id, "", "", nullptr, &problems, nullptr, "", &lines});
    manifest_fields(fields, mod);
    check_manifest(mod, fields);
    fields.finish();
    mod.problems = problems.list();
    if (!mod.usable()) mod.id = fs::path(folder).filename().string();  // two may claim one id
    return mod;
}

std::vector<FieldDoc> manifest_docs() {
    std::vector<FieldDoc> docs;
    Fields fields(nullptr, {"", "", "", "", "", nullptr, nullptr, &docs});
    ModFolder mod;
    manifest_fields(fields, mod);
    return docs;
}

}  // namespace hexholm
