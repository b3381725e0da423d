#include "src/ui/table/place_words.h"

#include <algorithm>
#include <vector>

#include "src/ui/words/language.h"

namespace hexholm::ui {

namespace {

std::string tile_words(const Table& table, TileId tile) {
    const State& state = table.state();
    const TerrainId terrain = state.terrain[tile];
    if (terrain.is_none() || state.face_down[tile] != 0) return std::string(tr("Undiscovered"));
    std::string words(title_of(table.content().terrains[terrain].face));
    if (state.token[tile] > 0) words += " " + std::to_string(state.token[tile]);
    return words;
}

template <class Tiles>
std::string words_of_tiles(const Table& table, const Tiles& tiles) {
    std::vector<std::string> told;
    for (const TileId tile : tiles) {
        const std::string words = tile_words(table, tile);
        if (std::ranges::find(told, words) == told.end()) told.push_back(words);
    }
    std::string all;
    for (const std::string& words : told) {
        if (!all.empty()) all += tr(", ");
        all += words;
    }
    return all;
}

// Where the figure stands; aboard another one, where that does.
input::Place place_of_figure(const State& state, FigureId figure) {
    FigurePlace at = state.figures[figure];
    if (at.is_aboard()) at = state.figures[FigureId(at.number())];
    if (!at.is_on_board()) return {};
    return {at.place_kind(), static_cast<std::int16_t>(at.number())};
}

}  // namespace

std::string place_words(const Table& table, const input::Place& place) {
    const Board& board = table.book.board();
    if (!board.has_directions()) return "";
    if (place.is_figure) {
        const input::Place at = place_of_figure(table.state(), FigureId(place.index));
        return at.kind == PlaceKind::none ? "" : place_words(table, at);
    }
    switch (place.kind) {
        case PlaceKind::tile: return tile_words(table, TileId(place.index));
        case PlaceKind::corner: return words_of_tiles(table, board.tiles(CornerId(place.index)));
        case PlaceKind::edge: return words_of_tiles(table, board.tiles(EdgeId(place.index)));
        default: return "";
    }
}

}  // namespace hexholm::ui
