// What the reference says between its tables.
#pragma once

#include <string_view>

namespace hexholm::reference_text {

inline constexpr std::string_view kManualHead =
    R"(# Reference for authors of mods

<!-- Written by the program: hexholm-cli docs > docs/modding/reference.md -->

A mod is a folder. `mod.json` says what it is; its Lua files declare what its games are made of. The files run
once, before a game begins. Nothing of Lua is left when the game is played: what was declared has become plain
tables, so every game can be saved, replayed and repeated.

## mod.json

)";

inline constexpr std::string_view kOptions = R"(
The types of options, and what `hex.option` gives for them:

| type | values | in Lua |
| --- | --- | --- |
| `choice` | one of `values` | a text |
| `integer` | from `least` to `most`; also `off` with `can_be_off` | a whole number, or `false` for `off` |
| `flag` | `true` or `false` | `true` or `false` |
| `names` | names joined by `+`, or `none` | a list of texts |
| `map` | the name of a declared map | a text |
| `players` | follows the number of players | a whole number |

All options of a game share one list, so an expansion puts its own name before its options: `pond_depth`.

## Lua in mods

Lua 5.4 without what could reach outside a mod or differ from machine to machine. There are no metatables,
coroutines, patterns, `pcall`, `load`, `require`, files or clock. Numbers are whole: `1.5`, `/` and `^` are refused, `//`
divides. There are no global variables: write `local`. Texts know the functions of `string` as methods:
`("x"):upper()`.

)";

inline constexpr std::string_view kDeclarations = R"(
`hex.players` is the number of players; `hex.scenario` is the name of the scenario without the mod's name, empty for
the main one.

## Declarations

`hex.KIND "name" { field = value, ... }` declares one thing; kinds without a name are written `hex.KIND { ... }`.
Names are made of `a-z`, `0-9` and `_`. A thing may be named before it is declared, also by another mod:
what refers to what is settled when all files have run. Everything is sorted by name, so the order of declarations
never matters. Of a kind without a name there is one for the whole game: what a mod writes into `hex.rules`, `hex.setup` or
`hex.turn` takes the place of the same fields, or of the list, of the mods that it builds on; `hex.patch` with `add` adds to them.

### Files of other mods

`hex.include "base:maps/deal.lua"` runs a file of a mod that stands in `depends` or `optional`, as if it were your own, and
gives what it returns. With this one a map of any shape follows the options of the base game in ten lines:

```lua
local deal = hex.include "base:maps/deal.lua"
hex.map "cove" (deal.shuffled({
    title = "Cove",
    rows = { { q = 0, r = 0, "?", "?" }, { q = -1, r = 1, "?", ".", "?" }, { q = -1, r = 2, "?", "?" } },
    terrains = { forest = 2, pasture = 1, fields = 1, hills = 1, mountains = 1 },
    tokens = { 5, 2, 6, 3, 8, 10 },
}, { { 0, 0, "NW", "any" }, { 1, 0, "NE", "wool" }, { -1, 2, "SW", "ore" } }))
```

### Patches

`hex.patch("KIND", "name") { ... }` changes what another mod has declared; kinds without a name are written
`hex.patch("KIND") { ... }`, and what a roll does is named by its total: `hex.patch("on_roll") { total = 7, ... }`.

```lua
hex.patch("piece", "hut") {
    points = 2,                                    -- replaces the field
    add = { supply = 1, cost = { clay = 1 } },     -- adds numbers, appends to lists, merges tables by key
    remove = { "help", cost = { "wood" } },        -- back to what it is when left out; items of a list or table
}
```

Patches are made after all declarations, in the order in which the mods are loaded. A mod can patch only what a mod
declares that it names in `depends` or `optional`. Two mods of which neither builds on the other may both add to a
field, but they must not set it to different values; that holds for fields of `hex.rules` too. A model, an icon or
a sound that a patch names is looked for in the mod of the patch.

`hex.remove("award", "bravest")` takes a thing out of the game, after all patches. Whatever still names it then is an
error: patch or remove that, too.

What another mod may have or not is changed with `if_there = true`: `hex.patch("piece", "lighthouse") { if_there = true, ... }`,
`hex.remove("award", "bravest", { if_there = true })`. Without the thing nothing happens.

