#include "engine/session/puzzles/puzzle_file.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <span>

#include "engine/base/check.h"
#include "engine/journal/action_text.h"
#include "engine/journal/words.h"

namespace hexholm {
namespace {

constexpr std::string_view kMagic = "hexholm puzzles 1";
constexpr std::string_view kPuzzleWord = "puzzle ";
constexpr std::string_view kDoWord = "do ";
constexpr std::size_t kMostActions = 20'000;

using Lines = std::span<const std::string_view>;

// One game with its puzzles, line by line; the first that is not understood says why.
class GameReader {
public:
    // `first`: the number of the first of these lines in the file, from 1.
    GameReader(const std::string& where, std::size_t first) : first_(first) { game_.where = where; }

    Result<PuzzleGame> read(Lines lines) {
        std::size_t at = 1;  // behind the magic word
        for (; at < lines.size() && !lines[at].empty(); ++at)
            if (const Saying wrong = take(lines[at], at); !wrong.empty()) return problem(at, wrong);
        if (game_.puzzles.empty()) return problem(0, "there is no puzzle in it");
        const std::size_t head = std::min(at + 1, lines.size());
        for (at = head; at < lines.size() && !lines[at].empty();)
            ++at;
        Result<JournalHeader> header =
            parse_header({lines.begin() + static_cast<std::ptrdiff_t>(head),
                          lines.begin() + static_cast<std::ptrdiff_t>(at)},
                         game_.where);
        if (!header) return header.problem();
        game_.game = std::move(header.value());
        for (++at; at < lines.size() && !lines[at].empty(); ++at) {
            if (game_.actions.size() == kMostActions)
                return problem(at, {"a game has at most {1} actions here", kMostActions});
            game_.actions.emplace_back(lines[at]);
        }
        if (const Saying wrong = what_is_missing(); !wrong.empty()) return problem(0, wrong);
        return std::move(game_);
    }

private:
    Problem problem(std::size_t line, const Saying& wrong) const {
        return {game_.where + ":" + std::to_string(first_ + line), wrong, ""};
    }
    Saying take(std::string_view line, std::size_t number) {
        if (line.starts_with(kPuzzleWord))
            return take_puzzle(line.substr(kPuzzleWord.size()), number);
        if (!line.starts_with(kDoWord) || game_.puzzles.empty())
            return {"unknown line {1}", in_quotes(line)};
        if (game_.puzzles.back().best.size() == kMostInRow)
            return {"a turn has at most {1} actions here", kMostInRow};
        game_.puzzles.back().best.emplace_back(line.substr(kDoWord.size()));
        return "";
    }
    Saying take_puzzle(std::string_view text, std::size_t number_of_line) {
        constexpr std::uint32_t kWhole = 1000;
        if (game_.puzzles.size() == kMostPuzzlesInGame)
            return {"a game has at most {1} puzzles", kMostPuzzlesInGame};
        const auto words = split(text, ' ');
        std::array<std::uint32_t, 4> numbers{};
        bool fits = words.size() == numbers.size();
        for (std::size_t at = 0; at < numbers.size() && fits; ++at) {
            const auto number = parse_number<std::uint32_t>(words[at]);
            fits = number.has_value();
            numbers[at] = number.value_or(0);
        }
        const auto [at, seat, chance, usual] = numbers;
        if (!fits || seat < 1 || seat > kMaxPlayers || usual > chance || chance > kWhole)
            return "a puzzle needs four numbers: actions before it, a seat, and two chances "
                   "in thousandths, the larger one first";
        game_.puzzles.push_back({.line = first_ + number_of_line,
                                 .at = at,
                                 .seat = static_cast<int>(seat) - 1,
                                 .chance = static_cast<int>(chance),
                                 .usual = static_cast<int>(usual),
                                 .best = {}});
        return "";
    }
    Saying what_is_missing() const {
        for (const PuzzleDraft& puzzle : game_.puzzles) {
            if (puzzle.seat >= game_.game.players)
                return "a puzzle is for a seat that the game does not have";
            if (puzzle.best.empty()) return "a puzzle has no solution";
            if (puzzle.at > game_.actions.size())
                return "a puzzle begins after the game's last action";
        }
        return "";
    }

