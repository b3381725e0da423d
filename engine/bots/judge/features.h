// What the judge reads of a position: a row of numbers for each player, made from what is declared and
// from what the viewer sees. No name of a game's thing is known here.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "engine/bots/judge/board_reading.h"
#include "engine/bots/judge/input_row.h"
#include "engine/bots/worth/prospects.h"

namespace hexholm {

inline constexpr std::size_t kMostJudgedThings = 8;  // to buy: the first that are declared

using InputsOfAll = std::array<Inputs, kMaxPlayers>;

// What each number of a row means: of the viewer's, and of each other's.
struct KeysOfRows {
    InputKeys own;
    InputKeys other;
};
// Keys, or how they begin, by which numbers are found that another game has in another measure.
inline constexpr std::string_view kPointsKey = "points";
inline constexpr std::string_view kDeclaredKey = "declared worth";  // tenths of a point
inline constexpr std::string_view kAimsKey = "aims";                // likewise
inline constexpr std::string_view kThreatsKey = "threats";          // likewise
inline constexpr std::string_view kCounterKey = "counter";
inline constexpr std::string_view kBestKey = "best place";
inline constexpr std::string_view kSafeKey = "safe place";
inline constexpr std::string_view kTurnKey = "turn";
inline constexpr std::string_view kGoodSort = "good";  // sorts of things
inline constexpr std::string_view kEdgeSort = "edge";

// Fingerprint of all that gives these numbers their meaning: the things of the game with prices, points
// and yields. Weights are good for positions of a game with the same one.
std::uint64_t judged_things(const Content& content);

class Features {
public:
    explicit Features(const Rulebook& book);

    // The number of inputs of the viewer, and of each other player.
    std::size_t own_count() const;
    std::size_t other_count() const;
    // The keys of these numbers, all different. Surveys a position of its own.
    KeysOfRows keys();

    // See BoardReading.
    void survey(const State& state);
    // Reads the inputs as `viewer` sees them: of other players only what everybody knows, and of
    // cards drawn in this turn only their number. Works on views and on full states alike.
    // REQUIRES: survey() of this land.
    void read(const State& state, PlayerId viewer, InputsOfAll& inputs);

private:
    // How soon a player with an empty hand can pay for each thing, with this income at these rates.
    struct Pace {
        Amounts income{};
        Amounts rates{};
        std::array<int, kMostJudgedThings> soon{};
    };
    struct Standing {
        int points = 0;
        int most_of_others = 0;
    };
    // A thing that can be bought.
    struct Thing {
        Bundle price;
        std::string_view sort;
        std::string_view name;

        InputKey key(std::string_view what) const {
            return {.what = what, .sort = sort, .of = name};
        }
    };

    // An action for which a card of the hand is needed.
    struct CardAction {
        CardId card;
        Bundle price;
    };

    void note_things();
    void note_counters();
    void note_figures();
    std::size_t public_count() const;
    void read_points(const State& state, PlayerId viewer);
    void measure_awards(const State& state);
    void read_row(const State& state, PlayerId player, PlayerId viewer, InputRow& row);
    void read_public(const State& state, PlayerId player, InputRow& row);
    void read_board(const State& state, PlayerId player, InputRow& row) const;
    void put_goods(InputRow& row, std::string_view what, const Amounts& amounts) const;
    void read_awards(const State& state, PlayerId player, InputRow& row) const;
    void read_prospects(const State& state, PlayerId player, InputRow& row) const;
    void read_own(const State& state, PlayerId player, InputRow& row);
    void read_card_actions(const PlayerState& own, const Outlook& outlook, InputRow& row) const;
    void read_other(const State& state, PlayerId player, InputRow& row) const;
    const Pace& pace_of(const Outlook& outlook, PlayerId player);
    Outlook outlook_of(const State& state, PlayerId player) const;
    int fresh_cards(const State& state, PlayerId player) const;

    const Rulebook& book_;
    BoardReading board_;
    std::vector<Thing> things_;
    std::vector<CardAction> card_actions_;
    std::vector<CounterId> counters_;    // of players, seen by all
    std::vector<CardId> cards_;          // that are played
    std::vector<FigureKindId> figures_;  // that players own
    // The surveyed state, and the prospects of each player from there (hex.aim, hex.threat).
    State surveyed_;
    std::vector<Prospects> prospects_;
    std::array<Standing, kMaxPlayers> standings_{};
    std::vector<int> measures_;  // of each award, of all players
    std::array<Pace, kMaxPlayers> paces_{};
};

}  // namespace hexholm
