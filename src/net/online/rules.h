// Loads the rules of a table from the mods that are here.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "engine/base/result.h"
#include "engine/game/core/rulebook.h"
#include "engine/journal/header.h"

#include "src/net/packages/cache.h"
#include "src/net/protocol/terms.h"

namespace hexholm::net {

// `roots`: folders with mods. A problem names the mod that is missing here or has another version. It takes some
// milliseconds; whoever has a window loads on a thread of its own.
Result<std::shared_ptr<const Rulebook>> load_rules(const std::vector<std::string>& roots,
                                                   const GameTerms& terms);

struct FoundMods {
    std::vector<ModTerms> missing;     // in the order that was asked for
    std::vector<std::string> fetched;  // roots in the cache of those that are not a player's own
};
// Finds the mods with these ids whose rules have these hashes.
FoundMods find_mods_by_rules(const std::vector<std::string>& roots,
                             const PackageCache* cache,
                             const std::vector<ModTerms>& rules);
// The roots, after those of fetched mods, which count before others of the same id.
std::vector<std::string> roots_with(const FoundMods& mods, const std::vector<std::string>& roots);

// The roots for a recorded game, which may have been played at somebody's table with mods that came from there.
std::vector<std::string> roots_for_game(const JournalHeader& game,
                                        const std::vector<std::string>& roots);

struct FoundRules {
    std::shared_ptr<const Rulebook> book;  // null where mods are missing
    FoundMods mods;
};
// Finds the rules when the table has told `rules`, the mods of the game with the hashes of their
// rules. Each mod is taken from `roots` when it has that hash there, otherwise from the cache, if
// any.
Result<FoundRules> find_rules(const std::vector<std::string>& roots,
                              const PackageCache* cache,
                              const GameTerms& terms,
                              const std::vector<ModTerms>& rules);

}  // namespace hexholm::net
