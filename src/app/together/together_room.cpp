#include "src/app/together/together_room.h"

#include <utility>

#include "src/app/together/table_words.h"
#include "src/app/together/together_mode.h"
#include "src/ui/parts/text_box.h"
#include "src/ui/words/language.h"

namespace hexholm::app {

TogetherRoom::TogetherRoom(const Catalogue& catalogue,
                           ConnectionParts parts,
                           OwnHostParts host,
                           const std::string& used)
    : catalogue_(catalogue),
      parts_(std::move(parts)),
      used_(used),
      mail_(parts_, used + "-by-mail"),
      host_(std::move(host)) {}

bool TogetherRoom::step_title() {
    return !connection_ && mail_.step();
}

void TogetherRoom::open() {
    page_ = Page::join;
    host_.look_around();
}

bool TogetherRoom::take_news() {
    const bool has_news = std::exchange(has_news_, false);
    return (connection_ && connection_->take_change()) || has_news;
}

Status TogetherRoom::join(const std::string& text) {
    const Result<net::Link> link = net::read_link(text);
    if (!link) return link.problem();
    disconnect();
    link_ = link.value();
    name_ = Connection::known_name(parts_, link_);
    if (!name_.empty()) {
        connect(name_);
    } else {
        page_ = Page::name;
        name_ = name_elsewhere();
    }
    return Done{};
}

// Most people have one name, wherever they play; and a server that has moved is found again under it.
std::string TogetherRoom::name_elsewhere() const {
    for (const net::Link& link : used_.links())
        if (std::string name = Connection::known_name(parts_, link); !name.empty()) return name;
    return "";
}

void TogetherRoom::try_link(const std::string& text) {
    const Status joined = join(text);
    if (!joined) problem_ = ui::told(joined.problem());
}

void TogetherRoom::connect(const std::string& name) {
    mail_.rest();
    connection_ = std::make_unique<Connection>(parts_, link_, name);
    page_ = Page::server;
    has_listed_ = false;
    used_.note(link_);
}

void TogetherRoom::disconnect() {
    connection_.reset();
    is_at_own_host_ = false;
    game_table_.clear();
    problem_.clear();
    page_ = Page::join;
}

void TogetherRoom::step() {
    step_host();
    if (!connection_) return;
    connection_->listen(listens_);
    connection_->step();
    see_end_of_visit();
    const bool is_in_lobby = connection_->is_in() && !connection_->table();
    if (is_in_lobby && connection_->guest().standing() == net::Standing::here && !has_listed_) {
        has_listed_ = true;
        connection_->list_tables();
    }
    if (!connection_->table()) return;
    has_listed_ = false;
    const net::TableTold& table = *connection_->table();
    if (table.mine != net::kNoSeat && table.terms.clock.kind == net::ClockKind::mail)
        mail_.note(link_);
}

// Whom the server does not take he asks for another name, or is told on the page for links.
void TogetherRoom::see_end_of_visit() {
    if (const auto left = connection_->take_left(); left && *left != net::Denial::none)
        problem_ = denial_words(*left);
    if (!connection_->is_refused() || !game_table_.empty()) return;
    const net::Denial why =
        connection_->guest().refusal() ? connection_->guest().refusal()->code : net::Denial::none;
    const std::string words = connection_->line_problem();
    const net::Link link = link_;
    disconnect();
    link_ = link;
    problem_ = words;
    if (why == net::Denial::bad_name || why == net::Denial::bad_token) page_ = Page::name;
}

TogetherAnswer TogetherRoom::draw(ui::Desk& desk, const GameText* planned) {
    TogetherAnswer answer;
    if (page_ == Page::join) {
        draw_join(desk, answer);
    } else if (page_ == Page::name) {
        draw_name(desk);
    } else if (page_ == Page::host) {
        draw_host(desk);
    } else if (!connection_->is_in()) {
        const std::string problem = connection_->line_problem();
        const std::string_view words =
            problem.empty() ? ui::tr("Connecting to the server ...") : ui::tr("Trying again ...");
        if (ui::draw_connecting(desk, name_of(link_), words, problem)) disconnect();
    } else if (!connection_->table()) {
        draw_lobby(desk, planned, answer);
    } else if (asks_for_mods()) {
        draw_fetch(desk);
    } else if (connection_->table()->state == net::TableState::waiting) {
        draw_waiting(desk);
    } else if (ui::draw_connecting(desk, connection_->table()->terms.title,
                                   sees_it_afterwards()
                                       ? std::string(ui::tr("You can watch it when it is over ..."))
                                       : loading_words(connection_->rules()),
                                   connection_->rules_problem())) {
        connection_->leave();
    }
    return answer;
}

bool TogetherRoom::sees_it_afterwards() const {
    const net::TableTold& table = *connection_->table();
    const bool is_running =
        table.state == net::TableState::playing || table.state == net::TableState::asleep;
    return is_running && table.mine == net::kNoSeat &&
           table.terms.onlooking == net::Onlooking::afterwards;
}

TogetherAnswer TogetherRoom::go_back() {
    TogetherAnswer answer;
    if (asks_about_others_)
        asks_about_others_ = false;
    else if (page_ == Page::join)
        answer.back = true;
    else if (page_ == Page::server && connection_->table())
        connection_->leave();
    else
        disconnect();
    return answer;
}

void TogetherRoom::enter() {
    if (page_ == Page::join && !join_form_.link.empty()) {
        try_link(join_form_.link);
    } else if (page_ == Page::name && !name_.empty()) {
        connect(name_);
    } else if (page_ == Page::host && !host_form_.name.empty() && !host_.is_beginning()) {
        open_host();
    } else if (page_ == Page::server && connection_->table() && !waiting_form_.talk.text.empty()) {
        connection_->say(net::Chat{std::exchange(waiting_form_.talk.text, {})});
    }
}

void TogetherRoom::draw_name(ui::Desk& desk) {
    switch (ui::draw_guest_name(desk, name_of(link_), problem_, name_)) {
        case ui::NameWish::back: disconnect(); break;
        case ui::NameWish::done: problem_.clear(); return connect(name_);
        default: break;
    }
}

std::optional<TogetherRoom::Game> TogetherRoom::take_game() {
    if (!connection_ || !connection_->table() || !game_table_.empty()) return std::nullopt;
    const net::TableTold& table = *connection_->table();
    const net::Replica* const replica = connection_->guest().replica();
    const bool is_to_be_seen = table.state != net::TableState::waiting && replica != nullptr &&
                               replica->view() != nullptr && connection_->book();
    if (!is_to_be_seen) return std::nullopt;
    const bool is_of_seat =
        table.mine == net::kNoSeat
            ? replica->view()->viewer.is_none()
            : replica->view()->viewer == PlayerId(static_cast<std::size_t>(table.mine));
    if (!is_of_seat) return std::nullopt;  // it comes
    game_table_ = table.id;
    game_seat_ = table.mine;
    Connection& connection = *connection_;
    auto session = std::make_unique<net::RemoteSession>(
        connection.guest(), connection.book(), [&connection] { return connection.now_ms(); });
    const net::RemoteSession& remote = *session;
    Game game;
    game_session_ = &remote;
    game.setup.content = connection.book()->shared_content();
    game.setup.seats = session->seats();
    game.table.session = std::move(session);
    game.table.make_mode = [this, &connection, &remote](const RoomParts& parts) {
        return std::make_unique<TogetherMode>(parts, connection, remote, waiting_form_.talk);
    };
    return game;
}

std::vector<std::string> TogetherRoom::fetched_mods() const {
    const bool is_used = connection_ && connection_->rules().stage() == RulesStage::there;
    return is_used ? connection_->rules().fetched() : std::vector<std::string>();
}

bool TogetherRoom::is_game_gone() const {
    if (game_table_.empty()) return false;
    // Whoever has come to a seat sees the game anew.
    return !connection_ || !connection_->table() || connection_->table()->id != game_table_ ||
           connection_->table()->mine != game_seat_;
}

void TogetherRoom::close_game(bool leaves) {
    game_table_.clear();
    if (connection_ && leaves) connection_->leave();
}

void TogetherRoom::rematch() {
    if (connection_) connection_->say(net::Rematch{});
}

}  // namespace hexholm::app
