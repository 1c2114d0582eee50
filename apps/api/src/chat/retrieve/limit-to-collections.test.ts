import { EMPTY_REFERENCE, type SavedReference } from '@footnote/domain';
import type { LiteratureIndex } from '@footnote/literature';
import { beforeAll, expect, it } from 'vitest';
import { askedQuestion, openStarterIndex } from '../answering.fixtures.ts';
import type { CollectionReference } from '../documents.ports.ts';
import { limitToCollections } from './limit-to-collections.ts';
import { openRecords } from './records/search-records.ts';

const DAPA_HF = '31535829';
const TITLE = 'Dapagliflozin in patients with heart failure';

let literature: LiteratureIndex;
beforeAll(async () => {
  literature = await openStarterIndex();
  return () => literature.close();
});

function kept(key: string, given: Partial<SavedReference>): CollectionReference {
  const reference = { ...EMPTY_REFERENCE, abstract: 'An abstract.', ...given };
  return { ...reference, record: { key, collection: 'a', reference, notices: [] } };
}

function limited(references: readonly CollectionReference[]) {
  const collections = { seen: () => Promise.resolve([]), read: () => Promise.resolve({ name: 'A', references }) };
  const { query, signal } = askedQuestion({ question: 'Does it help?', sources: ['collection:a'] });
  return limitToCollections({ literature, collections }, { query, owner: 'account:a', signal });
}

it('counts a work once, whatever databases it was found in', async () => {
  const article = kept(`pmid:${DAPA_HF}`, {
    pmid: DAPA_HF,
    doi: '10.1000/HF',
    title: TITLE,
    publicationDate: '2019-11-21',
  });
  const limit = await limited([
    kept('doi:10.1000/hf', { doi: 'https://doi.org/10.1000/hf' }),
    kept('ref:1', { title: 'Dapagliflozin in Patients with Heart-Failure.', publicationDate: '2019' }),
    kept('ref:2', { title: TITLE, publicationDate: '2021' }),
    kept('doi:10.1000/b', { doi: '10.1000/b', title: 'Introduction', publicationDate: '2019' }),
    kept('doi:10.1000/B', { doi: '10.1000/B' }),
    kept('ref:3', { title: 'Introduction', publicationDate: '2019' }),
    article,
  ]);
  expect(limit).toMatchObject({ pmids: [DAPA_HF] });
  const records = limit === null || typeof limit === 'string' ? [] : limit.records;
  expect(records.map(({ key }) => key)).toEqual(['ref:2', 'doi:10.1000/b', 'ref:3']);
});

it('refuses records of more characters than are read for one question', async () => {
  const abstract = 'a'.repeat(100_000);
  const references = (count: number) => Array.from({ length: count }, (_, at) => kept(`ref:${at}`, { abstract }));
  expect(await limited(references(201))).toBe('too-large');
  expect(await limited(references(199))).not.toBe('too-large');
});

it('stops making records searchable when it is told to', async () => {
  const stop = new AbortController();
  stop.abort();
  await expect(openRecords([], stop.signal)).rejects.toThrow('aborted');
});
