// Plays the distrustful referee: after every action it looks for a broken promise of the engine.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "engine/game/game.h"
#include "engine/game/rulebook.h"

namespace hexholm::cli {

class Verifier {
public:
    explicit Verifier(const Rulebook& book) : book_(book) {}

    void begin(const State& state, std::uint64_t seed);
    // Somebody must act while the game is not over. False: nobody can go on.
    bool may_go_on(const State& state, PlayerMask acting);
    // Checks the position, then carries the action out and checks what it did. `legal` is the list
    // of the action's player. False: the game cannot go on.
    bool apply_checked(State& state, const Action& action, const ActionList& legal);
    // Plays the same actions again and compares.
    void finish(const State& state);

    std::vector<std::string> take_violations();

private:
    void broken(const State& state, const std::string& what);
    void check_position(const State& state, PlayerId actor, const ActionList& legal);
    void check_legal_list(const State& state, PlayerId player, const ActionList& legal);
    void check_others(const State& state, PlayerId actor);
    void check_reasons(const State& state, PlayerId player, const ActionList& legal);
    void check_views(const State& state, PlayerId player, const ActionList& legal);
    void check_random_actions(const State& state, PlayerId player, const ActionList& legal);
    Action random_action(PlayerId player);
    std::string text(const Action& action) const;

    const Rulebook& book_;
    std::uint64_t seed_ = 0;
    Random chance_;
    std::vector<Action> played_;
    std::vector<std::string> violations_;
    ActionList list_;
    ActionList seen_list_;
    EventList events_;
};

}  // namespace hexholm::cli
