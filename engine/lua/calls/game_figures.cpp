// What the functions of mods may ask and do about figures, and ask about ways over the board.
#include <algorithm>
#include <array>
#include <bit>

#include "engine/game/asking/effects.h"
#include "engine/game/figures/going.h"
#include "engine/game/figures/standing.h"
#include "engine/game/figures/ways.h"
#include "engine/game/pieces/building.h"
#include "engine/game/travel/displacing.h"
#include "engine/game/travel/travel.h"
#include "engine/lua/calls/game_call.h"

namespace hexholm {
namespace {

constexpr int kSearchWork = 100;  // fuel for a search over the board

FigurePlace place_of_figure(lua_State* state, FigureId figure) {
    return FigurePlace::of_bits(look(state, Fact::figure, figure.number()));
}

class FigureRow {
public:
    explicit FigureRow(lua_State* state) : state_(state) {}
    void add(int number) {
        Vm::of(state_).spend(1);
        figures_.push_back(static_cast<std::int16_t>(number));
    }
    int push() const { return push_list(state_, figures_); }

private:
    lua_State* state_;
    NumberList figures_;
};

void add_in_play(GameCall& call, int first, int count, FigureRow& row) {
    for (; count > 0; first += 64, count -= 64) {
        auto left = static_cast<std::uint64_t>(
            call.look_wide(Fact::in_play, figures_key(first, std::min(count, 64))));
        for (; left != 0; left &= left - 1)
            row.add(first + std::countr_zero(left));
    }
}
// Adds the figures of a kind, or all, that stand exactly at the place.
void add_standing(GameCall& call, FigurePlace place, FigureKindId kind, FigureRow& row) {
    const auto add = [&](FigureId figure) {
        if (kind.is_none() || figure_of(call.book, figure).kind == kind) row.add(figure.number());
    };
    std::int64_t left = call.look_wide(Fact::figures_at, place.bits());
    if (left < 0) return visit_figures_at(call.book, call.state(), place, add);
    for (; left != 0; left >>= kBitsOfFigure)
        add(FigureId((left & ((1 << kBitsOfFigure) - 1)) - 1));
}

int figures(lua_State* state) {
    GameCall& call = GameCall::of(state);
    const FigureKindId kind = is_given(state, 2) ? figure_kind_at(state, 2) : FigureKindId::none();
    const PlayerId player = is_given(state, 3) ? player_at(state, 3) : PlayerId::none();
    FigureRow row(state);
    const auto add_kind = [&](FigureKindId id) {
        const FigureKind& declared = call.content().figure_kinds[id];
        if (player.is_some() && !declared.owned) return;
        const auto each = static_cast<int>(figures_of_seat(declared));
        const int seats = declared.owned ? static_cast<int>(call.book.players()) : 1;
        const int first = declared.first.number() + (player.is_some() ? player.number() * each : 0);
        add_in_play(call, first, player.is_some() ? each : seats * each, row);
    };
    if (kind.is_some())
        add_kind(kind);
    else
        for (const FigureKindId id : call.content().figure_kinds.ids())
            add_kind(id);
    return row.push();
}

int place_number_at(lua_State* state, PlaceKind kind, int at) {
    if (kind == PlaceKind::tile) return tile_at(state, at).number();
    return kind == PlaceKind::edge ? edge_at(state, at).number() : corner_at(state, at).number();
}

int figures_at(lua_State* state) {
    GameCall& call = GameCall::of(state);
    const PlaceKind on = place_kind_at(state, 2);
    const FigurePlace place = FigurePlace::on(on, place_number_at(state, on, 3));
    const FigureKindId kind = is_given(state, 4) ? figure_kind_at(state, 4) : FigureKindId::none();
    FigureRow row(state);
    add_standing(call, place, kind, row);
    return row.push();
}
int figures_around(lua_State* state) {
    GameCall& call = GameCall::of(state);
    const TileId tile = tile_at(state, 2);
    const FigureKindId kind = figure_kind_at(state, 3);
    FigureRow row(state);
    std::int64_t left =
        call.look_wide(Fact::figures_around, tile.number() * kFiguresEach + kind.number());
    if (left < 0) {
        visit_figures_around(call.book, call.state(), tile, kind,
                             [&](FigureId figure) { row.add(figure.number()); });
        return row.push();
    }
    for (; left != 0; left >>= kBitsOfFigure)
        row.add(static_cast<int>(left & ((1 << kBitsOfFigure) - 1)) - 1);
    return row.push();
}
int cargo(lua_State* state) {
    GameCall& call = GameCall::of(state);
    const FigureId carrier = figure_at(state, 2);
    FigureRow row(state);
    add_standing(call, FigurePlace::aboard(carrier), FigureKindId::none(), row);
    return row.push();
}
int carrier_of(lua_State* state) {
    const FigurePlace place = place_of_figure(state, figure_at(state, 2));
    return push_place(state, place.is_aboard() ? place.carrier().number() : -1);
}
int place_of(lua_State* state) {
    FigurePlace place = place_of_figure(state, figure_at(state, 2));
    if (place.is_aboard()) place = place_of_figure(state, place.carrier());
    if (!place.is_on_board()) return 0;
    push_place(state, place.number());
    constexpr std::array<const char*, 4> kWords = {"", "tile", "corner", "edge"};
    push_text(state, kWords[static_cast<std::size_t>(place.place_kind())]);
    return 2;
}
int owner_of_figure(lua_State* state) {
    return push_player(state, figure_of(GameCall::of(state).book, figure_at(state, 2)).owner);
}
int kind_of_figure(lua_State* state) {
    return push_name(state, "figure", kind_of(GameCall::of(state).book, figure_at(state, 2)).name);
}
int figures_left(lua_State* state) {
    GameCall& call = GameCall::of(state);
    const FigureKindId kind = figure_kind_at(state, 2);
    const bool owned = call.content().figure_kinds[kind].owned;
    const PlayerId player = owned ? player_at(state, 3) : PlayerId(0);
    return push_number(state, call.look(Fact::left, left_key(kind, player)));
}

int ways(lua_State* state) {
    GameCall& call = GameCall::of(state);
    const FigureId figure = figure_at(state, 2);
    const FigureKind& kind = kind_of(call.book, figure);
    const State& game = call.state();
    const int budget =
        is_given(state, 3) ? number_at(state, 3, 0, 32000) : budget_of(call.book, game, figure);
    Vm::of(state).spend(kSearchWork);
    lua_newtable(state);
    if (!kind.moves.possible || !game.figures[figure].is_on(kind.on)) return 1;
    const FigureCounts counts(call.book, game, figure_of(call.book, figure));
    const Ways found(call.book, game, counts, figure, budget, false);
    found.visit_goals([&](int goal) {
        Vm::of(state).spend(1);
        lua_pushinteger(state, found.cost_to(goal));
        lua_rawseti(state, -2, goal);
    });
    return 1;
}
int may_put_figure(lua_State* state) {
    GameCall& call = GameCall::of(state);
    const PlayerId player = player_at(state, 2);
    const FigureKindId kind = figure_kind_at(state, 3);
    const int place = place_number_at(state, put_on(call.content().figure_kinds[kind]), 4);
    Vm::of(state).spend(20);
    push_flag(state, call.look(Fact::may_put_figure, putting_key(player, kind, place)) != 0);
    return 1;
}

// Steps from corner to corner, whatever lies there.
int distance(lua_State* state) {
    const Board& board = GameCall::of(state).book.board();
    const CornerId from = corner_at(state, 2);
    const CornerId to = corner_at(state, 3);
    Vm::of(state).spend(kSearchWork);
    FixedVector<CornerId, kMaxCorners> row;
    std::array<std::int16_t, kMaxCorners> steps;
    std::fill_n(steps.begin(), board.corner_count(), std::int16_t{-1});
    steps[from.index()] = 0;
    row.push_back(from);
    for (std::size_t at = 0; at < row.size() && steps[to.index()] < 0; ++at)
        for (const CornerId next : board.beyond(row[at]))
            if (steps[next.index()] < 0) {
                steps[next.index()] = static_cast<std::int16_t>(steps[row[at].index()] + 1);
                row.push_back(next);
            }
    return push_place(state, steps[to.index()]);
}
int connected(lua_State* state) {
    GameCall& call = GameCall::of(state);
    const PlayerId player = player_at(state, 2);
    const CornerId corner = corner_at(state, 3);
    Vm::of(state).spend(5);
    bool touches = false;
    for (const EdgeId edge : call.book.board().edges(corner)) {
        const Spot spot = spot_of(call.look(Fact::edge, edge.number()));
        touches = touches || (is_own(spot, player) && call.book.route_of(spot).is_some());
    }
    push_flag(state, touches);
    return 1;
}
int may_stand_there(lua_State* state) {
    GameCall& call = GameCall::of(state);
    const PlayerId player = player_at(state, 2);
    const PieceId piece = piece_at(state, 3);
    const bool on_edge = call.content().pieces[piece].on == PlaceKind::edge;
    const int place = on_edge ? edge_at(state, 4).number() : corner_at(state, 4).number();
    // With `anyhow` the figure may also come by another way than along a route.
    const bool anyhow = is_given(state, 5) && lua_toboolean(state, 5) != 0;
    Vm::of(state).spend(20);
    push_flag(state, call.look(Fact::may_stand, standing_key(player, piece, place, anyhow)) != 0);
    return 1;
}

bool is_aboard_at(lua_State* state, int at) {
    return is_given(state, at) && check_text(state, at) == "aboard";
}
FigurePlace hold_at(lua_State* state, const Play& play, FigureId figure, int at) {
    const FigureId carrier = figure_at(state, at);
    if (!play.state.figures[carrier].is_on_board())
        luaL_error(state, "the one that should carry it is not on the board");
    const bool is_there = play.state.figures[figure].is_aboard(carrier);
    if (!is_there && has_room(play.book, play.state, figure, carrier) != Reason::none)
        luaL_error(state, "it has no room for that; ask game:has_room first");
    return FigurePlace::aboard(carrier);
}

// Changes. REQUIRES of the place: a figure of this kind can be there at all.
FigurePlace goal_at(lua_State* state, const Play& play, FigureId figure, int at) {
    const FigureKind& kind = kind_of(play.book, figure);
    const PlaceKind on = put_on(kind);
    if (on == PlaceKind::none) luaL_error(state, "a %s is only carried", kind.name.c_str());
    if (kind.in_holds && kind.on != PlaceKind::none && is_given(state, at + 1))
        return FigurePlace::on(place_kind_at(state, at + 1),
                               place_number_at(state, place_kind_at(state, at + 1), at));
    return FigurePlace::on(on, place_number_at(state, on, at));
}
// What would break the game when it is over.
void insist_on_place(lua_State* state, const Play& play, FigureId figure, FigurePlace to) {
    switch (can_be_put(play, figure, to)) {
        case PutAnyhow::no_hold: luaL_error(state, "no hold with room for it is there"); break;
        case PutAnyhow::not_there:
            luaL_error(state, "a %s does not stand there", kind_of(play.book, figure).name.c_str());
            break;
        case PutAnyhow::occupied:
            luaL_error(state, "another figure occupies the place; ask game:figures_at first");
            break;
        case PutAnyhow::possible: break;
    }
}

// A neutral figure is nobody's, and comes for who acts.
PlayerId who_puts(lua_State* state, const Play& play, FigureKindId kind) {
    const bool owned = play.book.content().figure_kinds[kind].owned;
    return owned || is_given(state, 2) ? player_at(state, 2) : play.state.acting;
}

int put_one(lua_State* state) {
    const Play& play = known_change(state);
    const FigureKindId kind = figure_kind_at(state, 3);
    const PlayerId player = who_puts(state, play, kind);
    const FigureId figure = figure_in_supply(play.book, play.state, kind, player);
    if (figure.is_none())
        return luaL_error(state, "no %s is left; ask game:figures_left first",
                          play.book.content().figure_kinds[kind].name.c_str());
    const bool aboard = is_aboard_at(state, 5);
    const FigurePlace to =
        aboard ? hold_at(state, play, figure, 4) : goal_at(state, play, figure, 4);
    if (!aboard) insist_on_place(state, play, figure, to);
    return push_number(
        state, GameCall::of(state).act(change_step(play.book, Change::put_figure, kind.number(),
                                                   player.number(), 0, to.bits())));
}
int move_one(lua_State* state) {
    const Play& play = known_change(state);
    const FigureId figure = figure_at(state, 2);
    const FigurePlace to = goal_at(state, play, figure, 3);
    insist_on_place(state, play, figure, to);
    GameCall::of(state).act(
        change_step(play.book, Change::move_figure, figure.number(), 0, 0, to.bits()));
    return 0;
}
int remove_one(lua_State* state) {
    const Play& play = known_change(state);
    const FigureId figure = figure_at(state, 2);
    const bool out = is_given(state, 3) && lua_toboolean(state, 3) != 0;
    GameCall::of(state).act(
        change_step(play.book, Change::remove_figure, figure.number(), 0, out ? 1 : 0));
    return 0;
}
int drive_away_one(lua_State* state) {
    const Play& play = changing(state);
    const FigureId figure = figure_at(state, 2);
    if (!play.state.figures[figure].is_on(kind_of(play.book, figure).on))
        return luaL_error(state, "the figure stands nowhere; ask game:place_of first");
    drive_away(play, figure);
    return 0;
}
int load_one(lua_State* state) {
    const Play& play = known_change(state);
    const FigureId figure = figure_at(state, 2);
    const FigurePlace to = hold_at(state, play, figure, 3);
    GameCall::of(state).act(
        change_step(play.book, Change::move_figure, figure.number(), 0, 0, to.bits()));
    return 0;
}
int room_for(lua_State* state) {
    const FigureId carrier = figure_at(state, 2);
    const FigureId figure = figure_at(state, 3);
    push_flag(state,
              look(state, Fact::has_room, figure.number() * kFiguresEach + carrier.number()) != 0);
    return 1;
}
int stop_now(lua_State* state) {
    const Play& play = changing(state);
    stop_travel(play.book, play.state);
    return 0;
}

constexpr auto kFigureQuestions = std::to_array<ApiFunction>({
    {"figures", "game:figures(kind: string?, player: integer?): integer[]",
     "The figures on the board and aboard others, of this kind and player.", figures},
    {"figures_at", "game:figures_at(what: string, place: integer, kind: string?): integer[]",
     "The figures on a \"tile\", a \"corner\" or an \"edge\", of this kind.", figures_at},
    {"figures_around", "game:figures_around(tile: integer, kind: string): integer[]",
     "The figures of this kind at the corners, or on the sides, of a tile.", figures_around},
    {"place_of", "game:place_of(figure: integer): integer?, string?",
     "Where a figure, or the one that carries it, stands: the place, and \"tile\", \"corner\" or "
     "\"edge\"; nil when it is not on the board.",
     place_of},
    {"owner_of", "game:owner_of(figure: integer): integer?", "Whose figure it is; nil: neutral.",
     owner_of_figure},
    {"kind_of", "game:kind_of(figure: integer): string", "The kind of a figure.", kind_of_figure},
    {"figures_left", "game:figures_left(kind: string, player: integer?): integer",
     "Figures of this kind that are still in the supply.", figures_left},
    {"cargo", "game:cargo(figure: integer): integer[]", "The figures that it carries.", cargo},
    {"carrier_of", "game:carrier_of(figure: integer): integer?",
     "The figure that carries it; nil for none.", carrier_of},
    {"has_room", "game:has_room(carrier: integer, figure: integer): boolean",
     "Whether it can carry that figure, too.", room_for},
    {"ways", "game:ways(figure: integer, points: integer?): table<integer, integer>",
     "Where a figure can go now, or with so many points: the least cost by place.", ways},
    {"may_put_figure",
     "game:may_put_figure(player: integer, kind: string, place: integer): boolean",
     "Whether the player has one left and may put it there, apart from its price.", may_put_figure},
    {"distance", "game:distance(corner: integer, other: integer): integer?",
     "The least number of edges from one corner to another; nil when they are not connected.",
     distance},
    {"connected", "game:connected(player: integer, corner: integer): boolean",
     "Whether a route of the player touches the corner.", connected},
    {"may_stand",
     "game:may_stand(player: integer, piece: string, place: integer, anyhow: boolean?): "
     "boolean",
     "Whether the player may place the piece there, apart from price and supply; with `anyhow` as "
     "in "
     "the set-up, without a route.",
     may_stand_there},
});

constexpr auto kFigureChanges = std::to_array<ApiFunction>({
    {"put_figure",
     "game:put_figure(player: integer?, kind: string, place: integer, what: string?): integer",
     "Puts a figure of the supply there, whatever the rules say, and gives its number; of neutral "
     "ones the player is nil. `what` is "
     "for figures that holds take: \"corner\" for a hold, or where they stand else; \"aboard\": "
     "the place is the figure that shall carry it.",
     put_one},
    {"move_figure", "game:move_figure(figure: integer, place: integer, what: string?)",
     "Moves a figure there at once, also from aboard another one or out of the supply.", move_one},
    {"remove_figure", "game:remove_figure(figure: integer, for_good: boolean?)",
     "Back to the supply, with all that it carries; for good: out of the game.", remove_one},
    {"drive_away", "game:drive_away(figure: integer)",
     "Its owner does what `moves.displaced` says when the function is done; when it is still there "
     "then, it goes back to the supply.",
     drive_away_one},
    {"load_figure", "game:load_figure(figure: integer, carrier: integer)",
     "Puts a figure aboard another one.", load_one},
    {"stop_travel", "game:stop_travel()", "The movement of a figure that is under way ends here.",
     stop_now},
});

}  // namespace

std::span<const ApiFunction> game_figures() {
    return kFigureQuestions;
}
std::span<const ApiFunction> figure_changes() {
    return kFigureChanges;
}

}  // namespace hexholm
