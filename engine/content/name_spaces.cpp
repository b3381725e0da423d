#include "engine/content/name_spaces.h"

#include <utility>

namespace hexholm {
namespace {

const std::string kNothing;

}  // namespace

std::string_view word_of(std::string_view name) {
    const std::size_t colon = name.find(':');
    return colon == std::string_view::npos ? name : name.substr(colon + 1);
}

void NameSpaces::add(std::string kind, std::string mod, std::string word, std::string name) {
    kinds_[std::move(kind)][std::move(word)].push_back({std::move(mod), std::move(name)});
}

void NameSpaces::builds_on(const std::string& mod, std::set<std::string> others) {
    below_[mod] = std::move(others);
}

const std::vector<NameSpaces::Thing>* NameSpaces::things(std::string_view kind,
                                                         std::string_view word) const {
    const auto words = kinds_.find(kind);
    if (words == kinds_.end()) return nullptr;
    const auto found = words->second.find(word);
    return found == words->second.end() ? nullptr : &found->second;
}

bool NameSpaces::knows(std::string_view mod, const std::string& other) const {
    const auto found = below_.find(mod);
    return mod == other || (found != below_.end() && found->second.contains(other));
}

const std::string& NameSpaces::meant(std::string_view kind,
                                     std::string_view mod,
                                     std::string_view word) const {
    const std::string_view plain = word_of(word);
    const std::vector<Thing>* const all = things(kind, plain);
    if (all == nullptr) return kNothing;
    const bool says_whose = plain.size() < word.size();
    const std::string_view whose =
        word.substr(0, word.size() - plain.size() - (says_whose ? 1 : 0));
    const Thing* found = nullptr;
    for (const Thing& thing : *all) {
        if (says_whose ? thing.mod == whose : thing.mod == mod) return thing.name;
        if (says_whose || (all->size() > 1 && !knows(mod, thing.mod))) continue;
        if (found != nullptr) return kNothing;
        found = &thing;
    }
    return found == nullptr ? kNothing : found->name;
}

std::string_view NameSpaces::said(std::string_view kind,
                                  std::string_view mod,
                                  std::string_view name) const {
    const std::string_view word = word_of(name);
    return word.size() < name.size() && meant(kind, mod, word) == name ? word : name;
}

std::vector<std::string> NameSpaces::called(std::string_view kind, std::string_view word) const {
    std::vector<std::string> names;
    if (const std::vector<Thing>* const all = things(kind, word_of(word)))
        for (const Thing& thing : *all)
            names.push_back(thing.name);
    return names;
}

}  // namespace hexholm
