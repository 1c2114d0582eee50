-- Answer formats that users saved, and when they last used one of the product.
CREATE TABLE output_template (
  id text PRIMARY KEY,
  account_id text NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  name text NOT NULL,
  prompt text NOT NULL,
  created_at timestamptz(3) NOT NULL,
  -- When it was last changed or used: what was used last comes first.
  updated_at timestamptz(3) NOT NULL,
  -- Null while it was never changed.
  edited_at timestamptz(3)
);
CREATE INDEX output_template_of_account ON output_template (account_id);

CREATE TABLE output_template_use (
  account_id text NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  template_id text NOT NULL,
  used_at timestamptz(3) NOT NULL,
  PRIMARY KEY (account_id, template_id)
);
