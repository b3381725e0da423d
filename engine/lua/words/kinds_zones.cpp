// Zones, hand limits, and the steps that look at cards and move them.
#include <algorithm>
#include <array>

#include "engine/lua/reading/suggest.h"
#include "engine/lua/words/draft.h"

namespace hexholm {
namespace {

constexpr int kMostZoneCards = 250;
constexpr int kMostStacks = 20;
constexpr std::string_view kPickedPlace = "picked ";

constexpr auto kPlacesOfAll = std::to_array<Choice<CardWhere>>(
    {{"hand", CardWhere::hand}, {"open", CardWhere::open}, {"removed", CardWhere::removed}});

bool find_named(const Names& names,
                std::string_view word,
                std::string_view mod,
                CardSource& source) {
    for (const auto& each : kPlacesOfAll) {
        if (each.word != word) continue;
        source.where = each.value;
        return true;
    }
    if (const auto zone = names.place_of(Kind::zone, word, mod)) {
        source.where = CardWhere::zone;
        source.zone = ZoneId(*zone);
        return true;
    }
    const auto deck = names.place_of(Kind::deck, word, mod);
    if (!deck) return false;
    source.where = CardWhere::pile;
    source.deck = DeckId(*deck);
    return true;
}

std::vector<std::string> words_of_places(const Names& names) {
    std::vector<std::string> words = {"hand", "open", "removed"};
    for (const Kind kind : {Kind::zone, Kind::deck})
        words.insert(words.end(), names.of(kind).begin(), names.of(kind).end());
    return words;
}

std::uint32_t deck_mask(const std::vector<std::size_t>& decks) {
    std::uint32_t mask = 0;
    for (const std::size_t deck : decks)
        mask |= std::uint32_t{1} << deck;
    return mask;
}

void check_zone(Fields& fields, const Zone& zone) {
    const Names& names = *fields.context().names;
    for (const auto& each : kPlacesOfAll)
        if (each.word == zone.name)
            fields.problem("", "has the name of a place that every player has");
    if (std::ranges::binary_search(names.of(Kind::deck), zone.name))
        fields.problem("", "has the name of a deck", "give it another name");
    const std::size_t decks = names.of(Kind::deck).size();
    if (zone.seen != Visibility::all && decks > 1 && (zone.decks & (zone.decks - 1)) != 0)
        fields.problem("decks", "must name one deck where not everybody sees the cards",
                       "their backs would tell which deck they are of");
    if (zone.seen != Visibility::all && decks > 1 && zone.decks == 0)
        fields.problem("decks", "is missing", "name the one deck whose cards lie there hidden");
    if (zone.seen == Visibility::owner && !zone.per_player)
        fields.problem("seen", "names an owner, but the zone has none", R"(write per = "player")");
    if (zone.per_corner && (zone.seen != Visibility::all || zone.deals > 0))
        fields.problem("per", "names corners, where cards lie open and are put by effects",
                       "remove 'seen' and 'deals'");
    if ((zone.per_player || zone.per_corner) && zone.stacks > 1)
        fields.problem("stacks", "is for zones of the game", "declare several zones");
    if (zone.deals > 0 && zone.deals_from.is_none())
        fields.problem("deals", "needs a deck", "name it in deals_from");
}

}  // namespace

void source_field(Fields& fields,
                  std::string_view field,
                  CardSource& source,
                  std::string_view doc) {
    std::string word;
    fields.text(field, word, doc);
    if (word.empty()) return;
    std::string_view place = word;
    source.picked = place.starts_with(kPickedPlace);
    if (source.picked) place.remove_prefix(kPickedPlace.size());
    const Names& names = *fields.context().names;
    if (!find_named(names, place, fields.space_of(*fields.peek(field)), source))
        fields.problem(field, "names the unknown place " + in_quotes(word),
                       name_remedy(place, words_of_places(names)));
    else if (source.picked &&
             (source.where == CardWhere::pile || source.where == CardWhere::removed))
        fields.problem(field, "names a place of which there is only one", R"(remove "picked")");
}

void decks_field(Fields& fields, CardSource& source) {
    std::vector<std::size_t> decks;
    fields.names("of_decks", Kind::deck, decks,
                 "cards, look: only cards of these decks; player: only "
                 "who holds hidden cards of one of them.",
                 "all");
    source.decks = deck_mask(decks);
}

std::int16_t add_look(Draft& draft, const CardSource& source) {
    draft.content.looks.push_back(source);
    return static_cast<std::int16_t>(draft.content.looks.size() - 1);
}

bool card_step_fields(Fields& fields, Draft& draft, Step& step) {
    constexpr auto kPositions =
        std::to_array<Choice<int>>({{"top", CardMove::kTop}, {"bottom", CardMove::kBottom}});
    CardSource look;
    CardSource shuffled;
    CardMove move;
    source_field(
        fields, "look", look,
        "The player looks at these cards: \"hand\", \"open\", a zone or the pile of a deck; "
        "\"picked hand\" of the player who was picked, \"picked stack\" of the stack or corner "
        "that was.");
    source_field(fields, "shuffle", shuffled, "These cards get a new order: a zone or a deck.");
    fields.flag("move_card", move.picked, "The card that was picked goes elsewhere.");
    fields.id("card", Kind::card, move.card,
              "move_card: this one, instead of the card that was picked.");
    fields.number("move_cards", move.count, 1, kMostZoneCards,
                  "So many cards go elsewhere: the topmost, of a hand by chance.");
    bool all = false;
    fields.flag("move_all", all, "All cards of a place go elsewhere.");
    fields.number("top", look.top, 0, kMostZoneCards, "look: only so many of the topmost; 0: all.");
    decks_field(fields, look);
    source_field(fields, "from", move.from, "move: the place where they are, as in look.");
    source_field(fields, "into", move.to, "move: the place where they go.");
    fields.choice("at", move.at, kPositions, "move: on top of a pile or zone, or beneath it.");
    fields.number("beneath", move.at, 0, kMostZoneCards,
                  "move: so many cards lie beneath it then.");
    if (all) move.count = CardMove::kAll;
    if (move.card.is_some() && !move.picked)
        fields.problem("card", "does not belong to this step", "write move_card = true");
    if (step.op == Op::look) step.a = add_look(draft, look);
    if (step.op == Op::shuffle) step.a = add_look(draft, shuffled);
    if (step.op != Op::move_cards) return false;
    for (const char* field : {"from", "into"})
        if (!fields.has(field)) fields.problem(field, "is missing", "name the place of the cards");
    draft.content.card_moves.push_back(move);
    step.a = static_cast<std::int16_t>(draft.content.card_moves.size() - 1);
    return true;
}

void read_zone(Fields& fields, const std::string& name, Draft& draft) {
    constexpr auto kPer = std::to_array<Choice<Owner>>(
        {{"game", Owner::game}, {"player", Owner::player}, {"corner", Owner::corner}});
    constexpr auto kSeen = std::to_array<Choice<Visibility>>(
        {{"all", Visibility::all}, {"owner", Visibility::owner}, {"nobody", Visibility::none}});
    Zone zone;
    zone.name = name;
    std::vector<std::size_t> decks;
    face_fields(fields, zone.face);
    Owner per = Owner::game;
    fields.choice("per", per, kPer,
                  "What has one of it: the game, each player, or each corner of the board.");
    zone.per_player = per == Owner::player;
    zone.per_corner = per == Owner::corner;
    fields.number("stacks", zone.stacks, 1, kMostStacks,
                  "per \"game\": so many of it, numbered from 1.");
    fields.choice("seen", zone.seen, kSeen, "Who sees the cards.");
    fields.names("decks", Kind::deck, decks,
                 "Whose cards lie there; without it those of all decks.", "all");
    fields.number("holds", zone.holds, 0, kMostZoneCards, "Most cards in it; 0: any number.");
    fields.id("deals_from", Kind::deck, zone.deals_from,
              "The pile of which it gets cards at the start.");
    fields.number("deals", zone.deals, 0, kMostZoneCards,
                  "How many; of several stacks the last ones may get one less.");
    zone.decks = deck_mask(decks);
    if (!fields.documenting()) check_zone(fields, zone);
    draft.content.zones.add(std::move(zone));
}

void read_hand_limit(Fields& fields, const std::string& name, Draft& draft) {
    constexpr auto kOver = std::to_array<Choice<OverLimit>>({{"at_once", OverLimit::at_once},
                                                             {"before_end", OverLimit::before_end},
                                                             {"refused", OverLimit::refused},
                                                             {"asked", OverLimit::asked}});
    constexpr auto kAway =
        std::to_array<Choice<PlayedCards>>({{"under", PlayedCards::under},
                                            {"removed", PlayedCards::removed},
                                            {"reshuffled", PlayedCards::reshuffled},
                                            {"discard", PlayedCards::discard}});
    HandLimit limit;
    limit.name = name;
    std::vector<std::size_t> decks;
    face_fields(fields, limit.face);
    fields.names("decks", Kind::deck, decks, "The decks whose hidden cards count together.",
                 "needed");
    fields.number("most", limit.most, 0, kMostZoneCards, "Most cards that a player holds.",
                  Need::needed);
    fields.id("more", Kind::counter, limit.more, "A counter of players: so many more.");
    fields.choice(
        "over", limit.over, kOver,
        "Who has more puts cards away at once; or in the own turn only before it ends; or "
        "gets no card at all; or when a step asks for it.");
    fields.choice("put_away", limit.put_away, kAway, "Where these cards go.");
    limit.decks = deck_mask(decks);
    if (!fields.documenting() && decks.empty())
        fields.problem("decks", "is missing", "name the decks");
    check_player_counter(fields, "more", limit.more, draft);
    draft.content.hand_limits.add(std::move(limit));
}

}  // namespace hexholm
