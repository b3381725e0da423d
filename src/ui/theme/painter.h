// Draws everything that panels are made of: paper and wood, text, buttons, cards and badges.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <imgui.h>

#include "src/scene/icons.h"
#include "src/ui/theme/rect.h"
#include "src/ui/theme/seat_look.h"
#include "src/ui/theme/theme.h"
#include "src/ui/words/key_labels.h"

namespace hexholm::ui {

// A place that can be clicked, by name; recorded input finds buttons with it.
struct Hotspot {
    std::string name;
    Rect rect;
    bool enabled = true;
    bool in_view = true;    // false: its list must be scrolled first, or the view moved
    bool on_board = false;  // a place on the table, not a button
    bool is_typed_in = false;
    bool is_answer = false;  // to what the rules ask
};

// Which button the keyboard or the game-pad is at.
struct KeyFocus {
    std::string name;            // of its hotspot; empty while nobody uses the keyboard
    bool shown = false;          // whether that hotspot could be reached in the last frame
    bool pressed = false;        // in this frame
    bool moved = false;          // in this frame: lists scroll to it
    std::size_t first_open = 0;  // hotspots before this one lie under a veil or a dialog
    bool covered = false;        // there is a veil or a dialog in this frame
};

// How long a panel lies over the table: as long as the game, while something is asked, or while the player wants it
// (`opened`: the board never moves for that). `kept` is where such may come: room that is left free if that costs little.
enum class PanelStay { always, passing, opened, kept };

// What a panel of a game covers in this frame.
struct PanelSpot {
    std::string name;
    Rect rect;
    PanelStay stay = PanelStay::always;
};

// The data that all panels of a frame share.
struct Desk {
    const Theme& theme;
    scene::IconSource& icons;
    scene::ModelNames& names;
    float width = 0;  // of the window, in pixels
    float height = 0;
    double time_s = 0;
    std::vector<Hotspot>* hotspots = nullptr;
    bool asks = false;     // what is drawn answers a question of the rules
    bool lively = false;   // set by a panel that moves by itself: draw again soon
    bool clicked = false;  // something was pressed in this frame
    bool refused = false;  // something greyed was
    KeyFocus* focus = nullptr;
    const KeyLabels* keys = nullptr;
    SeatLook seats{};
    Rect dialog{};                    // the foremost one of this frame; empty: none is open
    std::vector<PanelSpot> panels{};  // beside which the board is to be seen
    // The mouse still rests where it pressed something: a tip would cover what is wanted next.
    bool just_pressed = false;
    std::optional<ImVec2> tip_at{};  // of the next tip; none: beside the mouse
    // Dots of the window that the next tip should leave in sight: places to choose among.
    std::vector<ImVec2> tip_spares{};

    // What to press for it, as it stands on the keyboard or the game-pad; empty for nothing.
    std::string_view key(input::Command command) const {
        return keys == nullptr ? std::string_view() : keys->of(command);
    }
    // The key for the n-th of what can be built or chosen, with Shift from the tenth on. `number`
    // counts from 1; empty when it has no key.
    std::string number_key(std::size_t number) const {
        constexpr std::size_t kNumbers = 9;
        if (number < 1 || number > 2 * kNumbers) return "";
        const std::string plain(key(input::build_command((number - 1) % kNumbers)));
        return number <= kNumbers || plain.empty() ? plain : "↑" + plain;
    }
    bool is_upright() const { return height > width; }
    // Panels of a table grow only as far as the table still fits beside them: 1 or less.
    float zoom = 1;
    float u(float units) const { return units * theme.scale() * zoom; }
    float font_size(Font font) const { return theme.font_size(font) * zoom; }  // in pixels
};

enum class Layer {
    back,   // panels at the rim of the table
    front,  // dialogs over them
    top     // over everything: help, hand-over, problems
};

// A window without a frame that catches the mouse on its rectangle. Everything else is drawn by us.
// Windows nest by lifetime: it is open until it goes out of scope.
class Sheet {
public:
    // A panel at the rim is noted among those beside which the board is to be seen.
    Sheet(Desk& desk,
          const char* name,
          Rect rect,
          Layer layer = Layer::back,
          PanelStay stay = PanelStay::always);
    ~Sheet();
    Sheet(const Sheet&) = delete;
    Sheet& operator=(const Sheet&) = delete;

