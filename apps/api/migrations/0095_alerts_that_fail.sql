-- Since when the search of an alert is refused, which its owner is told of.
ALTER TABLE alert ADD COLUMN failing_since timestamptz;
