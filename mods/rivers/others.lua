-- With other games of the box and with Cities & Knights (X-R-32 to X-R-44, X-F-48).
-- X-F-48: there is no lake, and fish build a bridge.
if hex.has_mod "fishermen" then
    hex.remove("replacement", "lake")
    hex.remove("replacement", "small_lake", { if_there = true })
    hex.action "fish_bridge" {
        title = "Bridge for fish", icon = "fish_1.glb",
        phases = hex.include("fishermen:phases.lua").spending,
        help = "Build a bridge for 6 fish and nothing else; no change is given. You still earn "
            .. "its gold.",
        pay_deck = "fish", pay_value = 6, needs_supply = "bridge",
        effect = { { place = "bridge" } },
    }
end

-- X-R-34: commodities buy gold as resources do.
if hex.has_mod "cities_knights" then
    hex.patch("bank_trade", "gold_for_resource") { add = { from = { "commodity" } } }

    -- X-R-38: five gold save a city from the barbarians.
    hex.effect "pay_for_city" {
        function(game, me)
            if game:get("loses_city", me) == 0 or game:goods(me, "gold") < 5 then return false end
        end,
        { title = "Do you save your city?", choose = {
            { title = "Pay 5 gold", effect = { function(game, me)
                game:take(me, "gold", 5)
                game:set("loses_city", me, 0)
            end } },
            { title = "Lose it", effect = { function() end } },
        } },
    }
    hex.patch("effect", "lose_cities") { { each = "pay_for_city" }, { each = "lose_city" } }

    -- X-R-39 to X-R-41: the Diplomat leaves bridges alone. A road that goes from a river costs a
    -- gold; where it is built again the river pays as ever.
    hex.patch("pick", "open_road") { add = { tests = { function(game, _, edge)
        return game:at_edge(edge) ~= "bridge"
    end } } }
    local owner_pays = hex.option "tb.riverDiplomatPays" == "owner"
    if owner_pays then
        hex.on("removed", function(game, owner) game:take(owner, "gold", 1) end,
            { "road", at = "river_path" })
    end
    -- The player also pays for a road of a colour nobody plays, the owner also for one that is only
    -- built elsewhere.
    hex.patch("card", "diplomat") {
        help = "Remove any road that has an open end. If it is yours, you may rebuild it "
            .. "elsewhere for free. For a road at a river, 1 gold is paid.",
    }
    hex.patch("card", "diplomat") { add = { effect = { function(game, me, from, elsewhere)
        if not from or game:get("river_path", from) == 0 then return end
        if elsewhere or not owner_pays then game:take(me, "gold", 1) end
    end } } }
end
