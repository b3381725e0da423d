#include "src/server/core/table/played.h"

#include <filesystem>

#include "engine/bots/trying/fallback.h"
#include "engine/journal/reader.h"
#include "engine/session/refit.h"

namespace hexholm::server {
namespace {

// The actions that a stand-in takes, in this order.
constexpr std::array kOfStandIns = {Verb::end_turn, Verb::roll, Verb::reject_trade};

// A newer program brings newer mods; a table wakes by them if its game went the same way.
Result<std::vector<RecordedAction>> lines_of(const std::string& path,
                                             const std::shared_ptr<const Content>& content) {
    const Result<JournalText> journal = read_journal(path);
    if (!journal) return journal.problem();
    const JournalHeader& header = journal.value().header;
    auto lines = recorded_actions(journal.value(), *content);
    const auto other = content_difference(header, *content, path);
    if (!other) return lines;
    if (!lines || !goes_the_same_way(content, header.seed, standing_actions(lines.value())))
        return *other;
    return lines;
}

Deed deed_of(const RecordedAction& line) {
    if (line.is_settled()) return {};
    return {line.action.player, line.is_undo() ? Action{} : line.action};
}

}  // namespace

Action stand_in_action(const Rulebook& book, const State& state, PlayerId player, Random& chance) {
    const auto all = std::make_unique<ActionList>();
    legal_actions(book, state, player, *all);
    for (const Verb verb : kOfStandIns)
        for (const Action& action : *all)
            if (book.verb(action.kind) == verb) return action;
    const auto legal = std::make_unique<ActionList>(without_undoing(book, state, *all));
    return any_allowed(book, state, *legal, chance);
}

Result<std::unique_ptr<Played>> Played::open(const Setup& setup, const Plan& plan) {
    std::unique_ptr<Played> played(new Played(setup, plan));
    const Status begun = played->begin();
    if (!begun) return begun.problem();
    return played;
}

Status Played::begin() {
    drivers_.assign(plan_.seats.size(), Driver::person);
    SessionSetup session;
    session.content = plan_.content;
    session.seed = plan_.key;
    session.seats = plan_.seats;
    session.journal_path = plan_.journal;
    session.committer = setup_.committer;
    session.on_disk = setup_.wake;
    session.bot_pause_ms = setup_.bot_pause_ms;
    session.thinker = setup_.thinker;
    std::vector<RecordedAction> standing;
    const bool resumes = std::filesystem::exists(plan_.journal);
    if (resumes) {
        const auto lines = lines_of(plan_.journal, plan_.content);
        if (!lines) return lines.problem();
        for (const RecordedAction& line : lines.value())
            if (!line.is_seat()) deeds_before_.push_back(deed_of(line));
        standing = standing_actions(lines.value());
    }
    auto begun = resumes ? FullSession::resume(std::move(session), standing)
                         : FullSession::start(std::move(session));
    if (!begun) return begun.problem();
    session_ = std::move(begun.value());
    return Done{};
}

bool Played::poll(std::int64_t now_ms, bool may_play, FullUpdate& update) {
    session_->let_bots_act(may_play);
    if (session_->poll_full(now_ms, update)) return true;
    if (!may_play || session_->has_untold() || is_stuck_) return false;
    act_for_absent(now_ms);
    return session_->poll_full(now_ms, update);
}

Refusal Played::submit(const Action& action, Failures failures) {
    absent_since_ms_.reset();
    return session_->submit(action, failures);
}

Refusal Played::settle(PlayerId by, const Accord& accord) {
    asked_.reset();
    absent_since_ms_.reset();
    return session_->settle(by, accord);
}

void Played::rename(PlayerId player, const std::string& name) {
    Seat seat = session_->seats()[player.index()];
    seat.name = name;
    (void)session_->change_seat(player, seat);  // a name of the lobby is short enough
}

net::Ending Played::ending() const {
    const auto& settled = session_->played().back().settled;
    if (!settled || !is_end(*settled, drivers_.size())) return net::Ending::won;
    if (settled->kind == AccordKind::called_off) return net::Ending::called_off;
    return settled->kind == AccordKind::agreed ? net::Ending::agreed : net::Ending::resigned;
}

std::vector<HookFailure> Played::take_failures() {
    while (auto trouble = session_->take_trouble()) {
        is_stuck_ = is_stuck_ || !trouble->stuck.empty();
        failures_.insert(failures_.end(), trouble->failures.begin(), trouble->failures.end());
    }
    return std::exchange(failures_, {});
}

void Played::set_driver(PlayerId player, Driver driver) {
    if (drivers_[player.index()] == driver) return;
    drivers_[player.index()] = driver;
    asked_.reset();
    absent_since_ms_.reset();
    thinker_.reset();
}

void Played::act_for_absent(std::int64_t now_ms) {
    const FailureCollector ignoring(nullptr);
    const PlayerMask acting = to_act();
    for (const PlayerId player : all_ids<PlayerId>(drivers_.size())) {
        if (!has(acting, player) || driver(player) == Driver::person) continue;
        if (!absent_since_ms_) absent_since_ms_ = now_ms;
        if (now_ms - *absent_since_ms_ < setup_.bot_pause_ms) return;
        if (const auto action = decision_for(player)) carry_out(*action);
        return;
    }
}

std::optional<Action> Played::decision_for(PlayerId player) {
    if (driver(player) == Driver::bot) return bot_decision(player);
    Random chance = bot_chance(GameSeed(plan_.key), player, state().actions);
    return stand_in_action(book(), state(), player, chance);
}

std::optional<Action> Played::bot_decision(PlayerId player) {
    if (!thinker_) {
        SeatedBots bots(drivers_.size());
        for (std::size_t at = 0; at < drivers_.size(); ++at)
            if (drivers_[at] == Driver::bot) bots[at] = make_bot(book().content(), kUsualBot);
        thinker_ = setup_.thinker(book(), std::move(bots));
    }
    const std::pair wanted(player, state().actions);
    if (asked_ != wanted) {
        const auto question = std::make_unique<BotQuestion>();
        *question = {player, state().actions, session_->view(player),
                     bot_chance(GameSeed(plan_.key), player, state().actions)};
        asked_ = wanted;
        thinker_->ask(*question);
    }
    const auto answer = thinker_->take_answer();
    if (!answer || answer->player != player || answer->at != state().actions) return std::nullopt;
    asked_.reset();
    if (answer->action.player == player && check(answer->action).ok()) return answer->action;
    Random chance = bot_chance(GameSeed(plan_.key), player, state().actions);
    return stand_in_action(book(), state(), player, chance);
}

// When a mod fails, its effects are passed over without asking: there is no person to ask here.
void Played::carry_out(const Action& action) {
    absent_since_ms_.reset();
    for (const Failures failures : {Failures::undo_action, Failures::passed_over})
        if (session_->submit(action, failures).reason != Reason::mod_failed) return;
    is_stuck_ = true;
}

}  // namespace hexholm::server
