#include "engine/lua/declaring/patch.h"

#include <algorithm>
#include <utility>

#include "engine/lua/reading/kinds.h"
#include "engine/lua/reading/suggest.h"

namespace hexholm {
namespace {

// Says what is wrong with one change.
struct Complaint {
    const Declaration& change;
    Problems& problems;
    const std::set<std::string>& shared;

    void operator()(const std::string& field, const std::string& what, Saying remedy) const {
        problems.add(change.where, subject_of(change) + ": " + in_quotes(field) + " " + what,
                     std::move(remedy));
    }
};

// Numbers are added, lists appended, tables merged key by key. A missing key counts as nothing.
void add_into(Tree& to, const Tree& more, const std::string& path, const Complaint& complain) {
    if (to.type == Tree::Type::number && more.type == Tree::Type::number) {
        // Without a sign, so that a sum too large is no undefined one; its range is judged later.
        to.number = static_cast<std::int64_t>(static_cast<std::uint64_t>(to.number) +
                                              static_cast<std::uint64_t>(more.number));
        return;
    }
    if (to.type != Tree::Type::table || more.type != Tree::Type::table) {
        complain(path, "adds " + std::string(type_word(more)) + " to " + std::string(type_word(to)),
                 "only numbers, lists and tables can be added; set the field itself");
        return;
    }
    to.items.insert(to.items.end(), more.items.begin(), more.items.end());
    for (const auto& [name, value] : more.fields) {
        const auto known = to.fields.find(name);
        const bool is_another = known != to.fields.end() && complain.shared.contains(name) &&
                                known->second.origin.mod != value.origin.mod;
        const auto [entry, is_new] =
            to.fields.try_emplace(is_another ? value.origin.mod + ":" + name : name, value);
        if (!is_new) add_into(entry->second, value, path + "." + name, complain);
    }
}

// Pictures, words and names of what a patch adds are those of the mod that adds it.
void mark_items(Tree& table, const std::string& mod) {
    table.origin.mod = mod;
    for (Tree& item : table.items)
        mark_items(item, mod);
    for (auto& [name, value] : table.fields)
        mark_items(value, mod);
}

bool take_item(Tree& from, const Tree& item) {
    const auto found = std::find(from.items.begin(), from.items.end(), item);
    if (found == from.items.end()) return false;
    from.items.erase(found);
    return true;
}

std::string as_text(const Tree& tree) {
    if (tree.type == Tree::Type::number) return std::to_string(tree.number);
    return tree.type == Tree::Type::text ? in_quotes(tree.text) : std::string(type_word(tree));
}

std::vector<std::string> contents(const Tree& tree) {
    std::vector<std::string> names;
    for (const auto& [name, value] : tree.fields)
        names.push_back(name);
    for (const Tree& item : tree.items)
        if (item.type == Tree::Type::text) names.push_back(item.text);
    return names;
}

void remove_from(Tree& from,
                 const Tree& items,
                 const std::string& path,
                 const Complaint& complain) {
    if (!items.fields.empty() || items.items.empty())
        complain(path, "is no list of what is removed", R"(write remove = { field = { "item" } })");
    for (const Tree& item : items.items) {
        const bool gone = take_item(from, item) ||
                          (item.type == Tree::Type::text && from.fields.erase(item.text) > 0);
        if (!gone)
            complain(path, "removes " + as_text(item) + ", which is not there",
                     name_remedy(item.text, contents(from)));
    }
}

}  // namespace

std::string subject_of(const Declaration& declaration) {
    const std::string word(kind_word(declaration.kind));
    if (declaration.patch)
        return "patch of " + word +
               (declaration.name.empty() ? "" : " " + in_quotes(declaration.name));
    if (declaration.removal) return "removal of " + word + " " + in_quotes(declaration.name);
    return declaration.name.empty() ? "hex." + word : word + " " + in_quotes(declaration.name);
}

void Patcher::touch(const Declaration& thing,
                    const std::string& field,
                    const Declaration& change,
                    bool sets,
                    const Tree& value) {
    std::string key = subject_of(thing) + "." + field;
    if (const Tree* total = thing.table.find("total")) key += "." + std::to_string(total->number);
    std::vector<Touch>& earlier = touches_[key];
    for (const Touch& other : earlier) {
        const bool agrees = sets == other.sets && (!sets || value == other.value);
        if (agrees || lineage_.related(change.mod, other.mod)) continue;
        const std::string what = field.empty() ? "the list" : in_quotes(field);
        problems_.add(
            change.where,
            subject_of(change) + ": " + what + " is changed in another way at " + other.where,
            "switch one of the mods off, or let " + in_quotes(change.mod) + " depend on " +
                in_quotes(other.mod));
    }
    earlier.push_back({change.mod, change.where, sets, value});
}

void Patcher::set_fields(Declaration& thing, const Declaration& change) {
    for (const auto& [name, value] : change.table.fields) {
        if (change.patch && (name == "add" || name == "remove" || name == "if_there")) continue;
        touch(thing, name, change, true, value);
        thing.table.fields.insert_or_assign(name, value);
        thing.places.insert_or_assign(name, change.where);
        // Models and pictures lie in the mod that names them.
        if (name == "model" || name == "icon") thing.assets = change.mod;
        if (name == "sound") thing.sound_mod = change.mod;
        if (name == "looks") thing.looks_mod = change.mod;
        // The mod that changes a text also translates it.
        if (name == "title") thing.title_mod = change.mod;
        if (name == "help") thing.help_mod = change.mod;
    }
}

void Patcher::set_items(Declaration& thing, const Declaration& change) {
    if (change.table.items.empty()) return;
    Tree list = Tree::empty_table();
    list.items = change.table.items;
    touch(thing, "", change, true, list);
    thing.table.items = change.table.items;
}

// Notes the places of all fields, because `where` becomes the place of the last change.
void Patcher::keep_places(Declaration& thing) {
    for (const auto& [name, value] : thing.table.fields)
        thing.places.try_emplace(name, thing.where);
}

void Patcher::join(Declaration& thing, const Declaration& written) {
    Declaration later = written;
    keep_places(thing);
    mark_items(later.table, later.mod);
    set_fields(thing, later);
    set_items(thing, later);
    thing.where = later.where;
}

void Patcher::patch(Declaration& thing, const Declaration& written) {
    Declaration change = written;
    keep_places(thing);
    mark_items(change.table, change.mod);
    set_fields(thing, change);
    set_items(thing, change);
    if (const Tree* add = change.table.find("add")) add_all(thing, change, *add);
    if (const Tree* remove = change.table.find("remove")) remove_all(thing, change, *remove);
    thing.where = change.where;
}

void Patcher::add_all(Declaration& thing, const Declaration& change, const Tree& add) {
    const Complaint complain{change, problems_, shared_};
    if (add.type != Tree::Type::table) {
        complain("add", "is " + std::string(type_word(add)), "write add = { field = value }");
        return;
    }
    if (!add.items.empty()) touch(thing, "", change, false);
    thing.table.items.insert(thing.table.items.end(), add.items.begin(), add.items.end());
    for (const auto& [name, value] : add.fields) {
        touch(thing, name, change, false);
        thing.places.insert_or_assign(name, change.where);
        const auto found = thing.table.fields.find(name);
        if (found != thing.table.fields.end())
            add_into(found->second, value, "add." + name, complain);
        else if (value.type == Tree::Type::table)
            thing.table.fields.emplace(name, value);
        else
            complain("add." + name, "adds to what is not set at " + thing.where,
                     "set " + in_quotes(name) + " itself");
    }
}

void Patcher::remove_all(Declaration& thing, const Declaration& change, const Tree& remove) {
    const Complaint complain{change, problems_, shared_};
    if (remove.type != Tree::Type::table) {
        complain("remove", "is " + std::string(type_word(remove)),
                 R"(write remove = { "field" } or remove = { field = { "item" } })");
        return;
    }
    for (const Tree& name : remove.items)
        remove_named(thing, change, name);
    for (const auto& [name, items] : remove.fields) {
        touch(thing, name, change, false);
        const auto found = thing.table.fields.find(name);
        if (found == thing.table.fields.end())
            complain("remove." + name, "is not set at " + thing.where,
                     name_remedy(name, contents(thing.table)));
        else
            remove_from(found->second, items, "remove." + name, complain);
    }
}

// A field, or an item of what is a list itself.
void Patcher::remove_named(Declaration& thing, const Declaration& change, const Tree& name) {
    if (name.type == Tree::Type::text && thing.table.fields.erase(name.text) > 0) {
        touch(thing, name.text, change, true);
    } else if (take_item(thing.table, name)) {
        touch(thing, "", change, false);
    } else {
        Complaint{change, problems_, shared_}(
            "remove", "names " + as_text(name) + ", which is not set at " + thing.where,
            name_remedy(name.text, contents(thing.table)));
    }
}

}  // namespace hexholm
