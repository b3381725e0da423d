// What only the page of a browser can do for the program. On a desktop there is no page, and all files are there.
#pragma once

#include <functional>
#include <string>

namespace hexholm::platform {

// Whether the program runs in a page.
bool has_page();

// The first picture stands: the page takes away what it has shown until then.
void uncover_picture();

// Whether a part of the program's files is there: "mods", "sounds", "letters-ja" and the like. A page fetches a part only
// when it is asked for, and says how far it is; the first question sets that off.
bool is_there(const std::string& part);
// How many parts have come since the start of which something is seen: games and letters.
int parts_arrived();

// Whether the page asks before it is left.
void ask_before_leaving(bool on);

// Gives the reader a copy of the file, as browsers do. False where there is no page.
bool hand_out(const std::string& path);

// Lets the reader choose a file of his own that ends so; it then comes as one that was dropped. False where there is no page.
bool ask_for_file(const std::string& ending);

// Whether somebody types: a screen that is touched brings its keyboard then.
void show_keyboard(bool on);
// Some screens bring it only while they are touched: the page asks then whether there is a box to type in, in pixels.
void tell_boxes(std::function<bool(float x, float y)> is_box);

// Sets the most pixels that are drawn for each point of the screen.
void limit_pixels(int most);

// What the reader copies and pastes elsewhere.
void copy_out(const std::string& text);
// Fetches what the reader has copied elsewhere. A page is told by itself only when he pastes it by
// keys.
void bring_clipboard();

}  // namespace hexholm::platform
