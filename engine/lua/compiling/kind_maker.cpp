#include "engine/lua/compiling/kind_maker.h"

#include <algorithm>
#include <string>
#include <vector>

namespace hexholm {
namespace {

struct FixedKind {
    Verb verb;
    const char* name;
    const char* title;
    const char* help;
    std::vector<ArgType> args;
};

const std::vector<FixedKind>& fixed_kinds() {
    using enum ArgType;
    static const std::vector<FixedKind> kinds = {
        {Verb::roll, "roll", "Roll the dice", "Roll the dice; this begins your turn.", {}},
        {Verb::end_turn, "end_turn", "End turn", "Pass the dice to the next player.", {}},
        {Verb::trade_bank,
         "trade_bank",
         "Trade with the bank",
         "Give the bank several cards of one kind and take one of another.",
         {good, good}},
        {Verb::offer_trade,
         "offer_trade",
         "Offer a trade",
         "Say what you give and what you want; the players you ask can accept.",
         {goods, goods, players}},
        {Verb::accept_trade, "accept_trade", "Accept", "Agree to this offer.", {player}},
        {Verb::reject_trade, "reject_trade", "Decline", "Decline this offer.", {player}},
        {Verb::confirm_trade, "confirm_trade", "Trade", "Trade with this player.", {player}},
        {Verb::withdraw_trade, "withdraw_trade", "Withdraw", "Withdraw your offer.", {}},
        {Verb::discard, "discard", "Discard", "Discard these cards to the bank.", {goods}},
        {Verb::choose_player, "choose_player", "Choose a player", "Choose one player.", {player}},
        {Verb::choose_good,
         "choose_good",
         "Choose a kind of card",
         "Name one kind of card.",
         {good}},
        {Verb::choose_goods,
         "choose_goods",
         "Choose cards",
         "Choose cards from the bank.",
         {goods}},
        {Verb::choose_tile,
         "choose_tile",
         "Choose a tile",
         "Choose one tile of the board.",
         {tile}},
        {Verb::choose_card, "choose_card", "Choose a card", "Choose one of your cards.", {card}},
        {Verb::decline, "decline", "Pass", "Do not do this.", {}},
        {Verb::give, "give", "Give", "Give these cards.", {goods}},
        {Verb::choose_way, "choose_way", "Choose", "Choose one of the ways.", {number}}};
    return kinds;
}

// "Trade Post" -> "trade post": a title inside a sentence.
std::string lower(std::string text) {
    for (char& letter : text)
        if (letter >= 'A' && letter <= 'Z') letter = static_cast<char>(letter + 32);
    return text;
}

class KindMaker {
public:
    explicit KindMaker(Draft& draft) : draft_(draft), content_(draft.content) {}

    std::vector<ActionKind> run() {
        for (const FixedKind& kind : fixed_kinds())
            if (occurs(kind.verb)) add_fixed(kind);
        piece_kinds();
        card_kinds();
        mod_action_kinds();
        figure_kinds();
        for (const PawnId pawn : content_.pawns.ids())
            if (has_step(Op::move_pawn, pawn.number()) ||
                has_step(Op::move_pawn, content_.pawns[pawn].stands_for.number()))
                add(Verb::move_pawn, "move_", "Move the ", content_.pawns[pawn], pawn.value,
                    {ArgType::tile});
        std::sort(made_.begin(), made_.end(),
                  [](const ActionKind& a, const ActionKind& b) { return a.name < b.name; });
        return std::move(made_);
    }

    // "build_mod:hut" is "build_hut" to the mod.
    void name_shared(NameSpaces& spaces) const {
        for (const Shared& one : shared_)
            spaces.add(kActionKinds, one.mod, one.word, one.name);
    }

private:
    struct Shared {
        std::string mod;
        std::string word;
        std::string name;
    };

