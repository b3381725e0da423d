// A value as an author wrote it, in a manifest or in Lua: plain data without behaviour.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace hexholm {

constexpr int kAnyParameters = 255;  // of a function with ...

// The mod that put an item into a list of another mod; empty: whoever declared the list. Two items that
// say the same are the same, whoever wrote them.
struct Origin {
    std::string mod;
    bool operator==(const Origin&) const { return true; }
};

// A whole number, a text, a yes or no, a function, or a table with numbered items and named fields.
struct Tree {
    enum class Type : std::uint8_t { nothing, flag, number, text, table, function };

    Type type = Type::nothing;
    bool flag = false;
    std::int64_t number = 0;  // of a function: its place among those of its mod
    std::string text;         // of a function: its mod
    int parameters = 0;       // of a function: how many it names
    std::vector<Tree> items;  // 1, 2, 3, ...
    std::map<std::string, Tree, std::less<>> fields;
    Origin origin{};

    static Tree of(std::string text);
    static Tree of_number(std::int64_t number);
    static Tree of_flag(bool flag);
    static Tree of_function(std::string mod, std::int64_t number, int parameters);
    static Tree empty_table();

    const Tree* find(std::string_view name) const;
    bool operator==(const Tree&) const = default;
};

// "a text", "a whole number", "a table": for messages.
std::string_view type_word(const Tree& tree);

}  // namespace hexholm
