#include "engine/game/core/scoring.h"

#include <algorithm>

namespace hexholm {
namespace {

// A function may say that somebody has won whatever happens, and ranks follow whatever goods do.
bool is_won_by_anything(const Rulebook& book) {
    const Rules& rules = book.content().rules;
    return rules.won.is_some() || rules.win_test.is_some() || !book.rank_counters().empty();
}

bool calls_on_move(const Rulebook& book, PawnId pawn) {
    return std::ranges::any_of(book.choices_of(pawn), [&](PawnId choice) {
        return book.hears(Moment::pawn_moved, choice.index());
    });
}

// What a step that steals may begin in its place.
bool has_loot(const Content& content) {
    return std::ranges::any_of(content.pawns, [](const Pawn& pawn) { return pawn.loot.is_some(); });
}

bool may_score(const Rulebook& book, const Step& step) {
    switch (step.op) {
        case Op::discard:
        case Op::take:
        case Op::collect:
        case Op::collect_picked:
        case Op::keep:
        case Op::gain: return false;
        case Op::move_pawn: return calls_on_move(book, PawnId(step.a));
        case Op::steal: return has_loot(book.content());
        default: return true;
    }
}

// The phase after one with rolls is the same player's, and no other phase for the victory.
bool goes_on_alike(const Rulebook& book, PhaseId phase) {
    const Content& content = book.content();
    const std::size_t next = phase.index() + 1;
    if (phase.index() >= content.turn_phases || next >= content.turn_phases) return false;
    const Phase& rolling = content.phases[phase];
    const Phase& after = content.phases[PhaseId(next)];
    return rolling.who == Who::active && after.who == Who::active &&
           rolling.can_win == after.can_win;
}

bool roll_scores(const Rulebook& book) {
    const Content& content = book.content();
    const ActionKindId roll = book.kind(Verb::roll);
    if (roll.is_none() || book.plain_dice().empty() || is_won_by_anything(book)) return true;
    if (book.has_finds() || book.has_after() || book.has_phase_work() ||
        !book.sailing_pawns().empty() || !content.reliefs.empty() ||
        !book.listeners(Moment::rolled).empty() || !book.listeners(Moment::produced).empty())
        return true;
    return std::ranges::any_of(content.on_roll,
                               [&](const auto& total) { return book.scores(total.second); }) ||
           std::ranges::any_of(content.phases.ids(), [&](PhaseId phase) {
               return content.phases[phase].actions[roll.index()] && !goes_on_alike(book, phase);
           });
}

// Goods that change hands end nothing, unless a function says so, tiles or ranks follow them, or a trade is counted.
bool trades_score(const Rulebook& book) {
    return is_won_by_anything(book) || book.goods_matter() ||
           std::ranges::any_of(book.content().bank_trades,
                               [](const BankTrade& trade) { return trade.limit.is_some(); });
}

}  // namespace

EffectFlags effects_that_score(const Rulebook& book) {
    const bool by_anything = is_won_by_anything(book);
    EffectFlags scoring;
    for (std::size_t effect = 0; effect < book.effect_count(); ++effect)
        scoring.add(by_anything ||
                    std::ranges::any_of(book.effect(EffectId(effect)).steps,
                                        [&](const Step& step) { return may_score(book, step); }));
    return scoring;
}

std::uint64_t verbs_that_score(const Rulebook& book) {
    static_assert(kVerbCount <= 64);
    std::uint64_t verbs = ~std::uint64_t{0};
    const auto leave_out = [&](Verb verb) {
        verbs &= ~(std::uint64_t{1} << static_cast<unsigned>(verb));
    };
    if (!roll_scores(book)) leave_out(Verb::roll);
    if (!trades_score(book))
        for (const Verb verb : {Verb::trade_bank, Verb::offer_trade, Verb::accept_trade,
                                Verb::reject_trade, Verb::confirm_trade, Verb::withdraw_trade})
            leave_out(verb);
    return verbs;
}

}  // namespace hexholm
