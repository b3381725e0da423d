// A player made of code: it sees what its seat may know and picks one of the allowed actions.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "engine/game/game.h"
#include "engine/game/view/view.h"

namespace hexholm {

class Bot {
public:
    virtual ~Bot() = default;

    // `legal` is what legal_actions() lists for the viewer, and not empty. The answer is one of
    // these actions, a template completed. A bot may remember what it did earlier in the same game,
    // for example to make no offer twice; it must play on without that memory after a reload.
    virtual Action decide(const Rulebook& book,
                          const View& view,
                          const ActionList& legal,
                          Random& chance) = 0;
};

// One bot plays one seat of one game. `name` is a level or that of a bot that a mod of this game
// declares; null when there is neither.
std::unique_ptr<Bot> make_bot(const Content& content, std::string_view name);

// "random", "easy", "normal", "hard": from weak to strong.
const std::vector<std::string>& bot_levels();
// Who sits down where nothing is said.
inline constexpr std::string_view kUsualBot = "normal";
// The levels and what mods declare.
std::vector<std::string> bots_of(const Content& content);
// "there are: random, easy, normal, hard", as the remedy of a problem.
std::string known_bots(const Content& content);

// The numbers for one decision: each seat has its own row, so that the same seed, seats and actions
// give the same game wherever it is played. `at` is State::actions.
Random bot_chance(std::uint64_t seed, PlayerId player, std::uint32_t at);

}  // namespace hexholm
