// One table in play: seats, bots and the journal. The client submits actions and polls for what
// happened; it never waits for a bot.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/base/result.h"
#include "engine/bots/bot.h"
#include "engine/game/core/action.h"
#include "engine/game/core/event.h"
#include "engine/game/core/rulebook.h"
#include "engine/game/game.h"
#include "engine/game/hooks/hooks.h"
#include "engine/game/view/view.h"
#include "engine/journal/committer.h"
#include "engine/journal/recorded.h"
#include "engine/journal/timeline.h"
#include "engine/session/bot_thinker.h"
#include "engine/session/seat.h"
#include "engine/session/undo.h"

namespace hexholm {

struct SessionSetup {
    std::shared_ptr<const Content> content;
    GameSeed seed;
    std::vector<Seat> seats;   // as many as Content::players
    std::string journal_path;  // empty: no journal
    // Puts lines of many tables on the disk together; null: each line by itself, at once. poll() tells of an action
    // once its line is there. `on_disk` is called on another thread whenever that may have come.
    JournalCommitter* committer = nullptr;
    std::function<void()> on_disk = nullptr;
    int bot_pause_ms = 700;  // a bot answers no sooner than this after it could
    // Who plays a seat of this name; null when there is none. Tests put bots of their own here.
    std::function<std::unique_ptr<Bot>(const Content&, std::string_view)> make = make_bot;
    // Where the bots think: null on a thread of this table; else see BotPool and think_on_the_spot().
    std::function<std::unique_ptr<BotThinker>(const Rulebook&, SeatedBots)> thinker = nullptr;
};

// An action that was carried out, and what came of it.
struct Update {
    Action action;  // kind none for the start of the game and when actions were taken back
    EventList events;
    State after;         // full state after it; show only view_for(...) of it
    UndoOffer undone{};  // ok(): this is what was taken back, by undone_by
    PlayerId undone_by{};
    Objection objection{};  // why a bot has turned the offer down, where this did
};

// What went wrong in functions of mods, for the players to know.
struct ModTrouble {
    std::vector<HookFailure> failures;
    Action action;  // it counts for nothing and may be submitted again; kind none: the game went on
    Saying stuck{};  // why the game cannot go on; empty: it can
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
    // For whoever plays the game again; a player who knows it foresees all chance.
    virtual const GameSeed& seed() const = 0;

    // The newest state, ahead of what is shown. `view` for a seat; none: what everybody may know.
    virtual View view(PlayerId viewer) const = 0;
    // All of it, with what is hidden: for those who make mods, never for a player's eyes.
    virtual const State& state() const = 0;
    // Every action since the start of the game that counts, and the table after any of them.
    virtual const Timeline& timeline() const = 0;
    const std::vector<RecordedAction>& played() const { return timeline().actions(); }
    virtual PlayerMask to_act() const = 0;
    virtual void legal(PlayerId player, ActionList& list) const = 0;
    virtual Refusal check(const Action& action) const = 0;
    virtual Refusal why_not(PlayerId player, ActionKindId kind) const = 0;

    // Carries out a human's action at once; a refusal changes nothing. Reason::mod_failed: see
    // take_trouble(); the same action with `passed_over` goes on without what failed. Bots always
    // go on.
    virtual Refusal submit(const Action& action, Failures failures = Failures::undo_action) = 0;

    // What the player could take back now: the last action of his and what bots did after it, as
    // long as nothing random or hidden came of them and no other human has acted.
    virtual UndoOffer can_undo(PlayerId player) const = 0;
    // Takes it back; nothing happens when the offer is not ok(). Bots that were thinking think anew.
    virtual UndoOffer undo(PlayerId player) = 0;

    // What mods did wrong since the last call, oldest first.
    virtual std::optional<ModTrouble> take_trouble() = 0;

    // The next thing that happened since the last call, oldest first; false when there is none.
    // `now_ms` is any steady clock of the caller: it paces the bots. Call once a frame.
    virtual bool poll(std::int64_t now_ms, Update& update) = 0;

    // Bots play at most this many answers ahead of the client: false holds them back, so that a
    // player sees each move before the next is made.
    virtual void let_bots_act(bool allowed) = 0;
    // Whether poll() waits for the bot whose turn it is, for callers whose clock is not the true one:
    // what it tells then depends on nothing but their calls.
    virtual void wait_for_bots(bool) {}

    // Whether something that was done is not yet on the disk, and so not yet told by poll(); see
    // SessionSetup::committer.
    virtual bool waits_for_disk() { return false; }
    // None while the journal is written; else what to show (disk full, folder read-only). It
    // is tried again with every action, and every few seconds by poll().
    virtual std::optional<Problem> journal_problem() const = 0;
    // That a journal was mended, once; none when it was not.
    virtual std::optional<Problem> take_journal_notice() = 0;
    // Where it is written; empty without one.
    virtual std::string journal_path() const = 0;
    // From now on it is written there, all of it.
    virtual Status move_journal(const std::string& path) = 0;
};

}  // namespace hexholm
