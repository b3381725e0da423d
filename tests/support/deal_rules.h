// What the map and the terrains declare about how land lies at the start, looked at from the result alone: nothing of
// what deals it is used.
#pragma once

#include <string>

#include "engine/game/game.h"

namespace hexholm::test {

// A promise that every deal keeps, whatever else is asked, and that this one breaks: which terrains and harbours there
// are, which tiles have a token, whose tokens these are. Empty: none. REQUIRES: the tokens are dealt.
std::string broken_promise(const Rulebook& book, const State& state);

// How often tokens lie as the map or a terrain asks them not to: red, equal or extreme ones side by side, too many pips
// at a corner, a token that its terrain refuses.
int broken_wishes(const Rulebook& book, const State& state);
// By how many tiles terrains hang together beyond what the map allows.
int cluster_excess(const Rulebook& book, const State& state);

// Looks long for tokens, or terrains, of the same areas that break less: what is left broken then.
int fewest_broken_wishes(const Rulebook& book, const State& state, Random& chance);
int least_cluster_excess(const Rulebook& book, const State& state, Random& chance);

}  // namespace hexholm::test
