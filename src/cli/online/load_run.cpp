#include "src/cli/online/load_run.h"

#include <algorithm>

#include "src/cli/common/command.h"
#include "src/cli/online/steady_clock.h"
#include "src/net/online/rules.h"

namespace hexholm::cli {

using net::TableState;

namespace {

constexpr std::size_t kComingAtOnce = 40;
constexpr std::int64_t kLook_us = 2000;
constexpr std::int64_t kRound_ms = 200;  // each guest is looked after once in it
constexpr std::int64_t kPatience_ms = 60'000;
constexpr std::int64_t kPatienceOfSeat_ms = 100;
constexpr std::int64_t kRematch_ms = 5000;

}  // namespace

class LoadRun::Seat final : public net::LineOut {
public:
    Seat(LoadRun& run, std::size_t at)
        : run_(run),
          at_(at),
          guest(*this,
                "Load " + std::to_string(at + 1),
                [](const std::string&) { return ""; },
                {run.chance_.bits(), 0}),
          player(guest, run.plan_.bot, {run.chance_.bits(), 0}) {}

    void open() override { run_.crowd_->open(at_); }
    void send(bool is_text, ByteSpan message) override {
        if (!is_text) note_mismatch(message);
        run_.crowd_->send(at_, is_text, message);
    }
    void close() override { run_.crowd_->close(at_); }

private:
    void note_mismatch(ByteSpan message) {
        ByteReader reader(message);
        const auto head = net::take_head(reader);
        if (head && head.value().kind == net::TableKind::again &&
            head.value().flags == net::kIsMismatch)
            ++run_.figures_.mismatches;
    }

