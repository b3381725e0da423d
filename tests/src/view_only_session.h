// A table of which nothing comes but one seat's views and updates, as from a server: for tests of what the client needs.
#pragma once

#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include <catch2/catch.hpp>

#include "engine/game/game.h"
#include "engine/session/full_session.h"

namespace hexholm::test {

// What is asked for is done, and answered, so many calls of poll() later.
class ViewOnlySession final : public Session {
public:
    ViewOnlySession(std::unique_ptr<FullSession> table, PlayerId seat, int answers_after = 0)
        : table_(std::move(table)),
          seat_(seat),
          answers_after_(answers_after),
          seats_(table_->seats()),
          now_(table_->view(seat)),
          history_(table_->rulebook()) {
        for (const PlayerId player : all_ids<PlayerId>(seats_.size()))
            if (player != seat) seats_[player.index()].person = SeatPlace::elsewhere;
    }

    const Rulebook& rulebook() const override { return table_->rulebook(); }
    const std::vector<Seat>& seats() const override { return seats_; }
    View view(PlayerId viewer) const override {
        REQUIRE((viewer == seat_ || viewer.is_none()));
        return viewer == seat_ ? now_ : view_for(rulebook(), now_.state, viewer);
    }
    PlayerMask to_act() const override { return hexholm::to_act(rulebook(), now_.state); }
    void legal(PlayerId player, ActionList& list) const override {
        legal_actions(rulebook(), now_.state, player, list);
    }
    Refusal check(const Action& action) const override {
        return hexholm::check(rulebook(), now_.state, action);
    }
    Refusal why_not(PlayerId player, ActionKindId kind) const override {
        return hexholm::why_not(rulebook(), now_.state, player, kind);
    }
    const History& history() const override { return history_; }

    bool poll(std::int64_t now_ms, PlayerId viewer, Update& update) override {
        // Only who comes to the table may look at it before he sits.
        REQUIRE((viewer == seat_ || history_.is_empty()));
        ++polled_;
        act_when_due();
        const auto full = std::make_unique<FullUpdate>();
        if (!table_->poll_full(now_ms, *full)) return false;
        update = seen_by(rulebook(), *full, seat_);
        now_ = update.after;
        history_.push(update);
        return true;
    }

    Ticket ask(const std::vector<Action>& actions, Failures failures) override {
        REQUIRE(actions.front().player == seat_);
        ++asks_;
        return later([this, actions, failures] { return table_->ask(actions, failures); });
    }
    UndoOffer undo_offer(PlayerId player) const override { return table_->undo_offer(player); }
    Ticket ask_undo(PlayerId player) override {
        ++asks_;
        return later([this, player] { return table_->ask_undo(player); });
    }
    std::optional<Reply> answer_of(Ticket ticket) override {
        const auto found = replies_.find(ticket);
        if (found == replies_.end()) return std::nullopt;
        const Reply reply = found->second;
        replies_.erase(found);
        return reply;
    }
    std::optional<ModTrouble> take_trouble() override { return table_->take_trouble(); }
    bool has_own_pace() const override { return has_own_pace_; }
    void let_bots_act(bool allowed) override { table_->let_bots_act(allowed); }
    void wait_for_bots(bool on) override { table_->wait_for_bots(on); }

    int asks() const { return asks_; }
    // Else it waits for the room as a local table does.
    void set_own_pace() { has_own_pace_ = true; }
    void change_seat(PlayerId player, SeatPlace place) { seats_[player.index()].person = place; }

private:
    struct Asked {
        Ticket ticket = 0;
        int due = 0;
        std::function<Ticket()> act;
    };

    Ticket later(std::function<Ticket()> act) {
        asked_.push_back({++newest_, polled_ + answers_after_, std::move(act)});
        act_when_due();
        return newest_;
    }
    void act_when_due() {
        for (; !asked_.empty() && asked_.front().due <= polled_; asked_.pop_front())
            replies_[asked_.front().ticket] = *table_->answer_of(asked_.front().act());
    }

    std::unique_ptr<FullSession> table_;
    PlayerId seat_;
    int answers_after_;
    bool has_own_pace_ = false;
    std::vector<Seat> seats_;
    View now_;
    History history_;
    int polled_ = 0;
    int asks_ = 0;
    Ticket newest_ = 0;
    std::deque<Asked> asked_;
    std::map<Ticket, Reply> replies_;
};

}  // namespace hexholm::test
