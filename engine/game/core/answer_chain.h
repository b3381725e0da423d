// Which answers an effect has had at each of its steps: picks with which it began, and its own questions.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/content/content.h"

namespace hexholm {

// The answers of an effect. Every frame holds the last one, which the effect is about; the state
// stores all of them only if a later step looks at more than the last one.
struct AnswerChain {
    std::vector<PickId> picks;         // in the order of the answers
    std::vector<std::uint8_t> before;  // by step: how many answers there are when it begins
    bool kept = false;
};

AnswerChain chain_of(const Content& content, const Effect& effect);

// Does the step add an answer to the chain?
inline bool adds_answer(const Step& step) {
    return step.op == Op::pick || step.op == Op::stage;
}

}  // namespace hexholm
