// Decks, cards and awards, and the steps that a card or a roll sets off.
#include <array>

#include "engine/game/cards/payments.h"
#include "engine/lua/words/draft.h"

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
        if (op == Op::steal && verb != "steal") step.a = -1;
        if (verb == "steal_from_picked") step.b = 1;
        step.op = op;
        ++found_;
    }
    void flag(std::string_view name, Op op, PlaceFlags flag, std::string_view doc) {
        bit(name, op, static_cast<std::int16_t>(flag), doc);
    }
    void bit(std::string_view name, Op op, std::int16_t bit, std::string_view doc) {
        bool yes = false;
        fields_.flag(name, yes, doc);
        check_owner(name, op);
        if (yes) step.b = static_cast<std::int16_t>(step.b | bit);
    }
    void whom(std::string_view name, std::string_view doc) {
        constexpr auto kWhom =
            std::to_array<Choice<Whom>>({{"everybody", Whom::everybody}, {"others", Whom::others}});
        Whom whom = Whom::everybody;
        fields_.choice(name, whom, kWhom, doc);
        check_owner(name, Op::each);
        if (step.op == Op::each) step.b = static_cast<std::int16_t>(whom);
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
    reader.alone("steal_from_any", Op::steal, "One random good from an opponent of choice.");
    reader.alone("steal_from_picked", Op::steal,
                 "One random good from the player who was picked; nothing when nobody was.");
    reader.with_name<PawnId>("take_off", Op::take_off, Kind::pawn, "Takes it off the board.");
    reader.with_name<EffectId>("start", Op::start, Kind::effect,
                               "Does another effect in between, about the same place.");
    reader.with_name<EffectId>("each", Op::each, Kind::effect,
                               "Every player in turn does this effect.");
    reader.with_name<PickId>("pick", Op::pick, Kind::pick,
                             "The player points at something; that is what later steps are about.");
    reader.with_number("take", Op::take, "So many goods of choice from the bank.");
    reader.alone("collect", Op::collect, "Name a good; everybody else hands it all over.");
    reader.with_name<CounterId>("count", Op::count, Kind::counter, "Adds to the player's counter.");
    fields.bundle("gain", reader.step.goods, "Goods from the bank.");
    reader.note("gain", Op::gain);
    reader.with_name<DeckId>("draw", Op::draw, Kind::deck, "Cards from this deck.");
    reader.with_name<PawnId>("choose_start", Op::choose_start, Kind::pawn,
                             "Choose where it starts, before the set-up.");
    reader.with_name<DeckId>("exchange", Op::exchange, Kind::deck,
                             "The player may give a hidden card of this deck for a random one.");
    reader.with_name<FigureKindId>("travel", Op::travel, Kind::figure,
                                   "The player moves a figure of this kind now: the one that the "
                                   "effect is about, or any own one. Skipped when none can.");
    reader.with_name<FigureKindId>("place_figure", Op::place_figure, Kind::figure,
                                   "The player puts a figure of this kind from the supply where it "
                                   "may stand, without paying. Skipped when none can be put.");
    reader.alone("stop", Op::stop, "The movement of a figure that is under way ends here.");
    reader.alone("end_turn", Op::end_turn, "Ends the turn, unless the player has won now.");
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
    reader.bit("free", Op::travel, kTravelFree,
               "travel: any distance; it needs, spends and pays nothing, and drives nobody away.");
    reader.bit("optional", Op::travel, kTravelDecline, "travel: the player may leave it.");
    reader.whom("whom", "each: only the others.");
    reader.number("add", Op::count, 1, "count: how much.");
    reader.number("cards", Op::draw, 1, "draw: how many.");
    reader.finish();
    return reader.step;
}

}  // namespace

std::vector<FieldDoc> step_docs() {
    std::vector<FieldDoc> docs;
    const Names names;
    Fields fields(nullptr, {"", "", "", "", "", &names, nullptr, &docs});
    step_fields(fields);
    return docs;
}

void step_list(
    Fields& fields, std::string_view field, Effect& effect, Draft& draft, std::string_view doc) {
    if (fields.documenting() && field.empty()) {
        step_fields(fields);
        return;
    }
    const auto table = [&](Fields& inner) { effect.steps.push_back(step_fields(inner)); };
    const auto function = [&](const Tree& tree) {
        const std::string name =
            std::string(field) + "[" + std::to_string(effect.steps.size() + 1) + "]";
        Step step;
        step.op = Op::run;
        step.a = static_cast<std::int16_t>(add_hook(fields, name, tree, draft).number());
        effect.steps.push_back(step);
    };
    fields.each(field, doc, table, function);
    if (effect.steps.size() > 32) fields.problem(field, "has more than 32 steps");
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
    step_list(fields, field, made, draft, doc);
    if (made.steps.empty()) return;
    effect = draft.content.effects.add(std::move(made));
}

void read_deck(Fields& fields, const std::string& name, Draft& draft) {
    Deck deck;
    deck.name = name;
    face_fields(fields, deck.face);
    fields.bundle("cost", deck.cost, "What the top card costs.");
    fields.flag("for_sale", deck.for_sale, "Players can buy its cards.");
    fields.flag("recycles", deck.recycles,
                "When the pile is used up, the cards that went out of the game are the new one.");
    fields.number("hand_limit", deck.hand_limit, 0, 160,
                  "Most hidden cards of it that a player holds; 0: any number.");
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
    sound_field(fields, card.face.sound,
                "Heard when it is played or laid open: an .ogg or .wav among the mod's assets.");
    fields.id("deck", Kind::deck, card.deck, "The deck it belongs to.", Need::needed);
    fields.number("copies", card.copies, 0, 160, "How many of it are in the deck.");
    effect_field(fields, "effect", "card " + name, card.effect, draft,
                 "What happens when it is played; without steps it cannot be played.");
    fields.choice("played", card.played, kPlayed, "Where it goes when it is played.");
    fields.flag("limited", card.limited, "Counts to the cards that may be played in a turn.");
    fields.number("points", card.points, 0, 100, "Victory points while held or open.");
    fields.choice("reveal", card.reveal, kReveal, "When a card with points may be laid open.");
    fields.number("value", card.value, 0, 100,
                  "What it is worth where something is paid with cards of its deck.");
    fields.flag("opens_at_once", card.opens_at_once, "Who draws it lays it open.");
    fields.number("raises_target", card.raises_target, 0, 100,
                  "So many points more to win for the player who has it open.");
    draft.content.cards.add(std::move(card));
}

void read_payment(Fields& fields, const std::string& name, Draft& draft) {
    constexpr int kMostParts = 200;  // each is an action of its own in the list
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
        const Bundle cost = content.decks[payment.deck].cost;
        if (cost.empty())
            fields.problem("deck", "names a deck without a price", "give the deck a 'cost'");
        else if (count_parts(cost, payment.most) > kMostParts)
            fields.problem("most", "leaves too many ways to pay", "write a smaller number");
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
