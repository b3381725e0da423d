#include "engine/game/core/rulebook.h"

#include <algorithm>
#include <limits>
#include <numeric>

#include "engine/base/byte_row.h"
#include "engine/base/check.h"
#include "engine/content/pickable.h"
#include "engine/game/core/effect_calls.h"
#include "engine/game/core/scoring.h"
#include "engine/game/core/state.h"

namespace hexholm {
namespace {

bool waits_for_phase(Verb verb) {
    switch (verb) {
        case Verb::roll:
        case Verb::end_turn:
        case Verb::build:
        case Verb::buy:
        case Verb::play:
        case Verb::trade_bank:
        case Verb::buy_with:
        case Verb::move:
        case Verb::act:
        case Verb::build_figure:
        case Verb::travel:
        case Verb::load:
        case Verb::unload: return true;
        default: return false;
    }
}

}  // namespace

Rulebook::Rulebook(std::shared_ptr<const Content> content)
    : content_(std::move(content)),
      layout_(layout_of(*content_)),
      place_sets_(content_->board),
      deck_starts_(content_->decks.size()),
      effects_(content_->effects),
      menus_(content_->phases.size()) {
    std::size_t start = 0;
    for (const DeckId deck : content_->decks.ids()) {
        deck_starts_[deck] = start;
        for (const Card& card : content_->cards)
            if (card.deck == deck) start += static_cast<std::size_t>(card.copies);
    }
    HEX_CHECK(start <= kMaxDeckCards);

    note_rolls();
    goods_ = content_->goods.size();
    owners_ = static_cast<std::size_t>(content_->owners());
    note_guards();
    for (const Route& route : content_->routes)
        if (route.weight.is_some()) weights_.push_back(route.weight);
    has_weights_ = !weights_.empty();
    has_closed_routes_ =
        std::ranges::any_of(content_->routes, [](const Route& route) { return route.only_closed; });
    add_own_effects();
    note_harvest();
    note_goods();
    note_kinds();
    note_pieces();
    for (const AwardId award : content_->awards.ids())
        if (content_->awards[award].points != 0)
            point_awards_.push_back({award, content_->awards[award].points});
    note_figures();
    note_lanes();
    note_counters();
    note_worths();
    note_cards();
    note_terrains();
    note_pairs();
    note_choices();
    note_listeners();
    note_countings();
    note_plain_pieces();
    note_income();
    note_victory();
    note_plain_menus();
}

void Rulebook::note_rolls() {
    constexpr int kAlways = std::numeric_limits<int>::max();
    pips_ = ways_by_total(*content_);
    rolls_in_all_ = std::accumulate(pips_.begin(), pips_.end(), 0);
    // There is a row for every total, so that no branch depends on the roll, which the processor
    // could not predict.
    roll_effects_.resize(pips_.size());
    for (const auto& [total, effect] : content_->on_roll) {
        const auto at = static_cast<std::size_t>(total);
        if (roll_effects_.size() <= at) roll_effects_.resize(at + 1);
        roll_effects_[at] = effect;
    }
    for (const Reroll& again : content_->rules.rerolls)
        for (const int total : again.totals) {
            const auto at = static_cast<std::size_t>(total);
            if (rolled_again_.size() <= at) rolled_again_.resize(at + 1);
            const int rounds = again.rounds == 0 ? kAlways : again.rounds;
            rolled_again_[at] = std::max(rolled_again_[at], rounds);
        }
    note_plain_dice();
    pile_ends_ = Table<DeckId, CardId>(content_->decks.size());
    for (const CardId card : content_->cards.ids())
        if (content_->cards[card].ends_pile) pile_ends_[content_->cards[card].deck] = card;
}

void Rulebook::note_plain_dice() {
    for (const Die& die : content_->dice)
        for (const DieFace& face : die.faces)
            if (face.effect.is_some()) face_effects_.push_back(face.effect);
    const Rules& rules = content_->rules;
    if (rules.roll_from.is_some() || rules.rolls_each_turn != 1 || !rules.rerolls.empty()) return;
    if (!std::ranges::all_of(content_->dice, [](const Die& die) { return die.counts; }) ||
        !face_effects_.empty())
        return;
    for (const Die& die : content_->dice)
        plain_dice_.push_back(static_cast<std::uint32_t>(die.sides));
}

// Adds the engine's own effects in the order of take_effect() to end_effect().
void Rulebook::add_own_effects() {
    Step choice{Op::take};
    choice.of = content_->rules.choice_of;
    effects_.add(Effect{"take goods of choice", {choice}, {}});
    const auto produced = static_cast<std::int16_t>(Moment::produced);
    effects_.add(Effect{"after the production", {Step{Op::moment, produced}}, {}});
    effects_.add(Effect{"what tiles do when they were rolled", {Step{Op::after_roll}}, {}});
    effects_.add(Effect{"what the roll brings", {Step{Op::bring}}, {}});
    effects_.add(Effect{"the end of a phase", {Step{Op::end_turn}}, {}});
    effects_.add(Effect{"another phase", {Step{Op::begin_phase, -1}}, {}});
    for (const DeckId deck : content_->decks.ids())
        effects_.add(Effect{"exchange a card", {Step{Op::exchange, deck.number()}}, {}});
    effects_.add(Effect{"who received nothing", {Step{Op::relief}}, {}});
    if (has_figures()) {
        effects_.add(Effect{"a figure on its way", {Step{Op::go_on}}, {}});
        effects_.add(Effect{"a figure that was displaced", {Step{Op::make_room}}, {}});
    }
    Effect ending{"put away cards and end the turn", {}, {}};
    for (const HandLimitId limit : content_->hand_limits.ids()) {
        const Step step{Op::keep_limit, limit.number()};
        effects_.add(Effect{"put away cards", {step}, {}});
        if (content_->hand_limits[limit].over == OverLimit::before_end)
            ending.steps.push_back(step);
    }
    ending.steps.push_back(Step{Op::end_turn});
    effects_.add(std::move(ending));
    effects_.add(Effect{"which tile", {Step{Op::keep}}, {}});
    HEX_CHECK(effects_.size() < EffectId::kNone);
    keep_effect_ = EffectId(effects_.size() - 1);
    for (const Effect& effect : effects_)
        chains_.add(chain_of(*content_, effect));
}

void Rulebook::note_guards() {
    has_guards_ = !content_->guards.empty();
    guards_ = Table<ActionKindId, std::vector<const Guard*>>(content_->kinds.size());
    guarded_kinds_ = Table<PhaseId, std::vector<ActionKindId>>(content_->phases.size());
    for (const Guard& guard : content_->guards)
        for (const ActionKindId kind : content_->kinds.ids())
            if (guard.kinds[kind.index()]) guards_[kind].push_back(&guard);
    for (const PhaseId phase : content_->phases.ids())
        for (const ActionKindId kind : content_->kinds.ids())
            if (std::ranges::any_of(guards_[kind], [&](const Guard* guard) {
                    return guard->phases.empty() || std::ranges::count(guard->phases, phase) > 0;
                }))
                guarded_kinds_[phase].push_back(kind);
}

void Rulebook::note_kinds() {
    for (const ActionKind& kind : content_->kinds)
        if (kind.has_subject()) subjects_ = std::max(subjects_, kind.subject + std::size_t{1});
    kinds_.resize(kVerbs * subjects_);
    for (const ActionKindId id : content_->kinds.ids()) {
        const ActionKind& kind = content_->kinds[id];
        const auto verb = static_cast<std::size_t>(kind.verb);
        (kind.has_subject() ? kinds_[verb * subjects_ + kind.subject] : plain_kinds_[verb]) = id;
        verbs_.add(kind.verb);
        takes_goods_.add(std::ranges::count(kind.args, ArgType::goods) > 0);
        if (!waits_for_phase(kind.verb)) continue;
        for (const PhaseId phase : content_->phases.ids())
            if (content_->phases[phase].actions[id.index()])
                add_to_menus(*content_, id, !has_bank_trades_, menus_[phase]);
    }
}

void Rulebook::note_plain_menus() {
    plain_menus_ = Table<PhaseId, const Menu*>(content_->phases.size());
    if (!reveal_cards_.empty()) return;
    for (const PhaseId phase : content_->phases.ids()) {
        if (!guarded_kinds_[phase].empty()) continue;
        std::vector<Menu>& menus = menus_[phase];
        const ActionKindId offer =
            content_->phases[phase].trades ? kind(Verb::offer_trade) : ActionKindId::none();
        if (menus.size() == 1 && make_plain(offer, menus.front()))
            plain_menus_[phase] = &menus.front();
    }
}

void Rulebook::note_figures() {
    if (has_figures()) touching_ = Touching(board());
    for (const FigureKindId id : content_->figure_kinds.ids()) {
        const FigureKind& kind = content_->figure_kinds[id];
        const std::uint64_t bit = std::uint64_t{1} << id.index();
        PlaceGraph& graph = graphs_[static_cast<std::size_t>(kind.on)];
        if (kind.on != PlaceKind::none && graph.count() == 0) graph = PlaceGraph(board(), kind.on);
        if (kind.occupies) occupying_figures_ |= bit;
        if (kind.anchors) anchoring_figures_ |= bit;
        if (kind.interrupts) interrupting_figures_ |= bit;
        if (kind.blocks_production) blocking_figures_ |= bit;
        if (kind.carries != 0) carrying_figures_ |= bit;
    }
    pickable_kinds_ = Table<PickId, std::uint64_t>(content_->picks.size());
    for (const PickId pick : content_->picks.ids())
        if (content_->picks[pick].type == ArgType::figure)
            pickable_kinds_[pick] = hexholm::pickable_kinds(*content_, content_->picks[pick]);
    for (const Pick& pick : content_->picks)
        always_pickable_.add(hexholm::always_pickable(pick));
}

void Rulebook::note_worths() {
    const auto note = [](const auto& things, auto& worths) {
        for (const auto id : things.ids())
            if (things[id].worth.follows() || things[id].worth.fixed != 0) worths.push_back(id);
    };
    note(content_->pieces, worths_.pieces);
    note(content_->cards, worths_.cards);
    note(content_->figure_kinds, worths_.figures);
    for (const CounterId id : content_->counters.ids()) {
        const Counter& counter = content_->counters[id];
        if (counter.worth.follows() || counter.worth.fixed != 0 || !counter.worth_rows.empty())
            worths_.counters.push_back(id);
    }
}

void Rulebook::note_plain_turns() {
    const bool all_active = std::ranges::all_of(
        content_->phases, [](const Phase& phase) { return phase.who == Who::active; });
    if (all_active && !has_phase_work_ && !has_turn_work_ && content_->hand_limits.empty() &&
        content_->rules.last_round == 0)
        plain_phases_ = content_->turn_phases;
}

void Rulebook::note_listeners() {
    for (std::size_t moment = 0; moment < kMomentCount; ++moment)
        for (const HookId hook : content_->listeners[moment])
            heard_[moment] |= content_->hooks[hook].about;
    note_places_heard();
    has_phase_work_ = heard_[static_cast<std::size_t>(Moment::phase_began)].any() ||
                      heard_[static_cast<std::size_t>(Moment::phase_ended)].any() ||
                      std::ranges::any_of(content_->phases, [](const Phase& phase) {
                          return phase.by_itself || phase.effect.is_some();
                      });
    note_heard();
    has_questions_ =
        std::ranges::any_of(
            content_->hooks,
            [](const Hook& hook) { return hook.gives != Gives::nothing && !hook.is_step; }) ||
        std::ranges::any_of(content_->picks, [](const Pick& pick) { return pick.list.is_some(); });
    const auto is_told = [&](Moment moment) { return !listeners(moment).empty(); };
    has_turn_work_ = !turn_counters_.empty() || !renewed_counters_.empty() ||
                     is_told(Moment::turn_began) || is_told(Moment::turn_ended) ||
                     is_told(Moment::round_ended);
    note_plain_turns();
    has_roll_work_ = !sailing_pawns_.empty() || !face_effects_.empty() || is_told(Moment::rolled);
    steps_that_run_ = effects_that_run(*this);
    effects_that_do_ = effects_that_do(*this);
    kinds_that_run_ = kinds_that_run(*this);
    rolls_run_ = hexholm::rolls_run(*this);
    filled_by_rolls_ = hexholm::filled_by_rolls(*this);
    only_totals_run_on_rolls_ = hexholm::only_totals_run_on_rolls(*this);
    has_face_down_ =
        std::ranges::any_of(content_->map.tiles, [](const auto& tile) { return tile.face_down; });
    scoring_effects_ = effects_that_score(*this);
}

void Rulebook::note_cards() {
    for (const ZoneId zone : content_->zones.ids())
        if (content_->zones[zone].per_corner) corner_zones_.push_back(zone);
    for (const TileId tile : all_ids<TileId>(board().tile_count()))
        if (const std::size_t seat = content_->map.tiles[tile.index()].seat; seat != 0)
            tiles_of_seats_[seat - 1].push_back(tile);
    for (const CornerId corner : all_ids<CornerId>(board().corner_count())) {
        PlayerId owner;
        for (const TileId tile : board().tiles(corner))
            if (tile.is_some() && content_->map.tiles[tile.index()].seat != 0)
                owner = PlayerId(content_->map.tiles[tile.index()].seat - 1);
        land_of_.add(owner);
        if (owner.is_some()) corners_of_seats_[owner.index()].add(corner);
    }
    const std::size_t card_bytes =
        (content_->cards.size() + kBytesInRow - 1) / kBytesInRow * kBytesInRow;
    cards_of_decks_ = Table<DeckId, std::vector<std::uint8_t>>(
        content_->decks.size(), std::vector<std::uint8_t>(card_bytes));
    for (const CardId card : content_->cards.ids())
        cards_of_decks_[content_->cards[card].deck][card.index()] = 0xFF;
    limits_of_decks_ = Table<DeckId, std::vector<HandLimitId>>(content_->decks.size());
    for (const HandLimitId limit : content_->hand_limits.ids())
        for (const DeckId deck : content_->decks.ids())
            if (in_mask(content_->hand_limits[limit].decks, deck))
                limits_of_decks_[deck].push_back(limit);
    for (const CounterId counter : content_->counters.ids())
        if (std::ranges::any_of(content_->cards, [&](const Card& card) {
                return std::ranges::any_of(
                    card.counts, [&](const auto& count) { return count.first == counter; });
            }))
            card_counters_.push_back(counter);
    for (const CardId id : content_->cards.ids()) {
        const Card& card = content_->cards[id];
        if (card.points != 0) point_cards_.push_back({id, card.points});
        if (card.points != 0 && card.reveal != RevealRule::to_win) reveal_cards_.push_back(id);
        if (card.raises_target != 0) target_cards_.push_back(id);
        if (card.effect.is_none() && card.points == 0) continue;
        if (std::find(play_decks_.begin(), play_decks_.end(), card.deck) == play_decks_.end())
            play_decks_.push_back(card.deck);
    }
}

void Rulebook::note_choices() {
    const Content& content = *content_;
    piece_choices_ = Table<PieceId, std::vector<PieceId>>(content.pieces.size());
    for (const PieceId piece : content.pieces.ids())
        piece_choices_[piece].push_back(piece);
    for (const PieceId piece : content.pieces.ids()) {
        if (content.pieces[piece].stands_for.is_some())
            piece_choices_[content.pieces[piece].stands_for].push_back(piece);
        has_moves_ = has_moves_ || content.pieces[piece].moves;
    }
    // Choices are sorted by id, as lists of actions are.
    for (std::vector<PieceId>& choices : piece_choices_)
        std::sort(choices.begin(), choices.end());
    pawn_choices_ = Table<PawnId, std::vector<PawnId>>(content.pawns.size());
    for (const PawnId pawn : content.pawns.ids())
        pawn_choices_[pawn].push_back(pawn);
    for (const PawnId pawn : content.pawns.ids()) {
        if (content.pawns[pawn].stands_for.is_some())
            pawn_choices_[content.pawns[pawn].stands_for].push_back(pawn);
        if (content.pawns[pawn].guards != 0) guarding_pawns_.push_back(pawn);
        if (content.pawns[pawn].course.is_some()) sailing_pawns_.push_back(pawn);
    }
    for (std::vector<PawnId>& choices : pawn_choices_)
        std::sort(choices.begin(), choices.end());
}

void Rulebook::note_victory() {
    const Rules& rules = content_->rules;
    goods_matter_ = kept_goods_ != 0 || !rank_counters_.empty();
    scoring_verbs_ = verbs_that_score(*this);
    least_before_cards_ = rules.target_points;
    for (const Card& card : content_->cards)
        least_before_cards_ -= std::max(card.points, 0) * card.copies;
    least_on_table_ = std::numeric_limits<int>::min();
    only_points_win_ = rules.won.is_none() && winning_counters_.empty();
    if (!only_points_win_ || !other_point_counters_.empty()) return;
    least_on_table_ = rules.points_win ? least_before_cards_ : std::numeric_limits<int>::max();
}

}  // namespace hexholm
