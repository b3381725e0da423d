#include "src/server/core/server.h"

#include <algorithm>

namespace hexholm::server {

using net::Denial;

namespace {

constexpr std::int64_t kCheck_ms = 1000;
constexpr std::int64_t kTidy_ms = 60'000;

bool is_part(ByteSpan message) {
    ByteReader reader(message);
    const Result<net::Head> head = net::take_head(reader);
    return head && head.value().kind == net::TableKind::part;
}

}  // namespace

Server::Server(Setup setup)
    : setup_(std::move(setup)),
      mail_(*setup_.outlet, figures_),
      deliveries_(setup_.packages, mail_),
      accounts_(setup_),
      contents_(*setup_.loader) {}

Server::~Server() = default;

Result<std::unique_ptr<Server>> Server::open(Setup setup, Now now) {
    std::unique_ptr<Server> server(new Server(std::move(setup)));
    const auto identity = server->setup_.store->identity();
    if (!identity) return identity.problem();
    server->identity_ = identity.value();
    const auto records = server->setup_.store->tables();
    if (!records) return records.problem();
    for (const TableRecord& record : records.value())
        if (auto head = head_from(record)) server->add_table(std::move(*head), now);
    return server;
}

void Server::add_table(TableHead head, Now now) {
    const std::string id = head.id;
    tables_[id] =
        std::make_unique<Table>(House{setup_, mail_, contents_, *scratch_}, std::move(head), now);
    touched_.insert(id);
    changed_.insert(id);
}

Table* Server::find(const std::string& id) {
    const auto found = tables_.find(id);
    return found == tables_.end() ? nullptr : found->second.get();
}

Table* Server::table_of(const Line& line) {
    return line.table.empty() ? nullptr : find(line.table);
}

void Server::touch(const Table& table) {
    touched_.insert(table.id());
    changed_.insert(table.id());
}

void Server::opened(LineId id, const Caller& caller, Now now) {
    const Limits& limits = setup_.limits;
    Line line{id,
              caller,
              Bucket(limits.messages_a_second, now.steady_ms),
              Bucket(limits.bytes_a_second, now.steady_ms),
              {},
              {},
              {},
              false,
              {},
              0,
              now.steady_ms,
              now.steady_ms,
              now.steady_ms,
              false};
    lines_.emplace(id, std::move(line));
    if (is_going_) mail_.close(id, Denial::going);
    forget_closed(now);
}

void Server::received(LineId id, bool is_text, ByteSpan message, Now now) {
    const auto found = lines_.find(id);
    if (found == lines_.end()) return;
    Line& line = found->second;
    line.heard_ms = now.steady_ms;
    ++figures_.messages_in;
    figures_.bytes_in += message.size();
    Table* const table = table_of(line);
    if (!is_text && table != nullptr && table->awaits_parts(id) && is_part(message)) {
        table->take_part(message);
        touched_.insert(table->id());
    } else if (!may_speak(line, message.size(), now)) {
        warn(line, Denial::too_much);
    } else if (is_text) {
        read_text(line, {reinterpret_cast<const char*>(message.data()), message.size()}, now);
    } else {
        read_bytes(line, message, now);
    }
    forget_closed(now);
}

bool Server::may_speak(Line& line, std::size_t bytes, Now now) {
    return line.messages.take(1, now.steady_ms) &&
           line.bytes.take(static_cast<double>(bytes), now.steady_ms);
}

void Server::warn(Line& line, Denial denial) {
    if (++line.warnings > setup_.limits.warnings) return mail_.close(line.id, denial);
    mail_.refuse(line.id, denial, denial == Denial::too_much ? 1 : 0);
}

void Server::warn(Line& line, const Problem& problem) {
    if (++line.warnings > setup_.limits.warnings) return mail_.close(line.id, Denial::malformed);
    mail_.refuse(line.id, Denial::malformed, problem);
}

void Server::read_text(Line& line, std::string_view text, Now now) {
    const Result<net::LobbyRequest> request = net::read_request(text);
    if (!request) return warn(line, request.problem());
    obey(line, request.value(), now);
}

void Server::read_bytes(Line& line, ByteSpan message, Now now) {
    ByteReader reader(message);
    const Result<net::Head> head = net::take_head(reader);
    if (!head) return warn(line, Denial::malformed);
    if (head.value().kind == net::TableKind::ping)
        return mail_.send(line.id, net::bytes_of(net::TableKind::pong, head.value().number));
    Table* const table = table_of(line);
    if (table == nullptr) return mail_.refuse(line.id, Denial::not_at_table);
    const Status read = table->received(guest_of(line), message, now);
    if (!read) return warn(line, read.problem());
    touched_.insert(table->id());
}

void Server::closed(LineId id, Now now) {
    forget(id, now);
}

void Server::forget(LineId id, Now now) {
    const auto found = lines_.find(id);
    if (found == lines_.end()) return;
    if (Table* const table = table_of(found->second)) {
        table->lost(id, now);
        touch(*table);
    }
    deliveries_.forget(id);
    lines_.erase(found);
}

void Server::forget_closed(Now now) {
    for (const LineId id : mail_.take_closed())
        forget(id, now);
}

// Lines on which nothing comes any more are lost, whatever the system below believes.
void Server::check_lines(Now now) {
    if (now.steady_ms - checked_ms_ < kCheck_ms) return;
    checked_ms_ = now.steady_ms;
    for (auto& [id, line] : lines_) {
        const bool is_mute =
            line.account.empty() && now.steady_ms - line.opened_ms >= setup_.limits.hello_ms;
        if (is_mute) mail_.close(id, Denial::hello_first);
        if (!is_mute && now.steady_ms - line.heard_ms >= setup_.limits.silent_ms)
            mail_.close(id, Denial::too_slow);
    }
    forget_closed(now);
    contents_.tidy(now.steady_ms);
}

// Once a day. Whoever is connected has been seen today.
void Server::forget_accounts(Now now) {
    constexpr std::int64_t kDay_s = 24 * 3600;
    if (now.unix_s - forgot_s_ < kDay_s) return;
    forgot_s_ = now.unix_s;
    const auto forgotten = setup_.store->forget_accounts(now.unix_s - setup_.limits.account_kept_s);
    if (forgotten) figures_.forgotten += forgotten.value();
}

std::int64_t Server::go_on(Now now) {
    check_lines(now);
    forget_accounts(now);
    const std::int64_t due_ms = go_on_with_tables(now);
    forget_closed(now);
    tell_watchers();
    return std::min(due_ms, deliveries_.go_on() ? Deliveries::kLook_ms : kCheck_ms);
}

std::int64_t Server::go_on_with_tables(Now now) {
    std::set<std::string> next = std::exchange(touched_, {});
    agenda_.add_due(now.steady_ms, next);
    for (const std::string& id : next) {
        Table* const table = find(id);
        if (table == nullptr) continue;
        const net::TableState before = table->state();
        const std::int64_t wait_ms = table->go_on(now);
        if (table->state() != before) changed_.insert(id);
        agenda_.set(id, now.steady_ms + std::max<std::int64_t>(wait_ms, 1));
        if (table->is_busy()) touched_.insert(id);
        if (!table->is_gone(now)) continue;
        (void)setup_.store->drop_table(id);
        tables_.erase(id);
        agenda_.forget(id);
        touched_.erase(id);
        changed_.insert(id);
    }
    return agenda_.next_ms().value_or(now.steady_ms + kTidy_ms) - now.steady_ms;
}

void Server::put_to_sleep(std::int64_t back_in_s, Now now) {
    is_going_ = true;
    for (auto& [id, line] : lines_) {
        mail_.tell(id, net::Going{back_in_s});
        setup_.outlet->close(id, net::word_of(Denial::going));
    }
    for (auto& [id, table] : tables_)
        table->sleep(now);
    setup_.committer->finish();
    lines_.clear();
}

}  // namespace hexholm::server
