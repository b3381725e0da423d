// Every option of section 0.3 exists with its default, and changes what the rule says.
#include <algorithm>
#include <map>
#include <set>

#include "engine/content/digest.h"

#include "tests/engine/lua_support.h"

namespace hexholm::test {
namespace {

GamePlan base_plan(int players = 4) {
    const Result<GamePlan> plan = plan_game(LoadRequest{{"mods"}, "base", {}, {}, players});
    REQUIRE(plan.ok());
    return plan.value();
}

std::string options_refusal(const std::vector<OptionValue>& options, int players = 4) {
    const auto content = load_content(LoadRequest{{"mods"}, "base", {}, options, players});
    REQUIRE_FALSE(content.ok());
    return content.problem().line();
}

const Effect& seven(const Content& content) {
    const std::optional<EffectId> effect = content.effect_of_roll(7);
    REQUIRE(effect.has_value());
    return content.effects[*effect];
}

std::vector<Op> ops(const Content& content, EffectId effect) {
    std::vector<Op> all;
    if (effect.is_some())
        for (const Step& step : content.effects[effect].steps)
            all.push_back(step.op);
    return all;
}

struct Case {
    const char* option;
    const char* value;
    std::vector<OptionValue> beside;  // what must be chosen, too, before it shows
    int players = 4;
};

const Case kValues[] = {
    {"map_setup", "beginner", {}},
    {"map_setup", "custom", {}},
    {"custom_map", "crescent", {{"map_setup", "custom"}}},
    {"beginner_white_star", "west", {{"map_setup", "beginner"}}},
    {"number_layout", "random", {}},
    {"number_direction", "clockwise", {}},
    {"number_start", "chosen_corner", {}},
    {"number_start", "any_coast_hex", {}},
    {"adjacent_red_numbers", "allow", {}},
    {"adjacent_2_12", "forbid", {}},
    {"adjacent_equal_numbers", "forbid", {}},
    {"max_terrain_cluster", "2", {}},
    {"max_intersection_pips", "10", {}},
    {"desert_position", "centre", {}},
    {"harbor_layout", "frame_fixed", {}},
    {"first_player", "oldest", {}},
    {"first_player", "random", {}},
    {"first_player", "seat_1", {}},
    {"oldest_seat", "2", {{"first_player", "oldest"}}},
    {"setup_mode", "mass", {}},
    {"setup_forbidden_terrains", "desert", {}},
    {"trade_build_mode", "separate", {}},
    {"harbor_use", "next_turn", {}},
    {"trade_same_type_both_sides", "allow", {}},
    {"discard_threshold", "7", {}},
    {"robber_may_enter_desert", "false", {}},
    {"robber_theft", "may", {}},
    {"bank_shortage", "none", {}},
    {"bank_shortage", "turn_order", {}},
    {"longest_road_broken_tie", "set_aside", {}},
    {"dev_limit_exempts_invention", "true", {}},
    {"progress_card_fate", "reshuffled", {}},
    {"vp_card_timing", "own_turn", {}},
    {"vp_card_timing", "any_time", {}},
    {"target_vp", "12", {}},
    {"five_six_mode", "paired_players", {}, 5},
    {"five_six_mode", "none", {}, 5},
    {"friendly_robber", "2", {}},
    {"friendly_robber", "3", {}},
    {"harbormaster", "on", {}},
    {"harbormaster_target_bonus", "2", {{"harbormaster", "on"}}},
    {"harbormaster_double", "once", {{"harbormaster", "on"}}},
    {"two_player_mode", "plain", {}, 2},
    {"no_seven_rounds", "2", {}},
    {"throws", "deck", {}},
};

}  // namespace

TEST_CASE("section 0.3: all options are there with their defaults") {
    const std::map<std::string, std::string> defaults = {
        {"player_count", "4"},
        {"map_setup", "variable"},
        {"beginner_white_star", "east"},
        {"number_layout", "spiral"},
        {"number_direction", "counter_clockwise"},
        {"number_start", "random_corner"},
        {"adjacent_red_numbers", "forbid"},
        {"adjacent_2_12", "allow"},
        {"adjacent_equal_numbers", "allow"},
        {"max_terrain_cluster", "off"},
        {"max_intersection_pips", "off"},
        {"desert_position", "random"},
        {"harbor_layout", "types_shuffled"},
        {"first_player", "highest_roll"},
        {"setup_mode", "standard"},
        {"setup_forbidden_terrains", "volcano+gold"},
        {"trade_build_mode", "combined"},
        {"harbor_use", "same_turn"},
        {"trade_same_type_both_sides", "forbid"},
        {"discard_threshold", "8"},
        {"robber_may_enter_desert", "true"},
        {"robber_theft", "must"},
        {"bank_shortage", "none_unless_single"},
        {"longest_road_broken_tie", "holder_keeps"},
        {"dev_limit_exempts_invention", "false"},
        {"progress_card_fate", "removed"},
        {"vp_card_timing", "reveal_to_win"},
        {"target_vp", "10"},
        {"five_six_mode", "special_build"},
        {"friendly_robber", "off"},
        {"harbormaster", "off"},
        {"harbormaster_target_bonus", "1"},
        {"harbormaster_double", "each"},
        {"two_player_mode", "neutral"},
        {"no_seven_rounds", "0"},
        // Of our own: they serve first_player = oldest and map_setup = custom.
        {"oldest_seat", "1"},
        {"custom_map", "atoll"},
        // Of our own, too: the deck of the event cards in place of the dice, and help on the screen.
        {"throws", "dice"},
        {"hints", "true"},
    };
    std::map<std::string, std::string> found;
    for (const OptionInPlay& option : base_plan().options) {
        found[option.spec.name] = option.value;
        CHECK_FALSE(option.spec.title.empty());
        CHECK_FALSE(option.spec.help.empty());
    }
    CHECK(found == defaults);
}

TEST_CASE("section 0.3: every value of every option changes the game") {
    for (const Case& each : kValues) {
        INFO(each.option << "=" << each.value);
        std::vector<OptionValue> chosen = each.beside;
        const std::string before = content_text(*load_base(each.players, chosen));
        chosen.push_back({each.option, each.value});
        const auto content = load_base(each.players, chosen);
        CHECK(content_text(*content) != before);
        CHECK(std::find(content->options.begin(), content->options.end(),
                        OptionValue{each.option, each.value}) != content->options.end());
    }
}

TEST_CASE("section 0.3: the list of cases leaves no option and no choice out") {
    std::set<std::pair<std::string, std::string>> tried;
    for (const Case& each : kValues)
        tried.insert({each.option, each.value});
    for (const OptionInPlay& option : base_plan().options) {
        if (option.spec.type == OptionSpec::Type::choice)
            for (const std::string& value : option.spec.values)
                CHECK((value == option.spec.default_value ||
                       tried.count({option.spec.name, value}) == 1));
        const auto of_option = [&](const auto& entry) { return entry.first == option.spec.name; };
        if (option.spec.name == "hints") continue;  // for the screen: no rule is another
        CHECK((option.spec.type == OptionSpec::Type::players ||
               std::any_of(tried.begin(), tried.end(), of_option)));
    }
}

TEST_CASE("B-33 white_star says which settlement of white pays") {
    for (const bool east : {true, false}) {
        const auto content = load_base(
            4, {{"map_setup", "beginner"}, {"beginner_white_star", east ? "east" : "west"}});
        const Board& board = content->board;
        const CornerId paying = east ? board.corner(*board.tile_at({1, 1}), CornerName::n)
                                     : board.corner(*board.tile_at({-1, 0}), CornerName::n);
        for (const StartPiece& start : content->start_pieces)
            if (start.seat == 3 && start.income) CHECK(start.place == paying.value);
    }
}

TEST_CASE("B-38 B-55 the oldest begins on the beginner map, the highest roll on the variable map") {
    CHECK(load_base(4)->rules.first_player == FirstPlayer::highest_roll);
    CHECK(load_base(4, {{"map_setup", "beginner"}})->rules.first_player == FirstPlayer::oldest);
    const auto random = load_base(4, {{"map_setup", "beginner"}, {"first_player", "random"}});
    CHECK(random->rules.first_player == FirstPlayer::random);
    CHECK(load_base(4, {{"oldest_seat", "3"}})->rules.oldest_seat == 2);
}

TEST_CASE("B-42 to B-52 the wishes for the deal reach the map") {
    const MapSpec plain = load_base(4)->map;
    CHECK(plain.areas.at(0).token_rule == TokenRule::spiral);
    CHECK(plain.spiral_start == SpiralStart::random_corner);
    CHECK_FALSE(plain.clockwise);
    CHECK(plain.red_apart);
    CHECK(plain.centre.is_none());
    const auto content = load_base(4, {{"number_layout", "random"},
                                       {"adjacent_2_12", "forbid"},
                                       {"adjacent_equal_numbers", "forbid"},
                                       {"max_intersection_pips", "11"},
                                       {"max_terrain_cluster", "3"},
                                       {"desert_position", "centre"}});
    CHECK(content->map.areas.at(0).token_rule == TokenRule::random);
    CHECK(content->map.extremes_apart);
    CHECK(content->map.equal_apart);
    CHECK(content->map.most_corner_pips == 11);
    CHECK(content->map.largest_cluster == 3);
    CHECK(content->terrains[content->map.centre].name == "desert");
}

TEST_CASE("B-44 harbours are shuffled or stay as printed") {
    CHECK(load_base(4)->map.harbours.size() == 9);
    const auto fixed = load_base(4, {{"harbor_layout", "frame_fixed"}});
    CHECK(fixed->map.harbours.empty());
    for (const HarbourSiteSpec& site : fixed->map.harbour_sites)
        CHECK(site.harbour.is_some());
}

TEST_CASE("B-48 B-229 the first player chooses the spiral's start and the robber's desert") {
    CHECK(load_base(4)->before_setup.is_none());
    const auto spiral = load_base(4, {{"number_start", "chosen_corner"}});
    CHECK(ops(*spiral, spiral->before_setup) == std::vector<Op>{Op::choose_spiral});
    const auto large = load_base(5, {{"number_start", "chosen_corner"}});
    CHECK(ops(*large, large->before_setup) == std::vector<Op>{Op::choose_spiral, Op::choose_start});
    const auto random =
        load_base(4, {{"number_start", "chosen_corner"}, {"number_layout", "random"}});
    CHECK(random->before_setup.is_none());
    const auto printed = load_base(4, {{"map_setup", "custom"}, {"custom_map", "printed_large"}});
    CHECK(ops(*printed, printed->before_setup) == std::vector<Op>{Op::choose_start});
}

TEST_CASE("B-58 B-59 B-63 standard set-up goes round and back, and the second round pays") {
    const auto content = load_base(4);
    REQUIRE(content->setup.size() == 2);
    CHECK_FALSE(content->setup[0].backward);
    CHECK(content->setup[1].backward);
    const auto& first = content->effects[content->setup[0].effect].steps;
    const auto& second = content->effects[content->setup[1].effect].steps;
    REQUIRE(first.size() == 2);
    CHECK(first[0].b == kPlaceSetup);
    CHECK(first[1].b == kPlaceTouching);
    CHECK(second[0].b == (kPlaceSetup | kPlaceIncome));
    CHECK(second[1].b == kPlaceTouching);
}

TEST_CASE("B-69 to B-74 mass set-up has a city in the second round and a road in the third") {
    const auto content = load_base(4, {{"setup_mode", "mass"}});
    REQUIRE(content->setup.size() == 3);
    CHECK(content->setup[1].backward);
    CHECK_FALSE(content->setup[2].backward);
    const Step& city = content->effects[content->setup[1].effect].steps.at(0);
    CHECK(content->pieces[PieceId(city.a)].name == "city");
    CHECK(city.b == (kPlaceSetup | kPlaceIncome | kPlaceUnbought));
    const auto& third = content->effects[content->setup[2].effect].steps;
    REQUIRE(third.size() == 1);
    CHECK(content->pieces[PieceId(third[0].a)].name == "road");
    CHECK(third[0].b == 0);
}

TEST_CASE("B-65 terrains forbidden in the set-up may be unknown to this game") {
    const auto content = load_base(4, {{"setup_forbidden_terrains", "volcano+desert"}});
    for (const Terrain& terrain : content->terrains)
        CHECK(terrain.setup_forbidden == (terrain.name == "desert"));
    const auto plain = load_base(4);
    for (const Terrain& terrain : plain->terrains)
        CHECK_FALSE(terrain.setup_forbidden);
}

TEST_CASE("B-80 B-94 B-120 B-143 B-208 B-242 options reach the rules") {
    const Rules plain = load_base(4)->rules;
    CHECK(plain.target_points == 10);
    CHECK(plain.bank_rate == 4);
    CHECK(plain.cards_each_turn == 1);
    CHECK_FALSE(plain.trade_before_build);
    CHECK_FALSE(plain.same_good_both_sides);
    const Rules rules = load_base(4, {{"trade_build_mode", "separate"},
                                      {"bank_shortage", "turn_order"},
                                      {"trade_same_type_both_sides", "allow"},
                                      {"harbor_use", "next_turn"},
                                      {"target_vp", "13"},
                                      {"no_seven_rounds", "2"}})
                            ->rules;
    CHECK(rules.trade_before_build);
    CHECK(rules.bank_shortage == BankShortage::turn_order);
    CHECK(rules.same_good_both_sides);
    CHECK(rules.harbours_next_turn);
    CHECK(rules.target_points == 13);
    REQUIRE(rules.rerolls.size() == 1);
    CHECK(rules.rerolls[0].rounds == 2);
    CHECK(rules.rerolls[0].totals == std::vector<int>{7});
}

TEST_CASE("B-99 B-104 B-107 a seven discards, moves the robber, then takes a card") {
    const auto content = load_base(4);
    const auto& steps = seven(*content).steps;
    REQUIRE(steps.size() == 3);
    CHECK(steps[0].op == Op::discard);
    CHECK(steps[0].a == 8);
    CHECK(steps[1].op == Op::move_pawn);
    CHECK(steps[2].op == Op::steal);
    CHECK(seven(*load_base(4, {{"discard_threshold", "7"}})).steps[0].a == 7);
}

TEST_CASE("B-105 B-240 where the robber may go follows the options") {
    const auto plain = load_base(4);
    CHECK_FALSE(named(plain->pawns, "robber").numbered_only);
    CHECK(named(plain->pawns, "robber").spares_points == 0);
    const auto strict =
        load_base(4, {{"robber_may_enter_desert", "false"}, {"friendly_robber", "3"}});
    CHECK(named(strict->pawns, "robber").numbered_only);
    CHECK(named(strict->pawns, "robber").spares_points == 3);
}

TEST_CASE("B-169 B-183 B-185 the fate of cards follows the options") {
    const auto plain = load_base(4);
    CHECK(named(plain->cards, "knight").played == PlayedCards::stay);
    CHECK(named(plain->cards, "monopoly").played == PlayedCards::removed);
    CHECK(named(plain->cards, "invention").limited);
    CHECK(named(plain->cards, "chapel").reveal == RevealRule::to_win);
    const auto other = load_base(4, {{"progress_card_fate", "reshuffled"},
                                     {"dev_limit_exempts_invention", "true"},
                                     {"vp_card_timing", "own_turn"}});
    CHECK(named(other->cards, "monopoly").played == PlayedCards::reshuffled);
    CHECK(named(other->cards, "knight").played == PlayedCards::stay);
    CHECK_FALSE(named(other->cards, "invention").limited);
    CHECK(named(other->cards, "road_building").limited);
    CHECK(named(other->cards, "chapel").reveal == RevealRule::own_turn);
    CHECK(other->kind_named("reveal_chapel").has_value());
    CHECK_FALSE(plain->kind_named("reveal_chapel").has_value());
}

TEST_CASE("B-187 B-204 B-241 the special cards and what they measure") {
    const auto content = load_base(4, {{"harbormaster", "on"}});
    CHECK(named(content->awards, "longest_road").least == 5);
    CHECK(named(content->awards, "longest_road").metric == Metric::route);
    CHECK(named(content->awards, "longest_road").tie_keeps_holder);
    CHECK(named(content->awards, "largest_army").least == 3);
    CHECK(named(content->awards, "harbormaster").metric == Metric::harbour);
    CHECK(named(content->awards, "harbormaster").least == 3);
    const auto aside = load_base(4, {{"longest_road_broken_tie", "set_aside"}});
    CHECK_FALSE(named(aside->awards, "longest_road").tie_keeps_holder);
    CHECK(aside->awards.size() == 2);
}

TEST_CASE("B-230 the extra activity of five and six players is an option") {
    const auto names = [](const Content& content) {
        std::vector<std::string> all;
        for (const Phase& phase : content.phases)
            all.push_back(phase.name);
        return all;
    };
    CHECK(names(*load_base(4)) == std::vector<std::string>{"roll", "main"});
    CHECK(names(*load_base(5)) == std::vector<std::string>{"roll", "main", "special_build"});
    CHECK(names(*load_base(5, {{"five_six_mode", "none"}})) ==
          std::vector<std::string>{"roll", "main"});
    CHECK(names(*load_base(6, {{"five_six_mode", "paired_players"}})) ==
          std::vector<std::string>{"roll", "main", "paired"});
}

TEST_CASE("a scenario may start with other values, and the players' choice wins") {
    CHECK(load_base(4, {}, "base:first_game")->map.name == "beginner");
    CHECK(load_base(4, {}, "base:atoll")->map.name == "atoll");
    CHECK(load_base(4, {{"map_setup", "variable"}}, "base:atoll")->map.name == "variable");
}

TEST_CASE("the number of players may be given as the option player_count") {
    const auto content =
        load_content(LoadRequest{{"mods"}, "base", {}, {{"player_count", "5"}}, 0});
    REQUIRE(content.ok());
    CHECK(content.value()->players == 5);
    CHECK(options_refusal({{"player_count", "5"}}, 4) ==
          "option 'player_count': '5' is not the number of players; the game is for 4");
    CHECK(load_content(LoadRequest{{"mods"}, "base", {}, {}, 0}).value()->players == 4);
}

TEST_CASE("an unknown option or value is one line with the nearest name") {
    CHECK(options_refusal({{"bank_shortge", "none"}})
              .rfind("there is no option 'bank_shortge'; did you mean 'bank_shortage'?", 0) == 0);
    CHECK(options_refusal({{"bank_shortage", "non"}}) ==
          "option 'bank_shortage': 'non' is not a valid value; did you mean 'none'? there are "
          "none_unless_single, none, turn_order");
    CHECK(options_refusal({{"target_vp", "ten"}}) ==
          "option 'target_vp': 'ten' is not a valid value; use a whole number from 3 to 30");
    CHECK(options_refusal({{"target_vp", "99"}}) ==
          "option 'target_vp': '99' is not a valid value; use a whole number from 3 to 30");
    CHECK(options_refusal({{"friendly_robber", "4"}}) ==
          "option 'friendly_robber': '4' is not a valid value; use a whole number from 2 to 3, "
          "or off");
    CHECK(options_refusal({{"robber_may_enter_desert", "yes"}}) ==
          "option 'robber_may_enter_desert': 'yes' is not a valid value; there are true, false");
    CHECK(options_refusal({{"setup_forbidden_terrains", "gold,volcano"}}) ==
          "option 'setup_forbidden_terrains': 'gold,volcano' is not a valid value; join names with "
          "+, as in one+two, or write none");
    CHECK(options_refusal({{"setup_forbidden_terrains", "gold+vulcano"}})
              .rfind(
                  "option 'setup_forbidden_terrains': 'vulcano' is not a valid value; did you mean "
                  "'volcano'? there are desert, fields,",
                  0) == 0);
    CHECK(options_refusal({{"map_setup", "custom"}, {"custom_map", "atol"}}) ==
          "option 'custom_map': there is no map 'atol'; did you mean 'atoll'? there are atoll, "
          "beginner, crescent, printed_large, variable");
}

TEST_CASE("an unknown scenario or mod is one line with what there is") {
    const auto line = [](const LoadRequest& request) {
        const auto content = load_content(request);
        return content.ok() ? "" : content.problem().line();
    };
    CHECK(line({{"mods"}, "bass", {}, {}, 4})
              .rfind("there is no scenario 'bass'; did you mean 'base'?", 0) == 0);
    CHECK(line({{"mods"}, "base:atol", {}, {}, 4})
              .rfind("there is no scenario 'base:atol'; did you mean 'base:atoll'?", 0) == 0);
    CHECK(line({{"mods"}, "base", {"seafarer"}, {}, 4}).rfind("there is no mod 'seafarer'; ", 0) ==
          0);
    CHECK(line({{"mods"}, "base", {}, {}, 7}) ==
          "the scenario 'base' is not for 7 players; it is for 2 to 6");
    CHECK(line({{"no/such/folder"}, "base", {}, {}, 4}) ==
          "there is no scenario 'base'; there are none");
}

TEST_CASE("the beginner map with three players leaves nothing to choose in the set-up") {
    CHECK(load_base(3, {{"map_setup", "beginner"}})->setup.empty());
    CHECK(load_base(5, {{"map_setup", "beginner"}})->setup.size() == 2);
}

TEST_CASE("names of options may be joined by dots and have capitals") {
    const TrialMods mods;
    const auto first = [&](const std::string& name) {
        mods.manifest("trial", R"("options": [{"name": ")" + name +
                                   R"(", "title": "Fee", "type": "integer", "least": 1, "most": 3,
             "default": 2}])");
        mods.write("trial/main.lua",
                   "hex.patch('piece', 'road') { cost = { lumber = hex.option('" + name + "') } }");
        const auto lines = mods.lines();
        return lines.empty() ? "" : without_json_line(lines.front());
    };
    CHECK(first("toll.roadFee").empty());
    for (const char* const name : {"Toll.fee", "toll.", ".fee", "toll..fee", "toll-fee"})
        CHECK(first(name).find("names of options are made of letters") != std::string::npos);
}

