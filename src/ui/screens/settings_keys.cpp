// Which key does what: a list of all commands, with two keys each that can be chosen anew.
#include <algorithm>
#include <cmath>
#include <span>

#include "src/ui/screens/settings_page.h"
#include "src/ui/words/language.h"

namespace hexholm::ui {

using input::Command;

namespace {

constexpr float kKeyRow = 36;          // units
constexpr float kCapWidth = 92;        // of a key
constexpr float kTwoKeyColumns = 640;  // wide enough for two

struct KeyGroup {
    const char* title;
    Command first;
    Command last;
};
constexpr std::array<KeyGroup, 4> kKeyGroups = {{
    {/*tr*/ "In the game", Command::roll, Command::withdraw},
    {/*tr*/ "Building and choosing", Command::build_1, Command::build_9},
    {/*tr*/ "Board and view", Command::next_target, Command::flat_view},
    {/*tr*/ "Program", Command::log, Command::fullscreen},
}};

struct PadWords {
    const char* button;
    const char* meaning;
};
constexpr std::array<PadWords, 11> kPad = {{
    {"A", /*tr*/ "choose, press"},
    {"B", /*tr*/ "back; the menu"},
    {"X", /*tr*/ "trade"},
    {"Y", /*tr*/ "roll the dice, end the turn"},
    {/*tr*/ "D-pad#game-pad", /*tr*/ "go through places and buttons"},
    {/*tr*/ "Bumpers", /*tr*/ "previous and next button"},
    {/*tr*/ "Left stick", /*tr*/ "move the board"},
    {/*tr*/ "Right stick", /*tr*/ "turn the board; zoom"},
    {/*tr*/ "Press a stick", /*tr*/ "the whole board; from above"},
    {/*tr*/ "Back#game-pad", /*tr*/ "undo your last action"},
    {/*tr*/ "Start#game-pad", /*tr*/ "menu"},
}};

void draw_key_cap(Painter& painter,
                  Rect rect,
                  KeySlot slot,
                  const input::Bindings& keys,
                  SettingsMemory& memory) {
    const std::string name =
        "key_" + std::string(command_name(slot.command)) + "_" + std::to_string(slot.slot + 1);
    const bool waits = memory.choosing == slot;
    const ButtonState state = painter.area(name, rect);
    const std::string title = chord_title(keys.chord(slot.command, slot.slot));
    const bool empty = title.empty() && !waits;
    painter.fill(rect, waits ? rgba(kGold, 0.8f) : rgba(kInk, empty ? 0.04f : 0.10f), painter.u(6));
    if (state.hovered || waits)
        painter.frame(rect, rgba(0x7A5A36, 0.9f), painter.u(6), painter.u(1.4f));
    painter.text_within(Font::bold, rect.center_x(), rect.center_y(), rect.w - painter.u(8),
                        rgba(kInk, empty ? 0.35f : 1.0f),
                        waits   ? tr("press…#a key")
                        : empty ? std::string_view("–")
                                : std::string_view(title),
                        Align::center);
    if (!state.clicked) return;
    memory.choosing = slot;
    memory.asked.reset();
    memory.said.clear();
}

void draw_key_row(Painter& painter,
                  Rect row,
                  Command command,
                  const input::Bindings& keys,
                  SettingsMemory& memory) {
    const float height = row.h - painter.u(7);
    const float y = row.y + (row.h - height) / 2;
    float x = row.right();
    for (std::size_t slot = input::kChordsEach; slot-- > 0;) {
        x -= painter.u(kCapWidth);
        draw_key_cap(painter, {x, y, painter.u(kCapWidth), height}, {command, slot}, keys, memory);
        x -= painter.u(6);
    }
    painter.text_within(Font::text, row.x, row.center_y(), x - row.x, rgba(kInk),
                        tr(command_title(command)));
}

void draw_key_group(Painter& painter,
                    SettingRows& column,
                    const KeyGroup& group,
                    const input::Bindings& keys,
                    SettingsMemory& memory) {
    column.heading(tr(group.title));
    for (int at = static_cast<int>(group.first); at <= static_cast<int>(group.last); ++at)
        draw_key_row(painter, column.space(kKeyRow), static_cast<Command>(at), keys, memory);
    column.space(8);
}

void draw_pad_help(Painter& painter, SettingRows& column) {
    column.heading(tr("Controller"));
    for (const PadWords& words : kPad) {
        const Rect row = column.space(30);
        const float left = painter.u(150);
        painter.text_within(Font::bold, row.x, row.center_y(), left - painter.u(10), rgba(kInk),
                            tr(words.button));
        painter.text_within(Font::text, row.x + left, row.center_y(), row.w - left, rgba(kInkSoft),
                            tr(words.meaning));
    }
}

// Above the list, so that it is seen wherever the list stands.
float draw_keys_head(Painter& painter,
                     Rect area,
                     Preferences& preferences,
                     SettingsMemory& memory) {
    const float width = painter.u(170);
    const Rect reset = {area.right() - width, area.y, width, painter.u(34)};
    if (painter.button("keys_reset", reset,
                       {.label = tr("Reset all keys"),
                        .look = ButtonLook::quiet,
                        .enabled = preferences.keys != input::Bindings(),
                        .font = Font::bold})) {
        preferences.keys = input::Bindings();
        memory.choosing.reset();
        memory.said.clear();
    }
    const bool says = !memory.said.empty();
    const std::string_view words =
        says              ? std::string_view(memory.said)
        : memory.choosing ? tr("Press the new key. Esc keeps the old one, Del removes it.")
                          : tr("Click a key to change it.");
    const float room = reset.x - area.x - painter.u(16);
    const float height = painter.paragraph_height(Font::text, room, words);
    painter.paragraph(Font::text, area.x, reset.center_y() - height / 2, room,
                      says ? rgba(0xA5301F) : rgba(kInkSoft), words);
    return std::max(reset.h, height) + painter.u(8);
}

}  // namespace

void choose_key(input::Chord chord, input::Bindings& keys, SettingsMemory& memory) {
    const KeySlot slot = *memory.choosing;
    const bool leave = chord.key == platform::Key::escape;
    const bool clear = chord.key == platform::Key::erase;
    if (!leave && !clear && input::is_reserved(chord)) {
        memory.said = tr("{1} keeps its meaning.", {chord_title(chord)});
        return;
    }
    const auto owner = keys.owner(chord);
    const bool taken = !leave && !clear && owner && *owner != slot.command;
    if (taken && memory.asked != chord) {
        memory.asked = chord;
        memory.said = tr("{1} already means \"{2}\". Press it once more to move it here.",
                         {chord_title(chord), tr(command_title(*owner))});
        return;
    }
    if (!leave) keys.bind(slot.command, slot.slot, clear ? input::Chord() : chord);
    memory.choosing.reset();
    memory.asked.reset();
    memory.said.clear();
    if (taken)
        memory.said =
            tr("{2} no longer works for \"{1}\".", {tr(command_title(*owner)), chord_title(chord)});
}

void draw_key_settings(Painter& painter,
                       Rect area,
                       Preferences& preferences,
                       SettingsMemory& memory) {
    const float head = draw_keys_head(painter, area, preferences, memory);
    const Rect place = {area.x, area.y + head, area.w, area.h - head};
    ScrollArea list(painter, "keys_bar", place,
                    memory.scrolls[static_cast<std::size_t>(SettingsTab::keys)]);
    const float top = list.row(0).y;
    const bool beside = place.w >= painter.u(kTwoKeyColumns);
    const float gap = painter.u(36);
    const float width = beside ? (place.w - gap) / 2 : place.w;
    SettingRows left(painter, {place.x, top, width, 0});
    draw_key_group(painter, left, kKeyGroups[0], preferences.keys, memory);
    draw_key_group(painter, left, kKeyGroups[1], preferences.keys, memory);
    SettingRows right(painter, beside ? Rect{place.x + width + gap, top, width, 0}
                                      : Rect{place.x, left.bottom(), width, 0});
    draw_key_group(painter, right, kKeyGroups[2], preferences.keys, memory);
    draw_key_group(painter, right, kKeyGroups[3], preferences.keys, memory);
    SettingRows& shorter = right;
    draw_pad_help(painter, shorter);
    list.row(std::max(left.bottom(), right.bottom()) - top);
}

}  // namespace hexholm::ui
