#include "src/net/online/mod_bringer.h"

#include <algorithm>
#include <filesystem>

#include "engine/lua/mods/plan.h"
#include "engine/package/package.h"

namespace hexholm::net {

// Offers a mod that the server asks for. Without an answer the server knows that the mod is not
// here.
void ModBringer::take(const Bring& bring, Guest& guest) {
    bytes_.clear();
    PackageTold told;
    const std::vector<ModFolder> mods = find_mods(roots_);
    const auto mod = std::ranges::find(mods, bring.id, &ModFolder::id);
    const auto folder = TemporaryFolder::make_in(std::filesystem::temp_directory_path().string());
    const std::string file = folder ? folder.value().path() + "/brought.zip" : "";
    if (folder && mod != mods.end() && mod->usable() && pack_mod(mod->path, file)) {
        const auto name = name_of_package(file);
        auto bytes = read_package(file);
        if (name && bytes) {
            name_ = name.value();
            bytes_ = std::move(bytes.value());
            told = told_of(name_);
        }
    }
    guest.say(Brings{told});
}

void ModBringer::take(const Want& want, Guest& guest) const {
    if (want.sha256 != hex_text(name_.sha256)) return;
    auto at = static_cast<std::uint64_t>(want.at);
    for (int count = 0; count < want.parts && at < bytes_.size(); ++count) {
        const std::string_view piece = std::string_view(bytes_).substr(at, kPackagePartBytes);
        guest.send_part({name_.sha256, at, name_.bytes, Bytes(piece.begin(), piece.end())});
        at += piece.size();
    }
}

}  // namespace hexholm::net
