#include "engine/session/session.h"

#include <algorithm>
#include <deque>
#include <optional>
#include <utility>

#include "engine/bots/trying/fallback.h"
#include "engine/game/game.h"
#include "engine/game/watch/invariants.h"
#include "engine/session/bot_worker.h"
#include "engine/session/game_record.h"

namespace hexholm {
namespace {

constexpr std::int64_t kJournalRetry_ms = 3000;

// What is to be told once its line of the journal is safe.
struct Happened {
    Update update;
    JournalWriter::Ticket line = 0;
};

class PlayedTable final : public Session {
public:
    explicit PlayedTable(SessionSetup setup)
        : setup_(std::move(setup)), book_(setup_.content), bot_ready_since_(setup_.seats.size()) {}

    Status begin(const std::vector<RecordedAction>& played, bool resumed);

    const Rulebook& rulebook() const override { return book_; }
    const std::vector<Seat>& seats() const override { return setup_.seats; }
    const GameSeed& seed() const override { return setup_.seed; }
    View view(PlayerId viewer) const override { return view_for(book_, state_, viewer); }
    const State& state() const override { return state_; }
    const Timeline& timeline() const override { return record_->timeline(); }
    PlayerMask to_act() const override { return hexholm::to_act(book_, state_); }
    void legal(PlayerId player, ActionList& list) const override {
        const FailureCollector collecting(&failures_);
        legal_actions(book_, state_, player, list);
    }
    Refusal check(const Action& action) const override {
        const FailureCollector collecting(&failures_);
        return hexholm::check(book_, state_, action);
    }
    Refusal why_not(PlayerId player, ActionKindId kind) const override {
        const FailureCollector collecting(&failures_);
        return hexholm::why_not(book_, state_, player, kind);
    }
    Refusal submit(const Action& action, Failures failures) override;
    std::optional<ModTrouble> take_trouble() override;
    bool poll(std::int64_t now_ms, Update& update) override;
    void let_bots_act(bool allowed) override { bots_allowed_ = allowed; }
    void wait_for_bots(bool on) override { waits_for_bots_ = on; }
    bool waits_for_disk() override {
        return !updates_.empty() && !record_->is_on_disk(updates_.back().line);
    }
    UndoOffer can_undo(PlayerId player) const override {
        return record_->offer(setup_.seats, state_, player);
    }
    UndoOffer undo(PlayerId player) override;
    std::optional<Problem> journal_problem() const override { return record_->problem(); }
    std::optional<Problem> take_journal_notice() override { return record_->take_notice(); }
    std::string journal_path() const override { return record_->path(); }
    Status move_journal(const std::string& path) override;

private:
    Status seat_bots();
    void begin_journal(bool resumed);
    void retry_journal(std::int64_t now_ms);
    bool carry_out(const Action& action, Failures failures);
    bool go_on_with(const Action& action);
    void carry_out_for_bot(const Action& action);
    void note_trouble(const Action& action);
    void act_for_bots(std::int64_t now_ms);
    PlayerId next_bot(std::int64_t now_ms);
    void ask(PlayerId player);
    Action sound(const Action& action, PlayerId player);

