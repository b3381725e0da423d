// Shows the game at the players' pace: keeps what is on the table now and what moves on it.
//
// Updates are queued; each is choreographed when its turn comes, its events become true one by one,
// and when it is over the table shown is exactly the view of the state after it.
#pragma once

#include <deque>
#include <vector>

#include "engine/session/session.h"

#include "src/anim/cues/cue.h"
#include "src/anim/show/hearing.h"

namespace hexholm::anim {

class Presenter {
public:
    // The show goes on from what its viewer sees; `book` must outlive the presenter.
    Presenter(const Rulebook& book, const View& start);

    // Queues an update as the present viewer knows it.
    void push(const Update& update);
    // The show goes on by so much; 1 second of it is one at normal speed.
    void advance(double seconds);
    // Everything that is under way or waiting has happened.
    void skip();
    // Shows the table as another viewer sees it, who sees this now. Skips everything first.
    void look_as(const View& view);

    // How many updates wait until the one that is being shown has been shown.
    std::size_t waiting() const { return waiting_.size(); }
    bool busy() const { return under_way_ || !waiting_.empty(); }
    // Something moves, though the game may already go on.
    bool moving() const { return busy() || !cues_.empty(); }
    // How the first player is found is being shown, and nothing that somebody did.
    bool is_opening() const;
    const View& shown() const { return shown_; }
    const std::vector<Cue>& cues() const { return cues_; }
    double now() const { return now_; }
    // The events that became true since the last call, as the viewer may know them.
    std::vector<Event> take_told();
    // The sounds since the last call.
    std::vector<Heard> take_heard();

private:
    void begin_next();
    void finish();
    void apply_until(double time);
    void hear_until(double time);

    const Rulebook& book_;
    View shown_;
    std::deque<Update> waiting_;
    bool under_way_ = false;
    View next_;  // after the update under way
    std::vector<ShownEvent> coming_;
    std::size_t applied_ = 0;
    double end_ = 0;  // of the update under way
    std::vector<Cue> cues_;
    std::vector<Event> told_;
    std::vector<Heard> to_hear_;  // in the order of time
    std::vector<Heard> heard_;
    double now_ = 0;
};

}  // namespace hexholm::anim
