#include "src/cli/authors/tried_puzzles.h"

#include "engine/files/text_file.h"
#include "engine/session/journal_request.h"
#include "engine/session/puzzle_table.h"

namespace hexholm::cli {
namespace {

Status tried(const std::shared_ptr<const Content>& content,
             const PuzzleGame& game,
             std::size_t puzzle) {
    const Result<SetPuzzle> set = puzzle_by(*content, game, puzzle);
    if (!set) return set.problem();
    SessionSetup setup;
    setup.content = content;
    setup.seed = game.game.seed;
    setup.seats.resize(static_cast<std::size_t>(game.game.players));
    const auto table = open_puzzle(std::move(setup), set.value());
    if (!table) return table.problem();
    return Done();
}

void try_game(const PuzzleGame& game,
              const std::vector<std::string>& roots,
              std::vector<Problem>& problems) {
    const auto content = load_content(request_for(game.game, roots));
    if (!content) return problems.push_back({game.where, content.problem().whole(), ""});
    for (std::size_t at = 0; at < game.puzzles.size(); ++at)
        if (const Status status = tried(content.value(), game, at); !status)
            problems.push_back({game.where + ":" + std::to_string(game.puzzles[at].line),
                                status.problem().what, "hexholm-cli puzzles makes it anew"});
}

}  // namespace

std::vector<Problem> mistakes_in_puzzles(const ModFolder& mod,
                                         const std::vector<std::string>& roots) {
    std::vector<Problem> problems;
    for (const std::string& path : puzzle_files(mod.path)) {
        const Result<std::string> text = read_text_file(path, kMostPuzzleBytes);
        const auto games = text ? parse_puzzles(text.value(), path)
                                : Result<std::vector<PuzzleGame>>(text.problem());
        if (!games) {
            problems.push_back(games.problem());
            continue;
        }
        for (const PuzzleGame& game : games.value())
            try_game(game, roots, problems);
    }
    return problems;
}

}  // namespace hexholm::cli
