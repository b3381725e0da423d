// The ways to a server: a link, one where one was before, one in the net, and tables of one's own.
#include <utility>

#include "src/app/together/together_room.h"
#include "src/ui/parts/text_box.h"
#include "src/ui/words/language.h"

namespace hexholm::app {

ui::JoinModel TogetherRoom::join_model() const {
    ui::JoinModel model;
    model.servers = used_.names();
    model.problem = problem_;
    model.can_look_around = host_.can_look_around();
    for (const net::NearbyServer& one : nearby_)
        model.nearby.push_back(one.name);
    model.can_host = server::Hosting::is_possible();
    model.is_host = host_.is_there();
    if (!model.is_host) return model;
    const std::string who = host_.is_open() ? std::string(ui::tr("open to your network"))
                                            : std::string(ui::tr("for this computer only"));
    model.own = ui::tr(
        "{1}, {2}", {who, ui::tr_count(static_cast<int>(others_here()), "{1} other player is there",
                                       "{1} other players are there")});
    return model;
}

void TogetherRoom::draw_join(ui::Desk& desk, TogetherAnswer& answer) {
    obey_join(ui::draw_join(desk, join_model(), join_form_), answer);
    if (asks_about_others_) ask_about_others(desk);
}

void TogetherRoom::obey_join(const ui::JoinWish& wish, TogetherAnswer& answer) {
    switch (wish.act) {
        case ui::JoinAct::back: answer.back = true; break;
        case ui::JoinAct::join: try_link(join_form_.link); break;
        case ui::JoinAct::paste: join_form_.link = ui::copied_text(); break;
        case ui::JoinAct::server: try_link(net::text_of(used_.links()[wish.server])); break;
        case ui::JoinAct::nearby: try_link(net::text_of(nearby_[wish.server].link)); break;
        case ui::JoinAct::forget: used_.forget(wish.server); break;
        case ui::JoinAct::host: open_host_page(); break;
        case ui::JoinAct::own: go_to_own_tables(); break;
        case ui::JoinAct::close_own: close_own_tables(); break;
        default: break;
    }
}

void TogetherRoom::open_host_page() {
    problem_.clear();
    if (host_form_.name.empty()) host_form_.name = Connection::known_name(parts_, own_tables());
    page_ = Page::host;
}

void TogetherRoom::draw_host(ui::Desk& desk) {
    if (host_.is_beginning()) {
        if (ui::draw_connecting(desk, std::string(ui::tr("Your own tables")),
                                ui::tr("Your tables are being opened ..."), ""))
            disconnect();
        return;
    }
    switch (ui::draw_host(desk, problem_, host_form_)) {
        case ui::HostWish::back: disconnect(); break;
        case ui::HostWish::open: open_host(); break;
        default: break;
    }
}

void TogetherRoom::open_host() {
    problem_.clear();
    host_.begin(host_form_.name, host_form_.is_open);
}

void TogetherRoom::step_host() {
    if (host_.step()) {
        has_news_ = true;
        if (!host_.is_there()) problem_ = host_.problem();
        if (host_.is_there() && page_ == Page::host) go_to_own_tables();
    }
    auto nearby = host_.nearby();
    has_news_ |= nearby != nearby_;
    nearby_ = std::move(nearby);
}

void TogetherRoom::go_to_own_tables() {
    disconnect();
    link_ = host_.link();
    connection_ = std::make_unique<Connection>(parts_, link_, host_form_.name, own_tables());
    is_at_own_host_ = true;
    page_ = Page::server;
    has_listed_ = false;
}

void TogetherRoom::close_own_tables() {
    if (others_here() > 0)
        asks_about_others_ = true;
    else
        host_.end();
}

void TogetherRoom::ask_about_others(ui::Desk& desk) {
    const ui::StayWish wish = ui::draw_others_there(desk, others_here());
    if (wish != ui::StayWish::none) asks_about_others_ = false;
    if (wish == ui::StayWish::go) host_.end();
}

}  // namespace hexholm::app
