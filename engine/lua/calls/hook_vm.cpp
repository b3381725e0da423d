#include "engine/lua/calls/hook_vm.h"

#include <algorithm>
#include <limits>
#include <optional>

#include "engine/base/check.h"
#include "engine/lua/calls/game_call.h"
#include "engine/lua/code/function_check.h"
#include "engine/lua/reading/limits.h"
#include "engine/lua/reading/problems.h"

namespace hexholm {
namespace {

void push_thing(lua_State* state, const HookArg& arg, const Content& content) {
    switch (arg.type) {
        case HookArg::Type::good:
            push_name(state, "good", content.goods[GoodId(arg.value)].name);
            break;
        case HookArg::Type::piece:
            push_name(state, "piece", content.pieces[PieceId(arg.value)].name);
            break;
        case HookArg::Type::pawn:
            push_name(state, "pawn", content.pawns[PawnId(arg.value)].name);
            break;
        case HookArg::Type::card:
            push_name(state, "card", content.cards[CardId(arg.value)].name);
            break;
        case HookArg::Type::phase:
            push_name(state, "phase", content.phases[PhaseId(arg.value)].name);
            break;
        case HookArg::Type::player: push_player(state, PlayerId(arg.value)); break;
        default: lua_pushinteger(state, arg.value);
    }
}

void push_argument(lua_State* state, const HookArg& arg, const Content& content) {
    if (arg.value < 0 && arg.type != HookArg::Type::any)
        lua_pushnil(state);
    else
        push_thing(state, arg, content);
}

std::optional<GoodId> good_called(lua_State* state, const Content& content, const char* name) {
    const std::string& meant = name_meant(state, "good", name);
    for (const GoodId good : content.goods.ids())
        if (content.goods[good].name == (meant.empty() ? name : meant)) return good;
    return std::nullopt;
}

// { ore = 3 } on top of the stack as goods; nothing where it holds anything else.
std::optional<Bundle> goods_on_top(lua_State* state, const Content& content) {
    Bundle goods;
    unlock(state, -1);
    for (lua_pushnil(state); lua_next(state, -2) != 0; lua_pop(state, 1)) {
        const bool sound = lua_type(state, -2) == LUA_TSTRING && is_whole(state, -1);
        const auto good =
            sound ? good_called(state, content, lua_tostring(state, -2)) : std::nullopt;
        const lua_Integer count = sound ? lua_tointeger(state, -1) : -1;
        if (!good || count < 0 || count > Bundle::kMaxOfOne) {
            lua_pop(state, 2);
            return std::nullopt;
        }
        goods.set(*good, static_cast<int>(count));
    }
    return goods;
}

// Could a rule use what is on top of the stack? In Lua a text and every number count as true, so that a
// test which gives one back by mistake would say yes.
bool fits(lua_State* state, Gives gives) {
    const bool is_no = lua_isnoneornil(state, -1) || lua_isboolean(state, -1);
    switch (gives) {
        case Gives::verdict: return is_no;
        case Gives::number: return is_whole(state, -1);
        case Gives::number_or_no: return is_no || is_whole(state, -1);
        case Gives::goods: return lua_istable(state, -1);
        case Gives::nothing: break;
    }
    return true;
}

HookAnswer answer_on_top(lua_State* state, const Hook& hook, const Content& content) {
    HookAnswer answer;
    answer.failed = !fits(state, hook.gives);
    if (answer.failed) return answer;
    if (hook.gives == Gives::goods) {
        const auto goods = goods_on_top(state, content);
        answer.is_goods = goods.has_value();
        answer.goods = goods.value_or(Bundle{});
        answer.failed = !answer.is_goods;
        return answer;
    }
    answer.is_false = lua_toboolean(state, -1) == 0;
    if (is_whole(state, -1)) {
        const lua_Integer number = lua_tointeger(state, -1);
        answer.is_number = number >= -32768 && number <= 32767;
        answer.number = static_cast<std::int16_t>(number);
    }
    // A function that returns nothing has not said no.
    if (lua_isnil(state, -1)) answer.is_nil = true;
    return answer;
}

std::string type_given(lua_State* state, int at) {
    switch (lua_type(state, at)) {
        case LUA_TNIL: return "nil";
        case LUA_TBOOLEAN: return "true or false";
        case LUA_TSTRING: return "a text";
        default: return "a " + std::string(luaL_typename(state, at));
    }
}

// What the function must give back instead of what is on top of the stack.
std::string wanted_answer(lua_State* state, const Hook& hook) {
    const std::string not_this = ", not " + type_given(state, -1);
    switch (hook.gives) {
        case Gives::goods: return "must give back goods by their names, as in { ore = 3 }";
        case Gives::number: return "must give back a whole number" + not_this;
        case Gives::number_or_no: return "must give back a number, false or nothing" + not_this;
        case Gives::verdict:
        case Gives::nothing: break;
    }
    const bool is_number = lua_type(state, -1) == LUA_TNUMBER;
    return "must give back true or false" + not_this +
           (is_number ? "; compare it, as in x > 0"
                      : "; what players are told belongs into 'reason'");
}

// "my_mod/main.lua:12: what" becomes place and words.
void read_message(lua_State* state, const Hook& hook, HookFailure& failure) {
    const std::string message =
        plain_message(lua_type(state, -1) == LUA_TSTRING ? lua_tostring(state, -1)
                                                         : "error value of another type");
    failure.where = hook.where;
    failure.what = message;
    const std::size_t extension = message.find(".lua:");
    const std::size_t colon =
        message.find(": ", extension == std::string::npos ? 0 : extension + 5);
    if (extension == std::string::npos || colon == std::string::npos) return;
    failure.where = message.substr(0, colon);
    failure.what = message.substr(colon + 2);
}

struct Given {
    int function;
    int game;
    const Content& content;
    HookArgs args;
};

// Leaves its one answer on the stack.
void call_function(lua_State* state, const Given& given) {
    lua_rawgeti(state, LUA_REGISTRYINDEX, given.function);
    lua_rawgeti(state, LUA_REGISTRYINDEX, given.game);
    luaL_checkstack(state, static_cast<int>(given.args.size()) + 8, nullptr);
    for (const HookArg& arg : given.args)
        push_argument(state, arg, given.content);
    lua_call(state, static_cast<int>(given.args.size()) + 1, 1);
}

// Whatever could run out of memory happens inside the protected call.
int call_inside(lua_State* state) {
    call_function(state, *static_cast<const Given*>(lua_touserdata(state, 1)));
    return 1;
}

struct GivenList {
    Given given;
    const std::string& name;  // of the function, for messages
    ArgType type;
    PickValues& values;
};

// The thing on top of the stack.
std::int16_t thing_at(lua_State* state, const GivenList& list) {
    const int at = lua_gettop(state);
    const bool by_name = list.type == ArgType::good || list.type == ArgType::card;
    if (by_name ? lua_type(state, at) != LUA_TSTRING : !is_whole(state, at))
        luaL_error(state, "%s must give back a list of %s, not of %s", list.name.c_str(),
                   by_name ? "names" : "numbers", luaL_typename(state, at));
    const ArgType type = list.type;
    switch (type) {
        case ArgType::tile: return tile_at(state, at).number();
        case ArgType::corner: return corner_at(state, at).number();
        case ArgType::edge: return edge_at(state, at).number();
        case ArgType::player: return player_at(state, at).number();
        case ArgType::good: return good_at(state, at).number();
        case ArgType::card: return card_at(state, at).number();
        default: return static_cast<std::int16_t>(number_at(state, at, -1000, 1000));
    }
}

int list_inside(lua_State* state) {
    const GivenList& list = *static_cast<const GivenList*>(lua_touserdata(state, 1));
    call_function(state, list.given);
    unlock(state, -1);
    if (lua_type(state, -1) != LUA_TTABLE)
        return luaL_error(state, "%s must give back a table, not %s", list.name.c_str(),
                          type_given(state, -1).c_str());
    const int table = lua_gettop(state);
    const auto count = static_cast<lua_Integer>(lua_rawlen(state, table));
    if (count > static_cast<lua_Integer>(kMaxCandidates))
        return luaL_error(state, "%s may name %d things at most", list.name.c_str(),
                          static_cast<int>(kMaxCandidates));
    for (lua_Integer item = 1; item <= count; ++item) {
        Vm::of(state).spend(2);
        lua_rawgeti(state, table, item);
        list.values.push_back(thing_at(state, list));
        lua_pop(state, 1);
    }
    return 0;
}

int prepare(lua_State* state) {
    HEX_CHECK(lua_islightuserdata(state, 1));
    push_game(state);
    *static_cast<int*>(lua_touserdata(state, 1)) = luaL_ref(state, LUA_REGISTRYINDEX);
    return 0;
}

// The number of arguments after `game` that the function on top of the stack takes. Pops the
// function.
std::size_t count_arguments(lua_State* state) {
    lua_Debug info{};
    HEX_CHECK(lua_isfunction(state, -1));
    lua_getinfo(state, ">u", &info);
    if (info.isvararg != 0) return std::numeric_limits<std::size_t>::max();
    return info.nparams > 0 ? static_cast<std::size_t>(info.nparams) - 1 : 0;
}

}  // namespace

HookVm::HookVm(std::unique_ptr<Vm> vm, std::vector<int> functions)
    : vm_(std::move(vm)), functions_(std::move(functions)) {
    lua_State* state = vm_->state();
    lua_settop(state, 0);
    vm_->begin_call(kLoadFuel);
    lua_pushcfunction(state, prepare);
    lua_pushlightuserdata(state, &game_);
    if (lua_pcall(state, 1, 0, 0) != LUA_OK) lua_settop(state, 0);
    for (const int function : functions_) {
        lua_rawgeti(state, LUA_REGISTRYINDEX, function);
        // The first parameter is `game`.
        unread_.push_back(read_function(state).unread >> 1);
        taken_.push_back(count_arguments(state));
    }
    vm_->collect_seldom();
}

CallKey HookVm::key_of(const HookCall& call) const {
    const auto number = static_cast<std::size_t>(call.declared().number);
    HEX_CHECK(number < taken_.size());
    return {call.hook, call.args, taken_[number], unread_[number]};
}

bool HookVm::recall(const HookCall& call, HookAnswer& answer) {
    return memo_.recall(call, key_of(call), answer);
}

bool HookVm::recall_list(const HookCall& call, PickValues& values) {
    HookAnswer answer;
    if (memo_.recall(call, key_of(call), answer, &values)) return true;
    values.clear();
    return false;
}

int HookVm::function_of(const HookCall& call) const {
    const auto number = static_cast<std::size_t>(call.declared().number);
    HEX_CHECK(number < functions_.size());
    return functions_[number];
}

bool HookVm::run(const HookCall& call,
                 GameCall& host,
                 lua_CFunction inside,
                 void* given,
                 int answers,
                 HookFailure& failure) {
    lua_State* lua = vm_->state();
    host.mod = call.mod();
    vm_->host = &host;
    allowed_ = std::min(call.fuel, kHookFuel);
    vm_->begin_call(allowed_);
    vm_->printed = false;
    lua_pushcfunction(lua, tell_callers);
    lua_pushcfunction(lua, inside);
    lua_pushlightuserdata(lua, given);
    if (lua_pcall(lua, 1, answers, 1) == LUA_OK) return true;
    failure.mod = call.mod();
    read_message(lua, call.declared(), failure);
    return false;
}

void HookVm::end(const HookCall& call, const HookAnswer& answer, const Trace& trace) {
    spent_ = allowed_ - std::max<std::int64_t>(vm_->fuel(), 0);
    call.fuel -= spent_;
    // A call that printed something is not remembered, since a remembered call would not print
    // again.
    if (!answer.failed && !vm_->printed) memo_.keep(key_of(call), answer, spent_, trace);
    lua_settop(vm_->state(), 0);
    vm_->host = nullptr;
}

HookAnswer HookVm::call(const HookCall& call, HookFailure& failure) {
    const CheckedMod checked(call.mod().c_str());
    GameCall host(call.book, call.state, call.play);
    Given given{function_of(call), game_, call.book.content(), call.args};
    HookAnswer answer;
    if (run(call, host, call_inside, &given, 1, failure)) {
        answer = answer_on_top(vm_->state(), call.declared(), call.book.content());
        if (answer.failed)
            failure = {call.mod(), call.declared().where,
                       call.declared().name + " " + wanted_answer(vm_->state(), call.declared())};
    } else {
        answer.failed = true;
    }
    end(call, answer, host.trace);
    return answer;
}

bool HookVm::list(const HookCall& call, ArgType type, PickValues& values, HookFailure& failure) {
    const CheckedMod checked(call.mod().c_str());
    GameCall host(call.book, call.state, nullptr);
    GivenList wanted{{function_of(call), game_, call.book.content(), call.args},
                     call.declared().name,
                     type,
                     values};
    const bool done = run(call, host, list_inside, &wanted, 0, failure);
    if (done) {
        CallStep item;
        item.kind = CallStep::Kind::item;
        for (const std::int16_t value : values) {
            item.key = value;
            host.trace.note(item, 0);
        }
    }
    end(call, {.failed = !done}, host.trace);
    return done;
}

}  // namespace hexholm
