import { exportRequestSchema } from '@footnote/domain';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import type { ServerEnvironment } from '../platform/http/client.ts';
import { readJson } from '../platform/http/request-body.ts';
import { RequestFailure, statusOf } from '../platform/http/request-errors.ts';
import { exportReferences, type ExportReferencesDeps } from './export-references.ts';
import { LIBRARY_ENDPOINTS } from './library-endpoints.ts';

/** Bytes of a thousand ids. */
const EXPORT_LIMIT = 128 * 1024;

/** The export of references. */
export function libraryRoutes(deps: ExportReferencesDeps): Hono<ServerEnvironment> {
  const routes = new Hono<ServerEnvironment>();
  routes.post(LIBRARY_ENDPOINTS.exportReferences.path, compress(), async (context) => {
    const body = exportRequestSchema.safeParse(await readJson(context, EXPORT_LIMIT));
    if (!body.success) throw new RequestFailure('request/invalid');
    const file = await exportReferences(deps, body.data);
    if (!file.ok) {
      const { code, message } = file.error;
      return context.json({ error: message, code }, statusOf(code));
    }
    return context.body(file.value.content, 200, {
      'content-type': file.value.mediaType,
      'content-disposition': `attachment; filename="${file.value.fileName}"`,
      'cache-control': 'no-store',
    });
  });
  return routes;
}
