#include "engine/bots/search/discard_search.h"

#include <algorithm>
#include <limits>

#include "engine/base/check.h"

namespace hexholm {
namespace {

class DiscardSearch {
public:
    DiscardSearch(const Rulebook& book,
                  LearnedJudge& judge,
                  const State& state,
                  PlayerId player,
                  GoodMask of,
                  int budget)
        : book_(book), judge_(judge), state_(state), player_(player), of_(of), budget_(budget) {
        judge_.look_from(state, player);
    }

    // All ways to give up so many of this good and those after it.
    void give(std::size_t good, int left) {
        if (left == 0) return judge();
        if (good == book_.goods()) return;
        const GoodId id(good);
        const int held = in_mask(of_, id) ? state_.players[player_].goods[id] : 0;
        for (int count = std::min(held, left); count >= 0; --count) {
            move(id, count);
            give(good + 1, left - count);
            move(id, -count);
        }
    }
    Bundle best() const { return best_; }

private:
    void move(GoodId good, int count) {
        auto& held = state_.players[player_].goods[good];
        held = static_cast<std::uint8_t>(held - count);
        given_.set(good, given_[good] + count);
    }
    void judge() {
        if (budget_-- <= 0) return;
        const std::int64_t odds = judge_.odds(state_);
        if (odds > most_) best_ = given_;
        most_ = std::max(most_, odds);
    }

    const Rulebook& book_;
    LearnedJudge& judge_;
    State state_;
    PlayerId player_;
    GoodMask of_;
    int budget_;
    Bundle given_;
    Bundle best_;
    std::int64_t most_ = std::numeric_limits<std::int64_t>::min();
};

}  // namespace

Bundle judged_discard(const Rulebook& book,
                      LearnedJudge& judge,
                      const State& state,
                      PlayerId player,
                      int count,
                      GoodMask of,
                      int budget) {
    DiscardSearch search(book, judge, state, player, of, budget);
    HEX_CHECK(count >= 0 && budget > 0);
    search.give(0, count);
    return search.best();
}

}  // namespace hexholm
