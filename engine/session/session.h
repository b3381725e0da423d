// A table as those who sit at one screen need it: what they see, what they may do, what happens, and asking for more.
// The game itself may be elsewhere. Nobody waits here: what is asked for is answered later, and poll() never blocks.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "engine/game/core/action.h"
#include "engine/game/core/rulebook.h"
#include "engine/game/game.h"
#include "engine/game/hooks/failures.h"
#include "engine/game/view/view.h"
#include "engine/session/history.h"
#include "engine/session/seat.h"
#include "engine/session/undo.h"
#include "engine/session/update.h"

namespace hexholm {

// What went wrong in functions of mods, for the players to know.
struct ModTrouble {
    std::vector<HookFailure> failures;
    Action action;  // it counts for nothing and may be submitted again; kind none: the game went on
    Saying stuck{};  // why the game cannot go on; empty: it can
};

// What came of something that was asked for.
struct Reply {
    Refusal refusal{};   // of the first action that was refused; those behind it were not tried
    UndoOffer undone{};  // of ask_undo()
};

// How the way to the game is.
struct Standing {
    enum class Way : std::uint8_t {
        here,     // the game is in this program, or as near as that
        waiting,  // something was asked for and not answered yet
        lost,     // the line is; it is tried again
        going     // the server says that it goes, and comes back
    };
    Way way = Way::here;
    std::int64_t since_ms = 0;  // of the clock that poll() is given
};

class FullSession;

class Session {
public:
    virtual ~Session() = default;

    virtual const Rulebook& rulebook() const = 0;
    virtual const std::vector<Seat>& seats() const = 0;

    // The newest table, ahead of what is shown: for a seat that this session knows of; none: what everybody may know.
    virtual View view(PlayerId viewer) const = 0;
    virtual PlayerMask to_act() const = 0;
    virtual void legal(PlayerId player, ActionList& list) const = 0;
    virtual Refusal check(const Action& action) const = 0;
    virtual Refusal why_not(PlayerId player, ActionKindId kind) const = 0;
    // The history of the game, as far as it is known here.
    virtual const History& history() const = 0;

    // The next thing that happened since the last call, oldest first, as this seat knows it; false when there is none.
    // `now_ms` is any steady clock of the caller: it paces the bots. Call once a frame.
    virtual bool poll(std::int64_t now_ms, PlayerId viewer, Update& update) = 0;

    // The last events before a table that came without them; once.
    virtual std::vector<Event> take_past() { return {}; }

    // Carries out these actions of people, one after another, or as far as that can be done. Reason::mod_failed: see
    // take_trouble(); the same action with `passed_over` goes on without what failed.
    using Ticket = std::uint32_t;
    virtual Ticket ask(const std::vector<Action>& actions,
                       Failures failures = Failures::undo_action) = 0;
    // What the player could take back now: the last action of his and what bots did after it, as long as nothing random
    // or hidden came of them and no other human has acted.
    virtual UndoOffer undo_offer(PlayerId player) const = 0;
    // Takes it back; nothing happens when the offer is not ok().
    virtual Ticket ask_undo(PlayerId player) = 0;
    // Once, as soon as it is there.
    virtual std::optional<Reply> answer_of(Ticket ticket) = 0;

    // The failures of mods since the last call, oldest first.
    virtual std::optional<ModTrouble> take_trouble() = 0;

    virtual Standing standing() const { return {}; }
    // Whether others go on without waiting for what is shown here.
    virtual bool has_own_pace() const { return false; }
    // A wish: bots play at most this many answers ahead of the client. False holds them back, so that a player sees each
    // move before the next is made.
    virtual void let_bots_act(bool /*allowed*/) {}
    // Whether poll() waits for the bot whose turn it is, for callers whose clock is not the true one: what it tells
    // then depends on nothing but their calls. A wish, too.
    virtual void wait_for_bots(bool) {}

    // The whole game with what is hidden, where it is in this program; null where it is elsewhere.
    virtual FullSession* full() { return nullptr; }
    virtual const FullSession* full() const { return nullptr; }
};

}  // namespace hexholm
