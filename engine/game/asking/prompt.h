// The question on the table, if there is one, in words a client can show.
#pragma once

#include "engine/game/core/action.h"
#include "engine/game/core/rulebook.h"
#include "engine/game/core/state.h"

namespace hexholm {

struct Prompt {
    Op op = Op::place;
    PlayerId player;         // whose effect asks
    PlayerMask waiting = 0;  // who must answer
    // Piece for place, pawn for move_pawn and steal, pick for pick and poll, good for keep.
    int subject = -1;
    int count = 0;            // goods to take; keep: to lay on tiles, below 0: to take from them
    bool of_action = false;   // a pick that is one of the choices of an action
    AskId ask;                // give, choose, poll, wait: what Content::asks says of it
    GoodMask of = kAllGoods;  // goods that it is about
};

// False when nothing is asked.
bool current_prompt(const Rulebook& book, const State& state, Prompt& prompt);

// The number of goods that the player must discard or give in the current prompt (B-100); 0 when
// none.
int discard_count(const Rulebook& book, const State& state, PlayerId player);
// How many of the good the bank can give the player now, and why no more.
struct GoodOnOffer {
    int most = 0;
    Reason why_no_more = Reason::bank_empty;
};
GoodOnOffer good_on_offer(const Rulebook& book, const State& state, PlayerId player, GoodId good);
// Why the player cannot go this way of the current prompt, counted from 1; for greyed buttons.
Refusal why_not_way(const Rulebook& book, const State& state, PlayerId player, int way);

// The first total of the dice that would make the player discard goods as his hand is now; 0: none would.
struct HandLoss {
    int total = 0;
    int goods = 0;
};
HandLoss loss_by_roll(const Rulebook& book, const State& state, PlayerId player);

}  // namespace hexholm