    LoadRun& run_;
    const std::size_t at_;

public:
    net::Guest guest;
    SeatPlayer player;
    bool is_here = false;
    std::string entered;  // the table to which it was sent
    std::size_t at() const { return at_; }
};

LoadRun::LoadRun(LoadPlan plan)
    : plan_(std::move(plan)),
      seats_a_table_(static_cast<std::size_t>(plan_.terms.game.players)),
      chance_{1, 0} {
    figures_.tables = plan_.tables;
    figures_.seats = plan_.terms.game.players;
    tables_.resize(plan_.tables);
    for (std::size_t table = 0; table < plan_.tables; ++table)
        tables_[table].first = table * seats_a_table_;
    for (std::size_t seat = 0; seat < plan_.tables * seats_a_table_; ++seat)
        seats_.push_back(std::make_unique<Seat>(*this, seat));
}

LoadRun::~LoadRun() = default;

void LoadRun::give_up(Problem problem) {
    if (!problem_) problem_ = std::move(problem);
}

Status LoadRun::run() {
    auto crowd = net::Crowd::make(plan_.link, seats_.size(), *this);
    if (!crowd) return crowd.problem();
    crowd_ = std::move(crowd.value());
    const auto book = net::load_rules(mod_roots(), plan_.terms.game);
    if (!book) return book.problem();
    book_ = book.value();
    if (const Status filled = fill(); !filled) return filled;
    figures_.begin();
    is_measuring_ = true;
    const std::int64_t begun_us = steady_us();
    for (Table& table : tables_)
        table.due_us = begun_us + chance_.below(static_cast<std::uint32_t>(plan_.every_ms)) * 1000;
    while (!problem_ && steady_us() - begun_us < plan_.seconds * 1'000'000) {
        act(steady_us());
        serve();
    }
    figures_.seconds = static_cast<double>(steady_us() - begun_us) / 1e6;
    for (const Table& table : tables_)
        figures_.unanswered +=
            table.awaited != 0 && steady_us() - table.asked_us > 1'000'000 ? 1 : 0;
    if (problem_) return *problem_;
    return Done{};
}

Status LoadRun::fill() {
    const std::int64_t begun_ms = steady_ms();
    const auto patience_ms =
        kPatience_ms + kPatienceOfSeat_ms * static_cast<std::int64_t>(seats_.size());
    while (!problem_ && !all_play()) {
        if (steady_ms() - begun_ms > patience_ms)
            give_up(
                {plan_.link.host, "the tables were not all filled in time", "try fewer tables"});
        admit(steady_ms());
        serve();
    }
    if (problem_) return *problem_;
    figures_.filled_s = static_cast<double>(steady_ms() - begun_ms) / 1000;
    return Done{};
}

void LoadRun::serve() {
    crowd_->serve(kLook_us);
    look_after(steady_ms());
}

bool LoadRun::all_play() const {
    return std::ranges::all_of(seats_, [](const auto& seat) {
        const net::Replica* const replica = seat->guest.replica();
        return replica != nullptr && replica->view() != nullptr;
    });
}

// Not all at once: that would be an attack, and nothing like an evening.
void LoadRun::admit(std::int64_t now_ms) {
    while (admitted_ < seats_.size() && admitted_ - arrived_ < kComingAtOnce)
        seats_[admitted_++]->guest.connect(now_ms);
}

// Some of them each time, so that no message waits until all are done.
void LoadRun::look_after(std::int64_t now_ms) {
    const std::size_t round = static_cast<std::size_t>(now_ms % kRound_ms) * admitted_ /
                              static_cast<std::size_t>(kRound_ms);
    if (admitted_ == 0) return;
    while (looked_after_ % admitted_ != round) {
        look_after(looked_after_ % admitted_, now_ms);
        looked_after_ = (looked_after_ + 1) % admitted_;
    }
}

void LoadRun::look_after(std::size_t at, std::int64_t now_ms) {
    Seat& seat = *seats_[at];
    Table& table = table_of(at);
    seat.guest.go_on(now_ms);
    if (seat.guest.standing() == net::Standing::here && !seat.guest.table() && !table.id.empty() &&
        seat.entered != table.id) {
        seat.entered = table.id;
        seat.guest.join({table.id, table.invitation, net::kAnySeat}, now_ms);
    }
    seat.player.get_ready(now_ms);
    const bool is_owner = at == table.first;
    if (!is_owner || !seat.guest.over() || now_ms - table.rematch_ms < kRematch_ms) return;
    table.rematch_ms = now_ms;
    ++figures_.games_over;
    seat.guest.say(net::Rematch{});
}

void LoadRun::opened(std::size_t line) {
    seats_[line]->guest.opened(steady_ms());
}

void LoadRun::closed(std::size_t line, net::LineEnd end, const Problem& why) {
    seats_[line]->guest.closed(steady_ms());
    ++figures_.lost_lines;
    if (end == net::LineEnd::turned_away)
        give_up({plan_.link.host, "the server does not let so many in from one address",
                 "start it with --openings 0 --lines " + std::to_string(seats_.size() + 100)});
    else if (!seats_[line]->is_here)
        give_up(why);
}

void LoadRun::received(std::size_t line, bool is_text, ByteSpan message) {
    const std::int64_t now_us = steady_us();
    Seat& seat = *seats_[line];
    seat.guest.received(is_text, message, now_us / 1000);
    if (is_text) return hear(seat);
    const bool is_update =
        !message.empty() && message[0] == static_cast<std::uint8_t>(net::TableKind::update);
    if (is_update) figures_.bytes.add(static_cast<std::int64_t>(message.size()));
    count(seat, now_us);
}

void LoadRun::count(Seat& seat, std::int64_t now_us) {
    Table& table = table_of(seat.at());
    while (const auto told = seat.guest.take_told()) {
        const auto* const update = std::get_if<net::Update>(&*told);
        if (update == nullptr) {
            ++figures_.views;
        } else if (update->number == table.awaited && is_measuring_) {
            figures_.update_us.add(now_us - table.asked_us);
        }
    }
    while (const auto answer = seat.guest.take_answer()) {
        seat.player.note(*answer);
        table.awaited = 0;
        if (answer->kind == net::AnswerKind::done)
            ++figures_.actions;
        else
            ++figures_.refused;
    }
}

void LoadRun::hear(Seat& seat) {
    Table& table = table_of(seat.at());
    while (const auto news = seat.guest.take_news()) {
        if (std::holds_alternative<net::Welcome>(*news) && !std::exchange(seat.is_here, true)) {
            ++arrived_;
            if (seat.at() == table.first) seat.guest.say(net::Create{plan_.terms});
        } else if (const auto* const refused = std::get_if<net::Refused>(&*news)) {
            if (!is_passing(refused->code)) give_up({plan_.link.host, refused->text, {}});
        } else if (const auto* const told = std::get_if<net::TableTold>(&*news)) {
            settle(table, seat, *told);
        }
    }
}

void LoadRun::settle(Table& table, Seat& seat, const net::TableTold& told) {
    if (!told.terms.is_public)
        return give_up(
            {plan_.link.host, "tables there are by invitation", "start the server with --public"});
    if (seat.at() == table.first) {
        table.id = told.id;
        table.invitation = told.invitation;
    }
    if (!seat.guest.wants_rules()) return;
    if (const Status taken = seat.player.take_rules(book_); !taken) give_up(taken.problem());
}

void LoadRun::act(std::int64_t now_us) {
    for (Table& table : tables_) {
        if (now_us < table.due_us || table.awaited != 0) continue;
        for (std::size_t at = table.first; at < table.first + seats_a_table_; ++at) {
            Seat& seat = *seats_[at];
            if (!seat.player.may_act()) continue;
            figures_.own_us.add(now_us - table.due_us);
            table.awaited = seat.guest.replica()->newest() + 1;
            table.asked_us = steady_us();
            seat.player.act(now_us / 1000);
            const auto every_us = static_cast<std::uint32_t>(plan_.every_ms * 1000);
            table.due_us = now_us + every_us / 2 + chance_.below(every_us);
            break;
        }
    }
}

}  // namespace hexholm::cli
