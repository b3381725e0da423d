#include "src/server/core/accounts/accounts.h"

namespace hexholm::server {

std::string sound_name(std::string_view name) {
    const std::size_t begin = name.find_first_not_of(' ');
    if (begin == std::string_view::npos) return {};
    return std::string(name.substr(begin, name.find_last_not_of(' ') - begin + 1));
}

std::variant<Accounts::Known, net::Denial> Accounts::hello(const std::string& token,
                                                           const std::string& name,
                                                           std::int64_t unix_s) const {
    Known known;
    const std::string chosen = sound_name(name);
    if (token.empty()) {
        if (chosen.empty()) return net::Denial::bad_name;
        known.account.id = random_digits(setup_, 16);
    } else {
        const Digest256 hash = sha256(token);
        const auto found = setup_.store->account_of_token(hash);
        if (!found) return net::Denial::disk;
        if (!found.value()) return net::Denial::bad_token;
        known.account = *found.value();
        known.account.token_before = hash;
    }
    if (!chosen.empty()) known.account.name = chosen;
    // Always the same after the same: where a hello comes twice, on a line that was believed lost, both answers give one
    // token. Nobody foresees it who has stolen an older one, for the id never leaves the server.
    known.token =
        token.empty() ? random_digits(setup_, 32) : hex_text(hmac_sha256(known.account.id, token));
    known.account.token = sha256(known.token);
    if (token.empty()) known.account.token_before = known.account.token;
    known.account.seen_s = unix_s;
    if (!setup_.store->put_account(known.account)) return net::Denial::disk;
    return known;
}

}  // namespace hexholm::server
