// What is known of a table beside what is shown: its numbers, and what was seen of others' hands.
#pragma once

#include <optional>

#include "engine/session/history.h"

#include "src/app/play/table_show.h"

namespace hexholm::app {

class KnownTable {
public:
    explicit KnownTable(const TableShow& show) : show_(show) {}

    // Counts the statistics while somebody looks at them, never ahead of what is shown.
    void count(bool wanted);
    // Counts what is known of hands while somebody looks at it.
    void watch_hands(bool wanted);
    void forget();
    // Forgets the hands of the present, because the past is shown.
    void forget_hands() { hands_known_ = nullptr; }

    const Tally* tally() const { return tally_ ? &*tally_ : nullptr; }
    const KnownHands* hands() const { return hands_known_; }

private:
    const TableShow& show_;
    std::optional<Tally> tally_;  // after so many actions
    std::uint32_t tallied_ = 0;
    const KnownHands* hands_known_ = nullptr;  // of them, after what is shown; null: not asked for
};

}  // namespace hexholm::app
