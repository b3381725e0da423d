#include "src/server/core/lines/mail.h"

#include "engine/base/plain_text.h"

namespace hexholm::server {
namespace {

constexpr std::size_t kMostWords = 390;

}  // namespace

Frame frame_of(Bytes bytes) {
    return {false, std::make_shared<const Bytes>(std::move(bytes))};
}

void Mail::tell(LineId line, const net::LobbyTelling& message) {
    const std::string text = net::text_of(message);
    send(line, Frame{true, std::make_shared<const Bytes>(text.begin(), text.end())});
}

void Mail::refuse(LineId line, net::Denial denial, std::int64_t retry_after_s) {
    ++figures_.refusals;
    tell(line, net::Refused{denial, saying_of(denial).english(), retry_after_s});
}

void Mail::refuse(LineId line, net::Denial denial, const Problem& problem) {
    ++figures_.refusals;
    tell(line, net::Refused{denial, std::string(first_bytes(problem.line(), kMostWords)), 0});
}

void Mail::send(LineId line, Frame frame) {
    if (line == 0) return;
    ++figures_.messages_out;
    figures_.bytes_out += frame.bytes->size();
    outlet_.send(line, std::move(frame));
}

void Mail::send(LineId line, Bytes bytes) {
    send(line, frame_of(std::move(bytes)));
}

void Mail::close(LineId line, net::Denial denial) {
    refuse(line, denial);
    outlet_.close(line, net::word_of(denial));
    closed_.push_back(line);
}

}  // namespace hexholm::server
