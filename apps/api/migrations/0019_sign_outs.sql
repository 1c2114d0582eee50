-- When a super admin last ended every session of an account: what it asked before then is not answered any further.
ALTER TABLE account ADD COLUMN signed_out_at timestamptz(3);
