#include "engine/lua/lessons/lesson_words.h"

#include <algorithm>
#include <limits>

#include "engine/base/check.h"
#include "engine/lua/reading/suggest.h"

namespace hexholm {
namespace {

Problem bad_word(std::string what, Saying remedy = "") {
    return {"", std::move(what), std::move(remedy)};
}

PlaceKind place_of_type(ArgType type) {
    if (type == ArgType::corner) return PlaceKind::corner;
    return type == ArgType::edge ? PlaceKind::edge : PlaceKind::tile;
}

bool is_plain_list(const Tree& tree) {
    return tree.type == Tree::Type::table && tree.fields.empty();
}

// The place of a name in a table of things.
template <class Table>
Result<std::int16_t> find_named(const Table& table, const Tree& tree, const char* word) {
    std::vector<std::string> names;
    for (const auto id : table.ids()) {
        if (tree.type == Tree::Type::text && table[id].name == tree.text) return id.number();
        names.push_back(table[id].name);
    }
    if (tree.type != Tree::Type::text)
        return bad_word("the name of a " + std::string(word) + " is missing");
    return bad_word("there is no " + std::string(word) + " " + in_quotes(tree.text),
                    name_remedy(tree.text, names));
}

}  // namespace

Result<std::int16_t> LessonWords::place(const Tree& tree, PlaceKind kind) const {
    const bool is_tile = kind == PlaceKind::tile;
    const bool is_planned = !content_.board.has_directions();
    const std::size_t length = is_tile || is_planned ? 2 : 3;
    const bool fits = is_plain_list(tree) && tree.items.size() == length &&
                      tree.items[0].type == Tree::Type::number &&
                      tree.items[1].type == Tree::Type::number &&
                      (length == 2 || tree.items[2].type == Tree::Type::text);
    if (!fits) return bad_word(is_tile ? "a tile is { q, r }" : R"(a place is { q, r, "NE" })");
    const auto near = [](const Tree& item) {
        return static_cast<int>(std::clamp<std::int64_t>(item.number, -1000, 1000));
    };
    const Hex hex{near(tree.items[0]), near(tree.items[1])};
    if (is_planned && !is_tile) {
        const auto corner = content_.board.corner_at(hex);
        const auto edge = content_.board.edge_at(hex);
        if (kind == PlaceKind::corner && corner) return corner->number();
        if (kind == PlaceKind::edge && edge) return edge->number();
        return bad_word("there is no such place at " + std::to_string(hex.q) + ", " +
                        std::to_string(hex.r));
    }
    const std::optional<TileId> tile = content_.board.tile_at(hex);
    if (!tile)
        return bad_word("there is no tile at " + std::to_string(hex.q) + ", " +
                        std::to_string(hex.r));
    if (is_tile) return tile->number();
    const std::string& name = tree.items[2].text;
    if (kind == PlaceKind::corner) {
        if (const auto corner = content_.board.corner_called(*tile, name)) return corner->number();
        return bad_word(in_quotes(name) + " is no corner", "there are N, NE, SE, S, SW, NW");
    }
    if (const auto edge = content_.board.edge_called(*tile, name)) return edge->number();
    return bad_word(in_quotes(name) + " is no side", "there are NE, E, SE, SW, W, NW");
}

Result<std::int16_t> LessonWords::seat(const Tree& tree) const {
    if (tree.type != Tree::Type::number || tree.number < 1 || tree.number > content_.players)
        return bad_word("a player is a seat from 1 to " + std::to_string(content_.players));
    return static_cast<std::int16_t>(tree.number - 1);
}

Result<std::int16_t> LessonWords::seats(const Tree& tree) const {
    if (!is_plain_list(tree)) return bad_word("players are a list of seats: { 2, 3 }");
    int mask = 0;
    for (const Tree& item : tree.items) {
        const Result<std::int16_t> one = seat(item);
        if (!one) return one;
        mask |= 1 << one.value();
    }
    return static_cast<std::int16_t>(mask);
}

Result<Bundle> LessonWords::goods(const Tree& tree) const {
    if (tree.type != Tree::Type::table || !tree.items.empty())
        return bad_word("goods are numbers by name: { thing = 2 }");
    Bundle bundle;
    for (const auto& [name, count] : tree.fields) {
        const Result<std::int16_t> good = find_named(content_.goods, Tree::of(name), "good");
        if (!good) return good.problem();
        if (count.type != Tree::Type::number || count.number < 0 ||
            count.number > Bundle::kMaxOfOne)
            return bad_word("there can be 0 to " + std::to_string(Bundle::kMaxOfOne) +
                            " of a good");
        bundle.set(GoodId(good.value()), static_cast<int>(count.number));
    }
    return bundle;
}

Result<std::int16_t> LessonWords::number(const Tree& tree, ArgType type) const {
    switch (type) {
        case ArgType::player: return seat(tree);
        case ArgType::players: return seats(tree);
        case ArgType::good: return find_named(content_.goods, tree, "good");
        case ArgType::card: return find_named(content_.cards, tree, "card");
        case ArgType::tile:
        case ArgType::corner:
        case ArgType::edge: return place(tree, place_of_type(type));
        case ArgType::figure:
        case ArgType::goods:
        case ArgType::number: break;
    }
    constexpr std::int64_t kMost = std::numeric_limits<std::int16_t>::max();
    if (tree.type != Tree::Type::number || tree.number < -kMost || tree.number > kMost)
        return bad_word("a number is missing");
    return static_cast<std::int16_t>(tree.number);
}

Result<ActionKindId> LessonWords::kind(const Tree& tree) const {
    const Result<std::int16_t> found = find_named(content_.kinds, tree, "action");
    if (!found) return found.problem();
    return ActionKindId(found.value());
}

Status LessonWords::fill(Action& action, const Tree& tree, std::size_t from) const {
    HEX_CHECK(action.kind.index() < content_.kinds.size());
    const ActionKind& what = content_.kinds[action.kind];
    if (tree.items.size() != from + what.args.size())
        return bad_word(in_quotes(what.name) + " needs " + std::to_string(what.args.size()) +
                        " arguments, there are " + std::to_string(tree.items.size() - from));
    std::size_t numbers = 0;
    std::size_t bundles = 0;
    for (const ArgType type : what.args) {
        const Tree& item = tree.items[from++];
        if (type == ArgType::goods) {
            const Result<Bundle> bundle = goods(item);
            if (!bundle) return bundle.problem();
            HEX_CHECK(bundles < action.goods.size());
            action.goods[bundles++] = bundle.value();
        } else {
            const Result<std::int16_t> value = number(item, type);
            if (!value) return value.problem();
            HEX_CHECK(numbers < action.args.size());
            action.args[numbers++] = value.value();
        }
    }
    return Done{};
}

Result<Action> LessonWords::action(const Tree& tree, bool has_seat) const {
    const std::size_t least = has_seat ? 2 : 1;
    if (!is_plain_list(tree) || tree.items.size() < least)
        return bad_word(has_seat ? R"(an action of others is { seat, "kind", ... })"
                                 : R"(an action is { "kind", ... })");
    Action action;
    action.player = Lesson::kLearner;
    if (has_seat) {
        const Result<std::int16_t> who = seat(tree.items[0]);
        if (!who) return who.problem();
        action.player = PlayerId(who.value());
    }
    const Result<ActionKindId> what = kind(tree.items[least - 1]);
    if (!what) return what.problem();
    action.kind = what.value();
    const Status filled = fill(action, tree, least);
    if (!filled) return filled.problem();
    return action;
}

Result<LessonPoint> LessonWords::part(const Tree& tree) const {
    std::vector<std::string> known(lesson_parts().begin(), lesson_parts().end());
    for (const ActionKind& one : content_.kinds)
        if (one.verb == Verb::build || one.verb == Verb::buy || one.verb == Verb::act)
            known.push_back(one.name);
    if (tree.type == Tree::Type::text &&
        std::find(known.begin(), known.end(), tree.text) != known.end())
        return LessonPoint{PlaceKind::none, -1, tree.text};
    const std::string name = tree.type == Tree::Type::text ? tree.text : "";
    return bad_word("there is no part of the screen " + in_quotes(name), name_remedy(name, known));
}

Result<LessonPoint> LessonWords::point(const Tree& tree) const {
    if (tree.type != Tree::Type::table || tree.fields.size() != 1 || !tree.items.empty())
        return bad_word(R"(a point is { tile = { q, r } }, { corner = { q, r, "N" } }, )"
                        R"({ edge = { q, r, "E" } } or { part = "hand" })");
    const auto& [name, value] = *tree.fields.begin();
    if (name == "part") return part(value);
    const PlaceKind kind = name == "tile"     ? PlaceKind::tile
                           : name == "corner" ? PlaceKind::corner
                           : name == "edge"   ? PlaceKind::edge
                                              : PlaceKind::none;
    if (kind == PlaceKind::none)
        return bad_word("nothing can be pointed at as " + in_quotes(name),
                        name_remedy(name, {"corner", "edge", "part", "tile"}));
    const Result<std::int16_t> found = place(value, kind);
    if (!found) return found.problem();
    return LessonPoint{kind, found.value(), ""};
}

Result<std::vector<LessonPoint>> LessonWords::points(const Tree& tree) const {
    std::vector<LessonPoint> all;
    if (tree.type == Tree::Type::nothing) return all;
    if (tree.type != Tree::Type::table || tree.items.empty()) {
        Result<LessonPoint> one = point(tree);
        if (!one) return one.problem();
        all.push_back(std::move(one.value()));
        return all;
    }
    for (const Tree& item : tree.items) {
        Result<LessonPoint> one = point(item);
        if (!one) return one.problem();
        all.push_back(std::move(one.value()));
    }
    return all;
}

}  // namespace hexholm
