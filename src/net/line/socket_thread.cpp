#include "src/net/line/socket_thread.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <memory>
#include <vector>

#include "src/net/line/client_socket.h"
#include "src/net/line/trouble.h"

namespace hexholm::net {
namespace {

constexpr unsigned kFiles = 16;
constexpr unsigned kServiceBytes = 16'384;
constexpr std::int64_t kConnectMs = 10'000;
constexpr std::int64_t kSilenceMs =
    4'000;  // who is cut off after that was not heard, whatever the library says
constexpr std::int64_t kPingMs = 15'000;  // after what came last
constexpr std::int64_t kPongMs = 15'000;
constexpr std::int64_t kLookMs = 1'000;
constexpr std::int64_t kGoodbyeMs = 1'000;
constexpr std::size_t kMostReasonBytes = 123;

std::int64_t now_ms() {
    using namespace std::chrono;
    return duration_cast<milliseconds>(steady_clock::now().time_since_epoch()).count();
}

LineEvent closed_event(Trouble trouble) {
    LineEvent event;
    event.kind = LineEvent::Kind::closed;
    event.end = trouble.end;
    event.why = std::move(trouble.why);
    return event;
}

class SocketThread {
public:
    explicit SocketThread(LineMail& mail) : mail_(mail) {}
    ~SocketThread();
    SocketThread(const SocketThread&) = delete;
    SocketThread& operator=(const SocketThread&) = delete;

    void run();

private:
    // The one connection that counts; of others nothing is told.
    struct Connection {
        std::uint64_t opening = 0;
        Link link;
        lws* socket = nullptr;
        Reached reached = Reached::nothing;
        bool is_open = false;
        bool is_paused = false;
        bool wants_ping = false;
        bool is_closing = false;
        std::int64_t close_at_ms = 0;
        std::int64_t begun_at_ms = 0;
        std::int64_t ping_at_ms = 0;
        std::int64_t lost_at_ms = 0;
        unsigned status = 0;
        Bytes collected;
        std::string goodbye;
        bool said_goodbye = false;
    };

    static int on_socket(lws* socket, lws_callback_reasons what, void*, void* in, std::size_t size);
    static const lws_protocols kProtocols[];

    bool make_context();
    void follow(const LineMail::Wishes& wishes);
    void connect(std::uint64_t opening, const Link& link);
    void drop();
    void look_after();
    int handle(lws_callback_reasons what, ByteSpan in);
    int check_answer();
    void opened();
    int take(ByteSpan piece);
    int write();
    void heard();
    void failed();
    void ended();
    void tell_closed(Trouble trouble);

