import { addAbortSignal, Readable } from 'node:stream';
import type { ClientRules } from '../platform/http/client.ts';
import { readByteRange } from '../platform/http/byte-range.ts';
import { mount, type App } from '../platform/http/mount.ts';
import { errorResponse, unwrap } from '../platform/http/request-errors.ts';
import { findReadableDocument, openDocumentFile } from './read-document-file.ts';
import type { SourceDeps } from './source-changes.ts';
import { DOCUMENTS_ENDPOINTS } from './sources-endpoints.ts';
import { sourceActorReader } from './sources.routes.ts';

/** What somebody else wrote is never drawn as a page of ours: it is saved, or read by a script that asked for it. */
const FILE_HEADERS = {
  'content-type': 'application/pdf',
  'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
  'cache-control': 'no-store',
  'accept-ranges': 'bytes',
} as const;

/**
 * The file of a document. The organization it belongs to has to be named in a header, which no link, no picture and no
 * page of elsewhere can send: with the cookie alone there is no such document.
 */
export function mountDocumentFile(app: App, deps: { sources: SourceDeps; clients: ClientRules }): void {
  const actorOf = sourceActorReader(deps.clients);
  mount(app, DOCUMENTS_ENDPOINTS.file, async (call) => {
    const { context, params, signal } = call;
    const document = unwrap(await findReadableDocument(deps.sources, { ...params, actor: actorOf(call) }));
    const range = readByteRange(context.req.header('range'), document.size);
    if (range === null) {
      return errorResponse('request/range-not-satisfiable', { 'content-range': `bytes */${document.size}` });
    }
    const headers = { ...FILE_HEADERS, 'content-disposition': attachmentNamed(document.name) };
    const part =
      range === 'whole'
        ? { length: document.size }
        : { length: range.end - range.start + 1, range: `bytes ${range.start}-${range.end}/${document.size}` };
    const answer = { ...headers, 'content-length': String(part.length) };
    // A HEAD request is answered by this handler, too, and nobody would read the file.
    const body =
      context.req.raw.method === 'HEAD' ? null : unwrap(await openDocumentFile(deps.sources, document, range));
    return new Response(body && webStream(body, signal), {
      status: part.range === undefined ? 200 : 206,
      headers: part.range === undefined ? answer : { ...answer, 'content-range': part.range },
    });
  });
}

/** A stream that ends, and lets go of its file or connection, when nobody waits for it any more. */
function webStream(stream: Readable, signal: AbortSignal): ReadableStream<Uint8Array> {
  addAbortSignal(signal, stream);
  return Readable.toWeb(stream, { strategy: { highWaterMark: 1 } }) as ReadableStream<Uint8Array>;
}

/** RFC 6266, for a name of any characters. */
function attachmentNamed(name: string): string {
  const plain = name.replaceAll(/[^\w .-]/g, '_');
  const encoded = encodeURIComponent(name.toWellFormed()).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
