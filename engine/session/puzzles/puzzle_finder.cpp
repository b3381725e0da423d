#include "engine/session/puzzles/puzzle_finder.h"

#include <algorithm>
#include <optional>

#include "engine/bots/advice/hindsight.h"
#include "engine/bots/foresight/weighing.h"
#include "engine/bots/judge/general_judge.h"
#include "engine/game/game.h"
#include "engine/journal/timeline.h"

namespace hexholm {
namespace {

constexpr std::size_t kMostLookedAt = 12;
constexpr int kPlayedOn = 200'000;  // actions, for one turn
constexpr int kPlannedAtEnd = 60;   // positions, each time
constexpr int kTurnsAhead = 1;
constexpr int kTrust = 0;

class Finder {
public:
    Finder(const Rulebook& book, const Timeline& game, const PuzzleWish& wish)
        : book_(book),
          game_(game),
          wish_(wish),
          judge_(book),
          play_on_(book, judge_.weights(), kPlayedOn, kPlannedAtEnd) {}

    std::optional<Puzzle> puzzle_of(const MissedTurn& turn, const std::atomic<bool>* given_up) {
        Puzzle puzzle{.at = turn.at, .player = turn.player, .best = turn.better};
        if (!puzzle.best.empty() &&
            book_.verb(puzzle.best[puzzle.best.size() - 1].kind) == Verb::end_turn)
            puzzle.best.pop_back();
        const std::optional<TurnRow> played = played_in(turn);
        if (!played || puzzle.best.size() < wish_.least) return std::nullopt;
        const State start = game_.state_at(turn.at);
        if (judge_.has_luck(start, puzzle.best) || !is_sure(start, puzzle)) return std::nullopt;
        puzzle.chance = judge_.chance_after(start, turn.player, puzzle.best);
        puzzle.usual = judge_.chance_after(start, turn.player, *played);
        // Where doing nothing is nearly as good there is nothing to be found.
        const int idle = judge_.chance_after(start, turn.player, {});
        if (puzzle.chance - std::max(puzzle.usual, idle) < wish_.least_gain) return std::nullopt;
        return holds_ahead(start, puzzle, *played, given_up) ? std::optional(puzzle) : std::nullopt;
    }

private:
    // The actions until the turn's end; nullopt when they are too many for a row.
    std::optional<TurnRow> played_in(const MissedTurn& turn) const {
        TurnRow row;
        for (std::size_t at = turn.at; at < game_.size(); ++at) {
            const Action& action = game_.actions()[at].action;
            if (book_.verb(action.kind) == Verb::end_turn) return row;
            if (row.size() == kMostInRow) return std::nullopt;
            row.push_back(action);
        }
        return std::nullopt;
    }
    // Whether it can be done whatever the others hold: the player does not see that.
    bool is_sure(const State& start, const Puzzle& puzzle) const {
        constexpr int kOtherHands = 16;
        const View view = view_for(book_, start, puzzle.player);
        for (int at = 0; at < kOtherHands; ++at) {
            Random chance{start.actions, static_cast<std::uint64_t>(at)};
            State world = imagine(book_, view, chance);
            for (const Action& action : puzzle.best) {
                if (!check(book_, world, action).ok()) return false;
                apply(book_, world, action);
            }
        }
        return true;
    }
    bool holds_ahead(const State& start,
                     const Puzzle& puzzle,
                     const TurnRow& played,
                     const std::atomic<bool>* given_up) {
        const View view = view_for(book_, start, puzzle.player);
        const CandidateRows rows = {{puzzle.best, 0}, {played, 0}};
        Random chance{start.actions, 0};
        play_on_.begin(given_up);
        return &best_of(book_, play_on_, view, rows,
                        {.turns = kTurnsAhead, .worlds = wish_.worlds, .trust = kTrust},
                        chance) == &rows[0];
    }

    const Rulebook& book_;
    const Timeline& game_;
    const PuzzleWish& wish_;
    PuzzleJudge judge_;
    PlayOn play_on_;
};

}  // namespace

std::vector<Puzzle> find_puzzles(const Rulebook& book,
                                 const GameSeed& seed,
                                 std::span<const RecordedAction> actions,
                                 const PuzzleWish& wish,
                                 const std::atomic<bool>* given_up) {
    const auto is_over = [&] { return given_up != nullptr && given_up->load(); };
    State state = start_game(book, seed);
    Timeline game(book, state, seed);
    Hindsight hindsight(book, judge_for(book));
    for (const RecordedAction& record : actions) {
        // Accords and failures of mods cannot be part of a puzzle.
        if (is_over() || record.is_settled() || record.passed_over) break;
        hindsight.see(state, record.action);
        if (!game.play(record, state).ok()) break;
    }
    std::vector<Puzzle> found;
    Finder finder(book, game, wish);
    for (const MissedTurn& turn : hindsight.dearest(kMostLookedAt, wish.player)) {
        if (is_over() || found.size() == wish.most) break;
        if (const auto puzzle = finder.puzzle_of(turn, given_up)) found.push_back(*puzzle);
    }
    return found;
}

}  // namespace hexholm
