// Questions to one or several players at once: who is asked, what may be answered, and what comes of it
// when all have answered. Until then nobody sees what another said.
#pragma once

#include "engine/game/hooks/arguments.h"

namespace hexholm {

inline bool asks_several(Op op) {
    return op == Op::give || op == Op::choose || op == Op::poll || op == Op::wait;
}

// Asks what the frame on top wants to know; none: nobody can answer.
PlayerMask begin_ask(const Play& play, const Step& step);
// REQUIRES: the player is asked, and the action is of a kind that answers the step.
Refusal check_said(const Rulebook& book,
                   const State& state,
                   const Action& action,
                   const Step& step);
void note_said(const Play& play, const Action& action);
void list_said(
    const Rulebook& book, const State& state, PlayerId player, const Step& step, ActionList& list);
bool answers_ask(const Rulebook& book, const Step& step, ActionKindId kind);
bool may_decline_ask(const Rulebook& book, const Step& step);

// Carries out, in turn order, what the players have answered, once all have. `outer`: the frame
// that asked.
void carry_out_said(const Play& play, const Frame& outer, const Step& step);

// The number of goods that the player must give for the current question; 0 when he is not asked
// for goods.
int goods_to_give(const Rulebook& book, const State& state, PlayerId player);
// Why the player cannot go this way of the current question, counted from 0.
Refusal why_not_way(
    const Rulebook& book, const State& state, PlayerId player, AskId ask, std::size_t way);
// Before it is asked, so without the ways' own tests: can the player, if it is up to him, go a way?
bool may_have_way(const Rulebook& book, const State& state, PlayerId player, AskId ask);

}  // namespace hexholm
