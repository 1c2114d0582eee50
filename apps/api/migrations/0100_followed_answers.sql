-- An alert looks for news of a saved search or of an answer; that of an answer goes with it.
ALTER TABLE alert
  ALTER COLUMN search DROP NOT NULL,
  ADD COLUMN answer jsonb,
  ADD COLUMN turn_id uuid REFERENCES chat_turn (id) ON DELETE CASCADE,
  ADD CHECK ((search IS NULL) <> (answer IS NULL)),
  ADD CHECK ((answer IS NULL) = (turn_id IS NULL));
CREATE INDEX alert_of_turn ON alert (turn_id) WHERE turn_id IS NOT NULL;

-- All that is told to an account at once goes out in one mail.
ALTER TABLE alert_delivery ADD COLUMN mail_id text;
CREATE INDEX alert_delivery_of_mail ON alert_delivery (mail_id) WHERE mail_id IS NOT NULL;
