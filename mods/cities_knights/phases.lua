-- The parts of a turn, by what may be done in them (K-41, K-332 to K-336). `acting`: everything;
-- `building`: the special building phase of five and six players, too.
local large = hex.players > 4
local mode = large and hex.option "five_six_mode" or "none"
local acting, building = { "main" }, { "main" }
if mode == "paired_players" then
    acting = { "main", "paired" }
    building = acting
elseif mode == "special_build" then
    building = { "main", "special_build" }
end
return hex.frozen { acting = acting, building = building, mode = mode }
