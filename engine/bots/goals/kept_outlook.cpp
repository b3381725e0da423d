#include "engine/bots/goals/kept_outlook.h"

namespace hexholm {

const Outlook& KeptOutlook::find(const Rulebook& book,
                                 const State& state,
                                 PlayerId player,
                                 Temper temper) {
    const std::uint32_t table = known_.look_at(book, state);
    if (table == table_ && outlook_.player == player)
        refresh(book, state, outlook_);
    else
        outlook_ = outlook_of(book, state, player, temper);
    table_ = table;
    return outlook_;
}

}  // namespace hexholm
