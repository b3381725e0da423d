-- expect: load-error there is no 'table.move'
-- Moves 2^62 empty places.
table.move({}, 1, 4611686018427387904, 2)
