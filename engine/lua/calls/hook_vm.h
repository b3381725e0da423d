// Where the functions of one mod are called while games are played.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "engine/lua/calls/call_memo.h"
#include "engine/lua/machine/vm.h"

namespace hexholm {

class GameCall;

// A Lua state that has run the mod, frozen: one call at a time.
class HookVm {
public:
    // `functions` are references into the registry of the state, in the order of their numbers.
    HookVm(std::unique_ptr<Vm> vm, std::vector<int> functions);

    // Makes the call when it is known from earlier ones, without Lua. Spends as that one did.
    bool recall(const HookCall& call, HookAnswer& answer);
    bool recall_list(const HookCall& call, PickValues& values);

    HookAnswer call(const HookCall& call, HookFailure& failure);
    // A question for a list of things. False when it failed.
    bool list(const HookCall& call, ArgType type, PickValues& values, HookFailure& failure);

    // After `game`, of each function.
    const std::vector<std::size_t>& arguments_taken() const { return taken_; }
    // What the last call took by itself, without the functions that it set off.
    std::int64_t spent() const { return spent_; }

private:
    std::unique_ptr<Vm> vm_;
    std::int64_t allowed_ = 0;
    std::int64_t spent_ = 0;

    CallKey key_of(const HookCall& call) const;
    int function_of(const HookCall& call) const;
    // A protected call of `inside`; its answers are left on the stack unless it fails.
    bool run(const HookCall& call,
             GameCall& host,
             lua_CFunction inside,
             void* given,
             int answers,
             HookFailure& failure);
    // Spends what the call took, and remembers it when it was one to remember.
    void end(const HookCall& call, const HookAnswer& answer, const Trace& trace);

    std::vector<int> functions_;
    std::vector<std::size_t> taken_;     // how many arguments after `game` each of them takes
    std::vector<std::uint64_t> unread_;  // those of them at which it never looks; bit per argument
    CallMemo memo_;
    int game_ = LUA_NOREF;  // the table `game` that every function is given
};

}  // namespace hexholm
