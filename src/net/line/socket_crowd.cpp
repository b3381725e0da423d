#include <algorithm>

#include "src/net/line/client_socket.h"
#include "src/net/line/crowd.h"
#include "src/net/line/trouble.h"

namespace hexholm::net {
namespace {

constexpr unsigned kOtherFiles = 16;
constexpr unsigned kBytesOfCrowd = 4096;

class SocketCrowd final : public Crowd {
public:
    SocketCrowd(Link link, std::size_t lines, Listener& listener)
        : link_(std::move(link)), listener_(listener), lines_(lines) {}
    ~SocketCrowd() override;
    SocketCrowd(const SocketCrowd&) = delete;
    SocketCrowd& operator=(const SocketCrowd&) = delete;

    bool make_context();
    void open(std::size_t line) override;
    void send(std::size_t line, bool is_text, ByteSpan message) override;
    void close(std::size_t line) override;
    void serve(std::int64_t most_us) override;

private:
    struct Message {
        bool is_text = false;
        std::vector<unsigned char> room;  // the library writes in front of the bytes
    };
    struct Connection {
        std::size_t line = 0;
        lws* socket = nullptr;
        Reached reached = Reached::nothing;
        bool is_open = false;
        std::deque<Message> outgoing;
        Bytes collected;
    };

    static int on_socket(lws* socket, lws_callback_reasons what, void*, void* in, std::size_t size);
    static const lws_protocols kProtocolsOfCrowd[];
    int handle(Connection& connection, lws_callback_reasons what, ByteSpan in);
    int take(Connection& connection, ByteSpan piece);
    static int write(Connection& connection);
    void end(Connection& connection);

    const Link link_;
    Listener& listener_;
    lws_sorted_usec_list_t alarm_{};
    std::vector<std::unique_ptr<Connection>> lines_;
    ClientContext context_;  // last, so that it goes first: what it closes still finds the rest
};

const lws_protocols SocketCrowd::kProtocolsOfCrowd[] = {
    {kProtocolWord, on_socket, 0, kBytesOfCrowd, 0, nullptr, 0},
    {},
};

SocketCrowd::~SocketCrowd() {
    for (std::size_t line = 0; line < lines_.size(); ++line)
        close(line);
}

bool SocketCrowd::make_context() {
    const auto files = static_cast<unsigned>(lines_.size()) + kOtherFiles;
    return context_.open(kProtocolsOfCrowd, this, files, kBytesOfCrowd);
}

void SocketCrowd::open(std::size_t line) {
    close(line);
    lines_[line] = std::make_unique<Connection>();
    Connection& connection = *lines_[line];
    connection.line = line;
    // If connecting fails at once, the callback may have forgotten the connection.
    lws* const socket = connect_to(context_.get(), link_, &connection);
    if (!lines_[line]) return;
    connection.socket = socket;
    if (socket == nullptr) end(connection);
}

void SocketCrowd::send(std::size_t line, bool is_text, ByteSpan message) {
    Connection* const connection = lines_[line].get();
    if (connection == nullptr || !connection->is_open)
        return;  // as a line that was lost swallows it
    Message kept{is_text, std::vector<unsigned char>(LWS_PRE + message.size())};
    std::ranges::copy(message, kept.room.begin() + LWS_PRE);
    connection->outgoing.push_back(std::move(kept));
    lws_callback_on_writable(connection->socket);
}

void SocketCrowd::close(std::size_t line) {
    if (!lines_[line]) return;
    if (lws* const socket = lines_[line]->socket) abandon(socket);
    lines_[line].reset();
}

void SocketCrowd::serve(std::int64_t most_us) {
    lws_sul_schedule(
        context_.get(), 0, &alarm_, [](lws_sorted_usec_list_t*) {},
        std::max<std::int64_t>(most_us, 1));
    lws_service(context_.get(), 0);
}

int SocketCrowd::on_socket(
    lws* socket, lws_callback_reasons what, void*, void* in, std::size_t size) {
    auto* const crowd = static_cast<SocketCrowd*>(lws_context_user(lws_get_context(socket)));
    auto* const connection = static_cast<Connection*>(lws_get_opaque_user_data(socket));
    if (crowd == nullptr || connection == nullptr) return 0;
    connection->socket = socket;
    const std::size_t count = in == nullptr ? 0 : size;
    return crowd->handle(*connection, what, {static_cast<const std::uint8_t*>(in), count});
}

int SocketCrowd::handle(Connection& connection, lws_callback_reasons what, ByteSpan in) {
    switch (what) {
        case LWS_CALLBACK_CLIENT_APPEND_HANDSHAKE_HEADER:
            connection.reached = Reached::asked;
            return 0;
        case LWS_CALLBACK_CLIENT_FILTER_PRE_ESTABLISH:
            connection.reached = Reached::answered;
            return lws_hdr_total_length(connection.socket, WSI_TOKEN_PROTOCOL) > 0 ? 0 : -1;
        case LWS_CALLBACK_CLIENT_ESTABLISHED:
            connection.is_open = true;
            listener_.opened(connection.line);
            return 0;
        case LWS_CALLBACK_CLIENT_RECEIVE: return take(connection, in);
        case LWS_CALLBACK_CLIENT_WRITEABLE: return write(connection);
        case LWS_CALLBACK_CLIENT_CONNECTION_ERROR:
        case LWS_CALLBACK_CLIENT_CLOSED:
        case LWS_CALLBACK_WSI_DESTROY: end(connection); return 0;  // not all ends are told before
        default: return 0;
    }
}

int SocketCrowd::take(Connection& connection, ByteSpan piece) {
    Bytes& collected = connection.collected;
    if (piece.size() > kMostMessageFromServer - collected.size()) return -1;
    collected.insert(collected.end(), piece.begin(), piece.end());
    lws* const socket = connection.socket;
    if (lws_is_final_fragment(socket) == 0) return 0;
    const Bytes message = std::exchange(collected, {});
    listener_.received(connection.line, lws_frame_is_binary(socket) == 0, message);
    return 0;
}

int SocketCrowd::write(Connection& connection) {
    if (connection.outgoing.empty()) return 0;
    Message& message = connection.outgoing.front();
    const std::size_t size = message.room.size() - LWS_PRE;
    if (lws_write(connection.socket, message.room.data() + LWS_PRE, size,
                  message.is_text ? LWS_WRITE_TEXT : LWS_WRITE_BINARY) < 0)
        return -1;
    connection.outgoing.pop_front();
    if (!connection.outgoing.empty()) lws_callback_on_writable(connection.socket);
    return 0;
}

void SocketCrowd::end(Connection& connection) {
    const std::size_t line = connection.line;
    const bool was_open = connection.is_open;
    const Reached reached = connection.reached;
    lws* const socket = connection.socket;
    const unsigned status = socket == nullptr ? 0 : lws_http_client_http_response(socket);
    if (socket != nullptr) lws_set_opaque_user_data(socket, nullptr);
    lines_[line].reset();
    const Trouble trouble = was_open      ? trouble_of_loss()
                            : status != 0 ? trouble_of_answer(link_, status)
                                          : trouble_before_answer(link_, reached);
    listener_.closed(line, trouble.end, trouble.why);
}

}  // namespace

Result<std::unique_ptr<Crowd>> Crowd::make(Link link, std::size_t lines, Listener& listener) {
    auto crowd = std::make_unique<SocketCrowd>(std::move(link), lines, listener);
    if (!crowd->make_context()) return trouble_of_memory().why;
    return std::unique_ptr<Crowd>(std::move(crowd));
}

}  // namespace hexholm::net
