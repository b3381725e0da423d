#include "engine/game/asking/prompt.h"

#include "engine/game/asking/asks.h"
#include "engine/game/asking/effects.h"
#include "engine/game/asking/goods.h"
#include "engine/game/core/play.h"
#include "engine/game/land/keeping.h"
#include "engine/game/view/view.h"

namespace hexholm {

bool current_prompt(const Rulebook& book, const State& state, Prompt& prompt) {
    if (!is_asking(state) || state.stage == Stage::over) return false;
    const Frame& frame = top_frame(state);
    const Step& step = top_step(book, state);
    prompt = {step.op, frame.player, frame.waiting, step.a, 0, step.op == Op::stage, {}, step.of};
    // A choice of an action is asked for as every other pick.
    if (step.op == Op::stage) prompt.op = Op::pick;
    if (asks_several(step.op)) {
        prompt.ask = AskId(step.a);
        const Ask& ask = book.content().asks[prompt.ask];
        prompt.subject = ask.pick.is_some() ? ask.pick.number() : -1;
        prompt.of = ask.goods;
    }
    if (step.op == Op::discard || step.op == Op::collect) prompt.of = goods_to_give_up(book, step);
    if (step.op == Op::take) prompt.count = goods_to_take(book, state, frame, step);
    if (step.op == Op::keep) {
        prompt.subject = kept_good_asked(state).number();
        prompt.count = left_to_keep(book, state);
    }
    return true;
}

int discard_count(const Rulebook& book, const State& state, PlayerId player) {
    if (!is_asking(state)) return 0;
    const Step& step = top_step(book, state);
    if (step.op == Op::give) return goods_to_give(book, state, player);
    if (step.op != Op::discard || !has(top_frame(state).waiting, player)) return 0;
    return goods_to_discard(book, state, player, step);
}

GoodOnOffer good_on_offer(const Rulebook& book, const State& state, PlayerId player, GoodId good) {
    return {bank_gives(book, state, player, good), why_bank_gives_none(book, good)};
}

Refusal why_not_way(const Rulebook& book, const State& state, PlayerId player, int way) {
    Prompt prompt;
    if (!current_prompt(book, state, prompt) || prompt.op != Op::choose) return {Reason::not_now};
    return why_not_way(book, state, player, prompt.ask, static_cast<std::size_t>(way) - 1);
}

HandLoss loss_by_roll(const Rulebook& book, const State& state, PlayerId player) {
    for (const auto& [total, effect] : book.content().on_roll)
        for (const Step& step : book.content().effects[effect].steps)
            if (step.op == Op::discard && has(who_must_discard(book, state, step), player))
                return {total, goods_to_discard(book, state, player, step)};
    return {};
}

}  // namespace hexholm
