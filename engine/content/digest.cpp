#include "engine/content/digest.h"

#include <algorithm>
#include <vector>

#include "engine/base/hash.h"
#include "engine/content/rule_text.h"

namespace hexholm::rule_text {
namespace {

// These write sets and numbers as version 0.1 did wherever its limits were enough, so that its
// games keep their fingerprints.
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

// Version 0.1 had this many moments. Later ones are written only when something listens to them.
constexpr std::size_t kFirstMoments = 10;

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
    for (const Card& card : c.cards) {
        following(text, "price", card.name, card.cost);
        if (!card.cost.fixed.empty()) text.line("price") << card.name << card.cost.fixed;
    }
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

Text& operator<<(Text& text, const Amount& amount) {
    return text << amount.fixed << amount.by << amount.rows << amount.call;
}

// Fields of picks, questions and cards that few mods use, written only when they are used.
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
        if (f.aboard_picked) text.line("aboard picked") << p.name;
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
    for (const Pick& p : c.picks)
        if (p.takes_first || p.other_than.is_some())
            text.line("takes") << p.name << p.takes_first << p.other_than;
    for (const Pick& p : c.picks)
        if (p.other_token) text.line("other token") << p.name;
    for (const Pick& p : c.picks)
        if (p.reached || p.face_down) text.line("reached") << p.name << p.reached << p.face_down;
    for (const Card& card : c.cards)
        if (card.needs_pick.is_some()) text.line("needs pick") << card.name << card.needs_pick;
    for (const Card& card : c.cards)
        if (card.everybody_has != 0 || card.together_have != 0 || card.starts.is_some())
            text.line("card more")
                << card.name << card.everybody_has << card.together_have << card.starts;
    for (const Ask& a : c.asks) {
        text.line("ask") << a.whom << a.with_counter << a.optional << a.count << a.goods << a.to
                         << a.pick << a.effect << a.window;
        if (a.only.is_some()) text.line("ask only") << a.only;
        for (const AskWay& way : a.ways)
            text.line("way") << way.test << way.effect;
        for (const AskWay& way : a.ways)
            if (has_amount(way.needs_goods)) text.line("way needs") << way.needs_goods;
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
    for (const ModAction& d : c.mod_actions)
        if (d.needs_pick.is_some()) text.line("action needs pick") << d.name << d.needs_pick;
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
    for (const Hook& h : c.hooks)
        if (h.abroad) text.line("abroad") << h.number << h.away_from << h.first_on;
    for (const Hook& h : c.hooks)
        if (h.effect.is_some() || h.queue.is_some())
            text.line("begins") << h.name << h.effect << h.queue;
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

struct OneReroll {
    int total = 7;
    int rounds = 0;
};

// The first reroll of a single total at the start; when there is none, a total and a number without
// effect.
OneReroll first_reroll(const Rules& rules) {
    for (const Reroll& again : rules.rerolls)
        if (again.rounds > 0 && again.totals.size() == 1) return {again.totals[0], again.rounds};
    return {};
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
    const OneReroll again = first_reroll(r);
    text.line("rules") << r.target_points << r.bank_rate << r.same_good_both_sides
                       << r.trade_before_build << r.harbours_next_turn << r.bank_shortage
                       << r.first_player << r.oldest_seat << r.cards_each_turn << again.rounds
                       << again.total << r.points_win << r.won;
    if (r.win_test.is_some()) text.line("win_test") << r.win_test;
    if (r.win_with_most.is_some() || r.win_without.is_some())
        text.line("wins with") << r.win_with_most << r.win_without;
    if (r.last_round != 0) text.line("last_round") << r.last_round;
    rolls(text, c);
}

// Writes the plan of a board. Boards of hexes need none, for they follow from their tiles.
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

std::string all_rules(const Content& content) {
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

}  // namespace hexholm::rule_text

namespace hexholm {

std::string content_text(const Content& content) {
    return rule_text::all_rules(content);
}

Fingerprint content_digest(const Content& content) {
    const std::string text = content_text(content);
    return {sha256(text), hash_text(text)};
}

}  // namespace hexholm
