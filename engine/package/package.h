// A mod as one file: packed, looked into, installed and removed.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>

#include "engine/base/result.h"
#include "engine/lua/mods/manifest.h"
#include "engine/lua/mods/rules_hash.h"
#include "engine/package/archives/temporary_folder.h"

namespace hexholm {

// What a packed mod holds; known without running any of it.
struct PackedMod {
    ModFolder manifest;  // path and origin name the file, or the folder once it is installed
    Fingerprint hash;    // of its rules, as journals name it
    std::size_t files = 0;
    std::size_t bytes = 0;  // unpacked
};

// Packs the folder without what begins with a dot. The same files give the same bytes on every
// machine. The file is written beside its place and moved there when it is whole.
Result<PackedMod> pack_mod(const std::string& folder, const std::string& file);

// Reads and judges a file that a stranger gave: names, sizes, number and kinds of files, manifest.
Result<PackedMod> look_into(const std::string& file);

// Installs the file as ROOT/ID, whole or not at all. With `replace` an installed version gives way
// once the new one is unpacked; without it that is a problem which names both versions.
Result<PackedMod> install_mod(const std::string& file, const std::string& root, bool replace);

// Deletes ROOT/ID; that it is not there is a problem. Mods that came with the program are in
// another root.
Result<ModFolder> remove_mod(const std::string& id, const std::string& root);

// A packed mod unpacked into a temporary folder that vanishes with this.
class UnpackedMod {
public:
    static Result<UnpackedMod> open(const std::string& file);

    const std::string& folder() const { return folder_; }  // ends in the mod's id

private:
    UnpackedMod(TemporaryFolder base, std::string folder)
        : base_(std::move(base)), folder_(std::move(folder)) {}

    TemporaryFolder base_;
    std::string folder_;
};

}  // namespace hexholm
