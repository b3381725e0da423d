// What each message of the lobby consists of, with the limit of every field. `Fields` is a JsonWriter or a JsonReader, and
// the message is constant for the first.
#pragma once

#include "engine/base/limits.h"

#include "src/net/protocol/json_fields.h"
#include "src/net/protocol/lobby.h"

namespace hexholm::net {

inline constexpr TextRule kNameText = {TextKind::line, kMostNameSigns};
inline constexpr TextRule kTitleText = {TextKind::line, kMostTitleSigns};
inline constexpr std::int64_t kMostSeconds = std::int64_t{400} * 24 * 3600;
inline constexpr std::int64_t kMostUnix = std::int64_t{1} << 40;
inline constexpr int kLastSeat = static_cast<int>(kMaxPlayers) - 1;

// One function for writing and for reading: `Is<Message, Hello>` is both Hello and const Hello.
template <class Message, class Wanted>
concept Is = std::same_as<std::remove_const_t<Message>, Wanted>;

template <class F, Is<ModTerms> M>
void describe(F& f, M& m) {
    f.text("id", m.id, kIdText);
    f.text("version", m.version, kIdText);
    f.text("sha256", m.sha256, kIdText);
    f.number("bytes", m.bytes, 0, std::int64_t{1} << 32);
    f.text("title", m.title, kTitleText);
}
template <class F, Is<OptionValue> M>
void describe(F& f, M& m) {
    f.text("name", m.name, kIdText);
    f.text("value", m.value, {TextKind::line, 400});
}
template <class F, Is<GameTerms> M>
void describe(F& f, M& m) {
    f.text("scenario", m.scenario, kIdText);
    f.number("players", m.players, 1, static_cast<int>(kMaxPlayers));
    f.list("mods", m.mods, kMostMods);
    f.list("options", m.options, kMostOptions);
}
template <class F, Is<ClockTerms> M>
void describe(F& f, M& m) {
    f.word("kind", m.kind, kClockWords);
    f.number("turn_s", m.turn_s, 0, std::int64_t{31} * 24 * 3600);
    f.number("bank_s", m.bank_s, 0, std::int64_t{24} * 3600);
    f.number("away_s", m.away_s, 0, 3600);
}
template <class F, Is<TableTerms> M>
void describe(F& f, M& m) {
    f.text("title", m.title, kTitleText);
    f.part("game", m.game);
    f.texts("bots", m.bots, kIdText, kMaxPlayers);
    f.part("clock", m.clock);
    f.yes("public", m.is_public);
    f.word("onlookers", m.onlooking, kOnlookingWords);
    f.word("talk", m.talk, kTalkWords);
}
template <class F, Is<SeatTold> M>
void describe(F& f, M& m) {
    f.word("place", m.place, kPlaceWords);
    f.text("name", m.name, kNameText);
    f.text("bot", m.bot, kIdText);
    f.number("since_s", m.since_s, 0, kMostSeconds);
    f.yes("offered", m.is_offered);
    f.number("fetched", m.fetched_percent, kNotFetching, 100);
}

template <class F, Is<AskServer> M>
void describe(F& f, M& m) {
    f.text("nonce", m.nonce, kIdText);
}
template <class F, Is<ServerTold> M>
void describe(F& f, M& m) {
    f.text("id", m.id, kIdText);
    f.text("proof", m.proof, {TextKind::id, 128});
}
template <class F, Is<Hello> M>
void describe(F& f, M& m) {
    f.number("least", m.least, 1, 1'000'000);
    f.number("most", m.most, 1, 1'000'000);
    f.text("engine", m.engine, kIdText);
    f.number("journal", m.journal, 0, 1'000'000);
    f.text("token", m.token, kIdText);
    f.text("name", m.name, kNameText);
}
template <class F, Is<ListTables> M>
void describe(F& f, M& m) {
    f.text("scenario", m.scenario, kIdText);
    f.text("text", m.text, kTitleText);
    f.yes("open_only", m.open_only);
    f.yes("mine", m.mine);
    f.number("page", m.page, 0, kMostPages);
    f.yes("watch", m.watch);
}
template <class F, Is<Create> M>
void describe(F& f, M& m) {
    f.part("terms", m.terms);
}
template <class F, Is<Change> M>
void describe(F& f, M& m) {
    f.part("terms", m.terms);
}
template <class F, Is<Join> M>
void describe(F& f, M& m) {
    f.text("table", m.table, kIdText);
    f.text("invitation", m.invitation, kIdText);
    f.number("seat", m.seat, kAnySeat, kLastSeat);
    f.number("newest", m.newest, 0, INT64_MAX);
}
template <class F, Is<Watch> M>
void describe(F& f, M& m) {
    f.text("table", m.table, kIdText);
    f.text("invitation", m.invitation, kIdText);
}
template <class F, class M>
requires(Is<M, Leave> || Is<M, Start> || Is<M, Rematch> || Is<M, AskJournal>) void describe(F&,
                                                                                            M&) {}
template <class F, class M>
requires(Is<M, MoveSeat> || Is<M, Kick>) void describe(F& f, M& m) {
    f.number("seat", m.seat, 0, kLastSeat);
}
template <class F, Is<OfferSeat> M>
void describe(F& f, M& m) {
    f.number("seat", m.seat, 0, kLastSeat);
    f.yes("yes", m.yes);
}
template <class F, Is<Ready> M>
void describe(F& f, M& m) {
    f.yes("ready", m.is_ready);
    f.text("content", m.content, kIdText);
    f.text("layout", m.layout, kIdText);
}
template <class F, Is<Chat> M>
void describe(F& f, M& m) {
    f.text("text", m.text, {TextKind::line, kMostChatSigns});
}
template <class F, Is<Emote> M>
void describe(F& f, M& m) {
    f.number("number", m.number, 0, kEmotes - 1);
}
template <class F, Is<Complain> M>
void describe(F& f, M& m) {
    f.text("what", m.what, kIdText);
    f.text("text", m.text, {TextKind::line, kMostReportSigns});
    f.number("update", m.update, 0, INT64_MAX);
}
template <class F, Is<Vote> M>
void describe(F& f, M& m) {
    f.word("kind", m.kind, kVoteWords);
    f.yes("yes", m.yes);
    f.number("seat", m.seat, kNoSeat, kLastSeat);
    f.number("target", m.target, 0, kMostTarget);
}

template <class F, Is<AskPackages> M>
void describe(F& f, M& m) {
    f.texts("rules", m.rules, kIdText, kMostPackagesTold);
}
template <class F, class M>
requires(Is<M, Need> || Is<M, Want>) void describe(F& f, M& m) {
    f.text("sha256", m.sha256, kIdText);
    f.number("at", m.at, 0, INT64_MAX);
    f.number("parts", m.parts, 1, kMostPartsWanted);
}
template <class F, Is<Fetching> M>
void describe(F& f, M& m) {
    f.number("percent", m.percent, kNotFetching, 100);
}

template <class F, Is<Welcome> M>
void describe(F& f, M& m) {
    f.number("protocol", m.protocol, 1, 1'000'000);
    f.text("token", m.token, kIdText);
    f.text("name", m.name, kNameText);
    f.number("time", m.time_s, 0, kMostUnix);
    f.text("host", m.host, kTitleText);
    f.yes("public", m.is_public);
}
template <class F, Is<Refused> M>
void describe(F& f, M& m) {
    f.word("code", m.code, kDenialWords);
    f.text("text", m.text, {TextKind::line, 400});
    f.number("retry_after_s", m.retry_after_s, 0, kMostSeconds);
}
template <class F, Is<TableRow> M>
void describe(F& f, M& m) {
    f.text("id", m.id, kIdText);
    f.text("title", m.title, kTitleText);
    f.text("scenario", m.scenario, kIdText);
    f.word("stage", m.state, kStateWords);
    f.number("players", m.players, 0, static_cast<int>(kMaxPlayers));
    f.number("taken", m.taken, 0, static_cast<int>(kMaxPlayers));
    f.number("onlookers", m.onlookers, 0, 10'000);
    f.number("mods", m.mods, 0, 1000);
    f.yes("locked", m.is_locked);
    f.yes("mine", m.is_mine);
    f.yes("my_turn", m.is_my_turn);
}
template <class F, Is<Tables> M>
void describe(F& f, M& m) {
    f.list("rows", m.rows, kMostRows);
    f.texts("gone", m.gone, kIdText, kMostRows);
    f.yes("change", m.is_change);
    f.number("page", m.page, 0, kMostPages);
    f.yes("more", m.has_more);
}
template <class F, Is<TableTold> M>
void describe(F& f, M& m) {
    f.text("id", m.id, kIdText);
    f.text("invitation", m.invitation, kIdText);
    f.text("commit", m.commitment, kIdText);
    f.part("terms", m.terms);
    f.word("stage", m.state, kStateWords);
    f.list("rules", m.rules, kMostMods);
    f.list("seats", m.seats, kMaxPlayers);
    f.number("owner", m.owner, kNoSeat, kLastSeat);
    f.number("mine", m.mine, kNoSeat, kLastSeat);
    f.number("onlookers", m.onlookers, 0, 10'000);
}
template <class F, Is<SeatChanged> M>
void describe(F& f, M& m) {
    f.number("seat", m.seat, 0, kLastSeat);
    f.part("told", m.told);
}
template <class F, Is<ChatTold> M>
void describe(F& f, M& m) {
    f.number("seat", m.seat, kNoSeat, kLastSeat);
    f.text("name", m.name, kNameText);
    f.text("text", m.text, {TextKind::line, kMostChatSigns});
    f.number("time", m.time_s, 0, kMostUnix);
}
template <class F, Is<EmoteTold> M>
void describe(F& f, M& m) {
    f.number("seat", m.seat, kNoSeat, kLastSeat);
    f.number("number", m.number, 0, kEmotes - 1);
}
template <class F, Is<VoteTold> M>
void describe(F& f, M& m) {
    f.word("kind", m.kind, kVoteWords);
    f.number("seat", m.seat, kNoSeat, kLastSeat);
    f.number("target", m.target, 0, kMostTarget);
    f.number("by", m.by, kNoSeat, kLastSeat);
    f.numbers("in_favour", m.in_favour, 0, kLastSeat, kMaxPlayers);
    f.numbers("against", m.against, 0, kLastSeat, kMaxPlayers);
    f.number("needed", m.needed, 0, static_cast<int>(kMaxPlayers));
    f.word("outcome", m.outcome, kOutcomeWords);
}
template <class F, Is<PackageTold> M>
void describe(F& f, M& m) {
    f.text("id", m.id, kIdText);
    f.text("title", m.title, kTitleText);
    f.text("version", m.version, kIdText);
    f.text("rules", m.rules, kIdText);
    f.text("sha256", m.sha256, kIdText);
    f.number("bytes", m.bytes, 0, std::int64_t{1} << 32);
    f.text("authors", m.authors, kTitleText);
    f.text("licence", m.licence, kTitleText);
}
template <class F, Is<Brings> M>
void describe(F& f, M& m) {
    f.part("package", m.package);
}
template <class F, Is<Bring> M>
void describe(F& f, M& m) {
    f.text("id", m.id, kIdText);
    f.text("version", m.version, kIdText);
}
template <class F, Is<Packages> M>
void describe(F& f, M& m) {
    f.list("rows", m.rows, kMostPackagesTold);
}
template <class F, Is<Left> M>
void describe(F& f, M& m) {
    f.text("table", m.table, kIdText);
    f.word("why", m.why, kDenialWords);
}
template <class F, Is<Going> M>
void describe(F& f, M& m) {
    f.number("back_in_s", m.back_in_s, 0, kMostSeconds);
}

}  // namespace hexholm::net
