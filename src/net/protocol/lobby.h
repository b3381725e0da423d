// Messages of the lobby and the waiting room, which are JSON: who one is, which tables there are, who sits where.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "engine/base/result.h"

#include "src/net/protocol/denials.h"
#include "src/net/protocol/limits.h"
#include "src/net/protocol/terms.h"

namespace hexholm::net {

inline constexpr int kAnySeat = -1;
inline constexpr int kNoSeat = -1;

// ---- what a client says ----

// Asks for the server's id. A client that asks this first knows which token to show, even when the
// server has moved.
struct AskServer {
    static constexpr std::string_view kType = "who";
    std::string nonce;  // 64 hexadecimal digits that were never used before
    bool operator==(const AskServer&) const = default;
};
// Before anything else but that. Without a token a new account begins.
struct Hello {
    static constexpr std::string_view kType = "hello";
    int least = kOldestProtocol;
    int most = kNewestProtocol;
    std::string engine;
    int journal = 0;  // kJournalVersion
    std::string token;
    std::string name;
    bool operator==(const Hello&) const = default;
};
struct ListTables {
    static constexpr std::string_view kType = "list";
    std::string scenario;  // empty: any
    std::string text;      // in its title
    bool open_only = false;
    bool mine = false;  // those where one has a seat
    int page = 0;
    bool watch = false;  // what changes follows, until another `list` without it
    bool operator==(const ListTables&) const = default;
};
struct Create {
    static constexpr std::string_view kType = "create";
    TableTerms terms;
    bool operator==(const Create&) const = default;
};
// The owner settles something else while the table waits.
struct Change {
    static constexpr std::string_view kType = "change";
    TableTerms terms;
    bool operator==(const Change&) const = default;
};
struct Join {
    static constexpr std::string_view kType = "join";
    std::string table;
    std::string invitation;
    int seat = kAnySeat;
    std::int64_t newest =
        0;  // the update of its game that is known; 0: none. Those after it come, or a whole view
    bool operator==(const Join&) const = default;
};
struct Watch {
    static constexpr std::string_view kType = "watch";
    std::string table;
    std::string invitation;
    bool operator==(const Watch&) const = default;
};
// Leaves the present table. This and the following messages are about the table at which the guest
// is.
struct Leave {
    static constexpr std::string_view kType = "leave";
    bool operator==(const Leave&) const = default;
};
struct MoveSeat {
    static constexpr std::string_view kType = "move_seat";
    int seat = 0;
    bool operator==(const MoveSeat&) const = default;
};
// Says whether the guest is ready, with the hash of the rules that he has compiled: with other
// rules he cannot play along.
struct Ready {
    static constexpr std::string_view kType = "ready";
    bool is_ready = true;
    std::string content;  // Content::hash in hexadecimal digits
    std::string layout;   // hash_of_layout()
    bool operator==(const Ready&) const = default;
};
struct Start {
    static constexpr std::string_view kType = "start";
    bool operator==(const Start&) const = default;
};
struct Kick {
    static constexpr std::string_view kType = "kick";
    int seat = 0;
    bool operator==(const Kick&) const = default;
};
// The owner offers the seat of somebody who has left a game to those who look on, or no more. It is taken by `join`.
struct OfferSeat {
    static constexpr std::string_view kType = "offer_seat";
    int seat = 0;
    bool yes = true;
    bool operator==(const OfferSeat&) const = default;
};
struct Chat {
    static constexpr std::string_view kType = "chat";
    std::string text;
    bool operator==(const Chat&) const = default;
};
struct Emote {
    static constexpr std::string_view kType = "emote";
    int number = 0;
    bool operator==(const Emote&) const = default;
};
struct Complain {
    static constexpr std::string_view kType = "report";
    std::string what;  // "chat", "play", "hash", "other"
    std::string text;
    std::int64_t update = 0;
    bool operator==(const Complain&) const = default;
};

enum class VoteKind : std::uint8_t {
    resign,  // a bot goes on in one's place; where two are left, the game ends. Nobody else is asked
    agree,   // the game ends as it stands
    call_off,  // the game ends without a result
    bot,       // a bot plays for somebody who is away
    target     // fewer points win from then on
};
inline constexpr std::array<std::string_view, 5> kVoteWords = {"resign", "agree", "call_off", "bot",
                                                               "target"};
inline constexpr int kMostTarget = 200;  // points
struct Vote {
    static constexpr std::string_view kType = "vote";
    VoteKind kind = VoteKind::agree;
    bool yes = true;
    int seat = kNoSeat;  // for whom a bot should play
    int target = 0;      // points that should win
    bool operator==(const Vote&) const = default;
};
// A new game with the same people, when one is over.
struct Rematch {
    static constexpr std::string_view kType = "rematch";
    bool operator==(const Rematch&) const = default;
};
// The journal of a finished game, which comes in parts.
struct AskJournal {
    static constexpr std::string_view kType = "journal";
    bool operator==(const AskJournal&) const = default;
};

// Which packages have these rules, by the hashes of TableTold::rules?
struct AskPackages {
    static constexpr std::string_view kType = "packages";
    std::vector<std::string> rules;
    bool operator==(const AskPackages&) const = default;
};
// Asks for so many parts of a package, beginning at this byte of it.
struct Need {
    static constexpr std::string_view kType = "need";
    std::string sha256;
    std::int64_t at = 0;
    int parts = 1;
    bool operator==(const Need&) const = default;
};
// How much of the mods of the table has come here, for the others who wait.
struct Fetching {
    static constexpr std::string_view kType = "fetching";
    int percent = kNotFetching;
    bool operator==(const Fetching&) const = default;
};

// A mod as a file.
struct PackageTold {
    std::string id;
    std::string title;
    std::string version;
    std::string rules;   // the hash of its rules
    std::string sha256;  // of the file
    std::int64_t bytes = 0;
    std::string authors;
    std::string licence;
    bool operator==(const PackageTold&) const = default;
};
// The mod that `bring` has asked for; with no hash where it is not here either.
struct Brings {
    static constexpr std::string_view kType = "brings";
    PackageTold package;
    bool operator==(const Brings&) const = default;
};

using LobbyRequest = std::variant<AskServer,
                                  Hello,
                                  ListTables,
                                  Create,
                                  Change,
                                  Join,
                                  Watch,
                                  Leave,
                                  MoveSeat,
                                  Ready,
                                  Start,
                                  Kick,
                                  OfferSeat,
                                  Chat,
                                  Emote,
                                  Complain,
                                  Vote,
                                  Rematch,
                                  AskJournal,
                                  AskPackages,
                                  Need,
                                  Fetching,
                                  Brings>;

// ---- what a server tells ----

// The id of the server, which is the public half of a key that it keeps with its tables, and the
// signature that proves it.
struct ServerTold {
    static constexpr std::string_view kType = "server";
    std::string id;
    std::string proof;  // of server_proof_text()
    bool operator==(const ServerTold&) const = default;
};
// What the server signs.
std::string server_proof_text(std::string_view nonce);

struct Welcome {
    static constexpr std::string_view kType = "welcome";
    int protocol = kNewestProtocol;
    std::string token;  // the next hello is said with it
    std::string name;
    std::int64_t time_s = 0;  // Unix time
    std::string host;         // what the server is called
    bool is_public = false;   // tables may be open to everybody
    bool operator==(const Welcome&) const = default;
};
struct Refused {
    static constexpr std::string_view kType = "refuse";
    Denial code = Denial::malformed;
    std::string text;  // in English: what is wrong, and what to do
    std::int64_t retry_after_s = 0;
    bool operator==(const Refused&) const = default;
};
struct TableRow {
    std::string id;
    std::string title;
    std::string scenario;
    TableState state = TableState::waiting;
    int players = 0;
    int taken = 0;
    int onlookers = 0;
    int mods = 0;
    bool is_locked = false;  // an invitation is needed
    bool is_mine = false;
    bool is_my_turn = false;
    bool operator==(const TableRow&) const = default;
};
struct Tables {
    static constexpr std::string_view kType = "tables";
    std::vector<TableRow> rows;
    std::vector<std::string> gone;  // ids; of changes only
    bool is_change = false;
    int page = 0;
    bool has_more = false;
    bool operator==(const Tables&) const = default;
};
// Everything about the table at which the guest is; sent whenever something of it has changed.
struct TableTold {
    static constexpr std::string_view kType = "table";
    std::string id;
    std::string invitation;
    std::string commitment;  // to the key from which all chance comes
    TableTerms terms;
    TableState state = TableState::waiting;
    std::vector<ModTerms>
        rules;  // all mods that play along, with hashes of their rules; none before they are loaded
    std::vector<SeatTold> seats;
    int owner = kNoSeat;
    int mine = kNoSeat;
    int onlookers = 0;
    bool operator==(const TableTold&) const = default;
};
struct SeatChanged {
    static constexpr std::string_view kType = "seat";
    int seat = 0;
    SeatTold told;
    bool operator==(const SeatChanged&) const = default;
};
struct ChatTold {
    static constexpr std::string_view kType = "chat";
    int seat = kNoSeat;  // onlookers have none
    std::string name;
    std::string text;
    std::int64_t time_s = 0;
    bool operator==(const ChatTold&) const = default;
};
struct EmoteTold {
    static constexpr std::string_view kType = "emote";
    int seat = kNoSeat;
    int number = 0;
    bool operator==(const EmoteTold&) const = default;
};
enum class VoteOutcome : std::uint8_t {
    open,
    passed,
    failed  // it can pass no more, was taken back, or nobody has answered in time
};
inline constexpr std::array<std::string_view, 3> kOutcomeWords = {"open", "passed", "failed"};
// Where a vote stands, whenever that has changed.
struct VoteTold {
    static constexpr std::string_view kType = "vote";
    VoteKind kind = VoteKind::agree;
    int seat = kNoSeat;            // for whom a bot should play
    int target = 0;                // points that should win
    int by = kNoSeat;              // whose wish it is
    std::vector<int> in_favour{};  // seats
    std::vector<int> against{};
    int needed = 0;
    VoteOutcome outcome = VoteOutcome::open;
    bool operator==(const VoteTold&) const = default;
};
// Tells the guest that he is at this table no more.
struct Left {
    static constexpr std::string_view kType = "left";
    std::string table;
    Denial why = Denial::none;  // none: one has left it oneself
    bool operator==(const Left&) const = default;
};
struct Going {
    static constexpr std::string_view kType = "going";
    std::int64_t back_in_s = 0;
    bool operator==(const Going&) const = default;
};

// Whoever owns the table may bring this mod, which the server has not got.
struct Bring {
    static constexpr std::string_view kType = "bring";
    std::string id;
    std::string version;
    bool operator==(const Bring&) const = default;
};
// Asks for `parts` parts of the package that is brought, from the byte `at` on.
struct Want {
    static constexpr std::string_view kType = "want";
    std::string sha256;
    std::int64_t at = 0;
    int parts = 1;
    bool operator==(const Want&) const = default;
};
// The packages that the server has of those that were asked for.
struct Packages {
    static constexpr std::string_view kType = "packages";
    std::vector<PackageTold> rows;
    bool operator==(const Packages&) const = default;
};

using LobbyTelling = std::variant<ServerTold,
                                  Welcome,
                                  Refused,
                                  Tables,
                                  TableTold,
                                  SeatChanged,
                                  ChatTold,
                                  EmoteTold,
                                  VoteTold,
                                  Left,
                                  Going,
                                  Packages,
                                  Bring,
                                  Want>;

// JSON in one line.
std::string text_of(const LobbyRequest& message);
std::string text_of(const LobbyTelling& message);

// What came from a stranger: whole and within all limits, or a problem that says what is wrong with it.
Result<LobbyRequest> read_request(std::string_view text);
Result<LobbyTelling> read_telling(std::string_view text);

}  // namespace hexholm::net
