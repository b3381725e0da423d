// Journals of many tables that are put on the disk together: what is told is there, whatever fails.
#include <atomic>
#include <bit>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <map>
#include <mutex>
#include <thread>

#include <catch2/catch.hpp>
#include <fcntl.h>
#include <sys/resource.h>

#include "engine/game/game.h"
#include "engine/journal/reader.h"
#include "engine/journal/writer.h"

#include "tests/engine/journal_support.h"
#include "tests/engine/session_support.h"
#include "tests/support/random_game.h"

namespace hexholm::test {
namespace {

namespace fs = std::filesystem;
using namespace std::chrono_literals;

std::vector<RecordedAction> some_actions(std::size_t count) {
    RandomGame game(base_game(), 11);
    std::vector<RecordedAction> records;
    while (records.size() < count && game.step())
        records.push_back({game.played.back(), digest(game.state)});
    return records;
}

std::size_t lines_in(const std::string& path) {
    const auto journal = read_journal(path);
    REQUIRE(journal.ok());
    CHECK_FALSE(journal.value().damage);
    CHECK_FALSE(journal.value().torn);
    return journal.value().lines.size();
}

// A disk that does as it is told: waits, counts, fails.
class MadeDisk {
public:
    JournalCommitter::SyncFile sync() {
        return [this](int file) {
            while (stands_still)
                std::this_thread::sleep_for(1ms);
            {
                const std::lock_guard lock(mutex_);
                times_[file].push_back(std::chrono::steady_clock::now());
            }
            if (failures > 0) {
                --failures;
                return EIO;
            }
            return JournalCommitter::sync_data(file);
        };
    }
    std::map<int, std::vector<std::chrono::steady_clock::time_point>> times() const {
        const std::lock_guard lock(mutex_);
        return times_;
    }

