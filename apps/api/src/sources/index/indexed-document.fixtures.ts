import { randomUUID } from 'node:crypto';
import type { Passage } from '../reading/pdf-reader.ports.ts';
import type { IndexedDocument } from './document-index.ports.ts';

export const SOURCE = 'a-source';

/** A document whose passages have these texts, two on each page. */
export function indexedDocument(texts: readonly string[], changes: Partial<IndexedDocument> = {}): IndexedDocument {
  const passages = texts.map((text, index): Passage => ({
    page: 1 + (index >> 1),
    start: 10 * index,
    end: 10 * index + text.length,
    text,
    boxes: [{ left: 60, top: 100 + index, width: 400.5, height: 12 }],
  }));
  return {
    sourceId: SOURCE,
    documentId: randomUUID(),
    name: 'Guideline.pdf',
    read: { title: null, passages },
    ...changes,
  };
}
