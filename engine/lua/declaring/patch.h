// How one mod changes what another has declared.
#pragma once

#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "engine/lua/declaring/mod_run.h"
#include "engine/lua/mods/lineage.h"
#include "engine/lua/reading/problems.h"

namespace hexholm {

// "patch of terrain 'marsh'", "terrain 'marsh'", "hex.rules": for messages.
std::string subject_of(const Declaration& declaration);

// Makes changes in load order and remembers who changed what: mods of which neither builds on the
// other may add to the same thing, but not set the same field to different values.
class Patcher {
public:
    Patcher(const Lineage& lineage, Problems& problems) : lineage_(lineage), problems_(problems) {}

    // Words by which several mods mean things of their own.
    void share(const std::string& word) { shared_.insert(word); }

    // A later declaration of the same nameless thing: its fields win. `thing` may be empty.
    void join(Declaration& thing, const Declaration& written);
    // Fields replace, `add` adds, `remove` takes away.
    void patch(Declaration& thing, const Declaration& change);

private:
    struct Touch {
        std::string mod;
        std::string where;
        bool sets = false;
        Tree value;  // what it is set to; nothing for a field that was removed
    };

    static void keep_places(Declaration& thing);
    void set_fields(Declaration& thing, const Declaration& change);
    void set_items(Declaration& thing, const Declaration& change);
    void touch(const Declaration& thing,
               const std::string& field,
               const Declaration& change,
               bool sets,
               const Tree& value = {});
    void add_all(Declaration& thing, const Declaration& change, const Tree& add);
    void remove_all(Declaration& thing, const Declaration& change, const Tree& remove);
    void remove_named(Declaration& thing, const Declaration& change, const Tree& name);

    const Lineage& lineage_;
    Problems& problems_;
    std::set<std::string> shared_;
    std::map<std::string, std::vector<Touch>> touches_;  // by thing and field
};

}  // namespace hexholm
