-- The vote of the game for two, which sends two camels on their way (X-2-46, X-2-47).
local camels = hex.include "camels.lua"

hex.counter "first_camel" { title = "", per = "game", most = 1000 }       -- its path, and 1 more

-- Where the caravan of the first camel stands now: the second camel sets out from elsewhere.
local function front_of_first(game)
    local camel = game:figures_at("edge", game:get "first_camel" - 1, "camel")[1]
    return game:get("front_" .. game:get("caravan", camel)) - 1
end
hex.pick "path_of_first" {
    title = "Place the first camel", what = "edge", with_counter = "camel_path",
}
hex.pick "path_of_second" {
    title = "Place the second camel, in another caravan", what = "edge",
    with_counter = "camel_path",
}

-- Who has more votes places both; in a tie who has finished the turn places the first one, and the
-- other player the second.
local function whose_turn(second)
    return function(game, me)
        local other = game:next_player(me)
        local lead = game:get("camel_votes", me) - game:get("camel_votes", other)
        local who = lead > 0 and me or lead < 0 and other or second and other or me
        for player = 1, 2 do
            game:set("places_camel", player, player == who and 1 or 0)
        end
    end
end
local function place_first(game, me, edge)
    camels.place(game, me, edge)
    game:set("first_camel", edge + 1)
    if game:figures_left "camel" == 0 then return camels.mark_only(game, {}) end
    camels.mark_paths(game, front_of_first(game))       -- also those of others that lead there
end

return {
    function(game, me)
        camels.mark_paths(game)
        local is_due = game:get("founded", me) == 1 and camels.any_path(game)
        game:set("founded", me, 0)
        game:set("first_camel", 0)
        return is_due and nil
    end,
    { each = "bid_for_camel", whom = "everybody" },
    whose_turn(false),
    { pick = "path_of_first", whom = "everybody", with_counter = "places_camel",
        effect = { place_first } },
    whose_turn(true),
    { pick = "path_of_second", whom = "everybody", with_counter = "places_camel",
        effect = { function(game, me, edge)
            camels.place(game, me, edge, front_of_first(game))
        end } },
}
