#include "engine/game/asking/effects.h"

#include <algorithm>

#include "engine/base/check.h"
#include "engine/game/asking/asks.h"
#include "engine/game/asking/goods.h"
#include "engine/game/asking/mod_actions.h"
#include "engine/game/asking/picks.h"
#include "engine/game/asking/settings.h"
#include "engine/game/cards/card_moves.h"
#include "engine/game/cards/cards.h"
#include "engine/game/cards/hand_limits.h"
#include "engine/game/core/counter_watch.h"
#include "engine/game/core/derived.h"
#include "engine/game/core/effect_calls.h"
#include "engine/game/hooks/amounts.h"
#include "engine/game/hooks/arguments.h"
#include "engine/game/hooks/hooks.h"
#include "engine/game/land/deal.h"
#include "engine/game/land/keeping.h"
#include "engine/game/land/production.h"
#include "engine/game/land/received.h"
#include "engine/game/pawns/pawns.h"
#include "engine/game/pieces/building.h"
#include "engine/game/pieces/pieces.h"
#include "engine/game/standing/counters.h"
#include "engine/game/standing/ranks.h"
#include "engine/game/travel/cargo.h"
#include "engine/game/travel/travel.h"
#include "engine/game/turn/roll.h"
#include "engine/game/turn/turn.h"
#include "engine/game/view/view.h"

