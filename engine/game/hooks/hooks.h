// The functions of mods that the rules call where declarations end, and what comes of a failure.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <span>
#include <string>
#include <vector>

#include "engine/base/fixed_vector.h"
#include "engine/game/core/play.h"
#include "engine/game/hooks/failures.h"

namespace hexholm {

// What a mod's function is given after `game`. A value of -1 arrives as nil, unless it is any number.
struct HookArg {
    enum class Type : std::uint8_t {
        number,
        any,     // a number that may be negative
        place,   // tile, corner or edge by its number
        player,  // seats are counted from 1 in Lua
        good,    // things arrive as their names
        piece,
        pawn,
        card,
        phase
    };
    Type type = Type::number;
    std::int16_t value = -1;
};
using HookArgs = std::span<const HookArg>;
using PickValues = FixedVector<std::int16_t, kMaxCandidates>;

// What a function gave back, as far as a rule can use it.
struct HookAnswer {
    bool failed = false;
    bool is_false = false;  // false or nil
    bool is_nil = false;
    bool is_number = false;
    bool is_goods = false;
    std::int16_t number = -1;
    Bundle goods{};
};

// All functions of the mods of one content. Safe to use from several threads at a time; what a
// function answers depends on its arguments and the state alone. What fails is told to the FailureCollector of the
// thread that has called.
class HookProgram {
public:
    virtual ~HookProgram() = default;

    // A question about a state that does not change. A failure counts as false.
    virtual HookAnswer ask(const Rulebook& book,
                           const State& state,
                           HookId hook,
                           HookArgs args) const = 0;
    // A question for a list of things of this type: sorted, each once. After a failure there are none.
    virtual void list(const Rulebook& book,
                      const State& state,
                      HookId hook,
                      ArgType type,
                      HookArgs args,
                      PickValues& values) const = 0;
    // A function that may change the state. After a failure the state is worth nothing.
    virtual HookAnswer run(const Play& play, HookId hook, HookArgs args) const = 0;
    // How many of the arguments after `game` the function looks at.
    virtual std::size_t arguments_taken(const Hook& hook) const = 0;
};

// May this be, says the mod's function; true when there is none.
// The first of all tests of a thing that does not allow it; none when all do.
HookId refusing(const Rulebook& book, const State& state, HookId test, HookArgs args);
inline HookId refusing(const Rulebook& book,
                       const State& state,
                       HookId test,
                       std::initializer_list<HookArg> args) {
    return refusing(book, state, test, HookArgs(args.begin(), args.size()));
}
inline bool allows(const Rulebook& book, const State& state, HookId test, HookArgs args) {
    return test.is_none() || refusing(book, state, test, args).is_none();
}
inline bool allows(const Rulebook& book,
                   const State& state,
                   HookId test,
                   std::initializer_list<HookArg> args) {
    return test.is_none() || refusing(book, state, test, args).is_none();
}
// "Not allowed", with the words of the test; allowed when there is none.
Refusal refused_by(const Rulebook& book, HookId test);
// Calls a function that may change the state; a failure ends the whole action, see apply().
HookAnswer call_hook(const Play& play, HookId hook, HookArgs args);
inline HookAnswer call_hook(const Play& play, HookId hook, std::initializer_list<HookArg> args) {
    return call_hook(play, hook, HookArgs(args.begin(), args.size()));
}
// Is anybody told of a production of this total? Those that listen to numbers of places only where one has it.
bool hears_of_production(const Rulebook& book, const State& state, int total);
// Is a function called then, at once or by an effect that begins?
bool production_runs(const Rulebook& book, const State& state, int total);
// An effect begins that listens to a moment, about this place or about none: -1. Lays it on those under way, so the
// room that asks does it.
void begin_told_effect(const Play& play, PlayerId player, EffectId effect, int place);
// Tells all that listen to this moment, and to the thing that it is about; kNoThing: to any. Functions are called at
// once; effects go on after that, in the order in which they were declared.
constexpr std::size_t kNoThing = static_cast<std::size_t>(-1);
void notify_listeners(const Play& play,
                      Moment moment,
                      std::initializer_list<HookArg> args,
                      std::size_t thing = kNoThing);
inline void notify(const Play& play, Moment moment, std::initializer_list<HookArg> args) {
    if (!play.book.listeners(moment).empty()) notify_listeners(play, moment, args);
}
// Notifies those that listen to a moment of this piece or neutral piece.
template <class Thing>
void notify_about(const Play& play,
                  Moment moment,
                  Thing thing,
                  std::initializer_list<HookArg> args) {
    if (play.book.hears(moment, thing.index())) notify_listeners(play, moment, args, thing.index());
}
// Notifies those that listen to a piece that was placed at or removed from this corner or edge.
inline void notify_at(const Play& play,
                      Moment moment,
                      PieceId piece,
                      int place,
                      std::initializer_list<HookArg> args) {
    if (play.book.hears_at(moment, piece, place))
        notify_listeners(play, moment, args, piece.index());
}
// A moment that a mod has declared, by its place in Content::moments.
void tell_own_moment(const Play& play, std::size_t moment, HookArgs args);
// Rules of a mod that lead nowhere: the action fails with this message.
void fail_action(const Play& play, const std::string& what);

inline HookArg of_player(PlayerId player) {
    return {HookArg::Type::player, player.number()};
}
inline HookArg of_place(int place) {
    return {HookArg::Type::place, static_cast<std::int16_t>(place)};
}
inline HookArg of_any(int number) {
    return {HookArg::Type::any, static_cast<std::int16_t>(number)};
}
inline HookArg of_number(int number) {
    return {HookArg::Type::number, static_cast<std::int16_t>(number)};
}

}  // namespace hexholm
