#include "engine/lua/reading/json_tree.h"

#include <algorithm>
#include <limits>
#include <utility>
#include <vector>

#include <nlohmann/json.hpp>

#include "engine/base/check.h"
#include "engine/lua/reading/limits.h"
#include "engine/lua/reading/suggest.h"

namespace hexholm {
namespace {

using Json = nlohmann::json;

// Receives the parser's findings and stacks them up to a tree; returning false stops the parser.
class TreeBuilder final : public nlohmann::json_sax<Json> {
public:
    bool null() override { return fail("null is no value here", "leave the field out"); }
    bool boolean(bool value) override { return put(Tree::of_flag(value)); }
    bool number_integer(number_integer_t value) override { return put(Tree::of_number(value)); }
    bool number_unsigned(number_unsigned_t value) override {
        if (value > static_cast<number_unsigned_t>(std::numeric_limits<std::int64_t>::max()))
            return fail("a number is too large", "");
        return put(Tree::of_number(static_cast<std::int64_t>(value)));
    }
    bool number_float(number_float_t /*value*/, const string_t& text) override {
        return fail(in_quotes(text) + " is not a whole number", "use whole numbers");
    }
    bool string(string_t& value) override {
        if (value.size() > kMaxTextBytes) return fail("a text is too long", "shorten it");
        if (value.find('\0') != std::string::npos) return fail("a text has a zero byte", "");
        return put(Tree::of(std::move(value)));
    }
    bool binary(binary_t& /*value*/) override { return fail("binary data", ""); }
    bool start_object(std::size_t /*size*/) override { return open(); }
    bool key(string_t& name) override {
        if (name.empty()) return fail("a field has no name", "name it or remove it");
        HEX_CHECK(!keys_.empty() && keys_.size() == open_.size());
        keys_.back() = name;
        if (open_.back().find(name) == nullptr) return true;
        return fail("the field " + in_quotes(name) + " is there twice", "remove one of them");
    }
    bool end_object() override { return close(); }
    bool start_array(std::size_t /*size*/) override { return open(); }
    bool end_array() override { return close(); }
    bool parse_error(std::size_t position,
                     const std::string& /*token*/,
                     const Json::exception& /*error*/) override {
        position_ = position;
        return fail("this is no valid JSON", "check commas, quotes and brackets");
    }

    Tree root;
    Saying what;
    Saying remedy;
    std::size_t position() const { return position_; }

private:
    bool fail(Saying problem, Saying help) {
        what = std::move(problem);
        remedy = std::move(help);
        return false;
    }
    bool open() {
        if (open_.size() >= kMaxManifestDepth) return fail("nested too deep", "");
        open_.push_back(Tree::empty_table());
        keys_.emplace_back();
        return true;
    }
    bool close() {
        HEX_CHECK(!open_.empty() && keys_.size() == open_.size());
        Tree done = std::move(open_.back());
        open_.pop_back();
        keys_.pop_back();
        return put(std::move(done));
    }
    bool put(Tree value) {
        if (open_.empty()) {
            root = std::move(value);
        } else if (keys_.back().empty()) {
            open_.back().items.push_back(std::move(value));
        } else {
            open_.back().fields.insert_or_assign(keys_.back(), std::move(value));
        }
        return true;
    }

    std::vector<Tree> open_;
    std::vector<std::string> keys_;
    std::size_t position_ = 0;
};

auto line_of(std::string_view text, std::size_t at) {
    return 1 + std::count(text.begin(), text.begin() + static_cast<long>(at), '\n');
}

}  // namespace

Result<Tree> parse_json(const std::string& where, std::string_view text, std::size_t most_bytes) {
    if (text.size() > most_bytes)
        return Problem{
            where, "the file is too long", {/*tr*/ "at most {1} KiB are read", most_bytes / 1024}};
    // The parser takes a zero byte for the end of the text.
    if (const std::size_t zero = text.find('\0'); zero != std::string_view::npos)
        return Problem{where + ":" + std::to_string(line_of(text, zero)), "there is a zero byte",
                       "write plain text"};
    TreeBuilder builder;
    if (Json::sax_parse(text.begin(), text.end(), &builder)) return std::move(builder.root);
    const std::size_t read = std::min(builder.position(), text.size());
    const std::string place =
        builder.position() > 0 ? ":" + std::to_string(line_of(text, read)) : "";
    return Problem{where + place, builder.what, builder.remedy};
}

}  // namespace hexholm
