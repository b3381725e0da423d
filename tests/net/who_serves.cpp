// A server proves who it is before anybody shows it what opens his seat.
#include <map>

#include <catch2/catch.hpp>

#include "src/net/guest/guest.h"
#include "src/net/protocol/signature.h"

namespace hexholm::test {
namespace {

// The other end of a guest's line, which says what the test wants.
class Whoever final : public net::LineOut {
public:
    void open() override {}
    void send(bool is_text, ByteSpan message) override {
        if (!is_text) return;
        const std::string_view text(reinterpret_cast<const char*>(message.data()), message.size());
        const auto request = net::read_request(text);
        REQUIRE(request);
        if (const auto* const asked = std::get_if<net::AskServer>(&request.value()))
            nonce = asked->nonce;
        if (const auto* const hello = std::get_if<net::Hello>(&request.value()))
            hellos.push_back(hello->token);
    }
    void close() override { is_closed = true; }

    std::string nonce;
    std::vector<std::string> hellos;  // their tokens
    bool is_closed = false;
};

struct Visit {
    Whoever line;
    std::map<std::string, std::string> tokens;
    net::Guest guest{line, "Anna", [this](const std::string& server) { return tokens[server]; },
                     Random{1, 0}};

    void open() {
        guest.connect(0);
        guest.opened(0);
    }
    void hear(const net::LobbyTelling& news) {
        const std::string text = net::text_of(news);
        guest.received(true, {reinterpret_cast<const std::uint8_t*>(text.data()), text.size()}, 0);
    }
    // As a server with this secret answers a question.
    static net::ServerTold answer(const Key256& secret, const std::string& nonce) {
        return {hex_text(net::public_half(secret)),
                net::signature_of(net::server_proof_text(nonce), secret)};
    }
};

// RFC 8032, 7.1, the second test.
TEST_CASE("signatures are those of the standard, and of nobody and nothing else") {
    const auto secret =
        parse_key("4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb");
    REQUIRE(secret);
    const Key256 open = net::public_half(*secret);
    CHECK(hex_text(open) == "3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c");
    const std::string signature = net::signature_of("\x72", *secret);
    CHECK(signature ==
          "92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da"
          "085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00");
    CHECK(net::is_signed_by(open, "\x72", signature));
    CHECK_FALSE(net::is_signed_by(open, "\x73", signature));
    CHECK_FALSE(net::is_signed_by(net::public_half(random_key()), "\x72", signature));
    for (const std::string& other : {std::string(), std::string(128, '0'), signature + "00"})
        CHECK_FALSE(net::is_signed_by(open, "\x72", other));
}

TEST_CASE("a token is shown to the server that has given it, wherever that is") {
    Visit visit;
    const Key256 one = random_key();
    const Key256 other = random_key();
    visit.tokens[hex_text(net::public_half(one))] = "of-one";
    for (const auto& [secret, token] :
         {std::pair(one, "of-one"), std::pair(other, ""), std::pair(one, "of-one")}) {
        visit.open();
        CHECK(visit.line.hellos.empty());
        visit.hear(Visit::answer(secret, visit.line.nonce));
        CHECK(visit.line.hellos == std::vector<std::string>{token});
        visit.hear(Visit::answer(secret, visit.line.nonce));  // it came twice
        CHECK(visit.line.hellos.size() == 1);
        visit.line.hellos.clear();
        visit.guest.closed(0);
    }
}

TEST_CASE("who only says that he is a known server learns nothing") {
    const Key256 known = random_key();
    for (const std::string& proof :
         {std::string(), std::string(128, '0'),
          Visit::answer(known, std::string(64, 'a')).proof,  // of an older question
          std::string("what")}) {
        Visit visit;
        visit.tokens[hex_text(net::public_half(known))] = "secret";
        visit.open();
        visit.hear(net::ServerTold{hex_text(net::public_half(known)), proof});
        CHECK(visit.line.hellos.empty());
        CHECK(visit.line.is_closed);
        CHECK(visit.guest.standing() == net::Standing::refused);
        REQUIRE(visit.guest.refusal());
        CHECK(visit.guest.refusal()->code == net::Denial::false_server);
    }
}

}  // namespace
}  // namespace hexholm::test
