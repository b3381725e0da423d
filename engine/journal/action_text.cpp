#include "engine/journal/action_text.h"

#include <limits>
#include <optional>

#include "engine/journal/words.h"

namespace hexholm {
namespace {

std::string players_text(const Content& content, int mask) {
    std::string text;
    for (int player = 0; player < content.players; ++player)
        if ((mask >> player & 1) != 0)
            text += (text.empty() ? "" : "+") + std::to_string(player + 1);
    return text.empty() ? "-" : text;
}

// Kind, seat and number, all from 1: "mule#2.1"; neutral ones have no seat.
std::string figure_text(const Content& content, FigureId id) {
    const Figure& figure = content.figures[id];
    const FigureKind& kind = content.figure_kinds[figure.kind];
    const std::size_t at = id.index() - kind.first.index();
    const auto supply = static_cast<std::size_t>(kind.supply);
    if (figure.owner.is_none()) return kind.name + "#" + std::to_string(at + 1);
    return kind.name + "#" + std::to_string(figure.owner.index() + 1) + "." +
           std::to_string(at % supply + 1);
}

std::string number_text(const Content& content, ArgType type, int number) {
    if (type == ArgType::players) return players_text(content, number);
    if (type == ArgType::number) return std::to_string(number);
    if (number < 0) return "-";
    if (type == ArgType::player) return std::to_string(number + 1);
    if (type == ArgType::good) return content.goods[GoodId(number)].name;
    if (type == ArgType::card) return content.cards[CardId(number)].name;
    if (type == ArgType::figure) return figure_text(content, FigureId(number));
    return std::to_string(number);
}

std::optional<GoodId> good_named(const Content& content, std::string_view name) {
    for (const GoodId good : content.goods.ids())
        if (content.goods[good].name == name) return good;
    return std::nullopt;
}

// Reads one word of the line for each question; the first problem stays.
class ActionReader {
public:
    ActionReader(const Content& content, std::string_view text, const std::string& where)
        : content_(content), words_(split(text, ' ')), where_(where) {}

    std::string_view next() {
        if (at_ < words_.size()) return words_[at_++];
        fail(/*tr*/ "an argument is missing at the end of the line");
        return "-";
    }
    PlayerId player() { return PlayerId(below(content_.players, "player", next(), 1)); }

    std::int16_t number(ArgType type) {
        const std::string_view word = next();
        switch (type) {
            case ArgType::tile: return place(content_.board.tile_count(), "tile", word);
            case ArgType::corner: return place(content_.board.corner_count(), "corner", word);
            case ArgType::edge: return place(content_.board.edge_count(), "edge", word);
            case ArgType::player: return word == "-" ? std::int16_t{-1} : seat(word);
            case ArgType::players: return players(word);
            case ArgType::good: return word == "-" ? std::int16_t{-1} : good(word).number();
            case ArgType::card: return word == "-" ? std::int16_t{-1} : card(word).number();
            case ArgType::figure: return word == "-" ? std::int16_t{-1} : figure(word).number();
            case ArgType::goods:
            case ArgType::number: break;
        }
        const auto value = parse_number<std::int16_t>(word);
        if (!value) fail({/*tr*/ "{1} is not a number", in_quotes(word)});
        return value.value_or(-1);
    }

    Bundle bundle() {
        const std::string_view word = next();
        Bundle bundle;
        if (word == "-") return bundle;
        for (const std::string_view part : split(word, '+')) {
            const std::size_t star = part.find('*');
            const GoodId of = good(part.substr(0, star));
            const auto count = star == std::string_view::npos
                                   ? std::optional<int>(1)
                                   : parse_number<int>(part.substr(star + 1));
            if (!count || *count < 1 || *count > Bundle::kMaxOfOne)
                fail({/*tr*/ "in {1} the count must be 1 to {2}", in_quotes(part),
                      Bundle::kMaxOfOne});
            if (problem_) return bundle;
            bundle.set(of, *count);
        }
        return bundle;
    }

