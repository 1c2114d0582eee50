import * as domain from '@footnote/domain';
import * as literature from '@footnote/literature';
import { describe, expect, it } from 'vitest';
import { GROWING_TEXTS, superLinear } from '../support/text-growth.ts';
import { DOMAIN_TEXTS, LITERATURE_TEXTS } from './text-functions.ts';
import { NO_TEXTS } from './textless-functions.ts';

/** A busy machine may take its time; what is measured is processor time. */
const PATIENCE = 300_000;

const TEXTS: Readonly<Record<string, (text: string) => unknown>> = { ...DOMAIN_TEXTS, ...LITERATURE_TEXTS };

function functionsOf(entry: object): string[] {
  return Object.entries(entry).flatMap(([name, value]) => (typeof value === 'function' ? [name] : []));
}

describe('functions of the packages', () => {
  it('are read with growing texts, or say why they read none', () => {
    const exported = [...functionsOf(domain), ...functionsOf(literature)];
    const listed = [...Object.keys(TEXTS), ...Object.values(NO_TEXTS).flat()];
    expect(exported.filter((name) => !listed.includes(name))).toEqual([]);
    expect(listed.filter((name) => !exported.includes(name))).toEqual([]);
    expect(listed.filter((name, at) => listed.indexOf(name) !== at)).toEqual([]);
  });
});

describe.each(Object.entries(TEXTS))('%s', (_name, read) => {
  it(
    'takes no more than its share for a longer text',
    async () => {
      const slow: string[] = [];
      for (const { name, of } of GROWING_TEXTS) {
        const growth = await superLinear(read, of);
        if (growth !== null) slow.push(`${name}: ${growth}`);
      }
      expect(slow).toEqual([]);
    },
    PATIENCE,
  );
});
