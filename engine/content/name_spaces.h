// Names that several mods give to things of one kind, and what each mod means by them.
#pragma once

#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace hexholm {

// A name that one mod of the game uses is the name of the thing. Where several mods use it that do not
// know each other, their things are called "mod:name", and each mod means its own. "mod:name" may
// be said of any thing.
class NameSpaces {
public:
    // Everything that a mod declares; `name` is "mod:word" where others have such a thing, too.
    void add(std::string kind, std::string mod, std::string word, std::string name);
    void builds_on(const std::string& mod, std::set<std::string> others);

    // The name of what the mod means by a word; empty when it can mean nothing, or several things.
    const std::string& meant(std::string_view kind,
                             std::string_view mod,
                             std::string_view word) const;
    // The name as the mod would say it.
    std::string_view said(std::string_view kind, std::string_view mod, std::string_view name) const;
    // The names of all things that may be called so.
    std::vector<std::string> called(std::string_view kind, std::string_view word) const;

private:
    struct Thing {
        std::string mod;
        std::string name;
    };
    const std::vector<Thing>* things(std::string_view kind, std::string_view word) const;
    bool knows(std::string_view mod, const std::string& other) const;

    std::map<std::string, std::map<std::string, std::vector<Thing>, std::less<>>, std::less<>>
        kinds_;
    std::map<std::string, std::set<std::string>, std::less<>> below_;
};

// "gold" of "mod:gold".
std::string_view word_of(std::string_view name);

}  // namespace hexholm
