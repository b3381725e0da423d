#include "engine/bots/judge/general_judge.h"

#include <algorithm>
#include <charconv>
#include <optional>
#include <tuple>

#include "engine/base/check.h"
#include "engine/bots/judge/learned_judge.h"

namespace hexholm {
namespace {

constexpr std::int64_t kThousandthsOfOne = 1000;
constexpr int kWorthsOfPoint = 10;  // of a number that counts in tenths of a point

std::vector<std::string_view> words_of(std::string_view key) {
    std::vector<std::string_view> words;
    while (!key.empty()) {
        const std::size_t end = std::min(key.find(' '), key.size());
        words.push_back(key.substr(0, end));
        key.remove_prefix(std::min(end + 1, key.size()));
    }
    return words;
}

// Inputs that stand for a key: the mean of their weights counts, divided by `by`.
struct Source {
    std::vector<std::size_t> inputs;
    std::int64_t by = 1;
};

class Carrier {
public:
    explicit Carrier(const NetworkWeights& learned) : learned_(learned) {}

    // Has it learned anything of this input? What was the same in all its games it knows nothing of.
    bool knows(std::size_t input) const {
        const auto row =
            learned_.to_units.begin() + static_cast<std::ptrdiff_t>(input * learned_.units);
        return learned_.straight[input] != 0 ||
               std::any_of(row, row + static_cast<std::ptrdiff_t>(learned_.units),
                           [](std::int32_t weight) { return weight != 0; });
    }
    std::optional<std::size_t> find(std::string_view key) const {
        const auto at = std::find(learned_.keys.begin(), learned_.keys.end(), key);
        if (at == learned_.keys.end()) return std::nullopt;
        return static_cast<std::size_t>(at - learned_.keys.begin());
    }
    Source source_of(std::string_view key) const {
        if (const auto same = find(key); same && knows(*same)) return {{*same}, 1};
        if (key == kDeclaredKey || key == kAimsKey || key == kThreatsKey) {
            const auto points = find(kPointsKey);
            return points ? Source{{*points}, kWorthsOfPoint} : Source{};
        }
        return kindred(key);
    }
    // `longer`: so many more points are needed to win. A point is worth most near the end: what counts is how
    // many are still missing.
    NetworkWeights for_keys(const std::vector<std::string>& keys, int longer) const {
        NetworkWeights found;
        found.keys = keys;
        found.inputs = keys.size();
        found.units = learned_.units;
        found.from_units = learned_.from_units;
        found.unit_bias = learned_.unit_bias;
        found.bias = learned_.bias;
        for (const std::string& key : keys)
            add_input(source_of(key), found);
        add_missing(keys, found);
        if (const auto points = find(kPointsKey))
            add_constant(*points, -longer * kThousandthsOfOne, found);
        return found;
    }

private:
    // Goods stand for each other, and so do pieces on edges; who sits further away is like the last known.
    Source kindred(std::string_view key) const {
        const std::vector<std::string_view> words = words_of(key);
        for (std::size_t at = 1; at + 1 < words.size(); ++at)
            if (words[at] == kGoodSort || words[at] == kEdgeSort)
                return all_that_begin(key.substr(0, key.rfind(words[at + 1])));
        for (const std::string_view row : {kBestKey, kSafeKey})
            if (key.starts_with(row)) return further(row, words.back(), 2);
        if (words.front() == kTurnKey && words.size() == 2) return further(kTurnKey, words[1], 1);
        return {};
    }
    Source all_that_begin(std::string_view begin) const {
        Source source;
        for (std::size_t input = 0; input < learned_.inputs; ++input)
            if (learned_.keys[input].starts_with(begin) && knows(input))
                source.inputs.push_back(input);
        return source;
    }
    // The last of a numbered row, `less` times less for each step beyond it.
    Source further(std::string_view row, std::string_view number, std::int64_t less) const {
        Source source;
        int at = -1;
        std::from_chars(number.data(), number.data() + number.size(), at);
        for (; at >= 0; --at) {
            const auto input = find(std::string(row) + " " + std::to_string(at));
            if (input && knows(*input)) {
                source.inputs = {*input};
                return source;
            }
            source.by *= less;
        }
        return {};
    }
    static std::int32_t whole(std::int64_t value) {
        return static_cast<std::int32_t>(
            std::clamp<std::int64_t>(value, -kMostWeight, kMostWeight));
    }
    void add_input(const Source& source, NetworkWeights& found) const {
        const auto count = static_cast<std::int64_t>(source.inputs.size());
        const auto mean = [&](auto weight_of) {
            std::int64_t sum = 0;
            for (const std::size_t input : source.inputs)
                sum += weight_of(input);
            return count == 0 ? 0 : whole(sum / (source.by * count));
        };
        for (std::size_t unit = 0; unit < learned_.units; ++unit)
            found.to_units.push_back(mean([&](std::size_t input) {
                return learned_.to_units[input * learned_.units + unit];
            }));
        found.straight.push_back(mean([&](std::size_t input) { return learned_.straight[input]; }));
        found.usual.push_back(mean([&](std::size_t input) { return learned_.usual[input]; }));
    }
    // Inputs that this game does not have get their usual values.
    void add_missing(const std::vector<std::string>& keys, NetworkWeights& found) const {
        for (std::size_t input = 0; input < learned_.inputs; ++input) {
            if (std::find(keys.begin(), keys.end(), learned_.keys[input]) != keys.end()) continue;
            add_constant(input, learned_.usual[input], found);
        }
    }
    // Changes the weights as if this input were always higher by so many thousandths.
    void add_constant(std::size_t input, std::int64_t thousandths, NetworkWeights& found) const {
        for (std::size_t unit = 0; unit < learned_.units; ++unit)
            found.unit_bias[unit] =
                whole(found.unit_bias[unit] + learned_.to_units[input * learned_.units + unit] *
                                                  thousandths / kThousandthsOfOne);
        found.bias =
            whole(found.bias + ((learned_.straight[input] * thousandths / kThousandthsOfOne) >>
                                (kInputBits - kScoreBits)));
    }

