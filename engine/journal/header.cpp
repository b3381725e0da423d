#include "engine/journal/header.h"

#include <algorithm>
#include <set>

#include "engine/base/hash.h"
#include "engine/journal/words.h"

namespace hexholm {
namespace {

constexpr std::string_view kMagic = "hexholm journal ";

std::string one_line(std::string text) {
    for (char& letter : text)
        if (static_cast<unsigned char>(letter) < ' ' || letter == '\x7f') letter = ' ';
    return text;
}

bool has_control_letter(std::string_view line) {
    return std::ranges::any_of(line, [](char letter) {
        return static_cast<unsigned char>(letter) < ' ' || letter == '\x7f';
    });
}

// Takes the header apart line by line.
class HeaderReader {
public:
    explicit HeaderReader(int version) { header_.version = version; }

    // An empty answer means that the line was understood; else what is wrong with it.
    Saying take(std::string_view key, std::string_view value) {
        // Mods and options are told apart by their names.
        const bool is_named = key == "mod" || key == "option";
        const std::string_view name = is_named ? value.substr(0, value.find(' ')) : "";
        // A key stands in place of a seed, never beside it.
        const std::string told = is_named       ? std::string(key) + " " + std::string(name)
                                 : key == "key" ? "seed"
                                                : std::string(key);
        if (key != "seat" && !told_.insert(told).second)
            return {/*tr*/ "there is a second line {1}", in_quotes(told)};
        if (key == "engine") return text(header_.engine, value);
        if (key == "scenario") return text(header_.scenario, value);
        if (key == "players") return players(value);
        if (key == "seed") return number(header_.seed.number, value);
        if (is_secret(key)) return secret(key, value);
        if (key == "content") return hash(header_.content_hash, value);
        if (key == "mod") return mod(value);
        if (key == "option") return option(value);
        if (key == "seat") return seat(value);
        return {/*tr*/ "unknown header line {1}", in_quotes(key)};
    }
    std::string missing() const {
        if (header_.scenario.empty()) return "scenario";
        for (const char* key : {"players", "seed", "engine"})
            if (!told_.contains(key)) return key;
        if (key_.has_value() != told_.contains("salt")) return key_ ? "salt" : "key";
        if (key_.has_value() != told_.contains("commit")) return key_ ? "commit" : "key";
        if (header_.mods.empty()) return "mod";
        if (header_.content_hash == Fingerprint{}) return "content";
        if (header_.seats.size() != static_cast<std::size_t>(header_.players)) return "seat";
        return "";
    }
    JournalHeader& header() {
        if (key_ && salt_) header_.seed = ChanceKey{*key_, *salt_};
        return header_;
    }

private:
    static Saying text(std::string& field, std::string_view value) {
        field = value;
        return "";
    }
    template <class Number>
    static Saying number(Number& field, std::string_view value, int base = 10) {
        const auto read = parse_number<Number>(value, base);
        if (!read) return {/*tr*/ "{1} is not a number", in_quotes(value)};
        field = *read;
        return "";
    }
    Saying hash(Fingerprint& field, std::string_view value) const {
        if (header_.version < kFirstVersionOfDigests) return number(field.old, value, 16);
        const auto read = parse_digest(value);
        if (!read) return no_digits(value);
        field.digest = *read;
        return "";
    }
    static Saying no_digits(std::string_view value) {
        return {/*tr*/ "{1} must be {2} hexadecimal digits", in_quotes(value), 2 * kDigestBytes};
    }
    bool is_secret(std::string_view key) const {
        return header_.version >= kFirstVersionOfDigests &&
               (key == "key" || key == "salt" || key == "commit");
    }
    Saying secret(std::string_view key, std::string_view value) {
        const auto read = parse_key(value);
        if (!read) return no_digits(value);
        if (key == "key") key_ = read;
        if (key == "salt") salt_ = read;
        if (key == "commit") header_.commitment = Digest256{read->bytes};
        return "";
    }
    Saying players(std::string_view value) {
        Saying wrong = number(header_.players, value);
        if (!wrong.empty() ||
            (header_.players >= 1 && header_.players <= static_cast<int>(kMaxPlayers)))
            return wrong;
        return {/*tr*/ "there must be 1 to {1} players", kMaxPlayers};
    }
    Saying mod(std::string_view value) {
        const auto words = split(value, ' ');
        JournalMod mod;
        if (words.size() != 3) return /*tr*/ "a mod line needs a name, a version and a hash";
        mod.id = words[0];
        mod.version = words[1];
        Saying wrong = hash(mod.hash, words[2]);
        header_.mods.push_back(std::move(mod));
        return wrong;
    }
    Saying option(std::string_view value) {
        const std::size_t space = value.find(' ');
        if (space == std::string_view::npos)
            return /*tr*/ "an option line needs a name and a value";
        header_.options.push_back(
            {std::string(value.substr(0, space)), std::string(value.substr(space + 1))});
        return "";
    }
    Saying seat(std::string_view value) {
        JournalSeat seat;
        Saying wrong = parse_seat(value, seat);
        header_.seats.push_back(std::move(seat));
        return wrong;
    }

