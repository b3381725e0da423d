#include "engine/lua/reading/fields.h"

#include <algorithm>

#include "engine/base/check.h"
#include "engine/lua/reading/suggest.h"

namespace hexholm {
namespace {

std::string a_list_of(std::string_view what) {
    return "list of " + std::string(what);
}

std::string range_text(int least, int most) {
    if (least == most) return "whole number, " + std::to_string(least);
    return "whole number from " + std::to_string(least) + " to " + std::to_string(most);
}

std::optional<std::uint32_t> parse_color(const std::string& text) {
    if (text.size() != 7 || text[0] != '#') return std::nullopt;
    std::uint32_t color = 0;
    for (const char letter : text.substr(1)) {
        const std::string_view digits = "0123456789abcdef";
        const char lower = letter >= 'A' && letter <= 'F' ? static_cast<char>(letter + 32) : letter;
        const std::size_t digit = digits.find(lower);
        if (digit == std::string_view::npos) return std::nullopt;
        color = color * 16 + static_cast<std::uint32_t>(digit);
    }
    return color;
}

}  // namespace

Fields::Fields(const Tree* table, Context context, std::string path)
    : table_(table), context_(std::move(context)), path_(std::move(path)) {
    HEX_CHECK(table_ != nullptr || documenting());
}

// "tests[2].reason" stands where "tests" does.
std::string Fields::where_of(std::string_view path) const {
    if (context_.places == nullptr) return context_.where;
    const auto found = context_.places->find(path.substr(0, path.find_first_of(".[")));
    return found == context_.places->end() ? context_.where : found->second;
}

void Fields::problem(std::string_view field, const std::string& what, Saying remedy) {
    if (documenting()) return;
    HEX_CHECK(context_.problems != nullptr);
    std::string place = path_ + std::string(field);
    if (!place.empty() && place.back() == '.') place.pop_back();
    std::string subject = context_.subject;
    if (!place.empty()) subject += (subject.empty() ? "" : ": ") + in_quotes(place);
    if (!subject.empty()) subject += place.empty() ? ": " : " ";
    std::string where = where_of(place);
    if (context_.lines != nullptr) where += ":" + std::to_string(context_.lines->line_of(place));
    context_.problems->add(where, subject + what, std::move(remedy));
}

const Tree* Fields::take(std::string_view name,
                         std::string_view type,
                         std::string_view initial,
                         std::string_view doc,
                         Need need) {
    known_.emplace_back(name);
    if (documenting()) {
        const std::string_view start = need == Need::needed ? "needed" : initial;
        context_.docs->push_back(
            {path_ + std::string(name), std::string(type), std::string(start), std::string(doc)});
        return nullptr;
    }
    HEX_CHECK(table_ != nullptr);
    const Tree* found = table_->find(name);
    if (found == nullptr && need == Need::needed)
        missing_.push_back({std::string(name), std::string(type)});
    return found;
}

bool Fields::expect(const Tree& tree,
                    Tree::Type type,
                    std::string_view name,
                    std::string_view wanted) {
    if (tree.type == type) return true;
    problem(name, "must be a " + std::string(wanted) + ", not " + std::string(type_word(tree)));
    return false;
}

std::string Fields::plain(const Tree& tree, std::string_view name) {
    if (!is_plain_text(tree.text)) problem(name, "contains control characters", "write plain text");
    return tree.text;
}

void Fields::text(std::string_view name, std::string& value, std::string_view doc, Need need) {
    const Tree* found = take(name, "text", value.empty() ? "empty" : value, doc, need);
    if (found != nullptr && expect(*found, Tree::Type::text, name, "text"))
        value = plain(*found, name);
}

void Fields::number(
    std::string_view name, int& value, int least, int most, std::string_view doc, Need need) {
    HEX_CHECK(least <= most);
    const std::string type = range_text(least, most);
    const Tree* found = take(name, type, std::to_string(value), doc, need);
    if (found == nullptr || !expect(*found, Tree::Type::number, name, type)) return;
    if (found->number < least || found->number > most)
        problem(name, "is " + std::to_string(found->number), "it must be a " + type);
    else
        value = static_cast<int>(found->number);
}

void Fields::flag(std::string_view name, bool& value, std::string_view doc) {
    const Tree* found = take(name, "true or false", value ? "true" : "false", doc);
    if (found == nullptr) return;
    if (found->type == Tree::Type::flag)
        value = found->flag;
    else
        problem(name, "must be true or false, not " + std::string(type_word(*found)));
}

void Fields::color(std::string_view name, std::uint32_t& value, std::string_view doc) {
    const Tree* found = take(name, R"(color "#rrggbb")", "grey", doc);
    if (found == nullptr || !expect(*found, Tree::Type::text, name, "text")) return;
    if (const std::optional<std::uint32_t> color = parse_color(found->text))
        value = *color;
    else
        problem(name, "is " + in_quotes(found->text), R"(write colors as "#rrggbb")");
}

void Fields::texts(std::string_view name, std::vector<std::string>& value, std::string_view doc) {
    const Tree* found = take(name, a_list_of("texts"), "empty", doc);
    if (found == nullptr || !expect(*found, Tree::Type::table, name, a_list_of("texts"))) return;
    value.clear();
    for (const Tree& item : found->items)
        if (expect(item, Tree::Type::text, name, a_list_of("texts")))
            value.push_back(plain(item, name));
    if (!found->fields.empty()) problem(name, "must be a list without field names");
}

void Fields::numbers(
    std::string_view name, std::vector<int>& value, int least, int most, std::string_view doc) {
    HEX_CHECK(least <= most);
    const std::string range = range_text(least, most);
    const std::string type = "list, each a " + range;
    const Tree* found = take(name, type, "empty", doc);
    if (found == nullptr || !expect(*found, Tree::Type::table, name, type)) return;
    value.clear();
    for (const Tree& item : found->items) {
        if (!expect(item, Tree::Type::number, name, type)) continue;
        if (item.number < least || item.number > most)
            problem(name, "has the number " + std::to_string(item.number), "it must be a " + range);
        else
            value.push_back(static_cast<int>(item.number));
    }
    if (!found->fields.empty()) problem(name, "must be a list without field names");
}

void Fields::own_texts(std::vector<std::string>& value, std::string_view doc) {
    items_read_ = true;
    if (documenting()) {
        context_.docs->push_back({path_ + "1, 2, ...", "texts", "empty", std::string(doc)});
        return;
    }
    for (const Tree& item : table_->items)
        if (expect(item, Tree::Type::text, "", a_list_of("texts")))
            value.push_back(plain(item, ""));
}

void Fields::own_names(Kind kind, std::vector<std::size_t>& value, std::string_view doc) {
    items_read_ = true;
    if (documenting()) {
        const std::string type = "names of a " + std::string(kind_word(kind));
        context_.docs->push_back({path_ + "1, 2, ...", type, "empty", std::string(doc)});
        return;
    }
    for (const Tree& item : table_->items)
        if (const std::optional<std::size_t> place = lookup("", kind, item))
            value.push_back(*place);
}

std::optional<std::size_t> Fields::lookup(std::string_view field, Kind kind, const Tree& tree) {
    const std::string word(kind_word(kind));
    HEX_CHECK(context_.names != nullptr);
    if (!expect(tree, Tree::Type::text, field, "name of a " + word)) return std::nullopt;
    const auto place = context_.names->place_of(kind, tree.text, space_of(tree));
    if (!place)
        problem(field, "names the unknown " + word + " " + in_quotes(tree.text),
                context_.names->remedy(kind, tree.text));
    return place;
}

void Fields::name_of(
    std::string_view name, Kind kind, std::size_t& index, std::string_view doc, Need need) {
    const Tree* found = take(name, "name of a " + std::string(kind_word(kind)), "none", doc, need);
    if (found == nullptr) return;
    if (const std::optional<std::size_t> place = lookup(name, kind, *found)) index = *place;
}

void Fields::counts(std::string_view name,
                    Kind kind,
                    int most,
                    std::vector<std::pair<std::size_t, int>>& value,
                    std::string_view doc) {
    const std::string type = "numbers by name of a " + std::string(kind_word(kind));
    const Tree* found = take(name, type, "empty", doc);
    if (found != nullptr) read_counts(name, kind, most, *found, value);
}

void Fields::read_counts(std::string_view name,
                         Kind kind,
                         int most,
                         const Tree& found,
                         std::vector<std::pair<std::size_t, int>>& value) {
    const std::string type = "numbers by name of a " + std::string(kind_word(kind));
    if (!expect(found, Tree::Type::table, name, "table of " + type)) return;
    value.clear();
    if (!found.items.empty()) problem(name, "must name each number, as in { thing = 1 }");
    for (const auto& [key, count] : found.fields) {
        Tree word = Tree::of(key);
        word.origin = count.origin;
        const std::optional<std::size_t> place = lookup(name, kind, word);
        if (!place || !expect(count, Tree::Type::number, name, "table of " + type)) continue;
        if (count.number < 0 || count.number > most)
            problem(name, "has the number " + std::to_string(count.number),
                    "it must be a " + range_text(0, most));
        else
            value.emplace_back(*place, static_cast<int>(count.number));
    }
}

void Fields::texts_by(std::string_view name,
                      Kind kind,
                      std::vector<std::string>& value,
                      std::string_view doc) {
    const std::string type = "texts by name of a " + std::string(kind_word(kind));
    const Tree* found = take(name, type, "empty", doc);
    if (found == nullptr || !expect(*found, Tree::Type::table, name, "table of " + type)) return;
    if (!found->items.empty()) problem(name, R"(must name each text, as in { thing = "text" })");
    for (const auto& [key, text] : found->fields) {
        Tree word = Tree::of(key);
        word.origin = text.origin;
        const std::optional<std::size_t> place = lookup(name, kind, word);
        if (!place || !expect(text, Tree::Type::text, name, "table of " + type)) continue;
        if (value.size() <= *place) value.resize(*place + 1);
        value[*place] = plain(text, name);
    }
}

std::optional<int> Fields::number_in(std::string_view field,
                                     const Tree& tree,
                                     int least,
                                     int most) {
    HEX_CHECK(least <= most);
    const std::string type = range_text(least, most);
    if (!expect(tree, Tree::Type::number, field, type)) return std::nullopt;
    if (tree.number >= least && tree.number <= most) return static_cast<int>(tree.number);
    problem(field, "is " + std::to_string(tree.number), "it must be a " + type);
    return std::nullopt;
}

Bundle Fields::goods_in(std::string_view field, const Tree& tree) {
    Bundle goods;
    std::vector<std::pair<std::size_t, int>> counts;
    read_counts(field, Kind::good, Bundle::kMaxOfOne, tree, counts);
    for (const auto& [good, count] : counts)
        goods.set(GoodId(good), count);
    return goods;
}

void Fields::names(std::string_view name,
                   Kind kind,
                   std::vector<std::size_t>& value,
                   std::string_view doc,
                   std::string_view initial) {
    const std::string type = a_list_of("names of a " + std::string(kind_word(kind)));
    const Tree* found = take(name, type, initial, doc);
    if (found == nullptr || !expect(*found, Tree::Type::table, name, type)) return;
    value.clear();
    for (const Tree& item : found->items)
        if (const std::optional<std::size_t> place = lookup(name, kind, item))
            value.push_back(*place);
    if (!found->fields.empty()) problem(name, "must be a list without field names");
}

void Fields::bundle(std::string_view name, Bundle& value, std::string_view doc) {
    std::vector<std::pair<std::size_t, int>> goods;
    counts(name, Kind::good, Bundle::kMaxOfOne, goods, doc);
    for (const auto& [good, count] : goods)
        value.set(GoodId(good), count);
}

std::optional<std::size_t> Fields::word(std::string_view name,
                                        const std::vector<std::string>& words,
                                        const std::string& initial,
                                        std::string_view doc) {
    HEX_CHECK(!words.empty());
    std::string type;
    for (const std::string& each : words)
        type += (type.empty() ? R"(")" : R"(, ")") + each + R"(")";
    const Tree* found = take(name, type, R"(")" + initial + R"(")", doc);
    if (found == nullptr || !expect(*found, Tree::Type::text, name, "text")) return std::nullopt;
    const auto place = std::find(words.begin(), words.end(), found->text);
    if (place != words.end()) return static_cast<std::size_t>(place - words.begin());
    problem(name, "is " + in_quotes(found->text), name_remedy(found->text, words));
    return std::nullopt;
}

void Fields::each(std::string_view name,
                  std::string_view doc,
                  const std::function<void(Fields&)>& read,
                  const std::function<void(const Tree&)>& function) {
    const std::string type = a_list_of(function ? "tables and functions" : "tables");
    const Tree* found = table_;
    if (name.empty())
        items_read_ = true;
    else
        found = take(name, type, "empty", doc);
    if (documenting()) {
        Fields inner(nullptr, context_, path_ + std::string(name) + "[].");
        read(inner);
        return;
    }
    if (found == nullptr || !expect(*found, Tree::Type::table, name, type)) return;
    if (!name.empty() && !found->fields.empty()) problem(name, "must be a list of tables");
    for (std::size_t at = 0; at < found->items.size(); ++at) {
        const std::string path = path_ + std::string(name) + "[" + std::to_string(at + 1) + "].";
        if (function && found->items[at].type == Tree::Type::function) {
            function(found->items[at]);
            continue;
        }
        if (!expect(found->items[at], Tree::Type::table, name, type)) continue;
        Context context = context_;
        if (const std::string& mod = found->items[at].origin.mod; !mod.empty())
            context.mod = context.title_mod = context.help_mod = context.sound_mod = context.space =
                mod;
        Fields inner(&found->items[at], std::move(context), path);
        read(inner);
        inner.finish();
    }
}

void Fields::inner(std::string_view name,
                   std::string_view doc,
                   const std::function<void(Fields&)>& read) {
    const Tree* found = take(name, "table", "none", doc);
    if (!documenting() && (found == nullptr || !expect(*found, Tree::Type::table, name, "table")))
        return;
    Fields fields(found, context_, path_ + std::string(name) + ".");
    read(fields);
    fields.finish();
}

const Tree* Fields::raw(std::string_view name,
                        std::string_view type,
                        std::string_view initial,
                        std::string_view doc) {
    return take(name, type, initial, doc);
}

void Fields::finish() {
    if (documenting()) return;
    HEX_CHECK(table_ != nullptr);
    if (!items_read_ && !table_->items.empty())
        problem("", "has values without a name", "write every value as name = value");
    std::vector<std::string> meant;  // by fields that were misspelt
    for (const auto& [name, value] : table_->fields) {
        if (std::find(known_.begin(), known_.end(), name) != known_.end()) continue;
        meant.push_back(nearest_name(name, known_));
        problem(name, "is not a known field", name_remedy(name, known_));
    }
    for (const Missing& one : missing_)
        if (std::find(meant.begin(), meant.end(), one.name) == meant.end())
            problem(one.name, "is missing", "it is a " + one.type);
}

}  // namespace hexholm
