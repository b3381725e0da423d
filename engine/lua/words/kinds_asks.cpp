// What steps ask of one or several players: goods to give, ways to go on, cards to play in a window.
#include <algorithm>
#include <array>

#include "engine/lua/reading/suggest.h"
#include "engine/lua/words/draft.h"

namespace hexholm {
namespace {

constexpr int kMostGoods = 1000;

void give_fields(Fields& fields, Ask& ask, Draft& draft) {
    constexpr auto kTo = std::to_array<Choice<GiveTo>>({{"bank", GiveTo::bank},
                                                        {"player", GiveTo::player},
                                                        {"picked", GiveTo::picked},
                                                        {"left", GiveTo::left}});
    amount_field(fields, "give", ask.count, 0, Bundle::kMaxOfOne, draft,
                 "So many goods of the players' choice, or all they have when these are fewer. "
                 "Everybody who is asked answers before anything changes hands.");
    fields.choice("to", ask.to, kTo,
                  "give: who gets them: the bank, the player whose effect it is, the player who "
                  "was picked before, or the player to the left of each who gives.");
}

void way_fields(Fields& fields, Ask& ask, Draft& draft) {
    const auto read = [&](Fields& inner) {
        AskWay way;
        way.face.mod = inner.context().mod;
        way.face.title_mod = inner.context().title_mod;
        way.face.help_mod = inner.context().help_mod;
        inner.text("title", way.face.title, "What stands on the button.", Need::needed);
        inner.text("help", way.face.help, "A sentence or two for a tooltip.");
        hook_field(inner, "test", way.test, draft, "game, player, ...",
                   "Whether it can be chosen; after the player all that was picked before.",
                   Gives::verdict);
        amount_field(inner, "needs_goods", way.needs_goods, 0, kMostGoods, draft,
                     "So many goods of any kind that who chooses it must have; it pays nothing.");
        effect_field(inner, "effect", inner.context().subject + ": way " + way.face.title,
                     way.effect, draft,
                     "What happens then; with steps that could do nothing it cannot be chosen.");
        ask.ways.push_back(std::move(way));
    };
    fields.each("choose", "One of these ways, each with a title.", read);
    if (fields.has("choose") && ask.ways.size() < 2)
        fields.problem("choose", "has fewer than two ways", "write at least two");
    fits(fields, "choose", Limit::ways, ask.ways.size(), "let a first choice lead to a second");
}

void window_field(Fields& fields, Ask& ask, const Draft& draft) {
    std::string name;
    fields.text("wait", name,
                "A window in which cards with this `reacts_to` can be played. Everybody who could "
                "hold one is asked, whether or not he does.");
    if (name.empty() || fields.documenting()) return;
    const auto& known = draft.content.windows;
    const auto found = std::find(known.begin(), known.end(), name);
    if (found == known.end())
        fields.problem("wait", "names the window " + in_quotes(name) + ", to which no card reacts",
                       name_remedy(name, known));
    else
        ask.window = WindowId(static_cast<std::size_t>(found - known.begin()));
}

}  // namespace

AskFields ask_fields(Fields& fields, Draft& draft) {
    constexpr auto kWhom = std::to_array<Choice<Whom>>({{"player", Whom::player},
                                                        {"others", Whom::others},
                                                        {"everybody", Whom::everybody},
                                                        {"active", Whom::active},
                                                        {"picked", Whom::picked}});
    AskFields read;
    Ask& ask = read.ask;
    ask.name = fields.context().subject;
    ask.face.mod = fields.context().mod;
    ask.face.title_mod = fields.context().title_mod;
    ask.face.help_mod = fields.context().help_mod;
    give_fields(fields, ask, draft);
    way_fields(fields, ask, draft);
    window_field(fields, ask, draft);
    fields.choice("whom", ask.whom, kWhom,
                  "each, pick, give, choose, wait: whom it asks, all at the same time: the player "
                  "whose effect it is, all others, everybody, whose turn it is, or the player who "
                  "was picked before. For each: everybody, or others.");
    fields.id("with_counter", Kind::counter, ask.with_counter,
              "give, choose, wait, pick with whom: only who has some of this counter.");
    fields.id("only", Kind::pick, ask.only,
              "give, choose, wait, pick with whom: only players whom the player whose effect it is "
              "could pick so.");
    fields.flag(
        "optional", ask.optional,
        "give, choose, travel, place, place_figure, steal, take: who is asked may decline.");
    fields.text("title", ask.face.title, "give, choose, wait: what stands over the question.");
    fields.text("help", ask.face.help, "give, choose, wait: a sentence or two under it.");
    effect_field(fields, "effect", ask.name + ": effect", ask.effect, draft,
                 "pick with whom: what each of them does then, about what he picked.");
    check_player_counter(fields, "with_counter", ask.with_counter, draft);
    for (const char* field :
         {"whom", "with_counter", "only", "optional", "title", "help", "effect", "to"})
        if (read.word.empty() && fields.has(field)) read.word = field;
    return read;
}

namespace {

// Hands picks on to an effect. A chain with too many answers is reported below and not followed
// further, since it is counted in bytes.
void hand_on(Content& content, EffectId id) {
    const Effect effect = content.effects[id];
    static_assert(most_of(Limit::action_picks) + most_of(Limit::effect_steps) +
                      most_of(Limit::answers_kept) <=
                  UINT8_MAX);
    const AnswerChain chain = chain_of(content, effect);
    if (chain.kept && chain.picks.size() > most_of(Limit::answers_kept)) return;
    for (std::size_t at = 0; at < effect.steps.size(); ++at) {
        if (effect.steps[at].op != Op::choose && effect.steps[at].op != Op::poll) continue;
        const Ask& ask = content.asks[AskId(effect.steps[at].a)];
        const auto begin_with = [&](EffectId next, std::vector<PickId> given) {
            if (next.is_none()) return;
            content.effects[next].given = std::move(given);
            hand_on(content, next);
        };
        for (const AskWay& way : ask.ways)
            begin_with(way.effect, {chain.picks.begin(), chain.picks.begin() + chain.before[at]});
        if (ask.pick.is_some()) begin_with(ask.effect, {ask.pick});
    }
}

std::string place_of(const Content& content, const Places& places, EffectId effect) {
    for (const ModActionId mod_action : content.mod_actions.ids())
        if (content.mod_actions[mod_action].effect == effect)
            return places.of(Kind::action)[mod_action.index()];
    for (std::size_t at = 0; at < content.named_effects.size(); ++at)
        if (content.named_effects[at].second == effect) return places.of(Kind::effect)[at];
    return "";
}

}  // namespace

void hand_on_picks(Content& content, const Places& places, Problems& problems) {
    for (const EffectId effect : content.effects.ids())
        hand_on(content, effect);
    for (const EffectId id : content.effects.ids()) {
        const Effect& effect = content.effects[id];
        const AnswerChain chain = chain_of(content, effect);
        const auto limit = Limit::answers_kept;
        if (chain.kept && chain.picks.size() > most_of(limit))
            problems.add(place_of(content, places, id),
                         effect.name + ": has " + so_many(chain.picks.size(), limit) + " " +
                             std::string(row_of(limit).of),
                         at_most(limit) + "; keep what was picked in counters");
    }
}

}  // namespace hexholm
