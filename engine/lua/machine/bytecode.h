// Looks into a compiled function of Lua 5.4 for what the language itself does not tell.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace hexholm {

// A place where a function, or one inside it, changes a variable from outside.
struct OuterWrite {
    std::string name;
    int line = 0;
};

struct Chunk {
    bool sound = false;
    int line = 0;             // where the function begins
    std::size_t longest = 0;  // instructions of the longest function in it
    std::vector<OuterWrite> writes;
};

// What lua_dump wrote. Any bytes are safe to read.
Chunk read_chunk(std::string_view bytes);

}  // namespace hexholm
