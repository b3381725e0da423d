#include "engine/bots/worth/cards.h"

#include <algorithm>

#include "engine/bots/worth/gains.h"
#include "engine/game/cards/cards.h"
#include "engine/game/standing/measures.h"

namespace hexholm {
namespace {

constexpr int kMovedPawn = 80;
constexpr int kAwardPercent = 110;  // it also keeps others from having it
constexpr int kHeldAward = 120;     // one more step ahead of the others

bool blocks_player(const Rulebook& book, const State& state, PlayerId player, TileId tile) {
    return std::ranges::any_of(book.board().corners(tile), [&](CornerId corner) {
        return !state.corners[corner].empty() && state.corners[corner].owner() == player;
    });
}

int pawn_worth(const Rulebook& book, const State& state, PlayerId player, PawnId pawn) {
    const TileId tile = state.pawns[pawn];
    if (tile.is_none() || !book.content().pawns[pawn].blocks_production) return kMovedPawn;
    if (!blocks_player(book, state, player, tile)) return kMovedPawn;
    return kMovedPawn + kUnblockedPip * book.pips(state.token[tile]);
}

int count_worth(const Rulebook& book, const State& state, PlayerId player, CounterId counter) {
    int worth = 0;
    for (const AwardId award : book.content().awards.ids()) {
        const Award& declared = book.content().awards[award];
        if (declared.metric != Metric::counter || declared.counter != counter) continue;
        const int steps = steps_to_award(book, state, player, award);
        worth += steps == 0 ? kHeldAward : declared.points * kPoint / steps * kAwardPercent / 100;
    }
    return worth + book.content().counters[counter].points * kPoint;
}

int collect_worth(const Rulebook& book, const State& state, PlayerId player) {
    int most = 0;
    for (const GoodId good : book.content().goods.ids())
        most = std::max(most, held_by_others(book, state, player, good));
    return most * kGoodWorth * 80 / 100;
}

int step_worth(const Rulebook& book, const State& state, const Outlook& outlook, const Step& step) {
    switch (step.op) {
        case Op::place:
            return book.content().pieces[PieceId(step.a)].cost.first().total() * kGoodWorth;
        case Op::place_figure:
            return book.content().figure_kinds[FigureKindId(step.a)].cost.first().total() *
                   kGoodWorth;
        case Op::move_pawn: return pawn_worth(book, state, outlook.player, PawnId(step.a));
        case Op::steal:
        case Op::collect_picked: return kGoodWorth;
        case Op::gather: return kGoodWorth;
        case Op::take: return step.a * kGoodWorth * 5 / 4;
        case Op::collect: return collect_worth(book, state, outlook.player);
        case Op::count:
            return step.b > 0 ? count_worth(book, state, outlook.player, CounterId(step.a)) : 0;
        case Op::gain:  // see effect_worth()
            return step.each.is_none() ? step.goods.total() * kGoodWorth : 0;
        case Op::draw: return step.b * 3 * kGoodWorth;
        case Op::draw_within: return 3 * kGoodWorth;
        case Op::run:
        case Op::replace_in_line:
        case Op::replace: return 0;  // see effect_worth()
        case Op::start:
        case Op::each:
        case Op::start_card:
        case Op::pick:
        case Op::travel:
        case Op::choose:
        case Op::poll:
        case Op::wait:
        case Op::move_cards:
        case Op::produce:
        case Op::set_die:
        case Op::count_tiles:
        case Op::move_figure:
        case Op::tell:
        case Op::exchange: return kGoodWorth;  // what a mod's own rules are worth nobody knows
        case Op::discard:
        case Op::keep_limit:
        case Op::look:
        case Op::shuffle:
        case Op::give:
        case Op::stage:
        case Op::pay:
        case Op::choose_start:
        case Op::choose_spiral:
        case Op::take_off:
        case Op::stop:
        case Op::go_on:
        case Op::make_room:
        case Op::after_roll:
        case Op::moment:
        case Op::bring:
        case Op::keep:
        case Op::relief:
        case Op::advance:
        case Op::if_die:
        case Op::if_counter:
        case Op::if_cards:
        case Op::if_goods:
        case Op::if_picked:
        case Op::if_any:
        case Op::if_award:
        case Op::if_most:
        case Op::lose:
        case Op::set:    // see effect_worth()
        case Op::raise:  // see effect_worth()
        case Op::remove_figure:
        case Op::put_figure:  // see effect_worth()
        case Op::end_travel:
        case Op::throw_for:
        case Op::lose_in_line:
        case Op::mark:
        case Op::reveal:
        case Op::lay_harbour:
        case Op::share:
        case Op::finish:
        case Op::cue:
        case Op::begin_phase:
        case Op::end_turn: return 0;
    }
    return 0;
}

// Copies of a card that the player has not seen anywhere.
int unseen_copies(const Rulebook& book, const State& state, PlayerId player, CardId card) {
    int unseen =
        book.content().cards[card].copies - state.removed[card] - state.players[player].hand[card];
    for (const PlayerId other : all_ids<PlayerId>(book.players()))
        unseen -= state.players[other].open[card];
    return std::max(0, unseen);
}

}  // namespace

int effect_worth(const Rulebook& book,
                 const State& state,
                 const Outlook& outlook,
                 EffectId effect) {
    if (effect.is_none()) return 0;
    int worth = 0;
    const auto& steps = book.effect(effect).steps;
    for (const Step& step : steps)
        worth += step_worth(book, state, outlook, step);
    // What a mod's own rules are worth is found out by trying.
    const auto is_tried = [](const Step& step) {
        return step.op == Op::run || step.op == Op::replace_in_line || step.op == Op::replace ||
               step.op == Op::set || step.op == Op::raise || step.op == Op::put_figure ||
               step.op == Op::remove_figure || step.each.is_some();
    };
    if (std::ranges::any_of(steps, is_tried))
        worth += std::max(kGoodWorth, gain_by_effect(book, state, outlook, effect));
    return worth;
}

int deck_worth(const Rulebook& book, const State& state, const Outlook& outlook, DeckId deck) {
    if (cards_to_draw(book, state, deck) == 0) return 0;
    int worth = 0;
    int count = 0;
    for (const CardId card : book.content().cards.ids()) {
        const Card& declared = book.content().cards[card];
        if (declared.deck != deck) continue;
        const int copies = unseen_copies(book, state, outlook.player, card);
        if (copies == 0) continue;
        count += copies;
        worth += copies * (declared.points * kPoint +
                           std::max(effect_worth(book, state, outlook, declared.effect),
                                    card_worth(book, state, outlook.player, card)));
    }
    return count > 0 ? worth / count : 0;
}

int held_by_others(const Rulebook& book, const State& state, PlayerId player, GoodId good) {
    return std::max(
        0, book.content().goods[good].bank - state.bank[good] - state.players[player].goods[good]);
}

int steps_to_award(const Rulebook& book, const State& state, PlayerId player, AwardId award) {
    const PlayerId holder = state.award_holder[award];
    if (holder == player) return 0;
    int needed = book.content().awards[award].least;
    if (holder.is_some()) needed = std::max(needed, measure_of(book, state, award, holder) + 1);
    return std::max(1, needed - measure_of(book, state, award, player));
}

}  // namespace hexholm
