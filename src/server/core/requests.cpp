// What a server does for each message of the lobby.
#include <algorithm>

#include "engine/journal/header.h"

#include "src/net/protocol/signature.h"
#include "src/server/core/server.h"

namespace hexholm::server {

using net::Denial;

namespace {

bool holds(std::string_view text, std::string_view part) {
    return part.empty() || text.find(part) != std::string_view::npos;
}

}  // namespace

// Overloads for what is done at the table at which the line is.
struct Requests {
    Server& server;
    Line& line;
    Table& table;
    Now now;

    Denial operator()(const net::Change& m) const {
        return table.change(guest_of(line), m.terms, now);
    }
    Denial operator()(const net::MoveSeat& m) const {
        return table.move_seat(guest_of(line), m.seat, now);
    }
    Denial operator()(const net::Ready& m) const { return table.set_ready(guest_of(line), m, now); }
    Denial operator()(const net::Start&) const { return table.start(guest_of(line), now); }
    Denial operator()(const net::Kick& m) const { return table.kick(guest_of(line), m.seat, now); }
    Denial operator()(const net::OfferSeat& m) const {
        return table.offer_seat(guest_of(line), m, now);
    }
    Denial operator()(const net::Chat& m) const { return server.chat(line, m, now); }
    Denial operator()(const net::Emote& m) const { return server.emote(line, m, now); }
    Denial operator()(const net::Vote& m) const { return table.vote(guest_of(line), m, now); }
    Denial operator()(const net::Complain& m) const { return server.report(line, m, now); }
    Denial operator()(const net::Rematch&) const { return server.rematch(line, now); }
    Denial operator()(const net::Fetching& m) const {
        return table.set_fetching(guest_of(line), m.percent, now);
    }
    Denial operator()(const net::Brings& m) const { return table.bring(guest_of(line), m, now); }
    Denial operator()(const net::AskJournal&) const { return table.send_journal(guest_of(line)); }
    Denial operator()(const net::Leave&) const {
        server.step_out(line, now);
        return Denial::none;
    }
    template <class Other>
    Denial operator()(const Other&) const {
        return Denial::malformed;
    }
};

void Server::obey(Line& line, const net::LobbyRequest& request, Now now) {
    if (const auto* const asked = std::get_if<net::AskServer>(&request))
        return tell_who(line, *asked);
    if (const auto* const said = std::get_if<net::Hello>(&request)) return hello(line, *said, now);
    if (line.account.empty()) return mail_.refuse(line.id, Denial::hello_first);
    if (const auto* const wanted = std::get_if<net::ListTables>(&request))
        return list(line, *wanted);
    if (const auto* const asked = std::get_if<net::AskPackages>(&request))
        return mail_.tell(line.id, deliveries_.packages_with(*asked));
    Denial denial = Denial::not_at_table;
    if (const auto* const need = std::get_if<net::Need>(&request)) {
        denial = deliveries_.want(line.id, *need);
    } else if (const auto* const made = std::get_if<net::Create>(&request)) {
        denial = create(line, *made, now);
    } else if (const auto* const joined = std::get_if<net::Join>(&request)) {
        denial = enter(line, *joined, now);
    } else if (const auto* const watched = std::get_if<net::Watch>(&request)) {
        denial = enter(line, *watched, now);
    } else if (Table* const table = table_of(line)) {
        denial = std::visit(Requests{*this, line, *table, now}, request);
        touch(*table);
    }
    if (denial != Denial::none) mail_.refuse(line.id, denial);
}

void Server::tell_who(const Line& line, const net::AskServer& asked) {
    const std::string text = net::server_proof_text(asked.nonce);
    mail_.tell(line.id, net::ServerTold{hex_text(net::public_half(identity_)),
                                        net::signature_of(text, identity_)});
}

void Server::hello(Line& line, const net::Hello& hello, Now now) {
    if (!line.account.empty()) return;
    if (hello.most < net::kOldestProtocol) return mail_.close(line.id, Denial::old_client);
    if (hello.least > net::kNewestProtocol) return mail_.close(line.id, Denial::old_server);
    // Views and hashes are of the states of one version.
    if (hello.journal < kJournalVersion) return mail_.close(line.id, Denial::old_client);
    if (hello.journal > kJournalVersion) return mail_.close(line.id, Denial::old_server);
    auto known = accounts_.hello(hello.token, hello.name, now.unix_s);
    if (const auto* const denial = std::get_if<Denial>(&known))
        return mail_.refuse(line.id, *denial);
    const Account& account = std::get<Accounts::Known>(known).account;
    const std::string& token = std::get<Accounts::Known>(known).token;
    const auto lines = std::ranges::count_if(
        lines_, [&](const auto& one) { return one.second.account == account.id; });
    if (static_cast<std::size_t>(lines) >= setup_.limits.lines_of_account)
        return mail_.close(line.id, Denial::too_many_lines);
    line.account = account.id;
    line.name = account.name;
    mail_.tell(line.id, net::Welcome{std::min(hello.most, net::kNewestProtocol), token, line.name,
                                     now.unix_s, setup_.name, setup_.is_public});
}

bool Server::is_listed(const Table& table, const Line& line) const {
    const net::ListTables& wanted = line.watched;
    const net::TableTerms& terms = table.head().terms;
    const bool is_mine = table.is_seated(line.account);
    if (!is_mine && (wanted.mine || !terms.is_public)) return false;
    if (wanted.open_only && table.state() != net::TableState::waiting) return false;
    return (wanted.scenario.empty() || terms.game.scenario == wanted.scenario) &&
           holds(terms.title, wanted.text);
}

void Server::list(Line& line, const net::ListTables& list) {
    line.watched = list;
    line.watches_lobby = list.watch;
    net::Tables told;
    told.page = list.page;
    std::size_t skip = static_cast<std::size_t>(list.page) * net::kMostRows;
    for (const auto& [id, table] : tables_) {
        if (!is_listed(*table, line)) continue;
        if (skip > 0) {
            --skip;
        } else if (told.rows.size() < net::kMostRows) {
            told.rows.push_back(table->row_for(line.account));
        } else {
            told.has_more = true;
            break;
        }
    }
    mail_.tell(line.id, told);
}

void Server::tell_watchers() {
    const std::set<std::string> changed = std::exchange(changed_, {});
    if (changed.empty()) return;
    for (auto& [line_id, line] : lines_) {
        if (!line.watches_lobby) continue;
        net::Tables told;
        told.is_change = true;
        for (const std::string& id : changed) {
            const Table* const table = find(id);
            const bool is_there = table != nullptr && is_listed(*table, line);
            // A table that was never public is nobody's business.
            const bool may_be_gone = table == nullptr || table->head().terms.is_public;
            if (is_there && told.rows.size() < net::kMostRows)
                told.rows.push_back(table->row_for(line.account));
            if (!is_there && may_be_gone && told.gone.size() < net::kMostRows)
                told.gone.push_back(id);
        }
        if (!told.rows.empty() || !told.gone.empty()) mail_.tell(line_id, told);
    }
}

Denial Server::create(Line& line, const net::Create& create, Now now) {
    const auto mine = std::ranges::count_if(
        tables_, [&](const auto& one) { return one.second->head().owner == line.account; });
    if (tables_.size() >= setup_.limits.tables ||
        static_cast<std::size_t>(mine) >= setup_.limits.tables_of_account)
        return Denial::too_many_tables;
    TableHead head;
    head.id = random_digits(setup_, 8);
    head.terms = create.terms;
    head.terms.is_public = create.terms.is_public && setup_.is_public;
    head.owner = line.account;
    head.invitation = random_digits(setup_, 8);
    head.key = {random_key(setup_), random_key(setup_)};
    step_aside(line, now);
    const std::string id = head.id;
    add_table(std::move(head), now);
    return enter(line, net::Join{id, find(id)->head().invitation, net::kAnySeat}, now);
}

Denial Server::enter(Line& line, const net::Join& join, Now now) {
    Table* const table = find(join.table);
    if (table == nullptr) return Denial::no_table;
    if (line.table != join.table) step_aside(line, now);
    const Denial denial = table->join(guest_of(line), join, now);
    if (denial == Denial::none) line.table = join.table;
    touch(*table);
    return denial;
}

Denial Server::enter(Line& line, const net::Watch& watch, Now now) {
    Table* const table = find(watch.table);
    if (table == nullptr) return Denial::no_table;
    if (line.table != watch.table) step_aside(line, now);
    const Denial denial = table->watch(guest_of(line), watch, now);
    if (denial == Denial::none) line.table = watch.table;
    touch(*table);
    return denial;
}

void Server::step_out(Line& line, Now now) {
    if (Table* const table = table_of(line)) {
        table->leave(guest_of(line), now);
        touch(*table);
    }
    line.table.clear();
}

// Whoever goes to another table keeps his seat at this one, as if his line were lost.
void Server::step_aside(Line& line, Now now) {
    if (Table* const table = table_of(line)) {
        table->lost(line.id, now);
        touch(*table);
    }
    line.table.clear();
}

// Whether the guest may talk now. Talk is shown on other screens, so there must be time between two
// messages.
bool Server::may_talk(Line& line, Now now) const {
    if (line.has_spoken && now.steady_ms - line.spoke_ms < setup_.limits.chat_ms) return false;
    line.has_spoken = true;
    line.spoke_ms = now.steady_ms;
    return true;
}

Denial Server::emote(Line& line, const net::Emote& emote, Now now) {
    if (!may_talk(line, now)) return Denial::chat_too_fast;
    return table_of(line)->emote(guest_of(line), emote.number);
}

Denial Server::chat(Line& line, const net::Chat& chat, Now now) {
    if (!may_talk(line, now)) return Denial::chat_too_fast;
    return table_of(line)->chat(guest_of(line), chat.text, now);
}

Denial Server::report(const Line& line, const net::Complain& complain, Now now) {
    const Report report{line.table,
                        line.account,
                        complain.what,
                        complain.text,
                        static_cast<std::uint64_t>(complain.update),
                        now.unix_s};
    return setup_.store->put_report(report) ? Denial::none : Denial::disk;
}

// All who are still there are brought to the new table; they may leave it.
Denial Server::rematch(Line& line, Now now) {
    Table& before = *table_of(line);
    Denial denial = Denial::none;
    auto head = before.rematch(guest_of(line), now, denial);
    if (!head) return denial;
    head->id = random_digits(setup_, 8);
    head->key = {random_key(setup_), random_key(setup_)};
    const std::string id = head->id;
    const std::vector<Guest> people = before.people();
    const std::string invitation = head->invitation;
    add_table(std::move(*head), now);
    for (const Guest& guest : people) {
        const auto found = lines_.find(guest.line);
        if (found == lines_.end()) continue;
        const bool sits = find(id)->is_seated(guest.account);
        denial = sits ? enter(found->second, net::Join{id, invitation, net::kAnySeat}, now)
                      : enter(found->second, net::Watch{id, invitation}, now);
    }
    return Denial::none;
}

}  // namespace hexholm::server
