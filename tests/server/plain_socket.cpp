#include "tests/server/plain_socket.h"

#include <array>
#include <cerrno>

#include <catch2/catch.hpp>
#include <netinet/in.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <unistd.h>

#include "tests/server/wait.h"

namespace hexholm::test {

PlainSocket::PlainSocket(std::uint16_t port) : socket_(::socket(AF_INET, SOCK_STREAM, 0)) {
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(port);
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    REQUIRE(::connect(socket_, reinterpret_cast<sockaddr*>(&address), sizeof address) == 0);
    const timeval patience{kPatience.count(), 0};
    ::setsockopt(socket_, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience);
    ::setsockopt(socket_, SOL_SOCKET, SO_SNDTIMEO, &patience, sizeof patience);
}

PlainSocket::~PlainSocket() {
    ::close(socket_);
}

bool PlainSocket::send(std::string_view bytes) {
    while (!bytes.empty()) {
        const auto sent = ::send(socket_, bytes.data(), bytes.size(), MSG_NOSIGNAL);
        if (sent <= 0) return false;
        bytes.remove_prefix(static_cast<std::size_t>(sent));
    }
    return true;
}

bool PlainSocket::read_more() {
    std::array<char, 65'536> room;  // NOLINT
    const auto count = ::recv(socket_, room.data(), room.size(), 0);
    if (count < 0 && (errno == EAGAIN || errno == EWOULDBLOCK)) FAIL("the server says nothing");
    if (count <= 0) return false;
    read_.append(room.data(), static_cast<std::size_t>(count));
    return true;
}

std::string PlainSocket::read_until(std::string_view mark) {
    std::size_t at = read_.find(mark);
    while (at == std::string::npos && read_more())
        at = read_.find(mark);
    const std::size_t end = at == std::string::npos ? read_.size() : at + mark.size();
    std::string found = read_.substr(0, end);
    read_.erase(0, end);
    return found;
}

std::string PlainSocket::read_all() {
    while (read_more()) {
    }
    return std::move(read_);
}

bool PlainSocket::is_closed() {
    while (read_more())
        read_.clear();
    return true;
}

std::string PlainSocket::request(std::string_view path, std::string_view headers) {
    send("GET " + std::string(path) + " HTTP/1.1\r\nHost: localhost\r\n" + std::string(headers) +
         "\r\n");
    return read_until("\r\n\r\n");
}

std::string PlainSocket::get(std::string_view path, std::string_view headers) {
    const std::string head = request(path, "Connection: close\r\n" + std::string(headers));
    return head + read_all();
}

bool PlainSocket::upgrade(std::string_view headers) {
    const std::string head =
        request("/",
                "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
                "Sec-WebSocket-Protocol: hexholm\r\n" +
                    std::string(headers));
    return head.starts_with("HTTP/1.1 101") &&
           head.find("s3pPLMBiTxaQ9kYGzzhZRbK+xOo=") != std::string::npos;  // RFC 6455, 1.3
}

bool PlainSocket::send_frame(Kind kind,
                             std::string_view payload,
                             bool is_last,
                             std::optional<std::uint64_t> length) {
    const std::uint64_t size = length.value_or(payload.size());
    std::string frame(1, static_cast<char>(kind | (is_last ? 0x80U : 0U)));
    const int extra = size < 126 ? 0 : size < 65'536 ? 2 : 8;
    frame += static_cast<char>(0x80U | (extra == 0 ? size : extra == 2 ? 126U : 127U));
    for (int byte = extra - 1; byte >= 0; --byte)
        frame += static_cast<char>(size >> (8 * static_cast<unsigned>(byte)));
    constexpr std::string_view kMask = "mask";
    frame += kMask;
    for (std::size_t at = 0; at < payload.size(); ++at)
        frame += static_cast<char>(payload[at] ^ kMask[at % 4]);
    return send(frame);
}

std::optional<std::string> PlainSocket::take(std::size_t count) {
    while (read_.size() < count)
        if (!read_more()) return std::nullopt;
    std::string taken = read_.substr(0, count);
    read_.erase(0, count);
    return taken;
}

std::optional<PlainSocket::Frame> PlainSocket::read_frame() {
    const auto head = take(2);
    if (!head) return std::nullopt;
    const auto first = static_cast<unsigned char>((*head)[0]);
    std::uint64_t size = static_cast<unsigned char>((*head)[1]);
    const std::size_t extra = size == 126 ? 2 : size == 127 ? 8 : 0;
    const auto more_bytes = take(extra);
    if (!more_bytes) return std::nullopt;
    if (extra > 0) size = 0;
    for (const char byte : *more_bytes)
        size = size << 8U | static_cast<unsigned char>(byte);
    auto payload = take(size);
    if (!payload) return std::nullopt;
    return Frame{static_cast<Kind>(first & 0x0FU), (first & 0x80U) != 0, std::move(*payload)};
}

std::optional<std::string> PlainSocket::read_message() {
    std::string message;
    for (;;) {
        const auto frame = read_frame();
        if (!frame || frame->kind == close) return std::nullopt;
        if (frame->kind > binary) continue;
        message += frame->payload;
        if (frame->is_last) return message;
    }
}

}  // namespace hexholm::test
