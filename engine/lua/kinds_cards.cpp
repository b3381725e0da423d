// Decks, cards and awards, and the steps that a card or a roll sets off.
#include <array>

#include "engine/lua/draft.h"

namespace hexholm {
namespace {

constexpr int kMostNumber = 1000;

// A step is a table whose one verb says what happens; this finds the verb.
class StepReader {
public:
    explicit StepReader(Fields& fields) : fields_(fields) {}

    template <class Id>
    void with_name(std::string_view verb, Op op, Kind kind, std::string_view doc) {
        Id id;
        fields_.id(verb, kind, id, doc);
        note(verb, op);
        if (fields_.has(verb)) step.a = id.number();
    }
    void with_number(std::string_view verb, Op op, std::string_view doc) {
        int number = 0;
        fields_.number(verb, number, 1, Bundle::kMaxOfOne, doc);
        note(verb, op);
        if (fields_.has(verb)) step.a = static_cast<std::int16_t>(number);
    }
    void alone(std::string_view verb, Op op, std::string_view doc) {
        bool yes = true;
        fields_.flag(verb, yes, doc);
        note(verb, op);
    }
    void note(std::string_view verb, Op op) {
        verbs_ += (verbs_.empty() ? "" : ", ") + std::string(verb);
        if (!fields_.has(verb)) return;
        step.op = op;
        ++found_;
    }
    void flag(std::string_view name, Op op, PlaceFlags bit, std::string_view doc) {
        bool yes = false;
        fields_.flag(name, yes, doc);
        check_owner(name, op);
        if (yes) step.b = static_cast<std::int16_t>(step.b | bit);
    }
    void number(std::string_view name, Op op, int start, std::string_view doc) {
        int value = start;
        fields_.number(name, value, -kMostNumber, kMostNumber, doc);
        check_owner(name, op);
        if (step.op == op && found_ > 0) step.b = static_cast<std::int16_t>(value);
    }
    void finish() {
        if (found_ != 1)
            fields_.problem("", found_ == 0 ? "the step does nothing" : "the step does two things",
                            "give each step exactly one of: " + verbs_);
    }

    Step step;

private:
    void check_owner(std::string_view name, Op op) {
        if (fields_.has(name) && (found_ == 0 || step.op != op))
            fields_.problem(name, "does not belong to this step");
    }

    Fields& fields_;
    std::string verbs_;
    int found_ = 0;
};

Step step_fields(Fields& fields) {
    StepReader reader(fields);
    reader.with_name<PieceId>("place", Op::place, Kind::piece,
                              "The player places this piece without paying.");
    reader.with_number("discard", Op::discard,
                       "Everybody with at least so many goods gives half, rounded down.");
    reader.with_name<PawnId>("move_pawn", Op::move_pawn, Kind::pawn, "The player moves it.");
    reader.with_name<PawnId>("steal", Op::steal, Kind::pawn,
                             "One random good from an owner of a piece next to it.");
    reader.with_number("take", Op::take, "So many goods of choice from the bank.");
    reader.alone("collect", Op::collect, "Name a good; everybody else hands it all over.");
    reader.with_name<CounterId>("count", Op::count, Kind::counter, "Adds to the player's counter.");
    fields.bundle("gain", reader.step.goods, "Goods from the bank.");
    reader.note("gain", Op::gain);
    reader.with_name<DeckId>("draw", Op::draw, Kind::deck, "Cards from this deck.");
    reader.with_name<PawnId>("choose_start", Op::choose_start, Kind::pawn,
                             "Choose where it starts, before the set-up.");
    reader.alone("choose_spiral", Op::choose_spiral,
                 "Choose the tile at which the number tokens start, before the set-up.");
    reader.flag("setup", Op::place, kPlaceSetup,
                "place: needs no route; terrains forbidden in the set-up are refused.");
    reader.flag("touching", Op::place, kPlaceTouching,
                "place: must touch the piece placed last in this effect.");
    reader.flag("income", Op::place, kPlaceIncome,
                "place: one card for each producing tile next to it.");
    reader.flag("unbought", Op::place, kPlaceUnbought,
                "place: an upgrade stands on a free corner straight away.");
    reader.number("add", Op::count, 1, "count: how much.");
    reader.number("cards", Op::draw, 1, "draw: how many.");
    reader.finish();
    return reader.step;
}

}  // namespace

std::vector<FieldDoc> step_docs() {
    std::vector<FieldDoc> docs;
    const Names names;
    Fields fields(nullptr, {"", "", "", &names, nullptr, &docs});
    step_fields(fields);
    return docs;
}

void effect_field(Fields& fields,
                  std::string_view field,
                  const std::string& effect_name,
                  EffectId& effect,
                  Draft& draft,
                  std::string_view doc) {
    if (fields.documenting()) {
        fields.raw(field, "list of steps", "empty", doc);
        return;
    }
    Effect made;
    made.name = effect_name;
    fields.each(field, doc, [&](Fields& inner) { made.steps.push_back(step_fields(inner)); });
    if (made.steps.empty()) return;
    if (made.steps.size() > 32) fields.problem(field, "has more than 32 steps");
    effect = draft.content.effects.add(std::move(made));
}

void read_deck(Fields& fields, const std::string& name, Draft& draft) {
    Deck deck;
    deck.name = name;
    face_fields(fields, deck.face);
    fields.bundle("cost", deck.cost, "What the top card costs.");
    fields.flag("for_sale", deck.for_sale, "Players can buy its cards.");
    draft.content.decks.add(std::move(deck));
}

void read_card(Fields& fields, const std::string& name, Draft& draft) {
    constexpr auto kPlayed =
        std::to_array<Choice<PlayedCards>>({{"stay", PlayedCards::stay},
                                            {"removed", PlayedCards::removed},
                                            {"reshuffled", PlayedCards::reshuffled}});
    constexpr auto kReveal =
        std::to_array<Choice<RevealRule>>({{"to_win", RevealRule::to_win},
                                           {"own_turn", RevealRule::own_turn},
                                           {"any_time", RevealRule::any_time}});
    Card card;
    card.name = name;
    face_fields(fields, card.face);
    fields.id("deck", Kind::deck, card.deck, "The deck it belongs to.", Need::needed);
    fields.number("copies", card.copies, 0, 160, "How many of it are in the deck.");
    effect_field(fields, "effect", "card " + name, card.effect, draft,
                 "What happens when it is played; without steps it cannot be played.");
    fields.choice("played", card.played, kPlayed, "Where it goes when it is played.");
    fields.flag("limited", card.limited, "Counts to the cards that may be played in a turn.");
    fields.number("points", card.points, 0, 100, "Victory points while held or open.");
    fields.choice("reveal", card.reveal, kReveal, "When a card with points may be laid open.");
    draft.content.cards.add(std::move(card));
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
                  "What is compared: a counter, the longest route, or harbour points.");
    fields.names("routes", Kind::route, routes, R"(metric "route": the routes that count.)");
    fields.id("counter", Kind::counter, award.counter, R"(metric "counter": the counter.)");
    fields.flag("tie_keeps_holder", award.tie_keeps_holder,
                "A holder who falls back to a tie for the lead keeps it.");
    for (const std::size_t route : routes)
        award.routes = static_cast<std::uint8_t>(award.routes | (1U << route));
    if (award.metric == Metric::counter && award.counter.is_none())
        fields.problem("counter", "is missing", "name the counter that is compared");
    if (award.metric == Metric::route && award.routes == 0)
        fields.problem("routes", "is missing", "name the routes that count");
    draft.content.awards.add(std::move(award));
}

}  // namespace hexholm
