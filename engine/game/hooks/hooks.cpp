#include "engine/game/hooks/hooks.h"

#include <algorithm>
#include <array>
#include <bit>

#include "engine/base/byte_row.h"
#include "engine/base/check.h"
#include "engine/game/core/counter_watch.h"
#include "engine/game/hooks/hearing.h"
#include "engine/game/standing/counters.h"
#include "engine/game/standing/queue.h"

namespace hexholm {
namespace {

constexpr int kMaxHookDepth = 8;  // functions that set off each other

bool any_of(const auto& row, auto test) {
    return std::ranges::any_of(row, test);
}

// Calls a function; when it fails, only its own changes are undone.
HookAnswer call_tolerantly(const Play& play, HookId hook, HookArgs args) {
    const State before = play.state;
    const std::size_t told = play.events == nullptr ? 0 : play.events->size();
    HookAnswer answer = play.book.content().program->run(play, hook, args);
    if (!answer.failed && !play.progress->failed) return answer;
    play.state = before;
    play.progress->failed = false;
    if (play.events != nullptr) play.events->shorten(told);
    return {};
}

// The piece and its place are the second and third argument at these moments. New islands are looked for when they are
// told of.
bool is_told(const Play& play, const Hook& hook, HookArgs args) {
    const PlayerId player(args[0].value);
    const PieceId piece(args[1].value);
    if (hook.first_on.is_none())
        return listens_at(play.book, play.state, hook, player, piece, args[2].value);
    const bool on_edge = play.book.content().pieces[piece].on == PlaceKind::edge;
    return listens_to_marks(play.book, play.state, hook, player, on_edge, args[2].value);
}

// Notifies listeners of a moment: functions at once, effects at the end.
class Telling {
public:
    explicit Telling(const Play& play) : play_(play) {}

