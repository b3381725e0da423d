// Numbers and prices that follow the game: fixed, in a row by a counter, or by a function.
#include <algorithm>

#include "engine/base/check.h"
#include "engine/lua/reading/suggest.h"
#include "engine/lua/words/draft.h"

namespace hexholm {
namespace {

void note_follower(Fields& fields, std::string_view field, CounterId counter, Draft& draft) {
    draft.followers.push_back(
        {fields.context().where, fields.context().subject + ": " + std::string(field), counter});
}

// { by = "counter", row, row, ... }; `read(tree)` gives a row where it is sound.
template <class Value, class Read>
void read_rows(Fields& fields,
               std::string_view field,
               const Tree& table,
               Following<Value>& value,
               Draft& draft,
               Read read) {
    const Tree* const by = table.find("by");
    HEX_CHECK(by != nullptr);
    const auto counter = fields.named_in(field, Kind::counter, *by);
    if (!counter) return;
    if (table.fields.size() > 1)
        fields.problem(field, "has a name beside 'by'", "write the rows one after the other");
    if (table.items.empty())
        fields.problem(field, "has 0 rows",
                       "write one for each value, from the counter's least on");
    if (table.items.empty()) return;
    fits(fields, field, Limit::rows, table.items.size());
    for (const Tree& row : table.items)
        value.rows.push_back(read(row));
    value.by = CounterId(*counter);
    note_follower(fields, field, value.by, draft);
}

bool has_tag(const Content& content, GoodId good, const std::string& word) {
    const auto found = std::lower_bound(content.tags.begin(), content.tags.end(), word);
    if (found == content.tags.end() || *found != word) return false;
    const auto bit = static_cast<unsigned>(found - content.tags.begin());
    return bit < 32 && ((content.goods[good].tags >> bit) & 1U) != 0;
}

bool is_by_counter(const Tree& tree) {
    return tree.type == Tree::Type::table && tree.find("by") != nullptr;
}

}  // namespace

void price_field(
    Fields& fields, std::string_view field, Price& price, Draft& draft, std::string_view doc) {
    const Tree* const found = fields.raw(
        field,
        "price: numbers by name of a good, { by = counter, price, price, ... } or function(game, "
        "player)",
        "empty", doc);
    if (found == nullptr) return;
    const auto goods = [&](const Tree& row) { return fields.goods_in(field, row); };
    if (found->type == Tree::Type::function) {
        price.call = add_hook(fields, std::string(field), *found, draft, Gives::goods);
    } else if (is_by_counter(*found)) {
        read_rows(fields, field, *found, price, draft, goods);
    } else {
        price.fixed = goods(*found);
    }
}

void amount_field(Fields& fields,
                  std::string_view field,
                  Amount& amount,
                  int least,
                  int most,
                  Draft& draft,
                  std::string_view doc) {
    const std::string range = std::to_string(least) + " to " + std::to_string(most);
    const Tree* const found =
        fields.raw(field,
                   "amount: whole number from " + range +
                       ", { by = counter, number, number, ... } or "
                       "function(game, player)",
                   amount.fixed == 0 ? "none" : std::to_string(amount.fixed), doc);
    if (found == nullptr) return;
    const auto number = [&](const Tree& row) {
        return fields.number_in(field, row, least, most).value_or(least);
    };
    if (found->type == Tree::Type::function)
        amount.call = add_hook(fields, std::string(field), *found, draft, Gives::number);
    else if (is_by_counter(*found))
        read_rows(fields, field, *found, amount, draft, number);
    else
        amount.fixed = number(*found);
}

void worth_field(Fields& fields, Amount& worth, Draft& draft, std::string_view doc) {
    constexpr int kMostWorth = 10'000;
    amount_field(fields, "worth", worth, -kMostWorth, kMostWorth, draft, doc);
}

GoodMask counted_goods(const Content& content) {
    GoodMask mask = kAllGoods;
    for (const GoodId good : content.goods.ids())
        if (!content.goods[good].counted)
            mask = static_cast<GoodMask>(mask & ~(1U << good.index()));
    return mask;
}

void goods_field(Fields& fields,
                 std::string_view field,
                 GoodMask& mask,
                 const Draft& draft,
                 std::string_view doc) {
    std::vector<std::string> words;
    fields.texts(field, words, doc);
    if (!fields.has(field)) return;
    mask = 0;
    const Content& content = draft.content;
    std::vector<std::string> known = content.tags;
    for (const Good& good : content.goods)
        known.push_back(good.name);
    for (std::size_t at = 0; at < words.size(); ++at) {
        const std::string& word = words[at];
        GoodMask named = 0;
        for (const GoodId good : content.goods.ids())
            if (has_tag(content, good, word))
                named = static_cast<GoodMask>(named | (1U << good.index()));
        const std::string& mod = fields.space_of(fields.peek(field)->items[at]);
        if (const auto good = draft.names.place_of(Kind::good, word, mod))
            named = static_cast<GoodMask>(named | (1U << *good));
        mask = static_cast<GoodMask>(mask | named);
        if (named == 0)
            fields.problem(field, "names " + in_quotes(word) + ", which is no good and no tag",
                           name_remedy(word, known));
    }
}

}  // namespace hexholm
