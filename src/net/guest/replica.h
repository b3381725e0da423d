// What a seat has seen of a game, kept by views and updates alone.
#pragma once

#include <deque>
#include <memory>
#include <optional>
#include <variant>

#include "src/net/protocol/table_message.h"

namespace hexholm::net {

// Something that was told of a game: all of it anew, or what happened next.
using Told = std::variant<Whole, Update>;

class Replica {
public:
    // More than these are no longer told one by one.
    static constexpr std::size_t kMostUntaken = 64;

    explicit Replica(std::shared_ptr<const Rulebook> book) : book_(std::move(book)) {}

    const Rulebook& book() const { return *book_; }
    // Null before the first view.
    const View* view() const { return view_ ? view_.get() : nullptr; }
    UpdateNumber newest() const { return newest_; }
    const Beside& beside() const { return beside_; }

    // The request that is due after a message.
    enum class Next : std::uint8_t {
        nothing,
        updates,  // some are missing after the newest
        whole     // what came cannot be right
    };
    Next take_view_message(ByteSpan message);
    Next take_update_message(ByteSpan message);
    // The next thing that was told and has not been taken; in order.
    std::optional<Told> take();

private:
    void push(Told told);

    std::shared_ptr<const Rulebook> book_;
    std::unique_ptr<View> view_;
    Beside beside_;
    UpdateNumber newest_ = 0;
    std::deque<std::unique_ptr<Told>> untaken_;
};

}  // namespace hexholm::net
