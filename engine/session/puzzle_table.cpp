#include "engine/session/puzzle_table.h"

#include <algorithm>
#include <string_view>
#include <utility>

namespace hexholm {
namespace {

// A bot that does not trade, since the answers of others to an offer must not decide whether a
// solution is right.
class NoTrader final : public Bot {
public:
    explicit NoTrader(std::unique_ptr<Bot> bot) : bot_(std::move(bot)) {}

    Action decide(const Rulebook& book,
                  const View& view,
                  const ActionList& legal,
                  Random& chance) override {
        const auto no = std::ranges::find_if(legal, [&](const Action& action) {
            return book.verb(action.kind) == Verb::reject_trade;
        });
        return no != legal.end() ? *no : bot_->decide(book, view, legal, chance);
    }

private:
    std::unique_ptr<Bot> bot_;
};

}  // namespace

Result<std::unique_ptr<FullSession>> open_puzzle(SessionSetup setup, const SetPuzzle& puzzle) {
    setup.journal_path.clear();
    setup.far_thinker = nullptr;
    setup.thinker = think_on_the_spot;
    setup.make = [](const Content& content, std::string_view name) -> std::unique_ptr<Bot> {
        auto bot = make_bot(content, name);
        return bot == nullptr ? nullptr : std::make_unique<NoTrader>(std::move(bot));
    };
    auto game = FullSession::resume(std::move(setup), puzzle.before);
    if (!game) return game.problem();
    const Rulebook& book = game.value()->rulebook();
    if (!PuzzleJudge::knows(book))
        return Problem{book.content().scenario, /*tr*/ "nobody has learned to judge this game", ""};
    State now = game.value()->state();
    for (const Action& action : puzzle.puzzle.best) {
        if (!check(book, now, action).ok() || now.active != puzzle.puzzle.player)
            return Problem{book.content().scenario,
                           /*tr*/ "today's rules do not allow the solution of this puzzle", ""};
        apply(book, now, action);
    }
    return game;
}

}  // namespace hexholm
