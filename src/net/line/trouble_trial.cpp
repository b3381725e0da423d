// Tries how far one gets to a server; browsers do not let us.
#include <cerrno>
#include <memory>
#include <string>

#include <netdb.h>
#include <openssl/ssl.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <unistd.h>

#include "src/net/line/trouble.h"

namespace hexholm::net {
namespace {

constexpr int kTrialS = 2;

using Addresses = std::unique_ptr<addrinfo, decltype(&::freeaddrinfo)>;

Addresses addresses_of(const Link& link) {
    addrinfo hints{};
    hints.ai_socktype = SOCK_STREAM;
    addrinfo* found = nullptr;
    if (::getaddrinfo(link.host.c_str(), std::to_string(link.port).c_str(), &hints, &found) != 0)
        found = nullptr;
    return {found, ::freeaddrinfo};
}

// A connection for a trial: closed afterwards, and never waited for long.
class Trial {
public:
    explicit Trial(const addrinfo& address)
        : socket_(::socket(address.ai_family, SOCK_STREAM | SOCK_CLOEXEC, 0)) {
        const timeval patience{kTrialS, 0};
        ::setsockopt(socket_, SOL_SOCKET, SO_SNDTIMEO, &patience, sizeof patience);
        ::setsockopt(socket_, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience);
        if (socket_ < 0 || ::connect(socket_, address.ai_addr, address.ai_addrlen) != 0)
            error_ = errno;
    }
    ~Trial() {
        if (socket_ >= 0) ::close(socket_);
    }
    Trial(const Trial&) = delete;
    Trial& operator=(const Trial&) = delete;

    int error() const { return error_; }  // 0, or errno
    // Whoever it is.
    bool can_encrypt(const std::string& host) const {
        const std::unique_ptr<SSL_CTX, decltype(&::SSL_CTX_free)> context(
            ::SSL_CTX_new(::TLS_client_method()), ::SSL_CTX_free);
        const std::unique_ptr<SSL, decltype(&::SSL_free)> tls(::SSL_new(context.get()), ::SSL_free);
        if (tls == nullptr) return false;
        ::SSL_set_tlsext_host_name(tls.get(), host.c_str());
        return ::SSL_set_fd(tls.get(), socket_) == 1 && ::SSL_connect(tls.get()) == 1;
    }

private:
    int socket_;
    int error_ = 0;
};

}  // namespace

Trouble trouble_before_answer(const Link& link, Reached reached) {
    if (reached != Reached::nothing) return trouble_of_another_program(link);
    const Addresses addresses = addresses_of(link);
    if (addresses == nullptr) return trouble_of_no_host(link);
    int error = 0;
    for (const addrinfo* one = addresses.get(); one != nullptr; one = one->ai_next) {
        const Trial trial(*one);
        error = trial.error();
        if (error != 0) continue;
        // The library has not told why it has given up.
        if (!link.is_encrypted) return trouble_of_silence(link);
        return trial.can_encrypt(link.host) ? trouble_of_distrust(link)
                                            : trouble_of_no_encryption(link);
    }
    return error == ECONNREFUSED ? trouble_of_nobody(link) : trouble_of_silence(link);
}

}  // namespace hexholm::net
