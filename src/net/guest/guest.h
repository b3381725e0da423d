// Somebody at a server: his line, which comes back by itself, the lobby, and the table at which he plays or looks on.
#pragma once

#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/base/random.h"

#include "src/net/guest/asks.h"
#include "src/net/guest/journal_parts.h"
#include "src/net/guest/line_out.h"
#include "src/net/guest/replica.h"
#include "src/net/protocol/lobby.h"

namespace hexholm::net {

enum class Standing : std::uint8_t {
    away,     // no line was asked for
    waiting,  // for the first answer
    here,
    lost,    // and tried again
    going,   // the server stops
    refused  // the server does not take this guest; nothing is tried any more
};

class Guest {
public:
    static constexpr std::int64_t kPing_ms = 5000;
    static constexpr std::int64_t kSilent_ms = 20'000;  // then the line is lost
    static constexpr std::int64_t kFirstWait_ms = 250;
    static constexpr std::int64_t kLongestWait_ms = 30'000;
    static constexpr std::size_t kMostNews = 256;

    // The token of an earlier visit to the server with this id, which it has proved; empty when
    // there is none.
    using Tokens = std::function<std::string(const std::string& server)>;

    // `chance` spreads the attempts of many who were cut off together. The line outlives the guest.
    Guest(LineOut& line, std::string name, Tokens tokens, Random chance);

    void connect(std::int64_t now_ms);
    // What happens to the line.
    void opened(std::int64_t now_ms);
    void received(bool is_text, ByteSpan message, std::int64_t now_ms);
    void closed(std::int64_t now_ms);
    // Pings, attempts, what must be asked again. To be called every so often, ten times a second or so.
    void go_on(std::int64_t now_ms);

    Standing standing() const { return standing_; }
    std::int64_t lost_since_ms() const { return lost_ms_; }
    // The id of the server; empty before the server has told it.
    const std::string& server() const { return server_; }
    // The token, to be kept for the next visit to the server.
    const std::string& token() const { return token_; }
    const std::string& name() const { return name_; }
    // Why he was refused, or what else was not possible; news has it, too.
    const std::optional<Refused>& refusal() const { return refusal_; }

    // The table to be at, also after the line was lost.
    void join(const Join& join, std::int64_t now_ms);
    void watch(const Watch& watch, std::int64_t now_ms);
    void leave(std::int64_t now_ms);
    // Anything else of the lobby. False: there is no line, and nothing is said.
    bool say(const LobbyRequest& request);
    // The news of the lobby and the waiting room, in order; the oldest are dropped when there are
    // too many.
    std::optional<LobbyTelling> take_news();
    // The table as it is now; nullopt at no table.
    const std::optional<TableTold>& table() const { return table_; }

    // The table's rules are not there: whoever owns the guest loads them by the table's terms.
    bool wants_rules() const { return table_ && !replica_; }
    void set_rules(std::shared_ptr<const Rulebook> book);
    // Says so now and after each loss of the line. REQUIRES: the rules are there.
    void set_ready(bool is_ready);

    // Null before the first view.
    const Replica* replica() const { return replica_ ? &*replica_ : nullptr; }
    std::optional<Told> take_told() { return replica_ ? replica_->take() : std::nullopt; }
    const std::optional<Over>& over() const { return over_; }
    // The journal of a finished game that AskJournal has asked for, once it is complete.
    std::optional<std::string> take_journal() { return journal_.take_whole(); }
    // One thing at a time. `based_on`: the update that whoever asks knew of; nothing: the newest. Where it is older
    // than something that he has done himself, that may count as what he asks for. REQUIRES: a view, and no open ask.
    AskNumber ask(std::vector<Action> actions,
                  bool passes_over,
                  std::int64_t now_ms,
                  std::optional<UpdateNumber> based_on = std::nullopt);
    AskNumber ask_undo(std::int64_t now_ms, std::optional<UpdateNumber> based_on = std::nullopt);
    bool is_asking() const { return asks_.is_open(); }
    std::optional<Answer> take_answer() { return asks_.take_answer(); }
    void send_part(const Part& part) { send(bytes_of(part)); }
    std::vector<Part> take_parts() { return std::exchange(parts_, {}); }

private:
    void lose(std::int64_t now_ms);
    void meet(const ServerTold& server);
    void refuse(Denial why);
    void greet();
    void enter();
    void read_text(std::string_view text, std::int64_t now_ms);
    void read_bytes(ByteSpan message, std::int64_t now_ms);
    void take(const LobbyTelling& news, std::int64_t now_ms);
    void take_table(const TableTold& table);
    void forget_game();
    void send_again(Replica::Next next);
    void send_due(std::int64_t now_ms);
    void send(const LobbyRequest& request);
    void send(const Bytes& bytes) { line_.send(false, bytes); }

    LineOut& line_;
    std::string name_;
    const Tokens tokens_;
    std::string nonce_;  // of the question who it is; empty: it was answered
    std::string server_;
    std::string token_;
    Random chance_;
    Standing standing_ = Standing::away;
    bool is_open_ = false;      // the line
    bool is_known_ = false;     // the server has said welcome on it
    bool has_entered_ = false;  // it was told at once what is wanted, and has not answered yet
    std::int64_t lost_ms_ = 0;
    std::int64_t try_ms_ = 0;  // when it is tried again, or given up
    std::int64_t wait_ms_ = kFirstWait_ms;
    std::int64_t heard_ms_ = 0;
    std::int64_t pinged_ms_ = 0;
    std::int64_t back_ms_ = 0;  // the server is not there before

    std::optional<LobbyRequest> wanted_;  // to join or to watch
    std::optional<TableTold> table_;
    std::deque<LobbyTelling> news_;
    std::optional<Refused> refusal_;
    std::optional<Replica> replica_;
    bool is_ready_ = false;
    std::optional<std::int64_t> again_ms_;  // updates were asked for and have not come
    Asks asks_;
    std::optional<Over> over_;
    JournalParts journal_;
    std::vector<Part> parts_;
};

}  // namespace hexholm::net
