#include "engine/lua/hook_program.h"

#include <algorithm>

#include "engine/lua/big_stack.h"
#include "engine/lua/limits.h"

namespace hexholm {
namespace {

constexpr std::size_t kMaxFailures = 20;  // kept until somebody asks for them

}  // namespace

LuaHookProgram::LuaHookProgram(std::vector<std::shared_ptr<const ModScript>> scripts)
    : scripts_(std::move(scripts)), free_(scripts_.size()) {}

void LuaHookProgram::add_room(std::size_t mod, std::unique_ptr<HookRoom> room) {
    leave(mod, std::move(room));
}

std::unique_ptr<HookRoom> LuaHookProgram::enter(std::size_t mod) const {
    {
        const std::lock_guard guard(lock_);
        if (!free_[mod].empty()) {
            std::unique_ptr<HookRoom> room = std::move(free_[mod].back());
            free_[mod].pop_back();
            return room;
        }
    }
    std::unique_ptr<HookRoom> room;
    run_on_big_stack([&] { room = open_room(*scripts_[mod]); });
    return room;
}

void LuaHookProgram::leave(std::size_t mod, std::unique_ptr<HookRoom> room) const {
    const std::lock_guard guard(lock_);
    free_[mod].push_back(std::move(room));
}

HookAnswer LuaHookProgram::call(const Rulebook& book,
                                const State& state,
                                const Play* play,
                                HookId id,
                                HookArgs args,
                                std::int64_t& fuel) const {
    const Hook& hook = book.content().hooks[id];
    std::unique_ptr<HookRoom> room = enter(hook.mod);
    HookFailure failure;
    if (room == nullptr) {
        report({book.content().mods[hook.mod].id, hook.where, "there is no memory to call it"});
        return {.failed = true};
    }
    const HookAnswer answer = room->call(book, state, play, hook, args, fuel, failure);
    leave(hook.mod, std::move(room));
    if (answer.failed) report(std::move(failure));
    return answer;
}

HookAnswer LuaHookProgram::ask(const Rulebook& book,
                               const State& state,
                               HookId hook,
                               HookArgs args) const {
    std::int64_t fuel = kHookFuel;
    return call(book, state, nullptr, hook, args, fuel);
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
