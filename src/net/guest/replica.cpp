#include "src/net/guest/replica.h"

namespace hexholm::net {

Replica::Next Replica::take_view_message(ByteSpan message) {
    Result<Whole> whole = take_whole(*book_, message);
    if (!whole || hash_of(whole.value().view) != whole.value().beside.hash) return Next::whole;
    view_ = std::make_unique<View>(whole.value().view);
    newest_ = whole.value().number;
    beside_ = whole.value().beside;
    push(std::move(whole.value()));
    return Next::nothing;
}

Replica::Next Replica::take_update_message(ByteSpan message) {
    ByteReader reader(message);
    const Result<Head> head = take_head(reader);
    if (!head || !view_) return Next::whole;
    if (head.value().number <= newest_) return Next::nothing;
    if (head.value().number > newest_ + 1) return Next::updates;
    Result<Update> update = take_update(*book_, *view_, message);
    if (!update || hash_of(update.value().after) != update.value().beside.hash) return Next::whole;
    *view_ = update.value().after;
    newest_ = update.value().number;
    beside_ = update.value().beside;
    push(std::move(update.value()));
    return Next::nothing;
}

// Whoever takes nothing for long is told where the game stands in place of how it came there.
void Replica::push(Told told) {
    if (std::holds_alternative<Whole>(told)) untaken_.clear();
    if (untaken_.size() >= kMostUntaken) {
        untaken_.clear();
        told = Whole{newest_, *view_, beside_, {}};
    }
    untaken_.push_back(std::make_unique<Told>(std::move(told)));
}

std::optional<Told> Replica::take() {
    if (untaken_.empty()) return std::nullopt;
    Told told = std::move(*untaken_.front());
    untaken_.pop_front();
    return told;
}

}  // namespace hexholm::net
