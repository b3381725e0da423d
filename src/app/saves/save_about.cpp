#include "src/app/saves/save_about.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "engine/files/text_file.h"
#include "engine/game/view/points.h"
#include "engine/game/view/view.h"

#include "src/anim/places/places.h"

namespace hexholm::app {

namespace fs = std::filesystem;

static constexpr const char* kMagic = "hexholm about 1";
static constexpr std::size_t kMostThings = 1024;

namespace {

std::int16_t scaled(float value, float radius) {
    return static_cast<std::int16_t>(
        std::lround(value / radius * static_cast<float>(ui::kSketchRadius)));
}

// The board as everybody sees it.
class Sketcher {
public:
    Sketcher(const Rulebook& book, const State& state, const std::vector<std::uint32_t>& colors)
        : book_(book), state_(state), colors_(colors), extent_(anim::extent_of(book.board())) {}

    ui::SaveSketch draw() {
        sketch_.tile_size = scaled(1, radius());
        // Land of a table of cards that nobody has reached is bare cloth.
        const bool cards = !book_.board().has_directions();
        for (const TileId tile : all_ids<TileId>(book_.board().tile_count()))
            if (!cards || state_.token[tile] != 0)
                sketch_.tiles.push_back({at(anim::place_of(book_.board(), tile)), color_of(tile)});
        for (const EdgeId edge : all_ids<EdgeId>(book_.board().edge_count()))
            add_line(edge);
        for (const CornerId corner : all_ids<CornerId>(book_.board().corner_count()))
            add_spot(corner);
        return std::move(sketch_);
    }

private:
    float radius() const { return extent_.radius + 0.25f; }
    ui::SketchPoint at(scene::Vec3 place) const {
        const scene::Vec3 from_middle = place - extent_.middle;
        return {scaled(from_middle.x, radius()), scaled(from_middle.z, radius())};
    }
    std::uint32_t color_of(TileId tile) const {
        const TerrainId terrain = state_.terrain[tile];
        const bool known = terrain.is_some() && state_.face_down[tile] == 0;
        return known ? book_.content().terrains[terrain].face.color : 0x9A8B74;
    }
    std::uint32_t color_of(const Spot& spot) const {
        const PlayerId owner = spot.owner();
        const bool has_seat = owner.is_some() && owner.index() < colors_.size();
        return has_seat ? colors_[owner.index()] : 0x777777;
    }
    void add_line(EdgeId edge) {
        const Spot& spot = state_.edges[edge];
        if (spot.empty()) return;
        const auto ends = book_.board().ends(edge);
        sketch_.lines.push_back({at(anim::place_of(book_.board(), ends[0])),
                                 at(anim::place_of(book_.board(), ends[1])), color_of(spot)});
    }
    void add_spot(CornerId corner) {
        const Spot& spot = state_.corners[corner];
        if (spot.empty()) return;
        const bool large = book_.content().pieces[spot.piece()].upgrades.is_some();
        sketch_.spots.push_back({at(anim::place_of(book_.board(), corner)), color_of(spot), large});
    }

    const Rulebook& book_;
    const State& state_;
    const std::vector<std::uint32_t>& colors_;
    anim::Extent extent_;
    ui::SaveSketch sketch_;
};

}  // namespace

SaveAbout about_game(const Rulebook& book,
                     const State& state,
                     const std::vector<std::uint32_t>& colors) {
    const State seen = view_for(book, state, PlayerId()).state;
    SaveAbout about;
    about.turn = state.turn;
    about.actions = state.actions;
    about.over = state.stage == Stage::over;
    for (const PlayerId player : all_ids<PlayerId>(book.players())) {
        if (is_winner(state, player)) about.winners.push_back(static_cast<int>(player.index()));
        about.points.push_back(about.over ? all_points(book, state, player)
                                          : public_points(book, seen, player));
    }
    about.sketch = Sketcher(book, seen, colors).draw();
    return about;
}

std::string about_path(const std::string& journal_path) {
    return journal_path + ".about";
}

// One line of the file; false when it cannot be understood.
static bool take_line(const std::string& line, SaveAbout& about) {
    std::istringstream words(line);
    std::string key;
    words >> key;
    ui::SaveSketch& sketch = about.sketch;
    if (key == "bytes") return static_cast<bool>(words >> about.journal_bytes);
    if (key == "turn") return static_cast<bool>(words >> about.turn);
    if (key == "actions") return static_cast<bool>(words >> about.actions);
    if (key == "over") {
        if (!(words >> about.over)) return false;
        for (int seat = 0; words >> seat && about.winners.size() < kMaxPlayers;)
            about.winners.push_back(seat);
        return true;
    }
    if (key == "size") return static_cast<bool>(words >> sketch.tile_size);
    if (key == "points") {
        for (int points = 0; words >> points && about.points.size() < kMaxPlayers;)
            about.points.push_back(points);
        return true;
    }
    if (sketch.tiles.size() + sketch.lines.size() + sketch.spots.size() > kMostThings) return false;
    if (key == "tile") {
        ui::SketchTile& tile = sketch.tiles.emplace_back();
        return static_cast<bool>(words >> tile.at.x >> tile.at.y >> tile.color);
    }
    if (key == "line") {
        ui::SketchLine& one = sketch.lines.emplace_back();
        return static_cast<bool>(words >> one.from.x >> one.from.y >> one.to.x >> one.to.y >>
                                 one.color);
    }
    if (key == "spot") {
        ui::SketchSpot& spot = sketch.spots.emplace_back();
        return static_cast<bool>(words >> spot.at.x >> spot.at.y >> spot.color >> spot.large);
    }
    return false;
}

std::optional<SaveAbout> read_about(const std::string& journal_path) {
    const std::vector<std::string> lines = lines_of_file(about_path(journal_path));
    if (lines.empty() || lines.front() != kMagic) return std::nullopt;
    SaveAbout about;
    for (std::size_t at = 1; at < lines.size(); ++at)
        if (!take_line(lines[at], about)) return std::nullopt;
    return about;
}

static std::string text_of(const SaveAbout& about) {
    std::ostringstream text;
    text << kMagic << "\nbytes " << about.journal_bytes << "\nturn " << about.turn << "\nactions "
         << about.actions << "\nover " << about.over;
    for (const int seat : about.winners)
        text << ' ' << seat;
    text << "\npoints";
    for (const int points : about.points)
        text << ' ' << points;
    text << "\nsize " << about.sketch.tile_size << '\n';
    for (const ui::SketchTile& tile : about.sketch.tiles)
        text << "tile " << tile.at.x << ' ' << tile.at.y << ' ' << tile.color << '\n';
    for (const ui::SketchLine& line : about.sketch.lines)
        text << "line " << line.from.x << ' ' << line.from.y << ' ' << line.to.x << ' ' << line.to.y
             << ' ' << line.color << '\n';
    for (const ui::SketchSpot& spot : about.sketch.spots)
        text << "spot " << spot.at.x << ' ' << spot.at.y << ' ' << spot.color << ' ' << spot.large
             << '\n';
    return text.str();
}

void write_about(const std::string& journal_path, SaveAbout about) {
    std::error_code failed;
    about.journal_bytes = fs::file_size(journal_path, failed);
    if (failed) return;
    const std::string beside = about_path(journal_path) + ".new";
    {
        std::ofstream file(beside);
        file << text_of(about);
        if (!file.flush()) {
            file.close();
            fs::remove(beside, failed);
            return;
        }
    }
    fs::rename(beside, about_path(journal_path), failed);
}

}  // namespace hexholm::app