    LineMail& mail_;
    lws_sorted_usec_list_t alarm_{};
    std::unique_ptr<Connection> connection_;
    std::vector<unsigned char> room_;  // for what is written
    ClientContext context_;  // last, so that it goes first: what it closes still finds the rest
};

const lws_protocols SocketThread::kProtocols[] = {
    {kProtocolWord, on_socket, 0, kServiceBytes, 0, nullptr, 0},
    {},
};

SocketThread::~SocketThread() {
    mail_.set_waker(nullptr);
    connection_.reset();
}

bool SocketThread::make_context() {
    if (!context_.open(kProtocols, this, kFiles, kServiceBytes)) return false;
    mail_.set_waker([context = context_.get()] { lws_cancel_service(context); });
    return true;
}

void SocketThread::run() {
    if (!make_context()) return mail_.give_up(closed_event(trouble_of_memory()));
    for (;;) {
        const LineMail::Wishes wishes = mail_.take_wishes();
        if (wishes.stop) return;
        follow(wishes);
        look_after();
        lws_sul_schedule(
            context_.get(), 0, &alarm_, [](lws_sorted_usec_list_t*) {}, kLookMs * LWS_US_PER_MS);
        lws_service(context_.get(), 0);
    }
}

void SocketThread::follow(const LineMail::Wishes& wishes) {
    if (wishes.open) {
        drop();
        connect(wishes.opening, *wishes.open);
    } else if (wishes.close && connection_) {
        connection_->is_closing = true;
        connection_->close_at_ms = now_ms() + kGoodbyeMs;
        if (!connection_->is_open) drop();
    }
    if (!connection_ || !connection_->is_open) return;
    if (connection_->is_closing || mail_.has_message())
        lws_callback_on_writable(connection_->socket);
}

void SocketThread::connect(std::uint64_t opening, const Link& link) {
    connection_ = std::make_unique<Connection>();
    connection_->opening = opening;
    connection_->link = link;
    connection_->begun_at_ms = now_ms();
    connection_->lost_at_ms = connection_->begun_at_ms + kConnectMs;
    // If connecting fails at once, the callback may have forgotten the connection.
    lws* const socket = connect_to(context_.get(), connection_->link, connection_.get());
    if (!connection_) return;
    if (socket == nullptr) return failed();
    connection_->socket = socket;
}

void SocketThread::drop() {
    if (!connection_) return;
    if (lws* const socket = connection_->socket) abandon(socket);
    connection_.reset();
}

void SocketThread::look_after() {
    if (!connection_) return;
    const std::int64_t now = now_ms();
    if (connection_->is_closing && now >= connection_->close_at_ms) return drop();
    if (!connection_->is_open) {
        if (now < connection_->lost_at_ms) return;
        tell_closed(trouble_of_silence(connection_->link));
        return drop();
    }
    if (connection_->is_paused && !mail_.is_full()) {
        connection_->is_paused = false;
        lws_rx_flow_control(connection_->socket, 1);
        heard();
    }
    if (connection_->is_paused) return;
    if (now >= connection_->lost_at_ms) {
        tell_closed(trouble_of_loss());
        drop();
    } else if (now >= connection_->ping_at_ms) {
        connection_->ping_at_ms = connection_->lost_at_ms;
        connection_->wants_ping = true;
        lws_callback_on_writable(connection_->socket);
    }
}

int SocketThread::on_socket(
    lws* socket, lws_callback_reasons what, void*, void* in, std::size_t size) {
    auto* const thread = static_cast<SocketThread*>(lws_context_user(lws_get_context(socket)));
    if (thread == nullptr || !thread->connection_ ||
        lws_get_opaque_user_data(socket) != thread->connection_.get())
        return 0;
    thread->connection_->socket = socket;
    const std::size_t count = in == nullptr ? 0 : size;
    return thread->handle(what, {static_cast<const std::uint8_t*>(in), count});
}

int SocketThread::handle(lws_callback_reasons what, ByteSpan in) {
    switch (what) {
        case LWS_CALLBACK_CLIENT_CONNECTION_ERROR: failed(); return 0;
        case LWS_CALLBACK_CLIENT_APPEND_HANDSHAKE_HEADER:
            connection_->reached = Reached::asked;
            return 0;
        case LWS_CALLBACK_CLIENT_FILTER_PRE_ESTABLISH: return check_answer();
        case LWS_CALLBACK_CLIENT_ESTABLISHED: opened(); return 0;
        case LWS_CALLBACK_CLIENT_RECEIVE: return take(in);
        case LWS_CALLBACK_CLIENT_RECEIVE_PONG: heard(); return 0;
        case LWS_CALLBACK_CLIENT_WRITEABLE: return write();
        case LWS_CALLBACK_WS_PEER_INITIATED_CLOSE:
            connection_->said_goodbye = true;
            // The first two bytes are a number.
            if (in.size() > 2) connection_->goodbye.assign(in.begin() + 2, in.end());
            return 0;
        case LWS_CALLBACK_CLIENT_CLOSED: ended(); return 0;
        case LWS_CALLBACK_WSI_DESTROY:  // not all ends are told before
            connection_->socket = nullptr;
            connection_->is_open ? ended() : failed();
            return 0;
        default: return 0;
    }
}

// Servers of this game say that they speak its protocol; others open a WebSocket for anybody.
int SocketThread::check_answer() {
    connection_->reached = Reached::answered;
    return lws_hdr_total_length(connection_->socket, WSI_TOKEN_PROTOCOL) > 0 ? 0 : -1;
}

void SocketThread::opened() {
    connection_->is_open = true;
    heard();
    LineEvent event;
    event.kind = LineEvent::Kind::opened;
    mail_.tell(connection_->opening, std::move(event));
    lws_callback_on_writable(connection_->socket);
}

int SocketThread::take(ByteSpan piece) {
    heard();
    Bytes& collected = connection_->collected;
    const std::size_t room = kMostMessageFromServer - collected.size();
    const std::size_t announced = lws_remaining_packet_payload(connection_->socket);
    if (piece.size() > room || announced > room - piece.size()) {
        tell_closed(trouble_of_long_messages(connection_->link));
        return -1;
    }
    collected.insert(collected.end(), piece.begin(), piece.end());
    if (lws_is_final_fragment(connection_->socket) == 0) return 0;
    LineEvent event;
    event.kind = LineEvent::Kind::message;
    event.is_text = lws_frame_is_binary(connection_->socket) == 0;
    event.bytes = std::move(collected);
    collected = {};
    mail_.tell(connection_->opening, std::move(event));
    if (mail_.is_full()) {
        connection_->is_paused = true;
        lws_rx_flow_control(connection_->socket, 0);
    }
    return 0;
}

int SocketThread::write() {
    lws* const socket = connection_->socket;
    if (connection_->wants_ping) {
        connection_->wants_ping = false;
        // The library does not tell of pongs without a word in them.
        std::array<unsigned char, LWS_PRE + 1> word{};
        if (lws_write(socket, word.data() + LWS_PRE, 1, LWS_WRITE_PING) < 0) return -1;
    } else if (const auto message = mail_.take_message()) {
        room_.resize(LWS_PRE + message->bytes.size());
        std::ranges::copy(message->bytes, room_.begin() + LWS_PRE);
        if (lws_write(socket, room_.data() + LWS_PRE, message->bytes.size(),
                      message->is_text ? LWS_WRITE_TEXT : LWS_WRITE_BINARY) < 0)
            return -1;
    } else if (connection_->is_closing) {
        lws_close_reason(socket, LWS_CLOSE_STATUS_NORMAL, nullptr, 0);
        return -1;
    } else {
        return 0;
    }
    lws_callback_on_writable(socket);
    return 0;
}

void SocketThread::heard() {
    connection_->ping_at_ms = now_ms() + kPingMs;
    connection_->lost_at_ms = connection_->ping_at_ms + kPongMs;
}

void SocketThread::failed() {
    const bool was_silent = connection_->reached != Reached::answered &&
                            now_ms() - connection_->begun_at_ms >= kSilenceMs;
    const unsigned status =
        connection_->socket == nullptr ? 0 : lws_http_client_http_response(connection_->socket);
    if (status != 0)
        tell_closed(trouble_of_answer(connection_->link, status));
    else if (was_silent)
        tell_closed(trouble_of_silence(connection_->link));
    else
        tell_closed(trouble_before_answer(connection_->link, connection_->reached));
    connection_.reset();
}

void SocketThread::ended() {
    tell_closed(
        connection_->said_goodbye
            ? trouble_of_goodbye(std::string_view(connection_->goodbye).substr(0, kMostReasonBytes))
            : trouble_of_loss());
    connection_.reset();
}

// Told once: the line forgets what comes after it.
void SocketThread::tell_closed(Trouble trouble) {
    mail_.tell(connection_->opening, closed_event(std::move(trouble)));
}

}  // namespace

void run_socket_thread(LineMail& mail) {
    SocketThread(mail).run();
}

}  // namespace hexholm::net
