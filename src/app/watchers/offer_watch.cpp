#include "src/app/watchers/offer_watch.h"

#include <algorithm>
#include <bit>

#include "src/ui/words/language.h"

namespace hexholm::app {

void OfferWatch::see(const std::vector<Event>& told) {
    const PlayerId viewer = show_.viewer();
    counter_taken_ |= viewer.is_some() && std::ranges::any_of(told, [&](const Event& event) {
                          return event.kind == EventKind::traded &&
                                 (event.player == viewer || event.other == viewer);
                      });
}

void OfferWatch::step(const RoomMode& mode) {
    if (!mode.acts()) return;
    if (show_.viewer() != viewer_) counter_stands_ = false;
    viewer_ = show_.viewer();
    if (mode.counts()) {
        take_back_refused();
        close_accepted();
    }
    watch_counter();
}

// The viewer's offer in his own turn, with no other one beside it.
bool OfferWatch::all_answered() const {
    const State& state = show_.state();
    const PlayerId viewer = show_.viewer();
    return viewer.is_some() && viewer == state.active && !show_.busy() && !control_.is_stale() &&
           state.offers[viewer].open != 0 && state.trade_waiting == 0 &&
           state.open_offers == mask_of(viewer);
}

// Once all have declined there is nothing to wait for: after they were seen the offer is taken back, and
// its goods stay chosen for another one.
void OfferWatch::take_back_refused() {
    constexpr double kSeen_s = 1.6;
    const State& state = show_.state();
    const PlayerId viewer = show_.viewer();
    if (!all_answered() || state.offers[viewer].accepted != 0) return refused_s_.reset();
    if (!refused_s_) refused_s_ = show_.clock_s();
    if (show_.clock_s() - *refused_s_ < kSeen_s) return;
    refused_s_.reset();
    ui::TradeDraft offered = control_.memory().trade;
    offered.give = state.offers[viewer].give;
    offered.get = state.offers[viewer].get;
    control_.do_first(Verb::withdraw_trade);
    control_.memory().trade = offered;
    show_.toast(std::string(ui::tr("Nobody accepted.")), false);
}

// When all have answered and one of them accepts there is nothing to choose: after that was seen the goods change hands.
void OfferWatch::close_accepted() {
    constexpr double kSeen_s = 0.8;
    if (!all_answered() || !std::has_single_bit(show_.state().offers[show_.viewer()].accepted))
        return accepted_s_.reset();
    if (!accepted_s_) accepted_s_ = show_.clock_s();
    if (show_.clock_s() - *accepted_s_ < kSeen_s) return;
    accepted_s_.reset();
    control_.do_first(Verb::confirm_trade);
}

// The answer to another offer of the viewer is a trade, or that the game goes on without one.
void OfferWatch::watch_counter() {
    const State& state = show_.state();
    const PlayerId viewer = show_.viewer();
    if (viewer.is_none() || show_.busy() || control_.is_stale()) return;
    const bool stands = viewer != state.active && state.offers[viewer].open != 0;
    if (counter_stands_ && !stands) {
        if (control_.memory().dialog == ui::Dialog::trade)
            control_.memory().dialog = ui::Dialog::none;
        control_.memory().trade = {};
        if (!counter_taken_ && !show_.is_over())
            show_.toast(std::string(ui::tr("Your counter-offer was not accepted.")), false);
    }
    counter_stands_ = stands;
    if (stands) counter_taken_ = false;
}

}  // namespace hexholm::app
