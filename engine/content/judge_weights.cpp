#include "engine/content/judge_weights.h"

#include <algorithm>
#include <charconv>
#include <optional>

#include "engine/base/hash.h"

namespace hexholm {
namespace {

constexpr std::string_view kFirstLine = "hexholm judge 2";
constexpr std::string_view kEarlierLine = "hexholm judge 1";  // without keys
constexpr int kMostTarget = 1000;
constexpr std::size_t kMostKey = 200;  // bytes
constexpr char kTrainAnew[] = "let hexholm-cli train write it anew, or remove it";

// Words one after the other; it knows the line it is in.
class JudgeReader {
public:
    JudgeReader(std::string_view text, const std::string& where) : left_(text), where_(where) {}

    Problem problem(const std::string& what) const {
        return {where_ + ":" + std::to_string(line_), what, kTrainAnew};
    }
    std::string_view line() {
        const std::size_t end = std::min(left_.find('\n'), left_.size());
        const std::string_view found = left_.substr(0, end);
        left_.remove_prefix(std::min(end + 1, left_.size()));
        ++line_;
        return found;
    }
    std::string_view word() {
        while (!left_.empty() && (left_.front() == ' ' || left_.front() == '\n')) {
            line_ += left_.front() == '\n' ? 1 : 0;
            left_.remove_prefix(1);
        }
        const std::size_t end = std::min(left_.find_first_of(" \n"), left_.size());
        const std::string_view found = left_.substr(0, end);
        left_.remove_prefix(end);
        return found;
    }
    // Reads the next word as a number; nullopt when it is missing, no number, or outside of the
    // range.
    template <class Number>
    std::optional<Number> number(Number least, Number most, int base = 10) {
        const std::string_view text = word();
        Number value{};
        const auto [stop, error] =
            std::from_chars(text.data(), text.data() + text.size(), value, base);
        if (error != std::errc() || text.empty() || stop != text.data() + text.size() ||
            value < least || value > most)
            return std::nullopt;
        return value;
    }
    bool numbers(std::vector<std::int32_t>& list, std::size_t count) {
        list.clear();
        list.reserve(count);
        for (std::size_t at = 0; at < count; ++at) {
            const auto value = number(-kMostWeight, kMostWeight);
            if (!value) return false;
            list.push_back(*value);
        }
        return true;
    }
    bool at_end() { return word().empty(); }

private:
    std::string_view left_;
    const std::string& where_;
    int line_ = 1;
};

// Lines with the usual value of each input and its key.
std::optional<Problem> read_keys(JudgeReader& reader, NetworkWeights& network) {
    reader.line();
    for (std::size_t input = 0; input < network.inputs; ++input) {
        const auto usual = reader.number(-kMostUsual, kMostUsual);
        const std::string_view rest = usual ? reader.line() : std::string_view();
        if (rest.size() < 2 || rest.size() > kMostKey || rest[0] != ' ')
            return reader.problem("here the usual value of an input and its key are missing");
        network.usual.push_back(*usual);
        network.keys.emplace_back(rest.substr(1));
    }
    std::vector<std::string> sorted = network.keys;
    std::sort(sorted.begin(), sorted.end());
    if (std::adjacent_find(sorted.begin(), sorted.end()) != sorted.end())
        return reader.problem("two inputs have the same key");
    return std::nullopt;
}

// Null when all is well.
std::optional<Problem> read_network(JudgeReader& reader,
                                    std::string_view name,
                                    bool has_keys,
                                    NetworkWeights& network) {
    if (reader.word() != name)
        return reader.problem("here '" + std::string(name) + "' and its sizes are missing");
    const auto inputs = reader.number<std::size_t>(1, kMostInputs);
    const auto units = reader.number<std::size_t>(1, kMostUnits);
    if (!inputs || !units)
        return reader.problem("a network has 1 to " + std::to_string(kMostInputs) +
                              " inputs and 1 to " + std::to_string(kMostUnits) + " units");
    network.inputs = *inputs;
    network.units = *units;
    if (has_keys)
        if (auto wrong = read_keys(reader, network)) return wrong;
    std::vector<std::int32_t> bias;
    if (!reader.numbers(network.to_units, *inputs * *units) ||
        !reader.numbers(network.unit_bias, *units) || !reader.numbers(network.straight, *inputs) ||
        !reader.numbers(network.from_units, *units) || !reader.numbers(bias, 1))
        return reader.problem("a weight is missing, no whole number, or beyond " +
                              std::to_string(kMostWeight));
    network.bias = bias.front();
    return std::nullopt;
}

void write_row(std::string& text, const std::int32_t* first, std::size_t count) {
    for (std::size_t at = 0; at < count; ++at)
        text += (at == 0 ? "" : " ") + std::to_string(first[at]);
    text += '\n';
}

void write_network(std::string& text, std::string_view name, const NetworkWeights& network) {
    text += std::string(name) + " " + std::to_string(network.inputs) + " " +
            std::to_string(network.units) + "\n";
    for (std::size_t input = 0; input < network.keys.size(); ++input)
        text += std::to_string(network.usual[input]) + " " + network.keys[input] + "\n";
    for (std::size_t input = 0; input < network.inputs; ++input)
        write_row(text, &network.to_units[input * network.units], network.units);
    write_row(text, network.unit_bias.data(), network.units);
    write_row(text, network.straight.data(), network.inputs);
    write_row(text, network.from_units.data(), network.units);
    write_row(text, &network.bias, 1);
}

}  // namespace

std::string judge_file_name(std::string_view scenario, int players) {
    std::string name = "judge/" + std::string(scenario) + "-" + std::to_string(players) + ".txt";
    std::replace(name.begin(), name.end(), ':', '.');
    return name;
}

std::string judge_text(const JudgeWeights& weights) {
    std::string text = std::string(has_keys(weights) ? kFirstLine : kEarlierLine) + "\nscenario " +
                       weights.scenario + "\nplayers " + std::to_string(weights.players) + "\n";
    if (has_keys(weights)) text += "target " + std::to_string(weights.target) + "\n";
    text += "reads " + hash_name(weights.reads) + "\n";
    write_network(text, "own", weights.own);
    write_network(text, "other", weights.other);
    return text;
}

Result<JudgeWeights> read_judge(std::string_view text, const std::string& where) {
    JudgeReader reader(text, where);
    const std::string_view first = reader.line();
    const bool is_keyed = first == kFirstLine;
    if (!is_keyed && first != kEarlierLine)
        return Problem{where,
                       "this is no judge of this version: it does not begin with '" +
                           std::string(kFirstLine) + "'",
                       kTrainAnew};
    JudgeWeights weights;
    if (reader.word() != "scenario") return reader.problem("here 'scenario' is missing");
    weights.scenario = reader.word();
    if (reader.word() != "players") return reader.problem("here 'players' is missing");
    const auto players = reader.number(1, 99);
    if (!players) return reader.problem("the number of players is missing");
    weights.players = *players;
    if (is_keyed) {
        const auto target =
            reader.word() == "target" ? reader.number(1, kMostTarget) : std::nullopt;
        if (!target) return reader.problem("here 'target', the points to win, is missing");
        weights.target = *target;
    }
    if (reader.word() != "reads") return reader.problem("here 'reads' is missing");
    const auto reads = reader.number<std::uint64_t>(0, UINT64_MAX, 16);
    if (!reads) return reader.problem("the fingerprint is missing");
    weights.reads = *reads;
    if (auto wrong = read_network(reader, "own", is_keyed, weights.own)) return *wrong;
    if (auto wrong = read_network(reader, "other", is_keyed, weights.other)) return *wrong;
    if (!reader.at_end()) return reader.problem("something stands behind the last weight");
    return weights;
}

}  // namespace hexholm
