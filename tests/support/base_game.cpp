#include "tests/support/base_game.h"

#include <algorithm>
#include <map>
#include <memory>
#include <sstream>
#include <utility>
#include <vector>

#include <catch2/catch.hpp>

#include "engine/lua/loading/loader.h"

namespace hexholm::test {
namespace {

std::vector<OptionValue> parse_options(const std::string& text) {
    std::vector<OptionValue> options;
    std::istringstream stream(text);
    for (std::string entry; std::getline(stream, entry, ',');) {
        const std::size_t equals = entry.find('=');
        REQUIRE(equals != std::string::npos);
        options.push_back({entry.substr(0, equals), entry.substr(equals + 1)});
    }
    return options;
}

LoadRequest request(const std::string& options, int players) {
    LoadRequest wanted;
    wanted.scenario = "base";
    wanted.players = players;
    wanted.options = parse_options(options);
    wanted.mod_roots = {"mods"};
    return wanted;
}

template <class IdType, class T>
IdType named(const Table<IdType, T>& table, const std::string& name) {
    for (const IdType id : table.ids())
        if (table[id].name == name) return id;
    FAIL("the base game has no " << name);
    return {};
}

}  // namespace

const Rulebook& base_game(std::string_view options, int players) {
    static std::map<std::pair<std::string, int>, std::unique_ptr<Rulebook>> loaded;
    auto& book = loaded[{std::string(options), players}];
    if (book == nullptr) {
        auto content = load_content(request(std::string(options), players));
        if (!content) FAIL(content.problem().line());
        book = std::make_unique<Rulebook>(content.value());
    }
    return *book;
}

std::string load_problem(const std::string& options, int players) {
    const auto content = load_content(request(options, players));
    return content ? "" : content.problem().line();
}

GoodId good(const Rulebook& book, const std::string& name) {
    return named(book.content().goods, name);
}

TerrainId terrain(const Rulebook& book, const std::string& name) {
    return named(book.content().terrains, name);
}

PieceId piece(const Rulebook& book, const std::string& name) {
    return named(book.content().pieces, name);
}

CardId card(const Rulebook& book, const std::string& name) {
    return named(book.content().cards, name);
}

AwardId award(const Rulebook& book, const std::string& name) {
    return named(book.content().awards, name);
}

HarbourId harbour(const Rulebook& book, const std::string& name) {
    return named(book.content().harbours, name);
}

Bundle goods(const Rulebook& book, const std::string& text) {
    Bundle bundle;
    std::istringstream stream(text);
    int count = 0;
    for (std::string name; stream >> count >> name;)
        bundle.add(good(book, name), count);
    REQUIRE(stream.eof());
    return bundle;
}

std::string goods_text(const Rulebook& book, Bundle bundle) {
    std::vector<std::string> entries;
    for (const GoodId id : book.content().goods.ids())
        if (bundle[id] > 0)
            entries.push_back(book.content().goods[id].name + " " + std::to_string(bundle[id]));
    std::sort(entries.begin(), entries.end());
    std::string text;
    for (const std::string& entry : entries) {
        const std::size_t space = entry.find(' ');
        text += (text.empty() ? "" : " ") + entry.substr(space + 1) + " " + entry.substr(0, space);
    }
    return text;
}

TileId tile(const Rulebook& book, int q, int r) {
    const auto found = book.board().tile_at({q, r});
    REQUIRE(found.has_value());
    return *found;
}

CornerId corner(const Rulebook& book, int q, int r, const char* name) {
    const auto found = corner_named(name);
    REQUIRE(found.has_value());
    return book.board().corner(tile(book, q, r), *found);
}

EdgeId edge(const Rulebook& book, int q, int r, const char* side) {
    const auto found = side_named(side);
    REQUIRE(found.has_value());
    return book.board().edge(tile(book, q, r), *found);
}

}  // namespace hexholm::test
