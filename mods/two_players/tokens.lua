-- Trade tokens: 20 in all, five for each at the start (X-2-2), and how more of them are earned.
if hex.has_mod "fishermen" then return end                               -- X-2-38

local rich = hex.has_mod "rivers" and "swamp" or "desert"                 -- X-2-42

hex.counter "trade_tokens" {
    title = "Trade tokens", icon = "trade_token.glb", per = "player",
    most = 20, start = 5, together = 20,                                  -- X-2-29, X-2-36
    help = "They pay for extra actions: 1 token each, or 2 while you have more points than "
        .. "your opponent.",
    worth = 60,
}

local function is_coast(game, corner)
    local tiles = game:tiles_of(corner)
    if #tiles < 3 then return true end
    for _, tile in ipairs(tiles) do
        if not game:is_land(tile) then return true end
    end
    return false
end

-- The trade places of the traders (X-2-59).
local castle = hex.has_mod "barbarian_attack" and "trade_castle" or "castle"
local places = hex.frozen(hex.has_mod "traders"
    and { [castle] = 1, quarry = 1, glassworks = 1 } or {})
local function at_trade_place(game, corner)
    for _, tile in ipairs(game:tiles_of(corner)) do
        if places[game:terrain(tile)] then return 1 end
    end
    return 0
end

-- X-2-32 to X-2-35. What is left of a city has not been built.
hex.on("placed", function(game, me, _, corner, before)
    if before then return end
    local earned = (is_coast(game, corner) and 1 or 0) + at_trade_place(game, corner)
    for _, tile in ipairs(game:tiles_of(corner)) do
        if game:terrain(tile) == rich then
            earned = earned + 2
            break
        end
    end
    game:add("trade_tokens", me, earned)
end, { "settlement" })

-- X-2-61: knights of Cities & Knights go back for as many tokens as they have ranks.
hex.counter "knights_sold" { title = "", per = "player", most = 1, reset_each_turn = true }
if hex.has_mod "cities_knights" then
    hex.pick "knight_to_return" {
        title = "Which knight goes back?", what = "figure", figure = "knight", whose = "own",
    }
    hex.action "return_knight" {
        title = "Knight for tokens", icon = "card_knight", phases = { "main" },
        limit = "knights_sold", picks = { "knight_to_return" },
        help = "Return a knight from the board and take 1, 2 or 3 trade tokens, by its rank.",
        effect = { function(game, me, knight)
            local rank = game:get("rank", knight)
            game:remove_figure(knight)
            game:add("trade_tokens", me, rank)
        end },
    }
end
-- Knights on paths stay: they are no cards.
if hex.has_mod "cities_knights" or hex.has_mod "barbarian_attack" then return end

-- X-2-30: a knight that lies open for two tokens, once in a turn.
hex.action "sell_knight" {
    title = "Knight for tokens", icon = "card_knight", phases = { "main" },
    limit = "knights_sold", needs_open = "knight",
    help = "Discard a knight card you have played and take 2 trade tokens.",
    effect = { function(game, me)
        game:move_card("knight", { open = me }, "removed")
        game:add("knights", me, -1)
        game:add("trade_tokens", me, 2)
    end },
}
hex.patch("award", "largest_army") { tie_keeps_holder = false }           -- X-2-31
