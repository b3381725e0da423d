#include "src/ui/prompt_text.h"

namespace hexholm::ui {

namespace {

std::string lower(std::string text) {
    if (!text.empty() && text[0] >= 'A' && text[0] <= 'Z')
        text[0] = static_cast<char>(text[0] - 'A' + 'a');
    return text;
}

std::string with_article(const std::string& noun) {
    const bool vowel =
        !noun.empty() && std::string_view("aeiou").find(noun[0]) != std::string::npos;
    return (vowel ? "an " : "a ") + noun;
}

std::string piece_title(const Table& table, int subject) {
    return subject < 0 ? "piece" : lower(table.content().pieces[PieceId(subject)].face.title);
}

std::string pawn_title(const Table& table, int subject) {
    return subject < 0 ? "figure" : lower(table.content().pawns[PawnId(subject)].face.title);
}

std::string cards(int count) {
    return std::to_string(count) + (count == 1 ? " card" : " cards");
}

// What the question wants, after "You" or a name: "place a road".
std::string question(const Table& table, const Prompt& prompt) {
    switch (prompt.op) {
        case Op::place: return "place " + with_article(piece_title(table, prompt.subject));
        case Op::discard: return "give cards back to the bank";
        case Op::move_pawn: return "move the " + pawn_title(table, prompt.subject);
        case Op::steal: return "choose whom to take a card from";
        case Op::take: return "take " + cards(prompt.count) + " from the bank";
        case Op::collect: return "name a good that everybody hands over";
        case Op::choose_start:
            return "choose where the " + pawn_title(table, prompt.subject) + " starts";
        case Op::choose_spiral: return "choose where the numbers begin";
        case Op::exchange:
            return "exchange a card, or keep it: " +
                   table.content().decks[DeckId(prompt.subject)].face.title;
        case Op::pick:
            return "decide: " + lower(pick_title(table.content(), PickId(prompt.subject)));
        default: return "decide";
    }
}

std::string names_of(const Table& table, PlayerMask mask) {
    std::string names;
    for (const PlayerId player : all_ids<PlayerId>(table.seats.size()))
        if (has(mask, player)) names += (names.empty() ? "" : ", ") + table.seat(player).name;
    return names;
}

bool is_one(PlayerMask mask) {
    return (mask & (mask - 1)) == 0;
}

// "place a ... or a ...": all that would do.
std::string rivals_question(const Table& table) {
    std::string text;
    for (const ActionKindId id : table.rivals.kinds) {
        const ActionKind& kind = table.content().kinds[id];
        const bool piece = kind.verb == Verb::place;
        if (!piece && kind.verb != Verb::move_pawn) return "decide";
        const std::string title = piece ? with_article(piece_title(table, kind.subject))
                                        : "the " + pawn_title(table, kind.subject);
        text += (text.empty() ? (piece ? "place " : "move ") : " or ") + title;
    }
    return text;
}

PromptLine asked_line(const Table& table, const Prompt& prompt) {
    const bool own = !table.is_watching() && has(prompt.waiting, table.viewer());
    if (!own) {
        const std::string names = names_of(table, prompt.waiting);
        const std::string verb = is_one(prompt.waiting) ? " must " : " must each ";
        return {names + verb + question(table, prompt), prompt.player, false, ""};
    }
    if (prompt.op == Op::discard) {
        const int count = discard_count(table.book, table.state(), table.viewer());
        return {"Give " + cards(count) + " back to the bank", table.viewer(), true, ""};
    }
    if (prompt.op == Op::pick) {
        const PickId pick(prompt.subject);
        return {pick_title(table.content(), pick), table.viewer(), true,
                table.content().picks[pick].face.help};
    }
    std::string text =
        table.rivals.kinds.empty() ? question(table, prompt) : rivals_question(table);
    text[0] = static_cast<char>(text[0] - 'a' + 'A');
    return {text, table.viewer(), true, ""};
}

// An action that the player has begun: what is missing.
PromptLine draft_line(const Table& table) {
    const Content& content = table.content();
    const std::string title = content.kinds[table.draft.kind].face.title + ": ";
    const PickId pick = picked_now(table);
    if (pick.is_none()) return {title + "choose a place", table.viewer(), true, ""};
    return {title + lower(pick_title(content, pick)), table.viewer(), true,
            content.picks[pick].face.help};
}

PromptLine turn_line(const Table& table) {
    const State& state = table.state();
    const PlayerId acting = state.acting.is_some() ? state.acting : state.active;
    if (acting.is_none()) return {};
    const std::string phase =
        state.phase.is_some() ? table.content().phases[state.phase].face.title : "";
    if (acting != table.viewer()) {
        const bool waits = !table.is_watching() && state.trade_waiting != 0 &&
                           has(state.trade_waiting, table.viewer());
        if (waits) return {table.seat(acting).name + " offers you a trade", acting, true, ""};
        return {table.seat(acting).name + (phase.empty() ? " plays" : ": " + lower(phase)), acting,
                false, ""};
    }
    if (state.trade_waiting != 0)
        return {"Waiting for " + names_of(table, state.trade_waiting), acting, false, ""};
    if (table.can(Verb::roll)) return {"Your turn: roll the dice", acting, true, ""};
    if (table.can(Verb::end_turn)) return {"Your turn: trade, build, or end it", acting, true, ""};
    return {"Your turn" + (phase.empty() ? "" : ": " + phase), acting, true, ""};
}

std::string_view plain_pick(ArgType type) {
    switch (type) {
        case ArgType::tile: return "Choose a tile";
        case ArgType::corner: return "Choose a corner";
        case ArgType::edge: return "Choose an edge";
        case ArgType::player: return "Choose a player";
        case ArgType::good: return "Choose a kind of card";
        default: return "Choose a number";
    }
}

}  // namespace

PickId picked_now(const Table& table) {
    if (table.draft.kind.is_none()) {
        Prompt prompt;
        const bool asked = current_prompt(table.book, table.state(), prompt) &&
                           prompt.op == Op::pick && table.viewer_acts();
        return asked ? PickId(prompt.subject) : PickId();
    }
    const ActionKind& kind = table.content().kinds[table.draft.kind];
    if (kind.verb == Verb::answer) return PickId(kind.subject);
    if (kind.verb != Verb::act) return {};
    const std::vector<PickId>& picks = table.content().deeds[DeedId(kind.subject)].picks;
    return table.draft.chosen.size() < picks.size() ? picks[table.draft.chosen.size()] : PickId();
}

std::string pick_title(const Content& content, PickId pick) {
    const Pick& declared = content.picks[pick];
    return declared.face.title.empty() ? std::string(plain_pick(declared.type))
                                       : declared.face.title;
}

PromptLine prompt_line(const Table& table) {
    const State& state = table.state();
    if (state.winner.is_some())
        return {table.seat(state.winner).name + " has won", state.winner, false, ""};
    if (table.is_over()) return {"Nobody has won", PlayerId(), false, ""};
    if (table.cancellable && table.draft.kind.is_some()) return draft_line(table);
    Prompt prompt;
    if (current_prompt(table.book, state, prompt) && prompt.waiting != 0)
        return asked_line(table, prompt);
    return turn_line(table);
}

std::string refusal_text(const Content& content, const Refusal& refusal) {
    std::string text(reason_text(refusal.reason));
    if (text.empty()) text = "that is not possible now";
    if (text[0] >= 'a' && text[0] <= 'z') text[0] = static_cast<char>(text[0] - 'a' + 'A');
    if (refusal.good.is_some()) {
        const std::string good = content.goods[refusal.good].face.title;
        text += refusal.reason == Reason::cannot_pay && refusal.number > 0
                    ? " (" + std::to_string(refusal.number) + " " + good + " missing)"
                    : " (" + good + ")";
    }
    const bool counts =
        refusal.reason == Reason::too_few_cards || refusal.reason == Reason::too_little;
    if (counts && refusal.number > 0) text += " (" + std::to_string(refusal.number) + " needed)";
    return text + ".";
}

}  // namespace hexholm::ui
