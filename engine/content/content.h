// What the mods declared, frozen: every good, terrain, piece, card and rule of the game in play.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/base/id.h"
#include "engine/base/limits.h"
#include "engine/board/board.h"
#include "engine/content/aims.h"
#include "engine/content/cards.h"
#include "engine/content/course.h"
#include "engine/content/dice.h"
#include "engine/content/economy.h"
#include "engine/content/figures.h"
#include "engine/content/fingerprint.h"
#include "engine/content/map_spec.h"
#include "engine/content/name_spaces.h"
#include "engine/content/questions.h"
#include "engine/content/statistics.h"
#include "engine/content/things.h"
#include "engine/content/zones.h"

namespace hexholm {

class HookProgram;    // engine/game/hooks/hooks.h
struct JudgeWeights;  // engine/content/judge_weights.h

struct ModInfo {
    std::string id;
    std::string version;
    std::string title;
    Fingerprint hash;  // of its rules: Lua text and manifest, line ends normalised
};

struct OptionValue {
    std::string name;
    std::string value;
    bool operator==(const OptionValue&) const = default;
};

// Everything that is the same for all games with these mods, options and number of players.
struct Content {
    std::string scenario;  // "base"
    int players = 4;
    std::vector<ModInfo> mods;         // in load order
    std::vector<OptionValue> options;  // all of them with their values, sorted by name
    Fingerprint hash;                  // of everything that a rule can read

    std::vector<std::string> tags;
    Table<GoodId, Good> goods;
    Table<TerrainId, Terrain> terrains;
    Table<RouteId, Route> routes;
    Table<PieceId, Piece> pieces;
    Table<PawnId, Pawn> pawns;
    Table<FigureKindId, FigureKind> figure_kinds;
    Table<FigureId, Figure> figures;  // all there are, by kind, then by seat
    Table<DeckId, Deck> decks;
    Table<CardId, Card> cards;
    Table<HandLimitId, HandLimit> hand_limits;
    Table<ZoneId, Zone> zones;
    std::vector<ZoneRun> zone_runs;    // zone by zone, owner by owner
    std::vector<CardSource> looks;     // what steps lay open to one player
    std::vector<CardMove> card_moves;  // by steps
    std::vector<TileCount> tile_counts;
    std::vector<LeadCount> leads;
    std::vector<Share> shares;
    Table<CounterId, Counter> counters;
    Table<AwardId, Award> awards;
    Table<HarbourId, Harbour> harbours;
    Table<EffectId, Effect> effects;
    Table<PhaseId, Phase> phases;  // those of a turn in order, then those that only effects begin
    std::size_t turn_phases = 0;   // so many are part of every turn
    Table<PaymentId, Payment> payments;
    Table<PickId, Pick> picks;
    Table<AskId, Ask> asks;
    std::vector<std::string> windows;  // by WindowId; sorted
    Table<ModActionId, ModAction> mod_actions;
    Table<AmountId, Amount> amounts;  // of steps
    Table<BonusId, Bonus> bonuses;
    Table<ReliefId, Relief> reliefs;
    Table<BankTradeId, BankTrade> bank_trades;
    Table<TrackId, Track> tracks;
    Table<PanelId, Panel> panels;
    std::vector<Statistic> statistics;      // sorted by name
    std::vector<Achievement> achievements;  // sorted by name
    std::vector<PieceSet> piece_sets;       // sorted by name
    // Several numbers on one tile: the token kPairTokens + n stands for the two of the n-th pair.
    std::vector<std::array<int, 2>> token_pairs;
    static constexpr int kPairTokens = 81;
    // Where State::counters keeps what each player received of each good in the last production.
    static constexpr std::size_t kNotKept = static_cast<std::size_t>(-1);
    std::size_t received_cell = kNotKept;
    Table<CueId, Cue> cues;
    std::vector<DeclaredBot> bots;  // sorted by name
    std::vector<Aim> aims;          // sorted by name
    std::vector<Threat> threats;    // sorted by name
    Table<HookId, Hook> hooks;
    std::array<std::vector<HookId>, kMomentCount> listeners;      // in load order
    std::vector<std::pair<std::string, EffectId>> named_effects;  // sorted by name
    std::vector<ReasonText> reasons;                              // of tests that do not allow
    std::vector<Guard> guards;                                    // in load order
    std::vector<OwnMoment> moments;                               // sorted by name
    std::shared_ptr<const HookProgram> program;  // runs the hooks; null when there are none
    Table<ActionKindId, ActionKind> kinds;
    // What bots have learned of this game, and of games with some of its mods. No rule reads it, and it may
    // be of other versions of them.
    std::vector<std::shared_ptr<const JudgeWeights>> judges;

    std::vector<Die> dice;
    OwnSound dice_sound;                            // when one hits the table
    std::vector<std::pair<int, EffectId>> on_roll;  // totals that do something else than produce
    std::vector<SetupRound> setup;
    EffectId before_setup;                 // choices of the first player; may be none
    std::vector<StartPiece> start_pieces;  // with these there are no set-up rounds
    Rules rules;
    MapSpec map;
    Board board;
    std::vector<Neutral> neutrals;           // sorted by name; as owners they come after the seats
    std::vector<std::uint32_t> seat_colors;  // 0xRRGGBB for each seat
    std::vector<std::string> seat_color_names;

    NameSpaces names;  // of all things; no rule reads it

    // Players and neutral colours.
    int owners() const { return players + static_cast<int>(neutrals.size()); }
    std::optional<ActionKindId> kind_named(std::string_view name) const;
    // REQUIRES: there is one (every verb that a phase or effect needs has its kind).
    ActionKindId kind_of(Verb verb, std::size_t subject = ActionKind::kNoSubject) const;
    std::optional<EffectId> effect_of_roll(int total) const;
    // What the piece receives from one tile of the terrain: its own yields, or its yield times what the
    // terrain produces; at most 255 of each good.
    Bundle harvest(TerrainId terrain, PieceId piece) const;
    std::string token_text(int token) const;  // "5" or "5+9"
    // The totals on which the token produces: none, one or two; 0 fills up.
    std::array<int, 2> totals_of(int token) const {
        if (token < kPairTokens) return {token, 0};
        return token_pairs[static_cast<std::size_t>(token - kPairTokens)];
    }
};

}  // namespace hexholm
