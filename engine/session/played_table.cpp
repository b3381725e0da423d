#include <deque>
#include <optional>
#include <utility>

#include "engine/bots/trying/fallback.h"
#include "engine/game/game.h"
#include "engine/game/watch/invariants.h"
#include "engine/session/bots/bot_turns.h"
#include "engine/session/forced_answer.h"
#include "engine/session/full_session.h"
#include "engine/session/game_record.h"
#include "engine/session/table_seats.h"

namespace hexholm {
namespace {

constexpr std::int64_t kJournalRetry_ms = 3000;
constexpr int kMostForced = 100;  // answers in a row; a mod could ask without end

// An update that is told once its line of the journal is safe.
struct Happened {
    FullUpdate update;
    JournalWriter::Ticket line = 0;
};

class PlayedTable final : public FullSession {
public:
    explicit PlayedTable(SessionSetup setup)
        : setup_(std::move(setup)),
          first_seats_(setup_.seats),
          book_(setup_.content),
          bot_turns_(setup_.seats.size()) {}

    Status begin(const std::vector<RecordedAction>& played, bool resumed);

    const Rulebook& rulebook() const override { return book_; }
    const std::vector<Seat>& seats() const override { return setup_.seats; }
    const GameSeed& seed() const override { return setup_.seed; }
    View view(PlayerId viewer) const override { return view_for(book_, state_, viewer); }
    const State& state() const override { return state_; }
    const Timeline& timeline() const override { return record_->timeline(); }
    const History& history() const override { return record_->history(); }
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
    Status change_seat(PlayerId player, const Seat& seat) override;
    Refusal settle(PlayerId by, const Accord& accord) override;
    std::optional<ModTrouble> take_trouble() override;
    bool poll_full(std::int64_t now_ms, FullUpdate& update) override;
    void let_bots_act(bool allowed) override { bots_allowed_ = allowed; }
    void wait_for_bots(bool on) override { waits_for_bots_ = on; }
    bool has_untold() const override { return !updates_.empty(); }
    UndoOffer undo_offer(PlayerId player) const override {
        return record_->offer(setup_.seats, state_, player);
    }
    UndoOffer undo(PlayerId player) override;
    std::optional<Problem> journal_problem() const override { return record_->problem(); }
    std::optional<Problem> take_journal_notice() override { return record_->take_notice(); }
    std::string journal_path() const override { return record_->path(); }
    Status move_journal(const std::string& path) override;

private:
    void take_up(const std::vector<RecordedAction>& played);
    void forget_questions();
    void begin_journal(bool resumed);
    void retry_journal(std::int64_t now_ms);
    FullUpdate& tell_next();
    bool carry_out(const RecordedAction& wanted);
    void answer_what_is_forced();
    bool go_on_with(const Action& action);
    void carry_out_for_bot(const Action& action);
    void note_trouble(const Action& action);
    void act_for_bots(std::int64_t now_ms);
    PlayerMask acting_bots() const;
    void ask_bot(PlayerId player);
    Action sound(const Action& action, PlayerId player);

