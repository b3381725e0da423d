// Why a server does not do what it was asked for, in words that say what to do.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "engine/base/saying.h"

namespace hexholm::net {

enum class Denial : std::uint8_t {
    none,
    malformed,
    too_much,
    too_many_lines,
    replaced,
    old_client,
    old_server,
    hello_first,
    bad_token,
    bad_name,
    bad_origin,
    false_server,
    no_table,
    not_invited,
    table_full,
    seat_taken,
    no_onlookers,
    too_many_tables,
    not_at_table,
    not_owner,
    not_waiting,
    not_playing,
    not_over,
    voted_down,
    not_ready,
    other_rules,
    bad_terms,
    kicked,
    table_gone,
    too_slow,
    disk,
    chat_too_fast,
    no_talk,
    no_package,
    going
};

// The word for it in messages.
std::string_view word_of(Denial denial);
inline constexpr std::size_t kDenialCount = static_cast<std::size_t>(Denial::going) + 1;
extern const std::array<std::string_view, kDenialCount> kDenialWords;

// For people: what is wrong, and what to do. Empty for no denial.
Saying saying_of(Denial denial);

}  // namespace hexholm::net
