import {
  featureLock,
  LIBRARY_ERRORS,
  type AccessContext,
  type LibraryError,
  type LibraryErrorCode,
  type Result,
} from '@footnote/domain';
import type { ServerContext } from '../platform/http/client.ts';
import { mount, type App } from '../platform/http/mount.ts';
import { statusOf } from '../platform/http/request-errors.ts';
import type { CurrentUser } from '../platform/owner.ts';
import type { ExportFile } from './export-files.ts';
import { exportReferences, type ExportReferencesDeps } from './export-references.ts';
import { LIBRARY_ENDPOINTS } from './library-endpoints.ts';
import type { RemainingProQuestions } from './library.ports.ts';

export interface LibraryRoutesDeps extends ExportReferencesDeps {
  proUsage: RemainingProQuestions;
}

/** The export of references. */
export function mountLibrary(app: App, deps: LibraryRoutesDeps): void {
  mount(app, LIBRARY_ENDPOINTS.exportReferences, async ({ body, user, access, context }) => {
    const refused = body.format === 'ris' ? await refusedRis(deps, user, access) : null;
    const organizationId = user === null ? null : (context.get('actingFor') ?? null);
    const file =
      refused === null
        ? await exportReferences(deps, { ...body, organizationId })
        : { ok: false as const, error: LIBRARY_ERRORS.error(refused) };
    return fileResponse(context, file);
  });
}

/** Hands a file to the browser to save, or says why there is none. */
export function fileResponse(context: ServerContext, file: Result<ExportFile, LibraryError>): Response {
  if (!file.ok) {
    const { code, message } = file.error;
    return context.json({ error: message, code }, statusOf(code));
  }
  return context.body(file.value.content, 200, {
    'content-type': file.value.mediaType,
    'content-disposition': `attachment; filename="${file.value.fileName}"`,
  });
}

/** Why somebody gets no RIS file: it is for those who pay, and for others while they have PRO questions left. */
export async function refusedRis(
  { proUsage }: Pick<LibraryRoutesDeps, 'proUsage'>,
  user: CurrentUser | null,
  access: AccessContext,
): Promise<LibraryErrorCode | null> {
  const allowance = user === null ? { left: 0 } : await proUsage.allowance(user.accountId);
  const lock = featureLock('risExport', access, allowance);
  if (lock === 'open' || lock === 'counted') return null;
  return lock === 'needsAccount' ? 'library/ris-needs-account' : 'library/ris-needs-pro';
}