    bool listed(std::string_view word) const {
        return std::ranges::any_of(draft_.phases, [&](const DraftPhase& p) {
            return std::find(p.actions.begin(), p.actions.end(), word) != p.actions.end();
        });
    }
    static constexpr int kAny = -2;  // -1 is the number of none
    bool has_step(Op op, int subject = kAny) const {
        for (const Effect& effect : content_.effects)
            for (const Step& step : effect.steps)
                if (step.op == op && (subject == kAny || step.a == subject)) return true;
        return false;
    }
    // A pick that is asked by one player, as a part of an action, or by several.
    bool asks_pick(PickId id) const {
        return has_step(Op::pick, id.number()) || has_step(Op::stage, id.number()) ||
               std::ranges::any_of(content_.asks, [&](const Ask& ask) { return ask.pick == id; });
    }
    bool can_decline() const {
        const auto can = [](const Step& step) {
            return step.optional || step.op == Op::wait || step.op == Op::look ||
                   (step.op == Op::stage && static_cast<Unanswered>(step.b) != Unanswered::forced);
        };
        return std::ranges::any_of(content_.asks, [](const Ask& ask) { return ask.optional; }) ||
               std::ranges::any_of(content_.effects, [&](const Effect& effect) {
                   return std::ranges::any_of(effect.steps, can);
               });
    }
    bool has_choice_of_goods() const {
        return std::ranges::any_of(content_.terrains,
                                   [](const Terrain& terrain) { return terrain.choose > 0; });
    }
    // Full hands can be exchanged (X-F-20).
    bool exchanges() const {
        const auto limited = [&](const Terrain& terrain) {
            return terrain.draws.is_some() && content_.decks[terrain.draws].hand_limit > 0;
        };
        return has_step(Op::exchange) || std::ranges::any_of(content_.terrains, limited);
    }
    bool keeps_goods() const {
        return std::ranges::any_of(content_.goods,
                                   [](const Good& good) { return good.kept.is_some(); });
    }
    bool has_optional_travel() const {
        return std::ranges::any_of(content_.effects, [](const Effect& effect) {
            return std::ranges::any_of(effect.steps, [](const Step& step) {
                return step.op == Op::travel && (step.b & kTravelDecline) != 0;
            });
        });
    }
    bool has_optional_pick() const {
        return std::ranges::any_of(content_.picks,
                                   [](const Pick& pick) { return pick.optional; }) ||
               has_optional_travel();
    }
    bool occurs(Verb verb) const {
        if (is_player_trade(verb) && listed(kPlayerTrades)) return true;
        switch (verb) {
            case Verb::discard: return has_step(Op::discard);
            case Verb::choose_player: return has_step(Op::steal);
            case Verb::choose_good: return has_step(Op::collect);
            case Verb::choose_goods: return has_step(Op::take) || has_choice_of_goods();
            case Verb::choose_card: return exchanges() || !content_.hand_limits.empty();
            case Verb::decline: return exchanges() || has_optional_pick() || can_decline();
            case Verb::give: return has_step(Op::give);
            case Verb::choose_way: return has_step(Op::choose);
            case Verb::choose_tile:
                return has_step(Op::choose_start) || has_step(Op::choose_spiral) || keeps_goods();
            default: break;
        }
        return std::ranges::any_of(kVerbWords, [&](const auto& entry) {
            return entry.second == verb && listed(entry.first);
        });
    }

    void add_fixed(const FixedKind& kind) {
        ActionKind made;
        made.name = kind.name;
        made.face.title = kind.title;
        made.face.help = kind.help;
        made.verb = kind.verb;
        made.args = kind.args;
        made_.push_back(std::move(made));
    }

    // The button looks like the thing that it is about.
    template <class Thing>
    void add(Verb verb,
             const std::string& prefix,
             const std::string& words,
             const Thing& thing,
             std::uint16_t subject,
             std::vector<ArgType> args) {
        ActionKind made;
        made.name = prefix + thing.name;
        if (const std::string_view word = word_of(thing.name); word.size() < thing.name.size())
            shared_.push_back({thing.name.substr(0, thing.name.size() - word.size() - 1),
                               prefix + std::string(word), made.name});
        made.face = thing.face;
        made.face.title = words + (verb == Verb::play || verb == Verb::reveal || verb == Verb::react
                                       ? thing.face.title
                                       : lower(thing.face.title));
        made.verb = verb;
        made.subject = subject;
        made.args = std::move(args);
        made_.push_back(std::move(made));
    }

