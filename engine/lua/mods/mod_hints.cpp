#include "engine/lua/mods/mod_hints.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>

#include "engine/lua/mods/mod_sources.h"
#include "engine/lua/reading/mod_names.h"
#include "engine/lua/reading/suggest.h"

namespace hexholm {
namespace {

struct Named {
    std::string kind;
    std::string name;
    std::string where;
};

bool is_in_comment(std::string_view text, std::size_t at) {
    const std::size_t line = text.rfind('\n', at) + 1;  // npos + 1 is 0
    return text.substr(line, at - line).find("--") != std::string_view::npos;
}

// The text in quotes after `at`, apart from spaces and one '('; empty when there is none.
std::string quoted_after(std::string_view text, std::size_t at) {
    at = std::min(text.find_first_not_of(" \n\t(", at), text.size());
    if (at == text.size() || (text[at] != '"' && text[at] != '\'')) return "";
    const std::size_t end = text.find(text[at], at + 1);
    return end == std::string_view::npos ? "" : std::string(text.substr(at + 1, end - at - 1));
}

std::vector<Named> declared_in(const ModSource& source) {
    std::vector<Named> found;
    for (const std::string kind : {"cue", "effect", "pick"}) {
        const std::string word = "hex." + kind;
        for (std::size_t at = source.text.find(word); at != std::string::npos;
             at = source.text.find(word, at + 1)) {
            const std::string name = quoted_after(source.text, at + word.size());
            if (!is_name(name) || is_in_comment(source.text, at)) continue;
            const auto lines = std::count(
                source.text.begin(), source.text.begin() + static_cast<std::ptrdiff_t>(at), '\n');
            found.push_back({kind, name, source.where + ":" + std::to_string(lines + 1)});
        }
    }
    return found;
}

int times_named(const std::vector<ModSource>& sources, const std::string& name) {
    int times = 0;
    for (const std::string quote : {"\"", "'"}) {
        const std::string word = quote + name + quote;
        for (const ModSource& source : sources)
            for (std::size_t at = source.text.find(word); at != std::string::npos;
                 at = source.text.find(word, at + 1))
                ++times;
    }
    return times;
}

// The beginnings and ends of names that functions put together: "order_" .. card.
struct NameParts {
    std::vector<std::string> begins;
    std::vector<std::string> ends;
};

void find_parts(std::string_view text, NameParts& parts) {
    for (std::size_t at = text.find(".."); at != std::string_view::npos;
         at = text.find("..", at + 2)) {
        const std::string after = quoted_after(text, at + 2);
        if (!after.empty() && is_name("a" + after)) parts.ends.push_back(after);
        const std::size_t close = at == 0 ? at : text.find_last_not_of(" \n\t", at - 1);
        if (close >= text.size() || (text[close] != '"' && text[close] != '\'')) continue;
        const std::size_t open = close == 0 ? close : text.rfind(text[close], close - 1);
        if (open < close) {
            const std::string before(text.substr(open + 1, close - open - 1));
            if (is_name(before)) parts.begins.push_back(before);
        }
    }
}

NameParts parts_in(const std::vector<ModSource>& sources) {
    NameParts parts;
    for (const ModSource& source : sources)
        find_parts(source.text, parts);
    return parts;
}

bool may_be_composed(const NameParts& parts, const std::string& name) {
    return std::ranges::any_of(parts.begins,
                               [&](const auto& part) { return name.starts_with(part); }) ||
           std::ranges::any_of(parts.ends, [&](const auto& part) { return name.ends_with(part); });
}

bool is_drawn(const Content& content, DeckId deck) {
    if (content.rules.roll_from == deck) return true;
    if (content.decks[deck].for_sale) return true;
    for (const Zone& zone : content.zones)
        if (zone.deals_from == deck) return true;
    for (const CardMove& move : content.card_moves)
        if (move.from.where == CardWhere::pile && move.from.deck == deck) return true;
    for (const Terrain& terrain : content.terrains)
        if (terrain.draws == deck) return true;
    for (const Effect& effect : content.effects)
        for (const Step& step : effect.steps)
            if (step.op == Op::draw && step.a == deck.number()) return true;
    return false;
}

// Which deck a function means may be known only when it runs.
bool calls_draw(const std::vector<ModSource>& sources) {
    return std::ranges::any_of(sources, [](const ModSource& source) {
        return source.text.find(":draw") != std::string::npos ||
               source.text.find(":move_card") != std::string::npos;
    });
}

bool has_cards(const Content& content, DeckId deck) {
    return std::ranges::any_of(content.cards, [&](const Card& card) { return card.deck == deck; });
}

// Finds things that are declared but can come into no game.
class Idle {
public:
    Idle(const ModFolder& mod, const Content& content, const std::vector<ModSource>& sources)
        : mod_(mod), content_(content), sources_(sources), parts_(parts_in(sources)) {}

    std::vector<Problem> hints() {
        for (const DeckId deck : content_.decks.ids())
            look_at(content_.decks[deck], deck);
        for (const Piece& piece : content_.pieces)
            if (piece.stands_for.is_none()) look_at_built("piece", piece);
        for (const FigureKind& figure : content_.figure_kinds)
            look_at_built("figure", figure);
        for (const ModAction& action : content_.mod_actions)
            if (action.face.mod == mod_.id && action.track.is_none() && action.effect.is_none())
                add("action " + in_quotes(action.name), "does nothing", "give it an effect");
        return std::move(hints_);
    }

private:
    void look_at(const Deck& deck, DeckId id) {
        if (deck.face.mod != mod_.id) return;
        const std::string name = "deck " + in_quotes(deck.name);
        if (!has_cards(content_, id))
            add(name, "has no cards", "let some card name it");
        else if (!is_drawn(content_, id) && !calls_draw(sources_))
            hints_.push_back({mod_.id, "no card can come from the " + name,
                              "give it a price, or let something draw from it"});
    }
    // The set-up, maps and effects place what they name.
    template <class Thing>
    void look_at_built(const std::string& kind, const Thing& thing) {
        if (thing.face.mod != mod_.id || has_price(thing.cost)) return;
        if (times_named(sources_, thing.name) > 1 || may_be_composed(parts_, thing.name)) return;
        add(kind + " " + in_quotes(thing.name), "has no price, and nothing places it",
            "give it a cost, or place it in an effect or the set-up");
    }
    void add(const std::string& thing, const std::string& what, const std::string& remedy) {
        hints_.push_back({mod_.id, "the " + thing + " " + what, remedy});
    }

    const ModFolder& mod_;
    const Content& content_;
    const std::vector<ModSource>& sources_;
    const NameParts parts_;
    std::vector<Problem> hints_;
};

}  // namespace

std::vector<Problem> hints_about(const ModFolder& mod, const Content& content) {
    const std::vector<ModSource> sources = sources_of(mod);
    const NameParts parts = parts_in(sources);
    std::vector<Problem> hints;
    for (const ModSource& source : sources)
        for (const Named& named : declared_in(source))
            if (times_named(sources, named.name) < 2 && !may_be_composed(parts, named.name))
                hints.push_back({named.where,
                                 "the " + named.kind + " " + in_quotes(named.name) +
                                     " is declared, but nothing names it",
                                 "use it or remove it"});
    for (Problem& idle : Idle(mod, content, sources).hints())
        hints.push_back(std::move(idle));
    return hints;
}

}  // namespace hexholm
