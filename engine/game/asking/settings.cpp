#include "engine/game/asking/settings.h"

#include <algorithm>
#include <optional>

#include "engine/base/check.h"
#include "engine/game/asking/effect_steps.h"
#include "engine/game/asking/effects.h"
#include "engine/game/asking/step_conditions.h"
#include "engine/game/core/answers.h"
#include "engine/game/figures/going.h"
#include "engine/game/figures/standing.h"
#include "engine/game/hooks/amounts.h"
#include "engine/game/pawns/pawns.h"
#include "engine/game/picking/picks.h"
#include "engine/game/pieces/pieces.h"
#include "engine/game/places/place_graph.h"
#include "engine/game/standing/counters.h"
#include "engine/game/standing/queue.h"

namespace hexholm {
namespace {

Answers answers_on_top(const Play& play) {
    return answers_of(play.book, play.state, play.state.frame_count - 1U);
}

// The last answer of such a type, where it names something.
template <class Test>
std::optional<Answer> last_answer(const Answers& answers, Test test) {
    for (std::size_t at = answers.size(); at > 0; --at) {
        const Answer& answer = answers[at - 1];
        if (test(answer.type)) return answer.value >= 0 ? std::optional(answer) : std::nullopt;
    }
    return std::nullopt;
}

// One counter of one owner, as the step says.
class Setting {
public:
    Setting(const Play& play, const Frame& frame, const Step& step)
        : play_(play),
          player_(frame.player),
          step_(step),
          counter_(step.a),
          declared_(play.book.content().counters[counter_]),
          picked_(frame.place) {}

