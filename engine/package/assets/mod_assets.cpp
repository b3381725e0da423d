#include "engine/package/assets/mod_assets.h"

#include <algorithm>
#include <filesystem>
#include <set>

#include "engine/content/set_models.h"
#include "engine/lua/mods/plan.h"
#include "engine/lua/reading/files.h"
#include "engine/lua/reading/limits.h"
#include "engine/lua/reading/suggest.h"
#include "engine/package/assets/asset_file.h"
#include "engine/package/assets/asset_format.h"

namespace hexholm {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kPackHead = 12;
constexpr std::size_t kVertexBytes = 20;
constexpr std::size_t kBoundsBytes = 24;
constexpr std::size_t kMostAssets = 1000;

struct Named {
    std::string thing;  // "piece 'tower'"
    const Face* face;
    std::size_t looks = 1;
};

template <class Things>
void add_faces(const Things& things, const char* kind, std::vector<Named>& to) {
    for (const auto& thing : things)
        to.push_back({std::string(kind) + " " + in_quotes(thing.name), &thing.face, 1});
}

std::vector<Named> faces_of(const Content& content) {
    std::vector<Named> faces;
    add_faces(content.goods, "good", faces);
    add_faces(content.terrains, "terrain", faces);
    add_faces(content.pieces, "piece", faces);
    add_faces(content.pawns, "pawn", faces);
    for (const FigureKind& kind : content.figure_kinds)
        faces.push_back({"figure " + in_quotes(kind.name), &kind.face,
                         std::max<std::size_t>(1, kind.looks.size())});
    add_faces(content.decks, "deck", faces);
    add_faces(content.cards, "card", faces);
    add_faces(content.counters, "counter", faces);
    add_faces(content.awards, "award", faces);
    add_faces(content.harbours, "harbour", faces);
    add_faces(content.phases, "phase", faces);
    add_faces(content.cues, "cue", faces);
    return faces;
}

// The mod's files that could have been meant, as its Lua would name them.
std::vector<std::string> asset_files(const ModFolder& mod, AssetKind kind) {
    std::vector<std::string> files;
    const fs::path folder = fs::path(mod.path) / "assets";
    std::error_code error;
    auto entry = fs::recursive_directory_iterator(folder, error);
    for (; !error && entry != fs::recursive_directory_iterator(); entry.increment(error)) {
        const std::string name = entry->path().lexically_relative(folder).generic_string();
        if (asset_kind(name) == kind) files.push_back(name);
        if (files.size() >= kMostAssets) break;
    }
    std::sort(files.begin(), files.end());
    return files;
}

// The mod and all that it builds on, itself first.
std::vector<ModFolder> with_depends(const ModFolder& mod, const std::vector<std::string>& roots) {
    const std::vector<ModFolder> library = find_mods(roots);
    std::vector<ModFolder> found{mod};
    std::vector<ModFolder> more;
    std::set<std::string> seen{mod.id};
    for (std::size_t at = 0; at < found.size(); ++at) {
        for (const ModFolder& other : library) {
            const auto& needed = found[at].depends;
            const bool is_needed =
                std::find(needed.begin(), needed.end(), other.id) != needed.end();
            if (is_needed && seen.insert(other.id).second) more.push_back(other);
        }
        found.insert(found.end(), more.begin(), more.end());
        more.clear();
    }
    return found;
}

void add_names(const Result<std::string>& pack, std::vector<std::string>& names) {
    if (!pack) return;
    const std::vector<std::string> more = names_in_pack(pack.value());
    names.insert(names.end(), more.begin(), more.end());
}

class Checker {
public:
    Checker(const ModFolder& mod, const std::vector<std::string>& roots)
        : mod_(mod), roots_(roots) {}

