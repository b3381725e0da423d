#include "src/ui/table/prompt_text.h"

#include <algorithm>

#include "src/ui/words/forms.h"
#include "src/ui/words/language.h"

namespace hexholm::ui {

namespace {

std::string lower(std::string_view title) {
    std::string text(title);
    if (!text.empty() && text[0] >= 'A' && text[0] <= 'Z')
        text[0] = static_cast<char>(text[0] - 'A' + 'a');
    return text;
}

// English writes the names of things small inside a sentence; elsewhere they stay as they are.
std::string inside(const Face& face) {
    const std::string_view title = title_of(face);
    return language_code() == "en" ? lower(title) : std::string(title);
}

std::string piece_title(const Table& table, int subject) {
    return subject < 0 ? std::string(tr("a piece"))
                       : in_form(table.content().pieces[PieceId(subject)].face, Form::one);
}

std::string figure_title(const Table& table, int subject) {
    return in_form(table.content().figure_kinds[FigureKindId(subject)].face, Form::one);
}

std::string pawn_title(const Table& table, int subject) {
    return subject < 0 ? std::string(tr("the piece"))
                       : in_form(table.content().pawns[PawnId(subject)].face, Form::only);
}

std::string pick_inside(const Table& table, PickId pick) {
    const std::string title = pick_title(table.content(), pick);
    return language_code() == "en" ? lower(title) : title;
}

std::string ask_question(const Table& table, const Prompt& prompt) {
    const Ask& ask = table.content().asks[prompt.ask];
    if (!ask.face.title.empty()) return std::string(title_of(ask.face));
    if (ask.pick.is_some()) return pick_title(table.content(), ask.pick);
    if (prompt.op == Op::wait) return std::string(tr("Play a card, or pass"));
    if (prompt.op != Op::give) return std::string(tr("Choose one"));
    const int count = discard_count(table.book, table.state(), table.viewer());
    return tr_count(count, "Give {1} card", "Give {1} cards");
}

std::string kept_good(const Table& table, const Prompt& prompt) {
    return inside(table.content().goods[GoodId(prompt.subject)].face);
}

// What the question wants of the viewer.
std::string own_question(const Table& table, const Prompt& prompt) {
    switch (prompt.op) {
        case Op::place: return tr("Place {1}#question", {piece_title(table, prompt.subject)});
        case Op::discard: {
            const int count = discard_count(table.book, table.state(), table.viewer());
            return tr_count(count, "Discard {1} card", "Discard {1} cards");
        }
        case Op::move_pawn:
            return tr("Move {1}#question, a neutral piece", {pawn_title(table, prompt.subject)});
        case Op::steal: return std::string(tr("Choose a player to steal from"));
        case Op::take:
            return tr_count(prompt.count, "Take {1} card from the bank",
                            "Take {1} cards from the bank");
        case Op::collect:
            return std::string(tr("Choose a resource that every other player must give you"));
        case Op::choose_start:
            return tr("Choose where {1} starts", {pawn_title(table, prompt.subject)});
        case Op::choose_spiral: return std::string(tr("Choose where the numbers start"));
        case Op::exchange:
            return tr("Exchange a card, or keep it: {1}",
                      {title_of(table.content().decks[DeckId(prompt.subject)].face)});
        case Op::keep:
            return prompt.count < 0 ? tr("Where is {1} taken from?", {kept_good(table, prompt)})
                                    : tr("Where is {1} stored?", {kept_good(table, prompt)});
        case Op::keep_limit: return std::string(tr("Discard a card: you have too many"));
        case Op::look: return std::string(tr("Look at the cards"));
        case Op::pick: return pick_title(table.content(), PickId(prompt.subject));
        case Op::travel: return tr("Move {1}#question", {figure_title(table, prompt.subject)});
        case Op::place_figure:
            return tr("Place {1}#question", {figure_title(table, prompt.subject)});
        case Op::give:
        case Op::choose:
        case Op::poll:
        case Op::wait: return ask_question(table, prompt);
        default: return std::string(tr("Decide"));
    }
}

// A mod asks whoever picks, as in "Where do you place it?"; to the others it is told what is picked.
std::string_view picking_words(ArgType type) {
    switch (type) {
        case ArgType::tile: return /*tr*/ "{1} is choosing a tile";
        case ArgType::corner: return /*tr*/ "{1} is choosing a corner";
        case ArgType::edge: return /*tr*/ "{1} is choosing an edge";
        case ArgType::player: return /*tr*/ "{1} is choosing a player";
        case ArgType::good: return /*tr*/ "{1} is choosing a kind of card";
        case ArgType::figure: return /*tr*/ "{1} is choosing a piece";
        case ArgType::card: return /*tr*/ "{1} is choosing a card";
        default: return /*tr*/ "{1} is choosing";
    }
}

// The question for players who are asked, as others read it.
std::string others_question(const Table& table, const Prompt& prompt, const std::string& who) {
    switch (prompt.op) {
        case Op::place: return tr("{1} must place {2}", {who, piece_title(table, prompt.subject)});
        case Op::discard: return tr("{1} must discard cards", {who});
        case Op::move_pawn:
            return tr("{1} must move {2}", {who, pawn_title(table, prompt.subject)});
        case Op::steal: return tr("{1} must choose a player to steal from", {who});
        case Op::take:
            return tr_count(prompt.count, "{2} is choosing {1} card from the bank",
                            "{2} is choosing {1} cards from the bank", {who});
        case Op::collect: return tr("{1} must choose a resource to take from everyone", {who});
        case Op::choose_start:
            return tr("{1} must choose where {2} starts", {who, pawn_title(table, prompt.subject)});
        case Op::choose_spiral: return tr("{1} must choose where the numbers start", {who});
        case Op::exchange:
            return tr("{1} may exchange a card: {2}",
                      {who, title_of(table.content().decks[DeckId(prompt.subject)].face)});
        case Op::keep:
            return prompt.count < 0
                       ? tr("{1} must choose where {2} is taken from",
                            {who, kept_good(table, prompt)})
                       : tr("{1} must choose where {2} is stored", {who, kept_good(table, prompt)});
        case Op::keep_limit: return tr("{1} must discard a card", {who});
        case Op::look: return tr("{1} looks at cards", {who});
        case Op::pick:
            return tr(picking_words(table.content().picks[PickId(prompt.subject)].type), {who});
        default: return tr("{1} must decide", {who});
    }
}

std::string names_of(const Table& table, PlayerMask mask) {
    std::string names;
    for (const PlayerId player : all_ids<PlayerId>(table.seats.size()))
        if (has(mask, player)) names += (names.empty() ? "" : ", ") + table.seat(player).name;
    return names;
}

// "Place a ... or a ...": all that would do.
std::string rivals_question(const Table& table) {
    std::string list;
    bool pieces = false;
    bool pawns = false;
    for (const ActionKindId id : table.rivals.kinds) {
        const ActionKind& kind = table.content().kinds[id];
        const bool piece = kind.verb == Verb::place;
        (piece ? pieces : pawns) = true;
        if (!piece && kind.verb != Verb::move_pawn) return std::string(tr("Decide"));
        const std::string title =
            piece ? piece_title(table, kind.subject) : pawn_title(table, kind.subject);
        list = list.empty() ? title : tr("{1} or {2}", {list, title});
    }
    if (pieces && pawns) return std::string(tr("Decide"));
    return pieces ? tr("Place {1}#question", {list})
                  : tr("Move {1}#question, a neutral piece", {list});
}

PlayerId first_of(const Table& table, PlayerMask mask) {
    for (const PlayerId player : all_ids<PlayerId>(table.seats.size()))
        if (has(mask, player)) return player;
    return {};
}

// "You" means nobody where several people look at the same screen.
bool share_screen(const Table& table) {
    return std::ranges::count_if(table.seats, &Seat::sits_here) > 1;
}

// Whether these are asked in the turn of somebody else.
bool is_of_another(const Table& table, PlayerMask asked) {
    const State& state = table.state();
    return state.active.is_some() && !has(asked, state.active) && state.turn > 0;
}

std::string turn_of_another(const Table& table, const std::string& question) {
    return tr("{1}'s turn: {2}", {table.seat(table.state().active).name, question});
}

// In somebody else's turn the question says whose turn it is.
std::string in_turn(const Table& table, const std::string& question) {
    if (!is_of_another(table, mask_of(table.viewer()))) return question;
    if (!share_screen(table)) return turn_of_another(table, question);
    return tr("{1} asks {2}: {3}",
              {table.seat(table.state().active).name, table.seat(table.viewer()).name, question});
}

PromptLine asked_line(const Table& table, const Prompt& prompt) {
    const bool own = !table.is_watching() && has(prompt.waiting, table.viewer());
    if (!own) {
        const std::string told = others_question(table, prompt, names_of(table, prompt.waiting));
        return {is_of_another(table, prompt.waiting) ? turn_of_another(table, told) : told,
                first_of(table, prompt.waiting), false, ""};
    }
    std::string help;
    if (prompt.ask.is_some()) help = help_of(table.content().asks[prompt.ask].face);
    if (prompt.op == Op::pick) help = help_of(table.content().picks[PickId(prompt.subject)].face);
    if (!table.rivals.kinds.empty()) return {rivals_question(table), table.viewer(), true, help};
    return {in_turn(table, own_question(table, prompt)), table.viewer(), true, help};
}

// An action that the player has begun: what is missing.
PromptLine draft_line(const Table& table) {
    const Content& content = table.content();
    const std::string title = kind_title(content, table.draft.kind);
    const PickId pick = picked_now(table);
    const ActionKind& kind = content.kinds[table.draft.kind];
    const std::size_t at = table.draft.chosen.size();
    const bool figure = at < kind.args.size() && kind.args[at] == ArgType::figure;
    if (pick.is_none() && figure)
        return {tr("{1}: choose a piece", {title}), table.viewer(), true, ""};
    if (pick.is_none()) return {tr("{1}: choose a place", {title}), table.viewer(), true, ""};
    return {tr("{1}: {2}", {title, pick_inside(table, pick)}), table.viewer(), true,
            std::string(help_of(content.picks[pick].face))};
}

PromptLine others_turn(const Table& table, PlayerId acting, const Face* phase) {
    const State& state = table.state();
    const std::string& name = table.seat(acting).name;
    const bool waits = !table.is_watching() && state.trade_waiting != 0 &&
                       has(state.trade_waiting, table.viewer());
    if (waits && share_screen(table))
        return {tr("{1} offers {2} a trade", {name, table.seat(table.viewer()).name}),
                table.viewer(), true, ""};
    if (waits) return {tr("{1} offers you a trade", {name}), table.viewer(), true, ""};
    if (phase == nullptr) return {tr("{1}'s turn", {name}), acting, false, ""};
    return {tr("{1}: {2}", {name, inside(*phase)}), acting, false, ""};
}

PromptLine turn_line(const Table& table) {
    const State& state = table.state();
    const PlayerId acting = state.acting.is_some() ? state.acting : state.active;
    if (acting.is_none()) return {};
    const Phase* const declared =
        state.phase.is_some() ? &table.content().phases[state.phase] : nullptr;
    const bool titled = declared != nullptr && !declared->face.title.empty();
    const Face* const phase = titled ? &declared->face : nullptr;
    if (table.is_watching() || acting != table.viewer()) return others_turn(table, acting, phase);
    const auto own = [&](std::string_view text, bool urgent) {
        return PromptLine{std::string(text), acting, urgent, ""};
    };
    if (state.trade_waiting != 0)
        return {tr("Waiting for {1}", {names_of(table, state.trade_waiting)}),
                first_of(table, state.trade_waiting), false, ""};
    if (table.can(Verb::roll))
        return own(table.content().rules.roll_from.is_some() ? tr("Your turn: turn over a card")
                                                             : tr("Your turn: roll the dice"),
                   true);
    // Where players do not trade less may be done, and the phase says what.
    const bool trades = phase == nullptr || (declared->trades && acting == state.active);
    if (trades && table.can(Verb::end_turn))
        return own(table.next_part.is_some() ? tr("Your turn: trade, build, or continue")
                                             : tr("Your turn: trade, build, or end your turn"),
                   true);
    if (phase == nullptr) return own(tr("Your turn"), true);
    const std::string title = tr("Your turn: {1}", {title_of(*phase)});
    return {title, acting, true, trades ? "" : std::string(help_of(*phase))};
}

std::string_view plain_pick(ArgType type) {
    switch (type) {
        case ArgType::tile: return tr("Choose a tile");
        case ArgType::corner: return tr("Choose a corner");
        case ArgType::edge: return tr("Choose an edge");
        case ArgType::player: return tr("Choose a player");
        case ArgType::good: return tr("Choose a kind of card");
        case ArgType::figure: return tr("Choose a piece");
        case ArgType::card: return tr("Choose a card");
        default: return tr("Choose a number");
    }
}

}  // namespace

bool is_asked(const Table& table) {
    Prompt prompt;
    return current_prompt(table.book, table.state(), prompt) && !table.is_watching() &&
           has(prompt.waiting, table.viewer());
}

const Ask* asked_now(const Table& table) {
    Prompt prompt;
    if (!is_asked(table) || !current_prompt(table.book, table.state(), prompt)) return nullptr;
    return prompt.ask.is_some() ? &table.content().asks[prompt.ask] : nullptr;
}

PickId picked_now(const Table& table) {
    if (table.draft.kind.is_none()) {
        Prompt prompt;
        const bool asked = current_prompt(table.book, table.state(), prompt) &&
                           (prompt.op == Op::pick || prompt.op == Op::poll) && table.viewer_acts();
        return asked ? PickId(prompt.subject) : PickId();
    }
    const ActionKind& kind = table.content().kinds[table.draft.kind];
    if (kind.verb == Verb::answer) return PickId(kind.subject);
    if (kind.verb != Verb::act) return {};
    const std::vector<PickId>& picks = table.content().mod_actions[ModActionId(kind.subject)].picks;
    return table.draft.chosen.size() < picks.size() ? picks[table.draft.chosen.size()] : PickId();
}

std::string pick_title(const Content& content, PickId pick) {
    const Pick& declared = content.picks[pick];
    return std::string(declared.face.title.empty() ? plain_pick(declared.type)
                                                   : title_of(declared.face));
}

std::string kind_title(const Content& content, ActionKindId id) {
    const ActionKind& kind = content.kinds[id];
    switch (kind.verb) {
        case Verb::build:
            return tr("Build {1}", {inside(content.pieces[PieceId(kind.subject)].face)});
        case Verb::place:
            return tr("Place {1}", {inside(content.pieces[PieceId(kind.subject)].face)});
        case Verb::build_figure:
            return tr("Build {1}", {inside(content.figure_kinds[FigureKindId(kind.subject)].face)});
        case Verb::place_figure:
            return tr("Place {1}", {inside(content.figure_kinds[FigureKindId(kind.subject)].face)});
        case Verb::travel:
            return tr("Move {1}", {inside(content.figure_kinds[FigureKindId(kind.subject)].face)});
        case Verb::load:
            return tr("Load {1}", {inside(content.figure_kinds[FigureKindId(kind.subject)].face)});
        case Verb::unload:
            return tr("Unload {1}",
                      {inside(content.figure_kinds[FigureKindId(kind.subject)].face)});
        case Verb::buy: return tr("Buy {1}", {inside(content.decks[DeckId(kind.subject)].face)});
        case Verb::play:
            return tr("Play {1}", {title_of(content.cards[CardId(kind.subject)].face)});
        case Verb::reveal:
            return tr("Show {1}", {title_of(content.cards[CardId(kind.subject)].face)});
        case Verb::move:
            return tr("Move {1}", {inside(content.pieces[PieceId(kind.subject)].face)});
        case Verb::move_pawn:
            return tr("Move the {1}", {inside(content.pawns[PawnId(kind.subject)].face)});
        default: return std::string(title_of(kind.face));
    }
}

// The names of all winners.
static std::vector<std::string> names_of_winners(const Table& table) {
    std::vector<std::string> names;
    for (const PlayerId player : all_ids<PlayerId>(table.seats.size()))
        if (is_winner(table.state(), player)) names.emplace_back(table.seat(player).name);
    return names;
}

static bool is_called_off(const Table& table) {
    return table.settled_end && table.settled_end->kind == AccordKind::called_off;
}

std::string victory_text(const Table& table) {
    const std::vector<std::string> names = names_of_winners(table);
    if (is_called_off(table)) return std::string(tr("Called off"));
    if (names.empty()) return std::string(tr("Nobody has won"));
    return names.size() == 1 ? tr("{1} wins!", {names[0]}) : tr("{1} win!", {tr_list(names)});
}

PromptLine prompt_line(const Table& table) {
    const State& state = table.state();
    const std::vector<std::string> winners = names_of_winners(table);
    if (winners.size() > 1)
        return {tr("{1} have won", {tr_list(winners)}), state.winner, false, ""};
    if (state.winner.is_some())
        return {tr("{1} has won", {table.seat(state.winner).name}), state.winner, false, ""};
    if (table.is_over())
        return {std::string(is_called_off(table) ? tr("The game was called off")
                                                 : tr("Nobody has won")),
                PlayerId(), false, ""};
    if (table.cancellable && table.draft.kind.is_some()) return draft_line(table);
    if (table.cancellable && !table.rivals.kinds.empty())
        return {std::string(tr("What do you build here?")), table.viewer(), true, ""};
    // The first question waits behind the show of how the first player is found.
    if (table.opening) return {std::string(tr("Who begins?")), PlayerId(), false, ""};
    Prompt prompt;
    if (current_prompt(table.book, state, prompt) && prompt.waiting != 0)
        return asked_line(table, prompt);
    return turn_line(table);
}

}  // namespace hexholm::ui
