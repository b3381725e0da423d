#include "engine/game/core/state_rows.h"

#include <algorithm>
#include <array>
#include <limits>
#include <type_traits>

#include "engine/base/check.h"
#include "engine/game/core/value_bounds.h"

namespace hexholm {
namespace {

constexpr std::int64_t kAnyByte = std::numeric_limits<std::uint8_t>::max();
constexpr std::int64_t kAnyWord = std::numeric_limits<std::uint16_t>::max();
constexpr std::int64_t kLeastShort = std::numeric_limits<std::int16_t>::min();
constexpr std::int64_t kMostShort = std::numeric_limits<std::int16_t>::max();

// Gathers the rows; each is told by the address of its first value in a state without anything in it.
class Gatherer {
public:
    explicit Gatherer(const Rulebook& book)
        : book_(book), content_(book.content()), state_(book.layout()) {}

    std::vector<StateRow> gather() {
        add_numbers();
        add_players();
        add_pieces();
        add_offers();
        add_questions();
        add_counters();
        add_figures();
        add_cards();
        add_land();
        add_measures();
        add_fixed();
        for (const StateRow& row : rows_)
            HEX_CHECK(row.at + std::size_t{row.groups - 1} * row.stride +
                          std::size_t{row.count} * row.size <=
                      state_.derived_at);
        std::ranges::stable_sort(rows_, {}, &StateRow::at);
        return std::move(rows_);
    }

private:
    template <class T>
    StateRow& add(std::string_view name, std::string_view what, const T* first, std::size_t count) {
        StateRow& row = rows_.emplace_back();
        row.name = name;
        row.what = what;
        row.size = sizeof(T);
        row.is_signed = std::is_signed_v<T>;
        row.at =
            static_cast<std::uint32_t>(reinterpret_cast<const std::byte*>(first) - state_.data());
        row.count = static_cast<std::uint32_t>(count);
        return row;
    }
    template <class T>
    StateRow& numbers(std::string_view name,
                      std::string_view what,
                      const T* first,
                      std::size_t count,
                      std::int64_t least,
                      std::int64_t most) {
        StateRow& row = add(name, what, first, count);
        row.least = least;
        row.most = most;
        return row;
    }
    template <class T>
    StateRow& number(std::string_view name,
                     std::string_view what,
                     const T& only,
                     std::int64_t most) {
        return numbers(name, what, &only, 1, 0, most);
    }
    template <class IdType>
    StateRow& ids(std::string_view name,
                  std::string_view what,
                  const IdType* first,
                  std::size_t count,
                  std::size_t things,
                  NumberOf names,
                  bool may_be_none = true) {
        StateRow& row = numbers(name, what, first, count, 0, static_cast<std::int64_t>(things) - 1);
        if (may_be_none) row.other = IdType::kNone;
        row.names = names;
        return row;
    }
    StateRow& player(std::string_view name,
                     std::string_view what,
                     const PlayerId& only,
                     bool may_be_none) {
        return ids(name, what, &only, 1, book_.players(), NumberOf::player, may_be_none);
    }
    // Adds a set of seats that people and bots play; bit per seat.
    template <class T>
    StateRow& players(std::string_view name, std::string_view what, const T& only) {
        return number(name, what, only, everybody());
    }
    template <class T>
    void unused(const T* first, std::size_t count) {
        if (count > 0) numbers("unused", "always 0", first, count, 0, 0);
    }
    // A row with a fixed length of which the game uses as many as it has things.
    template <class IdType, class T, std::size_t kCount>
    void table(std::string_view name,
               std::string_view what,
               const FixedTable<IdType, T, kCount>& values,
               std::size_t used,
               NumberOf by,
               std::int64_t most,
               std::int64_t least = 0) {
        if (used > 0) numbers(name, what, values.rows.data(), used, least, most).by = by;
        unused(values.rows.data() + used, kCount - used);
    }
    // The rows that were added since are there so many times.
    void repeat(std::size_t since, std::size_t groups, std::size_t stride) {
        HEX_CHECK(groups > 0 && since <= rows_.size());
        for (std::size_t at = since; at < rows_.size(); ++at) {
            rows_[at].groups = static_cast<std::uint32_t>(groups);
            rows_[at].stride = static_cast<std::uint32_t>(stride);
        }
    }

    std::int64_t everybody() const { return (std::int64_t{1} << book_.players()) - 1; }
    std::int64_t most_copies() const {
        int most = 0;
        for (const Card& card : content_.cards)
            most = std::max(most, card.copies);
        return most;
    }