A `test` of a thing can be joined by those of other mods: `add = { tests = { { test = f, reason = "..." } } }`; all must allow it.

### Names

Two mods of which neither builds on the other may give the same name to two things of a kind. Then each of them goes on to
mean its own, everywhere: in what it declares and patches, in its functions, in its tests. In errors and journals the two are
called `mod:name`, as in `traders:gold`, and the actions with them `build_traders:hut`. Any mod may write `mod:name` for any
thing. A mod that builds on one of the two means that one; whoever could mean both must write which. Who builds on a mod cannot
use its names for other things. Tags, windows, names of dice and options are shared by all mods.

)";

inline constexpr std::string_view kFunctionsInMods = R"(
## Functions in mods

Where declarations end, a function says the rest: as a step of an effect, as a test, as another way to win, or at a
moment of the game. Its first argument is `game`, which answers questions and, in effects and at moments, changes the
game.

```lua
hex.terrain "marsh" { title = "Marsh", numbered = true,
    after = { function(game, me, tile)                     -- a step: (game, player, place, second)
        if game:roll(6) == 1 then game:set_token(tile, 0) end
    end } }
hex.on("turn_began", function(game, player) game:give(player, "clay", 1) end)
```

A step that is a function is told who does the effect, what it is about (`place`: the tile of the terrain, what was
picked or placed last; `nil` for nothing), and who caused an effect that each player does, or the figure that it is about. When several things were
picked, by the action and in its effect, it is told all of them in order: `function(game, me, who, good, edge)`; what
could not be picked is `nil`. A whole number that it returns is the place of later steps; `false` ends the effect.

Players are seats, numbered from 1. Tiles, corners, edges and figures are the numbers that the board and the game
give them, from 0 on: those of places are the same in every game on one map, and `game:tile(q, r)` and `game:corner(tile, which)` find them. Corners and sides of a tile
are counted from 1. Things are called by their names.

What was picked is given by its kind: a tile, corner or edge by its number, a player by the seat, a good by its name, a
number as itself. Where nothing could be picked, or the player declined, later steps are given `nil`; test it before you
use it.

`game` is called with a colon. A misspelt function, or a wrong number of arguments, is found when the mod is loaded, also in a
branch that no game comes to, where the argument is called `game` or is the first one of a function that the game calls.
`print` shows what a function sees; `hexholm-cli profile` tells what it costs.

**What is quick.** A call is remembered step by step: what the function asked and was told, which counters, goods, cards and
figures it changed. When all that it asks is answered as in an earlier call, the game does the same again without Lua. So
a function that looks at few things, and at nothing that it does not need, costs little; ask what decides most first. Not
remembered are calls that ask for `ways`, `harbours`, `price` or places with more than a few figures or cards, that place
pieces or turn tiles over, and those of more than 64 steps.

What bots think of things: counters, levels of tracks, pieces, figures and cards have `worth`; `hex.aim` says where figures and
counters are to go, `hex.threat` what must be held off; bots of a mod (`hex.bot`) have likings and a `judge`.

**Nothing is kept in Lua.** A function may use numbers, texts and functions from outside, and tables made by
`hex.frozen`; it may not change an outer variable. What must be remembered is a counter. Therefore every game can be
saved, undone and replayed. `pairs` goes in the order of keys and chance comes from `game:roll` and `game:random`, so
that a game is the same everywhere.

**A function that fails undoes its action.** Nothing of the action has happened then, and the players are told mod,
file and line. A test that fails says no, and so does one that gives back nothing; a number or a text is a mistake, for in Lua
even `0` is true. A test, and the function `won`, must not look at what is hidden from the
player who acts.

### Questions

An action may have any number of `picks`. The first is a part of the action; each further one is asked when those before
it are known, and the action is paid when all are. So two free places cost two lists of places, not all pairs of them. Tests
and lists of a pick are told what was picked before it, in order.

```lua
hex.pick "site" { title = "Choose a place", what = "corner", free_for = "hut", differs = true }
hex.action "two_huts" { title = "Two huts", phases = { "main" }, cost = { clay = 3 },
    picks = { "site", "site" }, declines = "undo",
    effect = { function(game, me, first, second) game:put(me, "hut", first) end } }
```

