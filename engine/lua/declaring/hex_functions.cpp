// The functions of `hex` that declare nothing, and the table of all of them.
#include <algorithm>
#include <array>

#include "engine/lua/declaring/mod_loading.h"
#include "engine/lua/machine/library.h"
#include "engine/lua/reading/limits.h"
#include "engine/lua/reading/suggest.h"

namespace hexholm {
namespace {

// Puts a frozen copy in place of the table on top of the stack.
void freeze(lua_State* state, std::size_t depth) {
    if (depth > kMaxTableDepth) luaL_error(state, "the table is nested too deep, or holds itself");
    luaL_checkstack(state, 8, nullptr);
    if (is_frozen(state, -1)) return;
    if (lua_getmetatable(state, -1) != 0) luaL_error(state, "this table is locked already");
    const int table = lua_gettop(state);
    lua_newtable(state);
    Vm::of(state).spend_walk();
    lua_pushnil(state);
    while (lua_next(state, table) != 0) {
        Vm::of(state).spend(4);
        if (!is_whole(state, -2) && lua_type(state, -2) != LUA_TSTRING)
            luaL_error(state, "the table has a key that is neither a whole number nor a text");
        if (lua_istable(state, -1)) freeze(state, depth + 1);
        lua_pushvalue(state, -2);
        lua_insert(state, -2);
        lua_rawset(state, table + 1);
    }
    push_frozen(state);
    lua_replace(state, table);
}

// A table that functions may capture: a copy that cannot be changed.
int hex_frozen(lua_State* state) {
    check_table(state, 1);
    lua_settop(state, 1);
    freeze(state, 1);
    return 1;
}

void push_names(lua_State* state, const std::vector<std::string>& names) {
    lua_createtable(state, static_cast<int>(names.size()), 0);
    for (std::size_t at = 0; at < names.size(); ++at) {
        lua_pushlstring(state, names[at].data(), names[at].size());
        lua_rawseti(state, -2, static_cast<lua_Integer>(at) + 1);
    }
}

void push_option(lua_State* state, const OptionInPlay& option) {
    const std::string& value = option.value;
    switch (option.spec.type) {
        case OptionSpec::Type::flag: push_flag(state, value == "true"); break;
        case OptionSpec::Type::names: push_names(state, split_names(value)); break;
        case OptionSpec::Type::integer:
        case OptionSpec::Type::players:
            if (value == "off")
                push_flag(state, false);
            else
                lua_pushinteger(state, std::strtoll(value.c_str(), nullptr, 10));
            break;
        default: lua_pushlstring(state, value.data(), value.size());
    }
}

int hex_option(lua_State* state) {
    insist_on_loading(state);
    const std::string name(check_text(state, 1));
    std::vector<std::string> known;
    for (const OptionInPlay& option : ModLoading::of(state).facts.options) {
        known.push_back(option.spec.name);
        if (option.spec.name != name) continue;
        push_option(state, option);
        return 1;
    }
    return luaL_error(state, "there is no option %s; %s", in_quotes(name).c_str(),
                      name_remedy(name, known).english().c_str());
}

int hex_has_mod(lua_State* state) {
    insist_on_loading(state);
    const std::string_view id = check_text(state, 1);
    const std::vector<std::string>& mods = ModLoading::of(state).facts.mods;
    push_flag(state, std::find(mods.begin(), mods.end(), id) != mods.end());
    return 1;
}

// May this mod run files of the other one? Only then is it certain that they are there.
bool builds_on(const ModLoading& run, const std::string& other) {
    const auto names = [&](const std::vector<Dependency>& list) {
        return std::ranges::any_of(list,
                                   [&](const Dependency& needed) { return needed.id == other; });
    };
    const bool is_on = run.facts.folders.find(other) != run.facts.folders.end();
    return other == run.mod.id || (is_on && (names(run.mod.depends) || names(run.mod.optional)));
}

int hex_include(lua_State* state) {
    insist_on_loading(state);
    ModLoading& run = ModLoading::of(state);
    std::string path(check_text(state, 1));
    const FileName file(run.mod, path);
    if (!is_name(file.mod) || !is_mod_path(file.path))
        return luaL_error(state, "%s is no path inside the mod", in_quotes(path).c_str());
    if (file.mod == run.mod.id) path = file.path;
    if (!builds_on(run, file.mod))
        return luaL_error(state, "this mod does not build on %s; add it to \"depends\" in mod.json",
                          in_quotes(file.mod).c_str());
    if (const auto known = run.included.find(path); known != run.included.end()) {
        lua_rawgeti(state, LUA_REGISTRYINDEX, known->second);
        return 1;
    }
    if (const auto begun = std::ranges::find(run.under_way, path); begun != run.under_way.end()) {
        const std::vector<std::string> circle(begun, run.under_way.end());
        return luaL_error(state, "the file includes itself: %s, %s", joined(circle).c_str(),
                          path.c_str());
    }
    if (run.under_way.size() > kMaxIncludeDepth)
        return luaL_error(state, "files include each other too deeply");
    luaL_checkstack(state, 20, nullptr);
    const int top = lua_gettop(state);
    if (!push_file(run, path)) {
        if (lua_gettop(state) > top) return lua_error(state);  // the compiler's own message
        return luaL_error(state, "%s cannot be included", in_quotes(path).c_str());
    }
    call_file(run, path);
    return 1;
}

constexpr auto kHexFunctions = std::to_array<ApiFunction>(
    {{"frozen", "hex.frozen(table: table): table",
      "A copy of the table that cannot be changed; functions may use it later.", hex_frozen},
     {"has_mod", "hex.has_mod(id: string): boolean", "Whether this mod is in the game.",
      hex_has_mod},
     {"include", "hex.include(path: string): any",
      "Runs another file of the same mod, once, and gives what it returns. `base:maps/deal.lua` is "
      "a "
      "file of the mod `base`, which must be in `depends` or `optional`.",
      hex_include},
     {"option", "hex.option(name: string): any",
      R"(The value of an option: a text for a choice or a map, a whole number (false for "off"), )"
      "true or false for a flag, a list for names.",
      hex_option},
     {"on", "hex.on(moment: string, call: function, of: table?)",
      "Calls the function at each such moment of a game, or only where it is about one of these "
      "pieces, neutral pieces or cards, or at certain places. A list of steps begins as an effect "
      "instead; see the section about moments.",
      hex_on},
     {"patch", "hex.patch(kind: string, name: string?, fields: table?): function",
      "Changes what another mod has declared; see the section about patches.", hex_patch},
     {"remove", "hex.remove(kind: string, name: string)",
      "Takes what another mod has declared out of the game; see the section about patches.",
      hex_remove}});

}  // namespace

void push_hex(lua_State* state, const GameFacts& facts) {
    lua_newtable(state);
    for (std::size_t kind = 0; kind < kKindCount; ++kind) {
        if (static_cast<Kind>(kind) == Kind::on) continue;
        lua_pushinteger(state, static_cast<lua_Integer>(kind));
        lua_pushcclosure(state, declare, 1);
        lua_setfield(state, -2, std::string(kind_word(static_cast<Kind>(kind))).c_str());
    }
    add_functions(state, kHexFunctions);
    lua_pushinteger(state, facts.players);
    lua_setfield(state, -2, "players");
    lua_pushlstring(state, facts.scenario.data(), facts.scenario.size());
    lua_setfield(state, -2, "scenario");
    push_locked(state, "hex");
}

std::span<const ApiFunction> hex_functions() {
    return kHexFunctions;
}

}  // namespace hexholm
