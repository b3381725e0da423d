#include "engine/package/assets/asset_file.h"

#include <algorithm>
#include <array>
#include <filesystem>

#include "engine/lua/mods/manifest.h"
#include "engine/lua/reading/files.h"
#include "engine/lua/reading/limits.h"
#include "engine/lua/reading/suggest.h"
#include "engine/package/assets/asset_format.h"

namespace hexholm {
namespace {

namespace fs = std::filesystem;

struct Ending {
    std::string_view text;
    AssetKind kind;
    std::size_t most_bytes;
};

constexpr auto kEndings = std::to_array<Ending>({
    {".glb", AssetKind::model, kMaxModelBytes},
    {".png", AssetKind::picture, kMaxPictureBytes},
    {".ogg", AssetKind::sound, kMaxSoundBytes},
    {".wav", AssetKind::sound, kMaxSoundBytes},
    {".hxm", AssetKind::pack, kMaxModelPackBytes},
});

const Ending* ending_of(std::string_view file) {
    const auto* found = std::find_if(kEndings.begin(), kEndings.end(), [&](const Ending& one) {
        return file.size() > one.text.size() && file.ends_with(one.text);
    });
    return found == kEndings.end() ? nullptr : found;
}

// Asked before anything is opened, so that the remedy fits the kind of file.
std::optional<Problem> too_large(const std::string& full,
                                 const Ending& ending,
                                 const std::string& where) {
    std::error_code error;
    const std::uintmax_t size = fs::file_size(full, error);
    if (error || size <= ending.most_bytes) return std::nullopt;
    return Problem{where,
                   "the " + std::string(asset_word(ending.kind)) + " is larger than " +
                       std::to_string(ending.most_bytes / 1024 / 1024) + " MiB",
                   "make it smaller"};
}

}  // namespace

std::string_view asset_word(AssetKind kind) {
    switch (kind) {
        case AssetKind::model: return "model";
        case AssetKind::picture: return "picture";
        case AssetKind::sound: return "sound";
        default: return "pack of models";
    }
}

std::optional<AssetKind> asset_kind(std::string_view file) {
    const Ending* ending = ending_of(file);
    return ending == nullptr ? std::nullopt : std::optional(ending->kind);
}

std::optional<Problem> asset_problem(AssetKind kind,
                                     std::string_view bytes,
                                     const std::string& where) {
    switch (kind) {
        case AssetKind::model: return model_problem(bytes, where);
        case AssetKind::picture: return picture_problem(bytes, where);
        case AssetKind::sound: return sound_problem(bytes, where);
        default: return pack_problem(bytes, where);
    }
}

Result<std::string> read_asset(const std::string& folder,
                               const std::string& mod,
                               std::string_view file) {
    const std::string path = "assets/" + std::string(file);
    if (!is_mod_path(path))
        return Problem{mod, "a file of the mod cannot be called " + in_quotes(file),
                       "paths begin inside the folder assets and are made of a-z, 0-9, _, - and ."};
    const std::string where = mod + "/" + path;
    const Ending* ending = ending_of(file);
    if (ending == nullptr)
        return Problem{where, "files of this kind are not used",
                       "models are .glb files, pictures .png, sounds .ogg or .wav"};
    if (const auto problem = too_large((fs::path(folder) / path).string(), *ending, where))
        return *problem;
    Result<std::string> bytes = read_mod_file(folder, mod, path, ending->most_bytes);
    if (!bytes) return bytes;
    if (const auto problem = asset_problem(ending->kind, bytes.value(), where)) return *problem;
    return ending->kind == AssetKind::picture ? plain_picture(bytes.value()) : bytes;
}

}  // namespace hexholm
