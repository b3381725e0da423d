// What has been answered so far in an effect with several questions.
#pragma once

#include <span>

#include "engine/base/fixed_vector.h"
#include "engine/game/core/rulebook.h"
#include "engine/game/core/state.h"

namespace hexholm {

// The answers of one effect, in order; -1 for a question that nobody could answer, and where a function of a mod has made
// of an answer what names nothing of its type.
struct Answer {
    ArgType type = ArgType::tile;
    std::int16_t value = -1;
};
using Answers = FixedVector<Answer, kMaxAnswers>;

// The answers of the frame at this place of the stack, before its current step.
Answers answers_of(const Rulebook& book, const State& state, std::size_t frame);
// The answer of the current step is what the effect is about from now on.
void keep_answer(const Rulebook& book, State& state, std::size_t frame, std::int16_t value);
// A function gave back a number: that is what the rest of the effect is about.
void replace_answer(const Rulebook& book, State& state, std::size_t frame, std::int16_t value);
// An effect begins with what had been picked before.
void begin_with_answers(const Rulebook& book, State& state, const Answers& answers, std::size_t to);
// All answers of a frame whose effect keeps them: -1 when it begins, 0 when it is over.
void fill_answers(State& state, std::size_t frame, std::int16_t with);
// The number of things that an answer of this type can name; for numbers how many there can be.
std::size_t choices_of(const Rulebook& book, ArgType type);
// The pick of each answer that the frame has before its current step.
std::span<const PickId> picks_answered(const Rulebook& book, const Frame& frame);
// One of these answers becomes another: what somebody may not know is forgotten, with -1, or imagined.
void change_answer(
    const Rulebook& book, State& state, std::size_t frame, std::size_t nth, std::int16_t value);

// The player who was picked last; none when nobody was picked.
PlayerId picked_player(const Answers& answers);
FigureId picked_figure(const Answers& answers);
// The number, or the card, that was picked last; 0 and none without one.
int picked_number(const Answers& answers);
CardId picked_card(const Answers& answers);
CornerId picked_corner(const Answers& answers);

}  // namespace hexholm