    void add_numbers() {
        const State& s = state_;
        numbers("random", "the seed, and how often chance was asked; 0 in a view", &s.random.seed,
                2, std::numeric_limits<std::int64_t>::min(),
                std::numeric_limits<std::int64_t>::max());
        number("actions", "actions so far", s.actions, std::numeric_limits<std::uint32_t>::max());
        number("turn", "from 1 on; 0 before the first", s.turn, kAnyWord);
        number("round", "from 1 on; 0 before the first turn", s.round, kAnyWord);
        number("stage", "choosing, set-up, play or over", s.stage, static_cast<int>(Stage::over));
        number("setup_round", "round of the set-up", s.setup_round,
               static_cast<std::int64_t>(content_.setup.size()));
        number("setup_turns", "players who have finished this round", s.setup_turns,
               static_cast<std::int64_t>(book_.players()) - 1);
        player("first", "who began", s.first, false);
        player("active", "whose turn it is", s.active, false);
        player("acting", "who may act in the phase", s.acting, false);
        ids("phase", "part of the turn", &s.phase, 1, content_.phases.size(), NumberOf::phase);
        number("built", "1: something was built in the turn", s.built, 1);
        player("winner", "who has won", s.winner, true);
        players("trade_waiting", "who has not answered the offer", s.trade_waiting);
        number("frame_count", "effects under way", s.frame_count,
               static_cast<std::int64_t>(s.frames.size()));
        number("moved", "pieces that were moved in the turn", s.moved, kAnyByte);
        for (std::size_t die = 0; die < kMaxDice; ++die) {
            add_die("dice", "the last roll", s.dice[die], die);
            add_die("set_dice", "what the next roll shows", s.set_dice[die], die);
        }
        table("bank", "goods in the bank", s.bank, book_.goods(), NumberOf::good, kAnyByte);
        players("open_offers", "whose offer stands", s.open_offers);
        number("last_total", "of the last roll", s.last_total, kAnyByte);
        number("rolls", "in the turn", s.rolls, kAnyByte);
        number("back_to", "1 and the phase that goes on later, or 0", s.back_to,
               static_cast<std::int64_t>(content_.phases.size()));
    }
    void add_die(std::string_view name,
                 std::string_view what,
                 const std::uint8_t& face,
                 std::size_t die) {
        constexpr std::array<std::string_view, kMaxDice> kNames = {"1", "2", "3", "4"};
        number(name, what, face, die < content_.dice.size() ? content_.dice[die].sides : 0).of =
            kNames[die];
    }

    void add_players() {
        const std::size_t since = rows_.size();
        const PlayerState& own = state_.players[PlayerId(0)];
        table("players.goods", "goods in the hand", own.goods, book_.goods(), NumberOf::good,
              kAnyByte);
        number("players.unknown_goods", "goods that a view only counts", own.unknown_goods,
               kAnyWord);
        number("players.cards_played", "in the turn", own.cards_played, kAnyByte);
        number("players.wins_beside", "1: won together with the winner", own.wins_beside, 1);
        table("players.supply", "pieces beside the board", own.supply, content_.pieces.size(),
              NumberOf::piece, kAnyByte);
        number("players.target_less", "points fewer win, as was agreed on", own.target_less,
               kAnyByte);
        unused(own.unused_too.data(), own.unused_too.size());
        repeat(since, book_.owners(), sizeof(PlayerState));
        add_rates("players.rates", PlayerId(0), book_.players(), 1);
        if (book_.owners() > book_.players())
            add_rates("neutrals.rates", PlayerId(book_.players()), book_.owners() - book_.players(),
                      0);
        add_cards_of_players();
    }
    void add_rates(std::string_view name, PlayerId first, std::size_t count, int least) {
        const std::size_t since = rows_.size();
        table(name, "so many for one at the bank", state_.players[first].rates, book_.goods(),
              NumberOf::good, kAnyByte, least);
        repeat(since, count, sizeof(PlayerState));
    }
    void add_cards_of_players() {
        const std::size_t since = rows_.size();
        const PlayerState& own = state_.players[PlayerId(0)];
        if (content_.decks.empty()) return;
        numbers("players.unknown_cards", "cards that a view only counts", own.unknown_cards.data(),
                content_.decks.size(), 0, kMaxDeckCards)
            .by = NumberOf::deck;
        const auto cards = [&](std::string_view name, std::string_view what,
                               const Row<CardId, std::uint8_t>& row) {
            if (!row.empty())
                numbers(name, what, row.data(), row.size(), 0, most_copies()).by = NumberOf::card;
        };
        cards("players.hand", "hidden cards", own.hand);
        cards("players.fresh", "hidden cards of this turn", own.fresh);
        cards("players.open", "cards face up", own.open);
        // The rows of each lie behind those of the one before.
        const auto* const first = reinterpret_cast<const std::byte*>(own.unknown_cards.data());
        const PlayerId next(book_.owners() > 1 ? 1 : 0);
        repeat(since, book_.owners(),
               static_cast<std::size_t>(
                   reinterpret_cast<const std::byte*>(state_.players[next].unknown_cards.data()) -
                   first));
    }

