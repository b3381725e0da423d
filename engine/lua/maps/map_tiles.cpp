#include "engine/lua/maps/map_tiles.h"

#include <algorithm>
#include <array>
#include <charconv>

#include "engine/lua/maps/coordinates.h"
#include "engine/lua/reading/suggest.h"

namespace hexholm {
namespace {

constexpr int kMostOnToken = 80;

std::optional<int> number_named(std::string_view word) {
    int number = 0;
    const auto [stop, error] = std::from_chars(word.data(), word.data() + word.size(), number);
    const bool sound = error == std::errc() && stop == word.data() + word.size();
    return sound && number >= 1 && number <= kMostOnToken ? std::optional(number) : std::nullopt;
}

// The token of this pair, known already or new. That there are too many is told when all maps are read.
int pair_token(Content& content, std::array<int, 2> pair) {
    std::sort(pair.begin(), pair.end());
    auto& pairs = content.token_pairs;
    const auto known = std::find(pairs.begin(), pairs.end(), pair);
    const int token = Content::kPairTokens + static_cast<int>(known - pairs.begin());
    if (known == pairs.end()) pairs.push_back(pair);
    return token;
}

// "5" or "5+9".
std::optional<int> token_named(Content& content, std::string_view word) {
    const std::size_t plus = word.find('+');
    if (plus == std::string_view::npos) return number_named(word);
    const auto first = number_named(word.substr(0, plus));
    const auto second = number_named(word.substr(plus + 1));
    if (!first || !second || *first == *second) return std::nullopt;
    return pair_token(content, {*first, *second});
}

}  // namespace

void hex_fields(Fields& each, Hex& hex) {
    each.number("q", hex.q, -kMostCoordinate, kMostCoordinate, "Column.", Need::needed);
    each.number("r", hex.r, -kMostCoordinate, kMostCoordinate, "Row.", Need::needed);
}

// "marsh 5", "marsh 5+9", "marsh", "?" for a dealt tile, "? 8", "." for a hole.
void MapTiles::row_item(Fields& row, const std::string& text, Hex hex) {
    if (text == ".") return;
    TileSpec tile;
    tile.hex = hex;
    const std::size_t space = std::min(text.find(' '), text.size());
    terrain_named(row, text.substr(0, space), tile);
    if (space < text.size()) token_of(row, text.substr(space + 1), tile);
    written.push_back(tile);
}

std::string MapTiles::tile_text(const TileSpec& tile) const {
    return "the tile " + hex_text(tile.hex) + " in column " + std::to_string(column);
}

void MapTiles::terrain_named(Fields& row, const std::string& word, TileSpec& tile) {
    if (word == "?") return;
    const auto found = draft.names.place_of(Kind::terrain, word, row.context().space);
    if (found)
        tile.terrain = TerrainId(*found);
    else
        row.problem("", tile_text(tile) + " has the unknown terrain " + in_quotes(word),
                    draft.names.remedy(Kind::terrain, word));
}

void MapTiles::token_of(Fields& row, const std::string& word, TileSpec& tile) {
    const std::optional<int> token = token_named(draft.content, word);
    if (token)
        tile.token = *token;
    else
        row.problem("", tile_text(tile) + " has the token " + in_quotes(word),
                    R"(write a tile as "terrain number" or "terrain number+number")");
}

// 5, or "5+9" for a token of two numbers.
std::optional<int> MapTiles::token_in(Fields& each, std::string_view field, const Tree& tree) {
    if (tree.type != Tree::Type::text) return each.number_in(field, tree, 0, kMostOnToken);
    const std::optional<int> token = token_named(draft.content, tree.text);
    if (!token)
        each.problem(field, "has " + in_quotes(tree.text),
                     R"(write a token of two numbers as "5+9")");
    return token;
}

void MapTiles::token_list(Fields& each, std::vector<int>& tokens) {
    const Tree* const list =
        each.raw("tokens", "list, each a whole number from 1 to 80 or two as in \"5+9\"", "empty",
                 "Number tokens in the order of their letters.");
    if (list == nullptr) return;
    for (const Tree& item : list->items)
        if (const std::optional<int> token = token_in(each, "tokens", item))
            tokens.push_back(*token);
    if (!list->fields.empty() || list->type != Tree::Type::table)
        each.problem("tokens", "must be a list without field names");
}

void MapTiles::rows() {
    fields.each("rows", "Tiles from west to east.", [&](Fields& row) {
        Hex hex;
        std::vector<std::string> texts;
        row.number("q", hex.q, -kMostCoordinate, kMostCoordinate, "Where the row begins.",
                   Need::needed);
        row.number("r", hex.r, -kMostCoordinate, kMostCoordinate, "Which row.", Need::needed);
        row.own_texts(texts,
                      R"("marsh 5", "marsh 5+9" (two numbers), "marsh", "?" (dealt), "? 8" )"
                      R"((dealt, with this number where the terrain takes one) or "." (no tile).)");
        column = 0;
        for (const std::string& text : texts) {
            ++column;
            row_item(row, text, hex);
            ++hex.q;
        }
    });
}

void MapTiles::single_tiles() {
    fields.each("tiles", "Tiles one by one.", [&](Fields& each) {
        TileSpec tile;
        hex_fields(each, tile.hex);
        each.id("terrain", Kind::terrain, tile.terrain, "Fixed; dealt when left out.");
        const Tree* const token =
            each.raw("token", "whole number from 0 to 80, or two as in \"5+9\"", "0",
                     "A fixed number token.");
        if (token != nullptr) tile.token = token_in(each, "token", *token).value_or(0);
        each.number("area", tile.area, 0, 7, "Which area deals it, from 0.");
        each.flag("face_down", tile.face_down, "Lies face down at the start.");
        int seat = 0;
        each.number("seat", seat, 0, draft.content.players,
                    "Whose tile it is, for goods that are kept on tiles; 0: nobody's.");
        tile.seat = static_cast<std::uint8_t>(seat);
        plan_corners(each, plan, tile.hex);
        written.push_back(tile);
    });
}

}  // namespace hexholm
