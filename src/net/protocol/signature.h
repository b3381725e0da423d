// By whom a text is (Ed25519, libsodium's): whoever has the secret key signs, and whoever knows its public half checks that.
#pragma once

#include <string>
#include <string_view>

#include "engine/base/crypto.h"

namespace hexholm::net {

Key256 public_half(const Key256& secret);
// 128 lower-case hexadecimal digits.
std::string signature_of(std::string_view text, const Key256& secret);
// False for whatever else `signature` may hold.
bool is_signed_by(const Key256& public_half, std::string_view text, std::string_view signature);

}  // namespace hexholm::net
