// What becomes of the viewer's offers when nobody takes them.
#include "src/app/play/game_room.h"
#include "src/ui/words/language.h"

namespace hexholm::app {

// Once all have declined there is nothing to wait for: after they were seen the offer is taken back, and
// its goods stay chosen for another one.
void GameRoom::take_back_refused_offer() {
    constexpr double kSeen_s = 1.6;
    const State& state = presenter_->shown().state;
    const PlayerId viewer = presenter_->shown().viewer;
    const bool own_turn = viewer.is_some() && viewer == state.active && replay_ == nullptr;
    const bool refused = own_turn && !presenter_->busy() && !stale_ && lesson_ == nullptr &&
                         state.offers[viewer].open != 0 && state.trade_waiting == 0 &&
                         state.offers[viewer].accepted == 0 && state.open_offers == mask_of(viewer);
    if (!refused) return refused_s_.reset();
    if (!refused_s_) refused_s_ = clock_s_;
    if (clock_s_ - *refused_s_ < kSeen_s) return;
    refused_s_.reset();
    const ui::TradeDraft offered = {state.offers[viewer].give, state.offers[viewer].get,
                                    memory_.trade.asked};
    do_first(Verb::withdraw_trade);
    memory_.trade = offered;
    toast(std::string(ui::tr("Nobody accepts.")), false);
}

// The answer to another offer of the viewer is a trade, or that the game goes on without one.
void GameRoom::watch_counter_offer() {
    const State& state = presenter_->shown().state;
    const PlayerId viewer = presenter_->shown().viewer;
    if (viewer.is_none() || replay_ != nullptr || presenter_->busy() || stale_) return;
    const bool stands = viewer != state.active && state.offers[viewer].open != 0;
    if (counter_stands_ && !stands) {
        if (memory_.dialog == ui::Dialog::trade) memory_.dialog = ui::Dialog::none;
        memory_.trade = {};
        if (!counter_taken_ && !is_over())
            toast(std::string(ui::tr("Your other offer was not taken.")), false);
    }
    counter_stands_ = stands;
    if (stands) counter_taken_ = false;
}

}  // namespace hexholm::app
