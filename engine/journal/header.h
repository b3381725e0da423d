// The head of a journal: which game it is, with which rules, from which seed, at whose table.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/game_seed.h"
#include "engine/base/result.h"
#include "engine/content/content.h"
#include "engine/content/fingerprint.h"

namespace hexholm {

constexpr std::string_view kEngineVersion = "0.1.0";
// 1: actions and state hashes. 2: also a running checksum, and lines that take back others.
// 3: hashes of states that are laid out by their content. 4: hashes without what awards measure.
// 5: SHA-256 of rules; a secret key in place of the seed.
constexpr int kJournalVersion = 5;
constexpr int kOldestJournalVersion = 1;
// Hashes in journals before this one are of states as no program has them any more.
constexpr int kFirstVersionOfTheseStates = 4;
// Journals before this one name rules by Fingerprint::old, later ones by Fingerprint::digest.
constexpr int kFirstVersionOfDigests = 5;

struct JournalSeat {
    std::string name;
    std::string bot;  // level; empty for a human
    std::uint32_t color = 0;

    bool operator==(const JournalSeat&) const = default;
};

struct JournalMod {
    std::string id;
    std::string version;
    Fingerprint hash;  // of its two parts the one that the version of the journal has

    bool operator==(const JournalMod&) const = default;
};

// All that is needed to load the same content again and to start the same game.
struct JournalHeader {
    int version = kJournalVersion;
    std::string engine{kEngineVersion};
    std::string scenario;
    int players = 0;
    std::vector<JournalMod> mods;
    std::vector<OptionValue> options;
    GameSeed seed;
    std::optional<Digest256> commitment;  // told before the game, where a key is the seed
    Fingerprint content_hash;
    std::vector<JournalSeat> seats;

    bool operator==(const JournalHeader&) const = default;
};

JournalHeader header_for(const Content& content,
                         const GameSeed& seed,
                         std::vector<JournalSeat> seats);

// Says what is wrong when a key is not the one that was promised before the game.
std::optional<Problem> broken_commitment(const JournalHeader& header, const std::string& where);

// Are these the rules that a journal of this version names?
bool is_same_hash(int version, const Fingerprint& written, const Fingerprint& now);

// "hard #c0392b Ann", and the reverse; it says what is wrong, or nothing.
std::string seat_text(const JournalSeat& seat);
Saying parse_seat(std::string_view text, JournalSeat& seat);

// The lines of the head with the blank line that ends it. Line ends in names become spaces.
std::string header_text(const JournalHeader& header);

// The format that the first line of a journal names; 0 when it is none.
int journal_version(std::string_view first_line);
bool is_known_version(int version);

// `lines` without the blank one; `where` is the file's name.
Result<JournalHeader> parse_header(const std::vector<std::string_view>& lines,
                                   const std::string& where);

// Which mod is not as it was when the game was played; empty when all are. That need not matter: a
// version may have changed a picture only.
Saying mod_difference(const JournalHeader& header, const Content& content);

// Says what differs (mod, version, option) when the content is not the one that the game was
// played with; nothing when it is.
std::optional<Problem> content_difference(const JournalHeader& header,
                                          const Content& content,
                                          const std::string& where);

}  // namespace hexholm
