#include "engine/bots/foresight/master_bot.h"

#include <algorithm>

namespace hexholm {
namespace {

// A turn at the end of what is played on is planned more quickly than one's own.
constexpr int kPositionsAtEnd = 80;
constexpr WeighingSetup kPlacing{.turns = 2, .worlds = 64, .trust = 8};
constexpr WeighingSetup kPlanning{.turns = 2, .worlds = 128, .trust = 4};
constexpr int kMostActions = 60'000;
constexpr std::size_t kSmallBoard = 30;  // tiles
constexpr std::size_t kPlacesPlayedOn = 8;
constexpr std::size_t kPlansPlayedOn = 4;
constexpr std::int64_t kMuchWorse = 12000;  // odds; kScoreBits

}  // namespace

MasterBot::Budget MasterBot::usual_budget(const Content& content) {
    Budget budget;
    const bool is_quick = content.board.tile_count() <= kSmallBoard && content.routes.size() == 1 &&
                          content.figure_kinds.empty();
    if (is_quick) budget.actions = kMostActions;
    return budget;
}

PlayOn& MasterBot::play_on(const Rulebook& book) {
    if (play_on_ == nullptr || book_ != &book) {
        book_ = &book;
        play_on_ =
            std::make_unique<PlayOn>(book, *mind(book)->weights, budget_.actions, kPositionsAtEnd);
    }
    return *play_on_;
}

std::optional<Action> MasterBot::answer(const Position& position, Random& chance) {
    const bool places = position.state.stage == Stage::setup &&
                        position.book.verb(position.legal[0].kind) == Verb::place;
    if (!places || mind(position.book) == nullptr) return HardBot::answer(position, chance);
    return placed(position, chance);
}

// Every place is judged by how it looks when the set-up is over, the best of them a few rounds later.
Action MasterBot::placed(const Position& position, Random& chance) {
    const View view{position.me, position.state};
    PlayOn& ahead = play_on(position.book);
    ahead.begin(given_up());
    find_best_places(position.book, ahead, view, position.legal, kPlacesPlayedOn, chance,
                     candidates_);
    return best_of(position.book, ahead, view, candidates_, kPlacing, chance).row[0];
}

// Plans that are judged nearly alike are played on; where they begin alike there is nothing to decide.
Action MasterBot::planned(const Position& position, Random& chance) {
    const Action first = HardBot::planned(position, chance);
    const Action end{position.book.kind(Verb::end_turn), position.me, {-1, -1, -1}, {}};
    const TurnSearch& search = mind(position.book)->search;
    candidates_.clear();
    bool differ = false;
    for (const TurnEnd& at : search.ends()) {
        if (candidates_.size() == kPlansPlayedOn || at.odds + kMuchWorse < search.best_odds())
            break;
        candidates_.push_back({search.row_of(at), chance_of(at.odds)});
        candidates_.back().row.push_back(end);
        differ |= !(candidates_.back().row[0] == first);
    }
    if (!differ) return first;
    PlayOn& ahead = play_on(position.book);
    ahead.begin(given_up());
    return best_of(position.book, ahead, {position.me, position.state}, candidates_, kPlanning,
                   chance)
        .row[0];
}

}  // namespace hexholm
