-- What is given to others: resources, with Cities & Knights commodities as well (X-E-57).
return hex.has_mod "cities_knights" and { "resource", "commodity" } or { "resource" }
