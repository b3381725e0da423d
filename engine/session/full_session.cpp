#include "engine/session/full_session.h"

#include <algorithm>
#include <memory>

namespace hexholm {

Status FullSession::change_seat(PlayerId /*player*/, const Seat& /*seat*/) {
    return Problem{"", "nobody sits at a game that is watched", ""};
}

Refusal FullSession::settle(PlayerId /*by*/, const Accord& /*accord*/) {
    return {Reason::not_your_turn, {}, 0};
}

bool FullSession::poll(std::int64_t now_ms, PlayerId viewer, Update& update) {
    const auto full = std::make_unique<FullUpdate>();
    if (!poll_full(now_ms, *full)) return false;
    update = seen_by(rulebook(), *full, viewer);
    return true;
}

Session::Ticket FullSession::ask(const std::vector<Action>& actions, Failures failures) {
    Reply answer;
    for (const Action& action : actions)
        if (answer.refusal.ok()) answer.refusal = submit(action, failures);
    return keep(answer);
}

Session::Ticket FullSession::ask_undo(PlayerId player) {
    return keep({{}, undo(player)});
}

Session::Ticket FullSession::keep(const Reply& answer) {
    constexpr std::size_t kMostKept = 16;
    answers_.emplace_back(++newest_ticket_, answer);
    if (answers_.size() > kMostKept) answers_.pop_front();
    return newest_ticket_;
}

std::optional<Reply> FullSession::answer_of(Ticket ticket) {
    const auto found = std::ranges::find(answers_, ticket, &std::pair<Ticket, Reply>::first);
    if (found == answers_.end()) return std::nullopt;
    const Reply answer = found->second;
    answers_.erase(found);
    return answer;
}

}  // namespace hexholm
