// How a game goes: phases, questions, actions, moments, switches of the rules.
#pragma once

#include <bitset>
#include <cstdint>
#include <string>
#include <vector>

#include "engine/base/limits.h"
#include "engine/content/dice.h"
#include "engine/content/figures.h"
#include "engine/content/questions.h"
#include "engine/content/steps.h"
#include "engine/content/things.h"

namespace hexholm {

using ThingMask = std::bitset<256>;  // bit per piece, neutral piece or card

// What a rule can use of what a function gives back. Anything else is a mistake of its mod: in Lua a
// text, and every number, counts as true.
enum class Gives : std::uint8_t {
    nothing,  // nobody looks at it
    verdict,  // true or false; nil is no
    number,
    goods,        // a price: goods by their names
    number_or_no  // also false or nothing
};

// A function of a mod that the rules call; what is declared natively needs none. At a moment an effect can
// begin in its place.
struct Hook {
    std::string name;      // "terrain marsh: after[1]", for messages
    std::string where;     // "my_mod/main.lua:12"
    std::size_t mod = 0;   // place in Content::mods
    int number = 0;        // the mod's functions are numbered as they are declared
    EffectId effect;       // at a moment: begins instead, and no function is called
    bool is_step = false;  // of an effect, so no list asks it
    // The things that a listener to a moment is told of; bit per piece, neutral piece or card.
    ThingMask about = ThingMask().set();
    Gives gives = Gives::nothing;
    CounterId at;            // only at places where it is above 0; of a way either end
    CounterId numbered;      // after a production: once for each place where it is the total
    bool face_down = false;  // only beside tiles that lie face down
    // Whether it is only told of places beside known land, outside of these regions of the map (bit
    // per region).
    bool abroad = false;
    std::uint32_t away_from = 0;
    CounterId
        first_on;     // only on islands that are new to the player: this counter has his bit there
    CounterId queue;  // only where the player joins it: seats in order, see standing/queue.h
    bool is_about_all() const { return about.all(); }
    HookId next;      // another test of the same thing: all must allow
    int reason = -1;  // of a test: place in Content::reasons
    CounterId gate;   // asked, or told, only while this counter of the player or game is above 0
};

// Moments at which mods may react; the arguments of the function stand at each.
enum class Moment : std::uint8_t {
    game_began,      // (game)
    turn_began,      // (game, player)
    turn_ended,      // (game, player)
    round_ended,     // (game, round)
    rolled,          // (game, player, total): before anything is produced
    produced,        // (game, player, total): all questions of the production are answered
    placed,          // (game, player, piece, place, before): also when it moved there
    removed,         // (game, player, piece, place)
    pawn_moved,      // (game, player, pawn, tile)
    card_played,     // (game, player, card)
    figure_placed,   // (game, player, figure, place): it comes to the board
    figure_moved,    // (game, player, figure, from, to): a step of its way, or at once
    figure_removed,  // (game, player, figure, place): it leaves the board
    phase_began,     // (game, player, phase): of who acts in it
    phase_ended      // (game, player, phase)
};
constexpr std::size_t kMomentCount = 15;

// A moment that a mod tells of, and who listens, in load order: (game, player, place, second).
struct OwnMoment {
    std::string name;
    std::vector<HookId> listeners;
};

enum class Who : std::uint8_t {
    active,  // the player whose turn it is
    others,  // every other player, clockwise (B-231)
    seat     // the player so many seats to the left (B-235)
};

// A player made of code with likings of its own; no rule reads it.
struct DeclaredBot {
    std::string name;
    Face face;
    std::string level = "normal";  // whose skill it has
    // The worth of things to the bot, in per cent of their worth to others; by id, empty: all 100.
    std::vector<int> goods;
    std::vector<int> pieces;
    std::vector<int> decks;
    std::vector<int> awards;
    HookId judge;  // hundredths of a point that a position is worth beside; may be none
};

// Why a test does not allow something, in the words of its mod.
struct ReasonText {
    std::string text;  // "a march stands before your door"
    std::string mod;   // who translates it
};

using KindMask = std::bitset<kMaxActionKinds>;  // bit per ActionKindId

// A test of actions that something else declares (game, player, first, second).
struct Guard {
    KindMask kinds;
    HookId test;
    CounterId counter;  // of the player or the game: it holds while this is above 0; none: always
    PickId while_any;  // it refuses while the player could pick something, or always without a test
    int reason = -1;   // of while_any: place in Content::reasons
    std::vector<PhaseId> phases{};  // it holds in these only; empty: in all
};

// A part of a turn. A turn is Content::phases in order.
struct Phase {
    std::string name;
    Face face;
    Who who = Who::active;
    int seats_left = 0;  // Who::seat
    KindMask actions;
    bool can_win = true;     // the player who acts may win here (B-210, B-234)
    bool trades = false;     // players may answer and propose trades (B-116)
    EffectId effect;         // runs when it begins
    bool by_itself = false;  // nothing is done in it but the effect: then it ends
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

// Something that a player can do besides what the engine knows (X-F-22).
struct ModAction {
    std::string name;
    Face face;
    TrackId track;  // it is the step further on this track
    Price cost;
    DeckId pay_deck;  // cards of it worth at least pay_value are removed (X-F-24)
    Amount pay_value;
    CounterId pay_counter;
    Amount pay_count;
    CardId needs_open;        // only with this card open in front of the player
    CardId needs_card;        // only with this card in the hand (C-79)
    PickId needs_pick;        // only while there is something that can be picked so
    CounterId needs_counter;  // of the player, at least needs_count
    int needs_count = 1;
    PieceId needs_piece;  // so many of it on the board
    int needs_pieces = 1;
    PieceId needs_supply;       // one of it that is not on the board (S-163)
    FigureKindId needs_figure;  // one of it in the supply
    CounterId needs_none;       // nobody has any of it (S-163)
    AwardId needs_award;        // the player measures so much in it (S-164)
    int needs_measure = 1;
    int needs_points = 0;        // with the hidden ones (S-164)
    Amount needs_goods;          // goods of any kind that the player must have
    CounterId limit;             // grows by 1 with each use; not possible at its greatest value
    std::vector<PickId> picks;   // arguments: the first, or the first two together
    std::vector<PickId> stages;  // asked for one after the other, before it is paid
    HookId test;                 // (game, player, first, second): may it be done?
    int reason = -1;             // when nothing can be picked: place in Content::reasons
    EffectId effect;
    bool ends_phase = false;  // its effect does so at last
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
    answer,        // subject: pick
    decline,       // of what may be left undone
    buy_with,      // subject: payment; goods: what it replaces. From here on not answers to prompts
    move,          // subject: piece; from an edge to another (S-35)
    act,           // subject: action of a mod
    build_figure,  // subject: figure kind
    travel,        // subject: figure kind; figure, goal. It answers prompts, too
    load,          // subject: figure kind; figure, the figure that takes it
    unload,        // subject: figure kind; figure, place
    place_figure,  // answers to prompts from here on, again; subject: figure kind
    give,          // answers to prompts again; goods
    choose_way,    // number of the way, from 1
    react          // subject: card; played in a window
};
constexpr std::size_t kVerbCount = static_cast<std::size_t>(Verb::react) + 1;

// One kind of action of this game, made from what was declared. Names are sorted, so that neither
// load order nor a later mod changes what a journal means.
struct ActionKind {
    std::string name;  // "build_road"
    Face face;
    Verb verb = Verb::roll;
    std::uint16_t subject = kNoSubject;
    std::vector<ArgType> args;

    static constexpr std::uint16_t kNoSubject = 0xFFFF;
    bool has_subject() const { return subject != kNoSubject; }
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
    std::vector<Reroll> rerolls;
    DeckId roll_from;                // its top card takes the place of the dice (X-E-1)
    int rolls_each_turn = 1;         // X-2-7
    bool rolls_differ = false;       // the rolls of a turn show different totals (X-2-8)
    bool points_win = true;          // who acts and has the target wins
    GoodMask choice_of = kAllGoods;  // what land of the owner's choice gives
    bool keeps_received = false;     // what each player received in the last production is kept
    CounterId win_with_most;  // the target wins only for who has more of it than everybody else
    PieceId win_without;      // and only for who has none of this piece on the board
    HookId win_test;          // (game, player): only if this says so; asked with the target only
    HookId won;               // (game, player): has who acts won? Beside the points
    bool hints = true;        // screens may point out good places; no rule
    // After so many rounds the game is over: who has most points has won, nobody in a tie; 0: never.
    int last_round = 0;
};

}  // namespace hexholm