    std::atomic<bool> stands_still = false;
    std::atomic<int> failures = 0;

private:
    mutable std::mutex mutex_;
    std::map<int, std::vector<std::chrono::steady_clock::time_point>> times_;
};

// As on a full disk: no file of this process may grow any more.
class FullDisk {
public:
    explicit FullDisk(std::uintmax_t bytes) : before_(std::signal(SIGXFSZ, SIG_IGN)) {
        ::getrlimit(RLIMIT_FSIZE, &usual_);
        rlimit small = usual_;
        small.rlim_cur = bytes;
        ::setrlimit(RLIMIT_FSIZE, &small);
    }
    ~FullDisk() {
        ::setrlimit(RLIMIT_FSIZE, &usual_);
        std::signal(SIGXFSZ, before_);
    }
    FullDisk(const FullDisk&) = delete;
    FullDisk& operator=(const FullDisk&) = delete;

private:
    rlimit usual_{};
    void (*before_)(int);
};

}  // namespace

TEST_CASE("committer: lines of many tables share their syncs, and each is told once it is there") {
    const ScratchFolder folder;
    const auto actions = some_actions(60);
    std::atomic<int> told = 0;
    JournalCommitter committer(5ms, [](int file) {
        std::this_thread::sleep_for(1ms);
        return JournalCommitter::sync_data(file);
    });
    std::vector<std::unique_ptr<JournalWriter>> tables;
    for (int table = 0; table < 10; ++table) {
        tables.push_back(std::make_unique<JournalWriter>(
            folder.file(std::to_string(table) + ".journal"), committer, [&] { ++told; }));
        tables.back()->begin(sample_header(11), base_game().content());
    }
    for (const RecordedAction& action : actions)
        for (const auto& table : tables)
            table->append(base_game().content(), action);
    committer.finish();
    const JournalCommitter::Figures figures = committer.figures();
    CHECK(figures.answers == 600);
    CHECK(told == 600);
    CHECK(figures.syncs < 300);
    CHECK(figures.syncs <= figures.rounds * 10);
    for (const auto& table : tables) {
        CHECK(table->is_on_disk(table->newest()));
        CHECK_FALSE(table->problem());
        CHECK(lines_in(table->path()) == 60);
    }
}

TEST_CASE(
    "committer: files of a round are synced at the same time, and each hears of its own trouble") {
    const ScratchFolder folder;
    std::vector<std::shared_ptr<const OpenFile>> files;
    for (int table = 0; table < 12; ++table)
        files.push_back(std::make_shared<const OpenFile>(
            ::open(folder.file(std::to_string(table)).c_str(), O_RDWR | O_CREAT, 0600)));
    const int broken = files[5]->number();
    std::atomic<int> inside = 0;
    std::atomic<int> most = 0;
    std::vector<int> errors(files.size(), -1);
    {
        JournalCommitter committer(
            20ms,
            [&](int file) {
                most = std::max<int>(most, ++inside);
                std::this_thread::sleep_for(5ms);
                --inside;
                return file == broken ? EIO : 0;
            },
            4);
        committer.put_on_disk(files[0], [](int) {});
        committer.finish();  // those that come now are all in the next round
        for (std::size_t at = 0; at < files.size(); ++at)
            committer.put_on_disk(files[at], [&, at](int error) { errors[at] = error; });
        committer.finish();
        CHECK(committer.figures().syncs == files.size() + 1);
    }
    CHECK(most > 1);
    CHECK(most <= 4);
    for (std::size_t at = 0; at < files.size(); ++at)
        CHECK(errors[at] == (at == 5 ? EIO : 0));
}

TEST_CASE("committer: no file is synced twice within a pause") {
    const ScratchFolder folder;
    MadeDisk disk;
    JournalCommitter committer(20ms, disk.sync());
    JournalWriter writer(folder.file("a.journal"), committer, nullptr);
    writer.begin(sample_header(11), base_game().content());
    for (const RecordedAction& action : some_actions(40)) {
        writer.append(base_game().content(), action);
        std::this_thread::sleep_for(3ms);
    }
    committer.finish();
    for (const auto& [file, times] : disk.times()) {
        CHECK(times.size() > 3);
        CHECK(times.size() < 30);
        // The end of a pause is looked at before the round begins, the time of a sync is taken after that.
        CHECK(times.back() - times.front() >= 18ms * (times.size() - 1));
    }
}

TEST_CASE("committer: nothing counts as written before the disk has said so") {
    const ScratchFolder folder;
    MadeDisk disk;
    JournalCommitter committer(5ms, disk.sync());
    JournalWriter writer(folder.file("a.journal"), committer, nullptr);
    writer.begin(sample_header(11), base_game().content());
    CHECK(writer.is_on_disk(writer.newest()));
    const auto actions = some_actions(3);
    disk.stands_still = true;
    const JournalWriter::Ticket first = writer.append(base_game().content(), actions[0]);
    std::this_thread::sleep_for(30ms);
    CHECK_FALSE(writer.is_on_disk(first));
    disk.stands_still = false;
    committer.finish();
    CHECK(writer.is_on_disk(first));
    disk.stands_still = true;
    const JournalWriter::Ticket second = writer.append(base_game().content(), actions[1]);
    CHECK(writer.is_on_disk(first));
    CHECK_FALSE(writer.is_on_disk(second));
    disk.stands_still = false;
}

TEST_CASE("committer: what is on the disk is let go, and still there when it is asked for") {
    const ScratchFolder folder;
    JournalCommitter committer;
    JournalWriter writer(folder.file("a.journal"), committer, nullptr);
    writer.begin(sample_header(11), base_game().content());
    CHECK(writer.bytes_kept() == 0);
    for (const RecordedAction& action : some_actions(100))
        writer.append(base_game().content(), action);
    committer.finish();
    REQUIRE(writer.is_on_disk(writer.newest()));
    CHECK(writer.bytes_kept() == 0);
    CHECK(writer.text() == read_text(writer.path()).value());
    CHECK(writer.text().size() == writer.newest());
    JournalWriter copy(folder.file("copy.journal"));
    copy.begin_as(writer);
    CHECK(read_text(copy.path()).value() == writer.text());
}

TEST_CASE("committer: after a sync that failed the whole journal is written anew") {
    const ScratchFolder folder;
    MadeDisk disk;
    JournalCommitter committer(1ms, disk.sync());
    JournalWriter writer(folder.file("a.journal"), committer, nullptr);
    writer.begin(sample_header(11), base_game().content());
    const auto actions = some_actions(30);
    for (std::size_t at = 0; at < 20; ++at)
        writer.append(base_game().content(), actions[at]);
    committer.finish();
    REQUIRE(writer.is_on_disk(writer.newest()));
    disk.failures = 1;
    const JournalWriter::Ticket lost = writer.append(base_game().content(), actions[20]);
    committer.finish();
    // That a later sync succeeds says nothing of what the first one has lost.
    writer.append(base_game().content(), actions[21]);
    committer.finish();
    CHECK(writer.is_on_disk(lost));
    CHECK(writer.is_on_disk(writer.newest()));
    CHECK_FALSE(writer.problem());
    CHECK(lines_in(writer.path()) == 22);
    writer.append(base_game().content(), actions[22]);
    committer.finish();
    CHECK(writer.is_on_disk(writer.newest()));
    CHECK(lines_in(writer.path()) == 23);
}

TEST_CASE("committer: what a full disk refuses is not told, and written when there is room") {
    const ScratchFolder folder;
    JournalCommitter committer;
    JournalWriter writer(folder.file("a.journal"), committer, nullptr);
    writer.begin(sample_header(11), base_game().content());
    const auto actions = some_actions(30);
    for (std::size_t at = 0; at < 10; ++at)
        writer.append(base_game().content(), actions[at]);
    committer.finish();
    REQUIRE(writer.is_on_disk(writer.newest()));
    JournalWriter::Ticket refused = 0;
    bool told = true;
    bool still_told = true;
    {
        const FullDisk full(writer.newest() + 20);
        refused = writer.append(base_game().content(), actions[10]);
        committer.finish();
        told = writer.is_on_disk(refused);
        writer.append(base_game().content(), actions[11]);
        writer.retry();
        committer.finish();
        still_told = writer.is_on_disk(refused);
    }
    CHECK_FALSE(told);
    CHECK_FALSE(still_told);
    REQUIRE(writer.problem());
    CHECK(writer.problem()->line().find("cannot be written") != std::string::npos);
    CHECK(lines_in(writer.path()) == 10);
    writer.retry();
    committer.finish();
    CHECK_FALSE(writer.problem());
    CHECK(writer.is_on_disk(writer.newest()));
    CHECK(lines_in(writer.path()) == 12);
}

TEST_CASE("committer: a file that was removed is written anew, one that was cut is told") {
    const ScratchFolder folder;
    JournalCommitter committer;
    JournalWriter writer(folder.file("a.journal"), committer, nullptr);
    writer.begin(sample_header(11), base_game().content());
    const auto actions = some_actions(30);
    for (std::size_t at = 0; at < 10; ++at)
        writer.append(base_game().content(), actions[at]);
    committer.finish();
    REQUIRE(writer.is_on_disk(writer.newest()));
    fs::remove(writer.path());
    writer.append(base_game().content(), actions[10]);
    CHECK(writer.take_notice());
    committer.finish();
    CHECK(writer.is_on_disk(writer.newest()));
    CHECK(lines_in(writer.path()) == 11);
    fs::resize_file(writer.path(), 40);
    const JournalWriter::Ticket lost = writer.append(base_game().content(), actions[11]);
    committer.finish();
    CHECK_FALSE(writer.is_on_disk(lost));
    REQUIRE(writer.problem());
    CHECK(writer.problem()->line().find("is lost") != std::string::npos);
    // Nor does it begin where no folder can be.
    std::ofstream(folder.file("no_folder")) << "text";
    JournalWriter nowhere(folder.file("no_folder/b.journal"), committer, nullptr);
    nowhere.begin(sample_header(11), base_game().content());
    CHECK(nowhere.problem());
    CHECK_FALSE(nowhere.is_on_disk(nowhere.newest()));
}

TEST_CASE("committer: a journal is gone on with, and another table may close before its answer") {
    const ScratchFolder folder;
    const auto actions = some_actions(30);
    JournalCommitter committer;
    {
        JournalWriter closed(folder.file("a.journal"), committer, nullptr);
        closed.begin(sample_header(11), base_game().content());
        for (std::size_t at = 0; at < 10; ++at)
            closed.append(base_game().content(), actions[at]);
    }
    committer.finish();
    JournalWriter writer(folder.file("a.journal"), committer, nullptr);
    writer.resume(sample_header(11), base_game().content(),
                  {actions.begin(), actions.begin() + 10});
    REQUIRE_FALSE(writer.problem());
    writer.append(base_game().content(), actions[10]);
    committer.finish();
    CHECK(writer.is_on_disk(writer.newest()));
    CHECK(lines_in(writer.path()) == 11);
}

TEST_CASE("session: an action is told once its line is on the disk, and not before") {
    const ScratchFolder folder;
    MadeDisk disk;
    JournalCommitter committer(1ms, disk.sync());
    std::atomic<int> woken = 0;
    SessionSetup setup = table_of({"", "", "", ""});
    setup.journal_path = folder.file("a.journal");
    setup.committer = &committer;
    setup.on_disk = [&] { ++woken; };
    const auto session = start(std::move(setup));
    FullUpdate update;
    REQUIRE(session->poll_full(0, update));  // the deal
    CHECK_FALSE(session->has_untold());
    Random chance{3, 0};
    const PlayerId player(std::countr_zero(session->to_act()));
    disk.stands_still = true;
    const Action action = any_action(*session, player, chance);
    REQUIRE(session->submit(action).ok());
    std::this_thread::sleep_for(20ms);
    CHECK_FALSE(session->poll_full(0, update));
    CHECK(session->has_untold());
    CHECK(woken == 0);
    disk.stands_still = false;
    committer.finish();
    CHECK(woken == 1);
    // Whoever answers an ask as soon as nothing is untold must not do it before the update.
    CHECK(session->has_untold());
    REQUIRE(session->poll_full(0, update));
    CHECK(update.action == action);
    CHECK_FALSE(session->has_untold());
    REQUIRE(session->undo(player).ok());
    committer.finish();
    REQUIRE(session->poll_full(0, update));
    CHECK(update.undone.ok());
    CHECK(lines_in(session->journal_path()) == 2);
}

}  // namespace hexholm::test
