// Everything that the mods of a game declare, joined: one row of things for each kind.
#pragma once

#include <array>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "engine/lua/declaring/patch.h"
#include "engine/lua/words/draft.h"

namespace hexholm {

// Named things are sorted, or in load order where that matters; the nameless are joined to one
// each, later mods winning; then all changes are made, in load order; then some things are taken out.
class Gathering {
public:
    Gathering(const std::vector<Declaration>& declarations,
              const Lineage& lineage,
              Problems& problems);

    const std::vector<Declaration>& of(Kind kind) const { return by_kind_[place(kind)]; }
    // The declaration made last.
    const std::string& last_place(Kind kind) const { return last_[place(kind)]; }

    Names names() const;
    Places places() const;

private:
    static std::size_t place(Kind kind) { return static_cast<std::size_t>(kind); }
    // Each thing gets the name that it has in this game.
    void give_names(const std::vector<Declaration>& declarations);
    void take(Declaration declaration);
    void change(const Declaration& change);
    void remove(const Declaration& removal);
    // The thing that a change or a removal means, if the mod may touch it.
    Declaration* reach(const Declaration& change);
    Declaration* target(const Declaration& change);

    const Lineage& lineage_;
    Problems& problems_;
    Patcher patcher_;
    std::array<std::vector<Declaration>, kKindCount> by_kind_;
    std::array<std::string, kKindCount> last_;
    NameSpaces spaces_;
};

}  // namespace hexholm
