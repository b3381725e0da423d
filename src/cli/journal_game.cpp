#include "src/cli/journal_game.h"

#include <cstdio>
#include <utility>

#include "src/cli/command.h"

namespace hexholm::cli {

static LoadRequest request_for(const JournalHeader& header) {
    LoadRequest request;
    request.mod_roots = mod_roots();
    request.scenario = header.scenario;
    for (const JournalMod& mod : header.mods)
        request.mods.push_back(mod.id);
    request.options = header.options;
    request.players = header.players;
    return request;
}

// The file names what is not there: a mod, a scenario, an option or one of its values.
static Problem said_of(const std::string& path, const Problem& problem) {
    return {path, (problem.where.empty() ? "" : problem.where + ": ") + problem.what,
            problem.remedy};
}

Result<JournalGame> load_journal_game(const std::string& path) {
    Result<JournalText> text = read_journal(path);
    if (!text) return text.problem();
    JournalGame game;
    game.text = std::move(text.value());
    const auto content = load_content(request_for(game.header()));
    if (!content) return said_of(path, content.problem());
    game.content = content.value();
    if (const auto differs = content_difference(game.header(), *game.content, path))
        return *differs;
    const std::string other_mod = mod_difference(game.header(), *game.content);
    if (!other_mod.empty())
        std::fprintf(stderr, "hexholm-cli: %s: %s; this game has the same rules all the same\n",
                     path.c_str(), other_mod.c_str());
    game.damage = std::exchange(game.text.damage, std::nullopt);
    auto records = recorded_actions(game.text, *game.content);
    if (!records) return records.problem();
    game.records = std::move(records.value());
    if (game.text.torn)
        std::fprintf(stderr,
                     "hexholm-cli: %s: the last line is cut in the middle; it is left out\n",
                     path.c_str());
    return game;
}

}  // namespace hexholm::cli
