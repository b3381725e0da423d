#include "src/server/gateway/outgoing.h"

#include <algorithm>

#include "engine/base/check.h"

namespace hexholm::server {
namespace {

constexpr std::size_t kFrameCost = 64;  // so that empty frames fill a queue, too

std::size_t cost_of(const Frame& frame) {
    return frame.bytes->size() + kFrameCost;
}

}  // namespace

void Outgoing::add(Frame frame) {
    HEX_CHECK(frame.bytes != nullptr);
    bytes_ += cost_of(frame);
    frames_.push_back(std::move(frame));
}

Piece Outgoing::next() const {
    HEX_CHECK(!empty());
    const Frame& frame = frames_[next_];
    const ByteSpan left = ByteSpan(*frame.bytes).subspan(sent_);
    const ByteSpan piece = left.first(std::min(left.size(), kPieceBytes));
    return {piece, frame.is_text, sent_ == 0, piece.size() == left.size()};
}

void Outgoing::taken() {
    const Piece piece = next();
    sent_ += piece.bytes.size();
    if (!piece.is_last) return;
    bytes_ -= cost_of(frames_[next_]);
    frames_[next_++] = {};
    sent_ = 0;
    forget_sent();
}

void Outgoing::drop() {
    const auto first =
        frames_.begin() + static_cast<std::ptrdiff_t>(next_ + (is_inside_frame() ? 1 : 0));
    frames_.erase(std::remove_if(first, frames_.end(),
                                 [&](const Frame& frame) {
                                     if (!frame.is_text) bytes_ -= cost_of(frame);
                                     return !frame.is_text;
                                 }),
                  frames_.end());
    forget_sent();
}

// A line at rest takes no memory; one that always has something waiting takes twice what waits at most.
void Outgoing::forget_sent() {
    if (empty()) {
        frames_ = {};
        next_ = 0;
    } else if (next_ * 2 > frames_.size()) {
        frames_.erase(frames_.begin(), frames_.begin() + static_cast<std::ptrdiff_t>(next_));
        next_ = 0;
    }
}

}  // namespace hexholm::server
