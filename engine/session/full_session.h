// A table whose whole game is in this program: played at with bots and a journal, watched again, or learned at.
#pragma once

#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/base/game_seed.h"
#include "engine/base/result.h"
#include "engine/bots/bot.h"
#include "engine/game/game.h"
#include "engine/journal/committer.h"
#include "engine/journal/recorded.h"
#include "engine/journal/timeline.h"
#include "engine/session/bots/bot_thinker.h"
#include "engine/session/session.h"

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
    // Makes the bot that a seat names; it gives null where there is no such bot. Tests put bots of their own here.
    std::function<std::unique_ptr<Bot>(const Content&, std::string_view)> make = make_bot;
    // Where the bots think: null on a thread of this table; else see BotPool and think_on_the_spot().
    std::function<std::unique_ptr<BotThinker>(const Rulebook&, SeatedBots)> thinker = nullptr;
    // Makes the thinker in another program for the bots of these seats (see FarBots); null when
    // there is none.
    std::function<std::unique_ptr<BotThinker>(
        const Rulebook&, const std::vector<Seat>&, SeatedBots)>
        far_thinker = nullptr;
};

class FullSession : public Session {
public:
    // Starts a game, or fails with a clear line (unknown bot, wrong number of seats). A journal
    // that cannot be written is no failure: see journal_problem().
    static Result<std::unique_ptr<FullSession>> start(SessionSetup setup);
    // Goes on with a journal: replays it, then appends to it.
    static Result<std::unique_ptr<FullSession>> resume(SessionSetup setup,
                                                       const std::vector<RecordedAction>& actions);

    // The whole state with hidden things: for authors of mods and for servers, never for a player's
    // eyes.
    virtual const State& state() const = 0;
    // Every action since the start of the game that counts, and the table after any of them.
    virtual const Timeline& timeline() const = 0;
    const std::vector<RecordedAction>& played() const { return timeline().actions(); }
    // The seed, for whoever plays the game again; a player who knows it foresees all chance.
    virtual const GameSeed& seed() const = 0;

    // Works as poll() but includes hidden things. The caller makes each seat's update from it, see
    // seen_by().
    virtual bool poll_full(std::int64_t now_ms, FullUpdate& update) = 0;
    bool poll(std::int64_t now_ms, PlayerId viewer, Update& update) final;

    // Carries out a human's action at once; a refusal changes nothing. See ask().
    virtual Refusal submit(const Action& action, Failures failures = Failures::undo_action) = 0;
    // Takes back at once what undo_offer() says. Bots that were thinking think anew.
    virtual UndoOffer undo(PlayerId player) = 0;
    // Puts another person or bot into the seat, which keeps its colour. A decision that a bot is
    // just thinking about is dropped. Fails when there is no such bot, or nobody plays.
    virtual Status change_seat(PlayerId player, const Seat& seat);
    // Carries out an accord by the wish of this player; a refusal changes nothing. See accord.h.
    virtual Refusal settle(PlayerId by, const Accord& accord);
    // The answers are there at once.
    Ticket ask(const std::vector<Action>& actions, Failures failures = Failures::undo_action) final;
    Ticket ask_undo(PlayerId player) final;
    std::optional<Reply> answer_of(Ticket ticket) final;

    // Whether something that was done has not been told by poll() yet, be its line on the disk by now or not; see
    // SessionSetup::committer.
    virtual bool has_untold() const { return false; }
    // The problem to show when the journal cannot be written (disk full, folder read-only); nullopt
    // while it can. It is tried again with every action, and every few seconds by poll().
    virtual std::optional<Problem> journal_problem() const { return std::nullopt; }
    // The message that a journal was mended, once; nullopt when it was not.
    virtual std::optional<Problem> take_journal_notice() { return std::nullopt; }
    // The file of the journal; empty where the game has none.
    virtual std::string journal_path() const { return ""; }
    // Moves the whole journal to this file.
    virtual Status move_journal(const std::string& path) = 0;

    FullSession* full() final { return this; }
    const FullSession* full() const final { return this; }

private:
    Ticket keep(const Reply& answer);

    Ticket newest_ticket_ = 0;
    std::deque<std::pair<Ticket, Reply>> answers_;  // that nobody has taken yet
};

}  // namespace hexholm
