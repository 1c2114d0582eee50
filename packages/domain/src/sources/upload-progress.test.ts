import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { DOCUMENT_STATUSES } from './document-status.machine.ts';
import { isBusyUploading, sentShare, uploadProgress } from './upload-progress.ts';

test('a third has one decimal, and all of it none', () => {
  const third = uploadProgress([{ status: 'uploaded' }, { status: 'uploading' }, { status: 'preparing' }]);
  expect(third).toEqual({ processed: 1, total: 3, percent: 33.3, failed: 0 });
  expect(uploadProgress([{ status: 'upsert_finished' }, { status: 'upload_failed' }])).toEqual({
    processed: 2,
    total: 2,
    percent: 100,
    failed: 1,
  });
  expect(uploadProgress([]).percent).toBe(0);
});

test('is 100 percent only once no file is uploading', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ status: fc.constantFrom(...DOCUMENT_STATUSES) }), { minLength: 1, maxLength: 3_000 }),
      (files) => {
        const { percent } = uploadProgress(files);
        expect(percent === 100).toBe(!isBusyUploading(files));
        expect(percent).toBe(Number(percent.toFixed(1)));
      },
    ),
  );
});

test.each([
  [{ status: 'preparing', size: 10, bytesSent: 0 }, 0],
  [{ status: 'uploading', size: 10, bytesSent: 4 }, 0.4],
  [{ status: 'uploading', size: 10, bytesSent: 40 }, 1],
  [{ status: 'uploading', size: 0, bytesSent: 0 }, 0],
  [{ status: 'uploaded', size: 10, bytesSent: 0 }, 1],
  [{ status: 'upload_failed', size: 10, bytesSent: 9 }, 0],
] as const)('of %o, %f has been sent', (file, share) => {
  expect(sentShare(file)).toBe(share);
});
