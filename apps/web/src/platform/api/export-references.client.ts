import type { ExportFormat, Result } from '@footnote/domain';
import type { ApiError } from './api.client.ts';
import { download } from './download.client.ts';

/**
 * Writes articles of the public index to a file and hands it to the browser to save, under the name the server gave it;
 * gives that name. `ids` are PMIDs, at most EXPORT_LIMIT of them.
 */
export function exportReferences(format: ExportFormat, ids: readonly string[]): Promise<Result<string, ApiError>> {
  return download(
    '/api/library/export',
    { method: 'POST', body: { format, ids } },
    `footnote-references-${format}.txt`,
  );
}
