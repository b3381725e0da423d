-- With Seafarers (K-302 to K-325). That knights go along ships and chase the pirate say their own
-- files; here is what scenarios have otherwise than the island.
if not hex.has_mod "seafarers" then return end

hex.rules { target_points = hex.option "target_vp" + 2 }                                -- K-303
if hex.option "pirate_mode" ~= "none" and hex.option "ck_sf_pirate_start" == "off_board" then
    hex.patch("setup") { add = { before = { function(game) game:move_pawn("pirate") end } } }
end

-- The tribe gives progress cards, of a colour of choice (S-113).
if hex.option "custom_map" == "forgotten_tribe" then
    hex.remove("zone", "gift_cards")
    hex.patch("effect", "gift_of_a_card") {
        { set = "gift_card", value = 0 },
        { start = "draw_of_any_colour" },
    }
end

-- Only who has reached a village moves the pirate there, with knights as well (S-131, K-314).
if hex.option "custom_map" == "cloth" and hex.option "pirate_mode" ~= "none" then
    hex.patch("action", "chase_pirate") { add = { tests = { {
        test = function(game, me) return game:get("villages", me) > 0 end,
        reason = "Only players who trade with a village may move the pirate.",
    } } } }
end
