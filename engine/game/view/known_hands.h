// What a careful watcher knows of the goods in each player's hand: a least and a greatest number of
// each good.
#pragma once

#include <array>

#include "engine/game/core/event.h"
#include "engine/game/core/rulebook.h"
#include "engine/game/view/view.h"

namespace hexholm {

struct GoodRange {
    int least = 0;
    int most = 0;

    bool is_exact() const { return least == most; }
    bool operator==(const GoodRange&) const = default;
};

// Reads nothing but the views of one seat and the events as that seat may know them, so it can never
// tell more than a player with a good memory has seen.
class KnownHands {
public:
    // `start`: the seat's view before the first action; no viewer: what everybody has seen.
    KnownHands(const Rulebook& book, const View& start);

    // The events of an action in their order, as the viewer may know them; then the view after it.
    void see(const Event& event);
    void conclude(const View& after);

    GoodRange of(PlayerId player, GoodId good) const {
        return hands_[player.index()][good.index()];
    }

private:
    using Hand = std::array<GoodRange, kMaxGoods>;

    bool is_public(GoodId good) const { return in_mask(book_.public_goods(), good); }
    int hidden_total(const Bundle& goods) const;
    bool collects_all() const;
    Hand& hand(PlayerId player) { return hands_[player.index()]; }
    void change(PlayerId player, const Bundle& goods, int sign);
    void see_secret(PlayerId thief, PlayerId victim);
    void see_collected(const Event& event);
    void empty_collected();
    void take_totals(const View& after);
    bool narrow_hands();
    bool narrow_goods(const View& after);
    bool contradicts() const;
    bool narrow(const View& after);
    void forget(const View& after);

    const Rulebook& book_;
    std::array<Hand, kMaxPlayers> hands_{};
    std::array<int, kMaxPlayers> totals_{};
    GoodId collected_;          // in this action somebody took all of it ...
    PlayerId collector_;        // ... that is he
    PlayerMask got_since_ = 0;  // and these have received goods after it
};

}  // namespace hexholm
