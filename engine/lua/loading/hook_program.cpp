#include "engine/lua/loading/hook_program.h"

#include <algorithm>

#include "engine/base/check.h"
#include "engine/game/hooks/list_fuel.h"
#include "engine/lua/machine/big_stack.h"
#include "engine/lua/reading/limits.h"

namespace hexholm {

LuaHookProgram::LuaHookProgram(std::vector<std::shared_ptr<const ModScript>> scripts)
    : scripts_(std::move(scripts)), free_(scripts_.size()), taken_(scripts_.size()) {}

void LuaHookProgram::add_vm(std::size_t mod, std::unique_ptr<HookVm> vm) {
    HEX_CHECK(mod < free_.size() && vm != nullptr);
    taken_[mod] = vm->arguments_taken();
    free_[mod].put(std::move(vm));
}

std::unique_ptr<HookVm> LuaHookProgram::enter(std::size_t mod) const {
    HEX_CHECK(mod < free_.size());
    std::unique_ptr<HookVm> vm = free_[mod].take();
    if (vm == nullptr) run_on_big_stack([&] { vm = open_vm(*scripts_[mod]); });
    return vm;
}

HookAnswer LuaHookProgram::call(const HookCall& call) const {
    const Hook& hook = call.declared();
    std::unique_ptr<HookVm> vm = enter(hook.mod);
    if (vm == nullptr) {
        FailureCollector::report({call.mod(), hook.where, "there is no memory to call it"});
        return {.failed = true};
    }
    HookAnswer answer;
    const bool known = vm->recall(call, answer);
    if (!known) {
        HookFailure failure;
        answer = vm->call(call, failure);
        if (answer.failed) FailureCollector::report(std::move(failure));
    }
    count(call.hook.index(), known, vm->spent());
    free_[hook.mod].put(std::move(vm));
    return answer;
}

HookAnswer LuaHookProgram::ask(const Rulebook& book,
                               const State& state,
                               HookId hook,
                               HookArgs args) const {
    std::int64_t own = kHookFuel;
    std::int64_t& fuel = ListFuel::current() != nullptr ? *ListFuel::current() : own;
    if (fuel <= 0) {
        report_list(book, hook);
        return {.failed = true};
    }
    return call({book, state, nullptr, hook, args, fuel});
}

void LuaHookProgram::report_list(const Rulebook& book, HookId id) const {
    const Hook& hook = book.content().hooks[id];
    FailureCollector::report(
        {book.content().mods[hook.mod].id, hook.where,
         "one list of actions asks functions that take too many steps together; let them do less, "
         "or declare what they test"});
}

void LuaHookProgram::list(const Rulebook& book,
                          const State& state,
                          HookId id,
                          ArgType type,
                          HookArgs args,
                          PickValues& values) const {
    const Hook& hook = book.content().hooks[id];
    values.clear();
    std::int64_t own = kHookFuel;
    std::int64_t& fuel = ListFuel::current() != nullptr ? *ListFuel::current() : own;
    if (fuel <= 0) return report_list(book, id);
    const HookCall call{book, state, nullptr, id, args, fuel};
    std::unique_ptr<HookVm> vm = enter(hook.mod);
    HookFailure failure{call.mod(), hook.where, "there is no memory to call it"};
    const bool known = vm != nullptr && vm->recall_list(call, values);
    if (vm == nullptr || (!known && !vm->list(call, type, values, failure))) {
        values.clear();
        FailureCollector::report(std::move(failure));
    }
    std::sort(values.begin(), values.end());
    values.shorten(
        static_cast<std::size_t>(std::unique(values.begin(), values.end()) - values.begin()));
    if (vm == nullptr) return;
    count(id.index(), known, vm->spent());
    free_[hook.mod].put(std::move(vm));
}

HookAnswer LuaHookProgram::run(const Play& play, HookId hook, HookArgs args) const {
    HEX_CHECK(play.progress != nullptr);
    play.progress->last_hook = hook;
    return call({play.book, play.state, &play, hook, args, play.progress->fuel});
}

}  // namespace hexholm