namespace hexholm {
namespace {

constexpr int kMaxSteps = 500;  // of effects in one action

// Whose piece is placed: that of the player, or of a colour that nobody plays.
PlayerId placed_for(const Rulebook& book, const Step& step, PlayerId player, int place) {
    if (step.b < kPlacePicked) return player;
    const int owner = step.b >= kPlaceNeutral
                          ? static_cast<int>(book.players()) + step.b / kPlaceNeutral - 1
                          : place;
    const bool is_there = owner >= 0 && owner < static_cast<int>(book.owners());
    return is_there ? PlayerId(owner) : PlayerId::none();
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

// The mod's function is told what the effect is about. What it returns is what the rest of the
// effect is about; false ends the effect.
void run_hook_step(const Play& play, Frame& frame, const Step& step) {
    const std::size_t at = play.state.frame_count - 1U;
    const HookArgList args = told_of(play, frame);
    const HookAnswer answer = call_hook(play, HookId(step.a), HookArgs(args.begin(), args.size()));
    if (answer.is_number) replace_answer(play.book, play.state, at, answer.number);
    if (answer.is_false && !answer.is_nil) end_effect(play, frame);
}

void begin_inner(
    const Play& play, const Frame& outer, PlayerId player, EffectId effect, int second) {
    if (begin_effect(play, player, effect) == nullptr) return;
    Frame& inner = play.state.frames[play.state.frame_count - 1U];
    inner.place = outer.place;
    inner.figure = outer.figure;
    inner.second = static_cast<std::int16_t>(second);
}

// The last in turn order goes on the stack first.
void begin_each(const Play& play, const Frame& frame, const Step& step) {
    const Frame outer = frame;
    HEX_CHECK(outer.player.is_some());
    for (std::size_t back = play.book.players(); back > 0; --back) {
        const PlayerId player = next_player(play.book, outer.player, back - 1);
        if (player == outer.player && static_cast<Whom>(step.b) == Whom::others) continue;
        // A plain number to the function that is told it, so it counts seats as Lua does.
        begin_inner(play, outer, player, EffectId(step.a), outer.player.number() + 1);
    }
}

// Goes one step further where the track goes on, or has gone there already; then that step's effect.
void begin_advance(const Play& play, const Frame& frame, const Step& step) {
    const Track& track = play.book.content().tracks[TrackId(step.a)];
    const Counter& counter = play.book.content().counters[track.counter];
    const std::size_t owner = frame.player.index();
    if (step.b != 0) {
        if (counter_value(play.state, counter, owner) == counter.most) return;
        add_to_counter(play, frame.player, track.counter, owner, 1);
    }
    const int level = counter_value(play.state, counter, owner) - counter.least;
    if (level < 1 || static_cast<std::size_t>(level) > track.levels.size()) return;
    const EffectId effect = track.levels[static_cast<std::size_t>(level) - 1].effect;
    if (effect.is_some()) begin_inner_effect(play, Frame(frame), effect);
}

// The piece of the step, or one that can stand for it (S-46).
bool can_place(
    const Rulebook& book, const State& state, PlayerId owner, const Step& step, int touching) {
    return std::ranges::any_of(book.choices_of(PieceId(step.a)), [&](PieceId piece) {
        return has_place(book, state, owner, piece, {step.b, touching, {}});
    });
}

bool begin_place(const Play& play, const Frame& frame, const Step& step) {
    const PlayerId owner = placed_for(play.book, step, frame.player, frame.place);
    return owner.is_some() && can_place(play.book, play.state, owner, step, frame.place);
}

// True when there was a single candidate, which is the answer then.
bool picks_only(const Play& play, PlayerId player, PickId pick, std::size_t frame) {
    int found = 0;
    std::int16_t only = -1;
    Candidates(play.book, play.state, player, pick, answers_of(play.book, play.state, frame))
        .visit([&](std::int16_t value) {
            only = value;
            return ++found < 2;
        });
    if (found == 1) keep_answer(play.book, play.state, frame, only);
    return found == 1;
}

bool begin_pick(const Play& play, Frame& frame, const Step& step) {
    HEX_CHECK(play.state.frame_count > 0);
    const std::size_t at = play.state.frame_count - 1U;
    keep_answer(play.book, play.state, at, -1);
    if (!can_pick(play.book, play.state, frame.player, PickId(step.a),
                  answers_of(play.book, play.state, at)))
        return false;
    const Pick& pick = play.book.content().picks[PickId(step.a)];
    if (pick.takes_only && step.op == Op::pick &&
        picks_only(play, frame.player, PickId(step.a), at))
        return false;
    tell_opened(play, frame.player, pick);
    return true;
}

// No further choice of the action is made: it is paid and done with those that were made, or not at all.
void leave_stages(const Play& play, Frame& frame, const Step& step) {
    if (static_cast<Unanswered>(step.b) != Unanswered::kept) return end_effect(play, frame);
    const auto& steps = play.book.effect(frame.effect).steps;
    while (steps[frame.step + 1U].op != Op::pay)
        ++frame.step;
}

bool begin_stage(const Play& play, Frame& frame, const Step& step) {
    if (begin_pick(play, frame, step)) return true;
    leave_stages(play, frame, step);
    return false;
}

// Of who was picked nothing need be asked.
bool begin_stealing(const Play& play, Frame& frame, const Step& step) {
    if (step.b == 0) return begin_steal(play, frame, PawnId(step.a), step.of);
    if (step.b == 2) {
        steal_from_owner(play, frame.player, step.of);
        return false;
    }
    if (frame.place >= 0) steal_from(play, frame.player, PlayerId(frame.place), step.of);
    return false;
}

std::size_t index_of(const Step& step) {
    return static_cast<std::size_t>(step.a);
}
const CardSource& look_of(const Rulebook& book, const Step& step) {
    return book.content().looks[index_of(step)];
}

void produce_in_between(const Play& play, const Frame& frame, const Step& step) {
    const int total = step.a > 0 ? step.a : frame.place;
    if (total > 0) bring_roll(play, frame.player, total);
}

// Where nothing could be picked chance says it, as ever.
void set_next_die(const Play& play, const Frame& frame, const Step& step) {
    const auto die = static_cast<std::size_t>(step.a);
    const int sides = play.book.content().dice[die].sides;
    if (frame.place >= 1 && frame.place <= sides)
        play.state.set_dice[die] = static_cast<std::uint8_t>(frame.place);
}

void tell_moment(const Play& play, const Frame& frame, const Step& step) {
    const HookArgList args = told_of(play, frame);
    tell_own_moment(play, static_cast<std::size_t>(step.a), HookArgs(args.begin(), args.size()));
}

// The neutral piece of the step, and those that stand for it.
std::span<const PawnId> movable_pawns(const Rulebook& book, const Step& step) {
    const std::span<const PawnId> choices = book.choices_of(PawnId(step.a));
    if ((step.b & kMoveExactly) == 0) return choices;
    const auto own = std::ranges::find(choices, PawnId(step.a));
    return {own, 1};
}

// Of all goods those that count as a hand.
int goods_of(const Play& play, PlayerId player, GoodMask goods) {
    if (goods == kAllGoods) return hand_size(play.book, play.state, player);
    int count = 0;
    for (const GoodId good : all_ids<GoodId>(play.book.goods()))
        if (in_mask(goods, good)) count += play.player(player).goods[good];
    return count;
}

// A counter of the player, or of the game.
std::size_t owner_in(const Rulebook& book, CounterId counter, PlayerId player) {
    return book.content().counters[counter].per == Owner::player ? player.index() : 0;
}

// What the step asks.
bool is_so(const Play& play, const Frame& frame, const Step& step) {
    const auto least = [&] {
        return amount_now(play.book, play.state, frame.player,
                          play.book.content().amounts[step.amount]);
    };
    switch (step.op) {
        case Op::if_counter: {
            const auto value = [&](CounterId counter) {
                return counter_of(play.book, play.state, counter,
                                  owner_in(play.book, counter, frame.player));
            };
            return value(CounterId(step.a)) > (step.than.is_some() ? value(step.than) : 0);
        }
        case Op::if_cards:
            return cards_held(play.book, play.state, frame.player, DeckId(step.a)) >= least();
        case Op::if_goods: return goods_of(play, frame.player, step.of) >= least();
        case Op::if_picked: return frame.place >= 0;
        default: return lies_any(play.book, play.state, frame.player, look_of(play.book, step));
    }
}

void go_on_if(const Play& play, Frame& frame, const Step& step) {
    if (is_so(play, frame, step) == (step.b != 0)) end_effect(play, frame);
}

void lose_all(const Play& play, PlayerId player, GoodMask goods) {
    for (const GoodId good : all_ids<GoodId>(play.book.goods())) {
        const int count = play.player(player).goods[good];
        if (count == 0 || !in_mask(goods, good)) continue;
        pay_to_bank(play, player, good, count);
        play.tell({.kind = EventKind::discarded,
                   .player = player,
                   .goods = {Bundle::of(good, count), {}}});
    }
}

// The tiles at which the player has one of these pieces; 0: any.
TileSet tiles_beside(const Play& play, PlayerId player, std::uint32_t pieces) {
    TileSet tiles;
    own_spots(play.state.corners, player).visit([&](CornerId corner) {
        if (pieces == 0 || in_mask(pieces, play.state.corners[corner].piece()))
            for (const TileId tile : play.book.board().tiles(corner))
                tiles.add(tile);
        return true;
    });
    return tiles;
}

void count_tiles(const Play& play, PlayerId player, const TileCount& count) {
    const TileSet tiles = tiles_beside(play, player, count.beside);
    tiles.visit([&](TileId tile) {
        const int times =
            count.by.is_some() ? counter_of(play.book, play.state, count.by, tile.index()) : 1;
        const Counter& counter = play.book.content().counters[count.counter];
        if (times != 0 && counter.cell_of(tile.index()) != Counter::kNoCell)
            add_to_counter(play, player, count.counter, tile.index(), count.add * times);
        return true;
    });
}

void go_on_if_die(const Play& play, Frame& frame, const Step& step) {
    const int most =
        amount_now(play.book, play.state, frame.player, play.book.content().amounts[step.amount]);
    if (play.state.dice[index_of(step)] > most) end_effect(play, frame);
}

// With a full hand, where the player must think, the effect goes on.
void draw_within(const Play& play, Frame& frame, const Step& step) {
    const DeckId deck(step.a);
    const bool any = cards_to_draw(play.book, play.state, deck) > 0;
    if (any && cards_over_limit(play.book, play.state, frame.player, HandLimitId(step.b)) >= 0)
        return;
    end_effect(play, frame);
    if (any) draw_card(play, frame.player, deck);
}

// Starts the step: does it when nobody has to be asked, else says who must answer.
PlayerMask begin_step(const Play& play, Frame& frame, const Step& step) {
    const PlayerMask own = mask_of(frame.player);
    switch (step.op) {
        case Op::place: return begin_place(play, frame, step) ? own : PlayerMask{0};
        case Op::discard: return who_must_discard(play.book, play.state, step);
        case Op::move_pawn:
            return begin_move_pawn(play, frame, PawnId(step.a), movable_pawns(play.book, step))
                       ? own
                       : PlayerMask{0};
        case Op::steal: return begin_stealing(play, frame, step) ? own : PlayerMask{0};
        case Op::take:
            return goods_to_take(play.book, play.state, frame, step) > 0 ? own : PlayerMask{0};
        case Op::collect: return own;
        case Op::count:
            add_to_counter(play, frame.player, CounterId(step.a),
                           owner_in(play.book, CounterId(step.a), frame.player), step.b);
            return 0;
        case Op::draw_within: draw_within(play, frame, step); return 0;
        case Op::if_die: go_on_if_die(play, frame, step); return 0;
        case Op::if_counter:
        case Op::if_cards:
        case Op::if_goods:
        case Op::if_picked:
        case Op::if_any: go_on_if(play, frame, step); return 0;
        case Op::lose: lose_all(play, frame.player, step.of); return 0;
        case Op::count_tiles:
            count_tiles(play, frame.player, play.book.content().tile_counts[index_of(step)]);
            return 0;
        case Op::set:
        case Op::raise: set_by_step(play, Frame(frame), step); return 0;
        case Op::mark:
            mark_leaders(play, frame.player, play.book.content().leads[index_of(step)]);
            return 0;
        case Op::move_figure: move_picked_figure(play); return 0;
        case Op::cue:
            play.tell({.kind = EventKind::cue, .player = play.state.acting, .a = step.a});
            return 0;
        case Op::gain: gain_goods(play, frame.player, step.goods); return 0;
        case Op::draw:
            for (int card = 0; card < step.b; ++card)
                draw_card(play, frame.player, DeckId(step.a));
            return 0;
        case Op::choose_start:
            return begin_choose_start(play, PawnId(step.a)) ? own : PlayerMask{0};
        case Op::choose_spiral: return own;
        case Op::run: run_hook_step(play, frame, step); return 0;
        case Op::start: begin_inner_effect(play, Frame(frame), EffectId(step.a)); return 0;
        case Op::each: begin_each(play, frame, step); return 0;
        case Op::pick: return begin_pick(play, frame, step) ? own : PlayerMask{0};
        case Op::stage: return begin_stage(play, frame, step) ? own : PlayerMask{0};
        case Op::pay: pay_mod_action(play, frame.player, ModActionId(step.a)); return 0;
        case Op::give:
        case Op::choose:
        case Op::poll:
        case Op::wait: return begin_ask(play, step);
        case Op::take_off: place_pawn(play, frame.player, PawnId(step.a), TileId::none()); return 0;
        case Op::exchange:
            return begin_exchange(play, frame.player, DeckId(step.a)) ? own : PlayerMask{0};
        case Op::keep_limit:
            return cards_over_limit(play.book, play.state, frame.player, HandLimitId(step.a)) > 0
                       ? own
                       : PlayerMask{0};
        case Op::look:
            return begin_look(play, frame.player, look_of(play.book, step)) ? own : PlayerMask{0};
        case Op::move_cards:
            move_by_step(play, frame.player, play.book.content().card_moves[index_of(step)]);
            return 0;
        case Op::shuffle: shuffle_by_step(play, frame.player, look_of(play.book, step)); return 0;
        case Op::after_roll: begin_after_roll(play, frame); return 0;
        case Op::keep: return own;
        case Op::relief: begin_relief(play); return 0;
        case Op::advance: begin_advance(play, frame, step); return 0;
        case Op::bring: bring_roll(play, frame.player, frame.count); return 0;
        case Op::end_turn: end_turn_now(play); return 0;
        case Op::travel:
            return can_travel_now(play.book, play.state, frame, step) ? own : PlayerMask{0};
        case Op::place_figure:
            return can_place_figure(play.book, play.state, frame.player, FigureKindId(step.a))
                       ? own
                       : PlayerMask{0};
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
    return step.op == Op::exchange || step.op == Op::look ||
           (step.op == Op::travel && (step.b & kTravelDecline) != 0) ||
           (step.op == Op::stage && static_cast<Unanswered>(step.b) != Unanswered::forced) ||
           (step.op == Op::pick && book.content().picks[PickId(step.a)].optional);
}

// Effects of mods can start each other for ever; those that are declared come to an end.
bool may_go_on(const Play& play) {
    if (play.progress == nullptr) return true;
    if (++play.progress->steps > kMaxSteps)
        fail_action(play, "the effects of this action do not come to an end");
    return !play.progress->failed;
}

}  // namespace

Frame* begin_effect(const Play& play, PlayerId player, EffectId effect, int count) {
    if (play.state.frame_count == play.state.frames.size()) {
        fail_action(play, "too many effects are under way; does one start itself?");
        return nullptr;
    }
    Frame frame;
    frame.effect = effect;
    frame.player = player;
    frame.count = static_cast<std::int16_t>(count);
    Frame& top = play.state.frames[play.state.frame_count++];
    top = frame;
    if (!play.state.answers.empty() && play.book.chain(effect).kept)
        fill_answers(play.state, play.state.frame_count - 1U, -1);
    return &top;
}

void begin_inner_effect(const Play& play, const Frame& outer, EffectId effect) {
    HEX_CHECK(effect.is_some());
    begin_inner(play, outer, outer.player, effect, outer.second);
}

void begin_full_effect(const Play& play, PlayerId player, EffectId effect) {
    begin_effect(play, player, effect);
}

static bool is_any_unsettled(const Play& play) {
    for (const PlayerId player : all_ids<PlayerId>(play.book.players()))
        if (!is_settled(play.book, play.state, player)) return true;
    return false;
}

// While effects are under way goods are not settled; else there is mostly nothing to settle.
static void settle_goods(const Play& play) {
    if (play.book.kept_goods() != 0 && !is_asking(play.state) && is_any_unsettled(play))
        settle_kept(play);
    if (!play.book.rank_counters().empty()) settle_ranks(play);
}

// As if nothing had been answered yet.
static void begin_anew(const Play& play, std::size_t at) {
    Frame& frame = play.state.frames[at];
    frame.step = 0;
    frame.count = 0;
    if (!play.state.answers.empty() && play.book.chain(frame.effect).kept)
        fill_answers(play.state, at, -1);
}

void run_effects(const Play& play) {
    State& state = play.state;
    const bool settles = play.book.goods_matter();
    int begun_anew = 0;
    const auto is_under_way = [&] {
        if (settles) settle_goods(play);
        return state.frame_count > 0 && state.stage != Stage::over;
    };
    while (is_under_way()) {
        const std::size_t at = state.frame_count - 1U;
        Frame& frame = state.frames[at];
        if (frame.waiting != 0) return;
        const auto& steps = play.book.effect(frame.effect).steps;
        if (frame.step >= steps.size()) {
            if (!state.answers.empty() && play.book.chain(frame.effect).kept)
                fill_answers(state, at, 0);
            frame = {};
            --state.frame_count;
            continue;
        }
        if (!may_go_on(play)) return;
        const Step& step = steps[frame.step];
        if (begins_anew(play.book.effect(frame.effect), frame.effect, step)) {
            if (++begun_anew <= kMostAnew)
                begin_anew(play, at);
            else
                ++frame.step;
            continue;
        }
        frame.waiting = begin_step(play, frame, step);
        // A function of a mod may have ended the game: then no frame is left.
        if (state.frame_count > at && frame.waiting == 0 && !goes_on(frame, step)) ++frame.step;
    }
}

namespace {

// As far as its player knows before it begins.
bool can_do(const Rulebook& book,
            const State& state,
            PlayerId player,
            const Effect& effect,
            const Step& step) {
    switch (step.op) {
        case Op::place: return step.b >= kPlacePicked || can_place(book, state, player, step, -1);
        case Op::take: return bank_total(book, state, player, step.of) > 0;
        case Op::take_off: return state.pawns[PawnId(step.a)].is_some();
        case Op::draw:
        case Op::draw_within: return cards_to_draw(book, state, DeckId(step.a)) > 0;
        case Op::steal: return step.a >= 0 || step.b != 0 || robbable(book, state, player) != 0;
        case Op::pick: {
            const PickId pick(step.a);
            const Pick& declared = book.content().picks[pick];
            if (declared.cards >= 0 &&
                !has_cards(book, state, player,
                           book.content().looks[static_cast<std::size_t>(declared.cards)]))
                return false;
            return declared.needs_answers() || can_pick(book, state, player, pick);
        }
        // They lead to the effect of an action.
        case Op::stage: return false;
        case Op::pay: return &step == &effect.steps.back();
        case Op::place_figure: return can_place_figure(book, state, player, FigureKindId(step.a));
        case Op::look: return has_cards(book, state, player, look_of(book, step));
        case Op::move_cards:
            return has_cards(book, state, player, book.content().card_moves[index_of(step)].from);
        default: return true;
    }
}

}  // namespace

bool has_effect(const Rulebook& book, const State& state, PlayerId player, EffectId effect) {
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
    const auto list_if = [&](std::size_t at) {
        const Action action{kind, player, {static_cast<std::int16_t>(at), -1, -1}, {}};
        if (check_answer_to_step(book, state, action).ok()) list.push_back(action);
    };
    const auto list_if_allowed = [&](std::size_t count) {
        for (std::size_t at = 0; at < count; ++at)
            list_if(at);
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
        case Op::look:
        case Op::take: list_action(list, kind, player); break;
        case Op::steal: list_if_allowed(book.players()); break;
        case Op::keep: list_keep(book, state, player, kind, list); break;
        case Op::collect: list_if_allowed(book.goods()); break;
        default: list_if_allowed(book.board().tile_count()); break;
    }
}

}  // namespace hexholm
