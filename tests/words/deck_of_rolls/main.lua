-- Cards in the place of the dice: 36 of them, one for each throw of two dice, and one that ends the
-- pile with five cards beneath it that nobody sees before the next shuffle (X-E-1 to X-E-10).
hex.deck "fate" { title = "Fate", help = "Turned over instead of rolling.", recycles = true }
hex.card "new_year" { title = "New Year", deck = "fate", copies = 1, ends_pile = 5 }

hex.effect "harvest" { { take = 1 } }
for total = 2, 12 do
    local copies = 6 - (total < 7 and 7 - total or total - 7)
    hex.card("fate_" .. total) {
        title = "A " .. total, deck = "fate", copies = copies, total = total,
        dice = { red = total % 6 + 1 },
        -- The rare ones bring an event before the production.
        effect = total == 2 and { { each = "harvest" } } or nil,
    }
end

hex.dice { sides = { 6 } }
hex.patch("dice") { add = { { name = "red", title = "Red die", color = "#c03030" } } }
hex.rules { roll_from = "fate" }