What a pick declares is found out natively. `list` is called once and gives back all that can be picked, where `test` is
called for each thing: `list = function(game, me, who) return { "clay" } end`. Things are numbers or names as everywhere.

Steps ask several players at once: `{ give = 2, whom = "others", to = "player" }`. They answer in any order, nobody sees
what another answers, and it is done when all have answered, in turn order. Effects that follow from an answer are told
what was picked before, and last the seat whose effect has asked. A number of goods may follow a counter of who is asked,
`give = { by = "rank", 1, 2, 4 }`: the first number while the counter is at its least.

A hand is laid open to who picks from it: `what = "good"` or `"card"` with `from = "picked"`, after a pick of the player.
A window, `{ wait = "attack", whom = "others" }`, is for cards with `reacts_to = "attack"`. It opens for everybody who holds
a hidden card of a deck with such cards, so that it tells nothing.

The functions that a list of actions asks may take so many steps together; what would take more is not possible then, and
the mod is reported.

### Moments

| moment | called with | when |
| --- | --- | --- |
| `game_began` | `game` | after the set-up, before the first turn |
| `turn_began` | `game, player` | before the player may do anything |
| `turn_ended` | `game, player` | when the dice are passed on |
| `round_ended` | `game, round` | when everybody had a turn |
| `rolled` | `game, player, total` | before anything is produced |
| `produced` | `game, player, total` | when everything was given and all questions are answered |
| `placed` | `game, player, piece, place, before` | a piece came to the board; `before` is the piece that it took the place of, else nil |
| `removed` | `game, player, piece, place` | a piece left the board |
| `pawn_moved` | `game, player, pawn, tile` | a neutral piece moved; `tile` is nil off the board |
| `card_played` | `game, player, card` | a card was played, before its effect |
| `figure_placed` | `game, player, figure, place` | a figure came to the board; not when it was unloaded from another |
| `figure_moved` | `game, player, figure, from, to` | a figure went on by a step of its way, or was moved at once |
| `figure_removed` | `game, player, figure, place` | a figure left the board; `place` is nil when it was carried |
| `phase_began` | `game, player, phase` | a part of the turn began, for who acts in it |
| `phase_ended` | `game, player, phase` | who acted in a part of the turn has ended it |
| `counter_changed` | `game, value, before, owner` | one of the counters in the table is now another; `owner` is the player or place that has it |

A moment of a mod's own is declared with `hex.moment "feast" {}`, told by the step `{ tell = "feast" }` or by
`game:tell("feast", player, place)`, and heard with `hex.on("feast", function(game, player, place, second) ... end)`. Pieces of
colours that nobody plays come and go without a word.

A function that is only about some pieces, neutral pieces, figures, cards, parts of a turn or counters names them, so that the others cost nothing:
`hex.on("placed", function(game, player, piece, place) ... end, { "hut" })`. The same table may say at which places it
listens, so that elsewhere it is not called either: `{ "hut", at = "spring" }` where the counter `spring` of the place is
above 0, `{ "ship", face_down = true }` beside tiles that lie face down, `{ "hut", first_on = "settled", away_from = { "home" } }`
where it is the first of its player on an island outside of the region `home`. `{ told_while = "war" }` calls it only while the
counter `war` of the game, or of the player whom the moment names first, is above 0. After a production,
`hex.on("produced", function(game, player, total, place) ... end, { numbered = "spring" })` is called for each place of
which the counter is the total of the dice. `{ "ship", at = "village", queue = "traders" }` hears of each village once from
each player, who joins its queue.

A list of steps in the place of the function begins as an effect, about the player who comes first and the place:
`hex.on("placed", { { set = "spring", value = 0 }, { take = 1 } }, { "hut", at = "spring" })`. That is quicker than a function.
All functions that listen to the moment are called before such effects begin, and these do what they do one after the other, in
the order in which they were declared.

### What a function may ask

| function | meaning |
| --- | --- |
)";

inline constexpr std::string_view kChanges = R"(
### What a function may do

In effects and at moments, not in tests.

| function | meaning |
| --- | --- |
)";

inline constexpr std::string_view kTests = R"(
## Tests of a mod

