#include "src/app/play/play_mode.h"

#include <algorithm>

#include "src/app/play/vote_words.h"

namespace hexholm::app {

std::optional<ui::EndsModel> PlayMode::ends() const {
    const bool is_possible = show().session().full() != nullptr && !show().is_over();
    const PlayerId who = show().viewer();
    if (!is_possible || who.is_none() || !show().sits_here(who)) return std::nullopt;
    ui::EndsModel model = ends_model(show(), council_.voters());
    if (show().humans() > 1) model.who = show().seats()[who.index()].name;
    return model;
}

void PlayMode::wish_end(const net::Vote& vote) {
    answer(show().viewer(), vote);
}

void PlayMode::answer(PlayerId seat, const net::Vote& vote) {
    council_.vote(seat, vote);
}

std::vector<net::VoteTold> PlayMode::open_votes() const {
    return council_.open();
}

bool PlayMode::may_vote(std::size_t /*seat*/) const {
    return true;
}

bool PlayMode::votes_here(std::size_t seat) const {
    return show().sits_here(PlayerId(seat));
}

void PlayMode::step() {
    council_.step();
    for (const net::VoteTold& decided : council_.take_decided())
        tell_decided(decided);
    hear_wishes();
}

// Whoever is asked hears it, wherever he looks.
void PlayMode::hear_wishes() {
    const std::vector<net::VoteTold> open = open_votes();
    if (open.size() > wishes_heard_ && open.back().by >= 0 &&
        !votes_here(static_cast<std::size_t>(open.back().by)))
        show().hear(audio::Sound::asked);
    wishes_heard_ = open.size();
}

void PlayMode::tell_decided(const net::VoteTold& vote) {
    show().toast(decided_words(vote, show().seats()), false);
}

void PlayMode::draw(ui::Desk& desk, const ui::DrawnGame& drawn, RoomWish& /*wish*/) {
    const std::vector<net::VoteTold> open = open_votes();
    if (open.empty() || show().is_handed_on()) return;
    const Voters voters = {[this](std::size_t seat) { return may_vote(seat); },
                           [this](std::size_t seat) { return votes_here(seat); }};
    std::vector<ui::ShownVote> shown;
    for (const net::VoteTold& vote : open)
        shown.push_back(shown_vote(vote, show().seats(), voters));
    const auto said = ui::draw_votes(desk, drawn.layout, shown, strips());
    if (!said) return;
    const net::VoteTold& vote = open[said->vote];
    answer(PlayerId(said->seat), {vote.kind, said->yes, vote.seat, vote.target});
}

}  // namespace hexholm::app
