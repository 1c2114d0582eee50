import { mayDelete, summaryTile, type SourceDocument } from '@footnote/domain';
import { allowSlowRequest } from '../platform/http/node-server.ts';
import type { ClientRules } from '../platform/http/client.ts';
import { mount, type App } from '../platform/http/mount.ts';
import { orNotFound, RequestFailure, unwrap } from '../platform/http/request-errors.ts';
import { mountDocumentFile } from './document-file.routes.ts';
import { deleteDocument, deleteFailedDocuments, isDeletionPermitted } from './delete-documents.ts';
import { articleOfDocument } from './read-document-file.ts';
import { findSource, type SourceActor, type SourceDeps } from './source-changes.ts';
import type { DocumentTotals, StoredDocument } from './sources.ports.ts';
import { DOCUMENTS_ENDPOINTS } from './sources-endpoints.ts';
import { sourceActorReader } from './sources.routes.ts';
import type { UploadReceiver } from './store/object-store.ports.ts';
import { abortUpload, createBatch, receiveUpload, renewUpload } from './upload-documents.ts';
import { verifyUpload } from './verify-upload.ts';

export interface DocumentsRoutesDeps {
  sources: SourceDeps;
  /** Takes files; null where they are sent to a store elsewhere. */
  uploadReceiver: UploadReceiver | null;
  clients: ClientRules;
}

/** A document as somebody may see it. */
function documentFor({ embedding }: SourceDeps, actor: SourceActor, document: StoredDocument): SourceDocument {
  const { id, name, status, createdAt, size, pageCount, batchId } = document;
  // Where no model is set any more, all are found by their words.
  const problem = embedding === undefined && document.problem === 'not-embedded' ? null : document.problem;
  const isDeletable = mayDelete(status, isDeletionPermitted(document, actor));
  return {
    id,
    name,
    status,
    createdAt,
    size,
    pageCount,
    // Fetched from the address of its batch (specification §7).
    createdBy: null,
    batch: `/api/batches/${batchId}`,
    actions: isDeletable ? ['delete'] : [],
    ...(problem === null ? {} : { problem }),
  };
}

function metaOf({ embedding }: SourceDeps, { statuses, pageCount }: DocumentTotals, total: number) {
  const summary = {
    preparing: 0,
    uploading: 0,
    uploaded: 0,
    preparing_to_save: 0,
    ready_to_save: 0,
    ready_to_use: 0,
    failed: 0,
  };
  for (const { status, count } of statuses) summary[summaryTile(status)] += count;
  return { total, pageCount, summary, ...(embedding === undefined ? {} : { embedding }) };
}

/** The calls about documents of sources and how they come to the server. */
export function mountDocuments(app: App, deps: DocumentsRoutesDeps): void {
  const calls = DOCUMENTS_ENDPOINTS;
  const { sources } = deps;
  const actorOf = sourceActorReader(deps.clients);
  mount(app, calls.list, async (call) => {
    const actor = actorOf(call);
    const source = orNotFound(await findSource(sources, { ...call.params, actor }), 'source/not-found');
    const { page, page_size: pageSize } = call.query;
    const { items, total } = await sources.documents.list(source, { page, pageSize });
    const meta = metaOf(sources, await sources.documents.totals(source), total);
    return { documents: items.map((document) => documentFor(sources, actor, document)), meta };
  });
  mount(app, calls.article, async (call) => ({
    article: unwrap(await articleOfDocument(sources, { ...call.params, actor: actorOf(call) }, call.signal)),
  }));
  mount(app, calls.removeFailed, async (call) => ({
    deleted: unwrap(await deleteFailedDocuments(sources, { ...call.params, actor: actorOf(call) })),
  }));
  mount(app, calls.remove, async (call) => {
    unwrap(await deleteDocument(sources, { ...call.params, actor: actorOf(call) }));
  });
  mount(app, calls.createBatch, async (call) =>
    unwrap(await createBatch(sources, { ...call.params, files: call.body.files, actor: actorOf(call) })),
  );
  mount(app, calls.renewUpload, async (call) =>
    unwrap(await renewUpload(sources, { ...call.params, actor: actorOf(call) })),
  );
  mount(app, calls.abortUpload, async (call) => {
    unwrap(await abortUpload(sources, { ...call.params, actor: actorOf(call) }));
  });
  mount(app, calls.verify, async (call) => {
    const actor = actorOf(call);
    return documentFor(sources, actor, unwrap(await verifyUpload(sources, { ...call.params, actor })));
  });
  mountDocumentFile(app, deps);
  mountUploads(app, deps);
  mountBatches(app, deps);
}

function mountUploads(app: App, { sources, uploadReceiver: receiver, clients }: DocumentsRoutesDeps): void {
  const actorOf = sourceActorReader(clients);
  mount(app, DOCUMENTS_ENDPOINTS.receive, async (call) => {
    if (receiver === null) throw new RequestFailure('source/upload-link-invalid');
    const { sourceId, objectId } = call.params;
    const { req, env } = call.context;
    const upload = {
      name: `${sourceId}/${objectId}`,
      query: call.query,
      account: call.user.accountId,
      contentType: req.header('content-type'),
      contentLength: req.header('content-length'),
      body: req.raw.body ?? emptyBody(),
    };
    const endPatience = allowSlowRequest(env?.incoming);
    try {
      unwrap(await receiveUpload({ ...sources, receiver }, { upload, sourceId, actor: actorOf(call) }));
    } finally {
      endPatience();
    }
  });
}

async function* emptyBody(): AsyncGenerator<Uint8Array> {
  // Nothing was sent.
}

function mountBatches(app: App, { sources, clients }: DocumentsRoutesDeps): void {
  const actorOf = sourceActorReader(clients);
  const find = async (call: Parameters<typeof actorOf>[0] & { params: { batchId: string } }) => {
    const which = { id: call.params.batchId, organizationId: actorOf(call).organizationId };
    return orNotFound(await sources.documents.findBatch(which), 'source/batch-not-found');
  };
  mount(app, DOCUMENTS_ENDPOINTS.batch, async (call) => {
    const { createdAt, uploader } = await find(call);
    return { createdAt, createdBy: uploader === null ? null : `/api/batches/${call.params.batchId}/uploader` };
  });
  mount(app, DOCUMENTS_ENDPOINTS.uploader, async (call) =>
    orNotFound((await find(call)).uploader, 'source/batch-not-found'),
  );
}
