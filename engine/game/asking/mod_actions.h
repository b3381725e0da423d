// What players can do besides what the engine knows: the actions that mods declare.
#pragma once

#include "engine/game/core/play.h"

namespace hexholm {

Refusal check_mod_action(const Rulebook& book,
                         const State& state,
                         const Action& action,
                         ModActionId mod_action);
// Could the player do it if it cost so many goods less? Where in the turn does not matter.
bool can_do_for_less(const Rulebook& book,
                     const State& state,
                     PlayerId player,
                     ModActionId mod_action,
                     Bundle discount);
// REQUIRES: can_do_for_less().
void pay_less(const Play& play, PlayerId player, ModActionId mod_action, Bundle discount);
void apply_mod_action(const Play& play, const Action& action, ModActionId mod_action);
bool can_pay_mod_action(const Rulebook& book,
                        const State& state,
                        PlayerId player,
                        ModActionId mod_action);
// Pays the action's price and counts the use. REQUIRES: can_pay_mod_action().
void pay_mod_action(const Play& play, PlayerId player, ModActionId mod_action);
// `is_bare`: the menu has asked for all that it needs, see Menu::bare.
void list_mod_action(const Rulebook& book,
                     const State& state,
                     PlayerId player,
                     ActionKindId kind,
                     ModActionId mod_action,
                     ActionList& list,
                     bool is_bare = false);
// Why the player cannot do it at all; ok when only the picks decide.
Refusal why_no_mod_action(const Rulebook& book,
                          const State& state,
                          PlayerId player,
                          ModActionId mod_action);

}  // namespace hexholm
