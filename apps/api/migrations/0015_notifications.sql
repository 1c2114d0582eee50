-- What users are told behind their bell. What an invitation tells goes to whoever owns the invited address, with or
-- without an account, and is gone with it; sent again, an invitation is the same one with another id.
CREATE TABLE notification (
  id text PRIMARY KEY,
  account_id text REFERENCES account (id) ON DELETE CASCADE,
  invite_id text UNIQUE REFERENCES organization_invite (id) ON DELETE CASCADE ON UPDATE CASCADE,
  kind text NOT NULL,
  detail jsonb NOT NULL,
  created_at timestamptz(3) NOT NULL,
  read_at timestamptz(3),
  CHECK ((account_id IS NULL) <> (invite_id IS NULL))
);

CREATE INDEX notification_of_account ON notification (account_id, created_at DESC, id);
CREATE INDEX notification_unread ON notification (account_id) WHERE read_at IS NULL;
-- For the nightly deletion alone; one that keeps an order would be taken for reading pages.
CREATE INDEX notification_by_age ON notification USING brin (created_at);

-- Those who wait to be asked in.
INSERT INTO notification (id, invite_id, kind, detail, created_at)
SELECT gen_random_uuid()::text, invite.id, 'invitation-received',
  jsonb_build_object('organizationId', organization.id, 'organizationName', organization.name, 'role', invite.role),
  invite.created_at
FROM organization_invite AS invite JOIN organization ON organization.id = invite.organization_id;

-- Whether somebody wants by mail, too, what their bell tells of their organizations.
ALTER TABLE account ADD COLUMN notification_mail boolean NOT NULL DEFAULT true;
