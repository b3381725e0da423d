#include "src/server/core/table/game.h"

#include <algorithm>

namespace hexholm::server {
namespace {

constexpr std::size_t kMostWaitingAsks = 32;

bool is_same_offer(const Offer& one, const Offer& other) {
    return one.open == other.open && one.give == other.give && one.get == other.get;
}

}  // namespace

Game::Game(std::unique_ptr<Played> played, bool onlookers_are_late) : played_(std::move(played)) {
    const std::size_t seats = book().players();
    for (const PlayerId player : all_ids<PlayerId>(seats))
        streams_.push_back(std::make_unique<Stream>(book(), player, 0));
    streams_.push_back(
        std::make_unique<Stream>(book(), PlayerId::none(), onlookers_are_late ? kLateUpdates : 0));
    deeds_ = played_->deeds_before();
    newest_ = deeds_.size();  // the first that is told is the one after them
    offers_.resize(seats);
}

bool Game::advance(std::int64_t now_ms, bool may_play, FullUpdate& update) {
    while (!played_->poll(now_ms, may_play, update)) {
        if (played_->is_telling() || asks_.empty()) return false;
        carry_out_next();
    }
    ++newest_;
    if (update.undone.ok()) deeds_.push_back({update.undone_by, {}});
    if (update.action.kind.is_some()) deeds_.push_back({update.action.player, update.action});
    // Agreed on, by whoever proposed it.
    const bool is_agreed = update.action.kind.is_none() && update.action.player.is_some();
    if (is_agreed) deeds_.emplace_back();
    note_offers(update.after);
    return true;
}

void Game::tell(const FullUpdate& update, const std::vector<net::SeatClock>& clocks) {
    const Happened happened = happened_from(update, newest_, clocks);
    for (const auto& stream : streams_) {
        const PlayerId viewer = stream->viewer();
        stream->push(happened, viewer.is_none() ? UndoOffer{} : played_->can_undo(viewer));
    }
}

void Game::note_offers(const State& after) {
    PlayerMask changed = 0;
    for (const PlayerId player : all_ids<PlayerId>(offers_.size())) {
        const Offer now = after.offers.size() > player.index() ? after.offers[player] : Offer{};
        Offer& before = offers_[player.index()];
        if (!is_same_offer(now, before))
            changed = static_cast<PlayerMask>(changed | mask_of(player));
        before = now;
    }
    changed_offers_.push_back(changed);
    if (changed_offers_.size() > Stream::kKeptUpdates) changed_offers_.pop_front();
}

void Game::forget_asks(PlayerId player) {
    last_.erase(player);
    std::erase_if(asks_, [&](const Asked& asked) { return asked.player == player; });
    std::erase_if(untold_, [&](const Answered& one) { return one.player == player; });
}

void Game::ask(PlayerId player, net::Ask ask) {
    const auto last = last_.find(player);
    if (last != last_.end() && ask.number <= last->second.number) {
        // One that has no answer yet gets it in its time.
        if (ask.number == last->second.number && last->second.answer)
            untold_.push_back({player, *last->second.answer});
        return;
    }
    if (asks_.size() >= kMostWaitingAsks) return;
    last_[player] = {ask.number, std::nullopt};
    if (has_ended_) return untold_.push_back({player, answer_after_end(player, ask)});
    asks_.push_back({player, std::move(ask)});
}

void Game::end() {
    has_ended_ = true;
    for (const Asked& asked : std::exchange(asks_, {}))
        untold_.push_back({asked.player, answer_after_end(asked.player, asked.ask)});
}

net::Answer Game::answer_after_end(PlayerId player, const net::Ask& ask) const {
    net::Answer answer;
    answer.number = ask.number;
    answer.done = done_already(player, ask);
    const bool is_done =
        ask.is_undo ? has_taken_back(player, ask) : answer.done == ask.actions.size();
    answer.kind = is_done ? net::AnswerKind::done : net::AnswerKind::not_now;
    return answer;
}

void Game::carry_out_next() {
    const Asked next = std::move(asks_.front());
    asks_.pop_front();
    untold_.push_back({next.player, carry_out(next.player, next.ask)});
}

std::vector<Game::Answered> Game::take_answers() {
    if (played_->is_telling()) return {};
    for (const Answered& one : untold_)
        if (const auto last = last_.find(one.player);
            last != last_.end() && last->second.number == one.answer.number)
            last->second.answer = one.answer;
    return std::exchange(untold_, {});
}

net::Answer Game::carry_out(PlayerId player, const net::Ask& ask) {
    net::Answer answer;
    answer.number = ask.number;
    played_->take_failures();
    if (ask.based_on > newest_) {
        answer.kind = net::AnswerKind::stale;
        return answer;
    }
    if (ask.is_undo) return take_back(player, ask);
    answer.done = done_already(player, ask);
    while (answer.done < ask.actions.size() && answer.kind == net::AnswerKind::done)
        act(ask, answer);
    return answer;
}

void Game::act(const net::Ask& ask, net::Answer& answer) {
    const Action& action = ask.actions[answer.done];
    if (is_stale(ask, action)) {
        answer.kind = net::AnswerKind::stale;
        return;
    }
    const Failures failures = ask.passes_over ? Failures::passed_over : Failures::undo_action;
    answer.refusal = played_->submit(action, failures);
    if (answer.refusal.ok()) {
        ++answer.done;
        return;
    }
    const bool has_failed = answer.refusal.reason == Reason::mod_failed;
    if (has_failed) answer.failures = played_->take_failures();
    const bool is_old = ask.based_on < newest_ && answer.done == 0;
    answer.kind = has_failed ? net::AnswerKind::mod_failed
                  : is_old   ? net::AnswerKind::stale
                             : net::AnswerKind::refused;
}

// Asks are answered before the next is sent. So what the player has done since the update that he knew of was done for
// this ask, whose answer was lost: on the way, or with a server that has stopped.
std::size_t Game::done_already(PlayerId player, const net::Ask& ask) const {
    std::size_t done = 0;
    const std::size_t first = ask.based_on == 0 ? 0 : static_cast<std::size_t>(ask.based_on - 1);
    for (std::size_t at = first; at < deeds_.size() && done < ask.actions.size(); ++at)
        if (deeds_[at].player == player && deeds_[at].action == ask.actions[done]) ++done;
    return done;
}

bool Game::has_taken_back(PlayerId player, const net::Ask& ask) const {
    const std::size_t first = ask.based_on == 0 ? 0 : static_cast<std::size_t>(ask.based_on - 1);
    for (std::size_t at = first; at < deeds_.size(); ++at)
        if (deeds_[at].player == player && deeds_[at].is_undo()) return true;
    return false;
}

net::Answer Game::take_back(PlayerId player, const net::Ask& ask) {
    net::Answer answer;
    answer.number = ask.number;
    if (has_taken_back(player, ask)) return answer;
    const UndoOffer offer = played_->undo(player);
    answer.undo = offer.stop;
    if (!offer.ok()) answer.kind = net::AnswerKind::cannot_undo;
    return answer;
}

// Whoever answers an offer means the one that he saw.
bool Game::is_stale(const net::Ask& ask, const Action& action) const {
    const Verb verb = book().verb(action.kind);
    const bool answers =
        verb == Verb::accept_trade || verb == Verb::reject_trade || verb == Verb::confirm_trade;
    if (!answers || ask.based_on == newest_) return false;
    const net::UpdateNumber missed = newest_ - ask.based_on;
    if (missed > changed_offers_.size() || action.args[0] < 0) return true;
    const PlayerMask whose =
        static_cast<PlayerMask>(mask_of(PlayerId(action.args[0])) |
                                (verb == Verb::confirm_trade ? mask_of(action.player) : 0));
    return std::any_of(changed_offers_.end() - static_cast<std::ptrdiff_t>(missed),
                       changed_offers_.end(),
                       [&](PlayerMask changed) { return (changed & whose) != 0; });
}

}  // namespace hexholm::server
