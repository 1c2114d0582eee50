import { expect, test } from 'vitest';
import { recentDocuments } from './recent-documents.ts';

const added = (...moments: string[]) => moments.map((createdAt) => ({ createdAt }));

test('the newest and those of the day before it are recent, however long ago that is', () => {
  const documents = added(
    '2026-03-04T09:00:00Z',
    '2026-03-03T09:00:01Z',
    '2026-03-03T09:00:00Z',
    '2026-03-04T08:59:59Z',
    '2025-01-01T00:00:00Z',
  );
  expect(recentDocuments(documents)).toEqual([documents[0], documents[1], documents[3]]);
});

test('of none there are none, and of one that one', () => {
  expect(recentDocuments([])).toEqual([]);
  expect(recentDocuments(added('2026-03-04T09:00:00Z'))).toHaveLength(1);
});
