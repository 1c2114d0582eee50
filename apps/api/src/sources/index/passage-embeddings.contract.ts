import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { vectorOfWords } from '../embedding/words-embedder.fixtures.ts';
import { indexedDocument, SOURCE } from './indexed-document.fixtures.ts';
import type { DocumentIndex, LackingPassage, PassageEmbeddings } from './document-index.ports.ts';

const MODEL = { name: 'words', dimensions: 128 };
const PAGE = { model: MODEL, after: null, limit: 1_000 };

const WALKS = 'Daily walks lowered blood pressure in older people.';
const STROKE = 'Aspirin did not prevent a first stroke in healthy adults.';
const SUGAR = 'Metformin lowered glucose.';

const vector = (text: string) => vectorOfWords(text, MODEL.dimensions);

interface Held {
  index: DocumentIndex;
  embeddings: PassageEmbeddings;
  /** Embeds all that lacks a vector. */
  embedAll: (sourceId?: string) => Promise<void>;
  textsOf: (question: string, more?: { isEmbedded?: boolean; documents?: string[] }) => Promise<string[]>;
}

/** What every adapter of the document index does that keeps vectors of passages; `open` gives an empty one. */
export function passageEmbeddingsContract(name: string, open: () => DocumentIndex | Promise<DocumentIndex>): void {
  describe(`${name}: vectors of passages`, () => {
    let index: DocumentIndex;
    beforeEach(async () => {
      index = await open();
    });
    afterEach(() => index.close());
    const held = (): Held => {
      const { embeddings } = index;
      if (embeddings === null) throw new Error('This index keeps no vectors.');
      return {
        index,
        embeddings,
        async embedAll(sourceId = SOURCE) {
          const passages = await embeddings.lacking({ sourceId }, PAGE);
          const vectors = passages.map((passage) => ({ passage, vector: vector(passage.text) }));
          await embeddings.write(sourceId, { model: MODEL, vectors });
        },
        async textsOf(question, { isEmbedded = true, ...more } = {}) {
          const embedded = isEmbedded ? { embedded: { model: MODEL, vector: vector(question) } } : {};
          const found = await index.search({ sourceId: SOURCE, question, limit: 10, ...more, ...embedded });
          return found.map(({ text }) => text);
        },
      };
    };
    findsByMeaning(held);
    keepsVectors(held);
    keepsUp(held);
  });
}

function findsByMeaning(held: () => Held): void {
  it('finds by meaning what shares no word with the question', async () => {
    const { index, embedAll, textsOf } = held();
    await index.put(indexedDocument([STROKE, WALKS, SUGAR]));
    expect(await textsOf('Strolls and hypertension?', { isEmbedded: false })).not.toContain(WALKS);
    await embedAll();
    expect((await textsOf('Strolls and hypertension?'))[0]).toBe(WALKS);
    expect(await textsOf('Strolls and hypertension?', { isEmbedded: false })).not.toContain(WALKS);
  });

  it('puts first what both rankings have, with scores that fall and how near each is', async () => {
    const { index, embedAll } = held();
    await index.put(indexedDocument([STROKE, WALKS, 'Older people fell.', SUGAR]));
    await embedAll();
    const question = 'walks in older people';
    const asked = { sourceId: SOURCE, question, limit: 10, embedded: { model: MODEL, vector: vector(question) } };
    const found = await index.search(asked);
    expect(found[0]?.text).toBe(WALKS);
    const scores = found.map(({ score }) => score);
    expect(scores).toEqual(scores.toSorted((one, other) => other - one));
    expect(found[0]?.nearness).toBeGreaterThan(0.5);
    expect(found.every(({ nearness = 2 }) => nearness >= -1 && nearness <= 1.001)).toBe(true);
    expect(await index.search({ ...asked, limit: 1 })).toHaveLength(1);
  });

  it('leaves a passage without a vector at the place its words give it', async () => {
    const { index, embedAll, textsOf } = held();
    const alike = Array.from({ length: 20 }, (_, at) => `Ward ${at} told old people of walks, meals, sleep and drugs.`);
    await index.put(indexedDocument(alike));
    await embedAll();
    const fresh = 'Walks in older people: walks for people.';
    await index.put(indexedDocument([fresh]));
    const question = 'walks in older people';
    expect((await textsOf(question, { isEmbedded: false }))[0]).toBe(fresh);
    expect((await textsOf(question))[0]).toBe(fresh);
  });

  it('tells how near each is that words find, and lets what is far hide nothing that meaning alone finds', async () => {
    const { index, embedAll } = held();
    const far = Array.from({ length: 30 }, (_, at) => `Ward ${at} had zinc.`);
    const near = Array.from({ length: 70 }, (_, at) => `Strolls ${at}.`);
    await index.put(indexedDocument([...far, ...near]));
    await embedAll();
    const embedded = { model: MODEL, vector: vector('walks') };
    const found = await index.search({ sourceId: SOURCE, question: 'zinc', limit: 100, embedded });
    expect(found).toHaveLength(90);
    expect(found.every(({ nearness }) => nearness !== undefined)).toBe(true);
    const first = found.slice(0, 10).map(({ text }) => text.split(' ')[0]);
    expect(new Set(first)).toEqual(new Set(['Ward', 'Strolls']));
  });

  it('leaves some documents out by words and by meaning, also of those it finds in alone', async () => {
    const { index, embedAll } = held();
    const [one, other, third] = [indexedDocument([WALKS]), indexedDocument([WALKS]), indexedDocument([WALKS])];
    for (const document of [one, other, third]) await index.put(document);
    await embedAll();
    const left = async (more: { documents?: string[]; without: string[] }) => {
      const question = 'walks';
      const embedded = { model: MODEL, vector: vector(question) };
      const found = await index.search({ sourceId: SOURCE, question, limit: 1, embedded, ...more });
      return found.map(({ documentId }) => documentId);
    };
    expect(await left({ without: [one.documentId, other.documentId] })).toEqual([third.documentId]);
    const documents = [one.documentId, other.documentId];
    expect(await left({ documents, without: [one.documentId, 'nobody'] })).toEqual([other.documentId]);
    expect(await left({ documents, without: documents })).toEqual([]);
  });

  it('finds in some documents alone, and searches as ever where nothing has a vector of the model', async () => {
    const { index, embedAll, textsOf } = held();
    const [one, other] = [indexedDocument([WALKS, STROKE]), indexedDocument([WALKS])];
    await index.put(one);
    await index.put(other);
    expect(await textsOf('aspirin')).toEqual([STROKE]);
    await embedAll();
    const found = await index.search({
      sourceId: SOURCE,
      question: 'strolls',
      limit: 10,
      documents: [other.documentId],
      embedded: { model: MODEL, vector: vector('strolls') },
    });
    expect(found.map(({ documentId }) => documentId)).toEqual([other.documentId]);
    const another = { model: { ...MODEL, name: 'another' }, vector: vector('strolls') };
    const asked = { sourceId: SOURCE, question: 'aspirin', limit: 10 };
    expect(await index.search({ ...asked, embedded: another })).toEqual(await index.search(asked));
    expect(await index.search({ ...asked, sourceId: 'empty', embedded: another })).toEqual([]);
  });
}

