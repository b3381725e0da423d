#include "src/server/gateway/certificate.h"

#include <memory>

#include <openssl/ssl.h>

#include "engine/files/text_file.h"

namespace hexholm::server {
namespace {

constexpr std::uintmax_t kMostPemBytes = std::uintmax_t{1} << 20;

}  // namespace

Status check_certificate(const std::string& certificate, const std::string& key) {
    for (const std::string& file : {certificate, key})
        if (const auto text = read_text_file(file, kMostPemBytes); !text) return text.problem();
    const std::unique_ptr<SSL_CTX, decltype(&::SSL_CTX_free)> trial(
        ::SSL_CTX_new(::TLS_server_method()), ::SSL_CTX_free);
    HEX_CHECK(trial != nullptr);
    if (::SSL_CTX_use_certificate_chain_file(trial.get(), certificate.c_str()) != 1)
        return Problem{certificate, "this is not a certificate in PEM",
                       "the first file after --tls is the certificate with its chain"};
    if (::SSL_CTX_use_PrivateKey_file(trial.get(), key.c_str(), SSL_FILETYPE_PEM) != 1)
        return Problem{
            key, "this is not a private key in PEM, or it belongs to another certificate",
            "the second file after --tls is the key of the certificate, without a password"};
    return Done{};
}

}  // namespace hexholm::server
