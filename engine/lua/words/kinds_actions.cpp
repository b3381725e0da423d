// What mods add to the course of a game: effects, actions, cues, and functions that are called in it.
#include <algorithm>
#include <array>
#include <optional>

#include "engine/lua/reading/suggest.h"
#include "engine/lua/words/draft.h"

namespace hexholm {
namespace {

constexpr int kMostPrice = 1000;

void payment_fields(Fields& fields, ModAction& mod_action, Draft& draft) {
    price_field(fields, "cost", mod_action.cost, draft, "Goods that it costs.");
    fields.id("pay_deck", Kind::deck, mod_action.pay_deck,
              "A deck whose hidden cards pay for it, by their value; no change is given.");
    amount_field(fields, "pay_value", mod_action.pay_value, 0, kMostPrice, draft,
                 "What these cards must be worth.");
    fields.id("pay_counter", Kind::counter, mod_action.pay_counter,
              "A counter of the player that pays for it.");
    amount_field(fields, "pay_count", mod_action.pay_count, 0, kMostPrice, draft,
                 "How much of the counter.");
    fields.id("limit", Kind::counter, mod_action.limit,
              "A counter of the player that each use raises by 1; at its greatest value the action "
              "is used up.");
}

}  // namespace

void needs_fields(Fields& fields, ModAction& mod_action, Draft& draft) {
    fields.id("needs_open", Kind::card, mod_action.needs_open,
              "Only with this card open in front of the player.");
    fields.id(
        "needs_card", Kind::card, mod_action.needs_card,
        "Only with this card hidden in the hand. It stays there, unless the effect moves it.");
    fields.id("needs_counter", Kind::counter, mod_action.needs_counter,
              "A counter of which the player must have some; it pays nothing.");
    fields.number("needs_count", mod_action.needs_count, 1, kMostPrice,
                  "How much of that counter.");
    fields.id("needs_piece", Kind::piece, mod_action.needs_piece,
              "A piece that the player must have on the board.");
    fields.number("needs_pieces", mod_action.needs_pieces, 1, 255, "How many of that piece.");
    fields.id("needs_supply", Kind::piece, mod_action.needs_supply,
              "A piece of which the player must have one that is not on the board.");
    fields.id("needs_figure", Kind::figure, mod_action.needs_figure,
              "A figure of which the player must have one in the supply.");
    fields.id("needs_pick", Kind::pick, mod_action.needs_pick,
              "Only while there is something that the player could pick so. Quicker than a test.");
    fields.id("needs_none", Kind::counter, mod_action.needs_none,
              "A counter of players of which nobody may have any.");
    fields.id("needs_award", Kind::award, mod_action.needs_award,
              "An award in which the player must measure at least needs_measure.");
    fields.number("needs_measure", mod_action.needs_measure, 1, kMostPrice,
                  "How much in that award.");
    fields.number("needs_points", mod_action.needs_points, 0, 200,
                  "Points that the player must have, with the hidden ones.");
    amount_field(fields, "needs_goods", mod_action.needs_goods, 0, kMostPrice, draft,
                 "So many goods of any kind that the player must have; it pays nothing.");
    check_player_counter(fields, "needs_counter", mod_action.needs_counter, draft);
    check_player_counter(fields, "needs_none", mod_action.needs_none, draft);
}

void check_player_counter(Fields& fields,
                          std::string_view field,
                          CounterId counter,
                          const Draft& draft) {
    if (counter.is_some() && counter.index() < draft.content.counters.size() &&
        draft.content.counters[counter].per != Owner::player)
        fields.problem(field, "is not a counter of players", R"(give it per = "player")");
}

void end_phase_with(ModAction& mod_action, Draft& draft) {
    if (mod_action.effect.is_none())
        mod_action.effect = draft.content.effects.add(Effect{"action " + mod_action.name, {}, {}});
    Step last;
    last.op = Op::end_turn;
    draft.content.effects[mod_action.effect].steps.push_back(last);
    mod_action.ends_phase = true;
}

void hook_field(Fields& fields,
                std::string_view field,
                HookId& hook,
                Draft& draft,
                std::string_view arguments,
                std::string_view doc,
                Gives gives) {
    const Tree* found = fields.raw(field, "function(" + std::string(arguments) + ")", "none", doc);
    if (found == nullptr) return;
    if (found->type != Tree::Type::function)
        fields.problem(field, "must be a function, not " + std::string(type_word(*found)));
    else
        hook = add_hook(fields, std::string(field), *found, draft, gives);
}

std::string mod_of_function(const Fields& fields, std::string_view field) {
    const Tree* const function = fields.peek(field);
    return function == nullptr ? fields.context().mod : function->text;
}

HookId add_hook(
    Fields& fields, const std::string& field, const Tree& function, Draft& draft, Gives gives) {
    Hook hook;
    hook.name = fields.context().subject + ": " + field;
    hook.mod = draft.lineage->place_of(function.text);
    hook.number = static_cast<int>(function.number);
    hook.gives = gives;
    return draft.content.hooks.add(std::move(hook));
}

void read_effect(Fields& fields, const std::string& name, Draft& draft) {
    Effect effect;
    effect.name = "effect " + name;
    step_list(fields, "", effect, draft, "The steps, one after the other.");
    if (fields.documenting()) return;
    if (effect.steps.empty())
        fields.problem("", "has no steps", "write each in braces of its own: { { take = 1 } }");
    for (const auto& [known, id] : draft.content.named_effects)
        if (known == name) draft.content.effects[id] = std::move(effect);
}

// The picks after the first are questions of their own, unless there are two that are chosen together.
void split_picks(Fields& fields, const std::vector<std::size_t>& picks, ModAction& mod_action) {
    bool together = false;
    fields.flag(
        "together", together,
        "Both of two picks are parts of one action, which is listed once for each pair. Only "
        "for few pairs: without it the second is asked when the first is known.");
    if (together && picks.size() != 2) fields.problem("together", "is for two picks", "remove it");
    const std::size_t arguments = together ? 2 : 1;
    for (std::size_t at = 0; at < picks.size(); ++at)
        (at < arguments ? mod_action.picks : mod_action.stages).emplace_back(picks[at]);
}

Unanswered declines_field(Fields& fields, const ModAction& mod_action) {
    constexpr auto kDeclines = std::to_array<Choice<Unanswered>>(
        {{"undo", Unanswered::undone}, {"keep", Unanswered::kept}, {"no", Unanswered::forced}});
    Unanswered declines = Unanswered::undone;
    fields.choice(
        "declines", declines, kDeclines,
        "When the player does not go on after the first pick, or cannot: \"undo\": nothing "
        "happens, nothing is paid; \"keep\": it is paid and done with what was picked, the "
        "rest is nil; \"no\": he may not decline.");
    if (fields.has("declines") && mod_action.stages.empty())
        fields.problem("declines", "is for actions with picks that are asked", "remove it");
    return declines;
}

// Before the effect of an action: the picks that are asked, then the price.
void add_stages(Draft& draft, ModAction& mod_action, Unanswered declines) {
    if (!mod_action.stages.empty() && mod_action.effect.is_none())
        mod_action.effect = draft.content.effects.add(Effect{"action " + mod_action.name, {}, {}});
    if (mod_action.effect.is_none()) return;
    Effect& effect = draft.content.effects[mod_action.effect];
    effect.given = mod_action.picks;
    if (mod_action.stages.empty()) return;
    std::vector<Step> steps;
    for (const PickId pick : mod_action.stages)
        steps.push_back({Op::stage, pick.number(), static_cast<std::int16_t>(declines), {}});
    steps.push_back({Op::pay, static_cast<std::int16_t>(draft.content.mod_actions.size()), 0, {}});
    effect.steps.insert(effect.steps.begin(), steps.begin(), steps.end());
}

void read_action(Fields& fields, const std::string& name, Draft& draft) {
    ModAction mod_action;
    mod_action.name = name;
    std::vector<std::size_t> phases;
    std::vector<std::size_t> picks;
    face_fields(fields, mod_action.face);
    fields.names("phases", Kind::phase, phases, "The parts of a turn in which it can be done.");
    payment_fields(fields, mod_action, draft);
    needs_fields(fields, mod_action, draft);
    fields.names(
        "picks", Kind::pick, picks,
        "What the player points at, one after the other: the first is a part of the action, "
        "each further one is asked when those before it are known.");
    fits(fields, "picks", Limit::action_picks, picks.size(), "let the effect ask for the others");
    split_picks(fields, picks, mod_action);
    const Unanswered declines = declines_field(fields, mod_action);
    mod_action.reason =
        test_fields(fields, mod_action.test, draft, "game, player, first, second",
                    "Whether it may be done, with the pick or picks that are parts of the action.");
    effect_field(fields, "effect", "action " + name, mod_action.effect, draft,
                 "What happens. Its functions are told all picks in order.");
    bool ends_phase = false;
    fields.flag("ends_phase", ends_phase,
                "When all of it is done, this part of the turn ends, as with end_turn.");
    if (ends_phase) end_phase_with(mod_action, draft);
    add_stages(draft, mod_action, declines);
    if (!fields.documenting() && phases.empty())
        fields.problem("phases", "is missing", R"(name a phase, for example { "main" })");
    check_player_counter(fields, "pay_counter", mod_action.pay_counter, draft);
    check_player_counter(fields, "limit", mod_action.limit, draft);
    draft.mod_action_phases.push_back(std::move(phases));
    draft.content.mod_actions.add(std::move(mod_action));
}

// Two numbers against each other, and what players have to do with them.
static void read_scene(Fields& fields, Cue& cue, const Draft& draft) {
    std::vector<std::size_t> sides;
    fields.names(
        "compares", Kind::counter, sides,
        "Two counters of the game: as a scene they are shown against each other, the greater "
        "one shines. The game waits until it is over.");
    fields.id("shares", Kind::counter, cue.shares,
              "compares: a counter per player, what each adds.");
    fields.id(
        "marks", Kind::counter, cue.marks,
        "compares: a counter per player; whoever has some of it is marked, and `help` says why.");
    if (fields.documenting()) return;
    if (!sides.empty() && sides.size() != 2)
        return fields.problem("compares", "must name two counters",
                              "for instance attack and defence");
    for (std::size_t at = 0; at < sides.size(); ++at) {
        cue.compares[at] = CounterId(sides[at]);
        if (sides[at] < draft.content.counters.size() &&
            draft.content.counters[cue.compares[at]].per != Owner::game)
            fields.problem("compares", "names a counter that is not of the game",
                           R"(give it per = "game")");
    }
    check_player_counter(fields, "shares", cue.shares, draft);
    check_player_counter(fields, "marks", cue.marks, draft);
}

void read_cue(Fields& fields, const std::string& name, Draft& draft) {
    Cue cue;
    cue.name = name;
    face_fields(fields, cue.face);
    sound_field(fields, cue.face.sound, "An .ogg or .wav among the mod's assets: \"rumble.ogg\".");
    fields.number("particles", cue.particles, 0, 500, "How many sparks fly, in its color.");
    fields.number("rise", cue.rise, 0, 10, "How high they fly, in tiles.");
    fields.number("spread", cue.spread, 0, 10, "How far they fly, in tiles.");
    fields.number("shake", cue.shake, 0, 10, "How much the table shakes.");
    fields.number("duration_ms", cue.duration_ms, 0, 10000, "How long it lasts, in 1/1000 s.");
    read_scene(fields, cue, draft);
    draft.content.cues.add(std::move(cue));
}

}  // namespace hexholm
