#include "engine/game/asking/effect_steps.h"

#include <algorithm>

#include "engine/base/check.h"
#include "engine/game/asking/asks.h"
#include "engine/game/asking/effect_starts.h"
#include "engine/game/asking/effects.h"
#include "engine/game/asking/goods.h"
#include "engine/game/asking/mod_actions.h"
#include "engine/game/asking/settings.h"
#include "engine/game/asking/step_conditions.h"
#include "engine/game/cards/card_moves.h"
#include "engine/game/cards/cards.h"
#include "engine/game/cards/hand_limits.h"
#include "engine/game/core/counter_watch.h"
#include "engine/game/hooks/amounts.h"
#include "engine/game/hooks/arguments.h"
#include "engine/game/hooks/hooks.h"
#include "engine/game/land/deal.h"
#include "engine/game/land/production.h"
#include "engine/game/land/received.h"
#include "engine/game/land/unexplored.h"
#include "engine/game/pawns/pawns.h"
#include "engine/game/picking/candidates.h"
#include "engine/game/picking/picks.h"
#include "engine/game/pieces/building.h"
#include "engine/game/pieces/lanes.h"
#include "engine/game/pieces/pieces.h"
#include "engine/game/standing/counters.h"
#include "engine/game/standing/harbours.h"
#include "engine/game/travel/cargo.h"
#include "engine/game/travel/displacing.h"
#include "engine/game/travel/travel.h"
#include "engine/game/turn/roll.h"
#include "engine/game/turn/turn.h"
#include "engine/game/turn/winning.h"
#include "engine/game/view/card_places.h"
#include "engine/game/view/view.h"

