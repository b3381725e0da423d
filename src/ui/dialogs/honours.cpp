#include "src/ui/dialogs/honours.h"

#include <algorithm>
#include <functional>
#include <optional>

#include "engine/game/view/points.h"

#include "src/ui/words/language.h"

namespace hexholm::ui {

namespace {

// One thing to stand out by. Whoever has less than `least` of it does not.
struct Contest {
    std::string_view title;
    std::function<int(const PlayerTally&)> merit;
    int least;
    std::function<std::string(int)> value;
};

// A player who stands out; `weight` is how many times the least it is, in hundredths.
struct Candidate {
    Honour honour;
    int weight;
};

int cards_above_average(const PlayerTally& player) {
    return (player.produced_in_all() * 1000 - player.expected) / 1000;
}

std::vector<Contest> contests() {
    return {
        {/*tr*/ "Lucky dice", cards_above_average, 5,
         [](int count) {
             return tr_count(count, "{1} card above average", "{1} cards above average");
         }},
        {/*tr*/ "Unlucky dice",
         [](const PlayerTally& player) { return -cards_above_average(player); }, 5,
         [](int count) {
             return tr_count(count, "{1} card below average", "{1} cards below average");
         }},
        {/*tr*/ "Busiest trader",
         [](const PlayerTally& player) { return player.given_in_trade + player.taken_in_trade; },
         10, [](int count) { return tr_count(count, "{1} card traded", "{1} cards traded"); }},
        {/*tr*/ "Light fingers", [](const PlayerTally& player) { return player.robbed; }, 4,
         [](int count) { return tr_count(count, "{1} card stolen", "{1} cards stolen"); }},
        {/*tr*/ "Everybody's victim", [](const PlayerTally& player) { return player.lost; }, 4,
         [](int count) { return tr_count(count, "{1} card lost", "{1} cards lost"); }},
        {/*tr*/ "Patience", [](const PlayerTally& player) { return player.blocked; }, 5,
         [](int count) { return tr_count(count, "{1} card blocked", "{1} cards blocked"); }}};
}

// Statistics of mods for each seat in which it is an honour to have most.
std::vector<Contest> contests_of_mods(const Content& content) {
    std::vector<Contest> all;
    for (std::size_t at = 0; at < content.statistics.size(); ++at) {
        const Statistic& one = content.statistics[at];
        if (one.of_game || !one.proud) continue;
        all.push_back({title_of(one.face),
                       [at](const PlayerTally& player) { return player.told[at]; }, 2,
                       [](int count) { return std::to_string(count); }});
    }
    return all;
}

std::optional<Candidate> winner_of(const Contest& contest, const Tally& tally) {
    std::size_t best = 0;
    bool is_alone = true;
    for (std::size_t seat = 1; seat < tally.players.size(); ++seat) {
        const int more = contest.merit(tally.players[seat]) - contest.merit(tally.players[best]);
        if (more >= 0) is_alone = more > 0;
        if (more > 0) best = seat;
    }
    const int merit = contest.merit(tally.players[best]);
    if (!is_alone || merit < contest.least) return std::nullopt;
    return Candidate{{PlayerId(best), std::string(tr(contest.title)), contest.value(merit)},
                     merit * 100 / contest.least};
}

bool has_honour(const std::vector<Honour>& honours, PlayerId player) {
    return std::ranges::find(honours, player, &Honour::player) != honours.end();
}

// The last turn at whose beginning somebody else had as many points; -1 where that never was.
int last_turn_without_lead(const Tally& tally, PlayerId winner) {
    const std::vector<int>& own = tally.players[winner.index()].points;
    int last = -1;
    for (std::size_t seat = 0; seat < tally.players.size(); ++seat) {
        if (seat == winner.index()) continue;
        const std::vector<int>& others = tally.players[seat].points;
        for (std::size_t turn = 0; turn < std::min(own.size(), others.size()); ++turn)
            if (others[turn] >= own[turn]) last = std::max(last, static_cast<int>(turn));
    }
    return last;
}

bool has_most_points(const Table& table, PlayerId winner) {
    const int own = all_points(table.book, table.state(), winner);
    return std::ranges::all_of(all_ids<PlayerId>(table.seats.size()), [&](PlayerId player) {
        return player == winner || all_points(table.book, table.state(), player) < own;
    });
}

}  // namespace

std::vector<Honour> honours_of(const Table& table, const Tally& tally) {
    std::vector<Candidate> candidates;
    for (const std::vector<Contest>& some : {contests(), contests_of_mods(table.content())})
        for (const Contest& contest : some)
            if (std::optional<Candidate> one = winner_of(contest, tally))
                candidates.push_back(std::move(*one));
    std::ranges::stable_sort(candidates, std::greater(), &Candidate::weight);
    std::vector<Honour> honours;
    for (const bool first : {true, false})
        for (Candidate& one : candidates) {
            const bool taken = one.honour.title.empty();
            if (taken || honours.size() == kMostHonours) continue;
            if (first && has_honour(honours, one.honour.player)) continue;
            honours.push_back(std::move(one.honour));
            one.honour.title.clear();
        }
    return honours;
}

std::string lead_of(const Table& table, const Tally& tally) {
    const PlayerId winner = table.state().winner;
    const bool is_alone =
        std::ranges::count_if(all_ids<PlayerId>(table.seats.size()), [&](PlayerId player) {
            return is_winner(table.state(), player);
        }) == 1;
    if (winner.is_none() || !is_alone || !has_most_points(table, winner)) return {};
    const int turns = static_cast<int>(tally.players[winner.index()].points.size());
    const int last = last_turn_without_lead(tally, winner);
    if (last < 0 || turns < 2) return {};
    if (last == turns - 1)
        return std::string(tr("The last turn decided: nobody led alone before it"));
    return tr("In the lead from turn {1} of {2} on",
              {std::to_string(last + 1), std::to_string(turns)});
}

}  // namespace hexholm::ui
