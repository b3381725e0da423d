// A player's outlook, kept from one decision to the next: most decisions do not change what the
// land brings.
#pragma once

#include "engine/bots/goals/known_table.h"
#include "engine/bots/worth/outlook.h"

namespace hexholm {

class KeptOutlook {
public:
    // The result of outlook_of(), reused when it can be. REQUIRES: the temper is the same in each
    // call.
    const Outlook& find(const Rulebook& book, const State& state, PlayerId player, Temper temper);
    // The number, by KnownTable, of the table that the outlook was made from.
    std::uint32_t table() const { return table_; }

private:
    KnownTable known_;
    std::uint32_t table_ = 0;
    Outlook outlook_;
};

}  // namespace hexholm
