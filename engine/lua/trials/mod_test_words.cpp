// What the table of a test says in messages.
#include <algorithm>
#include <vector>

#include "engine/lua/trials/mod_test_table.h"

namespace hexholm {
namespace {

constexpr std::size_t kMostNoted = 8;

std::string player_words(PlayerId player) {
    return "player " + std::to_string(player.index() + 1);
}

std::string spot_words(const Content& content, const Spot& spot) {
    if (spot.empty()) return "empty";
    return content.pieces[spot.piece()].name + " of " + player_words(spot.owner());
}

// "build_road, end_turn": what the actions are called, each once.
std::string kinds_of(const Content& content, const ActionList& actions) {
    std::vector<ActionKindId> kinds;
    std::string text;
    for (const Action& action : actions) {
        if (std::find(kinds.begin(), kinds.end(), action.kind) != kinds.end()) continue;
        kinds.push_back(action.kind);
        text += (text.empty() ? "" : ", ") + content.kinds[action.kind].name;
    }
    return text;
}

}  // namespace

std::string_view reason_name(Reason reason) {
    switch (reason) {
        case Reason::malformed: return "malformed";
        case Reason::game_over: return "game_over";
        case Reason::not_your_turn: return "not_your_turn";
        case Reason::not_now: return "not_now";
        case Reason::cannot_pay: return "cannot_pay";
        case Reason::no_piece_left: return "no_piece_left";
        case Reason::occupied: return "occupied";
        case Reason::too_close: return "too_close";
        case Reason::not_connected: return "not_connected";
        case Reason::wrong_place: return "wrong_place";
        case Reason::forbidden_terrain: return "forbidden_terrain";
        case Reason::nothing_to_upgrade: return "nothing_to_upgrade";
        case Reason::deck_empty: return "deck_empty";
        case Reason::no_such_card: return "no_such_card";
        case Reason::card_too_new: return "card_too_new";
        case Reason::card_limit: return "card_limit";
        case Reason::no_effect: return "no_effect";
        case Reason::bank_empty: return "bank_empty";
        case Reason::same_good: return "same_good";
        case Reason::gift: return "gift";
        case Reason::no_such_offer: return "no_such_offer";
        case Reason::wrong_count: return "wrong_count";
        case Reason::must_move: return "must_move";
        case Reason::spared: return "spared";
        case Reason::nobody_there: return "nobody_there";
        case Reason::trade_is_over: return "trade_is_over";
        case Reason::must_answer: return "must_answer";
        case Reason::used_up: return "used_up";
        case Reason::too_few_cards: return "too_few_cards";
        case Reason::too_little: return "too_little";
        case Reason::not_allowed: return "not_allowed";
        case Reason::hand_full: return "hand_full";
        case Reason::guarded: return "guarded";
        case Reason::held: return "held";
        case Reason::just_placed: return "just_placed";
        case Reason::too_far: return "too_far";
        case Reason::no_room: return "no_room";
        case Reason::forbidden: return "forbidden";
        default: return "";
    }
}

std::optional<Reason> reason_named(std::string_view name) {
    for (int value = 0; value < 256; ++value)
        if (!name.empty() && reason_name(static_cast<Reason>(value)) == name)
            return static_cast<Reason>(value);
    return std::nullopt;
}

std::string TestTable::refusal_words(const Refusal& refusal) const {
    std::string text(refusal_reason(content(), refusal));
    text += " (" + std::string(reason_name(refusal.reason));
    if (refusal.good.is_some()) text += ", " + content().goods[refusal.good].name;
    if (refusal.number != 0 && own_reason(content(), refusal) == nullptr)
        text += ", " + std::to_string(refusal.number);
    return text + ")";
}

std::string TestTable::instead(const Refusal& refusal) {
    const bool is_at_another_point = refusal.reason == Reason::not_now ||
                                     refusal.reason == Reason::must_answer ||
                                     refusal.reason == Reason::not_your_turn;
    if (!is_at_another_point) return "";
    std::string text;
    // A test that fails in here is none that the author asked for.
    const FailureCollector ignoring(nullptr);
    const PlayerMask acting = to_act(book_, state_);
    for (std::size_t seat = 0; seat < book_.players(); ++seat) {
        if (!has(acting, PlayerId(seat))) continue;
        legal_actions(book_, state_, PlayerId(seat), legal_);
        const std::string kinds = kinds_of(content(), legal_);
        if (!kinds.empty())
            text +=
                (text.empty() ? "; now " : ", ") + player_words(PlayerId(seat)) + " may " + kinds;
    }
    return text;
}

void TestTable::note(const TestPlace& place) {
    const auto known = std::find(noted_.begin(), noted_.end(), place);
    if (known != noted_.end()) noted_.erase(known);
    if (noted_.size() == kMostNoted) noted_.erase(noted_.begin());
    noted_.push_back(place);
}

std::string TestTable::describe(const TestPlace& place) const {
    switch (place.kind) {
        case PlaceKind::corner:
            return spot_words(content(), state_.corners[CornerId(place.number)]);
        case PlaceKind::edge: return spot_words(content(), state_.edges[EdgeId(place.number)]);
        default: break;
    }
    const TileId tile(place.number);
    std::string text = content().terrains[state_.terrain[tile]].name;
    if (state_.token[tile] != 0) text += " " + book_.content().token_text(state_.token[tile]);
    if (state_.face_down[tile] != 0) text += " face down";
    for (const PawnId pawn : content().pawns.ids())
        if (state_.pawns[pawn] == tile) text += " with " + content().pawns[pawn].name;
    return text;
}

std::string TestTable::describe_hand(PlayerId player) const {
    std::string text;
    for (const GoodId good : content().goods.ids()) {
        const int count = state_.players[player].goods[good];
        if (count > 0) text += " " + std::to_string(count) + " " + content().goods[good].name;
    }
    return text;
}

std::string TestTable::describe() const {
    std::string text;
    const auto add = [&](const std::string& part) { text += (text.empty() ? "" : "; ") + part; };
    for (const TestPlace& place : noted_)
        add(place.text + ": " + describe(place));
    for (const PlayerId player : all_ids<PlayerId>(book_.players()))
        if (const std::string hand = describe_hand(player); !hand.empty())
            add(player_words(player) + " holds" + hand);
    return text;
}

}  // namespace hexholm
