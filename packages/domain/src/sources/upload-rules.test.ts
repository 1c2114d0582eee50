import { expect, test } from 'vitest';
import { repeatedContent, sortUploads, UPLOAD_BYTE_LIMIT, type UploadCandidate } from './upload-rules.ts';

const pdf = (name: string, change: Partial<UploadCandidate> = {}): UploadCandidate => ({
  name,
  type: 'application/pdf',
  size: 1_000,
  ...change,
});
const reasons = (files: UploadCandidate[], batch?: { name: string }[]) =>
  sortUploads(files, batch).refused.map(({ reason }) => reason);

test.each<[string, UploadCandidate]>([
  ['a PDF', pdf('trial.pdf')],
  ['a PDF in capitals that the browser does not know', pdf('TRIAL.PDF', { type: '' })],
  ['a PDF given as bytes', pdf('trial.pdf', { type: 'application/octet-stream' })],
  ['the largest file', pdf('trial.pdf', { size: UPLOAD_BYTE_LIMIT - 1 })],
])('takes %s', (_, file) => {
  expect(sortUploads([file])).toEqual({ taken: [file], refused: [] });
});

test.each<[string, UploadCandidate, string]>([
  ['a text', pdf('notes.txt', { type: 'text/plain' }), 'illegal_type'],
  ['a text that calls itself a PDF', pdf('notes.pdf', { type: 'text/plain' }), 'illegal_type'],
  ['a file without type and ending', pdf('trial', { type: '' }), 'illegal_type'],
  ['an empty file', pdf('trial.pdf', { size: 0 }), 'illegal_type'],
  ['a file of exactly 500 MB', pdf('trial.pdf', { size: UPLOAD_BYTE_LIMIT }), 'maximum_size_exceeded'],
])('refuses %s', (_, file, reason) => {
  expect(reasons([file])).toEqual([reason]);
});

test('refuses a name the batch already has, however it is written', () => {
  expect(reasons([pdf('a.pdf'), pdf('A.pdf')])).toEqual(['duplicate_name']);
  expect(reasons([pdf('étude.pdf'.normalize('NFD'))], [{ name: 'Étude.pdf'.normalize('NFC') }])).toEqual([
    'duplicate_name',
  ]);
});

test('a file that is refused takes no name', () => {
  const files = [pdf('a.pdf', { size: UPLOAD_BYTE_LIMIT }), pdf('a.pdf')];
  expect(sortUploads(files).taken).toEqual([files[1]]);
});

test('finds every file whose content came before, and none without a hash', () => {
  const files = [
    { id: 'a', hash: 'x' },
    { id: 'b', hash: null },
    { id: 'c', hash: 'x' },
    { id: 'd', hash: null },
    { id: 'e', hash: 'x' },
  ];
  expect([...repeatedContent(files)]).toEqual(['c', 'e']);
});
