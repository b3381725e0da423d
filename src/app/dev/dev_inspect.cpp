#include "src/app/dev/dev_inspect.h"

#include <string>

#include "engine/base/hash.h"
#include "engine/game/game.h"
#include "engine/game/pawns/pawns.h"
#include "engine/game/standing/counters.h"
#include "engine/game/standing/harbours.h"
#include "engine/game/standing/measures.h"
#include "engine/game/view/points.h"
#include "engine/game/view/view.h"

namespace hexholm::app {

namespace {

using ui::ConsoleRow;

// Puts rows together; numbers and ids are written as Lua and journals have them.
class Rows {
public:
    explicit Rows(const Inspected& game) : game_(game) {}

    const Content& content() const { return game_.book.content(); }
    const Board& board() const { return game_.book.board(); }
    const State& state() const { return game_.state; }

    void head(const std::string& title) { rows.push_back({title, ""}); }
    void add(const std::string& name, const std::string& value) { rows.push_back({name, value}); }
    void add(const std::string& name, int value) { add(name, std::to_string(value)); }

    // "2 (Ben)"; players count from 1 as in Lua.
    std::string player(PlayerId id) const {
        if (id.is_none()) return "nobody";
        return std::to_string(id.index() + 1) + " (" + game_.seats[id.index()].name + ")";
    }
    std::string tile(TileId id) const {
        return id.is_none() ? "beside the board"
                            : std::to_string(id.index()) + " " +
                                  content().terrains[state().terrain[id]].name;
    }
    std::string spot(const Spot& spot) const {
        if (spot.empty()) return "none";
        const std::string piece = content().pieces[spot.piece()].name;
        return spot.owner().is_none() ? piece : piece + " of " + player(spot.owner());
    }

    template <class Places>
    static std::string numbers(const Places& places) {
        std::string text;
        for (const auto place : places)
            if (place.is_some()) text += (text.empty() ? "" : ", ") + std::to_string(place.index());
        return text.empty() ? "none" : text;
    }
    template <class Tiles>
    void tiles(const Tiles& tiles) {
        for (const TileId id : tiles)
            if (id.is_some()) add("tile", tile(id));
    }

    void counters(Owner per, std::size_t owner) {
        bool first = true;
        for (const CounterId id : content().counters.ids()) {
            const Counter& counter = content().counters[id];
            if (counter.per != per || counter.cell_of(owner) == Counter::kNoCell) continue;
            if (first) head("Counters");
            first = false;
            add(counter.name, counter_of(game_.book, state(), id, owner));
        }
    }