    void of_owner(std::size_t owner, PlayerId whose) const {
        if (declared_.cell_of(owner) == Counter::kNoCell) return;
        if (step_.amount.is_none() && picked_ < 0) return;
        const int amount = step_.amount.is_none()
                               ? picked_
                               : amount_now(play_.book, play_.state, whose,
                                            play_.book.content().amounts[step_.amount]);
        const int before =
            step_.op == Op::raise ? counter_of(play_.book, play_.state, counter_, owner) : 0;
        set_counter(play_, player_, counter_, owner, before + amount);
    }
    void of_figure(FigureId figure) const {
        if (!is_in_play(play_.state, figure)) return;
        const PlayerId owner = figure_of(play_.book, figure).owner;
        of_owner(figure.index(), owner.is_some() ? owner : player_);
    }
    void of_figures(PlayerId player) const {
        const auto& kinds = play_.book.content().figure_kinds;
        for (const FigureKindId kind : kinds.ids())
            if (kinds[kind].owned && (declared_.of.is_none() || declared_.of == kind))
                visit_figures(play_.book, kind, player, [&](FigureId one) { of_figure(one); });
    }
    // Sets this counter of the player, or of all his figures.
    void of_player(PlayerId player) const {
        if (declared_.per == Owner::figure)
            of_figures(player);
        else
            of_owner(player.index(), player);
    }
    const Counter& declared() const { return declared_; }

private:
    const Play& play_;
    PlayerId player_;
    const Step& step_;
    CounterId counter_;
    const Counter& declared_;
    int picked_;
};

void set_of_picked(const Play& play, const Setting& setting) {
    const Answers answers = answers_on_top(play);
    if (setting.declared().per == Owner::figure) {
        const FigureId figure = picked_figure(answers);
        if (figure.is_some()) setting.of_figure(figure);
        return;
    }
    const PlayerId player = picked_player(answers);
    if (player.is_some() && !play.book.is_neutral(player)) setting.of_player(player);
}

// Is there enough of the counter at a corner all of whose tiles are those of the piece?
bool is_spared(const Play& play, CornerId piece, const TileCount& count) {
    const Board& board = play.book.board();
    const auto& own = board.tiles(piece);
    const auto is_own = [&](TileId tile) { return std::ranges::find(own, tile) != own.end(); };
    return count.spared_by.is_some() && std::ranges::any_of(own, [&](TileId tile) {
               return std::ranges::any_of(board.corners(tile), [&](CornerId corner) {
                   return counter_of(play.book, play.state, count.spared_by, corner.index()) >=
                              count.spared_from &&
                          std::ranges::all_of(board.tiles(corner), is_own);
               });
           });
}

// The tiles at which the player has one of the pieces, but for those of a piece that is spared.
TileSet tiles_counted(const Play& play, PlayerId player, const TileCount& count) {
    TileSet tiles;
    TileSet spared;
    own_spots(play.state.corners, player).visit([&](CornerId corner) {
        if (count.beside != 0 && !in_mask(count.beside, play.state.corners[corner].piece()))
            return true;
        TileSet& these = is_spared(play, corner, count) ? spared : tiles;
        for (const TileId tile : play.book.board().tiles(corner))
            these.add(tile);
        return true;
    });
    tiles.remove(spared);
    return tiles;
}

}  // namespace

void set_by_step(const Play& play, const Frame& frame, const Step& step) {
    const Setting setting(play, frame, step);
    if (setting.declared().per == Owner::game) return setting.of_owner(0, frame.player);
    if (setting.declared().per != Owner::player && setting.declared().per != Owner::figure) {
        const std::optional<std::size_t> place = owner_in(play, frame, CounterId(step.a));
        if (place) setting.of_owner(*place, frame.player);
        return;
    }
    switch (static_cast<Whom>(step.b)) {
        case Whom::player: return setting.of_player(frame.player);
        case Whom::active: return setting.of_player(play.state.active);
        case Whom::picked: return set_of_picked(play, setting);
        case Whom::others:
        case Whom::everybody: break;
    }
    for (const PlayerId player : all_ids<PlayerId>(play.book.players()))
        if (player != frame.player || static_cast<Whom>(step.b) == Whom::everybody)
            setting.of_player(player);
}

void share_at_place(const Play& play, const Frame& frame, const Step& step) {
    HEX_CHECK(index_of(step) < play.book.content().shares.size());
    const Share& share = play.book.content().shares[index_of(step)];
    const std::optional<std::size_t> place = owner_in(play, frame, share.from);
    if (!place) return;
    const int stock = counter_of(play.book, play.state, share.from, *place);
    int served = 0;
    const auto serve = [&](PlayerId player) {
        if (served >= stock) {
            if (share.beside.is_none() || counter_of(play.book, play.state, share.beside, 0) <= 0)
                return;
            add_to_counter(play, frame.player, share.beside, 0, -1);
        }
        ++served;
        add_to_counter(play, frame.player, share.what, player.index(), 1);
    };
    const int queue = counter_of(play.book, play.state, share.queue, *place);
    const PlayerId first = play.state.active;
    if (is_in_queue(queue, first)) serve(first);
    visit_queue(queue, [&](PlayerId player) {
        if (player != first) serve(player);
    });
    add_to_counter(play, frame.player, share.from, *place, -std::min(stock, served));
}

void mark_leaders(const Play& play, PlayerId player, const LeadCount& lead) {
    const auto count = [&](PlayerId who) {
        return counter_of(play.book, play.state, lead.of, who.index());
    };
    const auto takes_part = [&](PlayerId who) {
        return (lead.least || count(who) >= lead.at_least) &&
               (lead.among.is_none() || can_pick(play.book, play.state, who, lead.among));
    };
    PlayerMask leaders = 0;
    int best = 0;
    for (const PlayerId who : all_ids<PlayerId>(play.book.players())) {
        if (!takes_part(who)) continue;
        const bool leads = lead.least ? count(who) < best : count(who) > best;
        if (leaders == 0 || leads) {
            leaders = 0;
            best = count(who);
        }
        if (count(who) == best) leaders = static_cast<PlayerMask>(leaders | mask_of(who));
    }
    const bool is_alone = lead.alone.is_some() && std::has_single_bit(leaders);
    for (const PlayerId who : all_ids<PlayerId>(play.book.players())) {
        set_counter(play, player, lead.marks, who.index(), has(leaders, who) && !is_alone ? 1 : 0);
        if (is_alone && has(leaders, who)) add_to_counter(play, player, lead.alone, who.index(), 1);
    }
}

void move_picked_figure(const Play& play) {
    const Answers answers = answers_on_top(play);
    const FigureId figure = picked_figure(answers);
    if (figure.is_none()) return;
    const FigureKind& kind = kind_of(play.book, figure);
    const auto place = last_answer(answers, [&](ArgType type) {
        return kind.on == PlaceKind::tile     ? type == ArgType::tile
               : kind.on == PlaceKind::corner ? type == ArgType::corner
                                              : type == ArgType::edge;
    });
    if (!place || kind.in_holds || !is_in_play(play.state, figure)) return;
    if (kind.occupies && is_occupied(play.book, play.state, kind.on, place->value)) return;
    const PlayerId owner = figure_of(play.book, figure).owner;
    send_figure(play, owner.is_some() ? owner : play.state.acting, figure,
                FigurePlace::on(kind.on, place->value));
}

void remove_picked_figure(const Play& play) {
    const FigureId figure = picked_figure(answers_on_top(play));
    if (figure.is_none() || !is_in_play(play.state, figure)) return;
    const PlayerId player = top_frame(play.state).player;
    const auto remove = [&](FigureId one) {
        const bool for_good = kind_of(play.book, one).lost_for_good;
        remove_figure(play, player, one, for_good ? FigurePlace::out() : FigurePlace());
    };
    visit_figures_at(play.book, play.state, FigurePlace::aboard(figure), remove);
    remove(figure);
}

namespace {

// Where the step puts one; the supply where it puts none.
FigurePlace place_to_put(const Play& play, const Frame& frame, FigureId figure) {
    const FigureKind& kind = kind_of(play.book, figure);
    if (frame.place < 0) return {};
    const Answers answers = answers_on_top(play);
    if (!answers.empty() && answers.back().type == ArgType::figure) {
        const FigureId carrier(frame.place);
        const bool has_berth = play.state.figures[carrier].is_on_board() &&
                               has_room(play.book, play.state, figure, carrier) == Reason::none;
        return has_berth ? FigurePlace::aboard(carrier) : FigurePlace();
    }
    if (kind.on == PlaceKind::none ||
        (kind.occupies && is_occupied(play.book, play.state, kind.on, frame.place)))
        return {};
    return FigurePlace::on(kind.on, frame.place);
}

}  // namespace

void put_figure_by_step(const Play& play, const Frame& frame, const Step& step) {
    const PlayerId player = frame.player;
    const FigureId figure = figure_in_supply(play.book, play.state, FigureKindId(step.a), player);
    if (figure.is_none()) return;
    const FigurePlace to = place_to_put(play, frame, figure);
    if (!to.is_in_play()) return;
    bool is_free = true;
    if (step.b != 0)
        visit_figures_at(play.book, play.state, to, [&](FigureId) { is_free = false; });
    if (is_free) send_figure(play, player, figure, to);
}

void replace_by_step(const Play& play, const Frame& frame, PieceId piece) {
    const PlaceKind on = play.book.content().pieces[piece].on;
    HEX_CHECK(on == PlaceKind::corner || on == PlaceKind::edge);
    const bool at_corner = on == PlaceKind::corner;
    const auto place = place_of(play, frame, at_corner ? ArgType::corner : ArgType::edge);
    if (!place) return;
    const Spot spot = spot_at(play.state, on, frame.place);
    if (spot.empty() || play.player(spot.owner()).supply[piece] == 0) return;
    if (at_corner)
        replace_piece(play, CornerId(*place), piece);
    else
        replace_piece(play, EdgeId(*place), piece);
}

bool throw_for(const Play& play, PlayerId player, const Step& step) {
    State& state = play.state;
    HEX_CHECK(step.b >= 2);
    const auto sides = static_cast<std::uint32_t>(step.b);
    const auto given = play.progress != nullptr ? play.progress->take_given() : std::nullopt;
    const int face = given ? *given : static_cast<int>(state.random.below(sides)) + 1;
    play.tell_thrown(face, step.b);
    const Counter& counter = play.book.content().counters[CounterId(step.a)];
    if (counter.per == Owner::player || counter.per == Owner::game) {
        set_counter(play, player, CounterId(step.a),
                    counter.per == Owner::player ? player.index() : 0, face);
        return true;
    }
    const auto cells = cells_of(play.book, state, counter);
    for (std::size_t at = 0; at < cells.size(); ++at) {
        const std::size_t place = counter.marked_only ? counter.places[at] : at;
        // Tiles that lie face down are not known, so they do not count.
        if (cells[at] != face ||
            (counter.per == Owner::tile && state.face_down[TileId(place)] != 0))
            continue;
        replace_answer(play.book, state, state.frame_count - 1U, static_cast<std::int16_t>(place));
        return true;
    }
    return false;
}

void steal_from_owner(const Play& play, PlayerId player, GoodMask of) {
    const auto place = last_answer(answers_on_top(play), [](ArgType type) {
        return type == ArgType::corner || type == ArgType::edge;
    });
    if (!place) return;
    const Spot spot =
        spot_at(play.state, place->type == ArgType::corner ? PlaceKind::corner : PlaceKind::edge,
                place->value);
    if (!spot.empty() && spot.owner() != player && !play.book.is_neutral(spot.owner()))
        steal_from(play, player, spot.owner(), of);
}

void count_tiles(const Play& play, PlayerId player, const TileCount& count) {
    tiles_counted(play, player, count).visit([&](TileId tile) {
        const int times =
            count.by.is_some() ? counter_of(play.book, play.state, count.by, tile.index()) : 1;
        const Counter& counter = play.book.content().counters[count.counter];
        if (times != 0 && counter.cell_of(tile.index()) != Counter::kNoCell)
            add_to_counter(play, player, count.counter, tile.index(), count.add * times);
        return true;
    });
}

}  // namespace hexholm