TEST_CASE("an option of names knows those of things in the game and those that it suggests") {
    const TrialMods mods;
    mods.write("trial/main.lua", "");
    const auto says = [&](const std::string& of, const std::string& value) {
        mods.manifest("trial",
                      R"("options": [{"name": "dry", "title": "Dry", "type": "names", "of": ")" +
                          of + R"(", "values": ["marsh"], "default": ")" + value + "\"}]");
        const auto lines = mods.lines();
        return lines.empty() ? "" : without_json_line(lines.front());
    };
    CHECK(says("terrain", "none").empty());
    CHECK(says("terrain", "marsh+hills").empty());
    CHECK(says("terrain", "marsh+hilsl") ==
          "trial/mod.json: option 'dry': 'hilsl' is not a valid value; did you mean 'hills'? there "
          "are "
          "desert, fields, forest, hills, marsh, mountains, pasture");
    CHECK(says("terain", "none")
              .find(".of' names nothing that mods declare; did you mean 'terrain'?") !=
          std::string::npos);
}

TEST_CASE("the map of a scenario may be missing where another one is chosen") {
    const auto lines = [](const std::vector<OptionValue>& options) {
        std::vector<Problem> problems;
        load_content(LoadRequest{{"mods"}, "seafarers:new_shores", {}, options, 4}, problems);
        return problems.empty() ? "" : problems.front().line();
    };
    CHECK(lines({{"map_setup", "variable"}}).empty());
    CHECK(lines({{"map_setup", "variable"}, {"custom_map", "atol"}})
              .find("option 'custom_map': there is no map 'atol'") == 0);
}

