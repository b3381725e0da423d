#include "engine/lua/declaring/mod_run.h"

#include "engine/base/check.h"
#include "engine/lua/code/function_check.h"
#include "engine/lua/code/source_check.h"
#include "engine/lua/declaring/call_check.h"
#include "engine/lua/declaring/mod_loading.h"
#include "engine/lua/declaring/patch.h"
#include "engine/lua/machine/library.h"
#include "engine/lua/mods/rules_hash.h"
#include "engine/lua/reading/files.h"
#include "engine/lua/reading/limits.h"

namespace hexholm {

FileName::FileName(const ModFolder& own, const std::string& name) : mod(own.id), path(name) {
    const std::size_t colon = name.find(':');
    if (colon == std::string::npos) return;
    mod = name.substr(0, colon);
    path = name.substr(colon + 1);
}

bool push_file(ModLoading& run, const std::string& name) {
    lua_State* state = run.vm.state();
    const FileName file(run.mod, name);
    const std::string where = file.where();
    HEX_CHECK(file.mod == run.mod.id || run.facts.folders.contains(file.mod));
    if (++run.files > kMaxModFiles) {
        run.problems.add(where, "the mod has too many files", "join some of them");
        return false;
    }
    if (!run.is_again && run.texts.find(name) == run.texts.end()) {
        const std::string& folder =
            file.mod == run.mod.id ? run.mod.path : run.facts.folders.at(file.mod);
        Result<std::string> read = read_mod_text(folder, file.mod, file.path, kMaxLuaFileBytes);
        if (!read) {
            run.problems.add(read.problem().where, read.problem().what, read.problem().remedy);
            return false;
        }
        run.texts[name] = std::move(read.value());
    }
    const std::string& text = run.texts[name];
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
    if (!run.is_again) check_calls_in_file(state, where, run.problems);
    lua_rawgeti(state, LUA_REGISTRYINDEX, run.environment);
    HEX_CHECK(lua_istable(state, -1));
    lua_setupvalue(state, -2, 1);
    return true;
}

void call_file(ModLoading& run, const std::string& name) {
    lua_State* state = run.vm.state();
    HEX_CHECK(lua_isfunction(state, -1));
    run.under_way.push_back(name);
    lua_call(state, 0, 1);
    run.under_way.pop_back();
    lua_pushvalue(state, -1);
    run.included[name] = luaL_ref(state, LUA_REGISTRYINDEX);
}

namespace {

int prepare_run(lua_State* state) {
    ModLoading& run = ModLoading::of(state);
    push_hex(state, run.facts);
    push_environment(state);
    run.environment = luaL_ref(state, LUA_REGISTRYINDEX);
    return 0;
}

int run_file(lua_State* state) {
    ModLoading& run = ModLoading::of(state);
    HEX_CHECK(lua_islightuserdata(state, 1));
    const std::string& path = *static_cast<const std::string*>(lua_touserdata(state, 1));
    if (run.included.find(path) != run.included.end()) return 0;  // another file was quicker
    const int top = lua_gettop(state);
    if (!push_file(run, path)) return lua_gettop(state) > top ? lua_error(state) : 0;
    call_file(run, path);
    return 0;
}

// Does the message begin with a file of one of the mods?
bool begins_with_place(const ModLoading& run, const std::string& message) {
    const std::string mod = message.substr(0, message.find('/'));
    return mod == run.mod.id || run.facts.folders.find(mod) != run.facts.folders.end();
}

// "base/pieces.lua:12: what" becomes place and words.
void add_error(ModLoading& run, const std::string& file) {
    lua_State* state = run.vm.state();
    HEX_CHECK(lua_gettop(state) > 0);
    std::string message = "error value of another type than text";
    if (lua_type(state, -1) == LUA_TSTRING) message = lua_tostring(state, -1);
    lua_pop(state, 1);
    const std::size_t extension = message.find(".lua:");
    if (begins_with_place(run, message) && extension != std::string::npos) {
        const std::size_t colon = message.find(": ", extension + 5);
        if (colon != std::string::npos) {
            run.problems.add(message.substr(0, colon), message.substr(colon + 2));
            return;
        }
    }
    const std::string& refused = run.vm.refused_at();
    run.problems.add(refused.empty() ? run.mod.id + "/" + file : refused, message);
}

// Calls a function protected. Only the protected call may allocate.
bool call(ModLoading& run, lua_CFunction function, std::string argument) {
    lua_State* state = run.vm.state();
    lua_settop(state, 0);
    lua_pushcfunction(state, tell_callers);
    lua_pushcfunction(state, function);
    lua_pushlightuserdata(state, &argument);
    if (lua_pcall(state, 1, 0, 1) == LUA_OK) return true;
    add_error(run, argument);
    return false;
}

void run_files(ModLoading& run) {
    run.vm.host = &run;
    if (!run.is_again) run.vm.printer = run.facts.printer;
    if (run.vm.state() == nullptr || !call(run, prepare_run, "")) {
        run.problems.add(run.mod.id, "there is no memory to load it", "close other programs");
        return;
    }
    for (const std::string& file : run.mod.load) {
        run.under_way.clear();
        if (!call(run, run_file, file) && run.vm.is_exhausted()) return;
    }
    run.vm.printer = run.facts.printer;
    for (const Waiting& waiting : run.declared)
        if (!waiting.complete)
            run.problems.add(waiting.declaration.where,
                             subject_of(waiting.declaration) + " has no table",
                             "write { } after its name");
}

// The functions are looked at when everything is loaded: only then it is certain what they capture.
int check_functions(lua_State* state) {
    ModLoading& run = ModLoading::of(state);
    for (const int function : run.functions) {
        lua_rawgeti(state, LUA_REGISTRYINDEX, function);
        const FunctionFault fault = check_function(state);
        if (!fault.where.empty()) run.problems.add(fault.where, fault.what, fault.remedy);
        check_calls_in_function(state, run.problems);
        lua_pop(state, 1);
    }
    return 0;
}

}  // namespace

ModResult run_mod(const ModFolder& mod, const GameFacts& facts, Problems& problems) {
    const CheckedMod checked(mod.id.c_str());
    ModResult result;
    ModScript script{mod, facts, {}};
    ModLoading run{mod, facts, problems, script.texts};
    run_files(run);
    if (!run.functions.empty() && !run.vm.is_exhausted()) call(run, check_functions, "");
    for (Waiting& waiting : run.declared)
        result.declarations.push_back(std::move(waiting.declaration));
    const Result<Fingerprint> hash = rules_hash(mod.path);
    if (hash) result.hash = hash.value();
    if (run.functions.empty() || problems.any()) return result;
    HEX_CHECK(run.functions.size() == run.function_places.size());
    result.functions = std::move(run.function_places);
    result.script = std::make_shared<ModScript>(std::move(script));
    result.vm = std::make_unique<HookVm>(std::move(run.owned), std::move(run.functions));
    return result;
}

std::unique_ptr<HookVm> open_vm(const ModScript& script) {
    const CheckedMod checked(script.mod.id.c_str());
    Problems problems;
    std::map<std::string, std::string> texts = script.texts;
    ModLoading run{script.mod, script.facts, problems, texts, true};
    run_files(run);
    if (problems.any()) return nullptr;
    return std::make_unique<HookVm>(std::move(run.owned), std::move(run.functions));
}

}  // namespace hexholm
