#include "engine/game/asking/prompt.h"

#include "engine/game/asking/effects.h"
#include "engine/game/asking/goods.h"
#include "engine/game/view/view.h"

namespace hexholm {

bool current_prompt(const Rulebook& book, const State& state, Prompt& prompt) {
    if (!is_asking(state) || state.stage == Stage::over) return false;
    const Frame& frame = top_frame(state);
    const Step& step = top_step(book, state);
    prompt = {step.op, frame.player, frame.waiting, step.a, 0};
    if (step.op == Op::take) prompt.count = goods_to_take(book, state, frame, step);
    return true;
}

int discard_count(const Rulebook& book, const State& state, PlayerId player) {
    if (!is_asking(state) || top_step(book, state).op != Op::discard) return 0;
    return has(top_frame(state).waiting, player) ? hand_size(book, state, player) / 2 : 0;
}

}  // namespace hexholm
