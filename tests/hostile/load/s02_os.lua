-- expect: load-error 'os' is not available
-- Reaches for what lies outside.
os.execute("true")
