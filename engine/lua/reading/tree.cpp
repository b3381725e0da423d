#include "engine/lua/reading/tree.h"

#include <utility>

namespace hexholm {

Tree Tree::of(std::string text) {
    Tree tree;
    tree.type = Type::text;
    tree.text = std::move(text);
    return tree;
}

Tree Tree::of_number(std::int64_t number) {
    Tree tree;
    tree.type = Type::number;
    tree.number = number;
    return tree;
}

Tree Tree::of_flag(bool flag) {
    Tree tree;
    tree.type = Type::flag;
    tree.flag = flag;
    return tree;
}

Tree Tree::of_function(std::string mod, std::int64_t number, int parameters) {
    Tree tree;
    tree.parameters = parameters;
    tree.type = Type::function;
    tree.text = std::move(mod);
    tree.number = number;
    return tree;
}

Tree Tree::empty_table() {
    Tree tree;
    tree.type = Type::table;
    return tree;
}

const Tree* Tree::find(std::string_view name) const {
    const auto found = fields.find(name);
    return found != fields.end() ? &found->second : nullptr;
}

std::string_view type_word(const Tree& tree) {
    switch (tree.type) {
        case Tree::Type::nothing: return "nothing";
        case Tree::Type::flag: return "true or false";
        case Tree::Type::number: return "a whole number";
        case Tree::Type::text: return "a text";
        case Tree::Type::table: return "a table";
        case Tree::Type::function: return "a function";
    }
    return "";
}

}  // namespace hexholm
