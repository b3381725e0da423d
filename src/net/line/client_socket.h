// What every client's socket is to libwebsockets, whether it has a thread of its own or shares one with many.
#pragma once

#include <memory>

#include <libwebsockets.h>

#include "src/net/protocol/link.h"

namespace hexholm::net {

inline constexpr const char* kProtocolWord = "hexholm";

// A context of libwebsockets that listens nowhere, with the certificates that this system trusts. OpenSSL's half is ours,
// for libwebsockets 4.1 never frees the one it makes when another context of the process begins in the meantime.
class ClientContext {
public:
    // False when there is no memory for it. `owner` is what lws_context_user() gives. `files` of the system are open at
    // most, and `bytes` are read at a time.
    bool open(const lws_protocols* protocols, void* owner, unsigned files, unsigned bytes);

    lws_context* get() const { return context_.get(); }

private:
    struct Freeing {
        void operator()(SSL_CTX* trust) const { SSL_CTX_free(trust); }
        void operator()(lws_context* context) const { lws_context_destroy(context); }
    };
    std::unique_ptr<SSL_CTX, Freeing> trust_;  // outlives the sockets
    std::unique_ptr<lws_context, Freeing> context_;
};

// Begins to connect. Null where that fails at once; the callback may have told so already. `connection` is what
// lws_get_opaque_user_data() gives.
lws* connect_to(lws_context* context, const Link& link, void* connection);

// Whatever the library still says of the socket is about nobody.
void abandon(lws* socket);

}  // namespace hexholm::net
