#include "engine/bots/bot.h"

#include "engine/bots/easy_bot.h"
#include "engine/bots/normal_bot.h"
#include "engine/bots/random_bot.h"

namespace hexholm {
namespace {

constexpr std::uint64_t kBotSeedMark = 0x626F7473;
constexpr unsigned kDrawsOfOneDecision = 16;  // bits

}  // namespace

std::unique_ptr<Bot> make_bot(std::string_view level) {
    if (level == "random") return std::make_unique<RandomBot>();
    if (level == "easy") return std::make_unique<EasyBot>();
    if (level == "normal") return std::make_unique<NormalBot>();
    return nullptr;
}

const std::vector<std::string>& bot_levels() {
    static const std::vector<std::string> levels = {"random", "easy", "normal"};
    return levels;
}

std::string known_bots() {
    std::string text;
    for (const std::string& level : bot_levels())
        text += (text.empty() ? "" : ", ") + level;
    return "there are: " + text;
}

Random bot_chance(std::uint64_t seed, PlayerId player, std::uint32_t at) {
    return {random_bits(seed ^ kBotSeedMark, player.index()), static_cast<std::uint64_t>(at)
                                                                  << kDrawsOfOneDecision};
}

}  // namespace hexholm
