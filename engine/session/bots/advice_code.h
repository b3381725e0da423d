// What the judge tells, as bytes, on its way from where it was thought out to where it is shown.
#pragma once

#include <vector>

#include "engine/base/bytes.h"
#include "engine/session/bots/advice.h"

namespace hexholm {

void put_advice(const Rulebook& book, const std::vector<Advice>& advice, Bytes& bytes);
void put_look_back(const Rulebook& book, const LookBack& told, Bytes& bytes);

// Every number in it names something that there is, or the reader has failed.
std::vector<Advice> take_advice(const Rulebook& book, ByteReader& reader);
LookBack take_look_back(const Rulebook& book, ByteReader& reader);

}  // namespace hexholm
