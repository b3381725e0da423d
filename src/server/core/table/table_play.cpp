// How the game of a table begins, goes on, sleeps and ends.
#include <algorithm>

#include "engine/journal/reader.h"

#include "src/server/core/table/table.h"

namespace hexholm::server {

using net::Denial;
using net::TableState;

namespace {

constexpr std::int64_t kIdle_ms = 3'600'000;
constexpr int kLeastBotPause_ms = 10;
constexpr std::int64_t kBusy_ms = 1000;  // woken sooner by whatever it waits for

}  // namespace

bool Table::is_busy() const {
    return is_opening_ || is_dirty_ || (game_ && (game_->is_waiting() || is_bot_to_act())) ||
           (is_waiting() && !content_ && !are_terms_bad_ && is_anybody_here());
}

// Or whoever plays in somebody's place: it may be thinking on another thread.
bool Table::is_bot_to_act() const {
    if (state_ != TableState::playing || !(is_anybody_here() || is_by_mail())) return false;
    const PlayerMask acting = game_->played().to_act();
    for (std::size_t seat = 0; seat < seats(); ++seat) {
        const bool is_person_deciding = head_.seats[seat].bot.empty() &&
                                        game_->played().driver(PlayerId(seat)) == Driver::person;
        if (has(acting, PlayerId(seat)) && !is_person_deciding) return true;
    }
    return false;
}

// Before the game, so that whoever opens a table learns at once when it cannot be played.
void Table::load(Now now) {
    if (content_ || are_terms_bad_ || !is_anybody_here() || !has_all_mods(now)) return;
    const auto loaded = house_.contents.get(head_.terms.game, now.steady_ms);
    if (!loaded) return;
    if (*loaded) {
        content_ = loaded->value();
        layout_ = net::hash_of_layout(Rulebook(content_));
        is_dirty_ = true;  // by which rules it plays can be told now
        return check_ready();
    }
    are_terms_bad_ = true;
    if (const auto owner = seat_of(head_.owner))
        house_.mail.refuse(seats_[*owner].watching.line, Denial::bad_terms, loaded->problem());
}

void Table::open_game(Now now) {
    const auto loaded = house_.contents.get(head_.terms.game, now.steady_ms);
    if (!loaded) return;
    is_opening_ = false;
    const bool is_new = state_ == TableState::dealing;
    const auto fail = [&](const Problem& problem) {
        for (const SeatState& seat : seats_)
            if (seat.watching.line != 0)
                house_.mail.refuse(seat.watching.line, Denial::bad_terms, problem);
        state_ = is_new ? TableState::waiting : TableState::broken;
        if (is_new) head_.stage = TableStage::waiting;
        is_dirty_ = true;
        save(now);
    };
    if (!*loaded) return fail(loaded->problem());
    content_ = loaded->value();
    // The table goes to the store before the journal, since a journal without its table would be
    // lost.
    head_.stage = TableStage::playing;
    if (!save(now)) return fail({"", saying_of(Denial::disk), ""});
    Played::Plan plan{content_, head_.key, {}, journal_path(house_.setup, id())};
    for (std::size_t seat = 0; seat < seats(); ++seat)
        plan.seats.push_back(
            {name_of(seat), head_.seats[seat].bot,
             seat < content_->seat_colors.size() ? content_->seat_colors[seat] : 0});
    auto played = Played::open(house_.setup, plan);
    if (!played) return fail(played.problem());
    if (!is_new) ++house_.mail.figures().woken;
    game_ = std::make_unique<Game>(std::move(played.value()),
                                   head_.terms.onlooking == net::Onlooking::late);
    clocks_.emplace(head_.terms.clock, seats());
    if (!is_new) set_clocks(now);
    empty_since_ms_ = now.steady_ms;
    for (std::size_t seat = 0; seat < seats(); ++seat) {
        seats_[seat].watching.told = 0;
        seats_[seat].lost_ms = now.steady_ms;  // who is not there gets some time to come
        if (head_.seats[seat].has_resigned || head_.seats[seat].has_left)
            game_->played().set_driver(PlayerId(seat), Driver::bot);
    }
}

// Sets the clocks as they stood when the game went to sleep; only in a game by mail did time go on.
void Table::set_clocks(Now now) {
    // Whoever had to act is not asked anew by that.
    const State& state = game_->played().state();
    clocks_->note(state.turn, state.active, game_->played().to_act());
    const std::int64_t slept_ms = std::max<std::int64_t>(now.unix_s - slept_since_s_, 0) * 1000;
    for (std::size_t seat = 0; seat < seats(); ++seat) {
        const bool ran = is_by_mail() && ((head_.waits_for >> seat) & 1U) != 0;
        const std::int64_t left_ms = head_.seats[seat].left_ms - (ran ? slept_ms : 0);
        if (head_.seats[seat].left_ms > 0)
            clocks_->set_left(seat, std::max<std::int64_t>(left_ms, 0));
    }
}

void Table::play_on(Now now) {
    const bool is_playing = state_ == TableState::playing || state_ == TableState::dealing ||
                            state_ == TableState::asleep;
    while (is_playing &&
           game_->advance(now.steady_ms, is_anybody_here() || is_by_mail(), house_.scratch)) {
        if (state_ != TableState::playing) {
            state_ = TableState::playing;
            is_dirty_ = true;
        }
        note_update(now);
        game_->tell(house_.scratch, clocks_->told());
    }
    tell_disk();
    game_->played().take_failures();
    if (game_->is_over() && !game_->played().is_telling() && state_ == TableState::playing)
        finish(game_->played().ending(), now);
    if (game_ && game_->played().is_stuck() && state_ == TableState::playing)
        finish(net::Ending::stuck, now);
}

void Table::note_update(Now now) {
    const State& state = game_->played().state();
    const PlayerMask acting = game_->played().to_act();
    clocks_->note(state.turn, state.active, acting);
    clocks_->go_on(now.steady_ms, running_clocks(now));
    for (std::size_t seat = 0; seat < seats(); ++seat) {
        SeatState& one = seats_[seat];
        const PlayerId player(seat);
        const bool is_busy = has(acting, player) || state.active == player;
        if (one.is_out_of_time && !is_busy) {
            one.is_out_of_time = false;
            if (one.watching.line != 0) set_driver(seat, Driver::person, now);
        }
        if (game_->played().driver(player) == Driver::stand_in && state.active == player &&
            one.counted_turn != state.turn) {
            one.counted_turn = state.turn;
            ++one.stand_in_turns;
        }
    }
    note_turns(now);
}

// A game by mail tells people that it is their turn, once each time.
void Table::note_turns(Now) {
    if (!is_by_mail()) return;
    const PlayerMask acting = game_->played().to_act();
    for (std::size_t seat = 0; seat < seats(); ++seat) {
        const bool is_new = has(acting, PlayerId(seat)) && !has(told_turn_, PlayerId(seat));
        if (is_new && is_person(seat) && seats_[seat].watching.line == 0)
            house_.setup.tell_turn(id(), head_.seats[seat].name);
    }
    told_turn_ = acting;
}

// It stands still for whom the line is lost, for a while, and while nobody is there at all.
PlayerMask Table::running_clocks(Now now) const {
    const PlayerMask acting = game_->played().to_act();
    if (is_by_mail()) return acting;
    PlayerMask running = 0;
    for (std::size_t seat = 0; is_anybody_here() && seat < seats(); ++seat) {
        const SeatState& one = seats_[seat];
        const bool is_spared =
            one.watching.line == 0 && now.steady_ms - one.lost_ms < head_.terms.clock.away_s * 1000;
        if (has(acting, PlayerId(seat)) && is_person(seat) && !is_spared)
            running = static_cast<PlayerMask>(running | mask_of(PlayerId(seat)));
    }
    return running;
}

void Table::run_clocks(Now now) {
    clocks_->go_on(now.steady_ms, running_clocks(now));
    const PlayerMask out = clocks_->run_out();
    for (std::size_t seat = 0; seat < seats(); ++seat) {
        if (!has(out, PlayerId(seat)) || seats_[seat].is_out_of_time || !is_person(seat)) continue;
        if (game_->played().driver(PlayerId(seat)) != Driver::person) continue;
        seats_[seat].is_out_of_time = true;
        set_driver(seat, Driver::stand_in, now);
    }
}

void Table::replace_absent(Now now) {
    if (is_by_mail()) return;
    for (std::size_t seat = 0; seat < seats(); ++seat) {
        if (!is_person(seat) || seats_[seat].watching.line != 0) continue;
        const Driver driver = game_->played().driver(PlayerId(seat));
        const std::int64_t lost_ms = now.steady_ms - seats_[seat].lost_ms;
        if (driver == Driver::person && lost_ms >= head_.terms.clock.away_s * 1000)
            set_driver(seat, Driver::stand_in, now);
        if (driver == Driver::stand_in &&
            seats_[seat].stand_in_turns > house_.setup.limits.stand_in_turns)
            set_driver(seat, Driver::bot, now);
    }
}

void Table::set_driver(std::size_t seat, Driver driver, Now now) {
    if (!game_ || game_->played().driver(PlayerId(seat)) == driver) return;
    game_->played().set_driver(PlayerId(seat), driver);
    if (driver == Driver::person) seats_[seat].stand_in_turns = 0;
    tell_seat(seat, now);
}

// Whoever is back decides at once; who has run out of time waits for his next turn, unless he acts.
void Table::give_back(std::size_t seat, Now now) {
    HeadSeat& head = head_.seats[seat];
    const bool was_gone = head.has_left || head.is_offered;
    head.has_left = head.is_offered = false;
    if (was_gone) save(now);
    if (seats_[seat].is_out_of_time) return;
    set_driver(seat, Driver::person, now);
}

std::int64_t Table::go_on(Now now) {
    if (is_waiting()) {
        for (std::size_t seat = 0; seat < seats(); ++seat) {
            const bool is_lost = is_person(seat) && seats_[seat].watching.line == 0;
            if (is_lost &&
                now.steady_ms - seats_[seat].lost_ms >= house_.setup.limits.seat_kept_ms &&
                is_anybody_here())
                stand_up(seat, now);
        }
        load(now);
    }
    if (state_ == TableState::asleep && !game_ && !is_anybody_here() &&
        now.unix_s - slept_since_s_ >= house_.setup.limits.forsaken_s) {
        empty_since_ms_ = now.steady_ms;
        wakes_ms_ = 0;
        stop_playing(TableState::stopped, TableStage::stopped, now);
    }
    const bool is_due = wakes_ms_ != 0 && now.steady_ms >= wakes_ms_;
    if (state_ == TableState::asleep && !game_ && (is_anybody_here() || is_due)) is_opening_ = true;
    if (is_opening_) open_game(now);
    if (game_ && state_ == TableState::playing) {
        run_clocks(now);
        replace_absent(now);
        see_votes(now);
    }
    if (game_) play_on(now);
    if (is_dirty_) tell_table(now);
    if (game_) {
        tell_streams(now);
        tell_answers(now);
    }
    const Limits& limits = house_.setup.limits;
    const std::int64_t patience_ms = is_by_mail() ? limits.mail_sleep_ms : limits.sleep_ms;
    if (game_ && state_ == TableState::playing && !is_anybody_here() &&
        now.steady_ms - empty_since_ms_ >= patience_ms && !game_->played().is_telling())
        sleep(now);
    return until_due(now);
}

std::int64_t Table::until_due(Now now) const {
    if (is_opening_ || is_dirty_) return kBusy_ms;
    if (is_waiting()) return house_.setup.limits.seat_kept_ms / 4;
    if (!game_ && wakes_ms_ != 0) return std::max<std::int64_t>(wakes_ms_ - now.steady_ms, 0);
    if (!game_) return kIdle_ms;
    const std::int64_t due_ms = std::min<std::int64_t>(kBusy_ms, clocks_->until_run_out());
    if (!is_bot_to_act()) return due_ms;
    return std::min<std::int64_t>(due_ms, std::max(house_.setup.bot_pause_ms, kLeastBotPause_ms));
}

void Table::sleep(Now now) {
    if (!game_) return;
    head_.waits_for = game_->played().to_act();
    for (std::size_t seat = 0; seat < seats(); ++seat)
        head_.seats[seat].left_ms = clocks_->left_ms(seat);
    stop_playing(TableState::asleep, TableStage::playing, now);
    note_wake(now);
}

// Notes when the table must wake, by the calendar, which goes on while the server does not run.
void Table::note_wake(Now now) {
    wakes_ms_ = 0;
    slept_since_s_ = head_.written_s;
    if (!is_by_mail()) return;
    const std::int64_t slept_ms = std::max<std::int64_t>(now.unix_s - head_.written_s, 0) * 1000;
    for (std::size_t seat = 0; seat < seats(); ++seat) {
        if (((head_.waits_for >> seat) & 1U) == 0 || !is_person(seat)) continue;
        const std::int64_t left_ms =
            std::max<std::int64_t>(head_.seats[seat].left_ms - slept_ms, 0);
        const std::int64_t wakes_ms = now.steady_ms + left_ms + 1;
        if (wakes_ms_ == 0 || wakes_ms < wakes_ms_) wakes_ms_ = wakes_ms;
    }
}

void Table::stop_playing(TableState state, TableStage stage, Now now) {
    if (state == TableState::asleep) {
        game_.reset();  // what is not on the disk yet will be; nobody has been told of it
        clocks_.reset();
    }
    state_ = state;
    head_.stage = stage;
    is_dirty_ = true;
    save(now);
}

// The key proves the dice; whoever looks on late learns the rest now.
void Table::finish(net::Ending ending, Now now) {
    const Result<std::string> text = read_text(journal_path(house_.setup, id()));
    if (text) journal_text_ = text.value();
    net::Over over{ending, head_.key.key, head_.key.salt, sha256(journal_text_),
                   journal_text_.size()};
    over_ = over;
    game_->end();
    votes_.clear();
    head_.ending = ending;
    game_->onlookers().catch_up();
    const bool has_result = ending == net::Ending::won || ending == net::Ending::resigned ||
                            ending == net::Ending::agreed;
    const bool is_stuck = ending == net::Ending::stuck;
    stop_playing(is_stuck     ? TableState::broken
                 : has_result ? TableState::over
                              : TableState::stopped,
                 is_stuck     ? TableStage::broken
                 : has_result ? TableStage::over
                              : TableStage::stopped,
                 now);
}

}  // namespace hexholm::server
