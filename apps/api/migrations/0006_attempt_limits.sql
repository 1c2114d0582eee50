-- How often somebody tried to come in; the library that counts asks for these columns in this order. A key is a digest of an
-- address or an account, expire is in milliseconds since 1970.
CREATE TABLE attempt_limit (
  key varchar(255) PRIMARY KEY,
  points integer NOT NULL DEFAULT 0,
  expire bigint
);
CREATE INDEX attempt_limit_expire ON attempt_limit (expire);
