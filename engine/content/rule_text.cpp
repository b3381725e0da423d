#include "engine/content/rule_text.h"

#include "engine/base/hash.h"

namespace hexholm::rule_text {

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

static void figures(Text& text, const Content& c) {
    for (const FigureKind& f : c.figure_kinds) {
        text.line("figure") << f.name << f.on << f.owned << f.supply << f.cost.fixed << f.occupies
                            << f.shares << f.crowd << f.interrupts << f.blocks_production
                            << f.needs_route << f.near << f.beside << f.forbidden << f.test
                            << f.holds << f.carries << f.in_holds << f.size << f.loads;
        if (f.lost_for_good) text.line("lost for good") << f.name;
        if (f.own_holds) text.line("own holds") << f.name;
        if (f.stays) text.line("stays") << f.name << f.stays_until;
        if (f.only_known) text.line("only known") << f.name;
        if (f.rim) text.line("rim") << f.name;
        if (f.anchors) text.line("anchors") << f.name;
        if (f.neutral.is_some()) text.line("neutral") << f.name << f.neutral;
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

static void step_text(Text& text, const Step& step) {
    text << step.op << step.a << step.b << step.goods;
    if (step.amount.is_some() || step.of != kAllGoods) text << step.amount << step.of;
    if (step.than.is_some()) text << "than" << step.than;
    if (step.each.is_some()) text << "each" << step.each;
    if (step.optional) text << "optional";
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
    for (const TileCount& count : c.tile_counts)
        if (count.spared_by.is_some())
            text.line("spared") << count.counter << count.spared_by << count.spared_from;
    for (const Share& share : c.shares)
        text.line("share") << share.what << share.from << share.beside << share.queue;
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
        if (k.divided_by != 1 || k.at_harbour)
            text.line("parts") << k.name << k.divided_by << k.at_harbour;
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

}  // namespace hexholm::rule_text
