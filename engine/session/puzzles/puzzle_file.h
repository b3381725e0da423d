// Puzzles as a text: of each game which turns, and what was played before them.
//
//   hexholm puzzles 1
//   puzzle AT SEAT CHANCE USUAL      see Puzzle; seats count from 1
//   do ACTION                        of the best way, one by one, as in a journal
//   (a blank line)
//   the head of a journal, a blank line, and an action in each line
//
// and so on for the next game, from the first line.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/base/result.h"
#include "engine/journal/header.h"
#include "engine/journal/recorded.h"
#include "engine/session/puzzles/puzzle.h"

namespace hexholm {

inline constexpr std::string_view kPuzzlesEnding = ".txt";
inline constexpr std::size_t kMostPuzzlesInGame = 32;
inline constexpr std::size_t kMostGamesInFile = 1000;
inline constexpr std::size_t kMostPuzzleBytes = std::size_t{16} << 20;

// A puzzle as long as its rules are not loaded.
struct PuzzleDraft {
    std::size_t line = 0;  // of the file, from 1
    std::uint32_t at = 0;
    int seat = 0;  // from 0
    int chance = 0;
    int usual = 0;
    std::vector<std::string> best;  // actions as text
};

struct PuzzleGame {
    std::string where;  // the file
    JournalHeader game;
    std::vector<PuzzleDraft> puzzles;  // at least one
    std::vector<std::string> actions;  // as text; as many as the latest puzzle needs, or more
};

// The files of puzzles that a mod brings: MOD/puzzles/*.txt, sorted.
std::vector<std::string> puzzle_files(const std::string& mod_folder);

Result<std::vector<PuzzleGame>> parse_puzzles(const std::string& text, const std::string& where);
// The reverse, for puzzles of one game. REQUIRES: there is one, and at most kMostPuzzlesInGame.
std::string puzzles_text(const Content& content,
                         const JournalHeader& game,
                         const std::vector<Puzzle>& puzzles,
                         const std::vector<RecordedAction>& actions);

// A puzzle with the actions that lead to it.
struct SetPuzzle {
    Puzzle puzzle;
    std::vector<RecordedAction> before;
};
// The puzzle by today's rules; whether they allow all of its actions is not checked. REQUIRES:
// puzzle < game.puzzles.size().
Result<SetPuzzle> puzzle_by(const Content& content, const PuzzleGame& game, std::size_t puzzle);

}  // namespace hexholm