    void tell(HookId id, HookArgs args, int place) {
        const Hook& hook = play_.book.content().hooks[id];
        if (hook.effect.is_none()) {
            call_hook(play_, id, args);
            return;
        }
        HEX_CHECK(!args.empty());
        if (begun_.size() == begun_.capacity())
            return fail_action(play_, "too many listeners begin effects at this moment");
        begun_.push_back({PlayerId(args[0].value), hook.effect, static_cast<std::int16_t>(place)});
    }
    // The one that is begun last goes on first.
    void begin_effects() {
        if (play_.state.stage == Stage::over) return;
        for (; !begun_.empty(); begun_.pop_back())
            begin_told_effect(play_, begun_.back().player, begun_.back().effect,
                              begun_.back().place);
    }
    const Play& play() const { return play_; }

private:
    struct Begun {
        PlayerId player;
        EffectId effect;
        std::int16_t place;
    };
    const Play& play_;
    FixedVector<Begun, kMaxFrames> begun_;
};

// Each island that is new to the player is so no longer; after the set-up the listener is told of it.
void tell_of_islands(Telling& telling, HookId id, const Hook& hook, HookArgs args) {
    const Play& play = telling.play();
    const PlayerId player(args[0].value);
    const bool on_edge = play.book.content().pieces[PieceId(args[1].value)].on == PlaceKind::edge;
    for (const TileId first :
         new_islands(play.book, play.state, hook, player, on_edge, args[2].value)) {
        set_counter(
            play, play.state.acting, hook.first_on, first.index(),
            counter_of(play.book, play.state, hook.first_on, first.index()) | mask_of(player));
        if (play.state.round > 0) telling.tell(id, args, args[2].value);
    }
}

// The player joins the queue of each place where he is not in it, and the listener is told of that place.
void tell_of_queues(Telling& telling, HookId id, const Hook& hook, HookArgs args) {
    const Play& play = telling.play();
    const PlayerId player(args[0].value);
    const bool on_edge = play.book.content().pieces[PieceId(args[1].value)].on == PlaceKind::edge;
    const Counter& counter = play.book.content().counters[hook.at];
    visit_counted(play.book, counter, on_edge, args[2].value, [&](std::size_t place) {
        if (!is_heard_at(play.book, play.state, hook, player, place)) return;
        const int queue = counter_of(play.book, play.state, hook.queue, place);
        set_counter(play, play.state.acting, hook.queue, place, queue_with(queue, player));
        std::array<HookArg, 4> told{};
        std::copy_n(args.begin(), std::min(args.size(), told.size()), told.begin());
        told[2] = of_place(static_cast<int>(place));
        telling.tell(id, {told.data(), args.size()}, told[2].value);
    });
}

// A figure of the kind was put on a place, went from one to another, or left one: the last arguments.
bool is_told_of_figure(const Play& play, const Hook& hook, std::size_t kind, HookArgs args) {
    const PlaceKind on = play.book.content().figure_kinds[FigureKindId(kind)].on;
    const auto at_any = [&](auto test) {
        return any_of(args.subspan(2),
                      [&](const HookArg& place) { return place.value >= 0 && test(place.value); });
    };
    const auto is_face_down = [&](int place) {
        return touches_face_down(play.book, play.state, on == PlaceKind::edge, place);
    };
    if (hook.face_down &&
        ((on != PlaceKind::edge && on != PlaceKind::corner) || !at_any(is_face_down)))
        return false;
    if (hook.at.is_none()) return true;
    const Counter& counter = play.book.content().counters[hook.at];
    return counter.per == owner_of(on) && at_any([&](int place) {
               return counter_value(play.state, counter, static_cast<std::size_t>(place)) > 0;
           });
}

// Calls visit(place) for each place whose number is the total, one after the other. Eight are looked at at once: the rows
// behind that of the counters are longer than what is read beyond its end.
template <class Visit>
void visit_numbered(
    const Rulebook& book, const State& state, const Hook& hook, int total, Visit visit) {
    const Counter& numbers = book.content().counters[hook.numbered];
    const auto cells = cells_of(book, state, numbers);
    for (std::size_t first = 0; first < cells.size(); first += kPairsInRow) {
        unsigned found = pairs_like(cells.data() + first, static_cast<std::uint16_t>(total));
        if (cells.size() - first < kPairsInRow) found &= (1U << (cells.size() - first)) - 1U;
        for (; found != 0; found &= found - 1) {
            const std::size_t at = first + static_cast<std::size_t>(std::countr_zero(found));
            const std::size_t place = numbers.marked_only ? numbers.places[at] : at;
            // A function that was called for an earlier place may have changed this number.
            if (cells[at] != total) continue;
            if (hook.at.is_none() || counter_of(book, state, hook.at, place) > 0) visit(place);
        }
    }
}

void tell_of_places(Telling& telling, HookId id, const Hook& hook, HookArgs args) {
    HEX_CHECK(args.size() >= 2);
    const Play& play = telling.play();
    visit_numbered(play.book, play.state, hook, args[1].value, [&](std::size_t place) {
        const std::array told = {args[0], args[1], of_place(static_cast<int>(place))};
        telling.tell(id, {told.data(), told.size()}, told[2].value);
    });
}

// The place that the moment is about, or -1.
int place_of_moment(Moment moment, HookArgs args) {
    switch (moment) {
        case Moment::placed:
        case Moment::removed:
        case Moment::pawn_moved: return args[2].value;
        case Moment::figure_placed:
        case Moment::figure_moved:
        case Moment::figure_removed: return args.back().value;
        default: return -1;
    }
}

// Colours that nobody plays have no counters.
bool is_asked(const Rulebook& book, const State& state, const Hook& hook, HookArgs args) {
    if (hook.gate.is_none()) return true;
    const Counter& gate = book.content().counters[hook.gate];
    const std::size_t owner =
        gate.per == Owner::player ? static_cast<std::size_t>(args[0].value) : 0;
    return owner < book.players() && counter_of(book, state, hook.gate, owner) > 0;
}

}  // namespace

HookId refusing(const Rulebook& book, const State& state, HookId test, HookArgs args) {
    for (; test.is_some(); test = book.content().hooks[test].next) {
        if (!is_asked(book, state, book.content().hooks[test], args)) continue;
        const HookAnswer answer = book.content().program->ask(book, state, test, args);
        if (answer.failed || answer.is_false) return test;
    }
    return HookId::none();
}

Refusal refused_by(const Rulebook& book, HookId test) {
    if (test.is_none()) return {};
    return {Reason::not_allowed, {}, book.content().hooks[test].reason + 1};
}

HookAnswer call_hook(const Play& play, HookId hook, HookArgs given) {
    // When one of those who listen ends the game the others have nothing more to change.
    if (hook.is_none() || play.state.stage == Stage::over) return {};
    HEX_CHECK(play.progress != nullptr);
    if (play.progress->failed) return {.failed = true};
    if (play.progress->hook_depth >= kMaxHookDepth) {
        fail_action(play,
                    play.book.content().hooks[hook].name + " sets itself off again and again");
        return {.failed = true};
    }
    ++play.progress->hook_depth;
    const HookAnswer answer = play.progress->tolerant
                                  ? call_tolerantly(play, hook, given)
                                  : play.book.content().program->run(play, hook, given);
    --play.progress->hook_depth;
    if (answer.failed) play.progress->failed = true;
    return answer;
}

namespace {

// Does anybody hear of a production of this total, of those who count?
bool is_heard(const Rulebook& book, const State& state, int total, auto counts) {
    return any_of(book.listeners(Moment::produced), [&](HookId id) {
        const Hook& hook = book.content().hooks[id];
        if (!counts(hook)) return false;
        bool is_told = hook.numbered.is_none();
        if (!is_told)
            visit_numbered(book, state, hook, total, [&](std::size_t) { is_told = true; });
        return is_told;
    });
}

}  // namespace

bool hears_of_production(const Rulebook& book, const State& state, int total) {
    return is_heard(book, state, total, [](const Hook&) { return true; });
}

bool production_runs(const Rulebook& book, const State& state, int total) {
    return is_heard(book, state, total, [&](const Hook& hook) { return book.runs(hook); });
}

void notify_listeners(const Play& play,
                      Moment moment,
                      std::initializer_list<HookArg> told,
                      std::size_t thing) {
    const bool at_place = moment == Moment::placed || moment == Moment::removed;
    const bool of_figure = moment == Moment::figure_placed || moment == Moment::figure_moved ||
                           moment == Moment::figure_removed;
    const HookArgs args(told.begin(), told.size());
    Telling telling(play);
    for (const HookId id : play.book.listeners(moment)) {
        const Hook& hook = play.book.content().hooks[id];
        if (thing != kNoThing && !hook.about[thing]) continue;
        if (!is_asked(play.book, play.state, hook, args)) continue;
        if (hook.numbered.is_some())
            tell_of_places(telling, id, hook, args);
        else if (at_place ? !is_told(play, hook, args)
                          : of_figure && !is_told_of_figure(play, hook, thing, args))
            continue;
        else if (hook.first_on.is_some())
            tell_of_islands(telling, id, hook, args);
        else if (hook.queue.is_some())
            tell_of_queues(telling, id, hook, args);
        else
            telling.tell(id, args, place_of_moment(moment, args));
    }
    telling.begin_effects();
}

void tell_counter_changed(const Play& play, CounterId counter, std::size_t owner, int before) {
    const Counter& declared = play.book.content().counters[counter];
    const int now = counter_of(play.book, play.state, counter, owner);
    HookArg whose;
    if (declared.per == Owner::player)
        whose = of_player(PlayerId(owner));
    else if (declared.per != Owner::game)
        whose = of_place(static_cast<int>(owner));
    for (const HookId hook : declared.listeners)
        call_hook(play, hook, {of_any(now), of_any(before), whose});
}

void tell_own_moment(const Play& play, std::size_t moment, HookArgs args) {
    HEX_CHECK(moment < play.book.content().moments.size());
    for (const HookId hook : play.book.content().moments[moment].listeners)
        call_hook(play, hook, args);
}

void fail_action(const Play& play, const std::string& what) {
    // No state was saved for an action that calls no function, so the excess is left out.
    // Declarations that could lead to this are refused when they are loaded, see content_limits.h.
    if (play.progress == nullptr || play.progress->failed) return;
    play.progress->failed = true;
    const Content& content = play.book.content();
    // The function that was called last is the likeliest culprit.
    const HookId last = play.progress->last_hook;
    const Hook hook = last.is_some() ? content.hooks[last] : Hook{};
    FailureCollector::report(
        {content.mods.empty() ? "" : content.mods[hook.mod].id, hook.where, what});
}

}  // namespace hexholm
