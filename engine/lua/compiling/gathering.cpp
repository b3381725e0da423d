#include "engine/lua/compiling/gathering.h"

#include <algorithm>

#include "engine/base/check.h"
#include "engine/lua/reading/suggest.h"

namespace hexholm {
namespace {

// if_there = true
bool may_be_absent(const Declaration& change) {
    const Tree* const flag = change.table.find("if_there");
    return flag != nullptr && flag->type == Tree::Type::flag && flag->flag;
}

}  // namespace

Gathering::Gathering(const std::vector<Declaration>& declarations,
                     const Lineage& lineage,
                     Problems& problems)
    : lineage_(lineage), problems_(problems), patcher_(lineage, problems) {
    give_names(declarations);
    for (const Declaration& declaration : declarations)
        if (!declaration.patch && !declaration.removal) take(declaration);
    for (std::size_t at = 0; at < kKindCount; ++at) {
        const Kind kind = static_cast<Kind>(at);
        if (is_named(kind) && !is_in_load_order(kind))
            std::stable_sort(by_kind_[at].begin(), by_kind_[at].end(),
                             [](const auto& a, const auto& b) { return a.name < b.name; });
    }
    for (const Declaration& declaration : declarations)
        if (declaration.patch) change(declaration);
    for (const Declaration& declaration : declarations)
        if (declaration.removal) remove(declaration);
}

Names Gathering::names() const {
    Names names;
    names.spaces = spaces_;
    for (std::size_t kind = 0; kind < kKindCount; ++kind) {
        for (const Declaration& declaration : by_kind_[kind])
            names.of_kind[kind].push_back(declaration.name);
        std::sort(names.of_kind[kind].begin(), names.of_kind[kind].end());
    }
    return names;
}

Places Gathering::places() const {
    Places places;
    for (std::size_t kind = 0; kind < kKindCount; ++kind)
        for (const Declaration& declaration : by_kind_[kind])
            places.of_kind[kind].push_back(declaration.where);
    return places;
}

// Mods that know nothing of each other may use the same name; then both things are called by their mods.
void Gathering::give_names(const std::vector<Declaration>& declarations) {
    std::map<std::pair<Kind, std::string>, std::vector<const Declaration*>> called;
    for (const Declaration& each : declarations)
        if (!each.patch && !each.removal && is_named(each.kind) && !may_repeat(each.kind))
            called[{each.kind, each.name}].push_back(&each);
    for (const auto& [key, things] : called) {
        const std::string word(kind_word(key.first));
        std::vector<const Declaration*> kept;
        for (const Declaration* thing : things) {
            const auto rival = std::ranges::find_if(kept, [&](const Declaration* other) {
                return lineage_.related(thing->mod, other->mod);
            });
            if (rival == kept.end())
                kept.push_back(thing);
            else
                problems_.add(thing->where,
                              subject_of(*thing) + " is declared already at " + (*rival)->where,
                              "give one of them another name");
        }
        if (kept.size() > 1) patcher_.share(key.second);
        for (const Declaration* thing : kept)
            spaces_.add(word, thing->mod, key.second,
                        kept.size() > 1 ? thing->mod + ":" + key.second : key.second);
    }
    for (const std::string& mod : lineage_.mods())
        spaces_.builds_on(mod, lineage_.below(mod));
}

void Gathering::take(Declaration declaration) {
    HEX_CHECK(!declaration.patch && !declaration.removal);
    last_[place(declaration.kind)] = declaration.where;
    std::vector<Declaration>& row = by_kind_[place(declaration.kind)];
    if (may_repeat(declaration.kind) || stands_alone(declaration.kind)) {
        row.push_back(std::move(declaration));
    } else if (is_named(declaration.kind)) {
        declaration.name =
            spaces_.meant(kind_word(declaration.kind), declaration.mod, declaration.name);
        row.push_back(std::move(declaration));
    } else {
        if (row.empty()) {
            row.push_back(declaration);
            row[0].table = Tree::empty_table();
        }
        patcher_.join(row[0], declaration);
    }
}

// The thing that is meant; of what a roll does, that of the same total.
Declaration* Gathering::target(const Declaration& change) {
    const Tree* total = change.table.find("total");
    const std::string& name = is_named(change.kind) && !may_repeat(change.kind)
                                  ? spaces_.meant(kind_word(change.kind), change.mod, change.name)
                                  : change.name;
    for (Declaration& thing : by_kind_[place(change.kind)]) {
        if (thing.name != name) continue;
        if (change.kind != Kind::on_roll) return &thing;
        const Tree* other = thing.table.find("total");
        if (total != nullptr && other != nullptr && *total == *other) return &thing;
    }
    return nullptr;
}

Declaration* Gathering::reach(const Declaration& change) {
    HEX_CHECK(change.patch || change.removal);
    Declaration* thing = target(change);
    if (thing == nullptr && may_be_absent(change)) return nullptr;
    if (thing == nullptr) {
        const std::string subject = subject_of(change);
        if (is_named(change.kind))
            problems_.add(change.where, subject + ": no mod of this game declares it",
                          names().remedy(change.kind, change.name));
        else
            problems_.add(change.where, subject + ": there is nothing to change",
                          std::string(change.kind == Kind::on_roll
                                          ? "name the total of the roll that is meant"
                                          : "declare it instead"));
    } else if (!lineage_.builds_on(change.mod, thing->mod)) {
        problems_.add(change.where,
                      subject_of(change) + ": it is declared by the mod " + in_quotes(thing->mod) +
                          " at " + thing->where,
                      "add " + in_quotes(thing->mod) + " to \"depends\" or \"optional\" in " +
                          change.mod + "/mod.json");
        thing = nullptr;
    }
    return thing;
}

void Gathering::change(const Declaration& change) {
    if (Declaration* thing = reach(change)) patcher_.patch(*thing, change);
}

void Gathering::remove(const Declaration& removal) {
    Declaration* thing = reach(removal);
    if (thing == nullptr) return;
    std::vector<Declaration>& row = by_kind_[place(removal.kind)];
    HEX_CHECK(thing >= row.data() && thing < row.data() + row.size());
    row.erase(row.begin() + (thing - row.data()));
}

}  // namespace hexholm
