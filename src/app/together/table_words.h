// What the protocol has of tables and refusals, in words of the player's language.
#pragma once

#include <string>
#include <vector>

#include "src/app/mods/catalogue.h"
#include "src/app/together/table_rules.h"
#include "src/net/protocol/lobby.h"

namespace hexholm::app {

// What is wrong, and what to do about it.
std::string denial_words(net::Denial denial);
// "2 of 4 seats taken, in play".
std::string row_facts(const Catalogue& catalogue, const net::TableRow& row);
// Players, clock, and who may look on.
std::string terms_facts(const net::TableTerms& terms);
// What the owner may choose, in words: "2 min for a turn", "ten moves later".
std::string clock_words(const net::ClockTerms& clock);
std::string onlooking_words(net::Onlooking onlooking);
// The clock that comes after this one, or before it, among those that are offered.
std::string talk_words(net::Talk talk);
net::ClockTerms next_clock(const net::ClockTerms& clock, bool forward);
// "Base game, Lake".
std::string mods_words(const Catalogue& catalogue, const net::TableTold& table);
// "Target points: 12" for each option that is not as usual.
std::vector<std::string> rules_words(const Catalogue& catalogue, const net::GameTerms& terms);
std::string place_words(net::SeatPlace place);
// The present step of loading the rules, in words.
std::string loading_words(const TableRules& rules);
// "850 KB" or "3.1 MB".
std::string size_words(std::uint64_t bytes);
// "1:05" or "40 s".
std::string span_words(std::int64_t seconds);

}  // namespace hexholm::app
