#include "engine/lua/code/bytecode.h"

#include <cstdint>
#include <deque>
#include <map>
#include <optional>

#include "engine/base/check.h"
#include "engine/lua/code/register_reads.h"

namespace hexholm {
namespace {

// Lua 5.4, ldump.c and lopcodes.h: the shapes that read_chunk() relies on.
constexpr std::size_t kHeaderBytes = 31;
constexpr int kMaxNesting = 40;

struct Instruction {
    enum Code : std::uint32_t {
        copy = 0,
        load_constant = 3,
        get_captured = 9,
        set_captured = 10,
        get_field = 14,
        self = 20,
        call = 68,
        tail_call = 69
    };
    std::uint32_t bits = 0;

    std::uint32_t code() const { return bits & 0x7FU; }
    std::size_t a() const { return (bits >> 7) & 0xFFU; }
    bool k() const { return ((bits >> 15) & 1U) != 0; }
    std::size_t b() const { return (bits >> 16) & 0xFFU; }
    std::size_t c() const { return bits >> 24; }
    std::size_t bx() const { return bits >> 15; }
    bool calls(std::size_t place) const {
        return (code() == call || code() == tail_call) && a() == place;
    }
};

struct Captured {
    bool in_parent = false;  // a variable of the function around, else one it captured itself
    std::uint8_t place = 0;
};

struct Proto {
    const Proto* around = nullptr;
    std::size_t parameters = 0;
    std::vector<Instruction> code;
    std::vector<std::string> constants;  // numbers are empty
    std::vector<Captured> captured;
    std::vector<int> lines;  // of each instruction
    std::vector<std::string> locals;
    std::vector<std::string> captured_names;

    // Does this variable come from outside the outermost function?
    bool is_outer(std::size_t at) const {
        if (at >= captured.size() || around == nullptr) return true;
        return !captured[at].in_parent && around->is_outer(captured[at].place);
    }
    int line(std::size_t at) const { return at < lines.size() ? lines[at] : 0; }
};

// An argument of a function: its own one, or one that it has from a function around it.
struct Argument {
    const Proto* of = nullptr;
    std::size_t place = 0;
};

Argument captured_argument(const Proto& proto, std::size_t at) {
    if (at >= proto.captured.size() || proto.around == nullptr) return {};
    const Captured& captured = proto.captured[at];
    if (!captured.in_parent) return captured_argument(*proto.around, captured.place);
    if (captured.place >= proto.around->parameters) return {};
    return {proto.around, captured.place};
}

// The argument in the register that the instruction at this place reads.
Argument argument_in(const Proto& proto, std::size_t at) {
    HEX_CHECK(at < proto.code.size());
    const std::size_t place = proto.code[at].b();
    if (place < proto.parameters) return {&proto, place};
    const Instruction before = at > 0 ? proto.code[at - 1] : Instruction{};
    if (before.code() == Instruction::get_captured && before.a() == place)
        return captured_argument(proto, before.b());
    return {};
}

// The call of what the instruction put into its register; its own arguments lie in higher ones.
// 0: there is none.
std::size_t call_of(const Proto& proto, std::size_t at) {
    HEX_CHECK(at < proto.code.size());
    for (std::size_t next = at + 1; next < proto.code.size(); ++next)
        if (proto.code[next].calls(proto.code[at].a())) return next;
    return 0;
}

// What the argument in this register is, if it is a text that stands there: the last that was put there
// between the look-up of the function and its call.
std::string text_in(const Proto& proto, std::size_t place, std::size_t look_up, std::size_t call) {
    HEX_CHECK(call < proto.code.size());
    for (std::size_t at = call - 1; at > look_up; --at) {
        const Instruction one = proto.code[at];
        if (one.a() != place) continue;
        const bool is_text =
            one.code() == Instruction::load_constant && one.bx() < proto.constants.size();
        return is_text ? proto.constants[one.bx()] : "";
    }
    return "";
}

// game.give(game, ...) is as good as game:give(...).
bool passes_itself(const Proto& proto, std::size_t at) {
    if (at + 1 >= proto.code.size()) return true;
    const Instruction one = proto.code[at];
    const Instruction next = proto.code[at + 1];
    if (next.a() != one.a() + 1) return false;
    if (next.code() == Instruction::copy) return next.b() == one.b();
    return next.code() == Instruction::get_captured && at > 0 && next.b() == proto.code[at - 1].b();
}

// Is it called at once, not kept for later?
bool is_called(const Proto& proto, std::size_t at) {
    for (std::size_t next = at + 1; next < proto.code.size(); ++next) {
        if (proto.code[next].calls(proto.code[at].a())) return true;
        if (proto.code[next].a() <= proto.code[at].a()) return false;
    }
    return false;
}

std::optional<ArgumentUse> use_at(const Proto& proto, std::size_t at) {
    const Instruction one = proto.code[at];
    const bool colon = one.code() == Instruction::self && one.k();
    if (!colon && one.code() != Instruction::get_field) return std::nullopt;
    if (one.c() >= proto.constants.size()) return std::nullopt;
    const Argument argument = argument_in(proto, at);
    if (argument.of == nullptr || argument.place >= argument.of->locals.size()) return std::nullopt;
    if (!colon && (passes_itself(proto, at) || !is_called(proto, at))) return std::nullopt;
    ArgumentUse use;
    use.argument = argument.of->locals[argument.place];
    use.member = proto.constants[one.c()];
    use.line = proto.line(at);
    use.colon = colon;
    use.is_first = argument.place == 0 && argument.of->around == nullptr;
    const std::size_t call = call_of(proto, at);
    if (!colon || call == 0) return use;
    const std::size_t slots = proto.code[call].b();
    if (slots >= 2) use.given = static_cast<int>(slots) - 2;
    const std::size_t sure = slots >= 2 ? slots - 2 : 1;
    for (std::size_t place = one.a() + 2; place < one.a() + 2 + sure; ++place)
        use.texts.push_back(text_in(proto, place, at, call));
    return use;
}

class BytecodeReader {
public:
    explicit BytecodeReader(std::string_view bytes) : bytes_(bytes) {}