    SessionSetup setup_;
    const std::vector<Seat> first_seats_;  // as the head of the journal has them
    Rulebook book_;
    State state_;
    std::unique_ptr<GameRecord> record_;
    std::deque<Happened> updates_;
    std::uint32_t told_ = 0;        // updates so far, also those of a game that goes on
    mutable FailureList failures_;  // of functions of mods; not yet told, those of questions too
    std::deque<ModTrouble> troubles_;
    std::int64_t journal_tried_ms_ = 0;
    bool bots_allowed_ = true;
    bool waits_for_bots_ = false;
    bool stuck_ = false;  // a bot must act, and mods fail in everything that it may do
    BotTurns bot_turns_;
    std::optional<std::pair<PlayerId, std::uint32_t>> asked_;
    std::unique_ptr<BotThinker> thinker_;  // last: it gives up before anything else goes
};

Status PlayedTable::begin(const std::vector<RecordedAction>& played, bool resumed) {
    if (setup_.seats.size() != book_.players())
        return Problem{"",
                       {/*tr*/ "the game needs {1} {1|seat|seats}, there {2|is|are} {2}",
                        book_.players(), setup_.seats.size()},
                       ""};
    take_up(played);
    Result<std::unique_ptr<BotThinker>> thinker = thinker_for(setup_, book_, setup_.seats);
    if (!thinker) return thinker.problem();
    thinker_ = std::move(thinker.value());
    EventList deal;
    const FailureCollector collecting(&failures_);
    state_ = start_game(book_, setup_.seed, &deal);
    record_ = std::make_unique<GameRecord>(book_, state_, setup_.seed, deal);
    const Status replayed = record_->replay(played, state_);
    if (!replayed) return replayed.problem();
    if (resumed) failures_.take();  // the players have been told of them
    note_trouble({});
    begin_journal(resumed);
    told_ = static_cast<std::uint32_t>(played.size());
    FullUpdate& first = tell_next();
    if (!resumed) first.events = deal;
    answer_what_is_forced();
    return Done{};
}

// How the table is now, and that its journal is written so far.
FullUpdate& PlayedTable::tell_next() {
    Happened& happened = updates_.emplace_back();
    happened.update.number = ++told_;
    happened.update.after = state_;
    happened.line = record_->written();
    return happened.update;
}

// The seats as the journal leaves them: people and bots may have taken other ones since the game began.
void PlayedTable::take_up(const std::vector<RecordedAction>& played) {
    for (const RecordedAction& record : played) {
        const std::size_t at = record.action.player.index();
        if (at >= setup_.seats.size()) continue;
        if (!record.is_seat()) continue;
        setup_.seats[at].name = record.seat->name;
        setup_.seats[at].bot = record.seat->bot;
    }
}

Status PlayedTable::change_seat(PlayerId player, const Seat& seat) {
    constexpr std::size_t kMostLetters = 200;
    if (seat.name.size() > kMostLetters || seat.bot.size() > kMostLetters)
        return Problem{"", {/*tr*/ "the name of a seat has at most {1} letters", kMostLetters}, ""};
    std::vector<Seat> seats = setup_.seats;
    Seat& changed = seats[player.index()];
    changed = seat;
    changed.color = setup_.seats[player.index()].color;
    if (changed.bot != setup_.seats[player.index()].bot) {
        Result<std::unique_ptr<BotThinker>> thinker = thinker_for(setup_, book_, seats);
        if (!thinker) return thinker.problem();
        thinker_ = std::move(thinker.value());
        asked_.reset();
        bot_turns_.reset(player);
        stuck_ = false;
    }
    const bool is_other = written(changed) != written(setup_.seats[player.index()]);
    setup_.seats = std::move(seats);
    if (is_other) record_->add_seat(player, written(setup_.seats[player.index()]), state_);
    return Done{};
}

Refusal PlayedTable::settle(PlayerId by, const Accord& accord) {
    HEX_CHECK(by.is_some() && by.index() < book_.players());
    const Refusal refusal = check_accord(book_, state_, accord);
    if (!refusal.ok()) return refusal;
    const FailureCollector collecting(&failures_);
    const State before = state_;
    EventList events;
    hexholm::settle(book_, state_, by, accord, &events);
    RecordedAction record;
    record.action.player = by;
    record.settled = accord;
    record_->add(record, before, state_, events);
    forget_questions();
    FullUpdate& update = tell_next();
    update.action.player = by;
    update.events = events;
    return {};
}

// What a bot answers to a question about another table counts for nothing.
void PlayedTable::forget_questions() {
    asked_.reset();
    bot_turns_.reset();
    stuck_ = false;
}

void PlayedTable::begin_journal(bool resumed) {
    if (setup_.journal_path.empty()) return;
    const std::vector<JournalSeat> seats = written(first_seats_);
    const std::string& path = setup_.journal_path;
    auto journal = setup_.committer == nullptr
                       ? std::make_unique<JournalWriter>(path)
                       : std::make_unique<JournalWriter>(path, *setup_.committer, setup_.on_disk);
    const bool goes_on = record_->open_journal(
        std::move(journal), header_for(book_.content(), setup_.seed, seats), resumed);
    if (goes_on) return;
    for (const PlayerId player : all_ids<PlayerId>(seats.size())) {
        const JournalSeat now = written(setup_.seats[player.index()]);
        if (now != seats[player.index()]) record_->add_seat(player, now, state_);
    }
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
    if (setup_.seats[action.player.index()].is_bot()) return {Reason::not_your_turn, {}, 0};
    const bool done = carry_out(
        {.action = action, .digest = {}, .passed_over = failures == Failures::passed_over});
    if (done) answer_what_is_forced();
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
bool PlayedTable::carry_out(const RecordedAction& wanted) {
    const Action& action = wanted.action;
    const Failures failures = wanted.passed_over ? Failures::passed_over : Failures::undo_action;
    const CheckedGame checked(setup_.seed.number, state_.actions);
    const FailureCollector collecting(&failures_);
    const Random unused = state_.random;
    setup_.seed.begin_action(state_.random, state_.actions);
    const State before = state_;
    EventList events;
    if (!apply(book_, state_, action, &events, failures)) {
        state_.random = unused;
        return false;
    }
    check_invariants(book_, state_);
    record_->add(wanted, before, state_, events);
    FullUpdate& update = tell_next();
    update.action = action;
    update.events = events;
    bot_turns_.reset(action.player);
    return true;
}

// The answers are actions like all others, in the journal too. One that fails is left to who is asked.
void PlayedTable::answer_what_is_forced() {
    for (int count = 0; count < kMostForced; ++count) {
        const std::optional<Action> answer = forced_answer(book_, state_);
        if (!answer || !carry_out({.action = *answer, .digest = {}})) return;
    }
}

UndoOffer PlayedTable::undo(PlayerId player) {
    const UndoOffer offer = undo_offer(player);
    if (!offer.ok()) return offer;
    record_->take_back(offer, player, state_);
    check_invariants(book_, state_);
    forget_questions();
    FullUpdate& update = tell_next();
    update.undone = offer;
    update.undone_by = player;
    return offer;
}

bool PlayedTable::go_on_with(const Action& action) {
    return carry_out({.action = action, .digest = {}}) ||
           carry_out({.action = action, .digest = {}, .passed_over = true});
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
    if (!stuck_) answer_what_is_forced();
    note_trouble({});
    if (stuck_)
        troubles_.push_back({{},
                             {},
                             {/*tr*/ "everything {1} does fails; this game cannot continue",
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

bool PlayedTable::poll_full(std::int64_t now_ms, FullUpdate& update) {
    retry_journal(now_ms);
    if (updates_.empty() && thinker_) act_for_bots(now_ms);
    if (updates_.empty() || !record_->is_on_disk(updates_.front().line)) return false;
    update = std::move(updates_.front().update);
    updates_.pop_front();
    return true;
}

void PlayedTable::act_for_bots(std::int64_t now_ms) {
    const PlayerId player = bot_turns_.next(acting_bots(), now_ms, bots_allowed_);
    if (player.is_none() || stuck_) return;
    if (asked_ != std::pair(player, state_.actions)) ask_bot(player);
    if (!bots_allowed_ || !bot_turns_.has_waited(player, now_ms, setup_.bot_pause_ms)) return;
    if (waits_for_bots_) thinker_->wait();
    auto answer = thinker_->take_answer();
    if (!answer || answer->player != player || answer->at != state_.actions) return;
    asked_.reset();
    failures_.add(std::move(answer->failures));
    carry_out_for_bot(sound(answer->action, player));
    if (!updates_.empty() && updates_.front().update.action == answer->action)
        updates_.front().update.objection = answer->objection;
}

PlayerMask PlayedTable::acting_bots() const {
    PlayerMask acting = to_act();
    for (const PlayerId player : all_ids<PlayerId>(book_.players()))
        if (!setup_.seats[player.index()].is_bot())
            acting = static_cast<PlayerMask>(acting & ~mask_of(player));
    return acting;
}

void PlayedTable::ask_bot(PlayerId player) {
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

Result<std::unique_ptr<FullSession>> begin(SessionSetup setup,
                                           const std::vector<RecordedAction>& played,
                                           bool resumed) {
    auto table = std::make_unique<PlayedTable>(std::move(setup));
    const Status begun = table->begin(played, resumed);
    if (!begun) return begun.problem();
    return std::unique_ptr<FullSession>(std::move(table));
}

}  // namespace

Result<std::unique_ptr<FullSession>> FullSession::start(SessionSetup setup) {
    return begin(std::move(setup), {}, false);
}

Result<std::unique_ptr<FullSession>> FullSession::resume(
    SessionSetup setup, const std::vector<RecordedAction>& actions) {
    return begin(std::move(setup), actions, true);
}

}  // namespace hexholm
