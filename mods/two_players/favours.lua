-- What trade tokens buy (X-2-20 to X-2-29).
if hex.has_mod "fishermen" then return end                               -- X-2-38

local rivers, caravans = hex.has_mod "rivers", hex.has_mod "caravans"
local most = hex.option "tb.twoTokenActions" == "one" and 1 or 100         -- X-2-28
hex.counter "token_actions" { title = "", per = "player", most = most, reset_each_turn = true }
local single = most == 1
local function not_between_rolls(game) return game:phase() ~= "roll" or game:total() == 0 end

-- X-2-20 to X-2-22.
local function price(game, me)
    return game:points(me) > game:points(game:next_player(me)) and 2 or 1
end

hex.pick "trade_partner" {
    title = "Whom do you force to trade?", what = "player", whose = "others", with_goods = true,
}
local cities = hex.has_mod "cities_knights"

-- X-2-61: resources and commodities are drawn apart, and commodities cost twice as much. Nobody
-- sees which a hand has: where it turns out to have none there is no trade (X-2-25).
hex.counter "hand_before" { title = "", per = "game", most = 999 }
hex.counter "drew_nothing" { title = "", per = "player", most = 3, reset_each_turn = true }

local function force_trade(name, title, help, times, of, goods)
    local function holds_any(game, me)
        for _, good in ipairs(goods) do
            if game:goods(me, good) > 0 then return true end
        end
        return false
    end
    local draw = { steal_from_picked = true, of = of }
    local function pay_count(game, me) return times * price(game, me) end
    local effect = {
        draw, draw,                                                       -- X-2-24
        { give = 2, to = "picked", of = of, title = "Give 2 cards in return" },
    }
    if cities then
        table.insert(effect, 1, function(game, me) game:set("hand_before", game:hand(me)) end)
        table.insert(effect, 4, function(game, me)
            if game:hand(me) > game:get "hand_before" then return end
            game:add("trade_tokens", me, pay_count(game, me))
            game:add("token_actions", me, -1)
            game:add("drew_nothing", me, times)
            return false
        end)
    end
    hex.action(name) {
        title = title, icon = "trade_token.glb", help = help,
        phases = single and { "roll", "main" } or { "main" }, limit = "token_actions",
        pay_counter = "trade_tokens", pay_count = pay_count,
        needs_counter = "trade_tokens", needs_count = times,      -- quicker than to ask the price
        picks = { "trade_partner" },                                      -- X-2-25
        test = function(game, me, who)                                    -- X-2-26
            if single and not not_between_rolls(game) then return false end
            if cities then return holds_any(game, me) end     -- at least one more is drawn
            return game:hand(me) + math.min(2, game:hand(who)) >= 2
        end,
        reason = "You could not give 2 cards in return.",
        tests = cities and { {
            test = function(game, me) return game:get("drew_nothing", me) & times == 0 end,
            asked_while = "drew_nothing", reason = "Your opponent has no such cards.",
        } } or nil,
        effect = effect,
    }
end
force_trade("force_trade", "Forced trade",
    "Draw 2 cards from your opponent's hand and give them 2 cards of your choice.", 1,
    cities and { "resource" } or nil,
    hex.frozen { "lumber", "brick", "wool", "grain", "ore" })
if cities then
    force_trade("force_trade_in_commodities", "Forced trade in commodities",
        "Draw 2 commodities from your opponent's hand and give them 2 commodities of your choice. "
            .. "Costs twice as many tokens.",
        2, { "commodity" }, hex.frozen { "cloth", "coin", "paper" })
end

-- X-2-54: where barbarians land, one of them goes elsewhere.
if hex.has_mod "barbarian_attack" then
    hex.action "send_barbarian" {
        title = "Send a barbarian away", icon = "trade_token.glb",
        phases = { "roll", "main" }, limit = "token_actions",
        help = "Move a barbarian to another coastal tile.",
        pay_counter = "trade_tokens", pay_count = price,
        picks = { "tile_of_barbarian", "tile_for_barbarian" },
        effect = { function(game, _, from, to)
            game:move_figure(game:figures_at("tile", from, "barbarian")[1], to)
        end },
    }
    return
end

-- X-2-58: the traders have no robber; a barbarian leaves for a path without road.
if hex.has_mod "traders" then
    hex.pick "quiet_path" {
        title = "Where does the barbarian go?", what = "edge", whose = "nobody",
        with_counter = "hindrance", with_most = 1,          -- a ford is 1
    }
    hex.action "send_barbarian" {
        title = "Send a barbarian away", icon = "trade_token.glb",
        phases = { "roll", "main" }, limit = "token_actions",
        help = "Move a barbarian to a path without a road. Nobody is robbed.",
        pay_counter = "trade_tokens", pay_count = price, picks = { "barbarian", "quiet_path" },
        effect = { function(game, _, barbarian, edge) game:move_figure(barbarian, edge) end },
    }
    return
end

-- X-2-27: the robber goes to the desert; with rivers to a swamp (X-2-43); where there is neither,
-- or with caravans, beside the board (X-2-48).
local home = rivers and "swamp" or "desert"
local beside_board = caravans and not rivers
hex.pick "robber_home" { title = "Where does the robber go?", what = "tile", terrains = { home } }
hex.effect "to_robber_home" {
    { pick = "robber_home" },
    function(game, _, tile) game:move_pawn("robber", tile) end,
}
local title = rivers and "Robber to a swamp" or caravans and "Robber off the board"
    or "Robber to the desert"
hex.action "send_robber_home" {
    title = title,
    phases = { "roll", "main" }, limit = "token_actions",                 -- X-2-28
    icon = "robber", help = "Move the robber away. Nobody is robbed.",
    pay_counter = "trade_tokens", pay_count = price,
    needs_counter = cities and "robber_awake" or "trade_tokens",          -- K-298
    reason = cities and "The robber does not move until the barbarians have landed." or nil,
    tests = { {
        test = function(game)
            local at = game:pawn "robber"
            return at ~= nil and (beside_board or game:terrain(at) ~= home)
        end,
        reason = "The robber is there already.",
    } },
    effect = { function(game, me)
        local homes = beside_board and {} or game:tiles(home)
        if #homes > 1 then
            game:start("to_robber_home", me)
        else
            game:move_pawn("robber", homes[1])
        end
    end },
}
