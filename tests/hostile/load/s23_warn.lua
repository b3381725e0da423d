-- expect: load-error 'warn' is not available
-- Switches warnings on and floods the terminal.
warn("@on")
