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
    help = "Cards that were bid in the last vote on a camel.",
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
    help = "Each " .. goods[1] .. " or " .. goods[2] .. " that you bid is one vote. All cards that "
        .. "are bid are lost.",
    up_to = function(game, me) return game:goods(me, goods[1]) + game:goods(me, goods[2]) end,
}
hex.effect "bid_for_camel" {
    function(game, me)
        game:set("camel_votes", me, 0)
        return game:hand(me) > 0 and nil
    end,
    { pick = "camel_bid" },
    function(game, me, votes) game:set("camel_votes", me, votes) end,
    { give = function(game, me) return game:get("camel_votes", me) end, of = goods,
        title = "Pay your votes" },
}

-- The one player for whom `value` is greatest; nobody when several are.
local function leader(game, value)
    local best, who = 0, nil
    for player = 1, game:players() do
        local number = value(player)
        if number == best then who = nil end
        if number > best then best, who = number, player end
    end
    return who
end

local function sum_of_votes(game)
    local sum = 0
    for player = 1, game:players() do sum = sum + game:get("camel_votes", player) end
    return sum
end

local function highest_bidder(game)
    return leader(game, function(player) return game:get("camel_votes", player) end)
end

-- Who has more votes than all others together (X-C-18).
local function majority(game)
    local who = highest_bidder(game)
    return who and 2 * game:get("camel_votes", who) > sum_of_votes(game) and who or nil
end

-- The votes for a path of those who have named it.
local function votes_for(game, edge)
    local votes = 0
    for player = 1, game:players() do
        if game:get("named_path", player) == edge + 1 then
            votes = votes + game:get("camel_votes", player)
        end
    end
    return votes
end

-- The paths that were named with most votes, and how many these are.
local function favourites(game)
    local best, list = 0, {}
    for _, edge in ipairs(camels.places(game)) do
        local votes = votes_for(game, edge)
        if votes > best then best, list = votes, {} end
        if votes == best and votes > 0 then table.insert(list, edge) end
    end
    return list, best
end

hex.pick "path_to_name" {
    title = "Name a path for the camel", what = "edge",
    list = function(game) return camels.places(game) end,
}
hex.pick "path_of_camel" {
    title = "Place the camel", what = "edge",
    list = function(game)
        local tied = favourites(game)
        return by_paths and #tied > 0 and tied or camels.places(game)
    end,
}

local function who_names(game)
    local names = agreement and sum_of_votes(game) > 0 and (by_paths or not majority(game))
    for player = 1, game:players() do
        game:set("named_path", player, 0)
        game:set("names_path", player,
            names and game:get("camel_votes", player) > 0 and 1 or 0)        -- X-C-22
    end
end

-- The camel goes where the vote says; else it is up to the highest bidder, or to the player who has
-- finished the turn (X-C-18 to X-C-21).
local function decide(game, me)
    local named, votes = favourites(game)
    local is_settled = by_paths and #named == 1 or 2 * votes > sum_of_votes(game)
    if is_settled then camels.place(game, me, named[1]) end
    local chooser = highest_bidder(game) or me
    for player = 1, game:players() do
        game:set("places_camel", player, not is_settled and player == chooser and 1 or 0)
    end
end

-- After everything else that ends a turn (X-G-18).
local before = hex.has_mod "barbarian_attack" and "battles"
    or hex.has_mod "traders" and "journey" or "main"
hex.phase "caravan" {
    title = "Vote on a camel", follows = before,
    help = "After a turn with a new settlement or city a camel is placed.",
    effect = hex.has_mod "two_players" and hex.include "for_two.lua" or {
        function(game, me)
            local is_due = game:get("founded", me) == 1 and #camels.places(game) > 0  -- X-C-15
            game:set("founded", me, 0)
            return is_due and nil
        end,
        { each = "bid_for_camel", whom = "everybody" },
        who_names,
        { pick = "path_to_name", whom = "everybody", with_counter = "names_path",
            effect = { function(game, me, edge) game:set("named_path", me, edge + 1) end } },
        decide,
        { pick = "path_of_camel", whom = "everybody", with_counter = "places_camel",
            effect = { function(game, me, edge) camels.place(game, me, edge) end } },
    },
}
