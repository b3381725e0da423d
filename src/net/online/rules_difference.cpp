#include "src/net/online/rules_difference.h"

#include <algorithm>

#include "engine/base/crypto.h"

namespace hexholm::net {

static Problem problem_of(Saying what) {
    return {"", std::move(what), /*tr*/ "install the same version"};
}

std::optional<Problem> rules_difference(const Content& here, const TableTold& table) {
    for (const ModTerms& there : table.rules) {
        const auto mod = std::ranges::find(here.mods, there.id, &ModInfo::id);
        if (mod == here.mods.end())
            return problem_of({/*tr*/ "the table uses {1}, and you don't", there.id});
        if (mod->version != there.version)
            return problem_of({/*tr*/ "the table plays with {1} {2}, and you have {3}", there.id,
                               there.version, mod->version});
        if (hex_text(mod->hash.digest) != there.sha256)
            return problem_of({/*tr*/ "your rules of {1} {2} differ from those of the table",
                               mod->id, mod->version});
    }
    for (const ModInfo& mod : here.mods)
        if (std::ranges::find(table.rules, mod.id, &ModTerms::id) == table.rules.end() &&
            !table.rules.empty())
            return problem_of({/*tr*/ "you use {1}, and the table doesn't", mod.id});
    return std::nullopt;
}

}  // namespace hexholm::net
