// Where the mods keep the models and pictures that they bring.
#pragma once

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "engine/package/assets/asset_file.h"

namespace hexholm::gfx {

struct ModAssets {
    std::string id;
    std::string folder;                     // of the mod; files lie in its folder assets
    std::vector<std::string> depends = {};  // mods whose models it may use by their names
};

class AssetSource {
public:
    using Message = std::function<void(const std::string&)>;

    // When two mods have the same id, the first one counts.
    AssetSource(const std::vector<ModAssets>& mods, Message message);

    // The bytes of MOD/FILE, sound as far as heads and lengths tell. What is wrong is told once.
    std::optional<std::string> read(const std::string& name, AssetKind kind);
    // The mod's pack of models; nothing, and no message, when it has none.
    std::optional<std::string> read_pack(const std::string& mod);
    // The mod and all that it builds on, itself first.
    std::vector<std::string> scope_of(const std::string& mod) const;

    void tell(const std::string& line);

private:
    Message message_;
    std::unordered_map<std::string, ModAssets> mods_;
    std::unordered_set<std::string> told_;
};

// Whether the name of a thing on the table is MOD/FILE with a file of that kind.
bool is_asset_name(const std::string& name, AssetKind kind);

inline std::span<const std::uint8_t> as_bytes(const std::string& text) {
    return {reinterpret_cast<const std::uint8_t*>(text.data()), text.size()};
}

}  // namespace hexholm::gfx
