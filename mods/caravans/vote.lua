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
local as_many = { by = "camel_votes" }
for number = 0, 60 do table.insert(as_many, number) end
hex.effect "bid_for_camel" {
    { set = "camel_votes", value = 0 }, { if_goods = true },
    { pick = "camel_bid" }, { set = "camel_votes", to_picked = true },
    { give = as_many, of = goods, title = "Pay your votes" },
}

-- What everybody has bid, all of it together, and who has bid most; nobody in a tie.
local function count_votes(game)
    local votes, sum, most, leader = {}, 0, 0, nil
    for player = 1, game:players() do
        local bid = game:get("camel_votes", player)
        votes[player], sum = bid, sum + bid
        if bid == most then leader = nil end
        if bid > most then most, leader = bid, player end
    end
    return votes, sum, leader
end

-- The paths that were named with most votes, and how many these are.
local function favourites(game, votes)
    local votes_for, best, list = {}, 0, {}
    for player, bid in ipairs(votes) do
        local path = game:get("named_path", player)                     -- and 1 more
        if path > 0 then
            votes_for[path] = (votes_for[path] or 0) + bid
            best = math.max(best, votes_for[path])
        end
    end
    for path, count in pairs(votes_for) do
        if count == best and count > 0 then table.insert(list, path - 1) end
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
        local tied = by_paths and favourites(game, count_votes(game)) or {}
        return #tied > 0 and tied or camels.places(game)
    end,
}

-- Nobody does where one player has more votes than all others together (X-C-18, X-C-22).
local function who_names(game)
    if not agreement then return end
    local votes, sum, leader = count_votes(game)
    if not by_paths and leader and 2 * votes[leader] > sum then return end
    for player, bid in ipairs(votes) do
        if bid > 0 then game:set("names_path", player, 1) end
    end
end

-- The camel goes where the vote says; else it is up to the highest bidder, or to the player who has
-- finished the turn (X-C-18 to X-C-21).
local function decide(game, me)
    local votes, sum, leader = count_votes(game)
    local named, most = favourites(game, votes)
    if by_paths and #named == 1 or 2 * most > sum then return camels.place(game, me, named[1]) end
    game:set("places_camel", leader or me, 1)
end

-- After everything else that ends a turn (X-G-18).
local before = hex.has_mod "barbarian_attack" and "battles"
    or hex.has_mod "traders" and "journey" or "main"
hex.phase "caravan" {
    title = "Vote on a camel", follows = before,
    help = "After a turn with a new settlement or city a camel is placed.",
    effect = hex.has_mod "two_players" and hex.include "for_two.lua" or {
        { if_counter = "founded" }, { set = "founded", value = 0 },
        function(game) return camels.any_place(game) and nil end,                       -- X-C-15
        { each = "bid_for_camel", whom = "everybody" },
        { set = "named_path", value = 0, whom = "everybody" },
        { set = "names_path", value = 0, whom = "everybody" }, who_names,
        { pick = "path_to_name", whom = "everybody", with_counter = "names_path",
            effect = { function(game, me, edge) game:set("named_path", me, edge + 1) end } },
        { set = "places_camel", value = 0, whom = "everybody" }, decide,
        { pick = "path_of_camel", whom = "everybody", with_counter = "places_camel",
            effect = { function(game, me, edge) camels.place(game, me, edge) end } },
    },
}
