#include "tests/server/bad_wire.h"

#include <array>
#include <cstring>
#include <deque>
#include <list>
#include <string>

#include <catch2/catch.hpp>
#include <netinet/in.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

namespace hexholm::test {
namespace {

using Clock = std::chrono::steady_clock;

constexpr int kLookMs = 2;

sockaddr_in this_machine(std::uint16_t port) {
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(port);
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    return address;
}

// Bytes one way, each batch with the time at which it may go on.
struct Way {
    int from;
    int to;
    std::deque<std::pair<Clock::time_point, std::string>> waiting;
    bool is_over = false;

    void read(Clock::time_point goes_on) {
        std::array<char, 16'384> room;  // NOLINT
        const auto count = ::recv(from, room.data(), room.size(), MSG_DONTWAIT);
        if (count > 0) waiting.emplace_back(goes_on, std::string(room.data(), std::size_t(count)));
        is_over = is_over || count == 0 || (count < 0 && errno != EAGAIN);
    }
    void write(Clock::time_point now) {
        while (!waiting.empty() && waiting.front().first <= now) {
            std::string& batch = waiting.front().second;
            const auto sent = ::send(to, batch.data(), batch.size(), MSG_DONTWAIT | MSG_NOSIGNAL);
            if (sent <= 0) return;
            batch.erase(0, std::size_t(sent));
            if (batch.empty()) waiting.pop_front();
        }
    }
};

struct Pair {
    int client;
    int server;
    int cuts;
    Way out;
    Way in;
};

void close_pair(const Pair& pair) {
    const linger at_once{1, 0};
    ::setsockopt(pair.client, SOL_SOCKET, SO_LINGER, &at_once, sizeof at_once);
    ::close(pair.client);
    if (pair.server >= 0) ::close(pair.server);
}

}  // namespace

BadWire::BadWire(std::uint16_t to_port)
    : to_port_(to_port), listening_(::socket(AF_INET, SOCK_STREAM, 0)) {
    sockaddr_in address = this_machine(0);
    socklen_t length = sizeof address;
    REQUIRE(::bind(listening_, reinterpret_cast<sockaddr*>(&address), length) == 0);
    REQUIRE(::listen(listening_, 16) == 0);
    ::getsockname(listening_, reinterpret_cast<sockaddr*>(&address), &length);
    port_ = ntohs(address.sin_port);
    thread_ = std::thread([this] { run(); });
}

BadWire::~BadWire() {
    stop_ = true;
    thread_.join();
    ::close(listening_);
}

void BadWire::run() {
    std::list<Pair> pairs;
    while (!stop_) {
        pollfd coming{listening_, POLLIN, 0};
        if (::poll(&coming, 1, kLookMs) == 1) {
            const int client = ::accept(listening_, nullptr, nullptr);
            int server = -1;
            if (to_port_ != 0) {
                server = ::socket(AF_INET, SOCK_STREAM, 0);
                const sockaddr_in to = this_machine(to_port_);
                ::connect(server, reinterpret_cast<const sockaddr*>(&to), sizeof to);
            }
            if (const char* words = words_) ::send(client, words, std::strlen(words), MSG_NOSIGNAL);
            pairs.push_back({client, server, cuts_, {client, server, {}}, {server, client, {}}});
            ++connections_;
        }
        const auto now = Clock::now();
        const auto goes_on = now + std::chrono::milliseconds(delay_ms_);
        for (auto pair = pairs.begin(); pair != pairs.end();) {
            if (!is_frozen_ && pair->server >= 0) {
                for (Way* way : {&pair->out, &pair->in}) {
                    way->read(goes_on);
                    way->write(now);
                }
            }
            const bool is_over =
                pair->out.is_over || (pair->in.is_over && pair->in.waiting.empty());
            if (is_over || pair->cuts != cuts_) {
                close_pair(*pair);
                pair = pairs.erase(pair);
            } else {
                ++pair;
            }
        }
    }
    for (const Pair& pair : pairs)
        close_pair(pair);
}

}  // namespace hexholm::test
