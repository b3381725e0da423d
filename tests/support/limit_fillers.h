// Mods that bring so much of something: one for each row of the table of limits.
#pragma once

#include <cstddef>
#include <optional>
#include <string>

#include "engine/content/content.h"
#include "engine/content/content_limits.h"

namespace hexholm::test {

// The Lua of a mod of the base game. In its text @N stands for how many there are to be, @P for what their names
// begin with, and @S for how many earlier mods have brought.
struct Filler {
    std::string lua;
    // How many a game has, whoever brings them; null where it is the list of one declaration.
    std::size_t (*used)(const Content& content) = nullptr;
    std::size_t most_of_mod = 1800;  // declarations, or what else a mod can bring of it
    // How many the base game has, where a game keeps none of those that it does not use.
    std::optional<std::size_t> in_base{};

    bool is_of_all_mods() const { return used != nullptr || in_base.has_value(); }

    std::string text(std::size_t count, const std::string& names, std::size_t before = 0) const;
};

// A row without a filler does not compile.
Filler filler_of(Limit limit);

}  // namespace hexholm::test