    SessionSetup setup_;
    Rulebook book_;
    State state_;
    std::unique_ptr<GameRecord> record_;
    std::deque<Happened> updates_;
    mutable FailureList failures_;  // of functions of mods; not yet told, those of questions too
    std::deque<ModTrouble> troubles_;
    std::int64_t journal_tried_ms_ = 0;
    bool bots_allowed_ = true;
    bool waits_for_bots_ = false;
    bool stuck_ = false;  // a bot must act, and mods fail in everything that it may do
    // Since when each bot could answer and was free to; the pause counts from here, so that several
    // who are asked together think together.
    std::vector<std::optional<std::int64_t>> bot_ready_since_;
    std::optional<std::pair<PlayerId, std::uint32_t>> asked_;
    std::unique_ptr<BotThinker> thinker_;  // last: it gives up before anything else goes
};

Status PlayedTable::begin(const std::vector<RecordedAction>& played, bool resumed) {
    const Status seated = seat_bots();
    if (!seated) return seated;
    Update first{};
    const FailureCollector collecting(&failures_);
    state_ = start_game(book_, setup_.seed, &first.events);
    record_ = std::make_unique<GameRecord>(book_, state_, setup_.seed);
    const Status replayed = record_->replay(played, state_);
    if (!replayed) return replayed.problem();
    if (resumed) {
        first.events.clear();
        failures_.take();  // the players have been told of them
    }
    note_trouble({});
    first.after = state_;
    begin_journal(resumed);
    updates_.push_back({first, record_->written()});
    return Done{};
}

Status PlayedTable::seat_bots() {
    const std::size_t players = book_.players();
    if (setup_.seats.size() != players)
        return Problem{
            "",
            {/*tr*/ "the game needs {1} seats, there are {2}", players, setup_.seats.size()},
            ""};
    SeatedBots bots(players);
    bool any = false;
    for (std::size_t at = 0; at < players; ++at) {
        const std::string& level = setup_.seats[at].bot;
        if (level.empty()) continue;
        any = true;
        bots[at] = setup_.make(book_.content(), level);
        if (!bots[at])
            return Problem{
                "", {/*tr*/ "there is no bot {1}", in_quotes(level)}, known_bots(book_.content())};
    }
    if (any)
        thinker_ = setup_.thinker ? setup_.thinker(book_, std::move(bots))
                                  : std::make_unique<BotWorker>(book_, std::move(bots));
    return Done{};
}

void PlayedTable::begin_journal(bool resumed) {
    if (setup_.journal_path.empty()) return;
    std::vector<JournalSeat> seats;
    for (const Seat& seat : setup_.seats)
        seats.push_back({seat.name, seat.bot, seat.color});
    const std::string& path = setup_.journal_path;
    auto journal = setup_.committer == nullptr
                       ? std::make_unique<JournalWriter>(path)
                       : std::make_unique<JournalWriter>(path, *setup_.committer, setup_.on_disk);
    record_->open_journal(std::move(journal), header_for(book_.content(), setup_.seed, seats),
                          resumed);
}

void PlayedTable::retry_journal(std::int64_t now_ms) {
    if (now_ms - journal_tried_ms_ < kJournalRetry_ms) return;
    journal_tried_ms_ = now_ms;
    record_->retry();
}

Status PlayedTable::move_journal(const std::string& path) {
    if (record_->path().empty()) {
        setup_.journal_path = path;
        begin_journal(false);
        if (record_->problem()) return *record_->problem();
        return Done{};
    }
    return record_->move_journal(path);
}

Refusal PlayedTable::submit(const Action& action, Failures failures) {
    const Refusal refusal = check(action);
    if (!refusal.ok()) return refusal;
    if (!setup_.seats[action.player.index()].is_human()) return {Reason::not_your_turn, {}, 0};
    const bool done = carry_out(action, failures);
    note_trouble(done ? Action{} : action);
    return {done ? Reason::none : Reason::mod_failed};
}

// A debug build looks at every state that a session comes to.
static void check_invariants([[maybe_unused]] const Rulebook& book,
                             [[maybe_unused]] const State& state) {
#ifndef NDEBUG
    if (const auto what = violated(book, state))
        check_failed(what->c_str(), __FILE_NAME__, __LINE__);
#endif
}

// False, and nothing has changed, when a mod failed.
bool PlayedTable::carry_out(const Action& action, Failures failures) {
    const CheckedGame checked(setup_.seed.number, state_.actions);
    const FailureCollector collecting(&failures_);
    const Random unused = state_.random;
    setup_.seed.begin_action(state_.random, state_.actions);
    const State before = state_;
    Happened& happened = updates_.emplace_back();
    Update& update = happened.update;
    update.action = action;
    if (!apply(book_, state_, action, &update.events, failures)) {
        updates_.pop_back();
        state_.random = unused;
        return false;
    }
    check_invariants(book_, state_);
    update.after = state_;
    const bool passed_over = failures == Failures::passed_over;
    record_->add(action, passed_over, before, state_, update.events);
    happened.line = record_->written();
    bot_ready_since_[action.player.index()].reset();
    return true;
}

UndoOffer PlayedTable::undo(PlayerId player) {
    const UndoOffer offer = can_undo(player);
    if (!offer.ok()) return offer;
    record_->take_back(offer, player, state_);
    check_invariants(book_, state_);
    // What a bot answers to a question about the other table counts for nothing.
    asked_.reset();
    std::fill(bot_ready_since_.begin(), bot_ready_since_.end(), std::nullopt);
    stuck_ = false;
    updates_.push_back({{}, record_->written()});
    Update& update = updates_.back().update;
    update.after = state_;
    update.undone = offer;
    update.undone_by = player;
    return offer;
}

bool PlayedTable::go_on_with(const Action& action) {
    return carry_out(action, Failures::undo_action) || carry_out(action, Failures::passed_over);
}

// A bot cannot be asked what to do about a mod that fails: the game goes on without what failed.
void PlayedTable::carry_out_for_bot(const Action& action) {
    stuck_ = !go_on_with(action);
    if (stuck_) {
        ActionList list;
        legal(action.player, list);
        Random chance = bot_chance(setup_.seed, action.player, state_.actions);
        for (const Action& other : list)
            if (stuck_) stuck_ = !go_on_with(complete_at_random(book_, state_, other, chance));
    }
    note_trouble({});
    if (stuck_)
        troubles_.push_back({{},
                             {},
                             {/*tr*/ "whatever {1} does fails; this game cannot go on",
                              setup_.seats[action.player.index()].name}});
}

void PlayedTable::note_trouble(const Action& action) {
    std::vector<HookFailure> failures = failures_.take();
    if (failures.empty() && action.kind.is_none()) return;
    troubles_.push_back({std::move(failures), action, {}});
}

std::optional<ModTrouble> PlayedTable::take_trouble() {
    if (troubles_.empty()) return std::nullopt;
    ModTrouble oldest = std::move(troubles_.front());
    troubles_.pop_front();
    return oldest;
}

bool PlayedTable::poll(std::int64_t now_ms, Update& update) {
    retry_journal(now_ms);
    if (updates_.empty() && thinker_) act_for_bots(now_ms);
    if (updates_.empty() || !record_->is_on_disk(updates_.front().line)) return false;
    update = std::move(updates_.front().update);
    updates_.pop_front();
    return true;
}

void PlayedTable::act_for_bots(std::int64_t now_ms) {
    const PlayerId player = next_bot(now_ms);
    if (player.is_none() || stuck_) return;
    if (asked_ != std::pair(player, state_.actions)) ask(player);
    const auto since = bot_ready_since_[player.index()];
    if (!bots_allowed_ || !since || now_ms - *since < setup_.bot_pause_ms) return;
    if (waits_for_bots_) thinker_->wait();
    auto answer = thinker_->take_answer();
    if (!answer || answer->player != player || answer->at != state_.actions) return;
    asked_.reset();
    failures_.add(std::move(answer->failures));
    carry_out_for_bot(sound(answer->action, player));
    if (!updates_.empty() && updates_.back().update.action == answer->action)
        updates_.back().update.objection = answer->objection;
}

// The bot that has waited longest; none when only humans must act.
PlayerId PlayedTable::next_bot(std::int64_t now_ms) {
    const PlayerMask acting = to_act();
    PlayerId longest;
    for (const PlayerId player : all_ids<PlayerId>(book_.players())) {
        auto& since = bot_ready_since_[player.index()];
        if (!has(acting, player) || setup_.seats[player.index()].is_human()) {
            since.reset();
            continue;
        }
        if (!since && bots_allowed_) since = now_ms;
        const bool longer = longest.is_none() || (since && !bot_ready_since_[longest.index()]) ||
                            (since && *since < *bot_ready_since_[longest.index()]);
        if (longer) longest = player;
    }
    return longest;
}

void PlayedTable::ask(PlayerId player) {
    const auto question = std::make_unique<BotQuestion>();
    question->player = player;
    question->at = state_.actions;
    question->view = view(player);
    question->chance = bot_chance(setup_.seed, player, state_.actions);
    asked_ = {player, state_.actions};
    thinker_->ask(*question);
}

// A bot that errs must not stop the game.
Action PlayedTable::sound(const Action& action, PlayerId player) {
    const Refusal refusal =
        action.player == player ? check(action) : Refusal{Reason::malformed, {}, 0};
    if (refusal.ok()) return action;
    report_refused(book_, action, refusal, setup_.seed.number, state_.actions);
    ActionList list;
    legal(player, list);
    Random chance = bot_chance(setup_.seed, player, state_.actions);
    return any_allowed(book_, state_, list, chance);
}

Result<std::unique_ptr<Session>> begin(SessionSetup setup,
                                       const std::vector<RecordedAction>& played,
                                       bool resumed) {
    auto table = std::make_unique<PlayedTable>(std::move(setup));
    const Status begun = table->begin(played, resumed);
    if (!begun) return begun.problem();
    return std::unique_ptr<Session>(std::move(table));
}

}  // namespace

Result<std::unique_ptr<Session>> Session::start(SessionSetup setup) {
    return begin(std::move(setup), {}, false);
}

Result<std::unique_ptr<Session>> Session::resume(SessionSetup setup,
                                                 const std::vector<RecordedAction>& actions) {
    return begin(std::move(setup), actions, true);
}

}  // namespace hexholm
