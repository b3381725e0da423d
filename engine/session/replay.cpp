#include "engine/session/replay.h"

#include <deque>
#include <string>
#include <utility>

#include "engine/game/game.h"
#include "engine/game/hooks/hooks.h"

namespace hexholm {
namespace {

class WatchedTable final : public Replay {
public:
    explicit WatchedTable(SessionSetup setup)
        : setup_(std::move(setup)),
          book_(setup_.content),
          state_(start_game(book_, setup_.seed)),
          timeline_(book_, state_, setup_.seed),
          history_(book_) {}

    void begin(const std::vector<RecordedAction>& actions);

    const Rulebook& rulebook() const override { return book_; }
    const std::vector<Seat>& seats() const override { return setup_.seats; }
    const GameSeed& seed() const override { return setup_.seed; }
    View view(PlayerId viewer) const override { return view_for(book_, state_, viewer); }
    const State& state() const override { return state_; }
    const Timeline& timeline() const override { return timeline_; }
    // The history of all that is to be watched, including what has not happened yet.
    const History& history() const override { return history_; }
    PlayerMask to_act() const override { return hexholm::to_act(book_, state_); }
    void legal(PlayerId player, ActionList& list) const override {
        legal_actions(book_, state_, player, list);
    }
    Refusal check(const Action& action) const override {
        return hexholm::check(book_, state_, action);
    }
    Refusal why_not(PlayerId player, ActionKindId kind) const override {
        return hexholm::why_not(book_, state_, player, kind);
    }
    Refusal submit(const Action& /*action*/, Failures /*failures*/) override {
        return {Reason::not_your_turn, {}, 0};
    }
    UndoOffer undo_offer(PlayerId /*player*/) const override { return {}; }
    UndoOffer undo(PlayerId /*player*/) override { return {}; }
    std::optional<ModTrouble> take_trouble() override { return std::nullopt; }
    bool poll_full(std::int64_t now_ms, FullUpdate& update) override;
    Status move_journal(const std::string& /*path*/) override {
        return Problem{"", "a game that is watched has no journal", ""};
    }

    std::size_t position() const override { return position_; }
    const std::optional<Problem>& problem() const override { return problem_; }
    void advance() override;
    void jump(std::size_t position) override;

private:
    FullUpdate& tell_next();

    SessionSetup setup_;
    Rulebook book_;
    State state_;
    Timeline timeline_;
    History history_;
    std::size_t position_ = 0;
    std::optional<Problem> problem_;
    std::deque<FullUpdate> updates_;
    std::uint32_t told_ = 0;  // updates so far
};

void WatchedTable::begin(const std::vector<RecordedAction>& actions) {
    FullUpdate& first = tell_next();
    start_game(book_, setup_.seed, &first.events);
    history_.begin(state_, first.events);
    State state = state_;
    const auto events = std::make_unique<EventList>();
    for (const RecordedAction& action : standing_actions(actions)) {
        events->clear();
        const Refusal refusal = timeline_.play(action, state, events.get());
        if (refusal.ok()) {
            history_.add(action.action.player, state, *events);
            continue;
        }
        problem_ = Problem{"",
                           {/*tr*/ "action {1} is refused: {2}", timeline_.size() + 1,
                            Saying::words(reason_text(refusal.reason))},
                           /*tr*/ "the replay ends before it"};
        break;
    }
}

FullUpdate& WatchedTable::tell_next() {
    FullUpdate& update = updates_.emplace_back();
    update.number = ++told_;
    update.after = state_;
    return update;
}

bool WatchedTable::poll_full(std::int64_t /*now_ms*/, FullUpdate& update) {
    if (updates_.empty()) return false;
    update = updates_.front();
    updates_.pop_front();
    return true;
}

void WatchedTable::advance() {
    if (position_ >= timeline_.size()) return;
    const Action action = timeline_.actions()[position_].action;
    const auto go_on = [&](std::size_t number, const State& after, const EventList& events) {
        if (number != position_ + 1) return;  // the deal
        state_ = after;
        FullUpdate& update = tell_next();
        update.action = action;
        update.events = events;
    };
    history_.tell(position_, position_ + 1, go_on);
    ++position_;
}

void WatchedTable::jump(std::size_t position) {
    state_ = history_.state_at(position);
    position_ = position;
    tell_next();
}

}  // namespace

Result<std::unique_ptr<Replay>> Replay::open(SessionSetup setup,
                                             const std::vector<RecordedAction>& actions) {
    const auto players = static_cast<std::size_t>(setup.content->players);
    if (setup.seats.size() != players)
        return Problem{"", {/*tr*/ "the game needs {1} {1|seat|seats}", players}, ""};
    auto table = std::make_unique<WatchedTable>(std::move(setup));
    table->begin(actions);
    return std::unique_ptr<Replay>(std::move(table));
}

}  // namespace hexholm
