#include "engine/lua/calls/evaluate.h"

#include <algorithm>
#include <array>
#include <vector>

#include "engine/lua/calls/game_call.h"
#include "engine/lua/machine/big_stack.h"
#include "engine/lua/machine/library.h"
#include "engine/lua/machine/source_check.h"
#include "engine/lua/reading/limits.h"
#include "engine/lua/reading/problems.h"

namespace hexholm {
namespace {

constexpr const char* kName = "console";
constexpr std::size_t kMaxAnswer = 2000;  // letters
constexpr std::size_t kMaxEntries = 60;   // of one table
constexpr int kMaxDepth = 4;              // of tables in tables

struct Key {
    bool is_number = false;
    lua_Integer number = 0;
    std::string name;

    auto operator<=>(const Key&) const = default;
    void push(lua_State* state) const {
        if (is_number)
            lua_pushinteger(state, number);
        else
            lua_pushlstring(state, name.data(), name.size());
    }
};

// Writes values as an author would; the same value always in the same words.
class Writer {
public:
    explicit Writer(lua_State* state) : state_(state) {}

    void add(int index, int depth = 0) {
        Vm::of(state_).spend(1);
        switch (lua_type(state_, index)) {
            case LUA_TNUMBER:
                if (is_whole(state_, index)) {
                    words += std::to_string(lua_tointeger(state_, index));
                    break;
                }
                words += "a number that is not whole";
                break;
            case LUA_TSTRING:
                words += '"' + plain_message(lua_tostring(state_, index)) + '"';
                break;
            case LUA_TBOOLEAN: words += lua_toboolean(state_, index) != 0 ? "true" : "false"; break;
            case LUA_TTABLE: add_table(lua_absindex(state_, index), depth); break;
            default: words += luaL_typename(state_, index);
        }
    }

    std::string words;

private:
    // Numbers from 1 on without a hole are a list; everything else is told with its name.
    void add_table(int index, int depth) {
        if (depth >= kMaxDepth) {
            words += "{...}";
            return;
        }
        luaL_checkstack(state_, 8, nullptr);
        lua_pushvalue(state_, index);
        unlock(state_, -1);
        const int table = lua_gettop(state_);
        const std::vector<Key> keys = keys_of(table);
        words += '{';
        for (std::size_t at = 0; at < keys.size() && words.size() < kMaxAnswer; ++at) {
            if (at > 0) words += ", ";
            if (at >= kMaxEntries) {
                words += "... " + std::to_string(keys.size()) + " in all";
                break;
            }
            const bool listed =
                keys[at].is_number && keys[at].number == static_cast<lua_Integer>(at) + 1;
            if (!listed) add_name(keys[at]);
            keys[at].push(state_);
            lua_rawget(state_, table);
            add(-1, depth + 1);
            lua_pop(state_, 1);
        }
        words += '}';
        lua_pop(state_, 1);
    }

    void add_name(const Key& key) {
        words += key.is_number ? "[" + std::to_string(key.number) + "] = "
                               : plain_message(key.name) + " = ";
    }

    // Keys of another type cannot be told in a fixed order and are left out.
    std::vector<Key> keys_of(int table) {
        std::vector<Key> keys;
        lua_pushnil(state_);
        while (lua_next(state_, table) != 0) {
            lua_pop(state_, 1);
            Vm::of(state_).spend(4);
            if (is_whole(state_, -1))
                keys.push_back({true, lua_tointeger(state_, -1), ""});
            else if (lua_type(state_, -1) == LUA_TSTRING)
                keys.push_back({false, 0, lua_tostring(state_, -1)});
        }
        std::sort(keys.begin(), keys.end(), [](const Key& a, const Key& b) {
            return a.is_number != b.is_number ? a.is_number : a < b;
        });
        return keys;
    }

    lua_State* state_;
};

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
    constexpr auto kWords = std::to_array<std::string_view>(
        {"do", "for", "function", "goto", "if", "local", "repeat", "return", "while"});
    const std::size_t start = std::min(text.find_first_not_of(" \t\r\n"), text.size());
    const std::size_t end = std::min(text.find_first_of(" \t\r\n(\"'{;", start), text.size());
    const std::string_view word = text.substr(start, end - start);
    return std::find(kWords.begin(), kWords.end(), word) != kWords.end();
}

// As an expression, or else as statements; a mistake in both is told as that of an expression.
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
    Writer writer(state);
    for (int at = game + 1; at <= lua_gettop(state); ++at) {
        if (at > game + 1) writer.words += ", ";
        writer.add(at);
    }
    question.answer = std::move(writer.words);
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
    if (lua == nullptr) return Problem{kName, "there is no memory to ask this", ""};
    GameCall call(book, state, nullptr);
    Question question{text, book.content()};
    vm.host = &call;
    lua_pushcfunction(lua, ask);
    lua_pushlightuserdata(lua, &question);
    if (lua_pcall(lua, 1, 0, 0) != LUA_OK) return mistake(lua);
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
    Result<std::string> answer = Problem{kName, "the system gives no thread for this", ""};
    run_on_big_stack([&] { answer = ask_in_room(book, state, text); });
    return answer;
}

}  // namespace hexholm
