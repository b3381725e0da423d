#include "engine/lua/machine/bytecode.h"

#include <cstdint>

namespace hexholm {
namespace {

// Lua 5.4, ldump.c and lopcodes.h: the shapes that read_chunk() relies on.
constexpr std::size_t kHeaderBytes = 31;
constexpr std::uint32_t kOpSetUpvalue = 10;
constexpr int kMaxNesting = 40;

struct Captured {
    bool in_parent = false;  // a variable of the function around, else one it captured itself
    std::uint8_t place = 0;
};

struct Proto {
    const Proto* around = nullptr;
    std::vector<Captured> captured;

    // Does this variable come from outside the outermost function?
    bool is_outer(std::size_t at) const {
        if (at >= captured.size() || around == nullptr) return true;
        return !captured[at].in_parent && around->is_outer(captured[at].place);
    }
};

struct Write {
    std::size_t instruction = 0;
    std::size_t captured = 0;
};

class Reader {
public:
    explicit Reader(std::string_view bytes) : bytes_(bytes) {}

    Chunk run() {
        skip(kHeaderBytes + 1);
        function(nullptr, 0);
        chunk_.sound = sound_;
        return std::move(chunk_);
    }

private:
    std::uint8_t byte() {
        if (at_ >= bytes_.size()) {
            sound_ = false;
            return 0;
        }
        return static_cast<std::uint8_t>(bytes_[at_++]);
    }
    void skip(std::size_t count) {
        if (count > bytes_.size() - at_) {
            sound_ = false;
            at_ = bytes_.size();
        } else {
            at_ += count;
        }
    }
    std::size_t number() {
        std::size_t value = 0;
        for (int bytes = 0; bytes < 10 && sound_; ++bytes) {
            const std::uint8_t next = byte();
            value = (value << 7) | (next & 0x7FU);
            if ((next & 0x80U) != 0) return value;
        }
        sound_ = false;
        return 0;
    }
    // A count of things of at least one byte each.
    std::size_t count() {
        const std::size_t value = number();
        if (value <= bytes_.size() - at_) return value;
        sound_ = false;
        return 0;
    }
    std::string text() {
        const std::size_t size = number();
        if (size == 0 || size - 1 > bytes_.size() - at_) {
            sound_ = sound_ && size == 0;
            return {};
        }
        std::string text(bytes_.substr(at_, size - 1));
        at_ += size - 1;
        return text;
    }

    std::vector<Write> code() {
        std::vector<Write> writes;
        const std::size_t instructions = count();
        chunk_.longest = instructions > chunk_.longest ? instructions : chunk_.longest;
        for (std::size_t at = 0; at < instructions && sound_; ++at) {
            std::uint32_t instruction = 0;
            for (unsigned part = 0; part < 4; ++part)
                instruction |= std::uint32_t{byte()} << (8 * part);
            if ((instruction & 0x7FU) == kOpSetUpvalue)
                writes.push_back({at, (instruction >> 16) & 0xFFU});
        }
        return writes;
    }
    void constants() {
        for (std::size_t left = count(); left > 0 && sound_; --left) {
            const std::uint8_t type = byte();
            if (type == 0x03 || type == 0x13)
                skip(8);  // a number
            else if (type == 0x04 || type == 0x14)
                text();
        }
    }
    std::vector<Captured> captured_list() {
        std::vector<Captured> list;
        for (std::size_t left = count(); left > 0 && sound_; --left) {
            const bool in_parent = byte() != 0;
            list.push_back({in_parent, byte()});
            byte();
        }
        return list;
    }

    // The line of each write: a small step from instruction to instruction, or told outright.
    std::vector<int> lines(const std::vector<Write>& writes, int first) {
        std::vector<int> steps;
        for (std::size_t left = count(); left > 0 && sound_; --left)
            steps.push_back(static_cast<std::int8_t>(byte()));
        std::vector<std::pair<std::size_t, int>> told;
        for (std::size_t left = count(); left > 0 && sound_; --left) {
            const std::size_t at = number();
            told.emplace_back(at, static_cast<int>(number()));
        }
        std::vector<int> found(writes.size(), first);
        int line = first;
        for (std::size_t at = 0; at < steps.size(); ++at) {
            line += steps[at] == -128 ? 0 : steps[at];
            for (const auto& [place, exact] : told)
                if (place == at) line = exact;
            for (std::size_t write = 0; write < writes.size(); ++write)
                if (writes[write].instruction == at) found[write] = line;
        }
        return found;
    }
    std::vector<std::string> names() {
        for (std::size_t left = count(); left > 0 && sound_; --left) {
            text();
            number();
            number();
        }
        std::vector<std::string> captured;
        for (std::size_t left = count(); left > 0 && sound_; --left)
            captured.push_back(text());
        return captured;
    }

    void function(const Proto* around, int depth) {
        if (depth > kMaxNesting) sound_ = false;
        if (!sound_) return;
        text();
        const int first = static_cast<int>(number());
        if (depth == 0) chunk_.line = first;
        number();
        skip(3);
        const std::vector<Write> writes = code();
        constants();
        const Proto proto{around, captured_list()};
        for (std::size_t left = count(); left > 0 && sound_; --left)
            function(&proto, depth + 1);
        const std::vector<int> line = lines(writes, first);
        const std::vector<std::string> name = names();
        for (std::size_t at = 0; at < writes.size(); ++at)
            if (proto.is_outer(writes[at].captured))
                chunk_.writes.push_back(
                    {writes[at].captured < name.size() ? name[writes[at].captured] : "?",
                     line[at]});
    }

    std::string_view bytes_;
    std::size_t at_ = 0;
    bool sound_ = true;
    Chunk chunk_;
};

}  // namespace

Chunk read_chunk(std::string_view bytes) {
    return Reader(bytes).run();
}

}  // namespace hexholm