    JournalHeader header_;
    std::optional<Key256> key_;
    std::optional<Key256> salt_;
    std::set<std::string> told_;  // which lines there have been
};

Saying option_difference(const JournalHeader& header, const Content& content) {
    for (const OptionValue& option : header.options) {
        const auto now =
            std::find_if(content.options.begin(), content.options.end(),
                         [&](const OptionValue& value) { return value.name == option.name; });
        if (now == content.options.end()) return {/*tr*/ "there is no option {1} now", option.name};
        if (now->value != option.value)
            return {/*tr*/ "the option {1} was {2}, now it is {3}", option.name, option.value,
                    now->value};
    }
    return "";
}

Saying difference(const JournalHeader& header, const Content& content) {
    if (header.scenario != content.scenario)
        return {/*tr*/ "the scenario was {1}, now it is {2}", header.scenario, content.scenario};
    if (header.players != content.players)
        return {/*tr*/ "there {1|was|were} {1} {1|player|players}, now there {2|is|are} {2}",
                header.players, content.players};
    Saying found = mod_difference(header, content);
    if (found.empty()) found = option_difference(header, content);
    if (!found.empty()) return found;
    if (header.engine == kEngineVersion)
        return {/*tr*/ "engine {1} compiles the mods and options of its header to other rules",
                header.engine};
    return {/*tr*/ "engine {1} compiled these mods to other rules than {2} does", header.engine,
            kEngineVersion};
}

}  // namespace

Saying mod_difference(const JournalHeader& header, const Content& content) {
    for (const JournalMod& mod : header.mods) {
        const auto now = std::find_if(content.mods.begin(), content.mods.end(),
                                      [&](const ModInfo& info) { return info.id == mod.id; });
        if (now == content.mods.end()) return {/*tr*/ "the mod {1} is not in use now", mod.id};
        if (now->version != mod.version)
            return {/*tr*/ "the mod {1} had version {2}, now it has {3}", mod.id, mod.version,
                    now->version};
        if (!is_same_hash(header.version, mod.hash, now->hash))
            return {/*tr*/ "the rules of the mod {1} were changed", mod.id + " " + mod.version};
    }
    for (const ModInfo& info : content.mods)
        if (std::ranges::none_of(header.mods,
                                 [&](const JournalMod& mod) { return mod.id == info.id; }))
            return {/*tr*/ "the mod {1} was not in use then", info.id};
    return "";
}

JournalHeader header_for(const Content& content,
                         const GameSeed& seed,
                         std::vector<JournalSeat> seats) {
    JournalHeader header;
    header.scenario = content.scenario;
    header.players = content.players;
    for (const ModInfo& mod : content.mods)
        header.mods.push_back({mod.id, mod.version, {mod.hash.digest}});
    header.options = content.options;
    header.seed = seed;
    if (seed.key) header.commitment = seed.key->commitment();
    header.content_hash = {content.hash.digest};
    header.seats = std::move(seats);
    return header;
}

std::optional<Problem> broken_commitment(const JournalHeader& header, const std::string& where) {
    if (!header.seed.key || header.commitment == header.seed.key->commitment()) return std::nullopt;
    return Problem{where,
                   /*tr*/
                   "the key is not the one that was promised before the game: 'commit' must "
                   "be the SHA-256 of key and salt",
                   /*tr*/ "do not trust the dice of this game"};
}

bool is_same_hash(int version, const Fingerprint& written, const Fingerprint& now) {
    return version < kFirstVersionOfDigests ? written.old == now.old : written.digest == now.digest;
}

static std::string hash_text_of(int version, const Fingerprint& hash) {
    return version < kFirstVersionOfDigests ? hash_name(hash.old) : hex_text(hash.digest);
}

std::string seat_text(const JournalSeat& seat) {
    return (seat.bot.empty() ? "human" : seat.bot) + " #" + hash_name(seat.color).substr(10) + " " +
           one_line(seat.name);
}

Saying parse_seat(std::string_view text, JournalSeat& seat) {
    const auto words = split(text, ' ');
    if (words.size() < 3 || words[1].size() != 7 || words[1][0] != '#')
        return /*tr*/ "a seat line needs level, #colour and name";
    if (words[0] != "human") seat.bot = words[0];
    const auto color = parse_number<std::uint32_t>(words[1].substr(1), 16);
    if (!color) return {/*tr*/ "{1} is not a number", in_quotes(words[1].substr(1))};
    seat.color = *color;
    seat.name = text.substr(words[0].size() + words[1].size() + 2);
    return "";
}

std::string header_text(const JournalHeader& header) {
    std::string text = std::string(kMagic) + std::to_string(header.version) + "\n";
    const auto line = [&](std::string_view key, const std::string& value) {
        text += std::string(key) + " " + value + "\n";
    };
    line("engine", header.engine);
    line("scenario", header.scenario);
    line("players", std::to_string(header.players));
    for (const JournalMod& mod : header.mods)
        line("mod", mod.id + " " + mod.version + " " + hash_text_of(header.version, mod.hash));
    for (const OptionValue& option : header.options)
        line("option", option.name + " " + option.value);
    if (header.seed.key) {
        line("key", hex_text(header.seed.key->key));
        line("salt", hex_text(header.seed.key->salt));
        line("commit", hex_text(header.commitment.value_or(header.seed.key->commitment())));
    } else {
        line("seed", std::to_string(header.seed.number));
    }
    line("content", hash_text_of(header.version, header.content_hash));
    for (const JournalSeat& seat : header.seats)
        line("seat", seat_text(seat));
    return text + "\n";
}

int journal_version(std::string_view first_line) {
    if (first_line.substr(0, kMagic.size()) != kMagic) return 0;
    return parse_number<int>(first_line.substr(kMagic.size())).value_or(0);
}

bool is_known_version(int version) {
    return version >= kOldestJournalVersion && version <= kJournalVersion;
}

static Problem other_version(std::string_view first_line, const std::string& where) {
    Problem problem{
        where,
        {/*tr*/ "the journal has format {1}", in_quotes(first_line.substr(kMagic.size()))},
        {/*tr*/ "this version reads formats {1} to {2}", kOldestJournalVersion, kJournalVersion}};
    if (journal_version(first_line) > kJournalVersion)
        problem.remedy = {
            /*tr*/
            "a newer Hexholm wrote it and can read it; this one, {1}, reads formats {2} to {3}",
            kEngineVersion, kOldestJournalVersion, kJournalVersion};
    return problem;
}

Result<JournalHeader> parse_header(const std::vector<std::string_view>& lines,
                                   const std::string& where) {
    const std::string_view first = lines.empty() ? std::string_view() : lines[0];
    if (first.substr(0, kMagic.size()) != kMagic)
        return Problem{where, /*tr*/ "this is not a journal of Hexholm",
                       linked(/*tr*/ "its first line must be", " ",
                              in_quotes(std::string(kMagic) + std::to_string(kJournalVersion)))};
    if (!is_known_version(journal_version(first))) return other_version(first, where);
    HeaderReader reader(journal_version(first));
    for (std::size_t at = 1; at < lines.size(); ++at) {
        const std::size_t space = std::min(lines[at].find(' '), lines[at].size());
        Saying wrong = reader.take(lines[at].substr(0, space),
                                   lines[at].substr(std::min(space + 1, lines[at].size())));
        if (has_control_letter(lines[at])) wrong = /*tr*/ "the line has unreadable characters";
        if (!wrong.empty()) return Problem{where + ":" + std::to_string(at + 1), wrong, ""};
    }
    const std::string missing = reader.missing();
    if (!missing.empty())
        return Problem{
            where,
            linked(/*tr*/ "the header of the journal has a missing or damaged line:", " ",
                   in_quotes(missing)),
            missing == "seat" ? Saying(/*tr*/ "there must be one for each player, no more")
                              : Saying()};
    return std::move(reader.header());
}

std::optional<Problem> content_difference(const JournalHeader& header,
                                          const Content& content,
                                          const std::string& where) {
    if (is_same_hash(header.version, header.content_hash, content.hash)) return std::nullopt;
    return Problem{
        where,
        linked(/*tr*/ "the game was played with other rules", ": ", difference(header, content)),
        /*tr*/ "use the same mods, versions and options"};
}

}  // namespace hexholm
