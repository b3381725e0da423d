// Reports of simulations for people.
#include <algorithm>
#include <cmath>
#include <cstdio>

#include "src/cli/games/report.h"

namespace hexholm::cli {
namespace {

constexpr std::size_t kMostThings = 24;
constexpr int kNarrow = 5;         // percent of the games that are shorter, and as many longer
constexpr double kSmallest = 0.1;  // a difference below that decides nothing

std::string number(double value, int decimals) {
    char text[64];
    std::snprintf(text, sizeof text, "%.*f", decimals, value);
    return text;
}

std::string percent(double share) {
    return number(100 * share, 1);
}

double mean(std::int64_t sum, std::int64_t count) {
    return count > 0 ? static_cast<double>(sum) / static_cast<double>(count) : 0;
}

// What winners and others have most unlike amounts of, the largest difference first.
std::vector<ThingReport> deciding(const SimReport& report) {
    std::vector<ThingReport> things = report.things;
    std::erase_if(
        things, [](const ThingReport& thing) { return std::abs(thing.difference()) < kSmallest; });
    std::ranges::stable_sort(things, std::ranges::greater{},
                             [](const ThingReport& thing) { return std::abs(thing.difference()); });
    if (things.size() > kMostThings) things.resize(kMostThings);
    return things;
}

std::string games_in_words(const SimReport& report) {
    return std::to_string(report.games) + (report.games == 1 ? " game" : " games");
}

std::string lengths_line(const SimReport& report) {
    return games_in_words(report) + " of " + report.scenario + ", median " +
           std::to_string(turns_at(report, 50)) + " turns (" + std::to_string(kNarrow) +
           " % up to " + std::to_string(turns_at(report, kNarrow)) + ", " +
           std::to_string(100 - kNarrow) + " % up to " +
           std::to_string(turns_at(report, 100 - kNarrow)) + "), " +
           std::to_string(report.unfinished) + " unfinished";
}

// Letters that mean something in XML.
std::string escaped(const std::string& text) {
    std::string safe;
    for (const char letter : plain_line(text))
        switch (letter) {
            case '&': safe += "&amp;"; break;
            case '<': safe += "&lt;"; break;
            case '>': safe += "&gt;"; break;
            default: safe += letter;
        }
    return safe;
}

// Draws from top to bottom.
class Picture {
public:
    static constexpr int kWidth = 760;
    static constexpr int kLeft = 210;
    static constexpr int kRight = 560;

    void title(const std::string& line) {
        y_ += 34;
        write(20, "font-weight='bold'", line);
        y_ += 10;
    }
    void note(const std::string& line) {
        y_ += 20;
        write(20, "", line);
    }
    // A bar of a length between 0 and 1 with a name before it and a number behind it.
    void bar(const std::string& name,
             double length,
             const std::string& color,
             const std::string& told) {
        y_ += 22;
        write(20, "", name);
        box(kLeft, wide(length), color);
        write(kRight + 20, "", told);
    }
    // Over the last bar: from where to where it may well lie.
    void whisker(const Interval& range) {
        line(at(range.low), y_ - 5, at(range.high), y_ - 5);
        line(at(range.low), y_ - 9, at(range.low), y_ - 1);
        line(at(range.high), y_ - 9, at(range.high), y_ - 1);
    }
    // Columns side by side, each between 0 and 1 high.
    void columns(const std::vector<double>& heights,
                 const std::string& first,
                 const std::string& last) {
        constexpr int kHigh = 120;
        y_ += kHigh + 10;
        const double wide_each =
            static_cast<double>(kRight - kLeft) / static_cast<double>(heights.size());
        for (std::size_t at = 0; at < heights.size(); ++at) {
            const int high = static_cast<int>(std::lround(heights[at] * kHigh));
            body_ += "<rect x='" + number(kLeft + wide_each * static_cast<double>(at), 1) +
                     "' y='" + std::to_string(y_ - high) + "' width='" +
                     number(std::max(0.5, wide_each - 1), 1) + "' height='" + std::to_string(high) +
                     "' fill='#3f7fb5'/>\n";
        }
        line(kLeft, y_, kRight, y_);
        y_ += 18;
        write(kLeft, "", first);
        write(kRight, "text-anchor='end'", last);
    }
    std::string whole() const {
        const std::string size =
            "width='" + std::to_string(kWidth) + "' height='" + std::to_string(y_ + 24) + "'";
        return "<svg xmlns='http://www.w3.org/2000/svg' " + size +
               " font-family='sans-serif' font-size='14' fill='#222222'>\n<rect " + size +
               " fill='#ffffff'/>\n" + body_ + "</svg>\n";
    }

private:
    static int wide(double length) {
        return static_cast<int>(std::lround(std::clamp(length, 0.0, 1.0) * (kRight - kLeft)));
    }
    static int at(double length) { return kLeft + wide(length); }
    void write(int x, const std::string& how, const std::string& text) {
        body_ += "<text x='" + std::to_string(x) + "' y='" + std::to_string(y_) + "' " + how + ">" +
                 escaped(text) + "</text>\n";
    }
    void box(int x, int width, const std::string& color) {
        body_ += "<rect x='" + std::to_string(x) + "' y='" + std::to_string(y_ - 13) + "' width='" +
                 std::to_string(width) + "' height='16' fill='" + color + "'/>\n";
    }
    void line(int from_x, int from_y, int to_x, int to_y) {
        body_ += "<path d='M" + std::to_string(from_x) + " " + std::to_string(from_y) + "L" +
                 std::to_string(to_x) + " " + std::to_string(to_y) + "' stroke='#222222'/>\n";
    }

