#include "src/server/gateway/loop.h"

#include <algorithm>

#include "src/server/gateway/certificate.h"
#include "src/server/gateway/clock.h"

namespace hexholm::server {
namespace {

constexpr const char* kLineProtocol = "hexholm";
constexpr const char* kPortProtocol = "port";
constexpr std::int64_t kMostRestMs = 60'000;
constexpr std::int64_t kGoodbyeMs = 3'000;  // for what waits when the server stops
// The library serves all lines from one piece of memory of this size.
constexpr unsigned kServiceBytes = 4'096;
// The buffer of each WebSocket for incoming data; longer messages come in pieces.
constexpr std::size_t kPieceInBytes = 1'024;
constexpr unsigned short kMostHeaderBytes = 4'096;
constexpr unsigned kWebIdleS = 5;

unsigned seconds_of(std::int64_t ms) {
    return static_cast<unsigned>(std::max<std::int64_t>((ms + 999) / 1'000, 1));
}

}  // namespace

const lws_protocols Loop::kProtocols[] = {
    {kLineProtocol, on_line, 0, kPieceInBytes, 0, nullptr, 0},
    {kPortProtocol, on_port, 0, 0, 0, nullptr, 0},
    {},
};

Loop::Loop(GatewaySetup setup) : setup_(std::move(setup)), openings_(setup_.openings_per_second) {}

Loop::~Loop() {
    served_ = nullptr;
}

Status Loop::open() {
    if (!setup_.certificate.empty())
        if (Status checked = check_certificate(setup_.certificate, setup_.key); !checked)
            return checked;
    if (Status opened = listener_.open(setup_.address, setup_.port); !opened) return opened;
    if (Status made = make_context(); !made) return made;
    if (Status made = make_host(); !made) return made;
    return adopt_listener();
}

Status Loop::make_context() {
    lws_set_log_level(0, nullptr);
    lws_context_creation_info info{};
    info.port = CONTEXT_PORT_NO_LISTEN_SERVER;
    info.options = LWS_SERVER_OPTION_EXPLICIT_VHOSTS | LWS_SERVER_OPTION_SKIP_SERVER_CANONICAL_NAME;
    if (!setup_.certificate.empty()) info.options |= LWS_SERVER_OPTION_DO_SSL_GLOBAL_INIT;
    info.user = this;
    info.pt_serv_buf_size = kServiceBytes;
    info.max_http_header_data = kMostHeaderBytes;
    info.uid = -1;
    info.gid = -1;
    info.server_string = "hexholm-server";
    context_.reset(lws_create_context(&info));
    if (context_ == nullptr)
        return Problem{"", "libwebsockets does not start",
                       "look whether memory or open files are limited ('ulimit -a')"};
    return Done{};
}

Status Loop::make_host() {
    lws_context_creation_info info{};
    info.port = CONTEXT_PORT_NO_LISTEN_SERVER;
    info.protocols = kProtocols;
    info.options = LWS_SERVER_OPTION_VALIDATE_UTF8;
    info.user = this;
    info.alpn = "http/1.1";
    info.keepalive_timeout = kWebIdleS;
    info.timeout_secs = seconds_of(setup_.hello_ms);
    info.timeout_secs_ah_idle = seconds_of(setup_.hello_ms);
    if (!setup_.certificate.empty()) {
        info.options |= LWS_SERVER_OPTION_DO_SSL_GLOBAL_INIT;
        info.ssl_cert_filepath = setup_.certificate.c_str();
        info.ssl_private_key_filepath = setup_.key.c_str();
        unused_.reset(SSL_CTX_new(TLS_client_method()));
        info.provided_client_ssl_ctx = unused_.get();
    }
    host_ = lws_create_vhost(context_.get(), &info);
    if (host_ == nullptr)
        return Problem{setup_.certificate, "libwebsockets does not take this certificate",
                       "try it with 'openssl s_server'"};
    return Done{};
}

Status Loop::adopt_listener() {
    lws_sock_file_fd_type file{};
    file.filefd = listener_.number();
    const lws* const adopted =
        lws_adopt_descriptor_vhost(host_, LWS_ADOPT_RAW_FILE_DESC, file, kPortProtocol, nullptr);
    listener_.let_go();
    if (adopted == nullptr) return Problem{"", "libwebsockets does not wait on the port", ""};
    return Done{};
}

// Little memory for a line at rest, and nothing older than TLS 1.2. Who comes back brings a ticket, so nothing is kept
// of those who have gone.
void Loop::harden(SSL_CTX* tls) const {
    SSL_CTX_set_mode(tls, SSL_MODE_RELEASE_BUFFERS);
    SSL_CTX_set_session_cache_mode(tls, SSL_SESS_CACHE_OFF);
    SSL_CTX_set_min_proto_version(tls, TLS1_2_VERSION);
}

Status Loop::serve(Served& served) {
    served_ = &served;
    while (!is_stopped_)
        step();
    finish();
    served_ = nullptr;
    return Done{};
}

void Loop::step() {
    const Now time = now();
    if (time.steady_ms >= tidy_at_ms_) tidy(time.steady_ms);
    take_certificate();
    if (is_woken_.exchange(false) || has_news_ || time.steady_ms >= go_on_at_ms_) {
        has_news_ = false;
        const std::int64_t rest_ms = served_->go_on(time);
        go_on_at_ms_ = time.steady_ms + std::clamp<std::int64_t>(rest_ms, 1, kMostRestMs);
    }
    wait_until(std::min(go_on_at_ms_, tidy_at_ms_));
}

// Returns sooner when something has happened.
void Loop::wait_until(std::int64_t when_ms) {
    const std::int64_t left_ms = std::max<std::int64_t>(when_ms - now().steady_ms, 1);
    lws_sul_schedule(
        context_.get(), 0, &alarm_, [](lws_sorted_usec_list_t*) {}, left_ms * LWS_US_PER_MS);
    lws_service(context_.get(), 0);
}

void Loop::finish() {
    served_->put_to_sleep(back_in_s_, now());
    const std::int64_t until_ms = now().steady_ms + kGoodbyeMs;
    for (const auto& [id, line] : lines_) {
        line->is_told = false;
        if (line->is_closing) continue;
        line->status = LWS_CLOSE_STATUS_GOINGAWAY;
        line->is_closing = true;
        line->cut_at_ms = until_ms;
        lws_callback_on_writable(line->socket);
    }
    while (!lines_.empty() && now().steady_ms < until_ms)
        wait_until(until_ms);
}

void Loop::wake() {
    is_woken_ = true;
    lws_cancel_service(context_.get());
}

void Loop::stop(std::int64_t back_in_s) {
    back_in_s_ = back_in_s;
    is_stopped_ = true;
    lws_cancel_service(context_.get());
}

void Loop::read_certificate_again(std::function<void(const Problem&)> tell) {
    {
        const std::lock_guard lock(mutex_);
        tell_of_certificate_ = std::move(tell);
    }
    lws_cancel_service(context_.get());
}

void Loop::take_certificate() {
    std::function<void(const Problem&)> tell;
    {
        const std::lock_guard lock(mutex_);
        std::swap(tell, tell_of_certificate_);
    }
    if (!tell || setup_.certificate.empty()) return;
    if (const Status checked = check_certificate(setup_.certificate, setup_.key); !checked)
        return tell(checked.problem());
    if (lws_tls_cert_updated(context_.get(), setup_.certificate.c_str(), setup_.key.c_str(),
                             nullptr, 0, nullptr, 0) != 0)
        tell({setup_.certificate, "libwebsockets does not take this certificate",
              "start the server again"});
}

int Loop::on_port(lws* socket, lws_callback_reasons what, void*, void*, std::size_t) {
    if (what == LWS_CALLBACK_RAW_RX_FILE)
        static_cast<Loop*>(lws_context_user(lws_get_context(socket)))->let_in();
    return 0;
}

int Loop::on_line(lws* socket, lws_callback_reasons what, void* user, void* in, std::size_t size) {
    auto& loop = *static_cast<Loop*>(lws_context_user(lws_get_context(socket)));
    const auto text = [&] { return std::string_view(static_cast<const char*>(in), size); };
    switch (what) {
        case LWS_CALLBACK_OPENSSL_LOAD_EXTRA_SERVER_VERIFY_CERTS:
            loop.harden(static_cast<SSL_CTX*>(user));
            return 0;
        case LWS_CALLBACK_WSI_CREATE: ++loop.sockets_; return 0;
        case LWS_CALLBACK_WSI_DESTROY:
            --loop.sockets_;
            loop.callers_.erase(socket);
            loop.answers_.erase(socket);
            return 0;
        case LWS_CALLBACK_HTTP: return loop.on_request(socket, text());
        case LWS_CALLBACK_HTTP_WRITEABLE: return loop.go_on_answering(socket);
        case LWS_CALLBACK_HTTP_FILE_COMPLETION: return -1;  // all is sent, and one file is enough
        case LWS_CALLBACK_HTTP_CONFIRM_UPGRADE:
            return loop.on_upgrade(socket, static_cast<const char*>(in));  // without its size
        case LWS_CALLBACK_ESTABLISHED: return loop.on_opened(socket);
        case LWS_CALLBACK_RECEIVE:
            return loop.on_piece(socket, {static_cast<const std::uint8_t*>(in), size});
        case LWS_CALLBACK_RECEIVE_PONG: loop.on_pong(socket); return 0;
        case LWS_CALLBACK_SERVER_WRITEABLE: return loop.on_writable(socket);
        case LWS_CALLBACK_CLOSED: loop.on_closed(socket); return 0;
        default: return 0;
    }
}

}  // namespace hexholm::server