    void look_at(const std::string& thing,
                 const char* field,
                 const std::string& name,
                 AssetKind other_kind) {
        if (name.empty()) return;
        const std::string where = mod_.id + ": " + thing + ", field " + field;
        if (!names_a_file(name)) return look_in_packs(where, name);
        const std::optional<AssetKind> kind = asset_kind(name);
        if (kind != AssetKind::model && kind != other_kind) {
            const char* may = other_kind == AssetKind::model ? "a .glb model" : "a .png or .glb";
            return add(
                {where, in_quotes(name) + " cannot be shown here", std::string("name ") + may});
        }
        look_in_file(where, name, *kind);
    }
    void listen_to(const std::string& thing, const OwnSound& sound) {
        if (sound.mod != mod_.id) return;
        const std::string where = mod_.id + ": " + thing + ", field sound";
        if (asset_kind(sound.file) == AssetKind::sound)
            return look_in_file(where, sound.file, AssetKind::sound);
        add({where, in_quotes(sound.file) + " is no sound", "name an .ogg or a .wav"});
    }
    void look_at_manifest() {
        std::error_code error;
        if (!mod_.picture.empty() && !fs::exists(fs::path(mod_.path) / mod_.picture, error))
            add({mod_.id + "/mod.json",
                 "'picture' names " + in_quotes(mod_.picture) + ", and there is no such file",
                 "add it or remove the field"});
    }
    std::vector<Problem> take() { return std::move(problems_); }

private:
    void look_in_file(const std::string& where, const std::string& name, AssetKind kind) {
        const Result<std::string> file = read_asset(mod_.path, mod_.id, name);
        if (file) return;
        Saying remedy = file.problem().remedy;
        std::error_code error;
        if (!fs::exists(fs::path(mod_.path) / "assets" / name, error))
            remedy = name_remedy(name, asset_files(mod_, kind));
        add({where, linked(file.problem().where, ": ", file.problem().what), remedy});
    }

    void add(Problem problem) {
        if (problems_.size() < kMaxProblems) problems_.push_back(std::move(problem));
    }

    // A model may have variants: name_0, name_1, ...
    void look_in_packs(const std::string& where, const std::string& name) {
        if (!packs_read_) read_packs();
        const auto is_there = [&](const std::string& wanted) {
            return std::find(known_.begin(), known_.end(), wanted) != known_.end();
        };
        if (is_there(name) || is_there(name + "_0")) return;
        const std::string nearest = nearest_name(name, known_);
        add({where, "there is no model " + in_quotes(name),
             nearest.empty() ? Saying("name a model of assets/models.hxm or a .glb file")
                             : Saying(/*tr*/ "did you mean {1}?", in_quotes(nearest))});
    }

    void read_packs() {
        packs_read_ = true;
        for (const ModFolder& mod : with_depends(mod_, roots_)) {
            std::error_code error;
            if (!fs::exists(fs::path(mod.path) / "assets/models.hxm", error)) continue;
            const Result<std::string> pack = read_asset(mod.path, mod.id, "models.hxm");
            if (!pack && mod.id == mod_.id) add(pack.problem());
            add_names(pack, known_);
        }
        for (const std::string& root : roots_) {
            const std::string beside = (fs::path(root) / "..").lexically_normal().string();
            add_names(read_mod_file(beside, "", "assets/models/common.hxm", kMaxModelPackBytes),
                      known_);
        }
    }

    const ModFolder& mod_;
    const std::vector<std::string>& roots_;
    std::vector<std::string> known_;
    bool packs_read_ = false;
    std::vector<Problem> problems_;
};

}  // namespace

std::vector<std::string> names_in_pack(std::string_view pack) {
    std::vector<std::string> names;
    if (pack.size() < kPackHead || pack.substr(0, 4) != "HXM1") return names;
    for (std::size_t at = kPackHead; at < pack.size();) {
        const std::size_t length = little(pack, at, 1);
        const std::size_t counts = at + (length / 4 + 1) * 4;
        if (counts + 8 > pack.size()) break;
        const std::uint64_t vertices = little(pack, counts, 4);
        const std::uint64_t indices = little(pack, counts + 4, 4);
        const std::uint64_t size =
            8 + kBoundsBytes + vertices * kVertexBytes + (indices + indices % 2) * 2;
        if (size > pack.size() - counts) break;
        names.emplace_back(pack.substr(at + 1, length));
        at = counts + static_cast<std::size_t>(size);
    }
    std::sort(names.begin(), names.end());
    return names;
}

std::vector<Problem> check_assets(const ModFolder& mod,
                                  const Content& content,
                                  const std::vector<std::string>& roots) {
    Checker checker(mod, roots);
    for (const Named& named : faces_of(content)) {
        checker.listen_to(named.thing, named.face->sound);
        if (named.face->mod != mod.id) continue;
        checker.look_at(named.thing, "model", named.face->model, AssetKind::model);
        checker.look_at(named.thing, "icon", named.face->icon, AssetKind::picture);
        for (const std::string& models : named.face->set_models)
            for (std::size_t look = 0; look < named.looks; ++look)
                checker.look_at(named.thing, "models", for_look(models, look), AssetKind::model);
    }
    for (const Terrain& terrain : content.terrains)
        for (const std::string& look : terrain.looks)
            if (terrain.looks_mod == mod.id)
                checker.look_at("terrain " + in_quotes(terrain.name), "looks", look,
                                AssetKind::model);
    checker.listen_to("dice", content.dice_sound);
    checker.look_at_manifest();
    return checker.take();
}

}  // namespace hexholm
