// Keeps the virtual machines in which the functions of all mods of a game are called.
#pragma once

#include <memory>
#include <vector>

#include "engine/lua/calls/vm_shelf.h"
#include "engine/lua/declaring/mod_run.h"
#include "engine/lua/loading/call_tally.h"

namespace hexholm {

// Each call takes a virtual machine that no other uses, and makes one when there is none: so any number of
// threads can play, and functions can set off each other.
class LuaHookProgram : public HookProgram, public CallTally {
public:
    // A script for each mod of the game, in the order of Content::mods; null for those without
    // functions.
    explicit LuaHookProgram(std::vector<std::shared_ptr<const ModScript>> scripts);
    void add_vm(std::size_t mod, std::unique_ptr<HookVm> vm);

    HookAnswer ask(const Rulebook& book,
                   const State& state,
                   HookId hook,
                   HookArgs args) const override;
    void list(const Rulebook& book,
              const State& state,
              HookId hook,
              ArgType type,
              HookArgs args,
              PickValues& values) const override;
    HookAnswer run(const Play& play, HookId hook, HookArgs args) const override;
    std::size_t arguments_taken(const Hook& hook) const override {
        return taken_[hook.mod][static_cast<std::size_t>(hook.number)];
    }

private:
    void report_list(const Rulebook& book, HookId hook) const;
    std::unique_ptr<HookVm> enter(std::size_t mod) const;
    HookAnswer call(const HookCall& call) const;

    std::vector<std::shared_ptr<const ModScript>> scripts_;
    mutable std::vector<VmShelf> free_;            // by mod
    std::vector<std::vector<std::size_t>> taken_;  // arguments, by mod and function
};

}  // namespace hexholm
