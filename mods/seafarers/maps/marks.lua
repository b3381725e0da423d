-- Writes marks of a map shorter: { gift = { "2,1 NE", "5,1 NE 3" } } by counter, each with the
-- tile, the corner or side, and perhaps the value.
return function(texts)
    local marks = {}
    for counter, places in pairs(texts) do
        for _, text in ipairs(places) do
            local words = text:split(" ")
            local hex_of = words[1]:split(",")
            table.insert(marks, {
                counter = counter, q = tonumber(hex_of[1]), r = tonumber(hex_of[2]), at = words[2],
                value = words[3] and tonumber(words[3]) or 1,
            })
        end
    end
    return marks
end
