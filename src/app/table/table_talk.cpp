#include "src/app/table/table_talk.h"

#include <algorithm>

namespace hexholm::app {

namespace {

constexpr double kMood_s = 4.5;
constexpr double kLine_s = 3.8;
constexpr double kBetweenLines_s = 9;  // of anybody
constexpr double kOwnSilence_s = 26;   // of the same player
constexpr int kLargeHarvest = 2;       // cards from one tile at which somebody is glad

using Lines = std::array<std::string_view, 3>;
constexpr std::array<Lines, 7> kLines = {{
    {/*tr*/ "That's a fine harvest.", /*tr*/ "My kind of number!",
     /*tr*/ "The land is good to me."},
    {/*tr*/ "Hey, that was mine!", /*tr*/ "I'll remember that.", /*tr*/ "Why always me?"},
    {/*tr*/ "Nothing personal.", /*tr*/ "I needed that more.", /*tr*/ "Thank you kindly."},
    {/*tr*/ "That suits me.", /*tr*/ "Catch me if you can.", /*tr*/ "I earned that."},
    {/*tr*/ "I want that back.", /*tr*/ "Enjoy it while it lasts.", /*tr*/ "So that's how it is."},
    {/*tr*/ "A fair deal.", /*tr*/ "Good for both of us.", /*tr*/ "A pleasure."},
    {/*tr*/ "What a game!", /*tr*/ "Well played, all of you.", /*tr*/ "Again?"},
}};

}  // namespace

void TableTalk::forget() {
    *this = {};
}

void TableTalk::feel(PlayerId player, ui::Mood mood, double now_s) {
    if (player.is_none() || player.index() >= seats_.size() || over_) return;
    seats_[player.index()].mood = mood;
    seats_[player.index()].mood_until_s = now_s + kMood_s;
}

void TableTalk::say(PlayerId player,
                    Occasion occasion,
                    const std::vector<Seat>& seats,
                    double now_s) {
    if (player.is_none() || player.index() >= seats.size() || !seats[player.index()].is_bot())
        return;
    SeatState& seat = seats_[player.index()];
    const bool important = occasion == Occasion::won;
    if (!important && (now_s < quiet_until_s_ || now_s < seat.silent_until_s)) return;
    seat.line = kLines[static_cast<std::size_t>(occasion)][said_++ % kLines.front().size()];
    seat.line_until_s = now_s + kLine_s;
    seat.silent_until_s = now_s + kOwnSilence_s;
    quiet_until_s_ = now_s + kBetweenLines_s;
}

void TableTalk::show(PlayerId player, ui::Mood mood, std::string_view line, double now_s) {
    if (player.is_none() || player.index() >= seats_.size()) return;
    SeatState& seat = seats_[player.index()];
    seat.mood = mood;
    seat.mood_until_s = now_s + kMood_s;
    seat.line = line;
    seat.line_until_s = now_s + kLine_s;
}

void TableTalk::see(const Event& told, const std::vector<Seat>& seats, double now_s) {
    using enum EventKind;
    const auto both = [&](ui::Mood one, ui::Mood other) {
        feel(told.player, one, now_s);
        feel(told.other, other, now_s);
    };
    switch (told.kind) {
        case produced:
            if (told.goods[0].total() < kLargeHarvest) break;
            feel(told.player, ui::Mood::glad, now_s);
            say(told.player, Occasion::harvest, seats, now_s);
            break;
        case discarded: feel(told.player, ui::Mood::sad, now_s); break;
        case stolen:
        case collected:
            if (told.kind == stolen && told.a == 0) break;
            both(ui::Mood::glad, ui::Mood::angry);
            say(told.other, Occasion::robbed, seats, now_s);
            say(told.player, Occasion::robs, seats, now_s);
            break;
        case traded:
            both(ui::Mood::glad, ui::Mood::glad);
            say(told.other, Occasion::trade, seats, now_s);
            say(told.player, Occasion::trade, seats, now_s);
            break;
        case award_moved:
            both(ui::Mood::proud, ui::Mood::sad);
            say(told.player, Occasion::award, seats, now_s);
            say(told.other, Occasion::lost_award, seats, now_s);
            break;
        case game_over:
            for (const PlayerId player : all_ids<PlayerId>(seats.size()))
                feel(player, player == told.player ? ui::Mood::proud : ui::Mood::sad, now_s);
            say(told.player, Occasion::won, seats, now_s);
            over_ = true;
            break;
        case won_beside: feel(told.player, ui::Mood::proud, now_s); break;
        default: break;
    }
}

std::vector<ui::SeatFace> TableTalk::faces(std::size_t seats, double now_s, bool talk) const {
    std::vector<ui::SeatFace> faces(seats);
    for (std::size_t seat = 0; seat < std::min(seats, seats_.size()); ++seat) {
        const SeatState& state = seats_[seat];
        if (over_ || now_s < state.mood_until_s) faces[seat].mood = state.mood;
        if (talk && now_s < state.line_until_s) faces[seat].line = state.line;
    }
    return faces;
}

bool TableTalk::moving(double now_s) const {
    return std::ranges::any_of(seats_, [&](const SeatState& seat) {
        return now_s < seat.line_until_s || (!over_ && now_s < seat.mood_until_s);
    });
}

}  // namespace hexholm::app
