// How much a mod may ask for: bytes, files, work and what its Lua may be. How much its content may be says
// content_limits.h; the manual prints both.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "engine/base/limits.h"

namespace hexholm {

constexpr std::size_t kMaxManifestBytes = std::size_t{64} * 1024;
constexpr std::size_t kMaxManifestDepth = 12;
constexpr std::size_t kMaxLuaFileBytes = std::size_t{64} * 1024;
constexpr std::size_t kMaxModLuaBytes = std::size_t{512} * 1024;
constexpr std::size_t kMaxModFiles = 64;      // Lua files of one mod
constexpr std::size_t kMaxIncludeDepth = 8;   // files that include files
constexpr std::size_t kMaxMods = 64;          // mods in one game
constexpr std::size_t kMaxModFolders = 1000;  // mods that are looked at

constexpr std::size_t kMaxPathBytes = 120;  // of a path inside a mod
constexpr std::size_t kMaxPathDepth = 8;    // names in a path

// A mod as one file, and what may be in it.
constexpr std::size_t kMaxArchiveBytes = std::size_t{32} * 1024 * 1024;
constexpr std::size_t kMaxUnpackedBytes = std::size_t{128} * 1024 * 1024;
constexpr std::size_t kMaxArchiveFileBytes =
    std::size_t{16} * 1024 * 1024;  // of one file, unpacked
constexpr std::size_t kMaxArchiveFiles = 2000;
constexpr std::size_t kMaxArchiveRatio = 100;  // unpacked to packed bytes of a file over 1 MiB

constexpr std::int64_t kLoadFuel = 2'000'000;  // instructions and fixed prices, for each mod
constexpr std::int64_t kHookFuel = 50'000;     // for each call of a function while a game is played
constexpr int kFuelStep = 100;                 // instructions between two looks at the fuel
constexpr std::size_t kBytesPerFuel = 64;      // allocated bytes that cost one unit, while loading

constexpr std::size_t kSoftMemoryBytes =
    std::size_t{32} * 1024 * 1024;  // an error at the next instruction
constexpr std::size_t kHardMemoryBytes = std::size_t{128} * 1024 * 1024;  // no more memory at all
constexpr std::size_t kLuaStackBytes =
    std::size_t{64} * 1024 * 1024;  // C stack of the thread that runs Lua

constexpr std::size_t kMaxTableDepth = 16;       // of one declaration
constexpr std::size_t kMaxTableNodes = 4096;     // values in one declaration
constexpr std::size_t kMaxTextBytes = 4096;      // of one text in a declaration
constexpr std::size_t kMaxNameBytes = 32;        // of a declared name
constexpr std::size_t kMaxFunctions = 1000;      // of one mod
constexpr std::size_t kMaxFunctionSteps = 4000;  // instructions of one of them
constexpr int kMaxChanges = 400;                 // calls that change the game, in one action
constexpr std::size_t kMaxDeclarations = 2000;   // of one mod
constexpr std::size_t kMaxRepeatBytes = std::size_t{16} * 1024;  // any text that Lua makes
constexpr int kMaxCallDepth = 180;                               // functions that call functions
constexpr int kMaxChain = 200;                   // links of one expression: a.b.c, a or b or c
constexpr std::size_t kMaxMessage = 1000;        // bytes of one message
constexpr std::size_t kWalkBytesPerFuel = 4096;  // memory in use that makes a walk dearer by one
constexpr std::size_t kMaxUnpack = 100;          // values of table.unpack

// Models, pictures and sounds; judged before a decoder sees them.
constexpr std::size_t kMaxModelBytes = std::size_t{4} * 1024 * 1024;       // of a .glb
constexpr std::size_t kMaxModelJsonBytes = std::size_t{256} * 1024;        // of the JSON in it
constexpr std::size_t kMaxModelTriangles = 60'000;                         // of one .glb
constexpr std::size_t kMaxModelPackBytes = std::size_t{16} * 1024 * 1024;  // of models.hxm
constexpr std::size_t kMaxPictureBytes = std::size_t{4} * 1024 * 1024;     // of a .png
constexpr std::size_t kMaxPictureSide = 2048;                              // pixels
constexpr std::size_t kMaxSoundBytes = std::size_t{8} * 1024 * 1024;       // of an .ogg or a .wav
constexpr std::size_t kMaxSoundSeconds = 60;                               // of one sound

constexpr std::size_t kMaxLessons = 50;       // of one mod
constexpr std::size_t kMaxLessonSteps = 200;  // of one lesson
constexpr std::size_t kMaxTests = 500;        // in one file

// Translations.
constexpr std::size_t kMaxLanguageBytes = std::size_t{256} * 1024;  // of a lang/*.json

constexpr std::size_t kMaxProblems = 100;  // reported at one time

// The limits that the manual prints; limits of what mods declare stand in content_limits.h.
struct ModLimit {
    std::string_view what;
    std::size_t most;
};
inline constexpr auto kModLimits = std::to_array<ModLimit>({
    {"bytes of mod.json", kMaxManifestBytes},
    {"bytes of one Lua file", kMaxLuaFileBytes},
    {"bytes of all Lua of a mod", kMaxModLuaBytes},
    {"Lua files of a mod", kMaxModFiles},
    {"steps of a mod's Lua while loading", static_cast<std::size_t>(kLoadFuel)},
    {"steps of one call of a function while playing", static_cast<std::size_t>(kHookFuel)},
    {"steps of all functions in one action", static_cast<std::size_t>(kActionFuel)},
    {"changes of the game by functions in one action", kMaxChanges},
    {"functions that a mod declares", kMaxFunctions},
    {"instructions of one function", kMaxFunctionSteps},
    {"functions that call functions", kMaxCallDepth},
    {"bytes of memory of a mod's Lua", kSoftMemoryBytes},
    {"mods in a game", kMaxMods},
    {"files that include files", kMaxIncludeDepth},
    {"declarations of a mod", kMaxDeclarations},
    {"values in one declaration", kMaxTableNodes},
    {"tables inside tables", kMaxTableDepth},
    {"bytes of one text", kMaxTextBytes},
    {"letters of a name", kMaxNameBytes},
    {"letters of a path inside a mod", kMaxPathBytes},
    {"bytes of a text made by string.rep, string.format or table.concat", kMaxRepeatBytes},
    {"values of table.unpack", kMaxUnpack},
    {"bytes of a model", kMaxModelBytes},
    {"triangles of a model", kMaxModelTriangles},
    {"bytes of a picture", kMaxPictureBytes},
    {"points on a side of a picture", kMaxPictureSide},
    {"bytes of a sound", kMaxSoundBytes},
    {"seconds of a sound", kMaxSoundSeconds},
    {"lessons of a mod", kMaxLessons},
    {"steps of a lesson", kMaxLessonSteps},
    {"tests in one file", kMaxTests},
    {"bytes of a translation", kMaxLanguageBytes},
    {"bytes of a packed mod", kMaxArchiveBytes},
    {"bytes of a mod unpacked", kMaxUnpackedBytes},
    {"files of a packed mod", kMaxArchiveFiles},
});

}  // namespace hexholm