    std::string body_;
    int y_ = 0;
};

// How many of the ended games took so long, in at most sixty steps of equal size.
void draw_lengths(Picture& picture, const SimReport& report) {
    if (report.lengths.empty()) return;
    constexpr int kSteps = 60;
    const int shortest = report.lengths.begin()->first;
    const int longest = report.lengths.rbegin()->first;
    const int step = (longest - shortest) / kSteps + 1;
    std::vector<double> heights(static_cast<std::size_t>((longest - shortest) / step + 1));
    for (const auto& [length, count] : report.lengths)
        heights[static_cast<std::size_t>((length - shortest) / step)] += static_cast<double>(count);
    const double most = std::ranges::max(heights);
    for (double& height : heights)
        height /= most;
    picture.title("Length in turns");
    picture.columns(heights, std::to_string(shortest), std::to_string(longest));
}

}  // namespace

std::string report_text(const SimReport& report) {
    std::string text = games_in_words(report) + " in " + number(report.seconds, 2) + " s (" +
                       number(games_per_second(report), 1) + " games/s), " +
                       number(mean(report.turns, report.games), 1) + " turns and " +
                       number(mean(report.actions, report.games), 1) + " actions per game\n";
    for (std::size_t seat = 0; seat < report.levels.size(); ++seat)
        text += "seat " + std::to_string(seat + 1) + "  " + report.levels[seat] + "  wins " +
                std::to_string(report.wins[seat]) + " (" +
                percent(mean(report.wins[seat], report.games)) + " %), mean points " +
                number(mean(report.points[seat], report.games), 2) + "\n";
    if (report.unfinished > 0)
        text += "unfinished after " + std::to_string(report.most_turns) +
                " turns: " + std::to_string(report.unfinished) + "\n";
    for (std::size_t seat = 0; seat < report.levels.size(); ++seat)
        if (const LongestDecision& longest = report.longest[seat]; longest.ms > 0)
            text += "longest decision of seat " + std::to_string(seat + 1) + ": " +
                    number(longest.ms, 1) + " ms (seed " + std::to_string(longest.seed) +
                    ", after " + std::to_string(longest.action) + " actions)\n";
    if (!report.uses.empty()) text += report.uses.text(report.levels);
    return text;
}

std::string balance_text(const SimReport& report) {
    std::string text = lengths_line(report) + "\n";
    for (std::size_t seat = 0; seat < report.levels.size(); ++seat) {
        const Interval range = likely_share(report.wins[seat], report.games);
        text += "seat " + std::to_string(seat + 1) + "  " + report.levels[seat] + "  wins " +
                percent(mean(report.wins[seat], report.games)) + " % (" + percent(range.low) +
                " to " + percent(range.high) + "), mean points " +
                number(mean(report.points[seat], report.games), 2) + "\n";
    }
    const std::vector<ThingReport> things = deciding(report);
    if (things.empty()) return text;
    char line[160];
    std::snprintf(line, sizeof line, "%-40s %9s %9s %11s\n", "at the end", "winners", "others",
                  "deviations");
    text += line;
    for (const ThingReport& thing : things) {
        std::snprintf(line, sizeof line, "%-40s %9.2f %9.2f %+11.2f\n", thing.name.c_str(),
                      thing.winners.mean(), thing.others.mean(), thing.difference());
        text += line;
    }
    return text;
}

std::string balance_picture(const SimReport& report) {
    Picture picture;
    picture.title("Balance of " + report.scenario);
    picture.note(lengths_line(report));
    picture.title("Wins by seat");
    double most = 0;
    for (std::size_t seat = 0; seat < report.levels.size(); ++seat)
        most = std::max(most, likely_share(report.wins[seat], report.games).high);
    for (std::size_t seat = 0; seat < report.levels.size(); ++seat) {
        const double share = mean(report.wins[seat], report.games);
        const Interval range = likely_share(report.wins[seat], report.games);
        picture.bar("Seat " + std::to_string(seat + 1) + ", " + report.levels[seat], share / most,
                    "#3f7fb5", percent(share) + " %");
        picture.whisker({range.low / most, range.high / most});
    }
    draw_lengths(picture, report);
    const std::vector<ThingReport> things = deciding(report);
    if (!things.empty()) picture.title("What winners have more of (blue) or less of (red)");
    for (const ThingReport& thing : things)
        picture.bar(thing.name, std::abs(thing.difference() / things.front().difference()),
                    thing.difference() > 0 ? "#3f7fb5" : "#b5503f",
                    number(thing.winners.mean(), 2) + " against " + number(thing.others.mean(), 2));
    return picture.whole();
}

}  // namespace hexholm::cli
