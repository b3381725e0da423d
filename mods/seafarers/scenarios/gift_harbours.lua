-- Harbours that the tribe gives away: laid at once on the own coast where that is possible (S-114),
-- else kept until it is (S-115). What is kept stands in counters, one for each kind.
local kinds = hex.frozen { "any", "brick", "grain", "lumber", "ore", "wool" }
local names = {
    any = "3:1 harbour", brick = "brick harbour", grain = "grain harbour",
    lumber = "lumber harbour", ore = "ore harbour", wool = "wool harbour",
}

hex.counter "kept_harbours" {
    title = "Harbours kept", per = "player", most = 6, color = "#4aa3df", icon = "gift_harbour.glb",
    help = "They are placed when their owner has a free place on the coast.",
}
hex.counter "kept_by_all" { title = "", per = "game", most = 36, sums = "kept_harbours" }
for _, kind in ipairs(kinds) do
    local kept = "kept_" .. kind
    hex.counter(kept) {
        title = "Kept: " .. names[kind], per = "player", most = 1, together = 1,
        help = "It is placed when its owner has a free place on the coast.", color = "#4aa3df",
        icon = "gift_harbour.glb",
    }
    hex.counter("all_" .. kept) { title = "", per = "game", most = 1, sums = kept }
    for _, when in ipairs { "now", "later" } do
        hex.pick("place_" .. when .. "_" .. kind) {
            title = "Place your " .. names[kind],
            help = "On a coast next to one of your buildings.",
            what = "edge", optional = when == "later", free_coast = true, touches_own = true,
        }
        hex.effect("lay_" .. when .. "_" .. kind) {
            { pick = "place_" .. when .. "_" .. kind },
            { if_picked = true },
            { set = kept, value = 0 },
            { count = "kept_harbours", add = -1 },
            { lay_harbour = kind },
        }
    end
end

hex.action "lay_harbour" {
    title = "Place a harbour", phases = { "main" }, color = "#4aa3df", icon = "gift_harbour.glb",
    help = "A harbour from the tribe that you could not place at the time.",
    pay_counter = "kept_harbours", pay_count = 1, needs_pick = "place_later_any",
    effect = { function(game, me)
        game:add("kept_harbours", me, 1)                    -- paid when it has been laid
        for _, kind in ipairs(kinds) do
            if game:get("kept_" .. kind, me) > 0 then game:start("lay_later_" .. kind, me) end
        end
    end },
}

-- Those of the stock that nobody keeps.
local function free_kinds(game)
    local loose = game:loose_harbours()
    if game:get "kept_by_all" == 0 then return loose end
    local free = {}
    for at = 1, #loose do
        if game:get("all_kept_" .. loose[at]) == 0 then free[#free + 1] = loose[at] end
    end
    return free
end

-- Nobody knows which harbour lies there until it is taken.
local function take(game, me)
    local kinds_left = free_kinds(game)
    local kind = kinds_left[game:random(#kinds_left)]
    game:set("kept_" .. kind, me, 1)
    game:add("kept_harbours", me, 1)
    game:start("lay_now_" .. kind, me)
end

return hex.frozen { take = take }
