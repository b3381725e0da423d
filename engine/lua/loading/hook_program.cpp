#include "engine/lua/loading/hook_program.h"

#include <algorithm>

#include "engine/game/hooks/list_fuel.h"
#include "engine/lua/machine/big_stack.h"
#include "engine/lua/reading/limits.h"

namespace hexholm {
namespace {

constexpr std::size_t kMaxFailures = 20;  // kept until somebody asks for them

}  // namespace

LuaHookProgram::LuaHookProgram(std::vector<std::shared_ptr<const ModScript>> scripts)
    : scripts_(std::move(scripts)), free_(scripts_.size()) {}

void LuaHookProgram::add_room(std::size_t mod, std::unique_ptr<HookRoom> room) {
    free_[mod].put(std::move(room));
}

std::unique_ptr<HookRoom> LuaHookProgram::enter(std::size_t mod) const {
    std::unique_ptr<HookRoom> room = free_[mod].take();
    if (room == nullptr) run_on_big_stack([&] { room = open_room(*scripts_[mod]); });
    return room;
}

HookAnswer LuaHookProgram::call(const Rulebook& book,
                                const State& state,
                                const Play* play,
                                HookId id,
                                HookArgs args,
                                std::int64_t& fuel) const {
    const Hook& hook = book.content().hooks[id];
    std::unique_ptr<HookRoom> room = enter(hook.mod);
    if (room == nullptr) {
        report({book.content().mods[hook.mod].id, hook.where, "there is no memory to call it"});
        return {.failed = true};
    }
    HookAnswer answer;
    const bool known = room->recall(book, state, id, args, fuel, answer);
    if (!known) {
        HookFailure failure;
        answer = room->call(book, state, play, id, args, fuel, failure);
        if (answer.failed) report(std::move(failure));
    }
    count(id.index(), known, room->spent());
    free_[hook.mod].put(std::move(room));
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
    return call(book, state, nullptr, hook, args, fuel);
}

void LuaHookProgram::report_list(const Rulebook& book, HookId id) const {
    const Hook& hook = book.content().hooks[id];
    report(
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
    std::unique_ptr<HookRoom> room = enter(hook.mod);
    HookFailure failure{book.content().mods[hook.mod].id, hook.where,
                        "there is no memory to call it"};
    if (room == nullptr || !room->list(book, state, id, type, args, fuel, values, failure)) {
        values.clear();
        report(std::move(failure));
    }
    std::sort(values.begin(), values.end());
    values.shorten(
        static_cast<std::size_t>(std::unique(values.begin(), values.end()) - values.begin()));
    if (room == nullptr) return;
    count(id.index(), false, room->spent());
    free_[hook.mod].put(std::move(room));
}

HookAnswer LuaHookProgram::run(const Play& play, HookId hook, HookArgs args) const {
    play.progress->last_hook = hook;
    return call(play.book, play.state, &play, hook, args, play.progress->fuel);
}

void LuaHookProgram::report(HookFailure failure) const {
    const std::lock_guard guard(lock_);
    const bool known = std::find(failures_.begin(), failures_.end(), failure) != failures_.end();
    if (!known && failures_.size() < kMaxFailures) failures_.push_back(std::move(failure));
}

std::vector<HookFailure> LuaHookProgram::take_failures() const {
    const std::lock_guard guard(lock_);
    return std::exchange(failures_, {});
}

}  // namespace hexholm
