// Runs the Lua files that declare lessons.
#include <algorithm>
#include <array>
#include <filesystem>

#include "engine/base/check.h"
#include "engine/lua/code/source_check.h"
#include "engine/lua/declaring/mod_loading.h"
#include "engine/lua/lessons/lesson_fields.h"
#include "engine/lua/machine/big_stack.h"
#include "engine/lua/machine/library.h"
#include "engine/lua/machine/lua_tree.h"
#include "engine/lua/machine/vm.h"
#include "engine/lua/reading/files.h"
#include "engine/lua/reading/limits.h"
#include "engine/lua/reading/suggest.h"

namespace hexholm {
namespace {

namespace fs = std::filesystem;

// One file while it runs.
struct LessonRoom {
    const ModFolder& mod;
    const std::string& where;  // "base/lessons/first_steps.lua"
    const std::string& text;
    Problems& problems;
    std::vector<LessonDraft>& lessons;
    Vm vm{};
};

Tree refuse_lesson_function(lua_State* state) {
    luaL_error(state, "a lesson is told in words and actions; it has no functions");
    return {};
}

LessonRoom& lesson_room(lua_State* state) {
    HEX_CHECK(lua_islightuserdata(state, lua_upvalueindex(1)));
    return *static_cast<LessonRoom*>(lua_touserdata(state, lua_upvalueindex(1)));
}

void add_lesson(lua_State* state, const std::string& name, int table) {
    LessonRoom& room = lesson_room(state);
    check_table(state, table);
    if (room.lessons.size() >= kMaxLessons)
        luaL_error(state, "a mod can have at most %d lessons", static_cast<int>(kMaxLessons));
    const std::size_t before = room.problems.count();
    LessonDraft draft;
    draft.where = place_of_call(state);
    draft.mod = room.mod.id;
    draft.id = room.mod.id + ":" + name;
    const std::string subject = "lesson " + in_quotes(name);
    const Tree tree =
        copy_table(state, table, draft.where, subject, refuse_lesson_function, room.problems);
    const Names names;
    Fields::Context context;
    context.where = draft.where;
    context.subject = subject;
    context.mod = room.mod.id;
    context.names = &names;
    context.problems = &room.problems;
    Fields fields(&tree, std::move(context));
    read_lesson_fields(fields, draft);
    fields.finish();
    const bool known = std::ranges::any_of(
        room.lessons, [&](const LessonDraft& other) { return other.id == draft.id; });
    if (known) room.problems.add(draft.where, subject + " is declared twice", "rename one");
    if (room.problems.count() == before) room.lessons.push_back(std::move(draft));
}

// Upvalues: the room, the name of a lesson that waits for its table.
int give_lesson(lua_State* state) {
    HEX_CHECK(lua_type(state, lua_upvalueindex(2)) == LUA_TSTRING);
    lua_settop(state, 1);
    add_lesson(state, lua_tostring(state, lua_upvalueindex(2)), 1);
    return 0;
}

// hex.lesson "name" { ... }
int hex_lesson(lua_State* state) {
    const std::string name(check_text(state, 1));
    if (!is_name(name))
        return luaL_error(state, "%s is no name; names are made of a-z, 0-9 and _",
                          in_quotes(name).c_str());
    if (lua_gettop(state) >= 2) {
        add_lesson(state, name, 2);
        return 0;
    }
    lua_pushvalue(state, lua_upvalueindex(1));
    lua_pushvalue(state, 1);
    lua_pushcclosure(state, give_lesson, 2);
    return 1;
}

constexpr auto kLessonDeclarations = std::to_array<ApiFunction>({
    {"lesson", "hex.lesson(name: string, lesson: table)",
     "Declares a lesson, in files under lessons/ only.", hex_lesson},
});

int run_lesson_file(lua_State* state) {
    HEX_CHECK(lua_islightuserdata(state, 1));
    LessonRoom& room = *static_cast<LessonRoom*>(lua_touserdata(state, 1));
    if (luaL_loadbufferx(state, room.text.data(), room.text.size(), ("@" + room.where).c_str(),
                         "t") != LUA_OK)
        return lua_error(state);
    lua_newtable(state);
    Vm::of(state).learn(kLessonDeclarations);
    for (const ApiFunction& each : kLessonDeclarations) {
        lua_pushlightuserdata(state, &room);
        lua_pushcclosure(state, each.function, 1);
        lua_setfield(state, -2, each.name);
    }
    push_locked(state, "hex");
    push_environment(state);
    lua_setupvalue(state, -2, 1);
    lua_call(state, 0, 0);
    return 0;
}

void run_lessons(LessonRoom& room) {
    lua_State* state = room.vm.state();
    if (state == nullptr)
        return room.problems.add(room.where, "there is no memory to run_lessons it",
                                 "close other programs");
    lua_pushcfunction(state, tell_callers);
    lua_pushcfunction(state, run_lesson_file);
    lua_pushlightuserdata(state, &room);
    if (lua_pcall(state, 1, 0, 1) == LUA_OK) return;
    const char* words = lua_type(state, -1) == LUA_TSTRING ? lua_tostring(state, -1) : nullptr;
    const std::string message = words == nullptr ? "error without a message" : words;
    room.problems.add(message.rfind(room.where, 0) == 0 ? "" : room.where, message);
}

void read_lesson_file(const ModFolder& mod,
                      const std::string& path,
                      Problems& problems,
                      std::vector<LessonDraft>& lessons) {
    const std::string where = mod.id + "/" + path;
    const Result<std::string> read = read_mod_text(mod.path, mod.id, path, kMaxLuaFileBytes);
    if (!read)
        return problems.add(read.problem().where, read.problem().what, read.problem().remedy);
    const std::string& text = read.value();
    const std::size_t before = problems.count();
    check_source(where, text, problems);
    if (problems.count() > before) return;
    LessonRoom room{mod, where, text, problems, lessons};
    run_lessons(room);
}

std::vector<std::string> lesson_files(const ModFolder& mod) {
    std::vector<std::string> paths;
    std::error_code error;
    for (fs::directory_iterator at(fs::path(mod.path) / "lessons", error), end; !error && at != end;
         at.increment(error)) {
        const std::string path = "lessons/" + at->path().filename().string();
        if (at->path().extension() == ".lua" && is_mod_path(path)) paths.push_back(path);
    }
    std::sort(paths.begin(), paths.end());
    if (paths.size() > kMaxModFiles) paths.resize(kMaxModFiles);
    return paths;
}

}  // namespace

std::vector<LessonDraft> read_lessons(const ModFolder& mod, std::vector<Problem>& problems) {
    const std::vector<std::string> files = lesson_files(mod);
    if (files.empty()) return {};
    Problems found;
    std::vector<LessonDraft> lessons;
    const bool ran = run_on_big_stack([&] {
        for (const std::string& file : files)
            read_lesson_file(mod, file, found, lessons);
    });
    if (!ran) found.add(mod.id, "could not start a thread with enough stack", "");
    problems.insert(problems.end(), found.list().begin(), found.list().end());
    for (LessonDraft& lesson : lessons)
        if (lesson.scenario.empty())
            lesson.scenario = mod.scenarios.empty() ? mod.id : mod.scenarios.front().id;
    return lessons;
}

std::span<const ApiFunction> lesson_declarations() {
    return kLessonDeclarations;
}

}  // namespace hexholm
