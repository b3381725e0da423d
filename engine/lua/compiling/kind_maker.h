// Which actions this game has, and the words for several of them.
#pragma once

#include <array>
#include <string_view>
#include <utility>

#include "engine/lua/words/draft.h"

namespace hexholm {

inline constexpr const char* kActionKinds = "action";  // in NameSpaces

inline constexpr std::array<std::pair<std::string_view, Verb>, 13> kVerbWords = {
    {{"roll", Verb::roll},
     {"end_turn", Verb::end_turn},
     {"build", Verb::build},
     {"move", Verb::move},
     {"buy", Verb::buy},
     {"play", Verb::play},
     {"reveal", Verb::reveal},
     {"trade_bank", Verb::trade_bank},
     {"offer_trade", Verb::offer_trade},
     {"accept_trade", Verb::accept_trade},
     {"reject_trade", Verb::reject_trade},
     {"confirm_trade", Verb::confirm_trade},
     {"withdraw_trade", Verb::withdraw_trade}}};
inline constexpr std::string_view kPlayerTrades = "trade_players";  // the last five together

inline bool is_player_trade(Verb verb) {
    return verb >= Verb::offer_trade && verb <= Verb::withdraw_trade;
}

// Made from what was declared, sorted by name.
void add_action_kinds(Draft& draft);

}  // namespace hexholm
