#include "src/ui/dialogs/vote_panel.h"

#include <algorithm>

#include "src/ui/parts/dialog_frame.h"
#include "src/ui/words/language.h"

namespace hexholm::ui {

namespace {

constexpr float kVoteWidth = 520;
constexpr float kVoteButtons = 46;
constexpr float kVoteDots = 34;

std::size_t rows_of_answers(const ShownVote& vote) {
    const auto asked = std::ranges::count_if(vote.seats, &VoteSeat::is_asked);
    return static_cast<std::size_t>(asked) + (vote.withdraws ? 1 : 0);
}

// A tick, a cross, or a ring for whoever has not answered.
void draw_answer_mark(Painter& painter, const VoteSeat& seat, float x, float y) {
    painter.seat_dot(x, y, painter.u(9), seat.seat, seat.color,
                     seat.said == Said::nothing ? 0.45f : 1.0f);
    ImDrawList& list = *painter.list();
    const float side = painter.u(7);
    const float right = x + painter.u(20);
    const float thick = painter.u(3);
    if (seat.said == Said::yes) {
        const ImU32 green = rgba(0x3B7A28);
        list.AddLine({right - side, y}, {right - side * 0.3f, y + side * 0.8f}, green, thick);
        list.AddLine({right - side * 0.3f, y + side * 0.8f}, {right + side, y - side}, green,
                     thick);
    }
    if (seat.said == Said::no) {
        const ImU32 red = rgba(kBad);
        list.AddLine({right - side, y - side}, {right + side, y + side}, red, thick);
        list.AddLine({right - side, y + side}, {right + side, y - side}, red, thick);
    }
}

void draw_answer_marks(Painter& painter, const ShownVote& vote, Rect row) {
    float x = row.x + painter.u(10);
    for (const VoteSeat& seat : vote.seats) {
        draw_answer_mark(painter, seat, x, row.center_y());
        if (painter
                .area(vote.name + "_mark_" + std::to_string(seat.seat + 1),
                      {x - painter.u(10), row.y, painter.u(40), row.h})
                .hovered)
            painter.tooltip(seat.name);
        x += painter.u(46);
    }
    painter.text_within(Font::bold, row.right(), row.center_y(), row.right() - x, rgba(kInkSoft),
                        vote.count, Align::right);
}

// One row for each person here who is asked; with several each has a name before the buttons.
std::optional<VoteAnswer> draw_buttons_of(Painter& painter,
                                          const ShownVote& vote,
                                          std::size_t number,
                                          Rect row) {
    std::optional<VoteAnswer> answer;
    const bool has_several = rows_of_answers(vote) > 1;
    const float gap = painter.u(10);
    for (const VoteSeat& seat : vote.seats) {
        if (!seat.is_asked) continue;
        const float begin = has_several ? row.w * 0.34f : 0;
        const float wide = (row.w - begin - gap) / 2;
        if (has_several)
            painter.text_within(Font::number, row.x, row.center_y(), begin - gap, rgba(kInk),
                                seat.name);
        const Rect yes = {row.x + begin, row.y, wide, row.h - painter.u(8)};
        const Rect no = {yes.right() + gap, row.y, wide, yes.h};
        const std::string end = "_" + vote.name + "_" + std::to_string(seat.seat + 1);
        if (painter.button(
                "vote_yes" + end, yes,
                {.label = tr("For#a vote"), .look = ButtonLook::gold, .font = Font::number}))
            answer = VoteAnswer{number, seat.seat, true};
        if (painter.button("vote_no" + end, no,
                           {.label = tr("Against#a vote"), .font = Font::number}))
            answer = VoteAnswer{number, seat.seat, false};
        row.y += row.h;
    }
    if (vote.withdraws &&
        painter.button("vote_withdraw_" + vote.name, {row.x, row.y, row.w, row.h - painter.u(8)},
                       {.label = tr("Withdraw the proposal"), .font = Font::number}))
        answer = VoteAnswer{number, *vote.withdraws, false};
    return answer;
}

}  // namespace

std::optional<VoteAnswer> draw_votes(Desk& desk,
                                     const Layout& layout,
                                     const std::vector<ShownVote>& votes,
                                     std::size_t strips) {
    std::optional<VoteAnswer> answer;
    const float middle = desk.is_upright() ? desk.width / 2 : layout.center_x;
    const float width = std::min(kVoteWidth, desk.width / desk.u(1) - 24);
    const Painter measure(desk, list_under_all());
    float y = layout.banner.bottom() + desk.u(10 + 40 * static_cast<float>(strips));
    for (std::size_t number = 0; number < votes.size(); ++number) {
        const ShownVote& vote = votes[number];
        const float words =
            measure.paragraph_height(Font::number, desk.u(width - 2 * kDialogRim), vote.words);
        const float height = 2 * kDialogRim + words / desk.u(1) + kVoteDots +
                             kVoteButtons * static_cast<float>(rows_of_answers(vote));
        const std::string name = "vote_" + vote.name;
        DialogFrame frame(desk, name.c_str(), "", middle, y + desk.u(height) / 2, width, height,
                          Layer::front);
        Painter painter(desk, frame.list());
        const Rect inside = frame.inside();
        painter.paragraph(Font::number, inside.x, inside.y, inside.w, rgba(kInk), vote.words);
        const Rect dots = {inside.x, inside.y + words, inside.w, desk.u(kVoteDots)};
        draw_answer_marks(painter, vote, dots);
        if (const auto given = draw_buttons_of(
                painter, vote, number,
                {inside.x, dots.bottom() + desk.u(4), inside.w, desk.u(kVoteButtons)}))
            answer = given;
        y += desk.u(height + 10);
    }
    return answer;
}

}  // namespace hexholm::ui
