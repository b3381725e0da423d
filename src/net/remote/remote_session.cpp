#include "src/net/remote/remote_session.h"

#include <algorithm>
#include <utility>

#include "engine/base/check.h"
#include "engine/bots/bot.h"

namespace hexholm::net {
namespace {

// The beginning is told with what happened in it; of a later view nothing but how things are now.
hexholm::Update as_update_of(const Whole& told) {
    hexholm::Update update{.number = static_cast<std::uint32_t>(told.number),
                           .actor = {},
                           .action = {},
                           .events = {},
                           .after = told.view,
                           .undone = {},
                           .undone_by = {},
                           .objection = {}};
    if (told.view.state.actions == 0)
        for (const Event& event : told.log)
            update.events.push_back(event);
    return update;
}

hexholm::Update as_update_of(const Update& told) {
    const bool goes_back = told.undone.ok();
    hexholm::Update update{.number = static_cast<std::uint32_t>(told.number),
                           .actor = goes_back ? PlayerId() : told.actor,
                           .action = {},
                           .events = {},
                           .after = told.after,
                           .undone = told.undone,
                           .undone_by = goes_back ? told.actor : PlayerId(),
                           .objection = told.objection};
    if (!goes_back) {
        const bool is_own = told.actor.is_some() && told.actor == told.after.viewer;
        update.action = is_own ? told.own : Action{.kind = told.kind, .player = told.actor};
    }
    for (const Event& event : told.events)
        update.events.push_back(event);
    return update;
}

// Whoever looks at this screen is there, whatever the server has heard of him so far.
hexholm::SeatPlace place_of(const SeatTold& seat, bool is_mine) {
    if (is_mine) return hexholm::SeatPlace::here;
    const bool is_away = seat.place == SeatPlace::away || seat.place == SeatPlace::stand_in;
    return is_away ? hexholm::SeatPlace::away : hexholm::SeatPlace::elsewhere;
}

// The refusal for an answer of the server. The rules give no reason for some kinds of answers.
Refusal refusal_of(const Answer& answer, Stage stage) {
    if (answer.kind == AnswerKind::done) return {};
    if (answer.kind == AnswerKind::mod_failed) return {Reason::mod_failed, {}, 0};
    if (!answer.refusal.ok()) return answer.refusal;
    if (answer.kind == AnswerKind::stale) return {Reason::no_such_offer, {}, 0};
    return {stage == Stage::over ? Reason::game_over : Reason::not_now, {}, 0};
}

}  // namespace

std::vector<Seat> seats_of(const TableTold& table, const Content& content) {
    std::vector<Seat> seats;
    for (std::size_t at = 0; at < table.seats.size(); ++at) {
        const SeatTold& told = table.seats[at];
        const bool is_mine = table.mine == static_cast<int>(at);
        Seat& seat = seats.emplace_back();
        const bool is_bot = told.place == SeatPlace::bot && !is_mine;
        if (is_bot) seat.bot = told.bot.empty() ? std::string(kUsualBot) : told.bot;
        seat.name = told.name.empty() ? seat.bot : told.name;
        if (at < content.seat_colors.size()) seat.color = content.seat_colors[at];
        seat.person = place_of(told, is_mine);
    }
    return seats;
}

RemoteSession::RemoteSession(Guest& guest,
                             std::shared_ptr<const Rulebook> book,
                             std::function<std::int64_t()> clock)
    : guest_(guest),
      book_(std::move(book)),
      clock_(std::move(clock)),
      table_(guest.table() ? guest.table()->id : ""),
      history_(*book_) {
    HEX_CHECK(replica() != nullptr && replica()->view() != nullptr);
    now_ = *replica()->view();
    take_seats();
}

bool RemoteSession::is_at_table() const {
    return guest_.table() && guest_.table()->id == table_;
}

void RemoteSession::take_seats() {
    if (is_at_table()) seats_ = seats_of(*guest_.table(), book_->content());
}

View RemoteSession::view(PlayerId viewer) const {
    HEX_CHECK(viewer.is_none() || viewer == seat());
    return viewer == seat() ? now_ : view_for(*book_, now_.state, viewer);
}

PlayerMask RemoteSession::to_act() const {
    return hexholm::to_act(*book_, now_.state);
}

void RemoteSession::legal(PlayerId player, ActionList& list) const {
    const FailureCollector collecting(&failures_);
    legal_actions(*book_, now_.state, player, list);
}

Refusal RemoteSession::check(const Action& action) const {
    const FailureCollector collecting(&failures_);
    return hexholm::check(*book_, now_.state, action);
}

Refusal RemoteSession::why_not(PlayerId player, ActionKindId kind) const {
    const FailureCollector collecting(&failures_);
    return hexholm::why_not(*book_, now_.state, player, kind);
}

bool RemoteSession::poll(std::int64_t now_ms, PlayerId /*viewer*/, hexholm::Update& update) {
    polled_ms_ = now_ms;
    take_seats();
    say_next();
    take_answers();
    if (replica() == nullptr) return false;
    const std::optional<Told> told = guest_.take_told();
    if (!told) return false;
    const auto take = [&](const auto& one) {
        update = as_update_of(one);
        undo_ = one.beside.undo;
        clocks_ = one.beside.clocks;
        number_ = one.number;
    };
    std::visit(take, *told);
    const auto* const whole = std::get_if<Whole>(&*told);
    if (whole != nullptr && whole->view.state.actions > 0) past_ = whole->log;
    now_ = update.after;
    ++times_told_;
    history_.push(update);
    return true;
}

Session::Ticket RemoteSession::begin(Asked asked) {
    asked.ticket = ++newest_;
    if (auto failures = failures_.take(); !failures.empty())
        troubles_.push_back({std::move(failures), {}, {}});
    asked_ = std::move(asked);
    say_next();
    return newest_;
}

// Asks for actions. If they are not possible by what is seen here, the server is not asked.
Session::Ticket RemoteSession::ask(const std::vector<Action>& actions, Failures failures) {
    Asked asked;
    asked.actions = actions;
    asked.passes_over = failures == Failures::passed_over;
    Reply reply;
    if (!actions.empty()) reply.refusal = check(actions.front());
    if (actions.empty() || !reply.refusal.ok()) asked.reply = reply;
    return begin(std::move(asked));
}

UndoOffer RemoteSession::undo_offer(PlayerId player) const {
    return player.is_some() && player == seat() ? undo_ : UndoOffer{};
}

Session::Ticket RemoteSession::ask_undo(PlayerId player) {
    Asked asked;
    asked.is_undo = true;
    asked.offer = undo_offer(player);
    if (!asked.offer.ok()) asked.reply = Reply{{}, asked.offer};
    return begin(std::move(asked));
}

// One thing after another: an answer that nobody waits for any more may still be under way.
void RemoteSession::say_next() {
    const bool waits = asked_ && asked_->number == 0 && !asked_->reply;
    if (!waits || guest_.is_asking()) return;
    if (replica() == nullptr || replica()->view() == nullptr) return;
    asked_->number = asked_->is_undo
                         ? guest_.ask_undo(clock_(), number_)
                         : guest_.ask(asked_->actions, asked_->passes_over, clock_(), number_);
}

void RemoteSession::take_answers() {
    if (!is_at_table()) return;
    while (const auto answer = guest_.take_answer()) {
        if (!asked_ || asked_->number != answer->number || asked_->reply) continue;
        asked_->reply = reply_to(*answer);
        asked_->after = replica() != nullptr ? replica()->newest() : 0;
    }
}

Reply RemoteSession::reply_to(const Answer& answer) {
    Reply reply;
    if (asked_->is_undo) {
        reply.undone = asked_->offer;
        if (answer.kind == AnswerKind::done) return reply;
        reply.undone.stop = answer.undo == UndoStop::none ? UndoStop::nothing : answer.undo;
        return reply;
    }
    reply.refusal = refusal_of(answer, now_.state.stage);
    if (answer.kind == AnswerKind::mod_failed && answer.done < asked_->actions.size())
        troubles_.push_back({answer.failures, asked_->actions[answer.done], {}});
    return reply;
}

// Not before what came of it has been told: else it would look as if it had not been done.
std::optional<Reply> RemoteSession::answer_of(Ticket ticket) {
    take_answers();
    if (!asked_ || asked_->ticket != ticket) return std::nullopt;
    if (!is_at_table() && !asked_->reply) asked_->reply = Reply{{Reason::not_now, {}, 0}, {}};
    if (!asked_->reply || (is_at_table() && number_ < asked_->after)) return std::nullopt;
    return std::exchange(asked_, std::nullopt)->reply;
}

std::optional<ModTrouble> RemoteSession::take_trouble() {
    const bool is_broken = is_at_table() && guest_.table()->state == TableState::broken;
    if (is_broken && !std::exchange(has_told_stuck_, true))
        troubles_.push_back(
            {{}, {}, {/*tr*/ "mods fail whatever is done; this game cannot continue"}});
    if (troubles_.empty()) return std::nullopt;
    ModTrouble oldest = std::move(troubles_.front());
    troubles_.erase(troubles_.begin());
    return oldest;
}

hexholm::Standing RemoteSession::standing() const {
    using Way = hexholm::Standing::Way;
    const std::int64_t lost_ms = clock_() - guest_.lost_since_ms();
    switch (guest_.standing()) {
        case Standing::here:
            return {asked_ && !asked_->reply ? Way::waiting : Way::here, polled_ms_};
        case Standing::going: return {Way::going, polled_ms_};
        default: return {Way::lost, polled_ms_ - lost_ms};
    }
}

}  // namespace hexholm::net
