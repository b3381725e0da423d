#include "src/net/online/online_guest.h"

namespace hexholm::net {

OnlineGuest::OnlineGuest(
    std::unique_ptr<Line> line, Link link, std::string name, Guest::Tokens tokens, Random chance)
    : line_(std::move(line)),
      link_(std::move(link)),
      guest_(*this, std::move(name), std::move(tokens), chance) {}

OnlineGuest::~OnlineGuest() = default;

void OnlineGuest::send(bool is_text, ByteSpan message) {
    if (!line_->send(is_text, Bytes(message.begin(), message.end()))) is_choked_ = true;
}

void OnlineGuest::go_on(std::int64_t now_ms) {
    if (guest_.standing() == Standing::away) guest_.connect(now_ms);
    while (const auto event = line_->poll())
        take(*event, now_ms);
    guest_.go_on(now_ms);
    // No message may be missing, so a guest who reads too slowly begins again on a new line.
    if (!std::exchange(is_choked_, false)) return;
    line_->close();
    guest_.closed(now_ms);
}

void OnlineGuest::take(const LineEvent& event, std::int64_t now_ms) {
    switch (event.kind) {
        case LineEvent::Kind::opened: ended_.reset(); return guest_.opened(now_ms);
        case LineEvent::Kind::message: return guest_.received(event.is_text, event.bytes, now_ms);
        case LineEvent::Kind::closed:
            ended_ = Ended{event.end, event.why};
            return guest_.closed(now_ms);
    }
}

}  // namespace hexholm::net
