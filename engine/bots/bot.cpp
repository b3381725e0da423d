#include "engine/bots/bot.h"

#include <algorithm>

#include "engine/bots/foresight/master_bot.h"
#include "engine/bots/levels/easy_bot.h"
#include "engine/bots/levels/hard_bot.h"
#include "engine/bots/levels/normal_bot.h"
#include "engine/bots/levels/random_bot.h"

namespace hexholm {
namespace {

std::unique_ptr<Bot> bot_of_level(const Content& content, std::string_view level, Temper temper) {
    if (level == "random") return std::make_unique<RandomBot>();
    if (level == "easy") return std::make_unique<EasyBot>(temper);
    if (level == "normal") return std::make_unique<NormalBot>(temper);
    temper.skill = kHardSkill;
    if (level != "hard" && level != "master") return nullptr;
    // A bot that a mod declares likes what a judge of the usual game knows nothing of.
    if (temper.bot >= 0) return std::make_unique<NormalBot>(temper);
    if (level == "master")
        return std::make_unique<MasterBot>(temper, nullptr, MasterBot::usual_budget(content));
    return std::make_unique<HardBot>(temper, nullptr);
}

}  // namespace

BotName bot_name(std::string_view name) {
    const std::size_t colon = std::min(name.find(kBeforeStyle), name.size());
    return {std::string(name.substr(0, colon)),
            std::string(name.substr(std::min(colon + 1, name.size())))};
}

std::string text_of(const BotName& name) {
    return name.style.empty() ? name.level : name.level + kBeforeStyle + name.style;
}

std::unique_ptr<Bot> make_bot(const Content& content, std::string_view name) {
    for (std::size_t at = 0; at < content.bots.size(); ++at)
        if (content.bots[at].name == name)
            return bot_of_level(content, content.bots[at].level, {static_cast<int>(at), {}, {}});
    if (name.find(kBeforeStyle) == std::string_view::npos) return bot_of_level(content, name, {});
    const BotName parts = bot_name(name);
    const auto* const style = std::find_if(
        kStyles.begin(), kStyles.end(), [&](const Style& one) { return one.name == parts.style; });
    if (style == kStyles.end() || !has_styles(parts.level)) return nullptr;
    return bot_of_level(content, parts.level, {-1, {}, *style});
}

std::vector<std::string> bot_styles() {
    std::vector<std::string> names;
    for (const Style& style : kStyles)
        names.emplace_back(style.name);
    return names;
}

bool has_styles(std::string_view level) {
    return level == "normal" || level == "hard" || level == "master";
}

const std::vector<std::string>& bot_levels() {
    static const std::vector<std::string> levels = {"random", "easy", "normal", "hard", "master"};
    return levels;
}

std::vector<std::string> bots_of(const Content& content) {
    std::vector<std::string> names = bot_levels();
    for (const DeclaredBot& bot : content.bots)
        names.push_back(bot.name);
    return names;
}

std::string known_bots(const Content& content) {
    std::string text;
    for (const std::string& name : bots_of(content))
        text += (text.empty() ? "" : ", ") + name;
    std::string styles;
    for (const std::string& style : bot_styles())
        styles += (styles.empty() ? "" : ", ") + style;
    return "there are: " + text +
           "; normal, hard and master also with a style, as in hard:trader: " + styles;
}

}  // namespace hexholm
