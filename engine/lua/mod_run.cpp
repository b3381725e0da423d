#include "engine/lua/mod_run.h"

#include <algorithm>
#include <array>
#include <map>

#include "engine/lua/files.h"
#include "engine/lua/function_check.h"
#include "engine/lua/hook_room.h"
#include "engine/lua/library.h"
#include "engine/lua/limits.h"
#include "engine/lua/lua_tree.h"
#include "engine/lua/patch.h"
#include "engine/lua/rules_hash.h"
#include "engine/lua/source_check.h"
#include "engine/lua/suggest.h"

namespace hexholm {
namespace {

struct Waiting {
    Declaration declaration;
    bool complete = false;
};

// Everything that the functions of `hex` need while one mod runs.
struct Run {
    const ModFolder& mod;
    const GameFacts& facts;
    Problems& problems;
    std::map<std::string, std::string>& texts;  // of the files that were read
    bool is_again = false;                      // the texts are there already
    std::unique_ptr<Vm> room = std::make_unique<Vm>();
    Vm& vm = *room;
    int environment = LUA_NOREF;
    std::vector<Waiting> declared{};
    std::vector<int> functions{};  // references to what the game may call
    std::vector<std::string> function_places{};
    std::map<std::string, int> included{};  // path to the reference of what it returned
    std::size_t include_depth = 0;
    std::size_t files = 0;
    std::size_t bytes = 0;

