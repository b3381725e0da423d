#include "src/ui/dialogs/trouble_dialog.h"

#include <algorithm>

#include "src/text/clusters.h"
#include "src/ui/parts/dialog_frame.h"
#include "src/ui/words/language.h"

namespace hexholm::ui {

namespace {

constexpr std::size_t kMostFailures = 2;
constexpr std::size_t kMostLetters = 260;
constexpr float kTroubleWidth = 700;

std::string mod_title(const Content& content, const std::string& mod) {
    for (const ModInfo& info : content.mods)
        if (info.id == mod) return std::string(tr_of(mod, info.title));
    return mod;
}

std::string words_of(const Content& content, const ModTrouble& trouble) {
    std::string text;
    const std::size_t shown = std::min(trouble.failures.size(), kMostFailures);
    for (std::size_t at = 0; at < shown; ++at) {
        const HookFailure& failure = trouble.failures[at];
        std::string what(text::first_clusters(failure.what, kMostLetters));
        if (what.size() < failure.what.size()) what += "...";
        if (!text.empty()) text += "\n";
        if (!failure.mod.empty()) text += mod_title(content, failure.mod) + "\n";
        text += (failure.where.empty() ? "" : failure.where + ": ") + what;
    }
    const std::size_t left = trouble.failures.size() - shown;
    if (left > 0) text += "\n" + tr("and {1} more", {std::to_string(left)});
    return trouble.stuck.empty() ? text : text + (text.empty() ? "" : "\n") + told(trouble.stuck);
}

TroubleWish draw_buttons(Painter& painter, Rect area, bool undone) {
    const float count = undone ? 3 : 2;
    const float gap = painter.u(10);
    const float width = (area.w - gap * (count - 1)) / count;
    Rect rect = {area.x, area.bottom() - painter.u(42), width, painter.u(42)};
    const std::string_view go_on = undone ? tr("Continue without it") : tr("Continue");
    Font font = Font::number;  // one for all
    for (const std::string_view label : {tr("Save and leave"), tr("Undo this"), go_on})
        font = std::min(font, painter.fitting(font, width - painter.u(16), label));
    TroubleWish wish = TroubleWish::none;
    const auto offer = [&](const char* name, std::string_view label, ButtonLook look,
                           TroubleWish what) {
        if (painter.button(name, rect, {.label = label, .look = look, .font = font})) wish = what;
        rect.x += width + gap;
    };
    offer("trouble_leave", tr("Save and leave"), ButtonLook::paper, TroubleWish::leave);
    if (undone) offer("trouble_undo", tr("Undo this"), ButtonLook::paper, TroubleWish::undo);
    offer("trouble_go_on", go_on, ButtonLook::gold, TroubleWish::go_on);
    return wish;
}

}  // namespace

TroubleWish draw_trouble(Desk& desk, const Content& content, const ModTrouble& trouble) {
    draw_veil(desk, "trouble_veil", 0.45f);
    const bool undone = trouble.action.kind.is_some();
    const std::string words = words_of(content, trouble);
    const std::string_view sense =
        undone ? tr("Nothing of this move was done. To continue without it: the move is made, and "
                    "only what failed is left out.")
               : tr("The game has continued without what failed.");
    const Painter measure(desk, list_under_all());
    const float room = desk.u(kTroubleWidth - 36);
    const float heights = measure.paragraph_height(Font::text, room, words) +
                          measure.paragraph_height(Font::text, room, sense);
    DialogFrame frame(desk, "trouble", tr("A mod stopped with an error"), desk.width / 2,
                      desk.height / 2, kTroubleWidth, heights / desk.u(1) + 148, Layer::top);
    Painter painter(desk, frame.list());
    const Rect area = frame.inside();
    const float below =
        painter.paragraph(Font::text, area.x, area.y + desk.u(8), area.w, rgba(kInk), words);
    painter.paragraph(Font::text, area.x, area.y + desk.u(18) + below, area.w, rgba(kInkSoft),
                      sense);
    return draw_buttons(painter, area, undone);
}

}  // namespace hexholm::ui
