// What is agreed about a game before it begins, and who sits where.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/content/content.h"

namespace hexholm::net {

// A mod as it must be for all at the table.
struct ModTerms {
    std::string id;
    std::string version;
    std::string sha256;  // of its package, in hexadecimal digits; empty: the server's own
    std::int64_t bytes = 0;
    std::string title{};  // for people; only told

    bool operator==(const ModTerms&) const = default;
};

struct GameTerms {
    std::string scenario = "base";
    int players = 4;
    std::vector<ModTerms> mods;        // further ones that are switched on
    std::vector<OptionValue> options;  // that are not as usual

    bool operator==(const GameTerms&) const = default;
};

enum class ClockKind : std::uint8_t {
    none,
    turn,  // so long for each turn
    bank,  // so long for the whole game, and some more for each turn
    mail   // days for each turn; nobody has to be there
};
inline constexpr std::array<std::string_view, 4> kClockWords = {"none", "turn", "bank", "mail"};

struct ClockTerms {
    ClockKind kind = ClockKind::none;
    std::int64_t turn_s = 120;  // with a bank: what a turn adds
    std::int64_t bank_s = 600;
    std::int64_t away_s = 60;  // a clock stands still so long for a player whose line is lost

    bool operator==(const ClockTerms&) const = default;
};

// Whether onlookers are allowed, and when.
enum class Onlooking : std::uint8_t {
    none,
    afterwards,  // when the game is over
    late,        // ten actions late
    at_once
};
inline constexpr std::array<std::string_view, 4> kOnlookingWords = {"none", "after", "late",
                                                                    "open"};

// The kinds of talk that are allowed at a table.
enum class Talk : std::uint8_t {
    all,
    emotes,  // short words to click alone
    none
};
inline constexpr std::array<std::string_view, 3> kTalkWords = {"all", "emotes", "none"};

struct TableTerms {
    std::string title;
    GameTerms game;
    std::vector<std::string> bots;  // by seat: a bot's name; empty for a person. It may be shorter
    ClockTerms clock;
    bool is_public = false;  // else by invitation
    Onlooking onlooking = Onlooking::late;
    Talk talk = Talk::all;

    bool operator==(const TableTerms&) const = default;
};

enum class SeatPlace : std::uint8_t {
    open,
    taken,     // somebody sits there who is not ready
    ready,     // to play
    here,      // in play, and the line is good
    away,      // the line is lost
    stand_in,  // a bot answers what must be answered and ends turns
    bot        // a bot plays
};
inline constexpr std::array<std::string_view, 7> kPlaceWords = {"open", "taken",    "ready", "here",
                                                                "away", "stand_in", "bot"};

inline constexpr int kNotFetching = -1;

struct SeatTold {
    SeatPlace place = SeatPlace::open;
    std::string name;
    std::string bot;                     // the name of the bot that plays there
    std::int64_t since_s = 0;            // the line has been lost so long
    bool is_offered = false;             // its player has gone, and whoever looks on may take it
    int fetched_percent = kNotFetching;  // of the mods that are on their way to this player

    bool operator==(const SeatTold&) const = default;
};

enum class TableState : std::uint8_t {
    waiting,
    dealing,
    playing,
    asleep,
    over,
    broken,  // a mod fails in everything that may be done
    stopped  // without a result
};
inline constexpr std::array<std::string_view, 7> kStateWords = {
    "waiting", "dealing", "playing", "asleep", "over", "broken", "stopped"};

}  // namespace hexholm::net