`hexholm-cli test DIR` runs the files `tests/*.lua` of a mod. They have the functions of Lua above, `hex.test`
and `hex.include`, nothing else of `hex`; they are no part of the rules. A test lays the table as it needs it, acts, and says what must be true then:

```lua
hex.test("a city takes two", function(t)
    t:game { players = 3, seed = 1 }
    t:tile(0, 0, "mountains", 8)
    t:piece(1, "city", 0, 0, "N")
    t:roll(8)
    t:equal(t:goods(1, "ore"), 2)
end)
```

What the functions do happens as in a game: those of mods hear of pieces that are placed, counters that change and pawns that
move. After each action it is checked what must be true of every game.

The table that `t:game` is given may have the fields `players`, `seed`, `scenario` (`"base:name"`; the first of the mod, or the
main one of a mod that it depends on, when left out), `mods` (a list of further ones), `options` (values by name) and `setup`.
Two players play the base game as the game for two, which rolls twice in each turn; `options = { two_player_mode = "plain" }`
leaves that out. Where an action is refused because the game waits for something else, the failure says what that is.

| function | meaning |
| --- | --- |
)";

inline constexpr std::string_view kReasons = R"(
Actions are called so, in tests, lessons and journals:

| action | what it is |
| --- | --- |
| `roll`, `end_turn` | the turn |
| `build_PIECE`, `buy_DECK`, `buy_DECK_with_PAYMENT` | for their price |
| `play_CARD`, `reveal_CARD` | cards in the hand |
| `do_ACTION`, `advance_TRACK` | what was declared with `hex.action`; its arguments are the picks; the next step of a track |
| `place_PIECE`, `move_PIECE`, `move_PAWN` | pieces that an effect places, pieces that are moved |
| `build_FIGURE`, `place_FIGURE`, `travel_FIGURE`, `load_FIGURE`, `unload_FIGURE` | figures |
| `choose_PICK`, `decline` | answers to a pick of an effect |
| `choose_goods`, `choose_good`, `choose_player`, `discard` | answers to the steps `take`, `collect`, `steal`, `discard` |
| `give`, `choose_way`, `decline` | answers to the steps `give` (the goods) and `choose` (which way, from 1), or not to answer |
| `choose_tile`, `choose_card` | where something starts; cards that are put away or exchanged |
| `trade_bank`, `offer_trade`, `accept_trade`, `reject_trade`, `confirm_trade`, `withdraw_trade` | trade |

Reasons for which an action is refused, as `t:refused` names them:

| reason | meaning |
| --- | --- |
)";

inline constexpr std::string_view kPuzzles = R"(
## Puzzles

The files `puzzles/*.txt` of a mod hold turns of played games that could have been played much better. The program offers
them as "Puzzles" by scenario, and the player has to find the better turn. `hexholm-cli puzzles --out puzzles/NAME.txt
JOURNAL...` looks for such turns in journals and writes the file; `hexholm-cli sim --journal` plays games of bots for it. Only
games can be looked through that a judge knows (see `hexholm-cli train`), which is so for most that are built on others.
`hexholm-cli check` opens each puzzle. A file has at most 1,000 games of 32 puzzles. They are no rules and do not count to the hash of the mod.
)";

inline constexpr std::string_view kLessons = R"(
## Lessons

The files `lessons/*.lua` of a mod teach its game, step by step, at a table whose course is settled: chance comes from the
seed, and every action of everybody is written down. They have the functions of Lua above and `hex.lesson`, nothing else
of `hex`; they are no rules and do not count to the hash of the mod. The program offers them as "Learn to play" and
remembers how far somebody has come.

```lua
hex.lesson "hot_baths" {
    title = "Hot baths", help = "How a spring is used.", players = 3, seed = 11,
    steps = {
        { text = "This is the spring.", points_at = { tile = { 0, 0 } } },
        { text = "Settle beside it.", act = { "place_hut", { 0, 0, "N" } } },
        { text = "{2} has settled, too.", first = { { 2, "place_hut", { 1, 0, "S" } } } },
    },
}
```

`hexholm-cli check` plays every lesson to its end and names the step that does not work. Texts and hints are translated
in `lang/` like all others.

)";

}  // namespace hexholm::reference_text
