#include "src/cli/games/report.h"

#include <algorithm>
#include <cmath>

#include "engine/base/hash.h"
#include "engine/game/core/play.h"
#include "engine/game/view/points.h"

namespace hexholm::cli {
namespace {

double ratio(std::int64_t part, std::int64_t of) {
    return of > 0 ? static_cast<double>(part) / static_cast<double>(of) : 0;
}

// Calls see(kind, name, amount) for all that the player has, always in the same order.
template <class See>
void visit_things(const Rulebook& book, const State& state, PlayerId player, See see) {
    const Content& content = book.content();
    const PlayerState& own = state.players[player];
    for (const PieceId piece : content.pieces.ids())
        see("piece ", content.pieces[piece].name, content.pieces[piece].supply - own.supply[piece]);
    for (const AwardId award : content.awards.ids())
        see("award ", content.awards[award].name, state.award_holder[award] == player ? 1 : 0);
    for (const CardId card : content.cards.ids())
        see("card ", content.cards[card].name, own.hand[card] + own.open[card]);
    for (const Counter& counter : content.counters)
        if (counter.per == Owner::player)
            see("counter ", counter.name, counter_value(state, counter, player.index()));
}

// Joins ranges that touch. A problem when a seed is in two.
Status join(std::vector<SeedRange>& seeds) {
    std::ranges::sort(seeds, {}, &SeedRange::first);
    std::vector<SeedRange> joined;
    for (const SeedRange& range : seeds) {
        if (joined.empty() || range.first > joined.back().first + joined.back().games) {
            joined.push_back(range);
            continue;
        }
        if (range.first < joined.back().first + joined.back().games)
            return Problem{"",
                           "the game with seed " + std::to_string(range.first) + " is there twice",
                           "give each shard seeds of its own"};
        joined.back().games += range.games;
    }
    seeds = std::move(joined);
    return Done{};
}

}  // namespace

void Amounts::add(std::int64_t value) {
    ++players;
    sum += value;
    squares += value * value;
}

void Amounts::add(const Amounts& other) {
    players += other.players;
    sum += other.sum;
    squares += other.squares;
}

double Amounts::mean() const {
    return ratio(sum, players);
}

double Amounts::variance() const {
    return std::max(0.0, ratio(squares, players) - mean() * mean());
}

double ThingReport::difference() const {
    const double deviation = std::sqrt((winners.variance() + others.variance()) / 2);
    return deviation > 0 ? (winners.mean() - others.mean()) / deviation : 0;
}

void SimReport::add_game(const Rulebook& book, const State& state) {
    ++games;
    actions += state.actions;
    turns += state.turn;
    for (const PlayerId player : all_ids<PlayerId>(book.players()))
        points[player.index()] += all_points(book, state, player);
    if (state.stage != Stage::over) {
        ++unfinished;
        return;
    }
    ++lengths[state.turn];
    if (state.winner.is_none()) return;
    for (const PlayerId player : all_ids<PlayerId>(book.players())) {
        if (is_winner(state, player)) ++wins[player.index()];
        std::size_t at = 0;
        visit_things(
            book, state, player,
            [&](const char* kind, const std::string& name, std::int64_t amount) {
                if (at == things.size()) things.push_back({kind + name, {}, {}});
                (is_winner(state, player) ? things[at].winners : things[at].others).add(amount);
                ++at;
            });
    }
}

void SimReport::add(const SimReport& other) {
    games += other.games;
    seconds += other.seconds;
    actions += other.actions;
    turns += other.turns;
    unfinished += other.unfinished;
    violations += other.violations;
    for (std::size_t seat = 0; seat < kMaxPlayers; ++seat) {
        wins[seat] += other.wins[seat];
        points[seat] += other.points[seat];
        if (other.longest[seat].ms > longest[seat].ms) longest[seat] = other.longest[seat];
    }
    for (const auto& [length, count] : other.lengths)
        lengths[length] += count;
    if (things.empty())
        things = other.things;
    else
        for (std::size_t at = 0; at < other.things.size(); ++at) {
            things[at].winners.add(other.things[at].winners);
            things[at].others.add(other.things[at].others);
        }
    uses.add(other.uses);
    for (const std::string& message : other.messages)
        if (messages.size() < kMostMessages) messages.push_back(message);
    for (const Problem& mistake : other.mistakes)
        add_mistake(mistake);
}

void SimReport::add_mistake(const Problem& mistake) {
    const bool known = std::ranges::any_of(mistakes, [&](const Problem& other) {
        return other.where == mistake.where && other.what == mistake.what;
    });
    if (!known && mistakes.size() < kMostMessages) mistakes.push_back(mistake);
}

double games_per_second(const SimReport& report) {
    return report.seconds > 0 ? static_cast<double>(report.games) / report.seconds : 0;
}

int turns_at(const SimReport& report, int percent) {
    const std::int64_t ended = report.games - report.unfinished;
    std::int64_t seen = 0;
    for (const auto& [length, count] : report.lengths) {
        seen += count;
        if (seen * 100 >= ended * percent) return length;
    }
    return 0;
}

Interval likely_share(std::int64_t part, std::int64_t of) {
    if (of == 0) return {0, 1};
    constexpr double kSigma = 1.96;  // 95 of 100 times
    const auto count = static_cast<double>(of);
    const double share = ratio(part, of);
    const double scale = 1 + kSigma * kSigma / count;
    const double middle = (share + kSigma * kSigma / (2 * count)) / scale;
    const double half =
        kSigma * std::sqrt(share * (1 - share) / count + kSigma * kSigma / (4 * count * count)) /
        scale;
    // Rounding could lead out of the possible shares by a hair.
    return {std::max(0.0, middle - half), std::min(1.0, middle + half)};
}

Status merge(SimReport& report, const SimReport& other) {
    if (report.scenario != other.scenario || report.content != other.content)
        return Problem{"",
                       "this was a different game: " + other.scenario + " " + other.content +
                           ", not " + report.scenario + " " + report.content,
                       "merge what the same mods, options and players have played"};
    if (report.levels != other.levels || report.most_turns != other.most_turns)
        return Problem{"", "other bots have played it, or under another --turns",
                       "merge what the same bots have played"};
    std::vector<SeedRange> seeds = report.seeds;
    seeds.insert(seeds.end(), other.seeds.begin(), other.seeds.end());
    const Status joined = join(seeds);
    if (!joined) return joined.problem();
    report.add(other);
    report.seeds = std::move(seeds);
    return Done{};
}

}  // namespace hexholm::cli