    void piece_kinds() {
        for (const PieceId id : content_.pieces.ids()) {
            const Piece& piece = content_.pieces[id];
            const ArgType place = piece.on == PlaceKind::edge ? ArgType::edge : ArgType::corner;
            if (has_price(piece.cost))
                add(Verb::build, "build_", "Build ", piece, id.value, {place});
            if (piece.moves)
                add(Verb::move, "move_", "Move ", piece, id.value, {ArgType::edge, ArgType::edge});
            if (has_step(Op::place, id.number()) || has_step(Op::place, piece.stands_for.number()))
                add(Verb::place, "place_", "Place ", piece, id.value, {place});
        }
    }

    static ArgType arg_of(PlaceKind kind) {
        return kind == PlaceKind::tile   ? ArgType::tile
               : kind == PlaceKind::edge ? ArgType::edge
                                         : ArgType::corner;
    }
    // Can a figure that players move take it along?
    bool is_cargo(FigureKindId cargo) const {
        return std::ranges::any_of(content_.figure_kinds, [&](const FigureKind& kind) {
            return ((kind.carries >> cargo.value) & 1U) != 0;
        });
    }

    void figure_kinds() {
        for (const FigureKindId id : content_.figure_kinds.ids()) {
            const FigureKind& kind = content_.figure_kinds[id];
            const ArgType put = kind.in_holds ? ArgType::corner : arg_of(kind.on);
            if (has_price(kind.cost))
                add(Verb::build_figure, "build_", "Build ", kind, id.value, {put});
            if (has_step(Op::place_figure, id.number()))
                add(Verb::place_figure, "place_", "Place ", kind, id.value, {put});
            if (kind.moves.possible)
                add(Verb::travel, "travel_", "Move ", kind, id.value,
                    {ArgType::figure, arg_of(kind.on)});
            if (!kind.loads || !is_cargo(id)) continue;
            add(Verb::load, "load_", "Load ", kind, id.value, {ArgType::figure, ArgType::figure});
            if (put == ArgType::corner || kind.on != PlaceKind::none)
                add(Verb::unload, "unload_", "Unload ", kind, id.value, {ArgType::figure, put});
        }
    }

    void mod_action_kinds() {
        for (const PickId id : content_.picks.ids())
            if (asks_pick(id)) {
                add(Verb::answer, "choose_", "", content_.picks[id], id.value,
                    {content_.picks[id].type});
                made_.back().face.title = content_.picks[id].face.title;
            }
        for (const ModActionId id : content_.mod_actions.ids()) {
            std::vector<ArgType> args;
            for (const PickId pick : content_.mod_actions[id].picks)
                args.push_back(content_.picks[pick].type);
            const char* const prefix =
                content_.mod_actions[id].track.is_some() ? "advance_" : "do_";
            add(Verb::act, prefix, "", content_.mod_actions[id], id.value, std::move(args));
            made_.back().face.title = content_.mod_actions[id].face.title;
        }
    }

    void card_kinds() {
        for (const DeckId deck : content_.decks.ids())
            if (content_.decks[deck].for_sale)
                add(Verb::buy, "buy_", "Buy ", content_.decks[deck], deck.value, {});
        for (const PaymentId id : content_.payments.ids()) {
            // A deck that is not there, as when another mod has removed it, was complained about.
            if (content_.payments[id].deck.is_none()) continue;
            const Deck& deck = content_.decks[content_.payments[id].deck];
            add(Verb::buy_with, "buy_" + deck.name + "_with_",
                "Buy " + lower(deck.face.title) + " with ", content_.payments[id], id.value,
                {ArgType::goods});
        }
        for (const CardId id : content_.cards.ids()) {
            const Card& card = content_.cards[id];
            const bool reacts = card.reacts_to.is_some();
            if (card.effect.is_some() && card.deck != content_.rules.roll_from)
                add(reacts ? Verb::react : Verb::play, reacts ? "react_" : "play_", "Play ", card,
                    id.value, {});
            if (card.points > 0 && card.reveal != RevealRule::to_win)
                add(Verb::reveal, "reveal_", "Show ", card, id.value, {});
        }
    }

    Draft& draft_;
    const Content& content_;
    std::vector<ActionKind> made_;
    std::vector<Shared> shared_;  // whose things have names that others use, too
};

}  // namespace

void add_action_kinds(Draft& draft) {
    KindMaker maker(draft);
    for (ActionKind& kind : maker.run())
        draft.content.kinds.add(std::move(kind));
    maker.name_shared(draft.names.spaces);
}

}  // namespace hexholm
