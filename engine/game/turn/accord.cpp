#include "engine/game/turn/accord.h"

#include <algorithm>
#include <array>

#include "engine/base/check.h"
#include "engine/game/derived/derived.h"
#include "engine/game/hooks/hooks.h"
#include "engine/game/turn/winning.h"
#include "engine/game/view/points.h"

namespace hexholm {
namespace {

constexpr std::array<std::string_view, 4> kWords = {"agreed", "called_off", "resigned", "target"};

// The points that all players need. Cards and awards that raise it for a player are added to this.
int target_of_all(const Rulebook& book, const State& state) {
    return book.content().rules.target_points - state.players[PlayerId(0)].target_less;
}

void lower_target(const Play& play, int target) {
    const int less = play.book.content().rules.target_points - target;
    for (const PlayerId player : all_ids<PlayerId>(play.book.players()))
        play.player(player).target_less = static_cast<std::uint8_t>(less);
}

}  // namespace

std::string_view word_of(AccordKind kind) {
    return kWords[static_cast<std::size_t>(kind)];
}

std::optional<AccordKind> accord_kind_of(std::string_view word) {
    const auto found = std::ranges::find(kWords, word);
    if (found == kWords.end()) return std::nullopt;
    return static_cast<AccordKind>(found - kWords.begin());
}

std::optional<Accord> accord_in(const Event& event) {
    const bool is_one = event.kind == EventKind::settled && event.player.is_some() &&
                        event.a >= 0 && static_cast<std::size_t>(event.a) < kWords.size();
    if (!is_one) return std::nullopt;
    return Accord{static_cast<AccordKind>(event.a), event.b};
}

TargetRange target_range(const Rulebook& book, const State& state) {
    if (!book.content().rules.points_win) return {};
    int most = 0;
    for (const PlayerId player : all_ids<PlayerId>(book.players()))
        most = std::max(most, public_points(book, state, player));
    return {most + 1, target_of_all(book, state) - 1};
}

Refusal check_accord(const Rulebook& book, const State& state, const Accord& accord) {
    if (state.stage == Stage::over) return {Reason::game_over};
    if (accord.kind != AccordKind::target) return {};
    return target_range(book, state).has(accord.target) ? Refusal{} : Refusal{Reason::not_now};
}

void settle(
    const Rulebook& book, State& state, PlayerId by, const Accord& accord, EventList* events) {
    HEX_CHECK(by.is_some() && by.index() < book.players());
    // Functions of mods that hear of the end may fail; what was agreed on stays.
    Progress progress;
    progress.tolerant = true;
    const Play play{book, state, events, &progress};
    play.tell({.kind = EventKind::settled,
               .player = by,
               .a = static_cast<std::int16_t>(accord.kind),
               .b = accord.kind == AccordKind::target ? accord.target : std::int16_t{-1}});
    ++state.actions;
    switch (accord.kind) {
        case AccordKind::agreed: return finish_last_round(play);
        case AccordKind::called_off: return finish_game(play, PlayerId::none());
        case AccordKind::resigned:
            if (book.players() == 2) finish_game(play, PlayerId(1 - by.index()));
            return;
        case AccordKind::target: lower_target(play, accord.target); return end_if_won(play);
    }
}

}  // namespace hexholm
