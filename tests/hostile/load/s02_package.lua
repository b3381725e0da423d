-- expect: load-error 'package' is not available
-- Reaches for what lies outside.
package.loadlib("libc.so.6", "*")