    std::size_t first_;
    PuzzleGame game_;
};

}  // namespace

std::vector<std::string> puzzle_files(const std::string& mod_folder) {
    namespace fs = std::filesystem;
    std::vector<std::string> files;
    std::error_code error;
    for (fs::directory_iterator at(fs::path(mod_folder) / "puzzles", error), end;
         !error && at != end; at.increment(error))
        if (at->path().extension() == kPuzzlesEnding) files.push_back(at->path().string());
    std::ranges::sort(files);
    return files;
}

Result<std::vector<PuzzleGame>> parse_puzzles(const std::string& text, const std::string& where) {
    const std::vector<std::string_view> lines = split(text, '\n');
    if (lines[0] != kMagic)
        return Problem{where, "this is no file of puzzles",
                       "hexholm-cli puzzles makes one of journals"};
    std::vector<PuzzleGame> games;
    for (std::size_t begin = 0; begin < lines.size();) {
        std::size_t end = begin + 1;
        while (end < lines.size() && lines[end] != kMagic)
            ++end;
        if (games.size() == kMostGamesInFile)
            return Problem{where, {"a file has at most {1} games", kMostGamesInFile}, ""};
        Result<PuzzleGame> game =
            GameReader(where, begin + 1).read(Lines(lines).subspan(begin, end - begin));
        if (!game) return game.problem();
        games.push_back(std::move(game.value()));
        begin = end;
    }
    return games;
}

std::string puzzles_text(const Content& content,
                         const JournalHeader& game,
                         const std::vector<Puzzle>& puzzles,
                         const std::vector<RecordedAction>& actions) {
    HEX_CHECK(!puzzles.empty() && puzzles.size() <= kMostPuzzlesInGame);
    std::string text = std::string(kMagic) + '\n';
    std::uint32_t last = 0;
    for (const Puzzle& puzzle : puzzles) {
        text += kPuzzleWord;
        for (const auto number : {puzzle.at, static_cast<std::uint32_t>(puzzle.player.index() + 1),
                                  static_cast<std::uint32_t>(puzzle.chance)})
            text += std::to_string(number) + ' ';
        text += std::to_string(puzzle.usual) + '\n';
        for (const Action& action : puzzle.best)
            text += std::string(kDoWord) + action_text(content, action) + '\n';
        last = std::max(last, puzzle.at);
    }
    HEX_CHECK(last <= actions.size());
    text += '\n' + header_text(game);
    for (std::size_t at = 0; at < last; ++at)
        text += action_text(content, actions[at].action) + '\n';
    return text;
}

Result<SetPuzzle> puzzle_by(const Content& content, const PuzzleGame& game, std::size_t puzzle) {
    const PuzzleDraft& draft = game.puzzles[puzzle];
    if (content.players != game.game.players)
        return Problem{game.where, "today's rules are for another number of players", ""};
    SetPuzzle set;
    set.puzzle.at = draft.at;
    set.puzzle.player = PlayerId(draft.seat);
    set.puzzle.chance = draft.chance;
    set.puzzle.usual = draft.usual;
    for (const std::string& text : draft.best) {
        const Result<Action> action = parse_action(content, text, game.where);
        if (!action) return action.problem();
        set.puzzle.best.push_back(action.value());
    }
    for (std::size_t at = 0; at < draft.at; ++at) {
        const Result<Action> action = parse_action(content, game.actions[at], game.where);
        if (!action) return action.problem();
        set.before.push_back({.action = action.value(), .digest = {}});
    }
    return set;
}

}  // namespace hexholm
