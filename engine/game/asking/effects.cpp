#include "engine/game/asking/effects.h"

#include "engine/base/check.h"
#include "engine/game/asking/effect_steps.h"
#include "engine/game/core/answers.h"
#include "engine/game/core/effect_calls.h"
#include "engine/game/derived/derived.h"
#include "engine/game/hooks/hooks.h"
#include "engine/game/land/keeping.h"
#include "engine/game/standing/ranks.h"
#include "engine/game/travel/travel.h"

namespace hexholm {

static constexpr int kMaxSteps = 500;  // of effects in one action

// Effects of mods can start each other for ever; those that are declared come to an end.
static bool may_go_on(const Play& play) {
    if (play.progress == nullptr) return true;
    if (++play.progress->steps > kMaxSteps)
        fail_action(play, "the effects of this action do not come to an end");
    return !play.progress->failed;
}

Frame* begin_effect(const Play& play, PlayerId player, EffectId effect, int count) {
    // Whoever hears how a game ends changes nothing about it any more.
    if (play.state.stage == Stage::over) return nullptr;
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

void begin_inner_effect(
    const Play& play, const Frame& outer, PlayerId player, EffectId effect, int second) {
    Frame* const inner = begin_effect(play, player, effect);
    if (inner == nullptr) return;
    inner->place = outer.place;
    inner->figure = outer.figure;
    inner->second = static_cast<std::int16_t>(second);
}

void begin_inner_effect(const Play& play, const Frame& outer, EffectId effect) {
    HEX_CHECK(effect.is_some());
    begin_inner_effect(play, outer, outer.player, effect, outer.second);
}

void begin_full_effect(const Play& play, PlayerId player, EffectId effect) {
    begin_effect(play, player, effect);
}

void begin_told_effect(const Play& play, PlayerId player, EffectId effect, int place) {
    HEX_CHECK(effect.is_some() && player.is_some());
    Frame outer;
    outer.player = player;
    outer.place = static_cast<std::int16_t>(place);
    begin_inner_effect(play, outer, effect);
}

// Steps that, as they begin, leave what players have and what lies on their tiles alike: after them there is nothing
// to settle. A function of a mod may change it.
static bool leaves_goods(const Play& play, Op op) {
    switch (op) {
        case Op::start:
        case Op::start_card:
        case Op::each:
        case Op::pick:
        case Op::stage:
        case Op::give:
        case Op::take:
        case Op::choose:
        case Op::poll:
        case Op::wait:
        case Op::keep:
        case Op::shuffle:
        case Op::if_die:
        case Op::if_counter:
        case Op::if_cards:
        case Op::if_goods:
        case Op::if_picked:
        case Op::if_any:
        case Op::if_award:
        case Op::if_most: return true;
        // Listeners to cards, counters and production could call functions.
        case Op::move_cards:
        case Op::count:
        case Op::bring: return play.progress == nullptr;
        default: return false;
    }
}

// Not while a question waits, nor before the last one about tiles has gone.
static bool may_settle(const Play& play) {
    if (!is_asking(play.state)) return true;
    const Frame& top = top_frame(play.state);
    return top.waiting == 0 && top.effect != play.book.keep_effect();
}

// Puts goods that were paid or gained on their tiles, or takes them from there, before anything
// else happens (C-22). Mostly there is nothing to settle. False when it must wait, or when a player
// must say which tiles.
static bool settle_goods(const Play& play) {
    return is_all_settled(play.book, play.state) || (may_settle(play) && settle_kept(play));
}

// Begins the frame anew, as if nothing had been answered yet.
static void begin_anew(const Play& play, std::size_t at) {
    Frame& frame = play.state.frames[at];
    frame.step = 0;
    frame.count = 0;
    if (!play.state.answers.empty() && play.book.chain(frame.effect).kept)
        fill_answers(play.state, at, -1);
}

static void end_frame(const Play& play, std::size_t at) {
    State& state = play.state;
    Frame& frame = state.frames[at];
    if (!state.answers.empty() && play.book.chain(frame.effect).kept) fill_answers(state, at, 0);
    frame = {};
    --state.frame_count;
}

// Where failures are passed over nothing is left of effects without an end, and the game goes on.
static void give_up_effects(const Play& play) {
    HEX_CHECK(play.progress != nullptr && play.progress->tolerant);
    play.progress->failed = false;
    play.progress->steps = 0;
    while (play.state.frame_count > 0)
        end_frame(play, play.state.frame_count - 1U);
}

void run_effects(const Play& play) {
    State& state = play.state;
    Frame* const frames = state.frames.data();
    const bool has_ranks = !play.book.rank_counters().empty();
    const bool has_kept = play.book.kept_goods() != 0;
    bool may_owe = has_kept;  // goods may have moved since they were settled
    int begun_anew = 0;
    while (true) {
        if (may_owe) may_owe = !settle_goods(play);
        if (has_ranks) {
            settle_ranks(play);
            may_owe = has_kept;
        }
        if (state.frame_count == 0 || state.stage == Stage::over) return;
        const std::size_t at = state.frame_count - 1U;
        Frame& frame = frames[at];
        if (frame.waiting != 0) return;
        const Effect& effect = play.book.effect(frame.effect);
        if (frame.step >= effect.steps.size()) {
            end_frame(play, at);
            continue;
        }
        if (!may_go_on(play)) {
            if (!play.progress->tolerant) return;
            give_up_effects(play);
            continue;
        }
        const Step& step = effect.steps[frame.step];
        if (begins_anew(effect, frame.effect, step)) {
            if (++begun_anew <= kMostAnew)
                begin_anew(play, at);
            else
                ++frame.step;
            continue;
        }
        may_owe |= has_kept && !leaves_goods(play, step.op);
        frame.waiting = begin_step(play, frame, step);
        // A function of a mod may have ended the game: then no frame is left.
        if (state.frame_count > at && frame.waiting == 0 && !goes_on(frame, step)) ++frame.step;
    }
}

}  // namespace hexholm
