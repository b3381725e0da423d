#include "engine/session/bots/bot_thinker.h"

#include <utility>

#include "engine/base/check.h"

namespace hexholm {
namespace {

class SpotThinker final : public BotThinker {
public:
    SpotThinker(const Rulebook& book, SeatedBots bots) : book_(book), bots_(std::move(bots)) {}

    void ask(const BotQuestion& question) override {
        question_ = std::make_unique<BotQuestion>(question);
    }
    std::optional<BotAnswer> take_answer() override {
        const auto question = std::exchange(question_, nullptr);
        if (!question) return std::nullopt;
        return think(book_, *bots_[question->player.index()], *question);
    }
    void wait() override {}

private:
    const Rulebook& book_;
    SeatedBots bots_;
    std::unique_ptr<BotQuestion> question_;
};

}  // namespace

BotAnswer think(const Rulebook& book, Bot& bot, const BotQuestion& question) {
    FailureList failures;
    const FailureCollector collecting(&failures);
    const auto legal = std::make_unique<ActionList>();
    legal_actions(book, question.view.state, question.player, *legal);
    HEX_CHECK(!legal->empty());
    Random chance = question.chance;
    const Action action = bot.decide(book, question.view, *legal, chance);
    return {question.player, question.at, action, bot.objection(), failures.take()};
}

std::unique_ptr<BotThinker> think_on_the_spot(const Rulebook& book, SeatedBots bots) {
    return std::make_unique<SpotThinker>(book, std::move(bots));
}

}  // namespace hexholm
