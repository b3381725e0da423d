#include "engine/bots/levels/hard_bot.h"

#include <algorithm>

#include "engine/bots/choices/deals.h"
#include "engine/bots/choices/own_turn.h"
#include "engine/bots/judge/general_judge.h"
#include "engine/bots/search/discard_search.h"
#include "engine/game/asking/prompt.h"

namespace hexholm {
namespace {

constexpr int kMostDiscards = 2000;  // choices that are judged
// A judge knows games that go on. Where one takes more rounds than this for each point that wins it, all
// positions look alike to it, and four bots would sail in circles for ever.
constexpr int kRoundsForPoint = 4;

bool has_verb(const Position& position, Verb verb) {
    return std::ranges::any_of(position.legal, [&](const Action& action) {
        return position.book.verb(action.kind) == verb;
    });
}

bool is_drawn_out(const Position& position) {
    const int rounds = kRoundsForPoint * position.book.content().rules.target_points;
    return position.state.turn > rounds * static_cast<int>(position.book.players());
}

}  // namespace

HardBot::Mind* HardBot::mind(const Rulebook& book) {
    if (book_ == &book) return mind_.get();
    book_ = &book;
    mind_.reset();
    auto known = weights_ != nullptr ? weights_ : judge_for(book);
    if (known == nullptr || !LearnedJudge::has_size_for(book, *known)) return nullptr;
    mind_ = std::make_unique<Mind>(book, std::move(known), budget_);
    mind_->search.like(temper().style);
    return mind_.get();
}

// A bot that began an action and took it back would begin it again for ever.
static bool gives_up_action(const Position& position, const Action& answer) {
    Prompt prompt;
    return position.book.verb(answer.kind) == Verb::decline &&
           current_prompt(position.book, position.state, prompt) && prompt.of_action;
}

// A question in the bot's own turn is answered so that the rest of the turn gains most.
std::optional<Action> HardBot::answer(const Position& position, Random& chance) {
    const State& state = position.state;
    Prompt prompt;
    Mind* const known = is_drawn_out(position) ? nullptr : mind(position.book);
    if (known == nullptr || !current_prompt(position.book, state, prompt))
        return NormalBot::answer(position, chance);
    if (position.book.verb(position.legal[0].kind) == Verb::discard) {
        Action given = position.legal[0];
        given.goods[0] = judged_discard(position.book, known->judge, state, position.me,
                                        discard_count(position.book, state, position.me), prompt.of,
                                        kMostDiscards);
        return given;
    }
    if (state.active == position.me && state.stage == Stage::play && state.frame_count > 0)
        if (const auto best = planned_answer(position, chance);
            best && !gives_up_action(position, *best))
            return best;
    return NormalBot::answer(position, chance);
}

std::optional<Action> HardBot::planned_answer(const Position& position, Random& chance) {
    TurnSearch& search = mind(position.book)->search;
    search.heed(given_up());
    return search.best_answer(imagine(position.book, {position.me, position.state}, chance),
                              position.me);
}

Action HardBot::planned(const Position& position, Random& chance) {
    TurnSearch& search = mind(position.book)->search;
    search.heed(given_up());
    return search.best(imagine(position.book, {position.me, position.state}, chance), position.me);
}

// The land is paid out: what the cards at hand are for is thought out to the end. Figures go where they are
// to go before that, by habit: their many ways would fill every row of actions. Others are asked before the bank
// is, and before the turn ends.
Action HardBot::take_turn(const Position& position, Random& chance) {
    if (!has_verb(position, Verb::end_turn) || position.state.frame_count > 0 ||
        is_drawn_out(position) || mind(position.book) == nullptr)
        return NormalBot::take_turn(position, chance);
    if (const auto deal = confirmed_deal(position)) return *deal;
    if (const auto action = figure_action(position)) return *action;
    if (const auto action = far_sighted_action(position)) return *action;
    const Action best = planned(position, chance);
    const Verb verb = position.book.verb(best.kind);
    if (verb == Verb::end_turn)
        if (const auto toll = earned_toll(position)) return *toll;
    if (verb == Verb::end_turn || verb == Verb::trade_bank)
        if (const auto offer = make_offer(position)) return *offer;
    return best;
}

}  // namespace hexholm
