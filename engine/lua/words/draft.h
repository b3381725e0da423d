// A game under construction: declarations on their way to native tables.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/content/content.h"
#include "engine/content/content_limits.h"
#include "engine/game/core/answer_chain.h"
#include "engine/lua/mods/lineage.h"
#include "engine/lua/reading/fields.h"
#include "engine/lua/reading/kinds.h"
#include "engine/lua/reading/problems.h"

namespace hexholm {

// One compiled map; a game uses one of all that are declared.
struct DraftMap {
    std::string name;
    std::string where;
    MapSpec spec;
    Board board;
    std::vector<StartPiece> start_pieces;
    bool setup_follows = false;
    int players_least = 1;
    int players_most = static_cast<int>(kMaxPlayers);
};

// A terrain gives way to another on the map that is used.
struct DraftReplacement {
    std::string name;
    std::string where;
    TerrainId terrain;
    std::vector<std::size_t> replaces;  // terrains, the most wanted first
    int count = 1;
};

// More tiles beside the land of the map that is used.
struct DraftShore {
    std::string name;
    std::string where;
    TerrainId terrain;
    int count = 1;
    int corners = 3;  // of the land that each touches
    std::vector<int> tokens;
    bool harbours = false;
    bool fewer = false;
};

// A number or a price that follows a counter, which may not have been read before it.
struct DraftFollower {
    std::string where;
    std::string field;
    CounterId counter;
};

struct DraftPhase {
    Phase phase;
    std::vector<std::string> actions;  // verb words or names of action kinds
    std::vector<std::string> said_by;  // the mod that says each of them
    Fields::Context context;
    PhaseId follows;  // its place among the names
};

struct DraftGuard {
    std::string actions;  // a verb word or the name of an action kind
    HookId test;
    CounterId counter;
    PickId while_any;
    int reason = -1;
    std::vector<std::size_t> phases;  // places of phases; empty: all
    Fields::Context context;
};

// The parts of a turn in which figures of a kind are built and used: places of phases; empty: where
// players build.
struct FigurePhases {
    std::vector<std::size_t> used;
    std::vector<std::size_t> built;  // empty: the same
    const std::vector<std::size_t>& of(bool building) const {
        return building && !built.empty() ? built : used;
    }
};

struct Draft {
    const Lineage* lineage = nullptr;  // null only when the manual is written
    Content content;
    Names names;
    std::vector<DraftMap> maps;                  // by the place of their name
    std::vector<DraftReplacement> replacements;  // in load order
    std::vector<DraftShore> shores;              // in load order
    std::vector<DraftPhase> phases;              // by the place of their name
    std::vector<DraftGuard> guards;              // in load order
    std::vector<std::size_t> turn;               // places of phases
    std::string map;                             // which map is used
    std::string map_where;
    std::string map_mod;  // which says so
    std::vector<std::vector<std::size_t>>
        mod_action_phases;                    // by action of a mod: places of phases
    std::vector<FigurePhases> figure_phases;  // by kind of figure
    std::vector<std::vector<std::size_t>>
        card_phases;                           // by card: the same; empty: where cards are played
    std::vector<std::string> setup_forbidden;  // terrains, also unknown ones
    std::vector<DraftFollower> followers;
    std::vector<std::pair<HookId, std::vector<std::string>>>
        away_from;  // regions, also unknown ones
};

// Where every thing was declared, in the order of the names.
struct Places {
    std::array<std::vector<std::string>, kKindCount> of_kind;

