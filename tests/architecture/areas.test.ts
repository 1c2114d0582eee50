import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { AREAS } from '@footnote/domain';

const root = new URL('../../', import.meta.url).pathname;

/** Rooms that are no area: what every area of a package stands on. */
const FOUNDATIONS: Readonly<Record<string, readonly string[]>> = {
  'packages/domain/src': ['kernel'],
  'packages/literature/src': [],
  'packages/ui/src': ['theme', 'messages', 'primitives', 'layout'],
  'apps/api/src': ['app', 'cli', 'platform'],
  'apps/web/src': ['app', 'platform'],
};

describe.each(Object.entries(FOUNDATIONS))('%s', (folder, foundations) => {
  const folders = readdirSync(join(root, folder)).filter((name) => statSync(join(root, folder, name)).isDirectory());

  test.each(folders)('%s is an area or a foundation of the package', (name) => {
    expect([...AREAS, ...foundations]).toContain(name);
  });
});
