// One contract for all stores, and what a file can have wrong with it.
#include <csignal>
#include <fstream>
#include <functional>
#include <memory>

#include <catch2/catch.hpp>
#include <sqlite3.h>
#include <sys/resource.h>

#include "src/server/store/memory_store.h"
#include "src/server/store/sqlite_store.h"
#include "tests/server/support.h"

namespace hexholm::server {
namespace {

using test::Folder;

Digest256 token_of(std::string_view word) {
    return sha256(word);
}

Account account_named(const std::string& id, std::int64_t seen_s = 0) {
    return {id, "Anna of " + id, token_of(id), token_of(id + " before"), seen_s};
}

template <class T>
T value_of(Result<T> result) {
    if (!result.ok()) FAIL(result.problem().line());
    return std::move(result.value());
}

void require_done(const Status& status) {
    if (!status.ok()) FAIL(status.problem().line());
}

std::unique_ptr<SqliteStore> store_in(const std::string& file) {
    return value_of(SqliteStore::open(file));
}

std::string problem_of_opening(const std::string& file) {
    const auto opened = SqliteStore::open(file);
    REQUIRE_FALSE(opened.ok());
    const std::string line = opened.problem().line();
    CHECK(line.find('\n') == std::string::npos);
    CHECK(line.find(file) != std::string::npos);
    return line;
}

void run_sql(const std::string& file, const char* statements) {
    sqlite3* database = nullptr;
    REQUIRE(sqlite3_open(file.c_str(), &database) == SQLITE_OK);
    CHECK(sqlite3_exec(database, statements, nullptr, nullptr, nullptr) == SQLITE_OK);
    sqlite3_close(database);
}

// Calls `again` between two steps: a store in a file is closed and opened there.
void check_accounts(std::unique_ptr<Store>& store, const std::function<void()>& again) {
    const Account anna = account_named("a1", 100);
    CHECK_FALSE(value_of(store->account("a1")));
    require_done(store->put_account(anna));
    require_done(store->put_account(account_named("b2", 200)));
    again();
    CHECK(value_of(store->account("a1")) == anna);
    CHECK(value_of(store->account_of_token(token_of("a1"))) == anna);
    CHECK(value_of(store->account_of_token(token_of("a1 before"))) == anna);
    CHECK_FALSE(value_of(store->account_of_token(token_of("a2"))));

    Account renamed = anna;
    renamed.name = std::string("O'Neill \0 \xF0\x9F\x90\x91; --", 18);
    renamed.token_before = anna.token;
    renamed.token = token_of("new");
    require_done(store->put_account(renamed));
    again();
    CHECK(value_of(store->account_of_token(token_of("new"))) == renamed);
    CHECK(value_of(store->account_of_token(token_of("a1"))) == renamed);
    CHECK_FALSE(value_of(store->account_of_token(token_of("a1 before"))));
}

void check_forgetting(std::unique_ptr<Store>& store, const std::function<void()>& again) {
    for (const char* id : {"a", "b", "c", "d"})
        require_done(store->put_account(account_named(id, id[0])));
    require_done(store->put_table({"t", TableStage::playing, "{}", {"b", "nobody"}, 7}));
    again();
    CHECK(value_of(store->forget_accounts('c')) == 1);  // b has a seat
    CHECK_FALSE(value_of(store->account("a")));
    for (const char* id : {"b", "c", "d"})
        CHECK(value_of(store->account(id)));
    require_done(store->drop_table("t"));
    CHECK(value_of(store->forget_accounts('c')) == 1);
    CHECK_FALSE(value_of(store->account("b")));
}

void check_tables(std::unique_ptr<Store>& store, const std::function<void()>& again) {
    CHECK(value_of(store->tables()).empty());
    const TableRecord second{"t2", TableStage::waiting, R"({"a": "'"})", {"z", "a", "z"}, 1};
    TableRecord first{"t1", TableStage::stopped, "", {}, -5};
    require_done(store->put_table(second));
    require_done(store->put_table(first));
    again();
    CHECK(value_of(store->tables()) == std::vector{first, second});
    first.stage = TableStage::over;
    first.accounts = {"x"};
    first.head = std::string(100'000, 'h');
    require_done(store->put_table(first));
    require_done(store->drop_table("t2"));
    require_done(store->drop_table("t2"));
    again();
    CHECK(value_of(store->tables()) == std::vector{first});
}

void check_reports(std::unique_ptr<Store>& store, const std::function<void()>& again) {
    std::vector<Report> told;
    for (std::uint64_t update = 0; update < 5; ++update) {
        told.insert(told.begin(),
                    {"t", "a", "hash", "it differs", update << 60U, 100 - std::int64_t(update)});
        require_done(store->put_report(told.front()));
    }
    again();
    CHECK(value_of(store->reports(100)) == told);
    CHECK(value_of(store->reports(2)) == std::vector(told.begin(), told.begin() + 2));
    CHECK(value_of(store->reports(0)).empty());
}

using Contract = void (*)(std::unique_ptr<Store>&, const std::function<void()>&);
void check_all_stores(Contract contract) {
    std::unique_ptr<Store> in_memory = std::make_unique<MemoryStore>();
    contract(in_memory, [] {});
    const Folder folder;
    std::unique_ptr<Store> in_file = store_in(folder.file("store.db"));
    contract(in_file, [&] {
        in_file.reset();
        in_file = store_in(folder.file("store.db"));
    });
}

TEST_CASE("a store knows accounts by their newest two tokens") {
    check_all_stores(check_accounts);
}

TEST_CASE("a store forgets whoever was not seen for long, but nobody with a seat") {
    check_all_stores(check_forgetting);
}

TEST_CASE("a store knows tables by their ids") {
    check_all_stores(check_tables);
}

TEST_CASE("a store gives the newest reports first") {
    check_all_stores(check_reports);
}

TEST_CASE("a store of a later version is not touched") {
    const Folder folder;
    const std::string file = folder.file("store.db");
    store_in(file);
    run_sql(file, "PRAGMA user_version=77");
    CHECK(problem_of_opening(file).find("version 77") != std::string::npos);
}

TEST_CASE("a file of another program is not taken for a store") {
    const Folder folder;
    const std::string file = folder.file("store.db");
    SECTION("one of SQLite") {
        run_sql(file, "CREATE TABLE birds (name TEXT)");
        CHECK(problem_of_opening(file).find("no store of hexholm-server") != std::string::npos);
    }
    SECTION("any other") {
        std::ofstream(file) << std::string(10'000, 'x');
        CHECK(problem_of_opening(file).find("damaged") != std::string::npos);
    }
    SECTION("a folder") {
        std::filesystem::create_directory(file);
        CHECK(problem_of_opening(file).find("cannot be opened") != std::string::npos);
    }
}

TEST_CASE("a store in a folder that is missing cannot be opened") {
    const Folder folder;
    problem_of_opening(folder.file("missing/store.db"));
}

TEST_CASE("a damaged store says so when it is opened") {
    const Folder folder;
    const std::string file = folder.file("store.db");
    {
        const auto store = store_in(file);
        for (int number = 0; number < 200; ++number)
            require_done(store->put_account(account_named("account " + std::to_string(number))));
    }
    const auto size = std::filesystem::file_size(file);
    std::fstream bytes(file, std::ios::in | std::ios::out | std::ios::binary);
    bytes.seekp(static_cast<std::streamoff>(size / 2));
    bytes << std::string(size / 3, '\x55');
    bytes.close();
    CHECK(problem_of_opening(file).find("damaged") != std::string::npos);
}

TEST_CASE("a row that no server has written is a problem, and nothing worse") {
    const Folder folder;
    const std::string file = folder.file("store.db");
    const auto store = store_in(file);
    require_done(store->put_account(account_named("a")));
    require_done(store->put_table({"t", TableStage::playing, "{}", {"a"}, 7}));
    run_sql(file,
            "PRAGMA ignore_check_constraints=ON; UPDATE accounts SET token = x'00';"
            "UPDATE tables SET stage = 99");
    CHECK_FALSE(store->account("a").ok());
    CHECK_FALSE(store->tables().ok());
}

TEST_CASE("a store that is full says so, and goes on with what it has") {
    const Folder folder;
    const auto store = value_of(SqliteStore::open(folder.file("store.db"), 200'000));
    const TableRecord small{"small", TableStage::playing, "{}", {"a"}, 7};
    require_done(store->put_table(small));
    const TableRecord large{"small", TableStage::over, std::string(300'000, 'x'), {}, 8};
    const Status put = store->put_table(large);
    REQUIRE_FALSE(put.ok());
    CHECK(put.problem().line().find("cannot be written") != std::string::npos);
    CHECK(value_of(store->tables()) == std::vector{small});
    require_done(store->put_account(account_named("a")));
}

// While it lives no file grows beyond what it has, as on a full disk.
class FullDisk {
public:
    FullDisk() {
        ::getrlimit(RLIMIT_FSIZE, &usual_);
        usual_handler_ = std::signal(SIGXFSZ, SIG_IGN);
        rlimit none = usual_;
        none.rlim_cur = 0;
        ::setrlimit(RLIMIT_FSIZE, &none);
    }
    ~FullDisk() {
        ::setrlimit(RLIMIT_FSIZE, &usual_);
        std::signal(SIGXFSZ, usual_handler_);
    }
    FullDisk(const FullDisk&) = delete;
    FullDisk& operator=(const FullDisk&) = delete;

private:
    rlimit usual_{};
    void (*usual_handler_)(int) = nullptr;
};

TEST_CASE("a store on a full disk says so, and writes again when there is room") {
    const Folder folder;
    const auto store = store_in(folder.file("store.db"));
    const Account anna = account_named("a");
    require_done(store->put_account(anna));
    Account later = anna;
    later.seen_s = 9;
    Status put = Done{};
    {
        const FullDisk full;
        put = store->put_account(later);
    }
    REQUIRE_FALSE(put.ok());
    CHECK(put.problem().line().find("cannot be written") != std::string::npos);
    CHECK(value_of(store->account("a")) == anna);
    require_done(store->put_account(later));
    CHECK(value_of(store->account("a")) == later);
}

TEST_CASE("two programs may look at one store") {
    const Folder folder;
    const auto store = store_in(folder.file("store.db"));
    const auto other = store_in(folder.file("store.db"));
    require_done(store->put_account(account_named("a")));
    CHECK(value_of(other->account("a")) == account_named("a"));
}

}  // namespace
}  // namespace hexholm::server
