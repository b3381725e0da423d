#include "src/ui/questions/choice_frame.h"

#include <algorithm>

#include "src/ui/table/prompt_text.h"
#include "src/ui/words/language.h"

namespace hexholm::ui {

Words words_for(const Table& table, std::string_view plain) {
    if (const Ask* const ask = asked_now(table); ask != nullptr && !ask->face.title.empty())
        return {std::string(title_of(ask->face)), std::string(help_of(ask->face))};
    const PickId pick = picked_now(table);
    if (pick.is_none()) return {std::string(plain), ""};
    return {pick_title(table.content(), pick),
            std::string(help_of(table.content().picks[pick].face))};
}

static constexpr float kTitleHeight = 66;  // units, as the next
static constexpr float kWayOut = 46;

float ChoiceFrame::height_beside(Desk& desk,
                                 const Words& words,
                                 const Layout& layout,
                                 const Table& table) {
    Action decline;
    return kTitleHeight + height_of(desk, words.help, layout) +
           (table.can(Verb::decline, &decline) ? kWayOut : 0);
}

// The height of the help text in units.
float ChoiceFrame::height_of(Desk& desk, const std::string& help, const Layout& layout) {
    if (help.empty()) return 0;
    const Painter measure(desk, list_under_all());
    return measure.paragraph_height(Font::text, desk.u(width_in(layout)), help) / desk.u(1) + 6;
}

ChoiceFrame::ChoiceFrame(Desk& desk,
                         const char* name,
                         const Words& words,
                         const Layout& layout,
                         const Table& table,
                         float room)
    : help_height_(height_of(desk, words.help, layout)),
      may_decline_(table.can(Verb::decline, &decline_)),
      frame_(
          desk, name, words.title, layout.dock, room + height_beside(desk, words, layout, table)),
      painter_(desk, frame_.list()) {
    area_ = frame_.inside();
    const float help = std::min(area_.w, painter_.text_width(Font::text, words.help) + 2);
    painter_.paragraph(Font::text, area_.center_x() - help / 2, area_.y - desk.u(4), help,
                       rgba(kInkSoft), words.help);
    area_.y += desk.u(help_height_);
    area_.h = desk.u(room);
}

void ChoiceFrame::draw_decline(const Table& table, Intents& intents) {
    if (!may_decline_) return;
    const Rect inside = frame_.inside();
    const Rect rect = {inside.center_x() - painter_.u(90), inside.bottom() - painter_.u(34),
                       painter_.u(180), painter_.u(34)};
    const ButtonSpec spec = {.label = title_of(table.content().kinds[decline_.kind].face),
                             .look = ButtonLook::wood,
                             .font = Font::bold,
                             .key = painter_.desk().key(input::Command::decline)};
    if (painter_.button("decline", rect, spec)) intents.actions.push_back(decline_);
}

}  // namespace hexholm::ui
