// A step is a table whose one verb says what happens.
#pragma once

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <utility>

#include "engine/lua/words/draft.h"

namespace hexholm {

// Finds the verb, and reads what belongs to it.
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
    // A number that may follow the game.
    void with_amount(std::string_view verb, Op op, Draft& draft, std::string_view doc) {
        Amount amount;
        amount_field(fields_, verb, amount, 0, Bundle::kMaxOfOne, draft, doc);
        note(verb, op);
        if (!fields_.has(verb)) return;
        if (!amount.follows() && amount.fixed == 0)
            fields_.problem(verb, "is 0", "write a number of at least 1");
        step.a = static_cast<std::int16_t>(amount.fixed);
        if (amount.follows()) step.amount = draft.content.amounts.add(std::move(amount));
    }
    void goods(std::string_view name, const Draft& draft, std::string_view doc) {
        goods_field(fields_, name, step.of, draft, doc);
        const bool fits = step.op == Op::take || step.op == Op::discard || step.op == Op::collect ||
                          step.op == Op::steal || step.op == Op::give || step.op == Op::lose ||
                          step.op == Op::if_goods;
        if (fields_.has(name) && (found_ == 0 || !fits))
            fields_.problem(name, "does not belong to this step", "remove it");
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
        if (verb == "steal_from_owner") step.b = 2;
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
    void owner(std::string_view name, std::string_view doc) {
        const Tree* whose = fields_.raw(name, "name of a neutral, or \"picked\"", "none", doc);
        check_owner(name, Op::place);
        if (whose == nullptr) return;
        const auto found =
            fields_.context().names->place_of(Kind::neutral, whose->text, fields_.space_of(*whose));
        if (whose->text == "picked")
            step.b = static_cast<std::int16_t>(step.b | kPlacePicked);
        else if (found)
            step.b =
                static_cast<std::int16_t>(step.b | (static_cast<int>(*found) + 1) * kPlaceNeutral);
        else
            fields_.problem(name, "names no colour of hex.neutral",
                            "declare it, or write \"picked\"");
    }
    void with_total(std::string_view verb, std::string_view doc) {
        const Tree* total = fields_.raw(verb, "whole number, or true", "none", doc);
        note(verb, Op::produce);
        if (total == nullptr || total->type == Tree::Type::flag) return;
        if (total->type != Tree::Type::number || total->number < 1 || total->number > kMost)
            fields_.problem(verb, "is no total of a roll", "write a number, or true");
        else
            step.a = static_cast<std::int16_t>(total->number);
    }
    void with_die(std::string_view verb, const Draft& draft, std::string_view doc) {
        const Tree* name = fields_.raw(verb, "name or number of a die", "none", doc);
        note(verb, Op::set_die);
        if (name == nullptr) return;
        const std::optional<int> die = die_named(draft.content, *name);
        if (die)
            step.a = static_cast<std::int16_t>(*die);
        else
            fields_.problem(verb, "names no die of hex.dice", "write its name, or its number");
    }
    // What steps ask of the game before the effect goes on.
    void conditions(Draft& draft) {
        const Tree* name = fields_.raw("if_die", "name or number of a die", "none",
                                       "The effect ends here unless this die shows no more than "
                                       "up_to.");
        note("if_die", Op::if_die);
        Amount most;
        amount_field(fields_, "up_to", most, 0, kMost, draft, "if_die: so much.");
        check_owner("up_to", Op::if_die);
        either_way<CounterId>("counter", Op::if_counter, Kind::counter,
                              "this counter of the player, of the game or of the place that the "
                              "effect is about is above 0.");
        fields_.id("than", Kind::counter, step.than,
                   "if_counter, unless_counter: not above 0, but above this other counter.");
        only("than", Op::if_counter);
        either_way<DeckId>("cards", Op::if_cards, Kind::deck,
                           "the player holds at_least so many hidden cards of this deck.");
        either_way<AwardId>("award", Op::if_award, Kind::award, "the player holds this award.");
        either_way<CounterId>("most", Op::if_most, Kind::counter,
                              "the player has more of this counter than anybody else.");
        if (step.op == Op::if_most && found_ > 0)
            check_player_counter(fields_, step.b != 0 ? "unless_most" : "if_most",
                                 CounterId(step.a), draft);
        for (const bool unless : {false, true}) {
            whether("goods", Op::if_goods, unless, "the player has at_least so many goods.");
            whether("picked", Op::if_picked, unless, "something was picked last.");
        }
        outside(draft);
        sources(draft);
        least(draft);
        if (name == nullptr) return;
        const std::optional<int> die = die_named(draft.content, *name);
        if (!die) fields_.problem("if_die", "names no die of hex.dice", "write its name");
        step.a = static_cast<std::int16_t>(die.value_or(0));
        step.amount = draft.content.amounts.add(std::move(most));
    }
    // Reads steps about the player's land and goods.
    void land(Draft& draft) {
        alone("lose", Op::lose, "The player gives all goods, or those in 'of', to the bank.");
        TileCount count;
        std::vector<std::size_t> beside;
        fields_.id("count_tiles", Kind::counter, count.counter,
                   "Adds to this counter of each tile at which the player has a building.");
        note("count_tiles", Op::count_tiles);
        fields_.id("by", Kind::counter, count.by,
                   "count_tiles: so often as this other counter of the tile says.");
        fields_.names("beside", Kind::piece, beside,
                      "count_tiles: only tiles at which the player has one of these.", "all");
        fields_.id(
            "spared_by", Kind::counter, count.spared_by,
            "count_tiles: not at a building with spared_from of this counter at a corner all "
            "of whose tiles are at the building, too.");
        fields_.number("spared_from", count.spared_from, 1, kMost, "spared_by: so much.");
        for (const char* field : {"by", "beside", "spared_by", "spared_from"})
            only(field, Op::count_tiles);
        if (!fields_.has("count_tiles")) return;
        if (count.spared_by.index() < draft.content.counters.size() &&
            draft.content.counters[count.spared_by].per != Owner::corner)
            fields_.problem("spared_by", "is not a counter of corners",
                            R"(give it per = "corner")");
        for (const std::size_t piece : beside)
            count.beside |= std::uint32_t{1} << piece;
        for (const CounterId counter : {count.counter, count.by})
            if (counter.is_some() && counter.index() < draft.content.counters.size() &&
                draft.content.counters[counter].per != Owner::tile)
                fields_.problem("count_tiles", "is not about counters of tiles",
                                R"(give them per = "tile")");
        draft.content.tile_counts.push_back(count);
        step.a = static_cast<std::int16_t>(draft.content.tile_counts.size() - 1);
    }
    // What a place has for those who came to it.
    void share(Draft& draft) {
        Share share;
        fields_.id("share", Kind::counter, share.what,
                   "Each player in the queue of the place that the effect is about gets 1 of this "
                   "counter, first who is on turn, then the others as they came.");
        note("share", Op::share);
        fields_.id("stock", Kind::counter, share.from,
                   "share: it is taken from this counter of the place while there is some.");
        fields_.id("reserve", Kind::counter, share.beside,
                   "share: and then from this counter of the game.");
        fields_.id("queue", Kind::counter, share.queue,
                   "share: the counter of the place that a listener with `queue` keeps.");
        for (const char* field : {"stock", "reserve", "queue"})
            only(field, Op::share);
        if (!fields_.has("share")) return;
        for (const char* field : {"stock", "queue"})
            if (!fields_.has(field))
                fields_.problem(field, "is missing", "name the counter of the place");
        check_player_counter(fields_, "share", share.what, draft);
        check_share(share, draft);
        step.a = static_cast<std::int16_t>(draft.content.shares.size());
        draft.content.shares.push_back(share);
    }
    // Counters that get a value.
    void settings(Draft& draft) {
        with_name<CounterId>(
            "set", Op::set, Kind::counter,
            "This counter gets a `value`, or so much to `add`; one of places that of the place "
            "that "
            "the effect is about. `whom`: of which players, and with a counter of figures of whose "
            "figures in play; \"picked\": of the player or of the figure that was picked.");
        Amount value;
        amount_field(fields_, "value", value, -kMost, kMost, draft,
                     "set: what the counter becomes.");
        check_owner("value", Op::set);
        bool is_picked = false;
        fields_.flag("to_picked", is_picked, "set: it becomes the number that was picked last.");
        check_owner("to_picked", Op::set);
        if (!fields_.has("set")) return;
        if (int{fields_.has("value")} + int{fields_.has("add")} + int{is_picked} != 1)
            fields_.problem("set", "needs a value, or how much is added",
                            "write one of 'value', 'add' and 'to_picked'");
        if (is_of_places(CounterId(step.a), draft) && (is_picked || fields_.has("whom")))
            fields_.problem("set", "is about a counter of places",
                            "leave out 'whom' and 'to_picked': it is that of the place that the "
                            "effect is about");
        if (is_picked) return;
        if (fields_.has("add")) step.op = Op::raise;
        step.amount = draft.content.amounts.add(std::move(value));
    }
    void leads(Draft& draft) {
        LeadCount lead;
        fields_.id("mark", Kind::counter, lead.marks,
                   "This counter of players becomes 1 for all who have the most or the least of "
                   "another one, and 0 for the others.");
        note("mark", Op::mark);
        CounterId least;
        fields_.id("most_of", Kind::counter, lead.of,
                   "mark: who has the most of this counter of players, and at_least so much.");
        fields_.id("least_of", Kind::counter, least, "mark: who has the least of this one.");
        fields_.id("among", Kind::pick, lead.among,
                   "mark: only players who could pick something now.");
        fields_.id("alone", Kind::counter, lead.alone,
                   "mark: a single player is not marked, but gets 1 more of this counter.");
        for (const char* field : {"most_of", "least_of", "among", "alone"})
            check_owner(field, Op::mark);
        if (!fields_.has("mark")) return;
        if (lead.of.is_some() == least.is_some())
            fields_.problem("mark", "does not say what counts",
                            "write either 'most_of' or 'least_of'");
        lead.least = least.is_some();
        if (lead.least) lead.of = least;
        for (const CounterId counter : {lead.marks, lead.of, lead.alone})
            check_player_counter(fields_, "mark", counter, draft);
        step.a = static_cast<std::int16_t>(draft.content.leads.size());
        draft.content.leads.push_back(lead);
    }
    void discount() {
        if (step.op == Op::advance && found_ > 0) step.b = kAdvanceFree;
        fields_.bundle("discount", step.goods,
                       "advance: the player pays what the step costs, but so many goods less, and "
                       "can go only where the track's own rules and what he holds allow it.");
        check_owner("discount", Op::advance);
        if (fields_.has("discount")) step.b = kAdvancePaid;
    }
    void for_each() {
        fields_.id("for_each", Kind::pick, step.each,
                   "gain: so often as there are things that the player could pick so.");
        check_owner("for_each", Op::gain);
    }
    void within() {
        HandLimitId limit;
        fields_.id("within", Kind::hand_limit, limit,
                   "draw: one card, and the effect ends, while this limit leaves room for it or no "
                   "card is left; with a full hand the effect goes on instead.");
        check_owner("within", Op::draw);
        if (!fields_.has("within")) return;
        if (fields_.has("cards")) fields_.problem("cards", "is 1 beside within", "remove it");
        step.op = Op::draw_within;
        step.b = limit.number();
    }
    // What steps do with cards.
    void cards(Draft& draft) {
        note("look", Op::look);
        note("shuffle", Op::shuffle);
        CardSource shown;
        source_field(fields_, "start_card", shown,
                     "Does what the card on top of this place `starts`, about the same place.");
        note("start_card", Op::start_card);
        if (fields_.has("start_card")) step.a = add_look(draft, shown);
        for (const char* verb : {"move_card", "move_cards", "move_all"})
            note(verb, Op::move_cards);
        card_step_fields(fields_, draft, step);
        for (const char* field : {"top", "of_decks"})
            only(field, Op::look);
        for (const char* field : {"from", "into", "at", "beneath"})
            only(field, Op::move_cards);
    }
    // What steps ask of players; `each` has one of these words, too.
    void asks(Draft& draft) {
        AskFields read = ask_fields(fields_, draft);
        note("give", Op::give);
        note("choose", Op::choose);
        note("wait", Op::wait);
        goods("of", draft,
              "take, discard, collect, steal, give: only these goods and tags. Left out, take and "
              "give are about all that is counted in a hand.");
        if ((step.op == Op::take || step.op == Op::give) && !fields_.has("of"))
            step.of = counted_goods(draft.content);
        if (step.op == Op::give) read.ask.goods = std::exchange(step.of, kAllGoods);
        const bool asks = step.op == Op::give || step.op == Op::choose || step.op == Op::wait;
        const bool sets = step.op == Op::set || step.op == Op::raise;
        if (step.op == Op::each && found_ == 1) {
            each(read);
        } else if (sets && found_ == 1) {
            step.b = static_cast<std::int16_t>(read.ask.whom);
        } else if (step.op == Op::pick && fields_.has("whom")) {
            step.op = Op::poll;
            read.ask.pick = PickId(step.a);
            step.a = draft.content.asks.add(std::move(read.ask)).number();
        } else if (asks) {
            check_words(read);
            step.a = draft.content.asks.add(std::move(read.ask)).number();
        } else if (step.op == Op::travel && read.ask.optional) {
            step.b = static_cast<std::int16_t>(step.b | kTravelDecline);
        } else if (can_be_left() && read.word == "optional") {
            step.optional = read.ask.optional;
        } else if (!read.word.empty()) {
            fields_.problem(read.word, "is for steps that ask players: give, choose, wait, pick",
                            "let every player do an effect with 'each'");
        }
    }
    void added(Draft& draft) {
        int value = 1;
        fields_.number("add", value, -kMost, kMost, "count, count_tiles, set: how much.");
        if (fields_.has("add") && step.op != Op::count && step.op != Op::count_tiles &&
            step.op != Op::raise)
            fields_.problem("add", "does not belong to this step", "remove it");
        if (step.op == Op::count && found_ > 0) step.b = static_cast<std::int16_t>(value);
        if (step.op == Op::count_tiles) draft.content.tile_counts.back().add = value;
        if (step.op == Op::raise) draft.content.amounts[step.amount].fixed = value;
    }
    void number(std::string_view name, Op op, int start, std::string_view doc) {
        int value = start;
        fields_.number(name, value, -kMost, kMost, doc);
        check_owner(name, op);
        if (step.op == op && found_ > 0) step.b = static_cast<std::int16_t>(value);
    }
    void most() {
        int value = 0;
        fields_.number("most", value, -kMost, kMost,
                       "collect, collect_picked: at most so many of each; 0: all.");
        const bool collects = step.op == Op::collect || step.op == Op::collect_picked;
        if (fields_.has("most") && (found_ == 0 || !collects))
            fields_.problem("most", "does not belong to this step", "remove it");
        if (collects && found_ > 0) step.b = static_cast<std::int16_t>(value);
    }
    void finish() {
        if (found_ != 1)
            fields_.problem("", found_ == 0 ? "the step does nothing" : "the step does two things",
                            "give each step exactly one of: " + verbs_);
    }

    Step step;

private:
    // Two verbs: the effect ends unless it is so, or if it is so.
    template <class Id>
    void either_way(const std::string& what, Op op, Kind kind, const std::string& doc) {
        with_name<Id>("if_" + what, op, kind, "The effect ends here unless " + doc);
        with_name<Id>("unless_" + what, op, kind, "The effect ends here if " + doc);
        if (fields_.has("unless_" + what)) step.b = 1;
    }
    void whether(const std::string& what, Op op, bool unless, const std::string& doc) {
        const std::string verb = (unless ? "unless_" : "if_") + what;
        alone(verb, op, "The effect ends here " + std::string(unless ? "if " : "unless ") + doc);
        if (unless && fields_.has(verb)) step.b = 1;
    }
    static bool is_of_places(CounterId counter, const Draft& draft) {
        if (counter.index() >= draft.content.counters.size()) return false;  // told already
        const Owner per = draft.content.counters[counter].per;
        return per == Owner::tile || per == Owner::corner || per == Owner::edge;
    }
    void outside(const Draft& draft) {
        CounterId counter;
        fields_.id("outside", Kind::counter, counter,
                   "if_goods, unless_goods: what is kept on tiles where this counter of tiles is "
                   "above 0 does not count.");
        check_owner("outside", Op::if_goods);
        if (counter.is_none()) return;
        if (counter.index() < draft.content.counters.size() &&
            draft.content.counters[counter].per != Owner::tile)
            fields_.problem("outside", "is not a counter of tiles", R"(give it per = "tile")");
        step.than = counter;
    }
    void sources(Draft& draft) {
        for (const bool unless : {false, true}) {
            CardSource source;
            const std::string verb = unless ? "unless_any" : "if_any";
            source_field(fields_, verb, source,
                         "The effect ends here " + std::string(unless ? "if" : "unless") +
                             " a card lies at this place, in any of its stacks.");
            note(verb, Op::if_any);
            if (!fields_.has(verb)) continue;
            step.a = add_look(draft, source);
            step.b = unless ? 1 : 0;
        }
    }
    void least(Draft& draft) {
        Amount amount{.fixed = 1, .by = {}, .rows = {}, .call = {}};
        amount_field(fields_, "at_least", amount, 0, kMost, draft,
                     "if_cards, unless_cards, if_goods, unless_goods, mark: so many.");
        const bool counts = step.op == Op::if_cards || step.op == Op::if_goods;
        const bool leads = found_ > 0 && step.op == Op::mark;
        if (fields_.has("at_least") && !counts && !leads)
            fields_.problem("at_least", "does not belong to this step", "remove it");
        if (leads) draft.content.leads.back().at_least = amount.fixed;
        if (counts) step.amount = draft.content.amounts.add(std::move(amount));
    }
    void check_share(const Share& share, const Draft& draft) {
        const auto owner = [&](CounterId counter) -> std::optional<Owner> {
            if (counter.index() >= draft.content.counters.size()) return std::nullopt;
            return draft.content.counters[counter].per;
        };
        const auto of_place = owner(share.from);
        if (of_place &&
            (*of_place == Owner::game || *of_place == Owner::player || *of_place == Owner::figure))
            fields_.problem("stock", "is not a counter of places", R"(give it per = "corner")");
        else if (owner(share.queue) && of_place && owner(share.queue) != of_place)
            fields_.problem("queue", "is of other places than stock", "give both the same per");
        if (owner(share.beside) && owner(share.beside) != Owner::game)
            fields_.problem("reserve", "is not a counter of the game", R"(give it per = "game")");
    }
    void each(const AskFields& read) {
        const Whom whom = fields_.has("whom") ? read.ask.whom : Whom::everybody;
        if (whom != Whom::everybody && whom != Whom::others)
            fields_.problem("whom", "is for questions", R"(each: write "everybody" or "others")");
        step.b = static_cast<std::int16_t>(whom);
    }
    bool can_be_left() const {
        return step.op == Op::place || step.op == Op::place_figure || step.op == Op::steal ||
               step.op == Op::take;
    }
    void only(std::string_view name, Op op) {
        if (fields_.has(name) && step.op != op)
            fields_.problem(name, "does not belong to this step", "remove it");
    }
    void check_words(const AskFields& read) {
        only("to", Op::give);
        if (fields_.has("effect"))
            fields_.problem("effect", "does not belong to this step",
                            "write further steps after it");
        if (read.ask.optional && step.op == Op::wait)
            fields_.problem("optional", "is always so in a window", "remove it");
    }
    void check_owner(std::string_view name, Op op) {
        if (fields_.has(name) && (found_ == 0 || step.op != op))
            fields_.problem(name, "does not belong to this step", "remove it");
    }

    static constexpr int kMost = 1000;  // that a step adds to a counter
    Fields& fields_;
    std::string verbs_;
    int found_ = 0;
};

}  // namespace hexholm
