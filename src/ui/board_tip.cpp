#include "src/ui/board_tip.h"

#include "src/ui/counter_chips.h"

namespace hexholm::ui {

static std::string yields_text(const Content& content, const Terrain& terrain) {
    std::string text;
    for (const GoodId good : content.goods.ids())
        if (terrain.produces[good] > 0)
            text += (text.empty() ? "Gives " : ", ") + content.goods[good].face.title;
    if (terrain.choose > 0)
        text += text.empty() ? "Gives goods of your choice" : ", goods of your choice";
    const auto also = [&](const std::string& what) {
        text += (text.empty() ? "Gives " : ", ") + what;
    };
    if (terrain.draws.is_some()) also(content.decks[terrain.draws].face.title);
    if (terrain.counts.is_some()) also(content.counters[terrain.counts].face.title);
    std::string numbers;
    for (const int number : terrain.numbers)
        numbers += (numbers.empty() ? " on " : ", ") + std::to_string(number);
    return text + numbers;
}

static std::string pawns_text(const Table& table, TileId tile) {
    std::string text;
    for (const PawnId pawn : table.content().pawns.ids()) {
        if (table.state().pawns[pawn] != tile) continue;
        text += "\n" + table.content().pawns[pawn].face.title;
        if (table.content().pawns[pawn].blocks_production) text += " stands here: it gives nothing";
    }
    return text;
}

// Numbers that a mod keeps for this place. What lies on the board says what it is for.
static std::string counters_text(const Table& table, Owner per, std::size_t place) {
    std::string text;
    const Content& content = table.content();
    for (const CounterId id : content.counters.ids()) {
        const Counter& counter = content.counters[id];
        if (counter.per != per || !is_told(content, id)) continue;
        if (counter.cell_of(place) == Counter::kNoCell) continue;
        const int value = counter_value(table.state(), counter, place);
        if (value == 0) continue;
        text += "\n" + counter.face.title;
        if (!counter.marker || counter.most > 1) text += ": " + std::to_string(value);
        if (counter.marker && !counter.face.help.empty()) text += "\n" + counter.face.help;
    }
    return text;
}

void draw_tile_tip(Desk& desk, const Table& table, TileId tile) {
    const State& state = table.state();
    const TerrainId id = state.terrain[tile];
    Painter painter(desk, list_over_all());
    if (id.is_none() || state.face_down[tile] != 0)
        return painter.tip("Nobody knows yet what lies here");
    const Terrain& terrain = table.content().terrains[id];
    std::string text = terrain.face.title;
    const std::string yields = yields_text(table.content(), terrain);
    if (!yields.empty()) text += "\n" + yields;
    const int token = state.token[tile];
    if (token > 0)
        text += "\nOn a " + std::to_string(token) + ": " + std::to_string(table.book.pips(token)) +
                " of 36 throws";
    else if (!terrain.face.help.empty())
        text += "\n" + terrain.face.help;
    painter.tip(text + counters_text(table, Owner::tile, tile.index()) + pawns_text(table, tile));
}

void draw_marker_tip(Desk& desk, const Table& table, Owner per, std::size_t place) {
    const std::string text = counters_text(table, per, place);
    if (!text.empty()) Painter(desk, list_over_all()).tip(text.substr(1));
}

}  // namespace hexholm::ui
