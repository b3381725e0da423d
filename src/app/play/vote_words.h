// Votes of a table, here or at a server, in words for whoever sits at this screen.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "src/app/play/table_show.h"
#include "src/net/protocol/lobby.h"
#include "src/ui/dialogs/ends_dialog.h"
#include "src/ui/dialogs/vote_panel.h"

namespace hexholm::app {

// `may_vote`: whose answer counts; `sits_here`: who answers at this screen.
struct Voters {
    std::function<bool(std::size_t seat)> may_vote;
    std::function<bool(std::size_t seat)> sits_here;
};
ui::ShownVote shown_vote(const net::VoteTold& vote,
                         const std::vector<Seat>& seats,
                         const Voters& voters);
// "It stays as it is: too few are for ending the game now."
std::string decided_words(const net::VoteTold& vote, const std::vector<Seat>& seats);
// The wishes that are possible at this table, for one of so many voters.
ui::EndsModel ends_model(const TableShow& show, int voters);
// The vote of an act; nullopt when nothing is wished.
std::optional<net::Vote> vote_of(ui::EndsAct act, const ui::EndsForm& form);

}  // namespace hexholm::app