    void add_pieces() {
        const auto spots = [&](std::string_view name, const Spot* first, std::size_t count,
                               PlaceKind on) {
            if (count == 0) return;
            StateRow& row = add(name, "what stands there", first, count);
            row.kind = ValueKind::spot;
            row.on = on;
        };
        spots("corners", state_.corners.data(), state_.corners.size(), PlaceKind::corner);
        spots("edges", state_.edges.data(), state_.edges.size(), PlaceKind::edge);
        if (state_.placed_now.size() == 0) return;
        StateRow& row = add("placed_now", "edges whose pieces came in this turn",
                            state_.placed_now.words(), state_.placed_now.size());
        row.kind = ValueKind::place_set;
        row.most = static_cast<std::int64_t>(state_.edges.size());
    }

    void add_offers() {
        const std::size_t since = rows_.size();
        const Offer& offer = state_.offers[PlayerId(0)];
        bundle("offers.give", "goods that are offered", offer.give);
        bundle("offers.get", "goods that are wanted", offer.get);
        players("offers.asked", "who is asked", offer.asked);
        players("offers.accepted", "who has accepted", offer.accepted);
        number("offers.open", "1: it stands", offer.open, 1);
        unused(offer.unused.data(), offer.unused.size());
        repeat(since, state_.offers.size(), sizeof(Offer));
    }
    void bundle(std::string_view name, std::string_view what, const Bundle& goods) {
        const auto* const first = reinterpret_cast<const std::uint8_t*>(&goods);
        if (book_.goods() > 0)
            numbers(name, what, first, book_.goods(), 0, Bundle::kMaxOfOne).by = NumberOf::good;
        unused(first + book_.goods(), kMaxGoods - book_.goods());
    }

    void add_questions() {
        const std::size_t since = rows_.size();
        const Frame& frame = state_.frames[0];
        ids("frames.effect", "an effect under way", &frame.effect, 1, book_.effect_count(),
            NumberOf::nothing);
        number("frames.step", "its step", frame.step, kAnyByte);
        player("frames.player", "whose effect it is", frame.player, true);
        players("frames.waiting", "who must answer", frame.waiting);
        ids("frames.pawn", "the neutral piece that was moved last", &frame.pawn, 1,
            content_.pawns.size(), NumberOf::pawn);
        numbers("frames.place", "what it is about", &frame.place, 1, kLeastShort, kMostShort);
        numbers("frames.count", "a number for its steps", &frame.count, 1, kLeastShort, kMostShort);
        numbers("frames.second", "what else it is about", &frame.second, 1, kLeastShort,
                kMostShort);
        ids("frames.figure", "the figure that it is about", &frame.figure, 1,
            content_.figures.size(), NumberOf::nothing);
        repeat(since, state_.frames.size(), sizeof(Frame));
        if (!state_.answers.empty())
            numbers("answers", "what was answered in each effect", state_.answers.data(),
                    state_.answers.size(), kLeastShort, kMostShort);
        if (state_.said.empty()) return;
        const std::size_t said = rows_.size();
        bundle("said.goods", "goods that somebody has answered with",
               state_.said[PlayerId(0)].goods);
        numbers("said.value", "what somebody has answered", &state_.said[PlayerId(0)].value, 1, -1,
                kMostShort);
        unused(state_.said[PlayerId(0)].unused.data(), state_.said[PlayerId(0)].unused.size());
        repeat(said, state_.said.size(), sizeof(Said));
    }

