// The players of seats without a person: the levels of bots, and bots that mods declare.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "engine/bots/levels/player.h"

namespace hexholm {

// "hard:trader" in two parts: what journals, options and seats call a bot. A style may be missing.
struct BotName {
    std::string level;  // or a bot that a mod declares
    std::string style;
};
inline constexpr char kBeforeStyle = ':';
BotName bot_name(std::string_view name);
std::string text_of(const BotName& name);

// "builder", "trader", "raider": what a bot can like more than others do.
std::vector<std::string> bot_styles();
// Can a bot of this level, or one that a mod declares, have a style?
bool has_styles(std::string_view level);

// One bot plays one seat of one game. `name` is a level, a level with a style, or that of a bot that a mod of
// this game declares; null when there is none of these.
std::unique_ptr<Bot> make_bot(const Content& content, std::string_view name);

// "random", "easy", "normal", "hard", "master": from weak to strong.
const std::vector<std::string>& bot_levels();
// The level of a seat for which none was named.
inline constexpr std::string_view kUsualBot = "normal";
// The levels and what mods declare.
std::vector<std::string> bots_of(const Content& content);
// "there are: random, easy, normal, hard, master; ...", as the remedy of a problem.
std::string known_bots(const Content& content);

// The numbers for one decision: each seat has its own row, so that the same seed, seats and actions
// give the same game wherever it is played. `at` is State::actions.
inline std::uint64_t bot_row(const GameSeed& seed, PlayerId player) {
    if (seed.key) return seed.row("bots", player.index());
    constexpr std::uint64_t kBotSeedMark = 0x626F7473;
    return random_bits(seed.number ^ kBotSeedMark, player.index());
}
inline Random chance_in_row(std::uint64_t row, std::uint32_t at) {
    constexpr unsigned kDrawsOfOneDecision = 16;  // bits
    return {row, static_cast<std::uint64_t>(at) << kDrawsOfOneDecision};
}
inline Random bot_chance(const GameSeed& seed, PlayerId player, std::uint32_t at) {
    return chance_in_row(bot_row(seed, player), at);
}

}  // namespace hexholm
