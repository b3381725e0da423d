#include "src/cli/online/seat_player.h"

#include <algorithm>

#include "engine/bots/trying/fallback.h"
#include "engine/game/game.h"
#include "engine/session/bots/bot_thinker.h"

namespace hexholm::cli {

using net::AnswerKind;
using net::SeatPlace;
using net::TableState;

bool is_passing(net::Denial denial) {
    using net::Denial;
    return denial == Denial::not_ready || denial == Denial::too_much ||
           denial == Denial::not_waiting || denial == Denial::going ||
           denial == Denial::hello_first || denial == Denial::disk;
}

Status SeatPlayer::take_rules(const std::shared_ptr<const Rulebook>& book) {
    book_ = book;
    bot_ = make_bot(book->content(), bot_name_);
    if (!bot_)
        return Problem{"--bot", "there is no bot " + in_quotes(bot_name_),
                       known_bots(book->content())};
    asked_.reset();
    was_refused_ = has_mod_failed_ = false;
    guest_.set_rules(book);
    return Done{};
}

void SeatPlayer::get_ready(std::int64_t now_ms) {
    const auto& table = guest_.table();
    const bool may_try = table && guest_.standing() == net::Standing::here &&
                         table->state == TableState::waiting && !guest_.wants_rules() &&
                         table->mine != net::kNoSeat;
    if (!may_try || (tried_ms_ && now_ms - *tried_ms_ < kTry_ms)) return;
    tried_ms_ = now_ms;
    if (table->seats[static_cast<std::size_t>(table->mine)].place == SeatPlace::taken)
        return guest_.set_ready(true);
    const bool are_ready = std::ranges::all_of(table->seats, [](const net::SeatTold& seat) {
        return seat.place == SeatPlace::ready || seat.place == SeatPlace::bot;
    });
    if (are_ready && table->owner == table->mine) guest_.say(net::Start{});
}

bool SeatPlayer::may_act() const {
    const net::Replica* const replica = guest_.replica();
    if (guest_.standing() != net::Standing::here || guest_.over() || guest_.is_asking())
        return false;
    if (!bot_ || replica == nullptr || replica->view() == nullptr) return false;
    if (!guest_.table() || guest_.table()->state != TableState::playing) return false;
    const View& view = *replica->view();
    return view.viewer.is_some() && view.state.stage != Stage::over &&
           has(to_act(replica->book(), view.state), view.viewer);
}

void SeatPlayer::act(std::int64_t now_ms) {
    const bool passes_over = std::exchange(has_mod_failed_, false) && asked_;
    if (!passes_over) asked_ = decision(*guest_.replica()->view());
    guest_.ask({*asked_}, passes_over, now_ms);
}

Action SeatPlayer::decision(const View& view) {
    if (std::exchange(was_refused_, false)) {
        const auto legal = std::make_unique<ActionList>();
        legal_actions(*book_, view.state, view.viewer, *legal);
        return any_allowed(*book_, view.state, *legal, chance_);
    }
    const auto question = std::make_unique<BotQuestion>();
    *question = {view.viewer, view.state.actions, view,
                 chance_in_row(chance_.seed, view.state.actions)};
    return think(*book_, *bot_, *question).action;
}

void SeatPlayer::note(const net::Answer& answer) {
    done_ += static_cast<std::size_t>(answer.done);
    was_refused_ = answer.kind == AnswerKind::refused;
    has_mod_failed_ = answer.kind == AnswerKind::mod_failed;
}

}  // namespace hexholm::cli
