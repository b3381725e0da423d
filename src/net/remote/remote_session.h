// A table that is played at a server, for a screen here: it has the views and updates of one seat, or of an onlooker.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "engine/session/session.h"

#include "src/net/guest/guest.h"

namespace hexholm::net {

class RemoteSession final : public Session {
public:
    // `clock`: the one that the guest is given. The guest outlives the session, and may leave the table, or come to
    // another one, while it lives: then nothing more happens here. REQUIRES: the guest has a view.
    RemoteSession(Guest& guest,
                  std::shared_ptr<const Rulebook> book,
                  std::function<std::int64_t()> clock);

    const Rulebook& rulebook() const override { return *book_; }
    const std::vector<Seat>& seats() const override { return seats_; }
    // REQUIRES: `viewer` is this seat, or none.
    View view(PlayerId viewer) const override;
    PlayerMask to_act() const override;
    void legal(PlayerId player, ActionList& list) const override;
    Refusal check(const Action& action) const override;
    Refusal why_not(PlayerId player, ActionKindId kind) const override;
    const History& history() const override { return history_; }

    // Whoever `viewer` is, this seat's updates come.
    bool poll(std::int64_t now_ms, PlayerId viewer, hexholm::Update& update) override;

    std::vector<Event> take_past() override { return std::exchange(past_, {}); }

    // Asks for actions; while the line is lost the request waits until it is back.
    Ticket ask(const std::vector<Action>& actions,
               Failures failures = Failures::undo_action) override;
    UndoOffer undo_offer(PlayerId player) const override;
    Ticket ask_undo(PlayerId player) override;
    std::optional<Reply> answer_of(Ticket ticket) override;
    std::optional<ModTrouble> take_trouble() override;

    hexholm::Standing standing() const override;
    bool has_own_pace() const override { return true; }

    PlayerId seat() const { return now_.viewer; }
    // The clocks of all seats as the server told them last; empty where the table has none.
    const std::vector<SeatClock>& clocks() const { return clocks_; }
    // How often the server has told something of the game.
    std::uint64_t times_told() const { return times_told_; }

private:
    struct Asked {
        Ticket ticket = 0;
        AskNumber number = 0;  // 0: not yet said to the guest
        bool is_undo = false;
        bool passes_over = false;
        std::vector<Action> actions;
        UndoOffer offer;  // of an undo
        std::optional<Reply> reply;
        UpdateNumber after = 0;  // the reply is given out when this update has been
    };

    bool is_at_table() const;
    const Replica* replica() const { return is_at_table() ? guest_.replica() : nullptr; }
    void take_seats();
    void say_next();
    void take_answers();
    Reply reply_to(const Answer& answer);
    Ticket begin(Asked asked);

    Guest& guest_;
    std::shared_ptr<const Rulebook> book_;
    std::function<std::int64_t()> clock_;
    std::string table_;  // its id
    std::vector<Seat> seats_;
    View now_;                 // as told last
    UpdateNumber number_ = 0;  // of that
    UndoOffer undo_;
    std::vector<SeatClock> clocks_;
    std::uint64_t times_told_ = 0;
    std::vector<Event> past_;
    History history_;
    Ticket newest_ = 0;
    std::optional<Asked> asked_;
    std::vector<ModTrouble> troubles_;
    mutable FailureList failures_;
    bool has_told_stuck_ = false;
    std::int64_t polled_ms_ = 0;
};

// How the seats of a table are for whoever it was told to.
std::vector<Seat> seats_of(const TableTold& table, const Content& content);

}  // namespace hexholm::net
