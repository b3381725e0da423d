// How a state is laid out: how many things of each kind the content has, and so how long each row is.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "engine/base/crypto.h"
#include "engine/content/content.h"

namespace hexholm {

// Where the parts of State::derived begin, in words of 64 bits; what they hold stands in derived.h.
struct DerivedPlaces {
    static constexpr std::size_t kNone = static_cast<std::size_t>(-1);

    std::size_t corner_words = 0;  // of a set of all corners, edges or tiles
    std::size_t edge_words = 0;
    std::size_t tile_words = 0;
    std::size_t open_land = 0;
    std::size_t setup_land = 0;
    std::size_t bearing = 0;    // a set for each piece
    std::size_t enterable = 0;  // a set for each neutral piece
    std::size_t coast = kNone;  // of edges, where picks ask for it
    std::size_t points = 0;     // a word for each owner
    std::size_t income = 0;     // for each total and owner so many words as all goods need
    std::size_t income_words = 1;
    std::size_t totals = 0;     // one more than the highest
    std::size_t finds = kNone;  // the same of what is found beside goods, where land gives such
    std::size_t taken_corners = 0;
    std::size_t interrupting = 0;  // the same set, where all pieces on corners interrupt routes
    std::size_t taken_edges = 0;
    std::size_t crowded = 0;
    std::size_t own_corners = 0;  // a set for each owner
    std::size_t touched = 0;      // a set for each owner and class of routes
    std::size_t shared = kNone;   // the same, where pieces move
    std::size_t reached = kNone;  // of edges, where pieces move
    std::size_t lines = 0;        // of edges, for each owner and class of routes
    std::size_t movable = kNone;  // of edges, for each player, where pieces of lines move
    // A set of edges for each owner, by award for routes, if pieces move; otherwise kNone.
    std::vector<std::size_t> trails;
    // Where goods are kept on tiles: so much of each lies there, two words for each player; a word for each
    // player and good, and a set of tiles for each.
    std::size_t lying = 0;
    std::size_t kept = 0;
    std::size_t kept_tiles = 0;
    // Rows of each kind of figures, or kNone: the set of places whose land suits it; the set of
    // places where as many of it stand as may; and for each figure that carries others, the kinds
    // that it carries and the room that they take.
    std::vector<std::size_t> figure_ground;
    std::vector<std::size_t> full_of_figures;
    std::vector<std::size_t> cargo;
    std::size_t whereabouts =
        kNone;              // of figures, some words for each player; kNone: there are none
    std::size_t words = 0;  // in all
};

// Derived from the content once.
struct Layout {
    std::size_t players = 0;
    std::size_t tiles = 0;
    std::size_t corners = 0;
    std::size_t edges = 0;
    std::size_t pieces = 0;
    std::size_t pawns = 0;
    std::size_t figures = 0;
    std::size_t cards = 0;
    std::size_t decks = 0;
    std::size_t deck_cards = 0;
    std::size_t awards = 0;
    std::size_t harbours = 0;
    std::size_t counter_cells = 0;
    std::size_t frames = 0;
    std::size_t answers = 0;  // that are kept of each frame
    std::size_t asked = 0;    // players who can be asked at the same time

    DerivedPlaces derived;

    std::size_t bytes = 0;  // of the whole state; may be more than there is room for
};

Layout layout_of(const Content& content);
// A hash of the length of every row. Programs with equal hashes understand the bytes of each
// other's states.
Digest256 layout_digest(const Layout& layout);

// Harbours on the board and those that are laid during the game.
std::size_t harbour_count(const MapSpec& map);

// How many cells a counter has.
std::size_t cell_count(const Content& content, const Counter& counter);

// What takes most room in the state.
struct RoomShare {
    std::string what;  // "the cards"
    std::size_t bytes = 0;
};
RoomShare largest_share(const Content& content);

}  // namespace hexholm
