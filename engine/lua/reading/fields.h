// Reads the fields of a table that an author wrote, and says exactly what is wrong with them.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/base/bundle.h"
#include "engine/lua/reading/json_lines.h"
#include "engine/lua/reading/kinds.h"
#include "engine/lua/reading/problems.h"
#include "engine/lua/reading/tree.h"

namespace hexholm {

// One line of the reference manual.
struct FieldDoc {
    std::string name;  // "rounds[].backward"
    std::string type;
    std::string initial;  // the value when it is left out; "needed" when it may not be
    std::string doc;
};

template <class Value>
struct Choice {
    std::string_view word;
    Value value;
};

enum class Need : bool { optional, needed };

// Reads a table, or writes its manual, by one list of calls so that both always agree: whoever
// describes a kind of thing names each field once, with its type, its limits and what it means.
class Fields {
public:
    struct Context {
        std::string where;      // "base/pieces.lua:12"
        std::string subject;    // "piece 'road'"
        std::string mod;        // whose declaration it is
        std::string title_mod;  // whose words the title and the help are
        std::string help_mod;
        const Names* names = nullptr;
        Problems* problems = nullptr;
        std::vector<FieldDoc>* docs = nullptr;  // writing the manual: nothing is read
        std::string sound_mod{};                // which has its sound
        const JsonLines* lines = nullptr;       // of the file, where it is JSON
        std::string space{};                    // the mod whose names its words are
        std::string looks_mod{};                // which has its looks
        // Where single fields stand, by name; null where all stand at `where`.
        const std::map<std::string, std::string, std::less<>>* places = nullptr;
    };

    // REQUIRES: table lives as long as this; nullptr only when writing the manual.
    Fields(const Tree* table, Context context, std::string path = "");

    bool documenting() const { return context_.docs != nullptr; }
    const Context& context() const { return context_; }
    // Where a field, or what is inside of it, stands: "base/pieces.lua:12".
    std::string where_of(std::string_view path) const;
    bool has(std::string_view name) const {
        return table_ != nullptr && table_->find(name) != nullptr;
    }

    // What stands there, as it was written; nullptr when it is left out.
    const Tree* peek(std::string_view name) const {
        return table_ == nullptr ? nullptr : table_->find(name);
    }

    void text(std::string_view name,
              std::string& value,
              std::string_view doc,
              Need need = Need::optional);
    void number(std::string_view name,
                int& value,
                int least,
                int most,
                std::string_view doc,
                Need need = Need::optional);
    void flag(std::string_view name, bool& value, std::string_view doc);
    void color(std::string_view name, std::uint32_t& value, std::string_view doc);
    void texts(std::string_view name, std::vector<std::string>& value, std::string_view doc);
    void numbers(
        std::string_view name, std::vector<int>& value, int least, int most, std::string_view doc);
    // What stands in the table itself without a name.
    void own_texts(std::vector<std::string>& value, std::string_view doc);

    // The place of a declared name in its row; 255 for none.
    void name_of(std::string_view name,
                 Kind kind,
                 std::size_t& index,
                 std::string_view doc,
                 Need need = Need::optional);
    // { clay = 2, ore = 1 } as places and numbers, sorted by place.
    void counts(std::string_view name,
                Kind kind,
                int most,
                std::vector<std::pair<std::size_t, int>>& value,
                std::string_view doc);
    // { wooden = "hut_of_wood" } as texts by place; empty where none is named.
    void texts_by(std::string_view name,
                  Kind kind,
                  std::vector<std::string>& value,
                  std::string_view doc);
    void names(std::string_view name,
               Kind kind,
               std::vector<std::size_t>& value,
               std::string_view doc,
               std::string_view initial = "empty");
    void bundle(std::string_view name, Bundle& value, std::string_view doc);

    template <class Id>
    void id(std::string_view name,
            Kind kind,
            Id& value,
            std::string_view doc,
            Need need = Need::optional) {
        std::size_t index = Id::kNone;
        name_of(name, kind, index, doc, need);
        value = Id(index);
    }

    template <class Value, std::size_t kCount>
    void choice(std::string_view name,
                Value& value,
                const std::array<Choice<Value>, kCount>& choices,
                std::string_view doc) {
        std::vector<std::string> words;
        std::string initial;
        for (const Choice<Value>& each : choices) {
            words.emplace_back(each.word);
            if (each.value == value) initial = each.word;
        }
        const std::optional<std::size_t> found = word(name, words, initial, doc);
        if (found) value = choices[*found].value;
    }

    // Every table in a list, or in the table itself when the name is empty; functions among them
    // where they are possible.
    void each(std::string_view name,
              std::string_view doc,
              const std::function<void(Fields&)>& read,
              const std::function<void(const Tree&)>& function = {});

    // Reads a table inside of this one; nothing is read when it is left out.
    void inner(std::string_view name,
               std::string_view doc,
               const std::function<void(Fields&)>& read);

    // The mod that wrote the value, and means its own things by their names.
    const std::string& space_of(const Tree& value) const {
        return value.origin.mod.empty() ? context_.space : value.origin.mod;
    }
    // Names that stand in the table itself.
    void own_names(Kind kind, std::vector<std::size_t>& value, std::string_view doc);

    // Single values of a shape of their own that stand in the field.
    std::optional<std::size_t> named_in(std::string_view field, Kind kind, const Tree& tree) {
        return lookup(field, kind, tree);
    }
    std::optional<int> number_in(std::string_view field, const Tree& tree, int least, int most);
    Bundle goods_in(std::string_view field, const Tree& tree);

    // Any shape, for what has a grammar of its own; nullptr when it is left out.
    const Tree* raw(std::string_view name,
                    std::string_view type,
                    std::string_view initial,
                    std::string_view doc);

    // A mistake in this table; `path` is the field's name or empty.
    void problem(std::string_view field, const std::string& what, Saying remedy = "");
    // Names every field that nobody asked for, and every one that is missing.
    void finish();

private:
    const Tree* take(std::string_view name,
                     std::string_view type,
                     std::string_view initial,
                     std::string_view doc,
                     Need need = Need::optional);
    std::optional<std::size_t> word(std::string_view name,
                                    const std::vector<std::string>& words,
                                    const std::string& initial,
                                    std::string_view doc);
    void read_counts(std::string_view name,
                     Kind kind,
                     int most,
                     const Tree& found,
                     std::vector<std::pair<std::size_t, int>>& value);
    bool expect(const Tree& tree, Tree::Type type, std::string_view name, std::string_view wanted);
    // The text as it is; a problem when is_plain_text() refuses it.
    std::string plain(const Tree& tree, std::string_view name);
    std::optional<std::size_t> lookup(std::string_view field, Kind kind, const Tree& tree);

    const Tree* table_;
    Context context_;
    std::string path_;
    struct Missing {
        std::string name;
        std::string type;
    };

    std::vector<std::string> known_;
    std::vector<Missing> missing_;
    bool items_read_ = false;
};

}  // namespace hexholm
