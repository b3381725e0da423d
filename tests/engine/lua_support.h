// A mod that exists as long as a test: written to a folder of its own, loaded beside the base game.
#pragma once

#include <filesystem>
#include <fstream>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include <catch2/catch.hpp>

#include "engine/lua/loading/loader.h"

namespace hexholm::test {

// The line of a problem of a manifest without the number of its line there.
inline std::string without_json_line(std::string line) {
    const std::string file = "mod.json:";
    const std::size_t at = line.find(file);
    if (at == std::string::npos) return line;
    const std::size_t start = at + file.size() - 1;
    return line.erase(start, line.find(": ", start) - start);
}

class TrialMods {
public:
    TrialMods() : root_(make_root()) {}
    ~TrialMods() {
        std::error_code ignored;
        std::filesystem::remove_all(root_, ignored);
    }
    TrialMods(const TrialMods&) = delete;
    TrialMods& operator=(const TrialMods&) = delete;

    void write(const std::string& path, const std::string& text) const {
        const std::filesystem::path full = root_ / path;
        std::filesystem::create_directories(full.parent_path());
        std::ofstream(full, std::ios::binary) << text;
    }
    // A sound manifest, with more fields if wanted: R"("options": [])".
    void manifest(const std::string& id, const std::string& more = "") const {
        write(id + "/mod.json", R"({"id": ")" + id + R"(", "title": "Trial", "version": "1.0.0",
 "api": 1, "depends": ["base"], "load": ["main.lua"])" +
                                    (more.empty() ? "" : ", " + more) + "}");
    }
    // The mod "trial" with one Lua file.
    void lua(const std::string& text) const {
        manifest("trial");
        write("trial/main.lua", text);
    }

    std::string folder(const std::string& id) const { return (root_ / id).string(); }
    std::vector<std::string> roots() const { return {"mods", root_.string()}; }

    std::shared_ptr<const Content> load(std::vector<Problem>& problems,
                                        const std::vector<std::string>& mods = {"trial"}) const {
        return load_content(LoadRequest{roots(), "base", mods, {}, 4}, problems);
    }
    // All problems as lines; empty when the game loads.
    std::vector<std::string> lines(const std::vector<std::string>& mods = {"trial"}) const {
        std::vector<Problem> problems;
        load(problems, mods);
        std::vector<std::string> lines;
        for (const Problem& problem : problems)
            lines.push_back(problem.line());
        return lines;
    }
    // The single problem of the mod "trial" with this Lua.
    std::string problem_of(const std::string& text) const {
        lua(text);
        const std::vector<std::string> all = lines();
        return all.empty() ? "" : all.front();
    }

private:
    static std::filesystem::path make_root() {
        std::string name = (std::filesystem::temp_directory_path() / "hexholm-XXXXXX").string();
        REQUIRE(mkdtemp(name.data()) != nullptr);
        return name;
    }

    std::filesystem::path root_;
};

// Content of the base game as released.
inline std::shared_ptr<const Content> load_base(int players,
                                                const std::vector<OptionValue>& options = {},
                                                const std::string& scenario = "base") {
    std::vector<Problem> problems;
    auto content = load_content(LoadRequest{{"mods"}, scenario, {}, options, players}, problems);
    for (const Problem& problem : problems)
        FAIL_CHECK(problem.line());
    REQUIRE(content != nullptr);
    return content;
}

template <class IdType, class Thing>
const Thing& named(const Table<IdType, Thing>& table, std::string_view name) {
    for (const Thing& thing : table)
        if (thing.name == name) return thing;
    FAIL("there is no " << name);
    return *table.begin();
}

template <class IdType, class Thing>
IdType id_named(const Table<IdType, Thing>& table, const std::string& name) {
    for (const IdType id : table.ids())
        if (table[id].name == name) return id;
    FAIL("there is no " << name);
    return {};
}

}  // namespace hexholm::test
