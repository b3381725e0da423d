#include "src/app/saves/journal_mods.h"

#include <algorithm>

#include "engine/base/hash.h"
#include "engine/package/package.h"

namespace hexholm::app {

static const ModFolder* find(const std::vector<ModFolder>& mods, const std::string& id) {
    const auto found =
        std::find_if(mods.begin(), mods.end(), [&](const ModFolder& mod) { return mod.id == id; });
    return found == mods.end() ? nullptr : &*found;
}

// "lake 1.2.0 (not installed)"; empty when the mod is as the journal wants it.
static Saying difference(int version, const JournalMod& wanted, const ModFolder* found) {
    const std::string name = wanted.id + " " + wanted.version;
    if (found == nullptr) return {/*tr*/ "{1} (not installed)", name};
    if (!found->usable()) return {/*tr*/ "{1} (the one installed is broken)", name};
    if (found->version != wanted.version)
        return {/*tr*/ "{1} (version {2} is here)", name, found->version};
    const Result<Fingerprint> hash = rules_hash(found->path);
    if (!hash || is_same_hash(version, wanted.hash, hash.value())) return "";
    const auto short_of = [version](const Fingerprint& of) {
        return version < kFirstVersionOfDigests ? hash_name(of.old) : short_name(of.digest);
    };
    return {/*tr*/ "{1} (its rules have changed: {2} then, {3} now)", name, short_of(wanted.hash),
            short_of(hash.value())};
}

std::optional<Problem> mod_differences(const JournalHeader& header,
                                       const std::vector<ModFolder>& mods,
                                       const std::string& where) {
    Saying list;
    for (const JournalMod& wanted : header.mods)
        list = linked(list, ", ", difference(header.version, wanted, find(mods, wanted.id)));
    if (list.empty()) return std::nullopt;
    return Problem{where,
                   {/*tr*/ "the game was played with mods that are not here: {1}", list},
                   /*tr*/
                   "install exactly those on the Mods screen, or begin a new game; this one stays "
                   "saved"};
}

bool lacks_mods(const JournalHeader& header, const std::vector<ModFolder>& mods) {
    return std::ranges::any_of(
        header.mods, [&](const JournalMod& wanted) { return find(mods, wanted.id) == nullptr; });
}

}  // namespace hexholm::app
