// Plays the distrustful referee: after every action it looks for a broken promise of the engine.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "engine/game/core/rulebook.h"
#include "engine/game/game.h"
#include "engine/game/hooks/hooks.h"
#include "engine/game/view/view.h"
#include "engine/journal/recorded.h"

namespace hexholm::cli {

// A broken promise: of the engine, or of a function of a mod.
struct Violation {
    std::string when;   // "action 17, in '1 roll'"
    std::string where;  // "my_mod/main.lua:12"; empty when no mod is to blame
    std::string what;

    std::string line() const { return when + ": " + (where.empty() ? "" : where + ": ") + what; }
};
Violation violation_of(const State& state, const HookFailure& failure, const std::string& during);

class Verifier {
public:
    // `failures`: where those of functions of mods are gathered while it looks. REQUIRES: both outlive it.
    Verifier(const Rulebook& book, FailureList& failures) : book_(book), failures_(failures) {}

    void begin(const State& state, std::uint64_t seed);
    // Somebody must act while the game is not over. False: nobody can go on.
    bool may_go_on(const State& state, PlayerMask acting);
    // Checks the position, then carries the action out and checks what it did. `legal` is the list
    // of the action's player. False: the game cannot go on, as after a failing function of a mod.
    bool apply_checked(State& state, const Action& action, const ActionList& legal);
    // Plays the same actions again and compares.
    void finish(const State& state);

    std::vector<Violation> take_violations();

private:
    void check_replay();
    void broken(const State& state, const std::string& what);
    void report_failures(const State& state, const std::string& during);
    bool carry_out(State& state, const Action& action, bool deep);
    void check_position(const State& state, PlayerId actor, const ActionList& legal);
    void check_legal_list(const State& state, PlayerId player, const ActionList& legal);
    void check_others(const State& state, PlayerId actor);
    void check_reasons(const State& state, PlayerId player, const ActionList& legal);
    void check_views(const State& state, PlayerId player, const ActionList& legal);
    void check_table(const State& state, const View& view);
    void check_onlookers(const State& state);
    void check_every_place(const State& state, PlayerId player, const ActionList& legal);
    int choices(ArgType type) const;
    void check_random_actions(const State& state, PlayerId player, const ActionList& legal);
    void check_silence(const State& state,
                       const State& imagined,
                       PlayerId player,
                       const ActionList& legal);
    void check_asked(const State& state, const Action& action);
    Action random_action(PlayerId player);
    Action spoiled(Action action);
    std::string text(const Action& action) const;
    void blame(const State& state, ActionKindId kind, const std::string& what);

    const Rulebook& book_;
    FailureList& failures_;
    std::uint64_t seed_ = 0;
    Random chance_;
    std::vector<RecordedAction> played_;
    std::vector<Violation> violations_;
    ActionList list_;
    ActionList seen_list_;
    EventList events_;
};

}  // namespace hexholm::cli
