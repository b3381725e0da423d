// The files in a mod's folder `assets`: read only when they are what their names say, and of a modest size.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "engine/base/result.h"

namespace hexholm {

enum class AssetKind : std::uint8_t {
    model,    // .glb, glTF 2.0 in one file
    picture,  // .png
    sound,    // .ogg with Vorbis, or .wav
    pack      // .hxm, many models (docs/art.md)
};

// The word for it in messages: "picture".
std::string_view asset_word(AssetKind kind);

// The kind of asset by the ending of the file's name; nullopt for files that no mod may bring.
std::optional<AssetKind> asset_kind(std::string_view file);

// "tower" is a model in a pack, "tower.glb" a file.
inline bool names_a_file(std::string_view name) {
    return name.find_first_of("./\\") != std::string_view::npos;
}

// The bytes of FOLDER/assets/FILE, for a decoder that trusts them. Refused: paths out of the folder,
// links, devices, what is too large, too long or not what its name says. Pictures come without
// their side chunks (texts, profiles), which may unpack to any size. Messages name MOD/assets/FILE.
Result<std::string> read_asset(const std::string& folder,
                               const std::string& mod,
                               std::string_view file);

// The problem of these bytes, if any; `where` goes into it. Only heads and lengths are looked at,
// nothing is decoded.
std::optional<Problem> asset_problem(AssetKind kind,
                                     std::string_view bytes,
                                     const std::string& where);

}  // namespace hexholm
