// A server: all its lines, accounts and tables. Sockets or made-up wires call it; it calls its outlet.
#pragma once

#include <map>
#include <memory>
#include <set>
#include <string>

#include "src/server/core/accounts/accounts.h"
#include "src/server/core/agenda.h"
#include "src/server/core/contents/contents.h"
#include "src/server/core/lines/deliveries.h"
#include "src/server/core/lines/line.h"
#include "src/server/core/lines/mail.h"
#include "src/server/core/table/table.h"

namespace hexholm::server {

inline Guest guest_of(const Line& line) {
    return {line.id, line.account, line.name};
}

class Server final : public Served {
public:
    // Tables of the store are there again, waiting or asleep. A problem when the store cannot be read.
    static Result<std::unique_ptr<Server>> open(Setup setup, Now now);
    ~Server() override;

    void opened(LineId line, const Caller& caller, Now now) override;
    void received(LineId line, bool is_text, ByteSpan message, Now now) override;
    void closed(LineId line, Now now) override;
    std::int64_t go_on(Now now) override;
    void put_to_sleep(std::int64_t back_in_s, Now now) override;
    std::string metrics() const override;
    std::size_t lines() const { return lines_.size(); }

private:
    explicit Server(Setup setup);
    friend struct Requests;

    void add_table(TableHead head, Now now);
    Table* table_of(const Line& line);
    Table* find(const std::string& id);
    void touch(const Table& table);
    bool may_speak(Line& line, std::size_t bytes, Now now);
    void warn(Line& line, net::Denial denial);
    void warn(Line& line, const Problem& problem);
    void read_text(Line& line, std::string_view text, Now now);
    void read_bytes(Line& line, ByteSpan message, Now now);
    void obey(Line& line, const net::LobbyRequest& request, Now now);
    void tell_who(const Line& line, const net::AskServer& asked);
    void hello(Line& line, const net::Hello& hello, Now now);
    void list(Line& line, const net::ListTables& list);
    net::Denial create(Line& line, const net::Create& create, Now now);
    net::Denial enter(Line& line, const net::Join& join, Now now);
    net::Denial enter(Line& line, const net::Watch& watch, Now now);
    bool may_talk(Line& line, Now now) const;
    net::Denial emote(Line& line, const net::Emote& emote, Now now);
    net::Denial chat(Line& line, const net::Chat& chat, Now now);
    net::Denial report(const Line& line, const net::Complain& complain, Now now);
    net::Denial rematch(Line& line, Now now);
    void step_out(Line& line, Now now);
    void step_aside(Line& line, Now now);
    void forget_closed(Now now);
    void forget(LineId line, Now now);
    void check_lines(Now now);
    void forget_accounts(Now now);
    std::int64_t go_on_with_tables(Now now);
    void tell_watchers();
    bool is_listed(const Table& table, const Line& line) const;

    Setup setup_;
    Key256 identity_;
    Figures figures_;
    Mail mail_;
    Deliveries deliveries_;
    Accounts accounts_;
    Contents contents_;
    std::unique_ptr<FullUpdate> scratch_ = std::make_unique<FullUpdate>();
    std::map<LineId, Line> lines_;
    std::map<std::string, std::unique_ptr<Table>> tables_;
    Agenda agenda_;
    std::set<std::string> touched_;  // tables that must go on now
    std::set<std::string> changed_;  // tables of which those who watch should hear
    std::int64_t checked_ms_ = 0;
    std::int64_t forgot_s_ = 0;  // accounts
    bool is_going_ = false;
};

}  // namespace hexholm::server
