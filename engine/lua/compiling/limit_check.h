// Whether the mods of a game bring more of something than a game can have, and which of them brings how much.
#pragma once

#include <array>
#include <cstddef>
#include <map>
#include <string>

#include "engine/content/content_limits.h"
#include "engine/lua/compiling/gathering.h"
#include "engine/lua/reading/problems.h"

namespace hexholm {

// How much of one thing each mod brings.
class Shares {
public:
    void add(const std::string& mod, std::size_t count) {
        if (count > 0) of_mods_[mod] += count;
    }
    std::size_t total() const;
    // "300 of them from one, 17 from base": who brings most comes first.
    std::string told() const;

private:
    std::map<std::string, std::size_t> of_mods_;
};

// Says so when it is more than the limit, and gives false then.
bool check_limit(Limit limit, const Shares& shares, const std::string& where, Problems& problems);

// Checks the limits that are known before anything is read: declarations, and words that become
// bits and bytes.
void check_declared(const Gathering& gathering, Problems& problems);

// Limits for what comes together while the declarations are read one by one. Ids have sixteen bits,
// and reading stops long before they run out.
class RunningTotals {
public:
    // REQUIRES: named effects have their ids, and nothing else was read.
    RunningTotals(const Content& content, const Gathering& gathering);
    // The declaration was read: what has grown since the last call comes from its mod. False when there is
    // so much that no more may be read.
    bool note(const Content& content, const Declaration& declaration);
    // False where a limit is passed.
    bool check(Problems& problems) const;

private:
    struct Total {
        Limit limit = Limit::goods;
        std::size_t (*count)(const Content& content) = nullptr;
        Shares shares{};
        std::size_t known = 0;
        std::string where{};  // the declaration with which the limit was passed
    };
    std::array<Total, 7> totals_;
};

// Zones have their places on the map that is used.
void check_zone_places(const Content& content, const Places& places, Problems& problems);
// Checks how many effects can begin for many players at one moment. REQUIRES: no problem before.
void check_begun_together(const Content& content,
                          const Lineage& lineage,
                          const Places& places,
                          Problems& problems);
// Declared effects that begin each other, or themselves. REQUIRES: no problem before.
void check_nesting(const Content& content, Problems& problems);
// REQUIRES: the kinds of actions are made.
bool check_action_kinds(const Content& content, Problems& problems);

}  // namespace hexholm
