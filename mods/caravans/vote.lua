-- After a turn with a new settlement or city a camel is placed, and all bid for where (X-C-5,
-- X-C-15 to X-C-24, X-G-21).
local camels = hex.include "camels.lua"
local by_paths = hex.option "tb.caravanVote" == "paths"
local agreement = by_paths or hex.option "tb.caravanAgreement" == "named_path"
local goods = hex.frozen(hex.has_mod "cities_knights" and { "brick", "lumber" }        -- X-C-31
    or { "wool", "grain" })

hex.counter "founded" { title = "", per = "player", most = 1 }
hex.counter "camel_votes" {
    title = "Votes for the camel", per = "player", most = 60, icon = "chest",
    help = "Cards bid in the last vote on a camel.",
}
hex.counter "names_path" { title = "", per = "player", most = 1 }
hex.counter "named_path" { title = "", per = "player", most = 1000 }
hex.counter "places_camel" { title = "", per = "player", most = 1 }

-- A settlement that is left of a city has not been built.
hex.on("placed", function(game, player, piece, _, before)
    local is_left = piece == "settlement" and before
    if not is_left and not game:is_setup() then game:set("founded", player, 1) end
end, { "settlement", "city" })

-- Bids: everybody once, from the player on who has finished the turn (X-C-16, X-C-17).
hex.pick "camel_bid" {
    title = "How many votes?", what = "number", least = 0, most = 60,
    help = "Each " .. goods[1] .. " or " .. goods[2] .. " you bid is one vote. All cards bid "
        .. "are lost.",
    up_to = function(game, me) return game:goods(me, goods[1]) + game:goods(me, goods[2]) end,
}
local as_many = { by = "camel_votes" }
for number = 0, 60 do table.insert(as_many, number) end
hex.effect "bid_for_camel" {
    { set = "camel_votes", value = 0 }, { if_goods = true },
    { pick = "camel_bid" }, { set = "camel_votes", to_picked = true },
    { give = as_many, of = goods, title = "Pay your votes" },
}

-- All votes together, who has most of them, nobody in a tie, and whether he has more than all
-- others together.
local function count_votes(game)
    local sum, most, leader = 0, 0, nil
    for player = 1, game:players() do
        local bid = game:get("camel_votes", player)
        sum = sum + bid
        if bid == most then leader = nil end
        if bid > most then most, leader = bid, player end
    end
    return sum, leader, leader ~= nil and 2 * most > sum
end

-- The paths that were named with most votes, and how many these are.
local function favourites(game)
    local votes_for, best, list = {}, 0, {}
    for player = 1, game:players() do
        local path = game:get("named_path", player)                     -- and 1 more
        if path > 0 then
            votes_for[path] = (votes_for[path] or 0) + game:get("camel_votes", player)
            best = math.max(best, votes_for[path])
        end
    end
    for path, count in pairs(votes_for) do
        if count == best and count > 0 then table.insert(list, path - 1) end
    end
    return list, best
end

hex.pick "path_to_name" {
    title = "Name a path for the camel", what = "edge", with_counter = "camel_path",
}
hex.pick "path_of_camel" {
    title = "Place the camel", what = "edge", with_counter = "camel_path",
}

-- Nobody names one where a single player has more votes than all others together, or nobody has
-- bid: then it is up to him, or to the player who has finished the turn (X-C-18, X-C-22).
local function who_names(game, me)
    local sum, leader, alone = count_votes(game)
    if not agreement or sum == 0 or alone and not by_paths then
        game:set("places_camel", leader or me, 1)
        return false
    end
    for player = 1, game:players() do
        if game:get("camel_votes", player) > 0 then game:set("names_path", player, 1) end
    end
end

-- The camel goes where the vote says; else it is up to the highest bidder, or to the player who has
-- finished the turn (X-C-18 to X-C-21).
local function decide(game, me)
    local sum, leader = count_votes(game)
    local named, most = favourites(game)
    if by_paths and #named == 1 or 2 * most > sum then return camels.place(game, me, named[1]) end
    if by_paths and #named > 1 then camels.mark_only(game, named) end
    game:set("places_camel", leader or me, 1)
end
hex.effect "agree_on_path" {
    who_names,
    { pick = "path_to_name", whom = "everybody", with_counter = "names_path",
        effect = { function(game, me, edge) game:set("named_path", me, edge + 1) end } },
    decide,
}

-- After everything else that ends a turn (X-G-18).
local before = hex.has_mod "barbarian_attack" and "battles"
    or hex.has_mod "traders" and "journey" or "main"
local vote = hex.has_mod "two_players" and hex.include "for_two.lua" or {
    { if_counter = "founded" }, { set = "founded", value = 0 },
    function(game) return camels.any_path(game) and nil end,                            -- X-C-15
    { each = "bid_for_camel", whom = "everybody" },
    { set = "named_path", value = 0, whom = "everybody" },
    { set = "names_path", value = 0, whom = "everybody" },
    { set = "places_camel", value = 0, whom = "everybody" }, { start = "agree_on_path" },
    { pick = "path_of_camel", whom = "everybody", with_counter = "places_camel",
        effect = { function(game, me, edge) camels.place(game, me, edge) end } },
}
local function caravan(name, follows, who, seats_left)
    hex.phase(name) {
        title = "Vote on a camel", follows = follows, who = who, seats_left = seats_left,
        help = "A camel is placed after every turn with a new settlement or city.", effect = vote,
    }
end
caravan("caravan", before)
if hex.players > 4 and hex.option "five_six_mode" == "paired_players" then              -- X-C-43
    caravan("paired_caravan", before == "main" and "paired" or "paired_" .. before, "seat", 3)
end
