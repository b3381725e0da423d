// Which mods build on which others.
#pragma once

#include <map>
#include <set>
#include <string>
#include <vector>

#include "engine/lua/mods/manifest.h"

namespace hexholm {

class Lineage {
public:
    // REQUIRES: mods in load order. Optional mods that are not among them do not count.
    explicit Lineage(const std::vector<ModFolder>& mods);

    // Where the mod stands in load order.
    std::size_t place_of(const std::string& mod) const;
    // Directly or through others; every mod builds on itself.
    bool builds_on(const std::string& mod, const std::string& other) const;
    // The mods that this one builds on, besides itself.
    const std::set<std::string>& below(const std::string& mod) const { return below_.at(mod); }
    // The mods in load order.
    const std::vector<std::string>& mods() const { return order_; }
    // Whether one of the two knows what the other does.
    bool related(const std::string& a, const std::string& b) const {
        return builds_on(a, b) || builds_on(b, a);
    }

private:
    std::vector<std::string> order_;
    std::map<std::string, std::set<std::string>> below_;
};

}  // namespace hexholm
