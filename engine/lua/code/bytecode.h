// Looks into a compiled function of Lua 5.4 for what the language itself does not tell.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace hexholm {

// A place where a function, or one inside it, changes a variable from outside.
struct OuterWrite {
    std::string name;
    int line = 0;
};

// A name that is looked up in an argument of a function: game:goods(...), or game.goods.
struct ArgumentUse {
    std::string argument;  // "game"
    std::string member;    // "goods"
    int line = 0;
    int given = -1;         // arguments of the call after the hidden first one; -1: nobody can tell
    bool colon = false;     // else with a point, and called without `game` as its first argument
    bool is_first = false;  // the first argument of the outermost function
    // Arguments of the call that are written there as texts; empty for others, and where `given` is not known
    // for all but the first.
    std::vector<std::string> texts;
};

struct Chunk {
    bool sound = false;
    int line = 0;             // where the function begins
    std::size_t longest = 0;  // instructions of the longest function in it
    // Parameters of the outermost function that it never looks at; bit per parameter.
    std::uint64_t unread = 0;
    std::vector<OuterWrite> writes;
    std::vector<ArgumentUse> uses;
};

// What lua_dump wrote. Any bytes are safe to read.
Chunk read_chunk(std::string_view bytes);

}  // namespace hexholm
