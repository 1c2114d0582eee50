import { documentTone, type Result, type SourceDocument } from '@footnote/domain';
import { useState } from 'react';
import { defineMessages } from 'react-intl';
import type { ApiError } from '../platform/api/api.client.ts';
import { refusalMessage } from '../platform/forms/problem-messages.ts';
import { useTranslate } from '../platform/i18n/translate.ts';
import { deleteDocument, deleteFailedDocuments } from '../platform/sources/sources.client.ts';

const messages = defineMessages({
  failedOnes: {
    defaultMessage: 'The failed documents could not be deleted. {reason}',
    description: 'Said where deleting all documents that failed did not work; the reason is a sentence',
  },
  some: {
    defaultMessage:
      '{count, plural, one {A document could not be deleted.} other {# documents could not be deleted.}} {reason}',
    description: 'Said where deleting documents did not work; the reason is a sentence',
  },
});

/** Documents that are deleted at the same time. */
const AT_ONCE = 4;

interface DeletionOptions {
  sourceId: string;
  /** All documents of the source. */
  documents: readonly SourceDocument[];
  /** Called with those that are deleted. */
  onDeleted: (ids: ReadonlySet<string>) => void;
}

/** Deletes documents of a source, and says which could not be. */
export function useDeletion({ sourceId, documents, onDeleted }: DeletionOptions) {
  const t = useTranslate();
  const [deleting, setDeleting] = useState(false);
  const [problem, setProblem] = useState('');
  const removeFailed = async (ids: readonly string[]) => {
    const removed = await deleteFailedDocuments(sourceId);
    if (removed.ok) onDeleted(new Set(ids));
    else setProblem(t(messages.failedOnes, { reason: refusalMessage(t, removed.error) }));
  };
  const removeEach = async (ids: readonly string[]) => {
    const { gone, refused } = await deleteEach(sourceId, ids);
    onDeleted(gone);
    const [first] = refused;
    if (first !== undefined) setProblem(t(messages.some, { count: refused.length, reason: refusalMessage(t, first) }));
  };
  const remove = async (ids: readonly string[]) => {
    setDeleting(true);
    setProblem('');
    await (isAllFailed(documents, ids) ? removeFailed(ids) : removeEach(ids));
    setDeleting(false);
  };
  return { deleting, problem, remove };
}

/** Whether these are all documents that failed and may be deleted, more than one: the server deletes them at once. */
function isAllFailed(documents: readonly SourceDocument[], ids: readonly string[]): boolean {
  const chosen = new Set(ids);
  const failed = documents.filter(
    ({ status, actions }) => documentTone(status) === 'failed' && actions.includes('delete'),
  );
  return ids.length > 1 && failed.length === ids.length && failed.every(({ id }) => chosen.has(id));
}

async function deleteEach(sourceId: string, ids: readonly string[]) {
  const waiting = [...ids];
  const gone = new Set<string>();
  const refused: ApiError[] = [];
  const lane = async () => {
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
      const removed: Result<null, ApiError> = await deleteDocument(sourceId, id);
      // Somebody else was faster.
      if (removed.ok || removed.error.code === 'source/document-not-found') gone.add(id);
      else refused.push(removed.error);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  return { gone, refused };
}
