// libwebsockets on one thread: what happens on its sockets becomes calls of `Served`.
#pragma once

#include <atomic>
#include <memory>
#include <mutex>
#include <unordered_map>

#include <libwebsockets.h>

#include "src/server/gateway/figures.h"
#include "src/server/gateway/gateway.h"
#include "src/server/gateway/incoming.h"
#include "src/server/gateway/listener.h"
#include "src/server/gateway/openings.h"
#include "src/server/gateway/outgoing.h"

namespace hexholm::server {

class Loop {
public:
    explicit Loop(GatewaySetup setup);
    ~Loop();
    Loop(const Loop&) = delete;
    Loop& operator=(const Loop&) = delete;

    Status open();
    std::uint16_t port() const { return listener_.port(); }
    Status serve(Served& served);

    void wake();
    void stop(std::int64_t back_in_s);
    void read_certificate_again(std::function<void(const Problem&)> tell);

    void send(LineId line, Frame frame);
    void close(LineId line, std::string_view why);
    std::size_t waiting_bytes(LineId line) const;
    void drop_waiting(LineId line);

private:
    // The state of a WebSocket.
    struct Line {
        LineId id = 0;
        lws* socket = nullptr;
        Outgoing outgoing;
        Incoming incoming{kMostMessageBytes};
        std::string why;  // it is to be closed
        lws_close_status status = LWS_CLOSE_STATUS_NORMAL;
        bool is_closing = false;
        bool is_told = true;  // `served` is to hear of its end
        bool wants_ping = false;
        bool said_hello = false;
        std::int64_t ping_at_ms = 0;
        std::int64_t cut_at_ms = 0;  // unless something comes before
    };
    // An answer to a browser of which a part was sent.
    struct WebAnswer {
        std::string body;
        std::size_t sent = 0;
    };
    struct Freeing {
        void operator()(SSL_CTX* tls) const { SSL_CTX_free(tls); }
        void operator()(lws_context* context) const { lws_context_destroy(context); }
    };

    static int on_line(lws* socket, lws_callback_reasons what, void*, void* in, std::size_t size);
    static int on_port(lws* socket, lws_callback_reasons what, void*, void*, std::size_t);
    static const lws_protocols kProtocols[];

    Status make_context();
    Status make_host();
    Status adopt_listener();
    void harden(SSL_CTX* tls) const;
    void step();
    void wait_until(std::int64_t when_ms);
    void finish();
    void take_certificate();

    // loop_lines.cpp
    void let_in();
    int on_upgrade(lws* socket, std::string_view to);
    int on_opened(lws* socket);
    int on_piece(lws* socket, ByteSpan piece);
    int on_writable(lws* socket);
    int send_next(Line& line);
    int end_line(Line& line);
    void tell_closed(Line& line);
    void on_closed(lws* socket);
    void on_pong(lws* socket);
    void tidy(std::int64_t now_ms);
    void look_after(Line& line, std::int64_t now_ms);
    void cut(Line& line, lws_close_status status, std::string_view why);
    Line* line_of(LineId line);

    // loop_web.cpp
    int on_request(lws* socket, std::string_view path);
    int send_file(lws* socket, const WebFile& file);
    int answer(lws* socket, std::string_view type, std::string body);
    int go_on_answering(lws* socket);
    int refuse(lws* socket, unsigned status, const char* why);
    std::string address_of(lws* socket) const;
    std::string metrics() const;

    GatewaySetup setup_;
    Listener listener_;
    Openings openings_;
    GatewayFigures figures_;
    std::unordered_map<LineId, std::unique_ptr<Line>> lines_;
    std::unordered_map<lws*, Caller> callers_;  // between request and WebSocket
    std::unordered_map<lws*, WebAnswer> answers_;
    std::size_t sockets_ = 0;
    LineId last_line_ = 0;
    Served* served_ = nullptr;
    bool has_news_ = false;
    std::int64_t go_on_at_ms_ = 0;
    std::int64_t tidy_at_ms_ = 0;
    lws_sorted_usec_list_t alarm_{};

    std::atomic<bool> is_woken_ = false;
    std::atomic<bool> is_stopped_ = false;
    std::atomic<std::int64_t> back_in_s_ = 0;
    std::mutex mutex_;
    std::function<void(const Problem&)> tell_of_certificate_;  // guarded by mutex_

    // For connections that are never made: libwebsockets would make one with all certificates of the system, and lose it.
    std::unique_ptr<SSL_CTX, Freeing> unused_;
    // Last, so that it goes first: what it closes still finds all that stands above.
    std::unique_ptr<lws_context, Freeing> context_;
    lws_vhost* host_ = nullptr;
};

}  // namespace hexholm::server
