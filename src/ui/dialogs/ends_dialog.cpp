#include "src/ui/dialogs/ends_dialog.h"

#include <algorithm>
#include <array>

#include "src/ui/parts/dialog_frame.h"
#include "src/ui/words/language.h"

namespace hexholm::ui {

namespace {

constexpr float kEndsWidth = 560;
constexpr float kEndsRow = 70;

struct EndsRow {
    EndsAct act;
    const char* name;
    std::string_view title;
    std::string words;
    bool enabled;
};

// "Is so as soon as 3 of 4 are for it." for what the others are asked.
std::string consent_words(const EndsModel& model, int needed) {
    if (model.voters <= 1) return std::string(tr("You don't need to ask anyone."));
    if (needed == model.voters) return tr("All {1} must agree.", {std::to_string(needed)});
    return tr("{1} of {2} must agree.", {std::to_string(needed), std::to_string(model.voters)});
}

std::array<EndsRow, 4> rows_of(const EndsModel& model) {
    const std::string all = consent_words(model, model.voters);
    const std::string most = consent_words(model, model.two_thirds);
    return {{
        {EndsAct::agree, "ends_agree", tr("End it now"),
         std::string(tr("The player with the most points has won.")) + " " + all, true},
        {EndsAct::target, "ends_target", tr("Lower the points to win"),
         std::string(tr("The game continues, but ends sooner.")) + " " + most, model.may_lower()},
        {EndsAct::call_off, "ends_call_off", tr("Call off the game"),
         std::string(tr("Nobody has won.")) + " " + most, true},
        {EndsAct::resign, "ends_resign", tr("Give up"),
         std::string(model.ends_at_once ? tr("The other player has won.")
                                        : tr("A bot continues in your place.")),
         true},
    }};
}

void draw_stepper(Painter& painter, const EndsModel& model, Rect row, EndsForm& form) {
    const float y = row.center_y();
    const float right = row.right() - painter.u(26);
    form.target = std::clamp(form.target, model.least, model.most);
    if (painter.stepper("fewer_points", right - painter.u(92), y, "-", form.target > model.least))
        --form.target;
    painter.text(Font::title, right - painter.u(46), y, rgba(kInk), std::to_string(form.target),
                 Align::center);
    if (painter.stepper("more_points", right, y, "+", form.target < model.most)) ++form.target;
}

// The number stands beside the button, for what lies in a button cannot be clicked.
void draw_row(
    Painter& painter, const EndsModel& model, const EndsRow& one, Rect row, EndsForm& form) {
    constexpr float kStepper = 156;
    const bool is_chosen = form.chosen == one.act;
    if (one.act == EndsAct::target && one.enabled && is_chosen) {
        draw_stepper(painter, model, row, form);
        row.w -= painter.u(kStepper);
    }
    const ButtonSpec spec = {.label = "",
                             .look = is_chosen ? ButtonLook::gold : ButtonLook::quiet,
                             .enabled = one.enabled};
    if (painter.button(one.name, row, spec)) form.chosen = one.act;
    const float width = row.w - painter.u(32);
    const float alpha = one.enabled ? 1.0f : 0.45f;
    painter.text_within(Font::number, row.x + painter.u(16), row.y + painter.u(20), width,
                        rgba(kInk, alpha), one.title);
    painter.paragraph(Font::text, row.x + painter.u(16), row.y + painter.u(34), width,
                      rgba(kInkSoft, alpha), one.words);
}

std::string_view send_words(EndsAct act, bool asks) {
    if (act == EndsAct::resign) return tr("Give up");
    return asks ? tr("Ask the other players") : tr("Agree");
}

}  // namespace

EndsAct draw_ends(Desk& desk, const EndsModel& model, EndsForm& form) {
    draw_veil(desk, "ends_veil", 0.45f);
    const float who = model.who.empty() ? 0.0f : 30.0f;
    DialogFrame frame(desk, "ends_page", tr("End the game"), desk.width / 2, desk.height / 2,
                      kEndsWidth, 150 + who + 4 * (kEndsRow + 8), Layer::top);
    Painter painter(desk, frame.list());
    const Rect inside = frame.inside();
    float y = inside.y + desk.u(4);
    if (!model.who.empty()) {
        painter.text_within(Font::text, inside.x, y + desk.u(10), inside.w, rgba(kInkSoft),
                            tr("{1} proposes:", {model.who}));
        y += desk.u(who);
    }
    for (const EndsRow& one : rows_of(model)) {
        draw_row(painter, model, one, {inside.x, y, inside.w, desk.u(kEndsRow)}, form);
        y += desk.u(kEndsRow + 8);
    }
    const Rect back = {inside.x, inside.bottom() - desk.u(46), desk.u(150), desk.u(46)};
    const Rect send = {inside.right() - desk.u(230), back.y, desk.u(230), back.h};
    const bool can_send =
        form.chosen != EndsAct::none && (form.chosen != EndsAct::target || model.may_lower());
    EndsAct wish = EndsAct::none;
    if (painter.button("send_wish", send,
                       {.label = send_words(form.chosen, model.voters > 1),
                        .look = form.chosen == EndsAct::resign ? ButtonLook::red : ButtonLook::gold,
                        .enabled = can_send}))
        wish = form.chosen;
    const bool back_pressed = painter.button(
        "back", back, {.label = tr("Back"), .key = desk.key(input::Command::cancel)});
    if (frame.closed(painter) || back_pressed) wish = EndsAct::close;
    return wish;
}

}  // namespace hexholm::ui
