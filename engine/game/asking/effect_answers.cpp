#include <algorithm>

#include "engine/base/check.h"
#include "engine/game/asking/asks.h"
#include "engine/game/asking/effect_steps.h"
#include "engine/game/asking/effects.h"
#include "engine/game/asking/goods.h"
#include "engine/game/asking/mod_actions.h"
#include "engine/game/cards/card_moves.h"
#include "engine/game/cards/cards.h"
#include "engine/game/cards/hand_limits.h"
#include "engine/game/land/deal.h"
#include "engine/game/land/keeping.h"
#include "engine/game/land/production.h"
#include "engine/game/land/received.h"
#include "engine/game/pawns/pawns.h"
#include "engine/game/picking/picks.h"
#include "engine/game/pieces/building.h"
#include "engine/game/pieces/pieces.h"
#include "engine/game/travel/cargo.h"
#include "engine/game/travel/travel.h"

namespace hexholm {
namespace {

// The kind of action that answers the step, where there is one only.
ActionKindId answer_kind(const Rulebook& book, const Step& step) {
    switch (step.op) {
        case Op::discard: return book.kind(Verb::discard);
        case Op::steal: return book.kind(Verb::choose_player);
        case Op::take: return book.kind(Verb::choose_goods);
        case Op::collect: return book.kind(Verb::choose_good);
        case Op::keep:
        case Op::choose_start:
        case Op::choose_spiral: return book.kind(Verb::choose_tile);
        case Op::pick:
        case Op::stage: return book.kind(Verb::answer, static_cast<std::size_t>(step.a));
        case Op::exchange:
        case Op::keep_limit: return book.kind(Verb::choose_card);
        case Op::travel: return book.kind(Verb::travel, static_cast<std::size_t>(step.a));
        case Op::place_figure:
            return book.kind(Verb::place_figure, static_cast<std::size_t>(step.a));
        case Op::look: return book.kind(Verb::decline);
        default: return ActionKindId::none();
    }
}

bool answers(const Rulebook& book, const Step& step, ActionKindId kind) {
    if (asks_several(step.op)) return answers_ask(book, step, kind);
    const ActionKind& declared = book.content().kinds[kind];
    const auto is_choice = [&](const auto& choices) {
        return std::ranges::any_of(choices,
                                   [&](auto choice) { return choice.value == declared.subject; });
    };
    switch (step.op) {
        case Op::place:
            return declared.verb == Verb::place && is_choice(book.choices_of(PieceId(step.a)));
        case Op::move_pawn:
            return declared.verb == Verb::move_pawn && is_choice(movable_pawns(book, step));
        default: return kind == answer_kind(book, step);
    }
}

bool may_decline(const Rulebook& book, const Step& step) {
    if (asks_several(step.op)) return may_decline_ask(book, step);
    return step.optional || step.op == Op::exchange || step.op == Op::look ||
           (step.op == Op::travel && (step.b & kTravelDecline) != 0) ||
           (step.op == Op::stage && static_cast<Unanswered>(step.b) != Unanswered::forced) ||
           (step.op == Op::pick && book.content().picks[PickId(step.a)].optional);
}

bool gains_any(const Rulebook& book, const State& state, PlayerId player, Bundle goods) {
    return std::ranges::any_of(all_ids<GoodId>(book.goods()), [&](GoodId good) {
        return goods[good] > 0 && bank_gives(book, state, player, good) > 0;
    });
}

// Whether the effect can do anything, as far as its player knows before it begins. What holds in
// every state is also in effects_that_do().
bool can_do(const Rulebook& book,
            const State& state,
            PlayerId player,
            const Effect& effect,
            const Step& step) {
    switch (step.op) {
        case Op::place: return step.b >= kPlacePicked || can_place(book, state, player, step, -1);
        case Op::take: return bank_total(book, state, player, step.of) > 0;
        case Op::gain:
            return step.each.is_none() || (gains_any(book, state, player, step.goods) &&
                                           (book.content().picks[step.each].needs_answers() ||
                                            can_pick(book, state, player, step.each)));
        case Op::take_off: return state.pawns[PawnId(step.a)].is_some();
        case Op::advance:
            return step.b != kAdvancePaid ||
                   can_do_for_less(book, state, player,
                                   book.content().tracks[TrackId(step.a)].mod_action, step.goods);
        case Op::choose: return may_have_way(book, state, player, AskId(step.a));
        case Op::draw:
        case Op::draw_within: return cards_to_draw(book, state, DeckId(step.a)) > 0;
        case Op::steal: return step.a >= 0 || step.b != 0 || is_any_robbable(book, state, player);
        case Op::pick: {
            const PickId pick(step.a);
            const Pick& declared = book.content().picks[pick];
            if (declared.cards >= 0 &&
                !has_cards(book, state, player,
                           book.content().looks[static_cast<std::size_t>(declared.cards)]))
                return false;
            return declared.needs_answers() || can_pick(book, state, player, pick);
        }
        // These steps lead to the effect of an action.
        case Op::stage: return false;
        case Op::pay: return &step == &effect.steps.back();
        case Op::place_figure: return can_place_figure(book, state, player, FigureKindId(step.a));
        case Op::look: return has_cards(book, state, player, look_of(book, step));
        case Op::move_cards:
            return has_cards(book, state, player, book.content().card_moves[index_of(step)].from);
        default: return true;
    }
}

void place_answer(const Play& play, Frame& frame, const Step& step, const Action& action) {
    const PieceId piece(play.book.content().kinds[action.kind].subject);
    const PlayerId owner = placed_for(play.book, step, action.player, frame.place);
    HEX_CHECK(owner.is_some());
    put_piece(play, owner, piece, action.args[0]);
    if (play.book.content().pieces[piece].on == PlaceKind::corner) frame.place = action.args[0];
    if ((step.b & kPlaceIncome) != 0)
        pay_setup_income(play, action.player, CornerId(action.args[0]));
}

}  // namespace

bool has_effect(const Rulebook& book, const State& state, PlayerId player, EffectId effect) {
    if (book.does_anyhow(effect)) return true;
    return std::ranges::any_of(book.effect(effect).steps, [&](const Step& step) {
        return can_do(book, state, player, book.effect(effect), step);
    });
}

bool has_whole_effect(const Rulebook& book, const State& state, PlayerId player, EffectId effect) {
    return std::ranges::all_of(book.effect(effect).steps, [&](const Step& step) {
        return can_do(book, state, player, book.effect(effect), step);
    });
}

Refusal check_answer_to_step(const Rulebook& book, const State& state, const Action& action) {
    const Frame& frame = top_frame(state);
    const Step& step = top_step(book, state);
    if (!has(frame.waiting, action.player)) return {Reason::not_your_turn};
    if (book.verb(action.kind) == Verb::decline)
        return {may_decline(book, step) ? Reason::none : Reason::must_answer};
    if (!answers(book, step, action.kind)) return {Reason::must_answer};
    const std::uint16_t subject = book.content().kinds[action.kind].subject;
    switch (step.op) {
        case Op::place: {
            const PlayerId owner = placed_for(book, step, action.player, frame.place);
            if (state.players[owner].supply[PieceId(subject)] == 0) return {Reason::no_piece_left};
            return {may_stand(book, state, owner, PieceId(subject), action.args[0],
                              {step.b, frame.place, {}})};
        }
        case Op::discard: return check_discard(book, state, action, step);
        case Op::collect: return {may_collect(book, step, GoodId(action.args[0]))};
        case Op::move_pawn: return check_move_pawn(book, state, action, PawnId(subject));
        case Op::steal: return check_steal(book, state, action, frame, PawnId(step.a));
        case Op::take: return check_take(book, state, action, frame, step);
        case Op::choose_start: return check_choose_start(book, state, action, PawnId(step.a));
        case Op::choose_spiral: return check_choose_spiral(book, state, action);
        case Op::keep: return check_keep(book, state, action);
        case Op::exchange: return check_exchange(book, state, action, DeckId(step.a));
        case Op::travel: return check_travel_now(book, state, action, frame, step);
        case Op::place_figure: return check_place_figure(book, state, action);
        case Op::keep_limit: return check_put_away(book, state, action, HandLimitId(step.a));
        case Op::pick:
        case Op::stage:
            return {may_pick(book, state, action.player, PickId(step.a), action.args[0],
                             answers_of(book, state, state.frame_count - 1U))};
        case Op::give:
        case Op::choose:
        case Op::poll:
        case Op::wait: return check_said(book, state, action, step);
        default: return {};
    }
}

void apply_answer_to_step(const Play& play, const Action& action) {
    HEX_CHECK(play.state.frame_count > 0);
    // What the answer sets off may lay frames on top of this one.
    Frame& frame = play.state.frames[play.state.frame_count - 1U];
    const Step& step = top_step(play.book, play.state);
    if (play.book.verb(action.kind) != Verb::decline)
        carry_out_answer(play, frame, step, action);
    else if (step.op == Op::stage)
        leave_stages(play, frame, step);
    frame.waiting = static_cast<PlayerMask>(frame.waiting & ~mask_of(action.player));
    if (frame.waiting != 0) return;
    // Too many cards are put away one by one: the step begins again.
    if (step.op != Op::keep_limit) ++frame.step;
    if (asks_several(step.op)) carry_out_said(play, Frame(frame), step);
}

// Lists the allowed answers that name `count` things one by one.
[[gnu::noinline]] static void list_allowed(const Rulebook& book,
                                           const State& state,
                                           PlayerId player,
                                           ActionKindId kind,
                                           std::size_t count,
                                           ActionList& list) {
    for (std::size_t at = 0; at < count; ++at) {
        const Action action{kind, player, {static_cast<std::int16_t>(at), -1, -1}, {}};
        if (check_answer_to_step(book, state, action).ok()) list.push_back(action);
    }
}

void list_answers_to_step(const Rulebook& book,
                          const State& state,
                          PlayerId player,
                          ActionList& list) {
    const Frame& frame = top_frame(state);
    const Step& step = top_step(book, state);
    if (!has(frame.waiting, player)) return;
    const ActionKindId kind = answer_kind(book, step);
    const auto list_decline = [&] {
        if (may_decline(book, step)) list_action(list, book.kind(Verb::decline), player);
    };
    const auto list_if_allowed = [&](std::size_t count) {
        list_allowed(book, state, player, kind, count, list);
    };
    switch (step.op) {
        case Op::place: {
            Holdings own(book, state, placed_for(book, step, player, frame.place));
            for (const PieceId piece : book.choices_of(PieceId(step.a)))
                list_places(book, state, own, book.kind(Verb::place, piece.index()), piece,
                            {step.b, frame.place, {}}, list);
            if (own.player() != player)
                for (Action& action : list)
                    action.player = player;
            list_decline();
            break;
        }
        case Op::move_pawn:
            for (const PawnId pawn : movable_pawns(book, step))
                list_move_pawn(book, state, player, book.kind(Verb::move_pawn, pawn.index()), pawn,
                               list);
            break;
        case Op::pick:
        case Op::stage:
            list_picks(book, state, player, kind, PickId(step.a),
                       answers_of(book, state, state.frame_count - 1U), list);
            list_decline();
            break;
        case Op::travel:
            list_travel_now(book, state, frame, step, kind, list);
            list_decline();
            break;
        case Op::place_figure:
            list_figure_places(book, state, player, kind, FigureKindId(step.a), list);
            list_decline();
            break;
        case Op::give:
        case Op::choose:
        case Op::poll:
        case Op::wait: list_said(book, state, player, step, list); break;
        case Op::exchange:
            list_if_allowed(book.content().cards.size());
            list_decline();
            break;
        case Op::keep_limit: list_if_allowed(book.content().cards.size()); break;
        case Op::discard:
        case Op::look: list_action(list, kind, player); break;
        case Op::take:
            list_action(list, kind, player);
            list_decline();
            break;
        case Op::steal:
            list_if_allowed(book.players());
            list_decline();
            break;
        case Op::keep: list_keep(book, state, player, kind, list); break;
        case Op::collect: list_if_allowed(book.goods()); break;
        default: list_if_allowed(book.board().tile_count()); break;
    }
}

void carry_out_answer(const Play& play, Frame& frame, const Step& step, const Action& action) {
    switch (step.op) {
        case Op::place: place_answer(play, frame, step, action); break;
        case Op::discard: apply_discard(play, action); break;
        case Op::move_pawn:
            apply_move_pawn(play, frame, action,
                            PawnId(play.book.content().kinds[action.kind].subject));
            break;
        case Op::steal: steal_from(play, action.player, PlayerId(action.args[0]), step.of); break;
        case Op::take:
            // Goods of choice that the land gave are received like all others.
            if (frame.effect == play.book.take_effect())
                for (const GoodId good : all_ids<GoodId>(play.book.goods()))
                    note_received(play, action.player, good, action.goods[0][good]);
            apply_take(play, action);
            break;
        case Op::collect: apply_collect(play, action, step); break;
        case Op::choose_start:
            place_pawn(play, action.player, PawnId(step.a), TileId(action.args[0]));
            break;
        case Op::choose_spiral: lay_spiral_from(play, TileId(action.args[0])); break;
        case Op::keep: apply_keep(play, action); break;
        case Op::pick:
        case Op::stage:
            keep_answer(play.book, play.state, play.state.frame_count - 1U, action.args[0]);
            break;
        case Op::give:
        case Op::choose:
        case Op::poll:
        case Op::wait: note_said(play, action); break;
        case Op::travel: apply_travel_now(play, frame, step, action); break;
        case Op::place_figure: apply_place_figure(play, frame, action); break;
        case Op::exchange: apply_exchange(play, action, DeckId(step.a)); break;
        case Op::keep_limit: apply_put_away(play, action, HandLimitId(step.a)); break;
        default: break;
    }
}

}  // namespace hexholm
