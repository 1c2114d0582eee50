import { randomUUID } from 'node:crypto';
import {
  fileNameKey,
  moveDocument,
  ok,
  ORGANIZATION_HEADER,
  UPLOAD_BYTE_LIMIT,
  UPLOAD_KINDS,
  type DocumentSignal,
  type NewUploadBatch,
  type Result,
  type Source,
  type UploadBatch,
  type UploadLink,
} from '@footnote/domain';
import {
  findSource,
  note,
  refusal,
  type OfSource,
  type Refusal,
  type SourceActor,
  type SourceDeps,
} from './source-changes.ts';
import type { NewDocument, SourceContents, StoredDocument } from './sources.ports.ts';
import { newObjectName } from './store/object-names.ts';
import { LONGEST_UPLOAD_SECONDS, type IncomingUpload, type UploadReceiver } from './store/object-store.ports.ts';

const [PDF] = UPLOAD_KINDS;

type AnnouncedFile = NewUploadBatch['files'][number];

/**
 * Takes down which files come, refuses those the source has already or has no room for, and says where to send the others.
 * Whoever announces a file again that is still awaited from them goes on with its document: the answer may have been lost.
 */
export async function createBatch(
  deps: SourceDeps,
  { sourceId, files, actor }: OfSource & { files: readonly AnnouncedFile[] },
): Promise<Result<UploadBatch, Refusal>> {
  const which = { id: sourceId, organizationId: actor.organizationId };
  const saved = await deps.sources.hold(which, async (source) => {
    const again = await announcedAgain(deps, { source, files: files.filter(isPdf), accountId: actor.user.accountId });
    const others = files.filter((file) => !again.has(file));
    const documents = await judged(deps, source, others);
    const batchId = await batchOf(deps, { source, actor, documents, again });
    const taken = [...again.values(), ...documents].sort((one, other) => one.batchIndex - other.batchIndex);
    return { batchId, documents: taken };
  });
  if (saved === null) return refusal('source/not-found');
  const documents = await Promise.all(
    saved.documents.map(async (document) => {
      const { batchIndex, id, name, status } = document;
      const upload = isExpected(document) ? await uploadLinkTo(deps, document, actor) : null;
      return { batchIndex, id, name, status, upload };
    }),
  );
  return ok({ batch: `/api/batches/${saved.batchId}`, documents });
}

const isPdf = ({ type }: Pick<AnnouncedFile, 'type'>) => type.toLowerCase() === PDF;

/** A document that a file is expected for, by its place among what was announced. */
type ExpectedDocument = Pick<NewDocument, 'id' | 'batchIndex' | 'name' | 'status' | 'size' | 'objectName'> & {
  batchId: string;
};

/** The documents of files that an account announces once more, by file. */
async function announcedAgain(
  { documents }: Pick<SourceDeps, 'documents'>,
  { source, files, accountId }: { source: Source; files: readonly AnnouncedFile[]; accountId: string },
): Promise<Map<AnnouncedFile, ExpectedDocument>> {
  const awaited = await documents.awaited(source, { accountId, hashes: files.map(({ hash }) => hash) });
  const keyOf = ({ name, size, hash }: Pick<AnnouncedFile, 'name' | 'size' | 'hash'>) =>
    JSON.stringify([fileNameKey(name), size, hash]);
  const known = new Map(awaited.map((document) => [keyOf(document), document]));
  const again = new Map<AnnouncedFile, ExpectedDocument>();
  for (const file of files) {
    const document = known.get(keyOf(file));
    // Said once more, so that it is not given up meanwhile.
    const step = { from: 'uploading', to: 'uploading' } as const;
    if (document === undefined || !(await documents.move(document.id, step))) continue;
    known.delete(keyOf(file));
    again.set(file, { ...document, batchIndex: file.batchIndex });
  }
  return again;
}

/** Saves the batch of new documents; where there are none, it is the one that the others came with. */
async function batchOf(
  deps: SourceDeps,
  given: {
    source: Source;
    actor: SourceActor;
    documents: readonly NewDocument[];
    again: ReadonlyMap<AnnouncedFile, ExpectedDocument>;
  },
): Promise<string> {
  const { source, actor, documents } = given;
  const [first] = given.again.values();
  if (documents.length === 0 && first !== undefined) return first.batchId;
  const batchId = await deps.documents.addBatch(source, { accountId: actor.user.accountId, documents });
  const count = documents.filter(isExpected).length;
  await note(deps, actor, { event: 'documents-uploaded', detail: { source: source.id, documents: String(count) } });
  return batchId;
}

const isExpected = ({ status }: Pick<NewDocument, 'status'>) => status === 'uploading';

