#include "engine/lua/mods/options.h"

#include <algorithm>
#include <charconv>

#include "engine/base/check.h"
#include "engine/lua/reading/suggest.h"

namespace hexholm {
namespace {

using Type = OptionSpec::Type;

std::optional<int> parse_integer(const std::string& text) {
    int number = 0;
    const char* end = text.data() + text.size();
    const auto [stop, error] = std::from_chars(text.data(), end, number);
    if (error != std::errc() || stop != end || text.empty()) return std::nullopt;
    return number;
}

Problem no_value(const std::string& value, Saying remedy) {
    return {"", in_quotes(value) + " is not a valid value", std::move(remedy)};
}

std::optional<Problem> integer_problem(const OptionSpec& option, const std::string& value) {
    if (option.can_be_off && value == "off") return std::nullopt;
    const std::optional<int> number = parse_integer(value);
    if (number && *number >= option.least && *number <= option.most) return std::nullopt;
    if (option.can_be_off)
        return no_value(value, {/*tr*/ "use a whole number from {1} to {2}, or off", option.least,
                                option.most});
    return no_value(value,
                    {/*tr*/ "use a whole number from {1} to {2}", option.least, option.most});
}

std::optional<Problem> one_of(const std::vector<std::string>& values, const std::string& value) {
    if (std::find(values.begin(), values.end(), value) != values.end()) return std::nullopt;
    return no_value(value, name_remedy(value, values));
}

std::optional<Problem> names_problem(const std::string& value) {
    for (const std::string& name : split_names(value))
        if (!is_name(name))
            return no_value(value, "join names with +, as in one+two, or write none");
    return std::nullopt;
}

struct Settling {
    std::vector<OptionInPlay> options;
    std::vector<OptionValue> wanted;  // by the scenario, then by the players, who count more

