// One function that mods may call, with its line in the manual.
#pragma once

struct lua_State;

namespace hexholm {

// Lists of them are named in headers that know nothing of Lua: some standard libraries need the whole type
// there.
struct ApiFunction {
    const char* name;
    const char* signature;  // "string.rep(text, count)"
    const char* doc;
    int (*function)(lua_State*);  // a lua_CFunction
};

}  // namespace hexholm