    void finish() {
        if (at_ < words_.size())
            fail({/*tr*/ "{1} is one argument too many", in_quotes(words_[at_])});
    }
    void fail(Saying what) {
        if (!problem_) problem_ = Problem{where_, std::move(what), ""};
    }
    const std::optional<Problem>& problem() const { return problem_; }

private:
    int below(int count, const char* thing, std::string_view word, int first) {
        const auto value = parse_number<int>(word);
        if (value && *value >= first && *value < count + first) return *value - first;
        fail({/*tr*/ "there is no {1} ({2} to {3})", std::string(thing) + " " + in_quotes(word),
              first, count + first - 1});
        return 0;
    }
    std::int16_t place(std::size_t count, const char* thing, std::string_view word) {
        if (word == "-") return -1;
        return static_cast<std::int16_t>(below(static_cast<int>(count), thing, word, 0));
    }
    std::int16_t seat(std::string_view word) {
        return static_cast<std::int16_t>(below(content_.owners(), "player", word, 1));
    }
    std::int16_t players(std::string_view word) {
        int mask = 0;
        if (word == "-") return 0;
        for (const std::string_view part : split(word, '+'))
            mask |= 1 << seat(part);
        return static_cast<std::int16_t>(mask);
    }
    GoodId good(std::string_view word) {
        const auto found = good_named(content_, word);
        if (!found) fail({/*tr*/ "there is no good {1} in this game", in_quotes(word)});
        return found.value_or(GoodId(0));
    }
    CardId card(std::string_view word) {
        for (const CardId card : content_.cards.ids())
            if (content_.cards[card].name == word) return card;
        fail({/*tr*/ "there is no card {1} in this game", in_quotes(word)});
        return CardId(0);
    }

    FigureId figure(std::string_view word) {
        for (const FigureId figure : content_.figures.ids())
            if (figure_text(content_, figure) == word) return figure;
        fail({/*tr*/ "there is no piece {1} in this game", in_quotes(word)});
        return FigureId(0);
    }

    const Content& content_;
    std::vector<std::string_view> words_;
    std::string where_;
    std::size_t at_ = 0;
    std::optional<Problem> problem_;
};

}  // namespace

std::string bundle_text(const Content& content, Bundle bundle) {
    std::string text;
    for (const GoodId good : content.goods.ids())
        if (bundle[good] > 0)
            text += (text.empty() ? "" : "+") + content.goods[good].name + "*" +
                    std::to_string(bundle[good]);
    return text.empty() ? "-" : text;
}

std::string action_text(const Content& content, const Action& action) {
    const ActionKind& kind = content.kinds[action.kind];
    std::string text = std::to_string(action.player.index() + 1) + " " + kind.name;
    std::size_t numbers = 0;
    std::size_t bundles = 0;
    for (const ArgType type : kind.args)
        text += " " + (type == ArgType::goods ? bundle_text(content, action.goods[bundles++])
                                              : number_text(content, type, action.args[numbers++]));
    return text;
}

Result<Action> parse_action(const Content& content,
                            std::string_view text,
                            const std::string& where) {
    ActionReader reader(content, text, where);
    Action action;
    action.player = reader.player();
    const std::string_view name = reader.next();
    const auto kind = content.kind_named(name);
    if (!kind) reader.fail({/*tr*/ "there is no action {1} in this game", in_quotes(name)});
    if (reader.problem()) return *reader.problem();
    action.kind = *kind;
    std::size_t numbers = 0;
    std::size_t bundles = 0;
    for (const ArgType type : content.kinds[*kind].args) {
        if (type == ArgType::goods) {
            action.goods[bundles++] = reader.bundle();
        } else {
            action.args[numbers++] = reader.number(type);
        }
    }
    reader.finish();
    if (reader.problem()) return *reader.problem();
    return action;
}

}  // namespace hexholm