    static Run& of(lua_State* state) { return *static_cast<Run*>(Vm::of(state).host); }
};

std::string place_of_call(lua_State* state) {
    luaL_where(state, 1);
    std::string where = lua_tostring(state, -1);
    lua_pop(state, 1);
    while (!where.empty() && (where.back() == ' ' || where.back() == ':'))
        where.pop_back();
    return where;
}

void insist_on_loading(lua_State* state) {
    if (!Vm::of(state).is_loading())
        luaL_error(state, "declarations are only possible while the mod is loaded");
}

Tree keep_function(lua_State* state) {
    Run& run = Run::of(state);
    if (run.functions.size() >= kMaxFunctions)
        luaL_error(state, "a mod can declare at most %d functions",
                   static_cast<int>(kMaxFunctions));
    lua_Debug info{};
    lua_pushvalue(state, -1);
    lua_getinfo(state, ">S", &info);
    run.function_places.push_back(std::string(info.short_src) + ":" +
                                  std::to_string(info.linedefined));
    lua_pushvalue(state, -1);
    run.functions.push_back(luaL_ref(state, LUA_REGISTRYINDEX));
    return Tree::of_function(run.mod.id, static_cast<std::int64_t>(run.functions.size()) - 1);
}

void complete(lua_State* state, std::size_t index, int table) {
    Run& run = Run::of(state);
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
    Run& run = Run::of(state);
    Vm::of(state).spend(20);
    Declaration declaration{kind, "", run.mod.id, place_of_call(state), {}, patch, false, ""};
    if (run.declared.size() >= kMaxDeclarations)
        return luaL_error(state, "a mod can declare at most %d things",
                          static_cast<int>(kMaxDeclarations));
    if (is_named(kind)) {
        declaration.name = check_text(state, at);
        if (!is_name(declaration.name))
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

// Upvalue: the kind. hex.good "name" { ... }, hex.good("name", { ... }) or hex.rules { ... }.
int declare(lua_State* state) {
    const Kind kind = static_cast<Kind>(lua_tointeger(state, lua_upvalueindex(1)));
    return declare_as(state, kind, false, 1);
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
               name_remedy(word, known).c_str());
    return Kind::good;
}

// hex.patch("good", "name") { ... }, hex.patch("good", "name", { ... }) or hex.patch("turn") { ... }.
int hex_patch(lua_State* state) {
    return declare_as(state, kind_at(state, 1), true, 2);
}

// hex.remove("award", "name")
int hex_remove(lua_State* state) {
    insist_on_loading(state);
    Run& run = Run::of(state);
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
    run.declared.push_back({std::move(made), true});
    return 0;
}

// hex.on("turn_began", function(game, player) ... end)
int hex_on(lua_State* state) {
    insist_on_loading(state);
    Run& run = Run::of(state);
    const std::string moment(check_text(state, 1));
    if (lua_type(state, 2) != LUA_TFUNCTION)
        return luaL_error(state, "argument 2 must be a function, not a %s",
                          luaL_typename(state, 2));
    Declaration made{Kind::on, "", run.mod.id, place_of_call(state), {}, false, false, ""};
    made.table = Tree::empty_table();
    made.table.fields["moment"] = Tree::of(moment);
    lua_settop(state, 2);
    made.table.fields["call"] = keep_function(state);
    run.declared.push_back({std::move(made), true});
    return 0;
}

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
    for (const OptionInPlay& option : Run::of(state).facts.options) {
        known.push_back(option.spec.name);
        if (option.spec.name != name) continue;
        push_option(state, option);
        return 1;
    }
    return luaL_error(state, "there is no option %s; %s", in_quotes(name).c_str(),
                      name_remedy(name, known).c_str());
}

int hex_has_mod(lua_State* state) {
    insist_on_loading(state);
    const std::string_view id = check_text(state, 1);
    const std::vector<std::string>& mods = Run::of(state).facts.mods;
    push_flag(state, std::find(mods.begin(), mods.end(), id) != mods.end());
    return 1;
}

// Pushes the compiled file; adds problems and returns false when that fails.
bool push_file(Run& run, const std::string& path) {
    lua_State* state = run.vm.state();
    const std::string where = run.mod.id + "/" + path;
    if (++run.files > kMaxModFiles) {
        run.problems.add(where, "the mod has too many files", "join some of them");
        return false;
    }
    if (!run.is_again && run.texts.find(path) == run.texts.end()) {
        const Result<std::string> read =
            read_mod_file(run.mod.path, run.mod.id, path, kMaxLuaFileBytes);
        if (!read) {
            run.problems.add(read.problem().where, read.problem().what, read.problem().remedy);
            return false;
        }
        run.texts[path] = normal_text(read.value());
    }
    const std::string& text = run.texts[path];
    run.bytes += text.size();
    if (run.bytes > kMaxModLuaBytes) {
        run.problems.add(where, "the mod has more than 512 KiB of Lua", "remove some of it");
        return false;
    }
    const std::size_t before = run.problems.count();
    check_source(where, text, run.problems);
    if (run.problems.count() > before) return false;
    if (luaL_loadbufferx(state, text.data(), text.size(), ("@" + where).c_str(), "t") != LUA_OK)
        return false;
    lua_rawgeti(state, LUA_REGISTRYINDEX, run.environment);
    lua_setupvalue(state, -2, 1);
    return true;
}

int hex_include(lua_State* state) {
    insist_on_loading(state);
    Run& run = Run::of(state);
    const std::string path(check_text(state, 1));
    if (!is_mod_path(path))
        return luaL_error(state, "%s is no path inside the mod", in_quotes(path).c_str());
    if (const auto known = run.included.find(path); known != run.included.end()) {
        lua_rawgeti(state, LUA_REGISTRYINDEX, known->second);
        return 1;
    }
    if (run.include_depth >= kMaxIncludeDepth)
        return luaL_error(state, "files include each other too deeply");
    luaL_checkstack(state, 20, nullptr);
    const int top = lua_gettop(state);
    if (!push_file(run, path)) {
        if (lua_gettop(state) > top) return lua_error(state);  // the compiler's own message
        return luaL_error(state, "%s cannot be included", in_quotes(path).c_str());
    }
    ++run.include_depth;
    lua_call(state, 0, 1);
    --run.include_depth;
    lua_pushvalue(state, -1);
    run.included[path] = luaL_ref(state, LUA_REGISTRYINDEX);
    return 1;
}

constexpr auto kFunctions = std::to_array<ApiFunction>(
    {{"frozen", "hex.frozen(table: table): table",
      "A copy of the table that cannot be changed; functions may use it later.", hex_frozen},
     {"has_mod", "hex.has_mod(id: string): boolean", "Whether this mod is in the game.",
      hex_has_mod},
     {"include", "hex.include(path: string): any",
      "Runs another file of the same mod, once, and gives what it returns.", hex_include},
     {"option", "hex.option(name: string): any",
      R"(The value of an option: a text for a choice or a map, a whole number (false for "off"), )"
      "true or false for a flag, a list for names.",
      hex_option},
     {"on", "hex.on(moment: string, call: function)",
      "Calls the function at each such moment of a game; see the section about moments.", hex_on},
     {"patch", "hex.patch(kind: string, name: string?, fields: table?): function",
      "Changes what another mod has declared; see the section about patches.", hex_patch},
     {"remove", "hex.remove(kind: string, name: string)",
      "Takes what another mod has declared out of the game; see the section about patches.",
      hex_remove}});

void push_hex(lua_State* state, const GameFacts& facts) {
    lua_newtable(state);
    for (std::size_t kind = 0; kind < kKindCount; ++kind) {
        if (static_cast<Kind>(kind) == Kind::on) continue;
        lua_pushinteger(state, static_cast<lua_Integer>(kind));
        lua_pushcclosure(state, declare, 1);
        lua_setfield(state, -2, std::string(kind_word(static_cast<Kind>(kind))).c_str());
    }
    for (const ApiFunction& each : kFunctions) {
        lua_pushcfunction(state, each.function);
        lua_setfield(state, -2, each.name);
    }
    lua_pushinteger(state, facts.players);
    lua_setfield(state, -2, "players");
    lua_pushlstring(state, facts.scenario.data(), facts.scenario.size());
    lua_setfield(state, -2, "scenario");
    push_locked(state, "hex");
}

int prepare(lua_State* state) {
    Run& run = Run::of(state);
    push_hex(state, run.facts);
    push_environment(state);
    run.environment = luaL_ref(state, LUA_REGISTRYINDEX);
    return 0;
}

int run_file(lua_State* state) {
    Run& run = Run::of(state);
    const std::string& path = *static_cast<const std::string*>(lua_touserdata(state, 1));
    const int top = lua_gettop(state);
    if (!push_file(run, path)) return lua_gettop(state) > top ? lua_error(state) : 0;
    lua_call(state, 0, 0);
    return 0;
}

// "base/pieces.lua:12: what" becomes place and words.
void add_error(Run& run, const std::string& file) {
    lua_State* state = run.vm.state();
    std::string message = "error value of another type than text";
    if (lua_type(state, -1) == LUA_TSTRING) message = lua_tostring(state, -1);
    lua_pop(state, 1);
    const std::string where = run.mod.id + "/";
    const std::size_t extension = message.find(".lua:");
    if (message.rfind(where, 0) == 0 && extension != std::string::npos) {
        const std::size_t colon = message.find(": ", extension + 5);
        if (colon != std::string::npos) {
            run.problems.add(message.substr(0, colon), message.substr(colon + 2));
            return;
        }
    }
    const std::string& refused = run.vm.refused_at();
    run.problems.add(refused.empty() ? where + file : refused, message);
}

// Nothing here may allocate outside the protected call.
bool call(Run& run, lua_CFunction function, std::string argument) {
    lua_State* state = run.vm.state();
    lua_pushcfunction(state, function);
    lua_pushlightuserdata(state, &argument);
    if (lua_pcall(state, 1, 0, 0) == LUA_OK) return true;
    add_error(run, argument);
    return false;
}

void run_files(Run& run) {
    run.vm.host = &run;
    if (run.vm.state() == nullptr || !call(run, prepare, "")) {
        run.problems.add(run.mod.id, "there is no memory to load it", "close other programs");
        return;
    }
    for (const std::string& file : run.mod.load)
        if (!call(run, run_file, file) && run.vm.is_exhausted()) return;
    for (const Waiting& waiting : run.declared)
        if (!waiting.complete)
            run.problems.add(waiting.declaration.where,
                             subject_of(waiting.declaration) + " has no table",
                             "write { } after its name");
}

}  // namespace

std::span<const ApiFunction> hex_functions() {
    return kFunctions;
}

namespace {

// The functions are looked at when everything is loaded: only then it is certain what they capture.
int check_functions(lua_State* state) {
    Run& run = Run::of(state);
    for (const int function : run.functions) {
        lua_rawgeti(state, LUA_REGISTRYINDEX, function);
        const FunctionFault fault = check_function(state);
        if (!fault.where.empty()) run.problems.add(fault.where, fault.what, fault.remedy);
        lua_pop(state, 1);
    }
    return 0;
}

}  // namespace

ModResult run_mod(const ModFolder& mod, const GameFacts& facts, Problems& problems) {
    ModResult result;
    ModScript script{mod, facts, {}};
    Run run{mod, facts, problems, script.texts};
    run_files(run);
    if (!run.functions.empty() && !run.vm.is_exhausted()) call(run, check_functions, "");
    for (Waiting& waiting : run.declared)
        result.declarations.push_back(std::move(waiting.declaration));
    const Result<std::uint64_t> hash = rules_hash(mod.path);
    result.hash = hash ? hash.value() : 0;
    if (run.functions.empty() || problems.any()) return result;
    result.functions = std::move(run.function_places);
    result.script = std::make_shared<ModScript>(std::move(script));
    result.room = std::make_unique<HookRoom>(std::move(run.room), std::move(run.functions));
    return result;
}

std::unique_ptr<HookRoom> open_room(const ModScript& script) {
    Problems problems;
    std::map<std::string, std::string> texts = script.texts;
    Run run{script.mod, script.facts, problems, texts, true};
    run_files(run);
    if (problems.any()) return nullptr;
    return std::make_unique<HookRoom>(std::move(run.room), std::move(run.functions));
}

}  // namespace hexholm
