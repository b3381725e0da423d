// What a trade that is being put together amounts to, and trades that one click makes.
#pragma once

#include <optional>
#include <vector>

#include "src/ui/table/table.h"

namespace hexholm::ui {

inline bool is_own_turn(const Table& table) {
    return table.state().active == table.viewer();
}

// The last good of which there is one; none where it is empty.
GoodId last_of(const Content& content, const Bundle& goods);

// The trades with the bank that this draft amounts to, each kind of good given at its rate; empty where it is none.
std::vector<Action> bank_trades(const Table& table, const TradeDraft& draft);

// The draft as an offer: to those who are asked or, in another's turn, to him whose turn it is. No kind where
// players do not trade.
Action offer_of(const Table& table, const TradeDraft& draft);

// What the draft amounts to: trades with the bank, else an offer that is allowed, else nothing.
std::vector<Action> trade_wish(const Table& table, const TradeDraft& draft);

// What the viewer still lacks of this price.
Bundle missing_of(const Table& table, const Bundle& price);

// The draft for what is missing where somebody clicks on what he cannot pay but might trade for.
std::optional<TradeDraft> trade_for(const Table& table, ActionKindId kind);

// A trade that is allowed as it stands.
struct ReadyTrade {
    Bundle give;
    Bundle get;
    bool with_bank = false;
    std::vector<Action> actions;
};

// For a draft that says only what the viewer wants: ways to get it for cards that he can spare. In another's turn,
// for a draft that answers an offer: other offers close to it.
std::vector<ReadyTrade> ready_trades(const Table& table, const TradeDraft& draft);

}  // namespace hexholm::ui
