// WebSockets: from the first packet of somebody who comes to the last of somebody who goes.
#include <algorithm>
#include <array>

#include <unistd.h>

#include "engine/base/plain_text.h"

#include "src/server/gateway/address.h"
#include "src/server/gateway/clock.h"
#include "src/server/gateway/loop.h"
#include "src/server/gateway/origin.h"

namespace hexholm::server {
namespace {

constexpr std::int64_t kTidyMs = 1'000;
constexpr std::int64_t kCloseMs = 5'000;       // for what waits before a line is closed
constexpr int kMostPiecesAtOnce = 8;           // of one line, before others have their turn
constexpr int kMostGuestsAtOnce = 64;          // likewise
constexpr std::size_t kMostReasonBytes = 120;  // of a frame that closes a WebSocket
// Browsers that look at the page, lines that begin, and the port itself: as many as lines, and some.
constexpr std::size_t kMoreSockets = 16;

std::string header_of(lws* socket, lws_token_indexes which) {
    std::array<char, 512> text{};
    const int length = lws_hdr_copy(socket, text.data(), static_cast<int>(text.size()), which);
    return length > 0 ? std::string(text.data(), static_cast<std::size_t>(length)) : "";
}

}  // namespace

void Loop::let_in() {
    const std::int64_t now_ms = now().steady_ms;
    for (int count = 0; count < kMostGuestsAtOnce; ++count) {
        const auto guest = listener_.accept();
        if (!guest) return;
        const bool is_full = sockets_ >= 2 * setup_.most_lines + kMoreSockets;
        // A guest who comes through a proxy is counted when his request tells his own address.
        const bool is_often =
            !is_loopback(guest->address) && !openings_.may_come(guest->address, now_ms);
        figures_.too_many += is_full ? 1 : 0;
        figures_.too_often += is_often ? 1 : 0;
        if (is_full || is_often)
            ::close(guest->socket);
        else
            lws_adopt_socket_vhost(host_, guest->socket);  // closes it where it cannot
    }
}

// The request is answered here where nobody is let in; so he learns why.
int Loop::on_upgrade(lws* socket, std::string_view to) {
    if (to != "websocket") return -1;
    Caller caller{address_of(socket), header_of(socket, WSI_TOKEN_ORIGIN)};
    if (!may_speak(caller.origin, header_of(socket, WSI_TOKEN_HOST), setup_.origins)) {
        ++figures_.wrong_origin;
        return refuse(socket, HTTP_STATUS_FORBIDDEN, "pages of this origin may not speak with it");
    }
    const std::string peer = plain_address(address_of(socket));
    std::array<char, 64> direct{};
    lws_get_peer_simple(socket, direct.data(), direct.size());
    if (is_loopback(plain_address(direct.data())) && !openings_.may_come(peer, now().steady_ms)) {
        ++figures_.too_often;
        return refuse(socket, 429, "too many connections in a second");
    }
    if (lines_.size() >= setup_.most_lines) {
        ++figures_.too_many;
        return refuse(socket, HTTP_STATUS_SERVICE_UNAVAILABLE, "the server is full");
    }
    callers_[socket] = std::move(caller);
    return 0;
}

int Loop::on_opened(lws* socket) {
    if (served_ == nullptr || is_stopped_) return -1;
    auto line = std::make_unique<Line>();
    const Now time = now();
    line->id = ++last_line_;
    line->socket = socket;
    line->ping_at_ms = time.steady_ms + setup_.ping_ms;
    line->cut_at_ms = time.steady_ms + setup_.hello_ms;
    lws_set_opaque_user_data(socket, line.get());
    const LineId id = line->id;
    lines_.emplace(id, std::move(line));
    const Caller caller = std::move(callers_[socket]);
    callers_.erase(socket);
    ++figures_.lines_opened;
    has_news_ = true;
    served_->opened(id, caller, time);
    return 0;
}

int Loop::on_piece(lws* socket, ByteSpan piece) {
    auto* const line = static_cast<Line*>(lws_get_opaque_user_data(socket));
    if (line == nullptr || line->is_closing) return 0;
    const bool is_last = lws_is_final_fragment(socket) != 0;
    if (!line->incoming.add(piece, lws_remaining_packet_payload(socket), is_last)) {
        ++figures_.too_long;
        line->why = "a message has 64 KB at most";
        line->status = LWS_CLOSE_STATUS_MESSAGE_TOO_LARGE;
        return end_line(*line);
    }
    if (!is_last) return 0;
    const Now time = now();
    line->said_hello = true;
    line->ping_at_ms = time.steady_ms + setup_.ping_ms;
    line->cut_at_ms = line->ping_at_ms + setup_.pong_ms;
    ++figures_.messages_in;
    figures_.bytes_in += line->incoming.message().size();
    has_news_ = true;
    served_->received(line->id, lws_frame_is_binary(socket) == 0, line->incoming.message(), time);
    line->incoming.clear();
    return 0;
}

int Loop::on_writable(lws* socket) {
    auto* const line = static_cast<Line*>(lws_get_opaque_user_data(socket));
    if (line == nullptr) return 0;
    if (line->wants_ping && !line->outgoing.is_inside_frame()) {
        line->wants_ping = false;
        // The library does not tell of pongs without a word in them.
        std::array<unsigned char, LWS_PRE + 1> word{};
        if (lws_write(socket, word.data() + LWS_PRE, 1, LWS_WRITE_PING) < 0) return -1;
        lws_callback_on_writable(socket);
        return 0;
    }
    for (int count = 0; count < kMostPiecesAtOnce && !line->outgoing.empty(); ++count) {
        if (send_next(*line) < 0) return -1;
        if (lws_send_pipe_choked(socket) != 0) break;
    }
    if (!line->outgoing.empty())
        lws_callback_on_writable(socket);
    else if (line->is_closing)
        return end_line(*line);
    return 0;
}

int Loop::send_next(Line& line) {
    const Piece piece = line.outgoing.next();
    std::array<unsigned char, LWS_PRE + kPieceBytes> room;  // NOLINT: no need to clear it each time
    std::ranges::copy(piece.bytes, room.begin() + LWS_PRE);
    const int kind = lws_write_ws_flags(piece.is_text ? LWS_WRITE_TEXT : LWS_WRITE_BINARY,
                                        piece.is_first ? 1 : 0, piece.is_last ? 1 : 0);
    if (lws_write(line.socket, room.data() + LWS_PRE, piece.bytes.size(),
                  static_cast<lws_write_protocol>(kind)) < 0)
        return -1;
    figures_.bytes_out += piece.bytes.size();
    figures_.messages_out += piece.is_last ? 1 : 0;
    line.outgoing.taken();
    return 0;
}

// Tells the other end why; the library closes the socket when this is returned to it, and waits some seconds for an
// answer before. For the server the line is closed now.
int Loop::end_line(Line& line) {
    line.is_closing = true;
    const std::string why(first_bytes(line.why, kMostReasonBytes));
    std::array<unsigned char, kMostReasonBytes> text{};
    std::ranges::copy(why, text.begin());
    lws_close_reason(line.socket, line.status, text.data(), why.size());
    tell_closed(line);
    return -1;
}

void Loop::on_closed(lws* socket) {
    auto* const line = static_cast<Line*>(lws_get_opaque_user_data(socket));
    if (line == nullptr) return;
    lws_set_opaque_user_data(socket, nullptr);
    tell_closed(*line);
    lines_.erase(line->id);
}

void Loop::tell_closed(Line& line) {
    if (!line.is_told || served_ == nullptr) return;
    line.is_told = false;
    has_news_ = true;
    served_->closed(line.id, now());
}

void Loop::on_pong(lws* socket) {
    auto* const line = static_cast<Line*>(lws_get_opaque_user_data(socket));
    if (line == nullptr || line->is_closing || !line->said_hello) return;
    line->ping_at_ms = now().steady_ms + setup_.ping_ms;
    line->cut_at_ms = line->ping_at_ms + setup_.pong_ms;
}

// Times are as exact as it is called; in a test they are short.
void Loop::tidy(std::int64_t now_ms) {
    const std::int64_t shortest = std::min({setup_.hello_ms, setup_.ping_ms, setup_.pong_ms});
    tidy_at_ms_ = now_ms + std::clamp<std::int64_t>(shortest / 4, 10, kTidyMs);
    openings_.tidy(now_ms);
    for (const auto& [id, line] : lines_)
        look_after(*line, now_ms);
}

void Loop::look_after(Line& line, std::int64_t now_ms) {
    if (now_ms >= line.cut_at_ms) {
        figures_.silent += line.is_closing ? 0 : 1;
        cut(line, LWS_CLOSE_STATUS_POLICY_VIOLATION,
            line.said_hello ? "no answer to a ping" : "no message came");
    } else if (now_ms >= line.ping_at_ms && !line.is_closing && line.said_hello) {
        line.ping_at_ms = line.cut_at_ms;
        line.wants_ping = true;
        lws_callback_on_writable(line.socket);
    }
}

// Closes the line without waiting for the other end, which may not read. The library calls back on
// its next round, when nobody walks over the lines.
void Loop::cut(Line& line, lws_close_status status, std::string_view why) {
    line.is_closing = true;
    line.why = why;
    line.status = status;
    line.outgoing.drop();
    lws_set_timeout(line.socket, PENDING_TIMEOUT_USER_OK, LWS_TO_KILL_ASYNC);
}

Loop::Line* Loop::line_of(LineId line) {
    const auto found = lines_.find(line);
    return found == lines_.end() ? nullptr : found->second.get();
}

void Loop::send(LineId id, Frame frame) {
    Line* const line = line_of(id);
    if (line == nullptr || line->is_closing) return;
    line->outgoing.add(std::move(frame));
    if (line->outgoing.bytes() > kMostWaitingBytes) {
        ++figures_.too_slow;
        cut(*line, LWS_CLOSE_STATUS_POLICY_VIOLATION, "too slow a reader");
        return;
    }
    lws_callback_on_writable(line->socket);
}

void Loop::close(LineId id, std::string_view why) {
    Line* const line = line_of(id);
    if (line == nullptr || line->is_closing) return;
    line->is_closing = true;
    line->is_told = false;
    line->why = why;
    line->cut_at_ms = now().steady_ms + kCloseMs;
    lws_callback_on_writable(line->socket);
}

std::size_t Loop::waiting_bytes(LineId id) const {
    const auto found = lines_.find(id);
    return found == lines_.end() ? 0 : found->second->outgoing.bytes();
}

void Loop::drop_waiting(LineId id) {
    if (Line* const line = line_of(id)) line->outgoing.drop();
}

}  // namespace hexholm::server
