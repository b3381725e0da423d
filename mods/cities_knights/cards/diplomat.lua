-- Diplomat (K-163, K-240 to K-248, K-319): a road or ship at an open end leaves the board, and one
-- of one's own may be built again elsewhere.
local card = hex.include("cards/card.lua")("politics")
local refund = hex.option "ck_diplomat_refund"
local price = hex.frozen {
    road = { brick = 1, lumber = 1 }, ship = { lumber = 1, wool = 1 },
}

hex.pick "open_road" {
    title = "Choose the road to remove", what = "edge", open_end = true,
    strands_no = { "knight" },                                                          -- K-163
}

-- Where it comes again is chosen before it goes, so that routes are measured once (K-246).
local function again(piece, title)
    hex.pick("new_" .. piece) {
        title = title, what = "edge", free_for = piece, without_picked = true, differs = true,
        optional = true,
        test = function(game, me, _, from)                                        -- K-243, K-319
            local was, owner = game:at_edge(from)
            return was == piece and owner == me
        end,
    }
    return { pick = "new_" .. piece }
end
local effect = { { pick = "open_road" }, again("road", "Choose where to rebuild your road") }
if hex.has_mod "seafarers" then
    table.insert(effect, again("ship", "Choose where to rebuild your ship"))
end
table.insert(effect, function(game, me, from, road, ship)
    if not from then return end
    local piece, owner = game:at_edge(from)
    if road or ship then
        game:move_at_edge(from, road or ship)
        return
    end
    game:remove_at_edge(from)
    if not refund or owner == me or owner > game:players() then return end              -- K-242
    for good, count in pairs(price[piece] or {}) do game:give(owner, good, count) end
end)
card("diplomat", "Diplomat", 2, {
    help = "Remove any road that has an open end. If it is yours, you may rebuild it elsewhere "
        .. "for free.",
    must_pass = true, needs_effect = "all", effect = effect,                            -- K-248
})
