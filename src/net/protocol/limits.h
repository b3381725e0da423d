// How much may be said at once, and which versions of the protocol there are. Every limit is checked before memory is taken.
#pragma once

#include <cstddef>

namespace hexholm::net {

// Versions that this program speaks. The server picks the highest that both know.
inline constexpr int kOldestProtocol = 1;
inline constexpr int kNewestProtocol = 1;

// The longest message of either kind. A line with a longer one is closed.
inline constexpr std::size_t kMostMessageBytes = std::size_t{64} * 1024;
inline constexpr std::size_t kMostLobbyBytes = std::size_t{16} * 1024;
// Values inside of values in a message of the lobby, and values in all of it.
inline constexpr std::size_t kMostLobbyDepth = 6;
inline constexpr std::size_t kMostLobbyValues = 2000;

// A message of a client to its table holds a few small numbers.
inline constexpr std::size_t kMostActBytes = 1024;
inline constexpr std::size_t kMostActions = 16;  // of one `act`
inline constexpr std::size_t kMostViewBytes = std::size_t{32} * 1024;
inline constexpr std::size_t kMostChangeBytes = std::size_t{40} * 1024;
inline constexpr std::size_t kMostPartBytes = std::size_t{16} * 1024;
inline constexpr std::size_t kMostLogEvents = 80;  // that come with a whole view

// Texts, in signs and in bytes.
inline constexpr std::size_t kMostNameSigns = 24;
inline constexpr std::size_t kMostTitleSigns = 60;
inline constexpr std::size_t kMostChatSigns = 300;
inline constexpr std::size_t kMostReportSigns = 500;
inline constexpr std::size_t kMostBytesOfSign = 4;

inline constexpr std::size_t kMostMods = 40;
inline constexpr std::size_t kMostOptions = 200;
inline constexpr std::size_t kMostRows = 40;         // of one page of tables
inline constexpr std::size_t kMostPackagesTold = 8;  // in one message
inline constexpr int kMostPartsWanted = 8;           // on their way at a time
inline constexpr int kMostPages = 1000;
inline constexpr int kEmotes = 8;

}  // namespace hexholm::net
