#include "src/app/together/together_mode.h"

#include <utility>

#include "engine/base/crypto.h"
#include "engine/journal/reader.h"

#include "src/app/play/vote_words.h"
#include "src/app/together/table_words.h"
#include "src/ui/together/line_banner.h"
#include "src/ui/words/language.h"

namespace hexholm::app {

// A line that comes back within this time was hardly missed.
static constexpr std::int64_t kSilent_s = 3;

TogetherMode::TogetherMode(const RoomParts& parts,
                           Connection& connection,
                           const net::RemoteSession& session,
                           ui::TalkForm& form)
    : PlayMode(parts), connection_(connection), session_(session), form_(form) {}

// A stand-in decides for whoever has run out of time, as long as he is asked.
void TogetherMode::step_clocks() {
    if (!connection_.table()) return;
    const auto is_away = [this](std::size_t seat) {
        if (votes_here(seat)) return session_.standing().way == Standing::Way::lost;
        const auto& seats = connection_.table()->seats;
        return seat < seats.size() && seats[seat].place == net::SeatPlace::away;
    };
    const net::ClockTerms& terms = connection_.table()->terms.clock;
    clocks_.see(session_.clocks(), session_.times_told(), terms, connection_.now_ms(), is_away);
    const std::size_t mine = session_.seat().is_some() ? session_.seat().index() : SIZE_MAX;
    const bool is_out = mine < clocks_.times().size() && clocks_.times()[mine].runs &&
                        clocks_.times()[mine].left_s == 0 && !show().is_over();
    if (is_out && !has_told_time_)
        show().toast(std::string(ui::tr("Time is up: required decisions are made for you.")));
    has_told_time_ = is_out;
}

void TogetherMode::step() {
    step_clocks();
    for (const ui::TalkLine& line : connection_.take_heard()) {
        if (is_talk_open_) continue;
        ++unread_;
        show().toast(ui::tr("{1}: {2}", {line.name, line.text}), false);
    }
    for (const net::EmoteTold& emote : connection_.take_emotes()) {
        const auto number = static_cast<std::size_t>(emote.number);
        show().show_feeling(PlayerId(static_cast<std::size_t>(emote.seat)), ui::emote_mood(number),
                            ui::emote_line(number));
    }
    for (const net::VoteTold& decided : connection_.take_decided())
        tell_decided(decided);
    hear_wishes();
    if (connection_.problem().empty()) return;
    show().toast(connection_.problem());
    connection_.forget_problem();
}

bool TogetherMode::is_playing() const {
    return connection_.table() && connection_.table()->state == net::TableState::playing;
}

// Whether the seat may vote by the rules of the server: people may, even when they are away for a
// while.
bool TogetherMode::may_vote(std::size_t seat) const {
    using net::SeatPlace;
    if (!connection_.table() || seat >= connection_.table()->seats.size()) return false;
    const SeatPlace place = connection_.table()->seats[seat].place;
    return votes_here(seat) || place == SeatPlace::here || place == SeatPlace::away ||
           place == SeatPlace::stand_in;
}

bool TogetherMode::votes_here(std::size_t seat) const {
    return session_.seat().is_some() && session_.seat().index() == seat;
}

void TogetherMode::answer(PlayerId /*seat*/, const net::Vote& vote) {
    connection_.say(vote);
}

std::optional<ui::EndsModel> TogetherMode::ends() const {
    if (!is_playing() || !acts() || show().is_over()) return std::nullopt;
    int voters = 0;
    for (std::size_t seat = 0; seat < connection_.table()->seats.size(); ++seat)
        voters += may_vote(seat) ? 1 : 0;
    return ends_model(show(), voters);
}

std::size_t TogetherMode::strips() const {
    bool is_lost = false;
    return lines(is_lost).size();
}

std::vector<std::string> TogetherMode::lines(bool& is_lost) const {
    using Way = Standing::Way;
    std::vector<std::string> lines;
    const Way way = session_.standing().way;
    is_lost = way == Way::lost && connection_.lost_s() >= kSilent_s;
    if (is_lost)
        lines.push_back(
            ui::tr("Connection lost for {1}; reconnecting", {span_words(connection_.lost_s())}));
    if (way == Way::going)
        lines.emplace_back(
            ui::tr("The server is stopping for a while; the game is saved and continues later"));
    if (is_lost || !connection_.table()) return lines;
    const net::TableTold& table = *connection_.table();
    for (std::size_t at = 0; at < table.seats.size(); ++at) {
        const net::SeatTold& seat = table.seats[at];
        const bool is_mine = static_cast<int>(at) == table.mine;
        if (is_mine || table.state != net::TableState::playing) continue;
        if (seat.place == net::SeatPlace::away)
            lines.push_back(ui::tr("{1} has been away for {2}",
                                   {seat.name, span_words(connection_.away_s(at))}));
        if (seat.place == net::SeatPlace::stand_in)
            lines.push_back(ui::tr("{1} is away; a bot answers for them", {seat.name}));
    }
    return lines;
}

// The seat of somebody who has left, which the owner may offer and whoever looks on may take; nothing: there is none.
std::optional<std::size_t> TogetherMode::seat_to_fill() const {
    if (!is_playing()) return std::nullopt;
    const net::TableTold& table = *connection_.table();
    for (std::size_t at = 0; at < table.seats.size(); ++at) {
        const net::SeatTold& seat = table.seats[at];
        const bool was_bot = at < table.terms.bots.size() && !table.terms.bots[at].empty();
        if (was_bot || seat.place != net::SeatPlace::bot || seat.name.empty()) continue;
        const bool may_offer =
            table.mine != net::kNoSeat && table.mine == table.owner && table.onlookers > 0;
        if (seat.is_offered ? table.mine == net::kNoSeat : may_offer) return at;
    }
    return std::nullopt;
}

void TogetherMode::draw_side(ui::Desk& desk, const ui::Layout& layout) {
    if (connection_.guest().over()) {
        if (asks_journal_) return;
        const ui::SideButton keep = {
            "keep_game", std::string(ui::tr("Keep this game")),
            std::string(ui::tr(
                "Saves the game so that you can watch it, with the key that proves its dice."))};
        if (!ui::draw_side_button(desk, layout, keep)) return;
        connection_.say(net::AskJournal{});
        asks_journal_ = connection_.problem().empty();
        return;
    }
    const auto seat = seat_to_fill();
    if (!seat) return;
    const net::TableTold& table = *connection_.table();
    const std::string& name = table.seats[*seat].name;
    const bool takes = table.mine == net::kNoSeat;
    const ui::SideButton button = {
        takes ? "take_seat" : "offer_seat",
        takes ? ui::tr("Take the seat of {1}", {name}) : ui::tr("Offer the seat of {1}", {name}),
        takes ? std::string(ui::tr("You play from here on."))
              : std::string(ui::tr("Anyone watching may take over from the bot there."))};
    if (!ui::draw_side_button(desk, layout, button)) return;
    if (takes)
        connection_.take_seat(static_cast<int>(*seat));
    else
        connection_.say(net::OfferSeat{static_cast<int>(*seat), true});
}

void TogetherMode::draw_bar(ui::Desk& desk, const ui::Layout& layout) {
    bool is_lost = false;
    const std::vector<std::string> told = lines(is_lost);
    ui::draw_line_banner(desk, layout, told, is_lost);
    draw_side(desk, layout);
    if (!connection_.may_say().emotes) is_talk_open_ = false;
    if (!connection_.may_say().emotes || !ui::draw_talk_button(desk, layout, unread_)) return;
    is_talk_open_ = !is_talk_open_;
    unread_ = 0;
}

// The key in it must be the one that was promised before the game: else somebody has chosen the dice.
void TogetherMode::take_journal(RoomWish& wish) {
    const auto text = connection_.guest().take_journal();
    if (!text || !connection_.table()) return;
    const auto journal = parse_journal(*text, "");
    const bool is_proved =
        journal && journal.value().header.seed.key &&
        hex_text(journal.value().header.seed.key->commitment()) == connection_.table()->commitment;
    if (is_proved)
        wish.keep = *text;
    else
        show().toast(std::string(
            ui::tr("The dice of this game are not those the server promised; tell your friends.")));
}

void TogetherMode::draw(ui::Desk& desk, const ui::DrawnGame& drawn, RoomWish& wish) {
    PlayMode::draw(desk, drawn, wish);
    take_journal(wish);
    if (!is_talk_open_) return;
    const ui::Layout& layout = drawn.layout;
    const float edge = layout.hand.w > 0 ? layout.hand.y : layout.turn.y;
    const ui::Rect part = {layout.tools.x, edge - desk.u(416), desk.u(440), desk.u(360)};
    const std::vector<ui::TalkPerson> people = others();
    const int onlookers = connection_.table() ? connection_.table()->onlookers : 0;
    const std::string title =
        onlookers == 0 ? std::string(ui::tr("Chat"))
                       : ui::tr_count(onlookers, "Chat ({1} watching)#one", "Chat ({1} watching)");
    const ui::TalkWish said = ui::draw_talk_sheet(desk, title, connection_.talk(),
                                                  connection_.may_say(), people, part, form_);
    if (said.mute) connection_.mute(people[*said.mute].name, !people[*said.mute].is_muted);
    obey(said);
}

// The people at the table whose talk can be heard, besides this player.
std::vector<ui::TalkPerson> TogetherMode::others() const {
    std::vector<ui::TalkPerson> people;
    const std::vector<Seat>& seats = show().seats();
    for (std::size_t seat = 0; seat < seats.size(); ++seat)
        if (!votes_here(seat) && !seats[seat].is_bot())
            people.push_back({seats[seat].name, seat, seats[seat].color,
                              connection_.is_muted(seats[seat].name)});
    return people;
}

void TogetherMode::obey(const ui::TalkWish& wish) {
    if (wish.close) is_talk_open_ = false;
    if (wish.say) connection_.say(net::Chat{std::exchange(form_.text, {})});
    if (wish.emote) connection_.say(net::Emote{static_cast<int>(*wish.emote)});
}

}  // namespace hexholm::app
