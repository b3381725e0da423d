#include "src/cli/games/uses.h"

#include <algorithm>
#include <cstdio>

namespace hexholm::cli {
namespace {

struct OfLevel {
    std::string level;
    std::vector<Use> uses;  // by kind
};

std::string cell(const Use& use) {
    char text[64];
    std::snprintf(text, sizeof text, "%lld of %lld", static_cast<long long>(use.did),
                  static_cast<long long>(use.could));
    return text;
}

}  // namespace

void Uses::note(const Rulebook& book, const ActionList& legal, const Action& done) {
    if (names_.empty()) {
        for (const ActionKind& kind : book.content().kinds)
            names_.push_back(kind.name);
        of_seats_.assign(book.players(), std::vector<Use>(names_.size()));
    }
    std::vector<Use>& uses = of_seats_[done.player.index()];
    ++uses[done.kind.index()].did;
    // Actions of a kind stand side by side, but a list need not be of one piece.
    std::vector<bool> seen(names_.size());
    for (const Action& action : legal)
        seen[action.kind.index()] = true;
    seen[done.kind.index()] = true;
    for (std::size_t kind = 0; kind < seen.size(); ++kind)
        uses[kind].could += seen[kind] ? 1 : 0;
}

void Uses::add(const Uses& other) {
    if (other.empty()) return;
    if (empty()) {
        *this = other;
        return;
    }
    for (std::size_t seat = 0; seat < of_seats_.size(); ++seat)
        for (std::size_t kind = 0; kind < names_.size(); ++kind) {
            of_seats_[seat][kind].could += other.of_seats_[seat][kind].could;
            of_seats_[seat][kind].did += other.of_seats_[seat][kind].did;
        }
}

std::string Uses::text(const std::vector<std::string>& levels) const {
    std::vector<OfLevel> columns;
    for (std::size_t seat = 0; seat < of_seats_.size(); ++seat) {
        auto column = std::ranges::find(columns, levels[seat], &OfLevel::level);
        if (column == columns.end())
            column = columns.insert(column, {levels[seat], std::vector<Use>(names_.size())});
        for (std::size_t kind = 0; kind < names_.size(); ++kind) {
            column->uses[kind].could += of_seats_[seat][kind].could;
            column->uses[kind].did += of_seats_[seat][kind].did;
        }
    }
    const auto line = [](const std::string& name, const auto& cells) {
        char text[64];
        std::snprintf(text, sizeof text, "%-36s", name.c_str());
        std::string whole = text;
        for (const std::string& each : cells) {
            std::snprintf(text, sizeof text, " %20s", each.c_str());
            whole += text;
        }
        return whole + "\n";
    };
    std::vector<std::string> cells;
    for (const OfLevel& column : columns)
        cells.push_back(column.level);
    std::string all = line("done of possible", cells);
    for (std::size_t kind = 0; kind < names_.size(); ++kind) {
        std::int64_t could = 0;
        cells.clear();
        for (const OfLevel& column : columns) {
            could += column.uses[kind].could;
            cells.push_back(cell(column.uses[kind]));
        }
        if (could > 0) all += line(names_[kind], cells);
    }
    return all;
}

}  // namespace hexholm::cli
