import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { DOCUMENT_STATUSES } from './document-status.machine.ts';
import { documentOfEveryStatus } from './documents.fixtures.ts';
import { sourceRefresh } from './refresh-source.ts';
import { countPages, summariseBriefly, summariseDocuments, summaryTotal } from './summarise-documents.ts';

test('every status is counted under exactly one tile', () => {
  expect(summariseDocuments(documentOfEveryStatus)).toEqual({
    preparing: 2,
    uploading: 1,
    uploaded: 1,
    preparing_to_save: 5,
    ready_to_save: 3,
    ready_to_use: 1,
    failed: 18,
  });
});

test('no document is lost', () => {
  fc.assert(
    fc.property(fc.array(fc.record({ status: fc.constantFrom(...DOCUMENT_STATUSES) })), (documents) => {
      expect(summaryTotal(summariseDocuments(documents))).toBe(documents.length);
    }),
  );
});

test('a brief summary loses none either', () => {
  expect(summariseBriefly(summariseDocuments(documentOfEveryStatus))).toEqual({ ready: 1, progress: 12, failed: 18 });
});

test('pages are those of documents that did not fail', () => {
  expect(
    countPages([
      { status: 'upsert_finished', pageCount: 3 },
      { status: 'quota_exceeded', pageCount: 40 },
      { status: 'embedding_started', pageCount: 2 },
      { status: 'uploading', pageCount: null },
    ]),
  ).toBe(5);
});

test('checks of a source end without documents and once all are terminal', () => {
  expect(sourceRefresh([], false)).toBe('nothing');
  expect(sourceRefresh([{ status: 'upsert_finished' }, { status: 'parsing_failed' }], false)).toBe('nothing');
  expect(sourceRefresh([{ status: 'upsert_finished' }, { status: 'uploaded' }], false)).toBe('sources_and_documents');
});

test('a check fetches only sources while one is busy uploading', () => {
  expect(sourceRefresh([{ status: 'uploading' }], true)).toBe('sources');
  expect(sourceRefresh([], true)).toBe('sources');
});
