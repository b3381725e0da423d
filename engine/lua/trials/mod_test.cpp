#include "engine/lua/trials/mod_test.h"

#include <algorithm>
#include <array>
#include <filesystem>

#include "engine/base/check.h"
#include "engine/base/plain_text.h"
#include "engine/lua/code/source_check.h"
#include "engine/lua/machine/big_stack.h"
#include "engine/lua/machine/library.h"
#include "engine/lua/reading/files.h"
#include "engine/lua/reading/limits.h"
#include "engine/lua/trials/mod_test_room.h"

namespace hexholm {
namespace {

namespace fs = std::filesystem;

constexpr std::int64_t kTestFuel = 20'000'000;
constexpr std::size_t kMaxTitleBytes = 200;

void declare(lua_State* state, TestRoom& room, const std::string& name) {
    if (lua_type(state, -1) != LUA_TFUNCTION)
        luaL_error(state, "a test needs a function, not a %s", luaL_typename(state, -1));
    if (room.declared.size() >= kMaxTests)
        luaL_error(state, "a file can have at most %d tests", static_cast<int>(kMaxTests));
    room.declared.emplace_back(name, luaL_ref(state, LUA_REGISTRYINDEX));
}

// Upvalues: the room, the name of a test that waits for its function.
int give_function(lua_State* state) {
    HEX_CHECK(lua_type(state, lua_upvalueindex(2)) == LUA_TSTRING);
    TestRoom& room = *static_cast<TestRoom*>(lua_touserdata(state, lua_upvalueindex(1)));
    lua_settop(state, 1);
    declare(state, room, lua_tostring(state, lua_upvalueindex(2)));
    return 0;
}

// hex.test("name", function(t) ... end) or hex.test "name" (function(t) ... end)
int hex_test(lua_State* state) {
    TestRoom& room = *static_cast<TestRoom*>(lua_touserdata(state, lua_upvalueindex(1)));
    if (!room.reading) return luaL_error(state, "a test cannot declare another one");
    const std::string name(check_text(state, 1));
    if (name.empty() || name.size() > kMaxTitleBytes || !is_plain_text(name))
        return luaL_error(state, "the name of a test is a short plain text");
    if (lua_gettop(state) >= 2) {
        lua_settop(state, 2);
        declare(state, room, name);
        return 0;
    }
    lua_pushlightuserdata(state, &room);
    lua_pushvalue(state, 1);
    lua_pushcclosure(state, give_function, 2);
    return 1;
}

// Pushes the file as a function; an error when it cannot be compiled.
void push_chunk(lua_State* state,
                const TestRoom& room,
                const std::string& where,
                const std::string& text) {
    if (luaL_loadbufferx(state, text.data(), text.size(), ("@" + where).c_str(), "t") != LUA_OK)
        lua_error(state);
    lua_rawgeti(state, LUA_REGISTRYINDEX, room.environment);
    lua_setupvalue(state, -2, 1);
}

// The checked text of a file of the mod under test.
std::string test_text(const ModFolder& mod, const std::string& path, Problems& problems) {
    Result<std::string> read = read_mod_text(mod.path, mod.id, path, kMaxLuaFileBytes);
    if (!read) {
        problems.add(read.problem().where, read.problem().what, read.problem().remedy);
        return "";
    }
    check_source(mod.id + "/" + path, read.value(), problems);
    return std::move(read.value());
}

// hex.include "tests/parts/table.lua"
int include_for_tests(lua_State* state) {
    TestRoom& room = *static_cast<TestRoom*>(lua_touserdata(state, lua_upvalueindex(1)));
    if (!room.reading) return luaL_error(state, "a test cannot include a file");
    const std::string path(check_text(state, 1));
    if (!is_mod_path(path))
        return luaL_error(state, "%s is no path inside the mod", in_quotes(path).c_str());
    if (const auto known = room.included.find(path); known != room.included.end()) {
        lua_rawgeti(state, LUA_REGISTRYINDEX, known->second);
        return 1;
    }
    if (room.includes_under_way >= static_cast<int>(kMaxIncludeDepth))
        return luaL_error(state, "files include each other too deeply");
    Problems problems;
    const ModFolder& mod = room.library.mod();
    const std::string text = test_text(mod, path, problems);
    if (problems.any()) return luaL_error(state, "%s", problems.list().front().line().c_str());
    push_chunk(state, room, mod.id + "/" + path, text);
    ++room.includes_under_way;
    lua_call(state, 0, 1);
    --room.includes_under_way;
    lua_pushvalue(state, -1);
    room.included[path] = luaL_ref(state, LUA_REGISTRYINDEX);
    return 1;
}

constexpr auto kDeclarations = std::to_array<ApiFunction>({
    {"include", "hex.include(path: string): any",
     "Runs a file of the mod, once for each file of tests, and gives what it returns: what several "
     "of them share, in a folder of its own such as `tests/parts/`.",
     include_for_tests},
    {"test", "hex.test(name: string, test: fun(t: Test))",
     "Declares a test, in files under tests/ only; it is called with the table `t`.", hex_test},
});

struct TestFile {
    TestRoom& room;
    const std::string& where;  // "my_mod/tests/a.lua"
    const std::string& text;
};

// `t` with its functions, and the file itself, called in the environment of tests.
int read_file(lua_State* state) {
    HEX_CHECK(lua_islightuserdata(state, 1));
    const TestFile& file = *static_cast<const TestFile*>(lua_touserdata(state, 1));
    lua_newtable(state);
    for (const auto functions : {test_arrangements(), test_actions(), test_questions()})
        add_test_functions(state, functions, file.room);
    lua_pushvalue(state, -1);
    file.room.real_t = luaL_ref(state, LUA_REGISTRYINDEX);
    push_locked(state, "t");
    file.room.locked_t = luaL_ref(state, LUA_REGISTRYINDEX);
    lua_newtable(state);
    add_test_functions(state, test_declarations(), file.room);
    push_locked(state, "hex");
    push_environment(state);
    file.room.environment = luaL_ref(state, LUA_REGISTRYINDEX);
    push_chunk(state, file.room, file.where, file.text);
    lua_call(state, 0, 0);
    return 0;
}

struct CalledTest {
    TestRoom& room;
    int function;
};

int call_test(lua_State* state) {
    HEX_CHECK(lua_islightuserdata(state, 1));
    const CalledTest& test = *static_cast<const CalledTest*>(lua_touserdata(state, 1));
    lua_rawgeti(state, LUA_REGISTRYINDEX, test.room.real_t);
    lua_pushnil(state);
    lua_setfield(state, -2, "game_state");
    lua_rawgeti(state, LUA_REGISTRYINDEX, test.function);
    lua_rawgeti(state, LUA_REGISTRYINDEX, test.room.locked_t);
    lua_call(state, 1, 0);
    return 0;
}

// The message of the error; empty when there was none.
std::string call(lua_State* state, lua_CFunction function, void* argument) {
    lua_settop(state, 0);
    lua_pushcfunction(state, tell_callers);
    lua_pushcfunction(state, function);
    lua_pushlightuserdata(state, argument);
    if (lua_pcall(state, 1, 0, 1) == LUA_OK) return "";
    const char* words = lua_type(state, -1) == LUA_TSTRING ? lua_tostring(state, -1) : nullptr;
    std::string message = words == nullptr ? "error value of another type than text" : words;
    lua_settop(state, 0);
    return message.empty() ? "error without a message" : message;
}

class TestRunner {
public:
    TestRunner(const ModFolder& mod,
               const std::vector<std::string>& roots,
               ChooseAction choose,
               const Printer& printer)
        : library_(mod, roots, printer), choose_(choose), printer_(printer) {}

