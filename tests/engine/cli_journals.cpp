// What hexholm-cli does with journals that somebody has made up.
#include <sys/stat.h>

#include "engine/game/game.h"
#include "engine/journal/line.h"
#include "engine/journal/writer.h"

#include "tests/engine/cli_support.h"
#include "tests/engine/journal_support.h"
#include "tests/support/random_game.h"

namespace hexholm::test {
namespace {

// A random game at a table without bots, whose last line takes back.
class HotSeat {
public:
    HotSeat() {
        header_ = sample_header(11);
        for (JournalSeat& seat : header_.seats)
            seat.bot.clear();
        for (std::size_t seat = 0; seat < header_.seats.size(); ++seat)
            header_.seats[seat].name = "Seat " + std::to_string(seat + 1);
        states_.push_back(game_.state);
    }
    JournalHeader& header() { return header_; }
    void step() {
        REQUIRE(game_.step());
        records_.push_back({game_.played.back(), digest(game_.state)});
        states_.push_back(game_.state);
    }
    void step_to_roll() {
        do
            step();
        while (states_[states_.size() - 2].random == game_.state.random ||
               game_.state.stage != Stage::play);
    }
    PlayerId last() const { return records_.back().action.player; }
    PlayerId other() const { return PlayerId((last().index() + 1) % 4); }
    // The line of the program's answer; empty when it found nothing wrong.
    std::string verify_with_undo(PlayerId player, std::uint16_t count) const {
        const ScratchFolder folder;
        JournalWriter writer(folder.file("game.journal"), JournalWriter::Sync::at_end);
        writer.begin(header_, base_game().content(), records_);
        RecordedAction undo;
        undo.action.player = player;
        undo.taken_back = count;
        undo.digest = digest(states_[states_.size() - 1 - count]);
        writer.append(base_game().content(), undo);
        const Run replay = run("replay --verify " + writer.path());
        CHECK(replay.exit_code == (replay.err.empty() ? 0 : 1));
        if (!replay.err.empty()) CHECK(is_one_line(replay.err));
        return replay.err;
    }

private:
    RandomGame game_{base_game(), 11};
    JournalHeader header_;
    std::vector<RecordedAction> records_;
    std::vector<State> states_;
};

// Without the hashes, which would tell that something was changed.
std::string without_hashes(const std::string& text) {
    std::string plain;
    std::stringstream lines(text);
    for (std::string line; std::getline(lines, line);)
        plain += line.substr(0, line.find(" # ")) + "\n";
    return plain;
}

}  // namespace

TEST_CASE("cli: replay --verify takes back what could be taken back at the table") {
    HotSeat table;
    for (int action = 0; action < 3; ++action)
        table.step();
    CHECK(table.verify_with_undo(table.last(), 1).empty());
}

TEST_CASE("cli: replay --verify refuses to take back what nobody could have taken back") {
    HotSeat table;
    for (int action = 0; action < 3; ++action)
        table.step();
    CHECK(tells(table.verify_with_undo(table.other(), 1), "has acted since"));
    CHECK(tells(table.verify_with_undo(table.last(), 2), "takes back 2 actions, but it must be 1"));
    table.step_to_roll();
    CHECK(tells(table.verify_with_undo(table.last(), 1), "what chance has decided stays"));
    table.header().seats[table.last().index()].bot = "easy";
    CHECK(tells(table.verify_with_undo(table.last(), 1), "is a bot and undoes nothing"));
}

TEST_CASE("cli: replay --verify stops at a line that has no hash to compare with") {
    const ScratchFolder folder;
    const std::string file = folder.file("game.journal");
    REQUIRE(run("sim --games 1 --turns 9 --journal " + file).exit_code == 0);
    const std::string text = without_hashes(text_of(file));
    std::ofstream(file) << text;
    CHECK(run("replay " + file).exit_code == 0);
    const Run verify = run("replay --verify " + file);
    CHECK(verify.exit_code == 1);
    CHECK(is_one_line(verify.err));
    CHECK(tells(verify.err, "no state hash"));
}

TEST_CASE("cli: replay --verify believes no line that a mod failed in it") {
    const ScratchFolder folder;
    const std::string file = folder.file("game.journal");
    REQUIRE(run("sim --games 1 --turns 9 --journal " + file).exit_code == 0);
    std::string text = text_of(file);
    const std::size_t hash = text.find(" # ");
    std::ofstream(file) << text.insert(hash, " !").substr(0, text.find('\n', hash) - 9) + "\n";
    const Run verify = run("replay --verify " + file);
    CHECK(verify.exit_code == 1);
    CHECK(is_one_line(verify.err));
    CHECK(tells(verify.err, "but none does"));
}

TEST_CASE("cli: sim --resume goes on with nothing that is not allowed or came out differently") {
    const ScratchFolder folder;
    const std::string file = folder.file("game.journal");
    REQUIRE(run("sim --games 1 --turns 9 --journal " + file).exit_code == 0);
    const std::string text = text_of(file);
    const std::size_t first = text.find("\n\n") + 2;
    const std::size_t second = text.find('\n', first) + 1;
    // Its first settlement was never placed.
    std::ofstream(file) << without_hashes(text.substr(0, first) + text.substr(second));
    const Run lost = run("sim --resume " + file);
    CHECK(lost.exit_code == 1);
    CHECK(is_one_line(lost.err));
    CHECK(tells(lost.err, "is refused"));
    std::string other = text.substr(0, second);
    const std::size_t hash = other.find(" # ", first) + 3;
    other = other.substr(0, hash) + "0123456789abcdef\n";
    std::ofstream(file) << other;
    CHECK(tells(run("sim --resume " + file).err, "the state after this action differs"));
}

TEST_CASE("cli: journals of every format are played to their ends") {
    for (const char* format : {"1", "2", "3", "4", "5"}) {
        const std::string file = std::string("tests/journals/format-") + format + ".journal";
        CHECK(tells(run("replay " + file).out, "wins"));
        const Run verify = run("replay --verify " + file);
        INFO(verify.err);
        CHECK(verify.exit_code == 0);
        CHECK(tells(verify.err, "its states are not compared") == (*format < '4'));
    }
}

TEST_CASE("cli: a journal is named when something that it needs is not there") {
    const ScratchFolder folder;
    const std::string file = folder.file("game.journal");
    REQUIRE(run("sim --games 1 --turns 9 --journal " + file).exit_code == 0);
    const std::string text = text_of(file);
    for (const std::string& line :
         {std::string("option nothing 1"), "mod nothing 1.0.0 " + std::string(64, 'a')}) {
        std::string other = text;
        std::ofstream(file) << other.insert(text.find("seed "), line + "\n");
        const Run replay = run("replay " + file);
        CHECK(replay.exit_code == 1);
        CHECK(is_one_line(replay.err));
        CHECK(tells(replay.err, file + ": there is no "));
    }
    std::string other = text;
    std::ofstream(file) << other.replace(text.find("mod base 1"), 10, "mod base 9");
    CHECK(tells(run("replay " + file).err, "the mod base had version 9"));
}

TEST_CASE("cli: a mod that changed inside a function is named where the game goes another way") {
    const ScratchFolder folder;
    const std::string file = folder.file("game.journal");
    const std::string home = "XDG_DATA_HOME=" + folder.path.string();
    const std::filesystem::path mod = folder.path / "hexholm/mods/trial";
    std::filesystem::create_directories(mod);
    const auto give = [&](const std::string& count) {
        std::ofstream(mod / "main.lua")
            << "hex.on(\"rolled\", function(game, who) game:give(who, \"ore\", " << count
            << ") end)\n";
    };
    std::ofstream(mod / "mod.json")
        << R"({ "id": "trial", "title": "Trial", "version": "1.0.0", "api": 1, "licence": "MIT",
                "description": "Ore", "depends": ["base ^1.0"], "load": ["main.lua"] })";
    give("1");
    const std::string sim = "sim --games 1 --turns 9 --players 3 --mods trial --journal ";
    REQUIRE(run(sim + file, home).exit_code == 0);
    CHECK(run("replay --verify " + file, home).err.empty());
    give("2");
    for (const char* command : {"replay --verify ", "sim --resume "}) {
        const Run other = run(command + file, home);
        CHECK(other.exit_code == 1);
        CHECK(is_one_line(other.err));
        CHECK(tells(other.err, "differs"));
        CHECK(tells(other.err, "the rules of the mod trial 1.0.0 were changed"));
    }
}

TEST_CASE("cli: only ordinary files are written") {
    const ScratchFolder folder;
    const std::string pipe = folder.file("pipe");
    REQUIRE(::mkfifo(pipe.c_str(), 0600) == 0);
    const std::string letter = folder.file("letter.txt");
    std::ofstream(letter) << "Dear Ada";
    const Run over = run("sim --games 1 --turns 9 --journal " + letter);
    CHECK(over.exit_code == 1);
    CHECK(is_one_line(over.err));
    CHECK(text_of(letter) == "Dear Ada");
    const Run sim = run("sim --games 1 --turns 9 --journal " + pipe);
    CHECK(sim.exit_code == 1);
    CHECK(is_one_line(sim.err));
    CHECK(std::filesystem::is_fifo(pipe));
    CHECK(run("sim --games 1 --turns 9 --journal " + folder.path.string()).exit_code == 1);
    CHECK_FALSE(std::filesystem::exists(folder.path.string() + ".new"));
    CHECK_FALSE(std::filesystem::exists(pipe + ".new"));
}

}  // namespace hexholm::test
