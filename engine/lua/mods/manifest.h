// What a mod says about itself: its name, its options and scenarios, read without running it.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/base/result.h"
#include "engine/content/content.h"
#include "engine/lua/reading/fields.h"
#include "engine/lua/reading/kinds.h"
#include "engine/lua/reading/mod_names.h"  // for those who include this

namespace hexholm {

// Names of options, and some of the values of each.
using ValuesByOption = std::vector<std::pair<std::string, std::vector<std::string>>>;

// A choice that the players make before the game.
struct OptionSpec {
    enum class Type : std::uint8_t {
        choice,   // one of `values`
        integer,  // least..most; or "off" where can_be_off
        flag,     // "true" or "false"
        names,    // any number of names, joined by '+'; or "none"
        map,      // the name of a declared map; `values` are suggestions
        players   // the number of players; follows the request, screens need not show it
    };
    std::string name;  // "bank_shortage"
    std::string title;
    std::string help;
    std::string mod;    // who declares it
    std::string group;  // title under which screens show it with others; empty: by itself
    Type type = Type::choice;
    std::vector<std::string> values;
    std::optional<Kind> of;  // names: beside `values` they are of such things in the game
    std::string default_value;
    int least = 0;
    int most = 0;
    bool can_be_off = false;
    bool is_target = false;  // with so many points one wins, or with so many more or less
    // Screens show it only while each of these options has one of these values. It counts all the
    // same, but brings no mods.
    ValuesByOption when;
    // Mods of the game say that it means nothing while one of these holds; empty: always.
    std::vector<ValuesByOption> idle;
    // Mods that a value switches on.
    std::vector<std::pair<std::string, std::vector<std::string>>> brings;
};

// Does the option change anything while the others have these values?
bool is_of_use(const OptionSpec& option, const std::vector<OptionValue>& values);

// Values of several options under one name, to be taken at once.
struct PresetSpec {
    std::string title;
    std::string help;
    std::string mod;  // who declares it
    std::vector<std::pair<std::string, std::string>> options;
};

// A game to choose on the new-game screen.
struct ScenarioSpec {
    std::string id;    // "base" for the main scenario of the mod base, "base:name" for others
    std::string name;  // the part after the colon; empty for the main scenario
    std::string title;
    std::string description;
    int players_least = 3;
    int players_most = 4;
    std::vector<std::pair<std::string, std::string>> options;  // defaults that it changes
};

// Another mod, and which of its versions are meant: "base >=1.2 <2".
struct Dependency {
    std::string id;
    std::string range;  // for VersionRange; empty for all versions

    bool operator==(std::string_view other) const { return id == other; }  // names that mod
};

// A mod with which this one cannot be played; perhaps only under some conditions, all of which hold.
struct Conflict {
    Dependency mod;                 // its id may be empty: then the conditions alone count
    std::string why;                // what players are told
    std::vector<std::string> with;  // only beside one of these further mods
    std::string scenario;           // in this scenario only
    int players = 0;                // with so many only
    ValuesByOption options;         // with these values only
    ValuesByOption unless;          // not where all of these options have one of these values

    bool has_conditions() const {
        return !with.empty() || !scenario.empty() || players > 0 || !options.empty() ||
               !unless.empty();
    }
};

// An option, also of another mod, that starts with another value while the mod is in a game.
struct OptionStart {
    std::string option;
    std::string value;              // this one; empty: `add`
    int add = 0;                    // so much more, beside what others add
    std::vector<std::string> with;  // only beside one of these further mods
    std::string scenario;           // in this scenario only
    int players = 0;                // with so many only
    ValuesByOption options;         // while these have these values only
};

// Options, also of other mods, that mean nothing while the mod is in a game.
struct IdleOptions {
    std::vector<std::string> options;
    std::vector<std::string> with;     // only beside one of these further mods
    std::vector<std::string> without;  // only where none of these is in the game
    ValuesByOption when;               // only while these have these values
};

struct ModFolder {
    std::string id;
    std::string version;
    std::string title;
    std::string description;
    std::string licence;
    std::string homepage;
    std::string picture;  // a path inside the mod
    std::string path;     // the folder
    std::string origin;   // the root in which it was found
    std::vector<std::string> authors;
    std::vector<Dependency> depends;   // cannot be without them
    std::vector<Dependency> optional;  // come first when they are on
    std::vector<Conflict> conflicts;
    std::vector<std::string> load;  // Lua files in order
    std::vector<OptionSpec> options;
    std::vector<OptionStart> starts;
    std::vector<IdleOptions> idle;
    std::vector<PresetSpec> presets;
    std::vector<ScenarioSpec> scenarios;
    std::vector<Problem> problems;  // why it cannot be used; empty for a sound mod

    bool usable() const { return problems.empty(); }
};

// Reads FOLDER/mod.json; what is wrong stands in `problems`.
ModFolder read_manifest(const std::string& folder);

// The manifest's fields for the reference manual.
std::vector<FieldDoc> manifest_docs();

}  // namespace hexholm
