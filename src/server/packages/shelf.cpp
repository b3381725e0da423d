#include "src/server/packages/shelf.h"

#include <algorithm>
#include <filesystem>

#include "engine/lua/mods/plan.h"

#include "src/server/packages/part_of.h"

namespace hexholm::server {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kPath = "/packages/";
constexpr std::string_view kEnding = ".zip";

}  // namespace

PackageShelf PackageShelf::open(const std::vector<std::string>& folders,
                                const std::string& room,
                                std::vector<Problem>& problems) {
    PackageShelf shelf(room);
    for (const ModFolder& mod : find_mods(folders)) {
        const Status added = mod.usable() ? shelf.add(mod.path) : mod.problems.front();
        if (!added) problems.push_back(added.problem());
    }
    std::ranges::sort(shelf.names_, {}, &net::PackageName::id);
    shelf.clear_away();
    return shelf;
}

// Packages of mods as they were once.
void PackageShelf::clear_away() const {
    std::error_code failed;
    for (fs::directory_iterator at(room_, failed), end; !failed && at != end;
         at.increment(failed)) {
        const auto digest = parse_digest(at->path().stem().string());
        std::error_code ignored;
        if (digest && find(*digest) == nullptr) fs::remove(at->path(), ignored);
    }
}

// Packs the mod. Equal files pack to equal bytes, so a mod that has not changed keeps its file.
Status PackageShelf::add(const std::string& mod_folder) {
    const std::string packed = room_ + "/packing.zip";
    if (const auto done = pack_mod(mod_folder, packed); !done) return done.problem();
    const Result<net::PackageName> name = net::name_of_package(packed);
    std::error_code failed;
    if (name) fs::rename(packed, file_of(name.value().sha256), failed);
    if (!name || failed) {
        std::error_code ignored;
        fs::remove(packed, ignored);
    }
    if (!name) return name.problem();
    if (failed)
        return Problem{room_,
                       {"a package cannot be put there: {1}", system_saying(failed.value())},
                       "give the folder to the user that runs the server"};
    names_.push_back(name.value());
    return Done{};
}

std::string PackageShelf::file_of(const Digest256& sha256) const {
    return room_ + "/" + hex_text(sha256) + std::string(kEnding);
}

const net::PackageName* PackageShelf::find(const Digest256& sha256) const {
    const auto found = std::ranges::find(names_, sha256, &net::PackageName::sha256);
    return found == names_.end() ? nullptr : &*found;
}

const net::PackageName* PackageShelf::with_rules(const Digest256& rules) const {
    const auto found = std::ranges::find(names_, rules, &net::PackageName::rules);
    return found == names_.end() ? nullptr : &*found;
}

std::optional<Bytes> PackageShelf::part(const Digest256& sha256, std::uint64_t offset) const {
    const net::PackageName* const name = find(sha256);
    return name == nullptr ? std::nullopt : part_of(file_of(sha256), name->bytes, offset);
}

std::string PackageShelf::file_at(std::string_view path) const {
    if (!path.starts_with(kPath) || !path.ends_with(kEnding)) return {};
    path.remove_prefix(kPath.size());
    path.remove_suffix(std::min(path.size(), kEnding.size()));
    const auto digest = parse_digest(path);
    return digest && find(*digest) != nullptr ? file_of(*digest) : std::string();
}

}  // namespace hexholm::server