    Chunk run() {
        skip(kHeaderBytes + 1);
        function(nullptr, 0);
        for (const Proto& proto : protos_)
            if (sound_) judge(proto);
        for (std::size_t at = 0; sound_ && at < protos_.front().parameters && at < 64; ++at)
            if (!is_read(protos_.front(), at)) chunk_.unread |= std::uint64_t{1} << at;
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
        HEX_CHECK(at_ <= bytes_.size());
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

    std::vector<Instruction> code() {
        std::vector<Instruction> code;
        const std::size_t instructions = count();
        chunk_.longest = instructions > chunk_.longest ? instructions : chunk_.longest;
        for (std::size_t at = 0; at < instructions && sound_; ++at) {
            Instruction instruction;
            for (unsigned part = 0; part < 4; ++part)
                instruction.bits |= std::uint32_t{byte()} << (8 * part);
            code.push_back(instruction);
        }
        return code;
    }
    std::vector<std::string> constants() {
        std::vector<std::string> texts;
        for (std::size_t left = count(); left > 0 && sound_; --left) {
            const std::uint8_t type = byte();
            texts.emplace_back();
            if (type == 0x03 || type == 0x13)
                skip(8);  // a number
            else if (type == 0x04 || type == 0x14)
                texts.back() = text();
        }
        return texts;
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

    // The line of each instruction: a small step from the one before, or told outright.
    std::vector<int> lines(int first) {
        std::vector<std::int8_t> steps;
        for (std::size_t left = count(); left > 0 && sound_; --left)
            steps.push_back(static_cast<std::int8_t>(byte()));
        std::map<std::size_t, int> told;
        for (std::size_t left = count(); left > 0 && sound_; --left) {
            const std::size_t at = number();
            told[at] = static_cast<int>(number());
        }
        std::vector<int> lines;
        int line = first;
        for (const std::int8_t step : steps) {
            const auto exact = told.find(lines.size());
            line = exact != told.end() ? exact->second : line + (step == -128 ? 0 : step);
            lines.push_back(line);
        }
        return lines;
    }
    void names(Proto& proto) {
        for (std::size_t left = count(); left > 0 && sound_; --left) {
            proto.locals.push_back(text());
            number();
            number();
        }
        for (std::size_t left = count(); left > 0 && sound_; --left)
            proto.captured_names.push_back(text());
    }

    // Functions stay where they are while those inside them point to them.
    void function(const Proto* around, int depth) {
        if (depth > kMaxNesting) sound_ = false;
        if (!sound_) return;
        text();
        const int first = static_cast<int>(number());
        if (depth == 0) chunk_.line = first;
        number();
        Proto& proto = protos_.emplace_back();
        proto.around = around;
        proto.parameters = byte();
        skip(2);
        proto.code = code();
        proto.constants = constants();
        proto.captured = captured_list();
        for (std::size_t left = count(); left > 0 && sound_; --left)
            function(&proto, depth + 1);
        proto.lines = lines(first);
        names(proto);
    }

    // Whether the register is read, by the function itself or by an inner one that captures it.
    bool is_read(const Proto& proto, std::size_t place) const {
        for (const Instruction one : proto.code)
            if (reads_register(one.bits, place)) return true;
        for (const Proto& inner : protos_)
            for (const Captured& captured : inner.captured)
                if (inner.around == &proto && captured.in_parent && captured.place == place)
                    return true;
        return false;
    }

    void judge(const Proto& proto) {
        for (std::size_t at = 0; at < proto.code.size(); ++at) {
            const Instruction one = proto.code[at];
            if (one.code() == Instruction::set_captured && proto.is_outer(one.b()))
                chunk_.writes.push_back(
                    {one.b() < proto.captured_names.size() ? proto.captured_names[one.b()] : "?",
                     proto.line(at)});
            if (std::optional<ArgumentUse> use = use_at(proto, at))
                chunk_.uses.push_back(std::move(*use));
        }
    }

    std::deque<Proto> protos_;
    std::string_view bytes_;
    std::size_t at_ = 0;
    bool sound_ = true;
    Chunk chunk_;
};

}  // namespace

Chunk read_chunk(std::string_view bytes) {
    return BytecodeReader(bytes).run();
}

}  // namespace hexholm
