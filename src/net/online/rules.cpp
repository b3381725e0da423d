#include "src/net/online/rules.h"

#include <algorithm>
#include <filesystem>

#include "engine/lua/loading/loader.h"
#include "engine/lua/mods/rules_hash.h"

namespace hexholm::net {
namespace {

Status check_versions(const Content& content, const GameTerms& terms) {
    for (const ModTerms& wanted : terms.mods)
        for (const ModInfo& mod : content.mods)
            if (mod.id == wanted.id && !wanted.version.empty() && mod.version != wanted.version)
                return Problem{"",
                               {/*tr*/ "the table plays with {1} {2}, and you have {3}", mod.id,
                                wanted.version, mod.version},
                               /*tr*/ "install the same version"};
    return Done{};
}

bool is_there(const std::vector<ModFolder>& library, const ModTerms& wanted) {
    const auto mod = std::ranges::find(library, wanted.id, &ModFolder::id);
    if (mod == library.end() || !mod->usable()) return false;
    const Result<Fingerprint> hash = rules_hash(mod->path);
    return hash && hex_text(hash.value().digest) == wanted.sha256;
}

}  // namespace

FoundMods find_mods_by_rules(const std::vector<std::string>& roots,
                             const PackageCache* cache,
                             const std::vector<ModTerms>& rules) {
    FoundMods found;
    const std::vector<ModFolder> library = find_mods(roots);
    for (const ModTerms& wanted : rules) {
        if (is_there(library, wanted)) continue;
        const auto hash = parse_digest(wanted.sha256);
        std::string root = cache != nullptr && hash ? cache->root_with(wanted.id, *hash) : "";
        if (root.empty())
            found.missing.push_back(wanted);
        else
            found.fetched.push_back(std::move(root));
    }
    return found;
}

std::vector<std::string> roots_with(const FoundMods& mods, const std::vector<std::string>& roots) {
    std::vector<std::string> all = mods.fetched;
    all.insert(all.end(), roots.begin(), roots.end());
    return all;
}

std::vector<std::string> roots_for_game(const JournalHeader& game,
                                        const std::vector<std::string>& roots) {
    const std::string folder = usual_cache_folder();
    std::error_code gone;
    if (folder.empty() || !std::filesystem::is_directory(folder, gone)) return roots;
    const auto cache = PackageCache::open(folder);
    if (!cache) return roots;
    std::vector<ModTerms> rules;
    for (const JournalMod& mod : game.mods)
        rules.push_back({mod.id, mod.version, hex_text(mod.hash.digest), 0});
    return roots_with(find_mods_by_rules(roots, &cache.value(), rules), roots);
}

Result<FoundRules> find_rules(const std::vector<std::string>& roots,
                              const PackageCache* cache,
                              const GameTerms& terms,
                              const std::vector<ModTerms>& rules) {
    FoundRules found{nullptr, find_mods_by_rules(roots, cache, rules)};
    if (!found.mods.missing.empty()) return found;
    auto book = load_rules(roots_with(found.mods, roots), terms);
    if (!book) return book.problem();
    found.book = std::move(book.value());
    return found;
}

Result<std::shared_ptr<const Rulebook>> load_rules(const std::vector<std::string>& roots,
                                                   const GameTerms& terms) {
    LoadRequest request;
    request.mod_roots = roots;
    request.scenario = terms.scenario;
    request.players = terms.players;
    request.options = terms.options;
    for (const ModTerms& mod : terms.mods)
        request.mods.push_back(mod.id);
    const auto loaded = load_content(request);
    if (!loaded) return loaded.problem();
    const Status same = check_versions(*loaded.value(), terms);
    if (!same) return same.problem();
    return std::make_shared<const Rulebook>(loaded.value());
}

}  // namespace hexholm::net
