// hexholm-cli puzzles: looks for turns in played games that are worth finding again.
#include <fstream>

#include "engine/base/terminal.h"
#include "engine/session/puzzles/puzzle_file.h"
#include "engine/session/puzzles/puzzle_finder.h"

#include "src/cli/common/command.h"
#include "src/cli/games/journal_game.h"

namespace hexholm::cli {
namespace {

struct PuzzlesArguments {
    std::vector<std::string> journals;
    std::string out;
    PuzzleWish wish;
};

// How many were found in the game; their text is added to `text`.
Result<std::size_t> find_in(const std::string& journal, const PuzzleWish& wish, std::string& text) {
    const Result<JournalGame> game = load_journal_game(journal);
    if (!game) return game.problem();
    if (game.value().damage) return *game.value().damage;
    const Rulebook book(game.value().content);
    if (!PuzzleJudge::knows(book))
        return Problem{journal, "nobody has learned to judge this game",
                       "see hexholm-cli train --help"};
    const std::vector<RecordedAction> actions = standing_actions(game.value().records);
    const std::vector<Puzzle> found =
        find_puzzles(book, game.value().header().seed, actions, wish, nullptr);
    if (!found.empty()) text += puzzles_text(book.content(), game.value().header(), found, actions);
    return found.size();
}

int run_puzzles(const PuzzlesArguments& arguments) {
    std::size_t all = 0;
    std::string text;
    for (const std::string& journal : arguments.journals) {
        const Result<std::size_t> found = find_in(journal, arguments.wish, text);
        if (!found) return fail(found.problem());
        print_line("%s: %zu", journal.c_str(), found.value());
        all += found.value();
    }
    if (all > 0) {
        std::ofstream file(arguments.out, std::ios::binary);
        file << text;
        file.close();
        if (!file) return fail({arguments.out, "the file cannot be written", "look at --out"});
    }
    print_line("%zu puzzles in %zu games", all, arguments.journals.size());
    return kOk;
}

}  // namespace

void add_puzzles(CLI::App& app, int& exit_code) {
    auto arguments = std::make_shared<PuzzlesArguments>();
    CLI::App* command = app.add_subcommand(
        "puzzles", "find turns in played games that somebody could have played much better");
    command->add_option("JOURNAL", arguments->journals, "games that were played")->required();
    command
        ->add_option("--out", arguments->out,
                     "the file for them; of a mod: puzzles/NAME" + std::string(kPuzzlesEnding))
        ->required()
        ->check(NamesFile());
    command->add_option("--most", arguments->wish.most, "so many of one game")
        ->check(CLI::Range(std::size_t{1}, kMostPuzzlesInGame));
    command
        ->add_option("--gain", arguments->wish.least_gain,
                     "thousandths of a chance to win that the best way is better at least")
        ->check(CLI::Range(1, 1000));
    command->callback([arguments, &exit_code] { exit_code = run_puzzles(*arguments); });
}

}  // namespace hexholm::cli
