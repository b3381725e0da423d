// What the mods declared, frozen: every good, terrain, piece, card and rule of the game in play.
#pragma once

#include <array>
#include <bitset>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/bundle.h"
#include "engine/base/id.h"
#include "engine/base/limits.h"
#include "engine/board/board.h"
#include "engine/content/map_spec.h"

namespace hexholm {

// How a thing is shown and called. No rule reads it; it is left out of the content hash.
struct Face {
    std::string mod;                 // the mod that declared it; assets are looked for there
    std::string title;               // "Road"
    std::string help;                // one or two sentences for a tooltip
    std::string model;               // name of a 3D model in the mod's pack; may be empty
    std::string icon;                // model or picture shown in the interface; may be empty
    std::uint32_t color = 0xC8C8C8;  // 0xRRGGBB
    bool operator==(const Face&) const = default;
};

class HookProgram;  // engine/game/hooks.h

using TagMask = std::uint32_t;  // bit n = tag n of Content::tags

// A kind of card in a player's hand that pays for things (B-4).
struct Good {
    std::string name;
    Face face;
    int bank = 19;  // cards in the bank at the start; at most 255
    TagMask tags = 0;
};

// A kind of tile (B-2, B-5).
struct Terrain {
    std::string name;
    Face face;
    bool land = true;
    bool numbered = false;         // takes part when number tokens are laid
    std::vector<int> own_tokens;   // else: it gets one of these of its own, at random (T-18)
    std::vector<int> numbers;      // it produces on these totals, whatever its token (X-F-11)
    bool inland = false;           // never dealt to the coast (X-F-2)
    Bundle produces;               // per yield 1 of a piece
    int choose = 0;                // goods of the owner's choice per yield 1 (T-8)
    CounterId counts;              // a counter of the owner that grows by the yield (T-43)
    DeckId draws;                  // a deck of which the owner draws a card per yield 1 (X-F-9)
    bool setup_income = true;      // a set-up piece with income receives from it (B-63, T-53)
    bool blockable = true;         // neutral pieces can stop its production (T-34)
    EffectId after;                // runs when its number was rolled and all had been given (T-20)
    bool setup_forbidden = false;  // no set-up piece may touch it (B-65)
    bool border = false;           // the rim: nothing stands between two such tiles (S-8, S-9)
    std::vector<int> not_tokens;   // never dealt these number tokens (S-74, S-175)
};

enum class PlaceKind : std::uint8_t { none, tile, corner, edge };

// A class of lines on the board that join into one: roads, ships.
struct Route {
    std::string name;
    bool only_closed = false;  // counts in awards only where it links own buildings (S-44)
};

// A kind of piece that players own and place (B-14).
struct Piece {
    std::string name;
    Face face;
    PlaceKind on = PlaceKind::corner;  // corner or edge
    int supply = 0;                    // per player
    Bundle cost;
    int points = 0;
    int yield = 0;             // how often an adjacent tile's goods are received (B-88)
    int distance = 0;          // least number of edges to any other piece with a distance
    bool needs_route = false;  // corner piece: must touch an own route outside set-up
    bool interrupts = false;   // others' routes cannot pass through its corner (B-193)
    bool uses_harbours = false;
    int harbour_points = 0;    // towards awards that measure harbours (B-241)
    PieceId upgrades;          // it can only replace this own piece (B-161)
    RouteId route;             // edge piece: the class of route it belongs to
    std::uint32_t beside = 0;  // edge piece: bit per terrain, one of which it must touch (S-17)
    PieceId stands_for;        // effects that place that piece may place this one (S-24, S-46)
    bool moves = false;        // edge piece: an open end of a route moves once a turn (S-31)
    CounterId anchor;          // corner counter: above 0 it holds an end like a building (S-128)
    HookId test;               // (game, player, place): may it stand there?
};

// A neutral piece that players move (B-104).
struct Pawn {
    std::string name;
    Face face;
    PlaceKind on = PlaceKind::tile;
    bool blocks_production = false;
    std::uint32_t may_enter = 0;       // bit per terrain
    bool numbered_only = false;        // only tiles with a number token (B-105)
    std::vector<TerrainId> starts_on;  // the first of these that lies on the board (T-5)
    bool start_chosen = false;         // several start tiles: the first player chooses (B-229)
    int spares_points = 0;             // > 0: not next to an opponent with at most so many (B-240)
    std::uint16_t guards = 0;          // bit per piece that is not placed or moved beside it (S-63)
    std::uint16_t robs = 0;  // bit per piece whose owners it robs (S-62); 0: all that yield
    PawnId stands_for;       // effects that move that pawn may move this one (S-60)
    EffectId loot;           // instead of a random good, about its tile (S-132)
    HookId test;             // (game, player, tile): may the player move it there?
};

enum class PlayedCards : std::uint8_t { stay, removed, reshuffled };
enum class RevealRule : std::uint8_t { to_win, own_turn, any_time };

// A pile of hidden cards to buy or draw from (B-166).
struct Deck {
    std::string name;
    Face face;
    Bundle cost;
    bool for_sale = false;
    bool recycles = false;  // removed cards are the new pile when it is used up (X-F-18)
    int hand_limit = 0;     // most hidden cards of it that a player holds; 0: any (X-F-19)
    bool operator==(const Deck&) const = default;
};

struct Card {
    std::string name;
    Face face;
    DeckId deck;
    int copies = 1;
    EffectId effect;  // none: nothing to play
    PlayedCards played = PlayedCards::removed;
    bool limited = true;  // counts to the cards that may be played in a turn (B-169)
    int points = 0;       // while held or open (B-184)
    RevealRule reveal = RevealRule::to_win;  // when a card with points may be laid open (B-185)
    int value = 0;               // what it pays where a price is named in its deck (X-F-12)
    bool opens_at_once = false;  // laid open when it is drawn (X-F-32)
    int raises_target = 0;       // while it lies open its owner needs so many points more (X-F-33)
};

enum class Owner : std::uint8_t { game, player, tile, corner, edge };
enum class Visibility : std::uint8_t { all, owner, none };

// A whole number that a mod keeps in the state.
struct Counter {
    std::string name;
    Face face;
    Owner per = Owner::player;
    int start = 0;
    int least = 0;
    int most = 0;
    Visibility visible = Visibility::all;
    bool reset_each_turn = false;
    int points = 0;                     // victory points for each 1 (player counters)
    int together = 0;                   // most of all players together; 0: no limit
    bool marked_only = false;           // exists only at the places that the map marks
    std::vector<std::uint16_t> places;  // these places, sorted
    int worth = 0;                      // to bots, for each 1, in thousandths of a point
    bool marker = false;                // lies on the board for all to see
    std::size_t cell = 0;               // first cell in State::counters

