#include "src/app/together/connection.h"

#include <algorithm>
#include <utility>

#include "src/app/together/table_words.h"
#include "src/net/online/rules_difference.h"
#include "src/net/protocol/votes.h"
#include "src/ui/words/language.h"

namespace hexholm::app {

Connection::Connection(const ConnectionParts& parts,
                       const net::Link& link,
                       const std::string& name,
                       const net::Visits& visits)
    : parts_(parts),
      visits_(visits),
      kept_(visits.last()),
      online_(
          parts.make_line(),
          link,
          name.empty() ? kept_.name : name,
          [this](const std::string& server) { return token_of(server); },
          Random{static_cast<std::uint64_t>(parts.now_ms()), 0}),
      host_(link.host),
      rules_(parts.mod_roots, parts.mod_cache),
      bringer_(parts.mod_roots) {
    rules_.wait(parts_.loads_at_once);
}

std::string Connection::known_name(const ConnectionParts& parts, const net::Link& link) {
    return net::Visits(parts.visits, link).last().name;
}

// The server may have moved here, or another one may have come in its place.
std::string Connection::token_of(const std::string& server) {
    kept_ = visits_.of(server);
    rules_.trust(kept_.takes_mods);
    return kept_.token;
}

void Connection::step() {
    online_.go_on(parts_.now_ms());
    while (const auto news = guest().take_news()) {
        has_changed_ = true;
        take(*news);
    }
    has_changed_ |= std::exchange(standing_, guest().standing()) != guest().standing();
    keep_visit();
    note_away();
    has_changed_ |= rules_.step(guest(), parts_.now_ms());
}

// The server says for how long somebody has been away when that begins, and not every second.
void Connection::note_away() {
    away_since_ms_.resize(table() ? table()->seats.size() : 0);
    for (std::size_t at = 0; at < away_since_ms_.size(); ++at) {
        const net::SeatTold& seat = table()->seats[at];
        const bool is_away =
            seat.place == net::SeatPlace::away || seat.place == net::SeatPlace::stand_in;
        auto& since_ms = away_since_ms_[at];
        if (!is_away) since_ms.reset();
        if (is_away && !since_ms) since_ms = parts_.now_ms() - seat.since_s * 1000;
    }
}

std::int64_t Connection::away_s(std::size_t seat) const {
    const bool is_away = seat < away_since_ms_.size() && away_since_ms_[seat];
    return is_away ? (parts_.now_ms() - *away_since_ms_[seat]) / 1000 : 0;
}

void Connection::keep_visit() {
    const net::Visit visit{guest().name(), guest().token(), rules_.may_fetch()};
    const bool is_kept = visit.token == kept_.token && visit.takes_mods == kept_.takes_mods;
    if (is_kept || visit.token.empty()) return;
    kept_ = visit;
    const Status kept = visits_.save(guest().server(), visit);
    if (!kept) problem_ = ui::told(kept.problem());
}

std::int64_t Connection::lost_s() const {
    return std::max<std::int64_t>(0, parts_.now_ms() - guest().lost_since_ms()) / 1000;
}

std::string Connection::line_problem() const {
    if (is_refused() && guest().refusal()) return denial_words(guest().refusal()->code);
    return online_.ended() ? ui::told(online_.ended()->why) : "";
}

void Connection::take(const net::LobbyTelling& news) {
    if (const auto* const welcome = std::get_if<net::Welcome>(&news)) {
        is_in_ = true;
        votes_.clear();  // those that are still open are told anew
        settled_.reset();
        if (!welcome->host.empty()) host_ = welcome->host;
        may_be_public_ = welcome->is_public;
        if (!std::exchange(has_entered_, true) && !link().table.empty())
            join(link().table, link().invitation);
    } else if (const auto* const refused = std::get_if<net::Refused>(&news)) {
        problem_ = denial_words(refused->code);
        if (refused->code != net::Denial::chat_too_fast) settled_.reset();
        if (refused->code == net::Denial::table_full) full_ = std::exchange(joining_, std::nullopt);
        rules_.refuse(refused->code);
        if (refused->code == net::Denial::other_rules && book() && table())
            if (const auto why = net::rules_difference(book()->content(), *table()))
                problem_ = ui::told(*why);
        if (refused->code == net::Denial::bad_token) visits_.forget(guest().server());
    } else if (const auto* const tables = std::get_if<net::Tables>(&news)) {
        take_rows(*tables);
    } else if (const auto* const bring = std::get_if<net::Bring>(&news)) {
        bringer_.take(*bring, guest());
        note(ui::tr("The server does not have {1} yet; it is being sent there.", {bring->id}));
    } else if (const auto* const want = std::get_if<net::Want>(&news)) {
        bringer_.take(*want, guest());
    } else if (const auto* const packages = std::get_if<net::Packages>(&news)) {
        rules_.take(*packages);
    } else if (const auto* const chat = std::get_if<net::ChatTold>(&news)) {
        hear(chat->seat, chat->name, chat->text);
    } else if (const auto* const emote = std::get_if<net::EmoteTold>(&news)) {
        const auto seat = static_cast<std::size_t>(emote->seat);
        if (table() && seat < table()->seats.size() && !is_muted(table()->seats[seat].name)) {
            hear(emote->seat, table()->seats[seat].name,
                 std::string(ui::emote_words(static_cast<std::size_t>(emote->number))));
            if (emotes_.size() < kMostTalk) emotes_.push_back(*emote);
        }
    } else if (const auto* const told = std::get_if<net::TableTold>(&news)) {
        joining_.reset();
        full_.reset();
        if (settled_ == told->terms) settled_.reset();
        note_onlookers(told->onlookers);
    } else if (const auto* const vote = std::get_if<net::VoteTold>(&news)) {
        take_vote(*vote);
    } else if (const auto* const left = std::get_if<net::Left>(&news)) {
        left_ = left->why;
        forget_table();
    }
}

void Connection::forget_table() {
    settled_.reset();
    rules_.forget();
    talk_.clear();
    onlookers_ = 0;
    emotes_.clear();
    votes_.clear();
    decided_.clear();
}

void Connection::take_vote(const net::VoteTold& vote) {
    const auto same = [&](const net::VoteTold& other) {
        return other.kind == vote.kind && other.seat == vote.seat && other.target == vote.target;
    };
    const auto known = std::ranges::find_if(votes_, same);
    const bool is_open = vote.outcome == net::VoteOutcome::open;
    if (!is_open) decided_.push_back(vote);
    if (decided_.size() > net::Votes::kMostOpen) decided_.erase(decided_.begin());
    if (known != votes_.end() && is_open)
        *known = vote;
    else if (known != votes_.end())
        votes_.erase(known);
    else if (is_open && votes_.size() < net::Votes::kMostOpen)
        votes_.push_back(vote);
}

void Connection::take_rows(const net::Tables& tables) {
    if (!tables.is_change) rows_.clear();
    has_rows_ = true;
    const auto is_told = [&](const net::TableRow& row) {
        return std::ranges::find(tables.gone, row.id) != tables.gone.end() ||
               std::ranges::find(tables.rows, row.id, &net::TableRow::id) != tables.rows.end();
    };
    std::erase_if(rows_, is_told);
    rows_.insert(rows_.end(), tables.rows.begin(), tables.rows.end());
    constexpr std::size_t kMostShown = 200;
    if (rows_.size() > kMostShown) rows_.resize(kMostShown);
    std::ranges::stable_sort(rows_, [](const net::TableRow& one, const net::TableRow& other) {
        return std::pair(one.is_my_turn, one.is_mine) > std::pair(other.is_my_turn, other.is_mine);
    });
}

ui::TalkRule Connection::may_say() const {
    const net::Talk talk = table() ? table()->terms.talk : net::Talk::none;
    return {listens_ && talk == net::Talk::all, listens_ && talk != net::Talk::none};
}

void Connection::mute(const std::string& name, bool on) {
    if (on)
        muted_.insert(name);
    else
        muted_.erase(name);
}

void Connection::hear(int seat, const std::string& name, std::string text) {
    if (is_muted(name)) return;
    ui::TalkLine line{name, 0x8C7B66, std::move(text)};
    const auto at = static_cast<std::size_t>(seat);
    if (seat >= 0 && book() && at < book()->content().seat_colors.size())
        line.color = book()->content().seat_colors[at];
    const bool is_mine = table() && table()->mine == seat && seat >= 0;
    if (!is_mine) heard_.push_back(line);
    talk_.push_back(std::move(line));
    if (talk_.size() > kMostTalk) talk_.pop_front();
}

void Connection::note(std::string words) {
    talk_.push_back({"", 0, std::move(words)});
    if (talk_.size() > kMostTalk) talk_.pop_front();
}

void Connection::fetch_mods() {
    if (rules_.stage() == RulesStage::failed) rules_.try_again();
    rules_.allow();
    has_changed_ = true;
}

bool Connection::say(const net::LobbyRequest& request) {
    problem_.clear();
    const bool is_said = guest().say(request);
    if (!is_said) problem_ = ui::tr("The connection is lost at the moment; try again shortly.");
    return is_said;
}

void Connection::list_tables() {
    net::ListTables list;
    list.watch = true;
    if (guest().say(list)) rows_.clear();
}

void Connection::join(const std::string& table, const std::string& invitation) {
    problem_.clear();
    full_.reset();
    joining_ = net::Join{table, invitation, net::kAnySeat};
    guest().join(*joining_, now_ms());
}

void Connection::look_on() {
    if (const auto full = std::exchange(full_, std::nullopt)) watch(full->table, full->invitation);
}

void Connection::take_seat(int seat) {
    if (table()) guest().join({table()->id, table()->invitation, seat}, now_ms());
}

void Connection::note_onlookers(int onlookers) {
    const int before = std::exchange(onlookers_, onlookers);
    if (onlookers > before)
        note(
            ui::tr_count(onlookers, "{1} person is watching now.", "{1} people are watching now."));
}

void Connection::watch(const std::string& table, const std::string& invitation) {
    problem_.clear();
    full_.reset();
    guest().watch({table, invitation}, now_ms());
}

void Connection::create(const net::TableTerms& terms) {
    say(net::Create{terms});
}

void Connection::settle(const std::function<void(net::TableTerms&)>& how) {
    net::TableTerms terms = settled_.value_or(table()->terms);
    how(terms);
    if (say(net::Change{terms})) settled_ = std::move(terms);
}

void Connection::leave() {
    guest().leave(now_ms());
    forget_table();
}

}  // namespace hexholm::app
