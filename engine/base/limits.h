// How large a game may be: every fixed capacity of the engine in one place.
#pragma once

#include <cstddef>

namespace hexholm {

constexpr std::size_t kMaxPlayers = 6;
constexpr std::size_t kMaxTiles = 144;
constexpr std::size_t kMaxCorners =
    384;  // a multiple of 64, as the edges: spots are looked at in rows of so many
constexpr std::size_t kMaxEdges = 512;
constexpr std::size_t kMaxHarbourSites = 24;

constexpr std::size_t kMaxGoods = 16;  // a Bundle is 16 lanes of 8 bits
constexpr std::size_t kMaxTerrains = 32;
constexpr std::size_t kMaxPieces = 12;
constexpr std::size_t kMaxPawns = 16;
constexpr std::size_t kMaxFigureKinds = 48;
constexpr std::size_t kMaxFigures = 256;  // of all kinds and seats together
constexpr std::size_t kMaxRoutes = 4;
constexpr std::size_t kMaxDecks = 6;
constexpr std::size_t kMaxCards = 48;       // kinds of cards
constexpr std::size_t kMaxDeckCards = 160;  // cards in all decks together
constexpr std::size_t kMaxAwards = 8;
constexpr std::size_t kMaxHarbours = 16;
constexpr std::size_t kMaxCounterCells = 512;
constexpr std::size_t kMaxDice = 4;
constexpr std::size_t kMaxFrames = 16;  // prompts and effects under way at one time

constexpr std::size_t kMaxActions = 2048;      // in one legal list
constexpr std::size_t kMaxDeedActions = 1024;  // of these, what mods' own actions may fill
constexpr std::size_t kMaxEvents = 512;        // of one action

}  // namespace hexholm
