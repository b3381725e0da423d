#include "src/server/core/table/clocks.h"

#include <algorithm>

namespace hexholm::server {
namespace {

constexpr std::int64_t kLong_ms = 3'600'000;

}  // namespace

Clocks::Clocks(const net::ClockTerms& terms, std::size_t seats) : terms_(terms) {
    const bool has_bank = terms.kind == net::ClockKind::bank;
    left_ms_.assign(seats, (has_bank ? terms.bank_s : terms.turn_s) * 1000);
}

void Clocks::go_on(std::int64_t now_ms, PlayerMask running) {
    const std::int64_t passed = std::max<std::int64_t>(now_ms - at_ms_, 0);
    for (std::size_t seat = 0; seat < left_ms_.size(); ++seat)
        if (has(running_, PlayerId(seat)))
            left_ms_[seat] = std::max<std::int64_t>(left_ms_[seat] - passed, 0);
    at_ms_ = now_ms;
    running_ = are_there() ? running : PlayerMask{0};
}

void Clocks::note(std::uint32_t turn, PlayerId active, PlayerMask to_act) {
    const bool is_new_turn = turn != turn_;
    for (std::size_t seat = 0; seat < left_ms_.size(); ++seat) {
        const PlayerId player(seat);
        const bool is_his_turn = is_new_turn && player == active;
        const bool is_asked_anew = has(to_act, player) && !has(acting_, player) && player != active;
        if (terms_.kind == net::ClockKind::bank) {
            if (is_his_turn) left_ms_[seat] += terms_.turn_s * 1000;
        } else if (is_his_turn || is_asked_anew) {
            left_ms_[seat] = terms_.turn_s * 1000;
        }
    }
    turn_ = turn;
    acting_ = to_act;
}

PlayerMask Clocks::run_out() const {
    PlayerMask out = 0;
    for (std::size_t seat = 0; are_there() && seat < left_ms_.size(); ++seat)
        if (has(running_, PlayerId(seat)) && left_ms_[seat] == 0)
            out = static_cast<PlayerMask>(out | mask_of(PlayerId(seat)));
    return out;
}

std::int64_t Clocks::until_run_out() const {
    std::int64_t least = kLong_ms;
    for (std::size_t seat = 0; seat < left_ms_.size(); ++seat)
        if (has(running_, PlayerId(seat))) least = std::min(least, left_ms_[seat]);
    return least;
}

std::vector<net::SeatClock> Clocks::told() const {
    std::vector<net::SeatClock> told;
    for (std::size_t seat = 0; are_there() && seat < left_ms_.size(); ++seat)
        told.push_back({has(running_, PlayerId(seat)), left_ms_[seat]});
    return told;
}

}  // namespace hexholm::server
