#include "src/cli/authors/opened_assets.h"

#include <algorithm>
#include <filesystem>
#include <optional>
#include <span>

#include "engine/package/assets/asset_file.h"

#include "src/gfx/models/glb.h"

namespace hexholm::cli {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kMostFiles = 2000;

// Paths inside of assets/, in a fixed order. What cannot be looked at is left to whoever reads it.
std::vector<std::string> files_of(const ModFolder& mod) {
    const fs::path root = fs::path(mod.path) / "assets";
    std::vector<std::string> files;
    std::error_code error;
    for (fs::recursive_directory_iterator at(root, error), end; !error && at != end;
         at.increment(error)) {
        const std::string name = at->path().lexically_relative(root).generic_string();
        if (at->is_regular_file(error) && asset_kind(name) && files.size() < kMostFiles)
            files.push_back(name);
    }
    std::sort(files.begin(), files.end());
    return files;
}

std::optional<Problem> problem_of(const ModFolder& mod, const std::string& file) {
    const Result<std::string> bytes = read_asset(mod.path, mod.id, file);
    if (!bytes) return bytes.problem();
    if (asset_kind(file) != AssetKind::model) return std::nullopt;
    const std::string& text = bytes.value();
    gfx::Mesh mesh;
    std::string error;
    const std::span<const std::uint8_t> data(reinterpret_cast<const std::uint8_t*>(text.data()),
                                             text.size());
    if (gfx::parse_glb(data, "", mesh, error)) return std::nullopt;
    const std::string what = error.starts_with(": ") ? error.substr(2) : error;
    return Problem{mod.id + "/assets/" + file, what, ""};
}

}  // namespace

std::vector<Problem> broken_assets(const ModFolder& mod,
                                   const std::function<void(const std::string&)>& show) {
    std::vector<Problem> problems;
    for (const std::string& file : files_of(mod)) {
        show("opening " + file);
        if (auto problem = problem_of(mod, file)) problems.push_back(std::move(*problem));
    }
    return problems;
}

}  // namespace hexholm::cli
