// The steps that a card, a roll or an action sets off.
#include "engine/lua/words/step_reader.h"

namespace hexholm {
namespace {

void check_throw(Fields& fields, const Step& step, const Draft& draft) {
    const auto counter = static_cast<std::size_t>(step.a);
    if (counter >= draft.content.counters.size()) return;  // told already
    const Owner per = draft.content.counters[CounterId(counter)].per;
    if (per == Owner::figure)
        fields.problem("throw_for", "is about a counter of figures",
                       "name one of players, of the game, or of tiles, corners or edges");
    if (step.b < 2) fields.problem("sides", "is less than 2", "write how many sides the die has");
}

Step step_fields(Fields& fields, Draft& draft) {
    StepReader reader(fields);
    reader.with_name<PieceId>("place", Op::place, Kind::piece,
                              "The player places this piece without paying.");
    reader.with_amount("discard", Op::discard, draft,
                       "Everybody with at least so many goods gives half, rounded down.");
    reader.with_name<PawnId>("move_pawn", Op::move_pawn, Kind::pawn, "The player moves it.");
    reader.with_name<PawnId>("steal", Op::steal, Kind::pawn,
                             "One random good from an owner of a piece next to it.");
    reader.alone("steal_from_any", Op::steal, "One random good from an opponent of choice.");
    reader.alone("steal_from_picked", Op::steal,
                 "One random good from the player who was picked; nothing when nobody was.");
    reader.alone("steal_from_owner", Op::steal,
                 "One random good from another player who owns what stands on the place that was "
                 "picked last.");
    reader.alone("move_figure", Op::move_figure,
                 "The figure that was picked goes to the place that was picked last; nothing "
                 "without both.");
    reader.with_name<CueId>("cue", Op::cue, Kind::cue,
                            "Something to see and hear; it changes nothing.");
    reader.with_name<PawnId>("take_off", Op::take_off, Kind::pawn, "Takes it off the board.");
    reader.with_name<PieceId>("replace_in_line", Op::replace_in_line, Kind::piece,
                              "Of the player's line (see 'line' of pieces) the piece furthest "
                              "back that is another one becomes this one, if one is left.");
    reader.with_name<PieceId>("lose_in_line", Op::lose_in_line, Kind::piece,
                              "Of the player's line of this piece and others the piece furthest "
                              "ahead goes back to the supply.");
    reader.with_name<PieceId>("replace", Op::replace, Kind::piece,
                              "What stands at the place that the effect is about becomes this "
                              "piece of the same owner, if one is left.");
    reader.with_name<EffectId>("start", Op::start, Kind::effect,
                               "Does another effect in between, about the same place.");
    reader.with_name<EffectId>("each", Op::each, Kind::effect,
                               "Every player in turn does this effect.");
    reader.with_name<PickId>("pick", Op::pick, Kind::pick,
                             "The player points at something; that is what later steps are about.");
    reader.with_amount("take", Op::take, draft, "So many goods of choice from the bank.");
    reader.alone("collect", Op::collect, "Name a good; everybody else hands it all over.");
    reader.alone("collect_picked", Op::collect_picked,
                 "Everybody else hands over all of the good that was picked last.");
    reader.with_name<TrackId>("advance", Op::advance, Kind::track,
                              "The player goes one step further on it, where it goes on.");
    reader.discount();
    reader.with_name<CounterId>("count", Op::count, Kind::counter,
                                "Adds to the player's counter, to one of the game, or to that of "
                                "the place that the effect is about.");
    fields.bundle("gain", reader.step.goods, "Goods from the bank.");
    reader.note("gain", Op::gain);
    reader.for_each();
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
    reader.with_name<FigureKindId>(
        "put_figure", Op::put_figure, Kind::figure,
        "A figure of this kind from the supply goes to the place that the effect is about, or "
        "aboard the figure that was picked last. Skipped when none is left, or none has room.");
    reader.alone("remove_figure", Op::remove_figure,
                 "The figure that was picked last goes back to the supply with all that it "
                 "carries.");
    reader.with_name<FigureKindId>(
        "end_travel", Op::end_travel, Kind::figure,
        "Figures of this kind of the player that are under way have arrived, see one_by_one.");
    reader.with_name<CounterId>(
        "throw_for", Op::throw_for, Kind::counter,
        "A die of so many `sides` is thrown: this counter of the player or of the game becomes "
        "what "
        "it shows. Of a counter of places the first place at which it is that, of tiles that lie "
        "face up, is what later steps are about; the effect ends where there is none.");
    reader.alone("reveal", Op::reveal, "The tile that the effect is about is turned face up.");
    reader.alone(
        "gather", Op::gather,
        "The player receives what a piece of yield 1 does from the tile that the effect is "
        "about.");
    reader.with_name<HarbourId>(
        "lay_harbour", Op::lay_harbour, Kind::harbour,
        "A harbour of this kind is laid on the edge that the effect is about. Skipped when none is "
        "left over, or none may lie there.");
    reader.with_name<CounterId>("finish", Op::finish, Kind::counter,
                                "Ends the game. Who has the most points wins, hidden ones among "
                                "them; of several who has the "
                                "most of this counter of players, and then who comes first from "
                                "the player on whose turn it "
                                "is.");
    reader.share(draft);
    reader.alone("stop", Op::stop, "The movement of a figure that is under way ends here.");
    reader.alone("end_turn", Op::end_turn, "Ends the turn, unless the player has won now.");
    reader.alone("choose_spiral", Op::choose_spiral,
                 "Choose the tile at which the number tokens start, before the set-up.");
    reader.with_total(
        "produce",
        "What a roll of this total brings; true: of the number that was picked. Inside "
        "of what that very roll does: what the land gives for it.");
    reader.with_die("set_die", draft,
                    "The next roll of this turn shows on this die the number that was picked.");
    reader.with_name<PhaseId>("begin_phase", Op::begin_phase, Kind::phase,
                              "Begins this part of a turn; when it ends, the one before goes on.");
    reader.with_name<MomentId>(
        "tell", Op::tell, Kind::moment,
        "Tells all who listen to this moment of a mod, with the same place.");
    reader.settings(draft);
    reader.leads(draft);
    reader.conditions(draft);
    reader.land(draft);
    reader.flag("setup", Op::place, kPlaceSetup,
                "place: needs no route; terrains forbidden in the set-up are refused.");
    reader.flag("touching", Op::place, kPlaceTouching,
                "place: must touch the piece placed last in this effect.");
    reader.flag("income", Op::place, kPlaceIncome,
                "place: one card for each producing tile next to it.");
    reader.flag("unbought", Op::place, kPlaceUnbought,
                "place: an upgrade stands on a free corner straight away.");
    reader.owner("owner",
                 "place: a piece of this colour that nobody plays; \"picked\": of the one that "
                 "was picked.");
    reader.bit("exactly", Op::move_pawn, kMoveExactly,
               "move_pawn: this one, and none that stands for it.");
    reader.bit("at_place", Op::cue, 1, "cue: at the tile or corner that the effect is about.");
    reader.bit("empty", Op::put_figure, 1, "put_figure: only where no other figure is.");
    reader.number("sides", Op::throw_for, 6, "throw_for: of the die.");
    if (reader.step.op == Op::throw_for && fields.has("throw_for"))
        check_throw(fields, reader.step, draft);
    reader.bit("free", Op::travel, kTravelFree,
               "travel: any distance; it needs, spends and pays nothing, and drives nobody away.");
    reader.with_name<HandLimitId>("keep_limit", Op::keep_limit, Kind::hand_limit,
                                  "The player puts away the cards that are too many.");
    reader.cards(draft);
    reader.asks(draft);
    reader.added(draft);
    reader.number("cards", Op::draw, 1, "draw: how many.");
    reader.within();
    reader.most();
    if (reader.step.op == Op::finish && fields.has("finish"))
        check_player_counter(fields, "finish", CounterId(reader.step.a), draft);
    reader.finish();
    return reader.step;
}

}  // namespace

std::vector<FieldDoc> step_docs() {
    std::vector<FieldDoc> docs;
    const Names names;
    Draft draft;
    Fields fields(nullptr, {"", "", "", "", "", &names, nullptr, &docs});
    step_fields(fields, draft);
    return docs;
}

void step_list(
    Fields& fields, std::string_view field, Effect& effect, Draft& draft, std::string_view doc) {
    if (fields.documenting() && field.empty()) {
        step_fields(fields, draft);
        return;
    }
    const auto table = [&](Fields& inner) { effect.steps.push_back(step_fields(inner, draft)); };
    const auto function = [&](const Tree& tree) {
        const std::string name =
            std::string(field) + "[" + std::to_string(effect.steps.size() + 1) + "]";
        Step step;
        step.op = Op::run;
        const HookId hook = add_hook(fields, name, tree, draft, Gives::number_or_no);
        draft.content.hooks[hook].is_step = true;
        step.a = static_cast<std::int16_t>(hook.number());
        effect.steps.push_back(step);
    };
    fields.each(field, doc, table, function);
    fits(fields, field, Limit::effect_steps, effect.steps.size(),
         "let one of them 'start' an effect with the rest");
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

}  // namespace hexholm
