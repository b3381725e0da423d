#include "src/app/play/bot_helper.h"

#include <algorithm>
#include <memory>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/bots/bot.h"
#include "engine/journal/header.h"
#include "engine/session/bots/bot_desk.h"

#include "src/app/saves/saved_games.h"

namespace hexholm::app {

namespace {

std::vector<std::string_view> lines_of(std::string_view text) {
    std::vector<std::string_view> lines;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        if (end > 0) lines.push_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return lines;
}

// What chance will bring is no business of the bots.
std::string rules_of(const Rulebook& book) {
    return header_text(header_for(book.content(), GameSeed(), {}));
}

}  // namespace

std::string quick_bot(const std::string& name) {
    BotName bot = bot_name(name);
    if (bot.level == "hard" || bot.level == "master") bot.level = kUsualBot;
    return text_of(bot);
}

std::function<void(SessionSetup&)> BotHelper::fitter() {
    if (!helper_) return nullptr;
    return [this](SessionSetup& table) {
        table.make = [](const Content& content, std::string_view name) {
            return make_bot(content, quick_bot(std::string(name)));
        };
        table.far_thinker = [this](const Rulebook& book, const std::vector<Seat>& seats,
                                   SeatedBots here) {
            std::vector<std::string> levels;
            for (const Seat& seat : seats)
                levels.push_back(seat.bot);
            return bots_.thinker(book, rules_of(book), levels, std::move(here));
        };
    };
}

std::function<std::unique_ptr<FarJudge>(const Rulebook&)> BotHelper::judges() {
    if (!helper_) return nullptr;
    return [this](const Rulebook& book) { return bots_.judge(book, rules_of(book)); };
}

void BotHelper::step() {
    if (!helper_) return;
    while (const std::optional<Bytes> message = helper_->take())
        bots_.receive(*message);
    if (is_lost_ || !helper_->is_lost()) return;
    is_lost_ = true;
    bots_.lose_desk();
}

int help_page(const std::vector<std::string>& mod_roots) {
    const auto load = [mod_roots](std::string_view game) -> Result<std::shared_ptr<const Content>> {
        const Result<JournalHeader> header = parse_header(lines_of(game), "");
        if (!header) return header.problem();
        return content_of(header.value(), mod_roots, "");
    };
    const auto desk = std::make_shared<BotDesk>(load);
    platform::serve_page([desk](ByteSpan message) { return desk->answer(message); });
    return 0;
}

}  // namespace hexholm::app
