#include "engine/content/digest.h"

#include <algorithm>
#include <type_traits>
#include <utility>
#include <vector>

#include "engine/base/hash.h"

namespace hexholm {
namespace {

// Small numbers of the first twelve goods as five bits each, as they have always been written, so that games
// that need no more keep their fingerprint; all others lane by lane.
std::string goods_text(Bundle goods) {
    constexpr int kOldGoods = 12;
    constexpr int kOldMost = 31;
    std::uint64_t bits = 0;
    bool fits = true;
    for (const GoodId good : all_ids<GoodId>(kMaxGoods)) {
        fits = fits && goods[good] <= kOldMost && (good.value < kOldGoods || goods[good] == 0);
        if (fits && good.value < kOldGoods)
            bits |= static_cast<std::uint64_t>(goods[good]) << (5U * good.value);
    }
    return fits ? hash_name(bits) : hash_name(goods.words()[0]) + hash_name(goods.words()[1]);
}

// The moments of the first version; others leave games alone that do not listen to them.
constexpr std::size_t kFirstMoments = 10;

// One line for each thing: "piece road 2 15 ...". Every rule field of content.h stands here.
class Text {
public:
    Text& line(std::string_view word) {
        if (!text_.empty()) text_ += '\n';
        text_ += word;
        return *this;
    }
    template <class Value>
    Text& operator<<(const Value& value) {
        text_ += ' ';
        if constexpr (std::is_enum_v<Value>)
            text_ += std::to_string(static_cast<int>(value));
        else if constexpr (std::is_same_v<Value, Bundle>)
            text_ += goods_text(value);
        else if constexpr (requires { value.is_none(); })
            text_ += std::to_string(value.number());
        else if constexpr (std::is_arithmetic_v<Value>)
            text_ += std::to_string(value);
        else
            text_ += value;
        return *this;
    }
    template <class Value>
    Text& operator<<(const std::vector<Value>& values) {
        text_ += " [";
        for (const Value& value : values)
            *this << value;
        text_ += " ]";
        return *this;
    }
    std::string take() { return std::move(text_); }

private:
    std::string text_;
};

void figures(Text& text, const Content& c) {
    for (const FigureKind& f : c.figure_kinds) {
        text.line("figure") << f.name << f.on << f.owned << f.supply << f.cost.fixed << f.occupies
                            << f.shares << f.crowd << f.interrupts << f.blocks_production
                            << f.needs_route << f.near << f.beside << f.forbidden << f.test
                            << f.holds << f.carries << f.in_holds << f.size << f.loads;
        if (f.only_known) text.line("only known") << f.name;
        if (f.rim) text.line("rim") << f.name;
        if (f.anchors) text.line("anchors") << f.name;
        const FigureMoves& m = f.moves;
        if (m.duty.figure.is_some())
            text.line("duty") << f.name << m.duty.figure << m.duty.goods << m.duty.once;
        if (m.no_stop.is_some()) text.line("no stop") << f.name << m.no_stop;
        if (m.one_by_one.is_some()) text.line("one by one") << f.name << m.one_by_one;
        if (!m.possible) continue;
        if (m.changes_at_own) text.line("changes at own") << f.name;
        text.line("moves") << m.cost[0] << m.cost[1] << m.cost[2] << m.cost_routes << m.cost_counter
                           << m.cost_hook << m.more << m.points << m.points_each << m.on_routes
                           << m.passes << m.must_stop << m.must_stop_test << m.step << m.spends
                           << m.displaces << m.displaced << m.toll << m.toll_goods << m.step_at
                           << m.step_near << m.step_face_down << m.reveals;
    }
    for (const Counter& k : c.counters)
        if (k.of.is_some() || k.each_value != 0) text.line("of") << k.name << k.of << k.each_value;
    for (const Piece& p : c.pieces) {
        if (p.forbidden.is_some()) text.line("forbidden") << p.name << p.forbidden;
        if (p.only_at.is_some()) text.line("only at") << p.name << p.only_at;
        if (p.holds != 0) text.line("holds") << p.name << p.holds << p.carries;
    }
    for (const Pick& p : c.picks)
        if (p.type == ArgType::figure)
            text.line("picked") << p.name << p.figure << p.with_counter << p.raises << p.near
                                << p.loaded;
}

// As version 0.1 wrote them where its room was enough, so that its games are known again.
std::string bits_of(const KindMask& kinds) {
    constexpr std::size_t kOnceInAll = 128;
    const std::string bits = kinds.to_string();
    const std::size_t first = bits.find('1');
    return bits.substr(std::min(first, bits.size() - kOnceInAll));
}
int subject_of(const ActionKind& kind) {
    return kind.has_subject() ? kind.subject : 255;
}
std::string ids_in(const ThingMask& things) {
    constexpr auto kOnceInAll = 64;
    const ThingMask low = things << (things.size() - kOnceInAll) >> (things.size() - kOnceInAll);
    return things == low ? std::to_string(low.to_ullong()) : things.to_string();
}

template <class Value>
void following(Text& text,
               std::string_view word,
               const std::string& name,
               const Following<Value>& f) {
    if (f.follows()) text.line(word) << name << f.by << f.rows << f.call;
}

void economy(Text& text, const Content& c) {
    for (const Good& g : c.goods) {
        if (g.is_public || !g.bank_trade)
            text.line("public") << g.name << g.safe << g.counted << g.endless << g.bank_trade;
        if (g.kept.is_some()) text.line("kept") << g.name << g.kept;
        following(text, "rate", g.name, g.rate);
        if (g.rate.fixed != 0) text.line("rate") << g.name << g.rate.fixed;
    }
    for (const Piece& p : c.pieces) {
        following(text, "price", p.name, p.cost);
        for (const auto& [terrain, goods] : p.yields)
            text.line("yields") << p.name << terrain << goods;
        if (p.off.is_some()) text.line("off") << p.name << p.off << p.off_points;
    }
    for (const FigureKind& f : c.figure_kinds)
        following(text, "price", f.name, f.cost);
    for (const Deck& d : c.decks)
        following(text, "price", d.name, d.cost);
    for (const ModAction& d : c.mod_actions)
        following(text, "price", d.name, d.cost);
    for (const Amount& a : c.amounts)
        text.line("amount") << a.fixed << a.by << a.rows << a.call;
    for (const Counter& k : c.counters)
        if (!k.point_rows.empty()) text.line("points") << k.name << k.point_rows;
    for (const Bonus& b : c.bonuses)
        text.line("bonus") << b.name << b.counter << b.pieces << b.terrains << b.like << b.times
                           << b.gain << b.each;
    for (const Bonus& b : c.bonuses)
        if (b.once) text.line("once") << b.name;
    for (const Relief& r : c.reliefs)
        text.line("relief") << r.name << r.needs << r.needs_count << r.counts << r.effect;
    for (const BankTrade& t : c.bank_trades)
        text.line("bank_trade") << t.name << t.from << t.into << t.give.fixed << t.give.by
                                << t.give.rows << t.give.call << t.get << t.harbours << t.limit;
    for (const Track& t : c.tracks) {
        text.line("track") << t.name << t.counter << t.mod_action;
        for (const TrackLevel& level : t.levels)
            text << level.effect;
    }
    for (const auto& pair : c.token_pairs)
        text.line("pair") << pair[0] << pair[1];
    if (c.rules.choice_of != kAllGoods) text.line("choice_of") << c.rules.choice_of;
    if (c.rules.keeps_received) text.line("keeps_received");
}

void things(Text& text, const Content& c) {
    for (const std::string& tag : c.tags)
        text.line("tag") << tag;
    for (const Good& g : c.goods)
        text.line("good") << g.name << g.bank << g.tags;
    for (const Terrain& t : c.terrains)
        text.line("terrain") << t.name << t.land << t.numbered << t.own_tokens << t.numbers
                             << t.inland << t.produces << t.choose << t.counts << t.draws
                             << t.setup_income << t.blockable << t.after << t.setup_forbidden
                             << t.border << t.not_tokens;
    for (const Terrain& t : c.terrains)
        if (!t.closed_until.empty()) text.line("closed until") << t.name << t.closed_until;
    for (const Piece& p : c.pieces)
        if (p.only_known) text.line("only known") << p.name;
    for (const Route& r : c.routes)
        text.line("route") << r.name << r.only_closed;
    for (const Piece& p : c.pieces)
        if (!p.lanes.empty()) text.line("lanes") << p.name << p.lanes;
    for (const Piece& p : c.pieces)
        if (p.line || p.reserved.is_some()) text.line("line") << p.name << p.line << p.reserved;
    for (const Piece& p : c.pieces) {
        if (p.ends_routes) text.line("ends_routes") << p.name;
        if (p.kept_for.is_some()) text.line("kept_for") << p.name << p.kept_for;
        if (p.together != 0) text.line("together") << p.name << p.together << p.together_with;
        if (p.at_building) text.line("at building") << p.name;
        for (const Apart& apart : p.setup_apart)
            text.line("apart") << p.name << apart.counter << apart.edges;
    }
    for (const Piece& p : c.pieces)
        text.line("piece") << p.name << p.on << p.supply << p.cost.fixed << p.points << p.yield
                           << p.distance << p.needs_route << p.interrupts << p.uses_harbours
                           << p.harbour_points << p.upgrades << p.route << p.beside << p.stands_for
                           << p.moves << p.anchor << p.test;
    for (const Pawn& p : c.pawns)
        text.line("pawn") << p.name << p.on << p.blocks_production << p.may_enter << p.numbered_only
                          << p.starts_on << p.start_chosen << p.spares_points << p.guards << p.robs
                          << p.stands_for << p.loot << p.test;
    for (const Pawn& p : c.pawns)
        if (p.moved_by.is_some() || p.course.is_some())
            text.line("moved_by") << p.name << p.moved_by << p.course << p.arrival;
    for (const Pawn& p : c.pawns)
        if (p.raids.is_some())
            text.line("raids") << p.name << p.raids << p.raids_alone << p.raid_more << p.raid_prize;
    figures(text, c);
    for (const Harbour& h : c.harbours)
        text.line("harbour") << h.name << h.rate << h.good;
}

void step_text(Text& text, const Step& step) {
    text << step.op << step.a << step.b << step.goods;
    if (step.amount.is_some() || step.of != kAllGoods) text << step.amount << step.of;
    if (step.than.is_some()) text << "than" << step.than;
}

void cards(Text& text, const Content& c) {
    for (const Deck& d : c.decks)
        text.line("deck") << d.name << d.cost.fixed << d.for_sale << d.recycles << d.hand_limit;
    for (const Card& d : c.cards)
        text.line("card") << d.name << d.deck << d.copies << d.effect << d.played << d.limited
                          << d.points << d.reveal << d.value << d.opens_at_once << d.raises_target;
    for (const Deck& d : c.decks)
        if (d.played != PlayedCards::removed || d.discard.is_some())
            text.line("played") << d.name << d.played << d.discard;
    for (const Card& d : c.cards) {
        if (d.test.is_some() || d.playable_fresh || d.needs_effect != NeedsEffect::some)
            text.line("playable") << d.name << d.test << d.playable_fresh << d.needs_effect;
        for (const auto& [counter, count] : d.counts)
            text.line("counts") << d.name << counter << count;
    }
    const auto source = [&](const CardSource& from) {
        text << from.where << from.deck << from.zone << from.picked << from.top << from.decks;
    };
    for (const Zone& zone : c.zones)
        text.line("zone") << zone.name << zone.per_player << zone.stacks << zone.seen << zone.decks
                          << zone.holds << zone.deals_from << zone.deals;
    for (const Zone& zone : c.zones)
        if (zone.per_corner) text.line("zone of corners") << zone.name;
    for (const CardSource& look : c.looks) {
        text.line("look");
        source(look);
    }
    for (const CardMove& move : c.card_moves) {
        text.line("move") << move.picked << move.count << move.at;
        if (move.card.is_some()) text << move.card;
        source(move.from);
        source(move.to);
    }
    for (const TileCount& count : c.tile_counts)
        text.line("count tiles") << count.counter << count.add << count.by << count.beside;
    for (const LeadCount& lead : c.leads)
        text.line("lead") << lead.marks << lead.of << lead.least << lead.at_least << lead.among
                          << lead.alone;
    for (const HandLimit& limit : c.hand_limits)
        text.line("hand_limit") << limit.name << limit.decks << limit.most << limit.more
                                << limit.over << limit.put_away;
    for (const Counter& k : c.counters)
        text.line("counter") << k.name << k.per << k.start << k.least << k.most << k.visible
                             << k.reset_each_turn << k.points << k.together << k.places << k.cell;
    for (const Counter& k : c.counters)
        if (k.wins_at != 0 || k.pieces != 0) text.line("wins") << k.name << k.wins_at << k.pieces;
    for (const Counter& k : c.counters)
        if (k.is_derived())
            text.line("derived") << k.name << k.figures << k.sums << k.only_with << k.only_without
                                 << k.more << k.than;
    for (const Counter& k : c.counters)
        if (k.than_number != Counter::kNoNumber) text.line("than") << k.name << k.than_number;
    for (const Counter& k : c.counters)
        if (!k.adds.empty() || !k.times.empty()) text.line("adds") << k.name << k.adds << k.times;
    for (const Counter& k : c.counters)
        if (k.drops.is_some() || k.renews.is_some() || k.full.is_some())
            text.line("moves") << k.name << k.drops << k.renews << k.full;
    for (const Counter& k : c.counters)
        if (k.least_of.is_some() || k.most_of.is_some())
            text.line("ranks") << k.name << k.least_of << k.most_of;
    for (const Award& a : c.awards)
        if (a.needs.is_some() || a.tie_frees)
            text.line("award needs") << a.name << a.needs << a.tie_frees;
    for (const Award& a : c.awards)
        text.line("award") << a.name << a.points << a.least << a.metric << a.routes << a.counter
                           << a.tie_keeps_holder;
    for (const Award& a : c.awards)
        if (!a.each_harbour) text.line("each piece once") << a.name;
    for (const Payment& p : c.payments)
        text.line("payment") << p.name << p.deck << p.counter << p.most;
    for (const Effect& effect : c.effects) {
        text.line("effect");
        for (const Step& step : effect.steps)
            step_text(text, step);
    }
}

Text& operator<<(Text& text, const Amount& amount) {
    return text << amount.fixed << amount.by << amount.rows << amount.call;
}

// What few mods ask.
void asked(Text& text, const Content& c) {
    const Pick plain;
    for (const Pick& p : c.picks) {
        if (p.with_least != plain.with_least || p.with_most != plain.with_most || p.near_picked ||
            p.differs || p.free_for.is_some() || p.on_routes != 0)
            text.line("where") << p.name << p.with_least << p.with_most << p.near_picked
                               << p.differs << p.free_for << p.on_routes;
        if (p.by_terrains != plain.by_terrains || p.deck.is_some() || p.points != plain.points ||
            p.from != plain.from || p.list.is_some())
            text.line("which") << p.name << p.by_terrains << p.deck << p.points << p.from << p.list;
    }
    for (const Pick& p : c.picks) {
        const FigurePick& f = p.of_figure;
        if (f != plain.of_figure)
            text.line("of figure") << p.name << f.cargo << f.room_for << f.in_the_way_of
                                   << f.swaps_with << f.meets << f.in_piece << f.none_left;
        if (p.unconnected || p.free_for_figure.is_some())
            text.line("free for") << p.name << p.unconnected << p.free_for_figure;
    }
    for (const Pick& p : c.picks)
        if (!(p.up_to == plain.up_to)) text.line("up_to") << p.name << p.up_to;
    for (const Pick& p : c.picks)
        if (!(p.raises_to == plain.raises_to) || p.holds != plain.holds ||
            p.of_figure.by_own.is_some())
            text.line("as far as") << p.name << p.raises_to << p.holds << p.of_figure.by_own;
    for (const Pick& p : c.picks)
        if (p.room != plain.room) text.line("room") << p.name << p.room;
    for (const Pick& p : c.picks)
        if (p.at.is_some() || p.without_figure.is_some() || p.tokens != 0 || p.strands != 0 ||
            p.decks != 0 || p.goods != kAllGoods || p.of_figure.can_travel)
            text.line("only at") << p.name << p.at << p.without_figure << p.tokens << p.strands
                                 << p.decks << p.goods << p.of_figure.can_travel;
    for (const Card& card : c.cards)
        if (card.needs_pick.is_some()) text.line("needs pick") << card.name << card.needs_pick;
    for (const Ask& a : c.asks) {
        text.line("ask") << a.whom << a.with_counter << a.optional << a.count << a.goods << a.to
                         << a.pick << a.effect << a.window;
        for (const AskWay& way : a.ways)
            text.line("way") << way.test << way.effect;
    }
    for (const Effect& effect : c.effects)
        if (effect.given.size() > 1) text.line("given") << effect.given;
    for (const Card& card : c.cards)
        if (card.reacts_to.is_some()) text.line("reacts") << card.name << card.reacts_to;
}

void mod_actions(Text& text, const Content& c) {
    for (const Pick& p : c.picks)
        text.line("pick") << p.name << p.type << p.terrains << p.piece << p.whose << p.least
                          << p.most << p.test << p.optional;
    for (const Pick& p : c.picks)
        if (p.open_end || p.without_picked)
            text.line("end") << p.name << p.open_end << p.without_picked;
    for (const Pick& p : c.picks)
        if (p.free_coast || p.with_goods)
            text.line("only") << p.name << p.free_coast << p.with_goods;
    for (const Pick& p : c.picks)
        if (p.touches_own || p.with_counter.is_some() || p.beside.is_some())
            text.line("near") << p.name << p.touches_own << p.with_counter << p.beside;
    asked(text, c);
    for (const ModAction& d : c.mod_actions)
        if (!d.stages.empty()) text.line("stages") << d.name << d.stages;
    for (const ModAction& d : c.mod_actions)
        if (d.needs_counter.is_some() || d.needs_piece.is_some())
            text.line("needs") << d.name << d.needs_counter << d.needs_count << d.needs_piece
                               << d.needs_pieces;
    for (const ModAction& d : c.mod_actions)
        if (d.needs_figure.is_some()) text.line("needs figure") << d.name << d.needs_figure;
    for (const ModAction& d : c.mod_actions)
        if (d.needs_card.is_some()) text.line("needs card") << d.name << d.needs_card;
    for (const Pick& p : c.picks)
        if (p.land != Whose::anybody || p.room_in.is_some() || p.takes_only || p.stack_of.is_some())
            text.line("land") << p.name << p.land << p.room_in << p.takes_only << p.stack_of;
    for (const ModAction& d : c.mod_actions)
        if (d.needs_supply.is_some() || d.needs_none.is_some() || d.needs_award.is_some() ||
            d.needs_points != 0)
            text.line("demands") << d.name << d.needs_supply << d.needs_none << d.needs_award
                                 << d.needs_measure << d.needs_points;
    for (const ModAction& d : c.mod_actions)
        if (has_amount(d.needs_goods)) text.line("needs goods") << d.name << d.needs_goods;
    for (const ModAction& d : c.mod_actions)
        text.line("deed") << d.name << d.cost.fixed << d.pay_deck << d.pay_value.fixed
                          << d.pay_counter << d.pay_count.fixed << d.needs_open << d.limit
                          << d.picks << d.test << d.effect;
    for (const ModAction& d : c.mod_actions)
        if (d.pay_value.follows() || d.pay_count.follows())
            text.line("pays") << d.name << d.pay_value << d.pay_count;
    for (const Hook& h : c.hooks)
        text.line("hook") << h.name << h.mod << h.number;
    for (const Hook& h : c.hooks)
        if (h.gate.is_some()) text.line("gate") << h.name << h.gate;
    for (const Hook& h : c.hooks)
        if (!h.is_about_all()) text.line("about") << h.number << ids_in(h.about);
    for (const Hook& h : c.hooks)
        if (h.at.is_some() || h.numbered.is_some() || h.face_down)
            text.line("where") << h.number << h.at << h.numbered << h.face_down;
    for (std::size_t moment = 0; moment < c.listeners.size(); ++moment)
        if (moment < kFirstMoments || !c.listeners[moment].empty())
            text.line("moment") << c.listeners[moment];
    for (const auto& [name, effect] : c.named_effects)
        text.line("named") << name << effect;
}

std::vector<int> sides_of(const std::vector<Die>& dice) {
    std::vector<int> sides;
    for (const Die& die : dice)
        sides.push_back(die.sides);
    return sides;
}

// What the first total is that is rolled again at the start; without one those that never were used.
Reroll first_reroll(const Rules& rules) {
    for (const Reroll& again : rules.rerolls)
        if (again.rounds > 0 && again.totals.size() == 1) return again;
    return {{7}, 0};
}

void rolls(Text& text, const Content& c) {
    const Rules& r = c.rules;
    if (r.rerolls.size() > 1 || (!r.rerolls.empty() && first_reroll(r).rounds == 0))
        for (const Reroll& again : r.rerolls)
            text.line("reroll") << again.totals << again.rounds;
    if (r.roll_from.is_some() || r.rolls_each_turn != 1)
        text.line("roll_from") << r.roll_from << r.rolls_each_turn << r.rolls_differ;
    for (const Card& d : c.cards)
        if (d.total != 0 || d.ends_pile) {
            text.line("rolls") << d.name << d.total << d.ends_pile << d.beneath;
            for (const DieValue& value : d.dice)
                text << value.die << value.face;
        }
    for (const Hook& h : c.hooks)
        if (h.next.is_some()) text.line("next") << h.number << h.next;
    for (const Counter& counter : c.counters)
        if (counter.figures != 0) text.line("counts figures") << counter.name << counter.figures;
    for (const Guard& guard : c.guards)
        text.line("guard") << guard.kinds.to_string() << guard.test;
    for (const Guard& guard : c.guards)
        if (guard.counter.is_some())
            text.line("guards while") << guard.kinds.to_string() << guard.counter;
    for (const Guard& guard : c.guards)
        if (guard.while_any.is_some() || !guard.phases.empty())
            text.line("guards while any")
                << guard.kinds.to_string() << guard.while_any << guard.phases;
    for (const Route& route : c.routes)
        if (route.weight.is_some()) text.line("weight") << route.name << route.weight;
    for (const Neutral& neutral : c.neutrals)
        text.line("neutral") << neutral.name;
    for (const Pick& p : c.picks)
        if (p.neutral) text.line("of_nobody") << p.name;
    for (const OwnMoment& moment : c.moments)
        text.line("own_moment") << moment.name << moment.listeners;
    for (const Counter& counter : c.counters)
        if (!counter.listeners.empty())
            text.line("counter_changed") << counter.name << counter.listeners;
    for (const Phase& p : c.phases)
        if (p.effect.is_some()) text.line("phase_effect") << p.name << p.effect;
    if (c.turn_phases != c.phases.size()) text.line("turn") << c.turn_phases;
}

void course(Text& text, const Content& c) {
    text.line("dice") << sides_of(c.dice);
    for (const Die& die : c.dice)
        if (!die.counts || !die.name.empty() || !die.faces.empty()) {
            text.line("die") << die.name << die.counts;
            for (const DieFace& face : die.faces)
                text << face.name;
        }
    for (const Die& die : c.dice)
        for (const DieFace& face : die.faces)
            if (face.effect.is_some()) text.line("face") << face.name << face.effect;
    for (const auto& [total, effect] : c.on_roll)
        text.line("on_roll") << total << effect;
    text.line("before_setup") << c.before_setup;
    for (const SetupRound& round : c.setup)
        text.line("setup") << round.backward << round.effect;
    for (const StartPiece& s : c.start_pieces)
        text.line("start") << s.seat << s.piece << s.place << s.income;
    for (const ActionKind& kind : c.kinds)
        text.line("kind") << kind.name << kind.verb << subject_of(kind) << kind.args;
    for (const Phase& p : c.phases)
        text.line("phase") << p.name << p.who << p.seats_left << bits_of(p.actions) << p.can_win
                           << p.trades;
    const Rules& r = c.rules;
    const Reroll again = first_reroll(r);
    text.line("rules") << r.target_points << r.bank_rate << r.same_good_both_sides
                       << r.trade_before_build << r.harbours_next_turn << r.bank_shortage
                       << r.first_player << r.oldest_seat << r.cards_each_turn << again.rounds
                       << again.totals.front() << r.points_win << r.won;
    if (r.win_test.is_some()) text.line("win_test") << r.win_test;
    if (r.last_round != 0) text.line("last_round") << r.last_round;
    rolls(text, c);
}

// Boards of hexes follow from their tiles.
void plan(Text& text, const Board& board) {
    for (const Hub& hub : board.hubs()) {
        text.line("hub") << hub.hex.q << hub.hex.r;
        for (const CornerName corner : hub.joined)
            text << corner;
    }
    if (board.has_directions()) return;
    text.line("plan") << board.shape();
    for (const CornerId corner : all_ids<CornerId>(board.corner_count()))
        text.line("corner") << board.at(corner).q << board.at(corner).r;
    for (const EdgeId edge : all_ids<EdgeId>(board.edge_count()))
        text.line("edge") << board.at(edge).q << board.at(edge).r << board.ends(edge)[0]
                          << board.ends(edge)[1];
    for (const TileId tile : all_ids<TileId>(board.tile_count()))
        for (const CornerId corner : board.corners(tile))
            text.line("at") << tile << corner;
}

void board(Text& text, const MapSpec& map) {
    for (const TileSpec& t : map.tiles)
        text.line("tile") << t.hex.q << t.hex.r << t.area << t.terrain << t.token << t.face_down
                          << t.region;
    for (std::size_t tile = 0; tile < map.tiles.size(); ++tile)
        if (map.tiles[tile].seat != 0) text.line("owned") << tile << map.tiles[tile].seat;
    for (const AreaSpec& area : map.areas)
        text.line("area") << area.terrains << area.tokens << area.token_rule << area.apart;
    for (const HarbourSiteSpec& site : map.harbour_sites)
        text.line("site") << site.edge << site.harbour;
    for (const PawnStart& start : map.pawn_starts)
        text.line("stands") << start.pawn << start.tile;
    for (const Mark& mark : map.marks)
        text.line("mark") << mark.counter << mark.place << mark.value;
    text.line("regions") << map.regions << map.setup_on << map.closed;
    if (map.no_pawns != 0) text.line("no_pawns") << map.no_pawns;
    text.line("deal") << map.harbours << map.clockwise << map.spiral_start << map.centre
                      << map.red_tokens << map.red_apart << map.equal_apart << map.extremes_apart
                      << map.most_corner_pips << map.largest_cluster;
}

}  // namespace

std::string content_text(const Content& content) {
    Text text;
    text.line("players") << content.players;
    things(text, content);
    cards(text, content);
    mod_actions(text, content);
    course(text, content);
    economy(text, content);
    board(text, content.map);
    plan(text, content.board);
    return text.take();
}

std::uint64_t content_digest(const Content& content) {
    return hash_text(content_text(content));
}

}  // namespace hexholm