function keepsVectors(held: () => Held): void {
  it('gives what stands for a passage without the name of its file', async () => {
    const { index, embeddings } = held();
    const { read, ...document } = indexedDocument([WALKS]);
    const passages = read.passages.map((passage) => ({ ...passage, context: 'Results' }));
    await index.put({ ...document, name: 'Jane Doe.pdf', read: { title: 'Advice', passages } });
    await index.put(indexedDocument(['x'.repeat(5_000)], { name: 'Jane Doe too.pdf' }));
    const [first, second] = await embeddings.lacking({ sourceId: SOURCE }, PAGE);
    expect(first).toMatchObject({ documentId: document.documentId, text: `Advice\nResults\n${WALKS}` });
    expect(second?.text).toHaveLength(2_000);
    expect(JSON.stringify([first, second])).not.toContain('Jane');
  });

  it('tells what lacks one, by source and document, page by page', async () => {
    const { index, embeddings, embedAll } = held();
    const [one, other] = [indexedDocument([WALKS, STROKE]), indexedDocument([SUGAR])];
    await index.put(one);
    await index.put(other);
    const [first, ...rest] = await embeddings.lacking({ sourceId: SOURCE }, { ...PAGE, limit: 2 });
    expect([first, ...rest].map((passage) => passage?.text)).toEqual([WALKS, STROKE]);
    const later = await embeddings.lacking({ sourceId: SOURCE }, { ...PAGE, after: rest[0]?.number ?? null });
    expect(later.map(({ text }) => text)).toEqual([SUGAR]);
    const place = { sourceId: SOURCE, documentId: other.documentId };
    expect(await embeddings.lacking(place, PAGE)).toEqual(later);
    if (first !== undefined)
      await embeddings.write(SOURCE, { model: MODEL, vectors: [{ passage: first, vector: null }] });
    expect(await embeddings.has(SOURCE, MODEL)).toBe(false);
    await embedAll();
    expect(await embeddings.has(SOURCE, MODEL)).toBe(true);
    expect(await embeddings.count({ sourceId: SOURCE }, MODEL)).toEqual({ embedded: 2, refused: 1, lacking: 0 });
    expect(await embeddings.count(place, MODEL)).toEqual({ embedded: 1, refused: 0, lacking: 0 });
    const another = { ...MODEL, name: 'another' };
    expect(await embeddings.count(place, another)).toEqual({ embedded: 0, refused: 0, lacking: 1 });
    expect(await embeddings.lacking({ sourceId: SOURCE }, { ...PAGE, model: another })).toHaveLength(3);
  });

  it('has none of a source that holds nothing, and makes none', async () => {
    const { embeddings, index } = held();
    const passage: LackingPassage = { number: '1', documentId: 'none', text: WALKS };
    await embeddings.write(SOURCE, { model: MODEL, vectors: [{ passage, vector: vector(WALKS) }] });
    expect(await embeddings.lacking({ sourceId: SOURCE }, PAGE)).toEqual([]);
    expect(await embeddings.has(SOURCE, MODEL)).toBe(false);
    expect(await embeddings.count({ sourceId: SOURCE }, MODEL)).toEqual({ embedded: 0, refused: 0, lacking: 0 });
    expect(await index.stats(SOURCE)).toEqual({ passages: 0 });
  });

  it.each(['', '../up', 'a/b', '*'])('refuses %j for a source', async (sourceId) => {
    const { embeddings } = held();
    await expect(embeddings.lacking({ sourceId }, PAGE)).rejects.toThrow(RangeError);
    await expect(embeddings.write(sourceId, { model: MODEL, vectors: [] })).rejects.toThrow(RangeError);
    await expect(embeddings.has(sourceId, MODEL)).rejects.toThrow(RangeError);
    await expect(embeddings.count({ sourceId }, MODEL)).rejects.toThrow(RangeError);
  });

  it('refuses vectors of another size, and keeps none of those given with them', async () => {
    const { index, embeddings } = held();
    await index.put(indexedDocument([WALKS, STROKE]));
    const passages = await embeddings.lacking({ sourceId: SOURCE }, PAGE);
    const vectors = passages.map((passage, at) => ({ passage, vector: new Float32Array(128 - at).fill(1) }));
    await expect(embeddings.write(SOURCE, { model: MODEL, vectors })).rejects.toThrow(RangeError);
    expect(await embeddings.lacking({ sourceId: SOURCE }, PAGE)).toHaveLength(2);
  });
}

