#include "src/app/together/mail_games.h"

#include <algorithm>

#include "src/ui/words/language.h"

namespace hexholm::app {

void MailGames::note(const net::Link& server) {
    net::Link plain = server;
    plain.table.clear();
    plain.invitation.clear();
    if (std::ranges::find(servers_.links(), plain) == servers_.links().end()) servers_.note(plain);
}

void MailGames::rest() {
    connection_.reset();
    next_ = 0;
    found_.clear();
    again_ms_ = 0;  // what has been played meanwhile has changed it
}

bool MailGames::step() {
    if (!connection_) ask_next();
    if (!connection_) return false;
    connection_->step();
    if (connection_->is_in() && !has_asked_)
        has_asked_ = connection_->guest().say(net::ListTables{"", "", false, true, 0, false});
    const bool is_late = parts_.now_ms() - begun_ms_ >= kPatience_ms;
    if (!connection_->has_rows() && !connection_->is_refused() && !is_late) return false;
    if (connection_->has_rows()) take_rows();
    connection_.reset();
    if (next_ < servers_.links().size()) return false;
    next_ = 0;
    again_ms_ = parts_.now_ms() + kEvery_ms;
    turns_ = std::exchange(found_, {});
    return true;
}

// Asks the next server, unless the player was never there.
void MailGames::ask_next() {
    if (parts_.now_ms() < again_ms_ || next_ >= servers_.links().size()) return;
    const net::Link link = servers_.links()[next_++];
    const std::string name = Connection::known_name(parts_, link);
    if (name.empty()) return;
    begun_ms_ = parts_.now_ms();
    has_asked_ = false;
    connection_ = std::make_unique<Connection>(parts_, link, name);
}

void MailGames::take_rows() {
    const net::Link& server = connection_->link();
    const auto& rows = connection_->rows();
    for (const net::TableRow& row : rows)
        if (row.is_my_turn)
            found_.push_back({server, ui::tr("{1} ({2})", {row.title, name_of(server)})});
    if (std::ranges::any_of(rows, &net::TableRow::is_mine)) return;
    const auto at = std::ranges::find(servers_.links(), server) - servers_.links().begin();
    servers_.forget(static_cast<std::size_t>(at));
    next_ = std::min(next_, static_cast<std::size_t>(at));
}

}  // namespace hexholm::app
