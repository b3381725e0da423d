#include "engine/content/longest_list.h"

#include <algorithm>

namespace hexholm {
namespace {

constexpr std::size_t kMostPartPayments = 200;  // see read_payment()
// Places of one kind that touch a place: the sides of a tile, those that end at its corners, its spokes.
constexpr std::size_t kMostTouched = 18;

// Supplies of one player: what stands on edges, and on corners.
struct Supplies {
    std::size_t edges = 0;
    std::size_t corners = 0;
};

Supplies supplies_of(const Content& content) {
    Supplies all;
    for (const Piece& piece : content.pieces)
        (piece.on == PlaceKind::edge ? all.edges : all.corners) +=
            static_cast<std::size_t>(piece.supply);
    return all;
}

class Counting {
public:
    explicit Counting(const Content& content) : content_(content), own_(supplies_of(content)) {}

    std::size_t ways(const ActionKind& kind) const {
        switch (kind.verb) {
            case Verb::build: return places(content_.pieces[PieceId(kind.subject)]);
            case Verb::move: {
                const Piece& piece = content_.pieces[PieceId(kind.subject)];
                return std::min(static_cast<std::size_t>(piece.supply), edges()) * places(piece);
            }
            case Verb::place: return all_places(content_.pieces[PieceId(kind.subject)]);
            case Verb::trade_bank: return content_.goods.size() * content_.goods.size();
            case Verb::buy_with: return kMostPartPayments;
            case Verb::act: return mod_action(content_.mod_actions[ModActionId(kind.subject)]);
            case Verb::answer: return candidates_of(content_, content_.picks[PickId(kind.subject)]);
            case Verb::accept_trade:
            case Verb::reject_trade:
            case Verb::confirm_trade:
            case Verb::choose_player: return static_cast<std::size_t>(content_.players);
            case Verb::build_figure:
            case Verb::place_figure:
                return places_of(content_.figure_kinds[FigureKindId(kind.subject)]);
            case Verb::travel: {
                const FigureKind& figure = content_.figure_kinds[FigureKindId(kind.subject)];
                return static_cast<std::size_t>(figure.supply) * places_of(figure);
            }
            case Verb::unload: {
                const FigureKind& figure = content_.figure_kinds[FigureKindId(kind.subject)];
                return static_cast<std::size_t>(figure.supply) *
                       std::min(places_of(figure), kMostTouched);
            }
            case Verb::load: return loads(FigureKindId(kind.subject));
            case Verb::choose_good: return content_.goods.size();
            case Verb::choose_tile:
            case Verb::move_pawn: return content_.board.tile_count();
            case Verb::choose_card: return content_.cards.size();
            default: return 1;
        }
    }

private:
    std::size_t corners() const { return content_.board.corner_count(); }
    std::size_t edges() const { return content_.board.edge_count(); }
    std::size_t all_places(const Piece& piece) const {
        return piece.on == PlaceKind::edge ? edges() : corners();
    }
    // Each of a player, or the neutral ones, into each that he has and that takes it.
    std::size_t loads(FigureKindId cargo) const {
        std::size_t carriers = 0;
        for (const FigureKind& kind : content_.figure_kinds)
            if (((kind.carries >> cargo.value) & 1U) != 0)
                carriers += static_cast<std::size_t>(kind.supply);
        return static_cast<std::size_t>(content_.figure_kinds[cargo].supply) * carriers;
    }
    // An edge piece joins what is there: without hubs an edge has at most four neighbours, a corner three
    // edges.
    std::size_t places(const Piece& piece) const {
        const std::size_t spokes = content_.board.most_spokes();
        if (piece.on == PlaceKind::edge)
            return std::min(edges(),
                            2 * (spokes - 1) * of_class(piece.route) + spokes * own_.corners);
        if (piece.upgrades.is_some())
            return std::min(corners(),
                            static_cast<std::size_t>(content_.pieces[piece.upgrades].supply));
        return piece.needs_route ? std::min(corners(), 2 * own_.edges) : corners();
    }
    std::size_t of_class(RouteId route) const {
        std::size_t pieces = 0;
        for (const Piece& piece : content_.pieces)
            if (piece.on == PlaceKind::edge && piece.route == route)
                pieces += static_cast<std::size_t>(piece.supply);
        return pieces;
    }
    std::size_t places_of(const FigureKind& figure) const {
        switch (figure.on) {
            case PlaceKind::tile: return content_.board.tile_count();
            case PlaceKind::edge: return edges();
            case PlaceKind::corner: return corners();
            default: return content_.board.tile_count() + edges() + corners();
        }
    }
    // Only the picks that are arguments; the others are asked for one by one.
    std::size_t mod_action(const ModAction& mod_action) const {
        std::size_t ways = 1;
        for (const PickId pick : mod_action.picks)
            ways *= candidates_of(content_, content_.picks[pick]);
        return ways;
    }

    const Content& content_;
    Supplies own_;
};

void add_kind(ActionWays& list, ActionKindId kind, std::size_t ways) {
    list.ways += ways;
    list.kinds.push_back({kind, ways});
}

bool is_trade_talk(Verb verb) {
    return verb >= Verb::offer_trade && verb <= Verb::withdraw_trade;
}

ActionWays list_of_phase(const Content& content, const Counting& counting, const Phase& phase) {
    ActionWays list;
    list.subject = "the phase '" + phase.name + "'";
    for (const ActionKindId id : content.kinds.ids()) {
        const ActionKind& kind = content.kinds[id];
        // Offers and cards that are laid open do not wait for a phase.
        if (phase.actions[id.index()] || is_trade_talk(kind.verb) || kind.verb == Verb::reveal)
            add_kind(list, id, counting.ways(kind));
    }
    return list;
}

// A question for a place is answered with the piece that it names, or one that stands for it (S-46).
ActionWays list_of_question(const Content& content, const Counting& counting, PieceId asked) {
    ActionWays list;
    list.subject = "the question where to place '" + content.pieces[asked].name + "'";
    for (const ActionKindId id : content.kinds.ids()) {
        const ActionKind& kind = content.kinds[id];
        if (kind.verb != Verb::place) continue;
        const PieceId piece(kind.subject);
        if (piece == asked || content.pieces[piece].stands_for == asked)
            add_kind(list, id, counting.ways(kind));
    }
    return list;
}

}  // namespace

std::size_t candidates_of(const Content& content, const Pick& pick) {
    switch (pick.type) {
        case ArgType::tile: return content.board.tile_count();
        case ArgType::corner: return content.board.corner_count();
        case ArgType::edge: return content.board.edge_count();
        case ArgType::player: return static_cast<std::size_t>(content.players);
        case ArgType::good: return content.goods.size();
        case ArgType::card: return content.cards.size();
        case ArgType::figure: return content.figures.size();
        case ArgType::number: return static_cast<std::size_t>(pick.most - pick.least + 1);
        default: return 1;
    }
}

ActionWays longest_list(const Content& content) {
    const Counting counting(content);
    ActionWays longest;
    const auto compare = [&](ActionWays list) {
        if (list.ways > longest.ways) longest = std::move(list);
    };
    for (const Phase& phase : content.phases)
        compare(list_of_phase(content, counting, phase));
    for (const PieceId piece : content.pieces.ids())
        compare(list_of_question(content, counting, piece));
    std::stable_sort(longest.kinds.begin(), longest.kinds.end(),
                     [](const KindWays& a, const KindWays& b) { return a.ways > b.ways; });
    return longest;
}

}  // namespace hexholm
