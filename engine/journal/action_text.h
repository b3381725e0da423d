// An action as a line that a person can read: "2 offer_trade 1+3 wood*2 ore".
#pragma once

#include <string>
#include <string_view>

#include "engine/base/result.h"
#include "engine/content/content.h"
#include "engine/game/core/action.h"

namespace hexholm {

// "PLAYER KIND ARGUMENT..." in the order of the kind's argument types. Players count from 1, goods
// stand by name, several players are joined by '+', several goods too ("wood*2+ore*1"); "-" is
// none. Tiles, corners and edges are their numbers on the board; figures are their kind, seat and
// number: "mule#2.1", a neutral one "mule#3".
std::string action_text(const Content& content, const Action& action);

// The reverse. `where` leads the message of a problem. Whether the action is allowed is another
// question; every name and number in it exists.
Result<Action> parse_action(const Content& content,
                            std::string_view text,
                            const std::string& where);

// "wood*2+ore*1"; "-" when empty.
std::string bundle_text(const Content& content, Bundle bundle);

}  // namespace hexholm
