// How large a game may be: what a state cannot grow beyond, and why. All else has the size of its content.
#pragma once

#include <cstddef>
#include <cstdint>

namespace hexholm {

// The limit for all bytes of a state. Six seats on the largest board need under 3 KB, so the rest
// is for the numbers and cards of mods. A row is found by a distance of sixteen bits.
constexpr std::size_t kMaxStateBytes = std::size_t{32} * 1024;

constexpr std::size_t kMaxPlayers = 6;  // no box is for more
constexpr std::size_t kMaxOwners = 8;  // seats, and colours that nobody plays: three bits of a spot
// The largest hexagon has 127 tiles. Sets of places are as wide as the largest board, and spots are
// looked at in rows of 64.
constexpr std::size_t kMaxTiles = 144;
constexpr std::size_t kMaxCorners = 384;
constexpr std::size_t kMaxEdges = 512;

constexpr std::size_t kMaxGoods = 16;   // a Bundle is 16 lanes of 8 bits
constexpr std::size_t kMaxPieces = 30;  // five bits of a spot
constexpr std::size_t kMaxRoutes = 8;   // a set of them is a byte
// Sets of these are words of 32 bits.
constexpr std::size_t kMaxTerrains = 32;
constexpr std::size_t kMaxPawns = 32;
constexpr std::size_t kMaxDecks = 32;
constexpr std::size_t kMaxAwards = 32;
constexpr std::size_t kMaxFigureKinds = 48;  // a word of 64 bits
constexpr std::size_t kMaxFigures = 256;     // of all kinds and seats together
// A byte each, and one value for none.
constexpr std::size_t kMaxCards = 250;  // kinds of cards
constexpr std::size_t kMaxHarbours = 250;
constexpr std::size_t kMaxHarbourSites = 250;
// Limits for declarations. Each zone lies once for the game, or once for each seat or stack.
constexpr std::size_t kMaxZones = 32;
constexpr std::size_t kMaxHandLimits = 32;

constexpr std::size_t kMaxDeckCards = 1000;  // of all decks; they are shuffled in one row
constexpr std::size_t kMaxDice = 4;          // an event tells of so many
// Prompts and effects under way at one time: more means that effects start each other for ever.
constexpr std::size_t kMaxFrames = 32;

constexpr std::size_t kMaxEffects = 4096;     // a step names one in sixteen bits
constexpr std::size_t kMaxActionKinds = 512;  // a phase has a set of them
// The most actions in a list of legal actions, which stands on the stack. Content that could need
// more is refused when it is loaded, see longest_list().
constexpr std::size_t kMaxActions = 12'288;
constexpr std::size_t kMaxCandidates = kMaxEdges;  // of one pick
constexpr std::size_t kMaxAnswers = 8;             // of one effect that its later steps are told of
constexpr std::size_t kMaxEvents = 2048;           // of one action, on the stack, too
// The limit for all calls of functions of mods that one action, or one list of actions, causes:
// instructions and fixed prices.
constexpr std::int64_t kActionFuel = 2'000'000;

}  // namespace hexholm
