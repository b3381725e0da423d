// The accounts of a server: an account belongs to whoever shows its newest token, or the one before
// it.
#pragma once

#include <string>
#include <variant>

#include "src/net/protocol/denials.h"
#include "src/server/core/setup/setup.h"

namespace hexholm::server {

class Accounts {
public:
    explicit Accounts(const Setup& setup) : setup_(setup) {}

    struct Known {
        Account account;
        std::string token;  // for the next time
    };
    // Without a token a new account begins. A name may be changed at any time. The token before the one that was used is
    // void from now on, and the one that was used stays good until the new one is: the answer may get lost.
    std::variant<Known, net::Denial> hello(const std::string& token,
                                           const std::string& name,
                                           std::int64_t unix_s) const;

private:
    const Setup& setup_;
};

// Without blanks around it; empty when it is none.
std::string sound_name(std::string_view name);

}  // namespace hexholm::server
