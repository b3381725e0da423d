// How much a mod may ask for: every limit of mods in one place; the reference manual prints them.
#pragma once

#include <cstddef>
#include <cstdint>

namespace hexholm {

constexpr std::size_t kMaxManifestBytes = std::size_t{64} * 1024;
constexpr std::size_t kMaxManifestDepth = 12;
constexpr std::size_t kMaxLuaFileBytes = std::size_t{64} * 1024;
constexpr std::size_t kMaxModLuaBytes = std::size_t{512} * 1024;
constexpr std::size_t kMaxModFiles = 64;      // Lua files of one mod
constexpr std::size_t kMaxIncludeDepth = 8;   // files that include files
constexpr std::size_t kMaxMods = 64;          // mods in one game
constexpr std::size_t kMaxModFolders = 1000;  // mods that are looked at

constexpr std::int64_t kLoadFuel = 2'000'000;  // instructions and fixed prices, for each mod
constexpr int kFuelStep = 100;                 // instructions between two looks at the fuel
constexpr std::size_t kBytesPerFuel = 64;      // allocated bytes that cost one unit

constexpr std::size_t kSoftMemoryBytes =
    std::size_t{32} * 1024 * 1024;  // an error at the next instruction
constexpr std::size_t kHardMemoryBytes = std::size_t{128} * 1024 * 1024;  // no more memory at all
constexpr std::size_t kLuaStackBytes =
    std::size_t{64} * 1024 * 1024;  // C stack of the thread that runs Lua

constexpr std::size_t kMaxTableDepth = 16;                       // of one declaration
constexpr std::size_t kMaxTableNodes = 4096;                     // values in one declaration
constexpr std::size_t kMaxTextBytes = 4096;                      // of one text in a declaration
constexpr std::size_t kMaxNameBytes = 32;                        // of a declared name
constexpr std::size_t kMaxDeclarations = 2000;                   // of one mod
constexpr std::size_t kMaxRepeatBytes = std::size_t{64} * 1024;  // result of string.rep
constexpr std::size_t kMaxUnpack = 100;                          // values of table.unpack

constexpr std::size_t kMaxProblems = 100;  // reported at one time

}  // namespace hexholm
