#include "src/cli/online/open_table.h"

#include <algorithm>
#include <filesystem>

#include "engine/bots/bot.h"

namespace hexholm::cli {
namespace {

// The id of a mod that is named by its folder, since a server knows it by its id.
std::string id_of(const std::string& mod) {
    const std::filesystem::path path(mod);
    return (path.has_filename() ? path : path.parent_path()).filename().string();
}

}  // namespace

std::optional<net::TableTerms> terms_of(const GameChoice& choice,
                                        const std::vector<std::string>& bots,
                                        int& exit_code) {
    const auto content = load_game(choice, exit_code);
    if (!content) return std::nullopt;
    for (const std::string& bot : bots)
        if (!make_bot(*content, bot)) {
            exit_code =
                wrong_usage({"--bots", "there is no bot " + in_quotes(bot), known_bots(*content)});
            return std::nullopt;
        }
    const auto players = static_cast<std::size_t>(content->players);
    if (bots.size() >= players) {
        exit_code = wrong_usage({"--bots", "no seat is left for people", "use fewer bots"});
        return std::nullopt;
    }
    net::TableTerms terms;
    terms.title = "Opened without a window";
    terms.game.scenario = choice.scenario;
    terms.game.players = content->players;
    for (const std::string& mod : choice.mods)
        terms.game.mods.push_back({id_of(mod), {}, {}, 0});
    for (const std::string& option : choice.options) {
        const std::size_t sign = option.find('=');
        terms.game.options.push_back({option.substr(0, sign), option.substr(sign + 1)});
    }
    terms.bots.resize(players);
    std::ranges::copy(bots, terms.bots.end() - static_cast<std::ptrdiff_t>(bots.size()));
    return terms;
}

}  // namespace hexholm::cli
