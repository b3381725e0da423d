#include "src/ui/told_problem.h"

#include <array>

#include "src/ui/language.h"

namespace hexholm::ui {

// What the engine and the system say of games and their files. Where one begins like another, the
// longer stands first.
static constexpr std::array kSaid = {
    /*tr*/ "this is not a journal of Hexholm",
    /*tr*/ "its first line must be",
    /*tr*/ "the journal is cut in its head",
    /*tr*/ "the head of the journal lacks a sound line",
    /*tr*/ "nothing of it can be used",
    /*tr*/ "this line does not fit to those before it: something was changed or lost",
    /*tr*/ "what stands before it is sound",
    /*tr*/ "the journal cannot be read",
    /*tr*/ "this is too large for a journal",
    /*tr*/ "name a journal of Hexholm",
    /*tr*/ "this takes back more actions than there are",
    /*tr*/ "a newer Hexholm wrote it and can read it",
    /*tr*/ "the game was played with other rules",
    /*tr*/ "use the same mods, versions and options",
    /*tr*/ "this game is being played in another window",
    /*tr*/ "this game is being played",
    /*tr*/ "the screen of saved games offers a copy of it",
    /*tr*/ "leave its table first",
    /*tr*/ "a game needs a name",
    /*tr*/ "it cannot be renamed",
    /*tr*/ "it cannot be deleted",
    /*tr*/ "it cannot be written",
    /*tr*/ "this file is there already",
    /*tr*/ "the journal cannot be written",
    /*tr*/ "the game goes on, but would be lost",
    /*tr*/ "another program writes it",
    /*tr*/ "another file has taken its place",
    /*tr*/ "the journal had been removed or changed; it was written anew",
    /*tr*/ "the replay ends before it",
    /*tr*/ "No space left on device",
    /*tr*/ "Permission denied",
    /*tr*/ "Read-only file system",
    /*tr*/ "No such file or directory"};

std::string told(std::string line) {
    for (const std::string_view english : kSaid) {
        const std::string_view words = tr(english);
        const std::size_t at = line.find(english);
        if (at != std::string::npos && words != english) line.replace(at, english.size(), words);
    }
    return line;
}

}  // namespace hexholm::ui
