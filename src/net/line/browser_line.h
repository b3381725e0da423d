// A line by the browser's own WebSocket, which tells what comes between two frames.
#pragma once

#include <deque>

#include <emscripten/websocket.h>

#include "src/net/line/line.h"
#include "src/net/line/trouble.h"

namespace hexholm::net {

class BrowserLine final : public Line {
public:
    BrowserLine() = default;
    ~BrowserLine() override;
    BrowserLine(const BrowserLine&) = delete;
    BrowserLine& operator=(const BrowserLine&) = delete;

    void open(const Link& link) override;
    bool send(bool is_text, Bytes message) override;
    std::optional<LineEvent> poll() override;
    void close() override;

private:
    struct Message {
        bool is_text = false;
        Bytes bytes;
    };

    static bool on_open(int, const EmscriptenWebSocketOpenEvent*, void* line);
    static bool on_message(int, const EmscriptenWebSocketMessageEvent* event, void* line);
    static bool on_close(int, const EmscriptenWebSocketCloseEvent* event, void* line);

    void opened();
    void take(bool is_text, ByteSpan message);
    void write(const Message& message) const;
    void tell(LineEvent event);
    void tell_closed(Trouble trouble);
    void drop();

    Link link_;
    EMSCRIPTEN_WEBSOCKET_T socket_ = 0;  // 0: there is none
    bool is_open_ = false;
    std::deque<Message> outgoing_;  // until it is open
    std::size_t outgoing_bytes_ = 0;
    std::deque<LineEvent> events_;
    std::size_t event_bytes_ = 0;
};

}  // namespace hexholm::net
