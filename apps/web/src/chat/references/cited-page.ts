import { hasPage, type ChatTurn, type Citation } from '@footnote/domain';
import type { ViewedDocument, ViewedPassage } from '../../platform/viewer/viewed-document.ts';

/** A page of a document that an answer cites, and what on it. */
export interface CitedPage extends ViewedPassage {
  document: ViewedDocument;
  /** Whether its words were recognised in the picture of a scanned page. */
  isRecognised: boolean;
}

/** The page that a reference leads to; null for one that leads to none. */
export function citedPage(citation: Citation, sentence: string): CitedPage | null {
  const { source_id: sourceId = '', document_id: documentId, document, title, page, boxes = [], content } = citation;
  if (!hasPage(citation) || page === null) return null;
  return {
    document: { sourceId, documentId, name: document === '' ? title : document },
    page,
    boxes,
    words: content,
    sentence,
    isRecognised: citation.recognised === true,
  };
}

/** The sentence by which an answer rests on the reference of a number; '' where it was not told. */
export function sentenceOf({ claims }: Pick<ChatTurn, 'claims'>, reference: number): string {
  return claims.flatMap(({ evidence }) => evidence).find(({ n }) => n === reference)?.sentence ?? '';
}
