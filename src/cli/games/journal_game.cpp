#include "src/cli/games/journal_game.h"

#include <utility>

#include "engine/base/terminal.h"
#include "engine/session/journal_request.h"

#include "src/cli/common/command.h"
#include "src/net/online/rules.h"

namespace hexholm::cli {

// The file names what is not there: a mod, a scenario, an option or one of its values.
static Problem said_of(const std::string& path, const Problem& problem) {
    return {path, linked(problem.where, ": ", problem.what), problem.remedy};
}

Problem JournalGame::explained(Problem problem) const {
    problem.remedy = linked(problem.remedy, "; ", other_mod);
    return problem;
}

void JournalGame::tell_other_mod() const {
    if (other_mod.empty()) return;
    print_error_line("hexholm-cli: %s: %s; what this game declares is the same%s",
                     text.where.c_str(), other_mod.english().c_str(),
                     content->program == nullptr ? "" : ", its functions may not be");
}

Result<JournalGame> load_journal_game(const std::string& path) {
    Result<JournalText> text = read_journal(path);
    if (!text) return text.problem();
    JournalGame game;
    game.text = std::move(text.value());
    const auto content =
        load_content(request_for(game.header(), net::roots_for_game(game.header(), mod_roots())));
    if (!content) return said_of(path, content.problem());
    game.content = content.value();
    if (const auto differs = content_difference(game.header(), *game.content, path))
        return *differs;
    game.other_mod = mod_difference(game.header(), *game.content);
    game.damage = std::exchange(game.text.damage, std::nullopt);
    auto records = recorded_actions(game.text, *game.content);
    if (!records) return records.problem();
    game.records = std::move(records.value());
    if (game.text.torn)
        print_error_line("hexholm-cli: %s: the last line is incomplete and is left out",
                         path.c_str());
    return game;
}

}  // namespace hexholm::cli
