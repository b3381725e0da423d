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
          timeline_(book_, state_, setup_.seed) {}

    void begin(const std::vector<RecordedAction>& actions);

    const Rulebook& rulebook() const override { return book_; }
    const std::vector<Seat>& seats() const override { return setup_.seats; }
    const GameSeed& seed() const override { return setup_.seed; }
    View view(PlayerId viewer) const override { return view_for(book_, state_, viewer); }
    const State& state() const override { return state_; }
    const Timeline& timeline() const override { return timeline_; }
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
    UndoOffer can_undo(PlayerId /*player*/) const override { return {}; }
    UndoOffer undo(PlayerId /*player*/) override { return {}; }
    std::optional<ModTrouble> take_trouble() override { return std::nullopt; }
    bool poll(std::int64_t now_ms, Update& update) override;
    void let_bots_act(bool /*allowed*/) override {}
    std::optional<Problem> journal_problem() const override { return std::nullopt; }
    std::optional<Problem> take_journal_notice() override { return std::nullopt; }
    std::string journal_path() const override { return ""; }
    Status move_journal(const std::string& /*path*/) override {
        return Problem{"", "a game that is watched has no journal", ""};
    }

    std::size_t position() const override { return position_; }
    const std::optional<Problem>& problem() const override { return problem_; }
    void advance() override;
    void jump(std::size_t position) override;

private:
    SessionSetup setup_;
    Rulebook book_;
    State state_;
    Timeline timeline_;
    std::size_t position_ = 0;
    std::optional<Problem> problem_;
    std::deque<Update> updates_;
};

void WatchedTable::begin(const std::vector<RecordedAction>& actions) {
    Update& first = updates_.emplace_back();
    start_game(book_, setup_.seed, &first.events);
    first.after = state_;
    State state = state_;
    for (const RecordedAction& action : standing_actions(actions)) {
        const Refusal refusal = timeline_.play(action, state);
        if (refusal.ok()) continue;
        problem_ = Problem{"",
                           {/*tr*/ "action {1} is refused: {2}", timeline_.size() + 1,
                            Saying::words(reason_text(refusal.reason))},
                           /*tr*/ "the replay ends before it"};
        break;
    }
}

bool WatchedTable::poll(std::int64_t /*now_ms*/, Update& update) {
    if (updates_.empty()) return false;
    update = updates_.front();
    updates_.pop_front();
    return true;
}

void WatchedTable::advance() {
    if (position_ >= timeline_.size()) return;
    const RecordedAction& next = timeline_.actions()[position_++];
    Update& update = updates_.emplace_back();
    update.action = next.action;
    setup_.seed.begin_action(state_.random, state_.actions);
    apply(book_, state_, next.action, &update.events,
          next.passed_over ? Failures::passed_over : Failures::undo_action);
    update.after = state_;
}

void WatchedTable::jump(std::size_t position) {
    state_ = timeline_.state_at(position);
    position_ = position;
    Update& update = updates_.emplace_back();
    update.after = state_;
}

}  // namespace

Result<std::unique_ptr<Replay>> Replay::open(SessionSetup setup,
                                             const std::vector<RecordedAction>& actions) {
    const auto players = static_cast<std::size_t>(setup.content->players);
    if (setup.seats.size() != players)
        return Problem{"", {/*tr*/ "the game needs {1} seats", players}, ""};
    auto table = std::make_unique<WatchedTable>(std::move(setup));
    table->begin(actions);
    return std::unique_ptr<Replay>(std::move(table));
}

}  // namespace hexholm
