import type { Article } from '@footnote/domain';
import { describe, expect, it } from 'vitest';
import { articleFixture } from '../article.fixtures.ts';
import { indexesOf, type OpenIndex } from './index-contract.fixtures.ts';

/** What `write` does with fields a language model filled. */
export function describeRefiningContract(open: OpenIndex): void {
  describe('refining', () => {
    const holding = indexesOf(open);

    it('keeps what a language model named through the record it was named in, and no longer', async () => {
      const index = await holding();
      const record = articleFixture({ intervention: 'walking' });
      const refined = articleFixture({ intervention: 'walking', outcome: 'falls', sampleSize: 64 });
      const marked: Article = { ...refined, refined: ['outcome', 'sampleSize'] };
      const write = (article: Article) => index.write({ articles: [article], deletions: [], onlyHeld: true });
      expect(await write(marked)).toMatchObject({ added: 0, unchanged: 1 });
      await index.write({ articles: [record], deletions: [] });
      expect(await write(marked)).toMatchObject({ updated: 1 });
      expect(await write(marked)).toMatchObject({ unchanged: 1 });
      expect(await write(record)).toMatchObject({ unchanged: 1 });
      expect(await index.articlesAfter(null, 1)).toEqual([marked]);
      expect(await write({ ...record, title: 'another' })).toMatchObject({ updated: 1 });
      expect(await write({ ...record, title: 'newer', revised: '2021-01-01' })).toMatchObject({ updated: 1 });
      expect(await write(marked)).toMatchObject({ unchanged: 1 });
      expect((await index.articlesAfter(null, 1))[0]).not.toHaveProperty('refined');
    });
  });
}
