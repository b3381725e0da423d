// Decks, cards and awards.
#include <algorithm>
#include <array>

#include "engine/game/cards/payments.h"
#include "engine/lua/words/draft.h"

namespace hexholm {
namespace {

constexpr int kMostNumber = 1000;

// The windows are known: the cards were asked for them before anything was read.
void window_of_card(Fields& fields, Card& card, const Draft& draft) {
    std::string name;
    fields.text("reacts_to", name,
                "It is played in windows of this name only, see the step wait. Any name will do.");
    const auto& known = draft.content.windows;
    const auto found = std::find(known.begin(), known.end(), name);
    if (found != known.end())
        card.reacts_to = WindowId(static_cast<std::size_t>(found - known.begin()));
    if (!name.empty() && !fields.documenting() && card.effect.is_none())
        fields.problem("reacts_to", "is for cards that do something", "give it an effect");
}

}  // namespace

namespace {

constexpr auto kPlayedWords =
    std::to_array<Choice<PlayedCards>>({{"stay", PlayedCards::stay},
                                        {"removed", PlayedCards::removed},
                                        {"reshuffled", PlayedCards::reshuffled},
                                        {"under", PlayedCards::under},
                                        {"discard", PlayedCards::discard}});

void check_counted(Fields& fields, CounterId counter, const Draft& draft) {
    if (counter.index() >= draft.content.counters.size()) return;
    const Counter& declared = draft.content.counters[counter];
    const bool fits =
        declared.per == Owner::player ||
        ((declared.per == Owner::corner || declared.per == Owner::tile) && !declared.marked_only);
    if (!fits)
        fields.problem("counts", "is not a counter of players, corners or tiles",
                       R"(give it per = "player", "corner" or "tile", without marked_only)");
}

// When a card may be played, and what it counts then.
void playing_fields(Fields& fields, Card& card, Draft& draft) {
    constexpr auto kNeeds = std::to_array<Choice<NeedsEffect>>(
        {{"some", NeedsEffect::some}, {"all", NeedsEffect::all}, {"none", NeedsEffect::none}});
    std::vector<std::size_t> phases;
    std::vector<std::pair<std::size_t, int>> counts;
    card.reason =
        test_fields(fields, card.test, draft, "game, player", "Whether it may be played now.");
    price_field(fields, "cost", card.cost, draft, "Goods that it costs to play it.");
    fields.id("needs_pick", Kind::pick, card.needs_pick,
              "It may be played only while there is something that the player could pick so. "
              "Quicker than a test.");
    fields.number("everybody_has", card.everybody_has, 0, kMostNumber,
                  "It may be played only while everybody has at least so many points that all can "
                  "see. Quicker than a test.");
    fields.number("together_have", card.together_have, 0, kMostNumber,
                  "The same, where all players together have so many.");
    fields.id("starts", Kind::effect, card.starts,
              "What a step `start_card` does when this card lies on top.");
    fields.flag("playable_fresh", card.playable_fresh,
                "It may be played in the turn in which it was drawn.");
    fields.choice("needs_effect", card.needs_effect, kNeeds,
                  "Whether something must come of it: of some of its steps, of all, or of none.");
    fields.names("phases", Kind::phase, phases, "The parts of a turn in which it may be played.",
                 "where cards are played");
    fields.counts(
        "counts", Kind::counter, 1000, counts,
        "While it lies open its owner has so much more of these counters; in a zone of a "
        "corner it counts for who owns the tiles there, for the corner and for its tiles, "
        "as the counters are.");
    for (const auto& [counter, count] : counts) {
        card.counts.emplace_back(counter, count);
        check_counted(fields, CounterId(counter), draft);
    }
    draft.card_phases.push_back(std::move(phases));
}

}  // namespace

void read_deck(Fields& fields, const std::string& name, Draft& draft) {
    Deck deck;
    deck.name = name;
    face_fields(fields, deck.face);
    price_field(fields, "cost", deck.cost, draft, "What the top card costs.");
    fields.flag("for_sale", deck.for_sale, "Players can buy its cards.");
    fields.flag("recycles", deck.recycles,
                "When the pile is used up, the cards that went out of the game are the new one.");
    fields.number("hand_limit", deck.hand_limit, 0, 160,
                  "Most hidden cards of it that a player holds; 0: any number.");
    fields.choice("discards_to", deck.played, kPlayedWords,
                  "Where its cards go when they are played, unless the card says otherwise.");
    fields.id("discard", Kind::zone, deck.discard, "The zone of its cards that are discarded.");
    draft.content.decks.add(std::move(deck));
}

void read_card(Fields& fields, const std::string& name, Draft& draft) {
    constexpr auto kReveal =
        std::to_array<Choice<RevealRule>>({{"to_win", RevealRule::to_win},
                                           {"own_turn", RevealRule::own_turn},
                                           {"any_time", RevealRule::any_time}});
    Card card;
    card.name = name;
    face_fields(fields, card.face);
    sound_field(fields, card.face.sound,
                "Heard when it is played or laid open: an .ogg or .wav among the mod's assets.");
    fields.id("deck", Kind::deck, card.deck, "The deck it belongs to.", Need::needed);
    fields.number("copies", card.copies, 0, 160, "How many of it are in the deck.");
    effect_field(fields, "effect", "card " + name, card.effect, draft,
                 "What happens when it is played; without steps it cannot be played.");
    if (card.deck.index() < draft.content.decks.size())
        card.played = draft.content.decks[card.deck].played;
    fields.choice("played", card.played, kPlayedWords, "Where it goes when it is played.");
    if (card.played == PlayedCards::discard && card.deck.index() < draft.content.decks.size() &&
        draft.content.decks[card.deck].discard.is_none())
        fields.problem("played", "needs a zone for what is discarded",
                       "name one in 'discard' of the deck");
    playing_fields(fields, card, draft);
    if (has_price(card.cost) && card.effect.is_none() && !fields.documenting())
        fields.problem("cost", "is of a card that cannot be played", "give the card an effect");
    fields.flag("limited", card.limited, "Counts to the cards that may be played in a turn.");
    window_of_card(fields, card, draft);
    fields.number("points", card.points, 0, 100, "Victory points while held or open.");
    fields.choice("reveal", card.reveal, kReveal, "When a card with points may be laid open.");
    fields.number("value", card.value, 0, 100,
                  "What it is worth where something is paid with cards of its deck.");
    worth_field(fields, card.worth, draft,
                "What bots take it to be worth in the hand or open, in thousandths of a point, "
                "beside its points: they play it when that brings more. No rule.");
    fields.flag("opens_at_once", card.opens_at_once, "Who draws it lays it open.");
    fields.number("raises_target", card.raises_target, 0, 100,
                  "So many points more to win for the player who has it open.");
    roll_card_fields(fields, card, draft);
    draft.content.cards.add(std::move(card));
}

void read_payment(Fields& fields, const std::string& name, Draft& draft) {
    Payment payment;
    payment.name = name;
    face_fields(fields, payment.face);
    fields.id("deck", Kind::deck, payment.deck, "The deck that is bought from.", Need::needed);
    fields.id("counter", Kind::counter, payment.counter,
              "The counter of the player; each 1 of it stands for any one good.", Need::needed);
    fields.number("most", payment.most, 1, Bundle::kMaxOfOne,
                  "Most goods that it can stand for in one purchase.");
    const Content& content = draft.content;
    if (payment.deck.index() < content.decks.size()) {
        const Bundle cost = content.decks[payment.deck].cost.fixed;
        if (content.decks[payment.deck].cost.follows())
            fields.problem("deck", "names a deck whose price follows the game",
                           "give the deck a fixed 'cost'");
        else if (cost.empty())
            fields.problem("deck", "names a deck without a price", "give the deck a 'cost'");
        else
            fits(fields, "most", Limit::part_payments,
                 static_cast<std::size_t>(std::min(count_parts(cost, payment.most), 1e9)),
                 "write a smaller number");
    }
    if (payment.counter.index() < content.counters.size() &&
        content.counters[payment.counter].per != Owner::player)
        fields.problem("counter", "is not one of players", R"(give the counter per = "player")");
    draft.content.payments.add(std::move(payment));
}

void read_award(Fields& fields, const std::string& name, Draft& draft) {
    constexpr auto kMetrics = std::to_array<Choice<Metric>>(
        {{"counter", Metric::counter}, {"route", Metric::route}, {"harbour", Metric::harbour}});
    Award award;
    award.name = name;
    std::vector<std::size_t> routes;
    face_fields(fields, award.face);
    fields.number("points", award.points, 0, 100, "Victory points of the holder.");
    fields.number("least", award.least, 1, kMostNumber, "The least with which it can be held.",
                  Need::needed);
    fields.choice("metric", award.metric, kMetrics,
                  "What is compared: a counter, the longest route, or harbour points. Colours that "
                  "nobody plays have routes only.");
    fields.names("routes", Kind::route, routes, R"(metric "route": the routes that count.)");
    fields.id("counter", Kind::counter, award.counter, R"(metric "counter": the counter.)");
    fields.flag("tie_keeps_holder", award.tie_keeps_holder,
                "A holder who falls back to a tie for the lead keeps it.");
    fields.flag("each_harbour", award.each_harbour,
                R"(metric "harbour": a piece that touches several harbours counts for each.)");
    fields.flag("tie_frees", award.tie_frees,
                "While several lead nobody holds it, whoever had it before.");
    fields.id("needs", Kind::counter, award.needs,
              "A counter of players: while the leader has none of it nobody holds the award.");
    check_player_counter(fields, "needs", award.needs, draft);
    check_player_counter(fields, "counter", award.counter, draft);
    for (const std::size_t route : routes)
        award.routes = static_cast<std::uint8_t>(award.routes | (1U << route));
    if (award.metric == Metric::counter && award.counter.is_none())
        fields.problem("counter", "is missing", "name the counter that is compared");
    if (award.metric == Metric::route && award.routes == 0)
        fields.problem("routes", "is missing", "name the routes that count");
    draft.content.awards.add(std::move(award));
}

}  // namespace hexholm
