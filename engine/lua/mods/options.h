// Which value every option of a game has: the default, the scenario's, or what the players chose.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/base/result.h"
#include "engine/content/content.h"
#include "engine/lua/mods/manifest.h"

namespace hexholm {

// Why this text is no value of the option; nothing when it is one.
std::optional<Problem> value_problem(const OptionSpec& option, const std::string& value);

// The names in a value of type names: "marsh+lake" or "none".
std::vector<std::string> split_names(const std::string& value);

struct OptionInPlay {
    OptionSpec spec;
    std::string value;
    std::string start;  // the value when nobody chooses one
    std::string where;  // the file that gives the value; empty: the players
};

// Settles the options of these mods, sorted by name. Unknown names, unsuitable values and two mods
// that declare the same option are problems.
Result<std::vector<OptionInPlay>> resolve_options(const std::vector<ModFolder>& mods,
                                                  const ScenarioSpec& scenario,
                                                  const std::vector<OptionValue>& chosen,
                                                  int players);

// The mods that values of options switch on.
std::vector<std::string> mods_brought(const std::vector<OptionInPlay>& options);

}  // namespace hexholm
