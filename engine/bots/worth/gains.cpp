#include "engine/bots/worth/gains.h"

#include <algorithm>
#include <memory>

#include "engine/game/asking/deeds.h"
#include "engine/game/asking/effects.h"
#include "engine/game/game.h"
#include "engine/game/pieces/pieces.h"
#include "engine/game/trade/prices.h"
#include "engine/game/view/view.h"

namespace hexholm {
namespace {

constexpr std::size_t kTried = 8;  // actions of one kind
constexpr int kDiscovery = 350;    // a good, and land that nobody else has

int hidden_tiles(const State& state) {
    return static_cast<int>(std::ranges::count(state.face_down, 1));
}

int standing(const Rulebook& book, const State& state, PlayerId player) {
    return all_points(book, state, player) * kPoint + counters_worth(book, state, player) -
           hidden_tiles(state) * kDiscovery;
}

// The goods that are missing come from the bank as far as it has them.
void put_in_hand(const Play& play, PlayerId player, Bundle price) {
    for (const GoodId good : play.book.content().goods.ids())
        take_from_bank(play, player, good,
                       std::clamp(price[good] - play.player(player).goods[good], 0,
                                  static_cast<int>(play.state.bank[good])));
}

// The phase in which the player could do it.
PhaseId phase_for(const Rulebook& book, ActionKindId kind) {
    for (const PhaseId phase : book.content().phases.ids())
        if (book.content().phases[phase].actions[kind.index()]) return phase;
    return PhaseId::none();
}

Plan try_out(const Rulebook& book, const State& state, const Action& action) {
    State after = state;
    Plan plan{action, 0, false};
    if (!apply(book, after, action, nullptr, Failures::passed_over)) return plan;
    plan.wins = after.stage == Stage::over && after.winner == action.player;
    plan.worth = standing(book, after, action.player) - standing(book, state, action.player);
    return plan;
}

}  // namespace

int gain_by_effect(const Rulebook& book, const State& state, PlayerId player, EffectId effect) {
    State after = state;
    Progress progress;
    progress.tolerant = true;
    const Play play{book, after, nullptr, &progress};
    begin_effect(play, player, effect);
    run_effects(play);
    return standing(book, after, player) - standing(book, state, player);
}

std::optional<Plan> plan_deed(const Rulebook& book,
                              const State& state,
                              PlayerId player,
                              DeedId deed) {
    const ActionKindId kind = book.kind(Verb::act, deed.index());
    State rich = state;
    rich.phase = phase_for(book, kind);
    if (rich.phase.is_none()) return std::nullopt;
    put_in_hand({book, rich, nullptr}, player,
                price_of(book, rich, player, book.content().deeds[deed].cost));
    const auto list = std::make_unique<ActionList>();
    list_deed(book, rich, player, kind, deed, *list);
    std::optional<Plan> best;
    for (std::size_t at = 0; at < std::min(list->size(), kTried); ++at) {
        const Plan plan = try_out(book, rich, (*list)[at]);
        if (!best || plan.wins || plan.worth > best->worth) best = plan;
    }
    return best;
}

int counters_worth(const Rulebook& book, const State& state, PlayerId player) {
    int worth = 0;
    for (const Counter& counter : book.content().counters)
        if (counter.worth != 0)
            worth += counter.worth * counter_value(state, counter, player.index());
    return worth;
}

int gain_by_placing(
    const Rulebook& book, const State& state, PlayerId player, PieceId piece, int place) {
    if (book.listeners(Moment::placed).empty() && book.piece_counters().empty()) return 0;
    State after = state;
    Progress progress;
    progress.tolerant = true;
    put_piece({book, after, nullptr, &progress}, player, piece, place);
    return standing(book, after, player) - standing(book, state, player) -
           book.content().pieces[piece].points * kPoint;
}

}  // namespace hexholm
