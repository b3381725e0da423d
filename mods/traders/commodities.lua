-- What the trade places give out and take (X-T-6, X-T-21, X-T-35 to X-T-42): stacks of tokens.
local large = hex.players > 4
local commodities = hex.frozen { "glass", "marble", "tools", "sand" }
local destination = hex.frozen { glass = 1, marble = 1, tools = 2, sand = 3 }         -- X-T-37

-- What the wagon of a player carries: 0 nothing, else its place in the row above. It is seen to lie
-- on the wagon (X-T-35).
hex.counter "cargo" { title = "", per = "player", most = 4 }
for name, title in pairs { glass = "Glass", marble = "Marble", tools = "Tools", sand = "Sand" } do
    hex.figure(name) {
        title = title, model = name .. ".glb", icon = name .. ".glb", owned = false, on = "corner",
        supply = hex.players, loads = false, help = "A wagon delivers it to a trade place that "
            .. "takes it.",
    }
end
hex.counter "delivered" {
    title = "Deliveries", icon = "crate.glb", per = "player", most = 60, points = 1,
    help = "Each commodity delivered by your wagon is worth 1 point.",
}
hex.statistic "deliveries" {
    title = "Deliveries", help = "Commodities delivered by wagon.",
    icon = "crate.glb", counters = { "delivered" },
}

-- Six tokens of each of two commodities in every stack; five and six players have two more of each.
local stacks = hex.frozen { "castle_goods", "quarry_goods", "glassworks_goods" }
local cargo_of = {}  -- by token
for _, stack in ipairs {
    { "castle", "Goods of the castle", "sand", "tools" },
    { "quarry", "Goods of the quarry", "marble", "sand" },
    { "glassworks", "Goods of the glassworks", "glass", "tools" },
} do
    local deck = stack[1] .. "_goods"
    hex.deck(deck) {
        title = stack[2], help = "Commodities that wagons load here.", icon = stack[1] .. ".glb",
    }
    for at = 3, 4 do
        local titles = { glass = "Glass", marble = "Marble", tools = "Tools", sand = "Sand" }
        hex.card(stack[1] .. "_" .. stack[at]) {
            title = titles[stack[at]], icon = stack[at] .. ".glb", deck = deck,
            copies = large and 8 or 6, help = "A wagon delivers it to a trade place that takes it.",
        }
        for number = 1, #commodities do
            if commodities[number] == stack[at] then
                cargo_of[stack[1] .. "_" .. stack[at]] = number
            end
        end
    end
end
cargo_of = hex.frozen(cargo_of)

local function set_cargo(game, player, wagon, number)
    game:set("cargo", player, number)
    local before = game:cargo(wagon)[1]
    if before then game:remove_figure(before) end
    if number == 0 then return end
    local corner = game:place_of(wagon)
    game:load_figure(game:put_figure(player, commodities[number], corner), wagon)
end

-- The top token of the stack of this plaza; of an empty stack nothing (X-T-36, X-T-42).
local function load(game, player, wagon, plaza)
    local token = game:move_card(nil, stacks[plaza], "removed")
    if token then set_cargo(game, player, wagon, cargo_of[token]) end
end

hex.cue "delivery" { title = "Delivery", color = "#e6b422", particles = 60 }
-- A wagon stops on a plaza.
local function arrive(game, player, corner, wagon)
    local plaza = game:get("plaza", corner)
    local carried = commodities[game:get("cargo", player)]
    if not carried then
        load(game, player, wagon, plaza)
    elseif destination[carried] == plaza then                                   -- X-T-38
        game:cue("delivery", game:tiles_of(corner)[1])
        game:add("delivered", player, 1)
        game:give(player, "gold", game:get("baggage", player))                  -- X-T-39
        set_cargo(game, player, wagon, 0)
        load(game, player, wagon, plaza)                                        -- X-T-40
    end                                                                         -- else X-T-41
end

return hex.frozen { arrive = arrive }
