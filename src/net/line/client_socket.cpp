#include "src/net/line/client_socket.h"

#include <string>

namespace hexholm::net {
namespace {

// The host as a browser writes it: an address of IPv6 in brackets, without the port if it is the
// usual one.
std::string host_header(const Link& link) {
    const std::string host =
        link.host.find(':') == std::string::npos ? link.host : "[" + link.host + "]";
    const std::uint16_t usual = link.is_encrypted ? 443 : 80;
    return link.port == usual ? host : host + ":" + std::to_string(link.port);
}

}  // namespace

bool ClientContext::open(const lws_protocols* protocols,
                         void* owner,
                         unsigned files,
                         unsigned bytes) {
    trust_.reset(SSL_CTX_new(TLS_client_method()));
    if (trust_ == nullptr) return false;
    SSL_CTX_set_default_verify_paths(trust_.get());
    lws_set_log_level(0, nullptr);
    lws_context_creation_info info{};
    info.port = CONTEXT_PORT_NO_LISTEN;
    info.protocols = protocols;
    info.options =
        LWS_SERVER_OPTION_DO_SSL_GLOBAL_INIT | LWS_SERVER_OPTION_SKIP_SERVER_CANONICAL_NAME;
    info.provided_client_ssl_ctx = trust_.get();
    info.user = owner;
    info.uid = -1;
    info.gid = -1;
    info.fd_limit_per_thread = files;
    info.pt_serv_buf_size = bytes;
    context_.reset(lws_create_context(&info));
    return context_ != nullptr;
}

lws* connect_to(lws_context* context, const Link& link, void* connection) {
    const std::string host = host_header(link);
    lws_client_connect_info info{};
    info.context = context;
    info.address = link.host.c_str();
    info.port = link.port;
    info.host = host.c_str();
    info.path = "/";
    info.protocol = kProtocolWord;
    info.local_protocol_name = kProtocolWord;
    info.alpn = "http/1.1";
    info.ssl_connection = LCCSCF_HTTP_NO_FOLLOW_REDIRECT;
    if (link.is_encrypted) info.ssl_connection |= LCCSCF_USE_SSL;
    info.opaque_user_data = connection;
    return lws_client_connect_via_info(&info);
}

void abandon(lws* socket) {
    lws_set_opaque_user_data(socket, nullptr);
    lws_set_timeout(socket, PENDING_TIMEOUT_USER_OK, LWS_TO_KILL_ASYNC);
}

}  // namespace hexholm::net
