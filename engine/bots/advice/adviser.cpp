#include "engine/bots/advice/adviser.h"

#include <algorithm>

#include "engine/base/check.h"
#include "engine/bots/advice/waste.h"
#include "engine/bots/judge/general_judge.h"
#include "engine/bots/trying/random_choice.h"

namespace hexholm {
namespace {

constexpr int kAdvisedPositions = 2000;  // of a turn
constexpr int kAdvisedActions = 12'000;  // that are played on
constexpr int kAdvisedAtEnd = 80;
constexpr int kMostSettled = 12;  // answers of all to what is asked
constexpr int kThousand = 1000;
constexpr int kInPercent = 10;
constexpr std::int64_t kUnknown = -1;

int in_thousandths(std::int64_t chance) {
    if (chance < 0) return Advice::kNoChance;
    return static_cast<int>((chance * kThousand + (1 << (kScoreBits - 1))) >> kScoreBits);
}

// People talk to each other as they like: an offer is advised only where nothing else is possible.
ActionList without_talk(const Rulebook& book, const ActionList& legal) {
    ActionList asked;
    for (const Action& action : legal)
        if (!is_idle_talk(book.verb(action.kind))) asked.push_back(action);
    return asked.empty() ? legal : asked;
}

// Whether somebody who reads both is told anything new by the second.
bool says_the_same(const Advice& first, const Advice& other) {
    return first.chance / kInPercent == other.chance / kInPercent &&
           std::ranges::equal(first.reasons, other.reasons);
}

// Goods that go to the bank for others that are good for nothing in particular.
bool is_idle_exchange(const Rulebook& book, const Advice& advice) {
    return advice.reasons[0].kind == AdviceReason::Kind::sound &&
           std::ranges::all_of(advice.row, [&](const Action& action) {
               return book.verb(action.kind) == Verb::trade_bank;
           });
}

// Goods that the player still lacks for it.
int missing_for(const State& state, PlayerId player, const Bundle& price) {
    int missing = 0;
    for (const GoodId good : all_ids<GoodId>(kMaxGoods))
        missing += std::max(0, price[good] - state.players[player].goods[good]);
    return missing;
}

}  // namespace

Adviser::Learned::Learned(const Rulebook& book, std::shared_ptr<const JudgeWeights> known)
    : weights(std::move(known)),
      judge(book, *weights),
      play_on(book, *weights, kAdvisedActions, kAdvisedAtEnd) {}

bool Adviser::knows_chances(const Rulebook& book) {
    return judge_for(book) != nullptr;
}

Adviser::Adviser(const Rulebook& book) : Adviser(book, judge_for(book)) {}

Adviser::Adviser(const Rulebook& book, std::shared_ptr<const JudgeWeights> weights)
    : book_(book),
      learned_(weights == nullptr ? nullptr : std::make_unique<Learned>(book, weights)),
      counsel_(weights, kAdvisedPositions),
      reasons_(book) {}

void Adviser::heed(const std::atomic<bool>* given_up) {
    given_up_ = given_up;
    counsel_.heed(given_up);
}

std::vector<Advice> Adviser::best(const View& view, const ActionList& legal, Random& chance) {
    HEX_CHECK(view.viewer.is_some());
    found_.clear();
    if (legal.empty() || view.state.stage == Stage::over) return {};
    const Random same = chance;
    const ActionList asked = without_talk(book_, legal);
    find_ways(view, asked, chance);
    const bool is_only = asked.size() == 1 && !is_template(book_, asked[0]);
    std::vector<Advice> told;
    for (const Candidate& one : found_) {
        // Ending the turn is advised first, or not at all: a player who saves cards does nothing else.
        if (!told.empty() && is_end(one.row[0])) continue;
        if (is_waste(book_, view, one.row, same)) continue;
        const Advice advice = advice_for(one, view, is_only, same);
        if (is_idle_exchange(book_, advice)) continue;
        if (told.empty() || !says_the_same(told[0], advice)) told.push_back(advice);
    }
    if (told.empty())
        told.push_back(advice_for(anything_else(view, asked, same), view, is_only, same));
    return told;
}

// A candidate that throws nothing away, for when all that were found do so.
Candidate Adviser::anything_else(const View& view, const ActionList& asked, Random same) const {
    Candidate other = found_[0];
    for (const Action& action : asked) {
        if (is_template(book_, action) || book_.verb(action.kind) == Verb::trade_bank) continue;
        TurnRow row;
        row.push_back(action);
        if (is_waste(book_, view, row, same)) continue;
        other = {row, kUnknown};
        if (!is_end(action)) break;
    }
    return other;
}

void Adviser::find_ways(const View& view, const ActionList& asked, Random& chance) {
    const Random same = chance;
    const bool is_open = std::ranges::any_of(
        asked, [&](const Action& action) { return is_template(book_, action); });
    if (learned_ && view.state.stage == Stage::setup && asked.size() > 1 && !is_open) {
        learned_->play_on.begin(given_up_);
        find_best_places(book_, learned_->play_on, view, asked, kMostAdvice, chance, found_);
        return;
    }
    const Action first = counsel_.decide(book_, view, asked, chance);
    if (counsel_.rows() != nullptr)
        keep_rows(*counsel_.rows(), view.viewer);
    else if (learned_ && view.state.frame_count > 0)
        judge_answers(view, asked, chance);
    put_first(first, view, same);
}

// The turn's end is an advice, too: where nothing is better, one should save.
void Adviser::keep_rows(const TurnSearch& rows, PlayerId viewer) {
    const Action end{book_.kind(Verb::end_turn), viewer, {-1, -1, -1}, {}};
    for (const TurnEnd& at : rows.ends()) {
        TurnRow row = rows.row_of(at);
        if (row.empty()) row.push_back(end);
        if (!is_known(row[0])) keep_best(found_, {row, chance_of(at.odds)}, kMostAdvice);
    }
}

// Each by what comes of it once everybody has answered, with the same hidden things.
void Adviser::judge_answers(const View& view, const ActionList& asked, Random& chance) {
    const State now = imagine(book_, view, chance);
    learned_->judge.look_from(now, view.viewer);
    for (const Action& answer : asked) {
        if (is_template(book_, answer) || !check(book_, now, answer).ok()) continue;
        TurnRow row;
        row.push_back(answer);
        keep_best(found_, {row, chance_at(after(row, now, view.viewer, chance), view.viewer)},
                  kMostAdvice);
    }
}

// REQUIRES: the judge looks from a position of the same table.
std::int64_t Adviser::chance_at(const State& state, PlayerId viewer) {
    if (state.stage == Stage::over) return std::int64_t{is_winner(state, viewer)} << kScoreBits;
    return chance_of(learned_->judge.odds(state));
}

// The action that the bot would take is advised first, with the row of actions that begins with it.
void Adviser::put_first(const Action& first, const View& view, Random same) {
    const auto known =
        std::ranges::find_if(found_, [&](const Candidate& one) { return one.row[0] == first; });
    if (known != found_.end()) {
        std::rotate(found_.begin(), known, known + 1);
        return;
    }
    Candidate decided;
    decided.row.push_back(first);
    decided.chance = kUnknown;
    if (learned_ && !is_left_to_chance(first)) {
        const State before = imagine(book_, view, same);
        learned_->judge.look_from(before, view.viewer);
        decided.chance = chance_at(after(decided.row, before, view.viewer, same), view.viewer);
    }
    if (found_.size() == kMostAdvice) found_.pop_back();
    found_.insert(found_.begin(), decided);
}

bool Adviser::is_end(const Action& action) const {
    return book_.verb(action.kind) == Verb::end_turn;
}

// What the dice show, or what another player's turn begins with, is no merit of it.
bool Adviser::is_left_to_chance(const Action& action) const {
    return is_end(action) || book_.verb(action.kind) == Verb::roll;
}

bool Adviser::is_known(const Action& first) const {
    return std::ranges::any_of(found_, [&](const Candidate& one) { return one.row[0] == first; });
}

State Adviser::after(const TurnRow& row, const State& before, PlayerId viewer, Random same) {
    State after = before;
    if (learned_) {
        learned_->play_on.begin(given_up_);
        learned_->play_on.follow(row, viewer, after, same);
        if (before.frame_count > 0) learned_->play_on.settle(after, kMostSettled, same);
    } else if (check(book_, after, row[0]).ok()) {
        apply(book_, after, row[0]);
    }
    return after;
}

Advice Adviser::advice_for(const Candidate& one, const View& view, bool is_only, Random same) {
    const State before = imagine(book_, view, same);
    const State end = after(one.row, before, view.viewer, same);
    Advice advice{one.row, in_thousandths(one.chance), {}};
    if (!is_left_to_chance(one.row[0])) advice.reasons = reasons_.between(before, end, view.viewer);
    tell_aim(one.row, before, end, view.viewer, advice.reasons);
    using Kind = AdviceReason::Kind;
    if (advice.reasons.empty())
        advice.reasons.push_back({.kind = is_only ? Kind::only : Kind::sound, .count = 1});
    return advice;
}

// What the player saves for comes nearer, or is kept in mind.
void Adviser::tell_aim(const TurnRow& row,
                       const State& before,
                       const State& after,
                       PlayerId viewer,
                       AdviceReasons& reasons) const {
    const std::optional<Goal>& aim = counsel_.aim();
    if (!aim) return;
    const int missing = missing_for(before, viewer, aim->item);
    const int left = missing_for(after, viewer, aim->item);
    using Kind = AdviceReason::Kind;
    if (is_end(row[0]) && missing > 0)
        reasons.push_back({.kind = Kind::saves, .count = missing, .aim = aim->action.kind});
    else if (left < missing)
        reasons.push_back({.kind = Kind::nears, .count = left, .aim = aim->action.kind});
}

WinningChances Adviser::chances(const State& state) {
    HEX_CHECK(learned_ != nullptr);
    WinningChances shares;
    std::array<std::int64_t, kMaxPlayers> chances{};
    std::int64_t all = 0;
    for (const PlayerId player : all_ids<PlayerId>(book_.players())) {
        std::int64_t& chance = chances[player.index()];
        if (state.stage == Stage::over) {
            chance = is_winner(state, player) ? 1 : 0;
        } else {
            learned_->judge.look_from(state, player);
            chance = chance_of(learned_->judge.odds(state));
        }
        all += chance;
    }
    // Rounded so that nothing is left over: each share ends where the next begins.
    std::int64_t before = 0;
    std::int64_t told = 0;
    for (std::size_t player = 0; player < book_.players(); ++player) {
        before += chances[player];
        const std::int64_t end = all == 0 ? 0 : before * kThousand / all;
        shares.push_back(static_cast<int>(end - told));
        told = end;
    }
    return shares;
}

}  // namespace hexholm
