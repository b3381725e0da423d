// Runs the Lua files of one mod and keeps what they declare.
#pragma once

#include <map>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "engine/lua/calls/hook_vm.h"
#include "engine/lua/machine/vm.h"
#include "engine/lua/mods/manifest.h"
#include "engine/lua/mods/options.h"
#include "engine/lua/reading/kinds.h"
#include "engine/lua/reading/problems.h"
#include "engine/lua/reading/tree.h"

namespace hexholm {

// What a mod can know about the game to come while it is loaded.
struct GameFacts {
    int players = 4;
    std::string scenario;  // the part after the colon; empty for the main one
    std::vector<std::string> mods;
    std::vector<OptionInPlay> options;
    std::map<std::string, std::string> folders;  // by mod, for files that others include
    Printer printer{};
};

struct Declaration {
    Kind kind = Kind::good;
    std::string name;  // empty for kinds without names
    std::string mod;
    std::string where;  // "base/pieces.lua:12"
    Tree table;
    bool patch = false;       // changes what another mod has declared
    bool removal = false;     // takes it out of the game
    std::string assets;       // the mod that has its models and pictures; empty: `mod`
    std::string title_mod{};  // the mods whose words its title and help are; empty: `mod`
    std::string help_mod{};
    std::string sound_mod{};  // which has its sound; empty: `mod`
    std::string looks_mod{};  // which has its looks; empty: `mod`
    // Where fields stand that another place than `where` has written, by name.
    std::map<std::string, std::string, std::less<>> places{};
};

// All that is needed to run a mod once more just as it ran before, whatever became of its files.
struct ModScript {
    ModFolder mod;
    GameFacts facts;
    std::map<std::string, std::string> texts;  // by the name that hex.include takes
};

struct ModResult {
    std::vector<Declaration> declarations;    // in the order of the calls
    Fingerprint hash;                         // of manifest and Lua text, line ends normalised
    std::vector<std::string> functions;       // where each function begins that the game may call
    std::shared_ptr<const ModScript> script;  // null when there are no functions
    std::unique_ptr<HookVm> vm;               // where they can be called
};

// Problems are added; a mod with problems may have declared only a part.
ModResult run_mod(const ModFolder& mod, const GameFacts& facts, Problems& problems);

// A further one for the same functions. REQUIRES: run_mod() found no problem with the script.
std::unique_ptr<HookVm> open_vm(const ModScript& script);

// The functions of `hex` that are not declarations, for the manual.
std::span<const ApiFunction> hex_functions();

}  // namespace hexholm
