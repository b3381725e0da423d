#include "src/net/line/browser_line.h"

#include <algorithm>
#include <utility>

#include <emscripten.h>

// Whether the page was fetched over an encrypted line.
EM_JS(bool, hexholm_page_is_encrypted, (), {
    return typeof location != 'undefined' && location.protocol == 'https:';
});

namespace hexholm::net {
namespace {

constexpr const char* kProtocol = "hexholm";
constexpr unsigned short kNormal = 1000;     // numbers of RFC 6455, section 7.4.1
constexpr unsigned short kNotClosed = 1006;  // the other end has not said that it closes
constexpr std::size_t kMessageCost = 64;     // so that empty ones fill a queue, too
// The most messages that wait to be polled. A browser cannot make a server wait, so a line with
// more is ended.
constexpr std::size_t kMostUnread = 4 * kMostWaitingInLine;

std::string address_of(const Link& link) {
    const std::string host =
        link.host.find(':') == std::string::npos ? link.host : "[" + link.host + "]";
    return (link.is_encrypted ? "wss://" : "ws://") + host + ":" + std::to_string(link.port) + "/";
}

// Whoever asks for such a line all the same gets an exception of JavaScript.
bool may_open(const Link& link) {
    const bool is_this_machine =
        link.host == "localhost" || link.host == "127.0.0.1" || link.host == "::1";
    return link.is_encrypted || is_this_machine || !hexholm_page_is_encrypted();
}

BrowserLine& line_of(void* line) {
    return *static_cast<BrowserLine*>(line);
}

}  // namespace

std::unique_ptr<Line> make_line() {
    return std::make_unique<BrowserLine>();
}

BrowserLine::~BrowserLine() {
    drop();
}

// Drops the socket, whose later events are ignored.
void BrowserLine::drop() {
    outgoing_.clear();
    outgoing_bytes_ = 0;
    is_open_ = false;
    if (socket_ == 0) return;
    emscripten_websocket_close(socket_, kNormal, "");
    emscripten_websocket_delete(std::exchange(socket_, 0));
}

void BrowserLine::open(const Link& link) {
    drop();
    events_.clear();
    event_bytes_ = 0;
    link_ = link;
    if (!may_open(link)) return tell_closed(trouble_of_mixed_page(link));
    const std::string address = address_of(link);
    EmscriptenWebSocketCreateAttributes wish{address.c_str(), kProtocol, true};
    socket_ = std::max(emscripten_websocket_new(&wish), 0);
    if (socket_ == 0) return tell_closed(trouble_of_silence(link_));
    emscripten_websocket_set_onopen_callback(socket_, this, on_open);
    emscripten_websocket_set_onmessage_callback(socket_, this, on_message);
    emscripten_websocket_set_onclose_callback(socket_, this, on_close);
}

bool BrowserLine::send(bool is_text, Bytes message) {
    if (socket_ == 0) return true;  // as a line that was lost swallows it
    std::size_t waiting = outgoing_bytes_;
    if (is_open_) emscripten_websocket_get_buffered_amount(socket_, &waiting);
    if (waiting + message.size() > kMostWaitingInLine) return false;
    Message whole{is_text, std::move(message)};
    if (is_open_) {
        write(whole);
        return true;
    }
    outgoing_bytes_ += whole.bytes.size() + kMessageCost;
    outgoing_.push_back(std::move(whole));
    return true;
}

std::optional<LineEvent> BrowserLine::poll() {
    if (events_.empty()) return std::nullopt;
    LineEvent event = std::move(events_.front());
    events_.pop_front();
    event_bytes_ -= event.bytes.size() + kMessageCost;
    return event;
}

// The browser still sends what waits in it.
void BrowserLine::close() {
    drop();
    events_.clear();
    event_bytes_ = 0;
}

bool BrowserLine::on_open(int, const EmscriptenWebSocketOpenEvent*, void* line) {
    line_of(line).opened();
    return true;
}

bool BrowserLine::on_message(int, const EmscriptenWebSocketMessageEvent* event, void* line) {
    // A text has a zero behind it that is counted.
    const std::size_t size = event->numBytes - (event->isText && event->numBytes > 0 ? 1U : 0U);
    line_of(line).take(event->isText, {event->data, size});
    return true;
}

bool BrowserLine::on_close(int, const EmscriptenWebSocketCloseEvent* event, void* line) {
    BrowserLine& it = line_of(line);
    Trouble trouble = trouble_of_loss();
    if (event->code != kNotClosed)
        trouble = trouble_of_goodbye(event->reason);
    else if (!it.is_open_)
        trouble = trouble_of_silence(it.link_);
    it.drop();
    it.tell_closed(std::move(trouble));
    return true;
}

void BrowserLine::opened() {
    is_open_ = true;
    LineEvent event;
    event.kind = LineEvent::Kind::opened;
    tell(std::move(event));
    for (const Message& message : outgoing_)
        write(message);
    outgoing_.clear();
    outgoing_bytes_ = 0;
}

void BrowserLine::write(const Message& message) const {
    if (message.is_text) {
        const std::string text(message.bytes.begin(), message.bytes.end());
        emscripten_websocket_send_utf8_text(socket_, text.c_str());
    } else {
        // It takes bytes that it may change, and does not.
        Bytes bytes = message.bytes;
        emscripten_websocket_send_binary(socket_, bytes.data(),
                                         static_cast<std::uint32_t>(bytes.size()));
    }
}

void BrowserLine::take(bool is_text, ByteSpan message) {
    if (message.size() > kMostMessageFromServer) {
        drop();
        return tell_closed(trouble_of_long_messages(link_));
    }
    LineEvent event;
    event.kind = LineEvent::Kind::message;
    event.is_text = is_text;
    event.bytes.assign(message.begin(), message.end());
    tell(std::move(event));
    if (event_bytes_ <= kMostUnread) return;
    drop();
    tell_closed(trouble_of_loss());
}

void BrowserLine::tell(LineEvent event) {
    event_bytes_ += event.bytes.size() + kMessageCost;
    events_.push_back(std::move(event));
}

void BrowserLine::tell_closed(Trouble trouble) {
    LineEvent event;
    event.kind = LineEvent::Kind::closed;
    event.end = trouble.end;
    event.why = std::move(trouble.why);
    tell(std::move(event));
}

}  // namespace hexholm::net
