import { memoryLiteratureIndex, questionKnowledge } from '@footnote/literature';
import { describe, expect, it } from 'vitest';
import { documentIndex, type SourceFiles } from './document-index.ts';
import { indexedDocument } from './indexed-document.fixtures.ts';

const SOURCE = 'one';
const document = () => indexedDocument(['Daily walks lowered blood pressure.'], { sourceId: SOURCE });
const search = { sourceId: SOURCE, question: 'walks', limit: 5 };

/** An index whose sources are moved to it without end, each until it is deleted or nobody needs it. */
function endlesslyMoving() {
  const moving = Promise.withResolvers<void>();
  let moves = 0;
  let isMoved = false;
  const files: SourceFiles = {
    open: (_, { signal }) => {
      if (isMoved) return Promise.resolve(memoryLiteratureIndex());
      moves += 1;
      moving.resolve();
      return new Promise((_resolve, reject) => {
        if (signal.aborted) reject(signal.reason);
        signal.addEventListener('abort', () => reject(signal.reason));
      });
    },
    exists: () => Promise.resolve(!isMoved),
    delete: () => {
      isMoved = true;
      return Promise.resolve();
    },
  };
  const index = documentIndex({ files, knowledge: questionKnowledge, openAtMost: 2 });
  return { index, moving: moving.promise, moves: () => moves };
}

describe('a document that waits until its source is moved', () => {
  it('waits no longer when the source is deleted, and later ones are put', async () => {
    const { index, moving } = endlesslyMoving();
    const puts = Promise.allSettled([index.put(document()), index.put(document())]);
    const found = index.search(search);
    await moving;
    const removed = index.removeSource(SOURCE);
    const later = index.put(document());
    await removed;
    await later;
    expect((await puts).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await found).toEqual([]);
    expect(await index.stats(SOURCE)).toEqual({ passages: 1 });
    await index.close();
  });

  it('waits no longer when the index is closed, and nothing more is moved then', async () => {
    const { index, moving, moves } = endlesslyMoving();
    const puts = Promise.allSettled([index.put(document()), index.put(document())]);
    await moving;
    const others = Promise.allSettled([index.put(document()), index.remove(document())]);
    await index.close();
    const before = moves();
    expect([...(await puts), ...(await others)].map(({ status }) => status)).toEqual(
      Array.from({ length: 4 }, () => 'rejected'),
    );
    await expect(index.put(document())).rejects.toThrow('closed');
    expect(moves()).toBe(before);
  });
});

it('what was asked before all is closed is done where nothing is moved', async () => {
  const held = memoryLiteratureIndex();
  const index = documentIndex({
    files: {
      open: () => Promise.resolve({ ...held, close: () => Promise.resolve() }),
      exists: () => Promise.resolve(true),
      delete: () => Promise.resolve(),
    },
    knowledge: questionKnowledge,
    openAtMost: 2,
  });
  const [kept, gone] = [document(), document()];
  await index.put(gone);
  const asked = [index.put(kept), index.remove(gone)];
  await index.close();
  await Promise.all(asked);
  expect((await held.stats()).articles).toBe(1);
});

it('a search that failed while its source is removed waits for the removal no longer than somebody waits for it', async () => {
  const deleting = Promise.withResolvers<void>();
  const failing = { ...memoryLiteratureIndex(), search: () => Promise.reject(new Error('gone')) };
  const index = documentIndex({
    files: {
      open: () => Promise.resolve({ ...failing, close: () => Promise.resolve() }),
      exists: () => Promise.resolve(true),
      delete: () => deleting.promise,
    },
    knowledge: questionKnowledge,
    openAtMost: 2,
  });
  const given = new AbortController();
  const found = index.search(search, given.signal);
  const removed = index.removeSource(SOURCE);
  setTimeout(() => given.abort(new Error('given up')), 50);
  await expect(found).rejects.toThrow('given up');
  deleting.resolve();
  await removed;
  await index.close();
});
