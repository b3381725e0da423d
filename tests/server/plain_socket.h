// A program that speaks with a server byte by byte, also what no honest program would say.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace hexholm::test {

class PlainSocket {
public:
    explicit PlainSocket(std::uint16_t port);
    ~PlainSocket();
    PlainSocket(const PlainSocket&) = delete;
    PlainSocket& operator=(const PlainSocket&) = delete;

    // False: the other end has closed.
    bool send(std::string_view bytes);
    // Whatever comes until the mark has come, or the other end closes.
    std::string read_until(std::string_view mark);
    std::string read_all();
    bool is_closed();  // waits for it

    // "GET / HTTP/1.1" with more headers; the head of the answer.
    std::string request(std::string_view path, std::string_view headers = "");
    // The whole answer, from a server that closes afterwards.
    std::string get(std::string_view path, std::string_view headers = "");
    // Whether it became a WebSocket.
    bool upgrade(std::string_view headers = "");

    // One frame as clients send them. `length` is what it says of its payload, where that differs.
    enum Kind : std::uint8_t { more = 0, text = 1, binary = 2, close = 8, ping = 9, pong = 10 };
    bool send_frame(Kind kind,
                    std::string_view payload,
                    bool is_last = true,
                    std::optional<std::uint64_t> length = std::nullopt);
    struct Frame {
        Kind kind = more;
        bool is_last = true;
        std::string payload;
    };
    // Nothing when the other end has closed.
    std::optional<Frame> read_frame();
    // A whole message; pings are passed over.
    std::optional<std::string> read_message();

private:
    bool read_more();
    std::optional<std::string> take(std::size_t count);

    int socket_;
    std::string read_;
};

}  // namespace hexholm::test
