#include "engine/lua/reading/json_tree.h"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <limits>
#include <utility>
#include <vector>

#include <nlohmann/json.hpp>

#include "engine/base/check.h"
#include "engine/lua/reading/json_mistake.h"
#include "engine/lua/reading/limits.h"
#include "engine/lua/reading/suggest.h"

namespace hexholm {
namespace {

using Json = nlohmann::json;

// The parser reads through this, so that it is known how far it has come.
class Reading {
public:
    using iterator_category = std::input_iterator_tag;
    using value_type = char;
    using difference_type = std::ptrdiff_t;
    using pointer = const char*;
    using reference = const char&;

    Reading(const char* at, std::size_t* read) : at_(at), read_(read) {}
    reference operator*() const { return *at_; }
    Reading& operator++() {
        ++at_;
        ++*read_;
        return *this;
    }
    bool operator==(const Reading& other) const { return at_ == other.at_; }

private:
    const char* at_;
    std::size_t* read_;
};

// Receives the parser's findings and stacks them up to a tree; returning false stops the parser.
class TreeBuilder final : public nlohmann::json_sax<Json> {
public:
    explicit TreeBuilder(std::string_view text) : text_(text) {}

    bool null() override { return fail("null is no value here", "leave the field out"); }
    bool boolean(bool value) override { return put(Tree::of_flag(value)); }
    bool number_integer(number_integer_t value) override { return put_number(value); }
    bool number_unsigned(number_unsigned_t value) override {
        if (value > static_cast<number_unsigned_t>(std::numeric_limits<std::int64_t>::max()))
            return fail("a number is too large", "");
        return put_number(static_cast<std::int64_t>(value));
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
    bool start_object(std::size_t /*size*/) override { return open(JsonInside::object); }
    bool key(string_t& name) override {
        if (name.empty()) return fail("a field has no name", "name it or remove it");
        HEX_CHECK(!keys_.empty() && keys_.size() == open_.size());
        keys_.back() = name;
        inside_.back() = JsonInside::object_after_name;
        understood_ = read;
        if (open_.back().find(name) == nullptr) return true;
        return fail("the field " + in_quotes(name) + " is there twice", "remove one of them");
    }
    bool end_object() override { return close(); }
    bool start_array(std::size_t /*size*/) override { return open(JsonInside::array); }
    bool end_array() override { return close(); }
    bool parse_error(std::size_t position,
                     const std::string& /*token*/,
                     const Json::exception& /*error*/) override {
        read = next_word();
        const Problem mistake = json_mistake(text_, read, position, inside());
        return fail({"this is no valid JSON: in column {1} {2}", column_of(read), mistake.what},
                    mistake.remedy);
    }

    Tree root;
    Saying what;
    Saying remedy;
    std::size_t read = 0;  // bytes; where the mistake is when there is one

private:
    JsonInside inside() const {
        if (!inside_.empty()) return inside_.back();
        return understood_ > 0 ? JsonInside::all : JsonInside::nothing;
    }
    std::size_t behind_space(std::size_t at) const {
        return std::min(text_.find_first_not_of(" \t\r\n", at), text_.size());
    }
    // The place where the next word begins, after the text that was understood and the sign that
    // belongs behind it.
    std::size_t next_word() const {
        const std::size_t next = behind_space(understood_);
        const char sign = inside() == JsonInside::object_after_name ? ':' : ',';
        const bool is_first = understood_ == 0 || inside_.empty() ||
                              text_[understood_ - 1] == '{' || text_[understood_ - 1] == '[';
        return !is_first && text_.substr(next, 1) == std::string_view(&sign, 1)
                   ? behind_space(next + 1)
                   : next;
    }
    // The column in characters, from 1.
    std::ptrdiff_t column_of(std::size_t at) const {
        const std::string_view before = text_.substr(0, at);
        const std::string_view line = before.substr(before.rfind('\n') + 1);
        return 1 + std::ranges::count_if(line, [](char byte) {
                   return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80;
               });
    }
    bool fail(Saying problem, Saying help) {
        what = std::move(problem);
        remedy = std::move(help);
        return false;
    }
    bool open(JsonInside kind) {
        if (open_.size() >= kMaxManifestDepth) return fail("nested too deep", "");
        inside_.push_back(kind);
        understood_ = read;
        open_.push_back(Tree::empty_table());
        keys_.emplace_back();
        return true;
    }
    bool close() {
        HEX_CHECK(!open_.empty() && keys_.size() == open_.size());
        Tree done = std::move(open_.back());
        open_.pop_back();
        keys_.pop_back();
        inside_.pop_back();
        return put(std::move(done));
    }
    // The parser looks at the byte behind a number to know that it has ended.
    bool put_number(std::int64_t value) {
        const std::size_t end = next_word() + std::to_string(value).size();
        if (!put(Tree::of_number(value))) return false;
        understood_ = std::min(end, read);
        return true;
    }
    bool put(Tree value) {
        understood_ = read;
        if (open_.empty()) {
            root = std::move(value);
        } else if (keys_.back().empty()) {
            open_.back().items.push_back(std::move(value));
        } else {
            open_.back().fields.insert_or_assign(keys_.back(), std::move(value));
            inside_.back() = JsonInside::object;
        }
        return true;
    }

    std::vector<Tree> open_;
    std::vector<std::string> keys_;
    std::vector<JsonInside> inside_;
    std::string_view text_;
    std::size_t understood_ = 0;  // bytes
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
    TreeBuilder builder(text);
    const Reading begin(text.data(), &builder.read);
    const Reading end(text.data() + text.size(), &builder.read);
    if (Json::sax_parse(begin, end, &builder)) return std::move(builder.root);
    return Problem{where + ":" + std::to_string(line_of(text, builder.read)), builder.what,
                   builder.remedy};
}

}  // namespace hexholm
