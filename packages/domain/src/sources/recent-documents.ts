import type { SourceDocument } from './source.schema.ts';

/** Milliseconds before the newest document in which the others were added that are recent with it. */
export const RECENT_SPAN = 24 * 3_600_000;

/** The documents that were added last: the newest and those of the day before it, in their order (specification §4, show-recent mode). */
export function recentDocuments<Document extends Pick<SourceDocument, 'createdAt'>>(
  documents: readonly Document[],
): Document[] {
  const newest = documents.reduce((latest, { createdAt }) => Math.max(latest, Date.parse(createdAt)), -Infinity);
  return documents.filter(({ createdAt }) => Date.parse(createdAt) > newest - RECENT_SPAN);
}
