// Where the functions of one mod are called while games are played.
#pragma once

#include <algorithm>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "engine/lua/calls/answer_memo.h"
#include "engine/lua/machine/vm.h"

namespace hexholm {

// A Lua state that has run the mod, frozen: one call at a time.
class HookRoom {
public:
    // `functions` are references into the registry of the state, in the order of their numbers.
    HookRoom(std::unique_ptr<Vm> vm, std::vector<int> functions);

    // True when the answer is known from an earlier call that changed nothing. Spends as that one did.
    bool recall(const Rulebook& book,
                const State& state,
                HookId hook,
                HookArgs args,
                std::int64_t& fuel,
                HookAnswer& answer);
    // `play` is null for a question. Spends from `fuel`.
    HookAnswer call(const Rulebook& book,
                    const State& state,
                    const Play* play,
                    HookId id,
                    HookArgs args,
                    std::int64_t& fuel,
                    HookFailure& failure);
    // A question for a list of things. Spends from `fuel`. False when it failed.
    bool list(const Rulebook& book,
              const State& state,
              HookId id,
              ArgType type,
              HookArgs args,
              std::int64_t& fuel,
              PickValues& values,
              HookFailure& failure);

    // What the last call took by itself, without the functions that it set off.
    std::int64_t spent() const { return spent_; }

private:
    std::unique_ptr<Vm> vm_;
    std::int64_t spent_ = 0;
    // The arguments that the function takes; what it is told beside them does not matter.
    HookArgs taken(const Hook& hook, HookArgs args) const {
        return args.first(std::min(args.size(), taken_[static_cast<std::size_t>(hook.number)]));
    }

    std::vector<int> functions_;
    std::vector<std::size_t> taken_;  // how many arguments after `game` each of them takes
    AnswerMemo memo_;
    int game_ = LUA_NOREF;  // the table `game` that every function is given
};

}  // namespace hexholm