TEST_CASE("options say when they are of use") {
    const GamePlan plan = base_plan();
    const auto used = [&](const std::string& name, const std::vector<OptionValue>& values) {
        for (const OptionInPlay& option : plan.options)
            if (option.spec.name == name) return is_of_use(option.spec, values);
        FAIL("there is no option " << name);
        return false;
    };
    CHECK(used("target_vp", {}));
    CHECK(used("custom_map", {{"map_setup", "custom"}}));
    CHECK_FALSE(used("custom_map", {{"map_setup", "variable"}}));
    CHECK(used("harbor_layout", {{"map_setup", "custom"}}));
    CHECK_FALSE(used("number_start", {{"map_setup", "variable"}, {"number_layout", "random"}}));
    CHECK(used("number_start", {{"map_setup", "variable"}, {"number_layout", "spiral"}}));
}

TEST_CASE("an option that is of use with something unknown is a mistake") {
    const TrialMods mods;
    const auto first = [&](const std::string& when) {
        mods.manifest("trial", R"("options": [
            {"name": "flood", "title": "Flood", "type": "flag", "default": false},
            {"name": "depth", "title": "Depth", "type": "integer", "least": 1, "most": 3,
             "default": 1, "when": {)" +
                                   when + "}}]");
        mods.write("trial/main.lua", "");
        const auto lines = mods.lines();
        return lines.empty() ? "" : without_json_line(lines.front());
    };
    CHECK(first(R"("flood": true)").empty());
    CHECK(first(R"("setup_mode": "mass")").empty());  // of a mod that this one needs
    CHECK(
        first(R"("wind": true)")
            .find("trial/mod.json: the option 'depth' is shown when 'wind' is set, which is not an "
                  "option of the game") == 0);
    CHECK(
        first(R"("flood": [true, "deep"])").find("has 'depth', shown when 'flood' does not fit") !=
        std::string::npos);
}

}  // namespace hexholm::test
