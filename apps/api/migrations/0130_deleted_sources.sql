-- Sources that were deleted lately: what a writer that was slower than the deletion puts into their index is removed, too.
CREATE TABLE deleted_source (
  id text PRIMARY KEY,
  deleted_at timestamptz(3) NOT NULL
);
