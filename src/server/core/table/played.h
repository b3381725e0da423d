// The game of one table as the engine plays it, with its journal, and with bots in the place of people who are away.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/session/full_session.h"

#include "src/net/protocol/table_message.h"
#include "src/server/core/setup/setup.h"

namespace hexholm::server {

// How decisions are made for a seat that belongs to a person.
enum class Driver : std::uint8_t {
    person,
    stand_in,  // answers what must be answered, and ends turns
    bot        // plays in full
};

// A line of the journal: what somebody has done, or that he has taken something back, or what was agreed on.
struct Deed {
    PlayerId player{};  // none: agreed on
    Action action{};    // kind none: taken back

    bool is_undo() const { return player.is_some() && action.kind.is_none(); }
};

class Played {
public:
    struct Plan {
        std::shared_ptr<const Content> content;
        ChanceKey key;
        std::vector<Seat> seats;
        std::string journal;  // its path
    };
    // Begins a game, or goes on with the journal where there is one. The setup outlives it.
    static Result<std::unique_ptr<Played>> open(const Setup& setup, const Plan& plan);

    const Rulebook& book() const { return session_->rulebook(); }
    const State& state() const { return session_->state(); }
    const Timeline& timeline() const { return session_->timeline(); }
    PlayerMask to_act() const { return session_->to_act(); }
    // What the journal had when the game was opened, with what was taken back.
    const std::vector<Deed>& deeds_before() const { return deeds_before_; }

    // The next thing that happened and is on the disk. Bots and stand-ins act only where `may_play`.
    bool poll(std::int64_t now_ms, bool may_play, FullUpdate& update);
    // Something has been done that poll() has not told.
    bool is_telling() const { return session_->has_untold(); }

    Refusal check(const Action& action) const { return session_->check(action); }
    // Carries out an accord; poll() tells of it.
    Refusal settle(PlayerId by, const Accord& accord);
    // Somebody else sits there from now on, which stands in the journal.
    void rename(PlayerId player, const std::string& name);
    // How the game ended. REQUIRES: it is over.
    net::Ending ending() const;
    Refusal submit(const Action& action, Failures failures);
    UndoOffer can_undo(PlayerId player) const { return session_->undo_offer(player); }
    UndoOffer undo(PlayerId player) { return session_->undo(player); }
    // What functions of mods did wrong; and whether the game can never go on.
    std::vector<HookFailure> take_failures();
    bool is_stuck() const { return is_stuck_; }
    std::optional<Problem> journal_problem() const { return session_->journal_problem(); }

    Driver driver(PlayerId player) const { return drivers_[player.index()]; }
    // What a bot was thinking about counts for nothing.
    void set_driver(PlayerId player, Driver driver);

private:
    Played(const Setup& setup, Plan plan) : setup_(setup), plan_(std::move(plan)) {}
    Status begin();
    void act_for_absent(std::int64_t now_ms);
    std::optional<Action> decision_for(PlayerId player);
    std::optional<Action> bot_decision(PlayerId player);
    void carry_out(const Action& action);

    const Setup& setup_;
    const Plan plan_;
    std::unique_ptr<FullSession> session_;
    std::vector<Deed> deeds_before_;
    std::vector<Driver> drivers_;
    std::vector<HookFailure> failures_;
    bool is_stuck_ = false;
    std::optional<std::int64_t> absent_since_ms_;  // a bot in somebody's place could act
    std::optional<std::pair<PlayerId, std::uint32_t>> asked_;
    std::unique_ptr<BotThinker> thinker_;  // of those that play in somebody's place
};

// What a stand-in does: the turn ends as soon as it may, and whatever must be answered is answered somehow.
// REQUIRES: the player must act.
Action stand_in_action(const Rulebook& book, const State& state, PlayerId player, Random& chance);

}  // namespace hexholm::server
