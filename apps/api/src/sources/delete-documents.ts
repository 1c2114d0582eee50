import { mayDelete, ok, type Result, type Source } from '@footnote/domain';
import {
  findSource,
  note,
  refusal,
  type OfSource,
  type Refusal,
  type SourceActor,
  type SourceDeps,
} from './source-changes.ts';
import type { StoredDocument } from './sources.ports.ts';
import { findDocument, type OfDocument } from './upload-documents.ts';

/** Whether somebody may delete a document once it is ready or has failed: whoever uploaded it, and admins. */
export function isDeletionPermitted(
  { uploaderId }: Pick<StoredDocument, 'uploaderId'>,
  { user, mayManage }: Pick<SourceActor, 'user' | 'mayManage'>,
): boolean {
  return mayManage || uploaderId === user.accountId;
}

/** Deletes a document; its file can be brought back for as long as the source says. */
export async function deleteDocument(deps: SourceDeps, which: OfDocument): Promise<Result<null, Refusal>> {
  const found = await findDocument(deps, which);
  if (!found.ok) return found;
  const { source, document } = found.value;
  if (!isDeletionPermitted(document, which.actor)) return refusal('source/delete-not-permitted');
  if (!mayDelete(document.status, true)) return refusal('source/document-in-progress');
  await deleteAll(deps, { source, actor: which.actor }, [document]);
  return ok(null);
}

/** Deletes those that failed or were refused, as far as whoever asks may; gives how many. */
export async function deleteFailedDocuments(
  deps: SourceDeps,
  { sourceId, actor }: OfSource,
): Promise<Result<number, Refusal>> {
  const source = await findSource(deps, { sourceId, actor });
  if (source === null) return refusal('source/not-found');
  const failed = await deps.documents.failedOf(source);
  const permitted = failed.filter((document) => isDeletionPermitted(document, actor));
  if (permitted.length > 0) await deleteAll(deps, { source, actor }, permitted);
  return ok(permitted.length);
}

/**
 * What is cut off in the middle is done by deleting once more: the row, which shows that it is there, goes last, and with it
 * what was answered from it.
 */
async function deleteAll(
  deps: SourceDeps,
  { source, actor }: { source: Source; actor: SourceActor },
  deleted: readonly StoredDocument[],
): Promise<void> {
  const { index, store, sources, documents, forgetAnswers } = deps;
  const unindex = async () => {
    // Also of those that failed: it may have been after they were saved.
    for (const { id } of deleted) await index.remove({ sourceId: source.id, documentId: id });
  };
  await unindex();
  for (const { objectName } of deleted) await store.softDelete(objectName);
  const ids = deleted.map(({ id }) => id);
  const organizationId = source.maintainedBy.id;
  await sources.hold({ id: source.id, organizationId }, async () => {
    await documents.remove(source, ids);
    await forgetAnswers({ organizationId, documents: ids });
  });
  const detail = { source: source.id, documents: String(deleted.length) };
  await note(deps, actor, { event: 'documents-deleted', detail });
  // A reader that was overtaken by another may have put it once more meanwhile.
  await unindex();
}
