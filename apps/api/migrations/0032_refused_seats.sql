-- Seats that a payment was declined for, and when: they are not tried again with every round.
ALTER TABLE subscription ADD COLUMN seats_refused integer, ADD COLUMN seats_refused_at timestamptz(3);
