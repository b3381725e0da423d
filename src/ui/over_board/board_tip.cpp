#include "src/ui/over_board/board_tip.h"

#include "engine/game/land/odds.h"

#include "src/ui/parts/tip_card.h"
#include "src/ui/table/counter_chips.h"
#include "src/ui/words/language.h"

namespace hexholm::ui {

static std::string yields_text(const Content& content, const Terrain& terrain) {
    std::string list;
    const auto add = [&](std::string_view what) {
        if (!list.empty()) list += tr(", ");
        list += what;
    };
    for (const GoodId good : content.goods.ids())
        if (terrain.produces[good] > 0) add(title_of(content.goods[good].face));
    if (terrain.choose > 0) add(tr("goods of your choice"));
    if (terrain.draws.is_some()) add(title_of(content.decks[terrain.draws].face));
    if (terrain.counts.is_some()) add(title_of(content.counters[terrain.counts].face));
    std::string numbers;
    for (const int number : terrain.numbers) {
        if (!numbers.empty()) numbers += tr(", ");
        numbers += std::to_string(number);
    }
    if (list.empty()) return "";
    return numbers.empty() ? tr("Yields {1}", {list}) : tr("Yields {1} on {2}", {list, numbers});
}

static std::string pawns_text(const Table& table, TileId tile) {
    std::string text;
    for (const PawnId pawn : table.content().pawns.ids()) {
        if (table.state().pawns[pawn] != tile) continue;
        const Pawn& declared = table.content().pawns[pawn];
        text += '\n';
        text += declared.blocks_production
                    ? tr("Blocked by {1}: yields nothing", {title_of(declared.face)})
                    : std::string(title_of(declared.face));
        if (!declared.face.help.empty()) (text += '\n') += help_of(declared.face);
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
        text += '\n';
        if (!counter.marker || counter.most > 1)
            text += tr("{1}: {2}", {title_of(counter.face), std::to_string(value)});
        else
            text += title_of(counter.face);
        if (counter.marker && !counter.face.help.empty()) (text += '\n') += help_of(counter.face);
    }
    return text;
}

// How often the number comes: with other dice there are other numbers of throws, and a deck has cards.
static std::string odds_text(const Table& table, int token) {
    const std::string number = table.content().token_text(token);
    const std::string ways = std::to_string(table.book.pips(token));
    const std::string all = std::to_string(table.book.rolls_in_all());
    if (table.content().rules.roll_from.is_some())
        return tr("On a {1}: {2} of {3} cards", {number, ways, all});
    return tr("On a {1}: {2} of {3} rolls", {number, ways, all});
}

void draw_tile_tip(Desk& desk, const Table& table, TileId tile) {
    const State& state = table.state();
    const TerrainId id = state.terrain[tile];
    Painter painter(desk, list_over_all());
    if (id.is_none() || state.face_down[tile] != 0) return painter.tip(tr("Undiscovered"));
    const Terrain& terrain = table.content().terrains[id];
    std::string text(title_of(terrain.face));
    const std::string yields = yields_text(table.content(), terrain);
    if (!yields.empty()) text += "\n" + yields;
    const int token = state.token[tile];
    if (token > 0)
        text += "\n" + odds_text(table, token);
    else if (!terrain.face.help.empty())
        (text += '\n') += help_of(terrain.face);
    painter.tip(text + counters_text(table, Owner::tile, tile.index()) + pawns_text(table, tile));
}

// Whose piece it is.
static void add_piece(TipCard& card, const Table& table, const Spot& spot) {
    if (spot.empty()) return;
    const Face& face = table.content().pieces[spot.piece()].face;
    if (spot.owner().is_none())
        card.title(std::string(title_of(face)));
    else
        card.title(tr("{1}: {2}", {table.seat(spot.owner()).name, title_of(face)}),
                   table.color(spot.owner()));
    if (!face.help.empty()) card.words(std::string(help_of(face)));
}

static void add_harbour(TipCard& card, const Table& table, HarbourSiteId site) {
    const Harbour& harbour = table.content().harbours[table.state().harbours[site]];
    card.words(
        tr("{1}: {2} of a kind for one", {title_of(harbour.face), std::to_string(harbour.rate)}));
}

static void add_markers(TipCard& card, const Table& table, Owner per, std::size_t place) {
    const std::string text = counters_text(table, per, place);
    if (!text.empty()) card.words(text.substr(1));
}

static std::string share(int ways, int throws) {
    return std::to_string(ways) + "/" + std::to_string(throws);
}

// One line for each good; then how often anything comes at all.
static void add_odds(TipCard& card, const Table& table, const CornerOdds& odds, int yield) {
    const Content& content = table.content();
    const auto add = [&](const CardFace& face, std::string_view name, int ways) {
        if (ways > 0) card.good(face, std::string(name), ways / yield, share(ways, odds.throws));
    };
    for (const GoodId good : content.goods.ids())
        add(good_face(content, table.looks, good), title_of(content.goods[good].face),
            odds.goods[good.index()]);
    add({}, tr("Your choice#a good"), odds.choice);
    for (const DeckId deck : content.decks.ids())
        add({table.looks.decks[deck], content.decks[deck].face.color, ""},
            title_of(content.decks[deck].face), odds.cards[deck.index()]);
    card.words(tr("On average {1} cards in {2} rolls; {3} of them yield something",
                  {std::to_string(odds.cards_in_all()), std::to_string(odds.throws),
                   std::to_string(odds.hits)}));
    if (odds.blocked) card.words(std::string(tr("One of these tiles is blocked now.")));
}

// The piece that is to stand there or stands there; else the plainest one that receives something.
static PieceId receiver_at(const Table& table, CornerId corner, PieceId planned) {
    const PieceId piece = planned.is_some() ? planned : table.state().corners[corner].piece();
    if (piece.is_some()) return piece;
    PieceId least;
    for (const PieceId one : table.content().pieces.ids()) {
        const Piece& declared = table.content().pieces[one];
        if (declared.on != PlaceKind::corner || declared.yield == 0) continue;
        if (least.is_none() || declared.yield < table.content().pieces[least].yield) least = one;
    }
    return least;
}

void draw_corner_tip(Desk& desk, const Table& table, CornerId corner, PieceId planned) {
    TipCard card(desk);
    if (planned.is_some())
        card.title(std::string(title_of(table.content().pieces[planned].face)));
    else
        add_piece(card, table, table.state().corners[corner]);
    const PieceId piece = receiver_at(table, corner, planned);
    if (piece.is_some() && in_mask(table.book.receiving(), piece)) {
        const CornerOdds odds = odds_at(table.book, table.state(), corner, piece);
        if (odds.hits > 0) add_odds(card, table, odds, table.content().pieces[piece].yield);
    }
    for (const HarbourSiteId site : all_ids<HarbourSiteId>(table.book.harbour_count())) {
        const EdgeId edge = table.state().harbour_edges[site];
        if (edge.is_none()) break;
        const auto& ends = table.book.board().ends(edge);
        if (ends[0] == corner || ends[1] == corner) add_harbour(card, table, site);
    }
    add_markers(card, table, Owner::corner, corner.index());
    if (!card.empty()) card.draw();
}

static HarbourSiteId harbour_of(const Table& table, EdgeId edge) {
    for (const HarbourSiteId site : all_ids<HarbourSiteId>(table.book.harbour_count()))
        if (table.state().harbour_edges[site] == edge) return site;
    return {};
}

bool has_edge_tip(const Table& table, EdgeId edge) {
    return !table.state().edges[edge].empty() || harbour_of(table, edge).is_some() ||
           !counters_text(table, Owner::edge, edge.index()).empty();
}

void draw_edge_tip(Desk& desk, const Table& table, EdgeId edge) {
    TipCard card(desk);
    add_piece(card, table, table.state().edges[edge]);
    const HarbourSiteId harbour = harbour_of(table, edge);
    if (harbour.is_some()) add_harbour(card, table, harbour);
    add_markers(card, table, Owner::edge, edge.index());
    if (!card.empty()) card.draw();
}

}  // namespace hexholm::ui
