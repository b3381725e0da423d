// One table in play: seats, bots and the journal. The client submits actions and polls for what
// happened; it never waits for a bot.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/base/result.h"
#include "engine/game/action.h"
#include "engine/game/event.h"
#include "engine/game/game.h"
#include "engine/game/hooks.h"
#include "engine/game/rulebook.h"
#include "engine/game/view.h"
#include "engine/journal/recorded.h"

namespace hexholm {

struct Seat {
    std::string name;
    std::string bot;          // level ("random", "easy", "normal"); empty for a human
    std::uint32_t color = 0;  // 0xRRGGBB; for the client only

    bool is_human() const { return bot.empty(); }
};

struct SessionSetup {
    std::shared_ptr<const Content> content;
    std::uint64_t seed = 0;
    std::vector<Seat> seats;   // as many as Content::players
    std::string journal_path;  // empty: no journal
    int bot_pause_ms = 700;    // a bot answers no sooner than this after it could
};

// An action that was carried out, and what came of it.
struct Update {
    Action action;  // kind none for the start of the game
    EventList events;
    State after;  // full state after it; show only view_for(...) of it
};

// What went wrong in functions of mods, for the players to know.
struct ModTrouble {
    std::vector<HookFailure> failures;
    Action action;  // it counts for nothing and may be submitted again; kind none: the game went on
};

class Session {
public:
    // Starts a game, or fails with a clear line (unknown bot, wrong number of seats). A journal
    // that cannot be written is no failure: see journal_problem().
    static Result<std::unique_ptr<Session>> start(SessionSetup setup);
    // Goes on with a journal: replays it, then appends to it.
    static Result<std::unique_ptr<Session>> resume(SessionSetup setup,
                                                   const std::vector<RecordedAction>& actions);
    virtual ~Session() = default;

    virtual const Rulebook& rulebook() const = 0;
    virtual const std::vector<Seat>& seats() const = 0;
    virtual std::uint64_t seed() const = 0;

    // The newest state, ahead of what is shown. `view` for a seat; none: what everybody may know.
    virtual View view(PlayerId viewer) const = 0;
    // All of it, with what is hidden: for those who make mods, never for a player's eyes.
    virtual const State& state() const = 0;
    // Every action since the start of the game that counts.
    virtual const std::vector<RecordedAction>& played() const = 0;
    virtual PlayerMask to_act() const = 0;
    virtual void legal(PlayerId player, ActionList& list) const = 0;
    virtual Refusal check(const Action& action) const = 0;
    virtual Refusal why_not(PlayerId player, ActionKindId kind) const = 0;

    // Carries out a human's action at once; a refusal changes nothing. Reason::mod_failed: see
    // take_trouble(); the same action with `passed_over` goes on without what failed. Bots always
    // go on.
    virtual Refusal submit(const Action& action, Failures failures = Failures::undo_action) = 0;

    // What mods did wrong since the last call, oldest first.
    virtual std::optional<ModTrouble> take_trouble() = 0;

    // The next thing that happened since the last call, oldest first; false when there is none.
    // `now_ms` is any steady clock of the caller: it paces the bots. Call once a frame.
    virtual bool poll(std::int64_t now_ms, Update& update) = 0;

    // Bots play at most this many answers ahead of the client: false holds them back, so that a
    // player sees each move before the next is made.
    virtual void let_bots_act(bool allowed) = 0;

    // Empty while the journal is written; else one line to show (disk full, folder read-only).
    virtual std::string journal_problem() const = 0;
};

}  // namespace hexholm
