// What a rulebook knows of the land and its goods: what is received, kept and traded.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "engine/base/packed_goods.h"
#include "engine/content/content.h"
#include "engine/game/places/spot.h"

namespace hexholm {

// A part of Rulebook, which fills it.
class LandFacts {
public:
    // What each piece receives from a tile of the terrain, by Spot::piece_bits(): nothing where none stands.
    const PackedGoods* harvest_row(TerrainId terrain) const {
        return &harvest_[terrain.index() * kHarvestRow];
    }
    // All pieces around a tile together never receive as much as 128 of a good from it.
    bool has_small_yields() const { return has_small_yields_; }
    // The pieces that receive something from the land; bit per piece.
    std::uint32_t receiving() const { return receiving_; }
    // The bonuses that can hold on the terrain.
    const std::vector<BonusId>& bonuses_on(TerrainId terrain) const { return bonuses_on_[terrain]; }
    // Are there bonuses that hold for one production only?
    bool has_single_bonuses() const { return has_single_bonuses_; }
    // Goods that pieces can receive from the land.
    GoodMask harvested_goods() const { return harvested_goods_; }
    // Goods of which everybody sees how many a player has, that nobody loses against his will, that are no
    // part of the size of a hand, that never run out, and that the bank does not trade as usual.
    GoodMask public_goods() const { return public_goods_; }
    GoodMask safe_goods() const { return safe_goods_; }
    GoodMask uncounted_goods() const { return uncounted_goods_; }
    GoodMask endless_goods() const { return endless_goods_; }
    // Goods that are to be had for another one by the same trades that mods declare, and whether at the usual
    // rate, too.
    struct SameTrades {
        GoodMask get = 0;
        std::vector<BankTradeId> trades;
        bool as_usual = false;
        bool one_each = true;  // all of them give one good
    };
    const std::vector<SameTrades>& trades_of(GoodId give) const { return trades_[give.index()]; }
    // For fewer of the good the bank gives nothing at any time, but at the rate that State keeps.
    int least_to_trade(GoodId good) const { return least_to_trade_[good.index()]; }
    // Goods that lie on tiles, and which of them lies on a terrain; none: none.
    GoodMask kept_goods() const { return kept_goods_; }
    GoodId kept_on(TerrainId terrain) const { return kept_on_[terrain]; }
    // kept_goods() as lanes of a bundle: all bits of a lane are set when its good is kept on tiles.
    const Bundle::Words& kept_lanes() const { return kept_lanes_; }
    // Is there anything but the usual rates of the bank and of harbours, that State keeps?
    bool has_bank_trades() const { return has_bank_trades_; }
    // Terrains of the rim; bit per terrain.
    std::uint32_t border() const { return border_; }
    // Terrains around which nothing is built while a counter of the tile is 0; bit per terrain.
    std::uint32_t closable() const { return closable_; }
    // Is it kept what each total of the dice brings while no modifier is above 0? Nothing else but the
    // pieces, the land and who blocks it may say so then.
    bool keeps_income() const { return keeps_income_; }
    // Is that all that a production does where nothing is found beside goods?
    bool income_is_all() const { return income_is_all_; }
    // Terrains whose production has nothing to do with their token (X-F-11), and those of them that
    // produce on this total; bit per terrain.
    std::uint32_t untokened() const { return untokened_; }
    std::uint32_t untokened_at(int total) const {
        return static_cast<std::size_t>(total) < untokened_at_.size()
                   ? untokened_at_[static_cast<std::size_t>(total)]
                   : 0;
    }
    // Terrains that give goods of choice; bit per terrain.
    std::uint32_t choosing() const { return choosing_; }
    // Does any terrain give goods of choice, something else than goods, or do something after the
    // production?
    bool has_choices() const { return choosing_ != 0; }
    bool has_finds() const { return (counting_ | drawing_) != 0; }
    bool has_after() const { return acting_ != 0; }
    // A kind of thing that is found on land beside goods: goods of choice (neither counter nor
    // deck), a counter, or cards of a deck, with decks in the order of their ids. And how much of
    // each a piece finds on a tile of the terrain: a lane of a word for each, by
    // Spot::piece_bits().
    struct Find {
        CounterId counter;
        DeckId deck;

        bool operator==(const Find&) const = default;
    };
    const std::vector<Find>& finds() const { return finds_; }
    std::uint64_t found_on(TerrainId terrain, const Spot& spot) const {
        return found_[terrain.index() * kHarvestRow + spot.piece_bits()];
    }
    // Is it kept what each total of the dice brings of them, like goods?
    bool keeps_finds() const { return keeps_finds_; }
    // Terrains on which counters, and cards, are found; that do something after it; bit per terrain.
    std::uint32_t counting() const { return counting_; }
    std::uint32_t drawing() const { return drawing_; }
    std::uint32_t acting() const { return acting_; }

protected:
    static constexpr std::size_t kHarvestRow = Spot::kNone + 1;
    std::vector<PackedGoods> harvest_;
    bool has_small_yields_ = false;
    std::uint32_t receiving_ = 0;
    Table<TerrainId, std::vector<BonusId>> bonuses_on_;
    bool has_single_bonuses_ = false;
    GoodMask harvested_goods_ = 0;
    GoodMask public_goods_ = 0;
    GoodMask safe_goods_ = 0;
    GoodMask uncounted_goods_ = 0;
    GoodMask endless_goods_ = 0;
    std::array<std::vector<SameTrades>, kMaxGoods> trades_;
    std::array<int, kMaxGoods> least_to_trade_{};
    GoodMask kept_goods_ = 0;
    Table<TerrainId, GoodId> kept_on_;
    Bundle::Words kept_lanes_{};
    bool has_bank_trades_ = false;
    std::uint32_t border_ = 0;
    std::uint32_t closable_ = 0;
    bool keeps_income_ = false;
    bool income_is_all_ = false;
    std::uint32_t untokened_ = 0;
    std::vector<std::uint32_t> untokened_at_;
    std::vector<Find> finds_;
    std::vector<std::uint64_t> found_;
    bool keeps_finds_ = false;
    std::uint32_t choosing_ = 0;
    std::uint32_t counting_ = 0;
    std::uint32_t drawing_ = 0;
    std::uint32_t acting_ = 0;
};

}  // namespace hexholm
