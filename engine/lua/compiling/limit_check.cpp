#include "engine/lua/compiling/limit_check.h"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "engine/lua/reading/suggest.h"

namespace hexholm {
namespace {

constexpr const char* kOfRules = "the rules of every game";
constexpr std::size_t kMostNamed = 5;  // mods

// The limit for declarations of the kind; nullopt when each is only a few words or numbers.
std::optional<Limit> limit_of(Kind kind) {
    switch (kind) {
        case Kind::good: return Limit::goods;
        case Kind::terrain: return Limit::terrains;
        case Kind::route: return Limit::routes;
        case Kind::counter: return Limit::counters;
        case Kind::piece: return Limit::pieces;
        case Kind::pawn: return Limit::pawns;
        case Kind::figure: return Limit::figure_kinds;
        case Kind::deck: return Limit::decks;
        case Kind::card: return Limit::cards;
        case Kind::zone: return Limit::zones;
        case Kind::hand_limit: return Limit::hand_limits;
        case Kind::award: return Limit::awards;
        case Kind::payment: return Limit::payments;
        case Kind::harbour: return Limit::harbours;
        case Kind::map: return Limit::maps;
        case Kind::replacement: return Limit::replacements;
        case Kind::shore: return Limit::shores;
        case Kind::pick: return Limit::picks;
        case Kind::bonus: return Limit::bonuses;
        case Kind::relief: return Limit::reliefs;
        case Kind::bank_trade: return Limit::bank_trades;
        case Kind::track: return Limit::tracks;
        case Kind::panel: return Limit::panels;
        case Kind::statistic: return Limit::statistics;
        case Kind::achievement: return Limit::achievements;
        case Kind::piece_set: return Limit::piece_sets;
        case Kind::cue: return Limit::cues;
        case Kind::bot: return Limit::bots;
        case Kind::aim: return Limit::aims;
        case Kind::threat: return Limit::threats;
        case Kind::moment: return Limit::moments;
        case Kind::guard: return Limit::guards;
        case Kind::phase: return Limit::phases;
        case Kind::on: return Limit::functions;
        case Kind::effect:   // together with all other effects, see RunningTotals
        case Kind::action:   // together with all other kinds of actions, see check_action_kinds()
        case Kind::neutral:  // together with the players, see read_neutral()
        case Kind::dice:
        case Kind::on_roll:
        case Kind::setup:
        case Kind::seats:
        case Kind::turn:
        case Kind::rules: return std::nullopt;
    }
    return std::nullopt;
}

// Each once, from whom names it first.
Shares tags_of(const Gathering& gathering) {
    std::map<std::string, std::string> first;
    for (const Declaration& good : gathering.of(Kind::good))
        if (const Tree* const tags = good.table.find("tags"))
            for (const Tree& tag : tags->items)
                first.emplace(tag.text, tag.origin.mod.empty() ? good.mod : tag.origin.mod);
    Shares shares;
    for (const auto& [tag, mod] : first)
        shares.add(mod, 1);
    return shares;
}

std::size_t figures_of_kinds(const Content& content) {
    std::size_t figures = 0;
    for (const FigureKind& kind : content.figure_kinds)
        figures += static_cast<std::size_t>(kind.supply) *
                   static_cast<std::size_t>(kind.owned ? content.players : 1);
    return figures;
}

std::size_t cards_of_decks(const Content& content) {
    std::size_t cards = 0;
    for (const Card& card : content.cards)
        cards += static_cast<std::size_t>(card.copies);
    return cards;
}

std::size_t details_of_steps(const Content& content) {
    return content.asks.size() + content.looks.size() + content.card_moves.size() +
           content.tile_counts.size() + content.leads.size() + content.shares.size();
}

}  // namespace

std::size_t Shares::total() const {
    std::size_t total = 0;
    for (const auto& [mod, count] : of_mods_)
        total += count;
    return total;
}

std::string Shares::told() const {
    std::vector<std::pair<std::string, std::size_t>> rows(of_mods_.begin(), of_mods_.end());
    std::stable_sort(rows.begin(), rows.end(),
                     [](const auto& one, const auto& other) { return one.second > other.second; });
    std::string text;
    std::size_t rest = 0;
    for (std::size_t at = 0; at < rows.size(); ++at) {
        if (at >= kMostNamed) {
            rest += rows[at].second;
            continue;
        }
        text += (text.empty() ? "" : ", ") + std::to_string(rows[at].second) + " from " +
                (rows[at].first.empty() ? kOfRules : rows[at].first);
    }
    return rest == 0 ? text : text + ", " + std::to_string(rest) + " from others";
}

bool check_limit(Limit limit, const Shares& shares, const std::string& where, Problems& problems) {
    const std::size_t total = shares.total();
    if (total <= most_of(limit)) return true;
    problems.add(where, "the game has " + so_many(total, limit) + " (" + shares.told() + ")",
                 at_most(limit) + "; declare fewer, or leave out a mod");
    return false;
}

void check_declared(const Gathering& gathering, Problems& problems) {
    for (std::size_t at = 0; at < kKindCount; ++at) {
        const Kind kind = static_cast<Kind>(at);
        const std::optional<Limit> limit = limit_of(kind);
        if (!limit) continue;
        Shares shares;
        for (const Declaration& declaration : gathering.of(kind))
            shares.add(declaration.mod, 1);
        check_limit(*limit, shares, gathering.last_place(kind), problems);
    }
    check_limit(Limit::tags, tags_of(gathering), gathering.last_place(Kind::good), problems);
}

RunningTotals::RunningTotals(const Content& content, const Gathering& gathering)
    : totals_{{{Limit::effects, [](const Content& c) { return c.effects.size(); }},
               {Limit::functions, [](const Content& c) { return c.hooks.size(); }},
               {Limit::step_numbers, [](const Content& c) { return c.amounts.size(); }},
               {Limit::step_details, details_of_steps},
               {Limit::figures, figures_of_kinds},
               {Limit::deck_cards, cards_of_decks},
               {Limit::token_pairs, [](const Content& c) { return c.token_pairs.size(); }}}} {
    // Named effects are there before they are read, so that others can name them.
    Total& effects = totals_.front();
    for (const Declaration& declaration : gathering.of(Kind::effect))
        effects.shares.add(declaration.mod, 1);
    effects.known = content.effects.size();
    effects.where = gathering.last_place(Kind::effect);
}

bool RunningTotals::note(const Content& content, const Declaration& declaration) {
    bool goes_on = true;
    for (Total& total : totals_) {
        const std::size_t count = total.count(content);
        const std::size_t most = most_of(total.limit);
        if (count > most && total.known <= most) total.where = declaration.where;
        total.shares.add(declaration.mod, count - std::min(count, total.known));
        total.known = count;
        goes_on = goes_on && count <= 3 * most;
    }
    return goes_on;
}

bool RunningTotals::check(Problems& problems) const {
    bool fits = true;
    for (const Total& total : totals_)
        fits = check_limit(total.limit, total.shares, total.where, problems) && fits;
    return fits;
}

void check_zone_places(const Content& content, const Places& places, Problems& problems) {
    if (content.zone_runs.empty()) return;
    Shares shares;
    for (const ZoneRun& run : content.zone_runs)
        shares.add(content.zones[run.zone].face.mod, 1);
    check_limit(Limit::zone_places, shares,
                places.of(Kind::zone)[content.zone_runs.back().zone.index()], problems);
}

void check_begun_together(const Content& content,
                          const Lineage& lineage,
                          const Places& places,
                          Problems& problems) {
    Shares raiders;
    for (const Pawn& pawn : content.pawns)
        raiders.add(pawn.face.mod, pawn.raids.is_some() ? 1 : 0);
    if (raiders.total() > 0)
        check_limit(Limit::raiders, raiders, places.of(Kind::pawn).back(), problems);
    for (const DeckId deck : content.decks.ids()) {
        Shares limits;
        for (const HandLimit& limit : content.hand_limits)
            if (in_mask(limit.decks, deck) &&
                (limit.over == OverLimit::at_once || limit.over == OverLimit::before_end))
                limits.add(limit.face.mod, 1);
        check_limit(Limit::limits_at_once, limits, places.of(Kind::deck)[deck.index()], problems);
    }
    for (const std::vector<HookId>& listeners : content.listeners) {
        Shares begun;
        for (const HookId id : listeners)
            if (content.hooks[id].effect.is_some())
                begun.add(lineage.mods()[content.hooks[id].mod], 1);
        check_limit(Limit::begun_at_moment, begun, "", problems);
    }
}

bool check_action_kinds(const Content& content, Problems& problems) {
    Shares shares;
    for (const ActionKind& kind : content.kinds)
        shares.add(kind.face.mod, 1);
    return check_limit(Limit::action_kinds, shares, "", problems);
}

}  // namespace hexholm
