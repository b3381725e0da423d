#include "src/ui/words/told_problem.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>
#include <vector>

#include "src/ui/words/language.h"

namespace hexholm::ui {

// What the engine and the system say of games, their files and files of mods. Where one could be found
// in another, that one stands first.
static constexpr std::array kSaid = {
    /*tr*/ "'id' is missing or no name of a mod",
    /*tr*/ "'undo' needs a seat and how many actions it takes back",
    /*tr*/ "a file has at most {1} MiB",
    /*tr*/ "a game needs a name",
    /*tr*/ "a mod has at most {1} MiB",
    /*tr*/ "a mod line needs name, version and hash",
    /*tr*/ "a newer Hexholm wrote it and can read it; this one, {1}, reads formats {2} to {3}",
    /*tr*/ "a packed mod has at most {1} MiB",
    /*tr*/ "a seat line needs level, #colour and name",
    /*tr*/ "action {1} of the saved game is refused: {2}",
    /*tr*/ "action {1} is refused: {2}",
    /*tr*/ "an argument is missing at the end of the line",
    /*tr*/ "an option line needs name and value",
    /*tr*/ "another file has taken its place",
    /*tr*/ "another program writes it",
    /*tr*/ "at most {1} KiB are read",
    /*tr*/ "check its rights",
    /*tr*/ "check the rights of the folder and the space on the disk",
    /*tr*/ "check the rights of the folder of mods",
    /*tr*/ "check the space on the disk",
    /*tr*/ "choose something else, or switch {1} off",
    /*tr*/ "close other programs",
    /*tr*/ "did you mean {1}? there are {2}",
    /*tr*/ "did you mean {1}? there is {2}",
    /*tr*/ "engine {1} made other rules of the same mods than {2}",
    /*tr*/ "engine {1} makes other rules of the mods and options in its head",
    /*tr*/ "get the file again",
    /*tr*/ "in {1} the count must be 1 to {2}",
    /*tr*/ "install another version of one of them or switch {1} off",
    /*tr*/ "install {1} or switch {2} off",
    /*tr*/ "it cannot be renamed",
    /*tr*/ "it cannot be deleted",
    /*tr*/ "it cannot be written",
    /*tr*/ "it is a whole number from {1} to {2}, or off",
    /*tr*/ "it is a whole number from {1} to {2}",
    /*tr*/ "it is for {1} to {2}",
    /*tr*/ "it is the name of a map",
    /*tr*/ "its first line must be",
    /*tr*/ "its mod.json is too long",
    /*tr*/ "leave its table first",
    /*tr*/ "mods hold ordinary files only",
    /*tr*/ "name a journal of Hexholm",
    /*tr*/ "name the zip file of a mod",
    /*tr*/ "no folder can be made here",
    /*tr*/ "nothing of it can be used",
    /*tr*/ "option {1}: {2} is not the number of players",
    /*tr*/ "option {1}: {2} is no value of it",
    /*tr*/ "option {1}: there is no map {2}",
    /*tr*/ "pack one mod at a time",
    /*tr*/ "pack the mod again",
    /*tr*/ "pack the mod's folder again with hexholm-cli pack",
    /*tr*/
    "paths stay inside the mod, have at most {1} names of at most {2} letters in all, and are made "
    "of letters, digits, _ and -, with dots inside file names only",
    /*tr*/ "remove one of them",
    /*tr*/ "remove some",
    /*tr*/ "remove the installed one or replace it",
    /*tr*/ "rename one of them",
    /*tr*/ "switch one of them off",
    /*tr*/ "switch some off",
    /*tr*/ "the entry {1} overlaps another one or is not where the list says",
    /*tr*/ "the entry {1} is longer than it claims",
    /*tr*/ "the entry {1} is damaged",
    /*tr*/ "the file cannot be read",
    /*tr*/ "the file is too large",
    /*tr*/ "the file is empty",
    /*tr*/ "the files are too large together",
    /*tr*/ "the folder {1} has an odd name",
    /*tr*/ "the game goes on, but would be lost",
    /*tr*/ "the game is for {1}",
    /*tr*/ "the game needs {1} seats, there are {2}",
    /*tr*/ "the game needs {1} seats",
    /*tr*/ "the game was played with other rules: action {1} has other consequences now",
    /*tr*/ "the game was played with other rules",
    /*tr*/ "the head of the journal lacks a sound line",
    /*tr*/ "the journal cannot be written",
    /*tr*/ "the journal cannot be read",
    /*tr*/ "the journal had been removed or changed; it was written anew",
    /*tr*/ "the journal has format {1}",
    /*tr*/ "the journal is cut in its head",
    /*tr*/ "the line holds unreadable letters",
    /*tr*/ "the mod {1} had version {2}, now it has {3}",
    /*tr*/ "the mod {1} was not in use then",
    /*tr*/ "the mod {1} is not in use now",
    /*tr*/ "the mod cannot be moved to its place",
    /*tr*/ "the mod cannot be removed",
    /*tr*/ "the mods {1} build on each other in a circle",
    /*tr*/ "the option {1} is also declared by {2}",
    /*tr*/ "the option {1} was {2}, now it is {3}",
    /*tr*/ "the replay ends before it",
    /*tr*/ "the rules of the mod {1} were changed",
    /*tr*/ "the scenario {1} is not for {2} players",
    /*tr*/ "the scenario was {1}, now it is {2}",
    /*tr*/ "the screen of saved games offers a copy of it",
    /*tr*/ "the system gives no thread with enough stack for mods",
    /*tr*/ "there are {1} files in it",
    /*tr*/ "there are more than {1} files",
    /*tr*/ "there are several mods in it",
    /*tr*/ "there is a second line {1}",
    /*tr*/ "there is no action {1} in this game",
    /*tr*/ "there is no good {1} in this game",
    /*tr*/ "there is no card {1} in this game",
    /*tr*/ "there is no figure {1} in this game",
    /*tr*/ "there is no installed mod {1}",
    /*tr*/ "there is no {1} ({2} to {3})",
    /*tr*/ "there is no option {1} now",
    /*tr*/ "there is no mod.json in it",
    /*tr*/ "there is no scenario {1}",
    /*tr*/ "there is no option {1}",
    /*tr*/ "there is no such file",
    /*tr*/ "there is no bot {1}",
    /*tr*/ "there is no mod {1}",
    /*tr*/ "there must be 1 to {1} players",
    /*tr*/ "there must be one for each player, no more",
    /*tr*/ "there were {1} players, now there are {2}",
    /*tr*/ "they hold {1}; keep other files elsewhere",
    /*tr*/ "this file is there already",
    /*tr*/ "this game is being played in another window",
    /*tr*/ "this game is being played",
    /*tr*/ "this is no sound zip file",
    /*tr*/ "this is not a journal of Hexholm",
    /*tr*/ "this is not an ordinary file",
    /*tr*/ "this is too large for a journal",
    /*tr*/ "this line does not fit to those before it: something was changed or lost",
    /*tr*/ "this program reads formats {1} to {2}",
    /*tr*/ "this takes back more actions than there are",
    /*tr*/ "those that came with the program cannot be removed",
    /*tr*/ "too many mods are on",
    /*tr*/ "unknown header line {1}",
    /*tr*/ "use the same mods, versions and options",
    /*tr*/ "what stands before it is sound",
    /*tr*/ "whatever {1} does fails; this game cannot go on",
    /*tr*/ "write the mod's name with a-z, 0-9 and _",
    /*tr*/ "{1} is installed already; the file has {2}",
    /*tr*/ "{1} and {2} differ in capital letters only",
    /*tr*/ "{1} needs the mod {2}, which is not there",
    /*tr*/ "{1} grows too much when it is unpacked",
    /*tr*/ "{1} is of a kind that mods do not hold",
    /*tr*/ "{1} is a folder with bytes of its own",
    /*tr*/ "{1} cannot be played together with {2}",
    /*tr*/ "{1} does not fit this game: {2}",
    /*tr*/ "{1} lies outside the mod's folder {2}",
    /*tr*/ "{1} is no path for a file of a mod",
    /*tr*/ "{1} is one argument too many",
    /*tr*/ "{1} is not an ordinary file",
    /*tr*/ "{1} works with {2}, but {3} is {4}",
    /*tr*/ "{1} is a second manifest",
    /*tr*/ "{1} is not a state hash",
    /*tr*/ "{1} cannot be written",
    /*tr*/ "{1} is not a number",
    /*tr*/ "{1} needs this mod)",
    /*tr*/ "{1} is there twice",
    /*tr*/ "{1} is too large",
    /*tr*/ "at most {1} are unpacked",
    /*tr*/ "a broken version",
    /*tr*/ "get it again or {1}",
    /*tr*/ "there are none",
    /*tr*/ "at most {1} times",
    /*tr*/ "did you mean {1}?",
    /*tr*/ "No space left on device",
    /*tr*/ "Disk quota exceeded",
    /*tr*/ "File name too long",
    /*tr*/ "Input/output error",
    /*tr*/ "Is a directory",
    /*tr*/ "Not a directory",
    /*tr*/ "Operation not permitted",
    /*tr*/ "Permission denied",
    /*tr*/ "Read-only file system",
    /*tr*/ "No such file or directory"};

namespace {

// Where a sentence stands in a line, and what stands in its places.
struct Said {
    std::size_t from = 0;
    std::size_t to = 0;
    std::vector<std::string_view> values;
};

// What stands between the places {1}, {2}, ..., which come in this order.
std::vector<std::string_view> words_between(std::string_view sentence) {
    std::vector<std::string_view> words;
    for (std::size_t at = 0; (at = sentence.find('{')) != std::string_view::npos;) {
        words.push_back(sentence.substr(0, at));
        sentence.remove_prefix(at + std::string_view("{1}").size());
    }
    words.push_back(sentence);
    return words;
}

// A value at the beginning of a sentence begins where the part of the line does.
std::size_t start_of_part(std::string_view line) {
    std::size_t start = 0;
    for (const std::string_view mark : {": ", "; ", "? ", "("})
        if (const std::size_t at = line.rfind(mark); at != std::string_view::npos)
            start = std::max(start, at + mark.size());
    return start;
}

std::optional<Said> find_said(std::string_view line, std::string_view sentence) {
    const std::vector<std::string_view> words = words_between(sentence);
    Said said;
    said.from = line.find(words.front());
    for (std::size_t at = 0; at < words.size(); ++at) {
        const bool ends = at > 0 && words[at].empty();
        const std::size_t found =
            std::min(line.find(ends ? "; " : words[at], said.to), line.size());
        if (found == line.size() && !ends) return std::nullopt;
        if (at == 1 && words[0].empty()) said.from = start_of_part(line.substr(0, found));
        if (at > 0) {
            const std::size_t from = at == 1 && words[0].empty() ? said.from : said.to;
            said.values.push_back(line.substr(from, found - from));
            if (said.values.back().find("; ") != std::string_view::npos) return std::nullopt;
        }
        said.to = found + (ends ? 0 : words[at].size());
    }
    return said;
}

}  // namespace

std::string told(std::string line) {
    for (const std::string_view english : kSaid) {
        if (tr_of("", english) == english) continue;
        std::optional<Said> said = find_said(line, english);
        if (!said) continue;
        for (std::string_view& value : said->values)
            value = tr_of("", value);  // a reason within a sentence
        line.replace(said->from, said->to - said->from, tr_of("", english, said->values));
    }
    return line;
}

}  // namespace hexholm::ui
