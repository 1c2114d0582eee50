import { describe, expect, it } from 'vitest';
import { articleFixture } from '../article.fixtures.ts';
import { found, indexesOf, type OpenIndex } from './index-contract.fixtures.ts';
import type { AppliedFile } from '../literature-index.ports.ts';

const file = (position: number, kind: AppliedFile['kind'] = 'update'): AppliedFile => ({
  position,
  name: `file ${position}`,
  kind,
  published: '2026-01-02',
  md5: '0'.repeat(32),
  appliedAt: '2026-01-03T04:05:06.000Z',
});

/** What `write` and `appliedFiles` do with files of a series. */
export function describeAppliedContract(open: OpenIndex): void {
  describe('applied files', () => {
    const holding = indexesOf(open);

    it('are recorded with the records they came with, by position', async () => {
      const index = await holding();
      expect(await index.appliedFiles()).toEqual([]);
      await index.write({ articles: [articleFixture()], deletions: [], applied: file(1, 'baseline') });
      await index.write({ articles: [], deletions: [], applied: file(2) });
      await index.write({ articles: [], deletions: ['1'] });
      expect(await index.appliedFiles()).toEqual([file(1, 'baseline'), file(2)]);
      expect(await found(index, { type: 'all' })).toEqual([]);
    });

    it('of later places are forgotten when one before them is applied', async () => {
      const index = await holding();
      for (const position of [1, 5, 6, 7, 5]) {
        await index.write({ articles: [], deletions: [], applied: file(position) });
      }
      expect((await index.appliedFiles()).map(({ position }) => position)).toEqual([1, 5]);
    });

    it('are not recorded when their records are refused', async () => {
      const index = await holding();
      const articles = [articleFixture({ pmid: 'PMC5' })];
      await expect(index.write({ articles, deletions: [], applied: file(1) })).rejects.toThrow(RangeError);
      expect(await index.appliedFiles()).toEqual([]);
    });
  });
}
