import { createHash } from 'node:crypto';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import {
  openRequestPace,
  PATIENT_HTTP_OPTIONS,
  requestsPerSecond,
  type LiteratureIndex,
  type RequestPace,
} from '@footnote/literature';
import type { LiteratureSources } from '../platform/config/config.ts';
import { createLiteratureUpdates, type LiteratureUpdates } from './literature-updates.ts';
import { syncStateFile } from './sync-state.ts';

/**
 * Where all processes of this user on this machine agree on their pace: the library counts requests by key, and without
 * one by address.
 */
function pacePath(apiKey: string | null): string {
  const whom = createHash('sha256')
    .update(apiKey ?? '')
    .digest('hex')
    .slice(0, 16);
  return join(tmpdir(), `footnote-entrez-${userInfo().uid}-${whom}.sqlite`);
}

/** Opens the updates of an index as configured; nothing is asked of the network before somebody wants it. */
export function openLiteratureUpdates(
  literature: LiteratureIndex,
  sources: LiteratureSources,
  directory: string,
): { updates: LiteratureUpdates; close: () => void } {
  const { entrezApiKey: apiKey, entrezEmail: email, entrezTool: tool, entrezUrl, pubmedUrl, keepFiles } = sources;
  const perSecond = requestsPerSecond(apiKey);
  let pace: RequestPace | null = null;
  const opened = () =>
    (pace ??= openRequestPace({ path: pacePath(apiKey), perSecond, now: Date.now, pause: PATIENT_HTTP_OPTIONS.pause }));
  const updates = createLiteratureUpdates({
    literature,
    state: syncStateFile(directory),
    files: { baseUrl: pubmedUrl, directory, keep: keepFiles },
    entrez: () => ({ baseUrl: entrezUrl, tool, email, apiKey, pace: opened() }),
    http: PATIENT_HTTP_OPTIONS,
    now: () => new Date(),
  });
  return { updates, close: () => pace?.close() };
}
