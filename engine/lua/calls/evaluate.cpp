#include "engine/lua/calls/evaluate.h"

#include <algorithm>
#include <array>
#include <vector>

#include "engine/lua/calls/game_call.h"
#include "engine/lua/code/source_check.h"
#include "engine/lua/machine/big_stack.h"
#include "engine/lua/machine/library.h"
#include "engine/lua/machine/value_words.h"
#include "engine/lua/reading/limits.h"
#include "engine/lua/reading/problems.h"

namespace hexholm {
namespace {

constexpr const char* kName = "console";
constexpr std::size_t kMaxAnswer = 2000;  // letters

struct Question {
    std::string_view text;
    const Content& content;
    std::string answer{};
};

// Upvalue 1 of every chunk is its environment.
void push_names(lua_State* state, const Content& content) {
    lua_newtable(state);
    lua_pushinteger(state, content.players);
    lua_setfield(state, -2, "players");
    push_text(state, content.scenario);
    lua_setfield(state, -2, "scenario");
    push_locked(state, "hex");
    push_environment(state);
}

// The words before the text stand in its first line, so that lines keep their numbers.
bool push_chunk(lua_State* state, std::string_view before, std::string_view text) {
    const std::string whole = std::string(before) + std::string(text);
    return luaL_loadbufferx(state, whole.data(), whole.size(), ("@" + std::string(kName)).c_str(),
                            "t") == LUA_OK;
}

bool begins_statement(std::string_view text) {
    constexpr auto kStatements = std::to_array<std::string_view>(
        {"do", "for", "function", "goto", "if", "local", "repeat", "return", "while"});
    const std::size_t start = std::min(text.find_first_not_of(" \t\r\n"), text.size());
    const std::size_t end = std::min(text.find_first_of(" \t\r\n(\"'{;", start), text.size());
    const std::string_view word = text.substr(start, end - start);
    return std::find(kStatements.begin(), kStatements.end(), word) != kStatements.end();
}

// Pushes the text compiled as an expression, or else as statements. A mistake in both is reported
// as that of an expression.
void push_question(lua_State* state, std::string_view text) {
    const bool statement = begins_statement(text);
    if (!statement && push_chunk(state, "local game = ... return ", text)) return;
    if (push_chunk(state, "local game = ... ", text)) {
        if (!statement) lua_remove(state, -2);
        return;
    }
    if (!statement) lua_pop(state, 1);
    lua_error(state);
}

int ask(lua_State* state) {
    Question& question = *static_cast<Question*>(lua_touserdata(state, 1));
    push_names(state, question.content);
    const int environment = lua_gettop(state);
    push_game(state);
    const int game = lua_gettop(state);
    push_question(state, question.text);
    lua_pushvalue(state, environment);
    lua_setupvalue(state, -2, 1);
    lua_pushvalue(state, game);
    Vm::of(state).begin_call(kHookFuel);
    lua_call(state, 1, LUA_MULTRET);
    for (int at = game + 1; at <= lua_gettop(state); ++at)
        question.answer += (at > game + 1 ? ", " : "") + value_words(state, at);
    return 0;
}

// "console:2: what" becomes place and words.
Problem mistake(lua_State* state) {
    const std::string message =
        plain_message(lua_type(state, -1) == LUA_TSTRING ? lua_tostring(state, -1)
                                                         : "error value of another type");
    const std::size_t colon = message.find(": ");
    if (message.rfind(std::string(kName) + ":", 0) != 0 || colon == std::string::npos)
        return {kName, message, ""};
    return {message.substr(0, colon), message.substr(colon + 2), ""};
}

Result<std::string> ask_in_room(const Rulebook& book, const State& state, std::string_view text) {
    Vm vm;
    lua_State* lua = vm.state();
    if (lua == nullptr) return Problem{kName, "not enough memory", ""};
    GameCall call(book, state, nullptr);
    Question question{text, book.content()};
    vm.host = &call;
    std::string printed;
    vm.printer = [&](const std::string& line) { printed += line + "; "; };
    lua_pushcfunction(lua, ask);
    lua_pushlightuserdata(lua, &question);
    if (lua_pcall(lua, 1, 0, 0) != LUA_OK) return mistake(lua);
    if (!printed.empty()) question.answer = printed + question.answer;
    if (question.answer.empty()) return std::string("nothing");
    if (question.answer.size() > kMaxAnswer)
        question.answer = question.answer.substr(0, kMaxAnswer) + "...";
    return question.answer;
}

}  // namespace

Result<std::string> evaluate(const Rulebook& book, const State& state, std::string_view text) {
    if (text.size() > kMaxTextBytes) return Problem{kName, "the question is too long", ""};
    Problems problems;
    check_source(kName, text, problems);
    if (problems.any()) return problems.list().front();
    Result<std::string> answer = Problem{kName, "could not start a thread", ""};
    run_on_big_stack([&] { answer = ask_in_room(book, state, text); });
    return answer;
}

}  // namespace hexholm
