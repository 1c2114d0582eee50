import { err, ok, type Result } from '@footnote/domain';
import { saveFile } from '../storage/save-file.ts';
import { sendRequest, type ApiError } from './api.client.ts';

/** Hands the file that a call gives to the browser to save, under the name the server gave it or `otherwise`; gives that name. */
export async function download(
  url: string,
  init: Parameters<typeof sendRequest>[1],
  otherwise: string,
): Promise<Result<string, ApiError>> {
  const sent = await sendRequest(url, init, '*/*');
  if (!sent.ok) return sent;
  const response = sent.value;
  try {
    const name = nameIn(response.headers.get('content-disposition')) ?? otherwise;
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