/** What becomes of each file; the server sees it first when its hash is known. */
async function judged(
  { documents }: SourceDeps,
  source: Source,
  files: readonly AnnouncedFile[],
): Promise<NewDocument[]> {
  const nameKeys = files.map(({ name }) => fileNameKey(name));
  const known = await documents.contents(source, { nameKeys, hashes: files.map(({ hash }) => hash) });
  const isFull = source.pageQuota !== null && known.pageCount >= source.pageQuota;
  const seen = { ...known, nameKeys: new Set(known.nameKeys), hashes: new Set(known.hashes) };
  return files.map((file) => {
    const nameKey = fileNameKey(file.name);
    const status = moveDocument('hashing', signalOf(file, { seen, isFull }));
    if (status === 'uploading') {
      seen.nameKeys.add(nameKey);
      seen.hashes.add(file.hash);
    }
    const { batchIndex, name, size, hash } = file;
    return { id: randomUUID(), batchIndex, name, nameKey, size, hash, objectName: newObjectName(source.id), status };
  });
}

function signalOf(
  { name, type, size, hash }: AnnouncedFile,
  { seen, isFull }: { seen: SourceContents; isFull: boolean },
): DocumentSignal {
  if (!isPdf({ type })) return 'not_a_pdf';
  if (size >= UPLOAD_BYTE_LIMIT) return 'too_large';
  if (seen.nameKeys.has(fileNameKey(name))) return 'name_taken';
  if (seen.hashes.has(hash)) return 'content_known';
  return isFull ? 'quota_used_up' : 'upload_began';
}

async function uploadLinkTo(
  { store }: Pick<SourceDeps, 'store'>,
  { objectName, size }: Pick<NewDocument, 'objectName' | 'size'>,
  { user, organizationId }: SourceActor,
): Promise<UploadLink> {
  const terms = { type: PDF, size, seconds: LONGEST_UPLOAD_SECONDS, account: user.accountId };
  const { url, headers, expiresAt } = await store.createUploadUrl(objectName, terms);
  // A store elsewhere knows nothing of organizations, and its address is all it asks for.
  const own = url.startsWith('/') && organizationId !== null ? { [ORGANIZATION_HEADER]: organizationId } : {};
  return { url, method: 'PUT', headers: { ...headers, ...own }, expiresAt: expiresAt.toISOString() };
}

export interface OfDocument extends OfSource {
  documentId: string;
}

/** A document of a source that somebody acts for. */
export async function findDocument(
  deps: Pick<SourceDeps, 'sources' | 'documents'>,
  { documentId, ...which }: OfDocument,
): Promise<Result<{ source: Source; document: StoredDocument }, Refusal>> {
  const source = await findSource(deps, which);
  if (source === null) return refusal('source/not-found');
  const document = await deps.documents.find(source, documentId);
  return document === null ? refusal('source/document-not-found') : ok({ source, document });
}

/** Gives another address where the one of the batch has become too old; only to whoever announced the file. */
export async function renewUpload(deps: SourceDeps, which: OfDocument): Promise<Result<UploadLink, Refusal>> {
  const found = await findDocument(deps, which);
  if (!found.ok) return found;
  const { document } = found.value;
  if (document.uploaderId !== which.actor.user.accountId) return refusal('source/document-not-found');
  // Said to be under way once more, so that it is not given up meanwhile.
  const step = { from: 'uploading', to: 'uploading' } as const;
  if (!(await deps.documents.move(document.id, step))) return refusal('source/upload-over');
  return ok(await uploadLinkTo(deps, document, which.actor));
}

/** Ends an upload that somebody gave up; what was sent of it goes. */
export async function abortUpload(deps: SourceDeps, which: OfDocument): Promise<Result<null, Refusal>> {
  const found = await findDocument(deps, which);
  if (!found.ok) return found;
  const { document } = found.value;
  const { user, mayManage } = which.actor;
  if (!mayManage && document.uploaderId !== user.accountId) return refusal('source/document-not-found');
  if (!(await giveUpUpload(deps, document))) return refusal('source/upload-over');
  return ok(null);
}

/** Counts a document as not uploaded, and removes what there is of it; false where it is past that. */
export async function giveUpUpload(
  { documents, store }: Pick<SourceDeps, 'documents' | 'store'>,
  document: StoredDocument,
): Promise<boolean> {
  const step = { from: 'uploading', to: moveDocument('uploading', 'aborted') } as const;
  if (!(await documents.move(document.id, step))) return false;
  await store.remove(document.objectName);
  return true;
}

/** Takes a file that is sent to this server itself, from whoever announced it and still acts for its organization. */
export async function receiveUpload(
  deps: Pick<SourceDeps, 'sources' | 'documents' | 'store'> & { receiver: UploadReceiver },
  { upload, sourceId, actor }: OfSource & { upload: IncomingUpload },
): Promise<Result<null, Refusal>> {
  if ((await findSource(deps, { sourceId, actor })) === null) return refusal('source/upload-link-invalid');
  const isExpectedNow = async () => {
    const document = await deps.documents.findByObject(upload.name);
    return document?.status === 'uploading' && document.uploaderId === actor.user.accountId;
  };
  if (!(await isExpectedNow())) return refusal('source/upload-link-invalid');
  const received = await deps.receiver.receive(upload);
  if (!received.ok) return received;
  // Whoever ended the upload while it went on found nothing to remove yet.
  const document = await deps.documents.findByObject(upload.name);
  if (document !== null && document.status !== 'upload_failed') return received;
  await deps.store.remove(upload.name);
  return refusal('source/upload-link-invalid');
}
