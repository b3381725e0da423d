#include "engine/bots/search/turn_search.h"

#include <algorithm>
#include <bit>

#include "engine/base/check.h"
#include "engine/game/asking/prompt.h"
#include "engine/game/core/play.h"
#include "engine/game/standing/measures.h"

namespace hexholm {
namespace {

constexpr std::int64_t kSure = std::int64_t{1} << 40;  // odds of who has won
constexpr int kMostSettled = 8;                        // to one action
constexpr int kMostChosen = 2;                         // goods of choice that are tried out

bool is_planned(Verb verb) {
    switch (verb) {
        case Verb::build:
        case Verb::buy:
        case Verb::play:
        case Verb::trade_bank:
        case Verb::place:
        case Verb::choose_good:
        case Verb::choose_goods:
        case Verb::choose_tile:
        case Verb::choose_card:
        case Verb::answer:
        case Verb::decline:
        case Verb::move:
        case Verb::act:
        case Verb::build_figure:
        case Verb::choose_way: return true;
        default: return false;
    }
}

// Questions that are answered at once: their many answers would leave no room for what comes after.
bool is_settled_at_once(Verb verb) {
    return verb == Verb::move_pawn || verb == Verb::choose_player || verb == Verb::place_figure ||
           verb == Verb::travel;
}

}  // namespace

TurnSearch::TurnSearch(const Rulebook& book, const JudgeWeights& weights, int budget)
    : book_(book),
      budget_(budget),
      judge_(book, weights),
      shelf_(book.layout(), static_cast<std::size_t>(budget)),
      known_(std::bit_ceil(static_cast<std::size_t>(budget) * 2)) {
    nodes_.reserve(static_cast<std::size_t>(budget));
}

void TurnSearch::begin(const State& state, PlayerId me) {
    HEX_CHECK(has(to_act(book_, state), me));
    State now = state;
    hide_lucky_draws(book_, now);
    me_ = me;
    nodes_.clear();
    ends_.clear();
    std::fill(known_.begin(), known_.end(), 0);
    judge_.look_from(now, me);
    const bool is_end = now.frame_count == 0;
    nodes_.push_back({{book_.kind(Verb::end_turn), me, {-1, -1, -1}, {}}, -1, 0, is_end, 0});
    shelf_.put(0, now);
    is_new(now);
}

Action TurnSearch::best(const State& now, PlayerId me) {
    begin(now, me);
    keep_end(0, judge_.odds(shelf_.get(0)));
    try_rows();
    const TurnRow row = row_of(ends_[0]);
    return row.empty() ? nodes_[0].action : row[0];
}

std::optional<Action> TurnSearch::best_answer(const State& now, PlayerId me) {
    begin(now, me);
    try_rows();
    if (ends_.empty()) return std::nullopt;
    return row_of(ends_[0])[0];
}

TurnRow TurnSearch::row_of(const TurnEnd& end) const {
    TurnRow row;
    for (int at = end.node; nodes_[static_cast<std::size_t>(at)].before >= 0;
         at = nodes_[static_cast<std::size_t>(at)].before)
        row.push_back(nodes_[static_cast<std::size_t>(at)].action);
    std::reverse(row.begin(), row.end());
    return row;
}

void TurnSearch::try_rows() {
    for (int at = 0; at < looked_at() && !is_full(); ++at)
        try_all(at);
    HEX_CHECK(looked_at() <= budget_);
}

void TurnSearch::try_all(int at) {
    if (nodes_[static_cast<std::size_t>(at)].actions == kMostInRow) return;
    const State from = shelf_.get(static_cast<std::size_t>(at));
    if (from.stage == Stage::over || !has(to_act(book_, from), me_)) return;
    legal_actions(book_, from, me_, list_);
    for (const Action& action : list_) {
        if (is_full()) return;
        const Verb verb = book_.verb(action.kind);
        if (!is_tried(at, verb)) continue;
        if (verb == Verb::choose_goods)
            try_goods(from, at, action);
        else if (!is_template(book_, action))
            try_action(from, at, action);
    }
}

// Whether actions of the kind are tried. The question with which a row begins must be answered.
bool TurnSearch::is_tried(int at, Verb verb) const {
    const bool is_asked = at == 0 && !nodes_[0].is_end;
    return is_planned(verb) || (is_asked && is_settled_at_once(verb));
}

// One or two goods of choice; more are seldom, and are chosen by habit.
void TurnSearch::try_goods(const State& from, int at, Action choice) {
    Prompt prompt;
    if (!current_prompt(book_, from, prompt) || prompt.count > kMostChosen) return;
    const auto goods = all_ids<GoodId>(book_.goods());
    for (const GoodId first : goods) {
        for (const GoodId second : goods) {
            if (second < first) continue;
            choice.goods[0] = Bundle::of(first, 1);
            if (prompt.count > 1) choice.goods[0].add(second, 1);
            if (prompt.count == 1 && second != first) continue;
            if (!is_full() && check(book_, from, choice).ok()) try_action(from, at, choice);
        }
    }
}

void TurnSearch::try_action(const State& from, int at, const Action& action) {
    State after = from;
    if (!apply(book_, after, action)) return;
    settle(after);
    if (!is_new(after)) return;
    // The judge asks for all of them, here and in what is tried from here.
    settle_measures(book_, after);
    const int node = looked_at();
    const bool is_end = after.stage == Stage::over || after.frame_count == 0;
    shelf_.put(nodes_.size(), after);
    const Node& before = nodes_[static_cast<std::size_t>(at)];
    const std::int64_t liked = before.liked + liking(action);
    nodes_.push_back({action, at, before.actions + 1, is_end, liked});
    if (is_end) keep_end(node, odds_of(after) + liked);
}

// Ties go to what was found first.
void TurnSearch::keep_end(int node, std::int64_t odds) {
    if (ends_.size() == TurnEnds::capacity()) {
        if (odds <= ends_[ends_.size() - 1].odds) return;
        ends_.pop_back();
    }
    ends_.push_back({node, odds});
    for (std::size_t at = ends_.size() - 1; at > 0 && ends_[at - 1].odds < odds; --at)
        std::swap(ends_[at], ends_[at - 1]);
}

// The answers after which the position is judged best; all that they bring is settled, too.
void TurnSearch::settle(State& state) {
    for (int answers = 0; answers < kMostSettled; ++answers) {
        if (state.stage == Stage::over || state.frame_count == 0) return;
        legal_actions(book_, state, me_, answers_);
        if (answers_.empty() || !is_settled_at_once(book_.verb(answers_[0].kind))) return;
        Action chosen = answers_[0];
        std::int64_t most = -2 * kSure;
        for (const Action& answer : answers_) {
            State after = state;
            if (answers_.size() > 1 && !apply(book_, after, answer)) continue;
            const std::int64_t odds = answers_.size() > 1 ? odds_of(after) : 0;
            if (odds > most) chosen = answer;
            most = std::max(most, odds);
        }
        if (!apply(book_, state, chosen)) return;
    }
}

std::int64_t TurnSearch::odds_of(const State& state) {
    if (state.stage != Stage::over) return judge_.odds(state);
    return is_winner(state, me_) ? kSure : -kSure;
}

std::int64_t TurnSearch::liking(const Action& action) const {
    const ActionKind& kind = book_.content().kinds[action.kind];
    const bool on_corner = kind.verb == Verb::build &&
                           book_.content().pieces[PieceId(kind.subject)].on == PlaceKind::corner;
    return style_.liking(kind.verb, on_corner);
}

bool TurnSearch::is_new(const State& state) {
    HEX_CHECK(nodes_.size() < known_.size());  // a free row ends the search
    const std::uint64_t mark = std::max<std::uint64_t>(digest(state), 1);
    std::size_t at = mark & (known_.size() - 1);
    while (known_[at] != 0 && known_[at] != mark)
        at = (at + 1) & (known_.size() - 1);
    const bool is_new = known_[at] == 0;
    known_[at] = mark;
    return is_new;
}

void hide_lucky_draws(const Rulebook& book, State& state) {
    for (const DeckId deck : book.play_decks()) {
        CardId* const pile = state.deck_cards.data() + book.deck_start(deck);
        std::size_t lucky = 0;
        for (std::size_t at = 0; at < state.deck_size[deck]; ++at)
            if (pile[at].is_some() && book.content().cards[pile[at]].points > 0)
                std::swap(pile[at], pile[lucky++]);
    }
}

}  // namespace hexholm
