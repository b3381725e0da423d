// Messages of the lobby, of clients and of servers: any text. What is read can be written and read again.
#include "src/net/protocol/lobby.h"

#include "tests/fuzz/target.h"

using namespace hexholm;

template <class Message>
static void expect_sound(const Result<Message>& read, Result<Message> (*again)(std::string_view)) {
    if (!read) return fuzz::expect_plain(read.problem().line());
    const Result<Message> second = again(net::text_of(read.value()));
    fuzz::expect(second && second.value() == read.value(), "a message that was read can be sent");
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string text = fuzz::text_of(data, size);
    expect_sound(net::read_request(text), net::read_request);
    expect_sound(net::read_telling(text), net::read_telling);
    return 0;
}