function keepsUp(held: () => Held): void {
  it('keeps vectors of a document that is put again as it was, and none of one that changed', async () => {
    const { index, embeddings, embedAll } = held();
    const document = indexedDocument([WALKS, STROKE]);
    await index.put(document);
    await embedAll();
    await index.put(document);
    expect(await embeddings.lacking({ sourceId: SOURCE }, PAGE)).toEqual([]);
    const { documentId } = document;
    const changes = [
      indexedDocument([WALKS, SUGAR], { documentId }),
      indexedDocument([WALKS], { documentId }),
      indexedDocument([WALKS, STROKE], { documentId, read: { title: 'Titled', passages: document.read.passages } }),
      indexedDocument([WALKS, STROKE], { documentId, name: 'Renamed.pdf' }),
    ];
    for (const change of changes) {
      await index.put(change);
      const lacking = await embeddings.lacking({ sourceId: SOURCE }, PAGE);
      expect(lacking).toHaveLength(change.read.passages.length);
      await embedAll();
    }
  });

  it('gives no vector to another passage that has the number of one that is gone', async () => {
    const { index, embeddings } = held();
    const gone = indexedDocument([WALKS]);
    await index.put(gone);
    const passages = await embeddings.lacking({ sourceId: SOURCE }, PAGE);
    const vectors = passages.map((passage) => ({ passage, vector: vector(passage.text) }));
    await index.remove(gone);
    await index.put(indexedDocument([SUGAR]));
    await embeddings.write(SOURCE, { model: MODEL, vectors });
    expect((await embeddings.lacking({ sourceId: SOURCE }, PAGE)).map(({ text }) => text)).toEqual([SUGAR]);
    const anew = indexedDocument([STROKE], { documentId: gone.documentId });
    await index.put(anew);
    await embeddings.write(SOURCE, { model: MODEL, vectors });
    expect(await embeddings.has(SOURCE, MODEL)).toBe(false);
  });

  it('loses them with their document and their source, whatever is written meanwhile', async () => {
    const { index, embeddings, embedAll } = held();
    const documents = [indexedDocument([WALKS, STROKE]), indexedDocument([SUGAR])];
    for (const document of documents) await index.put(document);
    const passages = await embeddings.lacking({ sourceId: SOURCE }, PAGE);
    const vectors = passages.map((passage) => ({ passage, vector: vector(passage.text) }));
    const [first] = documents;
    if (first === undefined) throw new Error('No document.');
    await Promise.all([
      embeddings.write(SOURCE, { model: MODEL, vectors }),
      index.remove(first),
      embeddings.write(SOURCE, { model: MODEL, vectors }),
    ]);
    expect(await embeddings.count({ sourceId: SOURCE }, MODEL)).toEqual({ embedded: 1, refused: 0, lacking: 0 });
    await Promise.all([
      embedAll(),
      index.removeSource(SOURCE),
      embeddings.write(SOURCE, { model: MODEL, vectors }),
      embeddings.lacking({ sourceId: SOURCE }, PAGE),
    ]);
    expect(await embeddings.count({ sourceId: SOURCE }, MODEL)).toEqual({ embedded: 0, refused: 0, lacking: 0 });
  });

  it('keeps sources apart', async () => {
    const { index, embeddings, embedAll } = held();
    await index.put(indexedDocument([WALKS]));
    await index.put({ ...indexedDocument([WALKS]), sourceId: 'other-source' });
    await embedAll();
    expect(await embeddings.has(SOURCE, MODEL)).toBe(true);
    expect(await embeddings.has('other-source', MODEL)).toBe(false);
  });
}
