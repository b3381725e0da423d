// Messages of a table, as a server and as a client reads them: any bytes, at some moment of some game.
#include "src/net/protocol/table_message.h"

#include "tests/fuzz/moments.h"

using namespace hexholm;

template <class Read>
static void expect_plain(const Result<Read>& read) {
    if (!read) fuzz::expect_plain(read.problem().line());
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size < 3) return 0;
    const Rulebook& book = fuzz::game_of(data[0]);
    const State state = fuzz::moment_of(data[0], data[1]);
    const PlayerId viewer = fuzz::viewer_of(book, data[2]);
    const ByteSpan message(data + 3, size - 3);
    ByteReader reader(message);
    const Result<net::Head> head = net::take_head(reader);
    expect_plain(head);
    expect_plain(net::take_ask(book, viewer.is_none() ? PlayerId(0) : viewer, message));
    expect_plain(net::take_answer(book, message));
    expect_plain(net::take_over(message));
    expect_plain(net::take_part(message));
    expect_plain(net::take_whole(book, message));
    expect_plain(net::take_update(book, view_for(book, state, viewer), message));
    return 0;
}
