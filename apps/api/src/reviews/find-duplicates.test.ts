import { EMPTY_REFERENCE, type SavedReference } from '@footnote/domain';
import { describe, expect, it } from 'vitest';
import { findDuplicates, recordOf } from './find-duplicates.ts';

const work = (more: Partial<SavedReference>) =>
  recordOf({
    ...EMPTY_REFERENCE,
    title: 'Salt substitutes and stroke',
    publicationDate: '2021-08-29',
    authors: [{ firstname: 'B', lastname: 'Neal' }],
    ...more,
  });

/** For each record, of which it is a duplicate. */
function found(...works: Partial<SavedReference>[]) {
  const finder = findDuplicates([]);
  return works.map((more, at) => finder.take(work(more), at + 1));
}

describe('duplicates among records', () => {
  it('have the same PMID, or the same DOI where one has no PMID', () => {
    expect(found({ pmid: '1' }, { pmid: '1', title: 'Other' })).toEqual([null, 1]);
    expect(found({ doi: '10.1/A', pmid: '1' }, { doi: '10.1/a', title: 'Other' })).toEqual([null, 1]);
    expect(found({ doi: '10.1/a', pmid: '1' }, { doi: '10.1/a', pmid: '2' })).toEqual([null, null]);
  });

  it('have the same title, year and first author where no number says otherwise', () => {
    expect(found({ pmid: '1', doi: '10.1/a' }, { title: 'SALT substitutes, and stroke.' })).toEqual([null, 1]);
    expect(found({ doi: '10.1/a' }, { doi: '10.1/b' })).toEqual([null, null]);
    expect(found({}, { publicationDate: '2020' })).toEqual([null, null]);
    expect(found({ authors: [], title: 'Reply' }, { authors: [], title: 'Reply' })).toEqual([null, null]);
    expect(found({}, {}, { pmid: '7' })).toEqual([null, 1, 1]);
  });
});