    // Where the number for this place stands in State::counters; kNoCell where the map has no mark.
    static constexpr std::size_t kNoCell = static_cast<std::size_t>(-1);
    std::size_t cell_of(std::size_t owner) const;
};

// Lets players pay parts of a deck's price from a counter of their own (T-44).
struct Payment {
    std::string name;
    Face face;
    DeckId deck;
    CounterId counter;
    int most = 1;  // goods replaced in one purchase, each by 1 of the counter
};

// How something that a mod tells is seen and heard; no rule reads it.
struct Cue {
    std::string name;
    Face face;          // the color is that of the particles
    std::string sound;  // file under the mod's assets
    int particles = 0;  // how many
    int rise = 2;       // how high they fly, in tiles
    int spread = 1;     // how far, in tiles
    int shake = 0;      // of the table, 0 to 10
    int duration_ms = 1200;
};

// A function of a mod that the rules call; what is declared natively needs none.
struct Hook {
    std::string name;     // "terrain marsh: after[1]", for messages
    std::string where;    // "my_mod/main.lua:12"
    std::size_t mod = 0;  // place in Content::mods
    int number = 0;       // the mod's functions are numbered as they are declared
};

// Moments at which mods may react; the arguments of the function stand at each.
enum class Moment : std::uint8_t {
    game_began,   // (game)
    turn_began,   // (game, player)
    turn_ended,   // (game, player)
    round_ended,  // (game, round)
    rolled,       // (game, player, total): before anything is produced
    produced,     // (game, player, total): all questions of the production are answered
    placed,       // (game, player, piece, place): also when it replaces another or moved there
    removed,      // (game, player, piece, place)
    pawn_moved,   // (game, player, pawn, tile)
    card_played,  // (game, player, card)
};
constexpr std::size_t kMomentCount = 10;

enum class Metric : std::uint8_t { route, counter, harbour };

// A card that the player who leads in something holds (B-187, B-204, B-241).
struct Award {
    std::string name;
    Face face;
    int points = 2;
    int least = 0;
    Metric metric = Metric::counter;
    std::uint8_t routes = 0;       // metric route: bit per RouteId
    CounterId counter;             // metric counter
    bool tie_keeps_holder = true;  // after a break with a tie (B-201)
};

// A kind of harbour (B-13).
struct Harbour {
    std::string name;
    Face face;
    int rate = 3;
    GoodId good;  // none: any good
};

enum class Who : std::uint8_t {
    active,  // the player whose turn it is
    others,  // every other player, clockwise (B-231)
    seat     // the player so many seats to the left (B-235)
};

using KindMask = std::bitset<128>;  // bit per ActionKindId

// A part of a turn. A turn is Content::phases in order.
struct Phase {
    std::string name;
    Face face;
    Who who = Who::active;
    int seats_left = 0;  // Who::seat
    KindMask actions;
    bool can_win = true;  // the player who acts may win here (B-210, B-234)
    bool trades = false;  // players may answer and propose trades (B-116)
};

// One step of an effect, run natively. What a and b mean stands at each operation.
enum class Op : std::uint8_t {
    place,  // a: piece, b: PlaceFlags. The player places it without paying; skipped when he cannot
    discard,  // a: least hand that must discard; everybody over it gives half, rounded down (B-99)
    move_pawn,      // a: pawn (B-104)
    steal,          // a: pawn; one random good from an owner of a piece next to it (B-107);
                    // none: from any opponent (X-F-27)
    take,           // a: number of goods of choice from the bank (B-179)
    collect,        // name a good, everybody else hands it all over (B-181)
    count,          // a: counter of the player, b: what to add
    gain,           // goods: from the bank
    draw,           // a: deck, b: cards
    choose_start,   // a: pawn; choose its start among its start tiles (B-229)
    choose_spiral,  // choose the tile at which the number tokens start (B-48)
    run,            // a: hook (game, player, place, second)
    start,          // a: effect that is done in between
    each,           // a: effect, b: Whom; in turn order, `second` names who caused it
    pick,           // a: pick; the answer is the effect's place, -1 when there is none
    take_off,       // a: pawn; off the board (X-F-25)
    after_roll,     // what the tiles of the last roll do then; of the engine's own effects only
    moment,         // a: Moment, told to all that listen; of the engine's own effects only
    bring,          // what the roll brings; of the engine's own effects only
    end_turn,       // the turn ends when nothing else is under way (S-154)
    exchange        // a: deck; give one card of it for a random one, or not (X-F-20)
};

enum class Whom : std::uint8_t { everybody, others };

enum PlaceFlags : std::int16_t {
    kPlaceSetup = 1,     // no route needed; terrains forbidden for set-up are refused
    kPlaceTouching = 2,  // must touch the piece placed last in this effect (B-62)
    kPlaceIncome = 4,    // one card for each adjacent producing tile (B-63)
    kPlaceUnbought = 8   // an upgrade piece placed straight away on a free corner (B-74)
};

struct Step {
    Op op = Op::place;
    std::int16_t a = 0;
    std::int16_t b = 0;
    Bundle goods;
    bool operator==(const Step&) const = default;
};

struct Effect {
    std::string name;  // "card monopoly", for messages
    std::vector<Step> steps;
};

// One round of the set-up: every player in order runs the effect.
struct SetupRound {
    bool backward = false;
    EffectId effect;
};

// Set-up pieces that a map fixes for a seat (table 3.3).
struct StartPiece {
    int seat = 0;
    PieceId piece;
    std::uint16_t place = 0;  // corner or edge id on Content::board
    bool income = false;
};

enum class ArgType : std::uint8_t {
    tile,
    corner,
    edge,
    player,
    players,
    good,
    goods,
    number,
    card
};

enum class Whose : std::uint8_t { anybody, own, others, nobody };

// What a player may point at: in a question or as a part of an action.
struct Pick {
    std::string name;  // for messages
    Face face;
    ArgType type = ArgType::tile;
    std::uint32_t terrains = ~std::uint32_t{0};  // tile: bit per terrain
    PieceId piece;                 // corner, edge: this piece stands there; none: see `whose`
    Whose whose = Whose::anybody;  // corner, edge, player: whose; nobody: an empty place
    int least = 0;                 // number: the range
    int most = 0;
    HookId test;            // (game, player, value): may it be picked?
    bool optional = false;  // in a question: the player may decline
};

// Something that a player can do besides what the engine knows (X-F-22).
struct Deed {
    std::string name;
    Face face;
    Bundle cost;
    DeckId pay_deck;  // cards of it worth at least pay_value are removed (X-F-24)
    int pay_value = 0;
    CounterId pay_counter;
    int pay_count = 0;
    CardId needs_open;          // only with this card open in front of the player
    CounterId limit;            // grows by 1 with each use; not possible at its greatest value
    std::vector<PickId> picks;  // what the player points at, at most 2
    HookId test;                // (game, player, first, second): may it be done?
    EffectId effect;
};

// What an action does; the engine knows no other verbs.
enum class Verb : std::uint8_t {
    roll,
    end_turn,
    build,          // subject: piece
    buy,            // subject: deck
    play,           // subject: card
    reveal,         // subject: card
    trade_bank,     // good given, good received
    offer_trade,    // goods given, goods wanted, mask of players asked (B-122, B-123, B-124)
    accept_trade,   // player whose offer it is
    reject_trade,   // player whose offer it is
    confirm_trade,  // player whose acceptance or counter-offer is taken (B-125)
    withdraw_trade,
    place,      // answers to prompts from here on; subject: piece
    move_pawn,  // subject: pawn
    discard,
    choose_player,
    choose_good,
    choose_goods,
    choose_tile,
    choose_card,
    answer,    // subject: pick
    decline,   // of what may be left undone
    buy_with,  // subject: payment; goods: what it replaces. From here on not answers to prompts
    move,      // subject: piece; from an edge to another (S-35)
    act        // subject: deed
};

// One kind of action of this game, made from what was declared. Names are sorted, so that neither
// load order nor a later mod changes what a journal means.
struct ActionKind {
    std::string name;  // "build_road"
    Face face;
    Verb verb = Verb::roll;
    std::uint8_t subject = 255;
    std::vector<ArgType> args;
};

enum class BankShortage : std::uint8_t { none_unless_single, none, turn_order };
enum class FirstPlayer : std::uint8_t { oldest, highest_roll, random, seat_1 };

// Numbers and switches of the rules that belong to no single thing.
struct Rules {
    int target_points = 10;
    int bank_rate = 4;
    bool same_good_both_sides = false;  // B-120
    bool trade_before_build = false;    // B-80
    bool harbours_next_turn = false;    // B-143
    BankShortage bank_shortage = BankShortage::none_unless_single;
    FirstPlayer first_player = FirstPlayer::highest_roll;
    int oldest_seat = 0;      // FirstPlayer::oldest
    int cards_each_turn = 1;  // B-169
    int reroll_rounds = 0;    // B-242: in so many rounds ...
    int reroll_total = 7;     // ... this total is rolled again
    bool points_win = true;   // who acts and has the target wins
    HookId won;               // (game, player): has who acts won? Beside the points
};

struct ModInfo {
    std::string id;
    std::string version;
    std::string title;
    std::uint64_t hash = 0;  // of its rules: Lua text and manifest, line ends normalised
};

struct OptionValue {
    std::string name;
    std::string value;
    bool operator==(const OptionValue&) const = default;
};

// Everything that is the same for all games with these mods, options and number of players.
struct Content {
    std::string scenario;  // "base"
    int players = 4;
    std::vector<ModInfo> mods;         // in load order
    std::vector<OptionValue> options;  // all of them with their values, sorted by name
    std::uint64_t hash = 0;            // of everything that a rule can read

