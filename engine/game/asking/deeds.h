// What players can do besides what the engine knows: the actions that mods declare.
#pragma once

#include "engine/game/core/play.h"

namespace hexholm {

Refusal check_deed(const Rulebook& book, const State& state, const Action& action, DeedId deed);
void apply_deed(const Play& play, const Action& action, DeedId deed);
// What it costs, and one use of it.
void pay_deed(const Play& play, PlayerId player, DeedId deed);
void list_deed(const Rulebook& book,
               const State& state,
               PlayerId player,
               ActionKindId kind,
               DeedId deed,
               ActionList& list);
// Why the player cannot do it at all; ok when only the picks decide.
Refusal why_no_deed(const Rulebook& book, const State& state, PlayerId player, DeedId deed);

}  // namespace hexholm