    ImDrawList* list() const { return list_; }

private:
    ImDrawList* list_;
};

struct ButtonState {
    bool clicked = false;
    bool hovered = false;
    bool held = false;
    bool focused = false;  // the keyboard is at it
};

enum class ButtonLook { paper, red, gold, wood, quiet };

struct ButtonSpec {
    std::string_view label{};
    ButtonLook look = ButtonLook::paper;
    bool enabled = true;
    Font font = Font::title;
    std::string_view key{};  // shortcut, painted small in a corner
    std::string
        help{};  // told when the mouse rests on it: what it does, or why it cannot be pressed
};

enum class Align { left, center, right };

// Draws on one list. Positions are pixels; lengths without a position are units (see Theme).
class Painter {
public:
    Painter(Desk& desk, ImDrawList* list) : desk_(desk), list_(list) {}

    Desk& desk() const { return desk_; }
    ImDrawList* list() const { return list_; }
    float u(float units) const { return desk_.u(units); }

    void shadow(Rect rect, float radius, float alpha, float drop = 3);
    void gradient(Rect rect, float radius, ImU32 top, ImU32 bottom);
    void fill(Rect rect, ImU32 color, float radius = 0);
    void frame(Rect rect, ImU32 color, float radius, float thickness);
    void wood(Rect rect);   // a dark panel
    void paper(Rect rect);  // a light panel

    float text_width(Font font, std::string_view text) const;
    // `at` is the left, middle or right of the text's box; vertically its middle.
    void text(
        Font font, float x, float y, ImU32 color, std::string_view text, Align align = Align::left);
    // This font or the next smaller one in which the text is no wider than `width` pixels, if any is.
    Font fitting(Font font, float width, std::string_view text) const;
    // Writes the text in a fitting font; cuts it with an ellipsis when even the smallest is too
    // wide.
    void text_within(Font font,
                     float x,
                     float y,
                     float width,
                     ImU32 color,
                     std::string_view text,
                     Align align = Align::left);
    // Wrapped lines from the upper left corner; gives the height in pixels. Scripts whose letters fill their
    // square get more room between the lines.
    float paragraph(Font font, float x, float y, float width, ImU32 color, std::string_view text);
    float paragraph_height(Font font, float width, std::string_view text) const;
    // Writes the lines of a paragraph centred on the point (x, y).
    void middle_lines(
        Font font, float x, float y, float width, ImU32 color, std::string_view words);
    // The lines of a paragraph, as views into `text`.
    std::vector<std::string_view> lines(Font font, float width, std::string_view text) const;

    void icon(scene::ModelId model, std::uint32_t team, Rect rect, float alpha = 1);
    void star(float x, float y, float radius, ImU32 color);
    void badge(float x, float y, std::string_view text, std::uint32_t ground = 0x2A1C14);
    // A golden disc with a number; `strong` while it is pointed at.
    void numbered(float x, float y, std::string_view number, bool strong);
    // A pill with a text; gives its width in pixels.
    float pill(float x, float y, std::string_view text, ImU32 ground, ImU32 ink);
    // A round spot in a player's colour, with a rim that shows on any ground.
    void dot(float x, float y, float radius, std::uint32_t color, float alpha = 1);
    // Draws the dot of a seat, in the seat's own shape if the player has switched that on; `seat`
    // counts from 0.
    void seat_dot(
        float x, float y, float radius, std::size_t seat, std::uint32_t color, float alpha = 1);
    // A key as it stands on the keyboard, or a button of the game-pad.
    void keycap(float right, float y, std::string_view key, bool dark);

    // Invisible, but it can be clicked. `name` is unique within the sheet.
    ButtonState area(std::string_view name, Rect rect, bool enabled = true);
    bool button(std::string_view name, Rect rect, const ButtonSpec& spec);
    // A small round button with a sign on it: "-", "+", "<", ">", "x".
    bool stepper(std::string_view name, float x, float y, std::string_view sign, bool enabled);
    // Beside the mouse, over everything; `tooltip` once the mouse has rested on an area for a moment.
    void tooltip(std::string_view text);
    void tip(std::string_view text);
    // An empty tip beside the mouse, of this size in pixels.
    Rect tip_frame(float width, float height);

    // Turns everything that was drawn since `first_vertex()` about a point, and fades it.
    int first_vertex() const { return list_->VtxBuffer.Size; }
    void turn_since(int vertex, float x, float y, float angle_rad, float scale, float alpha);

private:
    float line_height(Font font, std::string_view text) const;
    void draw_label(Rect face, const ButtonSpec& spec, ImU32 ink, bool dark);
    bool take_focus(const std::string& name, Rect rect);

    Desk& desk_;
    ImDrawList* list_;
};

// The list over (under) all sheets, for things that fly (labels on the table).
ImDrawList* list_over_all();
ImDrawList* list_under_all();

}  // namespace hexholm::ui
