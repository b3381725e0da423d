#include "src/app/play/game_room.h"

#include <algorithm>

#include "src/anim/places/stands.h"
#include "src/anim/stage/stage.h"
#include "src/app/saves/saved_games.h"
#include "src/app/table/place_hints.h"
#include "src/scene/decor.h"
#include "src/ui/table/prompt_text.h"
#include "src/ui/words/language.h"

namespace hexholm::app {

static constexpr double kToast_s = 3.6;

// How long a bot seems to think after everything else has come to rest.
static double bot_pause_s(ui::Speed speed) {
    switch (speed) {
        case ui::Speed::slow: return 0.9;
        case ui::Speed::normal: return 0.3;
        case ui::Speed::fast: return 0.12;
        default: return 0;
    }
}

SessionSetup table_of(const RoomSetup& setup) {
    SessionSetup table;
    table.content = setup.content;
    table.seed = setup.seed;
    table.seats = setup.seats;
    table.journal_path = setup.journal_path;
    table.bot_pause_ms = 0;  // the room paces the bots: it knows what is still being shown
    return table;
}

Result<std::unique_ptr<Session>> session_for(const RoomSetup& setup) {
    if (setup.lesson) {
        auto table = LessonTable::open(table_of(setup), setup.lesson, setup.lesson_step);
        if (!table) return table.problem();
        return std::unique_ptr<Session>(std::move(table.value()));
    }
    if (!setup.replay.empty()) {
        auto replay = Replay::open(table_of(setup), setup.replay);
        if (!replay) return replay.problem();
        return std::unique_ptr<Session>(std::move(replay.value()));
    }
    return setup.played.empty() ? Session::start(table_of(setup))
                                : Session::resume(table_of(setup), setup.played);
}

Result<std::unique_ptr<GameRoom>> GameRoom::open(RoomSetup setup,
                                                 scene::ModelNames& names,
                                                 scene::Viewport viewport) {
    Result<std::unique_ptr<Session>> session = session_for(setup);
    if (!session) return session.problem();
    auto room = std::unique_ptr<GameRoom>(
        new GameRoom(std::move(setup), std::move(session.value()), names, viewport));
    return room;
}

GameRoom::GameRoom(RoomSetup setup,
                   std::unique_ptr<Session> session,
                   scene::ModelNames& names,
                   scene::Viewport viewport)
    : setup_(std::move(setup)),
      session_(std::move(session)),
      names_(names),
      looks_(anim::find_looks(session_->rulebook().content(), names, "")) {
    wear(look_);
    replay_ = dynamic_cast<Replay*>(session_.get());
    lesson_ = dynamic_cast<LessonTable*>(session_.get());
    lesson_seen_ = setup_.lesson_step;
    Update first;
    session_->let_bots_act(false);
    if (session_->poll(0, first)) begin(first);
    resize(viewport);
    if (replay_ != nullptr && replay_->problem()) toast(ui::told(*replay_->problem()));
}

// What the first state already holds is not shown again; only how the first player was found.
static Update opening_of(const Update& first) {
    Update opening = first;
    opening.events.clear();
    for (const Event& event : first.events)
        if (event.kind == EventKind::rolled || event.kind == EventKind::first_player)
            opening.events.push_back(event);
    return opening;
}

// Seats keep the colours of their game; only what is seen of them changes.
void GameRoom::wear(const ui::SeatLook& look) {
    if (look.piece_set != look_.piece_set)
        looks_ = anim::find_looks(content(), names_, look.piece_set);
    look_ = look;
    shown_seats_ = setup_.seats;
    shown_neutrals_.clear();
    // Colours that nobody plays are owners, too.
    for (const Neutral& neutral : setup_.content->neutrals) {
        Seat& shown = shown_neutrals_.emplace_back();
        shown.name = ui::tr_of(neutral.face.title_mod, neutral.face.title);
        shown.color = neutral.face.color;
    }
    std::vector<std::uint32_t> colors;
    for (const Seat& seat : shown_seats_)
        colors.push_back(seat.color);
    for (const Seat& neutral : shown_neutrals_)
        colors.push_back(neutral.color);
    colors_ = ui::shown_colors(colors, look.palette);
    for (std::size_t at = 0; at < shown_seats_.size(); ++at)
        shown_seats_[at].color = colors_[at];
}

void GameRoom::begin(const Update& first) {
    presenter_ = std::make_unique<anim::Presenter>(session_->rulebook(), first.after, PlayerId());
    const PlayerId viewer = next_viewer();
    const auto seats = all_ids<PlayerId>(setup_.seats.size());
    humans_ = std::count_if(seats.begin(), seats.end(),
                            [this](PlayerId player) { return is_human(player); });
    if (humans_ > 1 && viewer.is_some())
        handing_to_ = viewer;
    else
        presenter_->look_as(viewer);
    presenter_->push(opening_of(first));
    if (!setup_.played.empty()) tell_past(session_->played().size());
    if (setup_.lesson_step > 0) tell_past(session_->state().actions);
    if (replay_ != nullptr) marks_ = ui::marks_of(*session_);
}

bool GameRoom::is_human(PlayerId player) const {
    return !setup_.watch && setup_.seats[player.index()].is_human();
}

// Whose hand should lie open: the human who must act, else whoever has looked last.
PlayerId GameRoom::next_viewer() const {
    const PlayerMask acting = session_->to_act();
    const PlayerId now = presenter_->shown().viewer;
    if (now.is_some() && has(acting, now)) return now;
    PlayerId some = now;
    for (const PlayerId player : all_ids<PlayerId>(setup_.seats.size())) {
        if (!is_human(player)) continue;
        if (has(acting, player)) return player;
        if (some.is_none()) some = player;
    }
    return some;
}

void GameRoom::toast(const std::string& text, bool bad) {
    if (!toasts_.empty() && toasts_.back().text == text) toasts_.pop_back();
    if (toasts_.size() > 3) toasts_.erase(toasts_.begin());
    toasts_.push_back({text, clock_s_ + kToast_s, bad});
    if (bad) hear(audio::Sound::refused);
}

void GameRoom::step(double seconds, const ui::Preferences& preferences) {
    clock_s_ += seconds;
    hides_hands_ = preferences.hide_hands;
    wants_hints_ = preferences.hints && lesson_ == nullptr;
    if (preferences.seats != look_) wear(preferences.seats);
    camera_.set_speed(static_cast<float>(preferences.camera_percent) / 100);
    camera_.step(seconds);
    if (looks_back()) return;
    poll(preferences);
    if (preferences.speed == ui::Speed::instant)
        presenter_->skip();
    else if (!show_waits_)
        presenter_->advance(seconds * ui::speed_factor(preferences.speed) * replay_rate());
    pull_told();
    take_troubles();
    step_lesson();
    watch_seats(preferences);
    watch_hands(preferences);
    if (stale_ && !presenter_->busy()) refresh();
    follow(preferences);
    if (preferences.decline_unpayable) decline_unpayable();
    take_back_refused_offer();
    watch_counter_offer();
    show_faces(preferences);
    watch_turn_limit(preferences.turn_limit_s);
    pull_heard();
    // A game whose end is not on the disk is not finished there.
    if (is_over() && !presenter_->busy() && !marked_finished_ && setup_.replay.empty() &&
        !session_->journal_problem()) {
        mark_finished(session_->journal_path());
        ended_ = lesson_ == nullptr;
        marked_finished_ = true;
    }
}

// Who only says no to an offer needs no pause for effect.
static bool is_answer(const Content& content, const Action& action) {
    if (action.kind.is_none()) return false;
    const Verb verb = content.kinds[action.kind].verb;
    return verb == Verb::accept_trade || verb == Verb::reject_trade;
}

void GameRoom::poll(const ui::Preferences& preferences) {
    if (presenter_->busy() && !only_answered_)
        bots_from_s_ = clock_s_ + bot_pause_s(preferences.speed) / replay_rate();
    const bool allowed = !presenter_->busy() && handing_to_.is_none() && troubles_.empty() &&
                         !paused_ && clock_s_ >= bots_from_s_;
    session_->let_bots_act(allowed);
    if (allowed && replay_ != nullptr && replay_plays_) replay_->advance();
    Update update;
    while (session_->poll(static_cast<std::int64_t>(clock_s_ * 1000), update)) {
        presenter_->push(update);
        only_answered_ = is_answer(content(), update.action);
        stale_ = true;
        if (preferences.speed != ui::Speed::instant) break;
    }
    journal_problem_ = session_->journal_problem();
    if (const auto notice = session_->take_journal_notice()) toast(ui::told(*notice));
}

// An offer that the viewer could not pay is no question worth an interruption.
void GameRoom::decline_unpayable() {
    if (presenter_->busy() || handing_to_.is_some()) return;
    Action reject;
    if (table().can(Verb::reject_trade, &reject) && !table().can(Verb::accept_trade))
        submit({reject});
}

// What has been told once is not told again when the game went on without being asked.
void GameRoom::take_troubles() {
    while (std::optional<ModTrouble> trouble = session_->take_trouble()) {
        const bool asks = trouble->action.kind.is_some() && setup_.replay.empty();
        bool is_new = !trouble->stuck.empty();
        for (const HookFailure& failure : trouble->failures) {
            const bool known = std::find(known_failures_.begin(), known_failures_.end(), failure) !=
                               known_failures_.end();
            if (!known) known_failures_.push_back(failure);
            is_new |= !known;
        }
        if (!asks) trouble->action = Action();
        if (asks || is_new) troubles_.push_back(std::move(*trouble));
    }
}

// Turns of bots are not called out. A question is, once, when it is not the viewer's turn anyway.
void GameRoom::pull_heard() {
    for (const anim::Heard& one : presenter_->take_heard()) {
        const bool call = one.sound == audio::Sound::turn;
        if (!call || is_human(one.player)) heard_.push_back(one);
    }
    const PlayerId viewer = presenter_->shown().viewer;
    if (stale_ || viewer.is_none()) return;
    const bool asked = has(to_act_, viewer) && presenter_->shown().state.active != viewer &&
                       presenter_->shown().state.turn > 0;
    if (asked && !was_asked_)
        hear(table().can(Verb::accept_trade) ? audio::Sound::offer : audio::Sound::asked);
    was_asked_ = asked;
}

// With several humans at one screen the next one is called before his hand is shown.
void GameRoom::watch_seats(const ui::Preferences& preferences) {
    if (presenter_->busy() || handing_to_.is_some()) return;
    const PlayerId next = next_viewer();
    if (next == presenter_->shown().viewer) return;
    stale_ = true;
    if (preferences.hide_hands && presenter_->shown().viewer.is_some() && has_secrets(next))
        handing_to_ = next;
    else
        show_to(next);
}

// Whether there is anything in this hand that the others at the screen must not see.
bool GameRoom::has_secrets(PlayerId player) const {
    const Rulebook& book = session_->rulebook();
    const State& state = session_->state();
    const bool goods = std::ranges::any_of(content().goods.ids(), [&](GoodId good) {
        return !content().goods[good].is_public && state.players[player].goods[good] > 0;
    });
    return goods || cards_held(book, state, player) > 0;
}

// Nothing of what the last player was about to do is left over for the next one.
void GameRoom::show_to(PlayerId player) {
    presenter_->look_as(player);
    handing_to_ = PlayerId();
    memory_ = ui::TableMemory();
    counter_stands_ = false;
    stale_ = true;
}

void GameRoom::refresh() {
    stale_ = false;
    const PlayerId viewer = presenter_->shown().viewer;
    to_act_ = session_->to_act();
    undo_offer_ = session_->can_undo(undoer());
    legal_.clear();
    refusals_.assign(content().kinds.size(), Refusal{Reason::not_your_turn, {}, 0});
    if (viewer.is_some() && replay_ == nullptr) {
        session_->legal(viewer, legal_);
        for (const ActionKindId kind : content().kinds.ids())
            refusals_[kind.index()] = session_->why_not(viewer, kind);
    }
    show_answers();
    draft_ = {};
    begun_by_player_ = false;
    refresh_draft();
    // The cards would lie over the places or the dialog of a question.
    if (memory_.dialog == ui::Dialog::cards && !choices_.empty()) memory_.dialog = ui::Dialog::none;
}

// When somebody accepts the viewer's offer he is told, even if he has closed the dialog.
void GameRoom::show_answers() {
    const State& state = presenter_->shown().state;
    const PlayerId viewer = presenter_->shown().viewer;
    if (viewer.is_none() || viewer != state.active || state.trade_waiting != 0) return;
    const Offer& own = state.offers[viewer];
    if (own.open != 0 && own.accepted != 0) memory_.dialog = ui::Dialog::trade;
}

// What the draft can be continued with. A question that is no place on the board is begun at once.
void GameRoom::refresh_draft() {
    Prompt prompt;
    const State& state = presenter_->shown().state;
    const bool asked = current_prompt(session_->rulebook(), state, prompt) &&
                       presenter_->shown().viewer.is_some() &&
                       has(prompt.waiting, presenter_->shown().viewer);
    if (asked && draft_.is_empty())
        for (const Action& action : legal_) {
            const ActionKind& kind = content().kinds[action.kind];
            if (input::is_stepwise(kind) && !input::begins_with_place(kind)) {
                draft_.kind = action.kind;
                break;
            }
        }
    if (draft_.is_empty()) rivals_ = asked ? input::rivals_of(content(), legal_) : input::Rivals();
    if (asked && draft_.is_empty()) draft_.kind = meant_rival();
    const bool open = asked || draft_.kind.is_some();
    choices_ = open ? input::choices_of(content(), legal_, draft_) : input::Choices();
    targets_ = input::targets_at(session_->rulebook(), state, choices_.places);
    hints_ = place_hints(session_->rulebook(), state, targets_);
    for (input::Target& target : targets_)
        move_target(target);
    hovered_ = kNoTarget;
    cursor_by_keys_ = false;
    find_idle_figures(open);
    choose_only_figure();
}

// Figures that the viewer may set in motion by a click on them.
void GameRoom::find_idle_figures(bool busy) {
    std::vector<input::Place> figures;
    for (const Action& action : legal_) {
        if (busy || content().kinds[action.kind].verb != Verb::travel) continue;
        const input::Place figure = {PlaceKind::none, action.args[0], true};
        if (std::find(figures.begin(), figures.end(), figure) == figures.end())
            figures.push_back(figure);
    }
    idle_figures_ = input::targets_at(session_->rulebook(), presenter_->shown().state, figures);
}

// Where only one could be meant nobody is asked which.
void GameRoom::choose_only_figure() {
    if (targets_.size() != 1 || !targets_[0].place.is_figure || !choices_.asks_nothing()) return;
    const input::Step step = input::choose(content(), legal_, draft_, targets_[0].place);
    if (step.done) return;
    draft_ = step.next;
    refresh_draft();
}

// A piece is pointed at where it stands or would stand, which need not be in the middle of an edge.
void GameRoom::move_target(input::Target& target) const {
    if (target.place.kind != PlaceKind::edge) return;
    const input::Step step = input::choose(content(), legal_, draft_, target.place);
    const ActionKind& kind = content().kinds[step.done ? step.done->kind : step.next.kind];
    if (kind.verb != Verb::build && kind.verb != Verb::place && kind.verb != Verb::move) return;
    const State& state = presenter_->shown().state;
    target.position =
        anim::stand_of(session_->rulebook(), state, PieceId(kind.subject), target.place.index)
            .position;
}

// What the player chose last, or the first one where a place would do for several.
ActionKindId GameRoom::meant_rival() const {
    const std::vector<ActionKindId>& kinds = rivals_.kinds;
    if (std::find(kinds.begin(), kinds.end(), preferred_) != kinds.end()) return preferred_;
    return rivals_.share_places ? kinds.front() : ActionKindId();
}

bool GameRoom::moving() const {
    return presenter_->moving() || camera_.moving() || camera_.dragging() || panels_changed_;
}

bool GameRoom::waits_for_bot() const {
    if (handing_to_.is_some() || is_over()) return false;
    if (replay_ != nullptr) return replay_plays_ && replay_->position() < replay_->length();
    const PlayerMask acting = session_->to_act();
    for (const PlayerId player : all_ids<PlayerId>(setup_.seats.size()))
        if (has(acting, player) && !setup_.seats[player.index()].is_human()) return true;
    return false;
}

}  // namespace hexholm::app
