import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const MIGRATIONS = join(import.meta.dirname, '../../../migrations');

it('migrations stay as they were when databases ran them', async () => {
  const lines = readdirSync(MIGRATIONS)
    .toSorted()
    .map(
      (name) =>
        `${createHash('sha256')
          .update(readFileSync(join(MIGRATIONS, name)))
          .digest('hex')
          .slice(0, 16)} ${name}\n`,
    );
  // A new migration adds a line (`-u`); a line that changes is a database that starts no more.
  await expect(lines.join('')).toMatchFileSnapshot('migrations.fixtures.txt');
});
