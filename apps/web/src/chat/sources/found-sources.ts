import type { ChatTurn } from '@footnote/domain';

/** How many studies and how many documents an answer found; each page of a document is a reference of its own. */
export function foundSources({ retrieved, citations }: Pick<ChatTurn, 'retrieved' | 'citations'>) {
  const pages = citations.filter(({ type }) => type === 'pdf');
  return {
    studies: retrieved === null ? null : Math.max(0, retrieved - pages.length),
    documents: new Set(pages.map(({ document_id: id }) => id)).size,
  };
}
