#include "src/net/guest/guest.h"

#include <algorithm>

#include "engine/journal/header.h"

#include "src/net/protocol/signature.h"

namespace hexholm::net {
namespace {

constexpr std::int64_t kOpening_ms = 10'000;  // an attempt takes no longer
constexpr std::int64_t kAgain_ms = 2000;
constexpr std::size_t kMostParts = 4096;

// After these it is of no use to try again.
bool is_final(Denial denial) {
    return denial == Denial::bad_token || denial == Denial::bad_name ||
           denial == Denial::bad_origin || denial == Denial::old_client ||
           denial == Denial::old_server || denial == Denial::false_server;
}

// The table cannot be entered.
bool ends_visit(Denial denial) {
    return denial == Denial::no_table || denial == Denial::not_invited ||
           denial == Denial::table_full || denial == Denial::seat_taken ||
           denial == Denial::no_onlookers;
}

}  // namespace

Guest::Guest(LineOut& line, std::string name, Tokens tokens, Random chance)
    : line_(line), name_(std::move(name)), tokens_(std::move(tokens)), chance_(chance) {}

void Guest::connect(std::int64_t now_ms) {
    standing_ = Standing::waiting;
    lost_ms_ = now_ms;
    try_ms_ = now_ms + kOpening_ms;
    line_.open();
}

void Guest::opened(std::int64_t now_ms) {
    is_open_ = true;
    heard_ms_ = pinged_ms_ = now_ms;
    nonce_ = hex_text(random_key());
    send(AskServer{nonce_});
}

// Whatever stands at an address may be another server today; no token is shown to one that has not proved who it is.
void Guest::meet(const ServerTold& server) {
    const std::string nonce = std::exchange(nonce_, {});
    if (nonce.empty()) return;  // it was said twice
    const auto key = parse_key(server.id);
    if (!key || !is_signed_by(*key, server_proof_text(nonce), server.proof))
        return refuse(Denial::false_server);
    if (server.id != server_) {
        if (table_) take(Left{table_->id, Denial::no_table}, heard_ms_);
        server_ = server.id;
        token_ = tokens_(server_);
    }
    greet();
}

void Guest::refuse(Denial why) {
    line_.close();
    is_open_ = false;
    take(Refused{why, saying_of(why).english(), 0}, heard_ms_);
}

void Guest::greet() {
    Hello hello;
    hello.engine = kEngineVersion;
    hello.journal = kJournalVersion;
    hello.token = token_;
    hello.name = name_;
    send(hello);
    // Whom the server knows it lets in: waiting for its word would take a way there and back.
    has_entered_ = !token_.empty() && wanted_.has_value();
    if (has_entered_) enter();
}

void Guest::closed(std::int64_t now_ms) {
    lose(now_ms);
}

// Attempts come ever more slowly, and not all at the same time after a server has stopped.
void Guest::lose(std::int64_t now_ms) {
    if (standing_ == Standing::here || standing_ == Standing::going) lost_ms_ = now_ms;
    is_open_ = is_known_ = has_entered_ = false;
    again_ms_.reset();
    if (standing_ == Standing::refused || standing_ == Standing::away) return;
    standing_ = Standing::lost;
    const auto spread = static_cast<std::uint32_t>(wait_ms_ / 2);
    const std::int64_t wait_ms = wait_ms_ / 2 + chance_.below(spread + 1);
    try_ms_ = std::max(now_ms + wait_ms, back_ms_);
    wait_ms_ = std::min(2 * wait_ms_, kLongestWait_ms);
}

void Guest::go_on(std::int64_t now_ms) {
    if (standing_ == Standing::away || standing_ == Standing::refused) return;
    if (!is_open_) {
        if (now_ms < try_ms_) return;
        try_ms_ = now_ms + kOpening_ms;
        return line_.open();
    }
    if (now_ms - heard_ms_ >= kSilent_ms) {
        line_.close();
        return lose(now_ms);
    }
    if (now_ms - pinged_ms_ >= kPing_ms) {
        pinged_ms_ = now_ms;
        send(bytes_of(TableKind::ping, replica_ ? replica_->newest() : 0));
    }
    if (again_ms_ && now_ms - *again_ms_ >= kAgain_ms) {
        again_ms_ = now_ms;
        if (replica_) send(bytes_of(TableKind::again, replica_->newest()));
    }
    send_due(now_ms);
}

void Guest::send(const LobbyRequest& request) {
    const std::string text = text_of(request);
    line_.send(true, {reinterpret_cast<const std::uint8_t*>(text.data()), text.size()});
}

bool Guest::say(const LobbyRequest& request) {
    if (!is_known_) return false;
    send(request);
    return true;
}

void Guest::join(const Join& join, std::int64_t) {
    wanted_ = join;
    has_entered_ = false;
    if (is_known_) enter();
}

void Guest::watch(const Watch& watch, std::int64_t) {
    wanted_ = watch;
    has_entered_ = false;
    if (is_known_) enter();
}

void Guest::leave(std::int64_t) {
    wanted_.reset();
    if (is_known_ && table_) send(Leave{});
    table_.reset();
    forget_game();
}

// Whoever was cut off wants to be told what he has missed.
void Guest::enter() {
    if (!wanted_) return;
    if (auto* const join = std::get_if<Join>(&*wanted_)) {
        const bool is_back = replica_ && table_ && table_->id == join->table;
        join->newest = is_back ? static_cast<std::int64_t>(replica_->newest()) : 0;
        asks_.send_again();
    }
    send(*wanted_);
}

void Guest::forget_game() {
    replica_.reset();
    asks_.forget();
    over_.reset();
    is_ready_ = false;
}

std::optional<LobbyTelling> Guest::take_news() {
    if (news_.empty()) return std::nullopt;
    LobbyTelling news = std::move(news_.front());
    news_.pop_front();
    return news;
}

void Guest::set_rules(std::shared_ptr<const Rulebook> book) {
    replica_.emplace(std::move(book));
    // Updates that came before these rules could not be read, so the server tells the game again.
    if (is_known_ && table_ && table_->state != TableState::waiting)
        send(bytes_of(TableKind::again, 0));
}

void Guest::set_ready(bool is_ready) {
    is_ready_ = is_ready;
    if (!is_known_ || !replica_) return;
    send(Ready{is_ready, hex_text(replica_->book().content().hash.digest),
               hash_of_layout(replica_->book())});
}

AskNumber Guest::ask(std::vector<Action> actions,
                     bool passes_over,
                     std::int64_t now_ms,
                     std::optional<UpdateNumber> based_on) {
    const AskNumber number = asks_.begin(
        {0, based_on.value_or(replica_->newest()), false, passes_over, std::move(actions)});
    send_due(now_ms);
    return number;
}

AskNumber Guest::ask_undo(std::int64_t now_ms, std::optional<UpdateNumber> based_on) {
    const AskNumber number =
        asks_.begin({0, based_on.value_or(replica_->newest()), true, false, {}});
    send_due(now_ms);
    return number;
}

// Not before the server has said where the game stands: on a new line nothing is known of one's seat until then.
void Guest::send_due(std::int64_t now_ms) {
    if (!is_known_ || !table_ || !replica_ || replica_->view() == nullptr) return;
    if (const Ask* const ask = asks_.due(now_ms)) send(bytes_of(replica_->book(), *ask));
}

void Guest::received(bool is_text, ByteSpan message, std::int64_t now_ms) {
    heard_ms_ = now_ms;
    if (is_text)
        read_text({reinterpret_cast<const char*>(message.data()), message.size()}, now_ms);
    else
        read_bytes(message, now_ms);
}

// A later version may say what is not known here; that is passed over.
void Guest::read_text(std::string_view text, std::int64_t now_ms) {
    const Result<LobbyTelling> news = read_telling(text);
    if (news) take(news.value(), now_ms);
}

void Guest::take(const LobbyTelling& news, std::int64_t now_ms) {
    if (const auto* const server = std::get_if<ServerTold>(&news)) return meet(*server);
    // The join went ahead of a hello that was refused; why that was has been told before.
    if (const auto* const early = std::get_if<Refused>(&news);
        has_entered_ && early != nullptr && early->code == Denial::hello_first) {
        has_entered_ = false;
        return;
    }
    if (const auto* const welcome = std::get_if<Welcome>(&news)) {
        is_known_ = true;
        standing_ = Standing::here;
        token_ = welcome->token;
        name_ = welcome->name;
        wait_ms_ = kFirstWait_ms;
        back_ms_ = 0;
        if (!std::exchange(has_entered_, false))
            enter();
        else if (!wanted_)  // given up meanwhile
            send(Leave{});
    } else if (const auto* const refused = std::get_if<Refused>(&news)) {
        refusal_ = *refused;
        if (is_final(refused->code)) standing_ = Standing::refused;
        if (ends_visit(refused->code) && !table_) wanted_.reset();
        if (refused->code == Denial::other_rules) is_ready_ = false;
    } else if (const auto* const table = std::get_if<TableTold>(&news)) {
        take_table(*table);
    } else if (const auto* const seat = std::get_if<SeatChanged>(&news)) {
        const auto at = static_cast<std::size_t>(seat->seat);
        if (table_ && at < table_->seats.size()) table_->seats[at] = seat->told;
    } else if (const auto* const left = std::get_if<Left>(&news)) {
        // A message about an older table comes too late and does not change the present one.
        if (table_ && table_->id == left->table) {
            table_.reset();
            wanted_.reset();
            forget_game();
        }
    } else if (const auto* const going = std::get_if<Going>(&news)) {
        standing_ = Standing::going;
        back_ms_ = now_ms + going->back_in_s * 1000;
    }
    news_.push_back(news);
    if (news_.size() > kMostNews) news_.pop_front();
}

void Guest::take_table(const TableTold& table) {
    const bool is_other = !table_ || table_->id != table.id;
    const bool has_other_rules = is_other || table_->terms.game != table.terms.game;
    if (has_other_rules) forget_game();
    table_ = table;
    // The way back, also to a table that was only just made, or to a rematch.
    if (is_other && table.mine != kNoSeat) wanted_ = Join{table.id, table.invitation, table.mine};
    const auto mine = static_cast<std::size_t>(table.mine);
    const bool is_unready = table.mine != kNoSeat && mine < table.seats.size() &&
                            table.seats[mine].place == SeatPlace::taken;
    if (is_ready_ && is_unready && table.state == TableState::waiting) set_ready(true);
}

void Guest::send_again(Replica::Next next) {
    if (next == Replica::Next::nothing || again_ms_) return;
    const bool is_wrong = next == Replica::Next::whole && replica_->view() != nullptr;
    again_ms_ = heard_ms_;
    if (next == Replica::Next::whole)
        send(bytes_of(TableKind::again, 0, is_wrong ? kIsMismatch : std::uint8_t{0}));
    else
        send(bytes_of(TableKind::again, replica_->newest()));
}

void Guest::read_bytes(ByteSpan message, std::int64_t now_ms) {
    ByteReader reader(message);
    const Result<Head> head = take_head(reader);
    if (!head || head.value().kind == TableKind::pong) return;
    if (head.value().kind == TableKind::over) {
        if (const Result<Over> over = take_over(message)) over_ = over.value();
        return;
    }
    if (head.value().kind == TableKind::part) {
        const Result<Part> part = take_part(message);
        const bool is_of_journal = part && over_ && JournalParts::is_part_of(*over_, part.value());
        if (is_of_journal) journal_.take(*over_, part.value());
        if (part && !is_of_journal && parts_.size() < kMostParts) parts_.push_back(part.value());
        return;
    }
    if (!replica_) return;  // set_rules() asks for it
    if (head.value().kind == TableKind::answer) {
        if (const Result<Answer> answer = net::take_answer(replica_->book(), message))
            asks_.take(answer.value());
    } else if (head.value().kind == TableKind::view) {
        again_ms_.reset();
        send_again(replica_->take_view_message(message));
        asks_.send_again();
        send_due(now_ms);
    } else if (head.value().kind == TableKind::update) {
        const Replica::Next next = replica_->take_update_message(message);
        if (next == Replica::Next::nothing) again_ms_.reset();
        send_again(next);
    }
}

}  // namespace hexholm::net
