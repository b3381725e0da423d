-- Trade Advantage: the holder of the Longest Road may draw from a hand (X-E-27); without a holder
-- the one player with the most roads (X-E-28). A colour that nobody plays draws nothing.
local leaders = hex.include "events/leaders.lua"
local falls_back = hex.option "tb.tradeAdvantageFallback" == "most_roads"
local draw = hex.has_mod "cities_knights" and hex.option "tb.tradeAdvantageCommodity"
    and "event_draw_any" or "event_draw"                                  -- X-E-62
local held = hex.include("events/present.lua").longest_road

local function roads(game, seat) return game:pieces(seat, "road") end

return { function(game)
    local who = held and game:holder "longest_road" or nil
    if not who and falls_back then who = leaders.only(game, roads) end
    if who and who <= game:players() then game:start(draw, who) end
end }
