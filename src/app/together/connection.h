// A server that this program is connected to: as whom, at which table, what was said there, and by which rules it plays.
#pragma once

#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "src/app/together/table_rules.h"
#include "src/net/line/line.h"
#include "src/net/online/mod_bringer.h"
#include "src/net/online/online_guest.h"
#include "src/net/online/visit_file.h"
#include "src/ui/together/talk_sheet.h"

namespace hexholm::app {

// What a connection is made of; in tests another clock and lines that are made up.
struct ConnectionParts {
    std::function<std::int64_t()> now_ms;
    std::function<std::unique_ptr<net::Line>()> make_line;
    std::string visits;                  // the folder of what is kept of servers
    std::vector<std::string> mod_roots;  // where mods lie
    std::string mod_cache;               // the folder of those that come from servers
    bool loads_at_once = false;          // see platform::Errand::wait()
};

class Connection {
public:
    static constexpr std::size_t kMostTalk = 200;

    // Under this name; empty: the one of the last visit.
    Connection(const ConnectionParts& parts, const net::Link& link, const std::string& name)
        : Connection(parts, link, name, link) {}
    // `kept_as`: the link under which the visit to the server is kept, since its own link may
    // change.
    Connection(const ConnectionParts& parts,
               const net::Link& link,
               const std::string& name,
               const net::Link& kept_as)
        : Connection(parts, link, name, net::Visits(parts.visits, kept_as)) {}
    // The name that the player had at the server the last time; empty when he was never there.
    static std::string known_name(const ConnectionParts& parts, const net::Link& link);

    // Called once a frame, whatever is shown.
    void step();

    net::Guest& guest() { return online_.guest(); }
    const net::Guest& guest() const { return online_.guest(); }
    const net::Link& link() const { return online_.link(); }
    const std::optional<net::TableTold>& table() const { return guest().table(); }
    // The server has answered, and not said that it does not want us.
    bool is_in() const { return is_in_; }
    // Why it can go no further: the server does not take us; nothing is tried any more.
    bool is_refused() const { return guest().standing() == net::Standing::refused; }
    // Why the line ended the last time, or what the server has refused; in words, or empty.
    std::string line_problem() const;
    const std::string& problem() const { return problem_; }
    void forget_problem() { problem_.clear(); }
    // The problem of the table's rules on this machine, in words; empty when there is none.
    const std::string& rules_problem() const { return rules_.problem(); }
    bool has_rules() const { return book() != nullptr && guest().replica() != nullptr; }
    const std::shared_ptr<const Rulebook>& book() const { return rules_.book(); }
    const TableRules& rules() const { return rules_; }
    // The player wants the mods of this server, now and later; or what has failed is to be tried again.
    void fetch_mods();
    // How long the line has been lost.
    std::int64_t lost_s() const;
    // How long the line of this seat has been lost.
    std::int64_t away_s(std::size_t seat) const;
    std::int64_t now_ms() const { return parts_.now_ms(); }

    // Which tables there are; asked for by list_tables().
    const std::vector<net::TableRow>& rows() const { return rows_; }
    // Whether the server has told its tables.
    bool has_rows() const { return has_rows_; }
    const std::string& host() const { return host_; }
    // Whether the server allows tables that are open to everybody.
    bool may_be_public() const { return may_be_public_; }
    void list_tables();
    void join(const std::string& table, const std::string& invitation);
    void watch(const std::string& table, const std::string& invitation);
    // A table that was asked for has no seat for us any more; one may look on there.
    bool may_look_on() const { return full_.has_value(); }
    void look_on();
    // Takes a seat at the table where the player looks on.
    void take_seat(int seat);
    void create(const net::TableTerms& terms);
    // Settles something of the table anew. It adds to what was settled before, also where the server has not answered yet.
    void settle(const std::function<void(net::TableTerms&)>& how);
    void leave();
    // Votes at the table that are open, and what became of others since the last call.
    const std::vector<net::VoteTold>& votes() const { return votes_; }
    std::vector<net::VoteTold> take_decided() { return std::exchange(decided_, {}); }
    // Sends any other request; false, and reported as a problem, when the line is lost.
    bool say(const net::LobbyRequest& request);
    // The reason why the player was sent away from the table, or that he has left it; once.
    std::optional<net::Denial> take_left() { return std::exchange(left_, std::nullopt); }

    // Whether something has come since the last call.
    bool take_change() { return std::exchange(has_changed_, false); }

    const std::deque<ui::TalkLine>& talk() const { return talk_; }
    // Since the last call: what others said, for whoever does not see the talk.
    std::vector<ui::TalkLine> take_heard() { return std::exchange(heard_, {}); }
    // Emotes since the last call, by seat.
    std::vector<net::EmoteTold> take_emotes() { return std::exchange(emotes_, {}); }
    // Whether the player wants to hear what others say, anywhere.
    void listen(bool on) { listens_ = on; }
    // Which kinds of talk are allowed at this table, by its owner and by the player.
    ui::TalkRule may_say() const;
    // Stops showing what this person says, or shows it again, as long as this program runs.
    void mute(const std::string& name, bool on);
    bool is_muted(const std::string& name) const { return !listens_ || muted_.contains(name); }
    // Adds words of the program to what people say.
    void note(std::string words);

private:
    Connection(const ConnectionParts& parts,
               const net::Link& link,
               const std::string& name,
               const net::Visits& visits);
    std::string token_of(const std::string& server);
    void take(const net::LobbyTelling& news);
    void take_rows(const net::Tables& tables);
    void take_vote(const net::VoteTold& vote);
    void note_onlookers(int onlookers);
    void forget_table();
    void hear(int seat, const std::string& name, std::string text);
    void keep_visit();
    void note_away();

    ConnectionParts parts_;
    net::Visits visits_;
    net::Visit kept_;  // of the server that was there the last time, until it has said who it is
    net::OnlineGuest online_;
    bool has_changed_ = true;
    net::Standing standing_ = net::Standing::away;  // as it was seen last
    bool is_in_ = false;
    bool has_entered_ = false;  // the table of the link was asked for
    std::string host_;
    bool may_be_public_ = false;
    std::string problem_;
    TableRules rules_;
    net::ModBringer bringer_;
    std::vector<net::TableRow> rows_;
    bool has_rows_ = false;
    std::vector<std::optional<std::int64_t>> away_since_ms_;  // by seat
    std::optional<net::Denial> left_;
    std::optional<net::Join> joining_;  // asked for and not answered yet
    std::optional<net::Join> full_;
    std::optional<net::TableTerms> settled_;  // last, and not told by the server yet
    int onlookers_ = 0;                       // as told last
    std::deque<ui::TalkLine> talk_;
    std::vector<ui::TalkLine> heard_;
    std::vector<net::EmoteTold> emotes_;
    std::set<std::string> muted_;
    bool listens_ = true;
    std::vector<net::VoteTold> votes_;
    std::vector<net::VoteTold> decided_;
};

}  // namespace hexholm::app