    const std::vector<std::string>& of(Kind kind) const {
        return of_kind[static_cast<std::size_t>(kind)];
    }
};

// How a kind of declaration is read. `read` adds one thing to the draft; when the manual is
// written it gets an empty draft and adds something meaningless.
struct KindSpec {
    Kind kind;
    const char* doc;
    const char* example;
    void (*read)(Fields& fields, const std::string& name, Draft& draft);
};

// All kinds, in the order in which they are compiled.
const std::vector<KindSpec>& kind_specs();

// Says so when a list of the declaration has more than it can have, and what to do `instead`; gives false then.
bool fits(Fields& fields,
          std::string_view field,
          Limit limit,
          std::size_t count,
          const std::string& instead = "");
// Title, help, model, icon and color, the same for all kinds of things.
void face_fields(Fields& fields, Face& face);
// The models of a thing in sets of pieces.
void set_models_field(Fields& fields, Face& face);
// A sound of the mod for what is done with the thing.
void sound_field(Fields& fields, OwnSound& sound, std::string_view doc);
// A list of steps; adds the effect when there is one.
void effect_field(Fields& fields,
                  std::string_view field,
                  const std::string& effect_name,
                  EffectId& effect,
                  Draft& draft,
                  std::string_view doc);

// The fields of a step, for the manual.
std::vector<FieldDoc> step_docs();

// One file per group; kind_specs() joins them.
// A function of a mod: in a field, or anywhere.
void hook_field(Fields& fields,
                std::string_view field,
                HookId& hook,
                Draft& draft,
                std::string_view arguments,
                std::string_view doc,
                Gives gives = Gives::nothing);
// Whether something may be: a function, why not, and more of both. Gives the place of the reason in
// Content::reasons, -1 for none.
int test_fields(
    Fields& fields, HookId& test, Draft& draft, std::string_view arguments, std::string_view doc);
// Words for a player alone, with their place in Content::reasons.
int reason_field(Fields& fields, Draft& draft, std::string_view doc);
// The mod whose function stands in the field.
std::string mod_of_function(const Fields& fields, std::string_view field);
HookId add_hook(
    Fields& fields, const std::string& field, const Tree& function, Draft& draft, Gives gives);
// The steps that stand in a field, or in the table itself when the name is empty.
void step_list(
    Fields& fields, std::string_view field, Effect& effect, Draft& draft, std::string_view doc);

// Says so when the counter is none of players.
void check_player_counter(Fields& fields,
                          std::string_view field,
                          CounterId counter,
                          const Draft& draft);
// What a step asks of one or several players; the words that belong to such steps.
struct AskFields {
    Ask ask;
    std::string_view word{};  // the first that was written of those which belong to such steps
};
AskFields ask_fields(Fields& fields, Draft& draft);
// Effects that go on from others begin with the answers of those; too many answers are a problem.
void hand_on_picks(Content& content, const Places& places, Problems& problems);

// A place of cards: a word, or the name of a zone or a deck.
void source_field(Fields& fields, std::string_view field, CardSource& source, std::string_view doc);
// Reads the decks to which a source of cards is limited.
void decks_field(Fields& fields, CardSource& source);
std::int16_t add_look(Draft& draft, const CardSource& source);
// What a step does with cards, whose verb is known already; false when it moves none.
bool card_step_fields(Fields& fields, Draft& draft, Step& step);

// Numbers and prices that may follow the game; goods by their names and tags.
void price_field(
    Fields& fields, std::string_view field, Price& price, Draft& draft, std::string_view doc);
void amount_field(Fields& fields,
                  std::string_view field,
                  Amount& amount,
                  int least,
                  int most,
                  Draft& draft,
                  std::string_view doc);
// What bots take something to be worth.
void worth_field(Fields& fields, Amount& worth, Draft& draft, std::string_view doc);
// What a player may choose where no goods are named: not what is no part of a hand, such as money.
GoodMask counted_goods(const Content& content);
void goods_field(Fields& fields,
                 std::string_view field,
                 GoodMask& mask,
                 const Draft& draft,
                 std::string_view doc);
// Reads the conditions of an action, apart from its price.
void needs_fields(Fields& fields, ModAction& mod_action, Draft& draft);

void read_bonus(Fields& fields, const std::string& name, Draft& draft);
void read_relief(Fields& fields, const std::string& name, Draft& draft);
void read_bank_trade(Fields& fields, const std::string& name, Draft& draft);
void read_track(Fields& fields, const std::string& name, Draft& draft);
void read_panel(Fields& fields, const std::string& name, Draft& draft);
void read_statistic(Fields& fields, const std::string& name, Draft& draft);
void read_achievement(Fields& fields, const std::string& name, Draft& draft);
void read_piece_set(Fields& fields, const std::string& name, Draft& draft);
void read_effect(Fields& fields, const std::string& name, Draft& draft);
void read_pick(Fields& fields, const std::string& name, Draft& draft);
void read_action(Fields& fields, const std::string& name, Draft& draft);
void read_cue(Fields& fields, const std::string& name, Draft& draft);
void read_aim(Fields& fields, const std::string& name, Draft& draft);
void read_threat(Fields& fields, const std::string& name, Draft& draft);
void read_bot(Fields& fields, const std::string& name, Draft& draft);
void read_on(Fields& fields, const std::string& name, Draft& draft);
void read_good(Fields& fields, const std::string& name, Draft& draft);
void read_terrain(Fields& fields, const std::string& name, Draft& draft);
void read_route(Fields& fields, const std::string& name, Draft& draft);
void read_counter(Fields& fields, const std::string& name, Draft& draft);
void read_piece(Fields& fields, const std::string& name, Draft& draft);
void read_pawn(Fields& fields, const std::string& name, Draft& draft);
void read_figure(Fields& fields, const std::string& name, Draft& draft);
void read_deck(Fields& fields, const std::string& name, Draft& draft);
void read_card(Fields& fields, const std::string& name, Draft& draft);
void read_zone(Fields& fields, const std::string& name, Draft& draft);
void read_hand_limit(Fields& fields, const std::string& name, Draft& draft);
void read_award(Fields& fields, const std::string& name, Draft& draft);
void read_payment(Fields& fields, const std::string& name, Draft& draft);
void read_harbour(Fields& fields, const std::string& name, Draft& draft);
void read_map(Fields& fields, const std::string& name, Draft& draft);
void read_replacement(Fields& fields, const std::string& name, Draft& draft);
void read_shore(Fields& fields, const std::string& name, Draft& draft);
void read_phase(Fields& fields, const std::string& name, Draft& draft);
void read_neutral(Fields& fields, const std::string& name, Draft& draft);
void read_guard(Fields& fields, const std::string& name, Draft& draft);
void read_moment(Fields& fields, const std::string& name, Draft& draft);
void read_dice(Fields& fields, const std::string& name, Draft& draft);
void read_on_roll(Fields& fields, const std::string& name, Draft& draft);
void read_setup(Fields& fields, const std::string& name, Draft& draft);
void read_seats(Fields& fields, const std::string& name, Draft& draft);
void read_turn(Fields& fields, const std::string& name, Draft& draft);
void read_rules(Fields& fields, const std::string& name, Draft& draft);

// Fields of the rules that say how a roll comes about.
void roll_rules(Fields& fields, Rules& rules);
// Reads the fields of a card that replaces the dice.
void roll_card_fields(Fields& fields, Card& card, const Draft& draft);
// The place of a die with this name, or with this number from 1 on.
std::optional<int> die_named(const Content& content, const Tree& name);
// Is there a moment of every game with this name?
bool moment_named(std::string_view name, Moment& moment);
void check_rolls(const Draft& draft, const Places& places, Problems& problems);

std::string hex_text(Hex hex);  // "(0,-2)"
// Fields of maps that say how they are dealt, and in which light they lie.
void deal_fields(Fields& fields, MapSpec& spec);
void mood_field(Fields& fields, MapSpec& spec);
// Places of a board that is told one by one; false when it is one of hexes.
bool plan_fields(Fields& fields, BoardPlan& plan);
// The corners of one of its tiles.
void plan_corners(Fields& tile, BoardPlan& plan, Hex at);
// Says what is too much or too little on a map.
void check_map(Fields& fields, const Draft& draft, const DraftMap& map);

// Makes the action kinds that this game can have, sorted by name, and the phases' masks.
void make_action_kinds(Draft& draft, Problems& problems);

// All figures of the game, numbered by kind and seat, and what can be judged when all kinds are read.
void number_figures(Draft& draft, const Places& places, Problems& problems);
// Zones, discards and hand limits, when all cards are known.
void check_zones(const Content& content, const Places& places, Problems& problems);

// REQUIRES: no problem before; all kinds that a game needs are there.
void check_whole_game(const Draft& draft, const Places& places, Problems& problems);

}  // namespace hexholm
