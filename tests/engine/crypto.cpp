// Hashes and keys (engine/base/crypto.h) against the examples of the standards that they follow.
#include "engine/base/crypto.h"

#include <set>
#include <string>

#include <catch2/catch.hpp>

namespace hexholm::test {
namespace {

std::string hash_of(std::string_view text) {
    return hex_text(sha256(text));
}
std::string mac_of(std::string_view key, std::string_view text) {
    return hex_text(hmac_sha256(key, text));
}

}  // namespace

TEST_CASE("crypto: SHA-256 gives what the examples of FIPS 180-4 say") {
    CHECK(hash_of("") == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    CHECK(hash_of("abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    CHECK(hash_of("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq") ==
          "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
    CHECK(hash_of(std::string(1'000'000, 'a')) ==
          "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0");
}

TEST_CASE("crypto: HMAC-SHA-256 gives what the examples of RFC 4231 say") {
    CHECK(mac_of(std::string(20, '\x0b'), "Hi There") ==
          "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7");
    CHECK(mac_of("Jefe", "what do ya want for nothing?") ==
          "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843");
    CHECK(mac_of(std::string(20, '\xaa'), std::string(50, '\xdd')) ==
          "773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe");
    std::string counting;
    for (char byte = 1; byte <= 25; ++byte)
        counting += byte;
    CHECK(mac_of(counting, std::string(50, '\xcd')) ==
          "82558a389a443c0ea4cc819899f2083a85f0faa3e578f8077a2e3ff46729665b");
    CHECK(mac_of(std::string(20, '\x0c'), "Test With Truncation").substr(0, 32) ==
          "a3b6167473100ee06e0c796c2955552b");
    const std::string longer_than_a_block(131, '\xaa');
    CHECK(mac_of(longer_than_a_block, "Test Using Larger Than Block-Size Key - Hash Key First") ==
          "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54");
    CHECK(mac_of(longer_than_a_block,
                 "This is a test using a larger than block-size key and a larger than block-size "
                 "data. The key needs to be hashed before being used by the HMAC algorithm.") ==
          "9b09ffa71b942fcb27635fbcd5b0e944bfdc63644f0713938a7f51535c3a35e2");
}

TEST_CASE("crypto: no two keys of the system are alike, and no byte of them stands still") {
    std::set<std::string> keys;
    std::array<std::set<int>, kDigestBytes> values;
    for (int count = 0; count < 200; ++count) {
        const Key256 key = random_key();
        keys.insert(hex_text(key));
        for (std::size_t at = 0; at < kDigestBytes; ++at)
            values[at].insert(key.bytes[at]);
    }
    CHECK(keys.size() == 200);
    for (const std::set<int>& of_byte : values)
        CHECK(of_byte.size() > 80);
}

TEST_CASE("crypto: texts are compared as they are, those of unequal length too") {
    CHECK(equal_in_constant_time("", ""));
    CHECK(equal_in_constant_time("token", "token"));
    CHECK_FALSE(equal_in_constant_time("token", "tokem"));
    CHECK_FALSE(equal_in_constant_time("Token", "token"));
    CHECK_FALSE(equal_in_constant_time("token", "token1"));
    CHECK_FALSE(equal_in_constant_time("", "t"));
}

TEST_CASE("crypto: a digest or key is read back from its digits, and from nothing else") {
    const Digest256 digest = sha256("abc");
    const std::string digits = hex_text(digest);
    CHECK(parse_digest(digits) == digest);
    CHECK(short_name(digest) == digits.substr(0, 16));
    const Key256 key = random_key();
    CHECK(parse_key(hex_text(key)) == key);
    for (const std::string& wrong :
         {std::string(), digits.substr(1), digits + "0", digits.substr(0, 63) + "g",
          digits.substr(0, 62) + " 0", "0x" + digits.substr(2)})
        CHECK_FALSE(parse_digest(wrong));
}

}  // namespace hexholm::test
