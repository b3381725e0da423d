#include "engine/game/view/image.h"

#include <bit>
#include <cstring>

#include "engine/base/check.h"
#include "engine/game/derived/derived.h"
#include "engine/game/view/soundness.h"

namespace hexholm {
namespace {

// Up to this many equal bytes between two changes are sent as part of one run, for ending a run and
// beginning another costs as many bytes.
constexpr std::size_t kJoinedOver = 2;

ByteSpan bytes_of(const State& state) {
    return {reinterpret_cast<const std::uint8_t*>(state.data()), state.derived_at};
}

// The place of the first byte from `at` on that differs, or the end.
std::size_t next_difference(ByteSpan one, ByteSpan other, std::size_t at) {
    for (std::uint64_t a = 0, b = 0; at + sizeof a <= one.size(); at += sizeof a) {
        std::memcpy(&a, &one[at], sizeof a);
        std::memcpy(&b, &other[at], sizeof b);
        static_assert(std::endian::native == std::endian::little);
        if (a != b) return at + static_cast<std::size_t>(std::countr_zero(a ^ b)) / 8;
    }
    while (at < one.size() && one[at] == other[at])
        ++at;
    return at;
}

// Where a run of changes that begins there ends.
std::size_t end_of_run(ByteSpan one, ByteSpan other, std::size_t at) {
    std::size_t end = at + 1;
    for (std::size_t next = end; next < one.size() && next <= end + kJoinedOver; ++next)
        if (one[next] != other[next]) end = next + 1;
    return end;
}

// Runs may not write where the state says how it is laid out, nor into the room behind a row: that is checked afterwards.
// Until then `end`, where what is derived begins, is not what the state says.
bool apply_runs(State& state, std::uint64_t end, ByteReader& reader) {
    auto* const to = reinterpret_cast<std::uint8_t*>(&state);
    std::uint64_t at = 0;
    while (!reader.at_end()) {
        at += reader.number(end);
        const std::uint64_t length = reader.number(end);
        const ByteSpan values = reader.raw(length);
        if (reader.failed()) return false;
        if (length == 0 || at + length > end) {
            reader.fail("a run lies outside of the state");
            return false;
        }
        std::memcpy(to + at, values.data(), values.size());
        at += length;
    }
    return true;
}

Result<View> take_onto(const Rulebook& book, const View& before, ByteReader& reader) {
    const auto refused = [](std::string what) {
        return Problem{"view", std::move(what),
                       "it comes from a damaged or foreign game; ask for it anew"};
    };
    View view = before;
    if (!apply_runs(view.state, before.state.derived_at, reader))
        return refused(std::string(reader.fault()));
    if (std::string fault = why_unsound(book, view); !fault.empty())
        return refused(std::move(fault));
    return view;
}

}  // namespace

void put_change(const State& before, const State& after, Bytes& bytes) {
    HEX_CHECK(before.bytes() == after.bytes() && before.derived_at == after.derived_at);
    const ByteSpan one = bytes_of(before);
    const ByteSpan other = bytes_of(after);
    ByteWriter writer(bytes);
    std::size_t done = 0;
    for (std::size_t at = next_difference(one, other, 0); at < one.size();
         at = next_difference(one, other, done)) {
        const std::size_t end = end_of_run(one, other, at);
        writer.number(at - done);
        writer.number(end - at);
        writer.raw(other.subspan(at, end - at));
        done = end;
    }
}

Result<View> take_change(const Rulebook& book, const View& before, ByteSpan bytes) {
    ByteReader reader(bytes);
    return take_onto(book, before, reader);
}

void put_view(const Rulebook& book, const View& view, Bytes& bytes) {
    bytes.push_back(view.viewer.value);
    put_change(State(book.layout()), view.state, bytes);
}

Result<View> take_view(const Rulebook& book, ByteSpan bytes) {
    ByteReader reader(bytes);
    const PlayerId viewer(reader.byte());
    if (viewer.is_some() && viewer.index() >= book.players())
        return Problem{"view", "it is that of a seat that this game has not", {}};
    return take_onto(book, {viewer, State(book.layout())}, reader);
}

}  // namespace hexholm
