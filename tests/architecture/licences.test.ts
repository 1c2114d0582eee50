import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { lockedComponents, refusedLicences } from '../../scripts/check-licences.mjs';

const packageUnder = (license: string | undefined, name = 'some-package') => ({
  name,
  version: '1.0.0',
  ...(license === undefined ? {} : { licenses: [{ expression: license }] }),
});

describe('the licences of what production needs', () => {
  it.each([
    'MIT',
    '(MIT OR CC0-1.0)',
    'MIT and ISC',
    'GPL-3.0-only OR MIT',
    '(GPL-3.0-only AND MIT) OR (ISC AND (0BSD OR AGPL-3.0-only))',
  ])('allow %s', (license) => {
    expect(refusedLicences([packageUnder(license)])).toEqual([]);
  });

  it.each([
    'GPL-3.0-only',
    'MIT AND GPL-3.0-only',
    'GPL-3.0-only AND (MIT OR ISC)',
    '(AGPL-3.0-only OR SSPL-1.0) AND MIT',
    'CPAL-1.0 OR AGPL-1.0',
    'SEE LICENSE IN LICENSE.txt',
    '',
    '()',
  ])('refuse "%s"', (license) => {
    expect(refusedLicences([packageUnder(license)])).toEqual([`some-package@1.0.0: ${license || 'says nothing'}`]);
  });

  it('refuse a package that says nothing, whatever it is called, and several terms of which one is not on the list', () => {
    expect(refusedLicences([packageUnder(undefined, 'footnote-extras')])).toEqual([
      'footnote-extras@1.0.0: says nothing',
    ]);
    const licenses = [{ license: { id: 'MIT' } }, { license: { name: 'Commercial' } }];
    expect(refusedLicences([{ ...packageUnder(undefined), licenses }])).toEqual([
      'some-package@1.0.0: MIT AND Commercial',
    ]);
  });

  it('are read from the lockfile, of which what only developers need is no part', () => {
    const directory = mkdtempSync(join(tmpdir(), 'footnote-licences-'));
    const manifest = { name: 'a-product', version: '1.0.0', dependencies: { copyleft: '1.0.0', permissive: '1.0.0' } };
    const lockfile = {
      name: 'a-product',
      version: '1.0.0',
      lockfileVersion: 3,
      packages: {
        '': { ...manifest, devDependencies: { tool: '1.0.0' } },
        'node_modules/copyleft': { version: '1.0.0', license: 'GPL-3.0-only' },
        'node_modules/permissive': { version: '1.0.0', license: 'MIT', dependencies: { deep: '2.0.0' } },
        'node_modules/deep': { version: '2.0.0', license: 'SSPL-1.0' },
        'node_modules/tool': { version: '1.0.0', license: 'GPL-3.0-only', dev: true },
      },
    };
    writeFileSync(join(directory, 'package.json'), JSON.stringify(lockfile.packages['']));
    writeFileSync(join(directory, 'package-lock.json'), JSON.stringify(lockfile));
    const lines = refusedLicences(lockedComponents(directory));
    rmSync(directory, { recursive: true });
    expect(lines.toSorted()).toEqual(['copyleft@1.0.0: GPL-3.0-only', 'deep@2.0.0: SSPL-1.0']);
  });
});