    void add_counters() {
        for (const Counter& counter : content_.counters)
            if (const std::size_t cells = cell_count(content_, counter); cells > 0)
                numbers("counters", "a number of a mod", state_.counters.data() + counter.cell,
                        cells, counter.least, counter.most)
                    .of = counter.name;
        for (const ZoneRun& run : content_.zone_runs) {
            const std::int16_t* const size = state_.counters.data() + run.cell;
            const std::string_view name = content_.zones[run.zone].name;
            numbers("zone_size", "cards that lie there", size, 1, 0,
                    static_cast<std::int64_t>(run.room))
                .of = name;
            if (run.room > 0)
                numbers("zone_cards", "1 and the card, from the lowest on; 0: none, or not known",
                        size + 1, run.room, 0, static_cast<std::int64_t>(content_.cards.size()))
                    .of = name;
        }
        if (content_.received_cell != Content::kNotKept)
            numbers("received", "what each player got of each good",
                    state_.counters.data() + content_.received_cell, book_.owners() * book_.goods(),
                    0, kMostShort);
    }

    void add_figures() {
        if (!content_.pawns.empty())
            ids("pawns", "the tile of the neutral piece", state_.pawns.data(), state_.pawns.size(),
                book_.board().tile_count(), NumberOf::nothing)
                .by = NumberOf::pawn;
        if (state_.figures.empty()) return;
        add("figures", "where the figure is", state_.figures.data(), state_.figures.size()).kind =
            ValueKind::figure_place;
    }

    void add_cards() {
        for (const DeckId deck : content_.decks.ids()) {
            const std::size_t first = book_.deck_start(deck);
            const std::size_t next = deck.index() + 1 < content_.decks.size()
                                         ? book_.deck_start(DeckId(deck.index() + 1))
                                         : state_.deck_cards.size();
            const std::string_view name = content_.decks[deck].name;
            numbers("deck_size", "cards in the pile", &state_.deck_size[deck], 1, 0,
                    static_cast<std::int64_t>(next - first))
                .of = name;
            if (next > first)
                ids("deck_cards", "cards of the pile, the top one last",
                    state_.deck_cards.data() + first, next - first, content_.cards.size(),
                    NumberOf::card)
                    .of = name;
        }
        if (!content_.cards.empty())
            numbers("removed", "cards out of the game", state_.removed.data(),
                    state_.removed.size(), 0, most_copies())
                .by = NumberOf::card;
        if (!content_.awards.empty())
            ids("award_holder", "who holds the award", state_.award_holder.data(),
                state_.award_holder.size(), book_.owners(), NumberOf::player)
                .by = NumberOf::award;
    }

    void add_land() {
        const std::size_t tiles = book_.board().tile_count();
        if (!state_.harbours.empty()) {
            ids("harbours", "what lies at the site", state_.harbours.data(), state_.harbours.size(),
                content_.harbours.size(), NumberOf::harbour);
            ids("harbour_edges", "the edge of the site", state_.harbour_edges.data(),
                state_.harbour_edges.size(), book_.board().edge_count(), NumberOf::nothing);
        }
        ids("terrain", "the land of the tile", state_.terrain.data(), tiles,
            content_.terrains.size(), NumberOf::terrain, false);
        numbers("token", "the number on the tile", state_.token.data(), tiles, 0,
                last_token(content_));
        numbers("face_down", "1: nobody knows the tile", state_.face_down.data(), tiles, 0, 1);
    }

    void add_measures() {
        if (state_.measures.empty()) return;
        numbers("measures", "at least and at most so much of what an award measures",
                &state_.measures[0].least, 2 * state_.measures.size(), 0, kAnyByte);
    }

    // Where rows lie, and how long they are.
    void add_fixed() {
        const auto fixed = [&](std::string_view name, const void* first,
                               std::size_t bytes) -> StateRow& {
            StateRow& row = add(name, "how the state is laid out",
                                static_cast<const std::uint8_t*>(first), bytes);
            row.kind = ValueKind::fixed;
            return row;
        };
        fixed("rows", static_cast<const StateRows*>(&state_), sizeof(StateRows));
        const PlayerState& own = state_.players[PlayerId(0)];
        StateRow& row =
            fixed("players.rows", static_cast<const PlayerRows*>(&own), sizeof(PlayerRows));
        row.groups = static_cast<std::uint32_t>(state_.players.size());
        row.stride = sizeof(PlayerState);
    }

    const Rulebook& book_;
    const Content& content_;
    const State state_;
    std::vector<StateRow> rows_;
};

}  // namespace

std::vector<StateRow> state_rows(const Rulebook& book) {
    return Gatherer(book).gather();
}

std::string StateRow::title() const {
    std::string title(name);
    if (!of.empty()) title.append(" of ").append(of);
    return title;
}

}  // namespace hexholm