    std::vector<std::string> tags;
    Table<GoodId, Good> goods;
    Table<TerrainId, Terrain> terrains;
    Table<RouteId, Route> routes;
    Table<PieceId, Piece> pieces;
    Table<PawnId, Pawn> pawns;
    Table<DeckId, Deck> decks;
    Table<CardId, Card> cards;
    Table<CounterId, Counter> counters;
    Table<AwardId, Award> awards;
    Table<HarbourId, Harbour> harbours;
    Table<EffectId, Effect> effects;
    Table<PhaseId, Phase> phases;
    Table<PaymentId, Payment> payments;
    Table<PickId, Pick> picks;
    Table<DeedId, Deed> deeds;
    Table<CueId, Cue> cues;
    Table<HookId, Hook> hooks;
    std::array<std::vector<HookId>, kMomentCount> listeners;      // in load order
    std::vector<std::pair<std::string, EffectId>> named_effects;  // sorted by name
    std::shared_ptr<const HookProgram> program;  // runs the hooks; null when there are none
    Table<ActionKindId, ActionKind> kinds;

    std::vector<int> dice;                          // sides of each die
    std::vector<std::pair<int, EffectId>> on_roll;  // totals that do something else than produce
    std::vector<SetupRound> setup;
    EffectId before_setup;                 // choices of the first player; may be none
    std::vector<StartPiece> start_pieces;  // with these there are no set-up rounds
    Rules rules;
    MapSpec map;
    Board board;
    std::vector<std::uint32_t> seat_colors;  // 0xRRGGBB for each seat
    std::vector<std::string> seat_color_names;

    std::optional<ActionKindId> kind_named(std::string_view name) const;
    // REQUIRES: there is one (every verb that a phase or effect needs has its kind).
    ActionKindId kind_of(Verb verb, std::size_t subject = 255) const;
    std::optional<EffectId> effect_of_roll(int total) const;
};

}  // namespace hexholm
