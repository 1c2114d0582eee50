import { describe, expect, it } from 'vitest';
import { DocumentSet } from '../postings/document-set.ts';
import { QueryCache } from './query-cache.ts';

const HIGHEST = 1_000;

function read(kept: QueryCache, key: string): number[] | null {
  const found = kept.find(key);
  return found === null ? null : [...new DocumentSet(HIGHEST).addAny(found).documents()];
}

describe('the query cache', () => {
  const few = [3, 31, 32, 1_000];
  const many = Array.from({ length: 400 }, (_none, index) => index * 2 + 1);

  it.each([
    { name: 'a few', documents: few },
    { name: 'many', documents: many },
    { name: 'no', documents: [] },
  ])('gives back $name documents, whether kept as a list or as a bitmap', ({ documents }) => {
    const kept = new QueryCache();
    kept.keep('list', Uint32Array.from(documents), HIGHEST);
    kept.keep('bitmap', DocumentSet.of(HIGHEST, documents), HIGHEST);
    expect(read(kept, 'list')).toEqual(documents);
    expect(read(kept, 'bitmap')).toEqual(documents);
  });

  it('adds to what is in a set, and leaves what is kept as it is', () => {
    const kept = new QueryCache();
    kept.keep('many', Uint32Array.from(many), HIGHEST);
    const set = DocumentSet.of(HIGHEST, [2]).addAny(kept.find('many') ?? []);
    set.add(4);
    expect(set.size()).toBe(many.length + 2);
    expect(read(kept, 'many')).toEqual(many);
  });

  it('replaces what it keeps under a key, and knows nothing once it has forgotten', () => {
    const kept = new QueryCache();
    kept.keep('word', Uint32Array.from(many), HIGHEST);
    kept.keep('word', Uint32Array.from(few), HIGHEST);
    expect(read(kept, 'word')).toEqual(few);
    kept.forget();
    expect(read(kept, 'word')).toBeNull();
  });

  it('lets go of what was not used for longest when it holds too much', () => {
    const kept = new QueryCache();
    const highest = 100_000_000;
    const large = new DocumentSet(highest);
    large.bits.fill(0x55555555);
    kept.keep('small', Uint32Array.from(few), highest);
    for (const key of ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']) {
      kept.keep(key, large, highest);
      expect(kept.find('small')).not.toBeNull();
    }
    expect(kept.find('first')).toBeNull();
    expect(kept.find('sixth')).not.toBeNull();
  });
});
