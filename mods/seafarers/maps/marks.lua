-- Writes marks of a map shorter: { gift = { "2,1 NE", "5,1 NE 3" }, reef = { "2,1", "5,1 3" } } by
-- counter, each with the tile, the corner or side unless the counter is one of tiles, and perhaps
-- the value.
return function(texts)
    local marks = {}
    for counter, places in pairs(texts) do
        for _, text in ipairs(places) do
            local words = text:split(" ")
            local hex_of = words[1]:split(",")
            local at = words[2] and not tonumber(words[2]) and words[2] or nil
            local value = words[at and 3 or 2]
            table.insert(marks, {
                counter = counter, q = tonumber(hex_of[1]), r = tonumber(hex_of[2]), at = at,
                value = value and tonumber(value) or 1,
            })
        end
    end
    return marks
end