    void run_file(const std::string& path) {
        const ModFolder& mod = library_.mod();
        const std::string where = mod.id + "/" + path;
        Problems problems;
        const std::string text = test_text(mod, path, problems);
        if (!problems.any()) run_text(where, text, problems);
        report_.problems.insert(report_.problems.end(), problems.list().begin(),
                                problems.list().end());
    }
    ModTestReport take_report() { return std::move(report_); }

private:
    void run_text(const std::string& where, const std::string& text, Problems& problems) {
        TestRoom room{library_, choose_};
        if (room.vm.state() == nullptr) {
            problems.add(where, "there is no memory to run it", "close other programs");
            return;
        }
        room.vm.printer = printer_;
        TestFile file{room, where, text};
        const std::string message = call(room.vm.state(), read_file, &file);
        if (!message.empty())
            problems.add(message.rfind(where, 0) == 0 ? "" : where, message);
        else if (room.declared.empty())
            problems.add(where, "there is no test in this file", "declare one with hex.test");
        room.reading = false;
        for (const auto& [name, function] : room.declared)
            run_test(room, name, function);
    }

    void run_test(TestRoom& room, const std::string& name, int function) {
        room.has_game = false;
        room.vm.begin_call(kTestFuel);
        FailureList failures;
        const FailureCollector collecting(&failures);
        CalledTest test{room, function};
        std::string failure = call(room.vm.state(), call_test, &test);
        if (!failure.empty() && room.has_game)
            if (const std::string table = room.table->describe(); !table.empty())
                failure += "\non the table: " + table;
        report_.tests.push_back({name, std::move(failure)});
    }

    TestLibrary library_;
    ChooseAction choose_;
    const Printer& printer_;
    ModTestReport report_;
};

std::vector<std::string> test_files(const ModFolder& mod, std::vector<Problem>& problems) {
    std::vector<std::string> paths;
    std::error_code error;
    for (fs::directory_iterator at(fs::path(mod.path) / "tests", error), end; !error && at != end;
         at.increment(error)) {
        const std::string path = "tests/" + at->path().filename().string();
        if (at->path().extension() != ".lua") continue;
        if (is_mod_path(path))
            paths.push_back(path);
        else
            problems.push_back({mod.id + "/tests", "there is a file that no mod may have",
                                "names of files are made of a-z, 0-9, _, - and ."});
    }
    std::sort(paths.begin(), paths.end());
    if (paths.size() > kMaxModFiles) {
        problems.push_back({mod.id + "/tests", "there are too many files", "join some of them"});
        paths.resize(kMaxModFiles);
    }
    return paths;
}

}  // namespace

ModTestReport run_mod_tests(const std::string& folder,
                            const std::vector<std::string>& roots,
                            ChooseAction choose,
                            const Printer& printer) {
    std::error_code error;
    fs::path path = fs::absolute(folder, error).lexically_normal();
    if (!path.has_filename()) path = path.parent_path();
    const ModFolder mod = read_manifest(path.string());
    if (!mod.usable()) return {{}, mod.problems};
    ModTestReport report;
    const std::vector<std::string> files = test_files(mod, report.problems);
    TestRunner runner(mod, roots, choose, printer);
    const bool ran = run_on_big_stack([&] {
        for (const std::string& file : files)
            runner.run_file(file);
    });
    std::vector<Problem> problems = std::move(report.problems);
    report = runner.take_report();
    if (!ran) problems.push_back({"", "could not start a thread with enough stack", ""});
    report.problems.insert(report.problems.begin(), problems.begin(), problems.end());
    return report;
}

std::span<const ApiFunction> test_declarations() {
    return kDeclarations;
}

}  // namespace hexholm
