#include "engine/session/puzzles/puzzle.h"

#include "engine/bots/judge/general_judge.h"
#include "engine/game/game.h"
#include "engine/game/view/points.h"

namespace hexholm {

bool PuzzleJudge::knows(const Rulebook& book) {
    return judge_for(book) != nullptr;
}

PuzzleJudge::PuzzleJudge(const Rulebook& book)
    : book_(book), weights_(judge_for(book)), judge_(book, *weights_) {}

void PuzzleJudge::follow(State& state, std::span<const Action> row) const {
    for (const Action& action : row) {
        if (state.stage == Stage::over) return;
        const bool ends = book_.verb(action.kind) == Verb::end_turn;
        if (!ends && check(book_, state, action).ok()) apply(book_, state, action);
    }
}

int PuzzleJudge::chance_after(const State& start, PlayerId player, std::span<const Action> row) {
    constexpr std::int64_t kWhole = 1000;
    State now = start;
    hide_lucky_draws(book_, now);
    judge_.look_from(now, player);
    follow(now, row);
    if (now.stage == Stage::over) return is_winner(now, player) ? static_cast<int>(kWhole) : 0;
    return static_cast<int>((chance_of(judge_.odds(now)) * kWhole) >> kScoreBits);
}

bool PuzzleJudge::has_luck(const State& start, std::span<const Action> row) const {
    State now = start;
    follow(now, row);
    if (now.random != start.random) return true;
    return std::ranges::any_of(book_.play_decks(), [&](DeckId deck) {
        return now.deck_size[deck] != start.deck_size[deck];
    });
}

}  // namespace hexholm
