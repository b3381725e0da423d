-- expect: load-error 'utf8' is not available
-- Ranges of letters.
utf8.char(1114112)
