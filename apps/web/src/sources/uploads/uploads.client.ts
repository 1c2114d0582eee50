import {
  err,
  ok,
  sourceDocumentSchema,
  uploadBatchSchema,
  uploadLinkSchema,
  type Result,
  type UploadLink,
} from '@footnote/domain';
import { callApi, readError, type ApiError } from '../../platform/api/api.client.ts';
import { notifySignedOut } from '../../platform/api/signed-out.ts';
import type { Following, UploadCalls } from './upload.ports.ts';
import type { WhichDocument } from './uploads.store.ts';

const sourceAt = (sourceId: string) => `/api/sources/${encodeURIComponent(sourceId)}`;
const documentAt = ({ sourceId, documentId }: WhichDocument) =>
  `${sourceAt(sourceId)}/documents/${encodeURIComponent(documentId)}`;

/** The calls about uploads, each made for the organization whose source it is, whoever is acted for by now. */
export const uploadCalls: UploadCalls = {
  createBatch: ({ sourceId, organizationId }, files) =>
    callApi(`${sourceAt(sourceId)}/batches`, {
      method: 'POST',
      body: { files },
      actingFor: organizationId,
      read: (value) => uploadBatchSchema.parse(value),
    }),
  renew: (which) =>
    callApi(`${documentAt(which)}/upload`, {
      method: 'POST',
      actingFor: which.organizationId,
      read: (value) => uploadLinkSchema.parse(value),
    }),
  abort: (which) =>
    callApi(`${documentAt(which)}/upload`, {
      method: 'DELETE',
      actingFor: which.organizationId,
      read: () => null,
    }),
  verify: (which) =>
    callApi(`${documentAt(which)}/verification`, {
      method: 'POST',
      actingFor: which.organizationId,
      read: (value) => sourceDocumentSchema.parse(value),
    }),
  send: sendFile,
};

/** Sends a file with XMLHttpRequest, the one way to hear how much of it has been sent. */
function sendFile(link: UploadLink, file: Blob, { signal, onProgress }: Following): Promise<Result<null, ApiError>> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    request.open(link.method, link.url);
    for (const [name, value] of Object.entries(link.headers)) {
      // The browser says how long a file is, and lets nobody else say it.
      if (name.toLowerCase() !== 'content-length') request.setRequestHeader(name, value);
    }
    request.upload.addEventListener('progress', ({ loaded }) => onProgress(loaded));
    request.addEventListener('load', () => void answerOf(request).then(resolve, reject));
    request.addEventListener('error', () => resolve(err({ status: 0, code: '', message: 'The upload broke off.' })));
    request.addEventListener('abort', () => reject(new DOMException('The upload was stopped.', 'AbortError')));
    request.addEventListener('loadend', () => signal.removeEventListener('abort', abort));
    signal.addEventListener('abort', abort, { once: true });
    if (signal.aborted) reject(new DOMException('The upload was stopped.', 'AbortError'));
    else request.send(file);
  });
}

async function answerOf(request: XMLHttpRequest): Promise<Result<null, ApiError>> {
  const { status, responseText } = request;
  if (status >= 200 && status < 300) return ok(null);
  const error = await readError(new Response(responseText, { status }));
  if (error.code === 'identity/signed-out') notifySignedOut();
  return err(error);
}
