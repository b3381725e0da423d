// A guest whose messages go over a real line: he is told what comes, and what he says goes out.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "src/net/guest/guest.h"
#include "src/net/line/line.h"

namespace hexholm::net {

class OnlineGuest final : private LineOut {
public:
    OnlineGuest(std::unique_ptr<Line> line,
                Link link,
                std::string name,
                Guest::Tokens tokens,
                Random chance);
    ~OnlineGuest() override;
    OnlineGuest(const OnlineGuest&) = delete;
    OnlineGuest& operator=(const OnlineGuest&) = delete;

    // Takes what has come and sends what is due. To be called some ten times a second or more; nothing waits in it.
    void go_on(std::int64_t now_ms);

    Guest& guest() { return guest_; }
    const Guest& guest() const { return guest_; }
    const Link& link() const { return link_; }
    // Why the line ended the last time, in words; nothing once it is open again.
    struct Ended {
        LineEnd end = LineEnd::lost;
        Problem why;
    };
    const std::optional<Ended>& ended() const { return ended_; }

private:
    void open() override { line_->open(link_); }
    void send(bool is_text, ByteSpan message) override;
    void close() override { line_->close(); }
    void take(const LineEvent& event, std::int64_t now_ms);

    std::unique_ptr<Line> line_;
    const Link link_;
    Guest guest_;
    bool is_choked_ = false;  // more was to be sent than the line keeps
    std::optional<Ended> ended_;
};

}  // namespace hexholm::net