    const NetworkWeights& learned_;
};

int known_inputs(const std::vector<std::string>& keys, const NetworkWeights& learned) {
    const Carrier carrier(learned);
    return static_cast<int>(std::ranges::count_if(
        keys, [&](const std::string& key) { return carrier.find(key).has_value(); }));
}

// Points that are missing tell how far away the end is; where anything else wins they mislead.
bool is_won_by_points(const Content& content) {
    const Rules& rules = content.rules;
    return rules.points_win && rules.win_with_most.is_none() && rules.win_without.is_none() &&
           rules.win_test.is_none() && rules.won.is_none() &&
           std::ranges::none_of(content.counters,
                                [](const Counter& counter) { return counter.wins_at > 0; });
}

// Whether the game is won as in the scenario of `learned`, apart from the number of players and
// options: counters win, and all of them are known. Functions that decide the winner then belong to
// the scenario itself and not to another mod.
bool is_won_alike(const Content& content, const JudgeWeights& learned) {
    const Carrier carrier(learned.own);
    bool wins = false;
    for (const Counter& counter : content.counters) {
        if (counter.wins_at == 0) continue;
        if (!carrier.find(text_of({.what = kCounterKey, .of = counter.name}))) return false;
        wins = true;
    }
    return wins && learned.scenario == content.scenario;
}

// How strange the numbers of players are to each other.
int distance(const JudgeWeights& learned, const Content& content) {
    return std::abs(learned.players - content.players);
}

}  // namespace

Kinship kinship(const KeysOfRows& keys, const JudgeWeights& learned) {
    return {known_inputs(keys.own, learned.own) + known_inputs(keys.other, learned.other),
            static_cast<int>(keys.own.size() + keys.other.size())};
}

JudgeWeights carried_over(const JudgeWeights& learned,
                          const KeysOfRows& keys,
                          const Content& content) {
    HEX_CHECK(has_keys(learned));
    JudgeWeights found;
    found.scenario = content.scenario;
    found.players = content.players;
    found.target = content.rules.target_points;
    found.reads = judged_things(content);
    const int longer = found.target - learned.target;
    found.own = Carrier(learned.own).for_keys(keys.own, longer);
    found.other = Carrier(learned.other).for_keys(keys.other, longer);
    return found;
}

const JudgeWeights* nearest_judge(const Content& content, const KeysOfRows& keys) {
    const JudgeWeights* nearest = nullptr;
    std::tuple<int, bool, int> best;  // what is known, the same scenario, players as many
    for (const auto& judge : content.judges) {
        if (!has_keys(*judge)) continue;
        const std::tuple<int, bool, int> fit{kinship(keys, *judge).known,
                                             judge->scenario == content.scenario,
                                             -distance(*judge, content)};
        if (nearest == nullptr || fit > best) nearest = judge.get();
        best = nearest == judge.get() ? fit : best;
    }
    return nearest;
}

std::shared_ptr<const JudgeWeights> judge_for(const Rulebook& book) {
    const Content& content = book.content();
    for (const auto& judge : content.judges)
        if (LearnedJudge::fits(content, *judge) && LearnedJudge::has_size_for(book, *judge))
            return judge;
    if (content.judges.empty()) return nullptr;
    const KeysOfRows keys = std::make_unique<Features>(book)->keys();
    const JudgeWeights* const nearest = nearest_judge(content, keys);
    if (nearest == nullptr || !kinship(keys, *nearest).is_sound()) return nullptr;
    if (!is_won_by_points(content) && !is_won_alike(content, *nearest)) return nullptr;
    return std::make_shared<const JudgeWeights>(carried_over(*nearest, keys, content));
}

}  // namespace hexholm
