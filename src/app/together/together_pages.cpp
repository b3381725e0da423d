// The pages of a server: its tables, and the room where players wait.
#include <algorithm>
#include <utility>

#include "engine/bots/bot.h"

#include "src/app/together/table_words.h"
#include "src/app/together/together_room.h"
#include "src/ui/parts/text_box.h"
#include "src/ui/words/language.h"

namespace hexholm::app {

namespace {

// The invitation to a table, as friends get it.
std::string link_to(const net::Link& server, const net::TableTold& table) {
    net::Link link = server;
    link.table = table.id;
    link.invitation = table.invitation;
    return net::text_of(link);
}

// Mods that come with the scenario are not named.
net::TableTerms terms_of(const Catalogue& catalogue, const GameText& game, std::string title) {
    const Result<GamePlan> plain = catalogue.plan(catalogue.request(game.scenario, game.players));
    const auto comes = [&](const std::string& id) {
        return plain && std::ranges::any_of(plain.value().mods,
                                            [&](const ModFolder& mod) { return mod.id == id; });
    };
    net::TableTerms terms;
    terms.title = std::move(title);
    terms.game.scenario = game.scenario;
    terms.game.players = game.players;
    terms.game.options = game.options;
    for (const auto& [id, version] : game.mods)
        if (!comes(id)) terms.game.mods.push_back({id, version, "", 0});
    terms.bots.resize(static_cast<std::size_t>(game.players));
    return terms;
}

}  // namespace

void TogetherRoom::draw_lobby(ui::Desk& desk, const GameText* planned, TogetherAnswer& answer) {
    ui::LobbyModel model;
    model.host = connection_->host();
    model.name = connection_->guest().name();
    for (const net::TableRow& row : connection_->rows())
        model.rows.push_back({row.id, row.title, row_facts(catalogue_, row), row.is_mine,
                              row.is_my_turn,
                              row.state == net::TableState::waiting && row.taken < row.players,
                              row.state != net::TableState::waiting});
    if (planned != nullptr)
        model.game = ui::tr(
            "{1}, {2} {2|player|players}",
            {catalogue_.title_of_scenario(planned->scenario), std::to_string(planned->players)});
    model.problem = connection_->problem().empty() ? problem_ : connection_->problem();
    model.offers_to_look = connection_->may_look_on();
    if (connection_->guest().standing() == net::Standing::lost)
        model.problem =
            ui::tr("Connection lost for {1}; reconnecting", {span_words(connection_->lost_s())});
    obey_lobby(ui::draw_lobby(desk, model, lobby_form_), planned, answer);
}

void TogetherRoom::obey_lobby(const ui::LobbyWish& wish,
                              const GameText* planned,
                              TogetherAnswer& answer) {
    if (wish.act == ui::LobbyAct::none) return;
    problem_.clear();
    const auto& rows = connection_->rows();
    const bool is_row = wish.row < rows.size();
    switch (wish.act) {
        case ui::LobbyAct::leave: return disconnect();
        case ui::LobbyAct::join:
            if (is_row) connection_->join(rows[wish.row].id, "");
            break;
        case ui::LobbyAct::watch:
            if (is_row) connection_->watch(rows[wish.row].id, "");
            break;
        case ui::LobbyAct::look_on: connection_->look_on(); break;
        case ui::LobbyAct::create:
            if (planned != nullptr) create_table(*planned);
            break;
        case ui::LobbyAct::choose_game: answer.choose_game = true; break;
        default: break;
    }
}

// Whoever finds the tables of this machine in the net finds them open.
void TogetherRoom::create_table(const GameText& planned) {
    net::TableTerms terms =
        terms_of(catalogue_, planned, ui::tr("Table of {1}", {connection_->guest().name()}));
    terms.is_public = is_at_own_host_ && host_.is_open();
    connection_->create(terms);
}

ui::WaitingSeat TogetherRoom::waiting_seat(std::size_t at) const {
    const net::TableTold& table = *connection_->table();
    const net::SeatTold& told = table.seats[at];
    ui::WaitingSeat seat;
    seat.is_mine = table.mine == static_cast<int>(at);
    seat.is_free = told.place == net::SeatPlace::open;
    seat.is_ready = told.place == net::SeatPlace::ready;
    const bool is_bot = told.place == net::SeatPlace::bot;
    seat.name = is_bot ? ui::tr("Bot: {1}", {ui::bot_title(nullptr, told.bot)}) : told.name;
    if (!is_bot && table.owner == static_cast<int>(at))
        seat.name = ui::tr("{1} (owner)", {seat.name});
    seat.words = is_bot ? std::string() : place_words(told.place);
    if (!is_bot && told.fetched_percent != net::kNotFetching)
        seat.words = ui::tr("downloading mods: {1}%", {std::to_string(told.fetched_percent)});
    seat.may_be_freed = table.owner == table.mine && !seat.is_mine && !seat.is_free;
    if (connection_->book()) {
        const auto& colors = connection_->book()->content().seat_colors;
        if (at < colors.size()) seat.color = colors[at];
    }
    return seat;
}

// The terms in the order that change_term() uses.
std::vector<ui::WaitingTerm> TogetherRoom::waiting_terms() const {
    const net::TableTerms& terms = connection_->table()->terms;
    std::vector<ui::WaitingTerm> shown = {
        {"clock", std::string(ui::tr("Clock")), clock_words(terms.clock)},
        {"onlooking", std::string(ui::tr("Spectators")), onlooking_words(terms.onlooking)},
        {"talk", std::string(ui::tr("Players may write")), talk_words(terms.talk)}};
    if (connection_->may_be_public())
        shown.push_back(
            {"public", std::string(ui::tr("Who can join")),
             std::string(terms.is_public ? ui::tr("everyone") : ui::tr("anyone with the link"))});
    return shown;
}

void TogetherRoom::change_term(std::size_t term, bool forward) {
    connection_->settle([=](net::TableTerms& terms) {
        constexpr auto kWays = static_cast<int>(net::kOnlookingWords.size());
        const int onlooking = static_cast<int>(terms.onlooking) + (forward ? 1 : kWays - 1);
        if (term == 0) terms.clock = next_clock(terms.clock, forward);
        if (term == 1) terms.onlooking = static_cast<net::Onlooking>(onlooking % kWays);
        constexpr auto kTalks = static_cast<int>(net::kTalkWords.size());
        const int talk = static_cast<int>(terms.talk) + (forward ? 1 : kTalks - 1);
        if (term == 2) terms.talk = static_cast<net::Talk>(talk % kTalks);
        if (term == 3) terms.is_public = !terms.is_public;
    });
}

ui::WaitingModel TogetherRoom::waiting_model() const {
    const net::TableTold& table = *connection_->table();
    ui::WaitingModel model{.game = catalogue_.title_of_scenario(table.terms.game.scenario),
                           .facts = terms_facts(table.terms),
                           .mods = mods_words(catalogue_, table),
                           .rules = rules_words(catalogue_, table.terms.game),
                           .terms = {},
                           .seats = {},
                           .link = link_to(server_link(), table),
                           .problem = connection_->rules_problem(),
                           .notice = {},
                           .talk = connection_->talk(),
                           .may_say = connection_->may_say()};
    for (std::size_t at = 0; at < table.seats.size(); ++at)
        model.seats.push_back(waiting_seat(at));
    const auto mine = static_cast<std::size_t>(table.mine);
    model.has_seat = table.mine != net::kNoSeat && mine < table.seats.size();
    model.is_owner = model.has_seat && table.owner == table.mine;
    if (model.is_owner) model.terms = waiting_terms();
    model.is_ready = model.has_seat && model.seats[mine].is_ready;
    model.may_get_ready = model.has_seat && connection_->has_rules();
    const auto is_set = [](const net::SeatTold& seat) {
        return seat.place == net::SeatPlace::ready || seat.place == net::SeatPlace::bot;
    };
    model.may_start = std::ranges::all_of(table.seats, is_set);
    if (!connection_->problem().empty()) model.problem = connection_->problem();
    if (connection_->guest().standing() != net::Standing::here)
        model.problem =
            ui::tr("Connection lost for {1}; reconnecting", {span_words(connection_->lost_s())});
    const bool has_free = std::ranges::any_of(model.seats, &ui::WaitingSeat::is_free);
    model.notice = !connection_->has_rules() ? loading_words(connection_->rules())
                   : model.may_start
                       ? (model.is_owner ? ui::tr("Everyone is ready.")
                                         : ui::tr("Everyone is ready; the owner starts the game."))
                   : has_free ? ui::tr("Some seats are free: send the link, or put bots there.")
                              : ui::tr("Not everyone is ready yet.");
    return model;
}

bool TogetherRoom::asks_for_mods() const {
    const TableRules& rules = connection_->rules();
    const bool has_failed = rules.stage() == RulesStage::failed && !rules.packages().empty();
    return has_failed || rules.stage() == RulesStage::asking_player;
}

void TogetherRoom::draw_fetch(ui::Desk& desk) {
    const TableRules& rules = connection_->rules();
    ui::FetchModel model;
    model.host = ui::tr("{1} ({2})", {connection_->host(), name_of(connection_->link())});
    model.size = size_words(net::bytes_of_all(rules.packages()));
    model.problem = rules.problem();
    for (const net::PackageName& mod : rules.packages()) {
        const std::string& title = mod.title.empty() ? mod.id : mod.title;
        const std::string authors = mod.authors.empty()
                                        ? std::string(ui::tr("by an unnamed author"))
                                        : ui::tr("by {1}", {mod.authors});
        const std::string licence =
            mod.licence.empty() ? std::string(ui::tr("no licence given")) : mod.licence;
        model.rows.push_back({title + " " + mod.version,
                              ui::tr("{1}; {2}; {3}", {authors, licence, size_words(mod.bytes)})});
    }
    switch (ui::draw_fetch(desk, model, fetch_form_)) {
        case ui::FetchWish::fetch: return connection_->fetch_mods();
        case ui::FetchWish::leave: return connection_->leave();
        default: break;
    }
}

void TogetherRoom::draw_waiting(ui::Desk& desk) {
    obey_waiting(ui::draw_waiting(desk, waiting_model(), waiting_form_));
    connection_->take_heard();  // it was seen
}

void TogetherRoom::obey_waiting(const ui::WaitingWish& wish) {
    const net::TableTold& table = *connection_->table();
    if (wish.talk.say) connection_->say(net::Chat{std::exchange(waiting_form_.talk.text, {})});
    if (wish.talk.emote) connection_->say(net::Emote{static_cast<int>(*wish.talk.emote)});
    switch (wish.act) {
        case ui::WaitingAct::leave: return connection_->leave();
        case ui::WaitingAct::ready: {
            connection_->forget_problem();
            const auto mine = static_cast<std::size_t>(table.mine);
            connection_->guest().set_ready(table.seats[mine].place != net::SeatPlace::ready);
            break;
        }
        case ui::WaitingAct::start: connection_->say(net::Start{}); break;
        case ui::WaitingAct::copy_link:
            ui::copy_text(link_to(server_link(), table));
            connection_->note(std::string(ui::tr("Link copied. Send it to your friends.")));
            break;
        case ui::WaitingAct::free_seat: free_seat(wish.seat); break;
        case ui::WaitingAct::less: change_term(wish.seat, false); break;
        case ui::WaitingAct::more: change_term(wish.seat, true); break;
        case ui::WaitingAct::put_bot: change_bot(wish.seat, std::string(kUsualBot)); break;
        case ui::WaitingAct::take_seat:
            connection_->say(net::MoveSeat{static_cast<int>(wish.seat)});
            break;
        default: break;
    }
}

void TogetherRoom::free_seat(std::size_t at) {
    if (connection_->table()->seats[at].place == net::SeatPlace::bot) return change_bot(at, "");
    connection_->say(net::Kick{static_cast<int>(at)});
}

void TogetherRoom::change_bot(std::size_t at, std::string bot) {
    connection_->settle([&](net::TableTerms& terms) {
        terms.bots.resize(connection_->table()->seats.size());
        terms.bots[at] = std::move(bot);
    });
}

}  // namespace hexholm::app
