#include "src/gfx/base/asset_source.h"

#include <algorithm>
#include <filesystem>

namespace hexholm::gfx {

static constexpr const char* kPack = "models.hxm";

AssetSource::AssetSource(const std::vector<ModAssets>& mods, Message message)
    : message_(std::move(message)) {
    for (const ModAssets& mod : mods)
        mods_.try_emplace(mod.id, mod);
}

void AssetSource::tell(const std::string& line) {
    if (told_.insert(line).second) message_(line);
}

std::optional<std::string> AssetSource::read(const std::string& name, AssetKind kind) {
    const std::size_t slash = std::min(name.find('/'), name.size());
    const auto mod = mods_.find(name.substr(0, slash));
    if (mod == mods_.end() || slash == name.size()) return std::nullopt;
    const std::string file = name.substr(slash + 1);
    if (asset_kind(file) != kind) {
        tell(name + ": this is not a " + std::string(asset_word(kind)));
        return std::nullopt;
    }
    Result<std::string> bytes = read_asset(mod->second.folder, mod->first, file);
    if (bytes) return std::move(bytes.value());
    tell(bytes.problem().line());
    return std::nullopt;
}

std::optional<std::string> AssetSource::read_pack(const std::string& mod) {
    const auto found = mods_.find(mod);
    if (found == mods_.end()) return std::nullopt;
    std::error_code error;
    const auto file = std::filesystem::path(found->second.folder) / "assets" / kPack;
    if (!std::filesystem::exists(file, error)) return std::nullopt;
    return read(mod + "/" + kPack, AssetKind::pack);
}

std::vector<std::string> AssetSource::scope_of(const std::string& mod) const {
    std::vector<std::string> scope{mod};
    for (std::size_t at = 0; at < scope.size(); ++at) {
        const auto found = mods_.find(scope[at]);
        if (found == mods_.end()) continue;
        for (const std::string& id : found->second.depends)
            if (std::find(scope.begin(), scope.end(), id) == scope.end()) scope.push_back(id);
    }
    return scope;
}

bool is_asset_name(const std::string& name, AssetKind kind) {
    return name.find('/') != std::string::npos && asset_kind(name) == kind;
}

}  // namespace hexholm::gfx