    OptionInPlay* find(const std::string& name) {
        const auto found = std::find_if(options.begin(), options.end(), [&](const auto& option) {
            return option.spec.name == name;
        });
        return found == options.end() ? nullptr : &*found;
    }
    std::vector<std::string> names() const {
        std::vector<std::string> all;
        for (const OptionInPlay& option : options)
            all.push_back(option.spec.name);
        return all;
    }
    const std::string& meant(const OptionInPlay& option) const {
        const auto last = std::find_if(wanted.rbegin(), wanted.rend(), [&](const OptionValue& one) {
            return one.name == option.spec.name;
        });
        return last == wanted.rend() ? option.value : last->value;
    }
    std::optional<Problem> set(const std::string& name,
                               const std::string& value,
                               const std::string& where) {
        OptionInPlay* option = find(name);
        if (option == nullptr)
            return Problem{where,
                           {/*tr*/ "there is no option {1}", in_quotes(name)},
                           name_remedy(name, names())};
        const std::optional<Problem> wrong = value_problem(option->spec, value);
        if (!wrong) {
            option->value = value;
            option->where = where;
            return std::nullopt;
        }
        Problem told{
            where,
            {/*tr*/ "option {1}: {2} is not a valid value", in_quotes(name), in_quotes(value)},
            wrong->remedy};
        if (option->spec.type == Type::players)
            told.what = {/*tr*/ "option {1}: {2} is not the number of players", in_quotes(name),
                         in_quotes(value)};
        return told;
    }
};

std::optional<Problem> gather(const std::vector<ModFolder>& mods, int players, Settling& settling) {
    for (const ModFolder& mod : mods) {
        for (const OptionSpec& spec : mod.options) {
            if (const OptionInPlay* other = settling.find(spec.name))
                return Problem{mod.id + "/mod.json",
                               {/*tr*/ "the option {1} is also declared by {2}",
                                in_quotes(spec.name), in_quotes(other->spec.mod)},
                               /*tr*/ "rename one of them"};
            OptionInPlay option{spec, spec.default_value, "", spec.mod + "/mod.json"};
            if (spec.type == Type::players) {
                option.spec.least = option.spec.most = players;
                option.value = std::to_string(players);
            }
            settling.options.push_back(std::move(option));
        }
    }
    std::sort(settling.options.begin(), settling.options.end(),
              [](const auto& a, const auto& b) { return a.spec.name < b.spec.name; });
    return std::nullopt;
}

bool is_any_on(const std::vector<std::string>& ids, const std::vector<ModFolder>& mods) {
    return std::ranges::any_of(
        mods, [&](const ModFolder& mod) { return std::ranges::find(ids, mod.id) != ids.end(); });
}

// Marks the options that mods have no use for. It may also name options of mods that are not in the
// game.
void mark_idle(const std::vector<ModFolder>& mods, Settling& settling) {
    for (const ModFolder& mod : mods)
        for (const IdleOptions& idle : mod.idle) {
            if (!idle.with.empty() && !is_any_on(idle.with, mods)) continue;
            if (is_any_on(idle.without, mods)) continue;
            for (const std::string& name : idle.options)
                if (OptionInPlay* option = settling.find(name))
                    option->spec.idle.push_back(idle.when);
        }
}

// The options that an option depends on must be options of the game, too.
std::optional<Problem> check_conditions(Settling& settling) {
    for (const OptionInPlay& option : settling.options)
        for (const auto& [name, values] : option.spec.when)
            if (settling.find(name) == nullptr)
                return Problem{option.spec.mod + "/mod.json",
                               {/*tr*/ "the option {1} is shown when {2} is set, which is not an "
                                       "option of the game",
                                in_quotes(option.spec.name), in_quotes(name)},
                               name_remedy(name, settling.names())};
    return std::nullopt;
}

// Does a start with its conditions hold, with what scenario and players want and, of all other
// options, the values that they have by now?
bool holds(const OptionStart& start,
           const std::vector<ModFolder>& mods,
           const ScenarioSpec& scenario,
           int players,
           Settling& settling) {
    const auto has_value = [&](const auto& condition) {
        const OptionInPlay* option = settling.find(condition.first);
        return option != nullptr && std::ranges::find(condition.second, settling.meant(*option)) !=
                                        condition.second.end();
    };
    return (start.with.empty() || is_any_on(start.with, mods)) &&
           (start.scenario.empty() || start.scenario == scenario.id) &&
           (start.players == 0 || start.players == players) &&
           std::ranges::all_of(start.options, has_value);
}

// REQUIRES: the option starts with a number.
void add_to(OptionInPlay& option, int add) {
    HEX_CHECK(parse_integer(option.start).has_value());
    const int sum = *parse_integer(option.start) + add;
    option.start = std::to_string(std::clamp(sum, option.spec.least, option.spec.most));
}

// Values that mods give before the scenario does, or what they add after it; what is added is no
// condition of others.
std::optional<Problem> start_options(const std::vector<ModFolder>& mods,
                                     const ScenarioSpec& scenario,
                                     int players,
                                     bool adds,
                                     Settling& settling) {
    for (const ModFolder& mod : mods)
        for (const OptionStart& start : mod.starts) {
            if (start.value.empty() != adds || !holds(start, mods, scenario, players, settling))
                continue;
            const std::string where = mod.id + "/mod.json";
            OptionInPlay* option = settling.find(start.option);
            const bool grows = adds && option != nullptr && option->spec.type == Type::integer;
            if (grows && parse_integer(option->start)) add_to(*option, start.add);
            if (grows) continue;  // what is off stays so
            // An option that is no whole number cannot be added to.
            const std::string value = adds ? "+" + std::to_string(start.add) : start.value;
            if (std::optional<Problem> wrong = settling.set(start.option, value, where))
                return wrong;
        }
    return std::nullopt;
}

}  // namespace

std::vector<std::string> split_names(const std::string& value) {
    std::vector<std::string> names;
    if (value == "none" || value.empty()) return names;
    std::size_t from = 0;
    while (from <= value.size()) {
        const std::size_t to = std::min(value.find('+', from), value.size());
        names.push_back(value.substr(from, to - from));
        from = to + 1;
    }
    return names;
}

std::optional<Problem> value_problem(const OptionSpec& option, const std::string& value) {
    switch (option.type) {
        case Type::choice: return one_of(option.values, value);
        case Type::integer: return integer_problem(option, value);
        case Type::flag: return one_of({"true", "false"}, value);
        case Type::names: return names_problem(value);
        case Type::map:
            if (is_name(value)) return std::nullopt;
            return no_value(value, /*tr*/ "use the name of a map");
        case Type::players:
            if (value == std::to_string(option.most)) return std::nullopt;
            return Problem{"",
                           in_quotes(value) + " is not the number of players",
                           {/*tr*/ "the game is for {1}", option.most}};
    }
    return std::nullopt;
}

Result<std::vector<OptionInPlay>> resolve_options(const std::vector<ModFolder>& mods,
                                                  const ScenarioSpec& scenario,
                                                  const std::vector<OptionValue>& chosen,
                                                  int players) {
    Settling settling;
    if (std::optional<Problem> wrong = gather(mods, players, settling)) return *wrong;
    if (std::optional<Problem> wrong = check_conditions(settling)) return *wrong;
    mark_idle(mods, settling);
    for (const auto& [name, value] : scenario.options)
        settling.wanted.push_back({name, value});
    settling.wanted.insert(settling.wanted.end(), chosen.begin(), chosen.end());
    const std::string manifest = scenario.id.substr(0, scenario.id.find(':')) + "/mod.json";
    if (std::optional<Problem> wrong = start_options(mods, scenario, players, false, settling))
        return *wrong;
    for (const auto& [name, value] : scenario.options)
        if (std::optional<Problem> wrong = settling.set(name, value, manifest)) return *wrong;
    for (OptionInPlay& option : settling.options)
        option.start = option.value;
    for (const OptionValue& option : chosen)
        if (std::optional<Problem> wrong = settling.set(option.name, option.value, ""))
            return *wrong;
    if (std::optional<Problem> wrong = start_options(mods, scenario, players, true, settling))
        return *wrong;
    const auto is_chosen = [&](const OptionInPlay& option) {
        return std::ranges::any_of(
            chosen, [&](const OptionValue& one) { return one.name == option.spec.name; });
    };
    for (OptionInPlay& option : settling.options)
        if (!is_chosen(option)) option.value = option.start;
    return std::move(settling.options);
}

std::vector<std::string> mods_brought(const std::vector<OptionInPlay>& options) {
    std::vector<OptionValue> values;
    for (const OptionInPlay& option : options)
        values.push_back({option.spec.name, option.value});
    std::vector<std::string> brought;
    for (const OptionInPlay& option : options)
        for (const auto& [value, mods] : option.spec.brings)
            if (value == option.value && is_of_use(option.spec, values))
                brought.insert(brought.end(), mods.begin(), mods.end());
    return brought;
}

}  // namespace hexholm
