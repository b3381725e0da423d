// Playing with people at other screens, from a link to the table: which page is shown, and what became of it.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "src/app/game_room/game_room.h"
#include "src/app/mods/catalogue.h"
#include "src/app/new_game/game_text.h"
#include "src/app/together/connection.h"
#include "src/app/together/mail_games.h"
#include "src/app/together/own_host.h"
#include "src/app/together/servers_used.h"
#include "src/net/remote/remote_session.h"
#include "src/ui/together/fetch_screen.h"
#include "src/ui/together/host_screen.h"
#include "src/ui/together/join_screen.h"
#include "src/ui/together/lobby_screen.h"
#include "src/ui/together/waiting_screen.h"

namespace hexholm::app {

// What the room wishes of the program.
struct TogetherAnswer {
    bool back = false;         // to the title
    bool choose_game = false;  // that a table of one's own shall play
};

class TogetherRoom {
public:
    // `used`: the file with the servers where one has been; another one, beside it, has those with games by mail.
    TogetherRoom(const Catalogue& catalogue,
                 ConnectionParts parts,
                 OwnHostParts host,
                 const std::string& used);

    // Called once a frame while the title is shown. True when it has something else to say.
    bool step_title();
    bool asks_for_turns() const { return mail_.is_asking(); }
    // Tables at which it is my turn, in a game by mail.
    const std::vector<MailGames::Turn>& turns() const { return mail_.turns(); }

    // The page for links.
    void open();
    // Connects to the server of a link, and to its table. A problem when it is no link.
    Status join(const std::string& link);
    // Called once a frame, whatever is shown.
    void step();
    bool is_connected() const { return connection_ != nullptr; }
    // Whether something goes on by itself, so that step() should be called several times a second.
    bool goes_on() const {
        return is_connected() || host_.is_beginning() || host_.can_look_around();
    }
    // Something has come since the last call.
    bool take_news();
    // The number of others at tables that this program keeps.
    std::size_t others_here() const { return host_.others(is_at_own_host_ ? 1 : 0); }

    // Any page before the table. `planned`: what a new table would play; null while none is ready.
    TogetherAnswer draw(ui::Desk& desk, const GameText* planned);
    // Escape, and Enter in a box.
    TogetherAnswer go_back();
    void enter();

    // The game has begun and is to be shown; once for each game. REQUIRES: earlier rooms are gone.
    struct Game {
        RoomSetup setup;
        OpenedTable table;
    };
    std::optional<Game> take_game();
    // Whether this is the session of the game that was taken last.
    bool shows(const Session& session) const {
        return !game_table_.empty() && &session == game_session_;
    }
    // The table that is shown is not the one that we are at any more.
    bool is_game_gone() const;
    // The room with the game is gone; `leaves`: because the player has left the table.
    void close_game(bool leaves);
    // Asks the server for another game with the people of this table.
    void rematch();
    // Closes the connection to the server.
    void disconnect();

    // Whether the player wants to hear what others say.
    void listen(bool on) { listens_ = on; }

    const Connection* connection() const { return connection_.get(); }
    // Roots of mods that came from a server and are played with now.
    std::vector<std::string> fetched_mods() const;

private:
    enum class Page : std::uint8_t { join, name, host, server };

    void try_link(const std::string& text);
    std::string name_elsewhere() const;
    void connect(const std::string& name);
    void see_end_of_visit();
    bool sees_it_afterwards() const;
    void draw_join(ui::Desk& desk, TogetherAnswer& answer);
    void obey_join(const ui::JoinWish& wish, TogetherAnswer& answer);
    ui::JoinModel join_model() const;
    void draw_host(ui::Desk& desk);
    void open_host_page();
    void open_host();
    void step_host();
    void go_to_own_tables();
    void close_own_tables();
    void ask_about_others(ui::Desk& desk);
    net::Link server_link() const {
        return is_at_own_host_ ? host_.link_for_others() : connection_->link();
    }
    void draw_name(ui::Desk& desk);
    void draw_lobby(ui::Desk& desk, const GameText* planned, TogetherAnswer& answer);
    void obey_lobby(const ui::LobbyWish& wish, const GameText* planned, TogetherAnswer& answer);
    void create_table(const GameText& planned);
    void draw_waiting(ui::Desk& desk);
    bool asks_for_mods() const;
    void draw_fetch(ui::Desk& desk);
    ui::WaitingModel waiting_model() const;
    ui::WaitingSeat waiting_seat(std::size_t at) const;
    void obey_waiting(const ui::WaitingWish& wish);
    void free_seat(std::size_t at);
    void change_bot(std::size_t at, std::string bot);
    std::vector<ui::WaitingTerm> waiting_terms() const;
    void change_term(std::size_t term, bool forward);

    const Catalogue& catalogue_;
    ConnectionParts parts_;
    ServersUsed used_;
    MailGames mail_;
    OwnHost host_;  // outlives the connection to it
    std::vector<net::NearbyServer> nearby_;
    bool has_news_ = false;
    bool listens_ = true;
    bool is_at_own_host_ = false;     // the connection
    bool asks_about_others_ = false;  // before one's own tables are closed
    std::unique_ptr<Connection> connection_;
    Page page_ = Page::join;
    net::Link link_;  // of the connection, or of the one that waits for a name
    std::string problem_;
    std::string name_;
    bool has_listed_ = false;
    std::string game_table_;        // the table whose game is shown; empty: none
    int game_seat_ = net::kNoSeat;  // from where
    const Session* game_session_ = nullptr;
    ui::JoinForm join_form_;
    ui::LobbyForm lobby_form_;
    ui::WaitingForm waiting_form_;
    ui::FetchForm fetch_form_;
    ui::HostForm host_form_;
};

}  // namespace hexholm::app
