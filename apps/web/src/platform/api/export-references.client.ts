import { err, ok, type ExportFormat, type Result } from '@footnote/domain';
import { sendRequest, type ApiError } from './api.client.ts';
import { calls } from '../navigation/paths.ts';
import { saveFile } from '../storage/save-file.ts';

/**
 * Writes articles of the public index to a file and hands it to the browser to save, under the name the server gave it;
 * gives that name. `ids` are PMIDs, at most EXPORT_LIMIT of them.
 */
export async function exportReferences(
  format: ExportFormat,
  ids: readonly string[],
): Promise<Result<string, ApiError>> {
  const sent = await sendRequest(calls.libraryExport, { method: 'POST', body: { format, ids } }, '*/*');
  if (!sent.ok) return sent;
  const response = sent.value;
  try {
    const name = nameIn(response.headers.get('content-disposition')) ?? `footnote-references-${format}.txt`;
    // As bytes: read as text, the byte-order mark that spreadsheets look for would be gone.
    saveFile(name, await response.blob());
    return ok(name);
  } catch (cause) {
    return err({ status: response.status, code: '', message: cause instanceof Error ? cause.message : String(cause) });
  }
}

function nameIn(disposition: string | null): string | undefined {
  return /filename="([\w.-]+)"/.exec(disposition ?? '')?.[1];
}
