import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  DOCUMENT_FAILURES,
  DOCUMENT_MOVES,
  DOCUMENT_STATUSES,
  DOCUMENT_STEPS,
  DOCUMENT_SIGNALS,
  moveDocument,
  type DocumentSignal,
  type DocumentStatus,
} from './document-status.machine.ts';
import {
  documentShare,
  documentStep,
  documentTone,
  isInProgress,
  isTerminal,
  isUploading,
  mayDelete,
  summaryTile,
} from './document-status.ts';

const statuses = fc.constantFrom(...DOCUMENT_STATUSES);
const signals = fc.constantFrom(...DOCUMENT_SIGNALS);

function reachable(from: DocumentStatus): Set<DocumentStatus> {
  const seen = new Set<DocumentStatus>([from]);
  for (const status of seen) for (const next of Object.values(DOCUMENT_MOVES[status])) seen.add(next);
  return seen;
}

describe('the moves of a document', () => {
  test('lead from the first step to every status', () => {
    expect([...reachable('preparing')].toSorted()).toEqual([...DOCUMENT_STATUSES].toSorted());
  });

  test('lead from every step to being ready to use', () => {
    for (const step of DOCUMENT_STEPS) expect(reachable(step)).toContain('upsert_finished');
  });

  test('go through all steps in order when nothing fails', () => {
    const path: DocumentSignal[] = [
      'hashing_began',
      'upload_began',
      'upload_verified',
      'slicing_began',
      'queueing_began',
      'queueing_ended',
      'parsing_began',
      'parsing_ended',
      'embedding_began',
      'embedding_ended',
      'saving_began',
      'saving_ended',
    ];
    const passed: DocumentStatus[] = ['preparing'];
    for (const signal of path) passed.push(moveDocument(passed.at(-1) ?? 'preparing', signal));
    expect(passed).toEqual(DOCUMENT_STEPS);
  });

  test('end in being ready and in every failure, and nowhere else', () => {
    const ends = DOCUMENT_STATUSES.filter((status) => Object.keys(DOCUMENT_MOVES[status]).length === 0);
    expect(ends.toSorted()).toEqual(['upsert_finished', ...DOCUMENT_FAILURES].toSorted());
    expect(ends.every(isTerminal)).toBe(true);
  });

  test('leave a document as it is where a signal is not legal', () => {
    fc.assert(
      fc.property(statuses, signals, (status, signal) => {
        const legal = isTerminal(status) ? undefined : DOCUMENT_MOVES[status][signal];
        expect(moveDocument(status, signal)).toBe(legal ?? status);
      }),
    );
  });

  test('never go back, and skip no step, whatever happens', () => {
    fc.assert(
      fc.property(fc.array(signals, { maxLength: 80 }), (sequence) => {
        let status: DocumentStatus = 'preparing';
        const passed = [1];
        for (const signal of sequence) {
          const next = moveDocument(status, signal);
          if (next !== status) passed.push(documentStep(next) ?? passed.length + 1);
          status = next;
        }
        expect(passed).toEqual(passed.map((_, index) => index + 1));
      }),
    );
  });
});

describe('a status', () => {
  test.each<[DocumentStatus, ReturnType<typeof summaryTile>]>([
    ['preparing', 'preparing'],
    ['hashing', 'preparing'],
    ['uploading', 'uploading'],
    ['uploaded', 'uploaded'],
    ['slicing_started', 'preparing_to_save'],
    ['parsing_started', 'preparing_to_save'],
    ['embedding_started', 'preparing_to_save'],
    ['upsert_started', 'preparing_to_save'],
    ['queueing_started', 'preparing_to_save'],
    ['embedding_finished', 'ready_to_save'],
    ['parsing_finished', 'ready_to_save'],
    ['queueing_finished', 'ready_to_save'],
    ['upsert_finished', 'ready_to_use'],
  ])('%s counts as %s', (status, tile) => {
    expect(summaryTile(status)).toBe(tile);
  });

  test.each(DOCUMENT_FAILURES)('%s counts as failed, is terminal, and has no share of the way', (status) => {
    expect(summaryTile(status)).toBe('failed');
    expect(documentTone(status)).toBe('failed');
    expect(isTerminal(status)).toBe(true);
    expect(documentShare(status)).toBeNull();
  });

  test('has a share from 0 to 1 that grows with every step', () => {
    const shares = DOCUMENT_STEPS.map((step) => documentShare(step) ?? -1);
    expect(shares[0]).toBe(0);
    expect(shares.at(-1)).toBe(1);
    expect(shares).toEqual(shares.toSorted((one, other) => one - other));
    expect(new Set(shares).size).toBe(DOCUMENT_STEPS.length);
  });

  test.each(DOCUMENT_STATUSES)(
    '%s is in progress or terminal, and deletable only when terminal and permitted',
    (status) => {
      expect(isInProgress(status)).toBe(!isTerminal(status));
      expect(mayDelete(status, true)).toBe(isTerminal(status));
      expect(mayDelete(status, false)).toBe(false);
    },
  );

  test('is uploading while the browser works on the file', () => {
    expect(DOCUMENT_STATUSES.filter(isUploading)).toEqual(['preparing', 'hashing', 'uploading']);
  });
});
