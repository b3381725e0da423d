// Dice, the cards that can take their place, and what is rolled again.
#include <algorithm>

#include "engine/base/check.h"
#include "engine/lua/reading/suggest.h"
#include "engine/lua/words/draft.h"

namespace hexholm {
namespace {

constexpr int kMostSides = static_cast<int>(most_of(Limit::die_sides));
constexpr int kMostTotal = 80;

void read_face(Fields& fields, Die& die, Draft& draft) {
    DieFace face;
    int times = 1;
    fields.text("name", face.name, "How functions call it.", Need::needed);
    fields.text("title", face.title, "How players see it.");
    fields.text("help", face.help, "What it sets off, in a sentence.");
    fields.text("icon", face.icon, "A picture or model on this side.");
    fields.number("times", times, 1, kMostSides, "On so many sides.");
    effect_field(fields, "effect", "side " + face.name + " of a die", face.effect, draft,
                 "What happens when it is rolled, before the roll brings anything.");
    if (face.title.empty()) face.title = face.name;
    die.faces.insert(die.faces.end(), static_cast<std::size_t>(times), face);
}

void read_die(Fields& fields, Draft& draft) {
    std::vector<Die>& dice = draft.content.dice;
    Die die;
    fields.text("name", die.name, "How functions and other declarations call it.");
    face_fields(fields, die.face);
    fields.number("sides", die.sides, 2, kMostSides, "How many sides, numbered from 1.");
    fields.flag("counts", die.counts, "Whether it belongs to the total.");
    fields.each("faces", "What its sides show instead of numbers.",
                [&](Fields& face) { read_face(face, die, draft); });
    if (fields.has("faces") && die.faces.size() < 2)
        fields.problem("faces", "must be at least 2", "add what the other sides show");
    fits(fields, "faces", Limit::die_sides, die.faces.size());
    if (fields.has("faces") && fields.has("sides"))
        fields.problem("sides", "are counted by 'faces'", "remove one");
    if (!die.faces.empty()) die.sides = static_cast<int>(die.faces.size());
    const auto same = [&](const Die& other) { return other.name == die.name; };
    if (!die.name.empty() && std::ranges::any_of(dice, same))
        fields.problem("name", "is that of another die", "give one of them another name");
    dice.push_back(std::move(die));
}

}  // namespace

void read_dice(Fields& fields, const std::string& /*name*/, Draft& draft) {
    std::vector<Die>& dice = draft.content.dice;
    std::vector<int> sides;
    fields.numbers("sides", sides, 2, kMostSides,
                   "The number of sides of each plain die; they come before the others.");
    for (const int count : sides)
        dice.push_back({{}, {}, count, true, {}});
    sound_field(fields, draft.content.dice_sound,
                "Heard when a die hits the table: an .ogg or .wav among the mod's assets.");
    fields.each("", "Each of the other dice.", [&](Fields& inner) { read_die(inner, draft); });
    if (fields.documenting()) return;
    if (dice.empty()) fields.problem("", "has no dice", "name at least one");
    fits(fields, "", Limit::dice, dice.size());
    if (!dice.empty() && std::ranges::none_of(dice, [](const Die& die) { return die.counts; }))
        fields.problem("", "has no die that counts to the total", "remove counts = false");
}

std::optional<int> die_named(const Content& content, const Tree& name) {
    for (std::size_t at = 0; at < content.dice.size(); ++at) {
        const int number = static_cast<int>(at);
        if (name.type == Tree::Type::number && name.number == number + 1) return number;
        if (name.type == Tree::Type::text && !name.text.empty() &&
            content.dice[at].name == name.text)
            return number;
    }
    return std::nullopt;
}

void roll_card_fields(Fields& fields, Card& card, const Draft& draft) {
    fields.number("total", card.total, 0, kMostTotal,
                  "In a deck that takes the place of the dice: what is rolled with it; 0: the next "
                  "card is turned over.");
    const Tree* dice =
        fields.raw("dice", "numbers by name of a die", "empty", "And what these dice show.");
    const int least = 0;
    int beneath = -1;
    fields.number("ends_pile", beneath, least, 1000,
                  "When it is turned over, all cards of its deck are shuffled and it is laid on so "
                  "many of them.");
    card.ends_pile = beneath >= 0;
    card.beneath = std::max(beneath, 0);
    if (card.ends_pile && card.total != 0)
        fields.problem("ends_pile", "is not for a card with a total", "remove one");
    if (dice == nullptr) return;
    for (const auto& [name, face] : dice->fields) {
        const std::optional<int> die = die_named(draft.content, Tree::of(name));
        HEX_CHECK(!die || static_cast<std::size_t>(*die) < draft.content.dice.size());
        const bool shown = die && face.type == Tree::Type::number && face.number >= 1 &&
                           face.number <= draft.content.dice[static_cast<std::size_t>(*die)].sides;
        if (shown)
            card.dice.push_back({*die, static_cast<int>(face.number)});
        else
            fields.problem("dice", "has " + in_quotes(name) + ", which is no such side of a die",
                           "name a die of hex.dice and a number from 1 to its sides");
    }
}

void roll_rules(Fields& fields, Rules& rules) {
    int rounds = 0;
    int total = 7;
    fields.number("reroll_rounds", rounds, 0, 1000,
                  "In so many rounds at the start one total is rolled again.");
    fields.number("reroll_total", total, 0, kMostTotal, "That total.");
    if (rounds > 0) rules.rerolls.push_back({{total}, rounds});
    fields.each("rerolls", "More totals that are rolled again.", [&](Fields& inner) {
        Reroll again;
        inner.numbers("totals", again.totals, 1, kMostTotal, "These totals.");
        inner.number("rounds", again.rounds, 0, 1000, "In so many rounds at the start; 0: always.");
        rules.rerolls.push_back(std::move(again));
    });
    fields.id(
        "roll_from", Kind::deck, rules.roll_from,
        "A deck whose top card takes the place of the dice that count: its 'total' is rolled, "
        "its 'effect' is done before the production. The others are thrown.");
    fields.number("rolls_each_turn", rules.rolls_each_turn, 1, 10,
                  "How often a player rolls before the next part of the turn begins.");
    fields.flag("rolls_differ", rules.rolls_differ,
                "The rolls of a turn show different totals: dice are thrown until they do. Cards "
                "that take their place are not turned over again.");
}

namespace {

std::vector<int> lasting_totals(const Content& content) {
    const std::vector<int> ways = ways_by_total(content);
    std::vector<int> totals;
    for (int total = 1; total < static_cast<int>(ways.size()); ++total) {
        const bool again = std::ranges::any_of(content.rules.rerolls, [&](const Reroll& reroll) {
            return std::find(reroll.totals.begin(), reroll.totals.end(), total) !=
                   reroll.totals.end();
        });
        if (ways[static_cast<std::size_t>(total)] > 0 && !again) totals.push_back(total);
    }
    return totals;
}

}  // namespace

void check_rolls(const Draft& draft, const Places& places, Problems& problems) {
    const Content& content = draft.content;
    HEX_CHECK(!places.of(Kind::rules).empty());
    const std::string& where = places.of(Kind::rules).front();
    const std::size_t least = content.rules.rolls_differ ? 2 : 1;
    if (lasting_totals(content).size() < least)
        problems.add(
            where, "hex.rules: too few totals are left that are not rolled again",
            "let fewer be rolled again, or give the deck of 'roll_from' cards with totals");
    if (content.rules.roll_from.is_some() && !content.decks[content.rules.roll_from].recycles)
        problems.add(where, "hex.rules: 'roll_from' names a deck that can be used up",
                     "give the deck recycles = true");
    for (const CardId id : content.cards.ids()) {
        const Card& card = content.cards[id];
        const std::string subject = "card " + in_quotes(card.name) + ": ";
        if (card.deck == content.rules.roll_from) continue;
        if (card.total != 0 || card.ends_pile || !card.dice.empty())
            problems.add(places.of(Kind::card)[id.index()],
                         subject + "its deck does not take the place of the dice",
                         "name the deck in hex.rules { roll_from = ... }");
    }
}

}  // namespace hexholm