namespace hexholm {

PlayerId placed_for(const Rulebook& book, const Step& step, PlayerId player, int place) {
    if (step.b < kPlacePicked) return player;
    const int owner = step.b >= kPlaceNeutral
                          ? static_cast<int>(book.players()) + step.b / kPlaceNeutral - 1
                          : place;
    const bool is_there = owner >= 0 && owner < static_cast<int>(book.owners());
    return is_there ? PlayerId(owner) : PlayerId::none();
}

bool can_place(
    const Rulebook& book, const State& state, PlayerId owner, const Step& step, int touching) {
    return std::ranges::any_of(book.choices_of(PieceId(step.a)), [&](PieceId piece) {
        return has_place(book, state, owner, piece, {step.b, touching, {}});
    });
}

std::span<const PawnId> movable_pawns(const Rulebook& book, const Step& step) {
    const std::span<const PawnId> choices = book.choices_of(PawnId(step.a));
    if ((step.b & kMoveExactly) == 0) return choices;
    const auto own = std::ranges::find(choices, PawnId(step.a));
    return {own, 1};
}

namespace {

// What the effect is about, and who caused it; where its steps look at all answers, those in order.
HookArgList told_of(const Play& play, const Frame& frame) {
    const Answers answers = answers_of(play.book, play.state, play.state.frame_count - 1U);
    HookArgList args = arguments(frame.player, answers);
    if (!play.book.chain(frame.effect).kept) {
        args = arguments(frame.player, {});
        args.push_back(answers.empty() ? of_place(frame.place)
                                       : as_argument(answers.back().type, frame.place));
        if (frame.second < 0) args.push_back(of_place(frame.figure.number()));
    }
    if (frame.second >= 0) args.push_back(of_number(frame.second));
    args.push_back(of_place(came_from(play.book, frame)));
    return args;
}

void end_effect(const Play& play, Frame& frame) {
    HEX_CHECK(!play.book.effect(frame.effect).steps.empty());
    frame.step = static_cast<std::uint8_t>(play.book.effect(frame.effect).steps.size() - 1);
}

// Some steps are kept apart, for otherwise each would have to make room for what these need.
//
// The mod's function is told what the effect is about. What it returns is what the rest of the
// effect is about; false ends the effect.
[[gnu::noinline]] void run_hook_step(const Play& play, Frame& frame, const Step& step) {
    const std::size_t at = play.state.frame_count - 1U;
    const HookArgList args = told_of(play, frame);
    const HookAnswer answer = call_hook(play, HookId(step.a), HookArgs(args.begin(), args.size()));
    if (answer.is_number) replace_answer(play.book, play.state, at, answer.number);
    if (answer.is_false && !answer.is_nil) end_effect(play, frame);
}

bool begin_place(const Play& play, const Frame& frame, const Step& step) {
    const PlayerId owner = placed_for(play.book, step, frame.player, frame.place);
    return owner.is_some() && can_place(play.book, play.state, owner, step, frame.place);
}

// A single candidate, or the first where that will do, is the answer. True when there are several to choose from.
bool is_left_to_choose(const Play& play, PlayerId player, PickId pick, std::size_t frame) {
    const int most = play.book.content().picks[pick].takes_first ? 1 : 2;
    int found = 0;
    std::int16_t last = -1;
    Candidates(play.book, play.state, player, pick, answers_of(play.book, play.state, frame))
        .visit([&](std::int16_t value) {
            last = value;
            return ++found < most;
        });
    if (found == 1) keep_answer(play.book, play.state, frame, last);
    return found > 1;
}

[[gnu::noinline]] PlayerMask begin_pick(const Play& play, const Frame& frame, const Step& step) {
    HEX_CHECK(play.state.frame_count > 0);
    const std::size_t at = play.state.frame_count - 1U;
    keep_answer(play.book, play.state, at, -1);
    const PickId id(step.a);
    const Pick& pick = play.book.content().picks[id];
    const bool takes = (pick.takes_only || pick.takes_first) && step.op == Op::pick;
    const bool asks = takes ? is_left_to_choose(play, frame.player, id, at)
                            : play.book.always_pickable(id) > 0 ||
                                  can_pick(play.book, play.state, frame.player, id,
                                           answers_of(play.book, play.state, at));
    if (!asks) return 0;
    tell_opened(play, frame.player, pick);
    return mask_of(frame.player);
}

PlayerMask begin_stage(const Play& play, Frame& frame, const Step& step) {
    const PlayerMask asked = begin_pick(play, frame, step);
    if (asked == 0) leave_stages(play, frame, step);
    return asked;
}

// Begins a step that steals. When the victim was picked before, nothing is asked.
[[gnu::noinline]] bool begin_stealing(const Play& play, Frame& frame, const Step& step) {
    if (step.b == 0) return begin_steal(play, frame, PawnId(step.a), step);
    if (step.b == 2) {
        steal_from_owner(play, frame.player, step.of);
        return false;
    }
    if (frame.place >= 0) steal_from(play, frame.player, PlayerId(frame.place), step.of);
    return false;
}

void produce_in_between(const Play& play, const Frame& frame, const Step& step) {
    const int total = step.a > 0 ? step.a : frame.place;
    if (total > 0) bring_roll(play, frame.player, total);
}

// Sets the next face of a die. When nothing could be picked, the die is rolled as usual.
void set_next_die(const Play& play, const Frame& frame, const Step& step) {
    const auto die = static_cast<std::size_t>(step.a);
    const int sides = play.book.content().dice[die].sides;
    if (frame.place >= 1 && frame.place <= sides)
        play.state.set_dice[die] = static_cast<std::uint8_t>(frame.place);
}

[[gnu::noinline]] void tell_moment(const Play& play, const Frame& frame, const Step& step) {
    const HookArgList args = told_of(play, frame);
    tell_own_moment(play, static_cast<std::size_t>(step.a), HookArgs(args.begin(), args.size()));
}

// Steps that ask nobody.
[[gnu::noinline]] PlayerMask go_on_if(const Play& play, Frame& frame, const Step& step) {
    if (is_so(play, frame, step) == (step.b != 0)) end_effect(play, frame);
    return 0;
}
[[gnu::noinline]] PlayerMask start(const Play& play, const Frame& frame, const Step& step) {
    begin_started(play, frame, EffectId(step.a));
    return 0;
}
[[gnu::noinline]] PlayerMask move_cards(const Play& play, const Frame& frame, const Step& step) {
    move_by_step(play, frame.player, play.book.content().card_moves[index_of(step)]);
    return 0;
}
[[gnu::noinline]] PlayerMask count(const Play& play, const Frame& frame, const Step& step) {
    const CounterId counter(step.a);
    const std::optional<std::size_t> owner = owner_in(play, frame, counter);
    if (owner) add_to_counter(play, frame.player, counter, *owner, step.b);
    return 0;
}

[[gnu::noinline]] void show_cue(const Play& play, const Frame& frame, const Step& step) {
    const auto at = [&](ArgType type) {
        const auto place = step.b != 0 ? place_of(play, frame, type) : std::nullopt;
        return static_cast<std::int16_t>(place ? static_cast<int>(*place) : -1);
    };
    const Answers answers = answers_of(play.book, play.state, play.state.frame_count - 1U);
    const bool at_corner = !answers.empty() && answers.back().type == ArgType::corner;
    play.tell({.kind = EventKind::cue,
               .player = play.state.acting,
               .a = step.a,
               .b = at_corner ? std::int16_t{-1} : at(ArgType::tile),
               .c = at_corner ? at(ArgType::corner) : std::int16_t{-1}});
}

// Carries out a step at the tile or the edge that the effect is about; does nothing without one.
[[gnu::noinline]] void do_at_place(const Play& play, const Frame& frame, const Step& step) {
    const bool at_edge = step.op == Op::lay_harbour;
    const auto place = place_of(play, frame, at_edge ? ArgType::edge : ArgType::tile);
    if (!place) return;
    if (step.op == Op::lay_harbour) {
        const EdgeId edge(*place);
        if (may_lay_harbour(play.book, play.state, edge))
            lay_harbour(play, edge, HarbourId(step.a));
    } else if (step.op == Op::gather) {
        gather_from(play, frame.player, TileId(*place));
    } else if (play.state.face_down[TileId(*place)] != 0) {
        turn_face_up(play, frame.player, TileId(*place));
    }
}

// Draws a card and ends the effect. When the hand is full the effect goes on instead, for then the
// player must decide.
[[gnu::noinline]] void draw_within(const Play& play, Frame& frame, const Step& step) {
    const DeckId deck(step.a);
    const bool any = cards_to_draw(play.book, play.state, deck) > 0;
    if (any && cards_over_limit(play.book, play.state, frame.player, HandLimitId(step.b)) >= 0)
        return;
    end_effect(play, frame);
    if (any) draw_card(play, frame.player, deck);
}

}  // namespace

void leave_stages(const Play& play, Frame& frame, const Step& step) {
    if (static_cast<Unanswered>(step.b) != Unanswered::kept) return end_effect(play, frame);
    const auto& steps = play.book.effect(frame.effect).steps;
    while (steps[frame.step + 1U].op != Op::pay)
        ++frame.step;
}

// Whatever most effects have little of.
[[gnu::noinline]] static PlayerMask begin_rarer_step(const Play& play,
                                                     Frame& frame,
                                                     const Step& step) {
    const auto own_if = [&](bool asks) { return asks ? mask_of(frame.player) : PlayerMask{0}; };
    switch (step.op) {
        case Op::place: return own_if(begin_place(play, frame, step));
        case Op::discard: return who_must_discard(play.book, play.state, step);
        case Op::move_pawn:
            return own_if(
                begin_move_pawn(play, frame, PawnId(step.a), movable_pawns(play.book, step)));
        case Op::steal: return own_if(begin_stealing(play, frame, step));
        case Op::take: return own_if(goods_to_take(play.book, play.state, frame, step) > 0);
        case Op::collect: return mask_of(frame.player);
        case Op::draw_within: draw_within(play, frame, step); return 0;
        case Op::if_die:
            if (!is_die_within(play, frame.player, step)) end_effect(play, frame);
            return 0;
        // See begin_step().
        case Op::start:
        case Op::move_cards:
        case Op::pick:
        case Op::count:
        case Op::if_counter:
        case Op::if_cards:
        case Op::if_goods:
        case Op::if_picked:
        case Op::if_any:
        case Op::if_award:
        case Op::if_most: break;
        case Op::lose: lose_all(play, frame.player, step.of); return 0;
        case Op::count_tiles:
            count_tiles(play, frame.player, play.book.content().tile_counts[index_of(step)]);
            return 0;
        case Op::set:
        case Op::raise: set_by_step(play, Frame(frame), step); return 0;
        case Op::mark:
            mark_leaders(play, frame.player, play.book.content().leads[index_of(step)]);
            return 0;
        case Op::replace_in_line: replace_in_line(play, frame.player, PieceId(step.a)); return 0;
        case Op::lose_in_line: lose_in_line(play, frame.player, PieceId(step.a)); return 0;
        case Op::replace: replace_by_step(play, Frame(frame), PieceId(step.a)); return 0;
        case Op::move_figure: move_picked_figure(play); return 0;
        case Op::put_figure: put_figure_by_step(play, frame, step); return 0;
        case Op::remove_figure: remove_picked_figure(play); return 0;
        case Op::end_travel: end_travel(play, frame.player, FigureKindId(step.a)); return 0;
        case Op::throw_for:
            if (!throw_for(play, frame.player, step)) end_effect(play, frame);
            return 0;
        case Op::cue: show_cue(play, frame, step); return 0;
        case Op::reveal:
        case Op::gather:
        case Op::lay_harbour: do_at_place(play, frame, step); return 0;
        case Op::share: share_at_place(play, frame, step); return 0;
        case Op::finish: finish_by_points(play, CounterId(step.a)); return 0;
        case Op::gain: gain_goods(play, frame.player, goods_to_gain(play, frame, step)); return 0;
        case Op::draw:
            for (int card = 0; card < step.b; ++card)
                draw_card(play, frame.player, DeckId(step.a));
            return 0;
        case Op::choose_start: return own_if(begin_choose_start(play, PawnId(step.a)));
        case Op::choose_spiral: return mask_of(frame.player);
        case Op::run: run_hook_step(play, frame, step); return 0;
        case Op::each: begin_each(play, frame, step); return 0;
        case Op::collect_picked:
            if (frame.place >= 0) collect(play, frame.player, GoodId(frame.place), step);
            return 0;
        case Op::start_card: begin_card(play, frame, look_of(play.book, step)); return 0;
        case Op::stage: return begin_stage(play, frame, step);
        case Op::pay: pay_mod_action(play, frame.player, ModActionId(step.a)); return 0;
        case Op::give:
        case Op::choose:
        case Op::poll:
        case Op::wait: return begin_ask(play, step);
        case Op::take_off: place_pawn(play, frame.player, PawnId(step.a), TileId::none()); return 0;
        case Op::exchange: return own_if(begin_exchange(play, frame.player, DeckId(step.a)));
        case Op::keep_limit:
            return own_if(
                cards_over_limit(play.book, play.state, frame.player, HandLimitId(step.a)) > 0);
        case Op::look: return own_if(begin_look(play, frame.player, look_of(play.book, step)));
        case Op::shuffle: shuffle_by_step(play, frame.player, look_of(play.book, step)); return 0;
        case Op::after_roll: begin_after_roll(play, frame); return 0;
        case Op::keep: return mask_of(frame.player);
        case Op::relief: begin_relief(play, frame); return 0;
        case Op::advance: begin_advance(play, frame, step); return 0;
        case Op::bring: bring_roll(play, frame.player, frame.count); return 0;
        case Op::end_turn: end_turn_now(play); return 0;
        case Op::travel: return own_if(can_travel_now(play.book, play.state, frame, step));
        case Op::place_figure:
            return own_if(
                can_place_figure(play.book, play.state, frame.player, FigureKindId(step.a)));
        case Op::stop: stop_travel(play.book, play.state); return 0;
        case Op::go_on: go_one_step(play, frame); return 0;
        case Op::make_room: make_room(play, frame); return 0;
        case Op::begin_phase:
            begin_phase(play, PhaseId(step.a >= 0 ? step.a : frame.count));
            return 0;
        case Op::produce: produce_in_between(play, frame, step); return 0;
        case Op::set_die: set_next_die(play, frame, step); return 0;
        case Op::tell: tell_moment(play, Frame(frame), step); return 0;
        case Op::moment:
            notify(play, static_cast<Moment>(step.a),
                   {of_player(frame.player), of_number(frame.count)});
            return 0;
    }
    return 0;
}

// Each of these is a call and nothing else, so that none saves registers for what only others need.
PlayerMask begin_step(const Play& play, Frame& frame, const Step& step) {
    switch (step.op) {
        case Op::start: return start(play, frame, step);
        case Op::move_cards: return move_cards(play, frame, step);
        case Op::pick: return begin_pick(play, frame, step);
        case Op::count: return count(play, frame, step);
        case Op::if_counter:
        case Op::if_cards:
        case Op::if_goods:
        case Op::if_picked:
        case Op::if_any:
        case Op::if_award:
        case Op::if_most: return go_on_if(play, frame, step);
        default: return begin_rarer_step(play, frame, step);
    }
}

}  // namespace hexholm
