#include "engine/game/rulebook.h"

#include <algorithm>

#include "engine/base/check.h"

namespace hexholm {
namespace {

// How many throws of all the dice give each total.
std::vector<int> throws_by_total(const std::vector<int>& dice) {
    std::vector<int> throws = {1};
    for (const int sides : dice) {
        std::vector<int> next(throws.size() + static_cast<std::size_t>(sides), 0);
        for (std::size_t total = 0; total < throws.size(); ++total)
            for (int face = 1; face <= sides; ++face)
                next[total + static_cast<std::size_t>(face)] += throws[total];
        throws = std::move(next);
    }
    return throws;
}

}  // namespace

Rulebook::Rulebook(std::shared_ptr<const Content> content)
    : content_(std::move(content)),
      deck_starts_(content_->decks.size()),
      corner_sites_(content_->board.corner_count()),
      effects_(content_->effects),
      phase_kinds_(content_->phases.size()) {
    for (const ActionKindId id : content_->kinds.ids()) {
        const ActionKind& kind = content_->kinds[id];
        kinds_[static_cast<std::size_t>(kind.verb) * kSubjects + kind.subject % kSubjects] = id;
    }

    std::size_t start = 0;
    for (const DeckId deck : content_->decks.ids()) {
        deck_starts_[deck] = start;
        for (const Card& card : content_->cards)
            if (card.deck == deck) start += static_cast<std::size_t>(card.copies);
    }
    HEX_CHECK(start <= kMaxDeckCards);

    for (std::size_t at = 0; at < content_->map.harbour_sites.size(); ++at)
        for (const CornerId corner : board().ends(content_->map.harbour_sites[at].edge))
            corner_sites_[corner].push_back(HarbourSiteId(at));

    pips_ = throws_by_total(content_->dice);
    for (const auto& [total, effect] : content_->on_roll) {
        const auto at = static_cast<std::size_t>(total);
        if (roll_effects_.size() <= at) roll_effects_.resize(at + 1);
        roll_effects_[at] = effect;
    }
    add_own_effects();
    for (const PhaseId phase : content_->phases.ids())
        for (const ActionKindId kind : content_->kinds.ids())
            if (content_->phases[phase].actions[kind.index()])
                phase_kinds_[phase].push_back(
                    {kind, content_->kinds[kind].verb, content_->kinds[kind].subject});
    for (const PieceId piece : content_->pieces.ids())
        if (content_->pieces[piece].points != 0) point_pieces_.push_back(piece);
    for (const CounterId counter : content_->counters.ids())
        if (content_->counters[counter].points != 0) point_counters_.push_back(counter);
    note_cards();
    note_terrains();
}

// In the order of take_effect() to exchange_effect().
void Rulebook::add_own_effects() {
    effects_.add(Effect{"take goods of choice", {Step{Op::take, 0, 0, {}}}});
    const auto produced = static_cast<std::int16_t>(Moment::produced);
    effects_.add(Effect{"after the production", {Step{Op::moment, produced, 0, {}}}});
    effects_.add(Effect{"what tiles do when they were rolled", {Step{Op::after_roll, 0, 0, {}}}});
    for (const DeckId deck : content_->decks.ids())
        effects_.add(Effect{"exchange a card", {Step{Op::exchange, deck.number(), 0, {}}}});
    HEX_CHECK(effects_.size() < EffectId::kNone);
}

void Rulebook::note_cards() {
    for (const CardId id : content_->cards.ids()) {
        const Card& card = content_->cards[id];
        if (card.points != 0) point_cards_.push_back(id);
        if (card.points != 0 && card.reveal != RevealRule::to_win) reveal_cards_.push_back(id);
        if (card.raises_target != 0) target_cards_.push_back(id);
        if (card.effect.is_none() && card.points == 0) continue;
        if (std::find(play_decks_.begin(), play_decks_.end(), card.deck) == play_decks_.end())
            play_decks_.push_back(card.deck);
    }
}

void Rulebook::note_terrains() {
    untokened_at_.resize(pips_.size());
    for (const TerrainId id : content_->terrains.ids()) {
        const Terrain& terrain = content_->terrains[id];
        const std::uint32_t bit = std::uint32_t{1} << id.index();
        has_finds_ = has_finds_ || terrain.counts.is_some() || terrain.draws.is_some();
        has_after_ = has_after_ || terrain.after.is_some();
        if (!terrain.numbers.empty()) untokened_ |= bit;
        for (const int total : terrain.numbers)
            if (static_cast<std::size_t>(total) < untokened_at_.size())
                untokened_at_[static_cast<std::size_t>(total)] |= bit;
    }
}

}  // namespace hexholm
