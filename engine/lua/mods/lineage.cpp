#include "engine/lua/mods/lineage.h"

#include <algorithm>

#include "engine/base/check.h"

namespace hexholm {

Lineage::Lineage(const std::vector<ModFolder>& mods) {
    for (const ModFolder& mod : mods) {
        std::set<std::string> below;
        const auto take = [&](const auto& names) {
            for (const auto& [other, others] : below_) {
                const auto is_other = [&id = other](const auto& name) { return name == id; };
                if (!std::ranges::any_of(names, is_other)) continue;
                below.insert(other);
                below.insert(others.begin(), others.end());
            }
        };
        take(mod.depends);
        take(mod.optional);
        HEX_CHECK(!below_.contains(mod.id));
        below_.emplace(mod.id, std::move(below));
        order_.push_back(mod.id);
    }
}

std::size_t Lineage::place_of(const std::string& mod) const {
    return static_cast<std::size_t>(std::find(order_.begin(), order_.end(), mod) - order_.begin());
}

bool Lineage::builds_on(const std::string& mod, const std::string& other) const {
    if (mod == other) return true;
    const auto found = below_.find(mod);
    return found != below_.end() && found->second.contains(other);
}

}  // namespace hexholm