    std::vector<ConsoleRow> rows;

private:
    const Inspected& game_;
};

void add_tile(Rows& rows, const Inspected& game, TileId tile) {
    const Hex hex = rows.board().hex(tile);
    rows.head("Tile " + std::to_string(tile.index()));
    rows.add("hex", "(" + std::to_string(hex.q) + ", " + std::to_string(hex.r) + ")");
    rows.add("terrain", rows.content().terrains[game.state.terrain[tile]].name +
                            (game.state.face_down[tile] != 0 ? ", face down" : ""));
    const int token = game.state.token[tile];
    rows.add("token", token == 0 ? "none" : rows.content().token_text(token));
    rows.add("blocked", is_blocked(game.book, game.state, tile) ? "yes" : "no");
    for (const PawnId pawn : rows.content().pawns.ids())
        if (game.state.pawns[pawn] == tile) rows.add("pawn", rows.content().pawns[pawn].name);
    rows.add("corners from N", Rows::numbers(rows.board().corners(tile)));
    rows.add("edges from NE", Rows::numbers(rows.board().edges(tile)));
    rows.add("neighbours", Rows::numbers(rows.board().neighbours(tile)));
    rows.counters(Owner::tile, tile.index());
}

void add_corner(Rows& rows, const Inspected& game, CornerId corner) {
    rows.head("Corner " + std::to_string(corner.index()));
    rows.add("piece", rows.spot(game.state.corners[corner]));
    for_each_harbour(game.book, game.state, corner, [&](HarbourSiteId site) {
        rows.add("harbour", rows.content().harbours[game.state.harbours[site]].name);
    });
    rows.tiles(rows.board().tiles(corner));
    rows.add("edges", Rows::numbers(rows.board().edges(corner)));
    rows.add("beyond them", Rows::numbers(rows.board().beyond(corner)));
    rows.counters(Owner::corner, corner.index());
}

void add_edge(Rows& rows, const Inspected& game, EdgeId edge) {
    rows.head("Edge " + std::to_string(edge.index()));
    rows.add("piece", rows.spot(game.state.edges[edge]));
    rows.add("ends", Rows::numbers(rows.board().ends(edge)));
    rows.tiles(rows.board().tiles(edge));
    rows.counters(Owner::edge, edge.index());
}

void add_goods(Rows& rows, const PlayerState& own) {
    rows.head("Goods, and the rate at the bank");
    for (const GoodId good : rows.content().goods.ids())
        rows.add(rows.content().goods[good].name,
                 std::to_string(own.goods[good]) + "   " + std::to_string(own.rates[good]) + ":1");
}

void add_pieces(Rows& rows, const PlayerState& own) {
    rows.head("Pieces still to be placed");
    for (const PieceId piece : rows.content().pieces.ids())
        rows.add(rows.content().pieces[piece].name,
                 std::to_string(own.supply[piece]) + " of " +
                     std::to_string(rows.content().pieces[piece].supply));
}

void add_cards(Rows& rows, const PlayerState& own) {
    rows.head("Cards");
    bool any = false;
    for (const CardId card : rows.content().cards.ids()) {
        if (own.hand[card] == 0 && own.open[card] == 0) continue;
        any = true;
        std::string held = std::to_string(own.hand[card]) + " hidden";
        if (own.fresh[card] > 0) held += " (" + std::to_string(own.fresh[card]) + " new)";
        if (own.open[card] > 0) held += ", " + std::to_string(own.open[card]) + " open";
        rows.add(rows.content().cards[card].name, held);
    }
    if (!any) rows.add("none", "-");
}

std::string dice_text(const State& state) {
    std::string text;
    for (const std::uint8_t die : state.dice)
        if (die != 0) text += (text.empty() ? "" : " + ") + std::to_string(die);
    return text.empty() ? "not rolled" : text;
}

std::string stage_text(Stage stage) {
    switch (stage) {
        case Stage::choosing: return "choosing who begins";
        case Stage::setup: return "set-up";
        case Stage::play: return "play";
        default: return "over";
    }
}

std::string players_text(const Rows& rows, PlayerMask mask, std::size_t players) {
    std::string text;
    for (const PlayerId player : all_ids<PlayerId>(players))
        if (has(mask, player)) text += (text.empty() ? "" : ", ") + rows.player(player);
    return text.empty() ? "nobody" : text;
}

void add_turn(Rows& rows, const Inspected& game) {
    const State& state = game.state;
    rows.head("Turn");
    rows.add("stage", stage_text(state.stage));
    rows.add("round, turn", std::to_string(state.round) + ", " + std::to_string(state.turn));
    rows.add("active", rows.player(state.active));
    rows.add("acting", rows.player(state.acting));
    rows.add("must act", players_text(rows, to_act(game.book, state), game.book.players()));
    rows.add("phase", state.phase.is_none() ? "none" : rows.content().phases[state.phase].name);
    rows.add("dice", dice_text(state));
    rows.add("effects under way", state.frame_count);
    rows.add("actions", static_cast<int>(state.actions));
    rows.add("hash", hash_name(digest(state)));
}

void add_bank(Rows& rows, const Inspected& game) {
    rows.head("Bank");
    for (const GoodId good : rows.content().goods.ids())
        rows.add(rows.content().goods[good].name, game.state.bank[good]);
    for (const DeckId deck : rows.content().decks.ids())
        rows.add(rows.content().decks[deck].name + " cards", deck_left(game.state, deck));
}

void add_things(Rows& rows, const Inspected& game) {
    if (!rows.content().awards.empty()) rows.head("Awards");
    for (const AwardId award : rows.content().awards.ids())
        rows.add(rows.content().awards[award].name, rows.player(game.state.award_holder[award]));
    if (!rows.content().pawns.empty()) rows.head("Pawns");
    for (const PawnId pawn : rows.content().pawns.ids())
        rows.add(rows.content().pawns[pawn].name, rows.tile(game.state.pawns[pawn]));
}

}  // namespace

std::vector<ConsoleRow> rows_of_place(const Inspected& game, input::Place place) {
    Rows rows(game);
    switch (place.kind) {
        case PlaceKind::tile: add_tile(rows, game, TileId(place.index)); break;
        case PlaceKind::corner: add_corner(rows, game, CornerId(place.index)); break;
        case PlaceKind::edge: add_edge(rows, game, EdgeId(place.index)); break;
        default: break;
    }
    return std::move(rows.rows);
}

std::vector<ConsoleRow> rows_of_player(const Inspected& game, PlayerId player) {
    Rows rows(game);
    const PlayerState& own = game.state.players[player];
    rows.head("Player " + rows.player(player));
    rows.add("points", std::to_string(public_points(game.book, game.state, player)) + " of " +
                           std::to_string(target_of(game.book, game.state, player)));
    rows.add("with hidden ones", all_points(game.book, game.state, player));
    rows.add("hand", hand_size(game.book, game.state, player));
    add_goods(rows, own);
    add_pieces(rows, own);
    add_cards(rows, own);
    if (!rows.content().awards.empty()) rows.head("What awards measure");
    for (const AwardId award : rows.content().awards.ids())
        rows.add(rows.content().awards[award].name,
                 std::to_string(measure_of(game.book, game.state, award, player)) +
                     (game.state.award_holder[award] == player ? ", holds it" : ""));
    rows.counters(Owner::player, player.index());
    return std::move(rows.rows);
}

std::vector<ConsoleRow> rows_of_game(const Inspected& game) {
    Rows rows(game);
    add_turn(rows, game);
    rows.counters(Owner::game, 0);
    add_bank(rows, game);
    add_things(rows, game);
    return std::move(rows.rows);
}

}  // namespace hexholm::app
