// Declarations of mods: hex.good "clay" { ... }, hex.patch, hex.remove, hex.on.
#include "engine/base/check.h"
#include "engine/lua/declaring/mod_loading.h"
#include "engine/lua/declaring/patch.h"
#include "engine/lua/machine/lua_tree.h"
#include "engine/lua/reading/limits.h"
#include "engine/lua/reading/suggest.h"

namespace hexholm {
namespace {

// "mod:name", for a thing of another mod.
bool names_a_mod(std::string_view name) {
    const std::string_view word = word_of(name);
    return word.size() < name.size() && is_name(word) &&
           is_name(name.substr(0, name.size() - word.size() - 1));
}

void complete(lua_State* state, std::size_t index, int table) {
    HEX_CHECK(index < ModLoading::of(state).declared.size());
    ModLoading& run = ModLoading::of(state);
    Waiting& waiting = run.declared[index];
    if (waiting.complete) {
        luaL_error(state, "%s has its table already", subject_of(waiting.declaration).c_str());
        return;
    }
    check_table(state, table);
    unlock(state, table);
    waiting.complete = true;
    Tree tree = copy_table(state, table, waiting.declaration.where, subject_of(waiting.declaration),
                           keep_function, run.problems);
    run.declared[index].declaration.table = std::move(tree);
}

// Upvalue: the place of the declaration that waits for its table.
int give_table(lua_State* state) {
    complete(state, static_cast<std::size_t>(lua_tointeger(state, lua_upvalueindex(1))), 1);
    return 0;
}

// The name stands at `at` of the stack where the kind has names; then, perhaps, the table.
int declare_as(lua_State* state, Kind kind, bool patch, int at) {
    insist_on_loading(state);
    ModLoading& run = ModLoading::of(state);
    Declaration declaration{kind, "", run.mod.id, place_of_call(state), {}, patch, false, ""};
    insist_on_room(state);
    if (is_named(kind)) {
        declaration.name = check_text(state, at);
        if (!is_name(declaration.name) && !(patch && names_a_mod(declaration.name)))
            return luaL_error(state,
                              "%s is no name; names are made of a-z, 0-9 and _, begin with "
                              "a letter and have at most 32 letters",
                              in_quotes(declaration.name).c_str());
    }
    const std::size_t index = run.declared.size();
    run.declared.push_back({std::move(declaration), false});
    const int table = is_named(kind) ? at + 1 : at;
    if (lua_gettop(state) >= table) {
        complete(state, index, table);
        return 0;
    }
    lua_pushinteger(state, static_cast<lua_Integer>(index));
    lua_pushcclosure(state, give_table, 1);
    return 1;
}

Kind kind_at(lua_State* state, int at) {
    const std::string word(check_text(state, at));
    std::vector<std::string> known;
    for (std::size_t number = 0; number < kKindCount; ++number) {
        const Kind kind = static_cast<Kind>(number);
        if (kind_word(kind) == word) return kind;
        known.emplace_back(kind_word(kind));
    }
    luaL_error(state, "there is no kind of declaration %s; %s", in_quotes(word).c_str(),
               name_remedy(word, known).english().c_str());
    return Kind::good;
}

}  // namespace

void insist_on_loading(lua_State* state) {
    if (!Vm::of(state).is_loading())
        luaL_error(state, "declarations are only possible while the mod is loaded");
}

std::string place_of_call(lua_State* state) {
    luaL_where(state, 1);
    std::string where = lua_tostring(state, -1);
    lua_pop(state, 1);
    while (!where.empty() && (where.back() == ' ' || where.back() == ':'))
        where.pop_back();
    return where;
}

Tree keep_function(lua_State* state) {
    ModLoading& run = ModLoading::of(state);
    if (run.functions.size() >= kMaxFunctions)
        luaL_error(state, "a mod can declare at most %d functions",
                   static_cast<int>(kMaxFunctions));
    lua_Debug info{};
    lua_pushvalue(state, -1);
    lua_getinfo(state, ">Su", &info);
    run.function_places.push_back(std::string(info.short_src) + ":" +
                                  std::to_string(info.linedefined));
    lua_pushvalue(state, -1);
    run.functions.push_back(luaL_ref(state, LUA_REGISTRYINDEX));
    return Tree::of_function(run.mod.id, static_cast<std::int64_t>(run.functions.size()) - 1,
                             info.isvararg != 0 ? kAnyParameters : info.nparams);
}

void insist_on_room(lua_State* state) {
    Vm::of(state).spend(20);
    if (ModLoading::of(state).declared.size() >= kMaxDeclarations)
        luaL_error(state, "a mod can declare at most %d things",
                   static_cast<int>(kMaxDeclarations));
}

// Upvalue: the kind. hex.good "name" { ... }, hex.good("name", { ... }) or hex.rules { ... }.
int declare(lua_State* state) {
    const Kind kind = static_cast<Kind>(lua_tointeger(state, lua_upvalueindex(1)));
    HEX_CHECK(static_cast<std::size_t>(kind) < kKindCount);
    return declare_as(state, kind, false, 1);
}

// hex.patch("good", "name") { ... }, hex.patch("good", "name", { ... }) or hex.patch("turn") { ... }.
int hex_patch(lua_State* state) {
    return declare_as(state, kind_at(state, 1), true, 2);
}

// hex.remove("award", "name") or hex.remove("award", "name", { if_there = true })
int hex_remove(lua_State* state) {
    insist_on_loading(state);
    insist_on_room(state);
    ModLoading& run = ModLoading::of(state);
    const Kind kind = kind_at(state, 1);
    if (!is_named(kind))
        return luaL_error(state, "only things with names can be removed; hex.%s can be patched",
                          std::string(kind_word(kind)).c_str());
    Declaration made{kind,
                     std::string(check_text(state, 2)),
                     run.mod.id,
                     place_of_call(state),
                     Tree::empty_table(),
                     false,
                     true,
                     ""};
    if (lua_gettop(state) > 2) {
        check_table(state, 3);
        unlock(state, 3);
        made.table =
            copy_table(state, 3, made.where, subject_of(made), keep_function, run.problems);
        for (const auto& [name, value] : made.table.fields)
            if (name != "if_there")
                return luaL_error(state, "the table of hex.remove has one field, if_there");
    }
    run.declared.push_back({std::move(made), true});
    return 0;
}

// hex.on("turn_began", function(game, player) ... end)
// hex.on("placed", function(game, player, piece, place) ... end, { "hut" })
// hex.on("placed", { { take = 1 } }, { "hut" })
int hex_on(lua_State* state) {
    insist_on_loading(state);
    insist_on_room(state);
    ModLoading& run = ModLoading::of(state);
    const std::string moment(check_text(state, 1));
    const bool has_steps = lua_type(state, 2) == LUA_TTABLE;
    if (!has_steps && lua_type(state, 2) != LUA_TFUNCTION)
        return wrong_type(state, 2, "a function or a list of steps");
    Declaration made{Kind::on, "", run.mod.id, place_of_call(state), {}, false, false, ""};
    made.table = Tree::empty_table();
    made.table.fields["moment"] = Tree::of(moment);
    if (lua_gettop(state) > 2) {
        check_table(state, 3);
        unlock(state, 3);
        Tree things =
            copy_table(state, 3, made.where, subject_of(made), keep_function, run.problems);
        for (const char* const taken : {"moment", "call", "effect", "of"})
            if (things.find(taken) != nullptr)
                return luaL_error(state, "the table of hex.on has no field '%s'", taken);
        made.table.fields.merge(things.fields);
        if (!things.items.empty()) made.table.fields["of"] = std::move(things);
    }
    lua_settop(state, 2);
    if (has_steps) {
        unlock(state, 2);
        made.table.fields["effect"] =
            copy_table(state, 2, made.where, subject_of(made), keep_function, run.problems);
    } else {
        made.table.fields["call"] = keep_function(state);
    }
    run.declared.push_back({std::move(made), true});
    return 0;
}

}  // namespace hexholm
