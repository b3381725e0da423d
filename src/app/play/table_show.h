// What is shown of a table: the session and its show, who looks on, and what is told and heard.
#pragma once

#include <array>
#include <deque>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "src/anim/places/looks.h"
#include "src/anim/show/presenter.h"
#include "src/app/play/room_setup.h"
#include "src/app/table/table_talk.h"
#include "src/scene/scene.h"
#include "src/ui/over_board/banner.h"
#include "src/ui/theme/preferences.h"

namespace hexholm::app {

// How much of what has happened is watched.
enum class Pace : std::uint8_t {
    one_by_one,  // one thing; the others wait for the next call
    all,         // one after another
    last,        // of several things only the last one
    at_once      // nothing
};

class TableShow {
public:
    TableShow(RoomSetup setup, std::unique_ptr<Session> session, scene::ModelNames& names);

    const RoomSetup& setup() const { return setup_; }
    Session& session() const { return *session_; }
    const Rulebook& book() const { return session_->rulebook(); }
    const Content& content() const { return book().content(); }
    anim::Presenter& presenter() const { return *presenter_; }
    const View& shown() const { return presenter_->shown(); }
    const State& state() const { return shown().state; }
    PlayerId viewer() const { return shown().viewer; }
    bool busy() const { return presenter_->busy(); }
    bool is_over() const { return state().stage == Stage::over; }
    double clock_s() const { return clock_s_; }
    void advance_clock(double seconds) { clock_s_ += seconds; }

    // Another table takes its place: other rules, or the same game anew. Until begin() nothing is shown.
    void close();
    void reopen(RoomSetup setup, std::unique_ptr<Session> session);
    // The first state is shown, as whoever plays first may see it. False when the session has nothing to show.
    bool begin();
    // The table is shown as this seat sees it from now on; what is still being shown is over.
    void look_as(PlayerId player);
    // Shows what has happened at the session. Returns the last action of it; nullopt when there was
    // nothing.
    std::optional<Action> show_updates(Pace pace);
    // Shows something else from now on, and gives what was shown so far.
    std::unique_ptr<anim::Presenter> show_instead(std::unique_ptr<anim::Presenter> other) {
        return std::exchange(presenter_, std::move(other));
    }

    // How seats look here: in the colours that the player wants to see.
    void wear(const ui::SeatLook& look);
    const ui::SeatLook& look() const { return look_; }
    // Somebody has come or gone since they were worn.
    bool have_seats_changed() const { return worn_seats_ != session_->seats(); }
    const anim::Looks& looks() const { return looks_; }
    const std::vector<Seat>& seats() const { return shown_seats_; }
    const std::vector<Seat>& neutrals() const { return shown_neutrals_; }
    const std::vector<std::uint32_t>& colors() const { return colors_; }
    scene::ModelNames& names() const { return names_; }

    bool sits_here(PlayerId player) const {
        return !setup_.watch && session_->seats()[player.index()].sits_here();
    }
    std::ptrdiff_t humans() const { return humans_; }
    // Whose hand should lie open: the human who must act, else whoever has looked last.
    PlayerId next_viewer() const;
    // Whether there is anything in this hand that the others at the screen must not see.
    bool has_secrets(PlayerId player) const;
    // The player who is called to the screen before anything is shown; none when nobody is.
    PlayerId called() const { return called_; }
    bool is_handed_on() const { return called_.is_some(); }
    void call(PlayerId player) { called_ = player; }

    // Opens or hides all hands of a game that is only watched.
    void lay_open(bool open);
    bool is_open() const { return is_open_; }
    void follow_open_hands();
    // The table with them, as of what was shown when they were followed; null: they do not lie open.
    const State* open_state() const { return is_open_ ? &open_state_ : nullptr; }

    // The log and the faces, as far as the viewer knows; table_log.cpp.
    const std::deque<ui::LogLine>& log() const { return log_; }
    // The events since the last call.
    std::vector<Event> pull_told();
    // The event as people at this screen may read it: when several sit here, secrets of one of them
    // are left out.
    Event as_read(const Event& event) const {
        return humans_ > 1 ? seen_by(event, PlayerId()) : event;
    }
    // The last card that took the place of the dice; none: dice were rolled, or nothing yet.
    CardId turned() const { return turned_; }
    // What led to the table that is shown, where it was not watched: a game that goes on, or another
    // place of a replay.
    void tell_past(std::size_t actions);
    // An action that was taken back, reported once.
    struct Undone {
        PlayerId player;
        ActionKindId kind;
    };
    std::optional<Undone> take_undone() { return std::exchange(undone_, std::nullopt); }
    void tell_undo(const Undone& undone);
    // How the game was ended by those who play, as far as it was told; nothing where it was not.
    const std::optional<Accord>& settled_end() const { return settled_end_; }
    // Updates the faces of the players, who are silent unless `talk` is true. True when a face has
    // changed.
    bool show_faces(bool talk);
    const std::vector<ui::SeatFace>& faces() const { return faces_; }
    // A person at another screen shows what he feels.
    void show_feeling(PlayerId player, ui::Mood mood, std::string_view line) {
        talk_.show(player, mood, line, clock_s_);
    }
    // By seat: why a bot turned down the last offer, if it said so.
    const std::array<Objection, kMaxPlayers>& objections() const { return objections_; }

    void toast(const std::string& text, bool bad = true);
    const std::vector<ui::Toast>& toasts() const { return toasts_; }
    std::vector<ui::Toast>& toasts() { return toasts_; }
    void hear(audio::Sound sound) { heard_.push_back({.sound = sound}); }
    // Passes sounds of the table on to the program, except the calls of bots' turns.
    void pull_heard();
    std::vector<anim::Heard> take_heard() { return std::exchange(heard_, {}); }

private:
    PlayerId viewer_after(PlayerId now) const;
    void tell(const Event& event);
    void tell_of_deal();
    void note_objection(const Update& update);
    bool join_goods(const Event& event);

    RoomSetup setup_;
    std::unique_ptr<Session> session_;
    scene::ModelNames& names_;
    anim::Looks looks_;
    ui::SeatLook look_;
    std::vector<Seat> shown_neutrals_;  // colours that nobody plays
    std::vector<Seat> worn_seats_;      // as the session had them
    std::vector<Seat> shown_seats_;
    std::vector<std::uint32_t> colors_;  // of all of them
    std::unique_ptr<anim::Presenter> presenter_;
    double clock_s_ = 0;
    std::ptrdiff_t humans_ = 0;
    PlayerId called_;
    std::optional<Undone> undone_;
    bool is_open_ = false;
    State open_state_;
    std::deque<ui::LogLine> log_;
    std::vector<Event> past_;  // before the history begins, of a game that is elsewhere
    std::optional<Accord> settled_end_;
    Event last_told_;  // what its last line tells of
    CardId turned_;
    TableTalk talk_;
    std::vector<ui::SeatFace> faces_;
    std::array<Objection, kMaxPlayers> objections_{};
    std::vector<ui::Toast> toasts_;
    std::vector<anim::Heard> heard_;
};

}  // namespace hexholm::app
