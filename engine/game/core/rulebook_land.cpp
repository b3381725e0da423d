// What a rulebook notes of the land and its goods: what a roll brings, to whom, and how it can be counted.
#include <algorithm>
#include <limits>

#include "engine/base/check.h"
#include "engine/game/core/rulebook.h"

namespace hexholm {

void Rulebook::note_terrains() {
    untokened_at_.resize(pips_.size());
    for (const TerrainId id : content_->terrains.ids()) {
        const Terrain& terrain = content_->terrains[id];
        const std::uint32_t bit = std::uint32_t{1} << id.index();
        if (terrain.border) border_ |= bit;
        if (terrain.choose > 0) choosing_ |= bit;
        if (!terrain.closed_until.empty()) closable_ |= bit;
        if (terrain.counts.is_some()) counting_ |= bit;
        if (terrain.draws.is_some()) drawing_ |= bit;
        if (terrain.after.is_some()) acting_ |= bit;
        if (!terrain.numbers.empty()) untokened_ |= bit;
        for (const int total : terrain.numbers)
            if (static_cast<std::size_t>(total) < untokened_at_.size())
                untokened_at_[static_cast<std::size_t>(total)] |= bit;
    }
}

void Rulebook::note_harvest() {
    const Content& content = *content_;
    int most = 0;
    harvest_.resize(content.terrains.size() * kHarvestRow);
    for (const TerrainId terrain : content.terrains.ids())
        for (const PieceId piece : content.pieces.ids()) {
            const Bundle goods = content.harvest(terrain, piece);
            harvest_[terrain.index() * kHarvestRow + piece.index()] = PackedGoods::of(goods);
            for (const GoodId good : content.goods.ids()) {
                most = std::max(most, goods[good]);
                if (goods[good] > 0)
                    harvested_goods_ =
                        static_cast<GoodMask>(harvested_goods_ | (1U << good.index()));
            }
        }
    has_small_yields_ = content.board.has_directions() && kSides * most < 128;
    follows_ = Table<CounterId, std::uint8_t>(content.counters.size(), 0);
    for (const PieceId id : content.pieces.ids()) {
        const Piece& piece = content.pieces[id];
        if (piece.yield > 0 || !piece.yields.empty()) receiving_ |= std::uint32_t{1} << id.index();
        if (piece.off.is_none()) continue;
        follows_[piece.off] |= kPieces;
        if (std::ranges::find(off_counters_, piece.off) == off_counters_.end())
            off_counters_.push_back(piece.off);
    }
    modifiers_ = off_counters_;
    bonuses_on_ = Table<TerrainId, std::vector<BonusId>>(content.terrains.size());
    for (const BonusId id : content.bonuses.ids()) {
        const Bonus& bonus = content.bonuses[id];
        modifiers_.push_back(bonus.counter);
        has_single_bonuses_ |= bonus.once && content.counters[bonus.counter].per == Owner::game;
        for (const TerrainId terrain : content.terrains.ids())
            if (in_mask(bonus.terrains, terrain)) bonuses_on_[terrain].push_back(id);
    }
}

void Rulebook::note_goods() {
    has_bank_trades_ = !content_->bank_trades.empty();
    for (const GoodId id : content_->goods.ids()) {
        const Good& good = content_->goods[id];
        const auto bit = static_cast<GoodMask>(1U << id.index());
        if (good.is_public) public_goods_ |= bit;
        if (good.safe) safe_goods_ |= bit;
        if (!good.counted) uncounted_goods_ |= bit;
        if (good.endless) endless_goods_ |= bit;
        if (good.kept.is_some()) {
            kept_goods_ |= bit;
            kept_lanes_[id.index() / 8] |= std::uint64_t{0xFF} << (8 * (id.index() % 8));
        }
        has_bank_trades_ |= !good.bank_trade || good.rate.call.is_some();
        if (good.rate.by.is_some()) follows_[good.rate.by] |= kRates;
    }
    for (const TerrainId terrain : content_->terrains.ids()) {
        GoodId kept;
        for (const GoodId good : content_->goods.ids())
            if (content_->terrains[terrain].produces[good] > 0 && in_mask(kept_goods_, good))
                kept = good;
        kept_on_.add(kept);
    }
    note_bank_trades();
}

// Where new harbours serve at once, those for any good are no better than the rate that State keeps.
void Rulebook::note_bank_trades() {
    const auto is_open = [&](const BankTrade& trade) {
        return trade.give.follows() || (trade.harbours && content_->rules.harbours_next_turn);
    };
    least_to_trade_.fill(std::numeric_limits<int>::max());
    for (const GoodId good : content_->goods.ids()) {
        int& least = least_to_trade_[good.index()];
        if (content_->goods[good].rate.call.is_some()) least = 1;
        for (const BankTrade& trade : content_->bank_trades)
            if (in_mask(trade.from, good))
                least = std::min(least, is_open(trade) ? 1 : trade.give.fixed);
    }
    for (const GoodId give : content_->goods.ids())
        for (const GoodId get : content_->goods.ids())
            if (get != give) note_trades(give, get);
}

void Rulebook::note_trades(GoodId give, GoodId get) {
    SameTrades known;
    known.as_usual = content_->goods[get].bank_trade;
    for (const BankTradeId id : content_->bank_trades.ids()) {
        const BankTrade& trade = content_->bank_trades[id];
        if (!in_mask(trade.from, give) || !in_mask(trade.into, get)) continue;
        known.trades.push_back(id);
        known.one_each &= trade.get == 1;
    }
    if (!known.as_usual && known.trades.empty()) return;
    auto& all = trades_[give.index()];
    auto same = std::ranges::find_if(all, [&](const SameTrades& other) {
        return other.as_usual == known.as_usual && other.trades == known.trades;
    });
    if (same == all.end()) same = all.insert(same, known);
    same->get |= static_cast<GoodMask>(1U << get.index());
}

void Rulebook::note_pairs() {
    pair_tokens_.resize(pips_.size() + 1);
    for (std::size_t at = 0; at < content_->token_pairs.size(); ++at)
        for (const int total : content_->token_pairs[at])
            if (static_cast<std::size_t>(total) < pips_.size())
                pair_tokens_[static_cast<std::size_t>(total)].push_back(
                    static_cast<std::uint8_t>(Content::kPairTokens + static_cast<int>(at)));
}

int Rulebook::pips_of_pair(int token) const {
    const std::array<int, 2> totals = content_->totals_of(token);
    return pips(totals[0]) + pips(totals[1]);
}

void Rulebook::note_income() {
    const auto none_of_pairs =
        std::ranges::all_of(pair_tokens_, [](const auto& tokens) { return tokens.empty(); });
    // Terrains with numbers of their own are not counted: they must give no goods.
    const auto gives_nothing = [&](TerrainId terrain) {
        return std::ranges::all_of(content_->pieces.ids(), [&](PieceId piece) {
            return content_->harvest(terrain, piece).empty();
        });
    };
    const bool only_tokened = std::ranges::all_of(content_->terrains.ids(), [&](TerrainId terrain) {
        return ((untokened_ >> terrain.index()) & 1U) == 0 || gives_nothing(terrain);
    });
    if (layout_.derived.totals == 0 || !has_small_yields_ || !only_tokened ||
        blocking_figures_ != 0 || kept_goods_ != 0 || !none_of_pairs ||
        (endless_goods_ & harvested_goods_) != 0)
        return;
    // Even with all his pieces on the board a player must receive less than 128 of a good.
    int most = 0;
    for (const PieceId piece : content_->pieces.ids()) {
        int of_piece = 0;
        for (const TerrainId terrain : content_->terrains.ids())
            for (const GoodId good : content_->goods.ids())
                of_piece = std::max(of_piece, content_->harvest(terrain, piece)[good]);
        most += of_piece * content_->pieces[piece].supply;
    }
    keeps_income_ = most * static_cast<int>(kTilesAtCorner) < 128;
    note_finds();
    const bool finds_are_kept = keeps_finds_ || (!has_finds() && !has_choices());
    income_is_all_ = keeps_income_ && finds_are_kept && !has_after() && content_->reliefs.empty() &&
                     modifiers_.empty() && !keeps_received() && listeners(Moment::produced).empty();
}

// Each kind of finds has a lane of its own, as goods have.
void Rulebook::note_finds() {
    const auto& terrains = content_->terrains;
    const auto lane_of = [&](const Find& find) {
        const auto known = std::ranges::find(finds_, find);
        const auto lane = static_cast<std::size_t>(known - finds_.begin());
        if (known == finds_.end()) finds_.push_back(find);
        return lane;
    };
    if (choosing_ != 0) lane_of({});
    for (const Terrain& terrain : terrains)
        if (terrain.counts.is_some()) lane_of({terrain.counts, {}});
    for (const DeckId deck : content_->decks.ids())
        if (std::ranges::any_of(terrains, [&](const Terrain& one) { return one.draws == deck; }))
            lane_of({{}, deck});
    if (!keeps_income_ || layout_.derived.finds == DerivedPlaces::kNone || finds_.size() > 8 ||
        !std::ranges::all_of(finds_, [&](const Find& find) { return grows_quietly(find.counter); }))
        return;
    found_.resize(terrains.size() * kHarvestRow);
    std::vector<int> most(finds_.size());
    for (const PieceId id : content_->pieces.ids()) {
        if (((receiving_ >> id.index()) & 1U) == 0) continue;
        const Piece& piece = content_->pieces[id];
        std::vector<int> of_piece(finds_.size());
        const auto find = [&](TerrainId terrain, const Find& what, int count) {
            const std::size_t lane = lane_of(what);
            found_[terrain.index() * kHarvestRow + id.index()] += static_cast<std::uint64_t>(count)
                                                                  << (8 * lane);
            of_piece[lane] = std::max(of_piece[lane], count);
        };
        for (const TerrainId terrain : terrains.ids()) {
            const Terrain& land = terrains[terrain];
            if (land.choose > 0) find(terrain, {}, land.choose * piece.yield);
            if (land.counts.is_some()) find(terrain, {land.counts, {}}, piece.yield);
            if (land.draws.is_some()) find(terrain, {{}, land.draws}, piece.yield);
        }
        for (std::size_t lane = 0; lane < most.size(); ++lane)
            most[lane] += of_piece[lane] * piece.supply * static_cast<int>(kTilesAtCorner);
    }
    HEX_CHECK(finds_.size() == most.size());
    // Even with all his pieces on the board a player must find less than a lane can hold.
    keeps_finds_ = std::ranges::all_of(most, [](int count) { return count < 128; });
}

// Is it the same whether the counter grows at once or step by step?
bool Rulebook::grows_quietly(CounterId counter) const {
    return counter.is_none() || (!is_heard(counter) && content_->counters[counter].full.is_none());
}

}  // namespace hexholm
