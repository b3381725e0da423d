#include "src/app/together/table_words.h"

#include <algorithm>

#include "src/ui/new_game/option_list.h"
#include "src/ui/words/language.h"

namespace hexholm::app {

namespace {

std::string_view state_words(net::TableState state) {
    switch (state) {
        case net::TableState::waiting: return ui::tr("being set up");
        case net::TableState::dealing:
        case net::TableState::playing: return ui::tr("in play");
        case net::TableState::asleep: return ui::tr("paused");
        case net::TableState::over: return ui::tr("over");
        default: return ui::tr("stopped");
    }
}

}  // namespace

std::string clock_words(const net::ClockTerms& clock) {
    switch (clock.kind) {
        case net::ClockKind::turn: return ui::tr("{1} per turn", {span_words(clock.turn_s)});
        case net::ClockKind::bank:
            return ui::tr("{1} for the game, plus {2} per turn",
                          {span_words(clock.bank_s), span_words(clock.turn_s)});
        case net::ClockKind::mail:
            return ui::tr_count(static_cast<int>(clock.turn_s / 86'400),
                                "by mail, {1} day per turn", "by mail, {1} days per turn");
        default: return std::string(ui::tr("without a clock"));
    }
}

std::string onlooking_words(net::Onlooking onlooking) {
    switch (onlooking) {
        case net::Onlooking::none: return std::string(ui::tr("nobody"));
        case net::Onlooking::afterwards: return std::string(ui::tr("after the game"));
        case net::Onlooking::late: return std::string(ui::tr("ten moves later"));
        default: return std::string(ui::tr("at once"));
    }
}

std::string talk_words(net::Talk talk) {
    switch (talk) {
        case net::Talk::all: return std::string(ui::tr("whatever they like"));
        case net::Talk::emotes: return std::string(ui::tr("preset phrases only"));
        default: return std::string(ui::tr("nothing"));
    }
}

namespace {

constexpr std::int64_t kMinute_s = 60;
constexpr std::int64_t kDay_s = 86'400;
struct OfferedClock {
    net::ClockKind kind;
    std::int64_t turn_s, bank_s;
};
constexpr std::array<OfferedClock, 11> kClocks = {{
    {net::ClockKind::none, 2 * kMinute_s, 10 * kMinute_s},
    {net::ClockKind::turn, 30, 10 * kMinute_s},
    {net::ClockKind::turn, kMinute_s, 10 * kMinute_s},
    {net::ClockKind::turn, 2 * kMinute_s, 10 * kMinute_s},
    {net::ClockKind::turn, 5 * kMinute_s, 10 * kMinute_s},
    {net::ClockKind::bank, 10, 5 * kMinute_s},
    {net::ClockKind::bank, 20, 10 * kMinute_s},
    {net::ClockKind::bank, 30, 20 * kMinute_s},
    {net::ClockKind::mail, kDay_s, 10 * kMinute_s},
    {net::ClockKind::mail, 3 * kDay_s, 10 * kMinute_s},
    {net::ClockKind::mail, 7 * kDay_s, 10 * kMinute_s},
}};

}  // namespace

net::ClockTerms next_clock(const net::ClockTerms& clock, bool forward) {
    const auto same = [&](const OfferedClock& one) {
        const bool is_kind = one.kind == clock.kind;
        return is_kind && (one.kind == net::ClockKind::none ||
                           (one.turn_s == clock.turn_s &&
                            (one.kind != net::ClockKind::bank || one.bank_s == clock.bank_s)));
    };
    const auto found = std::ranges::find_if(kClocks, same);
    const std::size_t at =
        found == kClocks.end() ? 0 : static_cast<std::size_t>(found - kClocks.begin());
    const OfferedClock& next = kClocks[(at + (forward ? 1 : kClocks.size() - 1)) % kClocks.size()];
    net::ClockTerms terms = clock;
    terms.kind = next.kind;
    terms.turn_s = next.turn_s;
    terms.bank_s = next.bank_s;
    return terms;
}

std::string denial_words(net::Denial denial) {
    return ui::told(net::saying_of(denial));
}

std::string span_words(std::int64_t seconds) {
    if (seconds < 60) return ui::tr("{1} s", {std::to_string(seconds)});
    return ui::tr("{1} min", {std::to_string(seconds / 60)});
}

std::string row_facts(const Catalogue& catalogue, const net::TableRow& row) {
    std::string words =
        ui::tr("{1}, {2} of {3} {3|seat|seats} taken, {4}",
               {catalogue.title_of_scenario(row.scenario), std::to_string(row.taken),
                std::to_string(row.players), state_words(row.state)});
    if (row.onlookers > 0)
        words += ui::tr_count(row.onlookers, ", {1} watching#one", ", {1} watching");
    if (row.is_locked && !row.is_mine) words += ui::tr(", by invitation");
    return words;
}

std::string terms_facts(const net::TableTerms& terms) {
    std::string words = ui::tr_count(terms.game.players, "{1} player", "{1} players");
    words += std::string(ui::tr(", ")) + clock_words(terms.clock);
    words += terms.is_public ? ui::tr(", open to everyone") : ui::tr(", by invitation");
    words += ui::tr(", watching: {1}", {onlooking_words(terms.onlooking)});
    return words;
}

// A mod that is not here yet is called as the server calls it.
std::string mods_words(const Catalogue& catalogue, const net::TableTold& table) {
    std::vector<std::string> titles;
    for (const net::ModTerms& mod : table.terms.game.mods) {
        const auto told = std::ranges::find(table.rules, mod.id, &net::ModTerms::id);
        std::string title = catalogue.title_of(mod.id);
        const bool is_told = title == mod.id && told != table.rules.end() && !told->title.empty();
        titles.push_back(is_told ? told->title : std::move(title));
    }
    return titles.empty() ? "" : ui::tr("With {1}", {ui::tr_list(titles)});
}

std::vector<std::string> rules_words(const Catalogue& catalogue, const net::GameTerms& terms) {
    LoadRequest request = catalogue.request(terms.scenario, terms.players);
    for (const net::ModTerms& mod : terms.mods)
        request.mods.push_back(mod.id);
    const Result<GamePlan> plan = plan_game(catalogue.mods_in_sight(), request);
    std::vector<std::string> words;
    for (const OptionValue& option : terms.options) {
        std::string line = option.name + ": " + option.value;
        if (plan)
            for (const OptionInPlay& one : plan.value().options)
                if (one.spec.name == option.name)
                    line = ui::tr("{1}: {2}", {ui::tr_of(one.spec.mod, one.spec.title),
                                               ui::readable(one.spec, option.value)});
        words.push_back(std::move(line));
    }
    return words;
}

std::string loading_words(const TableRules& rules) {
    switch (rules.stage()) {
        case RulesStage::fetching:
            return ui::tr(
                "Downloading mods: {1} of {2}",
                {size_words(rules.come_bytes()), size_words(net::bytes_of_all(rules.packages()))});
        case RulesStage::trying: return std::string(ui::tr("Checking the mods ..."));
        case RulesStage::there: return std::string(ui::tr("The game is being set up ..."));
        default: return std::string(ui::tr("The rules are being loaded ..."));
    }
}

std::string size_words(std::uint64_t bytes) {
    constexpr std::uint64_t kKilo = 1000;
    constexpr std::uint64_t kTenthOfMega = 100'000;
    const std::uint64_t kilo = (bytes + kKilo - 1) / kKilo;
    if (kilo < kKilo) return ui::tr("{1} KB", {std::to_string(kilo)});
    const std::uint64_t tenths = (bytes + kTenthOfMega - 1) / kTenthOfMega;
    return ui::tr("{1}.{2} MB", {std::to_string(tenths / 10), std::to_string(tenths % 10)});
}

std::string place_words(net::SeatPlace place) {
    switch (place) {
        case net::SeatPlace::taken: return std::string(ui::tr("getting ready"));
        case net::SeatPlace::ready: return std::string(ui::tr("ready"));
        case net::SeatPlace::here: return std::string(ui::tr("here"));
        case net::SeatPlace::away:
        case net::SeatPlace::stand_in: return std::string(ui::tr("away"));
        case net::SeatPlace::bot: return std::string(ui::tr("bot"));
        default: return "";
    }
}

}  // namespace hexholm::app
