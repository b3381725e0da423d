-- Barbarian Attack has a castle of its own, so that the one of the traders has another name there.
return { castle = hex.has_mod "barbarian_attack" and "trade_castle" or "castle" }
