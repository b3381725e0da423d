// What a game room is opened with, and what it wishes of the program.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/lua/lessons/lesson.h"
#include "engine/session/bots/far_bots.h"
#include "engine/session/full_session.h"
#include "engine/session/puzzles/puzzle_file.h"

namespace hexholm::app {

// A puzzle as it is to be solved at a table.
struct PuzzleAtTable {
    SetPuzzle set;
    std::string key;          // by which it is known to be solved
    std::size_t number = 0;   // among those of the same game, from 0
    std::size_t count = 0;    // of them
    bool shows_best = false;  // the best way is shown, and nothing is to be done
};

struct RoomSetup {
    std::shared_ptr<const Content> content;
    GameSeed seed;
    bool seed_known =
        false;  // a person has typed it: it need not be hidden while the game is played
    std::vector<Seat> seats;
    std::string journal_path;
    std::vector<RecordedAction> played;    // a game that goes on
    std::vector<RecordedAction> replay;    // actions to be watched; nobody plays
    bool torn = false;                     // the last line of its journal was cut
    bool watch = false;                    // every hand stays hidden although humans sit there
    bool guided = false;                   // the advice opens by itself
    std::shared_ptr<const Lesson> lesson;  // that is given at this table; null: a game
    std::size_t lesson_step = 0;           // with which it begins
    std::shared_ptr<const PuzzleAtTable> puzzle{};  // that is solved at this table; null: none
    std::function<void(SessionSetup&)> fit_bots{};  // to where the program runs; null: as they are
    // One that advises and looks back elsewhere; null: here.
    std::function<std::unique_ptr<FarJudge>(const Rulebook&)> far_judge{};
};

// Loads what a room is opened with; it touches nothing that changes meanwhile.
using RoomLoad = std::function<Result<RoomSetup>()>;

// A saved game with the rules it was played with: played on, or watched.
Result<RoomSetup> setup_from_saved(const std::string& path,
                                   bool watch,
                                   const std::vector<std::string>& mod_roots);
SessionSetup table_of(const RoomSetup& setup);

enum class PuzzleWant : std::uint8_t { none, again, best, next };

// What the room wishes of the program.
struct RoomWish {
    bool leave = false;
    bool quit = false;
    bool rematch = false;
    bool next_speed = false;
    bool help = false;
    bool menu = false;
    bool save_elsewhere = false;
    std::optional<PlayerId> take_over;  // a game begins at the replay's position, with this seat
    bool play_on = false;               // after a lesson, as a game
    PuzzleWant puzzle = PuzzleWant::none;
    std::string keep{};  // the journal of a game that was elsewhere, to be kept here
};

}  // namespace hexholm::app
